"""Another game in the place of the one there was: the same object for all who hold it."""

import pytest

import sequence_widget as sq


def test_another_game_is_begun_in_place() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7, luck="ask")
    seen: list[str] = []

    def follow(game: sq.Game) -> None:
        seen.append(game.rules.edition)

    game.subscribe(follow)
    game.play("tiger b1")
    game.begin("dice", players=["Kim", sq.RandomBot(), "Lo"], seed=3)
    assert seen == ["kids", "dice"]
    assert game.players == ("Kim", "RandomBot", "Lo")
    assert list(game.bots) == [1]
    assert (game.seed, game.luck_mode, game.ply, game.variations) == (3, "ask", 0, ())
    assert (
        game.to_json()
        == sq.Game("dice", players=["Kim", sq.RandomBot(), "Lo"], seed=3, luck="ask").to_json()
    )


def test_what_is_not_given_stays() -> None:
    game = sq.Game("kids", players=["Anna", sq.GreedyBot()], seed=7, dealer="Anna", same_luck=True)
    before = game.seed
    game.begin(dealer=1)
    assert game.players == ("Anna", "GreedyBot")
    assert game.rules == sq.edition("kids")
    assert (game.position.turn, game.same_luck) == (0, True)
    assert game.seed != before


def test_a_game_that_started_from_a_position_does_so_again() -> None:
    start = sq.position("dice", players=2, chips={"a1": 0}, roll=(3, 4))
    game = sq.Game(start, players=["Anna", "Bo"], seed=1)
    game.begin(players=["Bo", "Anna"])
    assert (game.start, game.position, game.players) == (start, start, ("Bo", "Anna"))


def test_it_can_be_given_a_position() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=1)
    start = sq.position("mini-dice", chips={"a1": 1}, turn=1)
    game.begin(start)
    assert game.start == start
    assert game.players == ("Anna", "Bo")


BAD = (
    {"rules": "kidz"},
    {"players": ["Anna"]},
    {"players": ["Anna", "Anna"]},
    {"seed": "x" * 400},
    {"luck": "never"},
    {"dealer": 9},
    {"rules": "dice", "dealer": 0},
    {"rules": "mini-kids", "players": 3},
    {"same_luck": 1},
)


def test_a_game_that_cannot_be_changes_nothing(subtests: pytest.Subtests) -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    before = game.to_json()
    for given in BAD:
        with subtests.test(given=given):
            with pytest.raises(sq.SequenceError):
                game.begin(**given)
            assert game.to_json() == before


def test_the_bots_choice_is_the_move_that_it_makes() -> None:
    game = sq.Game("kids", players=[sq.RandomBot(), "Bo"], seed=7)
    choice = game.bot_choice()
    found = choice()
    game.advance(moves=1)
    assert game.events[0] == found
    with pytest.raises(sq.IllegalMoveError, match="it is not a bot’s turn to move"):
        game.bot_choice()
