"""Making a game: rules, players, the first turn, seeds, and positions to start from."""

import itertools
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import start_position
from tests.game.playing import FirstBot, Wrong, snapshot, texts, way_here

ROLLED = sq.position("dice", players=2, roll=(1, 2))


# Players


@pytest.mark.parametrize("edition", sq.editions())
def test_a_new_game_is_dealt_or_rolled_off_and_waits_for_a_move(edition: str) -> None:
    game = sq.Game(edition, seed=1)
    assert game.position.awaiting == "move"
    setup = "roll-off" if "dice" in edition else "deal"
    assert {text.split()[0] for text in texts(game.setup)} == {setup}
    first = texts(game.events)
    assert [text.split()[0] for text in first] == (["roll"] if "dice" in edition else [])
    assert game.ply == len(game.events)
    assert game.rules == game.position.rules == game.start.rules == sq.edition(edition)
    assert way_here(game) == texts(game.setup) + first
    folded = game.start
    for event in game.setup + game.events:
        folded = folded.apply(event)
    assert folded == game.position


def test_setup_is_apart_from_the_events_and_not_counted_in_ply() -> None:
    game = sq.Game("kids", seed=7)
    assert len(game.setup) == 6
    assert (game.events, game.ply) == ((), 0)
    game.play("tiger b1")
    assert texts(game.events) == ("tiger b1", "draw lion")
    assert (game.ply, len(game.setup), str(game.last_event)) == (2, 6, "draw lion")
    assert game.moments[game.ply] is game.shown
    assert len(sq.Game("dice", players=4, seed=1).setup) >= 4


def test_rules_are_taken_by_name_by_line_and_as_they_are() -> None:
    by_name = sq.Game("kids", seed=3)
    assert sq.Game(seed=3).to_json() == by_name.to_json()
    assert sq.Game(sq.edition("kids"), seed=3).to_json() == by_name.to_json()
    changed = sq.edition("kids").but(dragons=4)
    assert sq.Game("kids dragons=4", seed=3).to_json() == sq.Game(changed, seed=3).to_json()
    assert sq.Game(changed, seed=3).rules == changed


def test_without_a_seed_games_differ_and_their_seed_can_be_had() -> None:
    games = [sq.Game("kids") for _ in range(20)]
    assert len({game.seed for game in games}) > 1
    again = sq.Game("kids", seed=games[0].seed)
    assert again.to_json() == games[0].to_json()


def test_players_as_a_number_have_default_names(subtests: pytest.Subtests) -> None:
    for players in [2, 3, 4]:
        with subtests.test(f"{players} players"):
            game = sq.Game("kids", players=players, seed=1)
            assert game.players == tuple(f"Player {number}" for number in range(1, players + 1))
            assert game.position.players == players
            assert game.bots == {}


def test_players_default_to_two_or_to_those_of_the_position() -> None:
    assert len(sq.Game("kids", seed=1).players) == 2
    assert len(sq.Game(sq.position("dice", players=3), seed=1).players) == 3


def test_names_and_bots_may_be_mixed() -> None:
    bot = FirstBot()
    game = sq.Game("kids", players=[" Åse ", bot, FirstBot(), sq.RandomBot()], seed=1)
    assert game.players == ("Åse", "FirstBot", "FirstBot 2", "RandomBot")
    assert list(game.bots) == [1, 2, 3]
    assert game.bots[1] is bot
    assert game.player("FirstBot").bot is bot
    assert game.player(0).bot is None
    assert game.seat_of("RandomBot") == 3
    assert game.seat_of(2) == 2
    assert sq.Game("kids", players=("Bo", "Anna"), seed=1).seen_by("Anna").seat == 1


def test_a_bot_may_have_a_name_of_its_own() -> None:
    class Named(FirstBot):
        name = "Ada"

    assert sq.Game("kids", players=[Named(), Named()], seed=1).players == ("Ada", "Ada 2")


