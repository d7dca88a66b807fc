# review: none
## The room before the start, and what lobby and room both say.

site-name = Kartenrunde

### Levels

level-beginner = Anfänger
level-normal = Normal
level-expert = Experte

## Needed later: the first look at a table does without what stands below.

### Name and language

name-title = Dein Name
name-label = So sehen dich die anderen
name-hint = Höchstens 20 Zeichen. Ohne Namen bist du „Gast“.
name-save = Speichern
name-bad = Ein Name hat 1 bis 20 Zeichen.
language-title = Sprache

### Pace

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
room-swap-seat = Platz tauschen
room-swap-seat-number = Platz { $number } tauschen
room-swap-with-number = Mit Platz { $number } tauschen
room-swap-choose = Mit welchem Platz soll Platz { $number } tauschen?
room-swap-text = Plätze tauschen: Zieh am Griff, oder tipp nacheinander auf zwei Griffe.
room-side-own = Deine Seite
room-side-other = Die anderen
room-side-number = Seite { $number }
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
