"""What the lessons say to wrong answers that many give; the sentences are in the catalogues."""

from sequence_widget.text import KEPT_IN, LANGUAGES, Listed, say
from sequence_widget.text.errors import QuestionError

_LESSONS = "lesson."


def hints(name: str, language: str | None = None) -> dict[str, str]:
    """Give the hints of a lesson's question by its name, for `sq.ask` and `sq.check`.

    They stand here, and not in the notebook, so that a pupil does not read them there. A lesson of
    your own brings its own, as a mapping from wrong answers to what helps.

    >>> hints("3")["2/18"]
    'Name every place where a unicorn could be. The deck is only one of them.'
    >>> hints("3", "nb")["1/18"]
    'Hvor mange enhjørninger er ukjente, og hvor kan de være?'
    """
    named = [
        key.removeprefix(_LESSONS).partition(" ") for key in LANGUAGES[KEPT_IN] if _is_ours(key)
    ]
    of_it = [wrong for of, _, wrong in named if isinstance(name, str) and of == name]
    found = {
        each: say(f"lesson.{name} {wrong}", language)
        for wrong in of_it
        for each in wrong.split("|")
    }
    if not found:
        known = Listed(tuple(sorted({of for of, _, _ in named})), "or")
        raise QuestionError("hints.none", name=name, known=known)
    return found


def _is_ours(key: str) -> bool:
    return key.startswith(_LESSONS)
