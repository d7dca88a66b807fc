# review: none
## Rules of Stapelsprint. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-stapelsprint-goal-1 = Tienes una reserva de diez cartas. Quien primero deja vacía su reserva gana la ronda en ese mismo momento.
rules-stapelsprint-goal-2 = Para lograrlo, en el centro se forman entre todos escaleras del 1 al 12. Una victoria vale un punto. Se juega mientras haya ganas.
rules-stapelsprint-goal-3 = Stapelsprint tiene un diseño independiente: las cartas, los nombres y el texto de las reglas son propios.

### Preparation

rules-stapelsprint-preparation-1 = Cartas
    .text = 162 cartas: doce de cada número del 1 al 12 y 18 comodines con una estrella ★. Los colores no importan.
rules-stapelsprint-preparation-2 = Personas
    .text = De dos a seis, cada una por su cuenta. No hay equipos.
rules-stapelsprint-preparation-3 = Reserva
    .text = Cada asiento recibe diez cartas boca abajo como reserva. La de arriba se descubre. Nadie ve las que hay debajo, tú tampoco.
rules-stapelsprint-preparation-4 = Mazo
    .text = Las demás cartas quedan boca abajo en el centro. Al principio las manos están vacías.
rules-stapelsprint-preparation-5 = Escaleras y pilas de descarte
    .text = En el centro hay sitio para cuatro escaleras comunes, y delante de cada asiento para cuatro pilas de descarte boca arriba.
rules-stapelsprint-preparation-6 = Quién empieza
    .text = Quién reparte en la primera ronda se decide al azar. Empieza el asiento de su izquierda y se sigue en el sentido de las agujas del reloj. En cada nueva ronda reparte el asiento siguiente.

### The turn

rules-stapelsprint-turn-1 = Completar la mano
    .text = Al empezar robas hasta tener cinco cartas en la mano. La mesa lo hace por ti.
rules-stapelsprint-turn-2 = Jugar cartas
    .text = Juega en las escaleras tantas cartas como quieras: cualquier carta de la mano, la carta de arriba de tu reserva y la de cada una de tus pilas de descarte. Si una carta encaja en varias escaleras, eliges tú.
rules-stapelsprint-turn-3 = Formar escaleras
    .text = Una escalera vacía empieza con un 1. Después solo encaja el número siguiente. Un comodín vale exactamente como el número que falta.
rules-stapelsprint-turn-4 = Escalera completa
    .text = Con el 12 la escalera está completa. Se retira enseguida y su lugar queda libre en el mismo turno.
rules-stapelsprint-turn-5 = Descubrir la reserva
    .text = Cuando juegas la carta de arriba de tu reserva, se descubre enseguida la siguiente. También puedes jugarla.
rules-stapelsprint-turn-6 = Mano vacía
    .text = Cuando tu última carta de la mano va a una escalera, robas enseguida hasta cinco cartas y sigues jugando, tantas veces como lo consigas.
rules-stapelsprint-turn-7 = Descartar
    .text = Para terminar, deja una carta de la mano boca arriba en una de tus cuatro pilas de descarte. Con eso acaba tu turno.

### Example

rules-stapelsprint-example-1 = La situación
    .text = En la escalera 2 hay un 5 arriba. En la mano tienes un 6, un comodín y tres cartas altas. Tu reserva muestra un 7.
rules-stapelsprint-example-2 = El 6 de la mano
    .text = Juegas el 6 en la escalera 2. Ahora falta ahí el 7.
rules-stapelsprint-example-3 = El 7 de la reserva
    .text = Juegas el 7 de la reserva. ¡Una carta menos! Se descubre la siguiente carta de la reserva.
rules-stapelsprint-example-4 = El comodín como 8
    .text = Juegas el comodín en la misma escalera. Ahí vale como el 8, y después sigue un 9.
rules-stapelsprint-example-5 = Descartar
    .text = No encaja nada más. Descartas una de las cartas altas y tu turno termina. La mano se completa solo al empezar tu próximo turno.

### Special cases

rules-stapelsprint-special-1 = El mazo está vacío
    .text = Todas las cartas retiradas se barajan y forman el nuevo mazo, incluso en medio de un robo. Un comodín vuelve a ser un comodín como los demás.
rules-stapelsprint-special-2 = Tampoco hay cartas retiradas
    .text = Robas lo que haya y sigues con menos cartas, o incluso con ninguna.
rules-stapelsprint-special-3 = La mano sigue vacía
    .text = Si no se puede robar nada, sigue jugando de la reserva y de las pilas de descarte o pulsa «Terminar turno». Solo entonces puede acabar un turno sin descartar, aunque todavía encaje algo.
rules-stapelsprint-special-4 = En medio del turno vuelve a haber cartas
    .text = Si tu mano está vacía y completas una escalera con la reserva o las pilas de descarte, sus cartas se barajan de nuevo y robas enseguida hasta cinco.
rules-stapelsprint-special-5 = Descartar la última carta de la mano
    .text = También así termina tu turno. Las cartas nuevas llegan al empezar tu próximo turno.
rules-stapelsprint-special-6 = Comodines en la reserva y en las pilas
    .text = Un comodín que está arriba en tu reserva puede ser cualquier número. Un comodín descartado sigue siendo un comodín.
