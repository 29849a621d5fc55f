"""Pairs of games that differ in hidden cards alone: every byte that leaves a board is compared."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.engine import Event
from sequence_widget.teaching.analysis import estimated_chances
from sequence_widget.text import LANGUAGES
from sequence_widget.widget.overlays import NAMES as OVERLAYS
from sequence_widget.widget.panels.panels import PANELS
from tests.widget.wire import Wire

FEW, MANY, PIECE = 12, 1_000, 250
SHORT = (35, 76, 2, 3, 24)  # whole games, one for each way to look on, that are soon over
RULES = ["kids", "kids-nb", "kids hand_size=2 swaps_per_turn=3", "mini-kids hand_size=2"]
SHOWS: list[Any] = [0, 1, "none", "mover", "Bo"]
OPEN = {"panels": [*PANELS], "overlay": "chances"}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chances be told of after few games: they are the same, or not, after these already."""
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(estimated_chances, name, estimated_chances.Pace(3, 3, 3))


def seen_by(show: Any, turn: int) -> set[int]:
    """Return the seats whose cards this board shows while a seat is to move."""
    return {"none": set(), "mover": {turn}, "Bo": {1}}.get(show, {show})


def midway(rng: random.Random, rules: Sequence[str]) -> sq.Position:
    """Return a position from the first moves of a random game."""
    game = sq.Game(rng.choice(rules), ["Anna", "Bo"], seed=rng.getrandbits(40))
    for _ in range(rng.randint(0, 14)):
        if not game.position.is_over:
            game.play(rng.choice(game.position.legal_moves))
    return game.position


def with_hands(here: sq.Position, hands: Sequence[Sequence[str]]) -> sq.Position:
    """Return the same position with other hands."""
    return sq.position(
        here.rules,
        2,
        chips=dict(here.chips),
        hands=hands,
        discards=[here.discards(0), here.discards(1)],
        turn=here.turn or 0,
    )


def pair(rng: random.Random, show: Any) -> tuple[str, str] | None:
    """Return two positions that are alike to whoever may look, from the middle of a game."""
    here = midway(rng, RULES)
    if here.is_over or here.turn is None:
        return None
    open_seats = seen_by(show, here.turn)
    hidden = [seat for seat in (0, 1) if seat not in open_seats]
    pool = [card for seat in hidden for card in here.hand(seat)]
    pool += list(in_deck(here))
    texts = []
    for _ in range(2):
        rng.shuffle(pool)
        hands, at = [], 0
        for seat in (0, 1):
            size = len(here.hand(seat))
            hands.append(here.hand(seat) if seat in open_seats else tuple(pool[at : at + size]))
            at += 0 if seat in open_seats else size
        texts.append(with_hands(here, hands).to_text())
    return None if texts[0] == texts[1] else (texts[0], texts[1])


def in_deck(position: sq.Position) -> list[str]:
    return [card for card, count in position.deck.items() for _ in range(count)]


def messages(rng: random.Random, turn: int, show: Any, text: str) -> list[dict[str, Any]]:
    """Return what a browser might send; with a hand shown, moves with its cards too."""
    sent: list[dict[str, Any]] = [
        {"do": "log", "from": 0, "to": 60},
        {"do": "play", "text": rng.choice(["tiger b1", "swap fox", "pass", "draw lion", "???"])},
        {"do": "step", "to": rng.choice(["back", "start", "forward"])},
        {"do": "reveal"},
        {"do": "handover"},
        {"do": "undo"},
        {"do": "luck"},
        {"do": "mistakes", "seat": rng.randint(0, 1)},
        {"do": "better", "at": rng.randint(0, 2)},
        {"do": rng.choice(["switch", "main"]), "course": rng.randint(6, 20)},
        {"do": "delete", "course": rng.randint(8, 20)},
        {"do": "rename", "course": rng.randint(6, 20), "name": rng.choice(["a try", ""])},
        {"write": {"overlay": rng.choice(["cells", "threats", "chances", None])}},
        {"write": {"panels": rng.choice([["chances"], ["unseen"], ["variations"], ["many"], []])}},
        {"write": {"selected": rng.choice(["tiger", "b1", ""])}},
        {"write": {"language": rng.choice(["en", "nb"])}},
        {"write": {"ply": rng.choice([-1, 0, 3]), "show": "all", "scene": {}}},
    ]
    rng.shuffle(sent)
    if show != "none" and turn in seen_by(show, turn):
        hand = sq.Position.from_text(text).legal_moves
        sent.append({"do": "play", "text": str(rng.choice(hand))})
    return sent


