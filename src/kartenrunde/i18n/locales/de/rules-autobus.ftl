# review: none
## Rules of Hospodský autobus. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-autobus-goal-1 = Vor dir liegt ein Hauptstapel aus zehn Karten, dein Bus. Wer den eigenen Hauptstapel zuerst leer spielt, gewinnt die Runde auf der Stelle.
rules-autobus-goal-2 = Dazu bauen alle gemeinsam Reihen vom Ass bis zum König. Wer gewinnt, bekommt 0. Alle anderen bekommen für jede Karte, die noch in ihrem Hauptstapel liegt, einen Minuspunkt.
rules-autobus-goal-3 = Das ist die Spielweise eines Clubs. Einheitliche Turnierregeln gibt es für dieses Spiel nicht; an anderen Tischen kann manches anders sein.

### Preparation

rules-autobus-preparation-1 = Karten
    .text = 108 Karten: zwei französische Kartenspiele mit je 52 Karten und dazu vier Joker ★. A ist das Ass, J der Bube, Q die Dame, K der König. Die Farben ♠ ♥ ♦ ♣ spielen keine Rolle.
rules-autobus-preparation-2 = Personen
    .text = Zwei bis vier, alle für sich. Gespielt wird im Uhrzeigersinn.
rules-autobus-preparation-3 = Hauptstapel
    .text = Jeder Platz bekommt zehn verdeckte Karten. Die oberste wird aufgedeckt. Was darunter liegt, sieht niemand, auch du nicht.
rules-autobus-preparation-4 = Handkarten
    .text = Dazu kommen vier Karten auf die Hand. Deine siehst nur du.
rules-autobus-preparation-5 = Nachziehstapel
    .text = Der Rest liegt verdeckt in der Mitte.
rules-autobus-preparation-6 = Reihen und Hilfsstapel
    .text = In der Mitte wachsen die gemeinsamen Reihen, so viele, wie gebraucht werden. Vor jedem Platz ist Raum für vier offene Hilfsstapel, von 1 bis 4 nummeriert.
rules-autobus-preparation-7 = Wer beginnt
    .text = In jeder Runde beginnt Platz 1. Als Option wechselt der Anfang reihum.

### The turn

rules-autobus-turn-1 = Hand ergänzen
    .text = Zu Beginn ziehst du, bis du vier Karten auf der Hand hast. Das macht der Tisch von selbst.
rules-autobus-turn-2 = Karten spielen
    .text = Spiel so viele Karten auf die Reihen, wie du willst: jede Handkarte, die oberste Karte deines Hauptstapels, die oberste Karte jedes deiner Hilfsstapel.
rules-autobus-turn-3 = Reihen bauen
    .text = Ein Ass oder ein Joker eröffnet eine neue Reihe auf dem ersten freien Platz. Darauf folgen 2, 3 und so weiter bis 10, dann J, Q und K. Es ist gleich, welche Farbe eine Karte hat und wer die Reihe begonnen hat.
rules-autobus-turn-4 = Reihe fertig
    .text = Mit dem König ist eine Reihe fertig. Sie wird sofort abgeräumt, und ihr Platz ist wieder frei. Auf einen König folgt kein Ass.
rules-autobus-turn-5 = Hauptstapel aufdecken
    .text = Spielst du die oberste Karte deines Hauptstapels, wird gleich die nächste aufgedeckt. Auch sie darfst du sofort spielen.
rules-autobus-turn-6 = Hand leer gespielt
    .text = Liegt deine letzte Handkarte auf einer Reihe, ziehst du sofort vier neue und spielst weiter, so oft es dir gelingt.
rules-autobus-turn-7 = Karte ablegen
    .text = Zum Schluss legst du eine Handkarte auf einen Hilfsstapel mit demselben Wert oder auf einen freien Platz. Damit endet dein Zug. Das darfst du auch, wenn noch etwas auf eine Reihe passt.
