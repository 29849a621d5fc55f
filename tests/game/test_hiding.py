"""Which cards of which events a viewer gets to know."""

import pytest

import sequence_widget as sq
from sequence_widget.game.hiding import Viewer, hands_for, hide

DRAW, ROLL, MOVE = sq.Chance("draw", "tiger"), sq.Chance("roll", faces=(3, 4)), sq.Move("pass")


@pytest.mark.parametrize("event", [DRAW, sq.Chance("deal", "tiger")], ids=str)
@pytest.mark.parametrize(
    ("seat", "viewer", "seen"),
    [
        (0, 0, True), (1, 1, True), (0, "all", True), (1, "all", True), (None, "all", True),
        (0, 1, False), (1, 0, False), (0, None, False), (1, None, False),
    ],
)  # fmt: skip
def test_a_card_is_seen_by_who_got_it_and_where_all_is_open(
    event: sq.Chance, seat: int | None, viewer: Viewer, *, seen: bool
) -> None:
    told = hide(event, seat, viewer)
    assert isinstance(told, sq.Chance)
    assert (told.kind, told.card) == (event.kind, "tiger" if seen else "?")


@pytest.mark.parametrize("viewer", [0, 1, "all", None])
def test_what_everybody_sees_is_hidden_from_nobody(viewer: Viewer) -> None:
    for event in (ROLL, MOVE, sq.Move.from_text("tiger b1"), sq.Move.from_text("swap fox")):
        assert hide(event, 0, viewer) == event


def test_a_viewer_sees_one_hand_or_all_or_none() -> None:
    position = sq.position("kids", hands=[["tiger", "fox"], ["lion", "wolf"]])
    open_hands, hidden = [list(position.hand(0)), list(position.hand(1))], ["?", "?"]
    assert hands_for(position, "all") == open_hands
    assert hands_for(position, None) == [hidden, hidden]
    assert hands_for(position, 0) == [open_hands[0], hidden]
    assert hands_for(position, 1) == [hidden, open_hands[1]]
