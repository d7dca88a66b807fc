# review: none
## Stealing Bundles: zones, cards as read aloud, log sentences (id = "bundles-" + type of the event).
## $card is a face ("7h", "10o", "8V"), $name and $victim are names, $names a list of them.
## $bundle is 0 where a seat has one bundle, else 1 or 2.

bundles = Stealing Bundles
    .subtitle = Krádež hromádek
    .length = asi 10 minut
    .age = od 5 let

### Zones

bundles-table = Stůl
bundles-table-empty = Stůl je prázdný
bundles-dealer = rozdává
bundles-direction-left = Hraje se po směru hodinových ručiček
bundles-direction-right = Hraje se proti směru hodinových ručiček

### Cards and piles as a screen reader says them

bundles-card-hand = { RANK($card) }, ruka, { $position } z { $total }
bundles-card-hand-steal = { RANK($card) }, ruka, { $position } z { $total }, krade hromádku: { $names }
bundles-card-hand-take = { RANK($card) }, ruka, { $position } z { $total }, bere ze stolu { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-card-hand-lay = { RANK($card) }, ruka, { $position } z { $total }, zůstane na stole
bundles-card-hand-choice = { RANK($card) }, ruka, { $position } z { $total }, máš na výběr
bundles-bundle-own = { $bundle ->
    [0] Tvoje hromádka
   *[numbered] Tvoje hromádka { $bundle }
}: navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-bundle-own-empty = { $bundle ->
    [0] Tvoje hromádka
   *[numbered] Tvoje hromádka { $bundle }
}: zatím prázdná
bundles-bundle-of = { $bundle ->
    [0] Hromádka
   *[numbered] Hromádka { $bundle }
}, { $name }: navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-bundle-of-empty = { $bundle ->
    [0] Hromádka
   *[numbered] Hromádka { $bundle }
}, { $name }: zatím prázdná
bundles-draw-pile-count = { $count ->
    [0] Talon: prázdný
    [one] Talon: jedna karta
    [few] Talon: { $count } karty
    [many] Talon: { $count } karty
   *[other] Talon: { $count } karet
}
bundles-seat = { $name }: navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}; karty v ruce: { $hand }
bundles-seat-empty = { $name }: zatím bez hromádky; karty v ruce: { $hand }
bundles-seat-double = { $name }: { $first }; { $second }; karty v ruce: { $hand }
bundles-seat-bundle = navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-seat-none = prázdná
bundles-seat-out = { $name }: mimo rozstřel
bundles-target-steal = { $bundle ->
    [0] Ukrást hromádku
   *[numbered] Ukrást hromádku { $bundle }
}: { $name }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-target-take = Sebrat ze stolu { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-target-lay = Položit na stůl
bundles-target-into = { $count ->
    [0] Začít novou hromádku { $bundle }
    [one] Na tvoji hromádku { $bundle }, je v ní jedna karta
    [few] Na tvoji hromádku { $bundle }, jsou v ní { $count } karty
    [many] Na tvoji hromádku { $bundle }, je v ní { $count } karty
   *[other] Na tvoji hromádku { $bundle }, je v ní { $count } karet
}

### Choices and hints

bundles-hint-choose-whose = Čí hromádka?
bundles-hint-choose-into = Na kterou z tvých hromádek?
bundles-hint-choose-effect = Co má karta udělat?
bundles-hint-choose = Zahraj kartu z ruky

### Log

bundles-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
bundles-table-dealt = Na stole leží: { $cards }.
bundles-drew = { $name } dostává { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .you = Dostáváš { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
bundles-stole = { $name } hraje { RANK($card, form: "acc") } a krade hromádku ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}). Přichází o ni { $victim }!
    .you = Hraješ { RANK($card, form: "acc") } a kradeš hromádku ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}). Přichází o ni { $victim }!
    .from-you = { $name } hraje { RANK($card, form: "acc") } a krade tvoji hromádku: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}!