def turns_up(message: dict[str, Any]) -> bool:
    """Whether a card comes up from the deck, where one is awaited."""
    return message.get("do") == "luck" or str(message.get("text")).startswith("draw")


def all_that_leaves(text: str, show: Any, sent: list[dict[str, Any]]) -> str | None:
    """Play the browser's part with every panel open, and return all that left the board.

    That is its messages, its state, its bundle and its picture. Nothing if the game came to its
    end, where chances are told with all cards open.
    """
    game = sq.Game(sq.Position.from_text(text), ["Anna", "Bo"], seed=5, luck="ask")
    wire = Wire(game, show=show)
    bundle = wire.board._repr_mimebundle_()
    assert bundle is not None
    for message in sent:
        if turns_up(message) and game.position.awaiting != "move":
            continue  # what was hidden would lie open then, and may differ
        if "write" in message:
            wire.write(**message["write"])
        else:
            wire.ask(**message)
    wire.write(**OPEN)
    for kind, act in (("games", "run"), ("draws", "run"), ("draws", "enter")):
        wire.ask("many", kind=kind, act=act, times=40, seed="9B", text="lion")
    put_a_question(wire)
    assert wire.board.chances
    assert wire.board.many
    wire.board.send_state()
    left = json.dumps([bundle, wire.sent, wire.board.get_state()], sort_keys=True, default=str)
    after = wire.board._repr_mimebundle_()
    ids = [wire.board.model_id, wire.board.layout.model_id]
    wire.board.close()
    if game.tip.position.is_over:
        return None
    for number, name in enumerate(ids):
        left = left.replace(str(name), f"model {number}")
    return left + str(after).replace(str(ids[0]), "model 0")


def put_a_question(wire: Wire) -> None:
    """Ask in the panel for it how likely somebody holds what completes a line, given a draw."""
    wire.ask("claims", act="point", what="lion")
    wire.ask("claims", act="press", name="or")
    wire.ask("claims", act="choose", chip="1 verb", option="finishes")
    wire.ask("claims", act="press", name="given")
    wire.ask("claims", act="choose", chip="2 verb", option="~holds")
    wire.ask("claims", act="point", what="unicorn")


def compare(number: int) -> int:
    """Compare one pair, and return how many bytes left of each; none where there is no pair."""
    rng = random.Random(number)
    show = SHOWS[number % len(SHOWS)]
    texts = pair(rng, show)
    if texts is None:
        return 0
    turn = sq.Position.from_text(texts[0]).turn
    assert turn is not None
    sent = messages(rng, turn, show, texts[0])
    first, second = (all_that_leaves(text, show, sent) for text in texts)
    assert first == second, f"{number}: show={show!r}: {texts}"
    return len(first or "")


def compare_some(compare: Callable[[int], int], count: int, start: int) -> tuple[int, int]:
    """Compare so many pairs; return how many bytes that were, and the next number."""
    left, done, number = 0, 0, start
    while done < count:
        size = compare(number)
        done, left, number = done + bool(size), left + size, number + 1
    return left, number


def test_what_leaves_a_board_is_the_same_whatever_is_hidden() -> None:
    left, _ = compare_some(compare, FEW, 0)
    assert left > FEW * 10_000


def test_the_comparison_finds_what_is_shown() -> None:
    texts = pair(random.Random(1), 0)
    assert texts is not None
    first, second = (all_that_leaves(text, "all", []) for text in texts)
    assert first != second


# A hand that was open


