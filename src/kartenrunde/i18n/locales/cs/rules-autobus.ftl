# review: none
## Rules of Hospodský autobus. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-autobus-goal-1 = Máš před sebou hlavní balíček deseti karet, to je tvůj autobus. Kdo první vyprázdní svůj hlavní balíček, okamžitě vyhrává kolo.
rules-autobus-goal-2 = Cestou všichni společně staví řady od esa po krále. Kdo vyhraje, má 0. Všichni ostatní dostanou za každou kartu, která jim v hlavním balíčku zbude, jeden trestný bod.
rules-autobus-goal-3 = Takhle se hraje v jednom klubu. Jednotná turnajová pravidla tahle hra nemá; u jiných stolů může být leccos jinak.

### Preparation

rules-autobus-preparation-1 = Karty
    .text = 108 karet: dva balíčky francouzských karet po 52 a k tomu čtyři žolíci ★. A je eso, J kluk, Q dáma, K král. Na barvách ♠ ♥ ♦ ♣ nezáleží.
rules-autobus-preparation-2 = Hráči
    .text = Dva až čtyři, každý sám za sebe. Hraje se po směru hodinových ručiček.
rules-autobus-preparation-3 = Hlavní balíček
    .text = Na každé místo přijde deset skrytých karet. Vrchní se otočí. Co leží pod ní, nevidí nikdo, ani ty.
rules-autobus-preparation-4 = Ruka
    .text = K tomu dostane každé místo čtyři karty do ruky. Svoje vidíš jen ty.
rules-autobus-preparation-5 = Dobírací balíček
    .text = Ostatní karty leží skryté uprostřed.
rules-autobus-preparation-6 = Řady a pomocné hromádky
    .text = Uprostřed rostou společné řady, tolik, kolik jich je potřeba. U každého hráče je místo pro čtyři odkryté pomocné hromádky s čísly 1 až 4.
rules-autobus-preparation-7 = Kdo začíná
    .text = Každé kolo začíná místo 1. Jako možnost se dá zvolit, že se místa střídají.

### The turn

rules-autobus-turn-1 = Doplnění ruky
    .text = Na začátku si lížeš, dokud nemáš v ruce čtyři karty. Stůl to udělá za tebe.
rules-autobus-turn-2 = Hraní karet
    .text = Zahraj do řad tolik karet, kolik chceš: kteroukoli kartu z ruky, vrchní kartu svého hlavního balíčku, vrchní kartu každé své pomocné hromádky.
rules-autobus-turn-3 = Stavění řad
    .text = Eso nebo žolík začíná novou řadu na prvním volném místě. Potom následuje 2, 3 a tak dál až do 10, pak J, Q a K. Je jedno, jakou má karta barvu a kdo řadu začal.
rules-autobus-turn-4 = Hotová řada
    .text = Králem je řada hotová. Hned jde ze stolu a její místo je zase volné. Na krále se eso nedává.
rules-autobus-turn-5 = Otočení hlavního balíčku
    .text = Když zahraješ vrchní kartu svého hlavního balíčku, hned se otočí další. I tu smíš zahrát.
rules-autobus-turn-6 = Prázdná ruka
    .text = Když do řady položíš poslední kartu z ruky, hned si lížeš čtyři nové a hraješ dál, kolikrát se ti to povede.
rules-autobus-turn-7 = Odložení karty
    .text = Nakonec odložíš jednu kartu z ruky na pomocnou hromádku se stejnou hodnotou nebo na volné místo. Tím tvůj tah končí. Smíš to udělat, i když se do některé řady ještě něco hodí.
rules-autobus-turn-8 = Pod autobus
    .text = Když jsou všechny čtyři pomocné hromádky obsazené a vybraná karta z ruky se na žádnou nehodí, jde skrytá úplně naspod tvého hlavního balíčku. I tím tvůj tah končí.

### Example

rules-autobus-example-1 = Situace
    .text = V řadě 1 leží navrchu sedmička, v řadě 2 dáma. V ruce máš osmičku, žolíka a dvě čtyřky. Navrchu tvého hlavního balíčku leží devítka. Na pomocné hromádce 1 je král, ostatní tři místa jsou volná.
rules-autobus-example-2 = Osmička z ruky
    .text = Zahraješ osmičku do řady 1. Teď tam chybí devítka.
rules-autobus-example-3 = Devítka z hlavního balíčku
    .text = Zahraješ devítku z hlavního balíčku. O kartu míň! Otočí se dvojka a ta se nehodí nikam.
rules-autobus-example-4 = Král z pomocné hromádky
    .text = Zahraješ krále do řady 2. Řada je hotová a jde ze stolu. Místo 2 uprostřed je volné a pomocná hromádka 1 také.
rules-autobus-example-5 = Žolík jako eso
    .text = Žolíkem začneš novou řadu na místě 2. Platí tam jako eso, další bude dvojka.
rules-autobus-example-6 = Dvojka z hlavního balíčku
    .text = Zahraješ dvojku. Zase o kartu míň! Otočí se dáma.
