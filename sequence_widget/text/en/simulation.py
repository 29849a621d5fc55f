"""The English sentences about simulations and bots."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # results
    "simulation.estimate": "{value} (95%: {low}–{high}, n = {games})",
    "simulation.results": "Results of {games} games: {told}",
    "simulation.drawn": "drawn",
    "simulation.first": "the player who begins",
    "simulation.lengths": "length of a game: mean {mean}, standard deviation {sd}",
    "simulation.at_random": "all moved at random, each legal move being equally likely",
    "simulation.all_as": "all played as {bot}",
    "simulation.one_as": "{name} as {bot}",
    "simulation.played": "who played: {players}",
    "simulation.cut_short": "cut short after {games} games",
    "simulation.engine.bots": (
        "played by the engine, move by move, because the playout loop does not know these bots"
    ),
    "simulation.engine.rules": (
        "played by the engine, move by move, because these rules do not fit the playout loop"
    ),
    "simulation.engine.learnt": (
        "played by the engine, move by move, because of what was learnt about hidden cards"
    ),
    "simulation.share": "share of the games",
    "simulation.shares": "Won and drawn, of {games} games, with 95% confidence intervals",
    "simulation.length": "cards played, or rolls",
    "simulation.tally.summary": (
        "Length of {games} games: mean {mean}; the middle half from {low} to {high}, all from"
        " {least} to {most}."
    ),
    "simulation.games": "games",
    "simulation.settling": "The estimates as games are added, with 95% confidence intervals",
    "simulation.rated": "Chance of winning after each move, with 95% confidence intervals",
    "simulation.move": "move",
    # trials, in the panel of the board
    "trials.no_roll": "'{text}' is not a roll: write the sum, as 7, or the faces, as 3+4",
    "trials.not_shown": "these dice cannot show {text}",
    "trials.none_left": "no {card} is left that could be drawn",
    "trials.full": "{most} have been entered by hand: more do not go into one chart",
    "trials.not_by_hand": "only rolls and draws are entered by hand, not '{text}'",
    # errors
    "extras.missing": (
        "this is made with {package}, which is not installed here: pip install {package}"
    ),
    "extras.missing.in_browser": (
        "this is made with {package}, which a browser's Python does not have here; explain() says"
        " it in words, and a cell that ends with the answer itself shows it"
    ),
    "simulation.fewer": (
        "Without a compiler games take long, as in a browser: {fewer} are played instead of"
        " {games}, and the intervals are wider."
    ),
    "simulation.one_worker": (
        "a browser's Python has no processes to share the games among: leave out workers"
    ),
    "simulation.no_tally": (
        "a tally says for each length how many games were that long, in whole numbers and with at"
        " least one game, not {value!r}"
    ),
    "simulation.no_length": (
        "a length is a whole number, 0 or more; give one, several such as range(20, 31), or a"
        " function of a length, not {value!r}"
    ),
    "simulation.one_game": "one game does not tell how much the lengths of games vary",
    "simulation.text.none": (
        "this is not a text of results; one begins with sequence-results and is all on one line"
    ),
    "simulation.text.version": (
        "these results are of the form '{version}', and only form 1 can be read here"
    ),
    "simulation.text.damaged": (
        "this text of results was cut off or changed on its way; copy the whole line again"
    ),
    "simulation.text.refused": "this text holds results that cannot be: {reason}",
    "simulation.least": "{name}: this must be a whole number, {least} or more, not {value!r}",
    "simulation.most": "{name}: this may be at most {most}, not {value}",
    "simulation.level": "a share is a number between 0 and 1, not {value!r}",
    "simulation.no_share": (
        "{happened} of {n} game is not a share",
        "{happened} of {n} games is not a share",
    ),
    "simulation.source": (
        "give an edition's name, rules, a position, a game or a view to play from, not {value!r}"
    ),
    "simulation.over": "this game is over already; choose an earlier position",
    "simulation.players": "players: this is for {wanted} players, not {value}",
    "simulation.same_seed": (
        "both runs have the same seed, so they hold the same games; give another seed to one"
    ),
    "simulation.other_source": (
        "only runs from the same source, with the same players, can be pooled"
    ),
    "simulation.no_executor": (
        "executor: this must be a concurrent.futures.Executor, as a Dask client's get_executor()"
        " gives one, not {value!r}"
    ),
    "simulation.bot_of_a_cell": (
        "a bot written into a notebook cell cannot be sent to further processes of this machine;"
        " put it into a module, leave out workers, or give executor=loky.get_reusable_executor()"
    ),
    "simulation.worker_lost": (
        "the workers failed {tries} times on the same games ({reason}); {done} games had been"
        " played"
    ),
    "simulation.workers_never_began": (
        "the workers failed {tries} times before any game was played ({reason}). Each of them runs"
        ' the script anew: let what simulates stand under if __name__ == "__main__":'
    ),
    "simulation.no_future": (
        "executor must take a function and give a future with its answer, as those of"
        " concurrent.futures do; this one gave {answer!r}"
    ),
    "simulation.no_answer": (
        "no worker has answered for {seconds} s: is the executor closed, or its queue full?"
        " {done} games had been played"
    ),
    "simulation.no_machine_code": (
        "playouts could not be compiled, so they run as plain Python, many times slower: {reason}"
    ),
    "simulation.no_moves": "the seat that asks has no move to make here",
    "simulation.not_rated": "'{move}' is not one of the moves that were rated",
    "simulation.too_few": "games: {moves} moves need at least {least} games, not {value}",
    # bots
    "bots.total": "total",
    "bots.no_pair": "there are no games of '{one}' against '{other}' in this table",
    "bots.setting": "{name}: this must be a number above 0, not {value!r}",
    "bots.one_budget": "a SearchBot thinks by playouts or by seconds; give one of them",
    "bots.none": "a tournament needs at least two bots",
    "bots.games": "games: this must be an even number, 2 or more, not {value!r}",
    "bots.no_bot": "{value!r} is not a bot: a bot has the method choose(view, rng)",
    "bots.two_sides": "a tournament pairs two bots: players must be 2 or, with partners, 4",
}
