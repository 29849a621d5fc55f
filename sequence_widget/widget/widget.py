"""The board in a notebook: it shows what a seat can see, and carries out what is clicked."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

import traitlets

from sequence_widget.engine import Position, View
from sequence_widget.engine.picture import draw_svg, draw_text
from sequence_widget.game import Game
from sequence_widget.game.change_lock import CHANGE_LOCK, undivided
from sequence_widget.teaching import make_question
from sequence_widget.text import KEPT_IN, IllegalMoveError, SequenceError, spoken
from sequence_widget.widget.asked_question import READING, AskedQuestion
from sequence_widget.widget.autoplay import go_on, luck_is_due
from sequence_widget.widget.board_question import PANEL, BoardQuestion
from sequence_widget.widget.changes import Changes
from sequence_widget.widget.events_to_tell import EventsToTell
from sequence_widget.widget.failures import joined
from sequence_widget.widget.front_end import front_end
from sequence_widget.widget.intents import (
    DONE,
    GOING_ON,
    GUESSING,
    STALE,
    STEERING,
    TELLING,
    Intents,
)
from sequence_widget.widget.messages import Message, id_of
from sequence_widget.widget.new_game import begin, wants_entering
from sequence_widget.widget.notebook_widget import NotebookWidget
from sequence_widget.widget.overlays import Overlay
from sequence_widget.widget.panels.panels import Panels
from sequence_widget.widget.panels.review import ASKED, Review
from sequence_widget.widget.permissions import may_ask_for
from sequence_widget.widget.scene import SCENE, for_a_game, for_cells, for_the_board
from sequence_widget.widget.screen import Screen, checked_game
from sequence_widget.widget.snapshot import Snapshot, view_for
from sequence_widget.widget.trait_values import READERS, overlay_named, read_ply, read_written
from sequence_widget.widget.transaction import Transaction
from sequence_widget.widget.under_way import UnderWay


class SequenceWidget(NotebookWidget):
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

    ply = traitlets.Int(0).tag(sync=True)
    """How many events lie behind the position shown; setting it steps through the game."""

    turn = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The seat whose turn it is, or `None` when the game is over."""

    last_event = traitlets.Unicode("").tag(sync=True)
    """The text of the event that led here, `?` for a card that is not shown."""

    winner = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The first seat of the side that has won, or `None`."""

    chips = traitlets.Dict().tag(sync=True)
    """The chips on the board: by space, such as `b1`, the first seat of the side they belong to."""

    roll: traitlets.List[int] = traitlets.List(None, allow_none=True).tag(sync=True)
    """The faces of the dice while they lie there to be used, or `None`."""

    supply: traitlets.List[int] = traitlets.List().tag(sync=True)
    """How many chips each seat has left; those of one side share them."""

    position_text = traitlets.Unicode("").tag(sync=True)
    """The position as text, `?` for every card that is not shown."""

    hand: traitlets.List[str] = traitlets.List().tag(sync=True)
    """The cards of whose eyes these are, sorted; of whose turn it is where all hands are open."""

    legal_moves: traitlets.List[str] = traitlets.List().tag(sync=True)
    """The texts of the moves that whose turn it is may make, where that hand is seen."""

    selected = traitlets.Unicode("").tag(sync=True)
    """The space or card that is pointed out, `b1` or `tiger`, on the board or by a cell.

    It is empty again when the position changes, or whose eyes these are.
    """

    language = traitlets.Any(KEPT_IN).tag(sync=True)
    """The language of everything the board says, by its code, such as `en` or `nb`."""

    overlay = traitlets.Any(None, allow_none=True).tag(sync=True, to_json=overlay_named)
    """What lies over the spaces: `None`, a name, or values that a cell works out.

    The names are `cells` (the spaces' own), `threats` (who would win there with one chip), `fills`
    (the chance that who moves next can put a chip there) and `chances` (of winning after the best
    move there, growing surer while one looks). A mapping gives numbers by
    space, a `Dist` the chance of what a space shows, `Ratings` that of the best move there; values
    stay as they are until others are set, but `Ratings` lie there in the position rated alone.
    """

    panels = traitlets.Any(()).tag(sync=True)
    """The panels that are open beside the moves, by name.

    They are `variations` (the courses of the game), `unseen` (what the viewer has not seen),
    `chances` (of winning, over the game), `many` (rolls, draws or whole games, again and again),
    `claims` (a question put together by pointing), and `ask` (the question of `board.ask`).
    """

    claim = traitlets.Any(None, allow_none=True, read_only=True)
    """What is asked in the panel `claims`, such as `sq.holds("Bo", "dragon")`; else `None`."""

    given = traitlets.Any(None, allow_none=True, read_only=True)
    """What is known in that question, as a claim; `None` if nothing is."""

    answer = traitlets.Any(None, allow_none=True, read_only=True)
    """The answer to it, a `Probability`; `None` until it is worked out."""

    # For the browser alone; js/src/contract.ts says what is in them.
    board = traitlets.Dict().tag(sync=True)
    seats: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    log = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    aside = traitlets.Dict().tag(sync=True)
    figures = traitlets.Dict().tag(sync=True)
    code: traitlets.List[str] = traitlets.List().tag(sync=True)
    unseen = traitlets.Dict().tag(sync=True)
    courses = traitlets.Dict().tag(sync=True)
    chances = traitlets.Dict().tag(sync=True)
    many = traitlets.Dict().tag(sync=True)
    claims = traitlets.Dict().tag(sync=True)
    question = traitlets.Dict().tag(sync=True)
    drawings = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    _is_open = False
    """Whether the board was made and not closed: any other holds nothing."""

    _was_closed = False
    """Whether it was open and is not any more: then it changes no game."""

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
        self._game = checked_game(game)
        self._screen = Screen(game, show, always=curtain, entering=entering)
        self._now: Snapshot | None = None
        observers = partial(traitlets.HasTraits.notify_change, self)
        self._changes = Changes(
            self.set_trait,
            send=self.send_state,
            tell=observers,
            is_sent=lambda name: name in self.keys,
        )
        self._to_tell = EventsToTell()
        self._under_way = UnderWay(
            lambda: self._game,
            self._screen.is_here,
            refresh=self._refresh,
            send=self._send_changes,
            end=self._end,
        )
        self._question = BoardQuestion(lambda: self._game, self._guessed)
        self._panels = Panels(self._show_together)
        self._review = Review()
        self._intents = Intents(
            told=TELLING
            | dict.fromkeys(ASKED, self._ask_review)
            | dict.fromkeys(GUESSING, self._take_guess)
            | {READING: lambda now, message: self._question.read(message, now.language)},
            done=STEERING
            | {
                "reveal": self._reveal,
                "handover": self._hand_over,
                "begin": self._begin_another,
                "stop": self._stop_thinking,
                "ask-class": self._ask_class,
            }
            | self._panels.intents,
        )
        language = spoken() if language is None else language
        super().__init__(language=language, overlay=overlay, **options)
        self.on_msg(self._receive)
        self._is_open = True
        with self._under_way.begin() as transaction:
            self._begin()
        transaction.settle()

    @property
    def game(self) -> Game:
        """The game on the board, live: playing it from a cell moves the board."""
        return self._game

    @game.setter
    @undivided
    def game(self, game: Game) -> None:
        self._screen.turn_to(checked_game(game))
        before, self._game = self._game, game
        self._unfollow(before)
        with self._under_way.begin() as transaction:
            self._begin()
            transaction.attempt(self._question.leave, before)
            if self.waits_for_guess:  # it was asked when this game was here before
                transaction.attempt(game.boards.tell, game)
        transaction.settle()

    @property
    def position(self) -> Position:
        """The position shown, the whole truth of it."""
        return self._game.position

    @property
    def view(self) -> View:
        """The position shown, as the one whose cards are seen sees it."""
        return view_for(self._game, self._screen.viewer)

    @property
    def show(self) -> str | int:
        """Whose cards are seen; set from Python alone."""
        return self._screen.show

    @show.setter
    @undivided
    def show(self, show: str | int) -> None:
        self._screen.show = show
        self._now = None  # what was seen by other eyes permits nothing
        self._refresh()

    @property
    def entering(self) -> bool:
        """Whether what real dice or cards showed may be entered, where luck waits to be asked."""
        return self._screen.entering

    @entering.setter
    @undivided
    def entering(self, entering: bool) -> None:
        self._screen.entering = entering
        self._refresh()

    @property
    def waits_for_guess(self) -> bool:
        """Whether a question is open here; luck waits for the one that a board asked last."""
        return self._question.waits

    def ask(
        self,
        question: str,
        answer: object,
        *,
        name: str | None = None,
        about: str = "",
        hints: Mapping[object, str] | None = None,
        explain: str | None = None,
        choices: Iterable[object] = (),
        usual: str = "",
        side_of: object = None,
        later: bool = False,
    ) -> AskedQuestion:
        """Ask a question on the board, as `sq.ask` does in a box of its own; luck waits for it.

        Until there is a guess, or somebody passes, nobody draws or rolls by a board of this game,
        neither a person nor a bot; what is unseen, trials, chances and figures are shut on all of
        them, as while any question about the game waits, `sq.ask(…, board=board)` too. Then luck
        goes on as the game says. It waits for the question that was asked last, on whichever board,
        and what a cell plays waits for nothing. `about` points out a space or a card. With
        `later` the guess is kept, and the truth is told where the question is asked again without
        it. The same question asked again keeps its guess, another takes its place, and another game
        ends it. What is given back takes a guess from a cell.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1, luck="ask")
        >>> board = sq.SequenceWidget(game)
        >>> hints = {"1/11": "Are all sums equally likely?"}
        >>> asked = board.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="7", hints=hints)
        >>> board.panels, board.waits_for_guess
        (('ask',), True)
        >>> asked.guess("1/11")
        ✗ Not yet. Are all sums equally likely?
        >>> asked.guess("1/6").right, board.waits_for_guess
        (True, False)
        """
        made = make_question(
            question,
            answer,
            name=name,
            hints=hints,
            explain=explain,
            choices=choices,
            usual=usual,
            side_of=side_of,
        )
        with CHANGE_LOCK:
            if about:
                self.selected = about
            with self._under_way.begin() as transaction:
                asked = self._question.ask(made, later=later)
                self._guessed()
                panels = (*(name for name in self.panels if name != PANEL), PANEL)
                transaction.attempt(self.set_trait, "panels", panels)
            transaction.settle()
        return asked

    # From the game to the browser

    def _begin(self) -> None:
        """Show the game, and leave it as it is: a bot that has the first move waits to be let."""
        self._to_tell = EventsToTell()
        self._now = None
        if self._is_open:
            self._game.subscribe(self._follow)
            self._game.boards.join(self._look_again)
        self._refresh(everything=True)

    def _unfollow(self, game: Game) -> None:
        game.unsubscribe(self._follow)
        game.boards.leave(self._look_again)

    def _follow(self, game: Game) -> None:  # noqa: ARG002 - it is our own game that has changed
        self._refresh()

    def _look_again(self, game: Game) -> None:  # noqa: ARG002 - as above
        """Show what a question changes, though the game has not."""
        self._question.judge_what_waited()
        self._refresh(everything=True)

    def _look(self, before: Snapshot | None = None) -> Snapshot:
        """See what is shown now to whoever may see it."""
        return self._screen.look(
            self.language,
            before,
            held=self._question.held,
            shut=self._question.shuts,
            asked_beside=self._question.asked_beside,
            panels=tuple(self.panels),
            overlay=self.overlay,
        )

    def _refresh(self, *, everything: bool = False) -> None:
        """Set every trait to what is shown now; a board that was closed shows nothing."""
        if not self._is_open:
            return
        screen, before = self._screen, self._now
        everything = everything or screen.is_new
        if screen.follow(before.shown if before else None, switches=self._under_way.switches):
            self._to_tell.play()
        now = self._now = self._look(before)
        same = before is not None and (before.shown, before.eyes) == (now.shown, now.eyes)
        selected = self.selected if same else ""
        in_panels = self._panels.turn_to(now, selected)
        figures, why_none = self._panels.figures(now)
        way = self._to_tell.way(now.shown)
        values = {
            **for_the_board(now, way, why_none, goes_on=self._under_way.goes_on),
            **for_cells(now),
            **in_panels,
            "figures": figures,
            "code": self._panels.code(now, figures),
        }
        if selected != self.selected:
            values["selected"] = selected
        if everything or (before is not None and before.kept != now.kept):
            gone = () if self._question.is_there else (PANEL,)
            values |= {
                **for_a_game(now),
                "question": self._question.told(self.language),
                "panels": tuple(name for name in self.panels if name not in gone),
            }
        self._show_together(values)
        self._panels.begin_work()

    def _show_together(self, values: Mapping[str, object]) -> None:
        """Set traits, send what has changed unless more is to come at once, and tell observers."""
        with CHANGE_LOCK:
            self._changes.make(values)
            if not self._to_tell.waits(self._game, self._under_way.running):
                self._send_changes()
            failures = self._changes.tell()
        if self._under_way.running is not None:
            self._under_way.running.failures += failures
        elif failures:
            raise joined(failures)

    def _send_changes(self) -> None:
        if self._now is not None and self._changes.unsent:
            self._changes.send()
            self._to_tell.told(self._now.shown)
            self._screen.has_been_shown(self._now.viewer)

    def notify_change(self, change: traitlets.Bunch) -> None:
        """Tell observers, or when traits are set together keep it until all of them are."""
        with CHANGE_LOCK:
            if not self._changes.gather(change):
                super().notify_change(change)

    @traitlets.validate("ply")
    def _check_ply(self, proposal: dict[str, Any]) -> int:
        """Step the game; where it then is may be further on, if a follower has played."""
        if self._was_closed:
            return self.ply
        self._game.go_to(read_ply(proposal["value"], self._game))
        return self._game.ply

    @traitlets.validate(*READERS)
    def _check_value(self, proposal: dict[str, Any]) -> object:
        return READERS[proposal["trait"].name](proposal["value"], self._game)

    @traitlets.observe("language", "overlay")
    def _reword(self, change: dict[str, Any]) -> None:
        if self._is_open:
            self._screen.line += change["name"] == "language"  # the moves are told in the old one
            self._refresh(everything=True)

    @traitlets.observe("panels", "selected")
    def _fill_panels(self, change: dict[str, Any]) -> None:
        if change["name"] == "panels" or self._panels.depends_on_pointing:
            self._refresh()

    # From the browser to the game

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser writes; what it may not write is put right."""
        if not isinstance(sync_data, dict):
            return
        wrong = []
        with self._under_way.begin() as transaction:
            for name, value in sync_data.items():
                try:
                    read = read_written(name, value, self._game)
                except SequenceError:
                    wrong.append(name)
                else:
                    transaction.attempt(self.set_trait, name, read)
        if put_right := [name for name in wrong if name in self.keys]:
            self.send_state(put_right)
        self._end(transaction)

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Answer an intent; a refusal is a sentence for the board."""
        if not isinstance(message, dict):
            return
        wanted, number = message.get("do"), id_of(message)
        answer: Message | None = None
        with self._under_way.begin(goes_on=wanted in GOING_ON) as transaction:
            try:
                answer = self._intents.carry_out(transaction, self._current(), message)
            except SequenceError as error:
                if error.key == STALE:
                    self.send_state(SCENE)
                answer = {"refused": error.in_language(self.language)}
        here = [self.scene["ply"], self.scene["line"]]
        told = [message.get("ply"), message.get("line")] != here and wanted not in GUESSING
        if answer == DONE and told:
            answer = None  # another scene has answered
        self._end(transaction, number, answer)

    def _current(self) -> Snapshot:
        now = self._now
        if now is not None and now.is_of(self._game, self.language, self._question.held):
            return now
        return self._look()

    def _end(
        self, transaction: Transaction, number: int | None = None, answer: Message | None = None
    ) -> None:
        """Answer, say on the board which cells failed, and raise what they raised."""
        openly = self.show == "all"
        if said := transaction.said(self.language, openly=openly):
            answer = {"refused": said}
        if answer:
            self.send({"id": number, **answer})
        transaction.settle(openly=openly)

    def _reveal(self, transaction: Transaction, _now: Snapshot, _message: Message) -> None:
        self._screen.reveal()
        self._refresh()
        self._send_changes()  # a forced move is to be seen to go from this hand
        go_on(transaction)

    def _hand_over(self, _transaction: Transaction, now: Snapshot, _message: Message) -> None:
        self._screen.ask_for(may_ask_for(now))
        self._refresh()

    def _stop_thinking(self, *_: object) -> None:
        self._under_way.stop_thinking()
        self._refresh()

    def _begin_another(self, transaction: Transaction, _now: Snapshot, message: Message) -> None:
        """Begin the game that was asked for, and let its bots move."""
        with self._screen.choosing(entering=wants_entering(message)):
            begin(transaction, message, self.language)
        go_on(transaction)

    def _ask_review(self, _now: Snapshot, message: Message) -> None:
        if self._question.shuts:
            raise IllegalMoveError("widget.nonsense")
        number = id_of(message)
        self._review.ask(
            lambda: None if self._question.shuts else self._now,
            message["do"],
            message,
            lambda answer: self.send({"id": number, **answer}),
        )

    def _ask_class(self, transaction: Transaction, now: Snapshot, _message: Message) -> None:
        """Ask on this board what was put together on it."""
        transaction.attempt(self.ask, *self._panels.claims.for_the_class(now))

    def _take_guess(self, now: Snapshot, message: Message) -> Message:
        self._question.take(message, now.language)
        return DONE

    def _guessed(self) -> None:
        """Show what came of a question or a guess, and let luck go on that waits no longer."""
        if not self._is_open:
            return
        if self._under_way.running is not None:
            self._go_on_after_guess(self._under_way.running)
        else:
            with self._under_way.begin() as transaction:
                self._go_on_after_guess(transaction)
            transaction.settle()

    def _go_on_after_guess(self, transaction: Transaction) -> None:
        game, now = self._game, self._now
        was_held = now is not None and now.held is not None
        if was_held and luck_is_due(game):
            transaction.goes_on = True
        transaction.attempt(game.boards.tell, game)
        if was_held and luck_is_due(game):
            transaction.do(game.luck)
            go_on(transaction)

    def close(self) -> None:
        """Take the board away and stop following the game.

        A board that is closed waits for nobody: it is closed once more when it is collected, in any
        thread and at any moment, even while the one that has the turn waits for that thread.
        """
        if self._is_open or self.comm is not None:
            self._close()

    @undivided
    def _close(self) -> None:
        was_open, self._is_open, self._was_closed = self._is_open, False, True
        if was_open:  # and not refused as it was made
            self._under_way.stop_thinking()
            self._panels.stop()
            self._review.stop()
            self._question.close()
            self._unfollow(self._game)
        super().close()
        if was_open:
            self._question.leave(self._game)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the board, and for where no kernel runs a picture and a text drawing of it.

        What JupyterLab says beside the picture, by our extension in lite/reload_picture/, goes
        with it.
        """
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle
        data["image/svg+xml"] = draw_svg(self.view, self.language)
        data["text/plain"] = draw_text(self.view, self.language)
        metadata["sequence_widget"] = {"saved": self.words["ui.saved"]}
        return data, metadata
