# review: none
## Canasta: zones, cards as read aloud, the tray, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h") or a rank as the wire writes it ("T"), or a word: "black-three", "red-three", "wild-joker".
## $name is a name, $names, $cards and $melds are lists, $own, $others and $points are written numbers.

canasta = Canasta
    .subtitle = Dos contra dos
    .length = una hora más o menos
    .age = desde los 10 años

### Seats and sides

canasta-seat = { $name }; cartas en la mano: { $count }
canasta-seat-partner = { $name }, juega contigo; cartas en la mano: { $count }
canasta-seat-opponent = { $name }, juega contra ti; cartas en la mano: { $count }
canasta-minimum = apertura: { $count }
canasta-has-opened = con apertura

### Piles

canasta-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}
canasta-pile = Pozo: arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
canasta-pile-frozen = Pozo congelado: arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
canasta-pile-empty = Pozo: vacío

### Melds

canasta-melds-own = Combinaciones de tu equipo
canasta-melds-others = Combinaciones rivales
canasta-meld = Combinación de { RANK($card, form: "pl") }: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}{ $wilds ->
    [0] { "" }
   *[some] , comodines: { $wilds }
}{ $kind ->
    [natural] , canasta limpia
    [mixed] , canasta sucia
   *[none] { "" }
}
canasta-meld-none = { RANK($card, form: "pl") }: todavía sin combinación
canasta-red-threes = { $count ->
    [0] Treses rojos: ninguno
    [one] Treses rojos: uno
    [many] Treses rojos: { $count }
   *[other] Treses rojos: { $count }
}
canasta-mark-natural = limpia
canasta-mark-mixed = sucia

### Hand

canasta-card-hand = { RANK($card) }, mano, { $position } de { $total }
canasta-group = { RANK($card, form: "pl") }: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
canasta-group-picked = { RANK($card, form: "pl") }: { $picked } de { $count } elegidas
canasta-view-groups = Grupos
canasta-view-fan = Abanico

### Tray

canasta-tray = Preparado
canasta-tray-empty = Todavía nada preparado
canasta-tray-progress = { $count } de { $minimum }
canasta-tray-missing = { $count ->
    [one] falta un punto
    [many] faltan { $count } de puntos
   *[other] faltan { $count } puntos
}
canasta-tray-enough = Es suficiente
canasta-tray-meld = Preparado como { RANK($card, form: "pl") }: { $cards }
canasta-tray-with-top = con la carta de arriba del pozo
canasta-tray-back = Devolver a la mano
canasta-tray-clear = Devolver todo

### Places for cards

canasta-target-draw = Robar una carta
canasta-target-take = Llevarse el pozo
canasta-target-meld = Añadir a la combinación de { RANK($card, form: "pl") } de tu equipo
canasta-target-new = Preparar una combinación nueva: { RANK($card, form: "pl") }
canasta-target-tray = Preparar
canasta-target-discard = Descartar, termina el turno

### The main button and what is expected

canasta-draw = Robar
canasta-take = Llevarse el pozo
canasta-set-out = Preparar
canasta-lay = Bajar
canasta-discard = Descartar
canasta-go-out = Cerrar la ronda
canasta-end-deal = No llevar, terminar
canasta-hint-draw = Roba o llévate el pozo
canasta-hint-draw-only = Roba una carta
canasta-hint-must-take = Mazo vacío: llévate el pozo
canasta-hint-take-or-end = Mazo vacío: llévate el pozo o termina la ronda
canasta-hint-play = Baja o descarta
canasta-hint-picked = A un lugar, o descarta
canasta-hint-wild = ¿A qué combinación?
canasta-hint-tray = Baja lo preparado
canasta-hint-take-with = Llévate el pozo con esto
canasta-hint-last-card = Con la última carta cierras

### Log

canasta-turn-began = Le toca a { $name }.
    .you = Te toca.
