"""The page that steps: it shows what the board shows, and the game does not notice."""

import base64
import copy
import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sequence_widget as sq
from sequence_widget.widget.overlays import OVERLAYS
from sequence_widget.widget.panels.chances import chance_text
from tests.game.playing import play_on, snapshot, wander
from tests.widget.page_reader import PageRead, page_of
from tests.widget.test_hidden_pairs import Twins, pair
from tests.widget.wire import Wire, dice, kids

SEEN = (
    *("awaiting", "chips", "deck", "hands", "hints", "last", "piles", "ply", "roll"),
    *("status", "supply", "turn", "viewer", "winner", "won"),
)
"""What a page and a board are to show alike, of every moment."""


def walked(game: sq.Game, page: PageRead, show: Any, language: str) -> Iterator[tuple[Wire, int]]:
    """Go over every line on a board as on the page, and give the board at each moment of them."""
    for line in range(len(page.lines)):
        for way in ways_to(page, line):
            wire = Wire(copy.copy(game), show=show, language=language)
            for variation in way:
                assert wire.ask("switch", variation=variation).get("refused") is None
            path = page.path(line)
            scene = wire.scene
            assert (scene["plies"], scene["entries"]) == (
                len(path) - 1,
                page.lines[line]["entries"],
            )
            named = page.value(page.lines[line]["named"], language)
            assert sorted(scene["variations"]) == sorted(named)
            if way:
                before = way_line(page, way[:-1])
                target = page.lines[before]["ways"][way[-1]][1]
                assert path.index(target) == scene["ply"]
            for ply, moment in enumerate(path):
                wire.write(ply=ply)
                yield wire, moment
            wire.board.close()


def ways_to(page: PageRead, line: int) -> list[list[int]]:
    """Give how one switches to a line, at once from the first, which is a board's own."""
    if line == 0:
        return [[]]
    targets = [to for to, _ in page.lines[0]["ways"]]
    return [[targets.index(line)]] if line in targets else []


def way_line(page: PageRead, way: list[int]) -> int:
    line = 0
    for variation in way:
        line = page.lines[line]["ways"][variation][0]
    return line


def on_page(told: dict[str, Any]) -> dict[str, Any]:
    """Join what is told of a moment, as js/src/page/model.ts does."""
    scene = {**told, **told["scene"], "last": told["last"] or None}
    scene["hands"] = [told["hand"] if hand is None else hand for hand in scene["hands"]]
    return {name: scene[name] for name in SEEN}


def unseen_on(wire: Wire) -> dict[str, Any]:
    wire.write(panels=["unseen"])
    told = {name: value for name, value in wire.board.unseen.items() if name != "code"}
    wire.write(panels=[])
    told["rows"] = [
        {name: value for name, value in row.items() if name not in ("level", "say")}
        for row in told["rows"]
    ]
    return told


@pytest.mark.parametrize(
    ("edition", "show", "language"),
    [
        ("kids", "none", "en"),
        ("kids", 1, "nb"),
        ("mini-kids", "all", "nb"),
        ("dice", 0, "en"),
        ("mini-dice", "none", "nb"),
    ],
)
def test_every_moment_is_as_on_the_board(
    edition: str, show: Any, language: str, tmp_path: Path
) -> None:
    rng = random.Random(f"{edition} {show}")
    game = wander(sq.Game(edition, ["Anna", "Bo"], seed=5, luck="ask"), rng, 25)
    page = page_of(game, tmp_path, show=show)
    assert page.data["languages"] == ["en", "nb"]
    assert page.path(0)[game.ply] == page.data["shown"]
    seen = set()
    for wire, number in walked(game, page, show, language):
        seen.add(number)
        told = page.moment(number, language)
        scene = wire.scene
        assert on_page(told) == {name: scene[name] for name in SEEN}
        assert list(told["over"]) == ["none", *OVERLAYS]
        for name in OVERLAYS:
            wire.write(overlay=name)
            assert told["over"][name]["figures"] == wire.board.figures
            assert told["over"][name]["notice"] == wire.scene.get("notice", "")
        wire.write(overlay=None)
        rows = [row for row in told["unseen"]["rows"].values() if row is not None]
        assert {**told["unseen"], "rows": rows} == unseen_on(wire)
        if not game.rules.hidden_cards:
            assert told["over"]["none"]["reason"] == scene["reason"]
    assert len(seen) > 20
    assert len(page.lines) > 1


def test_why_nothing_lies_over_the_spaces_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_seen: object) -> None:
        raise sq.OutOfReachError("page.nobody")

    monkeypatch.setitem(OVERLAYS, "fills", refuse)
    page, wire = page_of(dice(), tmp_path), Wire(dice(), overlay="fills")
    over = page.moment(0, "en")["over"]
    assert over["fills"]["notice"] == wire.scene["notice"] == "No hand is shown."
    assert over["cells"]["notice"] == ""