BAD_PLAYERS: list[tuple[str, Wrong, str]] = [
    (
        "text",
        "Anna",
        "give a number, a list of names and bots, or a mapping of names to bots, not 'Anna'",
    ),
    ("mapping", {"Anna": 1, "Bo": 2}, "1 is not a bot"),
    ("set", {"Anna", "Bo"}, "give a number, a list of names"),
    ("fraction", 2.5, "give a number, a list of names"),
    ("one", 1, "for 2, 3 or 4 players, not 1"),
    ("five", 5, "for 2, 3 or 4 players, not 5"),
    ("none", 0, "not 0"),
    ("minus", -2, "not -2"),
    ("true", True, "not True"),
    ("nobody", [], "not 0"),
    ("alone", ["Anna"], "not 1"),
    ("too-many", list("abcde"), "not 5"),
    ("twice", ["Anna", "Anna"], "two players cannot both be called 'Anna'"),
    ("twice-but-for-spaces", ["Anna", " Anna"], "two players cannot both be called 'Anna'"),
    ("empty", ["Anna", ""], "'' cannot be a name; use 1 to 100 letters on one line"),
    ("spaces", ["Anna", "  "], "cannot be a name"),
    ("two-lines", ["Anna", "B\no"], r"'B\no' cannot be a name"),
    ("paragraph", ["Anna", "B\u2028o"], "cannot be a name"),
    ("nul", ["Anna", "B\0"], "cannot be a name"),
    ("half-letter", ["Anna", "\ud800"], "cannot be a name"),
    ("long", ["Anna", "x" * 101], "cannot be a name; use 1 to 100 letters"),
    ("turned", ["Anna", "\u202eannA"], "it has a character that nobody sees, U+202E"),
    ("isolated", ["Anna", "B\u2066o"], "a character that nobody sees, U+2066"),
    ("joined-latin", ["Anna", "An\u200dna"], "a character that nobody sees, U+200D"),
    ("joiner-at-the-end", ["Anna", "👩\u200d"], "a character that nobody sees, U+200D"),
    ("joined-twice", ["Anna", "👩\u200d\u200d🏫"], "a character that nobody sees, U+200D"),
    (
        "number-among",
        ["Anna", 7],
        "7 is neither a name nor a bot; a bot has the method choose(view, rng)",
    ),
    ("class", ["Anna", sq.RandomBot], "write RandomBot() with parentheses"),
    ("nothing", ["Anna", None], "None is neither a name nor a bot"),
    ("bytes", ["Anna", b"Bo"], "b'Bo' is neither a name nor a bot"),
    ("bot-name", ["Anna", type("B", (FirstBot,), {"name": "a\nb"})()], "cannot be a name"),
]


def test_players_that_cannot_be_are_refused(subtests: pytest.Subtests) -> None:
    for name, players, words in BAD_PLAYERS:
        with subtests.test(name):
            with pytest.raises(sq.RulesError) as refused:
                sq.Game("kids", players=players)
            assert refused.value.field == "players"
            assert str(refused.value).startswith("players: ")
            assert words in str(refused.value)


NAMES_OF_ALL_SORTS = (
    "👩\u200d🏫",
    "🏳\ufe0f\u200d🌈 Kim",
    "👩🏽\u200d🚀",
    "דוד",
    "أحمد",
    "نی\u200cلوفر",
    "क्\u200dष",
    "Åse-Marie von und zu Sankt Hansgaarden",
    "O\N{RIGHT SINGLE QUOTATION MARK}Brien",
)


def test_names_are_written_as_people_write_them(subtests: pytest.Subtests) -> None:
    for name in NAMES_OF_ALL_SORTS:
        with subtests.test(name):
            game = sq.Game("kids", players=[name, "Bo"], seed=3)
            assert game.players == (name, "Bo")
            assert sq.Game.from_text(game.to_text()).players == game.players
            assert sq.Game.from_json(game.to_json()).players == game.players


def test_the_longest_name_will_do() -> None:
    assert sq.Game("kids", players=["x" * 100, "y"], seed=1).players[0] == "x" * 100


def test_the_number_of_players_is_the_positions_own() -> None:
    with pytest.raises(sq.RulesError, match="players: this game is for 3 players, not 2"):
        sq.Game(sq.position("dice", players=3), players=["Anna", "Bo"])
    with pytest.raises(sq.RulesError, match="players: this game is for 2 players, not 3"):
        sq.Game("mini-dice", players=3)


# The first turn


def test_seat_0_begins_a_game_of_cards_unless_told() -> None:
    game = sq.Game("kids", players=3, seed=1)
    assert game.start.turn == game.position.turn == 0


