"""Whatever a browser sends: what is right, and in time, is done; the rest is refused in words."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sequence_widget as sq
from sequence_widget.widget import intents
from sequence_widget.widget.messages import id_of
from tests.widget.test_visibility import names_card, sent_about
from tests.widget.wire import Wire, kids


def test_a_stale_intent_is_refused_and_changes_nothing() -> None:
    game = kids()
    wire = Wire(game)
    seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    game.play("tiger b1")
    answer = wire.send({"do": "play", "text": "fox f2", **seen})
    assert answer["refused"] == "The game has moved on; look again."
    assert game.ply == 2


def test_an_intent_from_another_line_of_the_same_length_is_stale() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    game.undo()
    game.play("zebra c2")
    assert game.ply == seen["ply"]
    assert "refused" in wire.send({"do": "play", "text": "fox f2", **seen})


NONSENSE: list[dict[str, Any]] = [
    {"do": "play"},
    {"do": "play", "text": 3},
    {"do": "play", "text": "x" * 10_000},
    {"do": "play", "text": "tigr b1"},
    {"do": "play", "text": "draw tiger"},
    {"do": "luck"},
    {"do": "undo"},
    {"do": "switch", "course": 9},
    {"do": "switch", "course": "0"},
    {"do": "step", "to": "up"},
    {"do": "log", "from": "0", "to": None},
    {"do": "fly"},
    {"do": None},
    {"do": ["play"]},
    {},
]


def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(subtests: pytest.Subtests) -> None:
    for message in NONSENSE:
        with subtests.test(str(message)[:50]):
            game = kids()
            wire = Wire(game)
            before = game.to_json()
            answer = wire.send({"ply": 0, "line": wire.scene["line"], **message})
            assert answer["refused"]
            assert game.to_json() == before


NO_MESSAGES: list[object] = [None, 7, "play", [1, 2]]


def test_what_is_no_message_at_all_is_passed_over(subtests: pytest.Subtests) -> None:
    for message in NO_MESSAGES:
        with subtests.test(repr(message)):
            game = kids()
            wire = Wire(game)
            wire.send(message)
            assert game.ply == 0
            assert wire.sent == []


NOT_ITS_OWN: list[dict[str, Any]] = [
    {"scene": {}},
    {"aside": {}},
    {"turn": 1},
    {"winner": 0},
    {"board": {}},
    {"seats": []},
    {"words": {}},
    {"position_text": "mine"},
    {"last_event": "mine"},
    {"_esm": "alert(1)"},
    {"layout": "nobody"},
    {"language": "tlh"},
    {"overlay": "hands"},
    {"ply": 99},
    {"ply": -1},
    {"ply": "0"},
    {"ply": None},
    {"no_such_trait": 1},
]


def test_a_browser_cannot_write_what_is_not_its_own(subtests: pytest.Subtests) -> None:
    for values in NOT_ITS_OWN:
        with subtests.test(str(values)):
            game = kids()
            wire = Wire(game)
            game.play("tiger b1")
            before, traits = game.to_json(), wire.board.get_state()
            wire.write(**values)
            assert game.to_json() == before
            assert wire.board.get_state() == traits


NO_STATES: list[Any] = [None, 7, "ply", [["ply", 1]], [{"ply": 1}]]


def test_a_state_that_is_none_is_passed_over(subtests: pytest.Subtests) -> None:
    for state in NO_STATES:
        with subtests.test(repr(state)):
            game = kids()
            game.play("tiger b1")
            wire = Wire(game)
            wire.board.set_state(state)
            assert (game.ply, wire.sent) == (2, [])


def test_a_forged_write_is_answered_with_the_truth() -> None:
    wire = Wire(kids())
    wire.write(winner=1)
    assert wire.sent[-1]["state"] == {"winner": None}


ONLY_EQUAL: list[dict[str, Any]] = [
    {"do": "step", "to": "back", "ply": True},
    {"do": "step", "to": "back", "ply": 1.0},
    {"do": "step", "to": "back", "line": True},
    {"do": "step", "to": ["back"]},
    {"do": "step", "by": "event", "to": "start"},
    {"do": "switch", "course": False},
    {"do": "new", "seed": True},
    {"do": "new"},
    {"do": "log", "from": True, "to": 2},
    {"do": "log", "from": 0, "to": False},
    {"do": "play", "text": "tiger\ud800 b1"},
    {"do": True},
]


def test_nothing_is_taken_for_what_it_only_equals(subtests: pytest.Subtests) -> None:
    for message in ONLY_EQUAL:
        with subtests.test(str(message)):
            game = kids()
            game.play("panda a3")
            game.undo()
            game.play("tiger b1")
            game.back()
            wire = Wire(game)
            assert (game.ply, wire.scene["line"]) == (1, 1)
            before = game.to_json()
            assert wire.send({"ply": 1, "line": 1, **message})["refused"].encode()
            assert (game.to_json(), game.ply) == (before, 1)


def test_an_id_is_a_whole_number_of_sensible_size() -> None:
    wire = Wire(kids())
    numbers: list[Any] = [True, 10**5000, "7", None, [1], 1.5]
    for number in numbers:
        wire.board._receive(wire.board, {"do": "fly", "id": number}, [])
    assert [sent["content"]["id"] for sent in wire.sent] == [None] * len(numbers)
    assert wire.send({"do": "fly", "id": 2**32})["id"] == 2**32


def test_the_move_list_keeps_to_its_stretch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intents, "_MOST_LOGGED", 50)
    game = sq.Game("dice", players=[sq.RandomBot(), sq.RandomBot()], seed=3)
    game.advance()
    wire = Wire(game)
    assert game.tip.entry > 60
    for start, end, length in ((1, -2, 0), (5, 4, 0), (0, 1, 1), (-9, 10**30, 51), (10**30, 7, 0)):
        log = wire.ask("log", **{"from": start, "to": end})["log"]
        assert len({told["entry"] for told in log}) == length


# What a browser could send at all: JSON, and beyond it.

WORDS = [
    *("zebra c2", "panda a3", "wolf e1", "pass", "swap zebra", "draw wolf", "draw ?", "deal panda"),
    *("roll 3+4", "roll-off 1+1", "place b2", "xyz b1", "zebra z99"),
    *("start", "back", "forward", "end", "turn", "event", "same", "other"),
    *("nb", "en", "cells", "threats", "?"),
]
known = st.sampled_from(WORDS)
numbers = st.one_of(st.sampled_from([-1, 0, 1, 2, 3, 10**40, 10**4000]), st.integers())
texts = st.one_of(known, st.text(max_size=80))
scraps = st.one_of(st.none(), st.booleans(), numbers, st.floats(), texts)
junk = st.recursive(
    scraps,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(texts, st.integers()), inner)
    ),
    max_leaves=5,
)
words = st.sampled_from(["do", "text", "seed", "course", "name", "to", "by", "from", "id"])
deeds = st.sampled_from(
    ["play", "luck", "undo", "new", "switch", "step", "reveal", "log", "fly", "__init__"]
)
any_message = st.one_of(
    junk,
    st.builds(
        lambda do, more, here: {**more, "do": do, "here": here},
        st.one_of(deeds, junk),
        st.dictionaries(words, st.one_of(known, numbers, junk), max_size=4),
        st.booleans(),
    ),
)
writable = st.sampled_from(
    ["ply", "language", "overlay", "scene", "aside", "turn", "_esm", "show", "game"]
)
writes = st.dictionaries(st.one_of(writable, texts, st.integers()), junk, max_size=3)
tables = st.sampled_from(
    [
        {"show": "none"},
        {"show": "none", "luck": "ask"},
        {"show": "none", "bot": True},
        {"show": 1, "luck": "ask"},
        {"show": 1, "curtain": True},
        {"show": 1, "bot": True, "luck": "ask"},
    ]
)
# No message names these cards, so if an answer does, it knows them from the deck or the hand.
HANDS = [["moose", "hippo", "camel"], ["zebra", "whale", "shark"]]
EVERY_KIND = "choose from alligator, "


def table(*, luck: str = "auto", bot: bool = False, **options: Any) -> Wire:
    """Seat a person, or a bot, with hidden cards, at a board that never shows them."""
    start = sq.position("kids", hands=HANDS)
    first = sq.GreedyBot() if bot else "Anna"
    return Wire(sq.Game(start, players=[first, "Bo"], seed=3, luck=luck), **options)


def cards_told_of(wire: Wire) -> list[str]:
    """Give the cards of the seat that is never shown of which anything sent tells."""
    game = wire.board.game
    for sent in wire.sent:
        sent.get("state", {}).get("aside", {}).pop("drawable", None)
        if EVERY_KIND in sent.get("content", {}).get("refused", ""):
            sent["content"].pop("refused")
    wire.board.aside = {**wire.board.aside, "drawable": None}
    seen = {
        *game.position.hand(1),
        *(card for seat in (0, 1) for card in game.position.discards(seat)),
    }
    leaves = [way.end for way in game.variations] + [game.moments[-1]]
    played = {moment.event.card for leaf in leaves for moment in leaf.path() if moment.event}
    held = set(HANDS[0]) & set(game.position.hand(0)) - seen - played
    text = sent_about(wire)
    return [card for card in held if names_card(text, card)]


@pytest.mark.slow
@given(tables, st.lists(st.one_of(any_message, writes.map(lambda it: ("write", it))), max_size=5))
@settings(max_examples=150, deadline=None)
def test_whatever_is_sent_nothing_breaks_and_nothing_leaks(
    options: dict[str, Any], sent: list[Any]
) -> None:
    wire = table(**options)
    for message in sent:
        game = wire.board.game
        before, moments = game.position, game.moments
        answers, moment = len(wire.sent), wire.moment
        if isinstance(message, tuple):
            wire.board.set_state(message[1])
            assert game.moments == moments
        else:
            if isinstance(message, dict) and message.get("here"):
                message |= {"ply": wire.scene["ply"], "line": wire.scene["line"]}
            wire.board._receive(wire.board, message, [])
            answered = [each for each in wire.sent[answers:] if each["method"] == "custom"]
            moved = isinstance(message, dict) and wire.moment != moment
            assert len(answered) + moved == isinstance(message, dict)
            if not moved and (not answered or "refused" in answered[0]["content"]):
                assert (game.position, game.moments) == (before, moments)
        assert wire.board.ply == wire.scene["ply"] == game.ply
        assert wire.board.show == options["show"]
        offered = game.seen_by(1).unseen if options["show"] == 1 else {}
        assert set(wire.scene["drawable"]) <= set(offered)
    assert cards_told_of(wire) == []


def test_an_answer_carries_the_number_of_the_message_if_that_is_a_sensible_one() -> None:
    most = 2**64 - 1
    for number in (0, 7, -1, most, -most):
        assert id_of({"id": number}) == number
    for other in (most + 1, -most - 1, None, "7", True, 7.0, [7]):
        assert id_of({"id": other}) is None
    assert id_of({}) is None
