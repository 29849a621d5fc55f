"""What was learnt about hands as a word of a line: written, and read again.

A simple claim is its word, the seat, the cards and how many; joined ones follow each other with
`/` between them, and then what joins them, as a calculator that works on a stack is told.
"""

from urllib.parse import unquote

from sequence_widget.exact.claims.about_cards import Holds, NoWin
from sequence_widget.exact.claims.claim import And, Claim, Not, Or
from sequence_widget.exact.claims.often import Often
from sequence_widget.text.chatlines import halves, safe

_JOINED: dict[str, type[And] | type[Or]] = {"and": And, "or": Or}


def write_fact(fact: Claim) -> str:
    """Write what was learnt.

    >>> from sequence_widget.exact.claims.about_cards import holds
    >>> write_fact(holds(1, "fox") | ~holds(2, "lion", at_least=2))
    'holds:1:fox:1/holds:2:lion:2/not/or:2'
    """
    if isinstance(fact, Not):
        return f"{write_fact(fact.claim)}/not"
    if isinstance(fact, And | Or):
        word = "and" if isinstance(fact, And) else "or"
        return "/".join([*map(write_fact, fact.claims), f"{word}:{len(fact.claims)}"])
    return _write_simple(fact)


def _write_simple(fact: Claim) -> str:
    if isinstance(fact, Holds):
        cards, often = ",".join(map(safe, fact.cards)), fact.often
        if often.most == 0:
            return f"lacks:{fact.who}:{cards}"
        most = "" if often.most is None else f":{often.most}"
        return f"holds:{fact.who}:{cards}:{often.least}{most}"
    if not isinstance(fact, NoWin):
        raise TypeError(fact)
    cards = ",".join(map(safe, fact.cards))
    kept = ",".join(f"{number}.{weight}" for number, weight in fact.kept)
    failed = f":{fact.failed}" if fact.failed else ""
    return f"no-win:{fact.who}:{cards}:{kept}{failed}"


def read_fact(text: str) -> Claim:
    """Read what `write_fact` wrote.

    >>> read_fact("holds:1:fox:1/holds:2:lion:2/not/or:2")
    sq.holds(1, 'fox') | ~sq.holds(2, 'lion', at_least=2)
    """
    stack: list[Claim] = []
    for word in text.split("/"):
        name, _, number = word.partition(":")
        if name == "not":
            stack.append(Not(stack.pop()))
        elif name in _JOINED:
            size = int(number)
            if not 0 < size <= len(stack):
                raise ValueError(word)
            stack[-size:] = [_JOINED[name](tuple(stack[-size:]))]
        else:
            stack.append(_read_simple(word))
    [fact] = stack
    return fact


def _read_simple(text: str) -> Claim:
    word, seat, cards, *more = text.split(":")
    named = tuple(unquote(card) for card in cards.split(",") if card)
    if word == "lacks":
        return Holds(int(seat), named, Often(0, 0))
    if word == "holds":
        return Holds(int(seat), named, Often(*map(int, more)))
    kept = tuple(_pair(pair) for pair in more[0].split(","))
    failed = int(more[1]) if more[1:] else 0
    return NoWin(int(seat), named, kept, failed)


def _pair(text: str) -> tuple[int, int]:
    number, weight = halves(text, ".")
    return int(number), int(weight)
