# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.
## .rows is a table below the text: a row a line, the head first, cells parted by |.

### Goal

rules-canasta-goal-1 = Zwei spielen gegen zwei. Ihr legt gleiche Werte als Meldungen aus und baut sie zu Canastas aus: sieben Karten eines Wertes. Wer nach einer Runde zuerst das Punkteziel erreicht, gewinnt die Partie.

### Preparation

rules-canasta-preparation-1 = Karten
    .text = 108 Karten: zwei französische Kartenspiele und vier Joker. Joker und Zweien sind wilde Karten, sie stehen für jeden Wert. Alle anderen sind natürliche Karten. Die Farben ♠ ♥ ♦ ♣ spielen keine Rolle, nur bei den Dreien zählt Rot oder Schwarz.
rules-canasta-preparation-2 = Personen
    .text = Vier. Wer sich gegenübersitzt, gehört zusammen: gemeinsame Meldungen, gemeinsame Punkte. Vor dem Start kann, wer den Raum leitet, die Plätze tauschen.
rules-canasta-preparation-3 = Geben
    .text = Alle bekommen elf Karten. Der Rest ist der Talon. Rote Dreien werden sofort ausgelegt und ersetzt. Eine Karte wird aufgedeckt und beginnt den Ablagestapel; auf eine wilde Karte oder rote Drei kommen weitere, bis eine andere oben liegt.
rules-canasta-preparation-4 = Wer beginnt
    .text = Wer zuerst gibt, entscheidet das Los. Der nächste Platz beginnt, weiter geht es im Uhrzeigersinn. In jeder neuen Runde gibt der nächste Platz.
rules-canasta-preparation-5 = Kartenwerte
    .text = Sie zählen beim ersten Auslegen und bei der Abrechnung.
    .rows =
        Karte | Punkte
        Joker | 50
        Zwei, Ass | 20
        König, Dame, Bube, 10, 9, 8 | 10
        7, 6, 5, 4, schwarze Drei | 5

### The turn

rules-canasta-turn-1 = Ziehen oder nehmen
    .text = Zieh eine Karte vom Talon, oder nimm den ganzen Ablagestapel.
rules-canasta-turn-2 = Rote Drei
    .text = Eine gezogene rote Drei legst du sofort aus und ziehst eine neue Karte. Das geht von selbst. Rote Dreien aus dem Ablagestapel werden nicht ersetzt.
rules-canasta-turn-3 = Auslegen
    .text = Eine Meldung hat mindestens drei Karten eines Wertes von Vier bis Ass, davon mindestens zwei natürliche und höchstens drei wilde. Deine Seite hat von jedem Wert nur eine Meldung; was dazukommt, wird angelegt. Was liegt, bleibt liegen.
rules-canasta-turn-4 = Erstes Auslegen
    .text = Beim ersten Mal in einer Runde muss deine Seite auf einmal so viele Kartenwerte auslegen. Es zählt euer Punktestand vor der Runde. Hat einer von euch ausgelegt, sind beide frei.
    .rows =
        Euer Punktestand | Mindestwert
        unter 0 | 15
        0 bis 1.495 | 50
        1.500 bis 2.995 | 90
        ab 3.000 | 120
rules-canasta-turn-5 = Ein Canasta
    .text = Sieben Karten in einer Meldung sind ein Canasta: rein ohne wilde Karten, gemischt mit wilden. Auch danach darf angelegt werden. Eine wilde Karte macht aus einem reinen ein gemischtes.
rules-canasta-turn-6 = Den Ablagestapel nehmen
    .text = Leg die oberste Karte sofort aus: mit zwei natürlichen Karten ihres Wertes von der Hand, mit einer natürlichen und einer wilden, oder allein an eure Meldung. Erst dann kommt der Rest des Stapels auf deine Hand.
rules-canasta-turn-7 = Eingefroren
    .text = Liegt eine wilde Karte oder rote Drei im Stapel, oder habt ihr noch nicht ausgelegt, ist der Stapel eingefroren. Dann geht es nur mit zwei natürlichen Karten von der Hand.
