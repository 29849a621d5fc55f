"""Experiments on the board: trials made beside the kernel or entered by hand, told as a chart."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from sequence_widget.engine import View
from sequence_widget.engine.seats import side_name
from sequence_widget.exact.hidden import seat_words
from sequence_widget.rules import Seed, read_seed, whole
from sequence_widget.simulation.experiment import Experiment, Luck, Outcome
from sequence_widget.simulation.sampled import Draws, Sampled
from sequence_widget.simulation.trials import DRAWN, Games, Trials, experiments
from sequence_widget.teaching.analysis import share_of
from sequence_widget.text import IllegalMoveError, card_name, in_words, say
from sequence_widget.text.numbers import decimal_text, per_cent
from sequence_widget.widget.as_python import of_trials
from sequence_widget.widget.background import Background, Told
from sequence_widget.widget.messages import LONGEST_TEXT, Json, Message
from sequence_widget.widget.snapshot import Snapshot

Counts = Mapping[Outcome, int]

MOST = 100_000
"""So many trials can be asked for at once."""


@dataclass(slots=True, eq=False)
class _Course:
    """What has come of one experiment, and what is still to be tried."""

    trials: Trials
    luck: Luck | None = None
    pieces: Iterator[tuple[Counts, bool]] | None = None
    """What is left of a run that goes on or has paused."""

    pauses: bool = False


class Experiments:
    """The panel `many`: what can be tried from the position shown, and what came of it so far.

    What was tried is kept as long as the same can be tried: the dice are always the same, the
    next card and the rest of the game change with what the viewer knows.

    >>> import sequence_widget as sq
    >>> panel = Experiments(lambda: None)
    >>> panel.follow(sq.position("dice").seen_by(None))
    >>> panel.carry_out({"act": "run", "kind": "rolls", "times": 1_000, "seed": "9B"})
    >>> told = panel.told("en")
    >>> told["title"], told["rows"][5]["count"], told["rows"][5]["share"]
    ('1 000 rolls', '182', '18.2 %')
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._view: View | None = None
        self._courses: dict[str, _Course] = {}
        self._kind = ""
        self._running: _Course | None = None
        self._background: Background[Counts] = Background()

    def follow(self, view: View | None) -> None:
        """Take note of what is seen now; of nothing, while the panel is shut."""
        self._view = view
        if view is None:
            self._end_run()
            return
        found = experiments(view)
        courses = {each.kind: self._course_of(each) for each in found}
        if self._running not in courses.values():
            self.stop()
        self._courses = courses
        if self._kind not in courses:
            self._kind = found[0].kind if found else ""

    def _course_of(self, experiment: Experiment) -> _Course:
        """Go on with what was tried, if this is still the same."""
        known = self._courses.get(experiment.kind)
        same = known is not None and known.trials.experiment == experiment
        return known if known is not None and same else _Course(Trials(experiment))

    def stop(self) -> None:
        """End a run at once, whatever it has come to."""
        self._background.stop()
        self._running = None

    def carry_out(self, message: Message) -> None:
        """Do what is asked for in the browser, or refuse it with a sentence."""
        kind, act = message.get("kind", self._kind), message.get("act")
        course = self._courses.get(kind) if isinstance(kind, str) else None
        if self._view is None or course is None:
            raise IllegalMoveError("widget.nonsense")
        if act == "run":
            self._run(course, message)
        elif act in ("enter", "take-back"):
            self._enter(course, message)
        elif isinstance(act, str) and act in self._plain:
            self._plain[act](self, course)
        elif act != "choose":
            raise IllegalMoveError("widget.nonsense")
        if kind != self._kind:
            self._kind = kind
            if self._running is not course:
                self._end_run()
        self._changed()

    def _run(self, course: _Course, message: Message) -> None:
        """Make so many more trials; with another seed, from the beginning."""
        times, seed = whole(message.get("times")), _read_seed(message.get("seed"))
        if times is None or not 1 <= times <= MOST:
            raise IllegalMoveError("widget.many.times", most=MOST)
        if course.luck is None or (seed is not None and seed != course.luck.seed):
            course.luck = course.trials.experiment.luck(read_seed(seed))
            course.trials = course.trials.with_made({})
        course.pieces = course.luck.pieces(times)
        self._go_on(course)

    def _go_on(self, course: _Course) -> None:
        if course.pieces is not None:
            self.stop()
            self._running, course.pauses = course, False
            self._background.begin(course.pieces, partial(self._hear, course))

    def _pause(self, course: _Course) -> None:
        if course is self._running:
            course.pauses = True
            self._background.pause()

    def _end_run(self, course: _Course | None = None) -> None:
        """End a run that goes on or has paused; what was tried counts."""
        for each in (course, self._running):
            if each is not None:
                each.pieces, each.pauses = None, False
        self._background.pause()

    def _clear(self, course: _Course) -> None:
        """Begin anew."""
        if course is self._running:
            self.stop()
        course.trials = Trials(course.trials.experiment)
        course.luck = course.pieces = None

    _plain: Mapping[str, Callable[["Experiments", _Course], None]] = {
        "go-on": _go_on,
        "pause": _pause,
        "stop": _end_run,
        "clear": _clear,
    }
    """What is asked for in one word."""

    def _enter(self, course: _Course, message: Message) -> None:
        """Count what real dice or cards showed, or forget what was entered last."""
        if message.get("act") == "take-back":
            course.trials = course.trials.taken_back()
            return
        text = message.get("text")
        if not isinstance(text, str) or len(text) > LONGEST_TEXT or not text.isprintable():
            raise IllegalMoveError("widget.nonsense")
        course.trials = course.trials.entered(text)

    def _hear(self, course: _Course, told: Told[Counts]) -> None:
        """Take note of how far the run has come."""
        if told.value is not None:
            course.trials = course.trials.with_made(told.value)
        if not told.goes_on:
            self._running = None
            if not course.pauses:
                course.pieces = None
        self._changed()
        if told.failure is not None:
            raise told.failure

    def code(self, now: Snapshot) -> list[str]:
        """Give the lines that give in a cell what the panel shows."""
        course = self._courses.get(self._kind)
        if course is None:
            return []
        return of_trials(now, course.trials, course.luck.seed if course.luck else None)

    def told(self, language: str) -> Json:
        """Tell what the panel shows; nothing while it is shut."""
        view, course = self._view, self._courses.get(self._kind)
        if view is None:
            return {}
        if course is None:
            return {"kinds": [], "title": say("widget.why_over", language)}
        state = "paused" if course.pieces is not None else "idle"
        return {
            "kinds": [*self._courses],
            "kind": self._kind,
            "state": "runs" if course is self._running else state,
            **_told(course.trials, view, language),
        }


