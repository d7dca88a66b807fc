# review: none
## The table: frame, seats, connection, sheets. Sentences of the game itself are in its own file.
## $name is a person's or a computer player's name and is never inflected.

### Shown in place of a text that cannot be found

text-missing = Dieser Text fehlt noch.

### Title and banner

title-your-turn = ● Du bist dran – { $game }
title-table = { $game } – Kartenrunde
banner-your-turn = Du bist dran
banner-turn = { $name } ist dran
banner-turn-computer = Computer spielt für { $name }
banner-computer-for-you = Computer spielt für dich
banner-shuffling = Es wird gemischt …
banner-paused = Pause
banner-score = Wir { $own } : { $others }
banner-score-label = Punktestand: wir { $own }, die anderen { $others }

### Seats and people

guest = Gast { $number }
you = Du
seat-you = { $name } (du)
seat-partner = mit dir
seat-opponent = gegen dich
side-own = Wir
side-others = Die anderen
seat-open = frei
seat-away = weg
seat-away-countdown = { $seconds ->
    [one] weg – Computer in einer Sekunde
   *[other] weg – Computer in { $seconds } Sekunden
}
seat-idle-countdown = { $seconds ->
    [one] Computer in einer Sekunde
   *[other] Computer in { $seconds } Sekunden
}
seat-computer = Computer
seat-computer-away = weg – Computer spielt
seat-computer-idle = Computer spielt
points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

### Regions for screen readers

region-others = Die anderen
region-table = Tisch
region-own = Deine Stapel
region-hand = Deine Karten
region-actions = Aktionen
region-log = Spielverlauf
region-notices = Meldungen
region-bar = Kopfzeile

### Buttons

button-menu = Menü
button-log = Spielverlauf
button-rules = Regeln
button-possible-moves = Mögliche Züge
button-end-turn = Zug beenden
button-still-here = Ich bin da
button-take-back = Weiterspielen

### Possible moves and hints

possible-moves-shown = { $count ->
    [0] Spielbar ist gerade nichts.
    [one] Ein Spielzug ist möglich.
   *[other] { $count } Spielzüge sind möglich.
}
possible-moves-hidden = Markierungen aus
hint-choose-card = Wähl eine Karte
hint-choose-target = Wähl ein markiertes Ziel

### Connection

connection-lost = Verbindung weg – neuer Versuch …
connection-offline = Keine Verbindung. Sobald das Netz wieder da ist, geht es von selbst weiter.
connection-back = { $count ->
    [0] Du bist wieder da.
    [one] Du bist wieder da – ein Spielzug verpasst
   *[other] Du bist wieder da – { $count } Spielzüge verpasst
}
connection-loading = Der Tisch wird gedeckt …

### Menu

paused-text = Das Spiel wartet auf dich.
paused-resume = Weiterspielen

### Log

log-title = Spielverlauf
log-empty = Noch nichts passiert.
log-turn-of = Zug: { $name }
log-turn-own = Dein Zug
log-seat-taken = { $name } nimmt Platz { $number }.
    .you = Du nimmst Platz { $number }.
log-seat-opened = Platz { $number } ist frei.
log-seats-swapped = Platz { $first } und Platz { $second } sind getauscht.
log-computer-seated = { $name } spielt mit (Computer, { $level }).
log-host-passed = { $name } leitet jetzt den Raum.
    .you = Du leitest jetzt den Raum.
log-options-set = Die Optionen sind geändert.
log-deal-called = Runde { $deal } wird vorbereitet.
log-deal-committed = Runde { $deal }: Das Siegel der Mischung steht fest.
log-deal-began = Runde { $deal } beginnt. Es gibt: { $name }.
    .you = Runde { $deal } beginnt. Du gibst.
log-deal-abandoned = Runde { $deal } wird abgebrochen. Niemand bekommt Punkte.
log-computer-away = { $name } ist weg. Ein Computerspieler übernimmt.
    .you = Du bist weg. Ein Computerspieler übernimmt.
log-computer-idle = { $name } überlegt lange. Ein Computerspieler übernimmt.
    .you = Du überlegst lange. Ein Computerspieler übernimmt.
log-computer-left = { $name } verlässt den Raum. Ein Computerspieler übernimmt.
    .you = Du verlässt den Raum. Ein Computerspieler übernimmt.
log-computer-off = { $name } ist wieder da.
    .you = Du bist wieder da.

### Result of a deal

result-next-deal = Nächste Runde
result-rematch = Revanche
result-show = Ergebnis

## Needed later: the first look at a table does without what stands below.

### Title and banner

banner-won = Gewonnen!
banner-lost = { $name } gewinnt die Runde
banner-side-lost = { $names } gewinnen die Runde
banner-drawn = Unentschieden

