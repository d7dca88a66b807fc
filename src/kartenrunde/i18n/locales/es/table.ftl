# review: none
## The table: frame, seats, connection, sheets. Sentences of the game itself are in its own file.
## $name is a person's or a computer player's name and is never inflected.

### Shown in place of a text that cannot be found

text-missing = Este texto todavía falta.

### Title and banner

title-your-turn = ● Te toca – { $game }
title-table = { $game } – Kartenrunde
banner-your-turn = Te toca
banner-turn = Le toca a { $name }
banner-turn-computer = Un jugador virtual juega por { $name }
banner-computer-for-you = Un jugador virtual juega por ti
banner-shuffling = Barajando…
banner-paused = En pausa
banner-score = Mi equipo { $own } : { $others }
banner-score-label = Marcador: mi equipo { $own }, rivales { $others }

### Seats and people

guest = Persona { $number }
you = Tú
seat-you = { $name } (tú)
seat-partner = tu pareja
seat-opponent = rival
side-own = Mi equipo
side-others = Rivales
seat-open = libre
seat-away = ausente
seat-away-countdown = { $seconds ->
    [one] ausente – bot en un segundo
    [many] ausente – bot en { $seconds } de segundos
   *[other] ausente – bot en { $seconds } segundos
}
seat-idle-countdown = { $seconds ->
    [one] bot en un segundo
    [many] bot en { $seconds } de segundos
   *[other] bot en { $seconds } segundos
}
seat-computer = bot
seat-computer-away = ausente – juega un bot
seat-computer-idle = juega un bot
points = { $count ->
    [one] un punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}

### Regions for screen readers

region-others = Los demás asientos
region-table = Mesa
region-own = Tus pilas
region-hand = Tus cartas
region-actions = Acciones
region-log = Registro de la partida
region-notices = Avisos
region-bar = Barra superior

### Buttons

button-menu = Menú
button-log = Registro
button-rules = Reglas
button-possible-moves = Jugadas posibles
button-end-turn = Terminar turno
button-still-here = Estoy aquí
button-take-back = Continuar

### Possible moves and hints

possible-moves-shown = { $count ->
    [0] Ahora no se puede jugar nada.
    [one] Hay una jugada posible.
    [many] Hay { $count } de jugadas posibles.
   *[other] Hay { $count } jugadas posibles.
}
possible-moves-hidden = Sin marcas
hint-choose-card = Elige una carta
hint-choose-target = Elige un lugar marcado

### Connection

connection-lost = Reconectando…
connection-offline = Sin conexión. La partida sigue sola en cuanto vuelva la red.
connection-back = { $count ->
    [0] Ya hay conexión.
    [one] Ya hay conexión. Mientras tanto: una jugada
    [many] Ya hay conexión. Mientras tanto: { $count } de jugadas
   *[other] Ya hay conexión. Mientras tanto: { $count } jugadas
}
connection-loading = Preparando la mesa…

### Menu

paused-text = La partida te espera.
paused-resume = Continuar

### Log

log-title = Registro de la partida
log-empty = Todavía no hay nada.
log-turn-of = Turno: { $name }
log-turn-own = Tu turno
log-seat-taken = { $name } ocupa el asiento { $number }.
    .you = Ocupas el asiento { $number }.
log-seat-opened = El asiento { $number } queda libre.
log-seats-swapped = Se cambian los asientos { $first } y { $second }.
log-computer-seated = Se une { $name } (jugador virtual, nivel: { $level }).
log-host-passed = Ahora dirige la sala { $name }.
    .you = Ahora diriges tú la sala.
log-options-set = Hay cambios en las opciones.
log-deal-called = Se prepara la ronda { $deal }.
log-deal-committed = Ronda { $deal }: el sello del barajado está puesto.
log-deal-began = Empieza la ronda { $deal }. Reparte: { $name }.
    .you = Empieza la ronda { $deal }. Repartes tú.
log-deal-abandoned = Se anula la ronda { $deal }. Nadie recibe puntos.
log-computer-away = { $name } no está. Juega en su lugar un jugador virtual.
    .you = No estás. Juega en tu lugar un jugador virtual.
log-computer-idle = { $name } lleva mucho tiempo pensando. Juega en su lugar un jugador virtual.
    .you = Llevas mucho tiempo pensando. Juega en tu lugar un jugador virtual.
log-computer-left = { $name } sale de la sala. Juega en su lugar un jugador virtual.
    .you = Sales de la sala. Juega en tu lugar un jugador virtual.
log-computer-off = { $name } vuelve a la partida.
    .you = Vuelves a la partida.

### Result of a deal

result-next-deal = Siguiente ronda
result-rematch = Revancha
result-show = Resultado

## Needed later: the first look at a table does without what stands below.

