"""The editions, by name: each game as it was printed, two small ones for teaching, and changes.

Rules are one line of text: an edition's name and the fields changed in it.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from sequence_widget.rules.board import Board
from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import KidsRules
from sequence_widget.rules.rules import Rules, changeable, whole
from sequence_widget.text import RulesError, hint

_KIDS_BOARD = """
    free     tiger      kangaroo   giraffe    wolf     turtle    free
    hippo    gorilla    zebra      alligator  lion     fox       moose
    panda    shark      camel      ostrich    whale    elephant  penguin
    moose    alligator  giraffe    hippo      wolf     camel     gorilla
    penguin  zebra      kangaroo   shark      fox      turtle    panda
    free     lion       elephant   whale      ostrich  tiger     free
"""

_DICE_BOARD = """
    2  3  4   5   6  2
    6  7  8   9   7  3
    5  9  12  12  8  4
    4  8  12  12  9  5
    3  7  9   8   7  6
    2  6  5   4   3  2
"""

_MINI_KIDS_BOARD = """
    free   tiger  lion   free
    fox    panda  tiger  zebra
    zebra  lion   fox    panda
    free   wolf   wolf   free
"""

_STEPS = 3
_DEFAULT = "default"
_NONE = "none"
_MINI_DICE_BOARD = "1 2 3 / 4 1 2 / 3 4 1"


@cache
def _editions() -> Mapping[str, Rules]:
    """Make the editions by name, when one is first asked for: importing them is quicker so."""
    kids = Board.from_text(_KIDS_BOARD)
    made: tuple[Rules, ...] = (
        KidsRules(edition="kids", board=kids, chips=21),
        KidsRules(edition="kids-2025", board=kids, chips=21, begins="youngest"),
        KidsRules(edition="kids-nb", board=kids, chips=21),
        DiceRules(edition="dice", board=Board.from_text(_DICE_BOARD), chips=20),
        DiceRules(
            edition="mini-dice",
            board=Board.from_text(_MINI_DICE_BOARD),
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
            board=Board.from_text(_MINI_KIDS_BOARD),
            chips=8,
            player_counts=(2,),
            run_length=3,
            unicorns=1,
            dragons=1,
            hand_size=1,
        ),
    )
    return {rules.edition: rules for rules in made}


def editions() -> tuple[str, ...]:
    """Name the editions.

    >>> editions()
    ('kids', 'kids-2025', 'kids-nb', 'dice', 'mini-dice', 'mini-kids')
    """
    return tuple(_editions())


def edition(name: str, *, beginners: int | None = None) -> Rules:
    """Give the rules of an edition; `beginners` 1, 2 or 3 is a first step of `kids-2025`.

    >>> edition("kids").hand_size, edition("kids-2025", beginners=1).hand_size
    (3, 1)
    >>> edition("kidz")
    Traceback (most recent call last):
    sequence_widget.text.errors.RulesError: edition: there is no edition 'kidz'; did you mean \
'kids'?
    """
    if not isinstance(name, str) or name not in _editions():
        suggestion = hint(str(name), _editions())
        raise RulesError("rules.no_edition", field="edition", name=name, hint=suggestion)
    rules = _editions()[name]
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


@lru_cache(maxsize=256)
def write_rules(rules: Rules) -> str:
    """Write what makes these rules differ from their edition."""
    usual = edition(rules.edition)
    changed = [
        f"{name}={_write(value)}"
        for name in sorted(changeable(type(rules)))
        if (value := getattr(rules, name)) != getattr(usual, name)
    ]
    return " ".join([rules.edition, *changed])


def read_rules(words: Sequence[str]) -> Rules:
    """Read an edition's name and `field=value` words."""
    if not words:
        raise RulesError("rules.no_text", field="edition")
    usual = edition(words[0])
    fields = changeable(type(usual))
    changes: dict[str, object] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if name not in fields:
            raise RulesError("rules.no_field", field=name, hint=hint(name, fields))
        if not equals or name in changes:
            raise RulesError("rules.unreadable", field=name, text=word)
        changes[name] = _read(name, getattr(usual, name), value)
    return usual.but(**changes)


def _write(value: object) -> str:
    if value is None:
        return _DEFAULT
    if isinstance(value, Board):
        return "/".join(".".join(row) for row in value.rows)
    if isinstance(value, frozenset):
        return ",".join(map(str, sorted(value))) or _NONE
    if isinstance(value, tuple):
        return ",".join(_write_item(item) for item in value) or _NONE
    return str(value)


def _write_item(item: object) -> str:
    return f"{item[0]}:{item[1]}" if isinstance(item, tuple) else str(item)


def _read(name: str, usual: object, text: str) -> object:
    """Read the value of a field, which is of the kind that the edition has there."""
    if text == _DEFAULT:
        return None
    if isinstance(usual, Board):
        return Board.from_text(text.replace(".", " "))
    if isinstance(usual, str):
        return text
    try:
        if isinstance(usual, frozenset | tuple):
            return tuple(int(item) for item in text.split(",") if text != _NONE)
        return _read_copies(text) if name == "copies" else int(text)
    except ValueError:
        raise RulesError("rules.unreadable", field=name, text=text) from None


def _read_copies(text: str) -> object:
    if ":" not in text:
        return () if text == _NONE else int(text)
    pairs = (item.partition(":") for item in text.split(","))
    return tuple((animal, int(count)) for animal, _, count in pairs)
