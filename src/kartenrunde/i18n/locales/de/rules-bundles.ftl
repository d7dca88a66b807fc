# review: none
## Rules of Stealing Bundles. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-bundles-goal-1 = Wer am Ende die meisten Karten im eigenen Stapel hat, gewinnt die Runde. Du nimmst gleiche Werte vom Tisch und stiehlst ganze Stapel.
rules-bundles-goal-2 = Man kennt das Spiel unter vielen Namen: Stealing Bundles auf Englisch, Casita robada oder Roba montón auf Spanisch, Rubamazzo auf Italienisch.

### Preparation

rules-bundles-preparation-1 = Karten
    .text = 52 französische Karten ohne Joker. Nur der Wert zählt, die Farben ♠ ♥ ♦ ♣ spielen keine Rolle. A ist das Ass, J der Bube, Q die Dame, K der König.
rules-bundles-preparation-2 = Personen
    .text = Zwei bis vier, alle für sich. Schon Kinder ab fünf Jahren spielen mit.
rules-bundles-preparation-3 = Geben
    .text = Alle bekommen vier Handkarten, vier Karten liegen offen auf dem Tisch. Gleiche Werte bleiben dort liegen. Der Rest ist der Talon.
rules-bundles-preparation-4 = Wer beginnt
    .text = Wer zuerst gibt, entscheidet das Los. Der nächste Platz beginnt, weiter geht es im Uhrzeigersinn. In jeder neuen Runde gibt der nächste Platz.

### The turn

rules-bundles-turn-1 = Eine Karte spielen
    .text = In jedem Zug spielst du genau eine Handkarte, welche du willst. Was sie tut, steht dann fest.
rules-bundles-turn-2 = Stehlen
    .text = Liegt oben auf einem fremden Stapel derselbe Wert, stiehlst du diesen Stapel ganz. Er kommt auf deinen, die gespielte Karte obenauf. Gleiche Karten auf dem Tisch bleiben liegen.
rules-bundles-turn-3 = Nehmen
    .text = Sonst nimmst du alle Karten dieses Wertes vom Tisch. Die gespielte Karte kommt oben auf deinen Stapel.
rules-bundles-turn-4 = Auf den Tisch legen
    .text = Passt nichts, bleibt deine Karte offen auf dem Tisch. Die oberste Karte deines eigenen Stapels zählt dabei nicht.
rules-bundles-turn-5 = Neue Karten
    .text = Sind alle Hände leer, bekommt jeder Platz wieder vier Karten vom Talon. Auf den Tisch kommt keine mehr.
rules-bundles-turn-6 = Ende der Runde
    .text = Sind Talon und Hände leer, werden die Stapel gezählt. Jede Karte zählt eins. Was auf dem Tisch liegt, gehört niemandem.

### Example

rules-bundles-example-1 = Die Lage
    .text = Auf dem Tisch liegen 4, 9, J und 9. Du hast 9, K, 5 und 2 auf der Hand, dein Stapel ist leer. Annas Stapel hat sechs Karten, oben liegt ein König.
rules-bundles-example-2 = Du spielst die 9
    .text = Du nimmst beide Neunen vom Tisch. Dein Stapel hat drei Karten, oben liegt eine 9.
rules-bundles-example-3 = Anna legt eine 6
    .text = Auf dem Tisch liegt keine 6, und dein Stapel zeigt eine 9. Ihre Karte bleibt liegen.
rules-bundles-example-4 = Du spielst den König
    .text = Er passt zu Annas Stapel. Du stiehlst alle sechs Karten; dein Stapel hat jetzt zehn, oben liegt dein König.
rules-bundles-example-5 = Anna spielt auch einen König
    .text = Sie stiehlt deinen Stapel zurück und hat elf Karten. Oben liegt wieder ein König.
rules-bundles-example-6 = Du spielst die 5
    .text = Nichts passt. Deine 5 bleibt auf dem Tisch, und dein nächster Stapel beginnt von vorn.

