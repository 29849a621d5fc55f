"""Stepping, the list of moves, and other lines of play."""

import pytest

import sequence_widget as sq
from tests.widget.test_work_of_a_click import harmless
from tests.widget.wire import NAMES, Wire, dice, kids


def test_a_browser_steps_by_writing_the_ply() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    wire.write(ply=1)
    assert (game.ply, wire.scene["ply"], wire.scene["last"]["text"]) == (1, 1, "tiger b1")
    assert wire.scene["happened"] == []


def test_a_cell_steps_by_setting_the_ply() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    wire.board.ply = 1
    assert game.ply == 1
    with pytest.raises(sq.IllegalMoveError):
        wire.board.ply = 5
    assert (game.ply, wire.board.ply) == (1, 1)


def test_a_ply_that_is_refused_among_other_changes_leaves_nothing_changed() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    with pytest.raises(sq.IllegalMoveError), wire.board.hold_trait_notifications():
        wire.board.ply = 5
    assert (game.ply, wire.board.ply, wire.scene["ply"]) == (2, 2, 2)
    with wire.board.hold_trait_notifications():
        wire.board.ply = 1
        wire.board.language = "nb"
    assert (game.ply, wire.board.ply, wire.scene["ply"]) == (1, 1, 1)


def test_two_boards_on_one_game_follow_one_cursor() -> None:
    game = kids()
    first, second = Wire(game), Wire(game, show="Bo")
    first.ask("play", text="tiger b1")
    second.write(ply=1)
    assert first.board.ply == second.board.ply == game.ply == 1


def test_stepping_by_turn() -> None:
    game = kids()
    wire = Wire(game)
    for move in ("tiger b1", "fox f2", "panda a3"):
        game.play(move)
    seen = []
    for to in ("back", "back", "forward", "forward", "forward"):
        wire.ask("step", to=to)
        seen.append(game.ply)
    assert seen == [4, 2, 4, 6, 6]


def test_variations_are_told_and_reached() -> None:
    game = kids()
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    wire.ask("undo")
    wire.ask("reveal")
    wire.ask("play", text="zebra c2")
    assert wire.others == ["turn 1: tiger b1"]
    wire.ask("switch", course=wire.other(0))
    assert game.position.chips == {"b1": 0}
    assert game.position.awaiting == "move"  # as it was when that had been played
    assert wire.others == ["Main variation"]


def test_the_move_list_comes_in_stretches() -> None:
    game = sq.Game("dice", players=[sq.RandomBot(), sq.RandomBot()], seed=3)
    game.advance()
    wire = Wire(game)
    answer = wire.ask("log", **{"from": 3, "to": 100_000})
    assert {told["entry"] for told in answer["log"]} == set(range(3, min(203, game.tip.entry) + 1))
    assert answer["log"][0]["ply"] == 5
    assert answer["log"][0]["text"] == str(game.events[4])


def test_a_move_stands_in_the_list_together_with_its_luck() -> None:
    throws = sq.Game("dice", players=NAMES, seed=7)
    for _ in range(4):
        throws.play(throws.position.legal_moves[0])
    cards = kids()
    cards.play("tiger b1")
    cards.play("fox f2")
    for game in (throws, cards):
        told = Wire(game).ask("log", **{"from": 1, "to": 2})["log"]
        assert [one["entry"] for one in told] == [1, 1, 2, 2]
        assert [one["ply"] for one in told] == [1, 2, 3, 4]


def branched(*lines: list[str], players: list[object] | None = None) -> sq.Game:
    """Play some lines from the start, the last of them the current one."""
    game = sq.Game("kids", players=players or NAMES, seed=7)
    for line in lines:
        game.go_to(0)
        game.end_at(game.shown)
        for text in line:
            game.play(text)
    return game


