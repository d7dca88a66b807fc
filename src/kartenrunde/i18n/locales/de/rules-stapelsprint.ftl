# review: none
## Rules of Stapelsprint. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-stapelsprint-goal-1 = Vor dir liegt ein Vorrat aus zehn Karten. Wer den eigenen Vorrat zuerst leer spielt, gewinnt die Runde auf der Stelle.
rules-stapelsprint-goal-2 = Dazu bauen alle gemeinsam Folgen von 1 bis 12. Ein Sieg zählt einen Punkt. Gespielt wird, solange es Spaß macht.
rules-stapelsprint-goal-3 = Stapelsprint ist eigenständig gestaltet: Karten, Namen und Regeltext sind unsere eigenen.

### Preparation

rules-stapelsprint-preparation-1 = Karten
    .text = 162 Karten: jede Zahl von 1 bis 12 zwölfmal, dazu 18 Joker mit dem Stern ★. Farben spielen keine Rolle.
rules-stapelsprint-preparation-2 = Personen
    .text = Zwei bis sechs, alle für sich. Teams gibt es nicht.
rules-stapelsprint-preparation-3 = Vorrat
    .text = Jeder Platz bekommt zehn verdeckte Karten als Vorrat. Die oberste wird aufgedeckt. Was darunter liegt, sieht niemand, auch du nicht.
rules-stapelsprint-preparation-4 = Nachziehstapel
    .text = Der Rest liegt verdeckt in der Mitte. Die Hände sind am Anfang leer.
rules-stapelsprint-preparation-5 = Folgen und Ablagen
    .text = In der Mitte ist Platz für vier gemeinsame Folgen, vor jedem Platz für vier offene Ablagen.
rules-stapelsprint-preparation-6 = Wer beginnt
    .text = Wer in der ersten Runde gibt, entscheidet das Los. Links davon geht es los, weiter im Uhrzeigersinn. In jeder neuen Runde gibt der nächste Platz.

### The turn

rules-stapelsprint-turn-1 = Hand ergänzen
    .text = Zu Beginn ziehst du, bis du fünf Karten auf der Hand hast. Das macht der Tisch von selbst.
rules-stapelsprint-turn-2 = Karten spielen
    .text = Spiel so viele Karten auf die Folgen, wie du willst: jede Handkarte, die oberste Karte deines Vorrats, die oberste Karte jeder deiner Ablagen. Passt eine Karte auf mehrere Folgen, wählst du.
rules-stapelsprint-turn-3 = Folgen bauen
    .text = Eine leere Folge beginnt mit 1. Danach passt immer genau die nächste Zahl. Ein Joker steht für genau die Zahl, die fehlt.
rules-stapelsprint-turn-4 = Folge fertig
    .text = Mit der 12 ist eine Folge fertig. Sie wird sofort abgeräumt, und der Platz ist noch im selben Zug wieder frei.
rules-stapelsprint-turn-5 = Vorrat aufdecken
    .text = Spielst du die oberste Karte deines Vorrats, wird gleich die nächste aufgedeckt. Auch sie darfst du sofort spielen.
rules-stapelsprint-turn-6 = Hand leer gespielt
    .text = Liegt deine letzte Handkarte auf einer Folge, ziehst du sofort wieder bis zu fünf Karten und spielst weiter, so oft es dir gelingt.
rules-stapelsprint-turn-7 = Ablegen
    .text = Zum Schluss legst du eine Handkarte offen auf eine deiner vier Ablagen. Damit endet dein Zug.

### Example

rules-stapelsprint-example-1 = Die Lage
    .text = Auf Folge 2 liegt oben eine 5. Auf der Hand hast du eine 6, einen Joker und drei hohe Karten. Dein Vorrat zeigt eine 7.
rules-stapelsprint-example-2 = Die 6 aus der Hand
    .text = Du spielst die 6 auf Folge 2. Jetzt fehlt dort die 7.
