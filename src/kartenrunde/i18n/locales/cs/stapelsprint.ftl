# review: none
## Stapelsprint: zones, cards as read aloud, log sentences (id = "stapelsprint-" + type of the event).
## $card is a face ("1" … "12", "★"), $as the number the card stands for, $sequence and $pile count from 1.

stapelsprint = Stapelsprint
    .subtitle = Od 1 do 12
    .length = asi 20 minut
    .age = od 7 let

### Zones

stapelsprint-stock = Zásoba
stapelsprint-sequence = Řada { $sequence }
stapelsprint-discard-pile = Hromádka { $pile }
stapelsprint-draw-pile = Dobírací balíček
stapelsprint-hand = Tvoje karty
stapelsprint-next = další { $number }
stapelsprint-piles-of = Odkládací hromádky: { $name }
stapelsprint-piles-own = Tvoje odkládací hromádky
stapelsprint-pile-empty = prázdná

### Cards and piles as a screen reader says them

stapelsprint-card-hand = { RANK($card) }, ruka, { $position } z { $total }
stapelsprint-card-hand-playable = { RANK($card) }, ruka, { $position } z { $total }, jde zahrát na { $targets ->
    [one] řadu { $sequences }
    [few] řady { $sequences }
    [many] řady { $sequences }
   *[other] řady { $sequences }
}
stapelsprint-card-stock = { $count ->
    [one] Zásoba: { RANK($card) }, poslední karta
    [few] Zásoba: { RANK($card) }, ještě { $count } karty
    [many] Zásoba: { RANK($card) }, ještě { $count } karty
   *[other] Zásoba: { RANK($card) }, ještě { $count } karet
}
stapelsprint-card-stock-playable = { $count ->
    [one] Zásoba: { RANK($card) }, poslední karta
    [few] Zásoba: { RANK($card) }, ještě { $count } karty
    [many] Zásoba: { RANK($card) }, ještě { $count } karty
   *[other] Zásoba: { RANK($card) }, ještě { $count } karet
}, jde zahrát na { $targets ->
    [one] řadu { $sequences }
    [few] řady { $sequences }
    [many] řady { $sequences }
   *[other] řady { $sequences }
}
stapelsprint-card-discard = { $count ->
    [one] Hromádka { $pile }: { RANK($card) }, jedna karta
    [few] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karty
    [many] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karty
   *[other] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karet
}
stapelsprint-card-discard-playable = { $count ->
    [one] Hromádka { $pile }: { RANK($card) }, jedna karta
    [few] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karty
    [many] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karty
   *[other] Hromádka { $pile }: navrchu { RANK($card) }, { $count } karet
}, jde zahrát na { $targets ->
    [one] řadu { $sequences }
    [few] řady { $sequences }
    [many] řady { $sequences }
   *[other] řady { $sequences }
}
stapelsprint-discard-empty = Hromádka { $pile }: prázdná
stapelsprint-sequence-card = Řada { $sequence }: navrchu { RANK($card, form: "kind") ->
    [joker] žolík jako { RANK($as) }
   *[card] { RANK($card) }
}, další { RANK($next) }
stapelsprint-sequence-empty = Řada { $sequence }: volná, začíná jednička
stapelsprint-draw-pile-count = { $count ->
    [0] Dobírací balíček: prázdný
    [one] Dobírací balíček: jedna karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
}
stapelsprint-seat = { $name }: { $count ->
    [0] zásoba prázdná
    [one] zásoba { RANK($card) }, poslední karta
    [few] zásoba { RANK($card) }, ještě { $count } karty
    [many] zásoba { RANK($card) }, ještě { $count } karty
   *[other] zásoba { RANK($card) }, ještě { $count } karet
}; karty v ruce: { $hand }
stapelsprint-target-sequence = Zahrát na řadu { $sequence }
stapelsprint-target-discard = Odložit na hromádku { $pile }, ukončí tah

### Ending the turn

stapelsprint-hint-must-discard = Nakonec odlož kartu z ruky
stapelsprint-moves-none = Na řady se teď nic nehodí. Odlož kartu z ruky.

### Log

stapelsprint-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
stapelsprint-drew = { $name } si líže { $count ->
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
stapelsprint-reshuffled = Míchá se znovu: { $count ->
    [one] jedna karta se vrací
    [few] { $count } karty se vracejí
    [many] { $count } karty se vrací
   *[other] { $count } karet se vrací
} do dobíracího balíčku.
stapelsprint-played-hand = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ruky na řadu { $sequence }.
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ruky na řadu { $sequence }.
stapelsprint-played-stock = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze zásoby na řadu { $sequence }. { $count ->
    [0] Zásoba je prázdná!
    [one] Zbývá jedna karta.
    [few] Zbývají { $count } karty.
    [many] Zbývá { $count } karty.
   *[other] Zbývá { $count } karet.
}
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze zásoby na řadu { $sequence }. { $count ->
    [0] Tvoje zásoba je prázdná!
    [one] Zbývá jedna karta.
    [few] Zbývají { $count } karty.
    [many] Zbývá { $count } karty.
   *[other] Zbývá { $count } karet.
}
stapelsprint-played-discard = { $name } hraje { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z hromádky { $pile } na řadu { $sequence }.
    .you = Hraješ { RANK($card, form: "kind") ->
    [joker] žolíka jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z hromádky { $pile } na řadu { $sequence }.
stapelsprint-cleared = Řada { $sequence } je hotová a jde ze stolu.
stapelsprint-turned-up = { $name } otáčí { RANK($card, form: "acc") }.
    .you = Otáčíš { RANK($card, form: "acc") }.
stapelsprint-discarded = { $name } odkládá { RANK($card, form: "acc") } na hromádku { $pile } a končí tah.
    .you = Odkládáš { RANK($card, form: "acc") } na hromádku { $pile } a končíš tah.
stapelsprint-turn-ended = { $name } končí tah.
    .you = Končíš tah.
stapelsprint-deal-won = { $name } vyhrává kolo.
    .you = Vyhráváš kolo!
stapelsprint-deal-drawn = Remíza: už nejde nic zahrát. Nikdo nedostává bod.
stapelsprint-next-needed = Další: { RANK($card) }.

### Result

stapelsprint-result-won = Tvoje zásoba je prázdná.
stapelsprint-result-lost = { $name } už nemá karty v zásobě.
stapelsprint-result-drawn = Už nejde nic zahrát. Nikdo nedostává bod.
stapelsprint-result-left = { $count ->
    [0] zásoba prázdná
    [one] ještě jedna karta
    [few] ještě { $count } karty
    [many] ještě { $count } karty
   *[other] ještě { $count } karet
}

### Options

stapelsprint-option-stock-size = Karty v zásobě
    .text = S více kartami trvá kolo déle. Obvyklých je 10.
stapelsprint-option-target = Cílový počet bodů
    .text = Kdo první získá tolik bodů, vyhrává partii.
stapelsprint-option-target-open = bez cíle