rules-canasta-turn-8 = Abwerfen
    .text = Zum Schluss legst du eine Handkarte offen auf den Ablagestapel. Damit endet dein Zug.
rules-canasta-turn-9 = Ausmachen
    .text = Hat deine Seite ein Canasta, darfst du alle Karten loswerden, mit oder ohne Abwerfen zum Schluss. Das beendet die Runde sofort.
rules-canasta-turn-10 = Abrechnung
    .text = Jede Seite bekommt diese Punkte und die Werte ihrer ausgelegten Karten. Die Werte der Karten auf beiden Händen werden abgezogen.
    .rows =
        Wofür | Punkte
        reines Canasta | 500
        gemischtes Canasta | 300
        Ausmachen | 100
        Aus der Hand ausmachen, statt 100 | 200
        jede rote Drei | 100
        alle vier roten Dreien zusammen | 800

### Example

rules-canasta-example-1 = Die Lage
    .text = Ihr habt 620 Punkte und noch nicht ausgelegt. Im Ablagestapel liegen zwölf Karten, oben eine 9, weiter unten eine 2. Auf der Hand hast du 9, 9, K, K, 2, 7, 7, 6, 5, 4, 4.
rules-canasta-example-2 = Darfst du den ganzen Stapel nehmen?
    .text = Er ist eingefroren, eine 9 und die 2 wären zu wenig. Aber du hast zwei Neunen, also ja.
rules-canasta-example-3 = Reicht es zum ersten Auslegen?
    .text = Mindestens 50. Drei Neunen zählen 30. Dazu legst du K, K und 2, das sind 40. Zusammen 70: Es reicht.
rules-canasta-example-4 = Du nimmst den Stapel
    .text = Die 9 von oben liegt bei deinen Neunen. Die anderen elf Karten kommen auf deine Hand, und der neue Ablagestapel ist leer.
rules-canasta-example-5 = Du legst noch mehr aus
    .text = Im Stapel waren eine 7 und ein König. Du legst drei Siebenen aus und den König an.
rules-canasta-example-6 = Du wirfst ab
    .text = Die anderen sammeln Vieren. Du wirfst die 6 ab und nicht die 4.

### Special cases

rules-canasta-special-1 = Oben eine wilde Karte oder schwarze Drei
    .text = Dann kann niemand den Stapel nehmen. Eine schwarze Drei sperrt ihn nur für den nächsten Platz; ist sie zugedeckt, bewirkt sie nichts mehr.
rules-canasta-special-2 = Schwarze Dreien auslegen
    .text = Nur beim Ausmachen, drei oder vier davon und ohne wilde Karten.
rules-canasta-special-3 = Zwei Karten behalten
    .text = Solange deine Seite kein Canasta hat, müssen dir nach dem Auslegen zwei Karten bleiben: eine zum Abwerfen, eine für die Hand. Ein Canasta, das dabei fertig wird, zählt schon.
rules-canasta-special-4 = Nur noch eine Karte
    .text = Hast du vor dem Abwerfen nur noch eine Karte, machst du mit ihr aus. Der Tisch warnt dich vorher.
rules-canasta-special-5 = Eine Karte gegen eine Karte
    .text = Mit nur einer Handkarte darfst du keinen Stapel nehmen, der aus einer einzigen Karte besteht.
rules-canasta-special-6 = Aus der Hand ausmachen
    .text = Hast du in dieser Runde noch keine Karte ausgelegt und machst in einem Zug aus, bringt das 200 statt 100 Punkte. Legst du dabei nach dem Ziehen alles auf einmal aus, gilt kein Mindestwert.
rules-canasta-special-7 = Rote Dreien ohne Meldung
    .text = Hat eure Seite nichts ausgelegt, zählen ihre roten Dreien minus, alle vier zusammen minus 800.
rules-canasta-special-8 = Der Talon ist leer
    .text = Gezogen wird dann nicht mehr. Passt die oberste Karte zu eurer Meldung und ist der Stapel nicht eingefroren, musst du ihn nehmen. Sonst darfst du ihn nehmen oder die Runde beenden. Kann ihn niemand nehmen, endet sie von selbst.
