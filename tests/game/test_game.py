"""A game as it is played: moves, luck that waits, bots, and how it is shown."""

import random

import pytest

import sequence_widget as sq
from tests.game.playing import FirstBot, Wrong, play_on, snapshot, texts


def test_a_move_is_played_as_text_or_as_a_move() -> None:
    one, other = sq.Game("kids", seed=7), sq.Game("kids", seed=7)
    one.play(" Tiger  B1 ")
    other.play(sq.Move("play", "tiger", "b1"))
    assert one.to_json() == other.to_json()


def test_by_says_who_means_to_move() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    before = snapshot(game)
    for other in ("Bo", 1):
        with pytest.raises(sq.IllegalMoveError) as refused:
            game.play("tiger b1", by=other)
        assert str(refused.value) == "'tiger b1': it is the turn of Anna, not of Bo"
    with pytest.raises(sq.PositionError, match="called 'Ann'; did you mean 'Anna'"):
        game.play("tiger b1", by="Ann")
    with pytest.raises(sq.PositionError, match="there is no seat 2"):
        game.play("tiger b1", by=2)
    assert snapshot(game) == before
    game.play("tiger b1", by="Anna")
    game.play(game.position.legal_moves[0], by=1)
    assert game.ply == 4


NOT_PLAYED: list[Wrong] = [
    "tigr b1",
    "tiger b9",
    "lion b1",
    "pass",
    "draw lion",
    "roll 1+2",
    "",
    "\n",
    7,
    None,
    b"pass",
]


def test_what_cannot_be_played_changes_nothing(subtests: pytest.Subtests) -> None:
    for event in NOT_PLAYED:
        with subtests.test(repr(event)):
            game = sq.Game("kids", seed=7)
            game.play("tiger b1")
            game.back(2)
            before = snapshot(game)
            with pytest.raises(sq.IllegalMoveError):
                game.play(event)
            assert snapshot(game) == before


NO_SEATS: list[Wrong] = [2, -1, True, 1.0, "Cy", [1]]


def test_seats_that_are_not_there_are_refused(subtests: pytest.Subtests) -> None:
    for who in NO_SEATS:
        with subtests.test(repr(who)):
            game = sq.Game("kids", players=["Anna", "Bo"], seed=1)
            for way in ("seen_by", "seat_of", "player"):
                with pytest.raises(sq.PositionError):
                    getattr(game, way)(who)


# Luck that waits


def test_luck_asked_for_waits_after_the_setup() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    assert (game.position.awaiting, game.ply, len(game.setup)) == ("roll", 0, 4)
    with pytest.raises(sq.IllegalMoveError, match="first comes a roll, such as 'roll 1"):
        game.play("place b1")
    game.luck()
    assert (game.position.awaiting, game.ply) == ("move", 1)
    with pytest.raises(sq.IllegalMoveError, match="luck has nothing to bring now"):
        game.luck()
    game.play(game.position.legal_moves[0])
    assert (game.position.awaiting, game.ply) == ("roll", 2)
    assert game.luck_mode == "ask"


def test_luck_asked_for_is_the_luck_that_comes_by_itself() -> None:
    for edition in sq.editions():
        auto, ask = sq.Game(edition, seed=5), sq.Game(edition, seed=5, luck="ask")
        for _ in range(12):
            if ask.position.awaiting in ("draw", "roll"):
                ask.luck()
            if auto.position.is_over:
                break
            assert auto.position == ask.position
            move = auto.position.legal_moves[-1]
            auto.play(move)
            ask.play(move)


def test_real_dice_and_cards_are_entered() -> None:
    game = sq.Game("dice", seed=1, luck="ask")
    game.play("roll 3+4")
    assert game.position.roll == (3, 4)
    cards = sq.Game("kids", seed=7, luck="ask")
    cards.play("tiger b1")
    cards.play(sq.Chance("draw", "dragon"))
    assert cards.position.hand(0) == ("dragon", "panda", "zebra")


