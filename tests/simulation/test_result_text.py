"""Results as a line of text: every kind there is reads back, and nothing else does."""

from collections.abc import Callable

import pytest

import sequence_widget as sq
from sequence_widget.text.chatlines import check_sum


def game() -> sq.Game:
    made = sq.Game("kids", players=["Anna, «the» 2nd", "Bø=%"], seed=7)
    for _ in range(4):
        made.play(made.position.legal_moves[0])
    return made


def seen() -> sq.View:
    return game().seen_by(0)


def cut_short() -> sq.Results:
    class Stops(sq.RandomBot):
        asked = 0

        def choose(self, view: sq.View, rng: object) -> sq.Move:  # noqa: ARG002 - a bot's shape
            type(self).asked += 1
            if type(self).asked > 200:
                raise KeyboardInterrupt
            return view.legal_moves[0]

    return sq.simulate("mini-kids", 10_000, players=[Stops(), Stops()], progress=False)


WIDE = " / ".join(["1 2 3 4 1 2 3 4 1"] * 8)

RESULTS: dict[str, Callable[[], sq.Results]] = {
    "dice": lambda: sq.simulate("dice", 1_000),
    "cards": lambda: sq.simulate("mini-kids", 1_000),
    "one game": lambda: sq.simulate("kids", 1),
    "three": lambda: sq.simulate("kids", 100, players=3),
    "partners": lambda: sq.simulate("dice", 100, players=4),
    "changed rules": lambda: sq.simulate("kids dragons=4 copies=tiger:3", 100),
    "another board": lambda: sq.simulate(sq.edition("mini-dice").but(board=WIDE, chips=40), 9),
    "pooled": lambda: sq.simulate("dice", 90) + sq.simulate("dice", 50, seed=-(10**30)),
    "game": lambda: sq.simulate(game(), 100),
    "view": lambda: sq.simulate(seen(), 100),
    "onlooker": lambda: sq.simulate(game().seen_by(None), 100),
    "before the deal": lambda: sq.simulate(sq.position("kids").seen_by(0), 20),
    "dice seen": lambda: sq.simulate(sq.position("dice", roll=(3, 4)).seen_by(1), 100),
    "held": lambda: sq.simulate(
        seen().given(holds={1: ["tiger", "fox"]}, lacks={1: ["wolf", "lion"]}), 20
    ),
    "no win": lambda: sq.simulate(seen().given(no_win_last_turn=1), 20),
    "bots": lambda: sq.simulate(
        "mini-kids", 10, players={"Å": sq.SearchBot(playouts=20), "Bo": None}
    ),
    "cut short": cut_short,
}


@pytest.mark.parametrize("name", RESULTS)
def test_results_read_back(name: str) -> None:
    results = RESULTS[name]()
    text = results.to_text()
    assert text.startswith("sequence-results 1 ")
    assert len(text.splitlines()) == 1
    assert "  " not in text
    assert text.isprintable()
    assert not set(text.partition(" from ")[0]) & set("\"'*_`<>&~\\")  # which chats change
    read = sq.Results.from_text(text)
    assert read == results
    assert (read.lengths.seed, read.lengths.policy) == (results.seed, results.policy)
    assert read.lengths.probability(range(1, 999)) == results.lengths.probability(range(1, 999))
    assert str(read) == str(results)
    around = "\n\t " + text.replace(" ", "\n") + "  \r\n"
    assert sq.Results.from_text(around) == results


def test_only_names_may_be_foreign() -> None:
    text = sq.simulate("mini-kids", 10, players=["Åse", "Bo"]).to_text()
    assert "Åse" in text
    assert text.replace("Åse", "").isascii()


def test_a_class_pools_what_it_reads() -> None:
    runs = [sq.simulate("mini-dice", 200, seed=seed) for seed in (1, 2, 3)]
    assert sum(sq.Results.from_text(run.to_text()) for run in runs) == sum(runs)


def text() -> str:
    return sq.simulate("mini-kids", 20, players=["Anna", "Bo"]).to_text()


def forged(old: str, new: str) -> str:
    """Change a text and hash it anew."""
    body = text().partition(" seeds=")[2]
    assert old in f"seeds={body}"
    body = f"seeds={body}".replace(old, new, 1)
    return f"sequence-results 1 hash={check_sum(body)} {body}"


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "nothing": (lambda: "", "begins with sequence-results"),
    "none": (lambda: None, "begins with sequence-results"),
    "bytes": (lambda: text().encode(), "begins with sequence-results"),
    "another text": (lambda: "kids players=2", "begins with sequence-results"),
    "the beginning": (lambda: "sequence-results 1", "cut off or changed"),
    "a later form": (lambda: text().replace("results 1", "results 2"), "form '2'"),
    "no form": (lambda: "sequence-results", "only form 1"),
    "cut off": (lambda: text()[:-1], "cut off or changed"),
    "changed": (lambda: text().replace("Anna", "Anne"), "cut off or changed"),
    "no source": (lambda: forged("from mini-kids", "mini-kids"), "cut off or changed"),
    "no players": (lambda: forged("players=Anna,Bo ", ""), "cut off or changed"),
    "one player": (lambda: forged("players=Anna,Bo ", "players=Anna "), "cut off or changed"),
    "no seed": (lambda: forged("seeds=1", "seeds="), "cannot be a seed"),
    "below nothing": (lambda: forged("course=5", "course=-5"), "cut off or changed"),
    "other lengths": (lambda: forged("lengths=3-1", "lengths=3-2"), "cut off or changed"),
    "no edition": (lambda: forged("from mini-kids", "from mini-kidz"), "no edition 'mini-kidz'"),
    "no position": (lambda: forged("players=2", "players=5"), "results that cannot be: players"),
    "no engine": (lambda: forged("from", "engine=x from"), "cut off or changed"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_text_of_results_is_refused_in_words(name: str) -> None:
    make, words = REFUSED[name]
    with pytest.raises(sq.RecordError, match=words):
        sq.Results.from_text(make())  # type: ignore[arg-type] # anything may be pasted


def test_any_letter_changed_is_noticed() -> None:
    good = text()
    for at in range(len(good)):
        if good[at] != " ":
            with pytest.raises(sq.RecordError):
                sq.Results.from_text(f"{good[:at]}7{good[at + 1 :]}" if good[at] != "7" else "")


def test_half_a_letter_does_no_harm() -> None:
    text = sq.simulate("mini-dice", games=20, progress=False).to_text()
    for half in ("\ud800", "\udc80"):
        for spoiled in (text + half, text.replace("seeds", half, 1), half + text):
            with pytest.raises(sq.RecordError):
                sq.Results.from_text(spoiled)
