# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

refusal-move-not-your-turn = Du bist noch nicht dran. Warte, bis dein Zug beginnt.
refusal-move-over = Die Runde ist vorbei. Starte die nächste.
refusal-move-not-in-hand = Diese Karte ist nicht mehr auf deiner Hand. Wähl eine andere.
refusal-move-no-such-place = Dahin kann die Karte nicht. Wähl ein markiertes Ziel.
refusal-move-empty-pile = Dort liegt keine Karte. Wähl eine andere.
refusal-move-wrong-rank = Hier passt nur { RANK($wanted, form: "nom-a") } oder ein Joker.
refusal-move-must-discard = Leg eine Handkarte ab, dann endet dein Zug.
refusal-move-must-put = Leg eine Handkarte auf einen Hilfsstapel oder unter den Bus, dann endet dein Zug.
refusal-move-name-a-rank = Ein Joker auf einem freien Hilfsplatz braucht einen Wert. Wähl einen von Ass bis König.
refusal-move-no-rank-to-name = Hier steht der Wert schon fest. Leg die Karte ab, ohne einen zu wählen.
refusal-move-other-rank-reserve = Auf diesen Hilfsstapel passt nur { RANK($wanted, form: "nom-a") } oder ein Joker. Wähl ein markiertes Ziel.
refusal-move-fits-a-reserve = Unter den Bus darf nur eine Karte, die auf keinen Hilfsstapel passt. Leg diese auf einen Hilfsstapel.
refusal-move-ace-opens = Eine neue Reihe beginnt mit einem Ass oder mit einem Joker, der noch jeden Wert haben kann. Wähl ein anderes Ziel.
refusal-move-opens-elsewhere = Eine neue Reihe beginnt immer auf dem ersten freien Platz. Leg die Karte dorthin.
refusal-move-one-bundle = Dein erster Fang beginnt immer deinen ersten Stapel. Leg die Karten dorthin.
refusal-move-friendly = Hier wird nicht gestohlen. Nimm passende Karten vom Tisch oder leg deine dazu.
refusal-move-own-bundle = Vom eigenen Stapel gibt es nichts zu stehlen. Wähl ein markiertes Ziel.
refusal-move-no-bundle = Dort liegt noch kein Stapel. Wähl ein markiertes Ziel.
refusal-move-other-top = Oben auf diesem Stapel liegt ein anderer Wert. Wähl ein markiertes Ziel.
refusal-move-nothing-to-take = Auf dem Tisch liegt keine Karte mit diesem Wert. Leg deine dazu.
refusal-move-must-take = Auf dem Tisch liegt derselbe Wert. Nimm ihn, oder spiel eine andere Karte.
refusal-move-must-steal = Oben auf einem Stapel liegt derselbe Wert. Stiehl ihn, oder spiel eine andere Karte.
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
refusal-table-stale-version = Inzwischen hat sich etwas getan. Schau dir den neuen Stand an.
refusal-table-not-host = Das kann nur, wer den Raum leitet. Frag im Raum danach.
refusal-table-full = In diesem Raum sind alle Plätze besetzt. Warte, bis einer frei wird.
refusal-table-seat-taken = Auf diesem Platz sitzt schon jemand. Nimm einen freien.
refusal-table-not-seated = Du hast keinen Platz an diesem Tisch. Nimm erst einen freien.
refusal-table-started = Das Spiel läuft schon. Das geht erst wieder vor dem nächsten Start.
refusal-table-not-started = Das Spiel läuft noch nicht. Erst muss es gestartet werden.
refusal-table-bad-options = Diese Einstellung gibt es hier nicht. Wähl eine aus der Liste.
refusal-table-friendly-excludes = Ohne Stehlen passen zwei Stapel und wilde Buben nicht dazu. Lass das eine oder das andere weg.
refusal-table-seats-open = Es sind noch Plätze frei. Lade jemanden ein oder füge Computer hinzu.
refusal-table-unknown-seat = Diesen Platz gibt es nicht. Wähl einen anderen.
refusal-table-busy = Der Tisch ist gerade beschäftigt. Versuch es gleich noch einmal.
refusal-table-retry = Das ist nicht angekommen. Versuch es noch einmal.
refusal-table-no-such-room = Diesen Raum gibt es nicht mehr. Eröffne einen neuen.
refusal-table-removed = Dein Platz in diesem Raum ist frei gemacht worden. Du kannst selbst einen Raum eröffnen.
refusal-table-left = Du bist nicht mehr in diesem Raum. Mit dem Link kommst du zurück.
refusal-table-move-id-reused = Diese Nachricht war schon da. Lade die Seite neu.
refusal-table-no-guest = Dein Browser hat sich deinen Platz nicht gemerkt. Erlaube Cookies für diese Seite und lade sie neu.
refusal-wire-bad-message = Diese Nachricht war nicht zu verstehen. Lade die Seite neu.
refusal-wire-too-fast = Das war zu schnell. Warte einen Augenblick.
refusal-wire-unknown-protocol = Kartenrunde ist erneuert worden. Lade die Seite neu.
