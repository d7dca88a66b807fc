# review: none
## Canasta: zones, cards as read aloud, the tray, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h") or a rank as the wire writes it ("T"), or a word: "black-three", "red-three", "wild-joker".
## $name is a name, $names, $cards and $melds are lists, $own, $others and $points are written numbers.

canasta = Kanasta
    .subtitle = Dwie osoby przeciw dwóm
    .length = około godziny
    .age = od 10 lat

### Seats and sides

canasta-seat = { $name }; karty w ręku: { $count }
canasta-seat-partner = { $name }, gra z tobą; karty w ręku: { $count }
canasta-seat-opponent = { $name }, gra przeciw tobie; karty w ręku: { $count }
canasta-minimum = otwarcie od { $count }
canasta-has-opened = po otwarciu

### Piles

canasta-draw-pile-count = { $count ->
    [0] Stos zakryty: pusty
    [one] Stos zakryty: jedna karta
    [few] Stos zakryty: { $count } karty
    [many] Stos zakryty: { $count } kart
   *[other] Stos zakryty: { $count } karty
}
canasta-pile = Stos odkryty: na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
canasta-pile-frozen = Stos odkryty, zamrożony: na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
canasta-pile-empty = Stos odkryty: pusty

### Melds

canasta-melds-own = Wasze meldunki
canasta-melds-others = Meldunki rywali
canasta-meld = Meldunek { RANK($card, form: "pl-gen") }: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $wilds ->
    [0] { "" }
   *[some] , dzikie: { $wilds }
}{ $kind ->
    [natural] , czysta kanasta
    [mixed] , mieszana kanasta
   *[none] { "" }
}
canasta-meld-none = { RANK($card) }: jeszcze bez meldunku
canasta-red-threes = { $count ->
    [0] Czerwone trójki: brak
    [one] Czerwone trójki: jedna
    [few] Czerwone trójki: { $count }
    [many] Czerwone trójki: { $count }
   *[other] Czerwone trójki: { $count }
}
canasta-mark-natural = czysta
canasta-mark-mixed = miesz.

### Hand

canasta-card-hand = { RANK($card) }, ręka, { $position } z { $total }
canasta-group = { RANK($card) }: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
canasta-group-picked = { RANK($card) }: wybrane { $picked } z { $count }
canasta-view-groups = Grupy
canasta-view-fan = Wachlarz

### Tray

canasta-tray = Przygotowane
canasta-tray-empty = Nic jeszcze nie jest przygotowane
canasta-tray-progress = { $count } z { $minimum }
canasta-tray-missing = { $count ->
    [one] brakuje jednego punktu
    [few] brakuje { $count } punktów
    [many] brakuje { $count } punktów
   *[other] brakuje { $count } punktu
}
canasta-tray-enough = To wystarczy
canasta-tray-meld = Przygotowany meldunek { RANK($card, form: "pl-gen") }: { $cards }
canasta-tray-with-top = z wierzchnią kartą stosu odkrytego
canasta-tray-back = Z powrotem do ręki
canasta-tray-clear = Wszystko z powrotem

### Places for cards

canasta-target-draw = Dobierz kartę
canasta-target-take = Weź stos odkryty
canasta-target-meld = Dołóż do waszego meldunku { RANK($card, form: "pl-gen") }
canasta-target-new = Przygotuj nowy meldunek { RANK($card, form: "pl-gen") }
canasta-target-tray = Przygotuj
canasta-target-discard = Odrzuć, kończy turę

### The main button and what is expected

canasta-draw = Dobierz
canasta-take = Weź stos
canasta-set-out = Przygotuj
canasta-lay = Wyłóż
canasta-discard = Odrzuć
canasta-go-out = Zakończ rozdanie
canasta-end-deal = Nie biorę, koniec
canasta-hint-draw = Dobierz albo weź stos
canasta-hint-draw-only = Dobierz kartę
canasta-hint-must-take = Stos zakryty pusty: weź odkryty
canasta-hint-take-or-end = Stos zakryty pusty: weź odkryty albo koniec
canasta-hint-play = Wyłóż albo odrzuć
canasta-hint-picked = Na pole albo odrzuć
canasta-hint-wild = Do którego meldunku?
canasta-hint-tray = Wyłóż przygotowane karty
canasta-hint-take-with = Weź stos z tymi kartami
canasta-hint-last-card = Ostatnia karta kończy

