"""The exact questions that a view answers; `sequence_widget.probability` works them out."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from sequence_widget.game.view import View
    from sequence_widget.probability import Dist, Probability

Who = int | str
Names = str | Iterable[str]


class Asking:
    """What a view can be asked. A player is named by seat, or by name on a view of a game.

    Every unseen card is taken to be equally likely in every hidden place, and a deck that runs
    out while a question is worked out is refilled from the discards that everybody sees.
    """

    __slots__ = ()

    def next_draw(self) -> "Dist[str]":
        """Give the distribution of the next card drawn.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["fox"], ["lion"]]).seen_by(0)
        >>> view.next_draw()
        Dist({'dragon': 1/13, 'fox': 1/13, 'lion': 2/13, 'panda': 2/13, 'tiger': 2/13, \
'unicorn': 1/13, 'wolf': 2/13, 'zebra': 2/13})
        """
        from sequence_widget.probability import cards

        return cards.next_draw(self._view)

    def draw_probability(self, *cards: str, draws: int = 1) -> "Probability":
        """Give the chance that at least one of these is among this seat's next draws.

        Nobody else draws meanwhile.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> view.hand, view.draw_probability("tiger")
        (('panda', 'tiger', 'zebra'), 1/39 ≈ 2.6 %)
        >>> view.draw_probability("unicorn", "dragon", draws=2)
        146/741 ≈ 19.7 %
        """
        from sequence_widget.probability import cards as questions

        return questions.draw_probability(self._view, cards, draws)

    def hold_probability(self, who: Who, *cards: str) -> "Probability":
        """Give the chance that a player holds at least one of these.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> print(view.hold_probability("Bo", "dragon").explain())
        37/247 ≈ 15.0 %: 1 369 of 9 139 equally likely hands. Among the 39 cards not seen, 2 are \
dragon. Bo holds 3 cards, and the hands with dragon count. Assumed: every card that the asking \
seat cannot see is equally likely to be in every hidden place.
        """
        from sequence_widget.probability import cards as questions

        return questions.hold_probability(self._view, who, cards)

    def outs(self, who: Who) -> dict[Any, tuple[str, ...]]:
        """Give the kinds of cards, or the sums, that complete a line at once, with their cells.

        >>> import sequence_widget as sq
        >>> three = {"c1": 0, "d1": 0, "e1": 0}
        >>> sq.position("kids", chips=three).seen_by(1).outs(0)
        {'tiger': ('b1',), 'turtle': ('f1',), 'unicorn': ('b1', 'f1')}
        >>> sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(0).outs(0)
        {3: ('c1',), 6: ('c1',)}
        """
        from sequence_widget.probability import finishing

        return finishing.outs(self._view, who)

    def finish_probability(self, who: Who, within: str | int = "turn") -> "Probability":
        """Give the chance that a player completes a line in a turn of his that begins now.

        He plays for it with what he himself can see, and this averages over what the asking seat
        cannot. Swaps, refills, extra turns, replacements and supplies count; what he has already
        rolled or swapped does not. `within="roll"` is one roll, and `within=3` three such turns
        in a row, both for dice; too many turns are refused. A game's limit counts, except where
        passes earn extra turns and more than 300 rolls are left of it.

        >>> import sequence_widget as sq
        >>> two = {"b2": 0, "b3": 0}
        >>> view = sq.position("mini-kids", chips=two, hands=[["fox"], ["lion"]]).seen_by(1)
        >>> print(view.finish_probability(0).explain())
        7/12 ≈ 58.3 %: 7 of 12 equally likely cases. Seat 0 completes a line at once with fox (on \
c3), tiger (on b1 or c2), unicorn (on b1, c2, c3 or b4) or wolf (on b4). With chance 7/13 seat 0 \
holds one of them; cards still to be drawn or swapped add 7/156 ≈ 4.5 %. Assumed: every card that \
the asking seat cannot see is equally likely to be in every hidden place. Assumed: seat 0 plays \
for a line in this turn, with what seat 0 can see, and nobody else moves.
        >>> sq.position("mini-dice", chips={"a1": 0, "b1": 0}).seen_by(1).finish_probability(0)
        1/3 ≈ 33.3 %
        """
        from sequence_widget.probability import finishing

        return finishing.finish_probability(self._view, who, within)

    def given(
        self,
        *,
        holds: Mapping[Any, Names] | None = None,
        lacks: Mapping[Any, Names] | None = None,
        no_win_last_turn: Who | Iterable[Who] | None = None,
    ) -> "View":
        """Give the same view after learning something about what others hold.

        `holds` names cards a player holds (one named twice: two of them), `lacks` cards of which
        he holds none. `no_win_last_turn` names who did not win in his last turn, and assumes
        that he wins whenever he can; it needs a view from a game.

        >>> import sequence_widget as sq
        >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
        >>> learnt = view.given(holds={"Bo": ["tiger"]}, lacks={"Bo": ["unicorn"]})
        >>> learnt.draw_probability("tiger"), learnt.draw_probability("unicorn")
        (0 = 0 % (learnt: Bo holds tiger; Bo holds no unicorn), 1/18 ≈ 5.6 % (learnt: Bo holds \
tiger; Bo holds no unicorn))
        >>> view.given(holds={"Bo": ["tiger", "tiger"]})
        Traceback (most recent call last):
        sequence_widget.text.errors.ImpossibleError: this cannot be: Bo holds 2 times tiger
        """
        from sequence_widget.probability import learning

        return learning.given(self._view, holds, lacks, no_win_last_turn)

    def learnt_text(self, language: str = "en") -> str:
        """Say what `given` has added to what lies open; nothing is the empty text.

        >>> import sequence_widget as sq
        >>> view = sq.position("mini-kids", hands=[["tiger"], ["fox"]]).seen_by(0)
        >>> learnt = view.given(lacks={1: "wolf"})
        >>> learnt.learnt_text(), learnt.learnt_text("nb")
        ('Learnt: seat 1 holds no wolf.', 'Lært: plass 1 har ingen ulv.')
        >>> learnt.draw_probability("fox")
        5/33 ≈ 15.2 % (learnt: seat 1 holds no wolf)
        """
        from sequence_widget.probability import learning

        return learning.learnt_text(self._view, language)

    @property
    def _view(self) -> "View":
        return cast("View", self)
