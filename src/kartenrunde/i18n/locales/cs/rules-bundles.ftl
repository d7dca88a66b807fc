# review: none
## Rules of Stealing Bundles. A message is a heading with its text, or a paragraph by itself.

### Goal

rules-bundles-goal-1 = Kolo vyhrává, kdo má na konci nejvíc karet ve své hromádce. Bereš ze stolu karty stejné hodnoty a kradeš celé hromádky.
rules-bundles-goal-2 = Hra má mnoho jmen: anglicky Stealing Bundles, španělsky Casita robada nebo Roba montón, italsky Rubamazzo.

### Preparation

rules-bundles-preparation-1 = Karty
    .text = 52 francouzských karet bez žolíků. Počítá se jen hodnota, na barvách ♠ ♥ ♦ ♣ nezáleží. A je eso, J kluk, Q dáma, K král.
rules-bundles-preparation-2 = Kolik lidí
    .text = Dva až čtyři, každý za sebe. Děti mohou hrát od pěti let.
rules-bundles-preparation-3 = Rozdávání
    .text = Každé místo dostane čtyři karty, čtyři leží odkryté na stole. Stejné hodnoty tam zůstanou. Zbytek je talon.
rules-bundles-preparation-4 = Kdo začíná
    .text = Kdo rozdává první, určí náhoda. Začíná další místo a hraje se po směru hodinových ručiček. V každém novém kole rozdává další místo.

### The turn

rules-bundles-turn-1 = Zahraj jednu kartu
    .text = V každém tahu hraješ právě jednu kartu z ruky, kterou chceš. Co udělá, je pak dané.
rules-bundles-turn-2 = Krást
    .text = Leží-li navrchu cizí hromádky stejná hodnota, kradeš ji celou. Jde na tvoji a zahraná karta navrch. Stejné karty na stole zůstanou.
rules-bundles-turn-3 = Brát
    .text = Jinak bereš ze stolu všechny karty této hodnoty. Zahraná karta jde navrch tvojí hromádky.
rules-bundles-turn-4 = Položit na stůl
    .text = Když se nic nehodí, tvoje karta zůstane odkrytá na stole. Vrchní karta tvojí vlastní hromádky se tu nepočítá.
rules-bundles-turn-5 = Nové karty
    .text = Když jsou všechny ruce prázdné, každé místo dostane další čtyři karty z talonu. Na stůl už nejde žádná.
rules-bundles-turn-6 = Konec kola
    .text = Když jsou talon i ruce prázdné, hromádky se počítají. Každá karta platí jednu. Co leží na stole, nepatří nikomu.

### Example

rules-bundles-example-1 = Situace
    .text = Na stole leží 4, 9, J a 9. V ruce máš 9, K, 5 a 2, tvoje hromádka je prázdná. Anna má hromádku se šesti kartami, navrchu leží král.
rules-bundles-example-2 = Hraješ 9
    .text = Bereš ze stolu obě devítky. Tvoje hromádka má tři karty, navrchu leží 9.
rules-bundles-example-3 = Anna pokládá 6
    .text = Na stole žádná 6 není a tvoje hromádka ukazuje 9. Její karta zůstane ležet.
rules-bundles-example-4 = Hraješ krále
    .text = Hodí se k hromádce, kterou má Anna. Kradeš všech šest karet; tvoje hromádka má teď deset, navrchu leží tvůj král.
rules-bundles-example-5 = Anna hraje také krále
    .text = Krade tvoji hromádku a má jedenáct karet. Navrchu zase leží král.
rules-bundles-example-6 = Hraješ 5
    .text = Nic se nehodí. Tvoje 5 zůstane na stole a další hromádku začínáš od začátku.

### Special cases

rules-bundles-special-1 = Krádež má přednost
    .text = Hodí-li se karta k cizí hromádce i ke stolu, krade se. Vždy můžeš zahrát jinou kartu z ruky.
rules-bundles-special-2 = Bez pasování
    .text = Kdo má karty, jednu zahraje. Kdo žádnou nemá, toho tah se přeskočí.
rules-bundles-special-3 = Málo karet v talonu
    .text = Stává se to se 40 kartami, třemi kartami v ruce nebo s prémií. Poslední karty se rozdávají po jedné, dokud není talon prázdný.
rules-bundles-special-4 = Rozstřel
    .text = Má-li nejvíc karet několik lidí, hrají jen oni jedno rozdání s nově zamíchanými kartami, dokud tyto ruce nedohrají. Je-li to pořád stejné, hraje se další rozstřel.
rules-bundles-special-5 = Více kol
    .text = Partie má 1, 3, 5 nebo 7 kol. Hrají se všechna, i když je už rozhodnuto. Když se počítají všechny karty, jednotlivá kola mohou skončit remízou; rozstřel je až na konci partie.
rules-bundles-special-6 = Co je vidět
    .text = Stůl, vrchní karty a velikost hromádek i rukou jsou všem na očích. Co leží pod vrchní kartou, si musíš pamatovat.

### Common mistakes

rules-bundles-mistakes-1 = „Místo krádeže radši beru ze stolu.“
    .text = Touto kartou to nejde: krádež má přednost. Zahraj jinou kartu.
rules-bundles-mistakes-2 = „Beru jen jednu ze dvou sedmiček.“
    .text = Vždy se berou všechny karty této hodnoty.
