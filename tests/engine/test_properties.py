"""What holds in every position of every game, whatever the rules were changed to."""

import itertools
import math
import pickle
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine import Event, KidsPosition
from sequence_widget.engine.position_text import write_position
from sequence_widget.rules import FREE, DiceRules, KidsRules
from tests.engine.random_play import length_of, random_events
from tests.engine.strategies import kids_positions, positions, seeds, starts

TRIED = 80
EXAMPLES = settings().max_examples
EXAMPLES //= 1 if EXAMPLES > 1_000 else 2  # as many as tests/conftest.py says in the proof alone


def possible_events(position: sq.Position) -> list[Event]:
    return [*position.legal_moves, *(chance for chance, _ in position.chance_outcomes())]


def thinkable_events(position: sq.Position) -> list[Event]:
    """Give every event of either game that could be meant here, and some beyond."""
    rules = position.rules
    cells = [*rules.board.cells, "z9"]
    kinds = [*(rules.animals if isinstance(rules, KidsRules) else ()), "unicorn", "dragon", "yeti"]
    dice = rules.dice if isinstance(rules, DiceRules) else (6, 6)
    throws = [*itertools.product(*(range(faces + 2) for faces in dice)), (1,), (1, 1, 1, 1)]
    actions = ["place", "replace", "remove"]
    return [
        sq.Move("pass"),
        *(sq.Move("play", kind, cell) for kind in kinds for cell in cells),
        *(sq.Move("swap", kind) for kind in kinds),
        *(sq.Move(action, cell=cell) for action in actions for cell in cells),
        *(sq.Chance(word, kind) for word in ("deal", "draw") for kind in kinds),
        *(sq.Chance(word, faces=throw) for word in ("roll", "roll-off") for throw in throws),
    ]


@settings(max_examples=EXAMPLES)
@given(position=positions, seed=seeds, as_text=st.booleans())
def test_every_event_offered_applies_and_no_other(
    position: sq.Position, seed: int, *, as_text: bool
) -> None:
    before, text = pickle.loads(pickle.dumps(position)), position.to_text()  # noqa: S301
    possible = possible_events(position)
    thinkable = thinkable_events(position)
    assert set(possible) <= set(thinkable)
    others = random.Random(seed).sample(thinkable, min(TRIED, len(thinkable)))
    for event in [*possible, *others]:
        given_as = str(event) if as_text else event
        if event in possible:
            after = position.apply(given_as)
            assert type(after) is type(position)
            assert after != position or event == sq.Move("pass")
        else:
            with pytest.raises(sq.IllegalMoveError):
                position.apply(given_as)
    assert position == before
    assert position.to_text() == text
    assert possible_events(position) == possible


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_something_may_happen_until_the_game_is_over(position: sq.Position) -> None:
    assert bool(position.legal_moves) == (position.awaiting == "move")
    assert bool(position.chance_outcomes()) == (position.awaiting not in ("move", None))
    assert position.is_over == (position.turn is None) == (position.awaiting is None)
    assert len(set(position.legal_moves)) == len(position.legal_moves)
    assert bool(position.winning_lines) == (position.winner is not None)
    assert position.winner is None or position.is_over
    for cell in itertools.chain(*position.winning_lines):
        assert position.rules.board.word(cell) == FREE or position.chip(cell) == position.winner


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_the_chances_of_luck_sum_to_exactly_one(position: sq.Position) -> None:
    outcomes = position.chance_outcomes()
    assert all(share > 0 for _, share in outcomes)
    assert sum(share for _, share in outcomes) == bool(outcomes)
    assert len({chance for chance, _ in outcomes}) == len(outcomes)
    scale = math.lcm(*(share.denominator for _, share in outcomes))
    if outcomes:
        fallen = Counter(position.chance_at(point, scale) for point in range(scale))
        assert fallen == {chance: share * scale for chance, share in outcomes}
    if outcomes and isinstance(position, KidsPosition):
        assert {chance.card: share * position.deck.total() for chance, share in outcomes} == dict(
            position.deck
        )


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_nothing_is_lost_and_nothing_appears(position: sq.Position) -> None:
    seats = range(position.players)
    owners = Counter(position.chips.values())
    for seat in seats:
        assert position.supply(seat) + owners[position.side(seat)] == position.rules.chips
        assert position.supply(seat) >= 0
    assert sum(owners.values()) == len(position.chips)
    if isinstance(position, KidsPosition):
        cards = Counter(position.deck)
        for seat in seats:
            cards.update(position.hand(seat))
            cards.update(position.discards(seat))
            assert list(position.hand(seat)) == sorted(position.hand(seat))
            assert len(position.hand(seat)) <= position.rules.hand_size
        assert cards == Counter(dict(position.rules.deck))
        assert any(position.deck.values()) or not any(map(position.discards, seats))


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_texts_read_back(position: sq.Position) -> None:
    again = sq.Position.from_text(position.to_text())
    assert again == position
    assert hash(again) == hash(position)
    assert possible_events(again) == possible_events(position)
    assert sq.Rules.from_text(position.rules.to_text()) == position.rules
    assert "\n" not in position.to_text()
    for move in position.legal_moves:
        assert sq.Move.from_text(str(move)) == move
    for chance, _ in position.chance_outcomes():
        assert sq.Chance.from_text(str(chance)) == chance


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_pickles_read_back(position: sq.Position) -> None:
    views = [position.seen_by(seat) for seat in range(position.players)]
    again, views_again, events = pickle.loads(  # noqa: S301 - our own
        pickle.dumps((position, views, possible_events(position)))
    )
    assert (again, hash(again), again.rules) == (position, hash(position), position.rules)
    assert possible_events(again) == events == possible_events(position)
    assert views_again == views
    assert again.layout is position.layout


