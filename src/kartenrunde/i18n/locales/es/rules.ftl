# review: none
## Rules pages: what all games share. Times come from the program: $hold_s and the like are seconds.

rules-title = Reglas: { $game }
rules-contents = Contenido
rules-play = Jugar ahora
rules-back = Ir al inicio
rules-close = Volver a la mesa

### Sections

rules-section-goal = Objetivo
rules-section-preparation = Preparación
rules-section-turn = El turno, paso a paso
rules-section-example = Ejemplo
rules-section-special = Casos especiales
rules-section-mistakes = Errores frecuentes
rules-section-strategy = Consejos
rules-section-questions = Preguntas frecuentes
rules-section-variants = Opciones y variantes
rules-section-controls = Manejo
rules-section-together = Jugar en compañía
rules-section-glossary = Glosario

### Controls

rules-controls-1 = Arrastrar con el ratón o el dedo
    .text = Arrastra una carta hasta su destino. Los lugares permitidos tienen un borde discontinuo. Si la sueltas en otro sitio, vuelve a su lugar.
rules-controls-2 = Tocar
    .text = Toca una carta y después un lugar marcado. Si tocas la carta otra vez, deja de estar elegida.
rules-controls-3 = Teclas
    .text = El tabulador pasa de zona en zona, las flechas de carta en carta, Intro elige y coloca, Esc anula la elección. De 1 a 9 se elige una carta de la mano. Todas las teclas están en el menú; las de letras se pueden desactivar.
rules-controls-4 = Jugadas posibles
    .text = Marca exactamente las cartas y los lugares que ahora se permiten. Las marcas siguen hasta que pulsas otra vez.
rules-controls-5 = Un momento antes de terminar
    .text = En las salas, la mesa espera { $hold_s } s antes de que termine tu turno, y «Deshacer» lo anula. En los ajustes puedes elegir: enseguida, esperar o preguntar antes.
rules-controls-6 = Pausa
    .text = Contra jugadores virtuales, la partida se detiene mientras el menú, las reglas o los ajustes están abiertos. En una sala sigue.

### Playing together

rules-together-1 = Invitar
    .text = Quien abre el enlace o el código QR entra en la sala. Nadie necesita una cuenta.
rules-together-2 = Quién dirige la sala
    .text = Quien abre la sala la dirige: opciones, asientos, jugadores virtuales y comienzo. Si esa persona se va o falta durante { $host_s } s, dirige la sala quien lleva más tiempo en ella.
rules-together-3 = Ausencias
    .text = Quien cierra la página o no responde durante { $silence_s } s cuenta como ausente. Si le toca, a los { $away_s } s juega un jugador virtual. Antes de empezar, el asiento queda libre a los { $lobby_s } s.
rules-together-4 = Pensar mucho
    .text = A los { $notice_s } s la mesa pregunta si sigues ahí; a los { $idle_s } s juega por ti un jugador virtual. «Estoy aquí» te da { $extra_s } s más, hasta diez veces. Contra jugadores virtuales nadie te mete prisa.
rules-together-5 = Volver
    .text = Con el mismo navegador recuperas tu asiento y tus cartas, incluso días después. A quien sale de la sala lo sustituye un jugador virtual. Los puntos se quedan con el asiento.