NO_CARDS = [
    ("draw tigr", "there is no card 'tigr'; did you mean 'tiger'?"),
    ("draw tiger", "there is no tiger left in the deck"),
    ("deal fox", "first comes a draw, such as 'draw alligator'"),
    ("roll 1+2", "first comes a draw"),
    ("panda a3", "first comes a draw"),
    ("draw", "write it like 'draw tiger'"),
]


def test_cards_that_cannot_come_are_refused(subtests: pytest.Subtests) -> None:
    for event, words in NO_CARDS:
        with subtests.test(event):
            hands = [["tiger", "fox", "lion"], ["tiger", "panda", "zebra"]]
            game = sq.Game(sq.position("kids", hands=hands), seed=7, luck="ask")
            game.play("fox f2")
            before = snapshot(game)
            with pytest.raises(sq.IllegalMoveError) as refused:
                game.play(event)
            assert words in str(refused.value)
            assert snapshot(game) == before


NO_ROLLS = ["roll 7+1", "roll 0+1", "roll 3", "roll 1+2+3", "roll-off 1+2"]


def test_dice_that_cannot_show_this_are_refused(subtests: pytest.Subtests) -> None:
    for event in NO_ROLLS:
        with subtests.test(event):
            game = sq.Game("dice", seed=1, luck="ask")
            before = snapshot(game)
            with pytest.raises(sq.IllegalMoveError, match=r"faces up to 6, 6|first comes"):
                game.play(event)
            assert snapshot(game) == before


def test_events_that_are_no_events_cannot_be_made() -> None:
    wrong: list[Wrong] = [[3, 4], (3.0, 4), (True, 4), ("3", 4), 7, None]
    for faces in wrong:
        with pytest.raises(sq.IllegalMoveError, match="an event is a move or an outcome of luck"):
            sq.Chance("roll", faces=faces)
    card: Wrong = ["tiger"]
    for make in (lambda: sq.Chance("draw", card), lambda: sq.Move("play", card, "b1")):
        with pytest.raises(sq.IllegalMoveError, match="an event is a move or an outcome of luck"):
            make()


NO_MODES: list[Wrong] = ["", "Auto", None, 1, ["ask"]]


def test_there_are_two_ways_of_luck(subtests: pytest.Subtests) -> None:
    for mode in NO_MODES:
        with subtests.test(repr(mode)):
            with pytest.raises(sq.RulesError, match="luck: luck is 'auto' or 'ask', not"):
                sq.Game("kids", luck=mode)
            game = sq.Game("kids", seed=1)
            with pytest.raises(sq.RulesError, match="luck: "):
                game.luck_mode = mode
            assert game.luck_mode == "auto"


def test_the_way_of_luck_can_be_changed_while_playing() -> None:
    game = sq.Game("kids", seed=7)
    game.luck_mode = "ask"
    game.play("tiger b1")
    assert game.position.awaiting == "draw"
    game.luck_mode = "auto"
    game.luck()
    assert texts(game.events) == ("tiger b1", "draw lion")


# Bots


def test_bots_play_until_a_person_has_to_decide() -> None:
    game = sq.Game("kids", players=["Anna", FirstBot(), FirstBot()], seed=1)
    game.advance()
    assert game.ply == 0  # it is Anna's turn already
    game.play(game.position.legal_moves[0])
    assert game.ply == 2
    game.advance()
    assert (game.ply, game.position.turn) == (6, 0)


def test_bots_alone_play_to_the_end() -> None:
    for edition in sq.editions():
        game = sq.Game(edition, players=[sq.RandomBot(), sq.RandomBot()], seed=1)
        game.advance()
        assert game.position.is_over
        game.advance()


def test_where_luck_is_asked_for_bots_wait_for_it_too() -> None:
    game = sq.Game("dice", players=[FirstBot(), FirstBot()], seed=1, luck="ask")
    game.advance()
    assert (game.ply, game.position.awaiting) == (0, "roll")
    game.luck()
    game.advance()
    assert (game.ply, game.position.awaiting) == (2, "roll")


