"""The panel "What if?": a question put together by pointing, its answer, and who may see it."""

import itertools
import json
import random
from fractions import Fraction
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.text import say
from sequence_widget.widget.panels.answered import refusal_told
from tests.widget.putting_together import (
    choose,
    claims,
    offered,
    opened,
    point,
    press,
    put_at_random,
    read_again,
)
from tests.widget.test_hidden_pairs import SHOWS, pair
from tests.widget.wire import Wire, dice, kids

OPEN: dict[str, Any] = {"panels": ("claims",)}
FEW, MANY, PIECE = 40, 1_000, 250
FORGED_FEW, FORGED_MANY = 300, 10_000


def said(wire: Wire) -> list[str]:
    """Read the sentence as it stands in the chips."""
    return [
        dict(chip["options"])[chip["value"]]
        for part in claims(wire)["parts"]
        for chip in part["chips"]
        if chip["value"]
    ]


def test_nothing_is_told_until_it_is_open() -> None:
    wire = Wire(kids())
    assert claims(wire) == {}
    refused = wire.ask("claims", act="point", what="dragon")
    assert refused["refused"] == say("widget.claims.shut", "en")
    wire.write(panels=["claims"])
    assert said(wire) == ["Bo", "holds", "at least one"]
    assert claims(wire)["next"].startswith("Point at a space")


def test_a_question_is_put_together_by_pointing_and_answered() -> None:
    wire = Wire(kids(), **OPEN)
    told = point(wire, "dragon")
    assert told["answer"] == "37/247 ≈ 15.0%, from what Anna can see"
    assert told["grown"] == "How likely is it that Bo holds at least one dragon?"
    assert told["code"] == ["board.view.probability(sq.holds('Bo', 'dragon'))"]
    assert "<math" in told["working"]
    assert told["why"].startswith("1,369 of 9,139 equally likely hands")
    assert "<svg" in told["drawn"]
    press(wire, "given")
    choose(wire, "1 who", "draw 1")
    told = point(wire, "b1")  # a tiger
    assert told["grown"] == (
        "How likely is it that Bo holds at least one dragon, given that the next card is a tiger?"
    )
    view = wire.board.view
    answer = view.probability(sq.holds("Bo", "dragon"), given=sq.draws("tiger"))
    assert wire.board.answer == answer
    assert (wire.board.claim, wire.board.given) == (sq.holds("Bo", "dragon"), sq.draws("tiger"))
    assert told["cells"] == [[]]
    assert told["cards"] == ["dragon"]


def test_what_is_pointed_at_twice_is_taken_out() -> None:
    wire = Wire(dice(), **OPEN)
    assert "answer" in point(wire, "a1", "b1")
    assert wire.board.claim == sq.rolls({2, 3})
    board = wire.board.game.rules.board
    about = [cell for cell in sorted(board.cells) if board.word(cell) in ("2", "3")]
    assert claims(wire)["cells"] == [about]
    assert "answer" not in point(wire, "a1", "b1")
    assert wire.board.claim is None


def test_the_space_itself_goes_in_where_spaces_are_asked_for() -> None:
    start = sq.position("kids", chips={"c1": 1, "d1": 1, "e1": 1}, turn=0)
    wire = Wire(sq.Game(start, players=["Anna", "Bo"], seed=1), **OPEN)
    choose(wire, "0 verb", "wins")
    told = point(wire, "b1")
    assert wire.board.claim == sq.holds("Bo", "tiger", "unicorn")
    assert "b1" in told["grown"]
    assert "tiger" not in told["grown"]
    assert (told["cells"], told["cards"]) == ([["b1"]], [])
    point(wire, "f1")
    assert said(wire)[-1] == "f1"
    assert wire.ask("claims", act="point", what="a1")["refused"].startswith("No single chip on a1")
    assert said(wire)[-1] == "f1"


def test_and_or_not_and_given_are_what_the_signs_of_claims_are() -> None:
    wire = Wire(kids(), **OPEN)
    point(wire, "dragon")
    press(wire, "or")
    choose(wire, "1 who", "draws 3")
    choose(wire, "1 often", "2+")
    point(wire, "fox", "lion")
    choose(wire, "0 verb", "~holds")
    no_dragon, foxes = ~sq.holds("Bo", "dragon"), sq.draws("fox", "lion", among=3, at_least=2)
    assert wire.board.claim == no_dragon | foxes
    choose(wire, "1 joint", "and")
    assert wire.board.claim == no_dragon & foxes
    press(wire, "given")
    choose(wire, "2 who", "seat 1")
    assert said(wire)[-3:] == ["Bo", "holds", "at least one"]
    point(wire, "tiger")
    press(wire, "known or")
    point(wire, "wolf")
    assert wire.board.given == sq.holds("Bo", "tiger") | sq.holds("Bo", "wolf")
    press(wire, "drop 0")
    assert wire.board.claim == foxes
    press(wire, "drop 1")
    assert wire.board.given == sq.holds("Bo", "wolf")
    press(wire, "drop 1")
    assert wire.board.given is None