rules-stapelsprint-special-7 = Ya no se puede hacer nada
    .text = Si en una vuelta entera todos los turnos terminan sin descartar y no se mueve ninguna carta, no se puede robar nada y no encaja la carta de arriba de ninguna reserva ni de ninguna pila de descarte, la ronda acaba en empate. Nadie recibe un punto.

### Common mistakes

rules-stapelsprint-mistakes-1 = «Mi mano está vacía, he ganado.»
    .text = Una mano vacía no gana nada, y una escalera completa tampoco. Solo cuenta la reserva vacía.
rules-stapelsprint-mistakes-2 = «Necesito la carta de más abajo.»
    .text = De la reserva y de las pilas de descarte solo se juega la carta de arriba. Las pilas ajenas no se tocan.
rules-stapelsprint-mistakes-3 = «Descarto deprisa y luego sigo.»
    .text = Descartar termina el turno. Juega antes todo lo que quieras jugar.
rules-stapelsprint-mistakes-4 = «Descarto la carta de mi reserva.»
    .text = Solo se descartan cartas de la mano: ni la reserva ni nada de una pila de descarte a otra.
rules-stapelsprint-mistakes-5 = «Tengo que jugar lo que encaja.»
    .text = Nunca es obligatorio jugar, ni siquiera la carta de la reserva. Solo hay que descartar al final.

### Strategy

rules-stapelsprint-strategy-1 = Primero la reserva
    .text = Solo la reserva da la victoria. Con cada carta pregúntate si abre paso a la carta de arriba de tu reserva.
rules-stapelsprint-strategy-2 = Orden en las pilas de descarte
    .text = Pon cada número sobre el siguiente más alto, por ejemplo un 9 sobre un 10: así llegarás después a los dos. Los números iguales también van bien juntos.
rules-stapelsprint-strategy-3 = No enterrar nada
    .text = Lo que vas a necesitar pronto debe quedar arriba. Una carta alta sobre una baja la bloquea mucho tiempo.
rules-stapelsprint-strategy-4 = Comodines con un fin
    .text = Juega un comodín cuando acerque la carta de tu reserva. Descartarlo casi nunca compensa.
rules-stapelsprint-strategy-5 = Vaciar la mano
    .text = Si llevas todas las cartas de la mano a las escaleras, robas enseguida hasta cinco nuevas.
rules-stapelsprint-strategy-6 = Mirar a los demás
    .text = La carta de arriba de cada reserva está a la vista. No prepares una escalera para la reserva del asiento siguiente si a ti no te sirve.

### Questions

rules-stapelsprint-questions-1 = ¿Cuál es el objetivo?
    .text = Ser quien primero deja vacía su reserva. Cuántas cartas tienes entonces en la mano o en las pilas de descarte no importa.
rules-stapelsprint-questions-2 = ¿Qué significa la estrella?
    .text = La estrella ★ es el comodín. En una escalera vale exactamente como el número que falta, del 1 al 12.
rules-stapelsprint-questions-3 = ¿Puedo jugar varias cartas en un turno?
    .text = Sí, tantas como quieras, de la mano, de la reserva y de las pilas de descarte, en cualquier orden. Solo descartar termina el turno.
rules-stapelsprint-questions-4 = ¿Cómo llego a una carta más abajo en la pila de descarte?
    .text = Primero hay que jugar en escaleras las cartas que tiene encima. No se pasan cartas de una pila a otra. Puedes mirar todas las pilas de descarte enteras cuando quieras.
rules-stapelsprint-questions-5 = ¿Hay una variante corta?
    .text = Sí: con cinco cartas en la reserva. Las reglas son las mismas y la ronda dura más o menos la mitad.
rules-stapelsprint-questions-6 = ¿Ven mis cartas los jugadores virtuales?
    .text = No. Solo saben lo que se ve desde su asiento.

### Options and variants

rules-stapelsprint-variants-1 = Cartas en la reserva
    .text = 5, 10, 15, 20 o 30. Lo habitual son 10. Con cinco o seis asientos, como máximo 20.
rules-stapelsprint-variants-2 = Ronda corta
    .text = 5 cartas en la reserva: buena para conocer el juego y para un rato libre.
rules-stapelsprint-variants-3 = Puntos para ganar
    .text = En una sala se puede jugar hasta una meta de 1 a 20 puntos. Quien llega primero gana la partida. Sin meta, los puntos se cuentan hasta que todos se vayan.

### Glossary

rules-stapelsprint-glossary-1 = Reserva
    .text = Las cartas propias boca abajo, de las que solo se ve la de arriba. Con la reserva vacía se gana la ronda.
rules-stapelsprint-glossary-2 = Escalera
    .text = Una pila común en el centro que crece del 1 al 12.
rules-stapelsprint-glossary-3 = Pila de descarte
    .text = Una de tus cuatro pilas boca arriba. En una de ellas termina cada turno.
rules-stapelsprint-glossary-4 = Mazo
    .text = Las cartas boca abajo del centro, de las que todos roban.
rules-stapelsprint-glossary-5 = Comodín ★
    .text = Vale como cualquier número que falte.
rules-stapelsprint-glossary-6 = Turno
    .text = Todo lo que va desde robar hasta descartar. Cada carta jugada en él es una jugada.
rules-stapelsprint-glossary-7 = Ronda
    .text = Desde el reparto hasta la reserva vacía.
rules-stapelsprint-glossary-8 = Partida
    .text = Varias rondas, hasta llegar a una meta de puntos.
