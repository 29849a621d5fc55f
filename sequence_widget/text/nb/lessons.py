"""De norske hintene (bokmål) i leksjonene: det som sies til feilsvar mange gir.

En nøkkel er `lesson.`, navnet på spørsmålet, et mellomrom og feilsvaret.
"""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # 1 Hvilke felter fylles først?
    "lesson.1 2": "På hvor mange måter kan to terninger vise summen 2?",
    "lesson.1 6": "Nesten! Tell måtene å kaste 6 på, og så måtene å kaste neste tall på.",
    "lesson.1 8": "Nesten! Tell måtene å kaste 8 på, og så måtene å kaste tallet før på.",
    "lesson.1 12": (
        "Et høyt tall kommer ikke oftere. På hvor mange måter kan to terninger vise summen 12?"
    ),
    "lesson.1 all|alle": "De har like mange felter. Men kommer alle summene like ofte?",
    "lesson.1a 1/11": "Det finnes elleve summer, men er de like sannsynlige? Se på hele tabellen.",
    "lesson.1a 1/9": (
        "Da teller du tall eller felter på brettet. Tell rutene i tabellen for to terninger."
    ),
    "lesson.1a 1/12": "Først 3 og så 4 er et annet kast enn først 4 og så 3: Tell begge.",
    "lesson.1a 1/7": "Først 3 og så 4 er et annet kast enn først 4 og så 3: Tell begge.",
    "lesson.1b 2/11": "Ti og elleve er to av summene, men er alle summer like sannsynlige?",
    "lesson.1b 1/18": "Hver av dem kan kastes på mer enn én måte. Tell rutene.",
    "lesson.1b 1/12": "Først 4 og så 6 er et annet kast enn først 6 og så 4: Tell begge.",
    "lesson.1b 1/7": "Først 4 og så 6 er et annet kast enn først 6 og så 4: Tell begge.",
    "lesson.1c 9 > 5 > 4": (
        "Et høyt tall kommer ikke oftere. I hvor mange ruter er summen 9, og i hvor mange er den 5?"
    ),
    "lesson.1c 4 > 5 > 9": "Et lavt tall kommer heller ikke oftere. Tell rutene for hver sum.",
    "lesson.1c 4 = 5 = 9": (
        "De har like mange felter på brettet. Men hvor mange ruter har hver av dem i tabellen?"
    ),
    "lesson.1c 5 > 9 > 4": "Nesten! Tell rutene for 5 og for 9 en gang til.",
    "lesson.1d 0": "Er det sikkert at 7 blir først? Se på alle kappløpene i klassen.",
    "lesson.1d 31": "Så ofte blir 7 selv først. Hvor mange kappløp er igjen?",
    "lesson.1d 83": "Så mange av 100 enkeltkast gir ikke 7. Her gjelder det hele kappløp.",
    "lesson.1d 50": (
        "Det er to muligheter, men de trenger ikke å være like sannsynlige. Se på søylene."
    ),
    "lesson.1d 89": "Da regner du alle tallene som like sannsynlige. Se på søylene over.",
    "lesson.1e 6": "Så lenge må du vente på den første 7-eren. Hvor mange trengs?",
    "lesson.1e 4": "Så mange 7-ere trengs. Men hvor mange kast tar det å få én av dem?",
    "lesson.1e 144": "Så lang tid tar det å få alle 12-erne. 7 kommer oftere.",
    # 3 Hva ligger i kortstokken?
    "lesson.3 2/42": (
        "Kortene du selv har sett, kan ikke trekkes. Hvor mange er fortsatt ukjente, og hvor mange"
        " av dem er enhjørninger?"
    ),
    "lesson.3 2/18": "Nevn alle steder der en enhjørning kan være. Kortstokken er bare ett av dem.",
    "lesson.3 1/18": "Hvor mange enhjørninger er ukjente, og hvor kan de være?",
    "lesson.3a 2/21": "Det er bare enhjørningene. En drage er også ukjent.",
    "lesson.3a 1/6": "Kortene til Bo er også ukjente. Hvor mange kort kan det neste være?",
    "lesson.3a 1/14": "Kortene du selv har sett, kan ikke trekkes. Hvor mange er fortsatt ukjente?",
    "lesson.3b 1/7": "Det gjelder én trekning. Her trekkes det tre kort.",
    "lesson.3b 3/7": (
        "Legger du sammen sannsynlighetene for de tre trekningene, teller du to ganger de"
        " tilfellene der to av dem gir et slikt kort."
    ),
    "lesson.3b 1/6": "Kortene til Bo er også ukjente. Hvor mange kort kan bli trukket?",
    "lesson.3b 127/343": (
        "Et kort som er trukket, legges ikke tilbake. Hva er igjen til neste trekning?"
    ),
    "lesson.3c 6859/9261": (
        "Et kort som er trukket, legges ikke tilbake. Hva er igjen til neste trekning?"
    ),
    "lesson.3c 5/7": (
        "Trekker du fra sannsynligheten tre ganger, teller du to ganger de tilfellene der begge"
        " enhjørningene kommer."
    ),
    "lesson.3c 19/21": "Det gjelder én trekning. Her er det tre.",
    "lesson.3d 1/21": "Det gjelder ett av kortene til Bo. Han har flere.",
    "lesson.3d 1/18": (
        "Både kortene til Bo og kortstokken er ukjente. Hvor mange kort kan være dragen?"
    ),
    "lesson.3d 1/6": "Dragen kan være hos Bo eller i kortstokken. Hvor mange kort kan være den?",
    "lesson.3d 3/42": "Kortene Anna har sett, har ikke Bo. Hvor mange er fortsatt ukjente?",
    # 7 Hvorfor vant han ikke?
    "lesson.7 25/38": (
        "Da glemmer du den siste turen hans. To kort har han beholdt, og ingen av dem kan gi seier."
    ),
    "lesson.7 0": "Han har trukket et kort etterpå. Kan det gi seier?",
    "lesson.7 2/7": "To av kortene hans kan ikke gi seier. Hvor mange kort kan det nye da være?",
    "lesson.7 1/3": (
        "Det nye kortet er trukket fra kortstokken og ligger ikke der nå. Det kan være et hvilket"
        " som helst av de ukjente kortene, unntatt de to gamle hans."
    ),
    "lesson.7a 1/9": (
        "Det nye kortet er trukket fra kortstokken og ligger ikke der nå. Det kan være et hvilket"
        " som helst av de ukjente kortene, unntatt de to gamle hans."
    ),
    "lesson.7a 19/70": (
        "Da glemmer du den siste turen hans. Hvilke av kortene kan nå være en enhjørning?"
    ),
    "lesson.7a 2/21": (
        "To av de ukjente kortene er de gamle kortene hans, og ingen av dem er en enhjørning."
    ),
    "lesson.7a 2/7": "Han har flere kort, men bare ett av dem kan være en enhjørning nå.",
    "lesson.7a 0": "Han har trukket et kort etterpå. Kan det være en enhjørning?",
    "lesson.7b 5/7": "Det gjelder ett kort. Hvor mange gamle kort er det?",
    "lesson.7b 25/49": (
        "Begge de gamle kortene er fra samme bunke, og ett kort kan ikke være begge. Hva er igjen"
        " etter det første?"
    ),
    "lesson.7b 3/7": (
        "Trekker du fra for hvert kort, teller du to ganger de hendene der begge gir seier."
    ),
    "lesson.7b 13/38": "Da regner du med alle kortene hans. Ett av dem er nytt.",
    "lesson.7b 2/7": "Det er sannsynligheten for at ett kort gir seier.",
    "lesson.7c 6/19": "Hvis tigeren er det nye kortet hans, kan han ikke vinne.",
    "lesson.7c 99/190": (
        "Da glemmer du den siste turen hans. Bare det nye kortet kan gi seier, og det kan være"
        " tigeren."
    ),
    "lesson.7c 25/38": "Da glemmer du både tigeren og den siste turen hans.",
    "lesson.7c 0": "Tigeren kan være et av kortene han beholdt. Hva kan det nye kortet da være?",
    "lesson.7d 1/19": (
        "Slik er det hvis han bare sier at han har en. Her har du sett ett kort: Hva kan de andre"
        " være?"
    ),
    "lesson.7d 1/20": "Det gjelder ett av de andre kortene hans. Hvor mange har han?",
    "lesson.7d 1/70": "Slik var det før kortet falt.",
    "lesson.7d 2/19": "Ett kort har falt. Hvor mange er fortsatt ukjente etter det?",
    "lesson.7d 2/21": (
        "Ett kort er nå kjent. Hvor mange er fortsatt ukjente, og hvor mange av dem har han?"
    ),
    # 0 Det første spillet
    "lesson.0 42": (
        "Det er hele kortstokken. De fleste spillene slutter lenge før den er brukt opp."
    ),
    "lesson.0 4": (
        "Fire på rad vinner, men de første kortene havner sjelden ved siden av hverandre, og to"
        " spillere bytter på."
    ),
    "lesson.0 8": (
        "Da måtte alle de fire kortene til hver spiller havne på én rad fra starten. Hvor ofte"
        " skjer det?"
    ),
    "lesson.0a 4": "Den andre spiller også kort. Hvilke kort må du telle med?",
    "lesson.0a 7": (
        "Hjørnene er felles. Hvor mange egne sjetonger trenger du ved siden av et hjørne?"
    ),
    "lesson.0a 3": "Et hjørne hjelper, men den andre spiller også kort.",
    "lesson.0b 1/2": (
        "Noen spill er lange og noen er korte, men det er ikke like mange av hvert slag. Se på"
        " tabellen."
    ),
    # 2 Mange kast
    "lesson.2 1": "Vet terningene hva som kom før?",
    "lesson.2 0": "En 7-er kan fortsatt komme. Vet terningene hva som kom før?",
    "lesson.2 1/2": (
        "To ting kan skje, men de trenger ikke å være like sannsynlige. Tell rutene for to"
        " terninger."
    ),
    "lesson.2 5/6": "Det er sannsynligheten for at neste kast ikke gir 7.",
    "lesson.2 11/36": (
        "Det er et annet spørsmål: at minst én av terningene viser et bestemt tall. Hvor mange"
        " ruter har summen 7?"
    ),
    "lesson.2a 1/2": (
        "Legger du sammen de tre sannsynlighetene, teller du to ganger de tilfellene der to kast"
        " gir 7. Hva må skje i hvert kast?"
    ),
    "lesson.2a 5/6": "Det gjelder ett kast. Her må ingen av de tre gi 7.",
    "lesson.2a 91/216": "Det er den komplementære hendelsen: minst én 7-er.",
    "lesson.2a 1/216": "Det er sannsynligheten for at alle tre kastene gir 7.",
    "lesson.2b 28": "Det ville vært alle. På så få kast varierer andelen.",
    "lesson.2b 0": "Noen kommer nær, om så bare ved flaks.",
    "lesson.2b 5": (
        "Det er en sjettedel av klassen. Spørsmålet er hvor mange andeler som kommer nær en"
        " sjettedel."
    ),
    "lesson.2c 6": "Så lenge må du vente i gjennomsnitt. Ofte tar det lengre tid.",
    "lesson.2c 16": "Nesten! Hvor sannsynlig er det å ikke få 7 på så mange kast? Er det lite nok?",
    "lesson.2c 12": (
        "To ganger den gjennomsnittlige ventetiden er fortsatt for lite. Hvor sannsynlig er det å"
        " ikke få 7 på så mange kast?"
    ),
    # 4 Den første hånden
    "lesson.4 1/7": (
        "Det er det gjennomsnittlige antallet enhjørninger på en hånd. Da teller en hånd med begge"
        " to ganger."
    ),
    "lesson.4 1/21": "Det gjelder ett kort. En hånd har flere.",
    "lesson.4 1/14": "Hvor mange enhjørninger er det i kortstokken?",
    "lesson.4 1261/9261": (
        "Du kan ha kommet hit på to måter: ved å legge hvert kort tilbake før det neste deles ut,"
        " eller ved å utelate hender med begge enhjørningene. Ingen av delene er riktig her."
    ),
    "lesson.4 39/287": "Det er nøyaktig én enhjørning. En hånd med begge teller også.",
    "lesson.4a 2/7": (
        "Det er det gjennomsnittlige antallet på en hånd. Da teller en hånd med to av dem to"
        " ganger."
    ),
    "lesson.4a 80/287": (
        "Legger du sammen de to, teller du hendene med både enhjørning og drage to ganger."
    ),
    "lesson.4a 2/21": "Det gjelder ett kort. En hånd har flere.",
    "lesson.4b 1600/82369": (
        "Ganger du de to sannsynlighetene, regner du dem som uavhengige. Men enhjørningen tar"
        " en av plassene på hånden."
    ),
    "lesson.4b 19/1435": "Det er én av hver og et dyr. Hva med en hånd med tre slike kort?",
    "lesson.4b 761/2870": "Det er en enhjørning eller en drage. Her trengs begge.",
    "lesson.4b 80/287": "Her kan du ikke legge sammen: Begge trengs.",
    "lesson.4c 1/1750": (
        "Så mange ulike hender finnes det, men de med et par kan deles ut på færre måter."
    ),
    "lesson.4c 1/11480": (
        "Det er to tigre, to rever og to løver. På hvor mange måter kan denne hånden deles ut?"
    ),
    "lesson.4c 1/5740": (
        "For hvert av de tre dyrene er det to å velge mellom, ikke bare for ett av dem."
    ),
    "lesson.4d 80/287": (
        "Legger du sammen for begge, teller du to ganger de tilfellene der begge har en."
    ),
    "lesson.4d 2/7": "Det er det gjennomsnittlige antallet enhjørninger hos de to til sammen.",
    "lesson.4d 40/287": "Det gjelder én hånd. Her er det to.",
    # 5 Ett felt fra seier
    "lesson.5 5/36": "Det er 6 alene. Hva kan du gjøre etter summen 11?",
    "lesson.5 2/11": (
        "Da regner du alle summene som like sannsynlige. Tell rutene for to terninger."
    ),
    "lesson.5 1/18": "Det er 11 alene. Og 6?",
    "lesson.5 1/6": (
        "Tell igjen: På hvor mange måter viser to terninger summen 6, og på hvor mange summen 11?"
    ),
    "lesson.5a 1/36": (
        "Legger du sammen de fem sannsynlighetene, teller du to ganger de tilfellene der to kast"
        " ville gitt seier. Hva må skje i hvert kast?"
    ),
    "lesson.5a 29/36": "Det gjelder ett kast. Alle fem må bomme.",
    "lesson.5a 0": "Terningene skylder deg ingenting. Hvor sannsynlig er det at alle fem bommer?",
    "lesson.5b 7/36": (
        "Det er sannsynligheten for ett kast. Hvor mange kast må til for at det skal bli én seier?"
    ),
    "lesson.5b 36/5": "Da venter du bare på 6.",
    "lesson.5b 4": (
        "Da har mer enn halvparten vunnet, men noen venter lenge, og det teller i gjennomsnittet."
    ),
    "lesson.5b 702/35": "Da venter du på både 6 og 11. Kim trenger bare én av dem.",
    "lesson.5c 6/11": (
        "Legger du sammen for de tre kortene hans, teller du to ganger de hendene som har to"
        " vinnerkort."
    ),
    "lesson.5c 1/2": "To ting kan skje, men de trenger ikke å være like sannsynlige. Tell hender.",
    "lesson.5c 2/11": "Det gjelder ett kort. Han har flere.",
    "lesson.5c 602/1331": "Et kort han har fått, legges ikke tilbake. Hva er igjen til det neste?",
    "lesson.5d 7/36": "Det er det første kastet alene. Hva kommer etter 2 eller 12?",
    "lesson.5d 1/4": "2 eller 12 gir ikke seier av seg selv, bare et nytt kast.",
    "lesson.5d 133/648": "Da regner du med ett ekstra kast. Det kan gi enda ett.",
    # 6 Kast igjen!
    "lesson.6 100": "Får du legge en sjetong på alle kast? Og hva kommer etter 2 eller 12?",
    "lesson.6 275/3": "Det er det første kastet alene. Noen turer fortsetter.",
    "lesson.6 5225/54": "Da regner du med ett ekstra kast. Det kan gi enda ett.",
    "lesson.6 875/9": "Det ekstra kastet kan også være 10, eller gi enda et kast.",
    "lesson.6 950/9": "Da glemmer du at du ikke legger noen sjetong på 10.",
    "lesson.6 1800/17": "Da glemmer du at du ikke legger noen sjetong på 10.",
    "lesson.6a 1/18": "Det er sannsynligheten for et nytt kast. Men gir det sikkert en sjetong?",
    "lesson.6a 1/324": "Det er et ekstra kast etter et ekstra kast. Ett er nok.",
    "lesson.6a 1/36": "Både 2 og 12 gir et nytt kast.",
    "lesson.6a 11/3888": "Det er flere enn to. Én ekstra sjetong er nok.",
    "lesson.6b 1": "Etter 2 eller 12 kommer et kast til.",
    "lesson.6b 19/18": "Det andre kastet kan også gi et nytt.",
    "lesson.6b 2": "Et nytt kast er sjeldent. Hvor sannsynlig er det?",
    "lesson.6c 11/12": "Det er det første kastet alene. Hvor ofte fortsetter en tur nå?",
    "lesson.6c 7/6": "Da glemmer du at du ikke legger noen sjetong på 10.",
    "lesson.6c 77/72": "Da regner du med ett ekstra kast. Det kan gi enda ett.",
    "lesson.6c 33/34": "Det er med 2 og 12. En 7-er kommer oftere.",
    # 8 Er det rettferdig å begynne?
    "lesson.8 1/2": (
        "Ligger ingen foran? Den som begynner, har én sjetong mer på brettet etter hvert av sine"
        " egne trekk."
    ),
    "lesson.8 3/4": "Det ville vært en stor fordel. Én sjetong foran er en liten fordel.",
    "lesson.8a 28": "Noen elever fikk en andel så langt fra 0,5 at intervallet ikke rekker dit.",
    "lesson.8a 27": (
        "Omtrent så mange inneholder den sanne andelen. Men 0,5 er ikke den sanne andelen."
    ),
    "lesson.8a 5": "Så mange av intervallene rekker ikke til 0,5.",
    "lesson.8a 0": "Med så få spill er intervallene brede, og 0,5 er nær.",
    "lesson.8a 1": (
        "Ett av tjue bommer på den sanne andelen. Men her ser du etter 0,5, og etter intervallene"
        " som inneholder det."
    ),
    "lesson.8b 1/3": "Det ville vært rettferdig. Hjelper det å begynne her også?",
    "lesson.8b 1/2": "Nå er det tre spillere.",
    "lesson.8c 50": "Halve intervallet er fortsatt 14 prosentpoeng. Hvor stor er avstanden?",
    "lesson.8c 400": "Nesten! Sammenlign halve intervallet med avstanden en gang til.",
    "lesson.8c 625": "Omtrent så mange er nok. Hvilket av 50, 100, 200 og så videre er det første?",
    "lesson.8c 1600": "Så mange er nok, men det holder med færre.",
    "lesson.8d 1/2": (
        "Så ofte vinner det første navnet på listen, fordi kastet avgjør hvem som begynner. Hva med"
        " den som gjør det første trekket?"
    ),
    # 9 Eksakt eller simulert?
    "lesson.9 1/2": "Den som begynner, ligger en sjetong foran. Hjelper det?",
    "lesson.9 3/4": "Det er for mye: Terningen avgjør hvor du kan legge en sjetong.",
    "lesson.9 0.587": (
        "Det ville vært riktig hvis begge spilte best mulig. Her gjør begge tilfeldige trekk."
    ),
    "lesson.9a 800": (
        "Dobbelt så mange spill gir ikke et halvparten så bredt intervall. Sammenlign en søyle med"
        " den for fire ganger så mange spill."
    ),
    "lesson.9a 200": "Færre spill gjør det bredere.",
    "lesson.9b 1/6": "En sekser lar henne velge hvilket felt hun vil.",
    "lesson.9b 1/9": "Da teller du feltene. Tell sidene på terningen.",
    "lesson.9b 1/2": "Tell sidene på terningen som gir henne seier.",
    "lesson.9c 100": "Et 95\u00a0%-konfidensintervall bommer nå og da.",
    "lesson.9c 5": "Så mange bommer.",
    # 10 Endre reglene
    "lesson.10 0": (
        "Brettet kan bli fullt før noen har en rekke. Fire spillere står i veien for hverandre."
    ),
    "lesson.10 1/5": "Uavgjort er ikke ett av fem like sannsynlige utfall. Prøv det.",
    "lesson.10 1/2": "To utfall er mulige, men de trenger ikke å være like sannsynlige.",
    "lesson.10a 1/38": "Bo kan ikke få kortet som Anna har. Hvor mange er igjen?",
    "lesson.10a 1/36": "Bare kortet til Anna er kjent. Hvor mange andre er det?",
    "lesson.10a 1/19": "Den ene av de to revene er hos Anna. Hvor mange rever er igjen?",
    "lesson.10b 1/21": "Det er med to drager. Hvor mange er det nå?",
    "lesson.10b 4/21": "Med flere drager blir kortstokken større.",
    "lesson.10b 4/25": "To av dragene er allerede i den vanlige kortstokken. Hvor mange er nye?",
    "lesson.10b 1/5": (
        "Da sammenligner du dragene med de andre kortene. Hvor stor del av hele kortstokken er de?"
    ),
    "lesson.10c 23.2": "Det er omtrent gjennomsnittet med to drager. Hva gjør flere?",
    "lesson.10c 21": "Det er omtrent gjennomsnittet helt uten drager.",
    # 11 Hvilket trekk er best?
    "lesson.11 25/38": "Slik er det hvis hun ikke stopper ham. Hva tar dragen fra ham?",
    "lesson.11 1/2": "To ting kan skje, men de trenger ikke å være like sannsynlige. Tell hender.",
    "lesson.11 0": "Han har fortsatt et annet felt som fullfører en rekke. Hvilket?",
    "lesson.11 4/21": "Det gjelder ett kort. Han har flere.",
    "lesson.11 4/7": (
        "Legger du sammen for de tre kortene hans, teller du to ganger de hendene som har to"
        " vinnerkort."
    ),
    "lesson.11a 12": "Det er alle trekkene hennes. Hvilke av dem tar noe fra rekkene til Bo?",
    "lesson.11a 1": "Flere trekk beskytter henne like godt. Se på alle de korte søylene.",
    "lesson.11a 9": (
        "Så mange trekk kan hun gjøre med dragen. Ikke alle ødelegger en rekke som truer."
    ),
    "lesson.11b 65/133": (
        "Slik var det før hun trakk. Hvor mange vinnerkort for Bo er fortsatt ukjente, og blant"
        " hvor mange kort?"
    ),
    "lesson.11b 29/57": (
        "Enhjørningen på Annas hånd kan ikke Bo ha. Hvor mange vinnerkort er igjen til ham?"
    ),
    "lesson.11b 3/20": "Det gjelder ett kort. Han har flere.",
    "lesson.11b 9/20": (
        "Legger du sammen for de tre kortene hans, teller du to ganger de hendene som har to"
        " vinnerkort."
    ),
    "lesson.11c 65/133": "Da glemmer du den siste turen: De gamle kortene hans kan ikke gi seier.",
    "lesson.11c 6/19": "Da husker du den siste turen, men ikke at Anna har fjernet e2.",
    "lesson.11c 2/9": (
        "Det nye kortet er trukket fra kortstokken og ligger ikke der nå. Det kan være et hvilket"
        " som helst av de ukjente kortene, unntatt de to gamle hans."
    ),
    "lesson.11c 4/21": (
        "To av de ukjente kortene er de gamle kortene hans. Hvor mange kort kan det nye da være?"
    ),
    "lesson.11d dragon": "Den tar bare noe bort. Hvilket kort gir seier?",
    "lesson.11d panda": "Det er kortet Anna trakk etterpå. Andre endret mer.",
}
