"""A board with its wire to the browser caught: what it sends, and what a browser would send it."""

import json
from typing import Any

import sequence_widget as sq
from sequence_widget.widget.scene import SCENE

NAMES = ["Anna", "Bo"]


def kids(**options: Any) -> sq.Game:
    return sq.Game("kids", players=NAMES, seed=7, **options)


def dice(**options: Any) -> sq.Game:
    return sq.Game("dice", players=NAMES, seed=7, **options)


def scene_of(board: sq.SequenceWidget) -> dict[str, Any]:
    """Join what a board shows, as a browser does."""
    return joined(as_json(board.get_state()))


def joined(state: dict[str, Any]) -> dict[str, Any]:
    sent = {**state["aside"], **state["scene"]}
    others = {name: state[name] for name in SCENE if name in {"chips", "figures"}}
    others |= {name: state[name] for name in ("roll", "supply", "turn", "winner")}
    moves = state["legal_moves"] if sent["why"] is None else []
    hands = [state["hand"] if hand is None else hand for hand in sent["hands"]]
    scene = {**others, **sent, **choices(moves), "hands": hands}
    if scene["happened"]:
        scene["last"] = scene["happened"][-1]
    return scene


def choices(moves: list[str]) -> dict[str, Any]:
    """Sort moves by what a person does for them: cells by card or action, and the rest."""
    by_option: dict[str, list[str]] = {}
    for option, cell in (move.split() for move in moves if move[-1].isdecimal()):
        by_option.setdefault(option, []).append(cell)
    actions = [move for move in moves if not move[-1].isdecimal()]
    return {"choices": by_option, "actions": actions}


PLAIN = (str, int, float, bool, type(None))


def as_json(value: Any) -> Any:
    """Give what a browser gets of a message or a state.

    All in it has to be of JSON's own types: hosts that do not write JSON themselves, such as
    marimo, do not take a subclass of them for what it is.
    """
    check_plain(value)
    return json.loads(json.dumps(value))


def check_plain(value: Any, where: str = "") -> None:
    if type(value) is dict:
        for name, each in value.items():
            assert type(name) is str, f"{where}: {name!r}"
            check_plain(each, f"{where}.{name}")
    elif type(value) in (list, tuple):
        for number, each in enumerate(value):
            check_plain(each, f"{where}[{number}]")
    else:
        assert type(value) in PLAIN, f"{where}: {value!r} is a {type(value).__name__}"


class Wire:
    """Catches what a board sends and plays the browser's part."""

    def __init__(self, game: sq.Game, **options: Any) -> None:
        self.board = sq.SequenceWidget(game, **options)
        self.sent: list[dict[str, Any]] = []
        self._last_id = 0
        self.board._send = self._catch  # type: ignore[method-assign]

    def _catch(self, msg: dict[str, Any], buffers: object = None) -> None:
        del buffers
        self.sent.append(as_json(msg))

    @property
    def scene(self) -> dict[str, Any]:
        return scene_of(self.board)

    @property
    def courses(self) -> list[dict[str, Any]]:
        """The rows of the tree of courses; none where there is one course alone."""
        return list(as_json(self.board.courses).get("rows", []))

    @property
    def others(self) -> list[str]:
        """The names of the courses beside the current one."""
        return [row["name"] for row in self.courses if "now" not in row]

    def other(self, number: int) -> int:
        """Give what names one of them in what is asked for; nothing does if it is not there."""
        ends = [int(row["end"]) for row in self.courses if "now" not in row]
        return ends[number] if 0 <= number < len(ends) else -1

    def everything(self) -> str:
        """All that any browser or saved notebook could get: every message and the whole state."""
        return json.dumps([self.sent, as_json(self.board.get_state())])

    def ask(self, do: str, **words: Any) -> dict[str, Any]:
        """Send an intent as it is seen on the screen now, and give the answer."""
        return self.send({"ply": self.scene["ply"], "line": self.scene["line"], "do": do, **words})

    def send(self, message: Any) -> dict[str, Any]:
        """Send any message at all, and give the answer; another scene is one, too."""
        self._last_id += 1
        if isinstance(message, dict):
            message = {"id": self._last_id, **message}
        before, number = self.moment, len(self.sent)
        self.board._handle_custom_msg(message, [])
        sent = self.sent[number:]
        answers: list[dict[str, Any]] = [
            each["content"] for each in sent if each["method"] == "custom"
        ]
        if answers:
            return answers[-1]
        told = any("scene" in each["state"] for each in sent) and self.moment != before
        return {"id": message["id"], "done": True} if told else {}

    @property
    def moment(self) -> tuple[int, int]:
        """Where in which line the scene is."""
        return self.scene["ply"], self.scene["line"]

    def write(self, **values: Any) -> None:
        """Write traits as a browser does."""
        self.board.set_state(values)
