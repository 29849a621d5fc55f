"""All pictures of one or two claims in a notebook: what is pointed at is lit in each of them."""

from typing import Any

import traitlets

from sequence_widget.drawing.asked import figures_of, workings_of
from sequence_widget.drawing.linked import EITHER_OF, linked_html, names_of_parts, ways_of_parts
from sequence_widget.drawing.picture import Picture, title_of
from sequence_widget.drawing.worked_lines import worked_text
from sequence_widget.exact import Probability
from sequence_widget.exact.claims.chance_of_claim import probability
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.text import QuestionError, SequenceError, hint, spoken
from sequence_widget.widget.front_end import front_end
from sequence_widget.widget.lit_board import LitBoard
from sequence_widget.widget.notebook_widget import NotebookWidget
from sequence_widget.widget.widget import SequenceWidget


class PartError(SequenceError, traitlets.TraitError):
    """Something pointed out that is no part of these pictures."""


class PicturesWidget(NotebookWidget):
    """Pictures that are linked; `sq.pictures` makes them.

    The trait `selected` is the part pointed at, as a line of Python with the claims in it, such as
    `"a"`, `"a & ~b"` or `"a | b"`; nothing is the empty text. The browser and cells may set it.
    """

    _esm = front_end("pictures.js")

    _board: LitBoard | None = None

    html = traitlets.Unicode().tag(sync=True)
    """For the browser: all pictures, as they are without it."""

    parts = traitlets.Dict().tag(sync=True)
    """For the browser: by the name of each part the ways that make it up."""

    selected = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        source: object,
        a: Claim,
        b: Claim | None = None,
        given: Claim | None = None,
        *,
        board: SequenceWidget | None = None,
        language: str | None = None,
        **options: Any,  # noqa: ANN401 - whatever ipywidgets takes, such as layout
    ) -> None:
        if not self._esm:
            raise SequenceError("widget.not_built")
        self._source, self._given = source, given
        self._claims = {"a": a} if b is None else {"a": a, "b": b}
        self._language = spoken(language)
        claims = tuple(self._claims.values())
        self._figures = figures_of(source, claims, given)
        self._workings = workings_of(source, claims, given)
        joint = self._figures[0].joint
        self._board = None if board is None else LitBoard(board, source)
        title = title_of(self._figures[0], self._language)
        html = linked_html(self._figures, title, self._language, self._workings)
        super().__init__(html=html, parts=ways_of_parts(joint), **options)

    @property
    def claim(self) -> Claim | None:
        """What is claimed by the part that is pointed at.

        >>> import sequence_widget as sq
        >>> shown = sq.pictures("dice", sq.rolls(7), sq.shows(6))
        >>> shown.selected = "a & ~b"
        >>> shown.claim, shown.answer
        (sq.rolls(7) & ~sq.shows(6), 1/9 ≈ 11.1 %)
        """
        if self.selected == EITHER_OF:
            return self._claims["a"] | self._claims["b"]
        claimed: Claim | None = None
        for term in self.selected.split(" & ") if self.selected else ():
            one = self._claims[term.removeprefix("~")]
            each = ~one if term.startswith("~") else one
            claimed = each if claimed is None else claimed & each
        return claimed

    @property
    def answer(self) -> Probability | None:
        """How likely that is."""
        claim = self.claim
        return None if claim is None else probability(self._source, claim, self._given)

    @traitlets.validate("selected")
    def _check_selected(self, proposal: dict[str, Any]) -> str:
        """Take the name of a part, however it is spaced, or nothing."""
        known = ["", EITHER_OF, *names_of_parts(len(self._claims))]
        known = known if len(self._claims) > 1 else [name for name in known if name != EITHER_OF]
        wanted = "".join(proposal["value"].split())
        for name in known:
            if name.replace(" ", "") == wanted:
                return name
        value = proposal["value"]
        raise PartError("picture.no_part", value=value, hint=hint(value, known[1:]))

    @traitlets.observe("selected")
    def _light_board(self, _change: object) -> None:
        if self._board is not None:
            self._board.light(self.claim)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser points at, and put right whatever else it writes."""
        if not isinstance(sync_data, dict):
            return
        wrong = [name for name in sync_data if name in self.keys and name != "selected"]
        if isinstance(sync_data.get("selected"), str):
            try:
                self.selected = sync_data["selected"]
            except PartError:
                wrong.append("selected")
        if wrong:
            self.send_state(wrong)

    def close(self) -> None:
        """Take the pictures away; the board is as it was."""
        if self._board is not None:
            self._board.light(None)
        super().close()

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:  # noqa: ANN401 - IPython's own
        """Give the widget, and for where no kernel runs the pictures as they stand."""
        bundle = super()._repr_mimebundle_(**options)
        if bundle is not None:
            bundle[0]["text/html"] = self.html
            bundle[0]["text/plain"] = repr(self)
        return bundle

    def __repr__(self) -> str:
        told = [str(Picture(figure, self._language)) for figure in self._figures]
        told.append(worked_text(self._figures[0].joint, self._workings, self._language))
        return "\n\n".join(told)


def pictures(
    source: object,
    a: Claim,
    b: Claim | None = None,
    given: Claim | None = None,
    *,
    board: SequenceWidget | None = None,
    language: str | None = None,
) -> PicturesWidget:
    """Show all pictures of one claim or two, and the working, beside one another.

    What is pointed at in one of them, by mouse, keyboard or touch, is lit in all, and is the
    trait `selected`, whose `claim` and `answer` a cell can ask for. On a `board` of the game the
    spaces and the card that it is about are lit, too.

    >>> import sequence_widget as sq
    >>> shown = sq.pictures("dice", sq.rolls(7), sq.shows(6))
    >>> shown.selected = "a & b"
    >>> shown.answer
    1/18 ≈ 5.6 %
    """
    if board is not None and not isinstance(board, SequenceWidget):
        raise QuestionError("picture.no_board", value=type(board).__name__)
    return PicturesWidget(source, a, b, given, board=board, language=language)
