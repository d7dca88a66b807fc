# review: none
## Rules of Hospodský autobus. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-autobus-goal-1 = Tienes un montón principal de diez cartas: tu autobús. Quien primero deja vacío su montón principal gana la ronda en ese mismo momento.
rules-autobus-goal-2 = Para lograrlo, en el centro se forman entre todos escaleras del as al rey. Quien gana recibe 0. Los demás reciben un punto en contra por cada carta que quede en su montón principal.
rules-autobus-goal-3 = Así se juega en un club. Este juego no tiene reglas de torneo únicas; en otras mesas puede haber diferencias.

### Preparation

rules-autobus-preparation-1 = Cartas
    .text = 108 cartas: dos barajas francesas de 52 y cuatro comodines ★. A es el as, J la jota, Q la reina y K el rey. Los palos ♠ ♥ ♦ ♣ no importan.
rules-autobus-preparation-2 = Personas
    .text = De dos a cuatro, cada una por su cuenta. Se juega en el sentido de las agujas del reloj.
rules-autobus-preparation-3 = Montón principal
    .text = Cada asiento recibe diez cartas boca abajo. La de arriba se descubre. Nadie ve las que hay debajo, tú tampoco.
rules-autobus-preparation-4 = Mano
    .text = Además hay cuatro cartas en la mano. Las tuyas solo las ves tú.
rules-autobus-preparation-5 = Mazo
    .text = Las demás cartas quedan boca abajo en el centro.
rules-autobus-preparation-6 = Escaleras y pilas auxiliares
    .text = En el centro crecen las escaleras comunes, tantas como hagan falta. Delante de cada asiento hay sitio para cuatro pilas auxiliares boca arriba, numeradas del 1 al 4.
rules-autobus-preparation-7 = Quién empieza
    .text = En cada ronda empieza el asiento 1. Como opción, se empieza por turnos.

### The turn

rules-autobus-turn-1 = Completar la mano
    .text = Al empezar robas hasta tener cuatro cartas en la mano. La mesa lo hace por ti.
rules-autobus-turn-2 = Jugar cartas
    .text = Juega en las escaleras tantas cartas como quieras: cualquier carta de la mano, la carta de arriba de tu montón principal y la de cada una de tus pilas auxiliares.
rules-autobus-turn-3 = Formar escaleras
    .text = Un as o un comodín empieza una escalera nueva en el primer lugar libre. Después siguen 2, 3 y así hasta 10, y luego J, Q y K. No importa el palo de la carta ni quién empezó la escalera.
rules-autobus-turn-4 = Escalera completa
    .text = Con el rey la escalera está completa. Se retira enseguida y su lugar vuelve a quedar libre. Sobre un rey no va ningún as.
rules-autobus-turn-5 = Descubrir el montón principal
    .text = Cuando juegas la carta de arriba de tu montón principal, se descubre enseguida la siguiente. También puedes jugarla.
rules-autobus-turn-6 = Mano vacía
    .text = Cuando tu última carta de la mano va a una escalera, robas enseguida cuatro nuevas y sigues jugando, tantas veces como lo consigas.
rules-autobus-turn-7 = Dejar una carta
    .text = Para terminar, deja una carta de la mano en una pila auxiliar del mismo valor o en un lugar libre. Con eso acaba tu turno. Puedes hacerlo aunque todavía encaje algo en una escalera.
rules-autobus-turn-8 = Bajo el autobús
    .text = Si las cuatro pilas auxiliares están ocupadas y la carta elegida de la mano no encaja en ninguna, va boca abajo al fondo de tu montón principal. Con eso también acaba tu turno.

### Example

rules-autobus-example-1 = La situación
    .text = La escalera 1 muestra un 7 y la escalera 2 una reina. En la mano tienes un 8, un comodín y dos cuatros. Tu montón principal muestra un 9. En la pila auxiliar 1 hay un rey y los otros tres lugares están libres.
rules-autobus-example-2 = El 8 de la mano
    .text = Juegas el 8 en la escalera 1. Ahora falta ahí el 9.
rules-autobus-example-3 = El 9 del montón principal
    .text = Juegas el 9 del montón principal. ¡Una carta menos! Se descubre un 2, que no encaja en ningún sitio.
rules-autobus-example-4 = El rey de la pila auxiliar
    .text = Juegas el rey en la escalera 2. La escalera está completa y se retira. El lugar 2 del centro queda libre, y la pila auxiliar 1 también.
rules-autobus-example-5 = El comodín como as
    .text = Con el comodín empiezas una escalera nueva en el lugar 2. Ahí vale como el as, y después sigue un 2.
rules-autobus-example-6 = El 2 del montón principal
    .text = Juegas el 2. ¡Otra carta menos! Se descubre una reina.
