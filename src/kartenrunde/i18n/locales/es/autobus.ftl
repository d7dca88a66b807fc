# review: none
## Hospodský autobus: zones, cards as read aloud, log sentences (id = "autobus-" + type of the event).
## $card is a face ("7h", "★"), $as the rank it stands for ("7", "T", "K"), $row and $pile count from 1.

autobus = Hospodský autobus
    .subtitle = El autobús de la taberna
    .length = unos 30 minutos
    .age = desde 8 años

### Zones

autobus-main-pile = Montón principal
autobus-row = Escalera { $row }
autobus-row-new = nueva escalera
autobus-reserve = Pila auxiliar { $pile }
autobus-draw-pile = Mazo
autobus-next = sigue { $next }
autobus-piles-of = Pilas auxiliares: { $name }
autobus-piles-own = Tus pilas auxiliares
autobus-pile-empty = libre

### Cards and piles as a screen reader says them

autobus-card-hand = { RANK($card) }, mano, { $position } de { $total }
autobus-card-hand-playable = { RANK($card) }, mano, { $position } de { $total }, se puede jugar en { $targets ->
    [one] la escalera { $rows }
    [many] las escaleras { $rows }
   *[other] las escaleras { $rows }
}
autobus-card-main = { $count ->
    [one] Montón principal: { RANK($card) }, la última carta
    [many] Montón principal: { RANK($card) }, quedan { $count } de cartas
   *[other] Montón principal: { RANK($card) }, quedan { $count } cartas
}
autobus-card-main-playable = { $count ->
    [one] Montón principal: { RANK($card) }, la última carta
    [many] Montón principal: { RANK($card) }, quedan { $count } de cartas
   *[other] Montón principal: { RANK($card) }, quedan { $count } cartas
}, se puede jugar en { $targets ->
    [one] la escalera { $rows }
    [many] las escaleras { $rows }
   *[other] las escaleras { $rows }
}
autobus-card-reserve = Pila auxiliar { $pile }: { RANK($card, form: "kind") ->
    [joker] comodín como { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
autobus-card-reserve-playable = Pila auxiliar { $pile }: { RANK($card, form: "kind") ->
    [joker] comodín como { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}, se puede jugar en { $targets ->
    [one] la escalera { $rows }
    [many] las escaleras { $rows }
   *[other] las escaleras { $rows }
}
autobus-reserve-empty = Pila auxiliar { $pile }: libre
autobus-row-card = Escalera { $row }: arriba { RANK($card, form: "kind") ->
    [joker] comodín como { RANK($as) }
   *[card] { RANK($as) }
}, sigue { RANK($next) }; { $count } de 13
autobus-row-empty = Escalera { $row }: libre, empieza con un as o un comodín
autobus-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}; cartas en escaleras completas: { $finished }
autobus-seat = { $name }: { $count ->
    [0] montón principal vacío
    [one] montón principal { RANK($card) }, la última carta
    [many] montón principal { RANK($card) }, quedan { $count } de cartas
   *[other] montón principal { RANK($card) }, quedan { $count } cartas
}; { $taken ->
    [0] todas las pilas auxiliares libres
   *[some] pilas auxiliares { $reserves }
}; cartas en la mano: { $hand }
autobus-seat-reserve = { $pile }: { RANK($as) } ({ $count })
autobus-target-row = Jugar en la escalera { $row }
autobus-target-row-new = Empezar la nueva escalera { $row }
autobus-target-reserve = Dejar en la pila auxiliar { $pile }, termina el turno
autobus-target-reserve-joker = Dejar en la pila auxiliar { $pile } y elegir el valor, termina el turno
autobus-target-main = Meter bajo el autobús, termina el turno

### Ending the turn

autobus-put = Dejar una carta
autobus-hint-must-put = Para terminar, deja una carta en una pila auxiliar
autobus-hint-must-bus = Nada encaja: una carta va bajo el autobús
autobus-moves-none = Ahora no encaja nada en las escaleras. Deja una carta de la mano.
autobus-bus = Bajo el autobús
autobus-bus-choose = Elige primero una carta de la mano.
autobus-bus-why-free = Todavía tienes un lugar libre. Deja ahí la carta.
autobus-bus-why-fits = Esa carta encaja en la pila auxiliar { $pile }. Déjala ahí.
autobus-bus-why-joker = Un comodín encaja en todas las pilas auxiliares. Nunca va bajo el autobús.
autobus-why-main = La carta del montón principal solo puede ir a una escalera.
autobus-why-reserve = La carta de una pila auxiliar solo puede ir a una escalera.

### Joker on a free place

autobus-joker-title = ¿Qué valor recibe el comodín?
autobus-joker-text = Después, la pila auxiliar { $pile } solo admite ese valor y comodines.
autobus-joker-rank = Comodín como { RANK($card) }

### Log

autobus-turn-began = Le toca a { $name }.
    .you = Te toca.
autobus-drew = { $name } roba { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
    .you = Robas { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
autobus-reshuffled = Se baraja de nuevo: { $count ->
    [one] una carta vuelve
    [many] { $count } de cartas vuelven
   *[other] { $count } cartas vuelven
} al mazo.
autobus-played-hand = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la mano en la escalera { $row }.
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la mano en la escalera { $row }.
autobus-played-main = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} del montón principal en la escalera { $row }. { $count ->
    [0] ¡El montón principal está vacío!
    [one] Queda una carta.
    [many] Quedan { $count } de cartas.
   *[other] Quedan { $count } cartas.
}
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} del montón principal en la escalera { $row }. { $count ->
    [0] ¡Tu montón principal está vacío!
    [one] Queda una carta.
    [many] Quedan { $count } de cartas.
   *[other] Quedan { $count } cartas.
}
autobus-played-reserve = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la pila auxiliar { $pile } en la escalera { $row }.
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la pila auxiliar { $pile } en la escalera { $row }.
autobus-row-finished = La escalera { $row } está completa y se retira.
autobus-turned-up = { $name } descubre { RANK($card, form: "a") }.
    .you = Descubres { RANK($card, form: "a") }.
autobus-put-on-reserve = { $name } deja { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} en la pila auxiliar { $pile } y termina el turno.
    .you = Dejas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} en la pila auxiliar { $pile } y terminas el turno.
autobus-bussed = { $name } mete una carta bajo el autobús y termina el turno.
    .you = Metes { RANK($card, form: "a") } bajo el autobús y terminas el turno.
autobus-turn-ended = { $name } termina el turno.
    .you = Terminas el turno.
autobus-deal-won = { $name } gana la ronda.
    .you = ¡Ganas la ronda!
autobus-deal-drawn = Empate: ya no se puede jugar nada. Cada carta del montón principal es un punto en contra.
autobus-next-needed = Sigue: { RANK($card) }.

### Result

autobus-result-won = Tu montón principal está vacío.
autobus-result-lost = { $name } ya no tiene cartas en el montón principal.
autobus-result-drawn = Ya no se puede jugar nada. Cada carta del montón principal es un punto en contra.
autobus-result-left = { $count ->
    [0] montón principal vacío
    [one] queda una carta: −1 punto
    [many] quedan { $count } de cartas: −{ $count } de puntos
   *[other] quedan { $count } cartas: −{ $count } puntos
}
autobus-minus-points = { $count ->
    [0] sin puntos en contra
    [one] un punto en contra
    [many] { $count } de puntos en contra
   *[other] { $count } puntos en contra
}

### Options

autobus-option-main-size = Cartas en el montón principal
    .text = Con más cartas la ronda dura más. Lo habitual son 10.
autobus-option-hand-size = Cartas en la mano
    .text = Es lo que tienes en la mano al empezar tu turno. Lo habitual son 4.
autobus-option-rotating = Quién empieza
    .text = Lo habitual es que empiece siempre el primer asiento. Por turnos, en cada ronda empieza el siguiente.
autobus-option-rotating-no = siempre el asiento 1
autobus-option-rotating-yes = por turnos
