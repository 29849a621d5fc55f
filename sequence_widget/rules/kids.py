"""The rules of Sequence for Kids: animal cards, unicorns and dragons."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sequence_widget.rules.board import FREE
from sequence_widget.rules.rules import Rules, all_of, check_choice, check_count, whole
from sequence_widget.text import RulesError, card_called, card_hint

UNICORN = "unicorn"
DRAGON = "dragon"
_RESERVED = {UNICORN, DRAGON, "deal", "draw", "pass", "place", "remove", "replace"} | {
    "roll",
    "roll-off",
    "swap",
}
_USUAL_COPIES = 2


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class KidsRules(Rules):
    """Rules of a card game on a board of pictures; docs/rules.md says what each option does.

    `copies` is how often every animal is in the deck, or a mapping for single animals (the
    others stay at two). `swaps_per_turn` is the hand size when it is `None`. Values that come
    to the same are kept in one form, so that rules which play alike are equal.

    >>> import sequence_widget as sq
    >>> sum(count for kind, count in sq.edition("kids").deck)
    42
    """

    colours: ClassVar[tuple[str, ...]] = ("green", "red", "blue", "yellow")
    hidden_cards: ClassVar[bool] = True

    begins: str = "dealer-left"
    run_length: int = 4
    copies: int | tuple[tuple[str, int], ...] = _USUAL_COPIES
    unicorns: int = 2
    dragons: int = 2
    hand_size: int = 3
    dead_cards: str = "must"
    swaps_per_turn: int | None = None

    def __post_init__(self) -> None:
        self._check_shared()
        self._settle_counts("unicorns", "dragons")
        self._settle_counts("hand_size", "run_length", least=1)
        if self.swaps_per_turn is not None:
            self._settle_counts("swaps_per_turn")
        if self.swaps_per_turn == self.hand_size:
            self._settle("swaps_per_turn", None)
        check_choice("dead_cards", self.dead_cards, ("must", "may"))
        self._check_animals()
        self._check_lines()
        self.check_players(min(self.player_counts))

    def _check_animals(self) -> None:
        for word in self.board.words:
            if word in _RESERVED or not re.fullmatch(r"[^\W\d_]+(-[^\W\d_]+)*", word):
                raise RulesError("rules.board_word", field="board", word=word)
        if whole(self.copies) is not None:
            self._settle_counts("copies")
            return
        given: object = self.copies
        pairs = given.items() if isinstance(given, Mapping) else given
        named = all_of("copies", pairs)
        if named is None or not all(map(_is_named, named)):
            raise RulesError("rules.whole_number", field="copies", value=given)
        chosen: dict[str, int] = {}
        for name, count in named:
            animal = card_called(name, self.animals)
            if animal is None:
                raise RulesError(
                    "rules.no_space",
                    field="copies",
                    suspects=("copies", "board"),
                    animal=name,
                    hint=card_hint(name, self.animals),
                )
            if animal in chosen:
                raise RulesError("rules.animal_twice", field="copies", animal=name)
            chosen[animal] = check_count("copies", count)
        self._settle("copies", self._one_form(chosen))

    def _one_form(self, chosen: Mapping[str, int]) -> int | tuple[tuple[str, int], ...]:
        """Give a number if all animals have it, else only those that differ from the usual."""
        counts = {chosen.get(animal, _USUAL_COPIES) for animal in self.animals}
        if len(counts) == 1:
            return counts.pop()
        return tuple(sorted(pair for pair in chosen.items() if pair[1] != _USUAL_COPIES))

    @property
    def animals(self) -> tuple[str, ...]:
        """The animals of the board, sorted."""
        return tuple(sorted(set(self.board.words) - {FREE}))

    @property
    def deck(self) -> tuple[tuple[str, int], ...]:
        """Every kind of card with how often the game has it, sorted by name."""
        usual = self.copies if isinstance(self.copies, int) else _USUAL_COPIES
        counts = dict.fromkeys(self.animals, usual)
        if not isinstance(self.copies, int):
            counts.update(self.copies)
        counts |= {UNICORN: self.unicorns, DRAGON: self.dragons}
        return tuple(sorted((kind, count) for kind, count in counts.items() if count))

    @property
    def swap_limit(self) -> int:
        """How many swaps one turn allows."""
        return self.hand_size if self.swaps_per_turn is None else self.swaps_per_turn

    def run(self, players: int) -> int:  # noqa: ARG002 - the same for any number here
        """Say how many in a row win."""
        return self.run_length

    def side(self, seat: int, players: int) -> int:  # noqa: ARG002 - each is alone here
        """Say to which side a seat belongs: each plays alone."""
        return seat

    def cards_left(self, players: int) -> int:
        """Count the draw deck after the deal.

        >>> import sequence_widget as sq
        >>> sq.edition("kids").cards_left(4)
        30
        """
        number = check_count("players", players)
        return sum(count for _, count in self.deck) - number * self.hand_size


def _is_named(pair: object) -> bool:
    """Whether this is an animal's name and something about it."""
    return isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str)  # noqa: PLR2004 - a pair