### Title and banner

banner-won = ¡Victoria!
banner-lost = { $name } gana la ronda
banner-side-lost = { $names } ganan la ronda
banner-drawn = Empate

### Buttons

button-close = Cerrar
button-settings = Ajustes
button-cancel = Cancelar
button-home = Ir al inicio

### Connection

connection-ended = La mesa está cerrada
notice-move-dropped = Tu última jugada no ha llegado. Mira la mesa y juega otra vez.
notice-computer-played = Mientras tanto ha jugado por ti un jugador virtual.

### Somebody away or idle

idle-text = { $seconds ->
    [one] En un segundo jugará por ti un jugador virtual.
    [many] En { $seconds } de segundos jugará por ti un jugador virtual.
   *[other] En { $seconds } segundos jugará por ti un jugador virtual.
}
taken-over-text = Ahora juega por ti un jugador virtual.

### Ending the turn

hold-text = Termina el turno
hold-undo = Deshacer
hold-ask-title = ¿Terminar el turno?
hold-ask-confirm = Terminar
hold-remind-text = Todavía encaja una carta de tu pila. ¿Terminar el turno de todos modos?
hold-remind-confirm = Terminar igualmente
hold-remind-back = Seguir jugando

### Buttons

pile-view = Ver la pila
pile-order = Primero, la carta de arriba.

### Menu

menu-title = Menú
menu-settings = Ajustes
menu-rules = Reglas
menu-log = Registro de la partida
menu-scores = Marcador
menu-invite = Invitar
menu-keys = Teclas
menu-leave = Salir de la sala
menu-leave-solo = Ir al inicio
menu-back-to-game = Volver a la partida

### Settings

settings-title = Ajustes
settings-language = Idioma
settings-end-turn = Al final del turno
settings-end-turn-at-once = terminar enseguida
settings-end-turn-hold = esperar 2,5 segundos
settings-end-turn-ask = preguntar antes
settings-speed = Velocidad de los movimientos
settings-speed-slow = la mitad
settings-speed-normal = habitual
settings-speed-fast = el doble
settings-speed-off = ninguno
settings-motion-off = Sin movimiento
settings-letter-keys-off = Sin teclas de letras
settings-pace = Ritmo de los jugadores virtuales
settings-device-note = Solo para este dispositivo.

### Result of a deal

result-title-won = ¡Victoria!
result-title-lost = { $name } gana la ronda
result-title-side-lost = { $names } ganan la ronda
result-title-drawn = Empate
result-match-won = ¡Ganas la partida!
result-match-lost = { $name } gana la partida.
result-match-side-won = ¡Tu equipo gana la partida!
result-match-side-lost = { $names } ganan la partida.
result-match-drawn = La partida termina en empate.
result-points = Marcador
result-item = Concepto
result-deal-sum = Esta ronda
result-before = Antes
result-total = Total
result-target = { $target } puntos ganan la partida.
result-deals = Todas las rondas
result-deal-number = Ronda { $deal }
result-show-table = Ver la mesa

### Dialogs

leave-title = ¿Salir de la sala?
leave-text-lobby = Tu asiento queda libre.
leave-text-playing = Un jugador virtual ocupa tu asiento. Puedes volver con este mismo navegador.
leave-confirm = Salir

### Children’s mode: what is shown without words is read aloud

child-menu = Modo infantil
child-gate = Para mayores: mantén pulsado
child-gate-title = Para mayores
child-gate-text = ¿Cuánto es { $first } por { $second }?
child-gate-answer = Respuesta
child-gate-leave = Salir del modo infantil
child-gate-wrong = No es correcto. Inténtalo otra vez.
child-again = Otra vez

### Invitation

invite-title = Invitar
invite-text = Quien abre este enlace entra en la sala.
invite-link = Enlace de invitación
invite-copy = Copiar
invite-copied = Copiado
invite-select = El enlace está seleccionado. Cópialo a mano.
invite-share = Compartir
invite-share-text = Juega conmigo: { $game }
invite-qr = Código QR con el enlace de invitación

### Keyboard help

keys-title = Teclas
keys-tab = De zona en zona
keys-arrows = De carta en carta dentro de la zona
keys-enter = Elegir una carta, ponerla en un destino
keys-escape = Anular la elección, cerrar la ventana
keys-numbers = Elegir una carta de la mano, de la 1 a la 9
keys-moves = Mostrar las jugadas posibles
keys-turn = Decir a quién le toca
keys-log = Abrir el registro de la partida
keys-rules = Abrir las reglas
keys-end-turn = Terminar el turno
keys-help = Esta ayuda
keys-name-tab = Tabulador
keys-name-arrows = Flechas
keys-name-enter = Intro
keys-name-escape = Esc
