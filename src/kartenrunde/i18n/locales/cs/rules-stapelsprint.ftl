# review: none
## Rules of Stapelsprint. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-stapelsprint-goal-1 = Máš před sebou zásobu deseti karet. Kdo první vyprázdní svou zásobu, okamžitě vyhrává kolo.
rules-stapelsprint-goal-2 = Cestou všichni společně staví řady od 1 do 12. Výhra je jeden bod. Hraje se, dokud to baví.
rules-stapelsprint-goal-3 = Stapelsprint je samostatně navržená hra: karty, názvy i text pravidel jsou naše vlastní.

### Preparation

rules-stapelsprint-preparation-1 = Karty
    .text = 162 karet: každé číslo od 1 do 12 dvanáctkrát a k tomu 18 žolíků s hvězdičkou ★. Na barvách nezáleží.
rules-stapelsprint-preparation-2 = Hráči
    .text = Dva až šest, každý sám za sebe. Týmy nejsou.
rules-stapelsprint-preparation-3 = Zásoba
    .text = Na každé místo přijde deset skrytých karet jako zásoba. Vrchní se otočí. Co leží pod ní, nevidí nikdo, ani ty.
rules-stapelsprint-preparation-4 = Dobírací balíček
    .text = Ostatní karty leží skryté uprostřed. Na začátku nemá nikdo nic v ruce.
rules-stapelsprint-preparation-5 = Řady a odkládací hromádky
    .text = Uprostřed je místo pro čtyři společné řady, u každého hráče pro čtyři odkryté odkládací hromádky.
rules-stapelsprint-preparation-6 = Kdo začíná
    .text = Kdo rozdává v prvním kole, určí los. Začíná místo po jeho levici a pokračuje se po směru hodinových ručiček. V každém dalším kole rozdává další místo.

### The turn

rules-stapelsprint-turn-1 = Doplnění ruky
    .text = Na začátku si lížeš, dokud nemáš v ruce pět karet. Stůl to udělá za tebe.
rules-stapelsprint-turn-2 = Hraní karet
    .text = Zahraj na řady tolik karet, kolik chceš: kteroukoli kartu z ruky, vrchní kartu své zásoby, vrchní kartu každé své odkládací hromádky. Když se karta hodí na víc řad, vybíráš ty.
rules-stapelsprint-turn-3 = Stavění řad
    .text = Prázdná řada začíná jedničkou. Potom se hodí vždy jen další číslo. Žolík platí přesně jako to číslo, které chybí.
rules-stapelsprint-turn-4 = Hotová řada
    .text = Dvanáctkou je řada hotová. Hned jde ze stolu a její místo je volné ještě v tomtéž tahu.
rules-stapelsprint-turn-5 = Otočení zásoby
    .text = Když zahraješ vrchní kartu své zásoby, hned se otočí další. I tu smíš zahrát.
rules-stapelsprint-turn-6 = Prázdná ruka
    .text = Když poslední karta z ruky přijde na řadu, hned si lížeš až do pěti karet a hraješ dál, kolikrát se ti to povede.
rules-stapelsprint-turn-7 = Odložení
    .text = Nakonec položíš jednu kartu z ruky odkrytě na jednu ze svých čtyř odkládacích hromádek. Tím tvůj tah končí.

### Example

rules-stapelsprint-example-1 = Situace
    .text = Na řadě 2 leží navrchu pětka. V ruce máš šestku, žolíka a tři vysoké karty. Tvoje zásoba ukazuje sedmičku.
rules-stapelsprint-example-2 = Šestka z ruky
    .text = Zahraješ šestku na řadu 2. Teď tam chybí sedmička.
rules-stapelsprint-example-3 = Sedmička ze zásoby
    .text = Zahraješ sedmičku ze zásoby. O kartu míň! Otočí se další karta zásoby.
rules-stapelsprint-example-4 = Žolík jako osmička
    .text = Zahraješ žolíka na stejnou řadu. Platí tam jako osmička, další bude devítka.
rules-stapelsprint-example-5 = Odložení
    .text = Víc se toho nehodí. Odložíš jednu z vysokých karet a tvůj tah skončí. Ruka se doplní až na začátku tvého příštího tahu.

### Special cases

rules-stapelsprint-special-1 = Dobírací balíček je prázdný
    .text = Všechny karty z hotových řad se zamíchají a vznikne nový dobírací balíček, i uprostřed lízání. Žolík je potom zase obyčejný žolík.
rules-stapelsprint-special-2 = Ani hotové řady nejsou
    .text = Lízneš si, co ještě zbývá, a hraješ s méně kartami, třeba i s prázdnou rukou.
rules-stapelsprint-special-3 = Ruka zůstane prázdná
    .text = Když není co líznout, hraješ dál ze zásoby a z odkládacích hromádek, nebo stiskneš „Ukončit tah“. Jen tehdy končí tah bez odložení, i když se ještě něco hodí.
rules-stapelsprint-special-4 = Uprostřed tahu se karty uvolní
    .text = Když máš prázdnou ruku a dokončíš řadu kartou ze zásoby nebo z odkládací hromádky, její karty se znovu zamíchají a hned si lížeš až do pěti.
rules-stapelsprint-special-5 = Odložená poslední karta z ruky
    .text = I tím tah končí. Nové karty přijdou až na začátku tvého příštího tahu.
rules-stapelsprint-special-6 = Žolík na zásobě a na hromádce
    .text = Žolík navrchu zásoby může být kterékoli číslo. Odložený žolík zůstává žolíkem.
