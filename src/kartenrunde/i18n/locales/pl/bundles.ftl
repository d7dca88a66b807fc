# review: none
## Stealing Bundles: zones, cards as read aloud, log sentences (id = "bundles-" + type of the event).
## $card is a face ("7h", "10o", "8V"), $name and $victim are names, $names a list of them.
## $bundle is 0 where a seat has one bundle, else 1 or 2.

bundles = Stealing Bundles
    .subtitle = Kradnij stosik!
    .length = około 10 minut
    .age = od 5 lat

### Zones

bundles-table = Stół
bundles-table-empty = Stół jest pusty
bundles-dealer = rozdaje
bundles-direction-left = Gra idzie zgodnie z ruchem wskazówek zegara
bundles-direction-right = Gra idzie przeciwnie do ruchu wskazówek zegara

### Cards and piles as a screen reader says them

bundles-card-hand = { RANK($card) }, ręka, { $position } z { $total }
bundles-card-hand-steal = { RANK($card) }, ręka, { $position } z { $total }, kradnie stosik: { $names }
bundles-card-hand-take = { RANK($card) }, ręka, { $position } z { $total }, zabiera ze stołu { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-card-hand-lay = { RANK($card) }, ręka, { $position } z { $total }, zostaje na stole
bundles-card-hand-choice = { RANK($card) }, ręka, { $position } z { $total }, masz wybór
bundles-bundle-own = { $bundle ->
    [0] Twój stosik
   *[numbered] Twój stosik { $bundle }
}: na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-bundle-own-empty = { $bundle ->
    [0] Twój stosik
   *[numbered] Twój stosik { $bundle }
}: jeszcze pusty
bundles-bundle-of = { $bundle ->
    [0] Stosik
   *[numbered] Stosik { $bundle }
}, { $name }: na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-bundle-of-empty = { $bundle ->
    [0] Stosik
   *[numbered] Stosik { $bundle }
}, { $name }: jeszcze pusty
bundles-draw-pile-count = { $count ->
    [0] Stos zakryty: pusty
    [one] Stos zakryty: jedna karta
    [few] Stos zakryty: { $count } karty
    [many] Stos zakryty: { $count } kart
   *[other] Stos zakryty: { $count } karty
}
bundles-seat = { $name }: na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; karty w ręku: { $hand }
bundles-seat-empty = { $name }: jeszcze bez stosika; karty w ręku: { $hand }
bundles-seat-double = { $name }: { $first }; { $second }; karty w ręku: { $hand }
bundles-seat-bundle = na wierzchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-seat-none = pusty
bundles-seat-out = { $name }: poza dogrywką
bundles-target-steal = { $bundle ->
    [0] Ukradnij stosik
   *[numbered] Ukradnij stosik { $bundle }
}: { $name }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-target-take = Zabierz ze stołu { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-target-lay = Połóż na stół
bundles-target-into = { $count ->
    [0] Zacznij nowy stosik { $bundle }
    [one] Na twój stosik { $bundle }, jest w nim jedna karta
    [few] Na twój stosik { $bundle }, są w nim { $count } karty
    [many] Na twój stosik { $bundle }, jest w nim { $count } kart
   *[other] Na twój stosik { $bundle }, jest w nim { $count } karty
}

### Choices and hints

bundles-hint-choose-whose = Czyj stosik?
bundles-hint-choose-into = Na który z twoich stosików?
bundles-hint-choose-effect = Co ma zrobić ta karta?
bundles-hint-choose = Zagraj kartę z ręki

### Log

bundles-turn-began = Teraz gra { $name }.
    .you = Twoja kolej.
bundles-table-dealt = Na stole leżą: { $cards }.
bundles-drew = { $name } dostaje { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .you = Dostajesz { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
bundles-stole = { $name } zagrywa { RANK($card, form: "acc") } i kradnie stosik ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}). Traci go { $victim }!
    .you = Zagrywasz { RANK($card, form: "acc") } i kradniesz stosik ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}). Traci go { $victim }!
    .from-you = { $name } zagrywa { RANK($card, form: "acc") } i kradnie twój stosik: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}!
