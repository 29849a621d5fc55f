"""A game as it is played: a recorded line of events with luck, names, stepping and variations."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from os import PathLike
from typing import TYPE_CHECKING, Any

from sequence_widget.engine.events import Chance, Event, Move, read_event
from sequence_widget.engine.players import Player, chosen
from sequence_widget.engine.refusals import check_turn
from sequence_widget.engine.seats import seat_of
from sequence_widget.engine.state import Position
from sequence_widget.engine.view import View
from sequence_widget.game.boards import Boards
from sequence_widget.game.courses import Courses
from sequence_widget.game.cursor import Callback, Cursor, Followers, how_many
from sequence_widget.game.last_turns import last_turns
from sequence_widget.game.line import LineOfPlay
from sequence_widget.game.luck import bot_rng, first_digest, lucky_chance, shared_chance
from sequence_widget.game.terms import Ages, Table, Terms, checked_luck, read_terms
from sequence_widget.game.tree import Moment, Variation
from sequence_widget.rules import Rules, Seed, read_seed
from sequence_widget.text import IllegalMoveError, RecordError, SequenceError
from sequence_widget.text.numbers import Prose

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import pandas as pd

    from sequence_widget.game.kept import Kept
    from sequence_widget.simulation.lineups import Players
    from sequence_widget.teaching import Analysis


class Game(LineOfPlay):
    """A game being played, or looked at again.

    `rules` is an edition's name, a `Rules` value, or a `Position` to start from; `players` a
    number, names and bots, or a mapping of names to bots (`None` for a person). The first turn is
    seat 0's, unless `dealer` (the next seat begins) or `ages` (the youngest begins) says
    otherwise; dice decide it by a roll-off. With `luck="ask"` the game waits at every chance event
    after the setup. With `same_luck` all games of one `seed` meet the same luck. A seed is a number
    or a word, such as the name of a class.

    With `keep` everything that is played, stepped and begun anew goes into that file before it is
    shown. Made again with the same arguments, the game goes on where it was; the seed may be left
    out then. Where the file cannot be used, `game.kept.trouble` and the board say so.

    >>> game = Game("kids", players=["Anna", "Bo"], seed=7)
    >>> game.position.hand(0)
    ('panda', 'tiger', 'zebra')
    >>> game.play("tiger b1")
    >>> [str(event) for event in game.events]
    ['tiger b1', 'draw lion']
    """

    def __init__(
        self,
        rules: str | Rules | Position = "kids",
        players: Table = None,
        *,
        seed: Seed | None = None,
        dealer: int | str | None = None,
        ages: Ages = None,
        luck: str = "auto",
        same_luck: bool = False,
        keep: str | PathLike[str] | None = None,
    ) -> None:
        self._followers = Followers()
        self._board: Any = None
        self.boards = Boards()
        """What the boards that show this game have to know of each other."""

        self.kept: Kept | None = None
        """The file that all that is played goes into, if that was asked for."""

        self.lay_out(
            read_terms(
                rules, players, seed=seed, dealer=dealer, ages=ages, luck=luck, same_luck=same_luck
            )
        )
        if keep is None:
            self._begin()
            return
        from sequence_widget.game.kept import keep_in

        kept, restored = keep_in(keep, self, self._tell, any_seed=seed is None)
        if not restored:
            self._begin()
        self.kept = kept
        self._write_down()

    def lay_out(self, terms: Terms) -> None:
        """Put on the table what a game is begun with, in the place of what was played."""
        self._terms = terms
        self._names = tuple(player.name for player in terms.players)
        self._bots = {
            seat: who.bot for seat, who in enumerate(terms.players) if who.bot is not None
        }
        self._luck = terms.luck
        self._cursor = Cursor(Moment(terms.start, first_digest(terms.start, terms.seed)))
        self.damage: RecordError | None = None
        """What was wrong with the record that this game was read from, and where."""

    @property
    def terms(self) -> Terms:
        """What the game was begun with; its luck may have been changed since."""
        return self._terms

    @property
    def sets_up(self) -> bool:
        """Whether the setup is played before anybody is asked for anything."""
        return self._terms.sets_up

    @property
    def seed(self) -> Seed:
        """The seed of the luck."""
        return self._terms.seed

    @property
    def luck_mode(self) -> str:
        """Whether luck follows by itself (`auto`) or waits to be asked (`ask`)."""
        return self._luck

    @luck_mode.setter
    def luck_mode(self, mode: str) -> None:
        with self._followers.lock:
            before, self._luck = self._luck, checked_luck(mode)
            if mode != before:
                self._cursor.steps.append(f"luck {mode}")
                self._tell()

    @property
    def same_luck(self) -> bool:
        """Whether luck depends on the seed and the number of the chance event alone."""
        return self._terms.same_luck

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names

    def player(self, who: int | str) -> Player:
        """Give the player of a seat or name, with the bot behind it if there is one."""
        return self._terms.players[self.seat_of(who)]

    @property
    def bots(self) -> dict[int, object]:
        """The bots among the players, by seat."""
        return dict(self._bots)

    @property
    def courses(self) -> Courses:
        """All courses of the game as a tree, to look at, name, delete, and make the main one."""
        return Courses(self._cursor, self._followers.lock, self._tell)

    def seen_by(self, who: int | str | None) -> View:
        """Give what a seat, or the player of that name, can see of the position shown.

        >>> Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Bo").seat
        1
        """
        seat = self.seat_of(who) if who is not None else None
        seen = last_turns(self.shown)
        return replace(self.position.seen_by(seat), names=self.players, last_turns=seen)

    def seat_of(self, who: int | str) -> int:
        """Find a seat by its number or its player's name."""
        return seat_of(who, self.players)

    def play(
        self, event: Event | str, by: int | str | None = None, *, luck: str | None = None
    ) -> None:
        """Play a move, or enter what luck brought; then the luck that follows is played too.

        `by` names who means to move, and is refused when it is not that player's turn. With
        `luck="ask"` what follows this once waits for `game.luck()`.

        >>> game = Game("kids", seed=7)
        >>> game.play("tigr b1")
        Traceback (most recent call last):
        sequence_widget.text.errors.IllegalMoveError: there is no card 'tigr'; did you mean \
'tiger'?
        """
        follows = self._luck if luck is None else checked_luck(luck)
        if not isinstance(event, (Move, Chance)):
            event = read_event(event, self.rules.cards)
        with self._followers.lock:
            if by is not None and self.position.turn is not None:
                check_turn(event, self.position.turn, self.seat_of(by), self.players)
            try:
                self._cursor.follow(event)
            except SequenceError as refused:
                raise refused.naming(self.players) from None
            if follows == "auto":
                self._follow_luck()
            self._tell()

    def luck(self) -> None:
        """Let luck go on, until a player has to decide or the game is over.

        >>> game = Game("dice", seed=1, luck="ask")
        >>> game.luck()
        >>> game.position.awaiting
        'move'
        """
        with self._followers.lock:
            if not self._luck_is_next():
                raise IllegalMoveError("game.no_luck_now")
            self._follow_luck()
            self._tell()

    def restart(self, seed: Seed | None = None) -> None:
        """Begin anew with this seed, or with a fresh one.

        It begins as it did at first: the setup is played, and with `luck="ask"` no more. With
        the seed it has, what was played is found among the variations; another seed's luck is
        another game, and what was played is gone unless it was kept.

        >>> game = Game("kids", seed=7)
        >>> game.play("tiger b1"); game.restart(8)
        >>> game.seed, game.ply, game.events
        (8, 0, ())
        """
        seed = read_seed(seed)
        with self._followers.lock:
            if seed == self.seed:
                tree = self._cursor.tree
                self._cursor.end_at(tree.at(tree.tip.setup) if self.sets_up else tree.root)
            else:
                self.lay_out(replace(self._terms, seed=seed, luck=self._luck))
            self._begin()
            self._cursor.end_at(self.shown)
            self._tell()

    def begin(
        self,
        rules: str | Rules | Position | None = None,
        players: Table = None,
        *,
        seed: Seed | None = None,
        dealer: int | str | None = None,
        luck: str | None = None,
        same_luck: bool | None = None,
    ) -> None:
        """Begin another game in the place of this one, which all who follow it see.

        What is not given stays as it is, but for the seed, which is a fresh one, and the first
        turn, which is settled as in a new game. What was played is gone, unless it was kept. A
        game that cannot be is refused, and nothing has changed.

        >>> game = Game("kids", players=["Anna", "Bo"], seed=7)
        >>> game.begin("mini-dice", seed=1)
        >>> game.rules.edition, game.players
        ('mini-dice', ('Anna', 'Bo'))
        """
        terms = read_terms(
            (self.rules if self.sets_up else self.start) if rules is None else rules,
            self._terms.players if players is None else players,
            seed=seed,
            dealer=dealer,
            luck=self._luck if luck is None else luck,
            same_luck=self.same_luck if same_luck is None else same_luck,
        )
        with self._followers.lock:
            self.lay_out(terms)
            self._begin()
            self._tell()

    def advance(self, moves: int | None = None) -> None:
        """Let the bots play until a person has to decide or the game is over.

        With `moves` they make no more than so many. A bot's answer is a move or its text.

        >>> import sequence_widget as sq
        >>> game = Game("mini-dice", players=[sq.RandomBot(), sq.RandomBot()], seed=1)
        >>> game.advance()
        >>> game.position.is_over
        True
        """
        left = None if moves is None else how_many(moves, "game.moves")
        while not self.position.is_over and left != 0:
            if self._luck_is_next():
                if self._luck == "ask":
                    return
                self.luck()
                continue
            if self.position.turn not in self._bots:
                return
            asked_at, move = self.shown, self.bot_choice()()
            with self._followers.lock:
                if self.shown is not asked_at:  # another thread has gone elsewhere meanwhile
                    continue
                self.play(move)
            left = None if left is None else left - 1

    def bot_choice(self) -> Callable[[], Move]:
        """Give what finds the move of the bot whose turn it is.

        It needs nothing of the game any more, so another thread may call it.

        >>> import sequence_widget as sq
        >>> game = Game("kids", players=[sq.RandomBot(), "Bo"], seed=7)
        >>> game.bot_choice()() in game.position.legal_moves
        True
        """
        seat = self.position.turn
        if seat not in self._bots or self.position.awaiting != "move":
            raise IllegalMoveError("game.no_bots_turn")
        player, view = self._terms.players[seat], self.seen_by(seat)
        return partial(chosen, player, view, bot_rng(self.seed, self.shown.depth))

    def _begin(self) -> None:
        """Play the setup, and with `luck="auto"` what luck brings after it."""
        if self._luck == "auto" or self.sets_up:
            self._follow_luck(only_setup=self._luck == "ask")

    def _luck_is_next(self) -> bool:
        return self.position.awaiting not in ("move", None)

    def _follow_luck(self, *, only_setup: bool = False) -> None:
        """Play what luck brings, on the way that is there already if there is one."""
        while self._luck_is_next():
            if only_setup and self.position.awaiting not in ("deal", "roll-off"):
                return
            latest = self.shown.latest
            self._cursor.follow(latest.event if latest and latest.event else self._fall())

    def _fall(self) -> Chance:
        here = self.shown
        if self.same_luck:
            return shared_chance(here.position, self.seed, here.chances)
        return lucky_chance(here.position, here.digest)

    def undo(self) -> None:
        """Go back to before the last decision of a person.

        The line ends there then; what was played is found among the variations. Where that decision
        was a try, from an earlier ply of a course that went on, that course is the line again.

        >>> game = Game("kids", seed=7)
        >>> game.play("tiger b1"); game.undo(); game.ply
        0
        """
        with self._followers.lock:
            before = self._cursor.before_decision(self._bots)
            if before is None:
                raise IllegalMoveError("game.nothing_to_undo")
            self.courses.take_back(before)

    def end_at(self, moment: Moment) -> None:
        """Show a moment, and end the line there; what was played further becomes a variation."""
        with self._followers.lock:
            self._cursor.end_at(moment)
            self._tell()

    # What is shown, and stepping about

    def back(self, plies: int = 1) -> None:
        """Step back by events, at most to the end of the setup."""
        with self._followers.lock:
            self.go_to(max(0, self.ply - how_many(plies, "game.steps")))

    def forward(self, plies: int = 1) -> None:
        """Step forward by events, at most to the end of the current line."""
        with self._followers.lock:
            self.go_to(min(self.last_ply, self.ply + how_many(plies, "game.steps")))

    def go_to(self, ply: int) -> None:
        """Show the position after this many events of the current line.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", seed=1)
        >>> game.go_to(5)
        Traceback (most recent call last):
        sequence_widget.text.errors.IllegalMoveError: there is no ply 5; this game has 0 to 1
        """
        with self._followers.lock:
            self.show(self._cursor.at_ply(ply))

    def switch(self, variation: Variation) -> None:
        """Make a variation the current line, and show its first event.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", seed=7)
        >>> game.play("panda a3"); game.undo(); game.play("zebra c2")
        >>> game.switch(game.variations[0])
        >>> str(game.last_event)
        'panda a3'
        """
        with self._followers.lock:
            self._cursor.switch(variation)
            self._tell()  # even if it is shown already: the line has changed

    def show(self, moment: Moment) -> None:
        """Show a moment of this game, and make its way there the current line."""
        with self._followers.lock:
            if self._cursor.show(moment):
                self._tell()

    def subscribe(self, callback: Callback) -> Callback:
        """Call back with this game whenever what it shows has changed.

        A method, or a function with a name, is held weakly: it is called for as long as
        something else keeps it. A lambda or any other object is kept by the game, until
        `unsubscribe` is called with it.

        >>> import sequence_widget as sq
        >>> seen = []
        >>> def follow(game): seen.append(game.ply)
        >>> game = sq.Game("kids", seed=7)
        >>> game.subscribe(follow) is follow
        True
        >>> game.play("panda a3"); seen
        [2]
        """
        self._followers.add(callback)
        return callback

    def unsubscribe(self, callback: Callback) -> None:
        """Stop calling back."""
        self._followers.remove(callback)

    @property
    def times_told(self) -> int:
        """How many times followers were told: it grows with every step that was taken.

        A step that the game refuses leaves it as it is; one that a follower fails at does not.
        """
        return self._followers.times_told

    def _tell(self) -> None:
        self._write_down()
        self._followers.tell(self)

    # Keeping it

    def _write_down(self) -> None:
        """Put what was done into the file that the game is kept in, if it is."""
        if self.kept is not None:
            self.kept.note(self, self._cursor.steps)
        self._cursor.steps.clear()

    def __reduce__(self) -> tuple[object, ...]:
        """Copy or pickle everything played, and the bots; not who follows, nor the board."""
        from sequence_widget.game.records.steps import again, steps_of

        terms = replace(self._terms, luck=self._luck)
        return again, (terms, steps_of(self), self.damage)

    def to_json(self) -> str:
        """Write the whole game, variations too, as JSON.

        >>> import sequence_widget as sq
        >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
        >>> game.play("tiger b1")
        >>> sq.Game.from_json(game.to_json()).events == game.events
        True
        """
        from sequence_widget.game.records.json_form import write_json

        return write_json(self)

    @staticmethod
    def from_json(text: str, players: Sequence[object] | None = None) -> "Game":
        """Read what `to_json` wrote; `players` replaces the stored names and bots.

        What is damaged is read as far as it is good, and `damage` says what was lost and where.
        """
        from sequence_widget.game.records.json_form import read_json

        return read_json(text, players)

    def to_text(self) -> str:
        """Write the whole game as a readable record: headers, then one event a line.

        A game is kept in the same form, so what was saved so can be kept on with `keep`.

        >>> import sequence_widget as sq
        >>> game = sq.Game("dice", players=["Anna", "Bo"], seed=1)
        >>> game.to_text().splitlines()[0]
        'sequence_widget game 2'
        """
        from sequence_widget.game.records.text_form import write_text

        return write_text(self)

    @staticmethod
    def from_text(text: str, players: Sequence[object] | None = None) -> "Game":
        """Read what `to_text` wrote; `players` replaces the stored names and bots.

        What is damaged is read as far as it is good, and `damage` says what was lost and where.
        """
        from sequence_widget.game.records.text_form import read_text

        return read_text(text, players)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a file: a readable record if it ends in `.txt`, else JSON.

        The file changes all at once or not at all, and keeps its mode; through a link the file
        that it leads to is written.
        """
        from sequence_widget.game.records.files import save

        save(self, path)

    @staticmethod
    def load(path: str | PathLike[str], players: Sequence[object] | None = None) -> "Game":
        """Read a file that `save` wrote, or that a game was kept in.

        A damaged file opens to its last whole line, and `damage` says what was lost and where. A
        name, seed or setting that is hurt is replaced by what is usual.
        """
        from sequence_widget.game.records.files import load

        return load(path, players)

    def to_frame(self) -> "pd.DataFrame":
        """Give the events of the current line as a table, a row an event.

        >>> import sequence_widget as sq
        >>> list(sq.Game("dice", seed=1).to_frame().columns)
        ['ply', 'seat', 'player', 'kind', 'event']
        """
        from sequence_widget.game.table import table_of

        return table_of(self.moments, self.players)

    def analyse(
        self,
        games: int = 20_000,
        players: "Players" = None,
        seed: Seed | None = 1,
        workers: int | None = None,
        executor: "Executor | None" = None,
        *,
        progress: bool = True,
    ) -> "Analysis":
        """Work out the chances at every ply of the current line, and what each event changed.

        All cards lie open, and from each ply everybody goes on as `players` do: bots, as
        `sq.simulate` takes them; who is given none is a `GreedyBot`. So many `games` are played at
        each ply. Where this play is solved, as for small dice games with a `RandomBot` for all,
        the chances are proven.

        >>> import sequence_widget as sq
        >>> game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
        >>> game.play(game.position.legal_moves[0])
        >>> analysis = game.analyse(games=1_000, progress=False)
        >>> analysis.swings(1)[0].ply in (1, 2, 3)
        True
        """
        from sequence_widget.teaching.analysis import analyse

        return analyse(self, games, players, seed, workers, executor, progress=progress)

    def to_html(
        self,
        path: str | PathLike[str],
        show: str | int | None = None,
        language: str | None = None,
        analysis: "Analysis | None" = None,
        *,
        plays: bool | str | PathLike[str] = False,
    ) -> Prose:
        """Write a page that steps through all that was played, with no kernel and no network.

        It has what `show` may see and no more: a seat or a name, `all` or `none`; the only person's
        cards, or nobody's, if it is not given. With `analysis`, where all lies open, the chances
        over the game too. What was written is said. With `plays` it is played on there, `show` is
        as on a board, and all cards are in it; so is a Python, from a folder if `plays` names one.

        >>> Game("dice", players=["Anna", "Bo"], seed=1).to_html("game.html", show="mover")
        Traceback (most recent call last):
        sequence_widget.text.errors.RulesError: a page shows the game to one viewer: show is a \
seat or a name, 'all' or 'none', not 'mover'
        """
        from sequence_widget.playing.kinds import write_html

        return write_html(self, path, show, language, analysis, plays)

    def __repr__(self) -> str:
        last = len(self.moments) - 1
        players = ", ".join(self.players)
        return f"<Game {self.rules.to_text()}: {players}; ply {self.ply} of {last}>"

    def _repr_mimebundle_(self, **options: Any) -> Any:  # noqa: ANN401 - IPython's own
        """Show the playable board; displaying the game again shows the same one."""
        if self._board is None or self._board.comm is None:  # it was closed
            from sequence_widget.widget import SequenceWidget

            self._board = SequenceWidget(self)
        return self._board._repr_mimebundle_(**options)

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()