def test_a_line_that_was_taken_back_ends_there(tmp_path: Path) -> None:
    game = kids()
    game.play("tiger b1")
    game.play("fox f2")
    game.undo()
    page = page_of(game, tmp_path)
    assert [len(page.path(line)) - 1 for line in (0, 1)] == [2, 4]
    assert page.lines[0]["ways"] == [[1, page.path(1)[4]]]
    assert page.lines[1]["ways"] == []


class Asleep:
    """A bot that fails the test when it is asked."""

    def choose(self, _view: sq.View, _rng: random.Random) -> sq.Move:
        raise AssertionError


def test_the_game_its_followers_and_its_bots_are_left_alone(tmp_path: Path) -> None:
    game = wander(kids(), random.Random(3), 30)
    game = sq.Game.from_json(game.to_json(), players=["Anna", Asleep()])
    game.go_to(2)
    followed: list[int] = []
    game.subscribe(lambda game: followed.append(game.ply))
    board = Wire(game)
    before, sent = snapshot(game), len(board.sent)
    page_of(game, tmp_path)
    assert snapshot(game) == before
    assert (followed, len(board.sent)) == ([], sent)


def test_it_is_seen_as_the_only_person_or_nobody_in_particular_sees_it(tmp_path: Path) -> None:
    alone = sq.Game("kids", players=["Anna", sq.GreedyBot()], seed=7)
    assert page_of(alone, tmp_path).moment(0, "en")["hand"] == ["panda", "tiger", "zebra"]
    assert page_of(kids(), tmp_path).moment(0, "en")["hand"] == []
    eyes = {
        "Bo": "Shown as Bo sees it; the other hand is hidden.",
        "all": "All cards are face up.",
        "none": "No hand is shown.",
    }
    for show, said in eyes.items():
        page = page_of(kids(), tmp_path, show=show)
        assert page.lasting("en")["eyes"] == said
        assert f'<p id="eyes">{said}</p>' in page.html
    several = page_of(sq.Game("kids", players=["Anna", "Bo", "Cy"], seed=7), tmp_path, show="Bo")
    assert several.lasting("en")["eyes"] == "Shown as Bo sees it; the other hands are hidden."
    assert page_of(dice(), tmp_path).lasting("nb")["eyes"] == ""
    unknown: list[Any] = ["mover", "Cy", 2, -1, []]
    for eye in unknown:
        with pytest.raises(sq.RulesError, match="a page shows the game to one viewer"):
            kids().to_html(tmp_path / "page.html", show=eye)


def test_it_says_what_was_written(tmp_path: Path) -> None:
    game = kids()
    game.play("tiger b1")
    game.undo()
    game.play("zebra c2")
    path = tmp_path / "page.html"
    said = {show: str(game.to_html(path, show)).partition("kB): ")[2] for show in ("all", 0, None)}
    assert said == {
        "all": "4 events to step through, 1 variation."
        " Every hand is in it: whoever opens the file sees all cards.",
        0: "4 events to step through, 1 variation. It has what Anna sees, and no other hand.",
        None: "4 events to step through, 1 variation. No hand is in it.",
    }
    in_nb = game.to_html(path, language="nb")
    assert in_nb.endswith("4 hendelser å gå gjennom, 1 variant. Ingen hånd er med.")
    html = path.read_text(encoding="utf-8")
    assert '<html lang="nb">' in html
    assert PageRead(html).data["languages"] == ["nb", "en"]
    assert dice().to_html(path).endswith("It has no hidden cards.")
    for place in (tmp_path, tmp_path / "nowhere" / "page.html"):
        with pytest.raises(sq.RecordError, match="the page cannot be written as"):
            game.to_html(place)
    with pytest.raises(sq.SequenceError, match="no sentences in 'xx'"):
        game.to_html(path, language="xx")