canasta-drew = { $name } roba { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
    .you = Robas { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
canasta-turned-up = Se descubre: { RANK($card) }.
canasta-laid-red-three = { $name } baja un tres rojo.
    .you = Bajas un tres rojo.
canasta-took-pile = { $name } se lleva el pozo ({ $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}) y baja: { $melds }.
    .you = Te llevas el pozo ({ $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}) y bajas: { $melds }.
canasta-laid = { $name } baja: { $melds }.
    .you = Bajas: { $melds }.
canasta-laid-meld = { $count } × { RANK($card) }{ $wilds ->
    [0] { "" }
   *[some] { " " }(comodines: { $wilds })
}
canasta-opened = { $name } abre con { $count ->
    [one] un punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}.
    .you = Abres con { $count ->
    [one] un punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}.
canasta-canasta-made = ¡Canasta { $kind ->
    [natural] limpia
   *[mixed] sucia
} de { RANK($card, form: "pl") }: { $name }!
    .you = ¡Canasta { $kind ->
    [natural] limpia
   *[mixed] sucia
} de { RANK($card, form: "pl") } para tu equipo!
canasta-discarded = { $name } descarta { RANK($card, form: "a") }.
    .you = Descartas { RANK($card, form: "a") }.
canasta-now-frozen = El pozo queda congelado.
canasta-now-blocked = El asiento siguiente no puede llevarse el pozo.
canasta-went-out = { $name } cierra la ronda.
    .you = ¡Cierras la ronda!
canasta-went-out-concealed = { $name } cierra la ronda de una sola vez.
    .you = ¡Cierras la ronda de una sola vez!
canasta-deal-exhausted = El mazo está vacío y { $name } no se lleva el pozo. La ronda termina.
    .you = El mazo está vacío y no te llevas el pozo. La ronda termina.
canasta-deal-exhausted-all = El mazo está vacío y nadie puede llevarse el pozo. La ronda termina.
canasta-last-red-three-laid = La última carta del mazo es un tres rojo. { $name } lo baja y la ronda termina.
    .you = La última carta del mazo es un tres rojo. Lo bajas y la ronda termina.
canasta-deal-scored = Puntos de esta ronda: { $scores }.
canasta-side-scored = { $side }: { $points }

## Needed later: the first look at a table does without what stands below.

### Piles

canasta-pile-title = Pozo
canasta-pile-size = { $count ->
    [0] El pozo está vacío.
    [one] En el pozo hay una carta.
    [many] En el pozo hay { $count } de cartas.
   *[other] En el pozo hay { $count } cartas.
}
canasta-pile-red-threes = { $count ->
    [one] Una de ellas es un tres rojo.
    [many] { $count } de ellas son treses rojos.
   *[other] { $count } de ellas son treses rojos.
}
canasta-pile-open = No está congelado.
canasta-frozen-wild = Está congelado: hay un comodín dentro.
canasta-frozen-red-three = Está congelado: hay un tres rojo dentro.
canasta-frozen-unopened = Está congelado para tu equipo hasta que abra.
canasta-blocked-wild = Arriba hay un comodín. Ahora nadie puede llevarse el pozo.
canasta-blocked-black-three = Arriba hay un tres negro. Ahora nadie puede llevarse el pozo.
canasta-ways = Así te lo puedes llevar
canasta-ways-none = Con las cartas de tu mano no te lo puedes llevar.
canasta-way-pair = Con un par natural de { RANK($card, form: "pl") } de la mano
canasta-way-natural-and-two = Con { RANK($card, form: "a") } y un dos de la mano
canasta-way-natural-and-joker = Con { RANK($card, form: "a") } y un joker de la mano
canasta-way-top-alone = La carta de arriba sola, a la combinación de { RANK($card, form: "pl") } de tu equipo

### Keyboard help

canasta-keys-main = Robar, llevarse el pozo, bajar o descartar: lo que dice el botón grande

### Questions before something final

canasta-out-title = ¿Cerrar la ronda?
canasta-out-text = La ronda termina enseguida.
canasta-out-partner = { $count ->
    [one] { $name } tiene todavía una carta en la mano. Resta puntos.
    [many] { $name } tiene todavía { $count } de cartas en la mano. Restan puntos.
   *[other] { $name } tiene todavía { $count } cartas en la mano. Restan puntos.
}
canasta-one-left-title = ¿Quedarte con una sola carta?
canasta-one-left-text = Entonces tienes que cerrar la ronda: la última carta ya solo se puede descartar o añadir, y la ronda termina.

### Result

canasta-result-went-out = { $name } cierra la ronda.
    .you = Cierras la ronda.
canasta-result-concealed = { $name } cierra la ronda de una sola vez.
    .you = Cierras la ronda de una sola vez.
canasta-result-exhausted = El mazo está vacío. Nadie cierra la ronda.
canasta-result-last-red-three = La última carta del mazo es un tres rojo. Nadie cierra la ronda.
canasta-item-canastas = Premio por canastas
    .text = limpias: { $natural }, sucias: { $mixed }
canasta-item-red-threes = Treses rojos
    .text = { $count } de cuatro
canasta-item-out = Cierre
    .concealed = Cierre de una sola vez
canasta-item-laid = Cartas bajadas
canasta-item-hand = Cartas en la mano

### What the table says without asking

canasta-tray-returned = Lo preparado vuelve a estar en tu mano.
canasta-why-others = Esas combinaciones son del equipo rival. Solo puedes añadir a las de tu equipo.
canasta-why-laid = Lo que se ha bajado se queda en la mesa.
canasta-why-draw-pile = Del mazo solo se roba al empezar el turno.
canasta-why-one-discard = Solo puedes descartar una carta. Elige una sola.

### Why something was refused, with what can be done now

refusal-move-draw-first = Primero roba una carta o llévate el pozo.
refusal-move-already-drawn = Solo se roba o se lleva el pozo al empezar el turno. Baja cartas o descarta una.
refusal-move-nothing-to-draw = El mazo está vacío. Llévate el pozo o termina la ronda.
refusal-move-still-to-draw = Todavía quedan cartas en el mazo. Roba una o llévate el pozo.
refusal-move-must-take-pile = El mazo está vacío y la carta de arriba encaja en una combinación de tu equipo. Llévate el pozo.
refusal-move-pile-blocked = Arriba hay un comodín o un tres negro. Ahora no puedes llevarte el pozo; roba una carta.
refusal-move-pile-of-one = Con una sola carta en la mano no puedes llevarte un pozo de una sola carta. Roba una carta.
refusal-move-frozen-needs-pair = El pozo está congelado. Añade de la mano un par natural de { RANK($rank, form: "pl") }; { $missing ->
    [one] falta una carta
    [many] faltan { $missing } de cartas
   *[other] faltan { $missing } cartas
}.
refusal-move-unopened-needs-pair = Mientras tu equipo no haya abierto, el pozo está congelado para él. Añade de la mano un par natural de { RANK($rank, form: "pl") }; { $missing ->
    [one] falta una carta
    [many] faltan { $missing } de cartas
   *[other] faltan { $missing } cartas
}.
refusal-move-top-needs-natural = Con comodines solos no puedes llevarte el pozo. Añade de la mano al menos { RANK($rank, form: "a") }.
refusal-move-top-not-matched = Añade de la mano un par natural de { RANK($rank, form: "pl") }, o { RANK($rank, form: "a") } y un comodín.
refusal-move-card-twice = Una carta solo se puede bajar una vez. Elige otra para uno de los dos lugares.
refusal-move-rank-twice = Un equipo tiene una sola combinación de { RANK($rank, form: "pl") }. Baja las cartas juntas.
refusal-move-nothing-laid = Todavía no has preparado nada. Elige primero cartas para una combinación.
refusal-move-no-such-meld = Las combinaciones son de cuatros a ases, no de comodines solos. Elige otro valor.
refusal-move-other-rank = Aquí no va otro valor: { RANK($card, form: "a") } no va con { RANK($rank, form: "pl") }. Retira la carta.
refusal-move-meld-too-small = Una combinación tiene al menos tres cartas. A la de { RANK($rank, form: "pl") } { $missing ->
    [one] le falta una
    [many] le faltan { $missing }
   *[other] le faltan { $missing }
}.
refusal-move-too-few-naturals = Dos cartas de una combinación tienen que ser naturales. En la de { RANK($rank, form: "pl") } { $missing ->
    [one] falta una
    [many] faltan { $missing }
   *[other] faltan { $missing }
}.
refusal-move-too-many-wilds = Con { RANK($rank, form: "pl") } puede haber como máximo { $most } comodines. { $over ->
    [one] Retira uno
    [many] Retira { $over }
   *[other] Retira { $over }
}.
refusal-move-threes-no-wilds = Con los treses negros no va ningún comodín. Retíralo.
refusal-move-threes-too-few = Los treses negros se bajan de tres en adelante. { $missing ->
    [one] Falta uno
    [many] Faltan { $missing }
   *[other] Faltan { $missing }
}.
refusal-move-threes-need-canasta = Los treses negros solo se bajan al cerrar la ronda, y para eso tu equipo necesita primero una canasta.
refusal-move-threes-not-out = Los treses negros solo se bajan al cerrar la ronda. Para eso te { $over ->
    [one] sobra una carta
    [many] sobran { $over } de cartas
   *[other] sobran { $over } cartas
}.
refusal-move-below-minimum = Para abrir, tu equipo necesita { $minimum } puntos. Aquí hay { $points }: { $missing ->
    [one] falta un punto
    [many] faltan { $missing } de puntos
   *[other] faltan { $missing } puntos
}.
refusal-move-keep-two = Sin una canasta debes quedarte con dos cartas en la mano. { $missing ->
    [one] Guarda una más
    [many] Guarda { $missing } más
   *[other] Guarda { $missing } más
}.

### Options

canasta-option-target = Puntos para ganar
    .text = Cuando un equipo llega a estos puntos al final de una ronda, gana la partida el que tiene más.
canasta-option-concealed-strict = Cerrar de una sola vez
    .text = Vale 200 puntos en lugar de 100 si antes no has bajado ninguna carta en la ronda. Estricto: además, una canasta tiene que salir entera de tu mano.
canasta-option-concealed-strict-no = normal
canasta-option-concealed-strict-yes = estricto
