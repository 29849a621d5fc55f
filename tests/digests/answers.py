"""Exact answers: what views of games answer at many plies, with their explanations."""

import contextlib
import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import LANGUAGES, Case, answers_to, in_lines
from tests.digests.tables import part_way, table_called

Questions = dict[str, Callable[[], object]]
CARDS = ("kids/2p", "kids/3p", "kids/4p", "kids-nb/2p", "mini-kids/2p", "kids-three-copies/2p")
DICE = ("dice/2p", "dice/3p", "dice/4p", "mini-dice/2p", "dice-capture-number/2p")
CHANGED_CARDS = ("kids-five-cards/2p", "kids-no-unicorns/2p", "kids-2025-step2/2p")
CHANGED_DICE = ("dice-again-on-7/2p", "dice-three-dice/2p", "mini-dice-again/2p")
PARTS = (0.2, 0.6, 0.97)
HALF = 0.5


def draws(view: sq.View) -> Questions:
    """What this seat draws next."""
    asked: Questions = {"next": view.next_draw}
    some = sorted(view.unseen)[:3] or ["tiger"]
    for count in (0, 1, 2, 5):
        asked[f"{some} in {count}"] = partial(view.draw_probability, *some, draws=count)
    for card in ("dragon", "unicorn", "tiger", "Wolf"):
        asked[card] = partial(view.draw_probability, card)
    return asked


def hands(view: sq.View) -> Questions:
    """What the others hold."""
    return {
        f"{seat} {cards}": partial(view.hold_probability, seat, *cards)
        for seat in range(view.players)
        for cards in (("dragon",), ("unicorn", "dragon"), ("fox", "lion", "wolf"))
    }


def lines(view: sq.View) -> Questions:
    """What completes a line, and how likely somebody does so in a turn."""
    asked: Questions = {}
    for seat in range(view.players):
        asked[f"{seat} outs"] = partial(view.outs, seat)
        asked[f"{seat} in a turn"] = partial(view.finish_probability, seat)
    return asked


def rolls(view: sq.View) -> Questions:
    """How likely somebody completes a line in a roll, and in two turns."""
    asked: Questions = {}
    for seat in range(view.players):
        asked[f"{seat} in a roll"] = partial(view.finish_probability, seat, within="roll")
        asked[f"{seat} in 1"] = partial(view.finish_probability, seat, within=1)
    if view.rules.edition == "mini-dice":
        asked["0 in 2"] = partial(view.finish_probability, 0, within=2)
        asked["1 in 3"] = partial(view.finish_probability, 1, within=3)
    return asked


def seen(view: sq.View) -> str:
    """What lies open to a seat."""
    parts: list[object] = [repr(view), view.seat, view.hand, sorted(view.unseen.items())]
    parts += [view.hand_sizes, view.deck_size, view.roll, view.chips, view.turn, view.awaiting]
    parts += [", ".join(map(str, view.legal_moves)), view.winner, view.names]
    parts += [(view.discards(seat), view.supply(seat)) for seat in range(view.players)]
    return in_lines(parts)