def mover_pair(rng: random.Random) -> tuple[str, str, str] | None:
    """Return two positions in which the mover holds other cards but for one, and a move with it."""
    here = midway(rng, RULES[:3])
    moves = [move for move in here.legal_moves if move.cell is not None]
    if here.is_over or here.turn is None or not moves:
        return None
    move = rng.choice(moves)
    texts = []
    for _ in range(2):
        kept = [str(move.card)]
        pool = [*here.hand(here.turn), *in_deck(here)]
        pool.remove(kept[0])
        rng.shuffle(pool)
        hands = [here.hand(0), here.hand(1)]
        hands[here.turn] = (*kept, *pool[: len(hands[here.turn]) - 1])
        position = with_hands(here, hands)
        if move not in position.legal_moves or position.apply(move).is_over:
            return None
        if position.hand(0) == position.hand(1):
            return None  # a trait that stays as it is is not sent
        texts.append(position.to_text())
    return None if texts[0] == texts[1] else (texts[0], texts[1], str(move))


def left_by_a_hand(text: str, move: str, overlay: str, *, curtain: bool) -> tuple[str, str] | None:
    """Return what left the board while the mover's hand lay open, and what left it afterwards.

    Nothing if the next player swapped at once, and so drew a card that may differ.
    """
    game = sq.Game(sq.Position.from_text(text), ["Anna", "Bo"], seed=5)
    wire = Wire(game, curtain=curtain)
    wire.ask("reveal")
    wire.write(panels=[*PANELS], overlay=overlay)
    wire.write(selected=move.split(maxsplit=1)[0])
    put_a_question(wire)
    open_then = json.dumps([wire.sent, wire.board.get_state()], default=str)
    wire.sent.clear()
    wire.ask("play", text=move)
    wire.ask("log", **{"from": 0, "to": 60})
    wire.ask("reveal")
    wire.write(selected="lion")
    for ply in (0, 1, game.last_ply):
        wire.write(ply=ply)
    wire.board.send_state()
    bundle = wire.board._repr_mimebundle_()
    left = json.dumps([wire.sent, wire.board.get_state(), bundle], sort_keys=True, default=str)
    ids = [wire.board.model_id, wire.board.layout.model_id]
    wire.board.close()
    for number, name in enumerate(ids):
        left = left.replace(str(name), f"model {number}")
    return (open_then, left) if game.last_ply == len(["move", "draw"]) else None


def compare_turned_over(number: int) -> int:
    """Compare what two hands that were turned over leave; return the bytes, 0 without a pair."""
    rng = random.Random(number)
    found = mover_pair(rng)
    if found is None:
        return 0
    first, second, move = found
    overlay, curtain = OVERLAYS[number % len(OVERLAYS)], rng.random() < 0.5
    one, other = (left_by_a_hand(text, move, overlay, curtain=curtain) for text in (first, second))
    if one is None or other is None:
        return 0
    assert one[0] != other[0]  # the eyes are those of the hand, while it lies open
    assert one[1] == other[1], f"{number}: {overlay}: {found}"
    return len(one[1])


