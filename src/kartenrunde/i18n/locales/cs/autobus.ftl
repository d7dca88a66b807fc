# review: none
## Hospodský autobus: zones, cards as read aloud, log sentences (id = "autobus-" + type of the event).
## $card is a face ("7h", "★"), $as the rank it stands for ("7", "T", "K"), $row and $pile count from 1.

autobus = Hospodský autobus
    .subtitle = Od esa po krále
    .length = asi 30 minut
    .age = od 8 let

### Zones

autobus-main-pile = Hlavní balíček
autobus-row = Řada { $row }
autobus-row-new = nová řada
autobus-reserve = Pomocná hromádka { $pile }
autobus-draw-pile = Dobírací balíček
autobus-next = další { $next }
autobus-piles-of = Pomocné hromádky: { $name }
autobus-piles-own = Tvoje pomocné hromádky
autobus-pile-empty = volná

### Cards and piles as a screen reader says them

autobus-card-hand = { RANK($card) }, ruka, { $position } { $total ->
    [1] z 1
    [5] z 5
   *[some] ze { $total }
}
autobus-card-hand-playable = { RANK($card) }, ruka, { $position } { $total ->
    [1] z 1
    [5] z 5
   *[some] ze { $total }
}, jde zahrát do { $targets ->
    [one] řady { $rows }
    [few] řad { $rows }
    [many] řad { $rows }
   *[other] řad { $rows }
}
autobus-card-main = { $count ->
    [one] Hlavní balíček: { RANK($card) }, poslední karta
    [few] Hlavní balíček: { RANK($card) }, ještě { $count } karty
    [many] Hlavní balíček: { RANK($card) }, ještě { $count } karty
   *[other] Hlavní balíček: { RANK($card) }, ještě { $count } karet
}
autobus-card-main-playable = { $count ->
    [one] Hlavní balíček: { RANK($card) }, poslední karta
    [few] Hlavní balíček: { RANK($card) }, ještě { $count } karty
    [many] Hlavní balíček: { RANK($card) }, ještě { $count } karty
   *[other] Hlavní balíček: { RANK($card) }, ještě { $count } karet
}, jde zahrát do { $targets ->
    [one] řady { $rows }
    [few] řad { $rows }
    [many] řad { $rows }
   *[other] řad { $rows }
}
autobus-card-reserve = Pomocná hromádka { $pile }: { RANK($card, form: "kind") ->
    [joker] žolík jako { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
autobus-card-reserve-playable = Pomocná hromádka { $pile }: { RANK($card, form: "kind") ->
    [joker] žolík jako { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}, jde zahrát do { $targets ->
    [one] řady { $rows }
    [few] řad { $rows }
    [many] řad { $rows }
   *[other] řad { $rows }
}
autobus-reserve-empty = Pomocná hromádka { $pile }: volná
autobus-row-card = Řada { $row }: navrchu { RANK($card, form: "kind") ->
    [joker] žolík jako { RANK($as) }
   *[card] { RANK($as) }
}, další { RANK($next) }; { $count } ze 13
autobus-row-empty = Řada { $row }: volná, začíná eso nebo žolík
autobus-draw-pile-count = { $count ->
    [0] Dobírací balíček: prázdný
    [one] Dobírací balíček: jedna karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
}; karty v hotových řadách: { $finished }
autobus-seat = { $name }: { $count ->
    [0] hlavní balíček prázdný
    [one] hlavní balíček { RANK($card) }, poslední karta
    [few] hlavní balíček { RANK($card) }, ještě { $count } karty
    [many] hlavní balíček { RANK($card) }, ještě { $count } karty
   *[other] hlavní balíček { RANK($card) }, ještě { $count } karet
}; { $taken ->
    [0] všechny pomocné hromádky volné
   *[some] pomocné hromádky { $reserves }
}; karty v ruce: { $hand }
autobus-seat-reserve = { $pile }: { RANK($as) } ({ $count })
autobus-target-row = Zahrát do řady { $row }
autobus-target-row-new = Začít novou řadu { $row }
autobus-target-reserve = Odložit na pomocnou hromádku { $pile }, ukončí tah
autobus-target-reserve-joker = Odložit na pomocnou hromádku { $pile } a vybrat hodnotu, ukončí tah
autobus-target-main = Dát pod autobus, ukončí tah

### Ending the turn

autobus-put = Odložit kartu
autobus-hint-must-put = Nakonec odlož kartu na pomocnou hromádku
autobus-hint-must-bus = Nic se nehodí: jedna karta musí pod autobus
autobus-moves-none = Do řad se teď nic nehodí. Odlož kartu z ruky.
autobus-bus = Pod autobus
autobus-bus-choose = Nejdřív vyber kartu z ruky.
autobus-bus-why-free = Ještě máš volné místo. Odlož kartu tam.
autobus-bus-why-fits = Tahle karta se hodí na pomocnou hromádku { $pile }. Odlož ji tam.
autobus-bus-why-joker = Žolík se hodí na každou pomocnou hromádku. Pod autobus nesmí nikdy.
autobus-why-main = Karta z hlavního balíčku smí jen do řady.
autobus-why-reserve = Karta z pomocné hromádky smí jen do řady.

### Joker on a free place

autobus-joker-title = Jakou hodnotu dostane žolík?
autobus-joker-text = Na pomocnou hromádku { $pile } se potom hodí jen tahle hodnota a žolíci.
autobus-joker-rank = Žolík jako { RANK($card) }

### Log

autobus-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
autobus-drew = { $name } si líže { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .you = Lížeš si { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
autobus-reshuffled = Míchá se znovu: { $count ->
    [one] jedna karta se vrací
    [few] { $count } karty se vracejí
    [many] { $count } karty se vrací
   *[other] { $count } karet se vrací
} do dobíracího balíčku.
autobus-played-hand = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ruky do řady { $row }.
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ruky do řady { $row }.
autobus-played-main = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z hlavního balíčku do řady { $row }. { $count ->
    [0] Hlavní balíček je prázdný!
    [one] Zbývá jedna karta.
    [few] Zbývají { $count } karty.
    [many] Zbývá { $count } karty.
   *[other] Zbývá { $count } karet.
}
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z hlavního balíčku do řady { $row }. { $count ->
    [0] Tvůj hlavní balíček je prázdný!
    [one] Zbývá jedna karta.
    [few] Zbývají { $count } karty.
    [many] Zbývá { $count } karty.
   *[other] Zbývá { $count } karet.
}
autobus-played-reserve = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z pomocné hromádky { $pile } do řady { $row }.
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z pomocné hromádky { $pile } do řady { $row }.
autobus-row-finished = Řada { $row } je hotová a jde ze stolu.
autobus-turned-up = { $name } otáčí { RANK($card, form: "acc") }.
    .you = Otáčíš { RANK($card, form: "acc") }.
autobus-put-on-reserve = { $name } odkládá { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} na pomocnou hromádku { $pile } a končí tah.
    .you = Odkládáš { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} na pomocnou hromádku { $pile } a končíš tah.
autobus-bussed = { $name } dává kartu pod autobus a končí tah.
    .you = Dáváš { RANK($card, form: "acc") } pod autobus a končíš tah.
autobus-turn-ended = { $name } končí tah.
    .you = Končíš tah.
autobus-deal-won = { $name } vyhrává kolo.
    .you = Vyhráváš kolo!
autobus-deal-drawn = Remíza: už nejde nic zahrát. Každá karta v hlavním balíčku je jeden trestný bod.
autobus-next-needed = Další: { RANK($card) }.

### Result

autobus-result-won = Tvůj hlavní balíček je prázdný.
autobus-result-lost = { $name } už nemá karty v hlavním balíčku.
autobus-result-drawn = Už nejde nic zahrát. Každá karta v hlavním balíčku je jeden trestný bod.
autobus-result-left = { $count ->
    [0] hlavní balíček prázdný
    [one] ještě jedna karta: −1 bod
    [few] ještě { $count } karty: −{ $count } body
    [many] ještě { $count } karty: −{ $count } bodu
   *[other] ještě { $count } karet: −{ $count } bodů
}
autobus-minus-points = { $count ->
    [0] žádné trestné body
    [one] jeden trestný bod
    [few] { $count } trestné body
    [many] { $count } trestného bodu
   *[other] { $count } trestných bodů
}

### Options

autobus-option-main-size = Karty v hlavním balíčku
    .text = S více kartami trvá kolo déle. Obvyklých je 10.
autobus-option-hand-size = Karty v ruce
    .text = Tolik karet máš v ruce na začátku svého tahu. Obvyklé jsou 4.
autobus-option-rotating = Kdo začíná
    .text = Obvykle začíná vždy první místo. Při střídání začíná v každém kole další místo.
autobus-option-rotating-no = vždy místo 1
autobus-option-rotating-yes = střídavě