rules-canasta-special-9 = Die letzte Karte ist eine rote Drei
    .text = Sie wird ausgelegt, und die Runde ist sofort zu Ende.
rules-canasta-special-10 = Ende der Partie
    .text = Jede Runde wird zu Ende gespielt. Haben beide Seiten das Ziel erreicht, gewinnt die mit mehr Punkten; bei gleich vielen endet die Partie unentschieden.

### Common mistakes

rules-canasta-mistakes-1 = „Mit einer 9 und einem Joker nehme ich den eingefrorenen Stapel.“
    .text = Eingefroren heißt: nur mit zwei natürlichen Karten von der Hand.
rules-canasta-mistakes-2 = „Auf der 2 liegt eine 7, also ist der Stapel wieder frei.“
    .text = Solange eine wilde Karte darin liegt, bleibt er eingefroren.
rules-canasta-mistakes-3 = „Mit den Karten aus dem Stapel komme ich auf den Mindestwert.“
    .text = Beim ersten Auslegen zählen nur die oberste Karte und deine Handkarten.
rules-canasta-mistakes-4 = „Sieben Vieren sind ein Canasta, das reicht zum ersten Auslegen.“
    .text = Der Bonus zählt dabei nicht. Sieben Vieren sind 35 Punkte.
rules-canasta-mistakes-5 = „Ich lege alles aus, dann habe ich gewonnen.“
    .text = Ohne Canasta müssen zwei Karten bleiben.
rules-canasta-mistakes-6 = „Vier wilde Karten, weil das Canasta schon fertig ist.“
    .text = Mehr als drei wilde Karten liegen in keiner Meldung, auch später nicht.

### Strategy

rules-canasta-strategy-1 = Was der nächste Platz brauchen kann
    .text = Wirf keine Werte ab, die er sammelt: Er nimmt sonst den ganzen Stapel. Sicher sind schwarze Dreien und Werte, die er selbst abgeworfen hat.
rules-canasta-strategy-2 = Einfrieren
    .text = Haben nur die anderen ausgelegt, kann eine abgeworfene wilde Karte den großen Stapel retten.
rules-canasta-strategy-3 = Nicht zu früh, nicht zu viel
    .text = Leg beim ersten Mal so wenige Karten wie möglich aus. Paare auf der Hand sind der Schlüssel zum Ablagestapel.
rules-canasta-strategy-4 = Mitzählen
    .text = Jeden Wert gibt es achtmal. Alle haben gesehen, was im Stapel liegt.
rules-canasta-strategy-5 = Zu zweit denken
    .text = Wilde Karten bringen am meisten, wo sie ein Canasta fertig machen. Leg so aus, dass dein Gegenüber anlegen kann.
rules-canasta-strategy-6 = Wann ausmachen?
    .text = Schau, wie viele Karten dein Gegenüber noch hat: Sie zählen minus. Haben die anderen volle Hände, mach bald aus.

### Questions

rules-canasta-questions-1 = Wann darf ich den ganzen Ablagestapel nehmen?
    .text = Liegt oben eine 9 und ist er eingefroren, brauchst du zwei Neunen von der Hand. Ist er nicht eingefroren, genügen eine 9 und eine wilde Karte, oder eure Seite hat schon Neunen ausgelegt.
rules-canasta-questions-2 = Woran sehe ich, dass er eingefroren ist?
    .text = Am Zeichen ❄. Tipp auf den Stapel: Dort steht, warum, und womit du ihn nehmen kannst.
rules-canasta-questions-3 = Muss ich fragen, bevor ich ausmache?
    .text = Nein. Du entscheidest allein.
rules-canasta-questions-4 = Muss ich etwas herunterladen oder eine E-Mail-Adresse angeben?
    .text = Nein. Du spielst im Browser, ohne Konto.
rules-canasta-questions-5 = Kosten oder bringen Partien Münzen?
    .text = Nein. Es geht nur um Punkte.
