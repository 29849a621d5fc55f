"""De norske setningene (bokmål) om spill som tekst og i filer."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # lagrede spill
    "text.too_long": "denne teksten har {size} tegn, og det leses høyst {most}",
    "record.line": "linje {line}: ",
    "record.step": "skritt {line}: ",
    "record.no_sample": "det finnes ikke noe eksempelspill {name!r}{hint}",
    "record.no_text": "et lagret spill er tekst, ikke {value}",
    "record.no_path": "en fil oppgis med navnet eller som en sti, ikke som {value!r}",
    "record.title": "linje {line}: et lagret spill begynner med «{title}», og det gjør ikke dette",
    "record.version": (
        "linje {line}: dette spillet er lagret i versjon {version}, og bare {known} kan leses"
    ),
    "record.missing": "{where}«{name}» mangler i det lagrede spillet, eller er av feil slag",
    "record.header": "{where}begynnelsen av det lagrede spillet stemmer ikke: {reason}",
    "record.header_line": (
        "{where}«{name}: {text}» er ikke til å forstå som begynnelsen av et lagret spill"
    ),
    "record.player": "spillerne i det lagrede spillet stemmer ikke: {value}",
    "record.event": "{where}{reason}",
    "record.branch": "{where}det finnes ingen linje {of} med {after} hendelser å gå ut fra",
    "record.shown": (
        "{where}det lagrede spillet skal vise hendelse {shown!r}, men har bare 0 til {last}"
    ),
    "record.damaged": "Dette spillet er skadet, og leses så langt det er helt: {reason}.",
    "record.lost.events": "{where}det som ble gjort fra da av, er utelatt",
    "record.lost.headers": (
        "{where}ikke alt spillet begynner med, lar seg lese, og det vanlige er satt inn i stedet"
    ),
    "record.json": "{where}dette er ikke JSON, eller slutten mangler",
    "record.not_text": "{where}dette er ikke lesbar tekst",
    "record.file": "«{path}» kan ikke leses: {reason}",
    "record.not_saved": "spillet kan ikke lagres som «{path}»: {reason}",
    "record.too_deep": "{where}parenteser står mer enn {most} nivåer dypt i hverandre",
    "record.long_number": "{where}et tall har mer enn {most} sifre",
    "record.too_many": (
        "dette spillet har {size} hendelser, variantene medregnet, og høyst {most} kan lagres"
        " eller leses"
    ),
    "record.too_many_lines": "denne teksten har {size} linjer, og det leses høyst {most}",
    "record.too_many_games": "{where}en fil har plass til høyst {most} spill",
    "record.too_much": (
        "dette er mer enn et spill: det leses høyst {most} parenteser, tekster og tall"
    ),
    "record.too_large": "«{path}» er for stor til å være et spill; høyst {most} byte leses",
    "record.bot_settings": (
        "innstillingene til en robot er ikke enkle verdier, så spillet kan ikke lagres"
    ),
    "record.cut": "{where}den siste linjen er ikke hel",
    "record.no_moment": "det finnes ikke noe punkt {number} å vise",
    "record.no_name": "{name} er ikke et navn",
    "files.no_locks": (
        "Dette systemet kan ikke låse filer: Hvis to notatbøker skriver til samme fil samtidig, kan"
        " noe av det den ene skrev, gå tapt."
    ),
    # spill som holdes i en fil
    "kept.differs": (
        "{field}: spillet i «{path}» ble begynt med {then}, ikke med {now}; oppgi det samme som da,"
        " eller et annet filnavn"
    ),
    "kept.other_file": (
        "«{path}» er ikke et spill som ble lagret skritt for skritt; oppgi et annet filnavn for"
        " dette spillet"
    ),
    "kept.again": (
        "Lagres ikke lenger: «{path}» tilhører nå et spill som ble begynt senere i denne"
        " notatboken."
    ),
    "kept.elsewhere": (
        "Lagres ikke: En annen notatbok lagrer spillet i «{path}». Lukk den og kjernen dens, og"
        " kjør cellen på nytt."
    ),
    "kept.failed": "Lagres ikke: Det går ikke an å skrive til «{path}» ({reason}).",
    "kept.changed": "Lagres ikke lenger: Noe annet enn dette spillet har endret «{path}».",
    "kept.full": (
        "Lagres ikke: «{path}» er full. Oppgi en annen fil for det som spilles fra nå av."
    ),
    "kept.visitors": (
        "Lagres ikke: Denne siden har besøkende, og hver av dem ville finne i «{path}» det en"
        " annen har spilt."
    ),
    "kept.lost": (
        "«{path}» blir borte når denne siden lukkes eller lastes på nytt: Den kom over vanlig http,"
        " der en nettleser ikke tar vare på filer. Over https gjør den det."
    ),
    "kept.cut": "Den siste linjen i «{path}» var ikke hel og er utelatt.",
    "kept.damaged": (
        "«{path}» lar seg ikke lese fra linje {line}: Her er spillet fram til dit. Filen slik den"
        " var, heter nå «{aside}»."
    ),
}
