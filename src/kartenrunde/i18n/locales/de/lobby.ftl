# review: none
## Lobby page, room before the start, pages that say what went wrong.

site-name = Kartenrunde
site-claim = Kartenspiele mit Freunden, ohne Anmeldung
skip-to-content = Zum Inhalt

### Lobby

lobby-title = Kartenrunde
lobby-lead = Such ein Spiel aus und leg los. Ohne Konto, ohne Werbung.
lobby-people = { $low }–{ $high } Personen
lobby-rules = Regeln
lobby-solo-title = Gegen den Computer
lobby-solo-text = Sofort losspielen.
lobby-solo-start = Spiel starten
lobby-solo-more = Anders einstellen
lobby-room-title = Mit Freunden
lobby-room-text = Raum eröffnen, Link verschicken, zusammen spielen.
lobby-room-open = Raum eröffnen
lobby-seats = Wie viele am Tisch?
lobby-level = Spielstärke
lobby-options = Optionen
lobby-option-most = { $value } (bis { $count } Personen)
lobby-resume-title = Weiterspielen
lobby-resume-solo = { $game } gegen den Computer
lobby-resume-room = { $game } im Raum

### Name and language

name-title = Dein Name
name-label = So sehen dich die anderen
name-hint = Höchstens 20 Zeichen. Ohne Namen bist du „Gast“.
name-save = Speichern
name-bad = Ein Name hat 1 bis 20 Zeichen.
language-title = Sprache

### Levels and pace

level-beginner = Anfänger
level-normal = Normal
level-expert = Experte
pace-slow = gemütlich
pace-normal = normal
pace-fast = zügig
pace-instant = sofort

### Room before the start

room-title = Raum: { $game }
room-seats-title = Plätze
room-seat-you = { $name } (du)
room-seat-host = leitet den Raum
room-seat-away = weg
room-seat-away-countdown = { $seconds ->
    [one] weg – Platz wird in einer Sekunde frei
   *[other] weg – Platz wird in { $seconds } Sekunden frei
}
room-take-seat = Platz nehmen
room-take-seat-number = Platz { $number } nehmen
room-put-computer = Computer hinzufügen
room-put-computer-number = Computer auf Platz { $number } hinzufügen
room-open-seat = Platz freigeben
room-open-seat-number = Platz { $number } freigeben
room-remove = Aus dem Raum nehmen
room-remove-person = Aus dem Raum nehmen: { $name }
room-level-number = Spielstärke auf Platz { $number }
room-fill = Freie Plätze mit Computern füllen
room-options-title = Optionen
room-options-host = Die Optionen stellt ein: { $name }
room-seat-count = Plätze am Tisch
room-pace = Tempo der Computerspieler
room-start = Spiel starten
room-why-open = { $count ->
    [one] Noch ein Platz frei. Lade jemanden ein oder füge einen Computer hinzu.
   *[other] Noch { $count } Plätze frei. Lade jemanden ein oder füge Computer hinzu.
}
room-why-host = Alle Plätze sind besetzt. Das Spiel startet: { $name }
room-why-seats = { $count ->
    [one] Noch ein Platz frei.
   *[other] Noch { $count } Plätze frei.
}
room-ready = Alle Plätze sind besetzt.
room-not-seated = Du hast noch keinen Platz. Nimm einen freien.
room-full = In diesem Raum sind alle Plätze besetzt. Du kannst warten, bis einer frei wird.
room-leave = Raum verlassen

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
