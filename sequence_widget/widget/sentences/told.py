"""The question that is put together, in words: every chip with its options, and the whole."""

from collections.abc import Callable, Iterator, Mapping

from sequence_widget.engine import View
from sequence_widget.engine.seats import seat_name
from sequence_widget.text import card_name, say
from sequence_widget.widget.messages import Json
from sequence_widget.widget.sentences.part import SEAT, Part
from sequence_widget.widget.sentences.sentence import Chip, Sentence

_WORDS = "widget.claims."


def parts_told(sentence: Sentence, view: View, language: str) -> list[Json]:
    """Tell the parts of a sentence, with what stands before each, and its chips.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> [told] = parts_told(Sentence.begin(view, ("holds", "draws")), view, "en")
    >>> told["before"], [dict(chip["options"])[chip["value"]] for chip in told["chips"]]
    ('How likely is it that', ['Bo', 'holds', 'at least one', '…'])
    """
    presses = {*sentence.presses()}
    told: list[Json] = [
        {
            "before": _before(part, language),
            "chips": [],
            "here": at == sentence.at,
            "drop": f"drop {at}" if f"drop {at}" in presses else "",
        }
        for at, part in enumerate(sentence.parts)
    ]
    for chip in sentence.chips(view):
        told[chip.part]["chips"].append(_chip(chip, sentence.parts[chip.part], view, language))
    return told


def presses_told(sentence: Sentence, language: str) -> list[list[str]]:
    """Tell the buttons that join something on, by name, each with its words."""
    names = [name for name in sentence.presses() if not name.startswith("drop")]
    return [[name, say(f"{_WORDS}press.{name.replace(' ', '_')}", language)] for name in names]


def grown(parts: list[Json], language: str, eyes: str = "") -> str:
    """Say a sentence as far as it has been put together, and with whose eyes, if that is told.

    >>> import sequence_widget as sq
    >>> view = sq.Game("kids", players=["Anna", "Bo"], seed=7).seen_by("Anna")
    >>> sentence = Sentence.begin(view, ("holds", "draws")).pointed(view, "dragon")
    >>> grown(parts_told(sentence, view, "en"), "en", "from what lies face up")
    'How likely is it, from what lies face up, that Bo holds at least one dragon?'
    """
    words: list[str] = []
    for at, part in enumerate(parts):
        if at > 0 and part["before"]:
            words[-1] += ","
        seen = at == 0 and eyes
        words.append(say(f"{_WORDS}before.seen", language, eyes=eyes) if seen else part["before"])
        named = [
            chip for chip in part["chips"] if chip["value"] or chip["name"].endswith("thing 0")
        ]
        for chip in named:
            words += [chip["before"], dict(chip["options"])[chip["value"]]]
    return say(f"{_WORDS}grown", language, told=" ".join(filter(None, words)))


def _before(part: Part, language: str) -> str:
    if part.joint in ("", "given"):
        return say(f"{_WORDS}before.{part.joint or 'first'}", language)
    return ""


def _chip(chip: Chip, part: Part, view: View, language: str) -> Json:
    field, _, number = chip.field.partition(" ")
    words = _OPTIONS[field]
    return {
        "name": chip.name,
        "label": say(f"{_WORDS}chip.{field}", language),
        "before": " ".join(_before_thing(chip, part, view, language)) if number else "",
        "value": chip.value,
        "options": [
            [option, words(option, part, view, language) if option else _nothing(chip, language)]
            for option in chip.options
        ],
    }


def _before_thing(chip: Chip, part: Part, view: View, language: str) -> Iterator[str]:
    """Give the words before a thing that was chosen, outside its chip, where letters find it."""
    if chip.value and chip.field != "thing 0":
        yield say("list.or", language)
    if chip.value in view.rules.cards and part.kind != SEAT and not part.is_many:
        has_vowel = card_name(chip.value, language)[0] in "aeio"  # a unicorn
        yield say(f"{_WORDS}{'one_with_vowel' if has_vowel else 'one'}", language)


def _nothing(chip: Chip, language: str) -> str:
    """Say what it is to choose no thing: none yet, no other, or this one no more."""
    if chip.value:
        return say(f"{_WORDS}take_out", language)
    is_first = chip.field == "thing 0"
    return say(f"{_WORDS}choose" if is_first else f"{_WORDS}or_another", language)


def _who(option: str, _part: Part, view: View, language: str) -> str:
    who = Part(who=option)
    if who.kind == SEAT:
        return seat_name(view, who.number, language)
    if who.is_among:
        return say(f"{_WORDS}{who.kind}s", language, n=who.number)
    return say(f"{_WORDS}{who.kind}.{who.number}", language)


def _verb(option: str, part: Part, _view: View, language: str) -> str:
    verb = Part(who=part.who, verb=option)
    form = "not_" if verb.negated else "many_" if part.is_many else ""
    return say(f"{_WORDS}verb.{form}{verb.name.replace('-', '_')}", language)


def _often(option: str, part: Part, _view: View, language: str) -> str:
    if option == "1+" and part.negated:
        return say(f"{_WORDS}often.any", language)
    if option == "=0":
        return say(f"{_WORDS}often.none", language)
    word = "at_least" if option.endswith("+") else "exactly"
    if part.is_among:
        word += "_of"
    return say(f"{_WORDS}often.{word}", language, n=int(option.strip("+=")))


def _thing(option: str, part: Part, view: View, language: str) -> str:
    if option not in view.rules.cards:
        return option
    if part.kind == SEAT:
        no_number = part.negated and part.often == "1+"  # "does not hold any foxes"
        n = 2 if no_number else int(part.often.strip("+="))
        return card_name(option, language, n)
    return card_name(option, language, 2 if part.is_many else 1)


def _joint(option: str, _part: Part, _view: View, language: str) -> str:
    return say(f"list.{option}", language)


_OPTIONS: Mapping[str, Callable[[str, Part, View, str], str]] = {
    "who": _who,
    "verb": _verb,
    "often": _often,
    "thing": _thing,
    "joint": _joint,
}
"""What puts an option into words, by what of a part it says."""