### Special cases

rules-bundles-special-1 = Stehlen geht vor
    .text = Passt eine Karte zu einem fremden Stapel und zum Tisch, wird gestohlen. Eine andere Handkarte darfst du immer spielen.
rules-bundles-special-2 = Kein Passen
    .text = Wer Karten hat, spielt eine. Wer keine mehr hat, wird übersprungen.
rules-bundles-special-3 = Zu wenige Karten im Talon
    .text = Das gibt es mit 40 Karten, drei Handkarten oder dem Bonus. Die letzten Karten gehen reihum, bis der Talon leer ist.
rules-bundles-special-4 = Stechen
    .text = Haben mehrere die meisten Karten, spielen nur sie eine Austeilung mit neu gemischten Karten, bis diese Hände gespielt sind. Bleibt es gleich, stechen die, die noch gleichauf sind.
rules-bundles-special-5 = Mehrere Runden
    .text = Eine Partie hat 1, 3, 5 oder 7 Runden. Alle werden gespielt, auch wenn sie schon entschieden ist. Werden alle Karten gezählt, bleiben einzelne Runden unentschieden; gestochen wird erst am Ende der Partie.
rules-bundles-special-6 = Was man sieht
    .text = Tisch, oberste Karten, Größe der Stapel und Hände sind offen. Was unter der obersten Karte liegt, muss man sich merken.

### Common mistakes

rules-bundles-mistakes-1 = „Ich nehme lieber vom Tisch, statt zu stehlen.“
    .text = Mit dieser Karte geht das nicht: Stehlen geht vor. Spiel eine andere Karte.
rules-bundles-mistakes-2 = „Ich nehme nur eine der beiden Sieben.“
    .text = Es kommen immer alle Karten dieses Wertes mit.
rules-bundles-mistakes-3 = „Herz passt zu Herz.“
    .text = Farben zählen nie, nur der Wert.
rules-bundles-mistakes-4 = „Meine Karte passt zu meinem eigenen Stapel.“
    .text = Das bringt nichts. Sie kommt auf den Tisch, wenn sonst nichts passt.
rules-bundles-mistakes-5 = „Ich nehme die Karten, die am Ende liegen bleiben.“
    .text = Nur mit der Option für den letzten Fang.

### Strategy

rules-bundles-strategy-1 = Sichere Karte obenauf
    .text = Sind von einem Wert schon alle anderen Karten zu sehen gewesen, kann niemand mehr stehlen, was darunter liegt.
rules-bundles-strategy-2 = Mitzählen
    .text = Jeden Wert gibt es viermal. Merk dir vor allem die Werte, die oben auf großen Stapeln liegen.
rules-bundles-strategy-3 = Wer führt
    .text = Mit einem großen Stapel ist die Wahl der obersten Karte wichtiger als eine Karte mehr. Fang lieber mit einem Wert, der fast weg ist.
rules-bundles-strategy-4 = Wer hinten liegt
    .text = Ein einziger Diebstahl dreht das Spiel. Behalte Werte auf der Hand, die oben auf großen Stapeln auftauchen können.
rules-bundles-strategy-5 = Ein Paar auf der Hand
    .text = Leg die eine Karte, wenn die anderen diesen Wert kaum haben, und nimm sie mit der zweiten.
rules-bundles-strategy-6 = Kurz vor dem nächsten Geben
    .text = Wer zuletzt spielt, ist bis zu den neuen Karten vor den Händen der anderen sicher.

### Questions

rules-bundles-questions-1 = Ab welchem Alter?
    .text = Ab etwa fünf Jahren. Lesen muss man nicht; wer gleiche Bilder und Zahlen erkennt, kann mitspielen.
rules-bundles-questions-2 = Muss ich stehlen?
    .text = Ja, mit einer passenden Karte. Welche Karte du spielst, ist deine Sache.
