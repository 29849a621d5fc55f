"""The panel in which a question is put together by pointing, and answered beside the kernel."""

from collections.abc import Callable

from sequence_widget.exact import Probability
from sequence_widget.exact.claims.claim import Claim
from sequence_widget.text import IllegalMoveError, SequenceError, say
from sequence_widget.widget.background import Background, Told
from sequence_widget.widget.eyes import eyes_of_class, eyes_told, view_that_stays
from sequence_widget.widget.games import game_on_board
from sequence_widget.widget.messages import LONGEST_TEXT, Json, Message
from sequence_widget.widget.panels.answered import (
    Answered,
    answer_told,
    answering,
    lesson_of,
    lit_by,
    refusal_told,
)
from sequence_widget.widget.sentences.sentence import Asked, Sentence
from sequence_widget.widget.sentences.told import grown, parts_told, presses_told
from sequence_widget.widget.snapshot import Snapshot

NAME = "claims"
"""What the panel is called."""

PICTURE = "picture"
"""The chip that chooses the picture; it is no part of the sentence."""


class Claims:
    """The panel `claims`: the question as far as it is put together, and its answer.

    The question stays while the same people play by the same rules; it is answered anew whenever
    the position changes, or whose eyes see it. `changed` is called when more has been worked out.

    >>> import sequence_widget as sq
    >>> from sequence_widget.widget.snapshot import take
    >>> game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    >>> now = take(game, 0, None, "en", panels=("claims",))
    >>> panel = Claims(lambda: None)
    >>> panel.follow(now)
    >>> panel.carry_out(now, {"act": "point", "what": "dragon"}); panel.begin_work()
    >>> panel.told(now)["code"], panel.answer
    (["board.view.probability(sq.holds('Bo', 'dragon'))"], 37/247 ≈ 15.0 %)
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._about: object = None
        """The rules and the players that the sentence is about."""

        self._sentence: Sentence | None = None
        self._picture = ""
        self._asked: Asked | None = None
        self._found: Answered | None = None
        self._stopped = False
        self.beside = Background[Answered]()
        """The work for the answer."""

    @property
    def claim(self) -> Claim | None:
        """What is asked, once the question is complete."""
        return None if self._asked is None else self._asked.claim

    @property
    def given(self) -> Claim | None:
        """What is known in the question, if anything is."""
        return None if self._asked is None else self._asked.given

    @property
    def answer(self) -> Probability | None:
        """The answer, once it is there."""
        return None if self._found is None else self._found.answer

    def for_cells(self) -> Json:
        """Give what cells can observe of it."""
        return {"claim": self.claim, "given": self.given, "answer": self.answer}

    def follow(self, now: Snapshot | None) -> None:
        """Take note of what is shown now; of nothing, while the panel is shut."""
        if now is None:
            self._turn_to(None, None)
            return
        verbs = game_on_board(now.view.rules).claims(now.view.rules)
        about = (now.view.rules, now.view.names, verbs)
        if self._about != about:
            self._about = about
            self._sentence = Sentence.begin(now.view, verbs) if verbs else None
        sentence = self._sentence
        if sentence is None or not sentence.is_complete or now.position.is_over:
            self._turn_to(None, None)
            return
        of_class = None if eyes_of_class(now) == now.eyes else view_that_stays(now)
        try:
            self._turn_to(sentence.asked(now.view, of_class), None)
        except SequenceError as refusal:
            self._turn_to(None, Answered(refusal=refusal))

    def begin_work(self) -> None:
        """Begin to work out the answer, if it is not there or under way."""
        asked = self._asked
        if asked is None or self._found is not None or self._stopped or self.beside.goes_on:
            return
        nobody_waits = lambda: self._asked is not asked or self._stopped  # noqa: E731
        self.beside.begin(answering(asked, nobody_waits), self._hear)

    def stop(self) -> None:
        """Work out nothing any more; what is under way ends soon."""
        self._stopped = True
        self.beside.stop()

    def carry_out(self, now: Snapshot, message: Message) -> None:
        """Do what was pointed at or chosen in a browser, or refuse it with a sentence."""
        sentence = self._sentence_on(now)
        act = message.get("act")
        if act == "stop":
            self.stop()
        elif act == "choose":
            chip, option = _text(message, "chip"), _text(message, "option")
            if chip == PICTURE:
                self._choose_picture(option)
            else:
                self._sentence = sentence.chosen(now.view, chip, option)
        elif act == "press":
            self._sentence = sentence.pressed(now.view, _text(message, "name"))
        elif act == "point":
            self._sentence = sentence.pointed(now.view, _text(message, "what"))
        else:
            raise IllegalMoveError("widget.nonsense")
        self.follow(now)
        self._changed()

    def for_the_class(self, now: Snapshot) -> tuple[str, Probability]:
        """Give the question and its answer, to be asked of a class."""
        sentence = self._sentence_on(now)
        answer = None if self._found is None else self._found.for_class
        if answer is None:
            raise IllegalMoveError("widget.claims.not_answered")
        return _class_question(parts_told(sentence, now.view, now.language), now), answer

    def told(self, now: Snapshot) -> Json:
        """Tell the question with its chips, and its answer as far as it is there."""
        sentence, language = self._sentence, now.language
        if sentence is None:
            return {"told": say("widget.claims.unlisted", language)}
        if now.position.is_over:
            return {"told": say("widget.claims.over", language)}
        parts = parts_told(sentence, now.view, language)
        told: Json = {
            "parts": parts,
            "presses": presses_told(sentence, language),
            "grown": grown(parts, language),
            "works": False,
        }
        if self._asked is not None:
            told |= lit_by(self._asked, sentence)
        return told | self._came(sentence, parts, now)

    def _came(self, sentence: Sentence, parts: list[Json], now: Snapshot) -> Json:
        """Tell what has come of the question so far."""
        asked, found, language = self._asked, self._found, now.language
        if found is not None and found.refusal is not None:
            return {"refused": refusal_told(found.refusal, language)}
        if asked is None:
            return {"next": _next(sentence, now)}
        if found is not None:
            told = answer_told(asked, found, now, self._picture)
            if found.for_class is not None:
                told["lesson"] = [lesson_of(asked, _class_question(parts, now), now)]
            return told
        if self._stopped:
            return {"refused": say("widget.claims.stopped", language)}
        return {"works": True}

    def _sentence_on(self, now: Snapshot) -> Sentence:
        """Give the sentence, if the panel is open and not shut by a question."""
        if NAME not in now.panels:
            raise IllegalMoveError("widget.claims.shut")
        self.follow(now)
        if self._sentence is None:
            raise IllegalMoveError("widget.claims.unlisted")
        if now.position.is_over:
            raise IllegalMoveError("widget.claims.over")
        return self._sentence

    def _turn_to(self, asked: Asked | None, found: Answered | None) -> None:
        """Turn to another question; the same keeps its answer."""
        if asked is not None and asked == self._asked:
            return
        self.beside.stop()
        self._asked, self._found, self._stopped = asked, found, False

    def _choose_picture(self, kind: str) -> None:
        figures = () if self._found is None else self._found.figures
        if kind not in [figure.kind for figure in figures]:
            raise IllegalMoveError("widget.nonsense")
        self._picture = kind

    def _hear(self, told: Told[Answered]) -> None:
        self._found = told.value
        if told.failure is not None:
            error = type(told.failure).__name__
            self._found = Answered(refusal=SequenceError("widget.claims.failed", error=error))
        self._changed()


def _class_question(parts: list[Json], now: Snapshot) -> str:
    """Say the question as a class is asked it, with whose eyes it is to be answered."""
    return grown(parts, now.language, eyes_told(now, eyes_of_class(now)))


def _next(sentence: Sentence, now: Snapshot) -> str:
    """Say what to do next, while the question is not complete."""
    stuck = sentence.without_choice(now.view)
    if stuck is None:
        return say("widget.claims.begin", now.language)
    return say("widget.claims.no_win_now", now.language, who=now.name(stuck.number))


def _text(message: Message, name: str) -> str:
    value = message.get(name)
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise IllegalMoveError("widget.nonsense")
    return value
