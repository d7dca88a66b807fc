# review: none
## Hospodský autobus: zones, cards as read aloud, log sentences (id = "autobus-" + type of the event).
## $card is a face ("7h", "★"), $as the rank it stands for ("7", "T", "K"), $row and $pile count from 1.

autobus = Hospodský autobus
    .subtitle = Der Kneipenbus
    .length = etwa 30 Minuten
    .age = ab 8 Jahren

### Zones

autobus-main-pile = Hauptstapel
autobus-row = Reihe { $row }
autobus-row-new = neue Reihe
autobus-reserve = Hilfsstapel { $pile }
autobus-draw-pile = Nachziehstapel
autobus-next = nächste { $next }
autobus-piles-of = Hilfsstapel: { $name }
autobus-piles-own = Deine Hilfsstapel
autobus-pile-empty = frei

### Cards and piles as a screen reader says them

autobus-card-hand = { RANK($card) }, Hand, { $position } von { $total }
autobus-card-hand-playable = { RANK($card) }, Hand, { $position } von { $total }, spielbar auf { $targets ->
    [one] Reihe { $rows }
   *[other] den Reihen { $rows }
}
autobus-card-main = { $count ->
    [one] Hauptstapel: { RANK($card) }, die letzte Karte
   *[other] Hauptstapel: { RANK($card) }, noch { $count } Karten
}
autobus-card-main-playable = { $count ->
    [one] Hauptstapel: { RANK($card) }, die letzte Karte
   *[other] Hauptstapel: { RANK($card) }, noch { $count } Karten
}, spielbar auf { $targets ->
    [one] Reihe { $rows }
   *[other] den Reihen { $rows }
}
autobus-card-reserve = Hilfsstapel { $pile }: { RANK($card, form: "kind") ->
    [joker] Joker als { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
autobus-card-reserve-playable = Hilfsstapel { $pile }: { RANK($card, form: "kind") ->
    [joker] Joker als { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, spielbar auf { $targets ->
    [one] Reihe { $rows }
   *[other] den Reihen { $rows }
}
autobus-reserve-empty = Hilfsstapel { $pile }: frei
autobus-row-card = Reihe { $row }: oben { RANK($card, form: "kind") ->
    [joker] Joker als { RANK($as) }
   *[card] { RANK($as) }
}, nächste { RANK($next) }; { $count } von 13
autobus-row-empty = Reihe { $row }: frei, beginnt mit Ass oder Joker
autobus-draw-pile-count = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}; Karten in fertigen Reihen: { $finished }
autobus-seat = { $name }: { $count ->
    [0] Hauptstapel leer
    [one] Hauptstapel { RANK($card) }, die letzte Karte
   *[other] Hauptstapel { RANK($card) }, noch { $count } Karten
}; { $taken ->
    [0] Hilfsstapel alle frei
   *[some] Hilfsstapel { $reserves }
}; Handkarten: { $hand }
autobus-seat-reserve = { $pile }: { RANK($as) } ({ $count })
autobus-target-row = Auf Reihe { $row } spielen
autobus-target-row-new = Neue Reihe { $row } beginnen
autobus-target-reserve = Auf Hilfsstapel { $pile } ablegen, beendet den Zug
autobus-target-reserve-joker = Auf Hilfsstapel { $pile } ablegen und den Wert wählen, beendet den Zug
autobus-target-main = Unter den Bus legen, beendet den Zug

### Ending the turn

autobus-put = Karte ablegen
autobus-hint-must-put = Zum Schluss: Handkarte auf einen Hilfsstapel legen
autobus-hint-must-bus = Nichts passt: Eine Handkarte muss unter den Bus
autobus-moves-none = Auf die Reihen passt gerade nichts. Leg eine Handkarte ab.
autobus-bus = Unter den Bus
autobus-bus-choose = Wähl zuerst eine Handkarte.
autobus-bus-why-free = Noch ist ein Hilfsplatz frei. Leg die Karte dorthin.
autobus-bus-why-fits = Diese Karte passt auf Hilfsstapel { $pile }. Leg sie dorthin.
autobus-bus-why-joker = Ein Joker passt auf jeden Hilfsstapel. Unter den Bus darf er nie.
autobus-why-main = Vom Hauptstapel darfst du nur auf eine Reihe spielen.
autobus-why-reserve = Von einem Hilfsstapel darfst du nur auf eine Reihe spielen.

### Joker on a free place

autobus-joker-title = Welchen Wert bekommt der Joker?
autobus-joker-text = Auf Hilfsstapel { $pile } passen danach nur dieser Wert und Joker.
autobus-joker-rank = Joker als { RANK($card) }

### Log

autobus-turn-began = { $name } ist dran.
    .you = Du bist dran.
autobus-drew = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .you = Du ziehst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
autobus-reshuffled = Neu gemischt: { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} wieder im Nachziehstapel.
autobus-played-hand = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} aus der Hand auf Reihe { $row }.
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} aus der Hand auf Reihe { $row }.
autobus-played-main = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} vom Hauptstapel auf Reihe { $row }. { $count ->
    [0] Der Hauptstapel ist leer!
    [one] Noch eine Karte übrig.
   *[other] Noch { $count } Karten übrig.
}
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} vom Hauptstapel auf Reihe { $row }. { $count ->
    [0] Dein Hauptstapel ist leer!
    [one] Noch eine Karte übrig.
   *[other] Noch { $count } Karten übrig.
}
autobus-played-reserve = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} von Hilfsstapel { $pile } auf Reihe { $row }.
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} von Hilfsstapel { $pile } auf Reihe { $row }.
autobus-row-finished = Reihe { $row } ist fertig und wird abgeräumt.
autobus-turned-up = { $name } deckt { RANK($card, form: "acc-a") } auf.
    .you = Du deckst { RANK($card, form: "acc-a") } auf.
