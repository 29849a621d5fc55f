"""Every kind of picture, read back from its SVG and from its letters."""

import re
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

from sequence_widget.drawing import Joint, Picture
from sequence_widget.drawing.case_grid import Case, Grid
from sequence_widget.drawing.icon_array import Icons
from sequence_widget.drawing.joint import lies_in
from sequence_widget.drawing.picture import Figure, chance_text, legend_entries
from sequence_widget.drawing.svg import width_of
from sequence_widget.drawing.tree_diagram import Tree
from sequence_widget.drawing.two_way_table import TwoWay
from sequence_widget.drawing.unit_square import Square
from sequence_widget.drawing.venn_diagram import Venn, region_path
from sequence_widget.text import QuestionError
from sequence_widget.text.numbers import fraction_text
from tests.drawing.joints import (
    ALL_OR_NOTHING,
    EXTREME,
    INDEPENDENT,
    KNOWN,
    LONG,
    SEVEN_AND_SIX,
    SVG,
    THREE,
    boxes,
    joint,
    parts,
    percents,
    read,
    texts,
)

ROLLS = tuple(
    tuple(Case(one + two, f"{int(one + two == 7)}{int(6 in (one, two))}") for two in range(1, 7))
    for one in range(1, 7)
)
NUMBERS = tuple("123456")
FIGURES: dict[str, Figure] = {
    "tree": Tree(SEVEN_AND_SIX),
    "tree of one": Tree(KNOWN),
    "tree of three": Tree(THREE),
    "tree of four": Tree(joint(*range(16))),
    "tree with branches that cannot be": Tree(ALL_OR_NOTHING),
    "tree in long fractions": Tree(LONG),
    "tree of a thousand": Tree(THREE, 1000),
    "two-way": TwoWay(SEVEN_AND_SIX),
    "two-way by row": TwoWay(SEVEN_AND_SIX, "row"),
    "two-way by column": TwoWay(ALL_OR_NOTHING, "column"),
    "two-way in long fractions": TwoWay(LONG),
    "venn": Venn(SEVEN_AND_SIX),
    "venn of three": Venn(THREE),
    "venn in long fractions": Venn(LONG),
    "square": Square(SEVEN_AND_SIX),
    "square of one column": Square(ALL_OR_NOTHING),
    "square in long fractions": Square(LONG),
    **{f"{each.__name__}, extreme": each(EXTREME) for each in (Tree, TwoWay, Venn, Square, Icons)},
    "icons": Icons(KNOWN),
    "icons of two": Icons(SEVEN_AND_SIX),
    "icons by the thousand": Icons(LONG, 1000),
    "grid": Grid(SEVEN_AND_SIX, ROLLS, (NUMBERS, NUMBERS)),
    "grid of cards": Grid(KNOWN, ((Case("alligator", "1"), Case("fox", "0")),)),
}


@pytest.fixture(params=[*FIGURES.values()], ids=[*FIGURES])
def figure(request: pytest.FixtureRequest) -> Figure:
    found: Figure = request.param
    return found


@pytest.mark.parametrize("language", ["en", "nb"])
def test_each_is_a_drawing_that_needs_nothing_else(figure: Figure, language: str) -> None:
    picture = Picture(figure, language)
    drawn = read(picture)
    assert drawn.tag == f"{SVG}svg"
    assert drawn.attrib["role"] == "img"
    assert drawn.find(f"{SVG}title") is not None
    assert drawn.find(f"{SVG}desc") is not None
    names = {name for each in drawn.iter() for name in each.attrib}
    assert not {name for name in names if name.startswith("on") or name in ("id", "href")}
    assert {each.tag for each in drawn.iter()}.isdisjoint({f"{SVG}script", f"{SVG}image"})
    assert "url(" not in picture.to_svg()
    assert "://" not in picture.to_svg().replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("language", ["en", "nb"])
