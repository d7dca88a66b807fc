# review: none
## Hospodský autobus: zones, cards as read aloud, log sentences (id = "autobus-" + type of the event).
## $card is a face ("7h", "★"), $as the rank it stands for ("7", "T", "K"), $row and $pile count from 1.

autobus = Hospodský autobus
    .subtitle = Autobus z gospody
    .length = około 30 minut
    .age = od 8 lat

### Zones

autobus-main-pile = Stos główny
autobus-row = Rząd { $row }
autobus-row-new = nowy rząd
autobus-reserve = Stos pomocniczy { $pile }
autobus-draw-pile = Stos dobierania
autobus-next = dalej { $next }
autobus-piles-of = Stosy pomocnicze: { $name }
autobus-piles-own = Twoje stosy pomocnicze
autobus-pile-empty = wolny

### Cards and piles as a screen reader says them

autobus-card-hand = { RANK($card) }, ręka, { $position } z { $total }
autobus-card-hand-playable = { RANK($card) }, ręka, { $position } z { $total }, można zagrać do { $targets ->
    [one] rzędu { $rows }
    [few] rzędów { $rows }
    [many] rzędów { $rows }
   *[other] rzędów { $rows }
}
autobus-card-main = { $count ->
    [one] Stos główny: { RANK($card) }, ostatnia karta
    [few] Stos główny: { RANK($card) }, jeszcze { $count } karty
    [many] Stos główny: { RANK($card) }, jeszcze { $count } kart
   *[other] Stos główny: { RANK($card) }, jeszcze { $count } karty
}
autobus-card-main-playable = { $count ->
    [one] Stos główny: { RANK($card) }, ostatnia karta
    [few] Stos główny: { RANK($card) }, jeszcze { $count } karty
    [many] Stos główny: { RANK($card) }, jeszcze { $count } kart
   *[other] Stos główny: { RANK($card) }, jeszcze { $count } karty
}, można zagrać do { $targets ->
    [one] rzędu { $rows }
    [few] rzędów { $rows }
    [many] rzędów { $rows }
   *[other] rzędów { $rows }
}
autobus-card-reserve = Stos pomocniczy { $pile }: { RANK($card, form: "kind") ->
    [joker] joker jako { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
autobus-card-reserve-playable = Stos pomocniczy { $pile }: { RANK($card, form: "kind") ->
    [joker] joker jako { RANK($as) }
   *[card] { RANK($as) }
}, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, można zagrać do { $targets ->
    [one] rzędu { $rows }
    [few] rzędów { $rows }
    [many] rzędów { $rows }
   *[other] rzędów { $rows }
}
autobus-reserve-empty = Stos pomocniczy { $pile }: wolny
autobus-row-card = Rząd { $row }: na wierzchu { RANK($card, form: "kind") ->
    [joker] joker jako { RANK($as) }
   *[card] { RANK($as) }
}, następna karta: { RANK($next) }; { $count } z 13
autobus-row-empty = Rząd { $row }: wolny, zaczyna as albo joker
autobus-draw-pile-count = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}; karty w ukończonych rzędach: { $finished }
autobus-seat = { $name }: { $count ->
    [0] stos główny pusty
    [one] stos główny { RANK($card) }, ostatnia karta
    [few] stos główny { RANK($card) }, jeszcze { $count } karty
    [many] stos główny { RANK($card) }, jeszcze { $count } kart
   *[other] stos główny { RANK($card) }, jeszcze { $count } karty
}; { $taken ->
    [0] wszystkie stosy pomocnicze wolne
   *[some] stosy pomocnicze { $reserves }
}; karty w ręku: { $hand }
autobus-seat-reserve = { $pile }: { RANK($as) } ({ $count })
autobus-target-row = Zagraj do rzędu { $row }
autobus-target-row-new = Zacznij nowy rząd { $row }
autobus-target-reserve = Odłóż na stos pomocniczy { $pile }, to kończy turę
autobus-target-reserve-joker = Odłóż na stos pomocniczy { $pile } i wybierz wartość, to kończy turę
autobus-target-main = Włóż pod autobus, to kończy turę

### Ending the turn

autobus-put = Odłóż kartę
autobus-hint-must-put = Na koniec odłóż kartę na stos pomocniczy
autobus-hint-must-bus = Nic nie pasuje: jedna karta trafia pod autobus
autobus-moves-none = Do rzędów nic teraz nie pasuje. Odłóż kartę z ręki.
autobus-bus = Pod autobus
autobus-bus-choose = Najpierw wybierz kartę z ręki.
autobus-bus-why-free = Masz jeszcze wolne miejsce. Odłóż kartę tam.
autobus-bus-why-fits = Ta karta pasuje do stosu pomocniczego { $pile }. Odłóż ją tam.
autobus-bus-why-joker = Joker pasuje do każdego stosu pomocniczego. Pod autobus nigdy nie trafia.
autobus-why-main = Karta ze stosu głównego może trafić tylko do rzędu.
autobus-why-reserve = Karta ze stosu pomocniczego może trafić tylko do rzędu.

### Joker on a free place

autobus-joker-title = Jaką wartość dostaje joker?
autobus-joker-text = Stos pomocniczy { $pile } przyjmuje potem tylko tę wartość i jokery.
autobus-joker-rank = Joker jako { RANK($card) }

### Log

autobus-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
autobus-drew = { $name } dobiera { $count ->
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
autobus-reshuffled = Tasowanie: { $count ->
    [one] jedna karta wraca
    [few] { $count } karty wracają
    [many] { $count } kart wraca
   *[other] { $count } karty wraca
} do stosu dobierania.
autobus-played-hand = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ręki do rzędu { $row }.
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} z ręki do rzędu { $row }.
autobus-played-main = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu głównego do rzędu { $row }. { $count ->
    [0] Stos główny jest pusty!
    [one] Zostaje jedna karta.
    [few] Zostają { $count } karty.
    [many] Zostaje { $count } kart.
   *[other] Zostaje { $count } karty.
}
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu głównego do rzędu { $row }. { $count ->
    [0] Twój stos główny jest pusty!
    [one] Zostaje jedna karta.
    [few] Zostają { $count } karty.
    [many] Zostaje { $count } kart.
   *[other] Zostaje { $count } karty.
}
autobus-played-reserve = { $name } zagrywa { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu pomocniczego { $pile } do rzędu { $row }.
    .you = Zagrywasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} ze stosu pomocniczego { $pile } do rzędu { $row }.
autobus-row-finished = Rząd { $row } jest pełny i znika ze stołu.
autobus-turned-up = { $name } odkrywa { RANK($card, form: "acc") }.
    .you = Odkrywasz { RANK($card, form: "acc") }.
autobus-put-on-reserve = { $name } odkłada { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} na stos pomocniczy { $pile } i kończy turę.
    .you = Odkładasz { RANK($card, form: "kind") ->
    [joker] jokera jako { RANK($as, form: "acc") }
   *[card] { RANK($card, form: "acc") }
} na stos pomocniczy { $pile } i kończysz turę.
autobus-bussed = { $name } wkłada kartę pod autobus i kończy turę.
    .you = Wkładasz { RANK($card, form: "acc") } pod autobus i kończysz turę.
autobus-turn-ended = { $name } kończy turę.
    .you = Kończysz turę.
autobus-deal-won = { $name } wygrywa rundę.
    .you = Wygrywasz rundę!
autobus-deal-drawn = Remis: nic już nie da się zagrać. Każda karta w stosie głównym to jeden punkt ujemny.
autobus-next-needed = Następna karta: { RANK($card) }.

### Result

autobus-result-won = Twój stos główny jest pusty.
autobus-result-lost = { $name } nie ma już kart w stosie głównym.
autobus-result-drawn = Nic już nie da się zagrać. Każda karta w stosie głównym to jeden punkt ujemny.
autobus-result-left = { $count ->
    [0] stos główny pusty
    [one] jeszcze jedna karta: −1 punkt
    [few] jeszcze { $count } karty: −{ $count } punkty
    [many] jeszcze { $count } kart: −{ $count } punktów
   *[other] jeszcze { $count } karty: −{ $count } punktu
}
autobus-minus-points = { $count ->
    [0] bez punktów ujemnych
    [one] jeden punkt ujemny
    [few] { $count } punkty ujemne
    [many] { $count } punktów ujemnych
   *[other] { $count } punktu ujemnego
}

### Options

autobus-option-main-size = Karty w stosie głównym
    .text = Z większą liczbą kart runda trwa dłużej. Zwykle 10.
autobus-option-hand-size = Karty w ręku
    .text = Tyle kart masz w ręku na początku swojej tury. Zwykle 4.
autobus-option-rotating = Kto zaczyna
    .text = Zwykle zawsze zaczyna pierwsze miejsce. Po kolei oznacza, że w każdej rundzie zaczyna następne.
autobus-option-rotating-no = zawsze miejsce 1
autobus-option-rotating-yes = po kolei