rules-stapelsprint-example-3 = Die 7 vom Vorrat
    .text = Du spielst die 7 vom Vorrat. Eine Karte weniger! Die nächste Vorratskarte wird aufgedeckt.
rules-stapelsprint-example-4 = Der Joker als 8
    .text = Du spielst den Joker auf dieselbe Folge. Dort steht er für die 8, als Nächstes passt eine 9.
rules-stapelsprint-example-5 = Ablegen
    .text = Mehr passt gerade nicht. Du legst eine der hohen Karten ab, und dein Zug ist zu Ende. Die Hand wird erst zu Beginn deines nächsten Zuges ergänzt.

### Special cases

rules-stapelsprint-special-1 = Der Nachziehstapel ist leer
    .text = Dann werden alle abgeräumten Karten gemischt und bilden den neuen Nachziehstapel, auch mitten im Ziehen. Ein Joker ist danach wieder ein Joker wie jeder andere.
rules-stapelsprint-special-2 = Auch abgeräumt ist nichts
    .text = Du ziehst, was noch da ist, und spielst mit weniger Karten weiter, notfalls mit leerer Hand.
rules-stapelsprint-special-3 = Die Hand bleibt leer
    .text = Lässt sich nichts ziehen, spielst du vom Vorrat und von den Ablagen weiter oder drückst „Zug beenden“. Nur dann endet ein Zug ohne Ablegen, auch wenn noch etwas passt.
rules-stapelsprint-special-4 = Mitten im Zug wird wieder etwas frei
    .text = Ist deine Hand leer und machst du mit Vorrat oder Ablagen eine Folge fertig, werden ihre Karten neu gemischt, und du ziehst sofort bis zu fünf.
rules-stapelsprint-special-5 = Die letzte Handkarte abgelegt
    .text = Auch damit endet dein Zug. Neue Karten gibt es erst zu Beginn deines nächsten Zuges.
rules-stapelsprint-special-6 = Joker auf Vorrat und Ablage
    .text = Liegt ein Joker oben auf deinem Vorrat, kann er jede Zahl sein. Ein abgelegter Joker bleibt ein Joker.
rules-stapelsprint-special-7 = Nichts geht mehr
    .text = Beenden reihum alle ihren Zug ohne Ablegen, ohne dass sich eine Karte bewegt, gibt es nichts zu ziehen und passt nirgends eine oberste Karte von Vorrat oder Ablage, endet die Runde unentschieden. Niemand bekommt einen Punkt.

### Common mistakes

rules-stapelsprint-mistakes-1 = „Meine Hand ist leer, ich habe gewonnen.“
    .text = Eine leere Hand gewinnt nichts, eine fertige Folge auch nicht. Es zählt nur der leere Vorrat.
rules-stapelsprint-mistakes-2 = „Ich brauche die Karte weiter unten.“
    .text = Von Vorrat und Ablagen ist nur die oberste Karte spielbar. Fremde Stapel sind tabu.
rules-stapelsprint-mistakes-3 = „Ich lege schnell ab und spiele dann weiter.“
    .text = Ablegen beendet den Zug. Spiel vorher alles, was du spielen willst.
rules-stapelsprint-mistakes-4 = „Ich lege meine Vorratskarte ab.“
    .text = Ablegen darfst du nur Handkarten: nicht den Vorrat, und nichts von einer Ablage auf die andere.
rules-stapelsprint-mistakes-5 = „Ich muss spielen, was passt.“
    .text = Du musst nie spielen, nicht einmal die Vorratskarte. Nur ablegen musst du am Ende.

### Strategy

rules-stapelsprint-strategy-1 = Erst der Vorrat
    .text = Nur der Vorrat bringt den Sieg. Frag dich bei jeder Karte, ob sie den Weg für deine Vorratskarte frei macht.
rules-stapelsprint-strategy-2 = Ordnung auf den Ablagen
    .text = Leg eine Zahl auf die nächsthöhere, etwa die 9 auf die 10: So kommst du später der Reihe nach an beide. Auch gleiche Zahlen liegen gut aufeinander.