DEALERS: list[tuple[Wrong, int]] = [(0, 1), (1, 2), (2, 0), ("Bo", 2), ("Cy", 0)]


def test_the_seat_after_the_dealer_begins(subtests: pytest.Subtests) -> None:
    for dealer, first in DEALERS:
        with subtests.test(f"dealer={dealer}"):
            game = sq.Game("kids", players=["Anna", "Bo", "Cy"], dealer=dealer, seed=1)
            assert game.start.turn == game.position.turn == first
            card = str(game.setup[0]).removeprefix("deal ")
            assert card in game.position.hand(first)  # which is dealt the first card, too


AGES: list[tuple[Wrong, int]] = [
    ([9, 7, 8], 1),
    ((9, 8, 7.5), 2),
    ([7, 7, 7], 0),
    ([8, 7, 7], 1),
    ([Fraction(15, 2), 8, 9], 0),
    ({"Cy": 7, "Anna": 8, "Bo": 9}, 2),
    ({2: 7, 1: 7, 0: 8}, 1),
    ({"Anna": 9, 1: 8, 2: 7}, 2),
]


def test_the_youngest_begins_and_of_two_the_lower_seat(subtests: pytest.Subtests) -> None:
    for ages, first in AGES:
        with subtests.test(f"ages={ages}"):
            game = sq.Game("kids-2025", players=["Anna", "Bo", "Cy"], ages=ages, seed=1)
            assert game.position.turn == first


BAD_FIRSTS: list[tuple[str, dict[str, Wrong], type[sq.SequenceError], str]] = [
    ("both", {"dealer": 0, "ages": [8, 9]}, sq.RulesError, "by the dealer or by ages, not by both"),
    ("no-seat", {"dealer": 2}, sq.PositionError, "there is no seat 2; the seats are 0 to 1"),
    ("minus", {"dealer": -1}, sq.PositionError, "there is no seat -1"),
    ("true", {"dealer": True}, sq.PositionError, "there is no seat True"),
    ("half", {"dealer": 0.5}, sq.PositionError, "there is no seat 0.5"),
    ("list", {"dealer": [0]}, sq.PositionError, "there is no seat [0]"),
    ("stranger", {"dealer": "Ana"}, sq.PositionError, "called 'Ana'; did you mean 'Anna'?"),
    ("few", {"ages": [8]}, sq.RulesError, "ages: give the age of each of the 2 players"),
    ("many", {"ages": [8, 9, 10]}, sq.RulesError, "ages: give the age of each"),
    ("words", {"ages": ["8", 9]}, sq.RulesError, "ages: give the age of each"),
    ("no-age", {"ages": [None, 9]}, sq.RulesError, "ages: give the age of each"),
    ("truth", {"ages": [True, 9]}, sq.RulesError, "ages: give the age of each"),
    ("one-number", {"ages": 8}, sq.RulesError, "ages: give the age of each"),
    ("one-word", {"ages": "ab"}, sq.RulesError, "ages: give the age of each"),
    ("one-named", {"ages": {"Bo": 8}}, sq.RulesError, "ages: give the age of each"),
    ("named-twice", {"ages": {"Bo": 8, 1: 9}}, sq.RulesError, "ages: give the age of each"),
    ("age-of-a-stranger", {"ages": {"Bo": 8, "X": 9}}, sq.PositionError, "called 'X'"),
    ("age-of-no-seat", {"ages": {0: 8, 2: 9}}, sq.PositionError, "there is no seat 2"),
]


def test_a_first_turn_that_cannot_be_is_refused(subtests: pytest.Subtests) -> None:
    for name, how, error, words in BAD_FIRSTS:
        with subtests.test(name):
            with pytest.raises(error) as refused:
                sq.Game("kids", players=["Anna", "Bo"], **how)
            assert words in str(refused.value)


@pytest.mark.parametrize("how", [{"dealer": 0}, {"ages": [8, 9]}], ids=["dealer", "ages"])
@pytest.mark.parametrize("start", ["dice", sq.position("kids")], ids=["dice", "position"])
def test_where_the_first_turn_is_settled_neither_dealer_nor_ages_are_asked(
    start: Wrong, how: dict[str, Wrong]
) -> None:
    with pytest.raises(sq.RulesError) as refused:
        sq.Game(start, **how)
    assert refused.value.field == next(iter(how))
    assert "the roll-off or the position decides" in str(refused.value)


