# review: none
## Lobby page, room before the start, pages that say what went wrong.

site-name = Kartenrunde
site-claim = Juegos de cartas con tu gente, sin registro
skip-to-content = Ir al contenido

### Lobby

lobby-title = Kartenrunde
lobby-lead = Elige un juego y empieza. Sin cuenta, sin anuncios.
lobby-people = { $low }–{ $high } personas
lobby-rules = Reglas
lobby-solo-title = Contra jugadores virtuales
lobby-solo-text = Para jugar enseguida.
lobby-solo-start = Empezar
lobby-solo-more = Cambiar la configuración
lobby-room-title = Con tu gente
lobby-room-text = Abrir una sala, enviar el enlace y a jugar.
lobby-room-open = Abrir una sala
lobby-seats = ¿Cuántas personas en la mesa?
lobby-level = Nivel
lobby-options = Opciones
lobby-option-most = { $value } (hasta { $count } personas)
lobby-resume-title = Continuar
lobby-resume-solo = { $game } contra jugadores virtuales
lobby-resume-room = { $game } en la sala

### Name and language

name-title = Tu nombre
name-label = Así te ven los demás
name-hint = Como máximo 20 caracteres. Sin nombre apareces como «Persona».
name-save = Guardar
name-bad = Un nombre tiene de 1 a 20 caracteres.
language-title = Idioma

### Levels and pace

level-beginner = Principiante
level-normal = Normal
level-expert = Experto
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

### Table page before the script runs

page-table-loading = Preparando la mesa…
page-table-noscript = La mesa necesita JavaScript. Actívalo en tu navegador. Las reglas se pueden leer sin él.

### Pages that say what went wrong

page-not-found-title = Aquí no hay ninguna carta
page-not-found-text = Esta página no existe. Quizá falta una parte del enlace.
page-no-room-title = Esta sala no existe
page-no-room-text = El enlace está incompleto o la sala ya se ha retirado. Pide un enlace nuevo o abre tu propia sala.
page-bad-form-title = No ha funcionado
page-bad-form-text = Los datos no encajan entre sí. Vuelve al inicio y prueba otra vez.
page-forbidden-title = Eso venía de otra página
page-forbidden-text = Abre Kartenrunde en la dirección indicada y prueba otra vez.
page-too-fast-title = Demasiado rápido
page-too-fast-text = Espera un momento y prueba otra vez.
page-error-title = Algo ha salido mal
page-error-text = El fallo es nuestro. Recarga la página. Lo jugado está guardado.
page-home = Ir al inicio
page-reload = Recargar
