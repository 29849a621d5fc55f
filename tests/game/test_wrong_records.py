"""Records that were never right: refused, with the place and the reason."""

import json
from pathlib import Path

import pytest

import sequence_widget as sq
from tests.game.damage import JSON, LINE, TEXT, damaged, line_with, refused, whole_line
from tests.game.playing import Wrong
from tests.records.keep import OLD

Json = dict[str, Wrong]


def changed(**values: Wrong) -> str:
    return json.dumps({**json.loads(JSON), **values}, indent=1)


# Wrong from the beginning


NO_RECORDS = ["", " \n\n", "# nothing\n", "Dear diary,\n", "[]", "{}", "null"]


def test_what_is_no_record_is_refused(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for text in NO_RECORDS:
        with subtests.test(repr(text)):
            path = tmp_path / "game"
            path.write_text(text, encoding="utf-8")
            with pytest.raises(sq.RecordError, match="a record begins with 'sequence_widget game"):
                sq.Game.load(path)


NO_TEXTS: list[Wrong] = [None, 7, b"{}", ["{}"]]


def test_a_record_is_text(subtests: pytest.Subtests) -> None:
    for text in NO_TEXTS:
        with subtests.test(repr(text)):
            for read in (sq.Game.from_json, sq.Game.from_text):
                with pytest.raises(sq.RecordError, match="a record is text, not a"):
                    read(text)


def test_one_form_is_not_the_other() -> None:
    with pytest.raises(sq.RecordError, match="line 1: this is not JSON"):
        sq.Game.from_json(TEXT)
    with pytest.raises(sq.RecordError, match="line 1: a record begins with"):
        sq.Game.from_text(JSON)


def test_another_title_or_version_is_refused() -> None:
    error = refused("\n\n" + TEXT.replace("sequence_widget game 2", "sequence_widget game 3"))
    assert str(error) == "line 3: this record is of version 3, and only 2 can be read"
    assert refused(TEXT.replace("sequence_widget", "chess")).line == 1
    assert "a record begins with" in str(refused(changed(format="chess")))
    versions: list[Wrong] = [3, 0, "2", 2.0, True, None, [1], {}]
    for version in versions:
        assert "this record is of version" in str(refused(changed(version=version)))


HEADERS = ["start", "seed", "luck", "same_luck"]


def test_a_missing_header_of_json_is_named(subtests: pytest.Subtests) -> None:
    for name in (*HEADERS, "players", "steps"):
        with subtests.test(name):
            content = json.loads(JSON)
            del content[name]
            assert f"the record's '{name}' is missing" in str(refused(json.dumps(content)))


def test_a_missing_header_of_a_readable_record_is_named(subtests: pytest.Subtests) -> None:
    for name in HEADERS:
        with subtests.test(name):
            header = name.replace("_", " ")
            lines = [line for line in TEXT.split("\n") if not line.startswith(f"{header}:")]
            assert f"the record's '{name}' is missing" in str(refused("\n".join(lines)))


WRONG_KINDS: list[tuple[str, Wrong]] = [
    ("start", 7), ("start", None), ("start", ["kids"]),
    ("players", "Anna"), ("players", {}), ("players", 2), ("players", None),
    ("seed", 7.0), ("seed", True), ("seed", None), ("seed", []),
    ("luck", 1), ("luck", None), ("same_luck", 0), ("same_luck", "no"), ("same_luck", None),
    ("steps", {}), ("steps", "x"), ("steps", [7]), ("steps", None),
]  # fmt: skip


def test_a_header_of_the_wrong_kind_is_named(subtests: pytest.Subtests) -> None:
    for name, value in WRONG_KINDS:
        with subtests.test(f"{name}={value!r}"):
            words = f"the record's '{name}' is missing or of the wrong kind"
            assert words in str(refused(changed(**{name: value})))


BAD_HEADERS: list[tuple[str, Wrong, str]] = [
    ("start", "", "this is not the text of a position"),
    ("start", "kidz players=2", "there is no edition 'kidz'; did you mean 'kids'?"),
    ("start", "kids", "names the rules and then 'players='"),
    ("start", "kids players=2 players=2", "may name 'players' only once"),
    ("start", "kids players=x", "does not read as part of a position"),
    ("start", "kids players=9", "this game is for 2, 3 or 4 players, not 9"),
    ("start", "kids players=2 hands=?;?", "this text hides cards"),
    ("start", "dice players=2 roll=9+9", "cannot show"),
    ("players", [], "this game is for 2 players, not 0"),
    ("players", ["Anna"], "not 1"),
    ("players", ["Anna", "Anna"], "cannot both be called 'Anna'"),
    ("players", ["Anna", ""], "'' cannot be a name"),
    ("players", ["Anna", "x\ny"], "cannot be a name"),
    ("players", ["Anna", 7], "the record's players are wrong: 7"),
    ("players", ["Anna", None], "the record's players are wrong: None"),
    ("players", ["Anna", {}], "the record's players are wrong"),
    ("players", ["Anna", {"name": "B", "bot": 7, "settings": {}}], "players are wrong"),
    ("players", ["Anna", {"name": 7, "bot": "RandomBot", "settings": {}}], "are wrong"),
    ("players", ["Anna", {"name": "B", "bot": "RandomBot", "settings": []}], "are wrong"),
    ("players", ["Anna", {"name": "B", "bot": "RandomBot"}], "are wrong"),
    ("players", ["Anna", {"name": "B", "bot": "Hal", "settings": {}}], "there is no bot 'Hal'"),
    ("players", ["A", {"name": "", "bot": "RandomBot", "settings": {}}], "'' cannot be a name"),
    (
        "players",
        ["Anna", {"name": "B", "bot": "RandomBot", "settings": {"depth": 3}}],
        "the bot 'RandomBot' does not take the settings {'depth': 3}",
    ),
    ("luck", "maybe", "luck is 'auto' or 'ask', not 'maybe'"),
    ("seed", 10**100, "a seed is a whole number of at most 100 digits"),
]


def test_a_header_that_does_not_hold_keeps_its_reason(subtests: pytest.Subtests) -> None:
    for name, value, words in BAD_HEADERS:
        with subtests.test(f"{name}: {words}"):
            text = changed(**{name: value})
            error = refused(text)
            assert str(error).startswith("the record's headers are wrong: ")
            assert words in str(error)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: 7", "seed:"),
        ("seed: 7", f"seed: {'9' * 5000}"),
        ("same luck: no", "same luck: perhaps"),
        ("player: Anna", "bot: Anna"),
        ("player: Anna", "bot: " + "[" * 100_000),
        ("player: Anna", "bot: " + "9" * 5000),
    ],
    ids=["word", "long", "perhaps", "bot", "nested", "number"],
)
def test_a_header_line_that_does_not_read_is_named(old: str, new: str) -> None:
    assert old in TEXT
    error = refused(TEXT.replace(old, new, 1))
    assert error.line == line_with(TEXT, old)
    assert str(error).startswith(f"line {error.line}: '")