def test_a_cell_can_observe_the_claim_and_the_answer_and_sets_neither() -> None:
    wire = Wire(dice(), **OPEN)
    seen: list[object] = []
    wire.board.observe(lambda change: seen.append((change.name, change.new)), ["claim", "answer"])
    choose(wire, "0 thing 0", "7")
    assert seen == [("claim", sq.rolls(7)), ("answer", Fraction(1, 6))]
    with pytest.raises(Exception, match="read-only"):
        wire.board.answer = 1


def test_it_follows_the_game_and_whose_eyes_are_here() -> None:
    wire = Wire(kids(), **OPEN)
    point(wire, "dragon")
    before = wire.board.answer
    wire.board.game.play("tiger b1")
    assert wire.board.answer != before
    assert "from what Bo can see" in claims(wire)["answer"]
    wire.board.show = "none"
    told = claims(wire)["answer"]
    assert told.endswith("from what lies face up")
    assert wire.board.answer == wire.board.view.probability(sq.holds("Bo", "dragon"))
    wire.write(panels=[])
    assert (wire.board.claim, wire.board.answer, claims(wire)) == (None, None, {})
    wire.write(panels=["claims"])
    assert said(wire) == ["Bo", "holds", "at least one", "dragon"]


def test_behind_the_curtain_it_is_an_onlookers() -> None:
    wire = Wire(kids(), curtain=True, **OPEN)
    told = point(wire, "dragon")
    assert told["code"] == ["board.game.seen_by(None).probability(sq.holds('Anna', 'dragon'))"]
    onlooker = wire.board.game.seen_by(None)
    assert wire.board.answer == onlooker.probability(sq.holds("Anna", "dragon"))


def test_other_players_or_rules_begin_another_question() -> None:
    wire = Wire(kids(), **OPEN)
    point(wire, "dragon")
    wire.board.game = sq.Game("kids", players=["Cy", "Di", "Eva"], seed=1)
    assert said(wire) == ["Di", "holds", "at least one"]
    wire.board.game = dice()
    assert said(wire) == ["the next roll", "has the sum"]


def test_what_cannot_be_answered_says_why() -> None:
    wire = Wire(kids(), **OPEN)
    choose(wire, "0 verb", "finishes")
    press(wire, "and")
    choose(wire, "1 who", "draw 1")
    told = point(wire, "fox")
    assert told["refused"] == say("widget.claims.line_alone", "en")
    assert wire.board.answer is None
    assert wire.ask("ask-class")["refused"] == say("widget.claims.not_answered", "en")


def test_free_spaces_and_verbs_without_things_say_why_they_take_nothing() -> None:
    wire = Wire(kids(), **OPEN)
    assert "free space" in wire.ask("claims", act="point", what="a1")["refused"]
    choose(wire, "0 verb", "finishes")
    assert "other words" in wire.ask("claims", act="point", what="b1")["refused"]
    rolls = Wire(dice(), **OPEN)
    choose(rolls, "0 verb", "shows")
    assert "12 cannot be asked" in rolls.ask("claims", act="point", what="c3")["refused"]


def test_what_is_given_and_cannot_be_is_said_to_pupils() -> None:
    wire = Wire(dice(), **OPEN)
    point(wire, "b2")
    press(wire, "given")
    choose(wire, "1 verb", "doubles")
    press(wire, "known and")
    choose(wire, "2 verb", "rolls")
    told = choose(wire, "2 thing 0", "3")
    assert told["refused"] == say("widget.claims.cannot_be", "en")


@pytest.mark.parametrize("who", ["seat 0", "seat 1"])
def test_of_no_player_is_it_asked_what_another_players_roll_does(who: str) -> None:
    line = sq.position("dice", chips=dict.fromkeys(["b2", "c2", "d2", "e2", "f2"], 1), turn=0)
    wire = Wire(sq.Game(line, players=["Anna", "Bo"], luck="ask"), **OPEN)
    verbs = choose(wire, "0 who", who)["parts"][0]["chips"][1]["options"]
    assert [name for name, _ in verbs if not name.startswith("~")] == [
        *("finishes", "finishes-in-two")
    ]


