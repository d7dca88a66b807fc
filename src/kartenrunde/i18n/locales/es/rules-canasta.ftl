# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-canasta-goal-1 = Quien juega la carta más alta gana la ronda y recibe un punto.

### Preparation

rules-canasta-preparation-1 = Cartas
    .text = 52 cartas francesas. El dos es la más baja, el as la más alta. Los palos no cuentan.
rules-canasta-preparation-2 = Reparto
    .text = De dos a cuatro sitios, una carta para cada uno. La suerte decide quién reparte primero.

### The turn

rules-canasta-turn-1 = Jugar la carta
    .text = En tu turno dejas tu carta descubierta delante de ti. Se juega en el sentido de las agujas del reloj.
rules-canasta-turn-2 = Fin de la ronda
    .text = Cuando todo el mundo ha jugado, gana la carta más alta.

### Example

rules-canasta-example-1 = Juegas el siete
    .text = Queda descubierto delante de ti.
rules-canasta-example-2 = Anna juega un rey
    .text = Es más alto que tu siete.
rules-canasta-example-3 = Ben juega un as
    .text = Es la carta más alta. El punto es para Ben.

### Special cases

rules-canasta-special-1 = Cartas iguales
    .text = Si varias cartas son las más altas, nadie recibe el punto.

### Common mistakes

rules-canasta-mistakes-1 = «Los corazones valen más que los tréboles.»
    .text = Los palos nunca cuentan, solo el valor.

### Strategy

rules-canasta-strategy-1 = Pura suerte
    .text = Aquí no hay nada que decidir.

### Questions

rules-canasta-questions-1 = ¿Ven mi carta los jugadores virtuales?
    .text = No. Solo saben lo que se ve desde su sitio.

### Options and variants

rules-canasta-variants-1 = Puntos para ganar
    .text = Una partida va a 1, 3 o 5 puntos. Lo habitual son 3.

### Glossary

rules-canasta-glossary-1 = Ronda
    .text = Desde el reparto hasta que todo el mundo ha jugado.
