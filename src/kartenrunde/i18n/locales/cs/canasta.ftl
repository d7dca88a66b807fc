# review: none
## Canasta: zones, cards as read aloud, the tray, log sentences (id = "canasta-" + type of the event).
## $card is a face ("7h") or a rank as the wire writes it ("T"), or a word: "black-three", "red-three", "wild-joker".
## $name is a name, $names, $cards and $melds are lists, $own, $others and $points are written numbers.

canasta = Kanasta
    .subtitle = Dva proti dvěma
    .length = asi hodinu
    .age = od 10 let

### Seats and sides

canasta-seat = { $name }; karty v ruce: { $count }
canasta-seat-partner = { $name }, hraje s tebou; karty v ruce: { $count }
canasta-seat-opponent = { $name }, hraje proti tobě; karty v ruce: { $count }
canasta-minimum = vyložení od { $count }
canasta-has-opened = vyloženo

### Piles

canasta-draw-pile-count = { $count ->
    [0] Talon: prázdný
    [one] Talon: jedna karta
    [few] Talon: { $count } karty
    [many] Talon: { $count } karty
   *[other] Talon: { $count } karet
}
canasta-pile = Odhazovací balíček: navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
canasta-pile-frozen = Odhazovací balíček, zmrazený: navrchu { RANK($card) }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
canasta-pile-empty = Odhazovací balíček: prázdný

### Melds

canasta-melds-own = Vaše sady
canasta-melds-others = Sady soupeřů
canasta-meld = Sada { RANK($card, form: "pl-gen") }: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}{ $wilds ->
    [0] { "" }
   *[some] , divoké: { $wilds }
}{ $kind ->
    [natural] , čistá kanasta
    [mixed] , smíšená kanasta
   *[none] { "" }
}
canasta-meld-none = { RANK($card) }: zatím bez sady
canasta-red-threes = { $count ->
    [0] Červené trojky: žádná
    [one] Červené trojky: jedna
    [few] Červené trojky: { $count }
    [many] Červené trojky: { $count }
   *[other] Červené trojky: { $count }
}
canasta-mark-natural = čistá
canasta-mark-mixed = smíš.

### Hand

canasta-card-hand = { RANK($card) }, ruka, { $position } z { $total }
canasta-group = { RANK($card) }: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
canasta-group-picked = { RANK($card) }: vybráno { $picked } z { $count }
canasta-view-groups = Skupiny
canasta-view-fan = Vějíř

### Tray

canasta-tray = Připraveno
canasta-tray-empty = Zatím není nic připraveno
canasta-tray-progress = { $count } z { $minimum }
canasta-tray-missing = { $count ->
    [one] ještě jeden bod
    [few] ještě { $count } body
    [many] ještě { $count } bodu
   *[other] ještě { $count } bodů
}
canasta-tray-enough = To stačí
canasta-tray-meld = Připravená sada { RANK($card, form: "pl-gen") }: { $cards }
canasta-tray-with-top = s vrchní kartou odhazovacího balíčku
canasta-tray-back = Zpátky do ruky
canasta-tray-clear = Všechno zpátky

### Places for cards

canasta-target-draw = Líznout kartu
canasta-target-take = Vzít odhazovací balíček
canasta-target-meld = Přiložit k vaší sadě { RANK($card, form: "pl-gen") }
canasta-target-new = Připravit novou sadu { RANK($card, form: "pl-gen") }
canasta-target-tray = Připravit
canasta-target-discard = Odhodit, ukončí tah

### The main button and what is expected

canasta-draw = Líznout
canasta-take = Vzít balíček
canasta-set-out = Připravit
canasta-lay = Vyložit
canasta-discard = Odhodit
canasta-go-out = Zavřít rozdání
canasta-end-deal = Nebrat, ukončit
canasta-hint-draw = Lízni si, nebo vezmi balíček
canasta-hint-draw-only = Lízni si kartu
canasta-hint-must-take = Talon je prázdný: vezmi balíček
canasta-hint-take-or-end = Talon je prázdný: vezmi balíček, nebo ukonči rozdání
canasta-hint-play = Vylož, nebo odhoď
canasta-hint-picked = Na pole, nebo odhoď
canasta-hint-wild = Ke které sadě?
canasta-hint-tray = Vylož, co je připraveno
canasta-hint-take-with = Vezmi s tím balíček
canasta-hint-last-card = Poslední kartou zavřeš

