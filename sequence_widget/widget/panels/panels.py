"""The open panels and the overlay of a board: what they show, and the work that this takes."""

from collections.abc import Callable

from sequence_widget.simulation.rating import Ratings
from sequence_widget.widget.as_python import of_unseen, over_the_spaces
from sequence_widget.widget.background import Background, Pieces, Told
from sequence_widget.widget.eyes import may_show, view_that_stays
from sequence_widget.widget.messages import Json, Message
from sequence_widget.widget.overlays import figures
from sequence_widget.widget.panels.chances import Chances
from sequence_widget.widget.panels.claims import NAME as CLAIMS
from sequence_widget.widget.panels.claims import Claims
from sequence_widget.widget.panels.experiments import Experiments
from sequence_widget.widget.panels.review import reviewed
from sequence_widget.widget.panels.unseen import unseen_told
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.values import Figures

PANELS = ("unseen", "chances", "many", CLAIMS, "ask")
"""Those that a browser says are open; Python fills all but `ask`, which has its own trait."""


class Panels:
    """What is shown in open panels and over the spaces; nothing is worked out for what is shut.

    `show` is called with traits, by name, whenever more has been worked out.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> now = take(sq.Game("dice", seed=1), None, None, "en", panels=("unseen",))
    >>> told = Panels(print).turn_to(now, "")
    >>> told["unseen"]["title"], told["many"], told["chances"]
    ('The next roll: 36 equally likely', {}, {})
    """

    def __init__(self, show: Callable[[Json], None]) -> None:
        self._show = show
        self._now: Snapshot | None = None
        self._selected = ""
        self._chances = Chances()
        self._work: Pieces[None] | None = None
        self.beside = Background[None]()
        """The work for the chances that are shown."""

        self._experiments = Experiments(self._show_experiments)
        self.claims = Claims(self._show_claims)
        """The question that is put together by pointing."""

        self._fillers: dict[str, Callable[[Snapshot], Json]] = {
            "unseen": self._unseen,
            "chances": lambda now: {**self._chances.told(now), **reviewed(now)},
            "many": lambda now: {
                **self._experiments.told(now.language),
                "code": self._experiments.code(now),
            },
            CLAIMS: self.claims.told,
        }

    def turn_to(self, now: Snapshot, selected: str) -> Json:
        """Turn to what is shown now, and give as traits what is known of it.

        `begin_work` finds out more.
        """
        before, self._now, self._selected = self._now, now, selected
        self._want(now)
        if "many" in now.panels:
            self._experiments.follow(view_that_stays(now))
        elif before is not None and "many" in before.panels:
            self._experiments.follow(None)
        self.claims.follow(now if CLAIMS in now.panels else None)
        filled = {
            name: fill(now) if name in now.panels else {} for name, fill in self._fillers.items()
        }
        return {**filled, **self.claims.for_cells()}

    def figures(self, now: Snapshot) -> tuple[Figures, str]:
        """Give what lies over the spaces, or say why nothing does."""
        if now.rates_moves:
            return self._chances.figures(now, self._selected), ""
        if now.overlay is None:
            return {}, ""
        if isinstance(now.overlay, Ratings) and not may_show(now.overlay, now):
            return {}, ""  # the legend says where they hold
        return figures(now.view, now.overlay, now.language)

    def code(self, now: Snapshot, over: Figures) -> list[str]:
        """Give the lines that give in a cell what lies over the spaces, if anything does."""
        if not over:
            return []
        if now.rates_moves:
            return self._chances.code_of_moves(now, self._selected)
        return over_the_spaces(now)

    @property
    def depends_on_pointing(self) -> bool:
        """Whether any of it depends on the space or card that is pointed out."""
        now = self._now
        return now is not None and (now.rates_moves or "unseen" in now.panels)

    def begin_work(self) -> None:
        """Begin what `turn_to` has found to be wanted, if that is not under way."""
        work, self._work = self._work, None
        if work is not None:
            self.beside.begin(work, self._hear)
        self.claims.begin_work()

    @property
    def intents(self) -> dict[str, Callable[[object, Snapshot, Message], None]]:
        """What does what is asked for in panels, by the panel's name."""
        return {
            "many": lambda _transaction, _now, message: self._experiments.carry_out(message),
            CLAIMS: lambda _transaction, now, message: self.claims.carry_out(now, message),
        }

    def stop(self) -> None:
        """Work out nothing any more: the board is taken away."""
        self._rest()
        self._experiments.stop()
        self.claims.stop()

    def _want(self, now: Snapshot) -> None:
        line, moves = "chances" in now.panels, now.rates_moves
        if line or moves:
            self._work = self._chances.want(now, line=line, moves=moves) or self._work
        elif self._chances.wanted is not None:
            self._rest()

    def _rest(self) -> None:
        self._work = None
        self._chances.rest()
        self.beside.stop()

    def _hear(self, told: Told[None]) -> None:
        """Show what has been worked out beside the board."""
        now = self._now
        if told.failure is not None:
            raise told.failure
        if now is None:
            return
        values: Json = {}
        if "chances" in now.panels:
            values["chances"] = self._fillers["chances"](now)
        if now.rates_moves:
            over, _ = self.figures(now)
            values |= {"figures": over, "code": self.code(now, over)}
        self._show(values)

    def _unseen(self, now: Snapshot) -> Json:
        told = unseen_told(now.view, self._selected, now.language)
        return {**told, "code": of_unseen(now, self._selected, told["rows"])} if told else {}

    def _show_experiments(self) -> None:
        now = self._now
        if now is not None and "many" in now.panels:
            self._show({"many": self._fillers["many"](now)})

    def _show_claims(self) -> None:
        now = self._now
        if now is not None and CLAIMS in now.panels:
            self._show({CLAIMS: self.claims.told(now), **self.claims.for_cells()})
            self.claims.begin_work()
