"""The English sentences about answers that are checked, kept and handed in."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # what a person may type, one beside the other
    "typed.about": "about|approximately|approx.|approx|circa|ca.|ca|roughly",
    "typed.articles": "a|an|the",
    "typed.cards": "hippopotamus=hippo|hippopotamuses=hippo",
    "typed.of": "of|out of|in",
    "typed.counts": (
        "a=1|an=1|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11"
        "|twelve=12"
    ),
    "typed.parts": (
        "half=2|halves=2|third=3|thirds=3|quarter=4|quarters=4|fourth=4|fourths=4|fifth=5|fifths=5"
        "|sixth=6|sixths=6|seventh=7|sevenths=7|eighth=8|eighths=8|ninth=9|ninths=9|tenth=10"
        "|tenths=10"
    ),
    "typed.shares": "fifty fifty=1/2",
    "typed.percent": "%|per cent|percent|pct",
    "typed.units": "rolls|roll|cards|card|times|games|game|turns|turn|spaces|cells|chips|chip",
    # what is said to it
    "check.right": "right: {answer}.",
    "check.right.inside": "right: to as many digits as you gave, it agrees with {answer}.",
    "check.close": "close, within 10% of the answer, but not right.",
    "check.known": "not yet. {hint}",
    "check.vague.digits": (
        "that may be right, but so few digits fit other answers too: give one more digit."
    ),
    "check.vague.alike": (
        "that may be right, but with so few digits a common wrong answer looks the same: give one"
        " more digit."
    ),
    "check.wrong": "not right.",
    "check.seen": "written down.",
    "check.percent": (
        "not right: a probability is at most 1. If {text} is a percentage, write the % sign too."
    ),
    "check.count": (
        "not right: a probability is at most 1. If {text} is a count, write out of how many; if it"
        " is a percentage, write the % sign too."
    ),
    "check.above_1": "not right: a probability is at most 1, or 100%.",
    "check.below_0": "not right: this cannot be below 0.",
    "check.no_percent": "not right: this asks for a number, not for a percentage.",
    "check.opposite": "not right: is that the probability that it does not happen?",
    "check.too_large": "not right: that is about a hundred times too large.",
    "check.too_small": "not right: that is about a hundred times too small.",
    "check.side": "not right. Decide first: is it more or less than {side}?",
    "check.unreadable": (
        "this cannot be read as a number: write it as 1/4, {decimal}, 25% or 1 of 4."
    ),
    "check.unreadable.large": (
        "the numbers in this calculation are too large: write it another way."
    ),
    "check.unreadable.long": "this calculation is too long: write it another way.",
    "check.unreadable.comma": (
        "a comma may stand before decimals or between thousands: write it without a comma, or with"
        " another number of decimals."
    ),
    "check.unreadable.name": "nothing is written here.",
    "check.alike": (
        "one of the {n} that are equally likely",
        "one of the {n} that are equally likely",
    ),
    "check.unreadable.outcome": "that cannot come up here.",
    "check.unreadable.order": "write the order with > between, such as 3 > 1 > 2.",
    # what was answered
    "answers.copy": "Copy",
    "answers.copied": "Copied",
    "answers.none": "nothing has been answered yet",
    "answers.open": "not answered",
    "answers.passed": "passed",
    "answers.verdict.right": "right",
    "answers.verdict.close": "close",
    "answers.verdict.known": "hint",
    "answers.verdict.vague": "one more digit",
    "answers.verdict.wrong": "not right",
    "answers.verdict.unreadable": "could not be read",
    "answers.verdict.seen": "written down",
    "answers.verdict.later": "told later",
    "answers.damaged": "line {line} of {path} is damaged and left out",
    "answers.not_kept": (
        "your answers cannot be kept in {path} ({reason}): they are lost when the kernel stops, so"
        " copy your line before that"
    ),
    "answers.lost": (
        "your answers are lost when this page is closed or reloaded: it came over plain http,"
        " where a browser keeps no files. Copy your line before that"
    ),
    "answers.name": "name: choose a name for your line, of at most {most} letters, not {value!r}",
    "answers.line.none": (
        "this is neither a line of answers nor of results; those begin with sequence-answers or"
        " sequence-results"
    ),
    "answers.line.version": (
        "these answers are of the form '{version}', and only form 1 can be read here"
    ),
    "answers.line.damaged": (
        "this line of answers was cut off or changed on its way; copy the whole line again"
    ),
    # a class put together
    "pool.pupils": ("{n} pupil has answered.", "{n} pupils have answered."),
    "pool.pseudonym": "{animal} {number}",
    "pool.called": "In class you are called {pupil}.",
    "pool.question": "{question} First: {first}. In the end: {last}.",
    "pool.passed": "{question} {last}.",
    "pool.seen": "{question} Seen: {told}.",
    "pool.written": "{question} Written: {told}",
    "pool.first": ("{n} first answer", "{n} first answers"),
    "pool.notes": ("{n} noted down", "{n} noted down"),
    "pool.texts": ("{n} answer", "{n} answers"),
    "pool.others": ("{n} other answer", "{n} other answers"),
    "pool.last": "In the end: {last}.",
    "pool.told": "✓ The answer: {answer}",
    "pool.mean": "The mean of all: {mean}",
    "pool.to": "{low} to {high}",
    "pool.runs": ("{games} games, in {n} sample", "{games} games, in {n} samples"),
    "pool.share": "{share}, between {low} and {high} (95%)",
    "pool.fault": "line {line}: {reason}",
    "pool.fault.by": "line {line}, from {pupil}: {reason}",
    "pool.too_many": "at most {most} lines are pooled at once",
    "pool.lines": "give the lines as one text or as a list of texts, not {value!r}",
    "pool.no_question": "nobody has answered a question that is called {name!r}{hint}",
    "pool.scale": "guess, or share of the games",
    "pool.title": "What was guessed first, and what the simulations gave, with 95% intervals",
    "pool.answers": "What was guessed",
    # asking, in a box
    "ask.box": "Your guess",
    "ask.guess": "Guess",
    "ask.pass": "Pass",
    "ask.help": "A fraction, a decimal, a percentage, a calculation or a word.",
    "ask.choose": "Choose one",
    "ask.guessed": "You guessed {typed}",
    "ask.passed": "You passed.",
    "asking.read_as": "Read as {number}",
    "ask.change": "Guess again",
    "ask.leave": "Leave it as it is",
    "ask.again": "Try again.",
    "ask.truth": "The answer is {answer}.",
    "ask.scale": "On a scale from 0 to 1: your guess at {guess}, the answer at {answer}",
    "ask.scale.alone": "On a scale from 0 to 1: the answer at {answer}",
    "ask.scale.guess": "guess",
    "ask.scale.answer": "answer",
    "ask.working": "Working",
    "ask.why": "Why",
    "ask.usual": "What classes usually think",
    "ask.seen.box": "Write here",
    "ask.seen.write": "Write down",
    "ask.seen.help": "A number, such as 3 of 20, or your own words.",
    "ask.seen.change": "Change it",
    "ask.seen.wrote": "You wrote {typed}",
    "ask.silent": "Python is not answering. Is it busy? If not, run the cells again.",
    # errors
    "check.no_answer": (
        "the answer to check against must be a number, an estimate, a distribution, a text or an"
        " order such as ('fox', 'lion'), not {value!r}"
    ),
    "check.right_hint": "hints: {value} is right, so it cannot be a known wrong answer",
    "check.no_side": "side_of: give a number, not {value!r}",
    "check.no_hints": (
        "hints: give a mapping from each known wrong answer to a text that helps, not {value!r}"
    ),
    "asking.no_choices": "choices: give several answers, such as ['1/6', '1/36'], not {value!r}",
    "asking.no_right_choice": "choices: none of {choices} is the right answer",
    "asking.no_words": "{field}: this must be a text with something in it, not {value!r}",
    "asking.no_board": "{field}: give a board or a game, such as board=board, not {value!r}",
    "asking.two_games": "board and game: these are two games; give the one that is asked about",
    "asking.not_open": "there is no question to answer here now",
    "asking.another": "another question has been asked in the meantime; look again",
    "asking.kept": "kept. The answer comes later, when you have tried it out.",
    "asking.not_kept": "not kept: no more guesses are taken here. The answer comes later.",
    "asking.nonsense": "that is not an answer to this question",
    "bars.no_values": "bars: give a mapping from names to values, not {value!r}",
    "bars.no_value": (
        "bars: {name} must be a chance, an estimate, a tally or a number of at least 0, not"
        " {value!r}"
    ),
    "rolled.no_game": "rolled: give a game, such as sq.Game('dice'), not {value!r}",
    "asking.no_question": "a question is made by sq.ask, not from {value!r}",
    "bars.no_dice": "rolled: this game has no dice",
    "bars.mean": "{mean} on average (95%: {low}–{high}, n = {games})",
    "hints.none": "hints: no lesson has a question {name!r}; there are {known}",
}
