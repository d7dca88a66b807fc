# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-canasta-goal-1 = Wer die höchste Karte spielt, gewinnt die Runde und bekommt einen Punkt.

### Preparation

rules-canasta-preparation-1 = Karten
    .text = 52 französische Karten. Die Zwei ist die niedrigste, das Ass die höchste. Farben zählen nicht.
rules-canasta-preparation-2 = Austeilen
    .text = Zwei bis vier Plätze, jeder bekommt eine Karte. Wer zuerst gibt, entscheidet das Los.

### The turn

rules-canasta-turn-1 = Karte spielen
    .text = Wer dran ist, legt seine Karte offen vor sich. Es geht im Uhrzeigersinn.
rules-canasta-turn-2 = Ende der Runde
    .text = Haben alle gespielt, gewinnt die höchste Karte.

### Example

rules-canasta-example-1 = Du spielst die Sieben
    .text = Sie liegt offen vor dir.
rules-canasta-example-2 = Anna spielt einen König
    .text = Er ist höher als deine Sieben.
rules-canasta-example-3 = Ben spielt ein Ass
    .text = Es ist die höchste Karte. Ben bekommt den Punkt.

### Special cases

rules-canasta-special-1 = Gleiche Karten
    .text = Sind mehrere Karten die höchsten, bekommt niemand den Punkt.

### Common mistakes

rules-canasta-mistakes-1 = „Herz ist mehr als Kreuz.“
    .text = Farben zählen nie, nur der Wert.

### Strategy

rules-canasta-strategy-1 = Nur Glück
    .text = Zu entscheiden gibt es hier nichts.

### Questions

rules-canasta-questions-1 = Sehen die Computerspieler meine Karte?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht.

### Options and variants

rules-canasta-variants-1 = Punkteziel
    .text = Eine Partie geht bis 1, 3 oder 5 Punkte. Üblich sind 3.

### Glossary

rules-canasta-glossary-1 = Runde
    .text = Vom Geben, bis alle gespielt haben.