rules-autobus-turn-8 = Unter den Bus
    .text = Sind alle vier Hilfsstapel belegt und passt die gewählte Handkarte auf keinen davon, kommt sie verdeckt ganz nach unten in deinen Hauptstapel. Auch damit endet dein Zug.

### Example

rules-autobus-example-1 = Die Lage
    .text = Reihe 1 zeigt oben eine 7, Reihe 2 eine Dame. Auf der Hand hast du eine 8, einen Joker und zwei Vieren. Dein Hauptstapel zeigt eine 9. Auf Hilfsstapel 1 liegt ein König, die anderen drei Plätze sind frei.
rules-autobus-example-2 = Die 8 aus der Hand
    .text = Du spielst die 8 auf Reihe 1. Jetzt fehlt dort die 9.
rules-autobus-example-3 = Die 9 vom Hauptstapel
    .text = Du spielst die 9 vom Hauptstapel. Eine Karte weniger! Aufgedeckt wird eine 2, und die passt nirgends.
rules-autobus-example-4 = Der König vom Hilfsstapel
    .text = Du spielst den König auf Reihe 2. Die Reihe ist fertig und wird abgeräumt. Platz 2 in der Mitte ist frei, Hilfsstapel 1 auch.
rules-autobus-example-5 = Der Joker als Ass
    .text = Du eröffnest mit dem Joker eine neue Reihe auf Platz 2. Dort steht er für das Ass, als Nächstes kommt die 2.
rules-autobus-example-6 = Die 2 vom Hauptstapel
    .text = Du spielst die 2. Schon wieder eine Karte weniger! Aufgedeckt wird eine Dame.
rules-autobus-example-7 = Eine 4 ablegen
    .text = Mehr passt nicht. Du legst eine 4 auf den freien Hilfsstapel 1, und dein Zug ist zu Ende. Von jetzt an passen dort nur Vieren und Joker.

### Special cases

rules-autobus-special-1 = Der Nachziehstapel ist leer
    .text = Dann werden alle fertigen Reihen gemischt und sind der neue Nachziehstapel, auch mitten im Ziehen. Reicht das nicht, ziehst du, was da ist.
rules-autobus-special-2 = Die Hand bleibt leer
    .text = Lässt sich nichts ziehen, spielst du vom Hauptstapel und von den Hilfsstapeln weiter oder drückst „Zug beenden“. Nur dann endet ein Zug ohne abgelegte Karte, auch wenn noch etwas passt.
rules-autobus-special-3 = Mitten im Zug wird wieder etwas frei
    .text = Ist deine Hand leer und machst du mit Hauptstapel oder Hilfsstapel eine Reihe fertig, werden ihre Karten gemischt, und du ziehst sofort vier.
rules-autobus-special-4 = Die letzte Handkarte abgelegt
    .text = Auch damit endet dein Zug. Neue Karten gibt es erst zu Beginn deines nächsten Zuges.
rules-autobus-special-5 = Joker auf einer Reihe
    .text = Er steht für genau die Karte, die dort fehlt, auch für Ass oder König. Er bleibt liegen: Tauschen oder zurücknehmen kann ihn niemand.
rules-autobus-special-6 = Joker auf einem Hilfsstapel
    .text = Liegen dort schon Karten, bekommt er ihren Wert. Auf einem freien Platz nennst du selbst einen Wert von Ass bis König, und alle sehen ihn. Danach passen dort nur dieser Wert und Joker.
rules-autobus-special-7 = Gebundener Joker
    .text = Ein Joker auf einem Hilfsstapel behält seinen Wert und wird nur als diese Karte gespielt: als 7 nur auf eine 6. Als Ass darf er eine Reihe eröffnen. Erst beim Mischen wird er wieder frei.
rules-autobus-special-8 = Zwei Hilfsstapel mit demselben Wert
    .text = Sind erlaubt. Auf einen freien Platz darfst du jede Handkarte legen.
rules-autobus-special-9 = Genau: unter den Bus
    .text = Es zählt die Karte, die du gewählt hast; eine andere Handkarte darf passen. Solange ein Hilfsplatz frei ist, geht es nicht, und mit einem Joker geht es nie. Die offene Karte des Hauptstapels bleibt oben liegen.
