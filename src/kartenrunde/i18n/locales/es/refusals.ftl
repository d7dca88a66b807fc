# review: none
## Why something was refused, with what can be done now.
## Id = "refusal-" + code with every "/" and "_" written as "-".

## Needed later: the first look at a table does without what stands below.

refusal-move-not-your-turn = Todavía no te toca. Espera a que empiece tu turno.
refusal-move-over = La ronda ha terminado. Empieza la siguiente.
refusal-move-not-in-hand = Esa carta ya no está en tu mano. Elige otra.
refusal-move-no-such-place = La carta no puede ir ahí. Elige un lugar marcado.
refusal-move-empty-pile = Ahí no hay ninguna carta. Elige otra.
refusal-move-wrong-rank = Aquí solo va { RANK($wanted, form: "a") } o un comodín.
refusal-move-must-discard = Descarta una carta de la mano para terminar tu turno.
refusal-move-must-put = Deja una carta de la mano en una pila auxiliar o métela bajo el autobús para terminar tu turno.
refusal-move-name-a-rank = Un comodín en un lugar libre necesita un valor. Elige uno, del as al rey.
refusal-move-no-rank-to-name = Aquí el valor ya es fijo. Deja la carta sin elegir ninguno.
refusal-move-other-rank-reserve = En esta pila auxiliar solo va { RANK($wanted, form: "a") } o un comodín. Elige un lugar marcado.
refusal-move-fits-a-reserve = Bajo el autobús solo va una carta que no encaje en ninguna pila auxiliar. Deja esta en una pila auxiliar.
refusal-move-ace-opens = Una escalera nueva empieza con un as o con un comodín que todavía pueda tener cualquier valor. Elige otro lugar.
refusal-move-opens-elsewhere = Una escalera nueva empieza siempre en el primer lugar libre. Deja ahí la carta.
refusal-move-one-bundle = Tu primera captura empieza siempre tu primer montón. Lleva ahí las cartas.
refusal-move-friendly = Aquí no se roba. Llévate cartas iguales de la mesa o deja la tuya.
refusal-move-own-bundle = De tu propio montón no hay nada que robar. Elige un lugar marcado.
refusal-move-no-bundle = Ahí todavía no hay montón. Elige un lugar marcado.
refusal-move-other-top = Arriba de ese montón hay otro valor. Elige un lugar marcado.
refusal-move-nothing-to-take = En la mesa no hay ninguna carta de ese valor. Deja la tuya.
refusal-move-must-take = En la mesa está el mismo valor. Llévatelo o juega otra carta.
refusal-move-must-steal = Arriba de un montón está el mismo valor. Róbalo o juega otra carta.
refusal-table-stale-version = La mesa ha cambiado mientras tanto. Mira cómo está ahora.
refusal-table-not-host = Eso solo lo puede hacer quien dirige la sala. Pregunta en la sala.
refusal-table-full = En esta sala todos los asientos están ocupados. Espera a que quede uno libre.
refusal-table-seat-taken = Ese asiento ya está ocupado. Elige uno libre.
refusal-table-not-seated = No tienes asiento en esta mesa. Toma primero uno libre.
refusal-table-started = La partida ya ha empezado. Eso se puede cambiar antes de la próxima.
refusal-table-not-started = La partida todavía no ha empezado. Primero hay que empezarla.
refusal-table-bad-options = Esa opción no existe aquí. Elige una de la lista.
refusal-table-friendly-excludes = Sin robos no tienen sentido dos montones ni jotas comodín. Quita una cosa o la otra.
refusal-table-seats-open = Todavía hay asientos libres. Invita a alguien o añade jugadores virtuales.
refusal-table-unknown-seat = Ese asiento no existe. Elige otro.
refusal-table-busy = La mesa está ocupada en este momento. Prueba otra vez enseguida.
refusal-table-retry = Eso no ha llegado. Prueba otra vez.
refusal-table-no-such-room = Esa sala ya no existe. Abre una nueva.
refusal-table-removed = Tu asiento en esta sala ha quedado libre. Puedes abrir tu propia sala.
refusal-table-left = Ya no estás en esta sala. Con el enlace puedes volver.
refusal-table-move-id-reused = Ese mensaje ya había llegado. Recarga la página.
refusal-table-no-guest = Tu navegador no ha guardado tu asiento. Permite las cookies en esta página y recárgala.
refusal-wire-bad-message = No se ha podido entender ese mensaje. Recarga la página.
refusal-wire-too-fast = Demasiado rápido. Espera un momento.
refusal-wire-unknown-protocol = Hay una versión nueva de Kartenrunde. Recarga la página.
