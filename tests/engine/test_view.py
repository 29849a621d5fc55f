"""What a seat can see, and that nothing else is in what it is given."""

import dataclasses
import itertools
import pickle
import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.engine import DicePosition, KidsPosition
from sequence_widget.engine.dice.tables import dice_layout
from sequence_widget.engine.kids.tables import kids_layout
from tests.game.playing import Wrong, play_on
from tests.game.test_fair_luck import misfit

HANDS = [["tiger", "fox", "lion"], ["zebra", "unicorn", "panda"], ["wolf", "moose", "dragon"]]
SEEN_CARDS = ["whale", "turtle"]


def somewhere(seed: int, edition: str, players: int, events: int) -> sq.Game:
    """Return a game of random moves, stopped after some of them."""
    names = ["Anna", "Bo", "Cy", "Di"][:players]
    return play_on(sq.Game(edition, names, seed=seed), random.Random(seed), events)


@st.composite
def games(draw: st.DrawFn) -> sq.Game:
    edition = draw(st.sampled_from(sq.editions()))
    players = draw(st.sampled_from(sq.edition(edition).player_counts))
    return somewhere(draw(st.integers(0, 999)), edition, players, draw(st.integers(0, 60)))


def cards_in(thing: object) -> Iterator[str]:
    """Find every word in a view, in whatever container, other than in its rules."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for pair in thing.items():
            yield from cards_in(pair)
    elif isinstance(thing, tuple | list | set | frozenset):
        for item in thing:
            yield from cards_in(item)
    elif not isinstance(thing, int | None | sq.Rules):
        message = f"{thing!r} is in a view, and nobody has thought about what it shows"
        raise TypeError(message)


def fields_of(view: sq.View) -> dict[str, object]:
    names = [entry.name for entry in dataclasses.fields(view)]
    return {name: getattr(view, name) for name in names if name not in ("rules", "layout")}


# What is in a view


def test_a_view_holds_what_lies_open_and_the_own_hand() -> None:
    chips = {"b1": 0, "c2": 1, "g3": 2}
    position = sq.position(
        "kids", 3, chips=chips, hands=HANDS, turn=1, discards=[["whale"], ["turtle"], []]
    )
    view = position.seen_by(1)
    assert (view.seat, view.turn, view.awaiting, view.players) == (1, 1, "move", 3)
    assert view.hand == position.hand(1) == ("panda", "unicorn", "zebra")
    assert view.hand_sizes == (3, 3, 3)
    assert view.deck_size == position.deck.total() == 42 - 9 - 2
    assert (view.discards(0), view.discards(1), view.discards(2)) == (("whale",), ("turtle",), ())
    assert view.chips == chips
    assert (view.chip("b1"), view.chip("a2"), view.supply(1)) == (0, None, 20)
    assert (view.is_over, view.winner, view.winning_lines, view.roll) == (False, None, (), None)
    assert view.rules == position.rules
    assert view.names == ()


@given(games())
def test_a_view_agrees_with_the_position(game: sq.Game) -> None:
    position = game.position
    for seat in (*range(position.players), None):
        view = position.seen_by(seat)
        assert view.hand_sizes == tuple(len(position.hand(s)) for s in range(position.players))
        assert view.deck_size == position.deck.total()
        others = [position.hand(s) for s in range(position.players) if s != seat]
        assert view.unseen == position.deck + Counter(itertools.chain(*others))
        assert 0 not in view.unseen.values()
        assert view.hand == (() if seat is None else position.hand(seat))
        assert view.chips == position.chips
        assert view.roll == position.roll
        assert view.winning_lines == position.winning_lines
        assert [view.discards(s) for s in range(position.players)] == [
            position.discards(s) for s in range(position.players)
        ]
        on_turn = seat is not None and seat == position.turn
        assert view.legal_moves == (position.legal_moves if on_turn else ())


def test_a_view_of_dice_shows_all() -> None:
    view = sq.position("dice", 4, chips={"b2": 3}, turn=2, roll=(3, 4)).seen_by(1)
    assert (view.roll, view.chips, view.legal_moves) == ((3, 4), {"b2": 1}, ())
    assert (view.hand, view.unseen, view.deck_size) == ((), Counter(), 0)
    assert view.hand_sizes == (0, 0, 0, 0)
    assert view.discards(3) == ()
    mover = sq.position("dice", 4, chips={"b2": 3}, turn=2, roll=(3, 4)).seen_by(2)
    assert [str(move) for move in mover.legal_moves] == ["place e2", "place b5", "place e5"]


# And what is not


@given(games(), st.integers(0, 99))
def test_positions_that_differ_in_hidden_cards_alone_give_equal_views(
    game: sq.Game, seed: int
) -> None:
    position = game.position
    for seat in (*range(position.players), None):
        view = position.seen_by(seat)
        other = view.sample(random.Random(seed))
        again = other.seen_by(seat)
        assert again == view
        assert hash(again) == hash(view)
        assert repr(again) == repr(view)
        assert str(again) == str(view)
        assert again.to_text() == view.to_text()
        assert pickle.dumps(again) == pickle.dumps(view)
        assert fields_of(again) == fields_of(view)
        assert again.legal_moves == view.legal_moves
        assert again.unseen == view.unseen


@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_equal_positions_are_equal_whenever_their_tables_were_made(edition: str) -> None:
    one = sq.position(edition)
    kids_layout.cache_clear()
    dice_layout.cache_clear()
    other = sq.position(edition)
    assert other.layout is not one.layout
    assert (other, hash(other)) == (one, hash(one))
    assert other.seen_by(0) == one.seen_by(0)


@pytest.mark.parametrize("seat", [0, 1, 2, None], ids=["first", "second", "third", "an onlooker"])
def test_no_hidden_card_is_anywhere_in_a_view(seat: int | None) -> None:
    start = sq.position("kids", 3, hands=HANDS, discards=[["whale"], ["turtle"], []])
    game = sq.Game(start, ["Anna", "Bo", "Cy"], seed=1)
    view = game.seen_by(seat)
    own = [] if seat is None else HANDS[seat]
    known = {*own, *SEEN_CARDS, "Anna", "Bo", "Cy", "move"}
    kinds = {kind for kind, _ in start.seen_by(0).rules.deck}
    found = Counter(cards_in(list(fields_of(view).values())))
    assert set(found) == known
    assert all(found[card] == 1 for card in (*own, *SEEN_CARDS))
    for text in (repr(view), view.to_text()):
        words = Counter(re.findall(r"[a-z]+", text))
        assert {word for word in words if word in kinds} == {*own, *SEEN_CARDS}
        assert text.count("?") == 9 - len(own)


def test_the_finder_of_cards_finds_them() -> None:
    assert list(cards_in({"a": ("tiger", [("fox",), None, 3])})) == ["a", "tiger", "fox"]
    with pytest.raises(TypeError):
        list(cards_in((sq.position("kids"),)))


def test_a_pickled_view_has_no_more_in_it_than_the_view() -> None:
    start = sq.position("mini-kids", hands=[["tiger"], ["dragon"]])
    other = sq.position("mini-kids", hands=[["tiger"], ["fox"]])
    assert pickle.dumps(start.seen_by(0)) == pickle.dumps(other.seen_by(0))
    assert pickle.dumps(start.seen_by(None)) == pickle.dumps(other.seen_by(None))
    assert pickle.dumps(start.seen_by(1)) != pickle.dumps(other.seen_by(1))


def test_views_are_pickled(subtests: pytest.Subtests) -> None:
    for edition in sq.editions():
        with subtests.test(edition):
            game = somewhere(1, edition, 2, 6)
            for who in ("Anna", "Bo", None):
                view = game.seen_by(who)
                again = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
                assert again == view
                assert again.names == view.names
                assert again.layout is view.layout
                assert again.legal_moves == view.legal_moves


def test_a_view_cannot_be_changed() -> None:
    view: Wrong = sq.position("kids", hands=HANDS[:2]).seen_by(0)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.own = ("dragon",)


# Seats and names


def test_only_the_seat_whose_turn_it_is_has_moves() -> None:
    position = sq.position("kids", 3, hands=HANDS, turn=1)
    assert position.seen_by(1).legal_moves == position.legal_moves != ()
    for seat in (0, 2, None):
        assert position.seen_by(seat).legal_moves == ()
    waiting = position.apply("zebra c2")
    assert waiting.awaiting == "draw"
    assert all(waiting.seen_by(seat).legal_moves == () for seat in (0, 1, 2, None))


def test_somebody_who_looks_on_sees_no_hand() -> None:
    view = sq.position("kids", 3, hands=HANDS).seen_by(None)
    assert (view.seat, view.hand, view.deck_size) == (None, (), 33)
    assert view.unseen == Counter(dict(view.rules.deck))
    assert view.unseen.total() == 42


def test_names_come_with_a_view_from_a_game() -> None:
    game = sq.Game("kids", ["Anna", "Bo", "Cy"], seed=1)
    view = game.seen_by("Bo")
    assert (view.seat, view.names) == (1, ("Anna", "Bo", "Cy"))
    assert (view.seat_of("Cy"), view.seat_of(0)) == (2, 0)
    assert view.discards("Anna") == ()
    assert game.seen_by(None).names == ("Anna", "Bo", "Cy")
    assert view == game.position.seen_by(1)  # names are not part of what is seen
    with pytest.raises(sq.PositionError, match="nobody here is called 'Bob'; did you mean 'Bo'"):
        view.seat_of("Bob")
    with pytest.raises(sq.PositionError, match=r"no names are known here, .* 'Bo'"):
        game.position.seen_by(1).seat_of("Bo")


NO_SEATS: list[Wrong] = [3, -1, True, 1.0, [1]]


def test_seats_that_are_not_there_see_nothing(subtests: pytest.Subtests) -> None:
    for seat in NO_SEATS:
        with subtests.test(repr(seat)):
            for position in (sq.position("kids", 3), sq.position("dice", 3)):
                with pytest.raises(sq.PositionError, match="there is no seat"):
                    position.seen_by(seat)
                with pytest.raises(sq.PositionError, match="there is no seat"):
                    position.seen_by(0).seat_of(seat)
                with pytest.raises(sq.PositionError, match="there is no seat"):
                    position.seen_by(0).discards(seat)


# As text


def test_the_text_of_a_view_hides_cards() -> None:
    position = sq.position("kids", chips={"b1": 0}, hands=[["tiger", "fox"], ["lion"]], turn=1)
    assert position.seen_by(0).to_text() == "kids players=2 chips=b1:0 hands=fox,tiger;? turn=1"
    assert position.seen_by(1).to_text() == "kids players=2 chips=b1:0 hands=?,?;lion turn=1"
    assert position.seen_by(None).to_text() == "kids players=2 chips=b1:0 hands=?,?;? turn=1"
    assert repr(position.seen_by(1)) == f"<View of seat 1: {position.seen_by(1).to_text()}>"
    assert repr(position.seen_by(None)).startswith("<View of no seat: kids players=2 ")
    with pytest.raises(sq.PositionError, match="this text hides cards"):
        sq.Position.from_text(position.seen_by(0).to_text())


@given(games())
def test_where_nothing_is_hidden_the_text_is_the_positions(game: sq.Game) -> None:
    view = game.seen_by(0)
    if isinstance(game.position, DicePosition):
        assert view.to_text() == game.position.to_text()
        return
    hidden, own = view.to_text(), ",".join(view.hand)
    assert isinstance(game.position, KidsPosition)
    full = game.position.to_text()
    if "hands=" in full:
        whole = re.search(r"hands=(\S*)", full)
        assert whole is not None
        hands = [own] + [",".join("?" * size) for size in view.hand_sizes[1:]]
        assert hidden == full.replace(whole[0], "hands=" + ";".join(hands))
    else:
        assert hidden == full


# Dealing the hidden cards anew


@given(games(), st.integers(0, 9))
def test_a_sample_is_a_whole_position_that_play_can_go_on_from(game: sq.Game, seed: int) -> None:
    position = game.position
    for seat in (*range(position.players), None):
        sample = position.seen_by(seat).sample(random.Random(seed))
        assert type(sample) is type(position)
        assert sq.Position.from_text(sample.to_text()) == sample
        if seat is not None:
            assert sample.hand(seat) == position.hand(seat)
        everything = sample.deck.copy()
        for each in range(position.players):
            assert sample.hand(each) == tuple(sorted(sample.hand(each)))
            everything.update(sample.hand(each))
            everything.update(sample.discards(each))
        if isinstance(sample, KidsPosition):
            assert everything == dict(sample.rules.deck)
        else:
            assert sample == position


def dealt(view: sq.View) -> dict[tuple[tuple[str, ...], ...], Fraction]:
    """Return every pair of hidden hands with its exact probability, by laying out the cards."""
    cards = list(view.unseen.elements())
    sizes = [size for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in itertools.permutations(cards, sum(sizes)):
        hands, left = [], list(order)
        for size in sizes:
            hands.append(tuple(sorted(left[:size])))
            del left[:size]
        ways[tuple(hands)] += 1
    total = ways.total()
    return {hands: Fraction(count, total) for hands, count in ways.items()}


SMALL = "free tiger lion free / fox tiger lion fox"


@pytest.mark.parametrize("seat", [0, None], ids=["a player", "an onlooker"])
def test_samples_are_dealt_like_shuffled_cards(seat: int | None) -> None:
    rules = sq.edition("mini-kids").but(
        board=SMALL, player_counts=(2, 3), hand_size=2, chips=6, copies=3
    )
    position = sq.position(
        rules, 3, hands=[["tiger", "fox"], ["lion"], ["fox", "dragon"]], discards=[["lion"], [], []]
    )
    view = position.seen_by(seat)
    shares = dealt(view)
    assert sum(shares.values()) == 1
    rng = random.Random(1)
    counts: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for _ in range(20_000):
        sample = view.sample(rng)
        counts[tuple(sample.hand(s) for s in range(3) if s != seat)] += 1
    assert misfit(counts, shares) < 1  # a bound passed by chance once in 30,000 times


def test_samples_depend_on_the_given_randomness_alone() -> None:
    view = sq.position("kids", 3, hands=HANDS).seen_by(0)
    random.seed(1)
    one = view.sample(random.Random(5))
    random.seed(2)
    assert view.sample(random.Random(5)) == one
    assert view.sample(random.Random(6)) != one