rules-stapelsprint-special-7 = Už nejde nic
    .text = Když všichni po řadě ukončí tah bez odložení a žádná karta se nepohne, není co líznout a nehodí se žádná vrchní karta zásob ani odkládacích hromádek, končí kolo remízou. Nikdo nedostává bod.

### Common mistakes

rules-stapelsprint-mistakes-1 = „Mám prázdnou ruku, takže vyhrávám.“
    .text = Prázdná ruka nevyhrává nic, hotová řada také ne. Počítá se jen prázdná zásoba.
rules-stapelsprint-mistakes-2 = „Potřebuju kartu, která leží níž.“
    .text = Ze zásoby a z odkládacích hromádek jde zahrát jen vrchní karta. Cizí hromádky jsou zapovězené.
rules-stapelsprint-mistakes-3 = „Rychle odložím a pak hraju dál.“
    .text = Odložení tah ukončí. Nejdřív zahraj všechno, co zahrát chceš.
rules-stapelsprint-mistakes-4 = „Odložím kartu ze zásoby.“
    .text = Odkládat se smějí jen karty z ruky: ne ze zásoby a ne z jedné odkládací hromádky na druhou.
rules-stapelsprint-mistakes-5 = „Musím zahrát, co se hodí.“
    .text = Hrát nikdy nemusíš, ani kartu ze zásoby. Jen na konci musíš odložit kartu.

### Strategy

rules-stapelsprint-strategy-1 = Nejdřív zásoba
    .text = Výhru přináší jen zásoba. U každé karty se ptej, jestli otevírá cestu vrchní kartě tvé zásoby.
rules-stapelsprint-strategy-2 = Pořádek na odkládacích hromádkách
    .text = Pokládej číslo na nejbližší vyšší, třeba devítku na desítku: později se postupně dostaneš k oběma. Stejná čísla se k sobě hodí také.
rules-stapelsprint-strategy-3 = Nic nezahrabat
    .text = Co budeš brzy potřebovat, patří navrch. Vysoká karta na nízké ji zablokuje na dlouho.
rules-stapelsprint-strategy-4 = Žolíky s rozmyslem
    .text = Zahraj žolíka, když přiblíží kartu tvé zásoby. Odložit ho se skoro nikdy nevyplatí.
rules-stapelsprint-strategy-5 = Vyprázdnit ruku
    .text = Když všechny karty z ruky přijdou na řady, hned si lížeš až pět nových.
rules-stapelsprint-strategy-6 = Sledovat ostatní
    .text = Vrchní karty všech zásob jsou odkryté. Nepřipravuj řadu pro zásobu dalšího místa, když ti to samo nic nepřinese.

### Questions

rules-stapelsprint-questions-1 = Co je cílem hry?
    .text = Vyprázdnit svou zásobu dřív než ostatní. Kolik karet máš přitom v ruce nebo na odkládacích hromádkách, je jedno.
rules-stapelsprint-questions-2 = Co znamená hvězdička?
    .text = Hvězdička ★ je žolík. Na řadě platí přesně jako číslo, které tam chybí, od 1 do 12.
rules-stapelsprint-questions-3 = Smím zahrát víc karet v jednom tahu?
    .text = Ano, kolik chceš, z ruky, ze zásoby i z odkládacích hromádek, v libovolném pořadí. Tah ukončí až odložení.
rules-stapelsprint-questions-4 = Jak se dostanu ke kartě hlouběji v odkládací hromádce?
    .text = Karty nad ní musí nejdřív přijít na řady. Přendávat z hromádky na hromádku nejde. Prohlédnout si můžeš kdykoli všechny odkládací hromádky celé.
rules-stapelsprint-questions-5 = Existuje krátká varianta?
    .text = Ano: s pěti kartami v zásobě. Pravidla jsou stejná, kolo trvá zhruba polovinu času.
rules-stapelsprint-questions-6 = Vidí počítačoví hráči moje karty?
    .text = Ne. Vědí jen to, co je vidět z jejich místa.

### Options and variants

rules-stapelsprint-variants-1 = Karty v zásobě
    .text = 5, 10, 15, 20 nebo 30. Obvyklých je 10. V pěti a šesti lidech nejvýš 20.
rules-stapelsprint-variants-2 = Krátké kolo
    .text = 5 karet v zásobě: dobré na seznámení s hrou a na kratší chvíli.
rules-stapelsprint-variants-3 = Cílový počet bodů
    .text = V místnosti se dá hrát do cíle 1 až 20 bodů. Kdo ho dosáhne první, vyhrává partii. Bez cíle se body počítají, dokud se všichni nerozejdou.

### Glossary

rules-stapelsprint-glossary-1 = Zásoba
    .text = Vlastní skryté karty, z nichž je odkrytá jen vrchní. Prázdná zásoba vyhrává kolo.
rules-stapelsprint-glossary-2 = Řada
    .text = Společná hromádka uprostřed, která roste od 1 do 12.
rules-stapelsprint-glossary-3 = Odkládací hromádka
    .text = Jedna z tvých čtyř odkrytých hromádek. Na nich končí každý tah.
rules-stapelsprint-glossary-4 = Dobírací balíček
    .text = Skryté karty uprostřed, ze kterých si všichni lížou.
rules-stapelsprint-glossary-5 = Žolík ★
    .text = Platí jako kterékoli číslo, které chybí.
rules-stapelsprint-glossary-6 = Tah
    .text = Všechno od líznutí po odložení. Tahem se říká i zahrání jediné karty.
rules-stapelsprint-glossary-7 = Kolo
    .text = Od rozdání po prázdnou zásobu.
rules-stapelsprint-glossary-8 = Partie
    .text = Několik kol, dokud někdo nedosáhne cílového počtu bodů.