### Log

canasta-turn-began = Na tahu je { $name }.
    .you = Jsi na tahu.
canasta-drew = { $name } si líže { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .you = Lížeš si { $count ->
    [one] kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
canasta-turned-up = Otočená karta: { RANK($card) }.
canasta-laid-red-three = { $name } vykládá červenou trojku.
    .you = Vykládáš červenou trojku.
canasta-took-pile = { $name } bere odhazovací balíček ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}) a vykládá: { $melds }.
    .you = Bereš odhazovací balíček ({ $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}) a vykládáš: { $melds }.
canasta-laid = { $name } vykládá: { $melds }.
    .you = Vykládáš: { $melds }.
canasta-laid-meld = { $count } × { RANK($card) }{ $wilds ->
    [0] { "" }
   *[some] { " " }(divoké: { $wilds })
}
canasta-opened = První vyložení: { $name }, { $count ->
    [one] jeden bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
    .you = Tím máte vyloženo: { $count ->
    [one] jeden bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
canasta-canasta-made = { $kind ->
    [natural] Čistá
   *[mixed] Smíšená
} kanasta { RANK($card, form: "pl-gen") }: { $name }!
    .you = { $kind ->
    [natural] Čistá
   *[mixed] Smíšená
} kanasta { RANK($card, form: "pl-gen") } pro vás!
canasta-discarded = { $name } odhazuje { RANK($card, form: "acc") }.
    .you = Odhazuješ { RANK($card, form: "acc") }.
canasta-now-frozen = Odhazovací balíček je teď zmrazený.
canasta-now-blocked = Další místo odhazovací balíček vzít nemůže.
canasta-went-out = { $name } zavírá rozdání.
    .you = Zavíráš rozdání!
canasta-went-out-concealed = { $name } zavírá z ruky.
    .you = Zavíráš z ruky!
canasta-deal-exhausted = Talon je prázdný a { $name } balíček nebere. Rozdání končí.
    .you = Talon je prázdný a ty balíček nebereš. Rozdání končí.
canasta-deal-exhausted-all = Talon je prázdný a odhazovací balíček nemůže vzít nikdo. Rozdání končí.
canasta-last-red-three-laid = Poslední karta talonu je červená trojka. { $name } ji vykládá a rozdání končí.
    .you = Poslední karta talonu je červená trojka. Vykládáš ji a rozdání končí.
canasta-deal-scored = Body za toto rozdání: { $scores }.
canasta-side-scored = { $side }: { $points }

## Needed later: the first look at a table does without what stands below.

### Piles

canasta-pile-title = Odhazovací balíček
canasta-pile-size = { $count ->
    [0] Odhazovací balíček je prázdný.
    [one] V odhazovacím balíčku je jedna karta.
    [few] V odhazovacím balíčku jsou { $count } karty.
    [many] V odhazovacím balíčku je { $count } karty.
   *[other] V odhazovacím balíčku je { $count } karet.
}
canasta-pile-red-threes = { $count ->
    [one] Jedna z nich je červená trojka.
    [few] { $count } z nich jsou červené trojky.
    [many] { $count } z nich je červené trojky.
   *[other] { $count } z nich je červených trojek.
}
canasta-pile-open = Není zmrazený.
canasta-frozen-wild = Je zmrazený: leží v něm divoká karta.
canasta-frozen-red-three = Je zmrazený: leží v něm červená trojka.
canasta-frozen-unopened = Pro vás je zmrazený, dokud nemáte vyloženo.
canasta-blocked-wild = Navrchu leží divoká karta. Teď balíček nemůže vzít nikdo.
canasta-blocked-black-three = Navrchu leží černá trojka. Teď balíček nemůže vzít nikdo.
canasta-ways = Takhle ho můžeš vzít
canasta-ways-none = S kartami, které máš v ruce, ho vzít nemůžeš.
canasta-way-pair = S přirozeným párem { RANK($card, form: "pl-gen") } z ruky
canasta-way-natural-and-two = Z ruky: { RANK($card) } a dvojka
canasta-way-natural-and-joker = Z ruky: { RANK($card) } a žolík
canasta-way-top-alone = Jen vrchní karta, k vaší sadě { RANK($card, form: "pl-gen") }

### Keyboard help

canasta-keys-main = Líznout, vzít balíček, vyložit nebo odhodit: co je na velkém tlačítku

### Questions before something final

canasta-out-title = Zavřít rozdání?
canasta-out-text = Rozdání tím hned skončí.
canasta-out-partner = { $count ->
    [one] { $name } má v ruce ještě jednu kartu. Počítá se do minusu.
    [few] { $name } má v ruce ještě { $count } karty. Počítají se do minusu.
    [many] { $name } má v ruce ještě { $count } karty. Počítají se do minusu.
   *[other] { $name } má v ruce ještě { $count } karet. Počítají se do minusu.
}
canasta-one-left-title = Nechat si jen jednu kartu?
canasta-one-left-text = Pak musíš zavřít: poslední kartu už jde jen odhodit nebo přiložit a rozdání skončí.

### Result

canasta-result-went-out = { $name } zavírá rozdání.
    .you = Zavíráš rozdání.
canasta-result-concealed = { $name } zavírá z ruky.
    .you = Zavíráš z ruky.
canasta-result-exhausted = Talon je prázdný. Nikdo nezavírá.
canasta-result-last-red-three = Poslední karta talonu je červená trojka. Nikdo nezavírá.
canasta-item-canastas = Kanasty
    .text = čisté: { $natural }, smíšené: { $mixed }
canasta-item-red-threes = Červené trojky
    .text = { $count } ze čtyř
canasta-item-out = Zavření
    .concealed = Zavření z ruky
canasta-item-laid = Vyložené karty
canasta-item-hand = Karty v ruce

### What the table says without asking

canasta-tray-returned = Připravené karty jsou zase v tvé ruce.
canasta-why-others = To jsou sady soupeřů. Přikládá se jen k vlastním.
canasta-why-laid = Co je vyložené, zůstává na stole.
canasta-why-draw-pile = Z talonu se líže jen na začátku tahu.
canasta-why-one-discard = Odhodit jde jen jedna karta. Vyber jedinou.

### Why something was refused, with what can be done now

refusal-move-draw-first = Nejdřív si lízni kartu, nebo vezmi odhazovací balíček.
refusal-move-already-drawn = Líže se nebo bere jen na začátku tahu. Vylož karty, nebo jednu odhoď.
refusal-move-nothing-to-draw = Talon je prázdný. Vezmi odhazovací balíček, nebo ukonči rozdání.
refusal-move-still-to-draw = V talonu jsou ještě karty. Lízni si, nebo vezmi odhazovací balíček.
refusal-move-must-take-pile = Talon je prázdný a vrchní karta se hodí k vaší sadě. Vezmi odhazovací balíček.
refusal-move-pile-blocked = Navrchu leží divoká karta nebo černá trojka. Odhazovací balíček teď nejde vzít; lízni si kartu.
refusal-move-pile-of-one = S jedinou kartou v ruce nejde vzít balíček z jediné karty. Lízni si kartu.
refusal-move-frozen-needs-pair = Odhazovací balíček je zmrazený. Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] chybí jedna karta
    [few] chybí { $missing } karty
    [many] chybí { $missing } karty
   *[other] chybí { $missing } karet
}.
refusal-move-unopened-needs-pair = Dokud nemáte vyloženo, je pro vás odhazovací balíček zmrazený. Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }; { $missing ->
    [one] chybí jedna karta
    [few] chybí { $missing } karty
    [many] chybí { $missing } karty
   *[other] chybí { $missing } karet
}.
refusal-move-top-needs-natural = Jen s divokými kartami balíček vzít nejde. Přidej z ruky aspoň { RANK($rank, form: "acc") }.
refusal-move-top-not-matched = Přidej z ruky přirozený pár { RANK($rank, form: "pl-gen") }, nebo { RANK($rank, form: "acc") } s divokou kartou.
refusal-move-card-twice = Kartu jde vyložit jen jednou. Vyber na jedno z těch míst jinou.
refusal-move-rank-twice = Tým má jen jednu sadu { RANK($rank, form: "pl-gen") }. Vylož ty karty společně.
refusal-move-nothing-laid = Zatím není nic připraveno. Nejdřív vyber karty do sady.
refusal-move-no-such-meld = Sady jsou z hodnot od čtyřky po eso, ne z divokých karet samotných. Vyber jinou hodnotu.
refusal-move-other-rank = Jiná hodnota se sem nehodí: { RANK($card) } v sadě { RANK($rank, form: "pl-gen") }. Vezmi tu kartu zpátky.
refusal-move-meld-too-small = Sada má aspoň tři karty. V sadě { RANK($rank, form: "pl-gen") } { $missing ->
    [one] ještě jedna chybí
    [few] ještě { $missing } chybějí
    [many] ještě { $missing } chybí
   *[other] jich ještě { $missing } chybí
}.
refusal-move-too-few-naturals = Dvě karty sady musí být přirozené. V sadě { RANK($rank, form: "pl-gen") } { $missing ->
    [one] ještě jedna chybí
    [few] ještě { $missing } chybějí
    [many] ještě { $missing } chybí
   *[other] jich ještě { $missing } chybí
}.
refusal-move-too-many-wilds = V sadě { RANK($rank, form: "pl-gen") } smí být nejvýš { $most } divoké karty. { $over ->
    [one] Vezmi jednu zpátky
    [few] Vezmi { $over } zpátky
    [many] Vezmi { $over } zpátky
   *[other] Vezmi jich { $over } zpátky
}.
refusal-move-threes-no-wilds = K černým trojkám divoká karta nesmí. Vezmi ji zpátky.
refusal-move-threes-too-few = Černé trojky se vykládají aspoň po třech. { $missing ->
    [one] Ještě jedna chybí
    [few] Ještě { $missing } chybějí
    [many] Ještě { $missing } chybí
   *[other] Ještě jich { $missing } chybí
}.
refusal-move-threes-need-canasta = Černé trojky se vykládají jen při zavírání a k tomu potřebujete nejdřív kanastu.
refusal-move-threes-not-out = Černé trojky se vykládají jen při zavírání. K tomu máš v ruce { $over ->
    [one] o jednu kartu
    [few] o { $over } karty
    [many] o { $over } karty
   *[other] o { $over } karet
} víc.
refusal-move-below-minimum = K prvnímu vyložení potřebujete { $minimum } bodů. Tady je { $points }, { $missing ->
    [one] chybí ještě jeden bod
    [few] chybějí ještě { $missing } body
    [many] chybí ještě { $missing } bodu
   *[other] chybí ještě { $missing } bodů
}.
refusal-move-keep-two = Bez kanasty musí v ruce zůstat dvě karty. { $missing ->
    [one] Nech si o jednu víc
    [few] Nech si o { $missing } víc
    [many] Nech si o { $missing } víc
   *[other] Nech si o { $missing } víc
}.

### Options

canasta-option-target = Cílový počet bodů
    .text = Když má na konci rozdání některý tým tolik bodů, vyhrává partii ten, který jich má víc.
canasta-option-concealed-strict = Zavření z ruky
    .text = Dává 200 bodů místo 100, když v tomto rozdání předtím nevyložíš žádnou kartu. Přísně: jedna kanasta přitom musí celá přijít z ruky.
canasta-option-concealed-strict-no = obyčejně
canasta-option-concealed-strict-yes = přísně
