"""The rules of Sequence for Kids in sentences."""

from sequence_widget.rules.board import FREE
from sequence_widget.rules.kids import DRAGON, UNICORN, KidsRules
from sequence_widget.rules.told.shared import Paragraph, free, goal, number, players
from sequence_widget.text import Listed, Phrase, Plural


def kids_told(rules: KidsRules) -> list[Paragraph]:
    """Tell the rules of a game of cards."""
    pictures = [word for word in rules.board.words if word != FREE]
    board = number("explain.board", len(pictures), animals=len(rules.animals))
    return [
        [players(rules), number("explain.alone", rules.chips)],
        [board, *goal(rules), *free(rules)],
        [_deck(rules), number("explain.hand", rules.hand_size)],
        [Phrase("explain.turn")],
        *([Phrase(f"explain.{kind}")] for kind in _kinds(rules)),
        _swaps(rules),
        [
            Phrase("explain.no_chips_dragon" if rules.dragons else "explain.no_chips"),
            Phrase("explain.reshuffle"),
        ],
        [Phrase("explain.draw"), number("explain.draw_cards", rules.limit)],
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
    return number("explain.deck", sum(counts.values()), kinds=Listed(tuple(kinds), "and"))


def _cards(kind: str, n: int) -> Phrase:
    key = "explain.kind" if n else "explain.no_kind"
    return Phrase(key, {"number": n, "kind": Plural((kind,), n)})


def _swaps(rules: KidsRules) -> Paragraph:
    told = [Phrase("explain.dead")]
    if rules.swap_limit:
        told.append(Phrase(f"explain.dead.{rules.dead_cards}"))
        told.append(Phrase("explain.swap_any"))
        told.append(number("explain.swaps", rules.swap_limit))
    else:
        told = [Phrase("explain.no_swaps")]
    return [*told, Phrase("explain.pass")]
