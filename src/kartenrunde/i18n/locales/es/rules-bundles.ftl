# review: none
## Rules of Stealing Bundles. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-bundles-goal-1 = Gana la ronda quien al final tiene más cartas en su montón. Te llevas de la mesa cartas iguales y robas montones enteros.
rules-bundles-goal-2 = El juego tiene muchos nombres: Roba montón o Casita robada, Rubamazzo en italiano, Stealing Bundles en inglés.

### Preparation

rules-bundles-preparation-1 = Cartas
    .text = 52 cartas francesas, sin comodines. Solo cuenta el valor; los palos ♠ ♥ ♦ ♣ nunca importan. A es el as, J la jota, Q la reina, K el rey.
rules-bundles-preparation-2 = Personas
    .text = De dos a cuatro, cada una por su cuenta. Se puede jugar desde los cinco años.
rules-bundles-preparation-3 = El reparto
    .text = Cada asiento recibe cuatro cartas y cuatro quedan boca arriba en la mesa. Las iguales se quedan ahí. El resto es el mazo.
rules-bundles-preparation-4 = Quién empieza
    .text = Quién reparte primero se decide por sorteo. Empieza el asiento siguiente y se juega en el sentido de las agujas del reloj. En cada nueva ronda reparte el siguiente.

### The turn

rules-bundles-turn-1 = Jugar una carta
    .text = En cada turno juegas exactamente una carta de la mano, la que quieras. Lo que hace ya está decidido.
rules-bundles-turn-2 = Robar
    .text = Si arriba de un montón ajeno está el mismo valor, robas el montón entero. Va sobre el tuyo, con la carta jugada arriba. Las cartas iguales de la mesa se quedan.
rules-bundles-turn-3 = Llevarse cartas
    .text = Si no, te llevas de la mesa todas las cartas de ese valor. La carta jugada va arriba de tu montón.
rules-bundles-turn-4 = Dejar en la mesa
    .text = Si nada es igual, tu carta se queda en la mesa. La carta de arriba de tu propio montón no cuenta para esto.
rules-bundles-turn-5 = Cartas nuevas
    .text = Cuando todas las manos están vacías, cada asiento recibe otras cuatro cartas del mazo. A la mesa no va ninguna más.
rules-bundles-turn-6 = Fin de la ronda
    .text = Cuando no quedan ni mazo ni manos, se cuentan los montones. Cada carta vale uno. Lo que queda en la mesa no es de nadie.

### Example

rules-bundles-example-1 = La situación
    .text = En la mesa hay 4, 9, J y 9. En la mano tienes 9, K, 5 y 2, y tu montón está vacío. El montón de Anna tiene seis cartas, con un rey arriba.
rules-bundles-example-2 = Juegas el 9
    .text = Te llevas los dos nueves de la mesa. Tu montón tiene tres cartas, con un 9 arriba.
rules-bundles-example-3 = Anna deja un 6
    .text = En la mesa no hay ningún 6 y tu montón muestra un 9. Su carta se queda ahí.
rules-bundles-example-4 = Juegas el rey
    .text = Es igual que la de arriba del montón de Anna. Robas las seis cartas; tu montón tiene ya diez, con tu rey arriba.
rules-bundles-example-5 = Anna también juega un rey
    .text = Roba tu montón y tiene once cartas. Arriba hay otra vez un rey.
rules-bundles-example-6 = Juegas el 5
    .text = Nada es igual. Tu 5 se queda en la mesa y tu próximo montón empieza de cero.

### Special cases

rules-bundles-special-1 = Robar va primero
    .text = Si una carta es igual a un montón ajeno y a la mesa, roba. Siempre puedes jugar otra carta de la mano.
rules-bundles-special-2 = No se pasa
    .text = Quien tiene cartas juega una. A quien no tiene ninguna se le salta.
rules-bundles-special-3 = Pocas cartas en el mazo
    .text = Pasa con 40 cartas, con tres en la mano o con el premio. Las últimas cartas se reparten de una en una hasta vaciar el mazo.
rules-bundles-special-4 = Desempate
    .text = Si varias personas tienen más cartas que las demás, juegan solo ellas un reparto con la baraja mezclada de nuevo, hasta gastar esas manos. Si sigue el empate, se repite entre quienes siguen igual.
rules-bundles-special-5 = Varias rondas
    .text = Una partida tiene 1, 3, 5 o 7 rondas. Se juegan todas, aunque ya esté decidida. Si cuentan todas las cartas, las rondas pueden quedar en empate; solo se desempata al final de la partida.
rules-bundles-special-6 = Lo que se ve
    .text = La mesa, las cartas de arriba y el tamaño de montones y manos están a la vista. Lo que hay debajo hay que recordarlo.

### Common mistakes

rules-bundles-mistakes-1 = «Prefiero llevarme cartas de la mesa en vez de robar.»
    .text = Con esta carta no: robar va primero. Juega otra carta.
rules-bundles-mistakes-2 = «Me llevo solo uno de los dos sietes.»
    .text = Siempre vienen todas las cartas de ese valor.
rules-bundles-mistakes-3 = «Corazones con corazones.»
    .text = Los palos nunca cuentan, solo el valor.