rules-autobus-example-7 = Dejar un 4
    .text = No encaja nada más. Dejas un 4 en la pila auxiliar 1, que está libre, y tu turno termina. Desde ahora ahí solo encajan cuatros y comodines.

### Special cases

rules-autobus-special-1 = El mazo está vacío
    .text = Todas las escaleras completas se barajan y forman el nuevo mazo, incluso en medio de un robo. Si no basta, robas lo que haya.
rules-autobus-special-2 = La mano sigue vacía
    .text = Si no se puede robar nada, sigue jugando del montón principal y de las pilas auxiliares o pulsa «Terminar turno». Solo entonces puede acabar un turno sin dejar una carta, aunque todavía encaje algo.
rules-autobus-special-3 = En medio del turno vuelve a haber cartas
    .text = Si tu mano está vacía y completas una escalera con el montón principal o una pila auxiliar, sus cartas se barajan y robas enseguida cuatro.
rules-autobus-special-4 = Dejar la última carta de la mano
    .text = También así termina tu turno. Las cartas nuevas llegan al empezar tu próximo turno.
rules-autobus-special-5 = Comodín en una escalera
    .text = Vale exactamente como la carta que falta ahí, también como as o rey. Ahí se queda: nadie puede cambiarlo ni llevárselo.
rules-autobus-special-6 = Comodín en una pila auxiliar
    .text = Si ya hay cartas, recibe su valor. En un lugar libre tú le das un valor, del as al rey, a la vista de todos. Después ahí solo encajan ese valor y comodines.
rules-autobus-special-7 = Comodín fijo
    .text = Un comodín en una pila auxiliar conserva su valor y solo se juega como esa carta: como 7, solo sobre un 6. Como as puede empezar una escalera. Vuelve a ser libre al barajar.
rules-autobus-special-8 = Dos pilas del mismo valor
    .text = Están permitidas. En un lugar libre puedes dejar cualquier carta de la mano.
rules-autobus-special-9 = Bajo el autobús, con exactitud
    .text = Cuenta la carta que elegiste; otra carta de la mano sí puede encajar. Mientras haya un lugar libre no se puede, y con un comodín nunca. La carta descubierta del montón principal sigue arriba.
rules-autobus-special-10 = Ya no se puede hacer nada
    .text = Si en una vuelta entera terminan todos los turnos sin que se mueva una carta, no se puede robar nada y no encaja la carta de arriba de ningún montón principal ni de ninguna pila auxiliar, la ronda acaba en empate. Todos reciben los puntos en contra de su montón principal.

### Common mistakes

rules-autobus-mistakes-1 = «Mi mano está vacía, he ganado.»
    .text = Una mano vacía no gana nada, y una escalera completa tampoco. Solo cuenta el montón principal vacío.
rules-autobus-mistakes-2 = «Dejo la carta del montón principal en una pila auxiliar.»
    .text = En las pilas auxiliares solo se dejan cartas de la mano. La carta de arriba del montón principal solo puede ir a una escalera.
rules-autobus-mistakes-3 = «Dejo una carta deprisa y luego sigo.»
    .text = Dejar una carta termina el turno. Juega antes todo lo que quieras jugar.
rules-autobus-mistakes-4 = «Ordeno mis pilas auxiliares.»
    .text = Nada pasa de una pila auxiliar a otra, ni vuelve a la mano. Desde ahí solo se puede ir a una escalera.
rules-autobus-mistakes-5 = «Pero si un comodín vale para todo.»
    .text = En la mano y en el montón principal, sí. En una pila auxiliar queda fijo en su valor.
rules-autobus-mistakes-6 = «Tengo que jugar lo que encaja.»
    .text = Nunca es obligatorio jugar, ni siquiera la carta del montón principal. Solo hay que soltar una carta de la mano al final.

### Strategy

rules-autobus-strategy-1 = Primero el montón principal
    .text = Solo él da la victoria, y cada carta que tiene cuesta al final un punto. Con cada carta pregúntate si abre paso a la tuya de arriba.
rules-autobus-strategy-2 = Guardar un lugar libre
    .text = El último lugar libre vale mucho: sin él amenaza el autobús. Junta los valores iguales.
rules-autobus-strategy-3 = Vaciar las pilas auxiliares
    .text = Cada pila auxiliar vacía vuelve a ser un lugar libre para cualquier valor.
rules-autobus-strategy-4 = Lo que pronto va a encajar
    .text = Deja en las pilas auxiliares lo que las escaleras necesitarán pronto. Los reyes pasan ahí mucho tiempo si ninguna escalera está avanzada.
rules-autobus-strategy-5 = Comodines con un fin
    .text = Juega un comodín cuando acerque la carta de tu montón principal. En una pila auxiliar pierde su libertad.