def learnt(view: sq.View) -> str:
    """What is answered after learning of others' hands."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    kinds = sorted(view.unseen)
    given: dict[str, dict[str, Any]] = {
        "holds": {"holds": {others[0]: kinds[:1]}},
        "lacks": {"lacks": {others[-1]: kinds[1:4]}},
        "both": {"holds": {others[0]: kinds[-1]}, "lacks": {others[0]: [kinds[0]]}},
        "no-win": {"no_win_last_turn": others[0]},
        "impossible": {"holds": {others[0]: ["tiger"] * 5}},
    }
    parts = []
    for name, what in given.items():
        parts.append(f"--- {name}")
        try:
            view_then = view.given(**what)
        except sq.SequenceError as error:
            parts += map(error.in_language, LANGUAGES)
            continue
        parts += [repr(view_then), *map(view_then.learnt_text, LANGUAGES)]
        parts.append(answers_to(_after_learning(view_then, others[0], kinds[0])))
    return in_lines(parts)


def _after_learning(view: sq.View, other: int, kind: str) -> Questions:
    return {
        "next": view.next_draw,
        "draws": partial(view.draw_probability, kind, "dragon", draws=3),
        "holds": partial(view.hold_probability, other, kind, "unicorn"),
        "line": partial(view.finish_probability, other),
    }


def _asked(
    questions: Callable[[sq.View], Questions], name: str, part: float, who: int | str | None
) -> str:
    return answers_to(questions(part_way(name, 51, part).seen_by(who)))


def _told(tell: Callable[[sq.View], str], name: str, part: float, who: int | str | None) -> str:
    return tell(part_way(name, 51, part).seen_by(who))


def crowded(name: str, seed: int) -> sq.Position:
    """Give a position with many chips and no line yet, so that there is much to be asked."""
    each, rng = table_called(name), random.Random(seed)
    board = each.rules.board
    spaces = [cell for cell in board.cells if board.word(cell) != "free"]
    sides = sorted({each.rules.side(seat, each.players) for seat in range(each.players)})
    deck = [kind for kind, count in sorted(_cards(each.rules).items()) for _ in range(count)]
    size = getattr(each.rules, "hand_size", 0)
    while True:
        some = rng.sample(spaces, len(spaces) * 3 // 4)
        chips = {cell: rng.choice(sides) for cell in some}
        cards = rng.sample(deck, size * each.players)
        hands = [cards[size * seat : size * (seat + 1)] for seat in range(each.players)]
        with contextlib.suppress(sq.PositionError):
            found = sq.position(each.rules, each.players, chips=chips, **_dealt(hands, size))
            if not found.is_over:
                return found


def _cards(rules: sq.Rules) -> Mapping[str, int]:
    return sq.position(rules, rules.player_counts[0]).deck


def _dealt(hands: list[list[str]], size: int) -> dict[str, Any]:
    return {"hands": hands} if size else {}


def _asked_of_a_crowd(
    questions: Callable[[sq.View], Questions], name: str, seed: int, seat: int | None
) -> str:
    position = crowded(name, seed)
    return in_lines([position.to_text(), answers_to(questions(position.seen_by(seat)))])


def cases() -> Iterator[Case]:
    for part in PARTS:
        for name in CARDS:
            yield from _of_cards(name, part)
        for name in DICE:
            yield from _of_dice(name, part)
    for name in (*CARDS, *CHANGED_CARDS):
        for seed in (1, 2, 3):
            for seat in (0, None):
                text = partial(_asked_of_a_crowd, lines, name, seed, seat)
                yield Case(f"answers/{name}/crowd{seed}/{seat}", text)
    for name in (*DICE, *CHANGED_DICE):
        for seed in (1, 2, 3):
            for questions in (lines, rolls):
                text = partial(_asked_of_a_crowd, questions, name, seed, 0)
                yield Case(f"answers/{name}/crowd{seed}/{questions.__name__}", text)


def _of_cards(name: str, part: float) -> Iterator[Case]:
    where = f"answers/{name}/{part:.0%}"
    for questions in (draws, hands):
        yield Case(f"{where}/{questions.__name__}", partial(_asked, questions, name, part, 0))
    if part > HALF:
        yield Case(f"{where}/lines", partial(_asked, lines, name, part, "Bo"))
    yield Case(f"{where}/onlooker", partial(_asked, hands, name, part, None))
    yield Case(f"{where}/seen", partial(_told, seen, name, part, "Anna"))
    yield Case(f"{where}/learnt", partial(_told, learnt, name, part, 1))


def _of_dice(name: str, part: float) -> Iterator[Case]:
    where = f"answers/{name}/{part:.0%}"
    if part > HALF:
        yield Case(f"{where}/lines", partial(_asked, lines, name, part, "Bo"))
        yield Case(f"{where}/rolls", partial(_asked, rolls, name, part, None))
    yield Case(f"{where}/seen", partial(_told, seen, name, part, 0))
