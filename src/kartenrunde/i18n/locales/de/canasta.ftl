# review: none
## Canasta: zones, cards as read aloud, the tray, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h") or a rank as the wire writes it ("T"), or a word: "black-three", "red-three", "wild-joker".
## $name is a name, $names, $cards and $melds are lists, $own, $others and $points are written numbers.

canasta = Canasta
    .subtitle = Zwei gegen zwei
    .length = etwa eine Stunde
    .age = ab 10 Jahren

### Seats and sides

canasta-seat = { $name }; Handkarten: { $count }
canasta-seat-partner = { $name }, spielt mit dir; Handkarten: { $count }
canasta-seat-opponent = { $name }, spielt gegen dich; Handkarten: { $count }
canasta-minimum = Auslegen ab { $count }
canasta-has-opened = ausgelegt

### Piles

canasta-draw-pile-count = { $count ->
    [0] Talon: leer
    [one] Talon: eine Karte
   *[other] Talon: { $count } Karten
}
canasta-pile = Ablagestapel: oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
canasta-pile-frozen = Ablagestapel, eingefroren: oben { RANK($card) }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
canasta-pile-empty = Ablagestapel: leer

### Melds

canasta-melds-own = Eure Meldungen
canasta-melds-others = Meldungen der anderen
canasta-meld = { RANK($card, form: "pl") }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $wilds ->
    [0] { "" }
   *[some] , davon wild: { $wilds }
}{ $kind ->
    [natural] , reines Canasta
    [mixed] , gemischtes Canasta
   *[none] { "" }
}
canasta-meld-none = { RANK($card, form: "pl") }: noch keine Meldung
canasta-red-threes = { $count ->
    [0] Rote Dreien: keine
    [one] Rote Dreien: eine
   *[other] Rote Dreien: { $count }
}
canasta-mark-natural = rein
canasta-mark-mixed = gem.

### Hand

canasta-card-hand = { RANK($card) }, Hand, { $position } von { $total }
canasta-group = { RANK($card, form: "pl") }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
canasta-group-picked = { RANK($card, form: "pl") }: { $picked } von { $count } gewählt
canasta-view-groups = Gruppen
canasta-view-fan = Fächer

### Tray

canasta-tray = Bereitgelegt
canasta-tray-empty = Noch nichts bereitgelegt
canasta-tray-progress = { $count } von { $minimum }
canasta-tray-missing = { $count ->
    [one] noch ein Punkt
   *[other] noch { $count } Punkte
}
canasta-tray-enough = Das reicht
canasta-tray-meld = Bereitgelegte { RANK($card, form: "pl") }: { $cards }
canasta-tray-with-top = mit der obersten Karte des Ablagestapels
canasta-tray-back = Zurück auf die Hand
canasta-tray-clear = Alles zurück

### Places for cards

canasta-target-draw = Eine Karte ziehen
canasta-target-take = Ablagestapel nehmen
canasta-target-meld = An eure { RANK($card, form: "pl") } anlegen
canasta-target-new = Neue Meldung bereitlegen: { RANK($card, form: "pl") }
canasta-target-tray = Bereitlegen
canasta-target-discard = Abwerfen, beendet den Zug

### The main button and what is expected

canasta-draw = Ziehen
canasta-take = Aufnehmen
canasta-set-out = Bereitlegen
canasta-lay = Auslegen
canasta-discard = Abwerfen
canasta-go-out = Ausmachen
canasta-end-deal = Nicht nehmen, beenden
canasta-hint-draw = Zieh, oder nimm den Stapel
canasta-hint-draw-only = Zieh eine Karte
canasta-hint-must-take = Talon leer: Nimm den Stapel
canasta-hint-take-or-end = Talon leer: Nimm den Stapel, oder beende die Runde
canasta-hint-play = Leg aus, oder wirf ab
canasta-hint-picked = Auf ein Feld, oder abwerfen
canasta-hint-wild = Zu welcher Meldung?
canasta-hint-tray = Leg aus, was bereitliegt
canasta-hint-take-with = Nimm den Stapel damit
canasta-hint-last-card = Mit der letzten Karte machst du aus

### Log

canasta-turn-began = { $name } ist dran.
    .you = Du bist dran.
canasta-drew = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .you = Du ziehst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
canasta-turned-up = Aufgedeckt: { RANK($card) }.
canasta-laid-red-three = { $name } legt eine rote Drei aus.
    .you = Du legst eine rote Drei aus.
canasta-took-pile = { $name } nimmt den Ablagestapel ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}) und legt aus: { $melds }.
    .you = Du nimmst den Ablagestapel ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}) und legst aus: { $melds }.
canasta-laid = { $name } legt aus: { $melds }.
    .you = Du legst aus: { $melds }.
canasta-laid-meld = { $count } × { RANK($card) }{ $wilds ->
    [0] { "" }
   *[some] { " " }(davon wild: { $wilds })
}
canasta-opened = Erstes Auslegen: { $name }, { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}.
    .you = Damit habt ihr ausgelegt: { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}.