rules-autobus-strategy-6 = Vaciar la mano
    .text = Si llevas todas las cartas de la mano a las escaleras, robas enseguida cuatro nuevas.
rules-autobus-strategy-7 = Mirar a los demás
    .text = Todas las cartas de arriba están a la vista. No prepares una escalera para el montón principal del asiento siguiente si a ti no te sirve.

### Questions

rules-autobus-questions-1 = ¿Cuál es el objetivo?
    .text = Ser quien primero deja vacío su montón principal. Las cartas de la mano y de las pilas auxiliares no cuentan al final.
rules-autobus-questions-2 = ¿Las cartas se arrastran o se tocan?
    .text = Las dos cosas, cuando quieras: arrastra una carta a su lugar, o toca primero la carta y después el lugar marcado. También se puede jugar todo solo con el teclado.
rules-autobus-questions-3 = ¿Qué muestra «Jugadas posibles»?
    .text = Exactamente lo que está permitido ahora: cada carta que puedes mover y todos sus lugares, es decir, escaleras, pilas auxiliares y autobús.
rules-autobus-questions-4 = ¿Por qué esta carta no puede ir bajo el autobús?
    .text = Porque encaja en una pila auxiliar, porque todavía hay un lugar libre o porque es un comodín. La mesa te dice cuál es el motivo.
rules-autobus-questions-5 = ¿Cuántas escaleras puede haber?
    .text = Tantas como empiecen los ases y los comodines, como máximo doce a la vez.
rules-autobus-questions-6 = ¿Hay reglas de torneo?
    .text = Únicas, no. Aquí se juega la variante de un club; lo que se puede ajustar está en «Opciones y variantes».
rules-autobus-questions-7 = ¿Es este el «Autobus» checo?
    .text = No. En Chequia también se llama así un juego de la familia del rummy. Aquí se trata de escaleras del as al rey.
rules-autobus-questions-8 = ¿Ven mis cartas los jugadores virtuales?
    .text = No. Solo saben lo que se ve desde su asiento.

### Options and variants

rules-autobus-variants-1 = Cartas en el montón principal
    .text = 10, 13, 15 o 20. Lo habitual son 10. Con más cartas la ronda dura más.
rules-autobus-variants-2 = Cartas en la mano
    .text = 4 o 5. Lo habitual son 4.
rules-autobus-variants-3 = Quién empieza
    .text = Siempre el asiento 1 o por turnos, en cada ronda el asiento siguiente.
rules-autobus-variants-4 = En otras mesas
    .text = En otros sitios solo hay tres o cuatro escaleras, los ases se juegan sin esperar o el rey vale como comodín. Aquí no se juega así.

### Controls

rules-autobus-controls-1 = Meter una carta bajo el autobús
    .text = Arrastra la carta de la mano a tu montón principal, o elígela y pulsa «Bajo el autobús». Si no se puede, la mesa dice por qué.
rules-autobus-controls-2 = Dar valor a un comodín
    .text = Cuando dejas un comodín en un lugar libre, la mesa pregunta su valor. Hay trece botones, de A a K; «Cancelar» deja el comodín en la mano.
rules-autobus-controls-3 = Dejar una carta y terminar el turno
    .text = Mientras tengas cartas en la mano, tu turno termina al dejar una. «Terminar turno» solo aparece con la mano vacía, cuando no se puede robar nada.

### Glossary

rules-autobus-glossary-1 = Montón principal
    .text = Tus cartas boca abajo, de las que solo se ve la de arriba: tu autobús. Con el montón principal vacío se gana la ronda.
rules-autobus-glossary-2 = Pila auxiliar
    .text = Una de tus cuatro pilas boca arriba, cada una para un solo valor.
rules-autobus-glossary-3 = Lugar libre
    .text = El lugar de una pila auxiliar sin ninguna carta. Admite cualquier valor.
rules-autobus-glossary-4 = Escalera
    .text = Una pila común en el centro que crece del as al rey.
rules-autobus-glossary-5 = Mazo
    .text = Las cartas boca abajo del centro, de las que todos roban.
rules-autobus-glossary-6 = Bajo el autobús
    .text = Boca abajo, al fondo del propio montón principal.
rules-autobus-glossary-7 = Comodín ★
    .text = Vale como cualquier carta que falte.
rules-autobus-glossary-8 = Comodín fijo
    .text = Un comodín en una pila auxiliar. Solo vale como el valor de esa pila.
rules-autobus-glossary-9 = Turno
    .text = Todo lo que va desde robar hasta dejar una carta. Cada carta jugada en él es una jugada.
rules-autobus-glossary-10 = Ronda
    .text = Desde el reparto hasta el montón principal vacío.