def old(name: str, **values: Wrong) -> Json:
    """Give a record of version 1, as the values that are in its JSON."""
    content: Json = json.loads((OLD / "1" / name).read_text(encoding="utf-8"))
    return {**content, **values}


def test_an_old_record_shows_an_event_it_has(subtests: pytest.Subtests) -> None:
    content = old("variations-kids.json")
    text = (OLD / "1" / "variations-kids.txt").read_text(encoding="utf-8")
    last = len(content["lines"][0]["events"])
    for shown in [-1, -(10**50), last + 1, 10**50]:
        with subtests.test(f"shown: {shown}"):
            words = f"the record shows event {shown}, and has 0 to {last}"
            game, damage = damaged(json.dumps({**content, "shown": shown}))
            assert words == str(damage)
            wrong = text.replace(f"shown: {content['shown']}", f"shown: {shown}")
            other, damage = damaged(wrong)
            assert f"line {line_with(wrong, 'shown: ')}: {words}" == str(damage)
            for each in (game, other):
                assert each is not None
                assert each.shown.depth == (0 if shown < 0 else last)


BAD_LINES: list[tuple[Json, str]] = [
    ({"variation_of": 2, "after": 0}, "there is no line 2 with 0 events to branch off from"),
    ({"variation_of": 1, "after": 0}, "there is no line 1 with 0 events to branch off from"),
    ({"variation_of": 0, "after": 99}, "there is no line 0 with 99 events to branch off from"),
    ({"variation_of": -1}, "'variation_of' is missing or of the wrong kind"),
    ({"variation_of": "0"}, "'variation_of' is missing"),
    ({"variation_of": True}, "'variation_of' is missing"),
    ({"variation_of": 0.0}, "'variation_of' is missing"),
    ({"after": -1}, "'variation_of' is missing"),
    ({"after": None}, "'variation_of' is missing"),
    ({"after": "3"}, "'variation_of' is missing"),
    ({"after": True}, "'variation_of' is missing"),
    ({"events": None}, "'events' is missing or of the wrong kind"),
    ({"events": "draw tiger"}, "'events' is missing"),
    ({"events": [7]}, "'events' is missing"),
    ({"events": [["draw tiger"]]}, "'events' is missing"),
    ({"events": ["", "x"]}, "'' does not read as an event"),
]


