"""A game begun from the board, and what of it a stranger may ask for."""

from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import LANGUAGES
from sequence_widget.widget.screen import Screen
from tests.widget.wire import Wire, dice, kids

PEOPLE = [{"name": "Kim", "bot": None}, {"name": "Lo", "bot": None}]


def wish(**changes: Any) -> dict[str, Any]:
    usual = {"edition": "kids", "players": PEOPLE, "first": None, "luck": "auto", "entering": False}
    return {**usual, **changes}


def test_another_game_is_begun_in_place() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    players = [*PEOPLE, {"name": "Robo", "bot": "greedy"}]
    asked = wish(edition="dice", players=players, luck="ask", entering=True)
    assert wire.ask("begin", **asked) == {"id": 1, "done": True}
    assert wire.board.game is game
    assert (game.rules, game.players) == (sq.edition("dice"), ("Kim", "Lo", "Robo"))
    assert (list(game.bots), game.luck_mode, wire.board.entering) == ([2], "ask", True)
    assert (wire.board.board["has_dice"], len(wire.board.seats)) == (True, 3)
    assert wire.scene["hands"] == [[], [], []]
    assert wire.scene["entering"] is True


def test_the_other_way_round_the_hands_are_hidden_as_before() -> None:
    wire = Wire(dice(), curtain=True)
    wire.ask("begin", **wish())
    assert wire.scene["curtain"] == "Hand the screen to Kim."
    assert wire.scene["hands"] == [["?"] * 3, ["?"] * 3]


def test_who_begins_is_chosen_with_cards() -> None:
    wire = Wire(kids())
    for first in (0, 1):
        wire.ask("begin", **wish(first=first))
        assert wire.board.turn == first
    answer = wire.ask("begin", **wish(edition="dice", first=0))
    assert answer["refused"] == (
        "Players and game: here the roll-off or the position decides who has the first turn"
    )


def test_a_bot_that_begins_moves_as_it_was_asked_for_here() -> None:
    players = [{"name": "Robo", "bot": "random"}, PEOPLE[0]]
    wire = Wire(kids())
    wire.ask("begin", **wish(players=players))
    assert wire.board.turn == 1


def test_bots_are_those_there_are_and_think_no_longer_than_is_good() -> None:
    game = kids()
    wire = Wire(game)
    for name, kind in (
        ("random", sq.RandomBot),
        ("greedy", sq.GreedyBot),
        ("search", sq.SearchBot),
    ):
        wire.ask("begin", **wish(players=[PEOPLE[0], {"name": "Robo", "bot": name}]))
        assert isinstance(game.bots[1], kind)
    search = game.bots[1]
    assert isinstance(search, sq.SearchBot)
    assert (search.playouts or 0) <= 2_000
    assert search.seconds is None


def test_a_bot_of_ones_own_can_stay() -> None:
    own = sq.SearchBot(seconds=0.01)
    game = sq.Game("kids", players=["Anna", own], seed=7)
    wire = Wire(game)
    told = wire.ask("setup")["setup"]
    assert [each["bot"] for each in told["players"]] == [None, "search"]
    wire.ask("begin", **wish(players=[PEOPLE[0], {"name": "Robo", "bot": "now-1"}]))
    assert game.bots == {1: own}
    refused = wire.ask("begin", **wish(players=[{"name": "Robo", "bot": "now-0"}, PEOPLE[0]]))
    assert refused["refused"] == "The board did not understand that."


def test_a_bot_that_stays_may_take_another_seat() -> None:
    class Own(sq.GreedyBot):
        pass

    own = Own()
    game = sq.Game("kids", players=["Anna", "Bo", own], seed=7)
    wire = Wire(game)
    told = wire.ask("setup")["setup"]["players"]
    assert [each["bot"] for each in told] == [None, None, "now-2"]
    wire.ask("begin", **wish(players=[told[0], told[2]]))
    assert game.bots == {1: own}


def test_rules_that_were_changed_stay_if_nothing_else_is_chosen() -> None:
    rules = sq.edition("kids").but(dragons=4)
    game = sq.Game(rules, players=["Anna", "Bo"], seed=7)
    wire = Wire(game)
    told = wire.ask("setup")["setup"]
    assert told["editions"][0]["said"] == "Sequence for Kids, with these rules"
    assert told["edition"] == "now"
    wire.ask("begin", **wish(edition="now"))
    assert game.rules == rules


def test_what_can_be_chosen_is_said_in_every_language(subtests: pytest.Subtests) -> None:
    wire = Wire(sq.Game("dice", players=3, seed=1))
    for language in LANGUAGES:
        with subtests.test(language):
            wire.write(language=language)
            told = wire.ask("setup")["setup"]
            assert [each["name"] for each in told["editions"]] == list(sq.editions())
            assert [each["name"] for each in told["bots"]] == ["random", "greedy", "search"]
            assert told["edition"] == "dice"