bundles-took = { $name } hraje { RANK($card, form: "acc") } a bere ze stolu { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .you = Hraješ { RANK($card, form: "acc") } a bereš ze stolu { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
bundles-laid = { $name } pokládá { RANK($card, form: "acc") } na stůl.
    .you = Pokládáš { RANK($card, form: "acc") } na stůl.
bundles-swept = { $name } uklízí stůl a dostává skrytou kartu z talonu.
    .you = Uklízíš stůl a dostáváš skrytou kartu z talonu.
bundles-leftover-taken = { $name } bere zbytek ze stolu: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .you = Bereš zbytek ze stolu: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
bundles-deal-played = Všechny karty jsou zahrané.
bundles-most = { $name } má nejvíc karet: { $count }.
    .you = Máš nejvíc karet: { $count }.
bundles-tied = Stejně karet: { $names }.

### Play-off

bundles-play-off = Rozstřel
bundles-next-game = Další kolo
bundles-next-play-off = K rozstřelu

### Result

bundles-result-won = Máš nejvíc karet.
bundles-result-lost = { $name } má nejvíc karet.
bundles-result-tied = Stejně karet: { $names }. Rozhodne rozstřel.
bundles-result-drawn = Stejně karet: { $names }. Toto kolo končí remízou.
bundles-result-cards = { $count ->
    [0] žádná karta
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
bundles-result-games = { $count ->
    [0] žádné vyhrané kolo
    [one] jedno vyhrané kolo
    [few] { $count } vyhraná kola
    [many] { $count } vyhraného kola
   *[other] { $count } vyhraných kol
}
bundles-result-total = { $count ->
    [0] celkem žádná karta
    [one] celkem jedna karta
    [few] celkem { $count } karty
    [many] celkem { $count } karty
   *[other] celkem { $count } karet
}

### Options

bundles-option-pack = Karty
    .text = Obvyklých je 52 francouzských. Se 40 kartami je hra kratší a se španělskými se hraje proti směru hodinových ručiček.
bundles-option-pack-french = francouzské, 52
bundles-option-pack-spanish = španělské, 40: Casita robada
bundles-option-pack-italian = italské, 40: Rubamazzo
bundles-option-games = Kola
    .text = Tolik kol má partie. Hrají se všechna.
bundles-option-counting = Co se počítá
    .text = Partii vyhrává, kdo vyhraje nejvíc kol, nebo kdo ve všech kolech dohromady sebere nejvíc karet.
bundles-option-counting-games = vyhraná kola
bundles-option-counting-cards = všechny karty
bundles-option-hand-size = Karty v ruce
    .text = Čtyři, nebo tři, jak se Casita robada a Rubamazzo většinou hrají.
bundles-option-last-capture = Zbytek na stole
    .text = Co na konci zůstane na stole, může dostat, kdo naposled něco sebere nebo ukradne.
bundles-option-last-capture-no = zůstane ležet
bundles-option-last-capture-yes = za poslední sebrání
bundles-option-friendly = Krádeže
    .text = Bez krádeží berou všichni jen ze stolu. Pro nejmenší.
bundles-option-friendly-no = krást se smí
bundles-option-friendly-yes = bez krádeží
bundles-option-double = Hromádky u každého místa
    .text = Se dvěma hromádkami pokaždé volíš, která poroste.
bundles-option-double-no = jedna hromádka
bundles-option-double-yes = dvě hromádky
bundles-option-wild-jacks = Kluci
    .text = Divoký kluk (sota, fante) smí ukrást kteroukoli cizí hromádku, ať je navrchu cokoli.
bundles-option-wild-jacks-no = obyčejní
bundles-option-wild-jacks-yes = divocí
bundles-option-sweep-bonus = Prémie za čistý stůl
    .text = S prémií dostane, kdo sebere všechny karty ze stolu, ještě jednu skrytou z talonu.
bundles-option-sweep-bonus-no = bez prémie
bundles-option-sweep-bonus-yes = s prémií
