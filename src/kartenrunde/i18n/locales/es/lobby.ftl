# review: none
## What only the server's pages say: the lobby, and what went wrong.

site-claim = Juegos de cartas con tu gente, sin registro
skip-to-content = Ir al contenido

### Lobby

lobby-title = Kartenrunde
lobby-lead = Elige un juego y empieza. Sin cuenta, sin anuncios.
lobby-people = { $low }–{ $high } personas
lobby-people-exactly = { $count } personas
lobby-rules = Reglas
lobby-solo-title = Contra jugadores virtuales
lobby-solo-text = Para jugar enseguida.
lobby-solo-start = Empezar
lobby-solo-more = Cambiar la configuración
lobby-room-title = Con tu gente
lobby-room-text = Abrir una sala, enviar el enlace y a jugar.
lobby-room-open = Abrir una sala
lobby-child-title = Para niños
lobby-child-text = Cartas grandes, basta un toque, nada que leer.
lobby-child-start = Empezar el modo infantil
lobby-seats = ¿Cuántas personas en la mesa?
lobby-level = Nivel
lobby-level-partner = Nivel de tu pareja
lobby-level-opponents = Nivel de tus rivales
lobby-options = Opciones
lobby-options-refused = Estas opciones no van juntas
lobby-option-most = { $value } (hasta { $count } personas)
lobby-resume-title = Continuar
lobby-resume-solo = { $game } contra jugadores virtuales
lobby-resume-room = { $game } en la sala

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
