"""A board that is sent any messages, and a game that is played by the engine beside it, in step."""

import os
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import sequence_widget as sq
from tests.widget.wire import Wire

STEPS = 50
EXAMPLES = 10
MESSAGES = int(os.environ.get("MESSAGES", "100000"))
SENT_AT_LEAST = 40  # in fifty steps; some of them find nothing to send
RULES = ["mini-kids", "mini-dice", "dice again_after=always", "mini-kids swaps_per_turn=2"]
JUNK = [
    "",
    "pass",
    "tiger z9",
    "place a1",
    "swap fox",
    "roll 9",
    "draw tiger",
    "Roll 3",
    "?",
    "x y",
]
sent_in_all = [0]


def is_forced(position: sq.Position) -> bool:
    moves = position.legal_moves
    return len(moves) == 1 and moves[0].action in ("swap", "pass")


class BesideTheEngine(RuleBasedStateMachine):
    """Sends messages to a board, and does to a game of its own what each is to mean."""

    @initialize(rules=st.sampled_from(RULES), luck=st.sampled_from(["auto", "ask"]))
    def begin(self, rules: str, luck: Any) -> None:
        self.game, self.twin = (sq.Game(rules, ["Anna", "Bo"], seed=4, luck=luck) for _ in range(2))
        self.wire = Wire(self.game, show="all")

    def ask(self, do: str, **words: Any) -> bool:
        """Send an intent, and say whether it was carried out."""
        sent_in_all[0] += 1
        answer = self.wire.ask(do, **words)
        assert ("refused" in answer) != ("done" in answer)
        return "done" in answer

    def go_on(self) -> None:
        """Do by the engine what a board does by itself after a move."""
        twin = self.twin
        while True:
            position = twin.position
            if twin.ply < twin.last_ply:
                luck = position.awaiting != "move" and twin.luck_mode == "auto"
                if not luck and not is_forced(position):
                    return
                twin.forward()
            elif is_forced(position):
                twin.play(position.legal_moves[0])
            else:
                return

    def try_by_engine(self, event: Any) -> bool:
        try:
            self.twin.play(event)
        except sq.SequenceError:
            return False
        self.go_on()
        return True

    @rule(number=st.integers(0, 200))
    def play_what_is_legal(self, number: int) -> None:
        position = self.twin.position
        events: list[Any] = list(position.legal_moves)
        if position.awaiting not in ("move", None) and self.twin.luck_mode == "ask":
            events = [outcome for outcome, _ in position.chance_outcomes()]
        if events:
            event = events[number % len(events)]
            assert self.ask("play", text=str(event))
            assert self.try_by_engine(event)

    @rule(text=st.sampled_from(JUNK) | st.text(max_size=12))
    def play_anything(self, text: str) -> None:
        enters = self.twin.position.awaiting == "move" or self.twin.luck_mode == "ask"
        assert self.ask("play", text=text) == (enters and self.try_by_engine(text))

    @rule()
    def let_luck_go_on(self) -> None:
        try:
            self.twin.luck()
        except sq.SequenceError:
            assert not self.ask("luck")
        else:
            self.go_on()
            assert self.ask("luck")

    @rule()
    def undo(self) -> None:
        here = self.twin.shown
        while here.parent is not None:
            decided = isinstance(here.event, sq.Move) and not is_forced(here.parent.position)
            here = here.parent
            if decided:
                self.twin.courses.take_back(here)
                assert self.ask("undo")
                return
        assert not self.ask("undo")

    @rule(to=st.sampled_from(["back", "forward", "start", "up"]))
    def step(self, to: str) -> None:
        assert self.ask("step", to=to) == (to in ("back", "forward"))
        if to == "forward":
            self.twin.forward()
        elif to == "back":
            self.twin.back()
        while to in ("back", "forward") and not self.turn_begins():
            self.twin.go_to(self.twin.ply + (1 if to == "forward" else -1))

    def turn_begins(self) -> bool:
        ply, line = self.twin.ply, self.twin.moments
        turns = [moment.position.turn for moment in line[max(0, ply - 1) : ply + 1]]
        return ply in (0, self.twin.last_ply) or turns[0] != turns[1]

    @rule(number=st.integers(-1, 5))
    def switch(self, number: int) -> None:
        there = 0 <= number < len(self.twin.courses)
        end = self.twin.courses[number].end.number if there else -1
        assert self.ask("switch", course=end) == there
        if there:
            self.twin.courses.switch(number)
            while any(
                isinstance(event, sq.Chance) for event in self.twin.events[self.twin.ply :][:1]
            ):
                self.twin.forward()

    @rule()
    def begin_anew(self) -> None:
        assert self.ask("new", seed="same")
        self.twin.restart(self.twin.seed)
        self.go_on()

    @rule(ply=st.integers(-2, 30))
    def write_the_ply(self, ply: int) -> None:
        sent_in_all[0] += 1
        self.wire.write(ply=ply)
        if 0 <= ply <= self.twin.last_ply:
            self.twin.go_to(ply)

    @rule(away=st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, 10**30)]))
    def send_what_is_stale(self, away: tuple[int, int]) -> None:
        scene = self.wire.scene
        here = {"ply": scene["ply"] + away[0], "line": scene["line"] + away[1]}
        sent_in_all[0] += 1
        assert "refused" in self.wire.send({"do": "step", "to": "back", **here})

    @rule(
        junk=st.sampled_from([{}, {"do": []}, {"do": "fly"}, {"do": "log", "from": 1, "to": 9}, 7])
    )
    def send_what_moves_nothing(self, junk: Any) -> None:
        sent_in_all[0] += 1
        self.wire.send(junk)

    @invariant()
    def both_are_in_step(self) -> None:
        if not hasattr(self, "game"):
            return
        assert self.game.to_json() == self.twin.to_json()
        assert self.wire.scene["ply"] == self.wire.board.ply == self.twin.ply
        assert self.wire.board.position_text == self.twin.position.to_text()
        assert self.wire.board.turn == self.twin.position.turn
        self.wire.sent.clear()

    def teardown(self) -> None:
        if hasattr(self, "wire"):
            self.wire.board.close()


TestSomeMessages = BesideTheEngine.TestCase
TestSomeMessages.settings = settings(
    max_examples=EXAMPLES, stateful_step_count=STEPS, deadline=None
)


class ManyMessages(BesideTheEngine):
    """The same, for longer."""


TestManyMessages = pytest.mark.proof(ManyMessages.TestCase)
TestManyMessages.settings = settings(
    max_examples=MESSAGES // SENT_AT_LEAST,
    stateful_step_count=STEPS,
    deadline=None,
)


@pytest.mark.proof
def test_how_many_messages_that_were() -> None:
    print(f"{sent_in_all[0]:,} messages, and the engine beside them in step")
    assert sent_in_all[0] >= MESSAGES
