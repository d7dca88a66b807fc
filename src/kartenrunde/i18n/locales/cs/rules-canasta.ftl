# review: none
## Rules of Canasta. A message is a heading with its text, or a paragraph by itself.
## .rows is a table below the text: a row a line, the head first, cells parted by |.

### Goal

rules-canasta-goal-1 = Hraje se ve dvojicích, dva proti dvěma. Vykládáte stejné hodnoty jako sady a rozšiřujete je na kanasty: sedm karet jedné hodnoty. Tým, který na konci rozdání první dosáhne cíle, vyhrává partii.

### Preparation

rules-canasta-preparation-1 = Karty
    .text = 108 karet: dva francouzské balíčky a čtyři žolíci. Žolíci a dvojky jsou divoké karty, zastoupí každou hodnotu. Všechny ostatní jsou přirozené. Na barvách ♠ ♥ ♦ ♣ nezáleží, jen trojky se dělí na červené a černé.
rules-canasta-preparation-2 = Hráči
    .text = Čtyři. Kdo sedí proti sobě, patří k sobě: společné sady, společné body. Před začátkem může ten, kdo vede místnost, vyměnit místa.
rules-canasta-preparation-3 = Rozdávání
    .text = Každý dostane jedenáct karet. Zbytek je talon. Červené trojky se hned vykládají a nahrazují. Jedna otočená karta začíná odhazovací balíček; na divokou kartu nebo červenou trojku přijdou další, dokud navrchu není jiná.
rules-canasta-preparation-4 = Kdo začíná
    .text = Kdo rozdává první, určí náhoda. Začíná další místo a pokračuje se po směru hodinových ručiček. V každém novém rozdání rozdává další místo.
rules-canasta-preparation-5 = Hodnoty karet
    .text = Počítají se při prvním vyložení a při sčítání.
    .rows =
        Karta | Body
        žolík | 50
        dvojka, eso | 20
        král, dáma, kluk, 10, 9, 8 | 10
        7, 6, 5, 4, černá trojka | 5

### The turn

rules-canasta-turn-1 = Líznout, nebo vzít balíček
    .text = Lízni si kartu z talonu, nebo vezmi celý odhazovací balíček.
rules-canasta-turn-2 = Červená trojka
    .text = Červenou trojku, kterou si lízneš, hned vyložíš a lízneš si další kartu. Děje se to samo. Červené trojky z odhazovacího balíčku se nenahrazují.
rules-canasta-turn-3 = Vykládání
    .text = Sada má aspoň tři karty jedné hodnoty od čtyřky po eso, z toho aspoň dvě přirozené a nejvýš tři divoké. Tvůj tým má od každé hodnoty jen jednu sadu; další karty se k ní přikládají. Co leží, zůstává.
rules-canasta-turn-4 = První vyložení
    .text = Poprvé v rozdání musí tvůj tým najednou vyložit karty v této hodnotě. Počítá se váš stav před rozdáním. Jakmile má jeden z vás vyloženo, platí to pro oba.
    .rows =
        Stav vašeho týmu | Minimum
        pod 0 | 15
        0 až 1 495 | 50
        1 500 až 2 995 | 90
        3 000 a víc | 120
rules-canasta-turn-5 = Kanasta
    .text = Sedm karet v sadě je kanasta: čistá bez divokých karet, smíšená s nimi. I potom se smí přikládat. Divoká karta změní čistou kanastu na smíšenou.
rules-canasta-turn-6 = Vzít odhazovací balíček
    .text = Vrchní kartu hned vylož: se dvěma přirozenými kartami její hodnoty z ruky, s jednou přirozenou a jednou divokou, nebo samotnou k vaší sadě. Teprve potom jde zbytek balíčku do ruky.
rules-canasta-turn-7 = Zmrazený
    .text = Když v balíčku leží divoká karta nebo červená trojka, nebo když ještě nemáte vyloženo, je balíček zmrazený. Pak ho vezmou jen dvě přirozené karty z ruky.
rules-canasta-turn-8 = Odhození
    .text = Nakonec dáš jednu kartu z ruky lícem nahoru na odhazovací balíček. Tím tvůj tah končí.
rules-canasta-turn-9 = Zavření
    .text = Když má tvůj tým kanastu, můžeš se zbavit všech karet, s posledním odhozením nebo bez něj. Rozdání tím hned končí.
rules-canasta-turn-10 = Sčítání
    .text = Každý tým dostane tyto body a hodnoty vyložených karet. Hodnoty karet, které zůstanou v obou rukou, se odečtou.
    .rows =
        Za co | Body
        čistá kanasta | 500
        smíšená kanasta | 300
        zavření | 100
        zavření z ruky, místo 100 | 200
        každá červená trojka | 100
        všechny čtyři červené trojky dohromady | 800

### Example

