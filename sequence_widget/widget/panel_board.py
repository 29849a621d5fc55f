"""A board with panels: what the open ones and the overlay show, some of it worked out beside it."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

from sequence_widget.simulation.rating import Ratings
from sequence_widget.widget.background import Background, Pieces, Told
from sequence_widget.widget.board_question import AskingBoard, why_shut
from sequence_widget.widget.chances import Chances
from sequence_widget.widget.many import Many
from sequence_widget.widget.overlays import figures
from sequence_widget.widget.review import Review, reviewed
from sequence_widget.widget.snapshot import Snapshot
from sequence_widget.widget.unseen import unseen_told
from sequence_widget.widget.values import Figures


class PanelBoard(AskingBoard):
    """A board beside which panels are open; nothing is worked out for those that are shut."""

    _now: Snapshot | None = None
    """What is shown, once the board has been set."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - whatever ipywidgets takes
        self._chances = Chances()
        self._beside = Background[None]()
        self._many = Many(self._tell_of_trials)
        self._review = Review()
        super().__init__(**options)

    @abstractmethod
    def _show_together(self, values: dict[str, Any]) -> None:
        """Set traits together, and send them unless more is about to come."""

    def _in_panels(self, now: Snapshot, selected: str) -> dict[str, Any]:
        """Give what the open panels show."""
        panels, language = now.panels, self.language
        unseen, many = ("unseen" in panels), ("many" in panels)
        self._many.follow(now.chances if many else None)
        return {
            "unseen": unseen_told(now.chances, selected, language) if unseen else {},
            "chances": self._chances_told(now) if "chances" in panels else {},
            "many": self._many.told(language) if many else {},
        }

    def _chances_told(self, now: Snapshot) -> dict[str, Any]:
        return {**self._chances.told(now), **reviewed(now)}

    def _figures(self, now: Snapshot, selected: str) -> tuple[Figures, str]:
        """Give what lies over the spaces, or why nothing does; some grows surer while one looks."""
        if now.overlay is None:
            return {}, why_shut(now, self) if now.held == "elsewhere" else ""
        if now.rates_moves:
            return self._chances.figures(now, selected), ""
        if isinstance(now.overlay, Ratings) and not now.overlay.is_of(now.position):
            return {}, ""  # the legend says where they hold
        return figures(now.chances, now.overlay, self.language)

    def _want_chances(self, now: Snapshot) -> Callable[[], None] | None:
        """Take note of what is to be told of chances; give what begins the work for it, if any."""
        line, moves = "chances" in now.panels, now.rates_moves
        if line or moves:
            work = self._chances.want(now, line=line, moves=moves)
            return None if work is None else partial(self._begin_work, work, self._chances.wanted)
        if self._chances.wanted is not None:
            self._rest()
        return None

    def _begin_work(self, work: Pieces[None], wanted: object) -> None:
        """Begin it, unless what a cell did when it was told has made something else wanted."""
        if self._chances.wanted is wanted:
            self._beside.begin(work, self._tell_chances)

    def _rest(self) -> None:
        """Work out no chances any more."""
        self._chances.rest()
        self._beside.stop()

    def _end_work(self) -> None:
        """Work out nothing any more: the board is taken away."""
        self._rest()
        self._many.stop()
        self._review.stop()

    def _tell_chances(self, told: Told[None]) -> None:
        """Show what has been worked out beside the board."""
        now = self._now
        if told.failure is not None:
            raise told.failure
        if now is None:
            return
        values: dict[str, Any] = {}
        if "chances" in now.panels:
            values["chances"] = self._chances_told(now)
        if now.rates_moves:
            values["aside"] = {**self.aside, "figures": self._chances.figures(now, self.selected)}
        self._show_together(values)

    def _follows_pointing(self) -> bool:
        rates = self._now is not None and self._now.rates_moves
        return rates or "unseen" in self.panels

    def _tell_of_trials(self) -> None:
        """Show how far an experiment has come."""
        if self._now is not None and "many" in self._now.panels:
            self.many = self._many.told(self.language)
