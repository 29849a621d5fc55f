"""What may fill a blank, by its name: for sentences that nobody happened to hear."""

from collections.abc import Mapping
from fractions import Fraction

from sequence_widget.exact import Probability
from sequence_widget.teaching import Gain
from sequence_widget.text import Amount, Card, Listed, Named, Phrase, Plural
from sequence_widget.text.numbers import Percent, Plain, Rounded

_ANNA, _BO = Named("Anna"), Named("Bo")
_GAIN = Gain(((1, Probability(9, 50)),))
_WINNING = {"out": Card("tiger"), "cells": "b1"}

VALUES: Mapping[str, object] = {
    "a": "Anna", "aside": "game.damaged-1.txt", "b": "Bo",
    "about": Phrase("probability.about.roll_sum"), "above": 43,
    "animals": 19, "groups": Phrase("explain.group", {"n": 4, "numbers": 7}),
    "after": 3, "again": Percent(Fraction(1, 18)), "all": 39,
    "amount": Amount(("fox", "wolf"), 2), "amounts": Amount(("dragon",), 2),
    "animal": "fox", "answer": "1/39", "any": "any_of={'fox', 'wolf'}",
    "awaiting": Phrase("awaited.roll"), "below": 43, "bot": "sq.GreedyBot()",
    "card": Card("tiger"),
    "cards": Listed(("fox", "wolf"), "or"), "cell": "b1", "cells": "b1, f1",
    "best": "52 %", "better": "fox a2",
    "chance": Percent(Fraction(1, 39)),
    "claim": Phrase("claim.draws.next", {"cards": Listed(("fox",))}),
    "choice": "tiger z9", "choices": "tiger b1, fox f2",
    "area": "1/18 ≈ 5.6 %", "both": "1/18 ≈ 5.6 %", "course": 3, "count": 6, "given": "A",
    "height": "1/3 ≈ 33.3 %", "product": "11/216 ≈ 5.1 %",
    "counts": "2, 3, 4", "decimal": Rounded(Fraction(1, 4), 2), "deck": 36,
    "dice": "6, 6", "done": 1200, "draws": 3,
    "edition": "kids", "error": "ValueError", "event": "tiger b1",
    "events": Listed(("A", "B"), "and"), "example": "tiger b1",
    "eyes": Phrase("page.written.nobody"), "face": 7, "faces": "3+4",
    "fewer": 20_000, "folder": "sequence_widget/static/python",
    "fact": Phrase("probability.fact.lacks", {"who": _BO, "cards": Card("fox")}),
    "facts": Phrase("probability.fact.lacks", {"who": _BO, "cards": Card("fox")}),
    "favourable": 1, "field": "hand_size", "first": _ANNA,
    "game": "Sequence Dice", "games": 10_000,
    "guess": "0.1",
    "goals": Phrase("probability.goal", {"n": 4, "sum": 7}), "hand": Listed(("fox", "lion")),
    "happened": 7, "high": 12, "hint": Phrase("hint.did_you_mean", {"name": "tiger"}),
    "image": "['fox']", "inside": Phrase("playing.written.open"),
    "how": Phrase("over.draw"), "k": 10,
    "kind": "list",
    "kinds": Plural(("fox", "wolf"), 2, "and"), "known": 1, "language": "xx", "letter": "A",
    "last": 7, "least": 3,
    "left": Listed((11, 12), "and"),
    "likeliest": "7", "limit": 2, "line": "hold_count('Bo', 'fox').probability(lambda n: n >= 2)",
    "low": 2, "lower": Rounded(Fraction(1, 3), 2), "luck": _GAIN,
    "mark": "A", "mean": "7", "most": 12,
    "move": "tiger b1", "moves": 9,
    "now": "Anna, Cy",
    "nth": 2, "name": "tiger", "number": 2,
    "numbers": Listed((3, 4), "or"), "of": 1, "one": "GreedyBot",
    "other": _BO, "others": _GAIN,
    "out": Card("tiger"), "outcome": "'tigr'",
    "outcomes": Phrase("probability.outcomes", {"n": 11}),
    "outs": Listed((Phrase("probability.out", _WINNING),), "or"), "part": "hands",
    "package": "pandas", "path": "game.txt",
    "pile": 4, "points": "+18", "players": 3, "ply": 5, "turns": 12,
    "possible": 39,
    "pupil": "fox 482",
    "question": "3a",
    "reason": "OSError", "rest": 37, "roll": "3+4",
    "share": "41 %",
    "shares": Phrase("probability.share", {"chance": Plain(Fraction(6, 7)), "sum": 7}),
    "said": Phrase("said.pass", {"who": _ANNA}), "sd": "2.415", "seat": 1, "second": _BO,
    "seconds": 60, "settings": "depth=3", "shown": 12, "side": Plain(Fraction(1, 2)),
    "sides": 3, "some": 3,
    "sign": "U+202E",
    "size": 1234, "skill": _GAIN, "spared": Listed((2, 12), "or"),
    "sum": 7, "sums": Listed((6, 11), "or"), "text": "tigr b1", "then": "Anna, Bo",
    "tally": Phrase(
        "probability.counts",
        {"favourable": 1, "n": 1, "possible": 39, "unit": Phrase("probability.unit.rolls")},
    ),
    "tie": Phrase("outcome.tie"),
    "title": "Sequence", "told": Phrase("said.pass", {"who": _ANNA}), "total": 7, "tries": 3,
    "turn": 1, "typed": "2,6 %",
    "unit": Phrase("probability.unit.rolls"), "upper": Rounded(Fraction(1, 2), 2), "value": 5,
    "variations": Phrase("page.variations", {"n": 2}), "version": 9, "wanted": 2, "ways": 36,
    "what": Phrase("analysis.roll", {"total": 7}),
    "where": Phrase("record.line", {"line": 3}),
    "when": Phrase("claim.rolls_in.next"), "which": Listed(("tiger", "unicorn"), "or"),
    "who": _ANNA, "why": Phrase("why.place"), "within": "'week'", "word": "fox",
    "wins": Phrase("turn.win", {"who": _ANNA, "cells": "b1"}),
}  # fmt: skip
"""The values by the name of the blank."""

