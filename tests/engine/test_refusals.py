"""Events that may not happen: each refusal is reached, says what would be right, and harms nothing.

Every `refused.` and `event.` sentence of the catalogue has its case here, by its key.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import LANGUAGES, card_name
from tests.rules.table import cards, chips, dice, dice_rules, kids_rules

REST = "panda turtle moose"
ON = ("c2 a2", "b1")
USUAL = cards("kids", "tiger fox dragon", REST, on=ON)
DEAD = cards("kids", "tiger fox dragon", REST, on=["b1", "f6"])
DRAWING = cards("kids", "tiger fox", REST, on=ON, awaiting="draw")
WON = sq.position("kids", chips=chips("", "b1 c1 d1"))
WON_BY_TWO = dice(on=["a1 a2 a3 a4 a5 a6"], players=4)
DRAWN = dice(dice_rules(limit=1), rolls=1)
NO_SWAPS = cards(kids_rules(swaps_per_turn=1), "tiger fox", REST, on=["b1", "f6"], swaps=1)
ROLLED = dice(roll="3+4", on=["b2", "e2"])
FREE = dice(dice_rules("mini-dice", board="free 1 2 / 3 4 1 / 1 2 3"), "1")
REMOVING = dice(roll="5+5", on=["b2", "e2 a1"])
BARE = dice(roll="5+5", on=["b2"])
SPENT = dice(dice_rules(chips=1), "3+4", on=["b1"])
SEVENS = ["b2 b5", "e2 e5 a1"]
FULL = dice(roll="3+4", on=SEVENS)
NUMBERED = dice(dice_rules(capture="number"), "3+4", on=SEVENS)
OWNED = dice(roll="3+4", on=["b2 b5 e2 e5", "a1"])
SMALL = dice_rules("mini-dice", board="1 2 3 1", run_length=2)
FILLED = dice(SMALL, "6", on=["a1 c1", "b1 d1"])
LACKING = dice(SMALL, "4")
BARE_HAND = cards("kids", "", REST)


@dataclass(frozen=True)
class Case:
    """An event tried in a position, and words its refusal has to hold."""

    key: str
    position: sq.Position
    event: str
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.key} {self.event!r}: {self.words[0]}"


CASES = [
    # Over
    Case("refused.over", WON, "tiger b1", ("'tiger b1'", "over", "won by seat 1")),
    Case("refused.over", WON, "draw tiger", ("over", "won by seat 1")),
    Case("refused.over", DRAWN, "roll 1+2", ("over", "a draw")),
    # Luck or a move comes first
    Case("refused.luck_first", DRAWING, "tiger b1", ("a draw", "'draw alligator'")),
    Case("refused.luck_first", DRAWING, "pass", ("a draw",)),
    Case("refused.luck_first", DRAWING, "deal fox", ("a draw", "'draw alligator'")),
    Case("refused.luck_first", sq.position("kids"), "tiger b1", ("a deal", "'deal alligator'")),
    Case("refused.luck_first", dice(), "place b1", ("a roll,", "'roll 1+1'")),
    Case("refused.luck_first", dice(), "roll-off 1+1", ("a roll,", "'roll 1+1'")),
    Case("refused.luck_first", dice(awaiting="roll-off"), "roll 1+1", ("'roll-off 1+1'",)),
    Case("refused.luck_first", dice(), "draw tiger", ("'roll 1+1'",)),
    Case("refused.move_first", USUAL, "draw tiger", ("seat 0", "tiger f6", "fox f2", "dragon b1")),
    Case("refused.move_first", ROLLED, "roll 1+1", ("seat 0", "place b5, place e5")),
    # Luck that cannot be
    Case(
        "refused.not_in_deck",
        cards("kids", "tiger", "tiger", awaiting="draw"),
        "draw tiger",
        ("no tiger left",),
    ),
    Case("kind.unknown", DRAWING, "draw tigr", ("'tigr'", "did you mean 'tiger'")),
    Case("refused.not_on_dice", dice(), "roll 3+7", ("'roll 3+7'", "6, 6")),
    Case("refused.not_on_dice", dice(), "roll 3", ("6, 6",)),
    Case("refused.not_on_dice", dice(), "roll 0+3", ("6, 6",)),
    Case("refused.not_on_dice", dice(awaiting="roll-off"), "roll-off 1+2+3", ("6, 6",)),
    # The other game
    Case("refused.wrong_game", USUAL, "place c1", ("no such move", "tiger f6")),
    Case("refused.wrong_game", USUAL, "remove b1", ("no such move",)),
    Case("refused.wrong_game", ROLLED, "tiger b1", ("no such move", "place b5")),
    Case("refused.wrong_game", ROLLED, "swap tiger", ("no such move", "place b5")),
    # Cards
    Case("refused.must_act", USUAL, "pass", ("something can be done", "tiger f6")),
    Case("refused.must_act", DEAD, "pass", ("something can be done", "swap tiger")),
    Case("kind.unknown", USUAL, "tigr b1", ("'tigr'", "did you mean 'tiger'")),
    Case("kind.unknown", USUAL, "swap drgon", ("did you mean 'dragon'",)),
    Case("kind.unknown", USUAL, "qqq b1", ("choose from alligator, camel",)),
    Case("refused.not_held", USUAL, "lion e2", ("seat 0", "dragon, fox and tiger", "no lion")),
    Case("refused.not_held", USUAL, "swap lion", ("dragon, fox and tiger",)),
    Case("refused.no_more_swaps", NO_SWAPS, "swap tiger", ("no more than 1 swap",)),
    Case("refused.not_dead", USUAL, "swap tiger", ("tiger may not be swapped", "tiger f6")),
    Case("refused.not_dead", DEAD, "swap fox", ("fox may not", "swap tiger")),
    Case("refused.dead_first", DEAD, "fox f2", ("tiger has no open space", "'swap tiger'")),
    Case("refused.dead_first", DEAD, "dragon f6", ("'swap tiger'",)),
    # Spaces
    Case("cell.unknown", USUAL, "tiger h1", ("'h1'", "a1 to g6")),
    Case("cell.unknown", USUAL, "dragon a99", ("'a99'", "a1 to g6")),
    Case("cell.unknown", ROLLED, "place g1", ("'g1'", "a1 to f6")),
    Case("refused.free_space", USUAL, "tiger a1", ("a1 is a free space",)),
    Case("refused.free_space", USUAL, "dragon g6", ("g6 is a free space",)),
    Case("refused.free_space", FREE, "place a1", ("a1 is a free space",)),
    Case("refused.own_chip", USUAL, "dragon c2", ("c2", "your own")),
    Case("refused.no_chip", USUAL, "dragon d4", ("no chip on d4",)),
    Case("refused.wrong_picture", USUAL, "tiger c3", ("c3 shows the camel", "b1 and f6")),
    Case("refused.wrong_picture", USUAL, "tiger c2", ("c2 shows the zebra", "b1 and f6")),
    Case("refused.covered", USUAL, "tiger b1", ("b1", "seat 1")),
    Case("refused.covered", ROLLED, "place b2", ("b2", "seat 0")),
    Case("refused.covered", ROLLED, "place e2", ("e2", "seat 1")),
    Case(
        "refused.no_chips_left",
        cards(kids_rules(chips=2), "tiger dragon", REST, on=["c2 a2", "g2"]),
        "tiger b1",
        ("seat 0 has no chips left",),
    ),
    # Rolls
    Case("refused.wrong_number", ROLLED, "place b1", ("a roll of 7", "b1 shows 3", "from b5, e5")),
    Case("refused.wrong_for_roll", ROLLED, "pass", ("a roll of 7", "place b5, place e5")),
    Case("refused.wrong_for_roll", ROLLED, "replace e2", ("place b5, place e5",)),
    Case("refused.wrong_for_roll", ROLLED, "remove e2", ("place b5, place e5",)),
    Case(
        "refused.wrong_for_roll",
        dice(roll="5+5", on=["b2", "e2 a1"]),
        "place b1",
        ("a roll of 10", "remove e2"),
    ),
    Case(
        "refused.wrong_for_roll",
        dice(roll="5+5", on=["b2", "e2 a1"]),
        "remove a1",
        ("a roll of 10", "remove e2"),
    ),
    Case(
        "refused.wrong_for_roll",
        dice(dice_rules(chips=1), "3+4", on=["b1"]),
        "place b2",
        ("a roll of 7", "choose from pass"),
    ),
    Case("refused.wrong_for_roll", ROLLED, "pass", ("seat 0 can do something",)),
    Case("refused.wrong_for_roll", ROLLED, "replace e2", ("places a chip on an open space",)),
    Case("refused.wrong_for_roll", REMOVING, "place b1", ("takes a chip off the board",)),
    Case("refused.wrong_for_roll", REMOVING, "remove b2", ("chip on b2 is your own",)),
    Case("refused.wrong_for_roll", REMOVING, "remove c1", ("no chip on c1", "10", "remove e2")),
    Case("refused.wrong_for_roll", REMOVING, "remove a1", ("a1 is safe", "off a space with 2")),
    Case("refused.wrong_for_roll", BARE, "remove a1", ("no opponent's chip", "choose from pass")),
    Case("refused.wrong_for_roll", SPENT, "place b2", ("seat 0 has no chips left", "from pass")),
    Case("refused.wrong_for_roll", FULL, "place b2", ("every space with 7 has a chip", "e2, ")),
    Case("refused.wrong_for_roll", FULL, "replace b2", ("chip on b2 is your own",)),
    Case("refused.wrong_for_roll", FULL, "replace b1", ("no chip on b1",)),
    Case("refused.wrong_for_roll", FULL, "pass", ("seat 0 can do something", "replace e2")),
    Case(
        "refused.wrong_for_roll",
        NUMBERED,
        "replace a1",
        ("a1 shows 2", "chip on a space with 7 may be"),
    ),
    Case("refused.wrong_for_roll", FILLED, "place a1", ("the board is full", "replace b1")),
    Case(
        "refused.wrong_for_roll",
        OWNED,
        "replace b1",
        ("has a chip of your own already", "from pass"),
    ),
    Case("refused.wrong_for_roll", LACKING, "place a1", ("no space shows 4", "from pass")),
    Case("refused.wrong_number", dice(roll="4+4"), "place a1", ("a roll of 8", "space with 8")),
    # What is no event
    Case("event.unreadable", USUAL, "pass b1", ("'pass b1'", "like 'pass'")),
    Case("event.unreadable", DRAWING, "draw 3+4", ("'draw 3+4'", "'draw tiger'")),
    Case("event.unreadable", ROLLED, "place b02", ("'place b02'", "'place b2'")),
    Case("event.unreadable", USUAL, "swap b1", ("'swap tiger'",)),
    Case("kind.unknown", USUAL, "ref f2", ("'ref'", "did you mean 'fox'")),
    Case("refused.luck_first", dice(), "place b1", ("game.luck()",)),
    Case("refused.not_held", BARE_HAND, "tiger b1", ("in the hand: no cards",)),
    Case("event.unreadable", USUAL, "tiger", ("'tiger'", "'tiger b1'")),
    Case("event.unreadable", USUAL, "", ("'tiger b1'",)),
    Case("event.unreadable", USUAL, "tiger b1 f6", ("'tiger b1 f6'", "'tiger b1'")),
    Case("event.unreadable", USUAL, "swap", ("'swap tiger'",)),
    Case("event.unreadable", USUAL, "draw a tiger", ("'draw tiger'",)),
    Case("event.unreadable", dice(), "roll seven", ("'roll seven'", "'roll 3+4'")),
    Case("event.unreadable", dice(awaiting="roll-off"), "roll-off", ("'roll-off 3+4'",)),
]


def test_a_refusal_says_what_is_wrong_and_what_would_be_right(subtests: pytest.Subtests) -> None:
    for case in CASES:
        with subtests.test(case.name):
            before = case.position.to_text()
            with pytest.raises(sq.IllegalMoveError) as refused:
                case.position.apply(case.event)
            assert refused.value.key == case.key
            assert [word for word in case.words if word not in str(refused.value)] == []
            assert case.position.to_text() == before


ENGLISH = {"draw", "deal", "roll", "roll-off", "place", "replace", "remove", "swap", "pass", "seat"}
CODES = {
    card
    for card in (key.removeprefix("card.") for key in LANGUAGES["nb"] if key.startswith("card."))
    if card_name(card, "nb") != card
}


def test_a_refusal_speaks_one_language_and_names_the_players(subtests: pytest.Subtests) -> None:
    """Not so where something is quoted that is to be typed: those have other keys."""
    for case in CASES:
        if case.key.startswith("refused."):
            with subtests.test(case.name):
                named = refusal_of(case).naming(["Anna", "Bo", "Cy", "Di"])
                norwegian = named.in_language("nb")
                assert set(re.findall(r"[\w-]+", norwegian)) & (ENGLISH | CODES) == set()
                assert "plass" not in norwegian
                assert "seat" not in str(named)


def test_partners_are_named_together() -> None:
    position = dice(roll="3+4", on=["b2"], players=4)
    for state, event in ((position, "place b2"), (WON_BY_TWO, "place b1")):
        with pytest.raises(sq.IllegalMoveError) as refused:
            state.apply(event)
        assert "seat 0 and seat 2" in str(refused.value)
        assert "Anna og Cy" in refused.value.naming(["Anna", "Bo", "Cy", "Di"]).in_language("nb")


def test_players_without_a_name_are_numbered_in_the_language_that_is_spoken() -> None:
    with pytest.raises(sq.IllegalMoveError) as refused:
        sq.Game(USUAL, seed=1).play("lion e2")
    assert str(refused.value).startswith("'lion e2': Player 1 has no lion; ")
    norwegian = "«løve e2»: Spiller 1 har ingen løve; på hånden: drage, rev og tiger"
    assert refused.value.in_language("nb") == norwegian


def test_every_reason_has_a_case() -> None:
    reached = [str(refusal_of(case)) for case in CASES]
    for key, reason in LANGUAGES["en"].items():
        if key.startswith("why."):
            pattern = re.sub(r"\{\w+\}", ".+", str(reason))
            assert any(re.search(pattern, sentence) for sentence in reached), key


def refusal_of(case: Case) -> sq.SequenceError:
    with pytest.raises(sq.SequenceError) as refused:
        case.position.apply(case.event)
    return refused.value


def test_every_refusal_has_a_case() -> None:
    by_function = {"refused.wrong_seat", "event.no_text", "event.not_a_move", "event.not_luck"}
    families = {key for key in LANGUAGES["en"] if key.startswith(("refused.", "event."))}
    assert families - by_function <= {case.key for case in CASES}


NO_EVENTS: list[Any] = [5, None, 3.5, ["tiger b1"], ("tiger", "b1"), b"tiger b1"]


def test_what_is_neither_an_event_nor_text(subtests: pytest.Subtests) -> None:
    for event in NO_EVENTS:
        with subtests.test(repr(event)):
            for position in (USUAL, ROLLED, DRAWING, WON):
                with pytest.raises(sq.IllegalMoveError, match="not ") as refused:
                    position.apply(event)
                assert refused.value.key == "event.no_text"
                assert repr(event) in str(refused.value)


@pytest.mark.parametrize(
    ("read", "text", "key"),
    [
        (sq.Move.from_text, "draw tiger", "event.not_a_move"),
        (sq.Move.from_text, "roll 3+4", "event.not_a_move"),
        (sq.Chance.from_text, "tiger b1", "event.not_luck"),
        (sq.Chance.from_text, "pass", "event.not_luck"),
    ],
    ids=["draw tiger", "roll 3+4", "tiger b1", "pass"],
)
def test_a_move_is_not_luck_nor_luck_a_move(
    read: Callable[[str], object], text: str, key: str
) -> None:
    with pytest.raises(sq.IllegalMoveError, match=re.escape(f"'{text}' is ")) as refused:
        read(text)
    assert refused.value.key == key


def test_what_is_no_text_does_not_read_as_an_event() -> None:
    for read in (sq.Move.from_text, sq.Chance.from_text):
        with pytest.raises(sq.IllegalMoveError) as refused:
            read(7)  # type: ignore[arg-type] # wrong on purpose
        assert refused.value.key == "event.no_text"


PUT_TOGETHER_WRONGLY: list[sq.Move | sq.Chance] = [
    sq.Move("play", "tiger"),
    sq.Move("play"),
    sq.Move("jump", "tiger", "f6"),
    sq.Move("swap"),
    sq.Move("pass", "tiger"),
    sq.Move("place"),
    sq.Move("place", "tiger", "b5"),
    sq.Chance("draw"),
    sq.Chance("draw", "wolf", (3, 4)),
    sq.Chance("roll", "wolf", (3, 4)),
    sq.Chance("roll"),
    sq.Chance("hail", faces=(3, 4)),
]


def test_an_event_put_together_wrongly_is_refused(subtests: pytest.Subtests) -> None:
    """Made by hand, not read from a text, so anything may be missing or too much."""
    for event in PUT_TOGETHER_WRONGLY:
        with subtests.test(repr(event)):
            for position in (USUAL, DEAD, ROLLED, DRAWING, dice(), sq.position("kids"), WON):
                with pytest.raises(sq.IllegalMoveError) as refused:
                    position.apply(event)
                assert len(str(refused.value)) > 10


def test_long_lists_of_choices_are_cut_short() -> None:
    position = cards("kids", "unicorn fox lion", REST)
    with pytest.raises(sq.IllegalMoveError) as refused:
        position.apply("pass")
    assert str(refused.value).endswith(", …")
    assert str(refused.value).count(",") == 12


def test_partners_who_have_no_chips_left_are_told_so() -> None:
    position = dice(dice_rules(chips=1), "3+4", on=["b1"], players=4, turn=2)
    with pytest.raises(sq.IllegalMoveError, match="seat 2 has no chips left"):
        position.apply("place b2")
