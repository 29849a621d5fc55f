"""Python holds the game: whatever a page sends, only what is right, and in time, changes it."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.notebook import Notebook
from tests.browser.playing import cell_with, wait_for_ply

# All that a page might want to change: the game, the widget's traits, and whose cards are shown.
TRUTH = """
def truth():
    state = {key: value for key, value in board.get_state().items() if key not in SLOW}
    return repr((game.to_json(), game.ply, board.show, str(sorted(state.items(), key=str))))
SLOW = ("_esm", "_css")
"""
SECRET = "x" * 3_000_000


def answers(lab: Notebook) -> list[dict[str, Any]]:
    """Give what Python answered to intents."""
    return [
        message.content["data"]["content"]
        for message in lab.traffic.messages
        if message.kind == "comm_msg"
        and not message.sent
        and message.content["data"]["method"] == "custom"
    ]


def intent(lab: Notebook, **content: object) -> dict[str, Any]:
    """Send an intent past the front end and give the answer."""
    before = len(answers(lab))
    [model] = lab.models()
    lab.forge(model, {"method": "custom", "content": content})
    assert len(answers(lab)) == before + 1
    return answers(lab)[-1]


def write(name: str, value: object) -> dict[str, object]:
    """Make the message by which a page writes a trait."""
    return {"method": "update", "state": {name: value}, "buffer_paths": []}


def line(lab: Notebook) -> int:
    return int(lab.ask("board.scene['line']"))


def test_a_stale_intent_is_refused_with_a_sentence_on_the_board(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    board = lab.board()
    board.locator("[data-card=tiger]").first.click()
    # When the cell begins to run, the person clicks, and has not yet seen its move.
    lab.page.evaluate(
        """() => {
          const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
          const code = "game.play(game.position.legal_moves[-1])";
          const run = kernel.requestExecute({ code });
          run.onIOPub = message => {
            if (message.header.msg_type === "execute_input") {
              document.querySelector("[data-cell=b1]").click();
            }
          };
          return run.done.then(() => null);
        }"""
    )
    wait_for_ply(board, 2)
    expect(board.locator("[role=alert]")).not_to_have_text("")
    lab.run("pass")
    assert lab.ask("game.ply") == 2
    [answer] = [answer for answer in answers(lab) if "refused" in answer]
    assert answer["refused"] in (board.locator("[role=alert]").text_content() or "")


def test_forged_intents_are_refused_in_words_and_change_nothing(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run(TRUTH)
    here = {"ply": 0, "line": line(lab)}
    truth = lab.run("print(truth())")
    forged: list[dict[str, object]] = [
        {"do": "play", "text": "tiger b1", "ply": 1, "line": here["line"]},
        {"do": "play", "text": "tiger b1", "ply": 0, "line": here["line"] + 1},
        {"do": "play", "text": "tiger b1"},
        {"do": "play", "text": "wolf e1", **here},  # not in this hand
        {"do": "play", "text": "tiger a1", **here},
        {"do": "play", "text": "draw tiger", **here},
        {"do": "play", "text": "no such thing", **here},
        {"do": "play", "text": "", **here},
        {"do": "play", "text": None, **here},
        {"do": "play", "text": ["tiger", "b1"], **here},
        {"do": "play", "text": {"card": "tiger"}, **here},
        {"do": "play", "text": SECRET, **here},
        {"do": "play", "text": "tiger b1", "ply": "0", "line": here["line"]},
        {"do": "play", "text": "tiger b1", "ply": SECRET, "line": [here["line"]]},
        {"do": "luck", **here},
        {"do": "undo", **here},
        {"do": "switch", "course": 0, **here},
        {"do": "switch", "course": -1, **here},
        {"do": "switch", "course": "0", **here},
        {"do": "step", "to": "the moon", **here},
        {"do": "step", "to": {}, **here},
        {"do": "log", "from": "a", "to": None},
        {"do": "__init__", **here},
        {"do": "restart", **here},
        {"do": SECRET, **here},
        {"do": None},
        {"do": ["play"]},
        {"do": {"play": "tiger b1"}},
        {},
    ]
    for number, content in enumerate(forged):
        answer = intent(lab, id=number, **content)
        assert answer["id"] == number
        assert 10 < len(answer["refused"]) < 500, (content, answer)
        assert "Error" not in answer["refused"], answer
    assert lab.run("print(truth())") == truth
    # The same message is right with the right words, so what is refused is not the way it came.
    [model] = lab.models()
    right = {"id": 99, "do": "play", "text": "tiger b1", **here}
    lab.forge(model, {"method": "custom", "content": right})
    wait_for_ply(lab.board(), 2)


def test_nothing_about_an_id_can_upset_the_game(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    numbers: list[object] = [None, "7", 1.5, True, [], {}, SECRET]
    for number in numbers:
        assert "refused" in intent(lab, id=number, do="nonsense")


@pytest.mark.parametrize(
    "values",
    [
        pytest.param(["all", {"viewer": "all"}], id="what would show more"),
        pytest.param([1, None, []], id="what makes no sense", marks=pytest.mark.proof),
    ],
)
def test_forged_traits_change_nothing_and_are_put_right(
    lab: Notebook, values: list[object]
) -> None:
    lab.open(cell_with('"kids"', options="show='Anna'"))
    lab.run("game.play('tiger b1')")
    lab.run(TRUTH)
    wait_for_ply(lab.board(), 2)
    seen = lab.board().inner_text()
    truth = lab.run("print(truth())")
    [model] = lab.models()
    names = {*lab.ask("list(board.get_state())")} - {"ply", "language", "overlay"}
    assert {"scene", "turn", "words", "_esm", "position_text", "winner"} <= names
    for name in (*names, "show", "_show", "_game", "game", "no_such_trait", "curtain", "_curtain"):
        for value in values:
            lab.forge(model, write(name, value), wait=False)
    wrong: list[tuple[str, object]] = [
        ("ply", -1),
        ("ply", 10**9),
        ("ply", "0"),
        ("ply", 1.5),
        ("ply", None),
        ("ply", [0]),
        ("language", "xx"),
        ("language", None),
        ("overlay", SECRET),
        ("overlay", 1),
    ]
    for name, value in wrong:
        lab.forge(model, write(name, value))
    assert lab.run("print(truth())") == truth
    assert lab.board().inner_text() == seen
    # What a page may write is written this way.
    lab.forge(model, write("ply", 1))
    wait_for_ply(lab.board(), 1)


def test_messages_that_are_no_widget_messages_change_nothing(lab: Notebook) -> None:
    lab.open(cell_with('"kids"'))
    lab.run(TRUTH)
    truth = lab.run("print(truth())")
    [model] = lab.models()
    for content in (None, "play", 7, ["do", "play"], [{"do": "undo"}], json.loads("[[[[]]]]")):
        lab.forge(model, {"method": "custom", "content": content})
    lab.forge(model, {"method": "request_state"})
    assert lab.run("print(truth())") == truth
