"""The English sentences about rules, positions and events."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # rules
    "rules.no_edition": "{field}: there is no edition '{name}'{hint}",
    "rules.no_text": "{field}: a line of rules begins with the name of an edition",
    "rules.no_beginners": "{field}: only 'kids-2025' has beginner steps, not '{name}'",
    "rules.beginners": "{field}: the beginner steps are 1, 2 and 3, not {value!r}",
    "rules.no_field": "{field}: these rules have no such field{hint}",
    "rules.unreadable": "{field}: '{text}' does not read as a value",
    "rules.whole_number": "{field}: this must be a whole number, not {value!r}",
    "rules.least": "{field}: this must be at least {least}, not {value}",
    "rules.choice": "{field}: this must be {choices}, not {value!r}",
    "rules.too_many": "{field}: this has more than {most} entries",
    "rules.numbers": "{field}: this must be a collection of whole numbers, not {value!r}",
    "rules.players": "{field}: this game is for {counts} players, not {value!r}",
    "rules.deck_empty": (
        "{field}: with {players} players the deal would leave no card to draw; deal fewer cards"
        " or put more into the deck"
    ),
    "rules.board_rows": "{field}: a board is text, or rows of words, not {value!r}",
    "rules.board_shape": (
        "{field}: every row of a board must have the same number of words, from 1 to {most},"
        " and there may be at most 26 rows"
    ),
    "rules.board_word": "{field}: '{word}' cannot be the name of an animal",
    "rules.board_number": "{field}: '{word}' is neither a number nor 'free'",
    "rules.no_space": "{field}: the animal '{animal}' has no space on the board{hint}",
    "rules.animal_twice": "{field}: the animal '{animal}' is named twice",
    "rules.run_too_long": "{field}: no line of {value} spaces fits on the board",
    "rules.free_line": "{field}: a line of free spaces only would win before the game began",
    "rules.no_dice": "{field}: give the number of faces of each die, as in (6, 6), not {value!r}",
    "rules.too_many_rolls": (
        "{field}: these dice can fall in {ways} ways; at most {most} are allowed"
    ),
    "rules.one_roll": "{field}: these dice can fall in only one way",
    "rules.two_meanings": "{field}: {number} cannot both remove a chip and be wild",
    "rules.number_never_rolled": (
        "{field}: no roll but a wild one gives {number}, which stands on the board"
    ),
    "view.no_seat": "an onlooker makes no moves; ask from a seat",
    # spaces, cards, seats
    "seat.number": "seat {seat}",
    "cell.unknown": "there is no space {cell!r} on this board; its spaces are {first} to {last}",
    "kind.unknown": "there is no card '{name}'{hint}",
    "kind.no_word": (
        "{value} is not a card: a card is a word, such as '{example}', and several are named"
        " one after another"
    ),
    "seat.unknown": "there is no seat {seat!r}; the seats are 0 to {last}",
    "seat.no_names": (
        "no names are known here, and so nobody is called '{name}'; the seats are 0 to {last}"
    ),
    "seat.no_name": "nobody here is called '{name}'{hint}",
    # events
    "view.own_hand": "{who} holds {cards}.",
    "view.hand": ("{who} holds {n} card.", "{who} holds {n} cards."),
    "view.deck": ("{n} card is left to draw.", "{n} cards are left to draw."),
    "view.unseen": "Not seen: {cards}.",
    "event.no_text": "an event is a move or an outcome of luck, or its text, not {text!r}",
    "event.unreadable": "'{text}' does not read as an event; write it like '{example}'",
    "event.not_a_move": "'{text}' is an outcome of luck, not a move",
    "event.not_luck": "'{text}' is a move, not an outcome of luck",
    "over.won": "won by {who}",
    "over.draw": "a draw",
    "refused.over": "'{event}': the game is over, {how}",
    "refused.luck_first": (
        "'{event}': first comes {awaiting}, such as '{example}'; game.luck() brings it"
    ),
    "refused.move_first": "'{event}': {who} has to move first; choose from {choices}",
    "refused.wrong_seat": "'{event}': it is the turn of {turn}, not of {seat}",
    "refused.not_in_deck": "'{event}': there is no {card} left in the deck",
    "refused.not_on_dice": "'{event}': the dice, with faces up to {dice}, cannot show this",
    "refused.wrong_game": "'{event}': this game has no such move; choose from {choices}",
    "refused.must_act": "'{event}': something can be done; choose from {choices}",
    "refused.not_held": "'{event}': {who} has no {card}; in the hand: {hand}",
    "refused.no_more_swaps": (
        "'{event}': a turn allows no more than {limit} swap",
        "'{event}': a turn allows no more than {limit} swaps",
    ),
    "refused.not_dead": "'{event}': the {card} may not be swapped now; choose from {choices}",
    "refused.dead_first": (
        "'{event}': the {card} has no open space left, so it must be swapped first, with 'swap"
        " {card}'"
    ),
    "refused.free_space": "'{event}': {cell} is a free space, which never holds a chip",
    "refused.own_chip": (
        "'{event}': the chip on {cell} is your own, and a dragon takes only those of others"
    ),
    "refused.no_chip": "'{event}': there is no chip on {cell} to take",
    "refused.wrong_picture": "'{event}': {cell} shows the {word}; the {card} is on {cells}",
    "refused.covered": "'{event}': {cell} is covered by a chip of {who}",
    "refused.no_chips_left": "'{event}': {who} has no chips left",
    "refused.wrong_number": (
        "'{event}': a roll of {total} goes onto a space with {total}, and {cell} shows {word};"
        " choose from {cells}"
    ),
    "refused.wrong_for_roll": "'{event}': {why}; after a roll of {total} choose from {choices}",
    "why.may_move": "{who} can do something, and so may not pass",
    "why.place": "this roll places a chip on an open space",
    "why.remove": "this roll takes a chip off the board",
    "why.full_number": "every space with {total} has a chip, so this roll replaces one",
    "why.full_board": "the board is full, so this roll replaces a chip",
    "why.no_chip": "there is no chip on {cell}",
    "why.own_chip": "the chip on {cell} is your own",
    "why.protected": "the chip on {cell} is safe: no chip may be taken off a space with {word}",
    "why.other_number": (
        "{cell} shows {word}, and only a chip on a space with {total} may be replaced"
    ),
    "why.none_to_take": "there is no opponent's chip that may be removed",
    "why.no_chips_left": "{who} has no chips left",
    "why.no_space": "no space shows {total}",
    "why.all_own": "every space that this roll could go onto has a chip of your own already",
    "hand.empty": "no cards",
    # events inside a sentence; in English just their texts
    "written.play": "{card} {cell}",
    "written.swap": "swap {card}",
    "written.pass": "pass",
    "written.place": "place {cell}",
    "written.replace": "replace {cell}",
    "written.remove": "remove {cell}",
    "written.deal": "deal {card}",
    "written.draw": "draw {card}",
    "written.roll": "roll {faces}",
    "written.roll-off": "roll-off {faces}",
    "awaited.move": "a move",
    "awaited.deal": "a deal",
    "awaited.draw": "a draw",
    "awaited.roll": "a roll",
    "awaited.roll-off": "a roll-off",
    "awaited.nothing": "nothing, because the game is over",
    # positions
    "position.no_part": "a position of '{edition}' has no {name!r}{hint}",
    "position.too_many_cards": (
        "the card '{card}' is named {value} times, and the game has it {most} times"
    ),
    "position.hand_size": "seat {seat} cannot hold {value} cards; a hand has {most}",
    "position.full_hand": "seat {seat} has a full hand and cannot draw",
    "position.free_space": "{cell} is a free space; it never holds a chip",
    "position.cell_twice": "more than one chip is put on {cell}",
    "position.too_many_chips": (
        "{value} chips are named for the side of seat {seat}, and its supply is {most}"
    ),
    "position.two_winners": "both the side of seat {first} and that of seat {second} have a line",
    "position.groups": "{part} must be a list of cards for each of the {players} seats",
    "position.group_count": "{part} must be given for each of the {players} seats, not for {value}",
    "position.count": "{part} must be a whole number, 0 or more, not {value!r}",
    "position.awaiting": "{value!r} cannot be awaited here; choose from {choices}",
    "position.roll_awaited": (
        "a roll can be given only where a move is awaited; here it is {awaiting}"
    ),
    "position.deal_order": (
        "dealing one card at a time round the table, with seat {turn} next, does not give these"
        " hands"
    ),
    "position.roll": "the dice {dice} cannot show {roll!r}",
    "position.standing": "{value!r} cannot be the standing of a roll-off",
    "position.no_text": "this is not the text of a position: {text!r}",
    "position.no_players": "a position's text names the rules and then 'players=', not '{text}'",
    "position.twice": "a position's text may name {name!r} only once",
    "position.unreadable": "{name}: '{text}' does not read as part of a position",
    "position.hidden": (
        "this text hides cards, so it is not a whole position; a view's sample() makes one"
    ),
    # what a position waits for
    "status.draw": "The game is a draw.",
    "status.won_together": "{who} have won!",
    "status.won": "{who} has won!",
    "status.move": "{who} is to move.",
    "status.rolled": "{who} rolled {roll} and is to move.",
    "status.deal": "{who} gets a card next.",
    "status.draw_card": "{who} is to draw a card.",
    "status.roll": "{who} is to roll.",
    "status.roll-off": "{who} is to roll for the first turn.",
    "status.side": "{first} and {second}",
    # what happened
    "said.play": "{who} places a chip on {card}, {cell}",
    "said.unicorn": "{who} plays a unicorn and places a chip on {cell}",
    "said.dragon": "{who} plays a dragon and takes the chip from {cell}",
    "said.swap": "{who} swaps {card} for another card",
    "said.pass": "{who} can do nothing and passes",
    "said.place": "{who} places a chip on {cell}",
    "said.replace": "{who} replaces the chip on {cell}",
    "said.remove": "{who} takes the chip from {cell}",
    "said.deal": "{who} is dealt {card}",
    "said.deal_hidden": "{who} is dealt a card",
    "said.draw": "{who} draws {card}",
    "said.draw_hidden": "{who} draws a card",
    "said.reshuffled": "{told}; the discard piles become the new deck",
    "said.roll": "{who} rolls {faces} = {total}",
    "said.roll_one": "{who} rolls {total}",
    "said.roll-off": "{who} rolls {faces} = {total} for the first turn",
    "said.roll-off_one": "{who} rolls {total} for the first turn",
}
