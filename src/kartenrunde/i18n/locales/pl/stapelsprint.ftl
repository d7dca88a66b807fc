# review: none
## Stapelsprint: zones, cards as read aloud, log sentences (id = "stapelsprint-" + type of the event).
## $card is a face ("1" … "12", "★"), $as the number the card stands for, $sequence and $pile count from 1.

stapelsprint = Stapelsprint
    .subtitle = Od 1 do 12
    .length = około 20 minut
    .age = od 7 lat

### Zones

stapelsprint-stock = Zapas
stapelsprint-sequence = Ciąg { $sequence }
stapelsprint-discard-pile = Stos { $pile }
stapelsprint-draw-pile = Stos dobierania
stapelsprint-hand = Twoje karty
stapelsprint-next = dalej { $number }
stapelsprint-piles-of = Stosy odkładania: { $name }
stapelsprint-piles-own = Twoje stosy odkładania
stapelsprint-pile-empty = pusty

### Cards and piles as a screen reader says them

stapelsprint-card-hand = { RANK($card) }, ręka, { $position } z { $total }
stapelsprint-card-hand-playable = { RANK($card) }, ręka, { $position } z { $total }, do zagrania na { $targets ->
    [one] ciąg { $sequences }
    [few] ciągi { $sequences }
    [many] ciągi { $sequences }
   *[other] ciągi { $sequences }
}
stapelsprint-card-stock = { $count ->
    [one] Zapas: { RANK($card) }, ostatnia karta
    [few] Zapas: { RANK($card) }, jeszcze { $count } karty
    [many] Zapas: { RANK($card) }, jeszcze { $count } kart
   *[other] Zapas: { RANK($card) }, jeszcze { $count } karty
}
stapelsprint-card-stock-playable = { $count ->
    [one] Zapas: { RANK($card) }, ostatnia karta
    [few] Zapas: { RANK($card) }, jeszcze { $count } karty
    [many] Zapas: { RANK($card) }, jeszcze { $count } kart
   *[other] Zapas: { RANK($card) }, jeszcze { $count } karty
}, do zagrania na { $targets ->
    [one] ciąg { $sequences }
    [few] ciągi { $sequences }
    [many] ciągi { $sequences }
   *[other] ciągi { $sequences }
}
stapelsprint-card-discard = { $count ->
    [one] Stos { $pile }: { RANK($card) }, jedna karta
    [few] Stos { $pile }: na wierzchu { RANK($card) }, { $count } karty
    [many] Stos { $pile }: na wierzchu { RANK($card) }, { $count } kart
   *[other] Stos { $pile }: na wierzchu { RANK($card) }, { $count } karty
}
stapelsprint-card-discard-playable = { $count ->
    [one] Stos { $pile }: { RANK($card) }, jedna karta
    [few] Stos { $pile }: na wierzchu { RANK($card) }, { $count } karty
    [many] Stos { $pile }: na wierzchu { RANK($card) }, { $count } kart
   *[other] Stos { $pile }: na wierzchu { RANK($card) }, { $count } karty
}, do zagrania na { $targets ->
    [one] ciąg { $sequences }
    [few] ciągi { $sequences }
    [many] ciągi { $sequences }
   *[other] ciągi { $sequences }
}
stapelsprint-discard-empty = Stos { $pile }: pusty
stapelsprint-sequence-card = Ciąg { $sequence }: na wierzchu { RANK($card, form: "kind") ->
    [joker] joker jako { RANK($as) }
   *[card] { RANK($card) }
}, następna { RANK($next) }
stapelsprint-sequence-empty = Ciąg { $sequence }: wolny, zaczyna jedynka
stapelsprint-draw-pile-count = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
stapelsprint-seat = { $name }: { $count ->
    [0] zapas pusty
    [one] zapas { RANK($card) }, ostatnia karta
    [few] zapas { RANK($card) }, jeszcze { $count } karty
    [many] zapas { RANK($card) }, jeszcze { $count } kart
   *[other] zapas { RANK($card) }, jeszcze { $count } karty
}; karty w ręku: { $hand }
stapelsprint-target-sequence = Zagraj na ciąg { $sequence }
stapelsprint-target-discard = Odłóż na stos { $pile }, to kończy turę

### Ending the turn

stapelsprint-hint-must-discard = Na koniec odłóż kartę z ręki
stapelsprint-moves-none = Na ciągi nic teraz nie pasuje. Odłóż kartę z ręki.

### Log

stapelsprint-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
stapelsprint-drew = { $name } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .you = Dobierasz { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
stapelsprint-reshuffled = Tasowanie: { $count ->
    [one] jedna karta wraca
    [few] { $count } karty wracają
    [many] { $count } kart wraca
   *[other] { $count } karty wraca
} do stosu dobierania.
stapelsprint-played-hand = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ręki na ciąg { $sequence }.
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ręki na ciąg { $sequence }.
stapelsprint-played-stock = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z zapasu na ciąg { $sequence }. { $count ->
    [0] Zapas jest pusty!
    [one] Zostaje jedna karta.
    [few] Zostają { $count } karty.
    [many] Zostaje { $count } kart.
   *[other] Zostaje { $count } karty.
}
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z zapasu na ciąg { $sequence }. { $count ->
    [0] Twój zapas jest pusty!
    [one] Zostaje jedna karta.
    [few] Zostają { $count } karty.
    [many] Zostaje { $count } kart.
   *[other] Zostaje { $count } karty.
}
stapelsprint-played-discard = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu { $pile } na ciąg { $sequence }.
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu { $pile } na ciąg { $sequence }.
stapelsprint-cleared = Ciąg { $sequence } jest pełny i znika ze stołu.
stapelsprint-turned-up = { $name } odkrywa { RANK($card, form: "acc") }.
    .you = Odkrywasz { RANK($card, form: "acc") }.
stapelsprint-discarded = { $name } odkłada { RANK($card, form: "acc") } na stos { $pile } i kończy turę.
    .you = Odkładasz { RANK($card, form: "acc") } na stos { $pile } i kończysz turę.
stapelsprint-turn-ended = { $name } kończy turę.
    .you = Kończysz turę.
stapelsprint-deal-won = { $name } wygrywa rundę.
    .you = Wygrywasz rundę!
stapelsprint-deal-drawn = Remis: nic już nie da się zagrać. Nikt nie dostaje punktu.
stapelsprint-next-needed = Następna: { RANK($card) }.

### Result

stapelsprint-result-won = Twój zapas jest pusty.
stapelsprint-result-lost = { $name } nie ma już kart w zapasie.
stapelsprint-result-drawn = Nic już nie da się zagrać. Nikt nie dostaje punktu.
stapelsprint-result-left = { $count ->
    [0] zapas pusty
    [one] jeszcze jedna karta
    [few] jeszcze { $count } karty
    [many] jeszcze { $count } kart
   *[other] jeszcze { $count } karty
}

### Options

stapelsprint-option-stock-size = Karty w zapasie
    .text = Z większą liczbą kart runda trwa dłużej. Zwykle 10.
stapelsprint-option-target = Cel punktowy
    .text = Kto pierwszy zdobędzie tyle punktów, wygrywa partię.
stapelsprint-option-target-open = bez celu