autobus-put-on-reserve = { $name } legt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} auf Hilfsstapel { $pile } und beendet den Zug.
    .you = Du legst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} auf Hilfsstapel { $pile } und beendest den Zug.
autobus-bussed = { $name } legt eine Karte unter den Bus und beendet den Zug.
    .you = Du legst { RANK($card, form: "acc-a") } unter den Bus und beendest den Zug.
autobus-turn-ended = { $name } beendet den Zug.
    .you = Du beendest den Zug.
autobus-deal-won = { $name } gewinnt die Runde.
    .you = Du gewinnst die Runde!
autobus-deal-drawn = Unentschieden: Es geht nichts mehr. Jede Karte im Hauptstapel zählt einen Minuspunkt.
autobus-next-needed = Nächste: { RANK($card) }.

### Result

autobus-result-won = Dein Hauptstapel ist leer.
autobus-result-lost = { $name } hat keinen Hauptstapel mehr.
autobus-result-drawn = Es geht nichts mehr. Jede Karte im Hauptstapel zählt einen Minuspunkt.
autobus-result-left = { $count ->
    [0] Hauptstapel leer
    [one] noch eine Karte: −1 Punkt
   *[other] noch { $count } Karten: −{ $count } Punkte
}
autobus-minus-points = { $count ->
    [0] keine Minuspunkte
    [one] ein Minuspunkt
   *[other] { $count } Minuspunkte
}

### Options

autobus-option-main-size = Karten im Hauptstapel
    .text = Mehr Karten machen die Runde länger. Üblich sind 10.
autobus-option-hand-size = Karten auf der Hand
    .text = So viele Karten hast du zu Beginn deines Zuges. Üblich sind 4.
autobus-option-rotating = Wer beginnt
    .text = Üblich ist immer der erste Platz. Reihum beginnt in jeder Runde der nächste.
autobus-option-rotating-no = immer Platz 1
autobus-option-rotating-yes = reihum
