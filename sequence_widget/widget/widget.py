"""The board in a notebook: it shows what a seat can see, and carries out what is clicked."""

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import traitlets

from sequence_widget.engine import Move, Position, View
from sequence_widget.engine.picture import draw_svg, draw_text
from sequence_widget.game import Game
from sequence_widget.game.hiding import Viewer
from sequence_widget.game.undivided import UNDIVIDED, undivided
from sequence_widget.rules import whole
from sequence_widget.text import LANGUAGES, IllegalMoveError, SequenceError, card_called, spoken
from sequence_widget.widget import held_luck, messages
from sequence_widget.widget.autoplay import go_on, only_bots
from sequence_widget.widget.beginning import begin, choices_to_begin
from sequence_widget.widget.drawings import drawings_trait
from sequence_widget.widget.front_end import front_end
from sequence_widget.widget.overlays import NAMES, Overlay, without_chances
from sequence_widget.widget.panel_board import PanelBoard
from sequence_widget.widget.permissions import may_ask_for
from sequence_widget.widget.review import ASKED
from sequence_widget.widget.scene import (
    board_trait,
    for_cells,
    for_the_board,
    seats_trait,
    words_in,
)
from sequence_widget.widget.snapshot import Held, Snapshot, take
from sequence_widget.widget.thinking import Thinking
from sequence_widget.widget.traits import PANELS, SCENE, PlyError, SelectedError, read_panels
from sequence_widget.widget.transaction import Transaction
from sequence_widget.widget.unsent import Unsent
from sequence_widget.widget.values import checked_values
from sequence_widget.widget.viewer import (
    Curtain,
    checked_game,
    log_viewer_of,
    played_on,
    read_show,
    view_for,
    viewer_of,
)

if TYPE_CHECKING:
    from sequence_widget.game.tree import Moment

_VIEW_OPTIONS = {"language": (*LANGUAGES,), "overlay": (None, *NAMES)}
"""What a browser may set of the view, and to what; `ply` and `selected` besides."""

_LONGEST_WORD = 60
_OF_THE_BOARD = ("reveal", "handover", "begin", "stop", "many")
"""What is asked of the board as well as of the game."""

DONE: dict[str, Any] = {"done": True}
"""The answer to an intent that was carried out, where no other scene tells so."""

LATER: dict[str, Any] = {}
"""What stands for an answer that comes when it has been worked out."""


