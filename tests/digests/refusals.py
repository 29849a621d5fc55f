"""What is refused, and the sentences that say why, in every language."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import sequence_widget as sq
from tests.digests.canonical import Case, in_lines, told
from tests.digests.tables import part_way

Calls = Mapping[str, Callable[[], object]]


def refusal(call: Callable[[], object]) -> str:
    try:
        return f"not refused: {call()}"
    except sq.SequenceError as error:
        return told(error)


def wrong_events(name: str, part: float, kind: str) -> str:
    """Try every event of a kind where a game stands, and write why each may not happen."""
    position = part_way(name, 101, part).position
    parts = [position.to_text()]
    for text in _events(position, kind):
        parts += [text, refusal(partial(_after, position, text))]
    return in_lines(parts)


def _after(position: sq.Position, text: str) -> str:
    return position.apply(text).to_text()


def _events(position: sq.Position, kind: str) -> list[str]:
    cells = position.rules.board.cells
    if kind == "moves" and position.rules.begins == "roll-off":
        return ["pass", *(f"{do} {c}" for do in ("place", "replace", "remove") for c in cells)]
    if kind == "moves":
        cards = ["tiger", "dragon", "unicorn", *position.hand(position.turn or 0)]
        return ["pass", *(f"{card} {cell}" for card in sorted(set(cards)) for cell in cells)]
    kinds = sorted({*position.rules.board.words, "dragon", "unicorn", "tigr"})
    swaps = [f"{do} {card}" for card in kinds for do in ("swap", "draw")]
    return [*swaps, "roll 3+4", "roll 7+1", "roll 2", "roll-off 1+1", "deal fox", "replace b2"]


EVENT_TEXTS = (
    "", "tiger", "tigr b1", "tiger z9", "roll", "roll 3+x", "roll 1+2+3", "draw", "deal 7",
    "pass on", "place", "place b2 c3", "swap", "swap 9", "b1 tiger", "LION  B1",
    "remove ?", "draw ?",
)  # fmt: skip

KIDS_CHANGES: dict[str, dict[str, Any]] = {
    "no-field": {"wings": 2},
    "hands": {"hand_size": 0},
    "hands-half": {"hand_size": 1.5},
    "hands-many": {"hand_size": 30},
    "copies-word": {"copies": "many"},
    "copies-animal": {"copies": {"tigr": 3}},
    "copies-twice": {"copies": (("fox", 1), ("Fox", 2))},
    "copies-below": {"copies": {"fox": -1}},
    "chips": {"chips": 0},
    "run-long": {"run_length": 9},
    "run-free": {"board": "free free tiger / fox fox lion", "run_length": 2},
    "board-shape": {"board": "free tiger / fox"},
    "board-word": {"board": "free pass / fox lion"},
    "board-number": {"board": 7},
    "dead": {"dead_cards": "never"},
    "players": {"player_counts": (5,)},
    "players-none": {"player_counts": ()},
    "limit": {"limit": True},
}

DICE_CHANGES: dict[str, dict[str, Any]] = {
    "no-field": {"dragons": 2},
    "dice-none": {"dice": ()},
    "dice-word": {"dice": "two"},
    "dice-one": {"dice": (1, 1)},
    "dice-many": {"dice": (6,) * 8},
    "dice-other": {"dice": (4, 4)},
    "two-meanings": {"wild_on": {10}},
    "capture": {"capture": "never"},
    "again": {"again_after": "lunch"},
    "numbers": {"remove_on": "ten"},
    "board-word": {"board": "2 two / 3 4"},
    "board-13": {"board": "2 13 / 3 4"},
    "board-zero": {"board": "2 03 / 3 4"},
    "run": {"run_length": 0},
}

RULES_TEXTS = (
    "", "kidz", "kids dragon=3", "kids dragons", "kids dragons=x", "kids dragons=1 dragons=2",
    "dice dice=6,x", "dice capture=none", "kids board=tiger.fox/lion", "kids copies=tiger:x",
)  # fmt: skip

POSITIONS: dict[str, dict[str, Any]] = {
    "free-space": {"rules": "kids", "chips": {"a1": 0}},
    "off-the-board": {"rules": "kids", "chips": {"z9": 0}},
    "no-seat": {"rules": "kids", "chips": {"b1": 2}},
    "cell-twice": {"rules": "kids", "chips": {"b1": 0, "B1": 1}},
    "chips-listed": {"rules": "kids", "chips": ["b1"]},
    "too-many-chips": {"rules": "dice chips=1", "chips": {"a1": 0, "b1": 0}},
    "two-winners": {
        "rules": "mini-dice",
        "chips": {"a1": 0, "b1": 0, "c1": 0, "a2": 1, "b2": 1, "c2": 1},
    },
    "too-many-cards": {"rules": "kids", "hands": [["fox"] * 2, ["fox"]]},
    "hand-size": {"rules": "kids", "hands": [["fox", "lion", "tiger", "wolf"], []]},
    "no-card": {"rules": "kids", "hands": [["tigr"], []]},
    "one-hand": {"rules": "kids", "hands": [["tiger"]]},
    "hands-word": {"rules": "kids", "hands": "tiger"},
    "count": {"rules": "kids", "hands": [{"fox": -1}, []]},
    "awaiting": {"rules": "kids", "awaiting": "roll"},
    "deal-order": {
        "rules": "kids",
        "hands": [["fox"], ["lion", "wolf"]],
        "awaiting": "deal",
        "turn": 1,
    },
    "full-hand": {"rules": "mini-kids", "hands": [["fox"], []], "awaiting": "draw"},
    "part": {"rules": "kids", "roll": (3, 4)},
    "part-like": {"rules": "kids", "hand": []},
    "roll": {"rules": "dice", "roll": (3, 7)},
    "one-die": {"rules": "dice", "roll": (3,)},
    "rolled-not": {"rules": "dice", "awaiting": "move"},
    "rolled-off": {"rules": "dice", "roll": (1, 1), "awaiting": "roll-off"},
    "standing": {"rules": "dice", "awaiting": "roll-off", "standing": (4, 5)},
    "standing-now": {"rules": "dice", "standing": (0, 0)},
    "players": {"rules": "mini-dice", "players": 3},
    "turn": {"rules": "kids", "turn": 2},
    "turn-word": {"rules": "kids", "turn": "Anna"},
    "swaps": {"rules": "kids", "swaps": -1},
}

POSITION_TEXTS = (
    "", "kids", "kids players=two", "kids players=2 players=3", "kids players=2 chips=b1",
    "kids players=2 chips=b1:0,b1:1", "kids players=2 hands=fox;?", "dice players=2 roll=3+x",
    "dice players=2 wings=2", "dice players=3 awaiting=roll-off standing=4,x,0", "chess players=2",
)  # fmt: skip


def _played(text: str) -> sq.Position:
    return sq.position("kids", hands=[["tiger"], []]).apply(text)


def misread(read: Callable[[str], object], texts: Sequence[str]) -> str:
    return in_lines(f"{text}: {refusal(partial(read, text))}" for text in texts)


TEXTS: dict[str, tuple[Callable[[str], object], Sequence[str]]] = {
    "events": (_played, EVENT_TEXTS),
    "moves": (sq.Move.from_text, EVENT_TEXTS),
    "rules": (sq.Rules.from_text, RULES_TEXTS),
    "positions": (sq.Position.from_text, POSITION_TEXTS),
}


def _kids(**options: Any) -> sq.Game:
    return sq.Game("kids", players=["Anna", "Bo"], seed=7, **options)


def _dice(**options: Any) -> sq.Game:
    return sq.Game("dice", players=["Anna", "Bo"], seed=7, **options)


GAMES: Calls = {
    "seed": lambda: sq.Game("kids", seed=1.5),  # type: ignore[arg-type] # what is refused
    "seed-long": lambda: sq.Game("kids", seed=10**5000),
    "luck": lambda: _kids(luck="good"),
    "same-luck": lambda: _kids(same_luck="yes"),
    "dealer-dice": lambda: _dice(dealer=0),
    "ages-dice": lambda: _dice(ages=[1, 2]),
    "dealer-and-ages": lambda: _kids(dealer=0, ages=[1, 2]),
    "dealer": lambda: _kids(dealer="Cy"),
    "ages": lambda: _kids(ages=[9]),
    "ages-words": lambda: _kids(ages=["old", "young"]),
    "edition": lambda: sq.Game("kidz", seed=1),
    "players": lambda: sq.Game("kids", players=5, seed=1),
    "players-word": lambda: sq.Game("kids", players="Anna", seed=1),
    "players-twice": lambda: sq.Game("kids", players=["Anna", "Anna"], seed=1),
    "players-empty": lambda: sq.Game("kids", players=["Anna", " "], seed=1),
    "players-number": lambda: sq.Game("kids", players=["Anna", 7], seed=1),
    "no-luck": lambda: _kids().luck(),
    "no-undo": lambda: _kids().undo(),
    "ply": lambda: _kids().go_to(9),
    "ply-word": lambda: _kids().go_to("end"),  # type: ignore[arg-type] # what is refused
    "back": lambda: _kids().back(-1),
    "forward": lambda: _kids().forward(1.5),  # type: ignore[arg-type] # what is refused
    "advance": lambda: _kids().advance(-1),
    "switch": lambda: _kids().switch(None),  # type: ignore[arg-type] # what is refused
    "follower": lambda: _kids().subscribe(3),  # type: ignore[arg-type] # what is refused
    "by": lambda: _kids().play("tiger b1", by="Bo"),
    "by-nobody": lambda: _kids().play("tiger b1", by="Cy"),
    "play-luck": lambda: _kids().play("draw fox"),
    "play-number": lambda: _kids().play(7),  # type: ignore[arg-type] # what is refused
    "seen-by": lambda: _kids().seen_by("An"),
    "seen-by-seat": lambda: _kids().seen_by(2),
    "player": lambda: _kids().player("B"),
    "move-before-roll": lambda: _dice(luck="ask").play("place b2"),
    "record": lambda: sq.Game.from_text(7),  # type: ignore[arg-type] # what is refused
    "json": lambda: sq.Game.from_json(b"{}"),  # type: ignore[arg-type] # what is refused
    "path": lambda: sq.Game.load(7),  # type: ignore[arg-type] # what is refused
    "board-of": lambda: sq.SequenceWidget("kids"),  # type: ignore[arg-type] # what is refused
    "board-show": lambda: sq.SequenceWidget(_kids(), show="Cy"),
}

MADE: Calls = {
    "edition": lambda: sq.edition("dize"),
    "edition-number": lambda: sq.edition(7),  # type: ignore[arg-type] # what is refused
    "beginners": lambda: sq.edition("kids-2025", beginners=4),
    "beginners-of": lambda: sq.edition("kids", beginners=1),
    "board": lambda: sq.Board.from_text("1 2 / 3"),
    "board-empty": lambda: sq.Board.from_text(""),
    "board-rows": lambda: sq.Board(((True,),)),  # type: ignore[arg-type] # what is refused
    "cell": lambda: sq.edition("kids").board.number("h1"),
    "word": lambda: sq.edition("dice").board.word(7),  # type: ignore[arg-type] # what is refused
    "move": lambda: sq.Move.from_text("roll 3+4"),
    "chance": lambda: sq.Chance.from_text("tiger b1"),
    "move-none": lambda: sq.Move(None),  # type: ignore[arg-type] # what is refused
    "chance-faces": lambda: sq.Chance("roll", faces=(1.5,)),  # type: ignore[arg-type] # as above
    "chip": lambda: sq.position("kids").chip("z1"),
    "hand": lambda: sq.position("kids").hand(2),
    "supply": lambda: sq.position("dice").supply(-1),
    "seen-by": lambda: sq.position("dice").seen_by("Anna"),  # type: ignore[arg-type] # as above
}


def _view(name: str = "kids/2p", who: int | str | None = 0) -> sq.View:
    return part_way(name, 101, 0.4).seen_by(who)


ASKED: Calls = {
    "no-cards": lambda: _view().draw_probability(),
    "no-card": lambda: _view().draw_probability("tigr"),
    "draws": lambda: _view().draw_probability("fox", draws=-1),
    "draws-many": lambda: _view().draw_probability("fox", draws=99),
    "hold-nobody": lambda: _view().hold_probability("Cy", "fox"),
    "hold-dice": lambda: _view("dice/2p").hold_probability(1, "fox"),
    "next-dice": lambda: _view("dice/2p").next_draw(),
    "outs-seat": lambda: _view().outs(4),
    "within": lambda: _view("dice/2p").finish_probability(0, within="game"),
    "within-0": lambda: _view("dice/2p").finish_probability(0, within=0),
    "within-roll": lambda: _view().finish_probability(0, within="roll"),
    "within-2": lambda: _view().finish_probability(0, within=2),
    "given-nothing": lambda: _view().given(),
    "given-impossible": lambda: _view().given(holds={1: ["dragon"] * 3}),
    "given-own": lambda: _view().given(lacks={0: [_view().hand[0]]}),
    "given-dice": lambda: _view("dice/2p").given(holds={1: ["fox"]}),
    "given-no-game": lambda: (
        sq.position("kids", hands=[["fox"], []]).seen_by(0).given(no_win_last_turn=1)
    ),
    "given-no-turn": lambda: _kids().seen_by(0).given(no_win_last_turn="Bo"),
    "given-card": lambda: _view().given(holds={"Bo": ["tigr"]}),
    "roll": lambda: sq.roll("kids"),
    "hand": lambda: sq.opening_hand("dice"),
    "hand-big": lambda: sq.opening_hand(sq.edition("kids").but(hand_size=15)),
    "roll-off": lambda: sq.roll_off("dice", 5),
    "until-13": lambda: sq.rolls_until("dice", 13),
    "until-word": lambda: sq.rolls_until("dice", "seven"),
    "until-no-card": lambda: sq.draws_until("kids"),
    "until-no-dragon": lambda: sq.draws_until("kids dragons=0", "dragon"),
    "until-nothing": lambda: sq.draws_until("kids", "drgn"),
    "turn-endless": lambda: sq.turn("mini-dice again_on=1,2,3,4,5,6 again_after=always"),
    "not-one": lambda: sq.Dist({"a": 1, "b": 1}),
    "no-outcomes": lambda: sq.Dist.from_weights({}),
    "no-mean": lambda: sq.roll("dice").mean(),
    "given-none": lambda: sq.roll_sum("dice").given({13}),
    "probability": lambda: sq.Probability(3, 2),
    "count": lambda: sq.turn("dice").more_than(1.5),  # type: ignore[arg-type] # what is refused
    "solve-kids": lambda: sq.solve(sq.position("mini-kids")),
    "solve-dice": lambda: sq.solve(sq.position("dice")),
    "solve-teams": lambda: sq.solve(sq.position("dice", players=3)),
}

SIMULATED: Calls = {
    "games": lambda: sq.simulate("kids", games=0),
    "games-many": lambda: sq.simulate("kids", games=10**20),
    "seed": lambda: sq.simulate("kids", seed=1.5),  # type: ignore[arg-type] # what is refused
    "workers": lambda: sq.simulate("kids", workers=-1),
    "executor": lambda: sq.simulate("kids", executor=3),  # type: ignore[arg-type] # as above
    "source": lambda: sq.simulate(7),  # type: ignore[arg-type] # what is refused
    "over": lambda: sq.simulate(part_way("kids/2p", 101, 1.0)),
    "players": lambda: sq.simulate(_kids(), players=3),
    "same-seed": lambda: (
        sq.simulate("dice", 10, progress=False) + sq.simulate("dice", 10, progress=False)
    ),
    "other-source": lambda: (
        sq.simulate("dice", 10, progress=False) + sq.simulate("kids", 10, seed=2, progress=False)
    ),
    "nobody": lambda: sq.simulate("dice", 10, progress=False).win_rate("Anna"),
    "rate": lambda: _kids().seen_by("Bo").rate_moves(),
    "rate-few": lambda: _kids().seen_by("Anna").rate_moves(games=3),
    "estimate": lambda: sq.Estimate(3, 2),
    "level": lambda: sq.Estimate(1, 2).interval(95),
    "search": lambda: sq.SearchBot(playouts=0),
    "search-both": lambda: sq.SearchBot(playouts=5, seconds=1),
    "tournament-none": lambda: sq.tournament([sq.RandomBot()], "kids"),
    "tournament-odd": lambda: sq.tournament([sq.RandomBot()] * 2, "kids", games=3),
    "tournament-three": lambda: sq.tournament([sq.RandomBot()] * 2, "kids", players=3),
    "tournament-bot": lambda: sq.tournament([sq.RandomBot(), 7]),  # type: ignore[list-item] # as above
}


def cases() -> Iterator[Case]:
    for name in ("kids/2p", "kids/4p", "mini-kids/2p", "dice/2p", "dice/4p", "mini-dice/2p"):
        for part in (0.0, 0.6, 1.0):
            for kind in ("moves", "others"):
                text = partial(wrong_events, name, part, kind)
                yield Case(f"refusals/{name}/{part:.0%}/{kind}", text)
    for what, (read, texts) in TEXTS.items():
        yield Case(f"refusals/texts/{what}", partial(misread, read, texts))
    yield from _of_rules()
    for name, parts in POSITIONS.items():
        call = partial(sq.position, **parts)
        yield Case(f"refusals/position/{name}", partial(refusal, call))
    groups = {"game": GAMES, "made": MADE, "asked": ASKED, "simulated": SIMULATED}
    for group, calls in groups.items():
        for name, wrong in calls.items():
            yield Case(f"refusals/{group}/{name}", partial(refusal, wrong))


def _of_rules() -> Iterator[Case]:
    for edition, changes in (("kids", KIDS_CHANGES), ("dice", DICE_CHANGES)):
        for name, change in changes.items():
            call = partial(sq.edition(edition).but, **change)
            yield Case(f"refusals/rules/{edition}-{name}", partial(refusal, call))
