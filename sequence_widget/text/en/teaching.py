"""The English sentences about answers that are checked, kept and handed in."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # what a person may type, one beside the other
    "typed.about": "about|approximately|approx.|approx|circa|ca.|ca|roughly",
    "typed.articles": "a|an|the",
    "typed.of": "of|out of|in",
    "typed.percent": "%|per cent|percent|pct",
    "typed.units": "rolls|roll|cards|card|times|games|game|turns|turn|spaces|cells|chips|chip",
    # what is said to it
    "check.right": "right: {answer}.",
    "check.right.inside": "right: it lies within the 95 % interval of {answer}.",
    "check.close": "close, at most a tenth off, but not right.",
    "check.known": "not yet. {hint}",
    "check.vague.digits": (
        "it may be, but with so few digits other answers are the same: give one digit more."
    ),
    "check.vague.alike": (
        "it may be, but a common wrong answer is the same with so few digits: give one digit more."
    ),
    "check.wrong": "not right.",
    "check.percent": (
        "not right: a probability is at most 1. If {text} is in per cent, write the sign too."
    ),
    "check.unreadable": (
        "this cannot be read as a number: write it as 1/4, {decimal}, 25 % or 1 of 4."
    ),
    "check.unreadable.name": "nothing is written here.",
    "check.alike": (
        "one of the {n} that are equally likely",
        "one of the {n} that are equally likely",
    ),
    "check.unreadable.outcome": "this is nothing that can come here.",
    "check.unreadable.order": "write the order with > between, the first first: 3 > 1 > 2.",
    # errors
    "check.no_answer": (
        "the answer to check against must be a number, an estimate, a distribution, a text or an"
        " order such as ('fox', 'lion'), not {value!r}"
    ),
    "check.right_hint": "hints: {value} is right, so it cannot be a known wrong answer",
}