def test_somebody_without_a_name_stays_so_in_every_language() -> None:
    game = sq.Game("kids", players=2, seed=7)
    wire = Wire(game, language="nb")
    players = wire.ask("setup")["setup"]["players"]
    assert players[0]["name"] == "Spiller 1"
    wire.ask("begin", **wish(players=players))
    assert game.players == ("Player 1", "Player 2")
    offered = str(LANGUAGES["nb"]["ui.begin.player"])
    more = [{"name": offered.format(number=number), "bot": None} for number in (3, 1, 4)]
    wire.ask("begin", **wish(players=more))
    assert list(game.players) == ["Player 3", "Player 1", "Player 4"]


WRONG_WISHES: list[dict[str, Any]] = [
    {"edition": "kidz"},
    {"edition": "kids dragons=4"},
    {"edition": "kids board=" + "fox." * 1000},
    {"edition": None},
    {"edition": 7},
    {"edition": ["kids"]},
    {"players": 2},
    {"players": []},
    {"players": PEOPLE * 3},
    {"players": [PEOPLE[0]] * 10_000},
    {"players": ["Kim", "Lo"]},
    {"players": [{"name": "Kim", "bot": None}, {"name": 7, "bot": None}]},
    {"players": [{"name": "x" * 61}, PEOPLE[0]]},
    {"players": [{"name": "", "bot": None}, PEOPLE[0]]},
    {"players": [{"name": "a\u202eb", "bot": None}, PEOPLE[0]]},
    {"players": [{"name": "first", "bot": None}, PEOPLE[0]]},
    {"players": [PEOPLE[0], PEOPLE[0]]},
    {"players": [PEOPLE[0], {"name": "Robo", "bot": "SearchBot(playouts=10**9)"}]},
    {"players": [PEOPLE[0], {"name": "Robo", "bot": {"name": "search", "playouts": 10**9}}]},
    {"players": [PEOPLE[0], {"name": "Robo", "bot": "__import__"}]},
    {"players": [PEOPLE[0], {"name": "Robo", "bot": "SolutionBot"}]},
    {"edition": "mini-kids", "players": [*PEOPLE, {"name": "Cy", "bot": None}]},
    {"luck": "never"},
    {"luck": None},
    {"entering": 1},
    {"entering": None},
    {"first": 2},
    {"first": -1},
    {"first": "Kim"},
    {"first": 0.5},
    {"position": 7},
    {"position": ""},
    {"position": "x" * 100_000},
    {"position": "kids dragons=900 players=2"},
    {"position": "kids players=2 hands=?;? discards=?;"},
    {"position": "kids players=2 hands=" + "?," * 60 + "?;?"},
    {"position": "kids players=2 chips=z9:0"},
    {"position": "kids players=3"},
    {"position": "sequence_widget game 1\nstart: kids players=2\nseed: 7"},
]


def test_a_wrong_wish_changes_nothing(subtests: pytest.Subtests) -> None:
    game = kids()
    wire = Wire(game, entering=True)
    game.play("tiger b1")
    before = game.to_json()
    for changes in WRONG_WISHES:
        with subtests.test(repr(changes)[:60]):
            answer = wire.ask("begin", **wish(**changes))
            assert set(answer) == {"id", "refused"}
            assert len(answer["refused"]) < 1_000
            assert game.to_json() == before
            assert wire.board.entering is True


def test_a_wish_from_another_moment_is_refused() -> None:
    wire = Wire(kids())
    stale = {"do": "begin", "ply": 5, "line": 0, **wish()}
    assert wire.send(stale)["refused"] == "The game has moved on; look again."


def test_a_position_is_copied_and_begun_from() -> None:
    wire = Wire(dice())
    wire.board.game.play(wire.board.game.position.legal_moves[0])
    text = wire.ask("copy")["text"]
    assert text == wire.board.game.position.to_text()
    other = Wire(kids())
    assert other.ask("begin", **wish(position=text, edition=None)) == {"id": 1, "done": True}
    assert other.board.game.start.to_text() == text
    assert other.board.game.players == ("Kim", "Lo")


def test_the_position_that_is_copied_hides_what_the_viewer_may_not_see() -> None:
    game = kids()
    wire = Wire(game, show="Anna")
    text = wire.ask("copy")["text"]
    assert text == game.seen_by("Anna").to_text()
    shut = Wire(kids(), curtain=True).ask("copy")["text"]
    assert "panda" not in shut


def test_the_hidden_cards_of_a_copied_position_are_dealt_anew() -> None:
    game = kids()
    wire = Wire(game, show="Anna")
    text = wire.ask("copy")["text"]
    own, hands = game.position.hand(0), set()
    for _ in range(20):
        assert wire.ask("begin", **wish(position=text))["done"]
        assert game.start.hand(0) == own
        assert game.start.seen_by(0).unseen == sq.Game(game.start).seen_by(0).unseen
        hands.add(game.start.hand(1))
    assert len(hands) > 1  # of 9139 hands


