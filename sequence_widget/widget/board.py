"""The board in a notebook: it shows what a seat can see, and carries out what is clicked."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sequence_widget.game import Game, Position, View
from sequence_widget.game.drawing import draw_svg, draw_text
from sequence_widget.game.history import Moment
from sequence_widget.game.telling import Viewer, hide
from sequence_widget.rules import KidsRules
from sequence_widget.text import LANGUAGES, IllegalMoveError, SequenceError, say
from sequence_widget.widget import intents
from sequence_widget.widget.looking import Curtain, read_show, view_for, viewer_of
from sequence_widget.widget.overlays import OVERLAYS, figures
from sequence_widget.widget.scene import board_trait, scene_trait, seats_trait, words_in

_STATIC = Path(__file__).parent.parent / "static"
_WRITABLE = ("language", "overlay")
"""The view options that a browser may set; `ply` besides, by stepping the game."""


class SequenceWidget(anywidget.AnyWidget):
    """A board to play and step through a `Game`.

    `show` says whose cards are seen: `mover` (the person whose turn it is), a seat or a name,
    `all`, or `none`; what is not shown is not sent to the browser. With `curtain` the screen is
    only turned over to the next person when that person says so.

    >>> import sequence_widget as sq
    >>> board = sq.SequenceWidget(sq.Game("kids", players=["Anna", "Bo"], seed=7))
    >>> board.game.play("tiger b1")
    >>> board.ply, board.last_event, board.turn
    (2, 'draw ?', 1)
    """

    _esm = _STATIC / "widget.js"
    _css = _STATIC / "widget.css"

    ply = traitlets.Int(0).tag(sync=True)
    """How many events lie behind the position shown; setting it steps through the game."""

    turn = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The seat whose turn it is, or `None` when the game is over."""

    last_event = traitlets.Unicode("").tag(sync=True)
    """The text of the event that led here, `?` for a card that is not shown."""

    winner = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The first seat of the side that has won, or `None`."""

    position_text = traitlets.Unicode("").tag(sync=True)
    """The position as text, `?` for every card that is not shown."""

    language = traitlets.Enum(tuple(LANGUAGES), "en").tag(sync=True)
    """The language of everything the board says: `en` or `nb`."""

    overlay = traitlets.Enum((None, *OVERLAYS), None, allow_none=True).tag(sync=True)
    """What lies over the spaces: `cells` (their names), `threats` (who would win there), `None`."""

    board = traitlets.Dict().tag(sync=True)
    """For the browser: what stays the same for a whole game."""

    seats: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    """For the browser: who plays."""

    scene = traitlets.Dict().tag(sync=True)
    """For the browser: what is shown now."""

    words = traitlets.Dict().tag(sync=True)
    """For the browser: the labels in the chosen language."""

    def __init__(
        self,
        game: Game,
        *,
        show: str | int = "mover",
        language: str = "en",
        overlay: str | None = None,
        curtain: bool = False,
        **options: Any,  # noqa: ANN401 - whatever ipywidgets takes, such as layout
    ) -> None:
        if not (_STATIC / "widget.js").exists():
            raise SequenceError("widget.not_built")
        self._game = game
        self._show = read_show(game, show)
        self._curtain = Curtain(curtain and isinstance(game.rules, KidsRules))
        self._shown: Moment | None = None
        self._tip: Moment | None = None
        self._line = 0
        self._failures: list[Exception] | None = None
        super().__init__(language=language, overlay=overlay, **options)
        game.subscribe(self._follow)
        self.on_msg(self._receive)
        if len(game.bots) < len(game.players):
            intents.go_on(game)
        self._refresh(everything=True)

    @property
    def game(self) -> Game:
        """The game on the board, live: playing it from a cell moves the board."""
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game.unsubscribe(self._follow)
        self._game, self._shown, self._tip = game, None, None
        game.subscribe(self._follow)
        self._refresh(everything=True)

    @property
    def position(self) -> Position:
        """The position shown, the whole truth of it."""
        return self._game.position

    @property
    def view(self) -> View:
        """The position shown, as the one whose cards are seen sees it."""
        return view_for(self._game, self._viewer)

    @property
    def show(self) -> str | int:
        """Whose cards are seen; set from Python alone."""
        return self._show

    @show.setter
    def show(self, show: str | int) -> None:
        self._show = read_show(self._game, show)
        self._line += 1
        self._refresh()

    @property
    def _viewer(self) -> Viewer:
        return viewer_of(self._game, self._show)

    @property
    def _log_viewer(self) -> Viewer:
        """Whose cards the list of moves names: nobody's where people take turns at the screen."""
        people = len(self._game.players) - len(self._game.bots)
        return None if self._show == "mover" and people > 1 else self._viewer

    # From the game to the browser

    def _follow(self, game: Game) -> None:  # noqa: ARG002 - it is our own game that has changed
        self._refresh()

    def _refresh(self, *, everything: bool = False) -> None:
        """Set every trait, and only then say which observers failed."""
        game, viewer = self._game, self._viewer
        waiting = self._curtain.hides_from(viewer)
        seen = None if waiting is not None else viewer
        view = view_for(game, seen)
        tip = game.moments[-1]
        if not _leads_to(self._tip, tip):
            self._line += 1
        scene = scene_trait(game, viewer, self._shown, self._line, waiting, self.language)
        scene["figures"] = figures(view, self.overlay)
        self._shown, self._tip = game.shown, tip
        seat = game.shown.parent.position.turn if game.shown.parent else None
        event = hide(game.last_event, seat, seen) if game.last_event else ""
        text = game.position.to_text() if seen == "all" else view.to_text()
        values: dict[str, object] = {
            "scene": scene,
            "ply": game.ply,
            "turn": game.position.turn,
            "winner": game.position.winner,
            "last_event": str(event),
            "position_text": text,
        }
        if everything:
            values |= {
                "words": words_in(self.language),
                "board": board_trait(game, self.language),
                "seats": seats_trait(game),
            }
        failures = [] if self._failures is None else self._failures
        with self.hold_sync():
            for name, value in values.items():
                try:
                    self.set_trait(name, value)
                except Exception as failure:  # noqa: BLE001 - an observer's, raised below
                    failures.append(failure)
        if failures and self._failures is None:
            raise failures[0]

    @traitlets.validate("ply")
    def _check_ply(self, proposal: dict[str, Any]) -> int:
        ply: int = proposal["value"]
        if ply != self._game.ply:
            self._game.go_to(ply)
        return ply

    @traitlets.observe("language", "overlay")
    def _reword(self, change: object) -> None:  # noqa: ARG002 - both ask for the same
        if self._tip is not None:
            self._refresh(everything=True)

    # From the browser to the game

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser writes: the ply and view options; anything else is put right."""
        for name, value in sync_data.items():
            try:
                if name == "ply" and isinstance(value, int):
                    with self._gathered():
                        self._game.go_to(value)
                elif name in _WRITABLE:
                    self.set_trait(name, value)
                elif name in self.keys:
                    self.send_state(name)
            except (SequenceError, traitlets.TraitError):
                self.send_state(name)

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Answer an intent; a refusal is a sentence for the board."""
        if not isinstance(message, dict):
            return
        number = message.get("id") if isinstance(message.get("id"), int) else None
        try:
            with self._gathered():
                answer = self._carry_out(message)
        except SequenceError as error:
            answer = {"refused": error.in_language(self.language)}
        except Exception as error:
            refused = say(
                "widget.observer", self.language, error=f"{type(error).__name__}: {error}"
            )
            self.send({"id": number, "refused": refused})
            raise
        self.send({"id": number, **answer})

    def _carry_out(self, message: dict[str, Any]) -> dict[str, Any]:
        wanted, viewer = message.get("do"), self._viewer
        if wanted == "log":
            entries = intents.log(
                self._game, self._log_viewer, self._curtain, message, self.language
            )
            return {"line": self._line, "log": entries}
        if not isinstance(wanted, str) or wanted not in {"reveal", *intents.STEERING}:
            raise IllegalMoveError("widget.nonsense")
        if (message.get("ply"), message.get("line")) != (self._game.ply, self._line):
            self.send_state("scene")
            raise IllegalMoveError("widget.stale")
        if wanted == "reveal":
            self._curtain.revealed = viewer if isinstance(viewer, int) else None
            self._refresh()
            return {"done": True}
        if self._curtain.hides_from(viewer) is not None and wanted == "play":
            raise IllegalMoveError("widget.not_yours")
        intents.STEERING[wanted](self._game, viewer, message)
        return {"done": True}

    @contextmanager
    def _gathered(self) -> Iterator[None]:
        """Carry an intent out to its end before a failing observer is reported."""
        failures: list[Exception] = []
        self._failures = failures
        try:
            yield
        finally:
            self._failures = None
        if failures:
            raise failures[0]

    def close(self) -> None:
        """Take the board away and stop following the game."""
        self._game.unsubscribe(self._follow)
        super().close()

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the board, and for where no kernel runs a picture and a text drawing of it."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle
        view = self.view
        data["image/svg+xml"] = draw_svg(view, self.language)
        data["text/plain"] = draw_text(view, self.language)
        return data, metadata


def _leads_to(before: Moment | None, tip: Moment) -> bool:
    """Whether the line has only grown at its end."""
    here: Moment | None = tip
    while here is not None and before is not None and here.depth > before.depth:
        here = here.parent
    return here is before
