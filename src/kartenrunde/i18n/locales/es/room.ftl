# review: none
## The room before the start, and what lobby and room both say.

site-name = Kartenrunde

### Levels

level-beginner = Principiante
level-normal = Normal
level-expert = Experto

## Needed later: the first look at a table does without what stands below.

### Name and language

name-title = Tu nombre
name-label = Así te ven los demás
name-hint = Como máximo 20 caracteres. Sin nombre apareces como «Persona».
name-save = Guardar
name-bad = Un nombre tiene de 1 a 20 caracteres.
language-title = Idioma

### Pace

pace-slow = tranquilo
pace-normal = habitual
pace-fast = rápido
pace-instant = inmediato

### Room before the start

room-title = Sala: { $game }
room-seats-title = Asientos
room-seat-you = { $name } (tú)
room-seat-host = dirige la sala
room-seat-away = ausente
room-seat-away-countdown = { $seconds ->
    [one] ausente – el asiento queda libre en un segundo
    [many] ausente – el asiento queda libre en { $seconds } de segundos
   *[other] ausente – el asiento queda libre en { $seconds } segundos
}
room-take-seat = Sentarse
room-take-seat-number = Sentarse en el asiento { $number }
room-swap-seat = Cambiar de asiento
room-swap-seat-number = Cambiar el asiento { $number }
room-swap-with-number = Cambiar con el asiento { $number }
room-swap-choose = ¿Con qué asiento se cambia el asiento { $number }?
room-swap-text = Para cambiar asientos, arrastra un asa, o toca dos asas una tras otra.
room-side-own = Tu equipo
room-side-other = Rivales
room-side-number = Equipo { $number }
room-put-computer = Añadir un jugador virtual
room-put-computer-number = Añadir un jugador virtual en el asiento { $number }
room-open-seat = Dejar libre
room-open-seat-number = Dejar libre el asiento { $number }
room-remove = Sacar de la sala
room-remove-person = Sacar de la sala: { $name }
room-level-number = Nivel en el asiento { $number }
room-fill = Llenar los asientos libres con jugadores virtuales
room-options-title = Opciones
room-options-host = Elige las opciones: { $name }
room-seat-count = Asientos en la mesa
room-pace = Ritmo de los jugadores virtuales
room-start = Empezar
room-why-open = { $count ->
    [one] Queda un asiento libre. Invita a alguien o añade un jugador virtual.
    [many] Quedan { $count } de asientos libres. Invita a alguien o añade jugadores virtuales.
   *[other] Quedan { $count } asientos libres. Invita a alguien o añade jugadores virtuales.
}
room-why-host = Todos los asientos están ocupados. Puede empezar: { $name }
room-why-seats = { $count ->
    [one] Queda un asiento libre.
    [many] Quedan { $count } de asientos libres.
   *[other] Quedan { $count } asientos libres.
}
room-ready = Todos los asientos están ocupados.
room-not-seated = Todavía no tienes asiento. Elige uno libre.
room-full = En esta sala todos los asientos están ocupados. Puedes esperar a que quede uno libre.
room-leave = Salir de la sala
