"""De norske setningene (bokmål) om svar som sjekkes, tas vare på og leveres inn."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # det man kan skrive, det ene ved siden av det andre
    "typed.about": "omtrent|cirka|ca.|ca|rundt|nesten",
    "typed.articles": "en|ei|et|den|det",
    "typed.cards": (
        "alligatoren=alligator|kamelen=camel|elefanten=elephant|reven=fox|sjiraffen=giraffe"
        "|gorillaen=gorilla|flodhesten=hippo|kenguruen=kangaroo|løven=lion|løva=lion"
        "|elgen=moose|strutsen=ostrich|pandaen=panda|pingvinen=penguin|haien=shark"
        "|tigeren=tiger|skilpadden=turtle|skilpadda=turtle|hvalen=whale|ulven=wolf"
        "|sebraen=zebra|enhjørningen=unicorn|dragen=dragon"
    ),
    "typed.of": "av|av totalt",
    "typed.counts": (
        "en=1|ei=1|et=1|én=1|ett=1|to=2|tre=3|fire=4|fem=5|seks=6|sju=7|syv=7|åtte=8|ni=9|ti=10"
        "|elleve=11|tolv=12"
    ),
    "typed.parts": (
        "halv=2|halvt=2|halvpart=2|halve=2|halvdel=2|tredel=3|tredeler=3|tredjedel=3|tredjedeler=3"
        "|firedel=4|firedeler=4|fjerdedel=4|fjerdedeler=4|kvart=4|femdel=5|femdeler=5|femtedel=5"
        "|femtedeler=5|seksdel=6|seksdeler=6|sjettedel=6|sjettedeler=6|sjudel=7|sjudeler=7"
        "|sjuendedel=7|sjuendedeler=7|åttedel=8|åttedeler=8|nidel=9|nideler=9|tidel=10|tideler=10"
    ),
    "typed.shares": (
        "halvparten=1/2|femti femti=1/2|tredjeparten=1/3|tredelen=1/3|fjerdeparten=1/4"
    ),
    "typed.percent": "%|prosent|pst.|pst",
    "typed.units": (
        "kast|kort|ganger|gang|spill|turer|tur|felter|felt|ruter|rute|sjetonger|sjetong|brikker"
        "|brikke"
    ),
    # det som sies til det
    "check.right": "riktig: {answer}.",
    "check.right.inside": (
        "riktig: Med så mange sifre som du har skrevet, stemmer det med {answer}."
    ),
    "check.close": "nesten: høyst 10\u00a0% fra riktig svar.",
    "check.known": "ikke ennå. {hint}",
    "check.vague.digits": (
        "det kan stemme, men så få sifre passer til flere svar: Ta med ett siffer til."
    ),
    "check.vague.alike": (
        "det kan stemme, men et vanlig feilsvar blir det samme med så få sifre: Ta med ett siffer"
        " til."
    ),
    "check.wrong": "ikke riktig.",
    "check.seen": "notert.",
    "check.percent": (
        "ikke riktig: En sannsynlighet er høyst 1. Hvis {text} er prosent, må prosenttegnet med."
    ),
    "check.count": (
        "ikke riktig: En sannsynlighet er høyst 1. Hvis {text} er et antall, må du også skrive"
        " hvor mange det er av; hvis det er prosent, må prosenttegnet med."
    ),
    "check.above_1": "ikke riktig: En sannsynlighet er høyst 1, altså 100\u00a0%.",
    "check.below_0": "ikke riktig: Dette kan ikke være mindre enn 0.",
    "check.no_percent": "ikke riktig: Her er det spurt etter et tall, ikke etter prosent.",
    "check.opposite": "ikke riktig: Er det sannsynligheten for at det ikke skjer?",
    "check.too_large": "ikke riktig: Det er omtrent hundre ganger for stort.",
    "check.too_small": "ikke riktig: Det er omtrent hundre ganger for lite.",
    "check.side": "ikke riktig. Bestem først: Er det mer eller mindre enn {side}?",
    "check.unreadable": (
        "dette kan ikke leses som et tall: Skriv det som 1/4, {decimal}, 25\u00a0% eller 1 av 4."
    ),
    "check.unreadable.large": (
        "tallene i dette regnestykket er for store: Skriv det på en annen måte."
    ),
    "check.unreadable.long": "dette regnestykket er for langt: Skriv det på en annen måte.",
    "check.unreadable.comma": (
        "komma kan stå foran desimaler eller mellom tusener: Skriv tallet uten komma, eller"
        " med et annet antall desimaler."
    ),
    "check.unreadable.name": "her står det ingenting.",
    "check.alike": (
        "et av de {n} som er like sannsynlige",
        "et av de {n} som er like sannsynlige",
    ),
    "check.unreadable.outcome": "det er ikke et mulig utfall her.",
    "check.unreadable.order": "skriv rekkefølgen med > mellom, for eksempel 3 > 1 > 2.",
    # det som er svart
    "answers.copy": "Kopier",
    "answers.copied": "Kopiert",
    "answers.none": "ingenting er besvart ennå",
    "answers.open": "ikke besvart",
    "answers.passed": "stod over",
    "answers.verdict.right": "riktig",
    "answers.verdict.close": "nesten",
    "answers.verdict.known": "hint",
    "answers.verdict.vague": "ett siffer til",
    "answers.verdict.wrong": "ikke riktig",
    "answers.verdict.unreadable": "kunne ikke leses",
    "answers.verdict.seen": "notert",
    "answers.verdict.later": "sies senere",
    "answers.damaged": "linje {line} i {path} er skadet og er utelatt",
    "answers.not_kept": (
        "svarene dine kan ikke lagres i {path} ({reason}): De blir borte når kjernen stopper, så"
        " kopier linjen din før det"
    ),
    "answers.lost": (
        "svarene dine blir borte når denne siden lukkes eller lastes på nytt: Den kom over vanlig"
        " http, der en nettleser ikke tar vare på filer. Kopier linjen din før det"
    ),
    "answers.name": "name: velg et navn på linjen din, med høyst {most} bokstaver, ikke {value!r}",
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
    "pool.pseudonym": "{animal} {number}",
    "pool.called": "I klassen heter du {pupil}.",
    "pool.question": "{question} Først: {first}. Til slutt: {last}.",
    "pool.passed": "{question} {last}.",
    "pool.seen": "{question} Notert: {told}.",
    "pool.written": "{question} Skrevet: {told}",
    "pool.first": ("{n} første svar", "{n} første svar"),
    "pool.notes": ("{n} notert", "{n} notert"),
    "pool.texts": ("{n} svar", "{n} svar"),
    "pool.others": ("{n} annet svar", "{n} andre svar"),
    "pool.last": "Til slutt: {last}.",
    "pool.told": "✓ Svaret: {answer}",
    "pool.mean": "Gjennomsnittet av alle: {mean}",
    "pool.to": "{low} til {high}",
    "pool.runs": ("{games} spill, i {n} utvalg", "{games} spill, i {n} utvalg"),
    "pool.share": "{share}, mellom {low} og {high} (95\u00a0%)",
    "pool.fault": "linje {line}: {reason}",
    "pool.fault.by": "linje {line}, fra {pupil}: {reason}",
    "pool.too_many": "høyst {most} linjer samles om gangen",
    "pool.lines": "oppgi linjene som én tekst eller som en liste av tekster, ikke {value!r}",
    "pool.no_question": "ingen har svart på et spørsmål som heter {name!r}{hint}",
    "pool.scale": "gjetning, eller andel av spillene",
    "pool.title": (
        "Det som ble gjettet først, og det simuleringene ga, med 95\u00a0%-konfidensintervaller"
    ),
    "pool.answers": "Det som ble gjettet",
    # å spørre, i et felt
    "ask.box": "Gjetningen din",
    "ask.guess": "Gjett",
    "ask.pass": "Stå over",
    "ask.help": "En brøk, et desimaltall, prosent, et regnestykke eller et ord.",
    "ask.choose": "Velg et svar",
    "ask.guessed": "Du gjettet {typed}",
    "ask.passed": "Du stod over.",
    "asking.read_as": "Lest som {number}",
    "ask.change": "Gjett på nytt",
    "ask.leave": "La den stå",
    "ask.again": "Prøv én gang til.",
    "ask.truth": "Svaret er {answer}.",
    "ask.scale": "På en skala fra 0 til 1: gjetningen din på {guess}, svaret på {answer}",
    "ask.scale.alone": "På en skala fra 0 til 1: svaret på {answer}",
    "ask.scale.guess": "gjetning",
    "ask.scale.answer": "svar",
    "ask.working": "Utregning",
    "ask.why": "Hvorfor",
    "ask.usual": "Hva mange tror",
    "ask.seen.box": "Skriv her",
    "ask.seen.write": "Noter",
    "ask.seen.help": "Et tall, for eksempel 3 av 20, eller egne ord.",
    "ask.seen.change": "Endre det",
    "ask.seen.wrote": "Du noterte {typed}",
    "ask.silent": "Python svarer ikke. Er den opptatt? Hvis ikke, kjør cellene på nytt.",
    # feil
    "check.no_answer": (
        "svaret det skal sjekkes mot, må være et tall, et anslag, en fordeling, en tekst eller en"
        " rekkefølge som ('fox', 'lion'), ikke {value!r}"
    ),
    "check.right_hint": "hints: {value} er riktig og kan derfor ikke være et kjent feilsvar",
    "check.no_side": "side_of: oppgi et tall, ikke {value!r}",
    "check.no_hints": (
        "hints: oppgi en tabell fra hvert kjent feilsvar til en tekst som hjelper, ikke {value!r}"
    ),
    "asking.no_choices": "choices: oppgi flere svar, slik som ['1/6', '1/36'], ikke {value!r}",
    "asking.no_right_choice": "choices: ingen av {choices} er det riktige svaret",
    "asking.no_words": "{field}: dette må være en tekst med noe i, ikke {value!r}",
    "asking.no_board": "{field}: oppgi et brett eller et spill, som board=board, ikke {value!r}",
    "asking.two_games": "board og game: dette er to spill; oppgi det som spørsmålet gjelder",
    "asking.not_open": "her er det ikke noe spørsmål å svare på nå",
    "asking.another": "i mellomtiden er det stilt et annet spørsmål; se en gang til",
    "asking.kept": "gjetningen er lagret. Svaret kommer senere, når du har prøvd det ut.",
    "asking.not_kept": "ikke lagret: Her tas det ikke imot flere gjetninger. Svaret kommer senere.",
    "asking.nonsense": "det er ikke et svar på dette spørsmålet",
    "bars.no_values": "bars: oppgi en tabell fra navn til verdier, ikke {value!r}",
    "bars.no_value": (
        "bars: {name} må være en sannsynlighet, et anslag, en opptelling eller et tall som er"
        " minst 0, ikke {value!r}"
    ),
    "rolled.no_game": "rolled: oppgi et spill, for eksempel sq.Game('dice'), ikke {value!r}",
    "asking.no_question": "et spørsmål lages med sq.ask, ikke av {value!r}",
    "bars.no_dice": "rolled: dette spillet har ingen terninger",
    "bars.mean": "{mean} i gjennomsnitt (95\u00a0%: {low}–{high}, n = {games})",
    "hints.none": "hints: ingen leksjon har et spørsmål {name!r}; det finnes {known}",
}
