"""The line that a pupil hands in, shown so that it can be copied."""

from html import escape

from sequence_widget.teaching.asking.answer_sheet import answers
from sequence_widget.teaching.asking.pseudonyms import pseudonym
from sequence_widget.text import Phrase, in_words, say
from sequence_widget.text.numbers import Prose, sentence


class HandedIn(str):
    """A line to copy, set by a notebook as it is and broken anywhere."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Show the line so that one click marks all of it, with a button that copies it."""
        style = "white-space:pre-wrap;overflow-wrap:anywhere;user-select:all"
        copy = "navigator.clipboard.writeText(this.previousElementSibling.textContent)"
        done = f"this.textContent='{say('answers.copied')}'"
        button = f'<button onclick="{copy}.then(() => {{ {done} }})">{say("answers.copy")}</button>'
        called = say("pool.called", pupil=in_words(pseudonym(self.partition("sheet=")[2][:8])))
        return (
            f'<div><pre style="{style}">{escape(self)}</pre>{button}<p>{escape(called)}</p></div>'
        )


def hand_in(name: str | None = None) -> HandedIn | Prose:
    """Give the line to hand in, as `sq.answers().to_text()` does; before any answer, say so.

    The name is the pupil's own choice, or there is none. Below the line stands the pseudonym by
    which `sq.pool` calls the pupil.

    >>> import sequence_widget as sq
    >>> sq.ask("How likely is a 7?", sq.roll_sum("dice")[7], name="1a").guess("1/6")
    ✓ Right: 1/6 ≈ 16.7%.
    >>> sq.hand_in("Anna").startswith("sequence-answers 1 ")
    True
    """
    sheet = answers()
    if not any(each.is_answered for each in sheet):
        return Prose(sentence(Phrase("answers.none")))
    return HandedIn(sheet.to_text(name))
