"""The English sentences in which the rules of an edition are told."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "edition.kids": "Sequence for Kids",
    "edition.kids-2025": "Sequence for Kids, edition of 2025",
    "edition.kids-nb": "Sequence for Kids, Norwegian edition",
    "edition.dice": "Sequence Dice",
    "edition.mini-dice": "Sequence Dice, small",
    "edition.mini-kids": "Sequence for Kids, small",
    "explain.edition": "{edition}.",
    "explain.changed": "{edition}, with changed rules.",
    # who plays, and for what
    "explain.players": "For {counts} players.",
    "explain.alone": (
        "Each plays for themselves and has one chip.",
        "Each plays for themselves and has {n} chips of one colour.",
    ),
    "explain.sides": ("Each side has one chip.", "Each side has {n} chips of one colour."),
    "explain.partners": (
        "Four play as two sides: the first and the third against the second and the fourth."
        " Partners share their chips."
    ),
    "explain.goal": (
        "The first to place a chip on the board has won.",
        "The first to have {n} in a straight line has won, whether across, down or diagonally.",
    ),
    "explain.longer": "A longer line wins too.",
    "explain.goals": (
        "The first to have a straight line has won, whether across, down or diagonally: {most} in"
        " a row where two sides play, {least} where three do."
    ),
    "explain.free": (
        "The free space counts as everybody’s chip, and nobody places one there.",
        "The {n} free spaces count as everybody’s chips, and nobody places one there.",
    ),
    # cards
    "explain.board": (
        "The board shows {n} picture.",
        "The board shows {n} pictures of {animals} animals.",
    ),
    "explain.deck": (
        "The deck is one card: {kinds}.",
        "The deck has {n} cards: {kinds}.",
    ),
    "explain.each": "{number} of each animal",
    "explain.other": "{number} of each other animal",
    "explain.kind": "{number} {kind}",
    "explain.no_kind": "no {kind}",
    "explain.hand": ("Everybody is dealt one card.", "Everybody is dealt {n} cards."),
    "explain.turn": (
        "On your turn you play one card face up on your own pile, do what it says, and draw"
        " another."
    ),
    "explain.animal": "An animal places a chip on an open space with that animal.",
    "explain.unicorn": "A unicorn places a chip on any open space.",
    "explain.dragon": "A dragon takes an opponent’s chip off the board, and places none.",
    "explain.dead": "An animal whose spaces are all covered is a dead card.",
    "explain.dead.must": "It must be swapped for another card before you can play.",
    "explain.dead.may": "You may swap it for another card before you play.",
    "explain.swap_any": "If nothing can be played, any card may be swapped.",
    "explain.swaps": ("A turn allows one swap.", "A turn allows {n} swaps."),
    "explain.no_swaps": "Cards are never swapped, not even dead ones.",
    "explain.pass": "A player who can do nothing passes, and draws no card.",
    "explain.no_chips": "With no chips left you can play nothing.",
    "explain.no_chips_dragon": "With no chips left you can play dragons only.",
    "explain.reshuffle": "When the last card is drawn, all the piles are shuffled into a new deck.",
    "explain.draw": (
        "The game is a draw when no card could ever be played again, or when everybody has passed"
        " and nobody can swap."
    ),
    "explain.draw_cards": (
        "It is a draw too after {n} card with no winner.",
        "It is a draw too after {n} cards with no winner.",
    ),
    "explain.dealer-left": (
        "The printed rules let the player to the left of the dealer begin. Here that is the first"
        " one named, unless another is chosen."
    ),
    "explain.youngest": (
        "The printed rules let the youngest begin. Here that is the first one named, unless another"
        " is chosen."
    ),
    # dice
    "explain.numbers": "The board has {groups}.",
    "explain.group": ("one space with {numbers}", "{n} spaces with {numbers}"),
    "explain.group_each": (
        "one space with each of {numbers}",
        "{n} spaces with each of {numbers}",
    ),
    "explain.roll-off": (
        "Everybody rolls to see who begins: the highest roll does. Those who tie roll again."
    ),
    "explain.roll": "A turn is a roll of {dice}, and the sum decides:",
    "explain.roll_one": "A turn is a roll of one die with {faces} faces, which decides:",
    "explain.dice": ("one die with {faces} faces", "{n} dice with {faces} faces each"),
    "explain.mixed_dice": "dice with {faces} faces",
    "explain.place": "{sums}: place a chip on an open space with that number.",
    "explain.capture.anywhere": (
        "If there is none, and opponents have one of those spaces, put your chip in the place of"
        " any opponent’s chip on the board."
    ),
    "explain.capture.number": (
        "If there is none, and opponents have one of those spaces, put your chip in the place of"
        " theirs there."
    ),
    "explain.all_own": "If all of them are your own, the turn passes.",
    "explain.remove": (
        "{sums}: take any opponent’s chip off the board. If there is none, the turn passes."
    ),
    "explain.remove_sparing": (
        "{sums}: take any opponent’s chip off the board, but not from {spared}. If there is none,"
        " the turn passes."
    ),
    "explain.wild": (
        "{sums}: place a chip on any open space. On a full board, put it in the place of any"
        " opponent’s chip."
    ),
    "explain.nothing": "{sums}: nothing; the turn passes.",
    "explain.again.place": "After placing a chip on an open space with {sums}, you roll again.",
    "explain.again.chip": (
        "After placing a chip with {sums}, on an open space or in the place of another, you roll"
        " again."
    ),
    "explain.again.always": "After {sums} you roll again, whatever you did.",
    "explain.used_up": "A side with no chips left places none, and its turn passes.",
    "explain.used_up_remove": (
        "A side with no chips left places none, and its turn passes; with {sums} it still takes"
        " one away."
    ),
    "explain.draw_rolls": (
        "After {n} roll with no winner the game is a draw.",
        "After {n} rolls with no winner the game is a draw.",
    ),
}
