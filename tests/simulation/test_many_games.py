"""How many games a lesson plays, with a compiler and without."""

import pytest

import sequence_widget as sq
from sequence_widget.simulation import fewer_games


@pytest.fixture
def _no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fewer_games, "has_numba", lambda: False)
    monkeypatch.setattr(fewer_games, "_said", set())


def test_with_a_compiler_all_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert sq.many_games(200_000) == 200_000
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("_no_compiler")
@pytest.mark.parametrize(("language", "words"), [("en", "20,000"), ("nb", "20 000")])
def test_without_one_there_are_fewer_and_that_is_said_once(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    sq.set_language(language)
    assert [sq.many_games(200_000) for _ in range(2)] == [20_000] * 2
    said = capsys.readouterr().out.replace("\xa0", " ").replace("\u202f", " ")
    assert said.count(words) == 1
    assert sq.many_games(5) == 1
