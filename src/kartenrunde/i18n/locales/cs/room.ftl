# review: none
## The room before the start, and what lobby and room both say.

site-name = Kartenrunde

### Levels

level-beginner = Začátečník
level-normal = Střední
level-expert = Expert

## Needed later: the first look at a table does without what stands below.

### Name and language

name-title = Tvoje jméno
name-label = Takhle tě vidí ostatní
name-hint = Nejvýš 20 znaků. Beze jména se ukazuje „Host“.
name-save = Uložit
name-bad = Jméno má 1 až 20 znaků.
language-title = Jazyk

### Pace

pace-slow = pohodové
pace-normal = obvyklé
pace-fast = svižné
pace-instant = okamžité

### Room before the start

room-title = Místnost: { $game }
room-seats-title = Místa
room-seat-you = { $name } (ty)
room-seat-host = vede místnost
room-seat-away = pryč
room-seat-away-countdown = { $seconds ->
    [one] pryč – místo se uvolní za sekundu
    [few] pryč – místo se uvolní za { $seconds } sekundy
    [many] pryč – místo se uvolní za { $seconds } sekundy
   *[other] pryč – místo se uvolní za { $seconds } sekund
}
room-take-seat = Sednout si
room-take-seat-number = Sednout si na místo { $number }
room-swap-seat = Vyměnit místa
room-swap-seat-number = Vyměnit místo { $number }
room-swap-with-number = Vyměnit s místem { $number }
room-swap-choose = S kterým místem vyměnit místo { $number }?
room-swap-text = Výměna míst: přetáhni úchyt, nebo klepni postupně na dva úchyty.
room-side-own = Tvůj tým
room-side-other = Soupeři
room-side-number = Tým { $number }
room-put-computer = Přidat počítač
room-put-computer-number = Přidat počítač na místo { $number }
room-open-seat = Uvolnit místo
room-open-seat-number = Uvolnit místo { $number }
room-remove = Odebrat z místnosti
room-remove-person = Odebrat z místnosti: { $name }
room-level-number = Úroveň na místě { $number }
room-fill = Doplnit volná místa počítači
room-options-title = Možnosti
room-options-host = Možnosti nastavuje: { $name }
room-seat-count = Místa u stolu
room-pace = Tempo počítačových hráčů
room-start = Začít hru
room-why-open = { $count ->
    [one] Ještě jedno volné místo. Někoho pozvi, nebo přidej počítač.
    [few] Ještě { $count } volná místa. Někoho pozvi, nebo přidej počítače.
    [many] Ještě { $count } volného místa. Někoho pozvi, nebo přidej počítače.
   *[other] Ještě { $count } volných míst. Někoho pozvi, nebo přidej počítače.
}
room-why-host = Všechna místa jsou obsazená. Hru začíná: { $name }
room-why-seats = { $count ->
    [one] Ještě jedno volné místo.
    [few] Ještě { $count } volná místa.
    [many] Ještě { $count } volného místa.
   *[other] Ještě { $count } volných míst.
}
room-ready = Všechna místa jsou obsazená.
room-not-seated = Ještě nemáš místo. Sedni si na volné.
room-full = V téhle místnosti jsou všechna místa obsazená. Můžeš počkat, až se nějaké uvolní.
room-leave = Opustit místnost
