"""What is not shown is not sent: hidden cards are searched for in all that leaves Python."""

import random
from typing import Any

import pytest

import sequence_widget as sq
from tests.widget.wire import Wire

# Four animals that each stand in one place only, to be told apart wherever they turn up.
RULES = sq.edition("kids")
HANDS = [["tiger", "fox", "lion"], ["zebra", "whale", "shark"]]


def game_with(hands: list[list[str]] | None = None, **options: Any) -> sq.Game:
    return sq.Game(
        sq.position(RULES, hands=hands or HANDS), players=["Anna", "Bo"], seed=3, **options
    )


def alike_but_for_bo(luck: str = "ask", /, **options: Any) -> tuple[Wire, Wire]:
    """Show two games that differ in the cards that Bo holds, and in the deck."""
    others = [HANDS[0], ["hippo", "gorilla", "wolf"]]
    one, other = (Wire(game_with(hands, luck=luck), **options) for hands in (HANDS, others))
    return one, other


def sent_about(wire: Wire) -> str:
    """All that was sent, without what names every kind of card whatever is hidden."""
    names_every_kind = {"board", "words", "drawings", "_esm", "_css"}
    states = [sent.get("state", sent) for sent in [*wire.sent, wire.board.get_state()]]
    kept = [{key: state[key] for key in state if key not in names_every_kind} for state in states]
    return repr(kept)


def names_card(text: str, card: str) -> bool:
    return f"'{card}'" in text or f"{card} " in text or f",{card}" in text or f"{card}," in text


@pytest.mark.parametrize(
    ("show", "hidden"),
    [
        ("mover", HANDS[1]),
        (0, HANDS[1]),
        ("Bo", HANDS[0]),
        ("none", [*HANDS[0], *HANDS[1]]),
    ],
    ids=["the mover's", "that of seat 0", "Bo's", "none"],
)
def test_a_hidden_hand_is_in_nothing_that_is_sent(show: object, hidden: list[str]) -> None:
    game = game_with()
    wire = Wire(game, show=show)
    wire.ask("log", **{"from": 0, "to": 50})
    wire.board.send_state()
    text = sent_about(wire)
    for card in hidden:
        assert not names_card(text, card)


def test_the_search_finds_what_is_shown() -> None:
    text = sent_about(Wire(game_with(), show="all"))
    for card in [*HANDS[0], *HANDS[1]]:
        assert names_card(text, card)


def test_stepping_back_never_turns_over_another_hand() -> None:
    game = game_with()
    wire = Wire(game)
    game.play("tiger b1")
    assert wire.scene["viewer"] == 1
    wire.sent.clear()
    for ply in (1, 0, 2):
        wire.write(ply=ply)
        assert wire.scene["hands"][0] == ["?"] * len(wire.scene["hands"][0])
    text = sent_about(wire)
    assert not names_card(text, "fox")
    assert not names_card(text, "lion")


def test_nobody_can_move_for_a_hand_that_is_not_shown_or_ask_what_is_in_it() -> None:
    game = game_with()
    for show in ("none", 1):
        wire = Wire(game, show=show)
        assert wire.scene["choices"] == {}
        for text in ("tiger b1", "camel c3", "pass", "swap fox"):
            answer = wire.ask("play", text=text)
            assert answer["refused"] == "It is not your turn on this screen now."
    assert game.ply == 0


def test_who_moves_where_one_has_stepped_back_to_may_ask_for_the_screen() -> None:
    game = game_with()
    wire = Wire(game)
    assert wire.scene["handover"] is None
    assert "refused" in wire.ask("handover")
    game.play("tiger b1")
    wire.sent.clear()
    wire.write(ply=0)
    back = {"viewer": 1, "handover": 0, "choices": {}}
    assert back.items() <= wire.scene.items()
    wire.ask("handover")
    assert (wire.scene["viewer"], wire.scene["handover"]) == (None, None)
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    assert wire.board.hand == wire.board.legal_moves == []
    hidden = sent_about(wire)
    wire.ask("reveal")
    assert (wire.scene["viewer"], wire.board.hand) == (0, sorted(HANDS[0]))
    for card in HANDS[0]:
        assert not names_card(hidden, card)
        assert names_card(sent_about(wire), card)
    wire.ask("play", text="tiger f6")
    assert (game.ply, game.position.chip("f6")) == (2, 0)
    assert (wire.scene["viewer"], wire.scene["curtain"]) == (1, None)
    assert len(game.variations) == 1


def test_a_hand_that_was_asked_for_is_open_there_and_nowhere_else() -> None:
    game = game_with()
    wire = Wire(game)
    game.play("tiger b1")
    wire.write(ply=0)
    wire.ask("handover")
    wire.write(ply=1)
    assert (wire.scene["viewer"], wire.scene["curtain"]) == (1, None)  # nobody has come for it
    wire.write(ply=0)
    assert (wire.scene["viewer"], wire.scene["handover"]) == (1, 0)
    wire.ask("handover")
    wire.ask("reveal")
    wire.write(ply=1)
    assert wire.scene["curtain"] == "Hand the screen to Bo."
    wire.ask("reveal")
    wire.write(ply=0)
    assert (wire.scene["viewer"], wire.scene["handover"]) == (1, 0)
    wire.ask("handover")
    wire.board.show = "none"
    assert (wire.scene["viewer"], wire.scene["curtain"]) == (None, None)