canasta-canasta-made = { $kind ->
    [natural] Reines
   *[mixed] Gemischtes
} Canasta aus { RANK($card, form: "dat-pl") }: { $name }!
    .you = { $kind ->
    [natural] Reines
   *[mixed] Gemischtes
} Canasta aus { RANK($card, form: "dat-pl") } für euch!
canasta-discarded = { $name } wirft { RANK($card, form: "acc-a") } ab.
    .you = Du wirfst { RANK($card, form: "acc-a") } ab.
canasta-now-frozen = Der Ablagestapel ist jetzt eingefroren.
canasta-now-blocked = Der nächste Platz kann den Ablagestapel nicht nehmen.
canasta-went-out = { $name } macht aus.
    .you = Du machst aus!
canasta-went-out-concealed = { $name } macht aus der Hand aus.
    .you = Du machst aus der Hand aus!
canasta-deal-exhausted = Der Talon ist leer, und { $name } nimmt nicht. Die Runde ist zu Ende.
    .you = Der Talon ist leer, und du nimmst nicht. Die Runde ist zu Ende.
canasta-deal-exhausted-all = Der Talon ist leer, und niemand kann den Ablagestapel nehmen. Die Runde ist zu Ende.
canasta-last-red-three-laid = Die letzte Karte im Talon ist eine rote Drei. { $name } legt sie aus, und die Runde ist zu Ende.
    .you = Die letzte Karte im Talon ist eine rote Drei. Du legst sie aus, und die Runde ist zu Ende.
canasta-deal-scored = Punkte dieser Runde: { $scores }.
canasta-side-scored = { $side }: { $points }

## Needed later: the first look at a table does without what stands below.

### Piles

canasta-pile-title = Ablagestapel
canasta-pile-size = { $count ->
    [0] Der Ablagestapel ist leer.
    [one] Im Ablagestapel liegt eine Karte.
   *[other] Im Ablagestapel liegen { $count } Karten.
}
canasta-pile-red-threes = { $count ->
    [one] Eine rote Drei ist darunter.
   *[other] { $count } rote Dreien sind darunter.
}
canasta-pile-open = Er ist nicht eingefroren.
canasta-frozen-wild = Er ist eingefroren: Eine wilde Karte liegt darin.
canasta-frozen-red-three = Er ist eingefroren: Eine rote Drei liegt darin.
canasta-frozen-unopened = Für euch ist er eingefroren, bis ihr ausgelegt habt.
canasta-blocked-wild = Oben liegt eine wilde Karte. Niemand kann den Ablagestapel jetzt nehmen.
canasta-blocked-black-three = Oben liegt eine schwarze Drei. Niemand kann den Ablagestapel jetzt nehmen.
canasta-ways = So kannst du ihn nehmen
canasta-ways-none = Mit diesen Handkarten kannst du ihn nicht nehmen.
canasta-way-pair = Mit zwei { RANK($card, form: "dat-pl") } von der Hand
canasta-way-natural-and-two = Mit { RANK($card, form: "dat-a") } und einer Zwei von der Hand
canasta-way-natural-and-joker = Mit { RANK($card, form: "dat-a") } und einem Joker von der Hand
canasta-way-top-alone = Die oberste Karte allein, an eure { RANK($card, form: "pl") }

### Keyboard help

canasta-keys-main = Ziehen, aufnehmen, auslegen oder abwerfen: was auf dem großen Knopf steht

### Questions before something final

canasta-out-title = Ausmachen?
canasta-out-text = Damit endet die Runde sofort.
canasta-out-partner = { $count ->
    [one] { $name } hat noch eine Karte auf der Hand. Sie zählt minus.
   *[other] { $name } hat noch { $count } Karten auf der Hand. Sie zählen minus.
}
canasta-one-left-title = Nur eine Karte behalten?
canasta-one-left-text = Dann musst du ausmachen: Du kannst die letzte Karte nur noch abwerfen oder anlegen, und die Runde endet.

### Result

canasta-result-went-out = { $name } macht aus.
    .you = Du machst aus.
canasta-result-concealed = { $name } macht aus der Hand aus.
    .you = Du machst aus der Hand aus.
canasta-result-exhausted = Der Talon ist leer. Niemand macht aus.
canasta-result-last-red-three = Die letzte Karte im Talon war eine rote Drei. Niemand macht aus.
canasta-item-canastas = Canastas
    .text = rein: { $natural }, gemischt: { $mixed }
canasta-item-red-threes = Rote Dreien
    .text = { $count } von vier
canasta-item-out = Ausgemacht
    .concealed = Aus der Hand ausgemacht
canasta-item-laid = Gelegte Karten
canasta-item-hand = Karten auf der Hand

### What the table says without asking

canasta-tray-returned = Was bereitlag, ist wieder auf deiner Hand.
canasta-why-others = Das sind Meldungen der anderen. Ihr legt nur an eure eigenen an.
canasta-why-laid = Was ausgelegt ist, bleibt liegen.
canasta-why-draw-pile = Vom Talon ziehst du nur am Anfang deines Zuges.
canasta-why-one-discard = Abwerfen kannst du nur eine Karte. Wähl eine einzige.