class SequenceWidget(PanelBoard):
    """A board to play and step through a `Game`.

    `show` says whose cards are seen: `mover` (the person whose turn it is), a seat or a name,
    `all`, or `none`; what is not shown is not sent to the browser. With `curtain` the screen is
    only turned over to the next person when that person says so; without it, that is asked only
    where another line of play brings up another hand. Where luck waits to be asked for, what real
    dice or cards showed can be entered, unless `entering` says no.

    What is played on the board is answered by itself: cards that must be swapped are, and bots
    move. What a cell plays is not, so that a script does the same whether a board looks on or
    not: `game.advance()` lets the bots move, or a button of the board. Nor does a game change by
    being shown. A bot that thinks for long leaves the kernel free, and can be stopped.

    A failing observer stops nothing: the game has moved, all observers are told, the board says
    that one failed, and what it raised is raised at the end (in an `ExceptionGroup`, if several
    failed in several ways). Where a browser asked for the move, errors that could name a hidden
    card are told by their kind alone.

    >>> import sequence_widget as sq
    >>> board = sq.SequenceWidget(sq.Game("kids", players=["Anna", "Bo"], seed=7))
    >>> board.game.play("tiger b1")
    >>> board.ply, board.last_event, board.turn
    (2, 'draw ?', 1)
    """

    _esm = front_end("widget.js")
    _css = front_end("widget.css")

    def __init__(
        self,
        game: Game,
        *,
        show: str | int = "mover",
        language: str | None = None,
        overlay: Overlay = None,
        curtain: bool = False,
        entering: bool = True,
        **options: Any,  # noqa: ANN401 - whatever ipywidgets takes, such as layout
    ) -> None:
        if not self._esm:
            raise SequenceError("widget.not_built")
        self._show = read_show(checked_game(game), show)
        self._game = game
        self._with_curtain = curtain
        self._entering = self._allows_entering = entering
        self._tip: Moment | None = None
        self._root: Moment | None = None
        self._line = 0
        self._thinking = Thinking()
        language = spoken() if language is None else language
        super().__init__(language=language, overlay=overlay, **options)
        self.on_msg(self._receive)
        self._is_open = True
        self._begin()

    def _begin(self) -> None:
        """Show the game, and leave it as it is: a bot that has the first move waits to be let."""
        self._curtain = Curtain(self._game.rules.hidden_cards, always=self._with_curtain)
        self._unsent_events = Unsent()
        self._now = None
        self._tip = self._root = None
        if self._is_open:
            self._game.subscribe(self._follow)
        with self._transaction() as transaction:
            self._refresh(everything=True)
        transaction.settle()

    @property
    def game(self) -> Game:
        """The game on the board, live: playing it from a cell moves the board."""
        return self._game

    @game.setter
    @undivided
    def game(self, game: Game) -> None:
        self._show = read_show(checked_game(game), self._show)
        before, self._game = self._game, game
        before.unsubscribe(self._follow)
        self._begin()
        self._has_left(before)

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
    @undivided
    def show(self, show: str | int) -> None:
        self._show = read_show(self._game, show)
        self._now = None  # what was seen by other eyes permits nothing
        self._curtain.asked = None
        self._curtain.hand_on(self._viewer)
        self._line += 1
        self._refresh()

    @property
    def entering(self) -> bool:
        """Whether what real dice or cards showed may be entered, where luck waits to be asked."""
        return self._entering

    @entering.setter
    @undivided
    def entering(self, entering: bool) -> None:
        self._entering = self._allows_entering = entering
        self._refresh()

    @property
    def _viewer(self) -> Viewer:
        game, asked = self._game, self._curtain.asked
        if asked is not None and asked[0] is game.shown:
            return asked[1]
        return viewer_of(game, self._show)

    def _look(self, viewer: Viewer, before: Snapshot | None = None) -> Snapshot:
        """See what is shown now to whoever may see it."""
        waiting = self._curtain.hides_from(viewer)
        holder = held_luck.holder(self._game)
        shut = holder is not None or self.waits_for_guess
        held: Held = None if holder is None else "here" if holder is self else "elsewhere"
        return take(
            self._game,
            viewer,
            waiting,
            self.language,
            before,
            entering=self._entering,
            reader=self._reader,
            handed=self._show == "mover",
            held=held,
            panels=() if shut else tuple(self.panels),
            overlay=without_chances(self.overlay) if shut else self.overlay,
        )

    @property
    def _is_shut(self) -> bool:
        """Whether a guess is waited for, so that nothing is shown that could tell the answer."""
        return self.waits_for_guess or held_luck.is_held(self._game)

    @property
    def _reader(self) -> Viewer:
        """Whose cards the list of moves and the chances may tell of."""
        reader = log_viewer_of(self._game, self._show)
        return None if self._curtain.hides_from(reader) is not None else reader

    # From the game to the browser

    def _follow(self, game: Game) -> None:  # noqa: ARG002 - it is our own game that has changed
        self._refresh()

    def _refresh(self, *, everything: bool = False) -> None:
        """Set every trait to what is shown now; a board that was closed shows nothing."""
        if not self._is_open:
            return
        if self._curtain.asked is not None:
            self._curtain.stepped_to(self._game.shown)
        game, viewer = self._game, self._viewer
        everything = everything or self._root is not game.root
        self._note_tip(viewer)
        now = self._look(viewer, self._now)
        thinks = self._thinking.is_on(game.shown)
        runs = self._running is not None and self._running.goes_on and not only_bots(game)
        goes_on = thinks or runs
        way = self._unsent_events.way(now.shown)
        before, self._now = self._now, now
        same = before is not None and (before.shown, before.eyes) == (now.shown, now.eyes)
        selected = self.selected if same else ""
        begin_work = self._want_chances(now)
        over = self._figures(now, selected)
        values = {
            **for_the_board(now, way, self._line, now.overlay, over, goes_on=goes_on),
            **for_cells(now),
            **self._in_panels(now, selected),
        }
        if selected != self.selected:
            values["selected"] = selected
        if everything or (before is not None and before.kept != now.kept):
            values |= {
                "words": words_in(self.language, game.rules, kept=now.kept),
                "board": board_trait(game, self.language),
                "seats": seats_trait(game, self.language),
                "drawings": drawings_trait(game.rules),
                "question": self._question_told(),
                "panels": self._panels_left(),
            }
        self._show_together(values)
        if begin_work is not None:
            begin_work()

    def _show_together(self, values: dict[str, Any]) -> None:
        waits = self._unsent_events.waits(self._game, self._running)
        self._set_together(values, send=not waits)

    def _send_unsent(self) -> None:
        if self._now is not None:
            self._unsent_events.told(self._now.shown)
            self._curtain.rise(self._now.viewer)
        super()._send_unsent()

    @traitlets.validate("selected")
    def _check_selected(self, proposal: dict[str, Any]) -> str:
        """Take the name of a space or of a card of this game, or nothing."""
        words: str = proposal["value"].strip()
        rules = self._game.rules
        if words.lower() in ("", *rules.board.cells):
            return words.lower()
        card = card_called(words, rules.cards)
        if card is None:
            raise SelectedError("widget.selected", name=words)
        return card

    @traitlets.validate("panels")
    def _check_panels(self, proposal: dict[str, Any]) -> tuple[str, ...]:
        return read_panels(proposal["value"])

    @traitlets.validate("overlay")
    def _check_overlay(self, proposal: dict[str, Any]) -> Overlay:
        """Take a name, or values that this board has spaces for."""
        overlay = proposal["value"]
        if overlay is None or (isinstance(overlay, str) and overlay in NAMES):
            return cast("Overlay", overlay)
        return checked_values(overlay, self._game.rules.board)

    def _note_tip(self, viewer: Viewer) -> None:
        """Take note of a new end of the line: of what has been told, and of who is there."""
        game, tip = self._game, self._game.tip
        if tip is self._tip:
            return
        self._line += not tip.comes_from(self._tip)
        anew = self._tip is None or self._root is not game.root
        self._curtain.cards = game.rules.hidden_cards
        switched = self._running is not None and self._running.switches
        shown = self._now.shown if self._now is not None else None
        if not switched and (anew or played_on(game, shown)):
            self._curtain.hand_on(viewer)
        self._unsent_events.play()
        self._tip, self._root = tip, game.root

    @traitlets.validate("ply")
    def _check_ply(self, proposal: dict[str, Any]) -> int:
        """Step the game; where it then is may be further on, if a follower has played."""
        ply: int = proposal["value"]
        if not 0 <= ply <= self._game.last_ply:
            raise PlyError("game.no_ply", ply=ply, last=self._game.last_ply)
        self._game.go_to(ply)
        return self._game.ply

    @traitlets.observe("language", "overlay")
    def _reword(self, change: dict[str, Any]) -> None:
        if self._tip is not None:
            self._line += change["name"] == "language"  # the list of moves is in the old one
            self._refresh(everything=True)

    @traitlets.observe("panels", "selected")
    def _fill_panels(self, change: dict[str, Any]) -> None:
        if self._tip is not None and (change["name"] == "panels" or self._follows_pointing()):
            self._refresh()

    # From the browser to the game

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser writes: the ply and view options; anything else is put right."""
        if not isinstance(sync_data, dict):
            return
        with self._transaction() as transaction:
            wrong = [
                name
                for name, value in sync_data.items()
                if not self._write(transaction, name, value) and name in self.keys
            ]
        if wrong:
            self.send_state(wrong)
        openly = self._show == "all"
        said = transaction.said(self.language, openly=openly)
        if said:
            self.send({"id": None, "refused": said})
        transaction.settle(openly=openly)

    def _write(self, transaction: Transaction, name: str, value: object) -> bool:
        """Carry out what a browser wrote, if it may."""
        if name == "ply":
            try:
                transaction.do(self._game.go_to, value)
            except SequenceError:
                return False
            return True
        says_what = isinstance(value, str) and len(value) <= _LONGEST_WORD
        lists = isinstance(value, list) and len(value) <= len(PANELS)
        if (name == "selected" and says_what) or (name == "panels" and lists):
            try:
                transaction.do(self.set_trait, name, value)
            except SequenceError:
                return False
            return True
        if value in _VIEW_OPTIONS.get(name, ()):
            transaction.attempt(self.set_trait, name, value)
            return True
        return False

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Answer an intent; a refusal is a sentence for the board."""
        if not isinstance(message, dict):
            return
        wanted, number = message.get("do"), messages.id_of(message)
        answer: dict[str, Any]
        with self._transaction(goes_on=wanted in messages.GOING_ON) as transaction:
            try:
                if wanted in messages.GUESSING:
                    self._take_guess(message)
                    answer = DONE
                else:
                    answer = self._carry_out(transaction, wanted, message)
            except SequenceError as error:
                answer = {"refused": error.in_language(self.language)}
        openly = self._show == "all"
        said = transaction.said(self.language, openly=openly)
        here = [self.scene["ply"], self.scene["line"]]
        told = [message.get("ply"), message.get("line")] != here and wanted not in messages.GUESSING
        if said:
            self.send({"id": number, "refused": said})
        elif answer is not LATER and (answer != DONE or not told):
            self.send({"id": number, **answer})  # otherwise another scene has answered
        transaction.settle(openly=openly)

    def _carry_out(
        self, transaction: Transaction, wanted: object, message: dict[Any, Any]
    ) -> dict[str, Any]:
        now = self._now
        if now is None or not now.is_of(self._game, self.language):
            now = self._look(self._viewer)
        told = self._told_of(now, wanted, message)
        if told is not None:
            return told
        if not isinstance(wanted, str) or wanted not in {*_OF_THE_BOARD, *messages.STEERING}:
            raise IllegalMoveError("widget.nonsense")
        seen_at = [whole(message.get(name)) for name in ("ply", "line")]
        if seen_at != [self._game.ply, self._line]:
            self.send_state(SCENE)
            raise IllegalMoveError("widget.stale")
        self._do(transaction, now, wanted, message)
        return DONE

    def _do(
        self, transaction: Transaction, now: Snapshot, wanted: str, message: dict[Any, Any]
    ) -> None:
        """Do what is asked of the board, or of the game on it."""
        if wanted == "reveal":
            self._curtain.at_screen = now.viewer
            self._line += 1  # the list of moves may name this person's cards now
            self._refresh()
            self._send_unsent()  # a forced move is to be seen to go from this hand
            go_on(transaction)
        elif wanted == "handover":
            self._curtain.ask(now.shown, may_ask_for(now))
            self._line += 1  # what is under way was meant for the other hand
            self._refresh()
        elif wanted == "begin":
            self._begin_another(transaction, message)
        elif wanted == "stop":
            self._thinking.stop()
            self._refresh()
        elif wanted == "many":
            self._many.carry_out(message)
        else:
            messages.STEERING[wanted](transaction, now, message)

    def _answer_later(self, number: int | None, answer: dict[str, Any]) -> None:
        self.send({"id": number, **answer})

    def _told_of(
        self, now: Snapshot, wanted: object, message: dict[Any, Any]
    ) -> dict[str, Any] | None:
        """Answer what is asked about the game; nothing if something else is asked for."""
        if wanted == "log":
            return {"line": self._line, "log": messages.log(now, self._reader, message)}
        if wanted == "rules":
            return {"told": self._game.rules.explain(self.language).splitlines()}
        if wanted in ASKED and not self._is_shut:
            answer = partial(self._answer_later, messages.id_of(message))
            self._review.ask(lambda: None if self._is_shut else self._now, wanted, message, answer)
            return LATER
        if wanted == "setup":
            entering = self._entering if self._allows_entering else None
            return {"setup": choices_to_begin(now, entering=entering)}
        return {"text": self.position_text} if wanted == "copy" else None

    def _begin_another(self, transaction: Transaction, message: dict[Any, Any]) -> None:
        """Begin the game that was asked for, and let its bots move."""
        before = self._entering
        self._entering = self._allows_entering and message.get("entering") is True
        try:
            begin(transaction, message, self.language)
        except SequenceError:
            self._entering = before
            raise
        go_on(transaction)

    @contextmanager
    def _transaction(self, *, goes_on: bool = False) -> Iterator[Transaction]:
        """Keep apart what the observers raise until all is carried out."""
        with UNDIVIDED:
            transaction = Transaction(
                self._game, goes_on=goes_on, ask_bot=self._ask_bot, is_here=self._is_here
            )
            outer, self._running = self._running, transaction
            try:
                yield transaction
                if transaction.bot_failures or self._thinking.is_on(self._game.shown):
                    transaction.goes_on = False
                    self._refresh()  # the bot is waited for after all
            finally:
                if self._unsent:
                    self._send_unsent()
                self._running = outer

    def _ask_bot(self) -> Move | None:
        """Ask the bot whose turn it is; what takes longer is played when it comes."""
        at = self._game.shown
        later = partial(self._answer_of_bot, at)
        return self._thinking.find(at, self._game.bot_choice(), later)

    def _answer_of_bot(self, at: "Moment", found: Future[Move]) -> None:
        """Play what a bot has come to, unless the game has gone elsewhere meanwhile."""
        openly = self._show == "all"
        with self._transaction(goes_on=True) as transaction:
            transaction.answering = True
            failure = found.exception()
            if isinstance(failure, Exception):
                transaction.bot_failures.append(failure)
            elif self._game.shown is at:
                transaction.let_bot_play(found.result())
                go_on(transaction)
        said = transaction.said(self.language, openly=openly)
        if said:
            self.send({"id": None, "refused": said})
        transaction.settle(openly=openly)

    def _is_here(self, seat: int | None) -> bool:
        """Whether the person of a seat is at this screen; with dice, everybody is."""
        if not self._game.rules.hidden_cards:
            return True
        viewer = self._viewer
        return viewer in (seat, "all") and self._curtain.hides_from(viewer) is None

    def close(self) -> None:
        """Take the board away and stop following the game.

        A board that is closed waits for nobody: it is closed once more when it is collected, in any
        thread and at any moment, even while the one that has the turn waits for that thread.
        """
        if self._is_open or self.comm is not None:
            self._close()

    @undivided
    def _close(self) -> None:
        game = vars(self).get("_game")  # none, if what the board was made of was wrong
        self._is_open = False
        if game is not None:
            self._thinking.stop()
            self._end_work()
            game.unsubscribe(self._follow)
            held_luck.let_go(self, game)
        super().close()
        if game is not None:
            self._has_left(game)

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
