"""The editions: each game as it was printed, and two small ones for teaching."""

from collections.abc import Mapping

from sequence_widget.rules.board import Board
from sequence_widget.rules.common import Rules, whole
from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import KidsRules
from sequence_widget.text import RulesError, hint

_KIDS_BOARD = Board.from_text("""
    free     tiger      kangaroo   giraffe    wolf     turtle    free
    hippo    gorilla    zebra      alligator  lion     fox       moose
    panda    shark      camel      ostrich    whale    elephant  penguin
    moose    alligator  giraffe    hippo      wolf     camel     gorilla
    penguin  zebra      kangaroo   shark      fox      turtle    panda
    free     lion       elephant   whale      ostrich  tiger     free
""")

_DICE_BOARD = Board.from_text("""
    2  3  4   5   6  2
    6  7  8   9   7  3
    5  9  12  12  8  4
    4  8  12  12  9  5
    3  7  9   8   7  6
    2  6  5   4   3  2
""")

_MINI_KIDS_BOARD = Board.from_text("""
    free   tiger  lion   free
    fox    panda  tiger  zebra
    zebra  lion   fox    panda
    free   wolf   wolf   free
""")

_STEPS = 3
_EDITIONS: Mapping[str, Rules] = {
    rules.edition: rules
    for rules in (
        KidsRules(edition="kids", board=_KIDS_BOARD, chips=21),
        KidsRules(edition="kids-2025", board=_KIDS_BOARD, chips=21, begins="youngest"),
        KidsRules(edition="kids-nb", board=_KIDS_BOARD, chips=21),
        DiceRules(edition="dice", board=_DICE_BOARD, chips=20),
        DiceRules(
            edition="mini-dice",
            board=Board.from_text("1 2 3 / 4 1 2 / 3 4 1"),
            chips=9,
            player_counts=(2,),
            run_length=3,
            dice=(6,),
            remove_on=frozenset({5}),
            wild_on=frozenset({6}),
            again_on=frozenset(),
            protected=frozenset(),
            capture="number",
        ),
        KidsRules(
            edition="mini-kids",
            board=_MINI_KIDS_BOARD,
            chips=8,
            player_counts=(2,),
            run_length=3,
            unicorns=1,
            dragons=1,
            hand_size=1,
        ),
    )
}


def editions() -> tuple[str, ...]:
    """Name the editions.

    >>> editions()
    ('kids', 'kids-2025', 'kids-nb', 'dice', 'mini-dice', 'mini-kids')
    """
    return tuple(_EDITIONS)


def edition(name: str, *, beginners: int | None = None) -> Rules:
    """Give the rules of an edition; `beginners` 1, 2 or 3 is a first step of `kids-2025`.

    >>> edition("kids").hand_size, edition("kids-2025", beginners=1).hand_size
    (3, 1)
    >>> edition("kidz")
    Traceback (most recent call last):
    sequence_widget.text.errors.RulesError: edition: there is no edition 'kidz'; did you mean \
'kids'?
    """
    if not isinstance(name, str) or name not in _EDITIONS:
        suggestion = hint(str(name), _EDITIONS)
        raise RulesError("rules.no_edition", field="edition", name=name, hint=suggestion)
    rules = _EDITIONS[name]
    if beginners is None:
        return rules
    if name != "kids-2025":
        raise RulesError("rules.no_beginners", field="beginners", name=name)
    step = whole(beginners)
    if step is None or not 1 <= step <= _STEPS:
        raise RulesError("rules.beginners", field="beginners", value=beginners)
    return rules.but(hand_size=step, unicorns=0, dragons=0)


def rules_from(source: str | Rules) -> Rules:
    """Take an edition's name, a line written by `Rules.to_text`, or rules as they are.

    >>> rules_from("kids dragons=0").to_text()
    'kids dragons=0'
    """
    if isinstance(source, Rules):
        return source
    if isinstance(source, str) and " " in source.strip():
        return Rules.from_text(source)
    return edition(source)
