# review: none
## Stealing Bundles: zones, cards as read aloud, log sentences (id = "bundles-" + type of the event).
## $card is a face ("7h", "10o", "8V"), $name and $victim are names, $names a list of them.
## $bundle is 0 where a seat has one bundle, else 1 or 2.

bundles = Stealing Bundles
    .subtitle = Roba montón
    .length = unos 10 minutos
    .age = desde 5 años

### Zones

bundles-table = Mesa
bundles-table-empty = La mesa está vacía
bundles-dealer = reparte
bundles-direction-left = Se juega en el sentido de las agujas del reloj
bundles-direction-right = Se juega en contra del sentido de las agujas del reloj

### Cards and piles as a screen reader says them

bundles-card-hand = { RANK($card) }, mano, { $position } de { $total }
bundles-card-hand-steal = { RANK($card) }, mano, { $position } de { $total }, roba el montón: { $names }
bundles-card-hand-take = { RANK($card) }, mano, { $position } de { $total }, se lleva { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa
bundles-card-hand-lay = { RANK($card) }, mano, { $position } de { $total }, queda en la mesa
bundles-card-hand-choice = { RANK($card) }, mano, { $position } de { $total }, puedes elegir
bundles-bundle-own = { $bundle ->
    [0] Tu montón
   *[numbered] Tu montón { $bundle }
}: arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
bundles-bundle-own-empty = { $bundle ->
    [0] Tu montón
   *[numbered] Tu montón { $bundle }
}: todavía vacío
bundles-bundle-of = { $bundle ->
    [0] Montón
   *[numbered] Montón { $bundle }
}, { $name }: arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
bundles-bundle-of-empty = { $bundle ->
    [0] Montón
   *[numbered] Montón { $bundle }
}, { $name }: todavía vacío
bundles-draw-pile-count = { $count ->
    [0] Mazo: vacío
    [one] Mazo: una carta
    [many] Mazo: { $count } de cartas
   *[other] Mazo: { $count } cartas
}
bundles-seat = { $name }: arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}; cartas en la mano: { $hand }
bundles-seat-empty = { $name }: todavía sin montón; cartas en la mano: { $hand }
bundles-seat-double = { $name }: { $first }; { $second }; cartas en la mano: { $hand }
bundles-seat-bundle = arriba { RANK($card) }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
bundles-seat-none = vacío
bundles-seat-out = { $name }: fuera del desempate
bundles-target-steal = { $bundle ->
    [0] Robar el montón
   *[numbered] Robar el montón { $bundle }
}: { $name }, { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
bundles-target-take = Llevarse { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa
bundles-target-lay = Dejar en la mesa
bundles-target-into = { $count ->
    [0] Empezar el nuevo montón { $bundle }
    [one] A tu montón { $bundle } con una carta
    [many] A tu montón { $bundle } con { $count } de cartas
   *[other] A tu montón { $bundle } con { $count } cartas
}

### Choices and hints

bundles-hint-choose-whose = ¿El montón de quién?
bundles-hint-choose-into = ¿A cuál de tus montones?
bundles-hint-choose-effect = ¿Qué debe hacer la carta?
bundles-hint-choose = Juega una carta de la mano

### Log

bundles-turn-began = Le toca a { $name }.
    .you = Te toca.
bundles-table-dealt = En la mesa hay: { $cards }.
bundles-drew = { $name } recibe { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
    .you = Recibes { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
bundles-stole = { $name } juega { RANK($card, form: "a") } y roba el montón de { $victim }: ¡{ $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}!
    .you = Juegas { RANK($card, form: "a") } y robas el montón de { $victim }: ¡{ $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}!
    .from-you = { $name } juega { RANK($card, form: "a") } y roba tu montón: ¡{ $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}!
bundles-took = { $name } juega { RANK($card, form: "a") } y se lleva { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa.
    .you = Juegas { RANK($card, form: "a") } y te llevas { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa.
bundles-laid = { $name } deja { RANK($card, form: "a") } en la mesa.
    .you = Dejas { RANK($card, form: "a") } en la mesa.
bundles-swept = { $name } limpia la mesa y recibe una carta del mazo, boca abajo.
    .you = Limpias la mesa y recibes una carta del mazo, boca abajo.
bundles-leftover-taken = { $name } se lleva el resto: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa.
    .you = Te llevas el resto: { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} de la mesa.
bundles-deal-played = Ya se han jugado todas las cartas.
bundles-most = { $name } tiene más cartas que nadie: { $count }.
    .you = Tienes más cartas que nadie: { $count }.
bundles-tied = Las mismas cartas: { $names }.

### Play-off

bundles-play-off = Desempate
bundles-next-game = Siguiente ronda
bundles-next-play-off = Al desempate

### Result

bundles-result-won = Tienes más cartas que nadie.
bundles-result-lost = { $name } tiene más cartas que nadie.
bundles-result-tied = Las mismas cartas: { $names }. Lo decide un desempate.
bundles-result-drawn = Las mismas cartas: { $names }. Esta ronda queda en empate.
bundles-result-cards = { $count ->
    [0] ninguna carta
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
bundles-result-games = { $count ->
    [0] ninguna ronda a favor
    [one] una ronda a favor
    [many] { $count } de rondas a favor
   *[other] { $count } rondas a favor
}
bundles-result-total = { $count ->
    [0] ninguna carta en total
    [one] una carta en total
    [many] { $count } de cartas en total
   *[other] { $count } cartas en total
}

### Options

bundles-option-pack = Baraja
    .text = Lo habitual son las 52 cartas francesas. Con 40 cartas va más rápido, y con las españolas se juega en contra del sentido de las agujas del reloj.
bundles-option-pack-french = francesa, 52 cartas
bundles-option-pack-spanish = española, 40 cartas: Casita robada
bundles-option-pack-italian = italiana, 40 cartas: Rubamazzo
bundles-option-games = Rondas
    .text = La partida tiene ese número de rondas. Se juegan todas.
bundles-option-counting = Qué cuenta
    .text = Gana la partida quien gana más rondas, o quien junta más cartas en todas las rondas.
bundles-option-counting-games = rondas a favor
bundles-option-counting-cards = todas las cartas
bundles-option-hand-size = Cartas en la mano
    .text = Cuatro, o tres, como se juega casi siempre a la Casita robada y al Rubamazzo.
bundles-option-last-capture = Resto de la mesa
    .text = Lo que queda en la mesa al final puede ser para quien se llevó o robó cartas por última vez.
bundles-option-last-capture-no = se queda ahí
bundles-option-last-capture-yes = para la última captura
bundles-option-friendly = Robos
    .text = Sin robos, todos se llevan cartas solo de la mesa. Para los más pequeños.
bundles-option-friendly-no = se puede robar
bundles-option-friendly-yes = sin robos
bundles-option-double = Montones por asiento
    .text = Con dos montones eliges cada vez cuál de ellos crece.
bundles-option-double-no = un montón
bundles-option-double-yes = dos montones
bundles-option-wild-jacks = Jotas y sotas
    .text = Una jota (sota, fante) comodín puede robar cualquier montón de los demás, tenga la carta que tenga arriba.
bundles-option-wild-jacks-no = normales
bundles-option-wild-jacks-yes = comodín
bundles-option-sweep-bonus = Premio por limpiar la mesa
    .text = Con premio, quien se lleva todas las cartas de la mesa recibe otra del mazo, boca abajo.
bundles-option-sweep-bonus-no = sin premio
bundles-option-sweep-bonus-yes = con premio