def test_a_variation_of_an_old_record_that_cannot_be_is_named(subtests: pytest.Subtests) -> None:
    for values, words in BAD_LINES:
        with subtests.test(str(values)):
            content = old("variations-kids.json")
            content["lines"][1].update(values)
            game, error = damaged(json.dumps(content))
            assert words in str(error)
            assert game is not None
            assert whole_line(game) == content["lines"][0]["events"]


NO_LINES: list[Wrong] = [None, 7, "x", [], {}, {"variation_of": None}]


def test_a_line_of_an_old_record_that_is_no_line_is_refused(subtests: pytest.Subtests) -> None:
    for entry in NO_LINES:
        with subtests.test(repr(entry)):
            content = old("variations-kids.json", lines=[entry])
            assert "is missing or of the wrong kind" in str(refused(json.dumps(content)))


def test_the_first_line_of_an_old_record_leaves_no_other() -> None:
    content = old("variations-kids.json")
    content["lines"][0]["variation_of"] = 0
    words = "there is no line 0 with 0 events to branch off from"
    assert words in str(refused(json.dumps(content)))


def test_an_old_readable_variation_leaves_what_is_there() -> None:
    text = (OLD / "1" / "variations-kids.txt").read_text(encoding="utf-8")
    for wrong in ("variation of 99 after 0", "variation of 0 after 99", "variation of 1 after 0"):
        spoilt = text.replace(text[text.index("variation") :].split("\n")[0], wrong)
        error = refused(spoilt)
        assert error.line == line_with(spoilt, wrong)
        assert "there is no line" in str(error)


# Bytes


@pytest.mark.parametrize("text", [JSON, TEXT], ids=["json", "text"])
def test_bytes_that_are_no_text_are_named(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(text.replace("Anna", "Ann\xe5").encode("latin-1"))
    line = line_with(text, "Anna")
    game = sq.Game.load(path)
    assert game.players == ("Ann\ufffd", "Bo")
    assert whole_line(game) == LINE
    assert game.damage is not None
    assert str(game.damage) == f"line {line}: this is not readable text"
    assert game.damage.line == line


def test_numbers_and_nesting_beyond_all_bounds_are_refused(tmp_path: Path) -> None:
    long = JSON.replace('"seed": 7', '"seed": ' + "9" * 5000)
    assert str(refused(long)) == "line 9: a number has more than 4,000 digits"
    deep = "[" * 100_000
    path = tmp_path / "game.json"
    for text in ('{"a":' + deep, JSON.replace('"Anna"', deep), JSON.replace(f'"{LINE[3]}"', deep)):
        refused(text)
        path.write_text(text, encoding="utf-8")
        try:
            game = sq.Game.load(path)
        except sq.RecordError:
            continue
        assert game.damage is not None
    for depth in range(700, 1000, 3):
        nested = "[" * depth + "]" * depth
        for wrong in (
            JSON.replace('"Anna"', nested),
            JSON.replace(f'"{LINE[3]}"', nested),
            JSON.replace('"version": 2', f'"version": {nested}'),
        ):
            assert len(str(refused(wrong))) < 200
        bot = f'{{"name": "B", "bot": "RandomBot", "settings": {{"a": {nested}}}}}'
        assert len(str(refused(JSON.replace('"Anna"', bot)))) < 200
        refused(TEXT.replace("player: Anna", f"bot: {bot}"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("luck: auto", "luck: atuo"),
        ("start: mini-kids", "start: mini-kidz"),
        ("player: Anna", "player: "),
    ],
    ids=["luck", "start", "player"],
)
def test_a_header_of_a_readable_record_that_does_not_hold_is_named(old: str, new: str) -> None:
    assert old in TEXT
    assert refused(TEXT.replace(old, new, 1)).line == line_with(TEXT, old)


def test_dice_with_no_sign_between_them_are_refused_with_a_sentence() -> None:
    for text in ("roll 3 4", "roll-off 3 4 ", "roll 3+ +4"):
        with pytest.raises(sq.IllegalMoveError, match="does not read as an event"):
            sq.Chance.from_text(text)
    assert sq.Chance.from_text("roll 3 + 4") == sq.Chance.from_text("roll 3+4")
