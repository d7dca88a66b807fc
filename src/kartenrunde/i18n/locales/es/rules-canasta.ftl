# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.
## .rows is a table below the text: a row a line, the head first, cells parted by |.

### Goal

rules-canasta-goal-1 = Se juega en parejas, dos contra dos. Se bajan valores iguales como combinaciones y se amplían hasta formar canastas: siete cartas de un valor. El equipo que primero alcanza la meta al final de una ronda gana la partida.

### Preparation

rules-canasta-preparation-1 = Cartas
    .text = 108 cartas: dos barajas francesas y cuatro jokers. Los jokers y los doses son comodines y valen como cualquier valor. Las demás son cartas naturales. Los palos ♠ ♥ ♦ ♣ no cuentan; solo en los treses importa si son rojos o negros.
rules-canasta-preparation-2 = Personas
    .text = Cuatro. Quienes se sientan frente a frente forman equipo, con combinaciones y puntos en común. Antes de empezar, quien dirige la sala puede cambiar los asientos.
rules-canasta-preparation-3 = Reparto
    .text = Cada persona recibe once cartas. El resto es el mazo. Los treses rojos se bajan enseguida y se reponen. Se descubre una carta y empieza el pozo; sobre un comodín o un tres rojo van más cartas hasta que arriba quede otra.
rules-canasta-preparation-4 = Quién empieza
    .text = Quién reparte primero lo decide la suerte. Empieza el asiento siguiente y se sigue en el sentido de las agujas del reloj. En cada ronda nueva reparte el asiento siguiente.
rules-canasta-preparation-5 = Valor de las cartas
    .text = Cuentan para la apertura y para el recuento.
    .rows =
        Carta | Puntos
        joker | 50
        dos, as | 20
        rey, reina, jota, 10, 9, 8 | 10
        7, 6, 5, 4, tres negro | 5

### The turn

rules-canasta-turn-1 = Robar o llevarse el pozo
    .text = Roba una carta del mazo o llévate todo el pozo.
rules-canasta-turn-2 = Tres rojo
    .text = Un tres rojo que robas se baja enseguida y robas otra carta. Ocurre solo. Los treses rojos del pozo no se reponen.
rules-canasta-turn-3 = Bajar
    .text = Una combinación tiene al menos tres cartas de un valor, del cuatro al as: como mínimo dos naturales y como máximo tres comodines. Tu equipo tiene una sola combinación de cada valor; lo que viene después se añade. Lo bajado se queda en la mesa.
rules-canasta-turn-4 = Apertura
    .text = La primera vez en una ronda, tu equipo tiene que bajar de una vez este valor en cartas. Cuentan los puntos de antes de la ronda. Cuando una de las dos personas abre, el equipo queda libre.
    .rows =
        Puntos de tu equipo | Mínimo
        menos de 0 | 15
        de 0 a 1495 | 50
        de 1500 a 2995 | 90
        3000 o más | 120
rules-canasta-turn-5 = La canasta
    .text = Siete cartas en una combinación son una canasta: limpia sin comodines, sucia con ellos. Después se puede seguir añadiendo. Un comodín convierte una canasta limpia en sucia.
rules-canasta-turn-6 = Llevarse el pozo
    .text = Baja enseguida la carta de arriba: con dos cartas naturales de su valor de la mano, con una natural y un comodín, o sola a la combinación de tu equipo. Solo entonces pasa el resto del pozo a tu mano.
rules-canasta-turn-7 = Congelado
    .text = Si hay un comodín o un tres rojo en el pozo, o si tu equipo aún no ha abierto, el pozo está congelado. Entonces solo valen dos cartas naturales de la mano.
rules-canasta-turn-8 = Descartar
    .text = Al final dejas una carta de la mano boca arriba en el pozo. Con eso termina tu turno.
rules-canasta-turn-9 = Cerrar la ronda
    .text = Si tu equipo tiene una canasta, puedes quedarte sin cartas, con o sin descarte final. La ronda termina enseguida.
rules-canasta-turn-10 = Recuento
    .text = Cada equipo recibe estos puntos y el valor de las cartas que ha bajado. Se resta el valor de las cartas que quedan en sus dos manos.
    .rows =
        Por | Puntos
        canasta limpia | 500
        canasta sucia | 300
        cerrar la ronda | 100
        cerrar de una sola vez, en lugar de 100 | 200
        cada tres rojo | 100
        los cuatro treses rojos juntos | 800

### Example

rules-canasta-example-1 = La situación
    .text = Tu equipo tiene 620 puntos y no ha abierto. En el pozo hay doce cartas: arriba un 9 y más abajo un 2. En la mano tienes 9, 9, K, K, 2, 7, 7, 6, 5, 4, 4.
