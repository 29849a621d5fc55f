"""The rules of an edition, told in words, with whatever was changed in them."""

from collections import Counter
from collections.abc import Iterable

from sequence_widget.rules.board import FREE
from sequence_widget.rules.dice import DiceRules
from sequence_widget.rules.kids import DRAGON, UNICORN, KidsRules
from sequence_widget.rules.registry import edition
from sequence_widget.rules.rules import Rules
from sequence_widget.text import Listed, Phrase, Plural

Paragraph = list[Phrase]
_PAIRS = 4
"""How many players make two pairs of partners, if there are dice."""


def edition_name(rules: Rules) -> Phrase:
    """Name the edition in words, and say if its rules were changed.

    >>> edition_name(edition("kids").but(dragons=4)).said("en")
    'Sequence for Kids, with changed rules.'
    """
    usual = rules == edition(rules.edition)
    name = Phrase(f"edition.{rules.edition}")
    return Phrase("explain.edition" if usual else "explain.changed", {"edition": name})


def paragraphs(rules: Rules) -> list[Paragraph]:
    """Tell the rules in sentences, those of a paragraph together."""
    game = _of_dice(rules) if isinstance(rules, DiceRules) else []
    game = _of_cards(rules) if isinstance(rules, KidsRules) else game
    return [[edition_name(rules)], *game]


def _number(key: str, n: int, **values: object) -> Phrase:
    return Phrase(key, {"n": n, **values})


def _players(rules: Rules) -> Phrase:
    return Phrase("explain.players", {"counts": Listed(rules.player_counts, "or")})


def _goal(rules: Rules) -> Paragraph:
    runs = {rules.run(players) for players in rules.player_counts}
    if runs == {1}:
        return [_number("explain.goal", 1)]
    if len(runs) == 1:
        goal = _number("explain.goal", *runs)
    else:
        goal = Phrase("explain.goals", {"most": max(runs), "least": min(runs)})
    return [goal, Phrase("explain.longer")]


def _free(rules: Rules) -> Paragraph:
    free = rules.board.words.count(FREE)
    return [_number("explain.free", free)] if free else []


def _of_cards(rules: KidsRules) -> list[Paragraph]:
    pictures = [word for word in rules.board.words if word != FREE]
    board = _number("explain.board", len(pictures), animals=len(rules.animals))
    return [
        [_players(rules), _number("explain.alone", rules.chips)],
        [board, *_goal(rules), *_free(rules)],
        [_deck(rules), _number("explain.hand", rules.hand_size)],
        [Phrase("explain.turn")],
        *([Phrase(f"explain.{kind}")] for kind in _kinds(rules)),
        _swaps(rules),
        [
            Phrase("explain.no_chips_dragon" if rules.dragons else "explain.no_chips"),
            Phrase("explain.reshuffle"),
        ],
        [Phrase("explain.draw"), _number("explain.draw_cards", rules.limit)],
        [Phrase(f"explain.{rules.begins}")],
    ]


def _kinds(rules: KidsRules) -> list[str]:
    special = [kind for kind in (UNICORN, DRAGON) if kind in rules.cards]
    return ["animal", *special] if set(rules.cards) - set(special) else special


def _deck(rules: KidsRules) -> Phrase:
    counts = dict(rules.deck)
    kinds: list[Phrase] = []
    if isinstance(rules.copies, int):
        if rules.copies:
            kinds.append(Phrase("explain.each", {"number": rules.copies}))
    else:
        own = dict(rules.copies)
        others = {counts[animal] for animal in rules.animals if animal not in own}
        kinds += [_cards(animal, own[animal]) for animal in sorted(own)]
        kinds += [Phrase("explain.other", {"number": number}) for number in others]
    kinds += [_cards(kind, counts[kind]) for kind in (UNICORN, DRAGON) if kind in counts]
    return _number("explain.deck", sum(counts.values()), kinds=Listed(tuple(kinds), "and"))


def _cards(kind: str, n: int) -> Phrase:
    key = "explain.kind" if n else "explain.no_kind"
    return Phrase(key, {"number": n, "kind": Plural((kind,), n)})


def _swaps(rules: KidsRules) -> Paragraph:
    told = [Phrase("explain.dead")]
    if rules.swap_limit:
        told.append(Phrase(f"explain.dead.{rules.dead_cards}"))
        told.append(Phrase("explain.swap_any"))
        told.append(_number("explain.swaps", rules.swap_limit))
    else:
        told = [Phrase("explain.no_swaps")]
    return [*told, Phrase("explain.pass")]


def _of_dice(rules: DiceRules) -> list[Paragraph]:
    partners = [Phrase("explain.partners")] if _PAIRS in rules.player_counts else []
    supply = "explain.sides" if partners else "explain.alone"
    return [
        [_players(rules), *partners, _number(supply, rules.chips)],
        [_numbers(rules), *_goal(rules), *_free(rules)],
        [Phrase(f"explain.{rules.begins}")],
        *_sums(rules),
        [_used_up(rules)],
        [_number("explain.draw_rolls", rules.limit)],
    ]


def _numbers(rules: DiceRules) -> Phrase:
    spaces = Counter(rules.board.words)
    by_count: dict[int, list[int]] = {}
    for number in rules.numbers:
        by_count.setdefault(spaces[str(number)], []).append(number)
    groups = [
        _number(
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
        dice = _number("explain.dice", len(rules.dice), faces=rules.dice[0])
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