def test_after_a_step_back_to_luck_bots_go_on() -> None:
    game = sq.Game("mini-dice", players=[FirstBot(), FirstBot()], seed=1)
    game.advance()
    end = texts(game.events)
    game.go_to(0)
    game.advance()
    assert texts(game.events) == end
    assert (game.ply, game.variations) == (len(end), ())


@pytest.mark.parametrize(
    "answer", [None, "tiger a1", "b1", sq.Move("pass"), sq.Chance("draw", "fox"), []], ids=str
)
def test_a_bot_that_chooses_nonsense_is_named(answer: object) -> None:
    class Silly:
        name = "Silly"

        def choose(self, _view: sq.View, _rng: random.Random) -> Wrong:
            return answer

    game = sq.Game("kids", players=[Silly(), "Bo"], seed=7)
    before = snapshot(game)
    with pytest.raises(sq.IllegalMoveError) as refused:
        game.advance()
    assert str(refused.value) == f"Silly chose '{answer}', which is not a legal move here"
    assert snapshot(game) == before


def test_a_bot_may_answer_with_the_text_of_a_move() -> None:
    class Writer:
        def choose(self, view: sq.View, _rng: random.Random) -> Wrong:
            return str(view.legal_moves[-1]).upper()

    game = sq.Game("kids", players=[Writer(), "Bo"], seed=7)
    wanted = game.position.legal_moves[-1]
    game.advance()
    assert game.events[0] == wanted


NO_NUMBERS: list[Wrong] = ["x", -1, 1.5, True, [1]]


def test_bots_make_a_whole_number_of_moves(subtests: pytest.Subtests) -> None:
    for moves in NO_NUMBERS:
        with subtests.test(repr(moves)):
            game = sq.Game("mini-dice", players=[FirstBot(), FirstBot()], seed=1)
            before = snapshot(game)
            with pytest.raises(
                sq.IllegalMoveError, match="moves are a whole number, 0 or more, not"
            ):
                game.advance(moves)
            assert snapshot(game) == before


def test_what_a_bot_raises_comes_through_and_what_was_played_stays() -> None:
    class Fails:
        def choose(self, _view: sq.View, _rng: random.Random) -> sq.Move:
            raise ZeroDivisionError

    game = sq.Game("kids", players=[FirstBot(), Fails()], seed=7)
    with pytest.raises(ZeroDivisionError):
        game.advance()
    assert (game.ply, game.position.turn, game.position.awaiting) == (2, 1, "move")


def test_a_bot_sees_what_its_seat_sees() -> None:
    seen = []

    class Looks(FirstBot):
        def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
            seen.append(view)
            return super().choose(view, rng)

    game = sq.Game("kids", players=["Anna", Looks()], seed=7)
    game.play("tiger b1")
    position = game.position
    game.advance()
    assert seen == [position.seen_by(1)]
    assert seen[0].names == ("Anna", "Looks")


# Showing


def test_the_table_has_a_row_an_event() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    assert game.to_frame().shape == (0, 5)
    game.play("tiger b1")
    game.play(game.position.legal_moves[0])
    game.back()
    rows = game.to_frame().to_dict("records")
    assert [list(row.values()) for row in rows[:2]] == [
        [1, 0, "Anna", "move", "tiger b1"],
        [2, 0, "Anna", "luck", "draw lion"],
    ]
    assert [row["ply"] for row in rows] == [1, 2, 3, 4]
    assert [row["seat"] for row in rows] == [0, 0, 1, 1]
    assert [row["player"] for row in rows] == ["Anna", "Anna", "Bo", "Bo"]
    assert [row["event"] for row in rows] == list(texts(game.events))


def test_a_game_shows_itself() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    game.back()
    assert repr(game) == "<Game kids: Anna, Bo; ply 1 of 2>"
    assert game._repr_svg_() == game.position._repr_svg_()


def test_whole_games_of_every_edition_end() -> None:
    for edition in sq.editions():
        for players in sq.edition(edition).player_counts:
            game = play_on(sq.Game(edition, players, seed=players), random.Random(players))
            assert game.position.is_over
            assert game.ply == len(game.events)
            assert game.position.awaiting is None