rules-canasta-questions-6 = Was ist weg, wenn ich meine Browserdaten lösche?
    .text = Dein Name, deine Einstellungen und dein Platz in laufenden Partien: Der Tisch erkennt dich dann nicht wieder.
rules-canasta-questions-7 = Sehen die Computerspieler meine Karten?
    .text = Nein. Sie erfahren nur, was man von ihrem Platz aus sieht. Die besten merken sich, was alle gesehen haben.

### Options and variants

rules-canasta-variants-1 = Punkteziel
    .text = 5.000 Punkte, oder 2.500 für eine kürzere Partie. Die Mindestwerte bleiben gleich.
rules-canasta-variants-2 = Streng aus der Hand ausmachen
    .text = Dann gibt es 200 Punkte nur, wenn in diesem Zug ein Canasta ganz aus deiner Hand kommt und eure Seite von keinem der ausgelegten Werte schon eine Meldung hatte.
rules-canasta-variants-3 = Was anderswo vorkommt
    .text = Zwei oder drei Personen, zwei Karten ziehen, Canastas nur aus wilden Karten und Samba gibt es hier nicht.

### Controls

rules-canasta-controls-1 = Karten wählen
    .text = Gleiche Karten liegen in Gruppen. Jeder Tipp auf eine Gruppe wählt eine Karte mehr, ein Doppeltipp alle. Wer lieber einzelne Karten sieht, stellt auf Fächer um.
rules-canasta-controls-2 = Bereitlegen und auslegen
    .text = Leg die gewählten Karten auf das Feld ihres Wertes. Hat deine Seite schon ausgelegt und passt es, liegen sie sofort auf dem Tisch. Sonst liegen sie bereit: Nur du siehst sie, alles lässt sich noch ändern, und da steht, wie viele Punkte fehlen. „Auslegen“ legt alles zusammen auf den Tisch.
rules-canasta-controls-3 = Wilde Karten
    .text = Wähl eine wilde Karte und dann die Meldung oder die bereitgelegten Karten, zu denen sie soll.
rules-canasta-controls-4 = Ablagestapel nehmen
    .text = Tipp auf den Stapel: Dort steht, womit du ihn nehmen kannst. Oder leg die passenden Karten auf ihn, dann liegen sie bereit, und drück „Aufnehmen“.
rules-canasta-controls-5 = Abwerfen
    .text = Wähl eine Karte und wirf sie mit dem großen Knopf oder auf den Ablagestapel ab. Vor dem Ausmachen fragt der Tisch einmal nach.

### Glossary

rules-canasta-glossary-1 = Meldung
    .text = Ausgelegte Karten eines Wertes, mindestens drei.
rules-canasta-glossary-2 = Canasta
    .text = Eine Meldung mit sieben oder mehr Karten. Rein: ohne wilde Karten. Gemischt: mit wilden.
rules-canasta-glossary-3 = Wilde Karte
    .text = Joker oder Zwei. Steht für jeden Wert von Vier bis Ass.
rules-canasta-glossary-4 = Natürliche Karte
    .text = Jede Karte, die nicht wild ist.
rules-canasta-glossary-5 = Talon
    .text = Die verdeckten Karten, von denen gezogen wird.
rules-canasta-glossary-6 = Ablagestapel
    .text = Die abgeworfenen Karten. Wer ihn nimmt, nimmt alle.
rules-canasta-glossary-7 = Eingefroren
    .text = Der Stapel lässt sich nur mit zwei natürlichen Karten von der Hand nehmen.
rules-canasta-glossary-8 = Erstes Auslegen
    .text = Die ersten Meldungen einer Seite in einer Runde. Sie brauchen den Mindestwert.
rules-canasta-glossary-9 = Ausmachen
    .text = Die letzte Handkarte loswerden und damit die Runde beenden.
rules-canasta-glossary-10 = Aus der Hand
    .text = Ausmachen, ohne vorher in dieser Runde eine Karte ausgelegt zu haben.
