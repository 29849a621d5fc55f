"""The English sentences of the page that steps through a game without a kernel."""

SENTENCES: dict[str, str | tuple[str, ...]] = {
    "page.title": "{game}: {who}",
    "page.all": "All cards are face up.",
    "page.nobody": "No hand is shown.",
    "page.seen_by": (
        "Shown as {who} sees it; the other hand is hidden.",
        "Shown as {who} sees it; the other hands are hidden.",
    ),
    "page.not_played": "On this page you step through the game; it is not played on here.",
    "page.no_script": "JavaScript is off, so this page shows one position only.",
    "page.written": ("{path} ({size} kB): {events} to step through, {variations}. {eyes}"),
    "page.written.open": "It has no hidden cards.",
    "page.written.all": "Every hand is in it: whoever opens the file sees all cards.",
    "page.written.nobody": "No hand is in it.",
    "page.written.seat": "It has what {who} sees, and no other hand.",
    "page.events": ("{n} event", "{n} events"),
    "page.variations": ("{n} variation", "{n} variations"),
    "page.not_written": "the page cannot be written as '{path}': {reason}",
    "page.show": (
        "a page shows the game to one viewer: show is a seat or a name, 'all' or 'none',"
        " not {value!r}"
    ),
    "page.analysis": (
        "an analysis looks into every hand, so it is for a page on which all cards are face up:"
        " show='all'"
    ),
    "page.other_game": "analysis is not of the current line of this game; analyse it again",
    "page.no_analysis": "analysis is what game.analyse() gives, not {value!r}",
}