rules-bundles-mistakes-3 = „Srdce se hodí k srdcím.“
    .text = Barvy se nikdy nepočítají, jen hodnota.
rules-bundles-mistakes-4 = „Moje karta se hodí na moji hromádku.“
    .text = To nic nepřinese. Když se nehodí nic jiného, zůstane na stole.
rules-bundles-mistakes-5 = „Karty, které na konci zbudou, jsou moje.“
    .text = Jen s možností za poslední sebrání.

### Strategy

rules-bundles-strategy-1 = Bezpečná karta navrchu
    .text = Když už byly vidět všechny ostatní karty nějaké hodnoty, nikdo neukradne, co leží pod ní.
rules-bundles-strategy-2 = Počítání
    .text = Každá hodnota je čtyřikrát. Pamatuj si hlavně ty, které leží navrchu velkých hromádek.
rules-bundles-strategy-3 = Když vedeš
    .text = U velké hromádky je důležitější, co leží navrchu, než jedna karta navíc. Ber hodnotou, která už skoro není.
rules-bundles-strategy-4 = Když prohráváš
    .text = Jediná krádež hru obrátí. Nech si v ruce hodnoty, které se mohou objevit navrchu velkých hromádek.
rules-bundles-strategy-5 = Dvojice v ruce
    .text = Polož jednu kartu, když ostatní tu hodnotu skoro nemají, a seber ji druhou.
rules-bundles-strategy-6 = Těsně před novými kartami
    .text = Kdo hraje poslední, je do nových karet v bezpečí před rukama ostatních.

### Questions

rules-bundles-questions-1 = Od kolika let?
    .text = Asi od pěti. Číst není třeba; stačí poznat stejné obrázky a čísla.
rules-bundles-questions-2 = Musím krást?
    .text = Ano, stejnou kartou. Kterou kartu zahraješ, je na tobě.
rules-bundles-questions-3 = Můžu si prohlédnout cizí hromádky?
    .text = Ne, jen vrchní kartu a počet karet.
rules-bundles-questions-4 = Proč se hraje proti směru hodinových ručiček?
    .text = Tak se hraje se španělskými kartami. Šipka na stole ukazuje směr.
rules-bundles-questions-5 = Vidí počítačoví hráči moje karty?
    .text = Ne. Vědí jen to, co je vidět z jejich místa.

### Options and variants

rules-bundles-variants-1 = Bez krádeží
    .text = Všichni berou jen ze stolu. Pro nejmenší od čtyř let a pro ty, kdo neradi o hromádku přicházejí.
rules-bundles-variants-2 = 40 karet
    .text = Casita robada se španělskými kartami: 1 až 7, sota 10, caballo 11, rey 12, proti směru hodinových ručiček. Rubamazzo s italskými: 1 až 7, fante 8, cavallo 9, re 10. Barvy jsou mince, poháry, meče a hole. Od pěti let, kratší.
rules-bundles-variants-3 = Karty v ruce
    .text = Čtyři nebo tři. Tři jsou pro malé ruce snazší, od pěti let.
rules-bundles-variants-4 = Zbytek za poslední sebrání
    .text = Co na konci leží na stole, dostane, kdo naposled něco sebere nebo ukradne. Od šesti let.
rules-bundles-variants-5 = Dvě hromádky
    .text = Každé místo má dvě a pokaždé volí, která poroste. Jedna karta krade jednu hromádku; na konci se počítají obě. Od sedmi let.
rules-bundles-variants-6 = Divocí kluci
    .text = Kluk smí ukrást kteroukoli cizí hromádku, ale nemusí. Od sedmi let, divoké a veselé.
rules-bundles-variants-7 = Prémie za čistý stůl
    .text = Kdo sebere všechny karty ze stolu, dostane vrchní kartu talonu skrytou pod vrchní kartu své hromádky. Od šesti let.
rules-bundles-variants-8 = Co k sobě nejde
    .text = Bez krádeží nejsou ani dvě hromádky, ani divocí kluci.

### Controls

rules-bundles-controls-1 = Stačí klepnout
    .text = Klepni na kartu v ruce. Může-li udělat jen jedno, zahraje se hned.
rules-bundles-controls-2 = Výběr
    .text = Je-li možností víc, cíle jsou označené: cizí hromádka, stůl nebo tvoje hromádka. Klepni na jeden.
rules-bundles-controls-3 = Dětský režim
    .text = Velké karty a nic jiného. Dospělí se dostanou ven zámkem a příkladem z počtů.

### Glossary

rules-bundles-glossary-1 = Hromádka
    .text = Sebrané karty před místem. Vidět je jen vrchní.
rules-bundles-glossary-2 = Krást
    .text = Vzít celou cizí hromádku, protože navrchu leží stejná hodnota.
rules-bundles-glossary-3 = Brát
    .text = Vzít ze stolu všechny karty jedné hodnoty.
rules-bundles-glossary-4 = Úlovek
    .text = Co jednou kartou sebereš nebo ukradneš.
rules-bundles-glossary-5 = Talon
    .text = Skryté karty, ze kterých se rozdávají nové ruce.
rules-bundles-glossary-6 = Rozstřel
    .text = Jedno rozdání mezi těmi, kdo mají stejně.
rules-bundles-glossary-7 = Čistý stůl
    .text = Sebrání posledních karet ze stolu.
rules-bundles-glossary-8 = Kolo
    .text = Od prvního rozdání, dokud nejsou zahrané všechny karty.
