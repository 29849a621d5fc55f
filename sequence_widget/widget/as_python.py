"""The line that gives in a cell what a board shows, where a cell knows the board as `board`."""

from collections import Counter
from collections.abc import Iterable

from sequence_widget.game.hiding import Viewer
from sequence_widget.rules import Seed
from sequence_widget.simulation.sampled import Draws
from sequence_widget.simulation.trials import Games, Trials
from sequence_widget.teaching.analysis import SEED
from sequence_widget.widget.eyes import eyes_of_moves
from sequence_widget.widget.messages import Json
from sequence_widget.widget.overlays import FILLS
from sequence_widget.widget.snapshot import Snapshot

BOARD = "board"
"""What lessons call a board; a notebook may call it otherwise, which stands beside the line."""

_VIEW = f"{BOARD}.view"
_RULES = f"{BOARD}.game.rules"


def view_line(now: Snapshot, eyes: Viewer) -> str:
    """Write what gives the position shown as somebody sees it; for `all`, as its mover does.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> view_line(now, 0), view_line(now, 1), view_line(now, None)
    ('board.view', 'board.game.seen_by("Bo")', 'board.game.seen_by(None)')
    """
    if eyes == now.viewer:
        return _VIEW
    if eyes == "all":
        return f"{BOARD}.game.seen_by({BOARD}.turn)"
    return f"{BOARD}.game.seen_by({_seat_line(now, eyes)})"


def over_the_spaces(now: Snapshot) -> list[str]:
    """Write what gives the figures that are known at once.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> over_the_spaces(take(game, 0, None, "en", overlay="fills"))
    ['board.view.fill_probabilities()']
    >>> over_the_spaces(take(game, 0, None, "en", overlay="fills", shut=True))
    []
    """
    overlay = now.overlay
    if overlay is None or now.shut:
        return []
    if not isinstance(overlay, str):
        return [f"{BOARD}.overlay"]
    view = view_line(now, now.eyes)
    outs = f"{{who: {view}.outs(who) for who in {BOARD}.game.players}}"
    lines = {
        "cells": f"{_RULES}.board.cells",
        "threats": outs,
        FILLS: f"{view}.fill_probabilities()",
    }
    return [lines[overlay]] if overlay in lines else []


def of_moves(now: Snapshot, games: int, card: str | None, *, ends: bool) -> list[str]:
    """Write what gives the chance of winning after each move, of one card alone if it is named.

    From a game that a move ends nobody plays on. The moves are those that the mover can make: of
    whoever does not see them, no view has any.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> print(*of_moves(now, 20_000, None, ends=False))
    {move: sq.simulate(board.view.after(move), games=20_000, players=[sq.GreedyBot()] * 2, \
seed=1).win_rate(board.turn) for move in board.view.legal_moves}
    """
    eyes = eyes_of_moves(now)
    if eyes not in ("all", now.position.turn):
        return []
    view = view_line(now, now.position.turn if eyes == "all" and now.viewer != "all" else eyes)
    after = f"{view}.after(move)"
    chance = f"{games_played_on(now, 'after' if ends else after, games)}.win_rate({BOARD}.turn)"
    if ends:
        chance = f"float(after.winner is not None) if (after := {after}).is_over else {chance}"
    only = "" if card is None else f" if move.card == {text_line(card)}"
    return [f"{{move: {chance} for move in {view}.legal_moves{only}}}"]


def of_line(now: Snapshot, reader: Viewer, games: int) -> list[str]:
    """Write what gives the chances of winning at the moment shown."""
    place = f"{BOARD}.game" if reader == "all" else view_line(now, reader)
    return [games_played_on(now, place, games)]


def games_played_on(now: Snapshot, place: str, games: int) -> str:
    """Write what plays on from a place as the board does for the chances it shows."""
    bots = f"[sq.GreedyBot()] * {now.position.players}"
    return f"sq.simulate({place}, games={games:_}, players={bots}, seed={SEED})"


