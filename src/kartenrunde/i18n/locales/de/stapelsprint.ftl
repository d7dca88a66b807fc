# review: none
## Stapelsprint: zones, cards as read aloud, log sentences (id = "stapelsprint-" + type of the event).
## $card is a face ("1" … "12", "★"), $as the number the card stands for, $sequence and $pile count from 1.

stapelsprint = Stapelsprint
    .subtitle = Von 1 bis 12
    .length = etwa 20 Minuten
    .age = ab 7 Jahren

### Zones

stapelsprint-stock = Vorrat
stapelsprint-sequence = Folge { $sequence }
stapelsprint-discard-pile = Ablage { $pile }
stapelsprint-draw-pile = Nachziehstapel
stapelsprint-hand = Deine Karten
stapelsprint-next = nächste { $number }
stapelsprint-piles-of = Ablagen: { $name }
stapelsprint-piles-own = Deine Ablagen
stapelsprint-pile-empty = leer

### Cards and piles as a screen reader says them

stapelsprint-card-hand = { RANK($card) }, Hand, { $position } von { $total }
stapelsprint-card-hand-playable = { RANK($card) }, Hand, { $position } von { $total }, spielbar auf { $targets ->
    [one] Folge { $sequences }
   *[other] den Folgen { $sequences }
}
stapelsprint-card-stock = { $count ->
    [one] Vorrat: { RANK($card) }, die letzte Karte
   *[other] Vorrat: { RANK($card) }, noch { $count } Karten
}
stapelsprint-card-stock-playable = { $count ->
    [one] Vorrat: { RANK($card) }, die letzte Karte
   *[other] Vorrat: { RANK($card) }, noch { $count } Karten
}, spielbar auf { $targets ->
    [one] Folge { $sequences }
   *[other] den Folgen { $sequences }
}
stapelsprint-card-discard = { $count ->
    [one] Ablage { $pile }: { RANK($card) }, eine Karte
   *[other] Ablage { $pile }: oben { RANK($card) }, { $count } Karten
}
stapelsprint-card-discard-playable = { $count ->
    [one] Ablage { $pile }: { RANK($card) }, eine Karte
   *[other] Ablage { $pile }: oben { RANK($card) }, { $count } Karten
}, spielbar auf { $targets ->
    [one] Folge { $sequences }
   *[other] den Folgen { $sequences }
}
stapelsprint-discard-empty = Ablage { $pile }: leer
stapelsprint-sequence-card = Folge { $sequence }: oben { RANK($card, form: "kind") ->
    [joker] Joker als { RANK($as) }
   *[card] { RANK($card) }
}, nächste { RANK($next) }
stapelsprint-sequence-empty = Folge { $sequence }: frei, beginnt mit Eins
stapelsprint-draw-pile-count = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
stapelsprint-seat = { $name }: { $count ->
    [0] Vorrat leer
    [one] Vorrat { RANK($card) }, die letzte Karte
   *[other] Vorrat { RANK($card) }, noch { $count } Karten
}; Handkarten: { $hand }
stapelsprint-target-sequence = Auf Folge { $sequence } spielen
stapelsprint-target-discard = Auf Ablage { $pile } ablegen, beendet den Zug

### Ending the turn

stapelsprint-hint-must-discard = Zum Schluss: Leg eine Handkarte ab
stapelsprint-moves-none = Auf die Folgen passt gerade nichts. Leg eine Handkarte ab.

### Log

stapelsprint-turn-began = { $name } ist dran.
    .you = Du bist dran.
stapelsprint-drew = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .you = Du ziehst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
stapelsprint-reshuffled = Neu gemischt: { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
} wieder im Nachziehstapel.
stapelsprint-played-hand = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} aus der Hand auf Folge { $sequence }.
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} aus der Hand auf Folge { $sequence }.
stapelsprint-played-stock = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} vom Vorrat auf Folge { $sequence }. { $count ->
    [0] Der Vorrat ist leer!
    [one] Noch eine Karte übrig.
   *[other] Noch { $count } Karten übrig.
}
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} vom Vorrat auf Folge { $sequence }. { $count ->
    [0] Dein Vorrat ist leer!
    [one] Noch eine Karte übrig.
   *[other] Noch { $count } Karten übrig.
}
stapelsprint-played-discard = { $name } spielt { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} von Ablage { $pile } auf Folge { $sequence }.
    .you = Du spielst { RANK($card, form: "kind") ->
    [joker] einen Joker als { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc-a") }
} von Ablage { $pile } auf Folge { $sequence }.
stapelsprint-cleared = Folge { $sequence } ist fertig und wird abgeräumt.
stapelsprint-turned-up = { $name } deckt { RANK($card, form: "acc-a") } auf.
    .you = Du deckst { RANK($card, form: "acc-a") } auf.
stapelsprint-discarded = { $name } legt { RANK($card, form: "acc-a") } auf Ablage { $pile } und beendet den Zug.
    .you = Du legst { RANK($card, form: "acc-a") } auf Ablage { $pile } und beendest den Zug.
stapelsprint-turn-ended = { $name } beendet den Zug.
    .you = Du beendest den Zug.
stapelsprint-deal-won = { $name } gewinnt die Runde.
    .you = Du gewinnst die Runde!
stapelsprint-deal-drawn = Unentschieden: Es geht nichts mehr. Niemand bekommt einen Punkt.
stapelsprint-next-needed = Nächste: { RANK($card) }.

### Result

stapelsprint-result-won = Dein Vorrat ist leer.
stapelsprint-result-lost = { $name } hat keinen Vorrat mehr.
stapelsprint-result-drawn = Es geht nichts mehr. Niemand bekommt einen Punkt.
stapelsprint-result-left = { $count ->
    [0] Vorrat leer
    [one] noch eine Karte
   *[other] noch { $count } Karten
}

### Options

stapelsprint-option-stock-size = Karten im Vorrat
    .text = Mehr Karten machen die Runde länger. Üblich sind 10.
stapelsprint-option-target = Punkteziel
    .text = Wer zuerst so viele Punkte hat, gewinnt die Partie.
stapelsprint-option-target-open = ohne Ziel
