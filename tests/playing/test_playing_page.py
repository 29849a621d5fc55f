"""The file of a page that plays: what it holds, and what is said where a part is missing."""

import base64
import gzip
import hashlib
import io
import json
import random
import re
import zipfile
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.playing import parts
from sequence_widget.playing.game_page import KEPT
from sequence_widget.playing.page import words
from sequence_widget.text import LANGUAGES
from sequence_widget.widget.front_end import STATIC

NAMES = (*parts.PYTHON, parts.OURS)


@pytest.fixture
def core(tmp_path: Path) -> Path:
    """Give a folder with what stands for the large parts."""
    folder = tmp_path / "python"
    folder.mkdir()
    for name in parts.PYTHON:
        (folder / f"{name}.gz").write_bytes(gzip.compress(name.encode()))
    (folder / parts.NOTICES).write_text("licence of <b>another</b></script>", encoding="utf-8")
    return folder


def script(page: str, name: str) -> str:
    found = re.search(rf'<script[^>]* id="{name}">(.*?)</script>', page, re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def page(core: Path, tmp_path: Path) -> str:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    game.play("tiger b1")
    said = game.to_html(tmp_path / "game.html", language="nb", plays=core)
    assert said.startswith(f"{tmp_path / 'game.html'} (")
    return (tmp_path / "game.html").read_text(encoding="utf-8")


def test_every_part_is_in_the_page(page: str) -> None:
    found = dict(re.findall(r'data-part="([^"]+)">([^<]*)</script>', page))
    assert tuple(found) == NAMES
    opened = {name: gzip.decompress(base64.b64decode(text)) for name, text in found.items()}
    assert opened["pyodide.mjs"] == b"pyodide.mjs"
    with zipfile.ZipFile(io.BytesIO(opened[parts.OURS])) as ours:
        names = ours.namelist()
        assert ours.read("sequence_widget/__init__.py") == Path(sq.__file__).read_bytes()
    assert {"sequence_widget/static/widget.js", "sequence_widget/static/ask.css"} < {*names}
    assert not [name for name in names if "static/python" in name or "playing.js" in name]


def test_the_game_is_in_the_page(page: str) -> None:
    course = json.loads(script(page, "course"))
    assert [lesson["language"] for lesson in course["lessons"]] == ["nb"]
    assert course["title"] == "Sequence for Kids: Anna, Bo"
    game = sq.Game.from_json(course["files"][f"nb/{KEPT}"])
    assert str(game.events[0]) == "tiger b1"
    assert set(course["words"]) == set(LANGUAGES)


def test_a_page_has_the_words_that_it_uses_and_no_others() -> None:
    sources = (STATIC.parents[1] / "js" / "src" / "playing").glob("*.ts*")
    written = "".join(path.read_text(encoding="utf-8") for path in sources)
    said = {key.removeprefix("playing.") for key in LANGUAGES["en"] if key.startswith("playing.")}
    for language, found in words().items():
        keys = {key for key in found if not key.startswith("name.")}
        assert keys == {key for key in said if f'"{key}"' in written}, language


def test_a_name_that_looks_like_a_comment_or_an_end_is_a_name(core: Path, tmp_path: Path) -> None:
    name = "<!--</script>"
    sq.Game("kids", players=[name, "Bo"], seed=7).to_html(tmp_path / "game.html", plays=core)
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    course = json.loads(script(page, "course"))
    assert course["title"] == f"Sequence for Kids: {name}, Bo"
    assert sq.Game.from_json(course["files"][f"en/{KEPT}"]).players[0] == name


def test_nothing_is_asked_of_any_network(page: str) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    rules = dict(rule.split(" ", 1) for rule in policy[1].split("; "))
    assert rules["default-src"] == "'none'"
    assert {word for words in rules.values() for word in words.split() if "http" in word} == set()
    assert "connect-src" not in rules
    written = re.search(r'<script type="module">(.*?)</script>', page, re.DOTALL)
    assert written
    digest = base64.b64encode(hashlib.sha256(written[1].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in rules["script-src"].split()
    assert re.findall(r'<(?:script|link|img)[^>]* (?:src|href)="(?!data:)', page) == []


def test_no_text_ends_the_element_that_it_stands_in(page: str) -> None:
    assert "licence of <b>another<\\/b><\\/script>" in script(page, "licences")
    assert page.count("</script>") == len(NAMES) + 4


def test_two_pages_of_one_game_are_the_same(core: Path, tmp_path: Path) -> None:
    game = sq.Game("mini-dice", seed=7)
    for name in ("one.html", "two.html"):
        game.to_html(tmp_path / name, plays=core)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_that_is_missing_is_told_of(core: Path, tmp_path: Path, language: str) -> None:
    (core / "packages.zip.gz").unlink()
    with pytest.raises(sq.MissingPackageError) as raised:
        sq.Game("kids", seed=7).to_html(tmp_path / "game.html", plays=core)
    said = raised.value.in_language(language)
    assert str(core) in said
    assert "Path(" not in said
    assert "python3 run.py page" in said
    assert not (tmp_path / "game.html").exists()


def test_a_package_without_those_parts_says_how_they_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "CORE", tmp_path / "none")
    with pytest.raises(sq.MissingPackageError, match="plays=folder"):
        sq.Game("kids", seed=7).to_html(tmp_path / "game.html", plays=True)


def test_what_cannot_be_written_is_told(core: Path, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "none" / "game.html"):
        with pytest.raises(sq.RecordError, match="the page cannot be written as"):
            sq.Game("kids", seed=7).to_html(place, plays=core)


def test_what_is_in_the_page_is_said(core: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert "can find every card there" in sq.Game("kids", seed=7).to_html(page, plays=core)
    assert "luck to come too" in sq.Game("dice", seed=7).to_html(page, plays=core)


def test_an_analysis_is_refused(core: Path, tmp_path: Path) -> None:
    game = sq.Game("mini-dice", seed=7)
    analysis = game.analyse(games=10, progress=False)
    with pytest.raises(sq.SequenceError, match="give analysis= or plays="):
        game.to_html(tmp_path / "game.html", analysis=analysis, plays=core)


def test_no_name_of_a_folder_is_no_page_that_steps(tmp_path: Path) -> None:
    with pytest.raises(sq.MissingPackageError, match="Python for browsers"):
        sq.Game("dice", seed=7).to_html(tmp_path / "game.html", plays="")
    assert not (tmp_path / "game.html").exists()


class Own:
    """A bot that no page has."""

    def choose(self, view: sq.View, _rng: random.Random) -> sq.Move:
        return view.legal_moves[0]


def test_a_bot_of_ones_own_is_refused(core: Path, tmp_path: Path) -> None:
    game = sq.Game("kids", players=["Anna", Own()], seed=7)
    with pytest.raises(sq.RecordError, match=r"would not open in its page: .*'Own'"):
        game.to_html(tmp_path / "game.html", plays=core)
    assert not (tmp_path / "game.html").exists()


def test_eyes_and_languages_that_are_not_there_are_refused(core: Path, tmp_path: Path) -> None:
    game = sq.Game("kids", players=["Anna", "Bo"], seed=7)
    with pytest.raises(sq.RulesError):
        game.to_html(tmp_path / "game.html", show="Cy", plays=core)
    with pytest.raises(sq.SequenceError):
        game.to_html(tmp_path / "game.html", language="xx", plays=core)
