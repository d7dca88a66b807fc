# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

## Needed later: the first look at a table does without what stands below.

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
