"""Pairs of games that differ in hidden cards alone: every byte that leaves a board is compared."""

import json
import random
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.teaching import growing
from sequence_widget.widget.traits import PANELS
from tests.widget.wire import Wire

FEW, MANY, PIECE = 12, 1_000, 250
RULES = ["kids", "kids-nb", "kids hand_size=2 swaps_per_turn=3", "mini-kids hand_size=2"]
SHOWS: list[Any] = [0, 1, "none", "mover", "Bo"]
OPEN = {"panels": [*PANELS], "overlay": "chances"}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chances be told of after few games: they are the same, or not, after these already."""
    for name in ("WITH_MACHINE_CODE", "WITHOUT"):
        monkeypatch.setattr(growing, name, growing.Pace(3, 3, 3))


def seen_by(show: Any, turn: int) -> set[int]:
    """Return the seats whose cards this board shows while a seat is to move."""
    return {"none": set(), "mover": {turn}, "Bo": {1}}.get(show, {show})


def pair(rng: random.Random, show: Any) -> tuple[str, str] | None:
    """Return two positions that are alike to whoever may look, from the middle of a game."""
    game = sq.Game(rng.choice(RULES), ["Anna", "Bo"], seed=rng.getrandbits(40))
    for _ in range(rng.randint(0, 14)):
        if not game.position.is_over:
            game.play(rng.choice(game.position.legal_moves))
    here = game.position
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
        position = sq.position(
            here.rules,
            2,
            chips=dict(here.chips),
            hands=hands,
            discards=[here.discards(0), here.discards(1)],
            turn=here.turn,
        )
        texts.append(position.to_text())
    return None if texts[0] == texts[1] else (texts[0], texts[1])


def in_deck(position: sq.Position) -> list[str]:
    return [card for card, count in position.deck.items() for _ in range(count)]


def messages(rng: random.Random, turn: int, show: Any, text: str) -> list[dict[str, Any]]:
    """Return what a browser might send; with a hand shown, moves with its cards too."""
    sent: list[dict[str, Any]] = [
        {"do": "log", "from": 0, "to": 60},
        {"do": "play", "text": rng.choice(["tiger b1", "swap fox", "pass", "draw lion", "???"])},
        {"do": "step", "to": rng.choice(["back", "start", "forward"]), "by": "event"},
        {"do": "reveal"},
        {"do": "handover"},
        {"do": "undo"},
        {"do": "luck"},
        {"do": "mistakes", "seat": rng.randint(0, 1)},
        {"do": "better", "at": rng.randint(0, 2)},
        {"do": "switch", "variation": 0},
        {"write": {"overlay": rng.choice(["cells", "threats", "chances", None])}},
        {"write": {"panels": rng.choice([["chances"], ["unseen"], ["many"], []])}},
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


def compare_some(count: int, start: int) -> tuple[int, int]:
    """Compare so many pairs; return how many bytes that were, and the next number."""
    left, done, number = 0, 0, start
    while done < count:
        size = compare(number)
        done, left, number = done + bool(size), left + size, number + 1
    return left, number


def test_what_leaves_a_board_is_the_same_whatever_is_hidden() -> None:
    left, _ = compare_some(FEW, 0)
    assert left > FEW * 10_000


def test_the_comparison_finds_what_is_shown() -> None:
    texts = pair(random.Random(1), 0)
    assert texts is not None
    first, second = (all_that_leaves(text, "all", []) for text in texts)
    assert first != second


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(MANY // PIECE))
def test_a_thousand_pairs(piece: int) -> None:
    left, number = compare_some(PIECE, 10_000 * (piece + 1))
    tried = number - 10_000 * (piece + 1)
    print(f"{PIECE} pairs of {tried} tried: {left:,} bytes each, all the same")
