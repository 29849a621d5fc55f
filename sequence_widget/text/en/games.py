"""The English sentences about games: their players, seeds and luck, stepping and bots."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "player.default": "Player {number}",
    "players.unreadable": (
        "{field}: give a number, a list of names and bots, or a mapping of names to bots, not"
        " {value!r}"
    ),
    "players.neither": (
        "{field}: {value!r} is neither a name nor a bot; a bot has the method choose(view, rng)"
    ),
    "players.no_bot": (
        "{field}: {value!r} is not a bot; a bot has the method choose(view, rng), as"
        " sq.GreedyBot() has"
    ),
    "players.bot_class": (
        "{field}: {bot} makes bots and is not one itself; write {bot}() with parentheses"
    ),
    "players.bot_word": (
        "{field}: '{name}' is only a word, not a bot; write {bot} without quotation marks, or"
        ' {{"Anna": {bot}}} to give the bot a name'
    ),
    "players.first": (
        "{field}: nobody can be called '{name}', which stands for the player who begins; choose"
        " another name"
    ),
    "players.twice": "{field}: two players cannot both be called '{name}'",
    "players.name": "{field}: {name!r} cannot be a name; use 1 to {most} letters on one line",
    "players.unseen": (
        "{field}: {name!r} cannot be a name; it has a character that nobody sees, {sign}"
    ),
    "players.dealer_or_ages": "{field}: the first turn goes by the dealer or by ages, not by both",
    "players.ages": "{field}: give the age of each of the {players} players as a number",
    "game.no_dealer": "{field}: here the roll-off or the position decides who has the first turn",
    "seed.no_rng": "{field}: give a random.Random, such as random.Random(7), not {value!r}",
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
    "game.no_bots_turn": "it is not a bot’s turn to move",
    "game.no_variation": (
        "give one of the game's variations, such as game.switch(game.variations[0]), not {value!r}"
    ),
    "game.other_variation": "this variation is of another game",
    "game.other_moment": "this moment is of another game",
    "game.no_course": "there is no course {course}; this game has 0 to {last}",
    "game.only_course": "the only course of a game cannot be deleted",
    "game.course_name": "a name is one line of at most {most} letters",
    "game.bad_bot": "{name} chose '{choice}', which is not a legal move here",
    "game.no_bot": "there is no bot '{name}' here{hint}; give the players to load this game",
    "game.bot_settings": "the bot '{name}' does not take the settings {settings}",
}
