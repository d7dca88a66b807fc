# review: none
## Stealing Bundles: zones, cards as read aloud, log sentences (id = "bundles-" + type of the event).
## $card is a face ("7h", "10o", "8V"), $name and $victim are names, $names a list of them.
## $bundle is 0 where a seat has one bundle, else 1 or 2.

bundles = Stealing Bundles
    .subtitle = Stapel stehlen
    .length = etwa 10 Minuten
    .age = ab 5 Jahren

### Zones

bundles-table = Tisch
bundles-table-empty = Der Tisch ist leer
bundles-dealer = gibt
bundles-direction-left = Es geht im Uhrzeigersinn
bundles-direction-right = Es geht gegen den Uhrzeigersinn

### Cards and piles as a screen reader says them

bundles-card-hand = { RANK($card) }, Hand, { $position } von { $total }
bundles-card-hand-steal = { RANK($card) }, Hand, { $position } von { $total }, stiehlt den Stapel: { $names }
bundles-card-hand-take = { RANK($card) }, Hand, { $position } von { $total }, nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Tisch
bundles-card-hand-lay = { RANK($card) }, Hand, { $position } von { $total }, kommt auf den Tisch
bundles-card-hand-choice = { RANK($card) }, Hand, { $position } von { $total }, du hast die Wahl
bundles-bundle-own = { $bundle ->
    [0] Dein Stapel
   *[numbered] Dein Stapel { $bundle }
}: oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
bundles-bundle-own-empty = { $bundle ->
    [0] Dein Stapel
   *[numbered] Dein Stapel { $bundle }
}: noch leer
bundles-bundle-of = { $bundle ->
    [0] Stapel
   *[numbered] Stapel { $bundle }
}, { $name }: oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
bundles-bundle-of-empty = { $bundle ->
    [0] Stapel
   *[numbered] Stapel { $bundle }
}, { $name }: noch leer
bundles-draw-pile-count = { $count ->
    [0] Talon: leer
    [one] Talon: eine Karte
   *[other] Talon: { $count } Karten
}
bundles-seat = { $name }: oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; Handkarten: { $hand }
bundles-seat-empty = { $name }: noch kein Stapel; Handkarten: { $hand }
bundles-seat-double = { $name }: { $first }; { $second }; Handkarten: { $hand }
bundles-seat-bundle = oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
bundles-seat-none = leer
bundles-seat-out = { $name }: nicht im Stechen
bundles-target-steal = { $bundle ->
    [0] Stapel stehlen
   *[numbered] Stapel { $bundle } stehlen
}: { $name }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
bundles-target-take = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} vom Tisch nehmen
bundles-target-lay = Auf den Tisch legen
bundles-target-into = { $count ->
    [0] Neuen Stapel { $bundle } anfangen
    [one] Auf deinen Stapel { $bundle } mit einer Karte
   *[other] Auf deinen Stapel { $bundle } mit { $count } Karten
}

### Choices and hints

bundles-hint-choose-whose = Wessen Stapel?
bundles-hint-choose-into = Auf welchen deiner Stapel?
bundles-hint-choose-effect = Was soll die Karte tun?
bundles-hint-choose = Spiel eine Handkarte

### Log

bundles-turn-began = { $name } ist dran.
    .you = Du bist dran.
bundles-table-dealt = Offen auf dem Tisch: { $cards }.
bundles-drew = { $name } bekommt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .you = Du bekommst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
bundles-stole = { $name } spielt { RANK($card, form: "acc-a") } und stiehlt { $victim } den Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}!
    .you = Du spielst { RANK($card, form: "acc-a") } und stiehlst { $victim } den Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}!
    .from-you = { $name } spielt { RANK($card, form: "acc-a") } und stiehlt deinen Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}!
bundles-took = { $name } spielt { RANK($card, form: "acc-a") } und nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Tisch.
    .you = Du spielst { RANK($card, form: "acc-a") } und nimmst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Tisch.
bundles-laid = { $name } legt { RANK($card, form: "acc-a") } auf den Tisch.
    .you = Du legst { RANK($card, form: "acc-a") } auf den Tisch.
bundles-swept = { $name } räumt den Tisch ab und bekommt verdeckt eine Karte vom Talon.
    .you = Du räumst den Tisch ab und bekommst verdeckt eine Karte vom Talon.
bundles-leftover-taken = Der Rest geht an { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Tisch.
    .you = Der Rest geht an dich: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Tisch.
bundles-deal-played = Alle Karten sind gespielt.
bundles-most = { $name } hat die meisten Karten: { $count }.
    .you = Du hast die meisten Karten: { $count }.
bundles-tied = Gleich viele Karten: { $names }.

### Play-off

bundles-play-off = Stechen
bundles-next-game = Nächste Runde
bundles-next-play-off = Zum Stechen

### Result

bundles-result-won = Du hast die meisten Karten.
bundles-result-lost = { $name } hat die meisten Karten.
bundles-result-tied = Gleich viele Karten: { $names }. Ein Stechen entscheidet.
bundles-result-drawn = Gleich viele Karten: { $names }. Diese Runde bleibt unentschieden.
bundles-result-cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
bundles-result-games = { $count ->
    [0] keine Runde gewonnen
    [one] eine Runde gewonnen
   *[other] { $count } Runden gewonnen
}
bundles-result-total = { $count ->
    [0] zusammen keine Karte
    [one] zusammen eine Karte
   *[other] zusammen { $count } Karten
}

### Options

bundles-option-pack = Karten
    .text = Üblich sind die 52 französischen. Mit 40 Karten geht es schneller, mit den spanischen gegen den Uhrzeigersinn.
bundles-option-pack-french = 52 französische
bundles-option-pack-spanish = 40 spanische: Casita robada
bundles-option-pack-italian = 40 italienische: Rubamazzo
bundles-option-games = Runden
    .text = So viele Runden hat die Partie. Alle werden gespielt.
bundles-option-counting = Es zählen
    .text = Wer die Partie gewinnt: wer die meisten Runden gewinnt oder wer in allen zusammen die meisten Karten sammelt.
bundles-option-counting-games = gewonnene Runden
bundles-option-counting-cards = alle Karten
bundles-option-hand-size = Karten auf der Hand
    .text = Vier, oder drei, wie man Casita robada und Rubamazzo meist spielt.
bundles-option-last-capture = Rest auf dem Tisch
    .text = Was am Ende auf dem Tisch liegt, kann bekommen, wer zuletzt etwas genommen oder gestohlen hat.
bundles-option-last-capture-no = bleibt liegen
bundles-option-last-capture-yes = an den letzten Fang
bundles-option-friendly = Stehlen
    .text = Ohne Stehlen nehmen alle nur vom Tisch. Für die Jüngsten.
bundles-option-friendly-no = Stehlen erlaubt
bundles-option-friendly-yes = ohne Stehlen
bundles-option-double = Stapel vor jedem Platz
    .text = Mit zwei Stapeln wählst du jedes Mal, welcher wächst.
bundles-option-double-no = ein Stapel
bundles-option-double-yes = zwei Stapel
bundles-option-wild-jacks = Buben
    .text = Ein wilder Bube (Sota, Fante) darf jeden fremden Stapel stehlen, egal was oben liegt.
bundles-option-wild-jacks-no = gewöhnliche
bundles-option-wild-jacks-yes = wilde
bundles-option-sweep-bonus = Bonus fürs Abräumen
    .text = Mit Bonus bekommt, wer alle Karten vom Tisch nimmt, verdeckt eine vom Talon dazu.
bundles-option-sweep-bonus-no = ohne
bundles-option-sweep-bonus-yes = mit
