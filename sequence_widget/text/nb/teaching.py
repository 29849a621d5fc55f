"""De norske setningene (bokmål) om svar som sjekkes, tas vare på og leveres inn."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # det man kan skrive, det ene ved siden av det andre
    "typed.about": "omtrent|cirka|ca.|ca|rundt|nesten",
    "typed.articles": "en|ei|et|den|det",
    "typed.of": "av|av totalt",
    "typed.percent": "%|prosent|pst.|pst",
    "typed.units": "kast|kort|ganger|gang|spill|turer|tur|ruter|rute|brikker|brikke|felt",
    # det som sies til det
    "check.right": "riktig: {answer}.",
    "check.right.inside": "riktig: det ligger i 95 %-konfidensintervallet til {answer}.",
    "check.close": "nær, høyst en tidel unna, men ikke riktig.",
    "check.known": "ikke ennå. {hint}",
    "check.vague.digits": (
        "det kan stemme, men med så få sifre er flere svar like: ta med ett siffer til."
    ),
    "check.vague.alike": (
        "det kan stemme, men et vanlig feilsvar blir det samme med så få sifre: ta med ett siffer"
        " til."
    ),
    "check.wrong": "ikke riktig.",
    "check.percent": (
        "ikke riktig: en sannsynlighet er høyst 1. Hvis {text} er i prosent, må prosenttegnet med."
    ),
    "check.unreadable": (
        "dette kan ikke leses som et tall: skriv det som 1/4, {decimal}, 25 % eller 1 av 4."
    ),
    "check.unreadable.name": "her er det ikke skrevet noe.",
    "check.alike": (
        "et av de {n} som er like sannsynlige",
        "et av de {n} som er like sannsynlige",
    ),
    "check.unreadable.outcome": "dette er ikke noe som kan komme her.",
    "check.unreadable.order": "skriv rekkefølgen med > mellom, den første først: 3 > 1 > 2.",
    # det som er svart
    "answers.none": "ingenting er besvart ennå",
    "answers.open": "ikke besvart",
    "answers.passed": "stod over",
    "answers.verdict.right": "riktig",
    "answers.verdict.close": "nær",
    "answers.verdict.known": "hint",
    "answers.verdict.vague": "ett siffer til",
    "answers.verdict.wrong": "ikke riktig",
    "answers.verdict.unreadable": "kunne ikke leses",
    "answers.damaged": "linje {line} i {path} er skadet og er utelatt",
    "answers.not_kept": (
        "svarene dine kan ikke lagres i {path} ({reason}): de blir borte når kjernen stopper, så"
        " kopier linjen din før det"
    ),
    "answers.name": (
        "name: velg hva linjen din skal hete, med høyst {most} bokstaver, ikke {value!r}"
    ),
    "answers.line.none": (
        "dette er verken en linje med svar eller med resultater; slike begynner med"
        " sequence-answers eller sequence-results"
    ),
    "answers.line.version": ("disse svarene har formen «{version}», og her kan bare form 1 leses"),
    "answers.line.damaged": (
        "denne linjen med svar er kuttet eller endret på veien; kopier hele linjen på nytt"
    ),
    # en klasse satt sammen
    "pool.pupils": ("{n} elev har svart.", "{n} elever har svart."),
    "pool.question": "{question}: først {first}; til slutt {last}",
    "pool.fault": "linje {line}: {reason}",
    "pool.lines": "oppgi linjene som én tekst eller som en liste av tekster, ikke {value!r}",
    "pool.scale": "gjetning, eller andel av spillene",
    "pool.title": "Det som ble gjettet først, og det simuleringene ga, med 95 %-intervaller",
    "pool.answers": "Det som ble gjettet",
    # feil
    "check.no_answer": (
        "svaret det skal sjekkes mot, må være et tall, et anslag, en fordeling, en tekst eller en"
        " rekkefølge som ('fox', 'lion'), ikke {value!r}"
    ),
    "check.right_hint": "hints: {value} er riktig og kan derfor ikke være et kjent feilsvar",
}
