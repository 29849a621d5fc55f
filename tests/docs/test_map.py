"""The map in docs/architecture.md is what the sources give, and sees when they change."""

import pytest

from tests.docs.map import BEGIN, END, PAGE, arrows, map_of, with_map, without_detours
from tests.docs.pages import page
from tests.layers import LAYERS, PACKAGE, imports, sources

VIEW = f"{PACKAGE}.engine.view"
LATE = "\nclass View:\n    def ask(self):\n        from sequence_widget.bots import x\n"


def test_the_map_on_the_page_is_what_the_sources_give() -> None:
    drawn = with_map(page(PAGE), map_of(sources()))
    assert drawn == page(PAGE), "'python -m tests.docs.map' draws it anew"


@pytest.mark.parametrize(
    "change",
    [
        {f"{PACKAGE}.engine.new": '"""Something new."""'},
        {VIEW: '"""Told otherwise."""'},
        {f"{PACKAGE}.bots.bots": '"""Bots."""\nimport sequence_widget.widget'},
        {VIEW: sources()[VIEW] + LATE},
    ],
    ids=["a module", "a docstring", "an import", "a door"],
)
def test_a_change_in_the_sources_is_seen(change: dict[str, str]) -> None:
    assert map_of({**sources(), **change}) != map_of(sources())


def test_a_module_that_is_gone_is_seen() -> None:
    fewer = {name: text for name, text in sources().items() if name != f"{PACKAGE}.game.luck"}
    assert map_of(fewer) != map_of(sources())


def test_every_module_and_layer_is_on_the_map() -> None:
    drawn = map_of(sources())
    assert [line[4:] for line in drawn.splitlines() if line.startswith("### ")] == [*LAYERS]
    named = drawn.count("* `")
    assert named == len(sources()) - len(LAYERS) - 1  # those are headings, and the package itself


def test_arrows_are_left_out_only_where_others_lead() -> None:
    modules = {
        "sequence_widget.rules.": "from sequence_widget.text import x",
        "sequence_widget.engine.": "import sequence_widget.rules\nimport sequence_widget.text",
        "sequence_widget.game.": "import sequence_widget.text",
    }
    drawn = arrows(imports(modules))
    assert drawn["engine"] == {"rules", "text"}
    plain = without_detours(drawn)
    assert (plain["engine"], plain["game"]) == ({"rules"}, {"text"})


def test_a_page_without_its_marks_is_refused() -> None:
    assert with_map(f"a\n{BEGIN}old\n{END}b\n", "new") == f"a\n{BEGIN}\nnew\n{END}b\n"
    with pytest.raises(ValueError, match="lacks the marks"):
        with_map(f"a\n{BEGIN}old\n", "new")