def test_a_word_chooses_the_course_of_luck() -> None:
    wire = Wire(kids())
    for seed, kept in ((" 9B ", "9b"), ("7", 7)):
        wire.ask("begin", **wish(seed=seed))
        assert wire.board.game.seed == kept
        expected = sq.Game("kids", players=["Kim", "Lo"], seed=seed)
        assert wire.board.game.setup == expected.setup
    wire.ask("begin", **wish(seed="  "))
    assert wire.board.game.seed != 7
    assert "refused" in wire.ask("begin", **wish(seed=7))


def test_a_person_who_takes_over_from_a_bot_is_not_called_like_one() -> None:
    game = sq.Game("kids", players=["Anna", sq.GreedyBot()], seed=7)
    players = Wire(game).ask("setup")["setup"]["players"]
    assert [each["person"] for each in players] == ["Anna", "Player 2"]
    named = sq.Game("kids", players={"Anna": None, "Bo": sq.GreedyBot()}, seed=7)
    players = Wire(named, language="nb").ask("setup")["setup"]["players"]
    assert [each["person"] for each in players] == ["Anna", "Bo"]


def test_neither_seed_nor_game_is_in_any_answer() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=987_654_321)
    wire = Wire(game)
    for do in ("setup", "copy", "rules"):
        wire.ask(do)
    wire.ask("begin", **wish())
    for do in ("setup", "copy", "rules"):
        wire.ask(do)
    said = wire.everything()
    assert "987654321" not in said
    assert str(game.seed) not in said
    assert "sequence_widget game" not in said


def test_the_rules_are_told_when_asked_for_and_only_then() -> None:
    wire = Wire(kids())
    assert "dead card" not in wire.everything()
    told = wire.ask("rules")["told"]
    assert told == sq.edition("kids").explain("en").splitlines()
    wire.write(language="nb")
    assert wire.ask("rules")["told"] == sq.edition("kids").explain("nb").splitlines()


@pytest.mark.parametrize("failure", [sq.SequenceError("widget.nonsense"), ValueError("mine")])
def test_whatever_keeps_a_game_from_beginning_leaves_entering_as_it_was(
    failure: Exception,
) -> None:
    screen = Screen(dice(), "mover", always=False)
    with pytest.raises(type(failure)), screen.choosing(entering=False):
        raise failure
    assert screen.entering


def test_entering_is_a_switch_of_its_own() -> None:
    game = dice(luck="ask")
    wire = Wire(game, entering=False)
    assert (wire.scene["luck"], wire.scene["entering"]) == (True, False)
    refused = wire.ask("play", text="roll 3+4")["refused"]
    assert refused == "Here the computer rolls and draws by itself."
    assert game.position.awaiting == "roll"
    wire.board.entering = True
    assert wire.scene["entering"] is True
    wire.ask("play", text="roll 3+4")
    assert game.position.roll == (3, 4)


def test_what_a_cell_does_not_let_be_entered_no_game_of_the_board_does(
    subtests: pytest.Subtests,
) -> None:
    for allowed in (False, True):
        with subtests.test(str(allowed)):
            wire = Wire(dice(luck="ask"), entering=allowed)
            assert wire.ask("setup")["setup"]["entering"] is (True if allowed else None)
            wire.ask("begin", **wish(edition="dice", luck="ask", entering=True))
            assert wire.scene["entering"] is wire.board.entering is allowed
            wire.ask("begin", **wish(edition="dice", luck="ask", entering=False))
            assert wire.ask("setup")["setup"]["entering"] is (False if allowed else None)


def test_no_unicorn_is_chosen_where_nothing_is_entered() -> None:
    game = kids(luck="ask")
    wire = Wire(game, entering=False)
    wire.ask("play", text="tiger b1")
    assert (wire.scene["drawable"], wire.scene["entering"]) == ([], False)
    assert "refused" in wire.ask("play", text="draw unicorn")
    game.play("draw unicorn")  # a cell can
    assert "unicorn" in game.position.hand(0)


def test_eyes_that_have_no_seat_any_more_see_nothing() -> None:
    game = sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=7)
    wire = Wire(game, show="Cy")
    wire.ask("begin", **wish())
    assert wire.scene["viewer"] is None
    assert wire.board.hand == []
    wire.ask("begin", **wish(players=[*PEOPLE, {"name": "Di", "bot": None}]))
    assert wire.scene["viewer"] == 2


def test_every_board_of_the_game_shows_the_new_one() -> None:
    game = kids()
    one, other = Wire(game), Wire(game)
    one.ask("begin", **wish(edition="dice"))
    assert other.board.board["has_dice"]
    assert [seat["name"] for seat in other.board.seats] == ["Kim", "Lo"]


def test_a_game_begun_by_a_cell_waits_for_its_bots_to_be_let() -> None:
    game = kids()
    wire = Wire(game)
    game.begin("kids", players=[sq.RandomBot(), "Bo"])
    assert (wire.board.turn, wire.scene["bot"]) == (0, "next")
