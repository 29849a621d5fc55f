"""The English sentences about rules, positions, events, games and records."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    "hint.did_you_mean": "; did you mean '{name}'?",
    "hint.choices": "; choose from {choices}",
    "hint.nothing": "",
    "list.or": "or",
    "list.and": "and",
    "list.and_that": "and",
    "list.comma": ", ",
    "amount.none": "no {cards}",
    "amount.some": ("{n} {cards}", "{n} {cards}"),
    "number.decimal": ".",
    "number.group": " ",
    "number.times": " × ",
    "number.size": "a fraction of {above} digits over {below}",
    "language.name": "English",
    "language.unknown": "there are no sentences in {language!r}{hint}",
    "seat.number": "seat {seat}",
    "player.default": "Player {number}",
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
    "rules.one_roll": "{field}: dice that can fall in only one way are no dice",
    "rules.two_meanings": "{field}: {number} cannot both remove a chip and be wild",
    "rules.number_never_rolled": (
        "{field}: no roll but a wild one gives {number}, which stands on the board"
    ),
    "view.no_seat": "somebody who only looks on makes no move; ask from a seat",
    # spaces, cards, seats
    "cell.unknown": "there is no space {cell!r} on this board; its spaces are {first} to {last}",
    "kind.unknown": "there is no card '{name}'{hint}",
    "kind.no_word": (
        "{value} is no card: a card is a word, such as '{example}', and several are named one after"
        " another"
    ),
    "seat.unknown": "there is no seat {seat!r}; the seats are 0 to {last}",
    "seat.no_names": (
        "no names are known here, and so nobody is called '{name}'; the seats are 0 to {last}"
    ),
    "seat.no_name": "nobody here is called '{name}'{hint}",
    # events
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
    "why.place": "this roll puts a chip on an open space",
    "why.remove": "this roll takes a chip off the board",
    "why.full_number": "every space with {total} has a chip, so this roll replaces one",
    "why.full_board": "the board is full, so this roll replaces a chip",
    "why.no_chip": "there is no chip on {cell}",
    "why.own_chip": "the chip on {cell} is your own",
    "why.protected": "the chip on {cell} is safe, for none is taken off a space with {word}",
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
    "awaited.nothing": "nothing, for the game is over",
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
        "a roll is named where a move is awaited, and only there; here it is {awaiting}"
    ),
    "position.deal_order": (
        "dealing one card at a time round the table, with seat {turn} next, does not give these"
        " hands"
    ),
    "position.roll": "the dice {dice} cannot show {roll!r}",
    "position.standing": "{value!r} cannot be the standing of a roll-off",
    "position.no_text": "this is no position's text: {text!r}",
    "position.no_players": "a position's text names the rules and then 'players=', not '{text}'",
    "position.twice": "a position's text may name {name!r} only once",
    "position.unreadable": "{name}: '{text}' does not read as part of a position",
    "position.hidden": (
        "this text hides cards, so it is no whole position; a view's sample() makes one"
    ),
    # games
    "players.unreadable": (
        "{field}: give a number, a list of names and bots, or a mapping of names to bots, not"
        " {value!r}"
    ),
    "players.neither": (
        "{field}: {value!r} is neither a name nor a bot; a bot has the method choose(view, rng)"
    ),
    "players.no_bot": (
        "{field}: {value!r} is no bot; a bot has the method choose(view, rng), as sq.GreedyBot()"
        " has"
    ),
    "players.bot_class": (
        "{field}: {bot} makes bots and is none itself; write {bot}() with parentheses"
    ),
    "players.bot_word": (
        "{field}: '{name}' is only a word and no bot; write {bot} without quotation marks, or"
        ' {{"Anna": {bot}}} to give the bot a name'
    ),
    "players.first": (
        "{field}: nobody can be called '{name}', which stands for whoever begins; choose another"
        " name"
    ),
    "players.twice": "{field}: two players cannot both be called '{name}'",
    "players.name": "{field}: {name!r} cannot be a name; use 1 to {most} letters on one line",
    "players.unseen": (
        "{field}: {name!r} cannot be a name; it has a character that nobody sees, {sign}"
    ),
    "players.dealer_or_ages": "{field}: the first turn goes by the dealer or by ages, not by both",
    "players.ages": "{field}: give the age of each of the {players} players as a number",
    "game.no_dealer": "{field}: here the roll-off or the position decides who has the first turn",
    "seed.neither": "{field}: a seed is a whole number or a word, not {value!r}",
    "seed.digits": "{field}: a seed is a whole number of at most {most} digits",
    "seed.word": "{field}: {value!r} cannot be a seed; use 1 to {most} letters on one line",
    "game.luck": "{field}: luck is 'auto' or 'ask', not {value!r}",
    "game.no_luck_now": "luck has nothing to bring now",
    "game.no_ply": "there is no ply {ply!r}; this game has 0 to {last}",
    "game.steps": "steps are a whole number, 0 or more, not {value!r}",
    "game.moves": "moves are a whole number, 0 or more, not {value!r}",
    "game.no_follower": (
        "a follower is a function that is called with the game, and {value!r} cannot be called"
    ),
    "game.nothing_to_undo": "no person has decided anything yet that could be undone",
    "game.no_bots_turn": "it is no bot’s turn to move",
    "game.other_variation": "this variation is of another game",
    "game.other_moment": "this moment is of another game",
    "game.bad_bot": "{name} chose '{choice}', which is not a legal move here",
    "game.no_bot": "there is no bot '{name}' here{hint}; give the players to load this game",
    "game.bot_settings": "the bot '{name}' does not take the settings {settings}",
    # records
    "text.too_long": "this text has {size} characters, and at most {most} are read",
    "record.line": "line {line}: ",
    "record.no_sample": "there is no sample game {name!r}{hint}",
    "record.no_text": "a record is text, not a {value}",
    "record.no_path": "a file is named by text or by a path, not by {value!r}",
    "record.title": "line {line}: a record begins with '{title}', and this does not",
    "record.version": (
        "line {line}: this record is of version {version}, and only {known} can be read"
    ),
    "record.missing": "{where}the record's '{name}' is missing or of the wrong kind",
    "record.header": "{where}the record's headers are wrong: {reason}",
    "record.header_line": "{where}'{name}: {text}' does not read as a header",
    "record.player": "the record's players are wrong: {value}",
    "record.event": "{where}{reason}",
    "record.branch": "{where}there is no line {of} with {after} events to branch off from",
    "record.shown": "{where}the record shows event {shown!r}, and has 0 to {last}",
    "record.json": "{where}this is not JSON, or is cut short",
    "record.not_text": "{where}this is not readable text",
    "record.file": "'{path}' cannot be read: {reason}",
    "record.not_saved": "the game cannot be saved as '{path}': {reason}",
    "record.too_deep": "{where}brackets stand more than {most} deep in one another",
    "record.long_number": "{where}a number has more than {most} digits",
    "record.too_many": (
        "this game has {size} events, its variations counted, and at most {most} are kept or read"
    ),
    "record.too_many_lines": "this text has {size} lines, and at most {most} are read",
    "record.too_many_games": "{where}a file holds at most {most} games",
    "record.too_much": (
        "this is more than a game: at most {most} brackets, texts and numbers are read"
    ),
    "record.too_large": "'{path}' is too large for a game; at most {most} bytes are read",
    "record.bot_settings": "a bot's settings are not plain values, so the game cannot be kept",
    "record.cut": "{where}the last line is not whole",
    "record.no_moment": "there is no moment {number} to show",
    # games that are kept in a file
    "kept.differs": (
        "{field}: the game in '{path}' was begun with {then}, not with {now}; give the same again,"
        " or name another file"
    ),
    "kept.other_file": (
        "'{path}' is not a game that was kept step by step; name another file to keep this one in"
    ),
    "kept.again": (
        "Not kept any more: '{path}' now belongs to a game that was begun later in this notebook."
    ),
    "kept.elsewhere": (
        "Not kept: another notebook keeps the game in '{path}'. Close it and its kernel, and run"
        " the cell again."
    ),
    "kept.failed": "Not kept: '{path}' cannot be written ({reason}).",
    "kept.changed": "Not kept any more: '{path}' was changed by something else than this game.",
    "kept.full": ("Not kept: '{path}' is full. Name another file for what is played from now on."),
    "kept.visitors": (
        "Not kept: this page has visitors, and each of them would find in '{path}' what another has"
        " played."
    ),
    "kept.cut": "The last line of '{path}' was not whole, and is left out.",
    "kept.damaged": (
        "'{path}' does not read on from line {line}: here is the game up to there. The file as it"
        " was is now called '{aside}'."
    ),
    # what a position waits for
    "status.draw": "The game is a draw.",
    "status.won_together": "{who} have won!",
    "status.won": "{who} has won!",
    "status.move": "{who} is to move.",
    "status.rolled": "{who} rolled {roll} and is to move.",
    "status.deal": "{who} is to be dealt a card.",
    "status.draw_card": "{who} is to draw a card.",
    "status.roll": "{who} is to roll.",
    "status.roll-off": "{who} is to roll for the first turn.",
    "status.side": "{first} and {second}",
    # what happened
    "said.play": "{who} puts a chip on {card}, {cell}",
    "said.unicorn": "{who} plays a unicorn and puts a chip on {cell}",
    "said.dragon": "{who} plays a dragon and takes the chip from {cell}",
    "said.swap": "{who} swaps {card} for another card",
    "said.pass": "{who} can do nothing and passes",
    "said.place": "{who} puts a chip on {cell}",
    "said.replace": "{who} replaces the chip on {cell}",
    "said.remove": "{who} takes the chip from {cell}",
    "said.deal": "{who} is dealt {card}",
    "said.deal_hidden": "{who} is dealt a card",
    "said.draw": "{who} draws {card}",
    "said.draw_hidden": "{who} draws a card",
    "said.roll": "{who} rolls {faces} = {total}",
    "said.roll_one": "{who} rolls {total}",
    "said.roll-off": "{who} rolls {faces} = {total} for the first turn",
    "said.roll-off_one": "{who} rolls {total} for the first turn",
    # the board in a notebook
    "widget.silent_kept": (
        "Python does not answer. Is it busy? If not, run the cells again: the game goes on where"
        " it was."
    ),
    "widget.stale": "The game has moved on; look again.",
    "widget.not_yours": "It is not your turn on this screen now.",
    "widget.no_luck": "There is nothing to draw or roll now.",
    "widget.nonsense": "The board did not understand that.",
    "widget.observer": "A cell that follows the board failed: {error}",
    "widget.curtain": "Hand the screen to {who}.",
    "widget.variation": "turn {number}: {said}",
    "widget.variation_then": "{told}, {then}",
    "widget.variation_ends": "{told}, no further",
    "widget.variation_twin": "{told}, no. {number}",
    "widget.variations_more": "and {n} more",
    "widget.not_drawn": "This card cannot have been drawn.",
    "widget.bot": "A bot failed: {error}",
    "widget.bot_next": "{who} is to move: step forward.",
    "widget.why_over": "The game is over.",
    "widget.why_curtain": "First hand the screen to {who}.",
    "widget.why_roll": "First the dice are to be rolled.",
    "widget.why_roll_one": "First the die is to be rolled.",
    "widget.why_draw": "First a card is to be drawn.",
    "widget.why_deal": "First the cards are to be dealt.",
    "widget.why_rolled_on": "Here the dice are rolled next: step forward.",
    "widget.why_rolled_on_one": "Here the die is rolled next: step forward.",
    "widget.why_drawn_on": "Here a card is drawn next: step forward.",
    "widget.why_dealt_on": "Here a card is dealt next: step forward.",
    "widget.guess_roll": "Guess first: then the dice are rolled.",
    "widget.guess_roll_one": "Guess first: then the die is rolled.",
    "widget.guess_draw": "Guess first: then a card is drawn.",
    "widget.guess_deal": "Guess first: then the cards are dealt.",
    "widget.guess_elsewhere": "Another board asks for a guess first.",
    "widget.why_bot": "The computer is finding a move for {who}.",
    "widget.why_no_hands": "It is {who}’s turn, but this screen shows no hands.",
    "widget.why_other_hand": "It is {who}’s turn here, but this screen shows {other}’s hand.",
    "widget.title.kids": "Sequence for Kids",
    "widget.title.dice": "Sequence Dice",
    "widget.legend.again": "{sums}: again",
    "widget.legend.remove": "{sums}: take a chip",
    "widget.legend.wild": "{sums}: any space",
    "widget.threat": "{who} would win here",
    "widget.panels": "panels={value!r}: there are only these: {known}",
    "widget.unseen.title": ("Not seen by {who}: {n} card", "Not seen by {who}: {n} cards"),
    "widget.unseen.rolls": "The next roll: {n} equally likely",
    "widget.unseen.helps": "{which} completes a line for {who} at once.",
    "widget.unseen.none_helps": "None completes a line for {who} at once.",
    "widget.unseen.selected": "{what}: {n} of {all}, so {chance}",
    "widget.many.rolls": ("{n} roll", "{n} rolls"),
    "widget.many.draws": ("{n} card drawn", "{n} cards drawn"),
    "widget.many.games": ("{n} game", "{n} games"),
    "widget.many.by_hand": ("{told} ({n} by hand)", "{told} ({n} by hand)"),
    "widget.many.draw": ("The next card, of all that {who} cannot see. It is put back each time."),
    "widget.many.game": "Who wins from here on, if all move at random.",
    "widget.many.game_of_cards": (
        "Who wins from here on, if all move at random. What {who} cannot see is dealt anew for"
        " each game."
    ),
    "widget.many.times": "This is to be a whole number from 1 to {most}.",
    "widget.fills": "chance that {who} can fill it: {chance}",
    "widget.not_reviewed": (
        "These moves cannot be looked at on this screen while the game goes on."
    ),
    "widget.chance": "{who} wins after this move: {chance}",
    "widget.chance_card": "{who} wins after playing {card} here: {chance}",
    "widget.chances.title": "Chance of winning",
    "widget.chances.open": "Chance of winning, with all cards open",
    "widget.chances.seen_by": "Chance of winning, by what {who} can see",
    "widget.chances.onlooker": "Chance of winning, by what lies open",
    "widget.chances.working": "Being worked out …",
    "widget.chances.from": (
        "Counted in {games} games that go on from here, played by good beginners."
    ),
    "widget.chances.over": "The game is over.",
    "widget.overlay": (
        "overlay={value!r} is none of the names, and neither a mapping of spaces to numbers, "
        "a Dist nor Ratings"
    ),
    "widget.overlay_cell": "there is no space {cell!r} on this board",
    "widget.overlay_number": "{value!r} for {cell} is no number that can stand on a space",
    "widget.overlay_outcomes": "no space of this board shows any outcome of this distribution",
    "widget.failures": "cells that follow the board failed in several ways",
    "widget.endless": "cells that follow the board keep changing it; they are no longer told",
    "widget.no_game": 'a board shows a game, such as Game("kids"), not a {kind}',
    "widget.new_rolls_question": "Begin again? With which rolls?",
    "widget.new_rolls": "New rolls",
    "widget.same_rolls": "Same rolls again",
    "widget.roll_one": "Roll the die",
    "widget.rolled_one": "Die: {faces}",
    "widget.waiting_one": "Die, not rolled yet",
    "widget.selected": "there is no space and no card {name!r} on this board",
    "widget.not_entered": "Here nothing is entered: luck comes by itself.",
    "widget.hidden_position": (
        "Some cards are hidden in this position, so it cannot be begun from. Copy it where all"
        " cards lie open."
    ),
    "widget.no_position": (
        "On the board only a position of an edition, or by the rules played here, can be begun"
        " from."
    ),
    "bot.random": "computer, at random",
    "bot.greedy": "computer, a good beginner",
    "bot.search": "computer, thinks ahead",
    "widget.begin": "Players and game",
    "widget.begin_changed": "{edition}, with these rules",
    "widget.begin_position": "{edition}, from this position",
    "widget.show": "show is 'mover', 'all', 'none', a seat or a name, not {value!r}",
    "widget.not_built": (
        "the board's front end is not built; 'pip install .' in the project's folder builds it"
    ),
}