rules-bundles-questions-3 = Kann ich mir fremde Stapel ansehen?
    .text = Nein, nur die oberste Karte und die Anzahl.
rules-bundles-questions-4 = Warum geht es gegen den Uhrzeigersinn?
    .text = Mit spanischen Karten spielt man so. Der Pfeil auf dem Tisch zeigt die Richtung.
rules-bundles-questions-5 = Sehen die Computerspieler meine Karten?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht.

### Options and variants

rules-bundles-variants-1 = Ohne Stehlen
    .text = Alle nehmen nur vom Tisch. Für die Jüngsten ab vier Jahren und für alle, die ungern bestohlen werden.
rules-bundles-variants-2 = 40 Karten
    .text = Casita robada mit spanischen Karten: 1 bis 7, Sota 10, Caballo 11, Rey 12, gegen den Uhrzeigersinn. Rubamazzo mit italienischen: 1 bis 7, Fante 8, Cavallo 9, Re 10. Farben sind Münzen, Kelche, Schwerter und Stäbe. Ab fünf Jahren, kürzer.
rules-bundles-variants-3 = Karten auf der Hand
    .text = Vier oder drei. Drei sind für kleine Hände leichter, ab fünf Jahren.
rules-bundles-variants-4 = Rest für den letzten Fang
    .text = Was am Ende auf dem Tisch liegt, bekommt, wer zuletzt etwas genommen oder gestohlen hat. Ab sechs Jahren.
rules-bundles-variants-5 = Zwei Stapel
    .text = Alle haben zwei Stapel und wählen bei jedem Fang, welcher wächst. Eine Karte stiehlt einen Stapel; am Ende zählen beide. Ab sieben Jahren.
rules-bundles-variants-6 = Wilde Buben
    .text = Ein Bube darf einen beliebigen fremden Stapel stehlen, muss aber nicht. Ab sieben Jahren, wild und lustig.
rules-bundles-variants-7 = Bonus fürs Abräumen
    .text = Wer alle Karten vom Tisch nimmt, bekommt die oberste vom Talon verdeckt unter die oberste Karte des eigenen Stapels. Ab sechs Jahren.
rules-bundles-variants-8 = Was nicht zusammenpasst
    .text = Ohne Stehlen gibt es weder zwei Stapel noch wilde Buben.

### Controls

rules-bundles-controls-1 = Ein Tipp genügt
    .text = Tipp eine Handkarte an. Hat sie nur eine Wirkung, wird sie sofort gespielt.
rules-bundles-controls-2 = Wählen
    .text = Gibt es mehrere Möglichkeiten, sind die Ziele markiert: ein fremder Stapel, der Tisch oder dein eigener Stapel. Tipp eines an.
rules-bundles-controls-3 = Kindermodus
    .text = Große Karten und sonst nichts. Heraus kommen Erwachsene über das Schloss und eine Rechenaufgabe.

### Glossary

rules-bundles-glossary-1 = Stapel
    .text = Die gefangenen Karten vor einem Platz. Nur die oberste ist zu sehen.
rules-bundles-glossary-2 = Stehlen
    .text = Einen ganzen fremden Stapel nehmen, weil oben derselbe Wert liegt.
rules-bundles-glossary-3 = Nehmen
    .text = Alle Karten eines Wertes vom Tisch nehmen.
rules-bundles-glossary-4 = Fang
    .text = Was du mit einer Karte nimmst oder stiehlst.
rules-bundles-glossary-5 = Talon
    .text = Die verdeckten Karten, von denen nachgegeben wird.
rules-bundles-glossary-6 = Stechen
    .text = Eine Austeilung unter denen, die gleichauf liegen.
rules-bundles-glossary-7 = Abräumen
    .text = Die letzten Karten vom Tisch nehmen.
rules-bundles-glossary-8 = Runde
    .text = Vom ersten Geben, bis alle Karten gespielt sind.
