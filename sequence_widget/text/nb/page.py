"""De norske setningene (bokmål) på siden som viser et spill skritt for skritt uten kjerne."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "page.title": "{game}: {who}",
    "page.all": "Alle kort ligger åpent.",
    "page.nobody": "Ingen hånd vises.",
    "page.seen_by": (
        "Vist slik {who} ser det; den andre hånden er skjult.",
        "Vist slik {who} ser det; de andre hendene er skjult.",
    ),
    "page.not_played": "På denne siden går du gjennom spillet; det spilles ikke videre her.",
    "page.no_script": "JavaScript er slått av, så siden viser bare én stilling.",
    "page.written": ("{path} ({size} kB): {events} å gå gjennom, {variations}. {eyes}"),
    "page.written.open": "Den har ingen skjulte kort.",
    "page.written.all": "Alle hender er med: Den som åpner filen, ser alle kort.",
    "page.written.nobody": "Ingen hånd er med.",
    "page.written.seat": "Den har det {who} ser, og ingen annen hånd.",
    "page.events": ("{n} hendelse", "{n} hendelser"),
    "page.variations": ("{n} variant", "{n} varianter"),
    "page.not_written": "siden kan ikke skrives som «{path}»: {reason}",
    "page.show": (
        "en side viser spillet slik én ser det: show er en plass eller et navn, 'all' eller"
        " 'none', ikke {value!r}"
    ),
    "page.analysis": (
        "en analyse ser inn i alle hender, så den kan bare stå på en side der alle kort ligger"
        " åpent: show='all'"
    ),
    "page.other_game": (
        "analysis gjelder en annen variant av spillet enn den som vises; analyser på nytt"
    ),
    "page.no_analysis": "analysis er det game.analyse() gir, ikke {value!r}",
}