def test_a_variation_is_named_by_its_first_event_and_its_turn() -> None:
    game = kids(luck="ask")
    game.play("tiger b1")
    for card in ("fox", "wolf", "lion"):
        game.go_to(1)
        game.play(f"draw {card}")
    game.go_to(0)
    game.play("zebra c2")
    game.go_to(0)
    game.play("tiger b1")
    board = Wire(game, show="Anna")
    names = ["turn 1: zebra c2", "turn 1: draw wolf", "turn 1: draw lion"]
    assert board.others == ["Main variation", *names[:2]]
    board.write(language="nb")
    assert board.others == ["Hovedvariant", "tur 1: sebra c2", "tur 1: trekk ulv"]
    hidden = [row["name"] for row in Wire(game, show="none").courses[1:]]
    assert hidden == ["turn 1: zebra c2", "turn 1: draw ?, no. 1", "turn 1: draw ?, no. 2"]


def test_a_name_that_stays_on_a_shared_screen_tells_what_anybody_may_know() -> None:
    game = kids(luck="ask")
    for card in ("fox", "wolf"):
        game.go_to(0)
        for text in ("tiger b1", f"draw {card}", "fox f2", "draw lion"):
            game.play(text)
    shared = Wire(game)
    assert shared.scene["viewer"] == 0  # who drew those cards
    assert [row["name"] for row in shared.courses] == ["Main variation", "turn 1: draw ?"]
    alone = Wire(game, show="Anna").courses
    assert [row["name"] for row in alone] == ["Main variation", "turn 1: draw wolf"]


def test_a_turn_has_the_number_that_it_has_in_the_list_of_moves() -> None:
    game = dice()
    for _ in range(3):
        game.play(game.position.legal_moves[0])
    game.undo()
    way = game.position.legal_moves[1]
    game.play(way)
    game.undo()
    game.play(game.position.legal_moves[0])
    wire = Wire(game)
    turn = game.moments[game.ply - 1].entry
    assert wire.others[-1] == f"turn {turn}: {way}"
    assert turn == 3


def test_variations_that_begin_alike_go_on_to_what_tells_them_apart() -> None:
    game = branched(
        ["tiger b1", "fox f2", "panda a3"],
        ["tiger b1", "fox f2", "panda g5"],
        ["tiger b1", "fox e5"],
        ["zebra c2", "fox f2"],
    )
    assert sorted(Wire(game, show="none").others) == [
        "turn 1: tiger b1",
        "turn 2: fox e5",
        "turn 3: panda g5",
    ]


def test_of_two_that_begin_alike_one_may_end_earlier() -> None:
    game = kids(luck="ask")
    game.play("tiger b1")
    game.play("draw fox")
    game.play("fox f2")
    for card in ("lion", "wolf"):
        game.go_to(1)
        game.play(f"draw {card}")
    game.play("fox f2")
    game.go_to(0)
    game.courses.make_main(game.courses.current)
    assert Wire(game, show="Anna").others == ["turn 1: draw fox", "turn 1: draw lion"]
    assert Wire(game, show="none").others == [
        "turn 1: draw ?, turn 2: fox f2",
        "turn 1: draw ?, no further",
    ]


def test_a_name_goes_by_what_its_reader_is_told() -> None:
    game = kids(luck="ask")
    for card, move in (("fox", "fox f2"), ("wolf", "fox e5")):
        game.go_to(0)
        game.play("tiger b1")
        game.play(f"draw {card}")
        game.play(move)
    told = {eyes: Wire(game, show=eyes).others for eyes in ("Anna", "Bo")}
    assert told == {"Anna": ["Main variation"], "Bo": ["Main variation"]}
    now = {eyes: Wire(game, show=eyes).courses[1]["name"] for eyes in ("Anna", "Bo")}
    assert now == {"Anna": "turn 1: draw wolf", "Bo": "turn 2: fox e5"}