rules-autobus-special-10 = Nichts geht mehr
    .text = Beenden reihum alle ihren Zug, ohne dass sich eine Karte bewegt, gibt es nichts zu ziehen und passt keine oberste Karte von Hauptstapeln und Hilfsstapeln, endet die Runde unentschieden. Alle bekommen die Minuspunkte ihres Hauptstapels.

### Common mistakes

rules-autobus-mistakes-1 = „Meine Hand ist leer, ich habe gewonnen.“
    .text = Eine leere Hand gewinnt nichts, eine fertige Reihe auch nicht. Es zählt nur der leere Hauptstapel.
rules-autobus-mistakes-2 = „Ich lege die Karte vom Hauptstapel auf einen Hilfsstapel.“
    .text = Auf Hilfsstapel kommen nur Handkarten. Die oberste Karte des Hauptstapels darf nur auf eine Reihe.
rules-autobus-mistakes-3 = „Ich lege schnell eine Karte ab und spiele dann weiter.“
    .text = Ablegen beendet den Zug. Spiel vorher alles, was du spielen willst.
rules-autobus-mistakes-4 = „Ich räume meine Hilfsstapel um.“
    .text = Von Hilfsstapel zu Hilfsstapel geht nichts, zurück auf die Hand auch nicht. Von dort geht es nur auf eine Reihe.
rules-autobus-mistakes-5 = „Der Joker ist doch alles.“
    .text = In der Hand und auf dem Hauptstapel, ja. Auf einem Hilfsstapel ist er an seinen Wert gebunden.
rules-autobus-mistakes-6 = „Ich muss spielen, was passt.“
    .text = Du musst nie spielen, nicht einmal die Karte vom Hauptstapel. Nur eine Handkarte musst du am Ende loswerden.

### Strategy

rules-autobus-strategy-1 = Erst der Hauptstapel
    .text = Nur er bringt den Sieg, und jede Karte darin kostet am Ende einen Punkt. Frag dich bei jeder Karte, ob sie den Weg für deine oberste frei macht.
rules-autobus-strategy-2 = Einen Platz frei halten
    .text = Der letzte freie Hilfsplatz ist viel wert: Ist er weg, droht der Bus. Leg gleiche Werte aufeinander.
rules-autobus-strategy-3 = Hilfsstapel leer spielen
    .text = Jeder geleerte Hilfsstapel ist wieder ein freier Platz für jeden Wert.
rules-autobus-strategy-4 = Was bald passt
    .text = Leg auf Hilfsstapel, was auf den Reihen bald drankommt. Könige liegen dort lange, wenn keine Reihe weit ist.
rules-autobus-strategy-5 = Joker mit Ziel
    .text = Spiel einen Joker, wenn er deine Karte vom Hauptstapel näher bringt. Auf einem Hilfsstapel verliert er seine Freiheit.
rules-autobus-strategy-6 = Hand leer spielen
    .text = Bringst du alle Handkarten auf die Reihen, ziehst du sofort vier neue.
rules-autobus-strategy-7 = Die anderen im Blick
    .text = Alle obersten Karten liegen offen. Bereite keine Reihe für den Hauptstapel des nächsten Platzes vor, wenn es dir selbst nichts bringt.

### Questions

rules-autobus-questions-1 = Was ist das Ziel?
    .text = Den eigenen Hauptstapel als Erstes leer zu spielen. Handkarten und Hilfsstapel zählen am Ende nicht.
rules-autobus-questions-2 = Ziehe ich die Karten oder tippe ich sie an?
    .text = Beides geht, jederzeit: Zieh eine Karte auf ihr Ziel, oder tipp erst die Karte an und dann das markierte Ziel. Auch mit der Tastatur allein lässt sich alles spielen.
rules-autobus-questions-3 = Was zeigt „Mögliche Züge“?
    .text = Genau das, was gerade erlaubt ist: jede Karte, die du bewegen darfst, und alle ihre Ziele, Reihen, Hilfsstapel und den Bus.