def test_when_the_game_is_over_nothing_is_asked_of_what_comes() -> None:
    wire = Wire(kids(), **OPEN)
    point(wire, "dragon")
    rng = random.Random(1)
    while not wire.board.game.position.is_over:
        wire.board.game.play(rng.choice(wire.board.game.position.legal_moves))
    over = say("widget.claims.over", "en")
    assert claims(wire) == {"told": over}
    assert wire.board.answer is None
    assert wire.ask("claims", act="point", what="fox")["refused"] == over
    wire.board.game.back(1)
    assert wire.board.answer is not None


def test_where_no_chip_wins_another_verb_is_asked_for() -> None:
    wire = Wire(kids(), **OPEN)
    assert choose(wire, "0 verb", "wins")["next"].startswith("No card wins for Bo")


def test_a_long_fraction_stands_beside_its_percentage_only_when_it_is_pointed_at() -> None:
    wire = Wire(dice(), **OPEN)
    choose(wire, "0 who", "rolls 5")
    told = choose(wire, "0 thing 0", "3")
    answer = wire.board.answer
    assert (told["answer"], told["exact"]) == ("≈ 24.9%", answer.in_language("en"))
    assert choose(wire, "0 who", "roll 1")["exact"] == ""


def test_the_picture_is_chosen_among_those_there_are() -> None:
    wire = Wire(dice(), **OPEN)
    told = choose(wire, "0 thing 0", "7")
    assert [kind for kind, _ in told["pictures"]] == ["tree", "icons", "grid"]
    assert told["picture"] == "grid"
    assert choose(wire, "picture", "icons")["picture"] == "icons"
    assert "refused" in wire.ask("claims", act="choose", chip="picture", option="venn")
    press(wire, "or")
    choose(wire, "1 verb", "doubles")
    assert [kind for kind, _ in claims(wire)["pictures"]] == [
        *("tree", "two_way", "venn", "square", "icons", "grid")
    ]
    assert claims(wire)["picture"] == "icons"


def test_a_teacher_asks_the_class_what_was_put_together() -> None:
    wire = Wire(dice(luck="ask"), **OPEN)
    told = choose(wire, "0 thing 0", "11")
    assert wire.ask("ask-class")["done"]
    board = wire.board
    assert (board.waits_for_guess, board.panels) == (True, ("claims", "ask"))
    question = board.get_state()["question"]["asked"]["question"]
    assert question == "How likely is it that the next roll has the sum 11?"
    assert told["lesson"] == [f'board.ask("{question}", {told["code"][0]})']
    assert (claims(wire), board.claim, board.answer) == ({}, None, None)
    assert "first" in wire.ask("claims", act="stop")["refused"]
    wire.sent.clear()
    board.send_state()
    assert "1/18" not in wire.everything()
    number = board.get_state()["question"]["number"]
    wire.ask("guess", text="1/18", asked=number)
    assert not board.waits_for_guess
    assert board.answer == Fraction(1, 18)


def test_a_class_is_asked_by_what_everybody_who_shares_the_screen_may_read() -> None:
    wire = Wire(kids(), **OPEN)
    told = point(wire, "dragon")
    assert wire.ask("ask-class")["done"]
    question = wire.board.get_state()["question"]["asked"]["question"]
    assert question == (
        "How likely is it, from what lies face up, that Bo holds at least one dragon?"
    )
    line = "board.game.seen_by(None).probability(sq.holds('Bo', 'dragon'))"
    assert told["lesson"] == [f'board.ask("{question}", {line})']
    own = Wire(kids(), show="Anna", **OPEN)
    assert "from what Anna can see" in point(own, "dragon")["lesson"][0]


def ask_the_class(text: str, turned: str, other: str) -> str:
    """Ask the class, turn the hand over while it waits or after it, and give what stays.

    By the other name the question is another: the same would keep its guess.
    """
    game = sq.Game(sq.Position.from_text(text), [f"Anna{other}", f"Bo{other}"], seed=5)
    wire = Wire(game, show="mover", **OPEN)
    choose(wire, "0 thing 0", "lion")
    assert wire.ask("ask-class")["done"]
    wire.sent.clear()
    stays = []
    for step in ("waits", "guessed"):
        if step == turned:
            wire.board.show = "none"
        stays.append(wire.board.get_state()["question"])
        if step == "waits":
            wire.ask("pass", asked=stays[0]["number"])
            assert not wire.board.waits_for_guess
    wire.board.close()
    return json.dumps(stays, default=str).replace(other, "")


