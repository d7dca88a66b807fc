# review: none
## Rules pages: what all games share. Times come from the program: $hold_s and the like are seconds.

rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-play = Jetzt spielen
rules-back = Zur Startseite
rules-close = Zurück zum Tisch

### Sections

rules-section-goal = Ziel
rules-section-preparation = Vorbereitung
rules-section-turn = Ein Zug, Schritt für Schritt
rules-section-example = Beispiel
rules-section-special = Sonderfälle
rules-section-mistakes = Typische Fehler
rules-section-strategy = Strategiehinweise
rules-section-questions = Häufige Fragen
rules-section-variants = Optionen und Varianten
rules-section-controls = Bedienung
rules-section-together = Zusammen spielen
rules-section-glossary = Begriffe

### Controls

rules-controls-1 = Ziehen mit Maus oder Finger
    .text = Zieh eine Karte auf ihr Ziel. Erlaubte Ziele sind gestrichelt umrandet. Lässt du sie woanders los, kehrt sie zurück.
rules-controls-2 = Antippen
    .text = Tipp eine Karte an, dann ein markiertes Ziel. Ein zweites Tippen auf die Karte hebt die Auswahl auf.
rules-controls-3 = Tasten
    .text = Tab springt von Bereich zu Bereich, die Pfeiltasten gehen von Karte zu Karte, Eingabe wählt und legt, Esc hebt die Auswahl auf. 1 bis 9 wählen eine Handkarte. Alle Tasten stehen im Menü; Buchstabentasten lassen sich ausschalten.
rules-controls-4 = Mögliche Züge
    .text = Markiert genau die Karten und Ziele, die gerade erlaubt sind. Die Markierung bleibt, bis du noch einmal drückst.
rules-controls-5 = Bedenkzeit am Zugende
    .text = In Räumen wartet der Tisch { $hold_s } s, bevor dein Zug endet. So lange geht „Rückgängig“. In den Einstellungen kannst du wählen: sofort, warten oder nachfragen.
rules-controls-6 = Pause
    .text = Gegen Computerspieler hält das Spiel an, solange Menü, Regeln oder Einstellungen offen sind. Im Raum geht es weiter.

### Playing together

rules-together-1 = Einladen
    .text = Wer den Link oder den QR-Code öffnet, ist im Raum. Ein Konto braucht niemand.
rules-together-2 = Raumleitung
    .text = Wer den Raum eröffnet, leitet ihn: Optionen, Plätze, Computerspieler, Start. Geht diese Person oder ist sie { $host_s } s weg, leitet den Raum, wer am längsten da ist.
rules-together-3 = Weg
    .text = Wer die Seite schließt oder { $silence_s } s nicht zu erreichen ist, gilt als weg. Ist so jemand dran, spielt nach { $away_s } s der Computer. Vor dem Start wird der Platz nach { $lobby_s } s frei.
rules-together-4 = Lange überlegen
    .text = Nach { $notice_s } s fragt der Tisch, ob du noch da bist, nach { $idle_s } s spielt der Computer für dich. „Ich bin da“ gibt dir { $extra_s } s mehr, bis zu zehnmal. Allein gegen Computerspieler drängt dich niemand.
rules-together-5 = Zurückkommen
    .text = Mit demselben Browser bekommst du Platz und Karten wieder, auch Tage später. Wer den Raum verlässt, wird durch einen Computerspieler ersetzt. Die Punkte bleiben beim Platz.
