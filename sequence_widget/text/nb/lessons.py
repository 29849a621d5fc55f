"""De norske hintene (bokmål) i leksjonene: det som sies til feilsvar mange gir.

En nøkkel er `lesson.`, navnet på spørsmålet, et mellomrom og feilsvaret.
"""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # 1 Hvilke felter fylles først?
    "lesson.1 2": "På hvor mange måter kan to terninger vise summen 2?",
    "lesson.1 6": "Nære på! Tell måtene å kaste 6 på, og så måtene å kaste neste tall på.",
    "lesson.1 8": "Nære på! Tell måtene å kaste 8 på, og så måtene å kaste tallet før på.",
    "lesson.1 12": (
        "Et høyt tall kommer ikke oftere. På hvor mange måter kan to terninger vise summen 12?"
    ),
    "lesson.1a 1/11": "Det finnes elleve summer, men er de like sannsynlige? Se på hele tabellen.",
    "lesson.1a 1/9": (
        "Da teller du tall eller felter på brettet. Tell rutene i tabellen for to terninger."
    ),
    "lesson.1a 1/12": "Først 3 og så 4 er et annet kast enn først 4 og så 3: tell begge.",
    "lesson.1a 1/7": "Først 3 og så 4 er et annet kast enn først 4 og så 3: tell begge.",
    "lesson.1b 2/11": "Ti og elleve er to av summene, men er alle summer like sannsynlige?",
    "lesson.1b 1/18": "Hver av dem kan kastes på mer enn én måte. Tell rutene.",
    "lesson.1b 1/12": "Først 4 og så 6 er et annet kast enn først 6 og så 4: tell begge.",
    "lesson.1b 1/7": "Først 4 og så 6 er et annet kast enn først 6 og så 4: tell begge.",
    "lesson.1c 0": "Er det sikkert at 7 blir først? Se på alle løpene i klassen.",
    "lesson.1c 5/6": (
        "Det er sannsynligheten for at ett kast ikke gir 7. Her gjelder det et helt løp."
    ),
    "lesson.1c 1/2": (
        "Det er to muligheter, men de trenger ikke å være like sannsynlige. Se på søylene."
    ),
    "lesson.1c 8/9": "Da regner du alle tallene som like sannsynlige. Se på søylene over.",
    # 3 Hva ligger i kortstokken?
    "lesson.3 2/42": "Kortene du selv har sett, kan ikke trekkes. Hvor mange er fortsatt ukjente?",
    "lesson.3 2/18": "Nevn alle steder der en enhjørning kan være. Kortstokken er bare ett av dem.",
    "lesson.3 1/18": "Hvor mange enhjørninger er ukjente, og hvor kan de være?",
    "lesson.3a 1/7": "Det gjelder én trekning. Her trekkes det tre kort.",
    "lesson.3a 3/7": (
        "Legger du sammen de tre trekningene, teller du dobbelt når to av dem gir et slikt kort."
    ),
    "lesson.3a 1/6": "Kortene til Bo er også ukjente. Hvor mange kort kan det være?",
    "lesson.3a 127/343": (
        "Et kort som er trukket, legges ikke tilbake. Hva er igjen til neste trekning?"
    ),
    "lesson.3b 6859/9261": (
        "Et kort som er trukket, legges ikke tilbake. Hva er igjen til neste trekning?"
    ),
    "lesson.3b 5/7": (
        "Trekker du fra sannsynligheten tre ganger, teller du dobbelt når begge enhjørningene"
        " kommer."
    ),
    "lesson.3b 19/21": "Det gjelder én trekning. Her er det tre.",
    "lesson.3c 1/21": "Det gjelder ett av kortene til Bo. Han har flere.",
    "lesson.3c 1/18": "Både kortene til Bo og kortstokken er ukjente: ett av hvor mange er dragen?",
    "lesson.3c 1/6": "Dragen kan være hos Bo eller i kortstokken: ett av hvor mange kort?",
    "lesson.3c 3/42": "Kortene Anna har sett, har ikke Bo. Hvor mange er fortsatt ukjente?",
    # 7 Hvorfor vant han ikke?
    "lesson.7 25/38": (
        "Slik var det før turen hans. To kort har han beholdt, og ingen av dem kan gi seier."
    ),
    "lesson.7 0": "Han har trukket et kort etterpå. Kan det gi seier?",
    "lesson.7 2/7": (
        "To av kortene hans kan ikke gi seier. Blant hvor mange andre er da det nye kortet?"
    ),
    "lesson.7a 19/70": (
        "Da glemmer du den siste turen hans. Hvilke av kortene kan nå være en enhjørning?"
    ),
    "lesson.7a 2/21": (
        "To av de ukjente kortene er de gamle kortene hans, og ingen av dem er en enhjørning."
    ),
    "lesson.7a 2/7": "Han har flere kort, men bare ett av dem kan nå være en enhjørning.",
    "lesson.7a 0": "Han har trukket et kort etterpå. Kan det være en enhjørning?",
    "lesson.7b 5/7": "Det gjelder ett kort. Hvor mange gamle kort er det?",
    "lesson.7b 25/49": (
        "De gamle kortene er fra samme bunke, og ett kort kan ikke være begge: hva er igjen etter"
        " det første?"
    ),
    "lesson.7b 3/7": (
        "Trekker du fra for hvert kort, teller du dobbelt hendene der begge gir seier."
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
}