### Buttons

button-close = Schließen
button-settings = Einstellungen
button-cancel = Abbrechen
button-home = Zur Startseite

### Connection

connection-ended = Der Tisch ist zu
notice-move-dropped = Dein letzter Spielzug ist nicht angekommen. Sieh dir den Tisch an und spiel noch einmal.
notice-computer-played = Der Computer hat inzwischen für dich gespielt.

### Somebody away or idle

idle-text = { $seconds ->
    [one] In einer Sekunde spielt der Computer für dich.
   *[other] In { $seconds } Sekunden spielt der Computer für dich.
}
taken-over-text = Der Computer spielt gerade für dich.

### Ending the turn

hold-text = Zug endet
hold-undo = Rückgängig
hold-ask-title = Zug beenden?
hold-ask-confirm = Beenden
hold-remind-text = Von deinem Stapel passt noch eine Karte. Trotzdem den Zug beenden?
hold-remind-confirm = Trotzdem beenden
hold-remind-back = Weiterspielen

### Buttons

pile-view = Stapel ansehen
pile-order = Die oberste Karte steht zuerst.

### Menu

menu-title = Menü
menu-settings = Einstellungen
menu-rules = Regeln
menu-log = Spielverlauf
menu-scores = Punktestand
menu-invite = Einladen
menu-keys = Tasten
menu-leave = Raum verlassen
menu-leave-solo = Zur Startseite
menu-back-to-game = Weiterspielen

### Settings

settings-title = Einstellungen
settings-language = Sprache
settings-end-turn = Am Zugende
settings-end-turn-at-once = sofort beenden
settings-end-turn-hold = 2,5 Sekunden warten
settings-end-turn-ask = nachfragen
settings-speed = Tempo der Bewegungen
settings-speed-slow = halb
settings-speed-normal = normal
settings-speed-fast = doppelt
settings-speed-off = ohne
settings-motion-off = Bewegung aus
settings-letter-keys-off = Buchstabentasten aus
settings-pace = Tempo der Computerspieler
settings-device-note = Gilt für dieses Gerät.

### Result of a deal

result-title-won = Gewonnen!
result-title-lost = { $name } gewinnt die Runde
result-title-side-lost = { $names } gewinnen die Runde
result-title-drawn = Unentschieden
result-match-won = Du gewinnst die Partie!
result-match-lost = { $name } gewinnt die Partie.
result-match-side-won = Ihr gewinnt die Partie!
result-match-side-lost = { $names } gewinnen die Partie.
result-match-drawn = Die Partie endet unentschieden.
result-points = Punktestand
result-item = Posten
result-deal-sum = Diese Runde
result-before = Vorher
result-total = Zusammen
result-target = { $target } Punkte gewinnen die Partie.
result-deals = Alle Runden
result-deal-number = Runde { $deal }
result-show-table = Tisch ansehen

### Dialogs

leave-title = Raum verlassen?
leave-text-lobby = Dein Platz wird frei.
leave-text-playing = Ein Computerspieler übernimmt deinen Platz. Mit diesem Browser kannst du zurückkommen.
leave-confirm = Verlassen

### Children’s mode: what is shown without words is read aloud

child-menu = Kindermodus
child-gate = Für Erwachsene: lange drücken
child-gate-title = Für Erwachsene
child-gate-text = Wie viel ist { $first } mal { $second }?
child-gate-answer = Antwort
child-gate-leave = Kindermodus verlassen
child-gate-wrong = Das stimmt nicht. Versuch es noch einmal.
child-again = Noch einmal

### Invitation

invite-title = Einladen
invite-text = Wer diesen Link öffnet, ist im Raum.
invite-link = Einladungslink
invite-copy = Kopieren
invite-copied = Kopiert
invite-select = Der Link ist markiert. Kopiere ihn von Hand.
invite-share = Teilen
invite-share-text = Spiel mit: { $game }
invite-qr = QR-Code mit dem Einladungslink

### Keyboard help

keys-title = Tasten
keys-tab = Von Bereich zu Bereich
keys-arrows = Im Bereich von Karte zu Karte
keys-enter = Karte wählen, auf ein Ziel legen
keys-escape = Auswahl aufheben, Fenster schließen
keys-numbers = Handkarte 1 bis 9 wählen
keys-moves = Mögliche Züge zeigen
keys-turn = Vorlesen, wer dran ist
keys-log = Spielverlauf öffnen
keys-rules = Regeln öffnen
keys-end-turn = Zug beenden
keys-help = Diese Hilfe
keys-name-tab = Tab
keys-name-arrows = Pfeiltasten
keys-name-enter = Eingabe
keys-name-escape = Esc