### Why something was refused, with what can be done now

refusal-move-draw-first = Zieh zuerst eine Karte, oder nimm den Ablagestapel.
refusal-move-already-drawn = Gezogen oder genommen wird nur am Anfang des Zuges. Leg aus, oder wirf eine Karte ab.
refusal-move-nothing-to-draw = Der Talon ist leer. Nimm den Ablagestapel, oder beende die Runde.
refusal-move-still-to-draw = Im Talon liegen noch Karten. Zieh eine, oder nimm den Ablagestapel.
refusal-move-must-take-pile = Der Talon ist leer, und die oberste Karte passt zu eurer Meldung. Nimm den Ablagestapel.
refusal-move-pile-blocked = Oben liegt eine wilde Karte oder eine schwarze Drei. Der Ablagestapel bleibt liegen; zieh eine Karte.
refusal-move-pile-of-one = Mit nur einer Handkarte darfst du keinen Stapel aus nur einer Karte nehmen. Zieh eine Karte.
refusal-move-frozen-needs-pair = Der Ablagestapel ist eingefroren. Nimm dazu zwei { RANK($rank, form: "pl") } von der Hand; { $missing ->
    [one] eine fehlt
   *[other] { $missing } fehlen
}.
refusal-move-unopened-needs-pair = Solange ihr nicht ausgelegt habt, ist der Ablagestapel für euch eingefroren. Nimm dazu zwei { RANK($rank, form: "pl") } von der Hand; { $missing ->
    [one] eine fehlt
   *[other] { $missing } fehlen
}.
refusal-move-top-needs-natural = Wilde Karten allein nehmen den Ablagestapel nicht. Nimm mindestens { RANK($rank, form: "acc-a") } von der Hand dazu.
refusal-move-top-not-matched = Nimm dazu zwei { RANK($rank, form: "pl") } von der Hand, oder { RANK($rank, form: "acc-a") } und eine wilde Karte.
refusal-move-card-twice = Eine Karte kann nur einmal gelegt werden. Wähl für eine der Stellen eine andere.
refusal-move-rank-twice = Eine Seite hat nur eine Meldung aus { RANK($rank, form: "dat-pl") }. Leg die Karten zusammen.
refusal-move-nothing-laid = Es liegt noch nichts bereit. Wähl erst Karten für eine Meldung.
refusal-move-no-such-meld = Eine Meldung gibt es nur aus Werten von Vier bis Ass, nicht aus wilden Karten allein. Wähl einen anderen Wert.
refusal-move-other-rank = Hier passt kein anderer Wert: { RANK($card) } gehört nicht zu { RANK($rank, form: "dat-pl") }. Nimm die Karte zurück.
refusal-move-meld-too-small = Eine Meldung hat mindestens drei Karten. Zu { RANK($rank, form: "dat-pl") } { $missing ->
    [one] fehlt noch eine
   *[other] fehlen noch { $missing }
}.
refusal-move-too-few-naturals = Zwei Karten einer Meldung müssen natürlich sein. Es { $missing ->
    [one] fehlt noch { RANK($rank, form: "nom-a") }
   *[other] fehlen noch { $missing } { RANK($rank, form: "pl") }
}.
refusal-move-too-many-wilds = Zu { RANK($rank, form: "dat-pl") } dürfen höchstens { $most } wilde Karten. Nimm { $over ->
    [one] eine
   *[other] { $over }
} zurück.
refusal-move-threes-no-wilds = Zu schwarzen Dreien darf keine wilde Karte. Nimm sie zurück.
refusal-move-threes-too-few = Schwarze Dreien legst du mindestens zu dritt aus. Es { $missing ->
    [one] fehlt noch eine
   *[other] fehlen noch { $missing }
}.
refusal-move-threes-need-canasta = Schwarze Dreien legst du nur beim Ausmachen aus. Dazu braucht ihr erst ein Canasta.
refusal-move-threes-not-out = Schwarze Dreien legst du nur beim Ausmachen aus. Dafür hast du noch { $over ->
    [one] eine Karte
   *[other] { $over } Karten
} zu viel.
refusal-move-below-minimum = Zum ersten Auslegen braucht ihr { $minimum } Punkte. Hier sind es { $points }, es { $missing ->
    [one] fehlt noch ein Punkt
   *[other] fehlen noch { $missing } Punkte
}.
refusal-move-keep-two = Ohne Canasta müssen zwei Karten auf der Hand bleiben. Behalte { $missing ->
    [one] eine mehr
   *[other] { $missing } mehr
}.

### Options

canasta-option-target = Punkteziel
    .text = Erreicht eine Seite am Ende einer Runde so viele Punkte, gewinnt die mit mehr Punkten die Partie.
canasta-option-concealed-strict = Aus der Hand ausmachen
    .text = Bringt 200 statt 100 Punkte, wenn du in dieser Runde vorher noch keine Karte gelegt hast. Streng heißt: Ein Canasta muss dabei ganz aus deiner Hand kommen.
canasta-option-concealed-strict-no = gewöhnlich
canasta-option-concealed-strict-yes = streng
