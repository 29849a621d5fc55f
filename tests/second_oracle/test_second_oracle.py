"""Random questions of random games beside the second oracle."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import sequence_widget as sq
from tests.second_oracle import card_questions, dice
from tests.second_oracle.cases import Question

GAMES = {"cards": card_questions.questions, "dice": dice.questions}
ANSWERS = 50_000
"""How many of each game the proof compares."""


def outcome(question: Question) -> str:
    """Ask, and say how the answer compares."""
    try:
        answer = question.ask()
    except sq.ImpossibleError:
        answer = None
    except sq.OutOfReachError:
        return "out of reach"
    if answer == question.right:
        return "nothing to be asked" if answer is None else "equal"
    print(f"{answer} where {question.right} is right: {question.told}")
    return "differs"


def tallied(ask: Callable[[random.Random], Iterator[Question]], name: str, n: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    number = 0
    while tally["equal"] + tally["differs"] < n:
        tally.update(outcome(question) for question in ask(random.Random(f"{name} {number}")))
        number += 1
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_exact_answers_are_those_of_the_second_oracle(game: str) -> None:
    tally = tallied(GAMES[game], f"short {game}", 600)
    assert tally["differs"] == 0
    assert tally["out of reach"] == 0


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_tens_of_thousands_of_exact_answers(game: str) -> None:
    tally = tallied(GAMES[game], game, ANSWERS)
    print(f"{game}: {tally['equal']:,} answers equal, {tally['differs']} differ; {dict(tally)}")
    assert tally["differs"] == 0
