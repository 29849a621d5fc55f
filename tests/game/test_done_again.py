"""A record is done again as it was done, however much was stepped about; its line is laid once."""

import random
from collections.abc import Iterator

import pytest

import sequence_widget as sq
from sequence_widget.game.tree import Moment
from tests.game.playing import play_on


def do(game: sq.Game, step: str) -> None:
    """Do one step of a record as a person would."""
    words = step.split()
    if words[0] in ("show", "end"):
        moment = game.tree.moments[int(words[1])]
        (game.show if words[0] == "show" else game.end_at)(moment)
    else:
        game.play(step, luck="ask")


def random_step(game: sq.Game, rng: random.Random) -> str:
    """Go on, or else step to any moment, or end the line at one."""
    position = game.position
    if rng.randrange(3) and not position.is_over:
        return str(rng.choice([*position.legal_moves, *dict(position.chance_outcomes())]))
    return f"{rng.choice(['show', 'end'])} {rng.randrange(len(game.tree.moments))}"


def ways_on(game: sq.Game) -> list[int | None]:
    """Say for every moment how the line goes on from it."""
    return [moment.latest.number if moment.latest else None for moment in game.tree.moments]


@pytest.mark.parametrize("edition", ["mini-dice", "mini-kids", "dice", "kids"])
def test_any_steps_written_down_give_the_tree_that_they_gave(edition: str) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        game = sq.Game(edition, 2, seed=seed, luck="ask")
        text = game.to_text()
        for number in range(60):
            step = random_step(game, rng)
            do(game, step)
            text += f"{step}\n"
            if number % 10 == 0:
                again = sq.Game.from_text(text)
                assert (ways_on(again), again.shown.number) == (ways_on(game), game.shown.number)
                assert again.tree.line()[-1].number == game.tip.number
                assert again.variations == game.variations
                assert again.to_text() == game.to_text()


def test_the_line_is_laid_once_however_often_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(sq.Game("dice chips=3", 2, seed=1, luck="ask"), random.Random(1), 300)
    there_and_back = f"end {len(game.setup)}\nshow {game.tip.number}\n"
    laid = 0
    line = Moment.line

    def counted(self: Moment) -> Iterator[Moment]:
        nonlocal laid
        for moment in line(self):
            laid += 1
            yield moment

    monkeypatch.setattr(Moment, "line", counted)
    again = sq.Game.from_text(game.to_text() + there_and_back * 100)
    assert again.events == game.events
    assert laid == len(game.tree.moments)