def test_nothing_is_written_beyond_the_edges(figure: Figure, language: str) -> None:
    drawn = read(Picture(figure, language))
    left, _, wide, _ = map(float, drawn.attrib["viewBox"].split())
    for each in drawn.iter(f"{SVG}text"):
        x, length = (
            float(each.attrib["x"]),
            width_of(each.text or "", float(each.attrib["font-size"])),
        )
        begin = x - length * {"start": 0, "middle": 0.5, "end": 1}[each.attrib["text-anchor"]]
        assert left <= begin, each.text
        assert begin + length <= left + wide + 1, each.text


@pytest.mark.parametrize("language", ["en", "nb"])
def test_what_is_told_below_is_drawn_below_and_the_legend_above(
    figure: Figure, language: str
) -> None:
    drawn = " ".join(texts(read(Picture(figure, language))))
    for note in figure.notes(language):
        assert note in drawn
    for letter, told in legend_entries(figure.joint, language):
        assert f"{letter} {told}".strip() in drawn


def test_every_part_has_its_name_and_chance(figure: Figure) -> None:
    for ways, groups in parts(Picture(figure)).items():
        chance = sum(figure.joint.chance(way) for way in ways.split())
        for group in groups:
            title = group.find(f"{SVG}title")
            assert title is not None
            assert (title.text or "").endswith(chance_text(Fraction(chance)))


def test_every_way_is_a_part_of_its_own(figure: Figure) -> None:
    found = parts(Picture(figure))
    drawn = {way for way in figure.joint.ways if figure.joint.chance(way)}
    assert drawn <= found.keys()


def test_the_letters_tell_the_same_chances(figure: Figure) -> None:
    told = str(Picture(figure))
    if getattr(figure, "of", None) or figure.kind == "grid" or figure.joint is EXTREME:
        return
    known = figure.joint.given_chance if isinstance(figure, Icons) else 1
    for way, chance in zip(figure.joint.ways, figure.joint.chances, strict=True):
        if chance and not (isinstance(figure, TwoWay) and figure.share != "all"):
            near = (abs(each - chance * known) < Fraction(1, 1000) for each in percents(told))
            assert any(near), way


def test_both_languages_say_all_of_it(figure: Figure) -> None:
    english, norwegian = str(Picture(figure, "en")), str(Picture(figure, "nb"))
    assert english != norwegian
    assert not re.search(r"\b(and|not|of|total|given)\b", norwegian.replace("& more", ""))


def test_a_table_has_every_way_and_sums_to_one() -> None:
    for figure in FIGURES.values():
        frame = Picture(figure).to_frame()
        if figure.kind not in ("two_way", "grid"):
            assert sum(frame["fraction"]) == 1
            assert frame["probability"].sum() == pytest.approx(1)
    assert Picture(FIGURES["two-way"]).to_frame()["cases"].tolist() == [
        *(2, 4, 6),
        *(9, 21, 30),
        *(11, 25, 36),
    ]
    assert Picture(FIGURES["grid"]).to_frame()["A"].sum() == 6


