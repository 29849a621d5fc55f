"""Clicks and cells may come in two threads: what changes a game is done whole."""

import threading
from collections.abc import Callable

import sequence_widget as sq
from sequence_widget.game.undivided import UNDIVIDED

SOON = 0.05  # seconds in which a step that nothing holds up is over


def waits(step: Callable[[], object], seen: Callable[[], object] = lambda: None) -> bool:
    """Whether a step in another thread changes nothing until this one holds nothing any more."""
    done = threading.Event()

    def take() -> None:
        step()
        done.set()

    thread = threading.Thread(target=take)
    with UNDIVIDED:
        before = seen()
        thread.start()
        waited = not done.wait(SOON) and seen() == before
    thread.join()
    return waited and done.is_set()


def test_every_step_of_a_game_waits_for_the_one_under_way() -> None:
    game = sq.Game("kids", seed=7)
    game.play("tiger b1")
    game.undo()
    [variation] = game.variations
    ask = sq.Game("dice", seed=1, luck="ask")
    steps: dict[str, Callable[[], object]] = {
        "play": lambda: game.play("zebra c2"),
        "back": game.back,
        "forward": game.forward,
        "go_to": lambda: game.go_to(1),
        "show": lambda: game.show(game.tip),
        "switch": lambda: game.switch(variation),
        "undo": game.undo,
        "end_at": lambda: game.end_at(game.root),
        "restart": game.restart,
        "begin": lambda: game.begin("mini-kids"),
        "luck": ask.luck,
        "luck_mode": lambda: setattr(ask, "luck_mode", "auto"),
    }
    assert [name for name, step in steps.items() if not waits(step)] == []


def test_who_follows_a_game_sees_each_step_as_it_was_left() -> None:
    """A click that comes while a cell's move is being told is answered after it."""
    game = sq.Game("mini-dice", seed=1)
    plies: list[int] = []
    clicks: list[threading.Thread] = []

    def click() -> None:
        game.play(game.position.legal_moves[0])

    def follow(game: sq.Game) -> None:
        if not clicks:
            clicks.append(threading.Thread(target=click))
            clicks[0].start()
            clicks[0].join(SOON)
        plies.append(game.ply)

    game.subscribe(follow)
    game.play(game.position.legal_moves[0])
    clicks[0].join()
    first, last = plies
    assert first < last == game.ply