@pytest.mark.parametrize("show", [0, 1, "all", "none"])
def test_only_a_screen_that_goes_round_may_be_asked_for(show: str | int) -> None:
    game = game_with()
    wire = Wire(game, show=show)
    game.play("tiger b1")
    seen = []
    for ply in (0, 2):
        wire.write(ply=ply)
        assert wire.scene["handover"] is None
        assert wire.ask("handover")["refused"] == "It is not your turn on this screen now."
        seen.append(wire.scene["viewer"])
    assert seen == [wire.scene["viewer"]] * 2


def test_nobody_asks_for_a_bots_cards_or_with_dice() -> None:
    people = ["Anna", sq.RandomBot(), "Bo"]
    wire = Wire(sq.Game("kids", players=people, seed=3))
    for _ in range(3):
        wire.board.game.play(wire.board.game.position.legal_moves[0])
    for ply in range(wire.board.game.ply):
        wire.write(ply=ply)
        turn, awaiting = wire.scene["turn"], wire.scene["awaiting"]
        other = turn not in (1, wire.scene["viewer"]) and awaiting == "move"
        assert wire.scene["handover"] == (turn if other else None)
    rolled = Wire(sq.Game("dice", players=2, seed=1))
    rolled.board.game.play(rolled.board.game.position.legal_moves[0])
    rolled.write(ply=0)
    assert rolled.scene["handover"] is None


def test_with_dice_anybody_may_move_since_nothing_is_hidden() -> None:
    game = sq.Game("dice", players=2, seed=1)
    wire = Wire(game, show="none")
    assert wire.scene["choices"]


def test_a_curtain_hides_all_hands_until_the_next_person_is_there() -> None:
    game = game_with()
    wire = Wire(game, curtain=True)
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    assert wire.scene["hands"] == [["?"] * 3, ["?"] * 3]
    assert wire.scene["choices"] == {}
    assert "refused" in wire.ask("play", text="tiger b1")
    assert not names_card(sent_about(wire), "fox")
    wire.ask("reveal")
    assert wire.scene["curtain"] is None
    assert wire.scene["hands"][0] == sorted(HANDS[0])
    wire.sent.clear()
    wire.ask("play", text="tiger b1")
    assert wire.scene["curtain"] == "Hand the screen to Bo."
    assert not names_card(sent_about(wire), "whale")
    wire.ask("reveal")
    assert wire.scene["hands"][1] == sorted(HANDS[1])


def test_a_late_click_opens_nobodys_hand() -> None:
    game = game_with()
    wire = Wire(game, curtain=True)
    seen = {"ply": wire.scene["ply"], "line": wire.scene["line"]}
    wire.ask("reveal")
    wire.ask("play", text="tiger b1")
    assert "refused" in wire.send({"do": "reveal", **seen})
    assert wire.scene["hands"] == [["?"] * 3, ["?"] * 3]


def test_a_curtain_has_nothing_to_hide_with_dice() -> None:
    wire = Wire(sq.Game("dice", players=2, seed=1), curtain=True)
    assert wire.scene["curtain"] is None
    assert wire.scene["choices"]


def test_one_person_among_bots_sees_the_same_hand_all_along() -> None:
    game = sq.Game("kids", players=[sq.RandomBot(), "Bo", sq.RandomBot()], seed=5)
    wire = Wire(game)
    rng = random.Random(1)
    for _ in range(4):
        assert wire.scene["viewer"] == 1
        wire.ask("play", text=str(rng.choice(game.position.legal_moves)))
    while game.ply:
        game.back()
        assert wire.scene["viewer"] == 1
        assert all(set(hand) <= {"?"} for hand in (wire.scene["hands"][0], wire.scene["hands"][2]))


def test_the_move_list_names_only_the_cards_that_may_be_known() -> None:
    game = game_with()
    seen_by_bo = Wire(game, show="Bo")
    taken_in_turns = Wire(game)
    game.play("tiger b1")
    game.play("whale d6")
    drawn = [str(event) for event in game.events if isinstance(event, sq.Chance)]
    for wire, expected in ((seen_by_bo, ["draw ?", drawn[1]]), (taken_in_turns, ["draw ?"] * 2)):
        log = wire.ask("log", **{"from": 1, "to": 9})["log"]
        assert [told["text"] for told in log if told["kind"] == "draw"] == expected


def test_the_same_is_sent_whatever_the_hidden_cards_are() -> None:
    first, second = alike_but_for_bo("auto", show=0)
    states = [
        {key: value for key, value in wire.board.get_state().items() if key != "layout"}
        for wire in (first, second)
    ]
    assert states[0] == states[1]


def test_the_seed_is_never_sent() -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=987_654_321)
    wire = Wire(game, show="all")
    game.play(game.position.legal_moves[0])
    wire.ask("log", **{"from": 0, "to": 50})
    assert "987654321" not in wire.everything()


def test_a_hand_that_is_asked_for_again_is_hidden_again() -> None:
    game = game_with()
    wire = Wire(game)
    game.play("tiger b1")
    wire.write(ply=0)
    wire.ask("handover")
    wire.ask("reveal")
    wire.write(ply=1)
    wire.write(ply=0)
    wire.ask("handover")
    assert (wire.scene["viewer"], wire.scene["curtain"]) == (None, "Hand the screen to Anna.")
