"""The pages on curricula: the same in both languages, and their tables agree."""

import re

from tests.docs.pages import page, tables

ENGLISH, NORWEGIAN = (tables(page(f"docs/{name}.md")) for name in ("curricula", "laereplaner"))
CODES = re.compile(r"P\d|4\.\d|S-[A-Z]+|MAT\d\d-\d\d")
LESSONS = range(12)


def numbers(text: str) -> set[int]:
    """Read lessons, such as `0, 2–4, (8)`."""
    found = set()
    for first, last in re.findall(r"\b(\d+)(?:–(\d+))?\b", text):
        found |= {*range(int(first), int(last or first) + 1)}
    return found


def coded(text: str) -> set[str]:
    """Find the codes of aims."""
    return set(CODES.findall(text))


def test_both_languages_name_the_same_lessons_and_aims() -> None:
    for one, other in zip(ENGLISH, NORWEGIAN, strict=True):
        for first, second in zip(one[1:], other[1:], strict=True):
            assert coded(" ".join(first)) == coded(" ".join(second))
            assert numbers(first[-1]) == numbers(second[-1])


def test_what_a_lesson_teaches_stands_with_the_aim() -> None:
    by_lesson, *by_aim = ENGLISH
    aims = [(coded(aim), numbers(lessons)) for table in by_aim for aim, lessons in table[1:]]
    taught = {number: coded(" ".join(row)) for number, row in enumerate(by_lesson[1:])}
    for number in LESSONS:
        for code in taught[number]:
            assert any(code in codes and number in lessons for codes, lessons in aims), (
                number, code,
            )  # fmt: skip


def test_what_stands_with_an_aim_is_taught_in_the_lesson() -> None:
    by_lesson, *by_aim = ENGLISH
    for table in by_aim:
        for aim, lessons in table[1:]:
            code = coded(aim) - {each for each in coded(aim) if each.startswith("MAT")}
            for number in numbers(re.sub(r"\(.*?\)", "", lessons)):
                assert code <= coded(" ".join(by_lesson[1 + number])), (aim, number)


def test_every_lesson_is_there() -> None:
    assert [numbers(row[0].partition(" ")[0]) for row in ENGLISH[0][1:]] == [{n} for n in LESSONS]