def _read_seed(seed: object) -> Seed | None:
    if seed in (None, ""):
        return None
    if not isinstance(seed, str) or len(seed) > LONGEST_TEXT:
        raise IllegalMoveError("widget.nonsense")
    return read_seed(seed)


def _told(trials: Trials, view: View, language: str) -> Json:
    """Tell what came, a row an outcome, beside the exact chance or the interval of an estimate."""
    experiment, n = trials.experiment, trials.n
    by_hand, chances = len(trials.by_hand), experiment.chances
    title = say(f"widget.many.{experiment.kind}", language, n=n)
    if by_hand:
        title = say("widget.many.by_hand", language, told=title, n=by_hand)
    return {
        "title": title,
        "note": _note(experiment, view, language),
        "exact": chances is not None,
        "rows": [_row(trials, view, outcome, language) for outcome in experiment.outcomes],
        "by_hand": isinstance(experiment, Sampled),
        "last": _named(trials, trials.by_hand[-1], view, language) if by_hand else "",
    }


def _note(experiment: Experiment, view: View, language: str) -> str:
    """Say what one trial is, where that is not plain."""
    who = seat_words(view, view.seat)
    if isinstance(experiment, Draws):
        return say("widget.many.draw", language, who=who)
    if isinstance(experiment, Games):
        of_cards = "_of_cards" if view.rules.hidden_cards else ""
        return say(f"widget.many.game{of_cards}", language, who=who)
    return ""


def _row(trials: Trials, view: View, outcome: Outcome, language: str) -> Json:
    count, n = trials.count(outcome), trials.n
    chances = trials.experiment.chances
    chance = None if chances is None else share_of(chances.get(outcome, Fraction(0)))
    beside = _percent(chance, language) if chance is not None else ""
    if chance is None and n:
        low, high = (Fraction(end) for end in trials.estimate(outcome).interval())
        beside = f"{decimal_text(low * 100, 1, language)}–{_percent(high, language)}"
    share = Fraction(count, n or 1)
    return {
        **({"kind": outcome} if isinstance(trials.experiment, Draws) else {}),
        "name": _named(trials, outcome, view, language),
        "count": in_words(count, language),
        "share": _percent(share, language) if n else "",
        "level": float(share),
        "beside": beside,
        "chance": None if chance is None else float(chance),
    }


def _named(trials: Trials, outcome: Outcome, view: View, language: str) -> str:
    """Name an outcome: a sum, a card, a side, or a game that nobody wins."""
    if outcome == DRAWN:
        return say("simulation.drawn", language)
    if isinstance(outcome, int) and isinstance(trials.experiment, Games):
        return side_name(view, outcome, language)
    return card_name(str(outcome), language)


def _percent(chance: Fraction, language: str) -> str:
    return per_cent(decimal_text(chance * 100, 1, language), language)
