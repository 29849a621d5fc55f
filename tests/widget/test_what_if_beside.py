"""A question on the board that takes long: it is answered beside the kernel, and can be stopped."""

import random
import threading

import pytest

import sequence_widget as sq
from sequence_widget.exact.patience import GivenUpError, given_up_when, go_on_if_wanted
from sequence_widget.widget.panels import answered
from sequence_widget.widget.sentences.sentence import Asked
from tests.widget.event_loop import in_a_kernel, until
from tests.widget.putting_together import choose, claims
from tests.widget.wire import Wire, dice

OPEN = {"panels": ("claims",)}


class Endless:
    """A search that goes on until nobody waits for it, in place of answering."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.given_up = threading.Event(), threading.Event()
        self._usual = answered.answered
        monkeypatch.setattr(answered, "answered", self._answer)

    def _answer(self, asked: Asked) -> answered.Answered:
        if asked.claim != sq.finishes("Anna"):
            return self._usual(asked)
        self.begun.set()
        try:
            while True:
                go_on_if_wanted()
        except GivenUpError:
            self.given_up.set()
            raise


def test_it_is_stopped_and_another_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Endless(monkeypatch)

    async def play() -> None:
        wire = Wire(dice(), **OPEN)
        choose(wire, "0 who", "seat 0")
        choose(wire, "0 verb", "finishes")
        await until(search.begun.is_set)
        assert claims(wire)["works"]
        assert (wire.board.claim, wire.board.answer) == (sq.finishes("Anna"), None)
        wire.ask("claims", act="stop")
        assert "Stopped" in claims(wire)["refused"]
        await until(search.given_up.is_set)
        choose(wire, "0 who", "roll 1")
        choose(wire, "0 thing 0", "7")
        await until(lambda: "answer" in claims(wire))
        assert wire.board.answer == sq.roll_sum("dice")[7]
        wire.board.close()

    in_a_kernel(play)


@pytest.mark.parametrize("how", ["panel", "question", "move", "board"])
def test_it_ends_when_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    search = Endless(monkeypatch)

    async def play() -> None:
        wire = Wire(dice(luck="ask"), **OPEN)
        choose(wire, "0 who", "seat 0")
        choose(wire, "0 verb", "finishes")
        await until(search.begun.is_set)
        if how == "panel":
            wire.write(panels=[])
        elif how == "question":
            wire.board.ask("How likely is a 7?", "1/6", name=f"beside {how}")
            assert claims(wire) == {}
        elif how == "move":
            wire.board.game.luck()
        else:
            wire.board.close()
        await until(search.given_up.is_set)
        wire.board.close()

    in_a_kernel(play)


def test_an_error_ends_it_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError

    async def play() -> None:
        wire = Wire(dice(), **OPEN)
        with monkeypatch.context() as broken:
            broken.setattr(answered, "figures_of", fail)
            choose(wire, "0 thing 0", "7")
            await until(lambda: "refused" in claims(wire))
        assert "ValueError" in claims(wire)["refused"]
        assert not claims(wire)["works"]
        choose(wire, "0 thing 0", "8")
        await until(lambda: "answer" in claims(wire))
        wire.board.close()

    in_a_kernel(play)


def test_a_search_is_given_up_on_the_way() -> None:
    game, rng = sq.Game("dice", players=3, seed=1), random.Random(1)
    for _ in range(30):
        game.play(rng.choice(game.position.legal_moves))
    looks = iter(range(1_000))
    with pytest.raises(GivenUpError), given_up_when(lambda: next(looks) == 999):
        game.seen_by(0).finish_probability(1, within=2)
    assert next(looks, None) is None
