"""The parts of the site that are ours: what is put on top of JupyterLite, without building it."""

import json
import re
from pathlib import Path

import build
import front_page
import pytest

from sequence_widget.text import LANGUAGES, say
from tests.notebooks.lessons import NOTEBOOKS, lessons

LESSONS = build.lessons()


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("site")
    docs = {language: {"docs/rules.html": "Rules"} for language in LANGUAGES}
    front_page.write(folder, LESSONS, "files of ours", docs)
    return (folder / "index.html").read_text(encoding="utf-8")


def main_of(page: str, language: str) -> str:
    found = re.search(rf'<main lang="{language}".*?</main>', page, re.DOTALL)
    assert found
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_lesson_in_every_language(page: str, language: str) -> None:
    told = main_of(page, language)
    links = re.findall(r'<li data-lesson="([^"]+)"><a href="lab/index.html\?path=\1">', told)
    assert links == [f"{language}/{path.name}" for path in lessons(language).values()]
    for sentence in ("title", "kept", "home", "hand_in", "anew", "missing"):
        assert say(f"site.{sentence}", language) in told


def test_every_lesson_has_its_question() -> None:
    asked = [each for each in LESSONS if each.question.endswith("?")]
    teachers = {"en/teacher.ipynb", "nb/laerer.ipynb"}
    assert {each.path for each in LESSONS} - {each.path for each in asked} == teachers


def test_the_page_asks_no_other_server(page: str) -> None:
    assert re.findall(r"https?://|src=", page) == []


def test_what_is_said_by_the_script_is_there(page: str) -> None:
    known = json.loads(re.search(r'<script id="known"[^>]*>(.*?)</script>', page)[1])  # type: ignore[index]
    script = (build.LITE / "front_page.js").read_text(encoding="utf-8")
    said = set(re.findall(r'\b(?:say|button)\("(\w+)"', script))
    assert said == set(front_page.IN_THE_BROWSER)
    for language in LANGUAGES:
        assert said == set(known["words"][language])
    assert known["storage"] == "files of ours"


def test_a_lesson_says_which_version_it_is(tmp_path: Path) -> None:
    build.lay_out_files(tmp_path)
    for each in LESSONS:
        lesson = json.loads((tmp_path / each.path).read_text(encoding="utf-8"))
        assert lesson["metadata"].pop(front_page.VERSION) == each.version
        assert lesson == json.loads((NOTEBOOKS / each.path).read_text(encoding="utf-8"))
    assert len({each.version for each in LESSONS}) == len(LESSONS)


def test_the_pages_that_are_named_have_titles() -> None:
    named = build.reading()
    assert named["nb"]["docs/laererveiledning.html"] == "Kurset: en veiledning for lærere"
    assert all(title for pages in named.values() for title in pages.values())


def test_the_extension_speaks_every_language(tmp_path: Path) -> None:
    build.lay_out_extension(tmp_path / "extension")
    script = (tmp_path / "extension" / "static" / "extension.js").read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert str(LANGUAGES[language]["site.run_cell"]) in script
    named = json.loads((tmp_path / "extension" / "package.json").read_text(encoding="utf-8"))
    assert (tmp_path / "extension" / named["jupyterlab"]["_build"]["load"]).exists()
    assert f'"{named["name"]}"' in script


def test_the_settings_ask_no_registry() -> None:
    told = build.page_config()["jupyter-config-data"]["litePluginSettings"]
    assert [each["disablePyPIFallback"] for each in told.values()] == [True]
