"""Pictures of the same claims on one page: parts that find one another, and the working."""

import re
import xml.etree.ElementTree as ET  # what is read here was written a moment ago

from sequence_widget.drawing import Joint
from sequence_widget.drawing.icon_array import Icons
from sequence_widget.drawing.joint import lies_in
from sequence_widget.drawing.linked import linked_html, names_of_parts, ways_of_parts
from sequence_widget.drawing.tree_diagram import Tree
from sequence_widget.drawing.two_way_table import TwoWay
from sequence_widget.drawing.unit_square import Square
from sequence_widget.drawing.venn_diagram import Venn
from tests.drawing.joints import ALL_OR_NOTHING, KNOWN, LONG, SEVEN_AND_SIX


def page(joint: Joint, language: str = "en") -> ET.Element:
    both = [TwoWay(joint), Venn(joint), Square(joint)] if len(joint.claims) > 1 else []
    figures = [Tree(joint), *both, Icons(joint)]
    return ET.fromstring(linked_html(figures, "All", language))  # noqa: S314 - as above


def working(joint: Joint, language: str = "en") -> list[str]:
    [block] = [each for each in page(joint, language).iter() if each.get("data-kind") == "working"]
    lines = ["".join(each.itertext()) for each in block.iter("p")]
    return [line.replace("\xa0", " ") for line in lines]


def test_every_part_that_can_be_pointed_at_has_a_name_for_cells() -> None:
    for joint in (SEVEN_AND_SIX, KNOWN, LONG):
        named = {*ways_of_parts(joint).values(), " ".join(joint.ways)}
        found = {each.get("data-part") for each in page(joint).iter()} - {None}
        assert found <= named
        lit = {each.get("data-lit") for each in page(joint).iter()} - {None}
        assert lit <= named


def test_names_of_parts_are_lines_of_python() -> None:
    for name, part in names_of_parts(2).items():
        for way in SEVEN_AND_SIX.ways:
            terms = name.split(" & ")
            holds = all(way["ab".index(each[-1])] == "01"[len(each) == 1] for each in terms)
            assert holds == lies_in(way, part), (name, way)
    assert ways_of_parts(SEVEN_AND_SIX)["a | b"] == "11 10 01"
    assert "a | b" not in ways_of_parts(KNOWN)


def test_each_part_is_in_every_picture_of_two_claims() -> None:
    for kind in ("tree", "two_way", "venn", "square", "icons"):
        [figure] = [each for each in page(SEVEN_AND_SIX).iter() if each.get("data-kind") == kind]
        found = {each.get("data-part") for each in figure.iter()} - {None}
        assert {*SEVEN_AND_SIX.ways} <= found, kind


def test_the_working_is_the_rules_with_the_numbers() -> None:
    assert working(SEVEN_AND_SIX) == [
        "P(A) = 6/36 = 1/6 ≈ 16.7%",
        "P(B) = 11/36 ≈ 30.6%",
        "P(B | A) = P(A and B)/P(A) = (1/18)/(1/6) = 1/3 ≈ 33.3%",
        "P(A and B) = P(A) × P(B | A) = 1/6 × 1/3 = 1/18 ≈ 5.6%",
        "P(A or B) = P(A) + P(B) − P(A and B) = 1/6 + 11/36 − 1/18 = 5/12 ≈ 41.7%",
    ]
    assert working(KNOWN, "nb") == ["P(A) = 2/5 = 40 %"]
    assert working(SEVEN_AND_SIX, "nb")[-1].startswith("P(A eller B) = P(A) + P(B) − P(A og B) = ")


def test_a_term_of_the_working_is_about_the_cases_that_it_counts() -> None:
    [block] = [each for each in page(SEVEN_AND_SIX).iter() if each.get("data-kind") == "working"]
    terms = {
        (each.text or "").replace("\xa0", " "): each.get("data-part") for each in block.iter("span")
    }
    assert terms == {
        "P(A)": "11 10",
        "P(B)": "11 01",
        "P(B | A)": "11",
        "P(A and B)": "11",
        "P(A or B)": "11 10 01",
    }


def test_long_fractions_are_left_out_of_the_working() -> None:
    lines = working(LONG)
    assert lines[2] == "P(B | A) = P(A and B)/P(A) ≈ 9.1%"
    assert not re.search(r"\d{9}", "".join(lines))


def test_nothing_is_divided_by_what_cannot_be() -> None:
    never = Joint(ALL_OR_NOTHING.claims, ALL_OR_NOTHING.chances[::-1])
    assert not any("/" in line for line in working(never))


def test_a_page_has_no_ids_scripts_or_events() -> None:
    for each in page(SEVEN_AND_SIX).iter():
        assert each.tag.rpartition("}")[2] not in ("script", "iframe", "img", "image", "a")
        assert not [name for name in each.attrib if name.startswith("on") or name == "id"]