@pytest.mark.parametrize("turned", ["waits", "guessed"])
def test_no_byte_of_a_hand_stays_in_the_question_of_a_class(turned: str) -> None:
    rng = random.Random(9)
    compared = 0
    while compared < 6:
        texts = pair(rng, "none")
        if texts is not None:
            names = (f" {turned} {compared} {side}" for side in "lr")
            left, right = map(ask_the_class, texts, [turned] * 2, names)
            assert left == right, texts
            assert "from what lies face up" in left
            compared += 1


SAID: list[tuple[dict[str, str], tuple[str, ...], dict[str, str]]] = [
    (
        {"0 verb": "~holds"},
        ("wolf", "fox"),
        {"en": "Bo does not hold any wolves or foxes", "nb": "Bo ikke har noen ulver eller rever"},
    ),
    (
        {"0 who": "draw 2"},
        ("alligator", "unicorn"),
        {
            "en": "the second card to come is an alligator or a unicorn",
            "nb": "kort nummer to fra nå er en alligator eller en enhjørning",
        },
    ),
    (
        {"0 who": "draws 3"},
        ("lion",),
        {
            "en": "at least one of the next 3 cards is a lion",
            "nb": "minst ett av de 3 neste kortene er en løve",
        },
    ),
    (
        {"0 who": "draws 3", "0 often": "=2"},
        ("lion",),
        {
            "en": "exactly 2 of the next 3 cards are lions",
            "nb": "nøyaktig 2 av de 3 neste kortene er løver",
        },
    ),
    (
        {"0 who": "draws 3", "0 often": "2+"},
        ("lion", "fox"),
        {
            "en": "at least 2 of the next 3 cards are lions or foxes",
            "nb": "minst 2 av de 3 neste kortene er løver eller rever",
        },
    ),
]


@pytest.mark.parametrize(("chosen", "pointed", "said"), SAID)
def test_the_chips_read_as_a_sentence(
    chosen: dict[str, str], pointed: tuple[str, ...], said: dict[str, str]
) -> None:
    wire = Wire(kids(), **OPEN)
    for chip, option in chosen.items():
        choose(wire, chip, option)
    for card in pointed:
        point(wire, card)
    for language, words in said.items():
        wire.write(language=language)
        assert claims(wire)["grown"].removesuffix("?").endswith(f" {words}")


def test_everything_is_said_in_the_language_of_the_board() -> None:
    wire = Wire(kids(), language="nb", **OPEN)
    told = point(wire, "dragon")
    assert told["grown"] == "Hvor sannsynlig er det at Bo har minst én drage?"
    assert told["answer"] == "37/247 ≈ 15,0\u00a0%, ut fra det Anna kan se"
    wire.write(language="en")
    assert claims(wire)["grown"].startswith("How likely")


@pytest.mark.parametrize("language", ["en", "nb"])
@pytest.mark.parametrize("edition", ["kids", "dice", "mini-kids", "mini-dice"])
def test_every_chip_has_words(edition: str, language: str) -> None:
    wire = Wire(sq.Game(edition, players=["Anna", "Bo"], seed=1), language=language, **OPEN)
    first = claims(wire)["parts"][0]["chips"][0]
    for who, _ in first["options"]:
        choose(wire, "0 who", who)
        verbs = next(each for each in claims(wire)["parts"][0]["chips"] if "verb" in each["name"])
        for verb, _ in verbs["options"]:
            choose(wire, "0 verb", verb)
            options = [
                words for each in claims(wire)["parts"][0]["chips"] for _, words in each["options"]
            ]
            assert all(options)


# Questions at random


def compare(number: int) -> str:
    """Put a question together through messages, and compare the answer with a view's."""
    rng = random.Random(number)
    wire = opened(rng)
    told = put_at_random(rng, wire)
    view = wire.board.view
    claim, given = read_again(wire)
    if "answer" not in told:
        with pytest.raises(sq.SequenceError) as refused:
            view.probability(claim, given=given)
        assert told["refused"] == refusal_told(refused.value, "en")
        return "refused"
    expected = view.probability(claim, given=given)
    assert (wire.board.claim, wire.board.given) == (claim, given), told["grown"]
    assert wire.board.answer == expected, told["grown"]
    assert expected.in_language("en").split(" (")[0] in (told["exact"] or told["answer"])
    line = eval(told["code"][0], {"sq": sq, "board": wire.board})  # noqa: S307 - our own line
    assert line == expected, told["code"]
    assert line.explain() == wire.board.answer.explain()
    wire.board.close()
    return "answered"