rules-autobus-example-7 = Odložení čtyřky
    .text = Víc se toho nehodí. Odložíš čtyřku na volnou pomocnou hromádku 1 a tvůj tah skončí. Od teď se tam hodí jen čtyřky a žolíci.

### Special cases

rules-autobus-special-1 = Dobírací balíček je prázdný
    .text = Všechny hotové řady se zamíchají a vznikne nový dobírací balíček, i uprostřed lízání. Když ani to nestačí, lízneš si, co zbývá.
rules-autobus-special-2 = Ruka zůstane prázdná
    .text = Když není co líznout, hraješ dál z hlavního balíčku a z pomocných hromádek, nebo stiskneš „Ukončit tah“. Jen tehdy končí tah bez odložené karty, i když se ještě něco hodí.
rules-autobus-special-3 = Uprostřed tahu se karty uvolní
    .text = Když máš prázdnou ruku a dokončíš řadu kartou z hlavního balíčku nebo z pomocné hromádky, její karty se zamíchají a hned si lížeš čtyři.
rules-autobus-special-4 = Odložená poslední karta z ruky
    .text = I tím tah končí. Nové karty přijdou až na začátku tvého příštího tahu.
rules-autobus-special-5 = Žolík v řadě
    .text = Platí přesně jako karta, která tam chybí, i jako eso nebo král. V řadě zůstává: nikdo ho nemůže vyměnit ani vzít zpátky.
rules-autobus-special-6 = Žolík na pomocné hromádce
    .text = Když už tam karty leží, dostane jejich hodnotu. Na volném místě jeho hodnotu určíš ty, od esa po krále, a všichni ji vidí. Potom se tam hodí jen tahle hodnota a žolíci.
rules-autobus-special-7 = Vázaný žolík
    .text = Žolík na pomocné hromádce si svou hodnotu drží a hraje se jen jako tahle karta: jako sedmička jen na šestku. Jako eso smí začít řadu. Volný je zase až po zamíchání.
rules-autobus-special-8 = Dvě hromádky se stejnou hodnotou
    .text = To se smí. Na volné místo můžeš odložit kteroukoli kartu z ruky.
rules-autobus-special-9 = Pod autobus přesně
    .text = Rozhoduje karta, kterou vybereš; jiná karta z ruky se klidně hodit může. Dokud je některé místo volné, nejde to, a s žolíkem to nejde nikdy. Odkrytá karta hlavního balíčku zůstává navrchu.
rules-autobus-special-10 = Už nejde nic
    .text = Když všichni postupně ukončí tah a žádná karta se nepohne, není co líznout a nehodí se žádná vrchní karta hlavních balíčků ani pomocných hromádek, končí kolo remízou. Všichni dostanou trestné body za svůj hlavní balíček.

### Common mistakes

rules-autobus-mistakes-1 = „Mám prázdnou ruku, takže vyhrávám.“
    .text = Prázdná ruka nevyhrává nic, hotová řada také ne. Počítá se jen prázdný hlavní balíček.
rules-autobus-mistakes-2 = „Kartu z hlavního balíčku odložím na pomocnou hromádku.“
    .text = Na pomocné hromádky smějí jen karty z ruky. Vrchní karta hlavního balíčku smí jen do řady.
rules-autobus-mistakes-3 = „Rychle odložím a pak hraju dál.“
    .text = Odložení tah ukončí. Nejdřív zahraj všechno, co zahrát chceš.
rules-autobus-mistakes-4 = „Přerovnám si pomocné hromádky.“
    .text = Z hromádky na hromádku nejde přendat nic a zpátky do ruky také ne. Odtamtud vede cesta jen do řady.
rules-autobus-mistakes-5 = „Žolík je přece všechno.“
    .text = V ruce a na hlavním balíčku ano. Na pomocné hromádce je vázaný na svou hodnotu.
rules-autobus-mistakes-6 = „Musím zahrát, co se hodí.“
    .text = Hrát nikdy nemusíš, ani kartu z hlavního balíčku. Jen se na konci musíš jedné karty z ruky zbavit.

### Strategy

rules-autobus-strategy-1 = Nejdřív hlavní balíček
    .text = Jen ten přináší výhru a každá karta v něm stojí na konci bod. U každé karty se ptej, jestli otevírá cestu tvé vrchní.
rules-autobus-strategy-2 = Nechat si volné místo
    .text = Poslední volné místo má velkou cenu: když ho zaplníš, hrozí autobus. Stejné hodnoty dávej na sebe.
rules-autobus-strategy-3 = Vyprázdnit hromádky
    .text = Každá vyprázdněná pomocná hromádka je zase volné místo pro jakoukoli hodnotu.
rules-autobus-strategy-4 = Co se brzy hodí
    .text = Odkládej to, co budou řady brzy potřebovat. Králové na hromádce leží dlouho, když žádná řada není daleko.