rules-canasta-example-1 = Situace
    .text = Máte 620 bodů a ještě nemáte vyloženo. V odhazovacím balíčku leží dvanáct karet, navrchu 9, níž 2. V ruce máš 9, 9, K, K, 2, 7, 7, 6, 5, 4, 4.
rules-canasta-example-2 = Smíš vzít celý balíček?
    .text = Je zmrazený, takže jedna 9 a 2 by nestačily. Ale máš dvě devítky, takže ano.
rules-canasta-example-3 = Stačí to na první vyložení?
    .text = Potřebuješ 50. Tři devítky jsou 30. K tomu K, K a 2, to je 40. Dohromady 70: stačí.
rules-canasta-example-4 = Bereš balíček
    .text = 9 z vrchu leží u tvých devítek. Ostatních jedenáct karet jde do ruky a nový odhazovací balíček je prázdný.
rules-canasta-example-5 = Vykládáš další
    .text = V balíčku byla 7 a král. Vykládáš tři sedmičky a přikládáš krále.
rules-canasta-example-6 = Odhazuješ
    .text = Soupeři sbírají čtyřky. Odhazuješ 6, a ne 4.

### Special cases

rules-canasta-special-1 = Navrchu divoká karta nebo černá trojka
    .text = Balíček nemůže vzít nikdo. Černá trojka ho blokuje jen pro další místo; když je přikrytá, už nedělá nic.
rules-canasta-special-2 = Vykládání černých trojek
    .text = Jen při zavírání, tři nebo čtyři a bez divokých karet.
rules-canasta-special-3 = Nechat si dvě karty
    .text = Dokud tvůj tým nemá kanastu, musí ti po vyložení zůstat dvě karty: jedna na odhození a jedna v ruce. Kanasta, která tím právě vznikne, už platí.
rules-canasta-special-4 = Jen jedna karta
    .text = Když ti před odhozením zbývá jediná karta, zavíráš s ní. Stůl tě předem upozorní.
rules-canasta-special-5 = Jedna karta proti jedné
    .text = S jedinou kartou v ruce nejde vzít balíček z jediné karty.
rules-canasta-special-6 = Zavření z ruky
    .text = Když v rozdání ještě nic od tebe neleží a zavřeš v jednom tahu, je to 200 bodů místo 100. Když po líznutí vyložíš všechno najednou, minimum neplatí.
rules-canasta-special-7 = Červené trojky bez sady
    .text = Když tým nemá nic vyloženo, jeho červené trojky se počítají do minusu, všechny čtyři dohromady minus 800.
rules-canasta-special-8 = Talon je prázdný
    .text = Už se nelíže. Když se vrchní karta hodí k vaší sadě a balíček není zmrazený, musíš ho vzít. Jinak ho můžeš vzít, nebo ukončit rozdání. Když ho nemůže vzít nikdo, rozdání skončí samo.
rules-canasta-special-9 = Poslední karta je červená trojka
    .text = Vyloží se a rozdání hned končí.
rules-canasta-special-10 = Konec partie
    .text = Každé rozdání se dohraje. Když cíle dosáhnou oba týmy, vyhrává ten, který má víc bodů; při stejném počtu je remíza.

### Common mistakes

rules-canasta-mistakes-1 = „S 9 a žolíkem vezmu zmrazený balíček.“
    .text = Zmrazený znamená: jen se dvěma přirozenými kartami z ruky.
rules-canasta-mistakes-2 = „Na 2 leží 7, takže je balíček zase volný.“
    .text = Dokud v něm leží divoká karta, je zmrazený.
rules-canasta-mistakes-3 = „S kartami z balíčku mám minimum.“
    .text = Při prvním vyložení se počítá jen vrchní karta a karty z ruky.
rules-canasta-mistakes-4 = „Sedm čtyřek je kanasta, to na první vyložení stačí.“
    .text = Prémie se tu nepočítá. Sedm čtyřek je 35 bodů.
rules-canasta-mistakes-5 = „Vyložím všechno a je to výhra.“
    .text = Bez kanasty musí zůstat dvě karty.
rules-canasta-mistakes-6 = „Čtvrtá divoká karta, protože kanasta už je hotová.“
    .text = V žádné sadě nejsou víc než tři divoké karty, ani později.

### Strategy

rules-canasta-strategy-1 = Co se hodí dalšímu místu
    .text = Neodhazuj hodnoty, které sbírá, jinak vezme celý balíček. Bezpečné jsou černé trojky a hodnoty, které samo odhazuje.
rules-canasta-strategy-2 = Zmrazení
    .text = Když mají vyloženo jen soupeři, může odhozená divoká karta zachránit velký balíček.
rules-canasta-strategy-3 = Ne moc brzy a ne moc
    .text = Poprvé vykládej co nejméně karet. Páry v ruce jsou klíč k odhazovacímu balíčku.
rules-canasta-strategy-4 = Počítání
    .text = Každá hodnota je tu osmkrát. Co leží v balíčku, to všichni viděli.
