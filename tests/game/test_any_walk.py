"""Whatever is done in a game, in whatever order, nothing that was played is lost."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import sequence_widget as sq
from tests.game.playing import (
    FirstBot,
    Path,
    can_undo,
    courses,
    texts,
    wander,
    way_here,
)

EXAMPLES, STEPS = 60, 50


def starts_with(course: Path, beginning: Sequence[str]) -> bool:
    return course[: len(beginning)] == tuple(beginning)


class Walk(RuleBasedStateMachine):
    """A model that remembers every way ever shown, beside a game that is walked about in."""

    game: sq.Game

    @initialize(
        edition=st.sampled_from(sq.editions()),
        seed=st.integers(0, 99),
        luck=st.sampled_from(["auto", "ask"]),
        bot=st.booleans(),
    )
    def begin(self, edition: str, seed: int, luck: str, bot: bool) -> None:  # noqa: FBT001
        players = ["Anna", FirstBot() if bot else "Bo"]
        self.game = sq.Game(edition, players, seed=seed, luck=luck)
        self.ways = {way_here(self.game)}

    def remember(self, before: Path, *events: str) -> None:
        here = way_here(self.game)
        assert starts_with(here, before + events)
        assert len(before) + len(events) <= len(here)
        self.ways.add(here)

    @precondition(lambda self: not self.game.position.is_over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        position, before = self.game.position, way_here(self.game)
        choices: list[sq.Move | sq.Chance] = [
            *position.legal_moves,
            *(luck for luck, _ in position.chance_outcomes()),
        ]
        event = data.draw(st.sampled_from(choices))
        self.game.play(event if data.draw(st.booleans()) else str(event))
        self.remember(before, str(event))

    @precondition(lambda self: self.game.position.awaiting in ("draw", "roll"))
    @rule()
    def luck(self) -> None:
        before = way_here(self.game)
        self.game.luck()
        self.remember(before)

    @rule()
    def advance(self) -> None:
        before = way_here(self.game)
        self.game.advance(moves=2)
        self.remember(before)

    @rule(plies=st.integers(0, 6))
    def back(self, plies: int) -> None:
        line, ply = texts(self.game.events), self.game.ply
        self.game.back(plies)
        assert (texts(self.game.events), self.game.ply) == (line, max(0, ply - plies))

    @rule(plies=st.integers(0, 6))
    def forward(self, plies: int) -> None:
        line, ply = texts(self.game.events), self.game.ply
        self.game.forward(plies)
        assert (texts(self.game.events), self.game.ply) == (line, min(len(line), ply + plies))

    @rule(data=st.data())
    def go_to(self, data: st.DataObject) -> None:
        line = texts(self.game.events)
        ply = data.draw(st.integers(0, len(line)))
        self.game.go_to(ply)
        assert (texts(self.game.events), self.game.ply) == (line, ply)

    @rule()
    def undo(self) -> None:
        before = way_here(self.game)
        if not can_undo(self.game):
            with pytest.raises(sq.IllegalMoveError):
                self.game.undo()
            return
        self.game.undo()
        here = way_here(self.game)
        assert starts_with(before, here)
        assert before != here
        # It ends there, or goes on as it did before another way was tried from there.
        further = texts(self.game.events)[self.game.ply :]
        assert not further or further[0] != before[len(here)]
        assert self.game.position.awaiting == "move"
        assert self.game.position.turn not in self.game.bots

    @precondition(lambda self: self.game.variations)
    @rule(data=st.data())
    def switch(self, data: st.DataObject) -> None:
        way = data.draw(st.sampled_from(self.game.variations))
        expected = texts(self.game.events)[: way.ply] + texts(way.events)
        self.game.switch(way)
        assert texts(self.game.events) == expected
        assert self.game.ply == way.ply + 1

    @invariant()
    def nothing_is_lost_and_nothing_invented(self) -> None:
        found = courses(self.game)
        assert len(set(found)) == len(found)
        for way in self.ways:
            assert any(starts_with(course, way) for course in found)
        for course in found:
            assert any(starts_with(way, course) for way in self.ways)
        leaving = [way.ply for way in self.game.variations]
        assert all(0 <= ply <= len(self.game.events) for ply in leaving)
        assert leaving == sorted(leaving)

    @invariant()
    def what_is_shown_follows_from_the_events(self) -> None:
        position = self.game.start
        for event in (*self.game.setup, *self.game.events[: self.game.ply]):
            position = position.apply(event)
        assert position == self.game.position
        assert way_here(self.game) == texts(
            self.game.setup + self.game.events[: self.game.ply],
        )
        assert self.game.moments[self.game.ply] is self.game.shown

    def teardown(self) -> None:
        text = self.game.to_json()
        players = [self.game.bots.get(seat, name) for seat, name in enumerate(self.game.players)]
        assert sq.Game.from_json(text, players).to_json() == text


def test_whatever_is_done_nothing_played_is_lost() -> None:
    run_state_machine_as_test(
        Walk, settings=settings(max_examples=EXAMPLES, stateful_step_count=STEPS)
    )


@pytest.mark.proof
def test_whatever_is_done_nothing_played_is_lost_at_length() -> None:
    run_state_machine_as_test(Walk, settings=settings(max_examples=600, stateful_step_count=80))


def test_long_walks_lose_nothing(subtests: pytest.Subtests) -> None:
    for seed in range(20):
        with subtests.test(f"seed {seed}"):
            rng = random.Random(seed)
            game = sq.Game(sq.editions()[seed % 6], seed=seed, luck=rng.choice(["auto", "ask"]))
            ways = {way_here(game)}
            for _ in range(60):
                wander(game, rng, 1)
                ways.add(way_here(game))
            found = courses(game)
            assert all(any(starts_with(course, way) for course in found) for way in ways)