def test_questions_at_random_are_answered_as_a_view_does() -> None:
    came = [compare(number) for number in range(FEW)]
    assert came.count("answered") > FEW // 2


@pytest.mark.proof
@pytest.mark.parametrize("piece", range(MANY // PIECE))
def test_a_thousand_questions(piece: int) -> None:
    came = [compare(10_000 * (piece + 1) + number) for number in range(PIECE)]
    print(f"{PIECE} questions: {came.count('answered')} answered, {came.count('refused')} refused")


# Whatever is hidden


def compare_hidden(number: int) -> int:
    """Ask the same of two games that differ in what is hidden; return the bytes that left each."""
    rng = random.Random(number)
    show = SHOWS[number % len(SHOWS)]
    texts = pair(rng, show)
    if texts is None:
        return 0
    wires = [
        Wire(sq.Game(sq.Position.from_text(text), ["Anna", "Bo"], seed=5), show=show, **OPEN)
        for text in texts
    ]
    for _ in range(8):
        act = rng.choice([*offered(wires[0]), {"act": "point", "what": "lion"}])
        for wire in wires:
            wire.ask("claims", **act)
    left = []
    for wire in wires:
        cells = (wire.board.claim, wire.board.given, wire.board.answer)
        state = json.dumps([wire.sent, wire.board.get_state()], default=str)
        for name in (wire.board.model_id, wire.board.layout.model_id):
            state = state.replace(str(name), "a model")
        left.append(state + repr(cells))
        wire.board.close()
    assert left[0] == left[1], f"{number}: {show}: {texts}"
    return len(left[0])


def compare_some_hidden(count: int, start: int) -> int:
    sizes = (compare_hidden(number) for number in itertools.count(start))
    return sum(itertools.islice(filter(None, sizes), count))


def test_not_a_byte_differs_whatever_is_hidden() -> None:
    assert compare_some_hidden(8, 0) > 8 * 10_000


@pytest.mark.proof
def test_two_hundred_hidden_pairs() -> None:
    left = compare_some_hidden(200, 10_000)
    print(f"200 pairs: {left:,} bytes each, all the same")


# Forged messages

ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1e300, "", " ", "~", "seat", "seat 99", "seat -1", "draws 10**9"),
    *("0", "0 who", "9 who", "0 thing -1", "0 thing 99", "drop 9", "drop -1", "given given"),
    *(
        [],
        {},
        ["b1"],
        {"chip": "0 who"},
        "b1\0",
        "x" * 70,
        "<b>",
        "__class__",
        "..",
        "{0}",
        "é" * 50,
    ),
    *("z9", "a0", "free", "?", "dragon ", "DRAGON", "11", "1+", "=99", "finishes;", "~~holds"),
)


def forged(rng: random.Random, wire: Wire) -> dict[str, Any]:
    """Make a message as no browser of ours would send it, out of pieces of good ones."""
    good = rng.choice(offered(wire))
    message: dict[str, Any] = dict(good)
    for name in rng.sample([*message], rng.randint(1, len(message))):
        message[name] = rng.choice(ODD)
    if rng.random() < 0.2:
        message.pop(rng.choice([*message]))
    if rng.random() < 0.2:
        message |= {"act": "point", "what": rng.choice(ODD)}
    return message


def is_good(wire: Wire, message: dict[str, Any]) -> bool:
    """Whether a forged message came out as one that a person could have sent."""
    if message.get("act") == "stop":
        return True
    if message.get("act") == "point":
        return False
    known = ("act", "chip", "option", "name")
    return {name: message[name] for name in known if name in message} in offered(wire)


def refuse_some(seed: int, count: int) -> int:
    rng = random.Random(seed)
    wire = opened(rng)
    put_at_random(rng, wire)
    refused = 0
    while refused < count:
        message = forged(rng, wire)
        if is_good(wire, message):
            continue
        before = json.dumps(wire.board.get_state(), default=str)
        came = wire.ask("claims", **message)
        assert isinstance(came["refused"], str), message
        assert json.dumps(wire.board.get_state(), default=str) == before, message
        refused += 1
    return refused


def test_forged_messages_are_refused_and_change_nothing() -> None:
    assert sum(refuse_some(seed, FORGED_FEW // 10) for seed in range(10)) == FORGED_FEW


@pytest.mark.proof
def test_ten_thousand_forged_messages() -> None:
    refused = sum(refuse_some(seed, FORGED_MANY // 100) for seed in range(100))
    print(f"{refused} forged messages, each refused and without effect")
