# review: none
## Stapelsprint: zones, cards as read aloud, log sentences (id = "stapelsprint-" + type of the event).
## $card is a face ("1" … "12", "★"), $as the number the card stands for, $sequence and $pile count from 1.

stapelsprint = Stapelsprint
    .subtitle = Del 1 al 12
    .length = unos 20 minutos
    .age = desde 7 años

### Zones

stapelsprint-stock = Reserva
stapelsprint-sequence = Escalera { $sequence }
stapelsprint-discard-pile = Pila { $pile }
stapelsprint-draw-pile = Mazo
stapelsprint-hand = Tus cartas
stapelsprint-next = sigue { $number }
stapelsprint-piles-of = Pilas de descarte: { $name }
stapelsprint-piles-own = Tus pilas de descarte
stapelsprint-pile-empty = vacía

### Cards and piles as a screen reader says them

stapelsprint-card-hand = { RANK($card) }, mano, { $position } de { $total }
stapelsprint-card-hand-playable = { RANK($card) }, mano, { $position } de { $total }, se puede jugar en { $targets ->
    [one] la escalera { $sequences }
    [many] las escaleras { $sequences }
   *[other] las escaleras { $sequences }
}
stapelsprint-card-stock = { $count ->
    [one] Reserva: { RANK($card) }, la última carta
    [many] Reserva: { RANK($card) }, quedan { $count } de cartas
   *[other] Reserva: { RANK($card) }, quedan { $count } cartas
}
stapelsprint-card-stock-playable = { $count ->
    [one] Reserva: { RANK($card) }, la última carta
    [many] Reserva: { RANK($card) }, quedan { $count } de cartas
   *[other] Reserva: { RANK($card) }, quedan { $count } cartas
}, se puede jugar en { $targets ->
    [one] la escalera { $sequences }
    [many] las escaleras { $sequences }
   *[other] las escaleras { $sequences }
}
stapelsprint-card-discard = { $count ->
    [one] Pila { $pile }: { RANK($card) }, una carta
    [many] Pila { $pile }: arriba { RANK($card) }, { $count } de cartas
   *[other] Pila { $pile }: arriba { RANK($card) }, { $count } cartas
}
stapelsprint-card-discard-playable = { $count ->
    [one] Pila { $pile }: { RANK($card) }, una carta
    [many] Pila { $pile }: arriba { RANK($card) }, { $count } de cartas
   *[other] Pila { $pile }: arriba { RANK($card) }, { $count } cartas
}, se puede jugar en { $targets ->
    [one] la escalera { $sequences }
    [many] las escaleras { $sequences }
   *[other] las escaleras { $sequences }
}
stapelsprint-discard-empty = Pila { $pile }: vacía
stapelsprint-sequence-card = Escalera { $sequence }: arriba { RANK($card, form: "kind") ->
    [joker] comodín como { RANK($as) }
   *[card] { RANK($card) }
}, sigue { RANK($next) }
stapelsprint-sequence-empty = Escalera { $sequence }: libre, empieza con un uno
stapelsprint-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}
stapelsprint-seat = { $name }: { $count ->
    [0] reserva vacía
    [one] reserva { RANK($card) }, la última carta
    [many] reserva { RANK($card) }, quedan { $count } de cartas
   *[other] reserva { RANK($card) }, quedan { $count } cartas
}; cartas en la mano: { $hand }
stapelsprint-target-sequence = Jugar en la escalera { $sequence }
stapelsprint-target-discard = Descartar en la pila { $pile }, termina el turno

### Ending the turn

stapelsprint-hint-must-discard = Para terminar, descarta una carta de la mano
stapelsprint-moves-none = Ahora no encaja nada en las escaleras. Descarta una carta de la mano.

### Log

stapelsprint-turn-began = Le toca a { $name }.
    .you = Te toca.
stapelsprint-drew = { $name } roba { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
    .you = Robas { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
stapelsprint-reshuffled = Se baraja de nuevo: { $count ->
    [one] una carta vuelve
    [many] { $count } de cartas vuelven
   *[other] { $count } cartas vuelven
} al mazo.
stapelsprint-played-hand = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la mano en la escalera { $sequence }.
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la mano en la escalera { $sequence }.
stapelsprint-played-stock = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la reserva en la escalera { $sequence }. { $count ->
    [0] ¡La reserva está vacía!
    [one] Queda una carta.
    [many] Quedan { $count } de cartas.
   *[other] Quedan { $count } cartas.
}
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la reserva en la escalera { $sequence }. { $count ->
    [0] ¡Tu reserva está vacía!
    [one] Queda una carta.
    [many] Quedan { $count } de cartas.
   *[other] Quedan { $count } cartas.
}
stapelsprint-played-discard = { $name } juega { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la pila { $pile } en la escalera { $sequence }.
    .you = Juegas { RANK($card, form: "kind") ->
    [joker] un comodín como { RANK($as) }
   *[card] { RANK($card, form: "a") }
} de la pila { $pile } en la escalera { $sequence }.
stapelsprint-cleared = La escalera { $sequence } está completa y se retira.
stapelsprint-turned-up = { $name } descubre { RANK($card, form: "a") }.
    .you = Descubres { RANK($card, form: "a") }.
stapelsprint-discarded = { $name } descarta { RANK($card, form: "a") } en la pila { $pile } y termina el turno.
    .you = Descartas { RANK($card, form: "a") } en la pila { $pile } y terminas el turno.
stapelsprint-turn-ended = { $name } termina el turno.
    .you = Terminas el turno.
stapelsprint-deal-won = { $name } gana la ronda.
    .you = ¡Ganas la ronda!
stapelsprint-deal-drawn = Empate: ya no se puede jugar nada. Nadie recibe un punto.
stapelsprint-next-needed = Sigue: { RANK($card) }.

### Result

stapelsprint-result-won = Tu reserva está vacía.
stapelsprint-result-lost = { $name } ya no tiene cartas en la reserva.
stapelsprint-result-drawn = Ya no se puede jugar nada. Nadie recibe un punto.
stapelsprint-result-left = { $count ->
    [0] reserva vacía
    [one] queda una carta
    [many] quedan { $count } de cartas
   *[other] quedan { $count } cartas
}

### Options

stapelsprint-option-stock-size = Cartas en la reserva
    .text = Con más cartas la ronda dura más. Lo habitual son 10.
stapelsprint-option-target = Puntos para ganar
    .text = Quien antes llega a tantos puntos gana la partida.
stapelsprint-option-target-open = sin meta