def test_nothing_runs_or_is_fetched_but_what_is_in_it(tmp_path: Path) -> None:
    game = sq.Game("kids", players=["</script><b>x", "&amp;"], seed=7)
    html = page_of(game, tmp_path).html
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', html)
    assert policy is not None
    for tag, name in (("<script>(.*?)</script>", "script"), ("<style>(.*?)</style>", "style")):
        (inside,) = re.findall(tag, html, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert f"{name}-src 'sha256-{digest}';" in policy[1]
    assert policy[1].startswith("default-src 'none';")
    assert html.count("<script") == html.count("</script>") == 2
    assert "<b>x" not in html
    assert set(re.findall(r"\w+://[^\s\"'`)<]*", html)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/1999/xlink",
    }


def test_what_only_a_kernel_does_has_no_words(tmp_path: Path) -> None:
    for language in ("en", "nb"):
        words = page_of(kids(), tmp_path).lasting(language)["words"]
        offered = {"ui.forward", "ui.view", "ui.help", "ui.moves", "ui.unseen", "ui.overlay.fills"}
        assert offered <= words.keys()
        kernel = {"ui.told.many", "ui.told.ask", "ui.told.over.chances", "ui.saved"}
        kernel |= {"ui.space.place", "ui.space.take", "ui.card.playable"}
        kernel |= {"ui.undo", "ui.new", "ui.many", "ui.ask", "ui.roll", "ui.overlay.chances"}
        assert not kernel & words.keys()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", ["kids", "dice"])
def test_sixty_plies_take_less_than_400_kb(edition: str, players: int, tmp_path: Path) -> None:
    game = sq.Game(edition, players, seed=6)
    play_on(game, random.Random(2), 30)  # moves, each with the luck that follows
    assert game.last_ply >= 59
    page = page_of(game, tmp_path, show="all")
    size = len(page.html.encode())
    print(f"{edition} for {players}, {game.last_ply} plies: {size / 1000:.0f} kB")
    assert size < 400_000


# With an analysis


def analysed(**options: Any) -> tuple[sq.Game, Any]:
    game = sq.Game("mini-dice", players=["Anna", "Bo"], seed=3, **options)
    play_on(game, random.Random(1), 6)
    return game, game.analyse(games=200, progress=False)


def test_the_chances_over_the_game_come_from_its_analysis(tmp_path: Path) -> None:
    game, analysis = analysed()
    game.go_to(1)
    play_on(game, random.Random(5), 3)  # a variation, which is not analysed
    game.switch(game.variations[0])
    page = page_of(game, tmp_path, analysis=analysis)
    told = page.value(page.lines[0]["chances"], "en")
    assert "chances" not in page.lines[1]
    for ply, moment in enumerate(page.path(0)):
        sides = page.moment(moment, "en")["chances"]["sides"]
        for side, seat in enumerate((0, 1)):
            chance = analysis.chances[ply][seat]
            assert told["lines"][side][ply][0] == round(1000 * float(chance.value))
            assert sides[side]["text"] == chance_text(chance, "en")
    assert "chances" not in page.moment(page.path(1)[-1], "en")
    assert len(told["swings"]) == game.last_ply + 1
    assert told["largest"]


def test_an_analysis_is_of_this_line_and_of_open_cards(tmp_path: Path) -> None:
    game, analysis = analysed()
    path = tmp_path / "page.html"
    for other in (dice(), analysed(luck="ask")[0]):
        with pytest.raises(sq.SequenceError, match="not of the current line"):
            other.to_html(path, analysis=analysis)
    with pytest.raises(sq.SequenceError, match="what game"):
        game.to_html(path, analysis=True)  # type: ignore[arg-type] # what somebody may well try
    cards = kids()
    of_cards = cards.analyse(games=50, progress=False)
    for show in (None, 0, "none"):
        with pytest.raises(sq.SequenceError, match="looks into every hand"):
            cards.to_html(path, show=show, analysis=of_cards)
    assert not path.exists()
    assert "chances" in page_of(cards, tmp_path, show="all", analysis=of_cards).lines[0]


# Hidden cards


SHOWS: list[Any] = [0, 1, "none", None, "Bo"]


def compare(number: int, show: Any, folder: Path) -> bool:
    """Compare the pages of two games that are alike to these eyes; the seed differs, too."""
    texts = pair(random.Random(number), "none" if show is None else show)
    if texts is None:
        return False
    pages = []
    for seed, text in enumerate(texts):
        game = sq.Game(sq.Position.from_text(text), ["Anna", "Bo"], seed=seed, luck="ask")
        pages.append(page_of(game, folder, show=show).html)
    assert pages[0] == pages[1], (number, show, texts)
    return True


def compare_games(number: int, folder: Path) -> int:
    """Compare those of two whole games played alike; return at how many plies they differ."""
    twins = Twins(number)
    twins.close()  # what boards show of them is compared elsewhere
    if twins.options["show"] == "mover":
        return 0
    for _ in twins.play():
        pass
    one, other = (page_of(game, folder, show=twins.options["show"]) for game in twins.games)
    assert one.html == other.html, number
    return twins.differed


@pytest.mark.parametrize("show", SHOWS)
def test_games_that_differ_in_hidden_cards_give_the_same_bytes(show: Any, tmp_path: Path) -> None:
    assert sum(compare(number, show, tmp_path) for number in range(8)) > 2


def test_whole_games_that_differ_in_hidden_cards_give_the_same_bytes(tmp_path: Path) -> None:
    assert sum(compare_games(number, tmp_path) for number in range(4)) > 10


@pytest.mark.proof
def test_many_games_that_differ_in_hidden_cards_give_the_same_bytes(tmp_path: Path) -> None:
    pairs = sum(compare(n, SHOWS[n % len(SHOWS)], tmp_path) for n in range(100, 600))
    plies = sum(compare_games(n, tmp_path) for n in range(100, 150))
    print(f"{pairs} pairs of positions, and whole games that differ at {plies} plies")


def test_the_comparison_finds_what_is_shown(tmp_path: Path) -> None:
    texts = pair(random.Random(1), 0)
    assert texts is not None
    games = [sq.Game(sq.Position.from_text(text), ["Anna", "Bo"], seed=1) for text in texts]
    one, other = (page_of(game, tmp_path, show="all").html for game in games)
    assert one != other
