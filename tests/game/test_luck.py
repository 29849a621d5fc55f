"""The luck of a game: repeatable everywhere, not to be fished for, and fair.

The chi-square tests look at fixed seeds, so they give the same figure on every run. Their bound
is one that true luck would exceed once in about 30,000 such tests (four standard deviations).
"""

import random

import pytest

import sequence_widget as sq
from sequence_widget.game.luck import bot_rng, first_digest
from tests.game.luck_events import fallen, first_moves
from tests.game.playing import FirstBot, texts

# The same everywhere and always

# What the first of these games' events are. If this table changes, no game that anybody noted
# down by its seed is the same any more: it may change only with luck.FORMAT.
GOLDEN = [
    (
        "kids",
        7,
        False,
        (
            "deal panda, deal fox, deal zebra, deal hippo, deal tiger, deal dragon, "
            "panda a3, draw penguin, dragon a3, draw hippo, penguin g3, draw dragon"
        ),
    ),
    (
        "kids",
        7,
        True,
        (
            "deal alligator, deal ostrich, deal whale, deal gorilla, deal zebra, "
            "deal tiger, alligator d2, draw shark, gorilla b2, draw elephant, shark b3, "
            "draw unicorn"
        ),
    ),
    (
        "kids-2025",
        -1,
        False,
        (
            "deal giraffe, deal shark, deal wolf, deal turtle, deal panda, deal fox, "
            "giraffe d1, draw elephant, fox f2, draw zebra, elephant f3, draw wolf"
        ),
    ),
    (
        "kids-nb",
        123456,
        False,
        (
            "deal wolf, deal dragon, deal shark, deal tiger, deal kangaroo, deal wolf, "
            "kangaroo c1, draw alligator, dragon c1, draw unicorn, alligator d2, "
            "draw elephant"
        ),
    ),
    (
        "dice",
        1,
        False,
        (
            "roll-off 4+2, roll-off 2+4, roll-off 4+2, roll-off 2+2, roll 2+3, place d1, "
            "roll 2+4, place e1, roll 5+1, place a2, roll 3+2"
        ),
    ),
    (
        "dice",
        1,
        True,
        (
            "roll-off 6+3, roll-off 5+6, roll 3+2, place d1, roll 5+2, place b2, "
            "roll 6+3, place d2, roll 2+3"
        ),
    ),
    (
        "dice",
        100000000000000000000,
        False,
        (
            "roll-off 2+6, roll-off 5+6, roll 2+5, place b2, roll 6+1, place e2, "
            "roll 3+2, place d1, roll 4+4"
        ),
    ),
    (
        "mini-dice",
        0,
        False,
        ("roll-off 3, roll-off 1, roll 3, place c1, roll 1, place a1, roll 2, place b1, roll 1"),
    ),
    (
        "mini-kids",
        2,
        False,
        (
            "deal lion, deal tiger, lion c1, draw unicorn, tiger b1, draw panda, "
            "unicorn a2, draw tiger"
        ),
    ),
]


def test_a_seed_gives_this_game_on_every_machine(subtests: pytest.Subtests) -> None:
    for edition, seed, same_luck, expected in GOLDEN:
        with subtests.test(f"{edition}, seed {seed}, same luck: {same_luck}"):
            game = first_moves(sq.Game(edition, seed=seed, same_luck=same_luck), 3)
            assert ", ".join(texts(game.setup + game.events)) == expected


def test_digests_begin_like_this_on_every_machine() -> None:
    assert first_digest(sq.position("kids"), 7).hex()[:16] == "7dbf04040df22cb2"
    assert first_digest(sq.position("dice", players=4), -1).hex()[:16] == "d6d629c17efee583"
    assert bot_rng(7, 12).getrandbits(64) == 15772357409037107277


def test_names_and_bots_do_not_matter() -> None:
    named = first_moves(sq.Game("kids", ["Anna", "Bo"], seed=5), 9)
    unnamed = first_moves(sq.Game("kids", 2, seed=5), 9)
    bots = sq.Game("kids", [FirstBot(), FirstBot()], seed=5)
    bots.advance(moves=9)
    assert named.setup == unnamed.setup == bots.setup
    assert named.events == unnamed.events == bots.events


def test_other_seeds_rules_and_numbers_of_players_bring_other_luck() -> None:
    games = [sq.Game("kids", seed=seed) for seed in range(-20, 20)]
    games += [sq.Game("kids", 3, seed=0), sq.Game("kids-nb", seed=0), sq.Game("kids", dealer=0)]
    games.append(sq.Game(sq.edition("kids").but(limit=9), seed=0))
    assert len({tuple(fallen(game)[:6]) for game in games}) == len(games)


def test_the_seed_of_random_itself_does_not_matter() -> None:
    lines = []
    for state in (1, 2):
        random.seed(state)
        game = sq.Game("mini-kids", [sq.RandomBot(), sq.RandomBot()], seed=3)
        game.advance()
        lines.append(game.events)
    assert lines[0] == lines[1]
