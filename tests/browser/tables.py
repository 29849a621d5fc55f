"""Games for the tests, made here and not in a cell: a cell's text crosses the socket too."""

import sequence_widget as sq

SEED = 918273645
SPECIALS = ("unicorn", "dragon")


def specials_with_bo() -> sq.Game:
    """Give every unicorn and dragon there is to Bo: no other card may be called by their names."""
    rules = sq.edition("kids").but(hand_size=4)
    hands = [["tiger", "fox", "lion", "panda"], ["unicorn", "unicorn", "dragon", "dragon"]]
    start = sq.position(rules, players=2, hands=hands, turn=0)
    return sq.Game(start, players=["Anna", "Bo"], seed=SEED)


class Twin:
    """One of two games that differ in nothing but cards that Anna cannot see."""

    def __init__(self, number: int) -> None:
        hidden = (["panda", "camel"], ["dragon", "whale"])[number]
        self._bo_draws = ("ostrich", "unicorn")[number]
        hands = [["tiger", "fox", "lion"], ["wolf", *hidden]]
        start = sq.position("kids", players=2, hands=hands, chips={"c3": 0, "d3": 1}, turn=0)
        self.game = sq.Game(start, players=["Anna", "Bo"], seed=SEED, luck="ask")

    def anna_plays(self) -> None:
        self.game.play("tiger b1")

    def anna_draws(self) -> None:
        self.game.play("draw moose")

    def bo_plays(self) -> None:
        self.game.play("wolf e1")

    def bo_draws(self) -> None:
        self.game.play(f"draw {self._bo_draws}")

    def look_back(self) -> None:
        self.game.go_to(1)
        self.game.go_to(0)
        self.game.forward(4)