def of_unseen(now: Snapshot, selected: str, rows: Iterable[Json]) -> list[str]:
    """Write what gives the rows of what is unseen, and of what is selected its own chances.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("kids", players=["Anna", "Bo"], seed=7), 0, None, "en")
    >>> for line in of_unseen(now, "tiger", [{"kind": "tiger", "chosen": True}]): print(line)
    board.view.draw_probability("tiger")
    board.view.hold_probability("Bo", "tiger")
    board.view.unseen
    board.view.next_draw()
    >>> of_unseen(take(sq.Game("dice", seed=1), 0, None, "en"), "", [])
    ['sq.roll_sum(board.game.rules)']
    """
    view = view_line(now, now.eyes)
    chosen = [row.get("kind", row.get("sum")) for row in rows if row["chosen"]]
    if not now.position.rules.hidden_cards:
        sums = ", ".join(map(str, chosen))
        claim = f"sq.rolls({sums if len(chosen) == 1 else f'{{{sums}}}'})"
        told = [f"sq.probability({_RULES}, {claim})"] if chosen else []
        return [*told, f"sq.roll_sum({_RULES})"]
    cards = ", ".join(text_line(str(kind)) for kind in chosen)
    others = [
        _seat_line(now, seat) for seat in range(now.position.players) if seat != now.view.seat
    ]
    told = [f"{view}.draw_probability({cards})"] if chosen else []
    if chosen == [selected]:
        told += [f"{view}.hold_probability({who}, {cards})" for who in others]
    told += [f"{view}.unseen", f"{view}.next_draw()"]
    if not chosen:
        told += [
            f"{{card: {view}.hold_probability({who}, card) for card in {view}.unseen}}"
            for who in others
        ]
    return told


def of_trials(now: Snapshot, trials: Trials, seed: Seed | None) -> list[str]:
    """Write what gives the trials so far, and the exact chances if there are any.

    What was entered by hand is written out: it came from no seed.

    >>> import sequence_widget as sq
    >>> from sequence_widget.simulation.sampled import sampled_rolls
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("dice", seed=1), None, None, "en")
    >>> trials = Trials(sampled_rolls(now.game.rules), {7: 100}).entered("3+4")
    >>> for line in of_trials(now, trials, "9b"): print(line)
    sq.roll_sum(board.game.rules)
    import collections, random
    collections.Counter(sq.roll_sum(board.game.rules).sample(random.Random("9b"), 100)) + \
collections.Counter({7: 1})
    """
    experiment, made = trials.experiment, sum(trials.made.values())
    view = view_line(now, now.reader)
    by_seed = seed is not None and made > 0
    luck = text_line(seed) if isinstance(seed, str) else repr(seed)
    if isinstance(experiment, Games):
        solution = f'sq.solve({BOARD}.game.start, play="random")'
        chance = f"{solution}.win_probability(seat, {BOARD}.position)"
        told = [f"{{seat: {chance} for seat in (0, 1)}}"] if experiment.chances else []
        return [*told, f"sq.simulate({view}, games={made:_}, seed={luck})"] if by_seed else told
    chances = f"{view}.next_draw()" if isinstance(experiment, Draws) else f"sq.roll_sum({_RULES})"
    if not by_seed:
        return [chances]
    came = f"collections.Counter({chances}.sample(random.Random({luck}), {made:_}))"
    if by_hand := dict(Counter(trials.by_hand)):
        came += f" + collections.Counter({by_hand})"
    return [chances, f"import collections, random\n{came}"]


def text_line(text: str) -> str:
    r"""Write a name as people do in code; one with marks of its own as Python does.

    >>> text_line("Bo"), text_line('Bo "B"')
    ('"Bo"', '\'Bo "B"\'')
    """
    return f'"{text}"' if text.isprintable() and not {*text} & {'"', "\\"} else repr(text)


def _seat_line(now: Snapshot, seat: object) -> str:
    return text_line(now.game.players[seat]) if isinstance(seat, int) else "None"
