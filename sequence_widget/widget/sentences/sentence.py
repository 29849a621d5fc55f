"""A question as it is put together by pointing: its parts, and every choice that can be made."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sequence_widget.engine import View
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.rules import FREE
from sequence_widget.text import Card, IllegalMoveError
from sequence_widget.widget.sentences.part import NOT, Part
from sequence_widget.widget.sentences.verbs import VERBS, whom

MOST = 2
"""So many things can be asked together, and so many can be known."""

CLEAR = "clear"
"""The button that begins anew."""

_JOINTS = ("and", "or")


@dataclass(frozen=True, slots=True)
class Chip:
    """A place in the sentence where something is chosen."""

    part: int
    field: str
    """What of the part it says; a thing with its number, `thing 0`."""

    value: str
    options: tuple[str, ...]

    @property
    def name(self) -> str:
        """What a browser calls it by."""
        return f"{self.part} {self.field}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that is complete, and of whose eyes: everything that its answer depends on."""

    view: View
    names: tuple[str, ...]
    claims: tuple[Claim, ...]
    claim: Claim
    given: Claim | None
    of_class: View | None = None
    """Whose eyes a class would be asked with, if not the same."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A question put together from parts; whatever is chosen gives another.

    Only what is among the options can be chosen, so that there is no sentence which says nothing.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> begun = Sentence.begin(view, ("holds", "draws"))
    >>> put = begun.pointed(view, "dragon").pressed(view, "given").chosen(view, "1 who", "draw 1")
    >>> asked = put.pointed(view, "b1").asked(view)
    >>> asked.claim, asked.given
    (sq.holds('Bo', 'dragon'), sq.draws('tiger'))
    """

    verbs: tuple[str, ...]
    """What can be claimed in this game."""

    parts: tuple[Part, ...]
    at: int = 0
    """The part that is being put together: what is pointed at goes into it."""

    @classmethod
    def begin(cls, view: View, verbs: tuple[str, ...]) -> "Sentence":
        """Begin a question: of the first of whom something can be claimed."""
        return cls(verbs, (_begun(view, verbs, Part()),))

    def chips(self, view: View) -> Iterator[Chip]:
        """Give every place where something can be chosen, in the order of reading."""
        for at, part in enumerate(self.parts):
            if part.joint in _JOINTS:
                yield Chip(at, "joint", part.joint, _JOINTS)
            often = VERBS[part.name].often(view, part)
            counts = [Chip(at, "often", part.often, often)] if often else []
            who = Chip(at, "who", part.who, whom(view, self.verbs))
            verb = self._verb(at, part)
            yield from [*counts, who, verb] if part.is_among else [who, verb, *counts]
            yield from _things(view, at, part)

    def presses(self) -> Iterator[str]:
        """Give every button, by name: what can be joined on, and what can be taken away."""
        for known in (False, True):
            so_many = sum(part.known == known for part in self.parts)
            if so_many == 0:
                yield "given"
            elif so_many < MOST:
                yield from (f"known {word}" if known else word for word in _JOINTS)
        for at, part in enumerate(self.parts):
            if part.known or sum(not each.known for each in self.parts) > 1:
                yield f"drop {at}"
        yield CLEAR

    def chosen(self, view: View, chip: str, option: str) -> "Sentence":
        """Choose one of a chip's options."""
        place = next((each for each in self.chips(view) if each.name == chip), None)
        if place is None or option not in place.options:
            raise IllegalMoveError("widget.nonsense")
        part = self.parts[place.part]
        field, _, number = place.field.partition(" ")
        if field == "thing":
            at = int(number)
            things = (*part.things[:at], *filter(None, [option]), *part.things[at + 1 :])
            changed = replace(part, things=things)
        elif field == "often":
            changed = replace(part, often=option)
        elif field == "joint":
            changed = replace(part, joint=option)
        elif field == "who":
            changed = _begun(view, self.verbs, replace(part, who=option))
        else:
            changed = _begun(view, self.verbs, replace(part, verb=option))
        return self._with(place.part, changed)

    def pressed(self, view: View, press: str) -> "Sentence":
        """Join another part on, or take one away."""
        if press not in self.presses():
            raise IllegalMoveError("widget.nonsense")
        if press == CLEAR:
            return self.begin(view, self.verbs)
        word, _, rest = press.partition(" ")
        if word == "drop":
            return self._without(int(rest))
        known = word in ("given", "known")
        before = [part for part in self.parts if part.known <= known]
        like = before[-1]
        begun = Part(joint=rest or word, who=like.who, verb=like.name, known=known)
        parts = (*before, _begun(view, self.verbs, begun), *self.parts[len(before) :])
        return replace(self, parts=parts, at=len(before))

    def pointed(self, view: View, what: str) -> "Sentence":
        """Put a space or a card into the part that is being put together.

        Pointed at again, it is taken out; a space counts as what is printed on it, unless spaces
        are asked for.
        """
        part = self.parts[self.at]
        verb = VERBS[part.name]
        board = view.rules.board
        if what not in (*board.cells, *view.rules.cards):
            raise IllegalMoveError("widget.nonsense")
        options = verb.things(view, part)
        named = what if what in options or what not in board.cells else board.word(what)
        if named not in options:
            raise _not_asked(part, what, named)
        if named in part.things:
            things = tuple(each for each in part.things if each != named)
        elif verb.most == 1:
            things = (named,)
        elif len(part.things) < verb.most:
            things = (*part.things, named)
        else:
            raise IllegalMoveError("widget.claims.many", most=verb.most)
        return self._with(self.at, replace(part, things=things))

    @property
    def is_complete(self) -> bool:
        """Whether every part says what it is about."""
        return all(part.things or not VERBS[part.name].most for part in self.parts)

    def without_choice(self, view: View) -> Part | None:
        """Give a part that lacks a thing of which there are none, as where no chip wins."""
        lacking = (part for part in self.parts if VERBS[part.name].most and not part.things)
        return next((each for each in lacking if not VERBS[each.name].things(view, each)), None)

    def asked(self, view: View, of_class: View | None = None) -> Asked:
        """Give what is asked; what cannot be claimed is refused by an error."""
        sides = [[part for part in self.parts if part.known == known] for known in (False, True)]
        claims, known = ([_claim(view, part) for part in side] for side in sides)
        claim, given = (
            _joined(each, side) for each, side in zip((claims, known), sides, strict=True)
        )
        if claim is None:
            raise IllegalMoveError("widget.nonsense")
        return Asked(view, view.names, tuple(claims), claim, given, of_class)

    def _verb(self, at: int, part: Part) -> Chip:
        names = [name for name in self.verbs if VERBS[name].of == part.kind]
        signs = ("",) if part.is_among else ("", NOT)
        return Chip(at, "verb", part.verb, tuple(sign + name for name in names for sign in signs))

    def _with(self, at: int, part: Part) -> "Sentence":
        return replace(self, parts=(*self.parts[:at], part, *self.parts[at + 1 :]), at=at)

    def _without(self, at: int) -> "Sentence":
        """Take a part away; the one that comes to be first on its side has no joint before it."""
        gone, rest = self.parts[at], [*self.parts[:at], *self.parts[at + 1 :]]
        if at < len(rest) and rest[at].known == gone.known:
            rest[at] = replace(rest[at], joint=gone.joint)
        return replace(self, parts=tuple(rest), at=max(0, at - 1))


