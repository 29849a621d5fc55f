"""A game copied or pickled is the same game, with bots that go on as they would have."""

import copy
import pickle
import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

import sequence_widget as sq
from tests.game.playing import texts
from tests.records import make


def pickled(game: sq.Game) -> sq.Game:
    again: sq.Game = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    return again


WAYS: dict[str, Callable[[sq.Game], sq.Game]] = {
    "pickle": pickled,
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


@dataclass
class Wanderer:
    """A bot with luck of its own, and a memory."""

    own: random.Random = field(default_factory=lambda: random.Random(3))
    seen: list[int] = field(default_factory=list)

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
        del rng
        self.seen.append(len(view.legal_moves))
        return self.own.choice(view.legal_moves)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_the_same_when_copied(way: str, subtests: pytest.Subtests) -> None:
    for name in make.GAMES:
        with subtests.test(name):
            game = sq.Game.load(make.HERE / f"{name}.json")
            again = WAYS[way](game)
            assert again.to_json() == game.to_json()
            kept = (game.events, game.ply, game.position)
            assert (again.events, again.ply, again.position) == kept
            ways = [way.events for way in game.variations]
            assert [way.events for way in again.variations] == ways


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_bots_go_on_as_they_would_have(way: str) -> None:
    game = sq.Game("mini-dice", players=[Wanderer(), "Bo"], seed=4)
    while game.position.turn != 1:
        game.advance(1)
    again = WAYS[way](game)
    for table in (game, again):
        for _ in range(3):
            if table.position.turn == 1 and not table.position.is_over:
                table.play(table.position.legal_moves[0])
            table.advance()
    assert texts(again.events) == texts(game.events)
    mine, theirs = game.bots[0], again.bots[0]
    assert mine is not theirs
    assert mine == theirs or mine.seen == theirs.seen  # type: ignore[attr-defined] # Wanderers


def test_a_copy_goes_its_own_way() -> None:
    game = sq.Game("kids", seed=7)
    told: list[int] = []
    game.subscribe(lambda table: told.append(table.ply))
    again = copy.deepcopy(game)
    again.play("tiger b1")
    assert (game.ply, again.ply, told) == (0, 2, [])


@pytest.mark.parametrize(
    "start", ["dice", sq.position("dice", awaiting="roll-off")], ids=["rules", "position"]
)
def test_a_copy_starts_over_as_the_game_would(start: str | sq.Position) -> None:
    game = sq.Game(start, seed=7, luck="ask")
    game.luck()
    again = pickled(game)
    for table in (game, again):
        table.restart(8)
    assert again.to_json() == game.to_json()


def test_a_long_game_is_copied() -> None:
    game = sq.Game("dice", players=[sq.RandomBot(), sq.RandomBot(), sq.RandomBot()], seed=2)
    game.advance(700)
    assert pickled(game).to_json() == copy.deepcopy(game).to_json() == game.to_json()


def test_what_was_wrong_with_a_game_is_copied_too() -> None:
    game = sq.Game("kids", seed=7)
    game.damage = sq.RecordError("record.no_text", value="int")
    assert str(pickled(game).damage) == str(game.damage)