@settings(max_examples=EXAMPLES)
@given(position=positions, seed=seeds)
def test_back_and_undo_lead_where_one_was(position: sq.Position, seed: int) -> None:
    game = sq.Game(position, position.players, seed=seed)
    rng = random.Random(seed)
    for _ in range(6):
        if game.position.is_over:
            break
        before, ply = game.position, game.ply
        move = rng.choice(before.legal_moves)
        game.play(move)
        after, later = game.position, game.ply
        game.undo()
        assert (game.position, game.ply, len(game.events)) == (before, ply, ply)
        game.play(move)  # to meet the same luck again
        assert (game.position, game.ply) == (after, later)
    line = [moment.position for moment in game.moments]
    assert game.position == line[-1]
    for expected in line[-2::-1]:
        game.back()
        assert game.position == expected
    for ply, event in enumerate(game.events):
        assert game.position.apply(event) == line[ply + 1]
        game.forward()
        assert game.position == line[ply + 1]
    assert game.variations == ()


@settings(max_examples=EXAMPLES)
@given(start=starts(most=20), seed=seeds)
def test_random_games_end(start: sq.Position, seed: int) -> None:
    end = start
    for events, position in enumerate(random_events(start, random.Random(seed))):
        assert events < 20_000
        end = position
    assert end.is_over
    assert length_of(end) <= end.rules.limit


def dealt_anew(position: KidsPosition, seat: int | None, rng: random.Random) -> sq.Position:
    """Shuffle all cards that a seat cannot see, and build the position with them."""
    hidden = sorted(position.deck.elements())
    for other in range(position.players):
        hidden += position.hand(other) if other != seat else ()
    rng.shuffle(hidden)
    hands = [
        position.hand(other) if other == seat else [hidden.pop() for _ in position.hand(other)]
        for other in range(position.players)
    ]
    return sq.position(
        position.rules,
        position.players,
        chips=position.chips,
        turn=position.turn or 0,
        awaiting=position.awaiting,
        hands=hands,
        discards=[position.discards(other) for other in range(position.players)],
        swaps=position.swaps,
        played=position.played,
        idle=position.idle,
    )


@settings(max_examples=EXAMPLES)
@given(position=kids_positions, seed=seeds, data=st.data())
def test_hidden_cards_change_nothing_in_a_view(
    position: KidsPosition, seed: int, data: st.DataObject
) -> None:
    seat = data.draw(st.sampled_from([None, *range(position.players)]))
    view = position.seen_by(seat)
    other = dealt_anew(position, seat, random.Random(seed)).seen_by(seat)
    assert other == view
    assert hash(other) == hash(view)
    assert repr(other) == repr(view)
    assert write_position(other) == write_position(view)
    assert (other.unseen, other.legal_moves) == (view.unseen, view.legal_moves)


@settings(max_examples=EXAMPLES)
@given(position=positions)
def test_a_view_offers_its_own_seat_what_the_position_does(position: sq.Position) -> None:
    assert position.seen_by(None).legal_moves == ()
    for seat in range(position.players):
        view = position.seen_by(seat)
        on_turn = seat == position.turn
        assert view.legal_moves == (position.legal_moves if on_turn else ())
        assert view.hand == position.hand(seat)
        hidden = position.deck.total() + sum(
            len(position.hand(other)) for other in range(position.players) if other != seat
        )
        assert view.unseen.total() == hidden
        assert view.deck_size == position.deck.total()


@settings(max_examples=EXAMPLES)
@given(position=positions, seed=seeds)
def test_a_sample_of_a_view_looks_like_the_view(position: sq.Position, seed: int) -> None:
    for seat in (None, *range(position.players)):
        view = position.seen_by(seat)
        sample = view.sample(random.Random(seed))
        assert sample.seen_by(seat) == view
        assert sq.Position.from_text(sample.to_text()) == sample


PROPERTIES = {name: check for name, check in dict(globals()).items() if name.startswith("test_")}


@pytest.mark.proof
@pytest.mark.parametrize("name", PROPERTIES)
def test_properties_hold_for_thousands_more(name: str) -> None:
    PROPERTIES[name]()
    print(f"{name}: {EXAMPLES:,} examples")