OTHERWISE: Mapping[str, Mapping[str, object]] = {
    "probability.about.draw_count": {"cards": Plural(("unicorn",), 2)},
    "probability.about.hold_count": {"cards": Plural(("fox",), 2)},
    "amount.none": {"cards": Plural(("tiger",), 0)},
    "probability.step.swaps": {"rest": Percent(Fraction(7, 156))},
    "probability.about.draws_until_all": {"cards": Listed(("dragon", "unicorn"), "and")},
    "probability.about.rolls_until_all": {"sums": Listed((6, 11), "and")},
    "probability.no_bounds": {"lower": 2, "upper": 1},
    "probability.proven": {"value": Rounded(Fraction(5, 12), 2)},
    "probability.proven.between": {"value": Rounded(Fraction(5, 12), 2)},
    "probability.undecided": {"other": 0.4},
    "probability.opposite": {"answer": "38/39", "other": Plain(Fraction(1, 39))},
    "probability.about.rolls_until_both": {"sums": Listed((6, 11), "and")},
    "probability.about.draws_until_both": {"cards": Listed(("dragon", "unicorn"), "and")},
    "probability.step.own_out": {"cards": Listed(("fox", "tiger"), "and")},
    "probability.step.own_swaps": {"rest": Percent(Fraction(7, 156))},
    "probability.share": {"chance": Plain(Fraction(6, 7))},
    "probability.step.draws_until": {"others": 37},
    "analysis.row": {"all": _GAIN},
    "analysis.chances": {"how": Phrase("analysis.exact")},
    "analysis.chances.open": {"how": Phrase("analysis.exact")},
    "probability.any_or_all": {"all": "all_of={'fox', 'wolf'}"},
    "trials.not_shown": {"text": "7+1"},
    "picture.count": {"part": "A"},
    "picture.icons.count": {"part": "A", "of": 100},
    "picture.icons.few": {"part": "A"},
    "picture.grid.count": {"claim": "A", "of": 36},
    "picture.not": {"claim": "A"},
    "picture.square.height": {"part": "B"},
    "picture.square.width": {"part": "A"},
    "picture.tree.of": {"of": 1000},
    "picture.title": {"kind": "Tree diagram", "told": "Bo holds a tiger"},
    "widget.many.by_hand": {"told": Phrase("widget.many.rolls", {"n": 30})},
    "widget.many.times": {"most": 100_000},
    "widget.unseen.selected": {"what": "b1"},
    "simulation.least": {"name": "games"},
    "simulation.most": {"name": "workers"},
    "bots.no_pair": {"other": "RandomBot"},
    "bots.setting": {"name": "playouts"},
}
"""Other values for some sentences."""


def example_for(key: str, names: set[str], n: int) -> dict[str, object]:
    """Fill every blank of a sentence; one of the package's own words that is unknown fails.

    >>> example_for("seat.number", {"seat"}, 1)
    {'seat': 1}
    """
    values = {**VALUES, **OTHERWISE.get(key, {}), "n": n}
    if key == "probability.fact.holds":
        values["card"] = Plural(("tiger",), n)
    if key == "probability.step.unseen":
        values["amount"] = Amount(("tiger",), n)
    if key == "amount.some":
        values["cards"] = Plural(("tiger",), n)
    return {name: values[name] for name in names}
