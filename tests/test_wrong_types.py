"""Every public name called with whatever comes: a value, or a sentence that refuses it.

What is called, and with how many arguments, is read from the names and their signatures, so that a
new name is called, too. The long form makes 100,000 calls.
"""

import inspect
import io
import random
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sequence_widget as sq
from sequence_widget.teaching.asking import answer_sheet

LEFT_OUT = {
    "analyse": "plays for minutes where it is asked to",
    "advance": "as analyse",
    "lay_out": "takes the package's own values, as those below do",
    "end_at": "",
    "show": "",
    "player": "",
    "chance_at": "",
    "truth": "",
    "weight": "",
    "replaced": "",
    "from_weights": "",
}
MADE = {"CountDist", "Probability", "BoardWithAnswer"}
"""Values that the package makes: users are given them."""

FINE = (
    "Can't instantiate abstract class",
    "Protocols cannot be instantiated",
    "RandomBot.__init__() takes",  # given as what a cell brings to be called
)
"""What Python itself says of what cannot be called, which is a sentence."""


def given() -> tuple[Any, ...]:
    """Make values of every kind, among them some that are right."""
    game = sq.Game("mini-kids", players=["Anna", "Bo"], seed=3)
    return (
        None, True, -1, 0, 1, 2, 3, 10**400, -(10**400), 0.5, 1e308, float("nan"), float("inf"),
        1j, Decimal("0.5"), Decimal("NaN"), Fraction(1, 3), np.int64(2), np.array(1),
        np.float32(0.5), np.bool_(1), "", " ", "dice", "mini-kids", "fox",
        "Bo", "b1", "fox b1", "1/3", "\0", "\ud800", "x" * 300, b"fox", [], [[]], ["fox"], [None],
        (), ("Anna", "Bo"), {}, {"b1": 0}, {"fox": 1}, {1: 2}, set(), {7}, frozenset({"fox"}),
        range(3), iter("fox"), object(), type, lambda *_: 1 / 0, ...,
        NotImplemented, Exception("fox"), game, game.position, game.seen_by(0), game.rules,
        sq.holds(1, "fox"), sq.draws("fox"), sq.roll_sum("dice"), sq.rolls_until("dice", 7),
        sq.Estimate(1, 3), sq.RandomBot(), sq.RandomBot, sq.Move("pass"),
        sq.Chance.from_text("roll 3"),
    )  # fmt: skip


def callables() -> dict[str, Callable[..., Any]]:
    """Find what can be called: the public functions and classes, and the methods of values."""
    found = {name: getattr(sq, name) for name in sq.__all__}
    found = {name: each for name, each in found.items() if callable(each) and name not in MADE}
    game = sq.Game("mini-kids", players=["Anna", "Bo"], seed=3)
    dice = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3)
    values = (
        game, dice, game.position, dice.position, game.seen_by(0), dice.seen_by(None), game.rules,
        dice.rules, sq.roll_sum("dice"), sq.rolls_until("dice", 7), sq.Estimate(1, 3),
        sq.holds(1, "fox"), sq.simulate("mini-dice", games=20, progress=False),
        sq.roll_sum("dice")[7], sq.Move("pass"), sq.opening_hand("mini-kids"),
    )  # fmt: skip
    for value in values:
        kind = type(value)
        for name in dir(kind):
            full = f"{kind.__name__}.{name}"
            if not name.startswith("_") and callable(getattr(value, name)) and not left_out(full):
                found[full] = getattr(value, name)
    return found


def left_out(name: str) -> bool:
    """Whether a method is not for users, or is one of Python's own."""
    kind, _, method = name.partition(".")
    return method in LEFT_OUT or (kind == "Probability" and hasattr(Fraction, method))


def arguments(
    of: Callable[..., Any], rng: random.Random
) -> tuple[list[object], dict[str, object]] | None:
    """Make up arguments that the call can be made with; `None` where it says of none."""
    try:
        signature = inspect.signature(of)
    except ValueError:
        return None
    values = given()
    positional, named = [], {}
    for name, parameter in signature.parameters.items():
        wanted = parameter.default is parameter.empty or rng.random() < 0.4
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional += rng.choices(values, k=rng.randrange(3))
        elif parameter.kind is parameter.KEYWORD_ONLY:
            if wanted and name not in ("executor", "ax"):
                named[name] = rng.choice(values)
        elif parameter.kind is not parameter.VAR_KEYWORD:
            if not wanted or name == "ax":
                break
            positional.append(rng.choice(values))
    return positional, named


def fault(name: str, of: Callable[..., Any], rng: random.Random) -> str | None:
    """Call once, and say what came that is neither a value nor a refusal of ours."""
    made = arguments(of, rng)
    if made is None:
        return None
    positional, named = made
    told = ", ".join(
        [*map(short, positional), *(f"{key}={short(value)}" for key, value in named.items())]
    )
    try:
        of(*positional, **named)
    except sq.SequenceError as refusal:
        sentence = str(refusal)
        return None if len(sentence) < 1_200 else f"{name}({told}): {len(sentence)} characters"
    except Exception as error:  # noqa: BLE001 - that it is none of these is what is tested
        if isinstance(error, ZeroDivisionError) or str(error).startswith(FINE):
            return None
        return f"{name}({told}): {type(error).__name__}: {str(error)[:80]}"
    return None


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) < 60 else f"{text[:57]}..."


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games and answers that are kept be kept in a folder of their own, and there alone."""
    monkeypatch.chdir(tmp_path)
    for name in ("_chosen", "_name"):
        monkeypatch.setattr(answer_sheet, name, getattr(answer_sheet, name))


def faults(calls: int, seed: int) -> list[str]:
    """Make so many calls by a seed, and collect what came that should not."""
    rng, called = random.Random(seed), callables()
    names = sorted(called)
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # what is deprecated or damaged is told by warnings
        found = (fault(name, called[name], rng) for name in rng.choices(names, k=calls))
        return [each for each in found if each is not None]


@pytest.mark.usefixtures("elsewhere")
def test_whatever_comes_is_taken_or_refused_in_a_sentence() -> None:
    assert faults(3_000, seed=1) == []


@pytest.mark.proof
@pytest.mark.usefixtures("elsewhere")
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_calls(seed: int) -> None:
    assert faults(10_000, seed=100 + seed) == []


def test_a_raw_error_is_found() -> None:
    def raw(value: object) -> object:
        return value.nothing  # type: ignore[attr-defined] # wrong on purpose

    assert "AttributeError" in (fault("raw", raw, random.Random(1)) or "")