def test_a_leaf_is_the_product_of_the_branches_on_the_way_to_it() -> None:
    lines = str(Picture(Tree(THREE))).splitlines()
    way: list[Fraction] = []
    leaves = 0
    for line in lines:
        found = re.fullmatch(r"([│├└─ ]*)(\S+) [^:]*(?:: (\S+) .*)?", line)
        if found is None or "─" not in found[1]:
            continue
        way[len(found[1]) // 3 - 1 :] = [Fraction(found[2])]
        if found[3]:
            leaves += 1
            product = Fraction(1)
            for share in way:
                product *= share
            assert Fraction(found[3]) == product
    assert leaves == 8


def test_the_chances_stand_along_the_branches_that_are_drawn() -> None:
    found = parts(Picture(Tree(SEVEN_AND_SIX)))
    along = {ways: texts(groups[-1]) for ways, groups in found.items()}
    assert along["11 10"] == ["A", "1/6"]
    assert along["11"] == ["B", "1/3", "1/18 ≈ 5.6%"]
    assert along["00"] == ["not B", "7/10", "7/12 ≈ 58.3%"]


def test_nothing_grows_out_of_what_cannot_be() -> None:
    picture = Picture(Tree(joint(0, 0, 1, 2)))
    assert [line for line in str(picture).splitlines() if "─" in line] == [
        "├─ 0 A: 0 = 0%",
        "└─ 1 not A",
        "   ├─ 1/3 B: 1/3 ≈ 33.3%",
        "   └─ 2/3 not B: 2/3 ≈ 66.7%",
    ]
    assert "sq-never" in picture.to_svg().partition("</style>")[2]


def test_natural_frequencies_add_up_at_every_node() -> None:
    tree = Tree(THREE, 1000)
    for part in ("---", "1--", "0--", "11-", "10-", "01-", "00-"):
        at = part.find("-")
        branches = [part[:at] + holds + part[at + 1 :] for holds in "10"]
        assert tree.count(part) == sum(map(tree.count, branches))
        assert abs(tree.count(part) - 1000 * THREE.chance(part)) < 4
    assert tree.count("---") == 1000
    told = str(Picture(tree))
    assert "1,000\n├─ A: 167\n│  ├─ B: 21\n│  │  ├─ C: 0\n" in told


def test_a_two_way_table_adds_up_and_knows_its_margins() -> None:
    table = TwoWay(SEVEN_AND_SIX)
    for row in ("1-", "0-", "--"):
        shares = [table.share_of(row, column) for column in ("-1", "-0", "--")]
        assert shares[0] + shares[1] == shares[2] == SEVEN_AND_SIX.chance(row)  # type: ignore[operator] # none is missing
    lines = str(Picture(table)).splitlines()
    assert "total  11 (30.6%)  25 (69.4%)   36 (100%)" in lines
    assert "36 equally likely cases were counted." in lines


def test_shares_of_rows_and_columns_are_conditional_chances() -> None:
    rows, columns = TwoWay(SEVEN_AND_SIX, "row"), TwoWay(SEVEN_AND_SIX, "column")
    assert rows.share_of("1-", "-1") == Fraction(2, 6)
    assert columns.share_of("1-", "-1") == Fraction(2, 11)
    assert rows.share_of("1-", "--") == columns.share_of("--", "-0") == 1
    assert TwoWay(ALL_OR_NOTHING, "row").share_of("0-", "-1") is None
    assert "Per cent of each row." in str(Picture(rows))
    assert "Prosent av hver kolonne." in str(Picture(columns, "nb"))


@pytest.mark.parametrize(
    ("shown", "sentence"),
    [
        (INDEPENDENT, "are independent: P(A) × P(B) = P(A and B) = 1/9 ≈ 11.1%."),
        (
            SEVEN_AND_SIX,
            "not independent: P(A and B) = 1/18 ≈ 5.6%, but P(A) × P(B) = 11/216 ≈ 5.1%.",
        ),
        (
            joint(10**9 + 1, 10**9, 10**9, 10**9),
            "not independent: P(A and B) = 25.00000002%, but P(A) × P(B) = 25.00000001%.",
        ),
    ],
)
def test_it_says_whether_the_two_are_independent(shown: Joint, sentence: str) -> None:
    last = str(Picture(TwoWay(shown))).splitlines()[-1]
    assert last.startswith("A and B are ")
    assert last.endswith(sentence)


@pytest.mark.parametrize("shown", [SEVEN_AND_SIX, INDEPENDENT, joint(5, 1, 1, 93)])
def test_areas_of_the_unit_square_are_the_chances(shown: Joint) -> None:
    areas = {}
    for ways, groups in parts(Picture(Square(shown))).items():
        largest = max((wide * high for group in groups for wide, high in boxes(group)), default=0)
        if " " not in ways:
            areas[ways] = largest / 200**2
    for way, chance in zip(shown.ways, shown.chances, strict=True):
        assert areas[way] == pytest.approx(float(chance), abs=0.001)


def test_regions_of_a_venn_diagram_are_closed_and_apart() -> None:
    centres = ((0.0, 0.0), (100.0, 0.0), (50.0, 86.6))
    for way in THREE.ways[:-1]:
        path = region_path(centres, 90, way)
        assert path.count("M") == path.count("Z") == 1
        begin = re.findall(r"M(\S+ \S+)A", path)[0].split()
        end = re.findall(r"(\S+ \S+)Z", path)[0].split()
        assert [*map(float, begin)] == pytest.approx([*map(float, end)], abs=0.05)
        assert path.count("A") == 3


def test_circles_of_a_venn_diagram_meet_in_all_regions() -> None:
    assert {*parts(Picture(Venn(THREE)))} >= {*THREE.ways}
    for way in THREE.ways:
        group = parts(Picture(Venn(THREE)))[way][0]
        told = " ".join(texts(group))
        assert any(abs(each - THREE.chance(way)) < Fraction(1, 2000) for each in percents(told)), (
            told
        )


def test_icons_are_as_many_as_per_cent_and_grey_where_ruled_out() -> None:
    figure = Icons(KNOWN)
    assert figure.counts == {"1": 10, "0": 15, "": 75}
    drawn = read(Picture(figure))
    shapes = [each.attrib.get("class") for each in drawn.iter() if each.tag != f"{SVG}rect"]
    assert shapes.count("sq-full0") == 11  # one of them in the key
    crosses = [each for each in drawn.iter(f"{SVG}path") if each.attrib["class"] == "sq-grey"]
    assert len(crosses) == 76
    told = str(Picture(figure))
    assert told.count("●") == 11
    assert told.count("·") == 76
    assert "Among the icons that are not ruled out, A has probability 2/5 = 40%." in told


def test_what_is_too_rare_for_an_icon_says_so() -> None:
    assert "A: too rare for an icon (0.1%)" in str(Picture(Icons(joint(1, 999))))
    assert Icons(joint(1, 999), 1000).counts == {"1": 1, "0": 999, "": 0}


def test_a_grid_has_every_case_and_counts_those_that_fit() -> None:
    picture = Picture(FIGURES["grid"])
    told = str(picture)
    assert "4  5     6     7 A   8     9     10 B" in told
    assert told.splitlines()[-2:] == ["A: 6 of 36", "B: 11 of 36"]
    found = parts(picture)
    counted = {way: sum(len(texts(group)) for group in found[way]) for way in SEVEN_AND_SIX.ways}
    assert counted == {"11": 2, "10": 4, "01": 9, "00": 21}


def test_each_claim_has_lines_that_run_another_way() -> None:
    drawn = Picture(Venn(THREE)).to_svg()
    slopes = []
    for at in range(3):
        lines = re.findall(rf'd="(M[^"]*L[^"]*)" class="sq-hatch{at}"', drawn)[-1]
        x, y, far, low = map(float, re.findall(r"M(\S+) (\S+?)L(\S+) ([^M]+)", lines)[9])
        slopes.append((far > x, low < y, low == y))
    assert all(one != other for one, other in combinations(slopes, 2))


def test_it_is_saved_as_a_drawing_or_as_a_page(tmp_path: Path) -> None:
    picture = Picture(FIGURES["icons"], "nb")
    picture.save(tmp_path / "icons.svg")
    picture.save(str(tmp_path / "icons.html"))
    assert (tmp_path / "icons.svg").read_text(encoding="utf-8") == picture.to_svg()
    page = (tmp_path / "icons.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert picture.to_html() in page
    with pytest.raises(QuestionError, match=r"slutter på|ends in \.svg or \.html, not as 'a\.png'"):
        picture.save(tmp_path / "a.png")
    assert not (tmp_path / "a.png").exists()


def test_a_notebook_is_given_all_three() -> None:
    picture = Picture(FIGURES["tree"])
    bundle = picture._repr_mimebundle_()
    assert bundle == {
        "text/html": picture.to_html(),
        "image/svg+xml": picture.to_svg(),
        "text/plain": str(picture),
    }
    assert picture._repr_html_() == picture.to_html()


def test_what_players_are_called_cannot_break_out_of_a_drawing() -> None:
    drawn = Picture(Tree(SEVEN_AND_SIX)).to_html()
    assert "Claim &lt;0&gt; &amp; more" in drawn
    assert "<0>" not in drawn
    assert fraction_text(Fraction(1, 6)) in drawn


def test_a_joint_is_checked() -> None:
    with pytest.raises(ValueError, match="sum to 1"):
        Joint(SEVEN_AND_SIX.claims, (Fraction(1, 2),) * 4)
    assert lies_in("10", "1-")
    assert not lies_in("10", "-1")
