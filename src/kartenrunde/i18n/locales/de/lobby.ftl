# review: none
## What only the server's pages say: the lobby, and what went wrong.

site-claim = Kartenspiele mit Freunden, ohne Anmeldung
skip-to-content = Zum Inhalt

### Lobby

lobby-title = Kartenrunde
lobby-lead = Such ein Spiel aus und leg los. Ohne Konto, ohne Werbung.
lobby-people = { $low }–{ $high } Personen
lobby-people-exactly = { $count } Personen
lobby-rules = Regeln
lobby-solo-title = Gegen den Computer
lobby-solo-text = Sofort losspielen.
lobby-solo-start = Spiel starten
lobby-solo-more = Anders einstellen
lobby-room-title = Mit Freunden
lobby-room-text = Raum eröffnen, Link verschicken, zusammen spielen.
lobby-room-open = Raum eröffnen
lobby-child-title = Für Kinder
lobby-child-text = Große Karten, ein Tipp genügt, nichts zu lesen.
lobby-child-start = Kindermodus starten
lobby-seats = Wie viele am Tisch?
lobby-level = Spielstärke
lobby-level-partner = Spielstärke: spielt mit dir
lobby-level-opponents = Spielstärke: spielen gegen dich
lobby-options = Optionen
lobby-options-refused = Das passt nicht zusammen
lobby-option-most = { $value } (bis { $count } Personen)
lobby-resume-title = Weiterspielen
lobby-resume-solo = { $game } gegen den Computer
lobby-resume-room = { $game } im Raum

### Table page before the script runs

page-table-loading = Der Tisch wird gedeckt …
page-table-noscript = Der Spieltisch braucht JavaScript. Bitte schalte es in deinem Browser ein. Die Regeln kannst du auch ohne lesen.

### Pages that say what went wrong

page-not-found-title = Hier liegt keine Karte
page-not-found-text = Diese Seite gibt es nicht. Vielleicht fehlt ein Stück vom Link.
page-no-room-title = Diesen Raum gibt es nicht
page-no-room-text = Der Link ist unvollständig, oder der Raum ist schon abgebaut. Bitte um einen neuen Link oder eröffne selbst einen Raum.
page-bad-form-title = Das hat nicht geklappt
page-bad-form-text = Die Angaben passen nicht zusammen. Geh zur Startseite und versuch es noch einmal.
page-forbidden-title = Das kam von einer fremden Seite
page-forbidden-text = Öffne Kartenrunde unter der angezeigten Adresse und versuch es noch einmal.
page-too-fast-title = Das war zu schnell
page-too-fast-text = Warte einen Augenblick und versuch es noch einmal.
page-error-title = Da ist etwas schiefgegangen
page-error-text = Der Fehler liegt bei uns. Lade die Seite neu. Was gespielt ist, ist gespeichert.
page-home = Zur Startseite
page-reload = Neu laden