bundles-took = { $name } zagrywa { RANK($card, form: "acc") } i zabiera ze stołu { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .you = Zagrywasz { RANK($card, form: "acc") } i zabierasz ze stołu { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
bundles-laid = { $name } kładzie { RANK($card, form: "acc") } na stół.
    .you = Kładziesz { RANK($card, form: "acc") } na stół.
bundles-swept = { $name } czyści stół i dostaje zakrytą kartę ze stosu.
    .you = Czyścisz stół i dostajesz zakrytą kartę ze stosu.
bundles-leftover-taken = { $name } zabiera resztę ze stołu: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .you = Zabierasz resztę ze stołu: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
bundles-deal-played = Wszystkie karty są już zagrane.
bundles-most = { $name } ma najwięcej kart: { $count }.
    .you = Masz najwięcej kart: { $count }.
bundles-tied = Po tyle samo kart: { $names }.

### Play-off

bundles-play-off = Dogrywka
bundles-next-game = Następna runda
bundles-next-play-off = Do dogrywki

### Result

bundles-result-won = Masz najwięcej kart.
bundles-result-lost = { $name } ma najwięcej kart.
bundles-result-tied = Po tyle samo kart: { $names }. Rozstrzygnie dogrywka.
bundles-result-drawn = Po tyle samo kart: { $names }. Ta runda kończy się remisem.
bundles-result-cards = { $count ->
    [0] ani jednej karty
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bundles-result-games = { $count ->
    [0] bez wygranej rundy
    [one] jedna wygrana runda
    [few] { $count } wygrane rundy
    [many] { $count } wygranych rund
   *[other] { $count } wygranej rundy
}
bundles-result-total = { $count ->
    [0] razem ani jednej karty
    [one] razem jedna karta
    [few] razem { $count } karty
    [many] razem { $count } kart
   *[other] razem { $count } karty
}

### Options

bundles-option-pack = Karty
    .text = Zwykle gra się 52 kartami francuskimi. Talia 40 kart skraca grę, a z hiszpańską gra się przeciwnie do ruchu wskazówek zegara.
bundles-option-pack-french = francuskie, 52
bundles-option-pack-spanish = hiszpańskie, 40: Casita robada
bundles-option-pack-italian = włoskie, 40: Rubamazzo
bundles-option-games = Rundy
    .text = Tyle rund ma partia. Gra się wszystkie.
bundles-option-counting = Co się liczy
    .text = Partię wygrywa, kto wygrywa najwięcej rund, albo kto zbiera najwięcej kart we wszystkich rundach razem.
bundles-option-counting-games = wygrane rundy
bundles-option-counting-cards = wszystkie karty
bundles-option-hand-size = Karty w ręku
    .text = Cztery albo trzy, jak zwykle gra się w Casita robada i Rubamazzo.
bundles-option-last-capture = Reszta na stole
    .text = Co na końcu zostaje na stole, może trafić tam, gdzie ostatnio trafiły zabrane lub skradzione karty.
bundles-option-last-capture-no = zostaje na stole
bundles-option-last-capture-yes = za ostatnie zabranie kart
bundles-option-friendly = Kradzieże
    .text = Bez kradzieży wszyscy zabierają karty tylko ze stołu. Dla najmłodszych.
bundles-option-friendly-no = wolno kraść
bundles-option-friendly-yes = bez kradzieży
bundles-option-double = Stosiki na osobę
    .text = Mając dwa stosiki, za każdym razem wybierasz, który rośnie.
bundles-option-double-no = jeden stosik
bundles-option-double-yes = dwa stosiki
bundles-option-wild-jacks = Walety
    .text = Dziki walet (sota, fante) może ukraść dowolny cudzy stosik, cokolwiek leży na wierzchu.
bundles-option-wild-jacks-no = zwykłe
bundles-option-wild-jacks-yes = dzikie
bundles-option-sweep-bonus = Premia za czysty stół
    .text = Z premią kto zabiera wszystkie karty ze stołu, dostaje jeszcze jedną zakrytą ze stosu.
bundles-option-sweep-bonus-no = bez premii
bundles-option-sweep-bonus-yes = z premią
