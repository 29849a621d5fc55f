"""Clicks and cells may come in two threads: what changes a game is done whole."""

import os
import random
import threading
import warnings
from collections.abc import Callable
from dataclasses import replace

import pytest

import sequence_widget as sq
from sequence_widget.game.change_lock import CHANGE_LOCK

SOON = 0.05  # seconds in which a step that nothing holds up is over


def waits(step: Callable[[], object], seen: Callable[[], object] = lambda: None) -> bool:
    """Whether a step in another thread changes nothing until this one holds nothing any more."""
    done = threading.Event()

    def take() -> None:
        step()
        done.set()

    thread = threading.Thread(target=take)
    with CHANGE_LOCK:
        before = seen()
        thread.start()
        waited = not done.wait(SOON) and seen() == before
    thread.join()
    return waited and done.is_set()


def followed(game: sq.Game) -> sq.Game:
    game.subscribe(lambda _: None)
    return game


def test_every_step_of_a_game_waits_for_the_one_under_way() -> None:
    game = followed(sq.Game("kids", seed=7))
    game.play("tiger b1")
    game.undo()
    [variation] = game.variations
    ask = followed(sq.Game("dice", seed=1, luck="ask"))
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
        "subscribe": lambda: game.subscribe(lambda _: None),
        "unsubscribe": lambda: game.unsubscribe(print),
        "luck": ask.luck,
        "luck_mode": lambda: setattr(ask, "luck_mode", "auto"),
    }

    def seen() -> object:
        return game.shown, game.tip, game.rules, ask.shown, ask.luck_mode

    assert [name for name, step in steps.items() if not waits(step, seen)] == []


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


def test_a_game_that_nobody_follows_waits_for_nobody() -> None:
    """Who follows one game may have others played in threads, and wait for them."""
    game = sq.Game("mini-dice", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
    assert not waits(game.advance)
    assert game.position.is_over


def test_a_bot_does_not_play_for_somebody_else() -> None:
    """While it thinks, a click may take back what it was asked about."""
    game = sq.Game("mini-dice", players=["Anna", sq.RandomBot()], seed=4)
    game.subscribe(lambda _: None)
    while game.position.turn == 0:
        game.play(game.position.legal_moves[0])
    asked_at, ply = game.shown, game.ply

    class Slow:
        def choose(self, view: sq.View, rng: random.Random) -> sq.Move:
            if game.shown is asked_at:
                thread = threading.Thread(target=game.undo)
                thread.start()
                thread.join()
            return rng.choice(view.legal_moves)

    game._bots = {1: Slow()}
    anna, bot = game.terms.players
    game._terms = replace(game.terms, players=(anna, replace(bot, bot=Slow())))
    game.advance(1)
    assert game.ply < ply
    assert game.position.turn == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no forks")
def test_a_forked_process_waits_for_no_thread_of_its_parent() -> None:
    held, over = threading.Event(), threading.Event()

    def hold() -> None:
        with CHANGE_LOCK:
            held.set()
            over.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads, as meant
        child = os.fork()
    if child == 0:
        os._exit(0 if CHANGE_LOCK.acquire(timeout=SOON) else 1)
    over.set()
    thread.join()
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
