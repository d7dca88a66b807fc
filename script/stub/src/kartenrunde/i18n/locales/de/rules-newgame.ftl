# review: none
## Rules of NewGame. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-newgame-goal-1 = Wer die höchste Karte spielt, gewinnt die Runde und bekommt einen Punkt.

### Preparation

rules-newgame-preparation-1 = Karten
    .text = 52 französische Karten. Die Zwei ist die niedrigste, das Ass die höchste. Farben zählen nicht.
rules-newgame-preparation-2 = Austeilen
    .text = Zwei bis vier Plätze, jeder bekommt eine Karte. Wer zuerst gibt, entscheidet das Los.

### The turn

rules-newgame-turn-1 = Karte spielen
    .text = Wer dran ist, legt seine Karte offen vor sich. Es geht im Uhrzeigersinn.
rules-newgame-turn-2 = Ende der Runde
    .text = Haben alle gespielt, gewinnt die höchste Karte.

### Example

rules-newgame-example-1 = Du spielst die Sieben
    .text = Sie liegt offen vor dir.
rules-newgame-example-2 = Anna spielt einen König
    .text = Er ist höher als deine Sieben.
rules-newgame-example-3 = Ben spielt ein Ass
    .text = Es ist die höchste Karte. Ben bekommt den Punkt.

### Special cases

rules-newgame-special-1 = Gleiche Karten
    .text = Sind mehrere Karten die höchsten, bekommt niemand den Punkt.

### Common mistakes

rules-newgame-mistakes-1 = „Herz ist mehr als Kreuz.“
    .text = Farben zählen nie, nur der Wert.

### Strategy

rules-newgame-strategy-1 = Nur Glück
    .text = Zu entscheiden gibt es hier nichts.

### Questions

rules-newgame-questions-1 = Sehen die Computerspieler meine Karte?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht.

### Options and variants

rules-newgame-variants-1 = Punkteziel
    .text = Eine Partie geht bis 1, 3 oder 5 Punkte. Üblich sind 3.

### Glossary

rules-newgame-glossary-1 = Runde
    .text = Vom Geben, bis alle gespielt haben.