rules-canasta-example-2 = ¿Puedes llevarte todo el pozo?
    .text = Está congelado, así que un 9 y el 2 no bastarían. Pero tienes dos nueves: sí.
rules-canasta-example-3 = ¿Alcanza para abrir?
    .text = Hacen falta 50. Tres nueves valen 30. Añades K, K y 2, que son 40. En total 70: alcanza.
rules-canasta-example-4 = Te llevas el pozo
    .text = El 9 de arriba queda con tus nueves. Las otras once cartas pasan a tu mano y el pozo nuevo está vacío.
rules-canasta-example-5 = Bajas algo más
    .text = En el pozo había un 7 y un rey. Bajas tres sietes y añades el rey.
rules-canasta-example-6 = Descartas
    .text = El equipo rival reúne cuatros. Descartas el 6 y no el 4.

### Special cases

rules-canasta-special-1 = Arriba un comodín o un tres negro
    .text = Nadie puede llevarse el pozo. Un tres negro lo bloquea solo para el asiento siguiente; cubierto ya no hace nada.
rules-canasta-special-2 = Bajar treses negros
    .text = Solo al cerrar la ronda, tres o cuatro y sin comodines.
rules-canasta-special-3 = Guardar dos cartas
    .text = Mientras tu equipo no tenga una canasta, después de bajar te tienen que quedar dos cartas: una para descartar y otra para la mano. Una canasta que se completa en ese momento ya cuenta.
rules-canasta-special-4 = Solo una carta
    .text = Si antes de descartar te queda una sola carta, cierras con ella. La mesa te avisa antes.
rules-canasta-special-5 = Una carta contra una carta
    .text = Con una sola carta en la mano no puedes llevarte un pozo de una sola carta.
rules-canasta-special-6 = Cerrar de una sola vez
    .text = Si en la ronda no has bajado ninguna carta y cierras en un solo turno, son 200 puntos en lugar de 100. Si después de robar lo bajas todo de una vez, no hay mínimo.
rules-canasta-special-7 = Treses rojos sin combinaciones
    .text = Si tu equipo no ha bajado nada, sus treses rojos restan; los cuatro juntos, 800 puntos.
rules-canasta-special-8 = El mazo está vacío
    .text = Ya no se roba. Si la carta de arriba encaja en una combinación de tu equipo y el pozo no está congelado, tienes que llevártelo. Si no, puedes llevártelo o terminar la ronda. Si nadie puede, la ronda termina sola.
rules-canasta-special-9 = La última carta es un tres rojo
    .text = Se baja y la ronda termina enseguida.
rules-canasta-special-10 = Final de la partida
    .text = Cada ronda se juega hasta el final. Si los dos equipos alcanzan la meta, gana el que tiene más puntos; con los mismos puntos hay empate.

### Common mistakes

rules-canasta-mistakes-1 = «Con un 9 y un joker me llevo el pozo congelado.»
    .text = Congelado quiere decir: solo con dos cartas naturales de la mano.
rules-canasta-mistakes-2 = «Sobre el 2 hay un 7, así que el pozo vuelve a estar libre.»
    .text = Mientras haya un comodín dentro, sigue congelado.
rules-canasta-mistakes-3 = «Con las cartas del pozo llego al mínimo.»
    .text = Para la apertura solo cuentan la carta de arriba y las de tu mano.
rules-canasta-mistakes-4 = «Siete cuatros son una canasta, con eso abro.»
    .text = El premio no cuenta para la apertura. Siete cuatros son 35 puntos.
rules-canasta-mistakes-5 = «Lo bajo todo y gano.»
    .text = Sin una canasta tienen que quedar dos cartas.
rules-canasta-mistakes-6 = «Un cuarto comodín, porque la canasta ya está completa.»
    .text = Ninguna combinación lleva más de tres comodines, tampoco después.

### Strategy

rules-canasta-strategy-1 = Lo que le sirve al asiento siguiente
    .text = No descartes los valores que reúne: se llevaría todo el pozo. Son seguros los treses negros y los valores que él mismo ha descartado.
rules-canasta-strategy-2 = Congelar
    .text = Si solo ha abierto el equipo rival, descartar un comodín puede salvar un pozo grande.
rules-canasta-strategy-3 = Ni muy pronto ni demasiado
    .text = Abre con las menos cartas posibles. Los pares en la mano son la llave del pozo.
rules-canasta-strategy-4 = Contar
    .text = De cada valor hay ocho cartas. Todo lo que hay en el pozo se ha visto.
