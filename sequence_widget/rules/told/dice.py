"""The rules of Sequence Dice in sentences."""

from collections import Counter
from collections.abc import Iterable

from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.told.shared import Paragraph, free, goal, number, players
from sequence_widget.text import Listed, Phrase

_PAIRS = 4
"""How many players make two pairs of partners."""


def dice_told(rules: DiceRules) -> list[Paragraph]:
    """Tell the rules of a game of dice."""
    partners = [Phrase("explain.partners")] if _PAIRS in rules.player_counts else []
    supply = "explain.sides" if partners else "explain.alone"
    return [
        [players(rules), *partners, number(supply, rules.chips)],
        [_numbers(rules), *goal(rules), *free(rules)],
        [Phrase(f"explain.{rules.begins}")],
        *_sums(rules),
        [_used_up(rules)],
        [number("explain.draw_rolls", rules.limit)],
    ]


def _numbers(rules: DiceRules) -> Phrase:
    spaces = Counter(rules.board.words)
    by_count: dict[int, list[int]] = {}
    for word in rules.numbers:
        by_count.setdefault(spaces[str(word)], []).append(word)
    groups = [
        number(
            "explain.group" if len(numbers) == 1 else "explain.group_each",
            n,
            numbers=Listed(tuple(numbers), "and"),
        )
        for n, numbers in by_count.items()
    ]
    return Phrase("explain.numbers", {"groups": Listed(tuple(groups), "and")})


def _sums(rules: DiceRules) -> list[Paragraph]:
    """Tell what each sum does, and which give another turn."""
    removing, wild = rules.remove_on & rules.sums, rules.wild_on & rules.sums
    placing = set(rules.numbers) - removing
    idle = rules.sums - removing - wild - placing
    told: list[Paragraph] = [[_roll(rules)]]
    if placing:
        told.append(
            [
                _with_sums("explain.place", placing),
                Phrase(f"explain.capture.{rules.capture}"),
                Phrase("explain.all_own"),
            ]
        )
    if removing:
        told.append([_removal(rules, removing)])
    if wild:
        told.append([_with_sums("explain.wild", wild)])
    if idle:
        told.append([_with_sums("explain.nothing", idle)])
    again = rules.again_on & rules.sums
    if rules.again_after != "always":
        again = again & (placing | wild)
    if again:
        told.append([_with_sums(f"explain.again.{rules.again_after}", again)])
    return told


def _with_sums(key: str, sums: Iterable[int], **values: object) -> Phrase:
    return Phrase(key, {"sums": Listed(tuple(sorted(sums)), "or"), **values})


def _roll(rules: DiceRules) -> Phrase:
    if len(rules.dice) == 1:
        return Phrase("explain.roll_one", {"faces": rules.dice[0]})
    if len(set(rules.dice)) == 1:
        dice = number("explain.dice", len(rules.dice), faces=rules.dice[0])
    else:
        dice = Phrase("explain.mixed_dice", {"faces": Listed(rules.dice, "and")})
    return Phrase("explain.roll", {"dice": dice})


def _removal(rules: DiceRules, removing: Iterable[int]) -> Phrase:
    spared = sorted(rules.protected.intersection(rules.numbers))
    if not spared:
        return _with_sums("explain.remove", removing)
    return _with_sums("explain.remove_sparing", removing, spared=Listed(tuple(spared), "or"))


def _used_up(rules: DiceRules) -> Phrase:
    removing = rules.remove_on & rules.sums
    return _with_sums("explain.used_up_remove", removing) if removing else Phrase("explain.used_up")