def test_only_so_many_variations_are_told_and_how_many_more_there_are() -> None:
    game = sq.Game("dice", players=NAMES, seed=1, luck="ask")
    for first in range(1, 7):
        for second in range(1, 7):
            game.go_to(0)
            game.play(f"roll {first}+{second}")
            for move in game.position.legal_moves[:2]:
                game.go_to(1)
                game.play(move)
    more = len(game.courses) - 51
    assert more > 0
    wire = Wire(game)
    assert wire.board.courses["more"] == f"and {more} more"
    assert len({row["name"] for row in wire.courses}) == 51  # with the one that is shown
    assert "refused" in wire.ask("switch", course=wire.other(50))
    last = wire.other(49)
    wire.ask("switch", course=last)
    assert game.tip.number == last


def test_few_variations_are_told_in_full() -> None:
    wire = Wire(branched(["tiger b1"], ["zebra c2"]))
    assert "more" not in wire.board.courses
    assert Wire(kids()).board.courses == {}


def test_another_language_makes_the_list_of_moves_anew() -> None:
    game = kids()
    wire = Wire(game)
    game.play("tiger b1")
    line = wire.scene["line"]
    wire.write(language="nb")
    [told] = [sent["state"] for sent in wire.sent if "scene" in sent.get("state", {})][-1:]
    assert told["scene"]["line"] == wire.scene["line"] != line
    assert wire.ask("log", **{"from": 1, "to": 1})["line"] == wire.scene["line"]
    line = wire.scene["line"]
    wire.write(overlay="cells")
    assert wire.scene["line"] == line
    assert wire.ask("undo") == {"id": 2, "done": True}


def test_who_takes_over_the_screen_has_the_list_of_moves_anew() -> None:
    game = kids()
    wire = Wire(game, show="Anna", curtain=True)
    game.play("tiger b1")
    line = wire.scene["line"]
    assert wire.ask("log", **{"from": 1, "to": 1})["log"][1]["text"] == "draw ?"
    wire.ask("reveal")
    assert wire.scene["line"] != line
    assert wire.ask("log", **{"from": 1, "to": 1})["log"][1]["text"] == "draw lion"


# Whose hand another line brings up


def three_plies() -> sq.Game:
    """Play a line at whose end Bo is to move, beside one at whose end Anna is."""
    return branched(["zebra c2", "fox f2"], ["tiger b1"])


def test_a_click_on_a_variation_turns_over_no_other_hand() -> None:
    game = three_plies()
    wire = Wire(game)
    hands = [list(game.position.hand(seat)) for seat in (0, 1)]
    assert (wire.scene["viewer"], wire.scene["hands"][1]) == (1, hands[1])
    wire.sent.clear()
    wire.ask("switch", course=wire.other(0))
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    for ply in (0, 4, 3, 1):
        wire.write(ply=ply)
        assert wire.scene["viewer"] is None
        assert {card for hand in wire.scene["hands"] for card in hand} == {"?"}
    wire.ask("switch", course=wire.other(0))
    assert (wire.scene["curtain"], wire.scene["viewer"]) == (None, 1)


def test_who_is_asked_for_after_a_variation_may_take_the_screen() -> None:
    game = three_plies()
    wire = Wire(game)
    wire.ask("switch", course=wire.other(0))
    wire.ask("reveal")
    assert (wire.scene["curtain"], wire.scene["viewer"]) == (None, 0)
    wire.write(ply=4)
    wire.ask("play", text=str(game.position.legal_moves[0]))
    assert (wire.scene["curtain"], wire.scene["viewer"]) == (None, 1)


def test_a_variation_that_ends_with_the_same_person_is_simply_shown() -> None:
    game = branched(["zebra c2"], ["tiger b1"])
    wire = Wire(game)
    wire.ask("switch", course=wire.other(0))
    assert (wire.scene["curtain"], wire.scene["viewer"]) == (None, 1)


