"""Det som sies på norsk (bokmål) om et spørsmål som settes sammen på brettet."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "widget.claims.before.first": "Hvor sannsynlig er det at",
    "widget.claims.before.seen": "Hvor sannsynlig er det, {eyes}, at",
    "widget.claims.before.given": "gitt at",
    "widget.claims.grown": "{told}?",
    "widget.claims.chip.joint": "Bundet sammen med",
    "widget.claims.chip.who": "Hvem eller hva",
    "widget.claims.chip.verb": "Gjør hva",
    "widget.claims.chip.often": "Hvor mange",
    "widget.claims.chip.thing": "Hvilket",
    "widget.claims.draw.1": "det neste kortet",
    "widget.claims.draw.2": "det andre kortet fra nå",
    "widget.claims.draw.3": "det tredje kortet fra nå",
    "widget.claims.draws": ("av det neste kortet", "av de {n} neste kortene"),
    "widget.claims.roll.1": "det neste kastet",
    "widget.claims.roll.2": "det andre kastet fra nå",
    "widget.claims.roll.3": "det tredje kastet fra nå",
    "widget.claims.rolls": ("av det neste kastet", "av de {n} neste kastene"),
    "widget.claims.verb.holds": "har",
    "widget.claims.verb.not_holds": "ikke har",
    "widget.claims.verb.wins": "har et kort som vinner straks på",
    "widget.claims.verb.not_wins": "ikke har noe kort som vinner straks på",
    "widget.claims.verb.finishes": "fullfører en rekke i én tur",
    "widget.claims.verb.not_finishes": "ikke fullfører noen rekke i én tur",
    "widget.claims.verb.finishes_in_two": "fullfører en rekke i løpet av to turer",
    "widget.claims.verb.not_finishes_in_two": "ikke fullfører noen rekke i løpet av to turer",
    "widget.claims.verb.draws": "er",
    "widget.claims.verb.not_draws": "ikke er",
    "widget.claims.verb.rolls": "har summen",
    "widget.claims.verb.not_rolls": "ikke har summen",
    "widget.claims.verb.shows": "på en av terningene viser",
    "widget.claims.verb.not_shows": "ikke på noen terning viser",
    "widget.claims.verb.doubles": "viser like terninger",
    "widget.claims.verb.not_doubles": "ikke viser like terninger",
    "widget.claims.often.at_least": ("minst én", "minst {n}"),
    "widget.claims.often.exactly": ("nøyaktig én", "nøyaktig {n}"),
    "widget.claims.often.none": "ingen",
    "widget.claims.often.any": "noen",
    "widget.claims.choose": "…",
    "widget.claims.or_another": "eller …",
    "widget.claims.take_out": "(ta det ut)",
    "widget.claims.press.and": "+ og …",
    "widget.claims.press.or": "+ eller …",
    "widget.claims.press.given": "+ gitt at …",
    "widget.claims.press.known_and": "+ gitt også …",
    "widget.claims.press.known_or": "+ gitt dette eller …",
    "widget.claims.press.clear": "Start på nytt",
    "widget.claims.begin": "Pek på et felt eller et kort, eller velg i setningen.",
    "widget.claims.unlisted": "Det går ikke an å sette sammen spørsmål om dette spillet.",
    "widget.claims.shut": (
        "Åpne «Hva hvis?» først; det er lukket mens et spørsmål venter på en gjetning."
    ),
    "widget.claims.stopped": "Stoppet. Endre spørsmålet for å spørre igjen.",
    "widget.claims.over": "Spillet er slutt; det verken trekkes eller kastes mer.",
    "widget.claims.failed": "Dette lot seg ikke regne ut: Programmet sviktet ({error}).",
    "widget.claims.line_alone": (
        "En rekke som fullføres, kan ikke settes sammen med kort eller kast som kommer, eller med"
        " en rekke til: De ville være en del av den samme turen. Spør om hver for seg."
    ),
    "widget.claims.cannot_be": "Det som er gitt, kan ikke være sant her. Da er det ikke noe svar.",
    "widget.claims.many_ways": (
        "Det er for mange måter å telle. Spør om færre slag, kort eller kast på én gang."
    ),
    "widget.claims.not_answered": "Sett først sammen et spørsmål som har et svar.",
    "widget.claims.no_win": "{who} kan ikke vinne på {cell} med én sjetong, slik brettet er nå.",
    "widget.claims.no_win_now": "{who} vinner ikke med én sjetong nå: Velg et annet verb.",
    "widget.claims.no_win_there": "Ingen enkelt sjetong på {cell} vinner nå.",
    "widget.claims.no_place": (
        "Denne delen nevner verken kort, tall eller felt: Velg et annet verb."
    ),
    "widget.claims.free": "{cell} er et fritt felt: Det hører verken kort eller tall til det.",
    "widget.claims.not_of_these": "Her kan det ikke spørres om {what}.",
    "widget.claims.many": "Det kan være høyst {most} av dem i én del.",
}