rules-stapelsprint-strategy-3 = Nichts vergraben
    .text = Was du bald brauchst, gehört nach oben. Eine hohe Karte auf einer niedrigen sperrt lange.
rules-stapelsprint-strategy-4 = Joker mit Ziel
    .text = Spiel einen Joker, wenn er deine Vorratskarte näher bringt. Ablegen lohnt sich fast nie.
rules-stapelsprint-strategy-5 = Hand leer spielen
    .text = Bringst du alle Handkarten auf die Folgen, ziehst du sofort bis zu fünf neue.
rules-stapelsprint-strategy-6 = Die anderen im Blick
    .text = Alle Vorratskarten liegen offen. Bereite keine Folge vor, auf die gleich die Vorratskarte des nächsten Platzes passt, wenn es dir selbst nichts bringt.

### Questions

rules-stapelsprint-questions-1 = Was ist das Ziel?
    .text = Den eigenen Vorrat als Erstes leer zu spielen. Wie viele Karten du auf der Hand oder auf den Ablagen hast, ist dann gleich.
rules-stapelsprint-questions-2 = Was bedeutet der Stern?
    .text = Der Stern ★ ist der Joker. Auf einer Folge steht er für genau die Zahl, die dort fehlt, von 1 bis 12.
rules-stapelsprint-questions-3 = Darf ich mehrere Karten in einem Zug spielen?
    .text = Ja, so viele du willst, aus der Hand, vom Vorrat und von den Ablagen, in beliebiger Reihenfolge. Erst das Ablegen beendet den Zug.
rules-stapelsprint-questions-4 = Wie komme ich an eine tiefere Karte in der Ablage?
    .text = Erst müssen die Karten darüber auf Folgen gespielt sein. Umlegen von Ablage zu Ablage geht nicht. Ansehen darfst du alle Ablagen jederzeit ganz.
rules-stapelsprint-questions-5 = Gibt es eine kurze Variante?
    .text = Ja: mit fünf Karten im Vorrat. Die Regeln bleiben gleich, die Runde wird etwa halb so lang.
rules-stapelsprint-questions-6 = Sehen die Computerspieler meine Karten?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht.

### Options and variants

rules-stapelsprint-variants-1 = Karten im Vorrat
    .text = 5, 10, 15, 20 oder 30. Üblich sind 10. Zu fünft und zu sechst sind es höchstens 20.
rules-stapelsprint-variants-2 = Kurze Runde
    .text = 5 Karten im Vorrat: gut zum Kennenlernen und für zwischendurch.
rules-stapelsprint-variants-3 = Punkteziel
    .text = Ein Raum kann bis zu einem Ziel von 1 bis 20 Punkten spielen. Wer es zuerst erreicht, gewinnt die Partie. Ohne Ziel werden die Punkte gezählt, bis alle gehen.

### Glossary

rules-stapelsprint-glossary-1 = Vorrat
    .text = Die eigenen verdeckten Karten, von denen nur die oberste offen liegt. Ist er leer, ist die Runde gewonnen.
rules-stapelsprint-glossary-2 = Folge
    .text = Ein gemeinsamer Stapel in der Mitte, der von 1 bis 12 wächst.
rules-stapelsprint-glossary-3 = Ablage
    .text = Einer deiner vier offenen Stapel. Auf ihnen endet jeder Zug.
rules-stapelsprint-glossary-4 = Nachziehstapel
    .text = Die verdeckten Karten in der Mitte, von denen alle ziehen.
rules-stapelsprint-glossary-5 = Joker ★
    .text = Steht für jede Zahl, die gerade fehlt.
rules-stapelsprint-glossary-6 = Zug
    .text = Alles vom Ziehen bis zum Ablegen. Eine einzelne Karte darin ist ein Spielzug.
rules-stapelsprint-glossary-7 = Runde
    .text = Vom Geben bis zum leeren Vorrat.
rules-stapelsprint-glossary-8 = Partie
    .text = Mehrere Runden, bis ein Punkteziel erreicht ist.