rules-canasta-strategy-5 = Myslet ve dvou
    .text = Divoké karty dají nejvíc tam, kde dokončí kanastu. Vykládej tak, aby tvůj protějšek mohl přikládat.
rules-canasta-strategy-6 = Kdy zavřít?
    .text = Podívej se, kolik karet má ještě tvůj protějšek: počítají se do minusu. Když mají soupeři plné ruce, zavři brzy.

### Questions

rules-canasta-questions-1 = Kdy smím vzít celý odhazovací balíček?
    .text = Když je navrchu 9 a balíček je zmrazený, potřebuješ dvě devítky z ruky. Když zmrazený není, stačí 9 s divokou kartou, nebo devítky, které už váš tým má na stole.
rules-canasta-questions-2 = Jak poznám, že je zmrazený?
    .text = Podle znaku ❄. Klepni na balíček: tam stojí proč a čím ho můžeš vzít.
rules-canasta-questions-3 = Musím se ptát, než zavřu?
    .text = Ne. Je to jen tvoje rozhodnutí.
rules-canasta-questions-4 = Musím něco stahovat nebo zadávat e-mail?
    .text = Ne. Hraje se v prohlížeči, bez účtu.
rules-canasta-questions-5 = Stojí nebo přinášejí partie mince?
    .text = Ne. Jde jen o body.
rules-canasta-questions-6 = O co přijdu, když smažu data prohlížeče?
    .text = O jméno, nastavení a místo v rozehraných partiích: stůl tě už nepozná.
rules-canasta-questions-7 = Vidí počítačoví hráči moje karty?
    .text = Ne. Vědí jen to, co je vidět z jejich místa. Ti nejlepší si pamatují, co viděli všichni.

### Options and variants

rules-canasta-variants-1 = Cílový počet bodů
    .text = 5 000 bodů, nebo 2 500 pro kratší partii. Minima zůstávají stejná.
rules-canasta-variants-2 = Přísné zavření z ruky
    .text = Pak je 200 bodů jen tehdy, když v tom tahu jedna kanasta celá přijde z ruky a tým ještě nemá sadu žádné z vykládaných hodnot.
rules-canasta-variants-3 = Co se hraje jinde
    .text = Hra ve dvou nebo ve třech, lízání dvou karet, kanasty jen z divokých karet ani Samba tu nejsou.

### Controls

rules-canasta-controls-1 = Výběr karet
    .text = Stejné karty leží ve skupinách. Každé klepnutí na skupinu vybere o kartu víc, dvojité všechny. Kdo chce vidět jednotlivé karty, přepne na vějíř.
rules-canasta-controls-2 = Příprava a vyložení
    .text = Dej vybrané karty na pole jejich hodnoty. Když má tvůj tým vyloženo a karty se hodí, leží hned na stole. Jinak jsou připravené: vidíš je jen ty, všechno jde ještě změnit a je vidět, kolik bodů chybí. „Vyložit“ dá všechno najednou na stůl.
rules-canasta-controls-3 = Divoké karty
    .text = Vyber divokou kartu a potom sadu nebo připravené karty, ke kterým má jít.
rules-canasta-controls-4 = Vzetí balíčku
    .text = Klepni na balíček: tam stojí, čím ho můžeš vzít. Nebo na něj dej karty, které se hodí, tím jsou připravené, a stiskni „Vzít balíček“.
rules-canasta-controls-5 = Odhození karty
    .text = Vyber kartu a odhoď ji velkým tlačítkem nebo na odhazovací balíček. Před zavřením se stůl jednou zeptá.

### Glossary

rules-canasta-glossary-1 = Sada
    .text = Vyložené karty jedné hodnoty, aspoň tři.
rules-canasta-glossary-2 = Kanasta
    .text = Sada se sedmi nebo víc kartami. Čistá: bez divokých karet. Smíšená: s divokými.
rules-canasta-glossary-3 = Divoká karta
    .text = Žolík nebo dvojka. Zastoupí každou hodnotu od čtyřky po eso.
rules-canasta-glossary-4 = Přirozená karta
    .text = Každá karta, která není divoká.
rules-canasta-glossary-5 = Talon
    .text = Skryté karty, ze kterých se líže.
rules-canasta-glossary-6 = Odhazovací balíček
    .text = Odhozené karty. Kdo ho bere, bere všechny.
rules-canasta-glossary-7 = Zmrazený
    .text = Balíček jde vzít jen se dvěma přirozenými kartami z ruky.
rules-canasta-glossary-8 = První vyložení
    .text = První sady týmu v rozdání. Musí mít minimum.
rules-canasta-glossary-9 = Zavření
    .text = Zbavit se poslední karty a tím ukončit rozdání.
rules-canasta-glossary-10 = Z ruky
    .text = Zavření, když předtím v rozdání neleží žádná tvoje karta.