rules-bundles-mistakes-4 = «Mi carta es igual que la de mi montón.»
    .text = Eso no hace nada. Si nada más es igual, se queda en la mesa.
rules-bundles-mistakes-5 = «Las cartas del final son mías.»
    .text = Solo con la opción de la última captura.

### Strategy

rules-bundles-strategy-1 = Una carta segura arriba
    .text = Si ya se han visto todas las demás cartas de un valor, nadie puede robar lo que hay debajo.
rules-bundles-strategy-2 = Contar
    .text = De cada valor hay cuatro cartas. Recuerda sobre todo los valores que están arriba de los montones grandes.
rules-bundles-strategy-3 = Si vas por delante
    .text = Con un montón grande importa más la carta de arriba que una carta más. Captura con un valor que casi se ha gastado.
rules-bundles-strategy-4 = Si vas por detrás
    .text = Un solo robo cambia la partida. Guarda en la mano valores que puedan aparecer arriba de montones grandes.
rules-bundles-strategy-5 = Una pareja en la mano
    .text = Deja una cuando los demás apenas tengan ese valor, y llévatela con la segunda.
rules-bundles-strategy-6 = Justo antes del reparto
    .text = Quien juega la última carta está a salvo de las manos ajenas hasta las cartas nuevas.

### Questions

rules-bundles-questions-1 = ¿Desde qué edad?
    .text = Desde unos cinco años. No hace falta leer; basta reconocer dibujos y números iguales.
rules-bundles-questions-2 = ¿Tengo que robar?
    .text = Sí, con una carta igual. Qué carta juegas lo decides tú.
rules-bundles-questions-3 = ¿Puedo mirar montones ajenos?
    .text = No, solo la carta de arriba y cuántas hay.
rules-bundles-questions-4 = ¿Por qué se juega en contra del sentido de las agujas del reloj?
    .text = Así se juega con la baraja española. La flecha de la mesa muestra la dirección.
rules-bundles-questions-5 = ¿Los jugadores virtuales ven mis cartas?
    .text = No. Solo saben lo que se ve desde su asiento.

### Options and variants

rules-bundles-variants-1 = Sin robos
    .text = Todos se llevan cartas solo de la mesa. Para los más pequeños, desde cuatro años, y para quien no soporta que le roben.
rules-bundles-variants-2 = 40 cartas
    .text = Casita robada, con baraja española: del 1 al 7, sota 10, caballo 11 y rey 12, en contra del sentido de las agujas del reloj. Rubamazzo, con baraja italiana: del 1 al 7, fante 8, cavallo 9 y re 10. Los palos son oros, copas, espadas y bastos. Desde cinco años, más corto.
rules-bundles-variants-3 = Cartas en la mano
    .text = Cuatro o tres. Tres son más fáciles para manos pequeñas, desde cinco años.
rules-bundles-variants-4 = Resto para la última captura
    .text = Lo que queda en la mesa al final es para quien se llevó o robó cartas por última vez. Desde seis años.
rules-bundles-variants-5 = Dos montones
    .text = Cada asiento tiene dos y elige en cada captura cuál crece. Una carta roba un montón; al final cuentan los dos. Desde siete años.
rules-bundles-variants-6 = Jotas y sotas comodín
    .text = Una jota o sota puede robar cualquier montón ajeno, sin obligación. Desde siete años, alocado y divertido.
rules-bundles-variants-7 = Premio por limpiar la mesa
    .text = Quien se lleva todas las cartas de la mesa recibe la primera del mazo, boca abajo, debajo de la carta de arriba de su montón. Desde seis años.
rules-bundles-variants-8 = Lo que no va junto
    .text = Sin robos no hay ni dos montones ni jotas comodín.

### Controls

rules-bundles-controls-1 = Basta un toque
    .text = Toca una carta de la mano. Si solo puede hacer una cosa, se juega enseguida.
rules-bundles-controls-2 = Elegir
    .text = Si hay varias posibilidades, los lugares están marcados: un montón ajeno, la mesa o el tuyo. Toca uno.
rules-bundles-controls-3 = Modo infantil
    .text = Cartas grandes y nada más. Las personas adultas salen por el candado y una cuenta.

### Glossary

rules-bundles-glossary-1 = Montón
    .text = Las cartas capturadas delante de un asiento. Solo se ve la de arriba.
rules-bundles-glossary-2 = Robar
    .text = Quedarse con un montón ajeno entero porque arriba está el mismo valor.
rules-bundles-glossary-3 = Llevarse
    .text = Tomar de la mesa todas las cartas de un valor.
rules-bundles-glossary-4 = Captura
    .text = Lo que te llevas o robas con una carta.
rules-bundles-glossary-5 = Mazo
    .text = Las cartas boca abajo de las que se reparten manos nuevas.
rules-bundles-glossary-6 = Desempate
    .text = Un reparto entre quienes están igual.
rules-bundles-glossary-7 = Limpiar la mesa
    .text = Llevarse las últimas cartas de la mesa.
rules-bundles-glossary-8 = Ronda
    .text = Desde el primer reparto hasta que se juegan todas las cartas.