@pytest.mark.parametrize(
    "seed", [7.0, True, 10**100, -(10**5000)], ids=["float", "bool", "long", "longer"]
)
def test_a_seed_is_no_other_number(seed: Wrong) -> None:
    with pytest.raises(sq.RulesError, match=r"^seed: "):
        sq.Game("kids", seed=seed)


def test_a_seed_may_be_negative_and_long() -> None:
    assert sq.Game("kids", seed=-(10**100) + 1).seed == -(10**100) + 1


# Positions to start from


def test_a_game_starts_from_a_position() -> None:
    game = sq.Game(ROLLED, seed=1)
    assert game.start is game.position is ROLLED
    assert (game.setup, game.events, game.ply, game.last_event) == ((), (), 0, None)
    game.play("place b1")
    assert [text.split()[0] for text in texts(game.events)] == ["place", "roll"]


def test_a_position_that_awaits_the_deal_is_dealt_as_the_setup() -> None:
    start = sq.position("kids", players=3, turn=2, chips={"b1": 0})
    game = sq.Game(start, seed=1)
    assert (len(game.setup), game.ply, game.position.turn) == (9, 0, 2)
    assert game.position.chip("b1") == 0


def test_a_position_that_awaits_a_draw_or_roll_goes_on_with_luck() -> None:
    drawing = sq.position("mini-kids", hands=[[], ["fox"]], awaiting="draw")
    game = sq.Game(drawing, seed=1)
    assert (len(game.events), game.ply, game.position.turn) == (1, 1, 1)
    asked = sq.Game(drawing, seed=1, luck="ask")
    assert asked.position is drawing
    asked.luck()
    assert asked.events == game.events
    rolling = sq.Game(sq.position("dice"), seed=1)
    assert (rolling.ply, rolling.position.awaiting) == (1, "move")


def test_a_bot_takes_a_name_that_no_person_has() -> None:
    game = sq.Game("kids", players=[FirstBot(), "FirstBot", FirstBot(), "FirstBot 2"], seed=1)
    assert game.players == ("FirstBot 3", "FirstBot", "FirstBot 4", "FirstBot 2")
    assert sorted(game.bots) == [0, 2]


STARTS: dict[str, dict[str, Any]] = {
    "kids": {
        "rules": "kids",
        "start": start_position(sq.edition("kids"), 2),
        "middle": sq.position("kids", hands=[["fox"], ["lion"]], awaiting="draw"),
    },
    "dice": {
        "rules": "dice",
        "start": start_position(sq.edition("dice"), 2),
        "middle": sq.position("dice"),
    },
}
"""What a game can be begun with."""


@pytest.mark.parametrize("edition", STARTS)
def test_a_game_restarts_as_it_began(edition: str, subtests: pytest.Subtests) -> None:
    for given, luck, seed in itertools.product(STARTS[edition], ("auto", "ask"), (1, 2)):
        with subtests.test(f"from {given}, luck={luck}, seed {seed}"):
            start = STARTS[edition][given]
            fresh = sq.Game(start, seed=seed, luck=luck)
            game = sq.Game(start, seed=1, luck=luck)
            if game.position.awaiting != "move":
                game.luck()
            game.play(game.position.legal_moves[0])
            game.restart(seed)
            assert (game.ply, game.setup, game.events) == (fresh.ply, fresh.setup, fresh.events)
            assert game.position == fresh.position
            assert bool(game.variations) == (seed == 1)
            again = sq.Game.from_json(game.to_json())
            again.restart(seed)
            assert again.position.is_over is False


def test_a_game_can_start_over() -> None:
    over = sq.position("kids", chips={"a2": 0, "a3": 0, "a4": 0}, hands=[["fox"], []])
    game = sq.Game(over, players=[FirstBot(), FirstBot()])
    assert game.position.is_over
    game.advance()
    before = snapshot(game)
    with pytest.raises(sq.IllegalMoveError, match="the game is over, won by FirstBot"):
        game.play("fox f2")
    with pytest.raises(sq.IllegalMoveError, match="luck has nothing to bring now"):
        game.luck()
    with pytest.raises(sq.IllegalMoveError, match="no person has decided"):
        game.undo()
    assert snapshot(game) == before
