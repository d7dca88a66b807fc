# review: none
## Rules pages: what all games share. Times come from the program: $hold_s and the like are seconds.

rules-title = Pravidla: { $game }
rules-contents = Obsah
rules-play = Hrát hned
rules-back = Na úvodní stránku
rules-close = Zpátky ke stolu

### Sections

rules-section-goal = Cíl hry
rules-section-preparation = Příprava
rules-section-turn = Tah krok za krokem
rules-section-example = Příklad
rules-section-special = Zvláštní případy
rules-section-mistakes = Časté chyby
rules-section-strategy = Tipy
rules-section-questions = Časté dotazy
rules-section-variants = Možnosti a varianty
rules-section-controls = Ovládání
rules-section-together = Hra s ostatními
rules-section-glossary = Slovníček

### Controls

rules-controls-1 = Přetažení myší nebo prstem
    .text = Přetáhni kartu na její místo. Povolená místa mají čárkovaný okraj. Když kartu pustíš jinde, vrátí se.
rules-controls-2 = Klepnutí
    .text = Klepni na kartu a pak na označené místo. Druhé klepnutí na kartu výběr zruší.
rules-controls-3 = Klávesy
    .text = Tabulátor přechází z oblasti do oblasti, šipky od karty ke kartě, Enter vybírá a pokládá, Esc výběr zruší. Klávesy 1 až 9 vybírají kartu z ruky. Všechny klávesy jsou v nabídce; písmenové se dají vypnout.
rules-controls-4 = Možné tahy
    .text = Označí přesně ty karty a místa, které jsou teď povolené. Označení zůstane, dokud nestiskneš tlačítko znovu.
rules-controls-5 = Chvilka před koncem tahu
    .text = V místnostech stůl čeká { $hold_s } s, než tvůj tah skončí. Do té doby funguje „Vrátit“. V nastavení si můžeš vybrat: hned, počkat, nebo se nejdřív zeptat.
rules-controls-6 = Pauza
    .text = Proti počítačovým hráčům se hra zastaví, dokud je otevřená nabídka, pravidla nebo nastavení. V místnosti běží dál.

### Playing together

rules-together-1 = Pozvánka
    .text = Kdo otevře odkaz nebo QR kód, je v místnosti. Účet nikdo nepotřebuje.
rules-together-2 = Kdo vede místnost
    .text = Místnost vede ten, kdo ji otevře: možnosti, místa, počítačové hráče i začátek hry. Když odejde nebo je { $host_s } s pryč, vede místnost ten, kdo je v ní nejdéle.
rules-together-3 = Pryč
    .text = Kdo zavře stránku nebo o sobě { $silence_s } s nedá vědět, je pryč. Když je na tahu, hraje po { $away_s } s počítač. Před začátkem hry se místo uvolní po { $lobby_s } s.
rules-together-4 = Dlouhé přemýšlení
    .text = Po { $notice_s } s se stůl zeptá, jestli jsi tady, po { $idle_s } s za tebe hraje počítač. „Jsem tady“ ti přidá { $extra_s } s, nejvýš desetkrát. Proti samotným počítačovým hráčům na tebe nikdo nespěchá.
rules-together-5 = Návrat
    .text = Ve stejném prohlížeči dostaneš své místo i karty zpátky, třeba i za několik dní. Kdo opustí místnost, toho nahradí počítačový hráč. Body zůstávají u místa.