def test_a_cell_that_switches_turns_over_no_other_hand() -> None:
    game = three_plies()
    wire = Wire(game)
    game.switch(game.variations[0])
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    game.restart(game.seed)  # the same cards again, which Anna has seen and Bo has not
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    game.restart(8)
    assert (wire.scene["curtain"], wire.scene["viewer"]) == (None, 0)


def test_a_variation_of_one_card_turns_over_no_other_hand() -> None:
    game = kids(luck="ask")
    for text in ("tiger b1", "draw wolf"):
        game.play(text)
    game.go_to(1)
    for text in ("draw camel", str(game.seen_by(1).hand[0]), "luck"):
        move = next((m for m in game.position.legal_moves if m.card == text), None)
        game.luck() if text == "luck" else game.play(move or text)
    wire = Wire(game)
    wire.write(ply=1)
    assert wire.scene["viewer"] == 0
    wire.ask("switch", course=wire.other(0))
    assert wire.scene["curtain"] == "Hand the screen to Bo."


def test_playing_again_what_was_undone_turns_over_no_other_hand() -> None:
    game = kids()
    wire = Wire(game)
    for _ in range(3):
        game.play("tiger b1" if game.ply == 0 else game.position.legal_moves[0])
    wire.write(ply=2)
    wire.ask("undo")
    wire.ask("reveal")
    assert (game.ply, wire.scene["viewer"]) == (0, 0)
    wire.ask("play", text="tiger b1")
    assert (game.ply, len(game.moments)) == (2, 7)
    assert wire.scene["curtain"] == "Hand the screen to Bo."


def test_play_and_new_games_need_no_curtain() -> None:
    game = kids()
    wire = Wire(game)
    seen = []
    for step in ("play", "new", "play", "new"):
        wire.ask(step, text=str(game.position.legal_moves[0]), seed="other")
        seen.append(wire.scene["viewer"])
    assert seen == [1, 0, 1, 0]


def test_a_move_taken_back_asks_before_it_turns_over_the_other_hand() -> None:
    game = kids()
    wire = Wire(game)
    wire.ask("play", text="tiger b1")
    wire.ask("undo")
    assert wire.scene["curtain"] == "Hand the screen to Anna."
    assert {card for hand in wire.scene["hands"] for card in hand} == {"?"}
    wire.ask("reveal")
    assert (wire.scene["viewer"], wire.scene["curtain"]) == (0, None)


def test_with_dice_another_line_hides_nothing() -> None:
    game = sq.Game("dice", players=NAMES, seed=1)
    wire = Wire(game)
    wire.ask("play", text=str(game.position.legal_moves[0]))
    game.undo()
    wire.ask("switch", course=wire.other(0))
    assert wire.scene["curtain"] is None


def test_a_new_deck_is_told_of_with_the_draw_that_emptied_the_old_one() -> None:
    rules = sq.edition("mini-kids").but(run_length=4, hand_size=3, dragons=3)
    game = sq.Game(rules, players=NAMES, seed=11)
    wire = Wire(game)
    told: list[bool] = []
    while len(told) < 12:
        before = game.position.deck.total()
        wire.ask("play", text=str(harmless(game)[0]))
        said = [event["say"] for event in wire.scene["happened"]]
        told.append(any("the discard piles become the new deck" in words for words in said))
        assert told[-1] == (game.position.deck.total() > before)
    assert True in told


def test_a_deal_that_empties_the_deck_tells_of_the_new_one() -> None:
    deck = dict(sq.edition("mini-kids").deck)
    deck["zebra"] -= 1  # the last card to be dealt
    laid = [card for card, count in deck.items() for _ in range(count)]
    start = sq.position("mini-kids", hands=[[], []], discards=[laid, []], awaiting="deal")
    game = sq.Game(start, players=["Anna", "Bo"], luck="ask")
    wire = Wire(game)
    game.luck()
    told = [each["say"] for each in wire.scene["happened"]]
    assert told[0] == "Anna is dealt zebra; the discard piles become the new deck"
    assert told[1:] == ["Bo is dealt a card"]