def _begun(view: View, verbs: tuple[str, ...], part: Part) -> Part:
    """Give a part whose choices go together: what goes with none of the others begins anew."""
    who = part.who or whom(view, verbs)[0]
    begun = replace(part, who=who)
    fitting = [name for name in verbs if VERBS[name].of == begun.kind]
    name = begun.name if begun.name in fitting else fitting[0]
    begun = replace(begun, verb=(NOT if part.negated and not begun.is_among else "") + name)
    verb = VERBS[name]
    often, things = verb.often(view, begun), verb.things(view, begun)
    if begun.often not in often:
        begun = replace(begun, often=often[0] if often else "")
    kept = tuple(each for each in begun.things if each in things)[: verb.most]
    return replace(begun, things=kept)


def _things(view: View, at: int, part: Part) -> Iterator[Chip]:
    """Give a chip for each thing, which may be taken out, and one for another."""
    verb = VERBS[part.name]
    options = verb.things(view, part)
    for number, thing in enumerate(part.things):
        others = tuple(each for each in options if each == thing or each not in part.things)
        # A space on which nobody can win any more is still the one that was chosen.
        yield Chip(at, f"thing {number}", thing, ("", *dict.fromkeys((*others, thing))))
    if len(part.things) < verb.most:
        left = tuple(each for each in options if each not in part.things)
        yield Chip(at, f"thing {len(part.things)}", "", ("", *left))


def _claim(view: View, part: Part) -> Claim:
    claim = VERBS[part.name].claim(view, part)
    return ~claim if part.negated else claim


def _joined(claims: list[Claim], parts: list[Part]) -> Claim | None:
    if not claims:
        return None
    joined = claims[0]
    for claim, part in zip(claims[1:], parts[1:], strict=True):
        joined = joined | claim if part.joint == "or" else joined & claim
    return joined


def _not_asked(part: Part, what: str, named: str) -> IllegalMoveError:
    """Say why what was pointed at has no place in this part."""
    most = VERBS[part.name].most
    if not most:
        return IllegalMoveError("widget.claims.no_place")
    if most == 1:
        return IllegalMoveError("widget.claims.no_win_there", cell=what)
    if named == FREE:
        return IllegalMoveError("widget.claims.free", cell=what)
    return IllegalMoveError("widget.claims.not_of_these", what=Card(named))