rules-canasta-strategy-5 = Pensar en pareja
    .text = Los comodines rinden más donde completan una canasta. Baja de modo que tu pareja pueda añadir.
rules-canasta-strategy-6 = ¿Cuándo cerrar?
    .text = Mira cuántas cartas le quedan a tu pareja: restan. Si el equipo rival tiene la mano llena, cierra pronto.

### Questions

rules-canasta-questions-1 = ¿Cuándo puedo llevarme todo el pozo?
    .text = Con un 9 arriba y el pozo congelado, necesitas dos nueves de la mano. Si no está congelado, basta un 9 con un comodín, o que tu equipo ya tenga nueves en la mesa.
rules-canasta-questions-2 = ¿Cómo veo que está congelado?
    .text = Por el signo ❄. Toca el pozo: ahí dice por qué y con qué te lo puedes llevar.
rules-canasta-questions-3 = ¿Tengo que preguntar antes de cerrar?
    .text = No. Lo decides por tu cuenta.
rules-canasta-questions-4 = ¿Tengo que descargar algo o dar un correo?
    .text = No. Se juega en el navegador, sin cuenta.
rules-canasta-questions-5 = ¿Las partidas cuestan o dan monedas?
    .text = No. Solo hay puntos.
rules-canasta-questions-6 = ¿Qué se pierde si borro los datos del navegador?
    .text = Tu nombre, tus ajustes y tu asiento en partidas en curso: la mesa ya no te reconoce.
rules-canasta-questions-7 = ¿Los jugadores virtuales ven mis cartas?
    .text = No. Solo saben lo que se ve desde su asiento. Los mejores recuerdan lo que ha visto todo el mundo.

### Options and variants

rules-canasta-variants-1 = Puntos para ganar
    .text = 5000 puntos, o 2500 para una partida más corta. Los mínimos son los mismos.
rules-canasta-variants-2 = Cierre estricto de una sola vez
    .text = Entonces los 200 puntos solo se dan si en ese turno una canasta sale entera de tu mano y tu equipo no tenía ninguna combinación de los valores que bajas.
rules-canasta-variants-3 = Lo que se juega en otros sitios
    .text = Aquí no se juega con dos o tres personas, ni robando dos cartas, ni con canastas solo de comodines, ni Samba.

### Controls

rules-canasta-controls-1 = Elegir cartas
    .text = Las cartas iguales están en grupos. Cada toque en un grupo elige una carta más; un toque doble, todas. Si prefieres ver las cartas sueltas, cambia a abanico.
rules-canasta-controls-2 = Preparar y bajar
    .text = Lleva las cartas elegidas al lugar de su valor. Si tu equipo ya ha abierto y encajan, se bajan enseguida. Si no, quedan preparadas: solo las ves tú, todo se puede cambiar y ahí dice cuántos puntos faltan. «Bajar» las pone todas juntas en la mesa.
rules-canasta-controls-3 = Comodines
    .text = Elige un comodín y después la combinación, o las cartas preparadas, a las que va.
rules-canasta-controls-4 = Llevarse el pozo
    .text = Toca el pozo: ahí dice con qué te lo puedes llevar. O lleva encima las cartas que encajan, que así quedan preparadas, y pulsa «Llevarse el pozo».
rules-canasta-controls-5 = Descartar
    .text = Elige una carta y descártala con el botón grande o sobre el pozo. Antes de cerrar, la mesa pregunta una vez.

### Glossary

rules-canasta-glossary-1 = Combinación
    .text = Cartas de un valor en la mesa, al menos tres.
rules-canasta-glossary-2 = Canasta
    .text = Una combinación de siete cartas o más. Limpia: sin comodines. Sucia: con comodines.
rules-canasta-glossary-3 = Comodín
    .text = Un joker o un dos. Vale como cualquier valor del cuatro al as.
rules-canasta-glossary-4 = Carta natural
    .text = Toda carta que no es comodín.
rules-canasta-glossary-5 = Mazo
    .text = Las cartas boca abajo de las que se roba.
rules-canasta-glossary-6 = Pozo
    .text = Las cartas descartadas. Quien se lo lleva, se lleva todas.
rules-canasta-glossary-7 = Congelado
    .text = El pozo solo se puede llevar con dos cartas naturales de la mano.
rules-canasta-glossary-8 = Apertura
    .text = Las primeras combinaciones de un equipo en una ronda. Tienen que alcanzar el mínimo.
rules-canasta-glossary-9 = Cerrar la ronda
    .text = Quedarse sin cartas y terminar así la ronda.
rules-canasta-glossary-10 = De una sola vez
    .text = Cerrar sin haber bajado antes ninguna carta en la ronda.