def test_not_a_byte_of_what_a_hand_knew_stays_when_it_is_turned_over() -> None:
    left, _ = compare_some(compare_turned_over, FEW, 0)
    assert left > FEW * 10_000


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(MANY // PIECE))
def test_a_thousand_hands_turned_over(piece: int) -> None:
    start = 10_000 * (piece + 1)
    left, number = compare_some(compare_turned_over, PIECE, start)
    print(f"{PIECE} hands of {number - start} tried: {left:,} bytes each, all the same")


# Whole games


class Twins:
    """Two games that differ in what a board hides, played alike to their end with all panels open.

    Who is seen draws the same cards in both. A hidden hand draws others where that leaves it a move
    that both can make, since what is played lies open.
    """

    SHOWS: tuple[dict[str, Any], ...] = (
        {"show": 0},
        {"show": 1},
        {"show": "none"},
        {"show": "Bo"},
        {"show": "mover", "curtain": True},  # and nobody takes the screen
    )

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.options = self.SHOWS[number % len(self.SHOWS)]
        show = self.options["show"]
        self.seen = set() if "curtain" in self.options else seen_by(show, 0)
        self.wires = [
            Wire(sq.Game(each, ["Anna", "Bo"], seed=5, luck="ask"), **self.options)
            for each in self._starts()
        ]
        self.games = [wire.board.game for wire in self.wires]
        self.differed = 0
        for wire in self.wires:
            wire.write(panels=[*PANELS])

    def _starts(self) -> list[sq.Position]:
        """Take a position from a game's first half; in one, a hidden hand holds another card."""
        game = sq.Game(self.rng.choice(RULES), ["Anna", "Bo"], seed=self.rng.getrandbits(40))
        here = game.position
        for _ in range(self.rng.randint(0, 14)):
            game.play(self.rng.choice(game.position.legal_moves))
            if game.position.is_over:
                break
            here = game.position
        seat = self.rng.choice([seat for seat in (0, 1) if seat not in self.seen])
        hands = [[*here.hand(each)] for each in (0, 1)]
        place = self.rng.randrange(len(hands[seat]))
        others = [kind for kind in here.deck if kind != hands[seat][place]]
        if not others or here.turn is None:
            return self._starts()
        starts = []
        for card in (hands[seat][place], self.rng.choice(others)):
            hands[seat][place] = card
            starts.append(
                sq.position(
                    here.rules,
                    2,
                    chips=dict(here.chips),
                    hands=hands,
                    discards=[here.discards(0), here.discards(1)],
                    turn=here.turn,
                )
            )
        return starts

    @property
    def here(self) -> tuple[sq.Position, sq.Position]:
        first, second = (game.position for game in self.games)
        return first, second

    def next_events(self) -> tuple[Event, Event] | None:
        """Choose what happens next in each; nothing if no move is left that both can make."""
        first, second = self.here
        if first.awaiting == "move":
            both = {*map(str, first.legal_moves)} & {*map(str, second.legal_moves)}
            move = self.rng.choice(sorted(both)) if both else None
            return None if move is None else (sq.Move.from_text(move),) * 2
        ways = [self._drawn(*kinds) for kinds in self._kinds(first, second)]
        return self.rng.choice(ways) if ways else None

    def _kinds(self, first: sq.Position, second: sq.Position) -> Iterator[tuple[str, str]]:
        """Give the pairs of cards that may be drawn: alike, or not where that can stay hidden."""
        seat = first.turn
        assert seat is not None
        held = {*first.hand(seat)} & {*second.hand(seat)}
        others = seat not in self.seen and len(held) > 1
        for one in sorted(first.deck):
            for other in sorted(second.deck):
                if one == other or (others and self.rng.random() < 1 / len(second.deck)):
                    yield one, other

    @staticmethod
    def _drawn(one: str, other: str) -> tuple[Event, Event]:
        return sq.Chance.from_text(f"draw {one}"), sq.Chance.from_text(f"draw {other}")

    def play(self) -> Iterator[None]:
        """Play both until the game is over and could not be gone back to another line of it."""
        while not self.here[0].is_over and (events := self.next_events()) is not None:
            over = [
                place.apply(each).is_over for place, each in zip(self.here, events, strict=True)
            ]
            assert over[0] == over[1]
            if over[0] and not self.left_unfinished:
                return  # all cards lie open then
            for game, event in zip(self.games, events, strict=True):
                game.play(event)
            hands = [[place.hand(seat) for seat in (0, 1)] for place in self.here]
            self.differed += hands[0] != hands[1]
            yield
            if self.rng.random() < 0.03 and not self.left_unfinished:
                self._go_back()

    def _go_back(self) -> None:
        """Go back to an earlier move: what is played next there may leave the line unfinished."""
        line = self.games[0].moments
        plies = [at for at, each in enumerate(line) if each.position.awaiting == "move"]
        ply = self.rng.choice(plies)
        for game in self.games:
            game.go_to(ply)

    @property
    def left_unfinished(self) -> bool:
        """Whether another line of the game could be gone back to."""
        return any(not way.end.position.is_over for way in self.games[0].variations)

    def clicks(self) -> list[dict[str, Any]]:
        """Choose what the browser does then: overlays, panels, a look back and around."""
        rng, last = self.rng, self.games[0].last_ply
        some: list[dict[str, Any]] = [
            {"do": "log", "from": 0, "to": 200},
            {"do": "mistakes", "seat": rng.randint(0, 1)},
            {"do": "better", "at": rng.randint(0, last)},
            {"do": "many", "kind": "draws", "act": "run", "times": 40, "seed": "9B"},
            {"do": "many", "kind": "games", "act": "run", "times": 3, "seed": "9B"},
            {"do": "many", "kind": "draws", "act": "enter", "text": "lion"},
            {"do": "handover"},
            {"do": "setup"},
            {"write": {"selected": rng.choice(["tiger", "unicorn", "b1", ""])}},
            {"write": {"language": rng.choice([*LANGUAGES])}},
            {"write": {"ply": rng.randint(0, last)}},
        ]
        over = {"write": {"overlay": rng.choice([*OVERLAYS, None])}}
        return [over if rng.random() < 0.5 else rng.choice(some)]

    def left(self) -> str:
        """Return what left the boards since the last time, which is to be the same of both."""
        texts = []
        for wire in self.wires:
            bundle = wire.board._repr_mimebundle_()
            text = json.dumps([wire.sent, bundle], default=str)
            for name in (wire.board.model_id, wire.board.layout.model_id):
                text = text.replace(str(name), "a model")
            texts.append(text)
            wire.sent.clear()
        assert texts[0] == texts[1], f"{self.options}: {[game.to_text() for game in self.games]}"
        return texts[0]

    def close(self) -> None:
        for wire in self.wires:
            wire.board.close()


def compare_games(number: int) -> tuple[int, int]:
    """Compare two whole games; return how many bytes left each, and at how many plies they differ.

    A pair that never comes to differ is none.
    """
    twins = Twins(number)
    left = len(twins.left())
    for _ in twins.play():
        for click in twins.clicks():
            for wire in twins.wires:
                if "write" in click:
                    wire.write(**click["write"])
                else:
                    wire.ask(**click)
        left += len(twins.left())
        for game in twins.games:
            game.go_to(game.last_ply)
    for wire in twins.wires:
        wire.board.send_state()
    if twins.left_unfinished or not twins.here[0].is_over:
        left += len(twins.left())
    twins.close()
    return left, twins.differed


def compare_some_games(count: int, start: int) -> tuple[int, int, int]:
    """Compare so many; return the bytes, the plies at which they differ, and the next number."""
    left, plies, done, number = 0, 0, 0, start
    while done < count:
        size, differed = compare_games(number)
        if differed:
            left, plies, done = left + size, plies + differed, done + 1
        number += 1
    return left, plies, number


@pytest.mark.slow
def test_what_leaves_a_board_is_the_same_until_the_game_is_over() -> None:
    for number in SHORT:
        left, plies = compare_games(number)
        assert left > 200_000
        assert plies > 5


def test_the_comparison_of_whole_games_finds_what_is_shown() -> None:
    twins = Twins(0)
    for wire in twins.wires:
        wire.board.show = "all"
    with pytest.raises(AssertionError, match="Anna"):
        twins.left()
    twins.close()


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(MANY // PIECE))
def test_a_thousand_pairs(piece: int) -> None:
    left, number = compare_some(compare, PIECE, 10_000 * (piece + 1))
    tried = number - 10_000 * (piece + 1)
    print(f"{PIECE} pairs of {tried} tried: {left:,} bytes each, all the same")


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(MANY // PIECE))
def test_a_thousand_whole_games(piece: int) -> None:
    start = 10_000 * (piece + 1)
    left, plies, number = compare_some_games(PIECE, start)
    tried = number - start
    print(f"{PIECE} games of {tried} tried: {left:,} bytes each, all the same; {plies:,} plies")
