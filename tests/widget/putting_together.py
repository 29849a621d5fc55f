"""A question put together through a board's messages, and read again by other means."""

import random
from typing import Any

import sequence_widget as sq
from tests.widget.wire import Wire

GAMES = ("kids", "dice", "mini-kids", "mini-dice")
NAMES = ("Anna", "Bo", "Cy", "Di")


def claims(wire: Wire) -> dict[str, Any]:
    """Give what the panel shows."""
    told: dict[str, Any] = wire.board.get_state()["claims"]
    return told


def do(wire: Wire, **act: str) -> dict[str, Any]:
    """Do something in the panel, and give what it shows then; a refusal is none."""
    answer = wire.ask("claims", **act)
    assert "refused" not in answer, answer
    return claims(wire)


def point(wire: Wire, *what: str) -> dict[str, Any]:
    for each in what:
        do(wire, act="point", what=each)
    return claims(wire)


def press(wire: Wire, name: str) -> dict[str, Any]:
    return do(wire, act="press", name=name)


def choose(wire: Wire, chip: str, option: str) -> dict[str, Any]:
    return do(wire, act="choose", chip=chip, option=option)


def opened(rng: random.Random, **options: Any) -> Wire:
    """Open the panel in the middle of a game: two to four players, or somebody who looks on."""
    edition = rng.choice(GAMES)
    players = 2 if edition.startswith("mini") else rng.randint(2, 4)
    luck = rng.choice(["auto", "ask"])
    game = sq.Game(edition, players=NAMES[:players], seed=rng.getrandbits(30), luck=luck)
    for _ in range(rng.randint(0, 40)):
        if game.position.is_over:
            break
        if game.position.awaiting == "move":
            game.play(rng.choice(game.position.legal_moves))
        else:
            game.luck()
    if game.position.is_over:
        game.back(1)  # after the end nothing can be asked
    show = rng.choice(["mover", "none", "all", *NAMES[:players]])
    return Wire(game, panels=("claims",), show=show, **options)


def offered(wire: Wire) -> list[dict[str, str]]:
    """List every message by which a person could go on."""
    told = claims(wire)
    chips = [chip for part in told["parts"] for chip in part["chips"]]
    found = [
        {"act": "choose", "chip": chip["name"], "option": option}
        for chip in chips
        for option, _ in chip["options"]
    ]
    presses = [name for name, _ in told["presses"]]
    presses += [part["drop"] for part in told["parts"] if part["drop"]]
    return found + [{"act": "press", "name": name} for name in presses]


def put_at_random(rng: random.Random, wire: Wire) -> dict[str, Any]:
    """Put some question together: a few steps anywhere, then whatever it lacks."""
    for _ in range(rng.randint(0, 6)):
        act = rng.choice(offered(wire))
        if "two" not in act.get("option", "") or rng.random() < 0.05:  # those take their time
            do(wire, **act)
    for _ in range(50):
        chips = [chip for part in claims(wire)["parts"] for chip in part["chips"]]
        empty = [chip for chip in chips if not chip["value"] and chip["name"].endswith("thing 0")]
        if not empty:
            break
        options = [option for option, _ in empty[0]["options"] if option]
        if options:
            choose(wire, empty[0]["name"], rng.choice(options))
        else:  # no space on which anybody could win
            verb = next(chip for chip in chips if chip["name"] == f"{empty[0]['name'][0]} verb")
            choose(wire, verb["name"], "finishes")
    return claims(wire)


def read_again(wire: Wire) -> tuple[sq.Claim, sq.Claim | None]:
    """Make the claims that the chips say, from the chips alone."""
    sides: dict[bool, list[tuple[str, sq.Claim]]] = {False: [], True: []}
    known = False
    for at, part in enumerate(claims(wire)["parts"]):
        chips = {chip["name"].split(" ", 1)[1]: chip["value"] for chip in part["chips"]}
        known = known or (at > 0 and part["before"] != "")
        sides[known].append((chips.get("joint", ""), _claim(wire.board.view, chips)))
    asked, given = (_together(sides[each]) for each in (False, True))
    assert asked is not None
    return asked, given


def _together(side: list[tuple[str, sq.Claim]]) -> sq.Claim | None:
    if not side:
        return None
    whole = side[0][1]
    for joint, claim in side[1:]:
        whole = whole | claim if joint == "or" else whole & claim
    return whole


def _claim(view: sq.View, chips: dict[str, str]) -> sq.Claim:
    verb = chips["verb"].removeprefix("~")
    claim = _said(view, verb, chips)
    return ~claim if chips["verb"] != verb else claim


def _said(view: sq.View, verb: str, chips: dict[str, str]) -> sq.Claim:
    kind, number = chips["who"].split()
    things = [value for name, value in chips.items() if name.startswith("thing") and value]
    often = chips.get("often", "")
    count = {"at_least" if often[-1] == "+" else "exactly": int(often.strip("+="))} if often else {}
    when: dict[str, Any] = {"among": int(number), **count} if kind.endswith("s") else {}
    when = when or {"nth": int(number)}
    if kind == "seat":
        who = view.names[int(number)]
        if verb == "holds":
            return sq.holds(who, *things, **count)
        if verb == "wins":
            outs = [what for what, cells in view.outs(who).items() if things[0] in cells]
            return sq.holds(who, *outs)
        return sq.finishes(who, within=2 if verb.endswith("two") else "turn")
    if verb == "doubles":
        return sq.doubles(**when)
    if verb == "draws":
        return sq.draws(*things, **when)
    return {"rolls": sq.rolls, "shows": sq.shows}[verb](map(int, things), **when)
