"""One thing that is claimed in a question that is put together on a board."""

from dataclasses import dataclass

SEAT = "seat"
NOT = "~"


@dataclass(frozen=True, slots=True)
class Part:
    """What is claimed of whom, as it was chosen; what is not chosen yet is empty.

    >>> part = Part(who="draws 3", verb="~draws", often="2+", things=("fox",))
    >>> part.kind, part.number, part.is_among, part.name, part.negated
    ('draw', 3, True, 'draws', True)
    """

    joint: str = ""
    """What stands before it: `and`, `or`, `given`; nothing before the first."""

    who: str = ""
    """A player by seat, a draw or roll to come, or so many: `seat 1`, `draw 2`, `rolls 3`."""

    verb: str = ""
    """The name of a verb, after `~` if it is denied."""

    often: str = ""
    """How many there are: `1+` at least one, `=2` exactly two."""

    things: tuple[str, ...] = ()
    """Kinds of cards, numbers or a space."""

    known: bool = False
    """Whether it belongs to what is known, and not to what is asked."""

    @property
    def kind(self) -> str:
        """Whom or what it is said of: a seat, a draw or a roll."""
        return self.who.partition(" ")[0].removesuffix("s")

    @property
    def number(self) -> int:
        """Which seat, draw or roll it is, or how many draws or rolls."""
        return int(self.who.partition(" ")[2])

    @property
    def is_among(self) -> bool:
        """Whether it is said of several draws or rolls together."""
        return self.who.partition(" ")[0].endswith("s")

    @property
    def name(self) -> str:
        """The name of the verb."""
        return self.verb.removeprefix(NOT)

    @property
    def negated(self) -> bool:
        """Whether the verb is denied."""
        return self.verb.startswith(NOT)

    @property
    def is_many(self) -> bool:
        """Whether it is said of more than one of them: "at least 2 of the next 3 cards are"."""
        return self.is_among and int(self.often.strip("+=")) > 1

    @property
    def sums(self) -> list[int]:
        """The things as numbers."""
        return [int(each) for each in self.things]