rules-autobus-questions-4 = Warum geht diese Karte nicht unter den Bus?
    .text = Weil sie auf einen Hilfsstapel passt, noch ein Hilfsplatz frei ist oder weil sie ein Joker ist. Der Tisch sagt dir, was davon zutrifft.
rules-autobus-questions-5 = Wie viele Reihen kann es geben?
    .text = So viele, wie Asse und Joker eröffnen, höchstens zwölf auf einmal.
rules-autobus-questions-6 = Gibt es Turnierregeln?
    .text = Keine einheitlichen. Gespielt wird hier die Variante eines Clubs; was sich einstellen lässt, steht unter „Optionen und Varianten“.
rules-autobus-questions-7 = Ist das der tschechische „Autobus“?
    .text = Nein. In Tschechien heißt auch ein Rommé-Spiel so. Hier geht es um Reihen vom Ass bis zum König.
rules-autobus-questions-8 = Sehen die Computerspieler meine Karten?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht.

### Options and variants

rules-autobus-variants-1 = Karten im Hauptstapel
    .text = 10, 13, 15 oder 20. Üblich sind 10. Mehr Karten machen die Runde länger.
rules-autobus-variants-2 = Karten auf der Hand
    .text = 4 oder 5. Üblich sind 4.
rules-autobus-variants-3 = Wer beginnt
    .text = Immer Platz 1 oder reihum, in jeder Runde der nächste Platz.
rules-autobus-variants-4 = An anderen Tischen
    .text = Anderswo gibt es nur drei oder vier Reihen, müssen Asse sofort gespielt werden oder zählt der König als Joker. Das gibt es hier nicht.

### Controls

rules-autobus-controls-1 = Unter den Bus legen
    .text = Zieh die Handkarte auf deinen Hauptstapel, oder wähl sie aus und drück „Unter den Bus“. Geht das nicht, sagt der Tisch, warum.
rules-autobus-controls-2 = Einen Joker binden
    .text = Legst du einen Joker auf einen freien Hilfsplatz, fragt der Tisch nach dem Wert. Dreizehn Knöpfe stehen zur Wahl, von A bis K; „Abbrechen“ lässt den Joker auf der Hand.
rules-autobus-controls-3 = Karte ablegen und Zug beenden
    .text = Solange du Handkarten hast, endet dein Zug mit dem Ablegen. „Zug beenden“ gibt es nur mit leerer Hand, wenn nichts zu ziehen ist.

### Glossary

rules-autobus-glossary-1 = Hauptstapel
    .text = Deine verdeckten Karten, von denen nur die oberste offen liegt: der Bus. Ist er leer, ist die Runde gewonnen.
rules-autobus-glossary-2 = Hilfsstapel
    .text = Einer deiner vier offenen Stapel, jeder nur für einen Wert.
rules-autobus-glossary-3 = Freier Hilfsplatz
    .text = Der Platz für einen Hilfsstapel, auf dem keine Karte liegt. Er nimmt jeden Wert.
rules-autobus-glossary-4 = Reihe
    .text = Ein gemeinsamer Stapel in der Mitte, der vom Ass bis zum König wächst.
rules-autobus-glossary-5 = Nachziehstapel
    .text = Die verdeckten Karten in der Mitte, von denen alle ziehen.
rules-autobus-glossary-6 = Unter den Bus
    .text = Verdeckt ganz nach unten in den eigenen Hauptstapel.
rules-autobus-glossary-7 = Joker ★
    .text = Steht für jede Karte, die gerade fehlt.
rules-autobus-glossary-8 = Gebundener Joker
    .text = Ein Joker auf einem Hilfsstapel. Er gilt nur als der Wert dieses Stapels.
rules-autobus-glossary-9 = Zug
    .text = Alles vom Ziehen bis zum Ablegen. Eine einzelne Karte darin ist ein Spielzug.
rules-autobus-glossary-10 = Runde
    .text = Vom Geben bis zum leeren Hauptstapel.