### Log

canasta-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
canasta-drew = { $name } dobiera { $count ->
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
canasta-turned-up = Odkryta karta: { RANK($card) }.
canasta-laid-red-three = { $name } wykłada czerwoną trójkę.
    .you = Wykładasz czerwoną trójkę.
canasta-took-pile = { $name } bierze stos odkryty ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}) i wykłada: { $melds }.
    .you = Bierzesz stos odkryty ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}) i wykładasz: { $melds }.
canasta-laid = { $name } wykłada: { $melds }.
    .you = Wykładasz: { $melds }.
canasta-laid-meld = { $count } × { RANK($card) }{ $wilds ->
    [0] { "" }
   *[some] { " " }(dzikie: { $wilds })
}
canasta-opened = Otwarcie: { $name }, { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
    .you = To wasze otwarcie: { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
canasta-canasta-made = { $kind ->
    [natural] Czysta
   *[mixed] Mieszana
} kanasta { RANK($card, form: "pl-gen") }: { $name }!
    .you = { $kind ->
    [natural] Czysta
   *[mixed] Mieszana
} kanasta { RANK($card, form: "pl-gen") } dla was!
canasta-discarded = { $name } odrzuca { RANK($card, form: "acc") }.
    .you = Odrzucasz { RANK($card, form: "acc") }.
canasta-now-frozen = Stos odkryty jest teraz zamrożony.
canasta-now-blocked = Następne miejsce nie może wziąć stosu odkrytego.
canasta-went-out = { $name } kończy rozdanie.
    .you = Kończysz rozdanie!
canasta-went-out-concealed = { $name } kończy rozdanie z ręki.
    .you = Kończysz rozdanie z ręki!
canasta-deal-exhausted = Stos zakryty jest pusty, a { $name } nie bierze stosu odkrytego. Koniec rozdania.
    .you = Stos zakryty jest pusty, a ty nie bierzesz stosu odkrytego. Koniec rozdania.
canasta-deal-exhausted-all = Stos zakryty jest pusty i nikt nie może wziąć stosu odkrytego. Koniec rozdania.
canasta-last-red-three-laid = Ostatnia karta stosu zakrytego to czerwona trójka. { $name } ją wykłada i rozdanie się kończy.
    .you = Ostatnia karta stosu zakrytego to czerwona trójka. Wykładasz ją i rozdanie się kończy.
canasta-deal-scored = Punkty w tym rozdaniu: { $scores }.
canasta-side-scored = { $side }: { $points }

## Needed later: the first look at a table does without what stands below.

### Piles

canasta-pile-title = Stos odkryty
canasta-pile-size = { $count ->
    [0] Stos odkryty jest pusty.
    [one] W stosie odkrytym jest jedna karta.
    [few] W stosie odkrytym są { $count } karty.
    [many] W stosie odkrytym jest { $count } kart.
   *[other] W stosie odkrytym jest { $count } karty.
}
canasta-pile-red-threes = { $count ->
    [one] Jedna z nich to czerwona trójka.
    [few] { $count } z nich to czerwone trójki.
    [many] { $count } z nich to czerwone trójki.
   *[other] { $count } z nich to czerwone trójki.
}
canasta-pile-open = Nie jest zamrożony.
canasta-frozen-wild = Jest zamrożony: leży w nim dzika karta.
canasta-frozen-red-three = Jest zamrożony: leży w nim czerwona trójka.
canasta-frozen-unopened = Dla was jest zamrożony aż do otwarcia.
canasta-blocked-wild = Na wierzchu leży dzika karta. Teraz nikt nie może wziąć stosu.
canasta-blocked-black-three = Na wierzchu leży czarna trójka. Teraz nikt nie może wziąć stosu.
canasta-ways = Tak możesz go wziąć
canasta-ways-none = Z kartami, które masz w ręku, nie możesz go wziąć.
canasta-way-pair = Z naturalną parą { RANK($card, form: "pl-gen") } z ręki
canasta-way-natural-and-two = Z ręki: { RANK($card) } i dwójka
canasta-way-natural-and-joker = Z ręki: { RANK($card) } i joker
canasta-way-top-alone = Sama wierzchnia karta, do waszego meldunku { RANK($card, form: "pl-gen") }

### Keyboard help

canasta-keys-main = Dobierz, weź stos, wyłóż albo odrzuć: to, co jest na dużym przycisku

### Questions before something final

canasta-out-title = Zakończyć rozdanie?
canasta-out-text = Rozdanie od razu się skończy.
canasta-out-partner = { $count ->
    [one] { $name } ma jeszcze w ręku jedną kartę. Liczy się ona na minus.
    [few] { $name } ma jeszcze w ręku { $count } karty. Liczą się one na minus.
    [many] { $name } ma jeszcze w ręku { $count } kart. Liczą się one na minus.
   *[other] { $name } ma jeszcze w ręku { $count } karty. Liczą się one na minus.
}
canasta-one-left-title = Zostawić tylko jedną kartę?
canasta-one-left-text = Wtedy musisz zakończyć rozdanie: ostatnią kartę można już tylko odrzucić albo dołożyć, a rozdanie się kończy.

### Result

canasta-result-went-out = { $name } kończy rozdanie.
    .you = Kończysz rozdanie.
canasta-result-concealed = { $name } kończy rozdanie z ręki.
    .you = Kończysz rozdanie z ręki.
canasta-result-exhausted = Stos zakryty jest pusty. Nikt nie kończy z premią.
canasta-result-last-red-three = Ostatnia karta stosu zakrytego to czerwona trójka. Nikt nie kończy z premią.
canasta-item-canastas = Kanasty
    .text = czyste: { $natural }, mieszane: { $mixed }
canasta-item-red-threes = Czerwone trójki
    .text = { $count } z czterech
canasta-item-out = Zakończenie
    .concealed = Zakończenie z ręki
canasta-item-laid = Wyłożone karty
canasta-item-hand = Karty w ręku

### What the table says without asking

canasta-tray-returned = Przygotowane karty są z powrotem w twojej ręce.
canasta-why-others = To meldunki rywali. Dokładać można tylko do własnych.
canasta-why-laid = Wyłożone karty zostają na stole.
canasta-why-draw-pile = Ze stosu zakrytego dobiera się tylko na początku tury.
canasta-why-one-discard = Odrzucić można tylko jedną kartę. Wybierz jedną.

### Why something was refused, with what can be done now

refusal-move-draw-first = Najpierw dobierz kartę albo weź stos odkryty.
refusal-move-already-drawn = Dobiera się albo bierze stos tylko na początku tury. Wyłóż karty albo odrzuć jedną.
refusal-move-nothing-to-draw = Stos zakryty jest pusty. Weź stos odkryty albo zakończ rozdanie.
refusal-move-still-to-draw = W stosie zakrytym są jeszcze karty. Dobierz jedną albo weź stos odkryty.
refusal-move-must-take-pile = Stos zakryty jest pusty, a wierzchnia karta pasuje do waszego meldunku. Weź stos odkryty.
refusal-move-pile-blocked = Na wierzchu leży dzika karta albo czarna trójka. Stosu odkrytego nie można teraz wziąć; dobierz kartę.
refusal-move-pile-of-one = Z jedną kartą w ręku nie można wziąć stosu z jedną kartą. Dobierz kartę.
refusal-move-frozen-needs-pair = Stos odkryty jest zamrożony. Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] brakuje jednej karty
    [few] brakuje { $missing } kart
    [many] brakuje { $missing } kart
   *[other] brakuje { $missing } karty
}.
refusal-move-unopened-needs-pair = Do otwarcia stos odkryty jest dla was zamrożony. Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] brakuje jednej karty
    [few] brakuje { $missing } kart
    [many] brakuje { $missing } kart
   *[other] brakuje { $missing } karty
}.
refusal-move-top-needs-natural = Same dzikie karty nie wystarczą, żeby wziąć stos. Dodaj z ręki { RANK($rank, form: "acc") }.
refusal-move-top-not-matched = Dodaj z ręki naturalną parę { RANK($rank, form: "pl-gen") } albo { RANK($rank, form: "acc") } z dziką kartą.
refusal-move-card-twice = Kartę można wyłożyć tylko raz. Wybierz inną na jedno z tych miejsc.
refusal-move-rank-twice = Drużyna ma tylko jeden meldunek { RANK($rank, form: "pl-gen") }. Wyłóż te karty razem.
refusal-move-nothing-laid = Nic nie jest jeszcze przygotowane. Najpierw wybierz karty na meldunek.
refusal-move-no-such-meld = Meldunki są z kart od czwórki do asa, nie z samych dzikich kart. Wybierz inną wartość.
refusal-move-other-rank = Inna wartość tu nie pasuje: { RANK($card) } w meldunku { RANK($rank, form: "pl-gen") }. Zabierz tę kartę z powrotem.
refusal-move-meld-too-small = Meldunek ma co najmniej trzy karty. Do meldunku { RANK($rank, form: "pl-gen") } { $missing ->
    [one] brakuje jednej
    [few] brakuje { $missing }
    [many] brakuje { $missing }
   *[other] brakuje { $missing }
}.
refusal-move-too-few-naturals = Dwie karty meldunku muszą być naturalne. W meldunku { RANK($rank, form: "pl-gen") } { $missing ->
    [one] brakuje jednej
    [few] brakuje { $missing }
    [many] brakuje { $missing }
   *[other] brakuje { $missing }
}.
refusal-move-too-many-wilds = W meldunku { RANK($rank, form: "pl-gen") } mogą być najwyżej { $most } dzikie karty. { $over ->
    [one] Zabierz jedną z powrotem
    [few] Zabierz { $over } z powrotem
    [many] Zabierz { $over } z powrotem
   *[other] Zabierz { $over } z powrotem
}.
refusal-move-threes-no-wilds = Do czarnych trójek nie dokłada się dzikich kart. Zabierz dziką kartę z powrotem.
refusal-move-threes-too-few = Czarne trójki wykłada się co najmniej po trzy. { $missing ->
    [one] Brakuje jednej
    [few] Brakuje { $missing }
    [many] Brakuje { $missing }
   *[other] Brakuje { $missing }
}.
refusal-move-threes-need-canasta = Czarne trójki wykłada się tylko przy kończeniu rozdania, a do tego potrzebujecie najpierw kanasty.
refusal-move-threes-not-out = Czarne trójki wykłada się tylko przy kończeniu rozdania. Do tego masz w ręku { $over ->
    [one] o jedną kartę
    [few] o { $over } karty
    [many] o { $over } kart
   *[other] o { $over } karty
} za dużo.
refusal-move-below-minimum = Do otwarcia potrzebujecie { $minimum } punktów. Tu jest { $points }, { $missing ->
    [one] brakuje jeszcze jednego punktu
    [few] brakuje jeszcze { $missing } punktów
    [many] brakuje jeszcze { $missing } punktów
   *[other] brakuje jeszcze { $missing } punktu
}.
refusal-move-keep-two = Bez kanasty dwie karty muszą zostać w ręku. { $missing ->
    [one] Zostaw o jedną więcej
    [few] Zostaw o { $missing } więcej
    [many] Zostaw o { $missing } więcej
   *[other] Zostaw o { $missing } więcej
}.

### Options

canasta-option-target = Punkty do wygranej
    .text = Gdy na koniec rozdania któraś drużyna ma tyle punktów, partię wygrywa ta, która ma ich więcej.
canasta-option-concealed-strict = Zakończenie z ręki
    .text = Daje 200 punktów zamiast 100, jeśli wcześniej w tym rozdaniu nie wykładasz żadnej karty. Ściśle: jedna kanasta musi przy tym w całości wyjść z ręki.
canasta-option-concealed-strict-no = zwykle
canasta-option-concealed-strict-yes = ściśle