rules-autobus-strategy-5 = Žolíky s rozmyslem
    .text = Zahraj žolíka, když přiblíží kartu tvého hlavního balíčku. Na pomocné hromádce přijde o svobodu.
rules-autobus-strategy-6 = Vyprázdnit ruku
    .text = Když dostaneš všechny karty z ruky do řad, hned si lížeš čtyři nové.
rules-autobus-strategy-7 = Sledovat ostatní
    .text = Všechny vrchní karty jsou odkryté. Nepřipravuj řadu pro hlavní balíček dalšího místa, když ti to samo nic nepřinese.

### Questions

rules-autobus-questions-1 = Co je cílem hry?
    .text = Vyprázdnit svůj hlavní balíček dřív než ostatní. Karty v ruce a na pomocných hromádkách se na konci nepočítají.
rules-autobus-questions-2 = Karty se přetahují, nebo se na ně klepe?
    .text = Jde obojí a kdykoli: přetáhni kartu na její místo, nebo klepni nejdřív na kartu a pak na označené místo. Všechno se dá zahrát i samotnou klávesnicí.
rules-autobus-questions-3 = Co ukazují „Možné tahy“?
    .text = Přesně to, co je teď povolené: každou kartu, se kterou smíš hnout, a všechna její místa, tedy řady, pomocné hromádky i autobus.
rules-autobus-questions-4 = Proč tahle karta nesmí pod autobus?
    .text = Protože se hodí na některou pomocnou hromádku, ještě je volné místo, nebo je to žolík. Stůl ti řekne, co z toho platí.
rules-autobus-questions-5 = Kolik může být řad?
    .text = Tolik, kolik jich začnou esa a žolíci, najednou nejvýš dvanáct.
rules-autobus-questions-6 = Existují turnajová pravidla?
    .text = Jednotná ne. Tady se hraje varianta jednoho klubu; co se dá nastavit, stojí v části „Možnosti a varianty“.
rules-autobus-questions-7 = Je to ten známý „Autobus“?
    .text = Ne. Autobus se říká i jedné hře z rodiny žolíků. Tady jde o řady od esa po krále.
rules-autobus-questions-8 = Vidí počítačoví hráči moje karty?
    .text = Ne. Vědí jen to, co je vidět z jejich místa.

### Options and variants

rules-autobus-variants-1 = Karty v hlavním balíčku
    .text = 10, 13, 15 nebo 20. Obvyklých je 10. S více kartami trvá kolo déle.
rules-autobus-variants-2 = Karty v ruce
    .text = 4 nebo 5. Obvyklé jsou 4.
rules-autobus-variants-3 = Kdo začíná
    .text = Vždy místo 1, nebo střídavě, v každém kole další místo.
rules-autobus-variants-4 = U jiných stolů
    .text = Jinde jsou jen tři nebo čtyři řady, esa se musí zahrát hned, nebo král platí jako žolík. Tady se tak nehraje.

### Controls

rules-autobus-controls-1 = Dát kartu pod autobus
    .text = Přetáhni kartu z ruky na svůj hlavní balíček, nebo ji vyber a stiskni „Pod autobus“. Když to nejde, stůl řekne proč.
rules-autobus-controls-2 = Určit hodnotu žolíka
    .text = Když odložíš žolíka na volné místo, stůl se zeptá na hodnotu. Na výběr je třináct tlačítek od A po K; „Zrušit“ nechá žolíka v ruce.
rules-autobus-controls-3 = Odložit kartu a ukončit tah
    .text = Dokud máš karty v ruce, končí tvůj tah odložením. „Ukončit tah“ se ukáže jen při prázdné ruce, když není co líznout.

### Glossary

rules-autobus-glossary-1 = Hlavní balíček
    .text = Tvoje skryté karty, z nichž je odkrytá jen vrchní: tvůj autobus. Prázdný hlavní balíček vyhrává kolo.
rules-autobus-glossary-2 = Pomocná hromádka
    .text = Jedna z tvých čtyř odkrytých hromádek, každá jen pro jednu hodnotu.
rules-autobus-glossary-3 = Volné místo
    .text = Místo pro pomocnou hromádku, na kterém neleží žádná karta. Hodí se na něj jakákoli hodnota.
rules-autobus-glossary-4 = Řada
    .text = Společná hromádka uprostřed, která roste od esa po krále.
rules-autobus-glossary-5 = Dobírací balíček
    .text = Skryté karty uprostřed, ze kterých si všichni lížou.
rules-autobus-glossary-6 = Pod autobus
    .text = Skrytě úplně naspod vlastního hlavního balíčku.
rules-autobus-glossary-7 = Žolík ★
    .text = Platí jako kterákoli karta, která chybí.
rules-autobus-glossary-8 = Vázaný žolík
    .text = Žolík na pomocné hromádce. Platí jen jako hodnota téhle hromádky.
rules-autobus-glossary-9 = Tah
    .text = Všechno od líznutí po odložení. Tahem se říká i zahrání jediné karty.
rules-autobus-glossary-10 = Kolo
    .text = Od rozdání po prázdný hlavní balíček.
