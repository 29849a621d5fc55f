"""The English sentences of the exact probabilities."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "working.choose": "C({all}, {some})",
    "working.not": "not {event}",
    "working.cases": (
        "counted in {n} case; ways that are alike are one case.",
        "counted in {n} cases; ways that are alike are one case.",
    ),
    "working.sum": (
        "a sum of {n} term.",
        "a sum of {n} terms.",
    ),
    "working.orders": (
        "{n} case was added up, by how often the other sums have come by then.",
        "{n} cases were added up, by how often the other sums have come by then.",
    ),
    "working.search": (
        "{n} situation was gone through, with the best choice in each.",
        "{n} situations were gone through, with the best choice in each.",
    ),
    "working.exclusive": "{events} cannot both happen.",
    "working.independent": "{events} are independent.",
    "working.unknown": "the probability asked for",
    "working.mean": "the mean of X",
    "working.name": "{letter}: {told}.",
    "probability.onlooker": "somebody who looks on",
    # what is counted
    "probability.opposite": "{answer}: the probability that it does not happen.",
    "probability.counted": "{answer}: {tally}",
    "probability.counts": (
        "{favourable} of {possible} equally likely {unit}.",
        "{favourable} of {possible} equally likely {unit}.",
    ),
    "probability.unit.draws": ("cards", "sets of {n} cards"),
    "probability.unit.draws_in_order": (
        "ways to draw the card",
        "ways to draw the {n} cards one after another",
    ),
    "probability.unit.hand_and_draws": (
        "ways to deal a hand and draw the card",
        "ways to deal a hand and draw the {n} cards",
    ),
    "probability.unit.hands": "hands",
    "probability.unit.deals": "ways to deal the hidden hands",
    "probability.unit.hands_and_new": (
        "pairs of a hand and the new card in it",
        "pairs of a hand and the {n} new cards in it",
    ),
    "probability.unit.hands_new_and_draw": (
        "combinations of a hand for {who}, the new card in it and the next card drawn",
        "combinations of a hand for {who}, the {n} new cards in it and the next card drawn",
    ),
    "probability.unit.hands_new_and_draws": (
        "combinations of a hand for {who}, the new card in it and the next {draws} cards drawn",
        (
            "combinations of a hand for {who}, the {n} new cards in it and the next {draws} cards"
            " drawn"
        ),
    ),
    "probability.unit.hands_and_draw": "ways to deal the hidden hands and draw the next card",
    "probability.unit.hands_and_draws": (
        "ways to deal the hidden hands and draw the next {draws} cards"
    ),
    "probability.unit.deals_of": (
        "ways to deal a hand to {who}",
        "ways to deal hands to {who}",
    ),
    "probability.unit.hands_and_draw_of": (
        "ways to deal a hand to {who} and draw the next card",
        "ways to deal hands to {who} and draw the next card",
    ),
    "probability.unit.hands_and_draws_of": (
        "ways to deal a hand to {who} and draw the next {draws} cards",
        "ways to deal hands to {who} and draw the next {draws} cards",
    ),
    "probability.unit.rolls": "rolls",
    "probability.unit.rolls_of": "rolls of {sums}",
    "probability.unit.roll_series": ("rolls", "series of {n} rolls"),
    "probability.unit.throws": ("throws", "throws by all {n} players"),
    "probability.outcomes": ("{n} outcome", "{n} outcomes"),
    "probability.of": "the question is about {about}.",
    "probability.favourable": (
        "{about}: {left} is favourable.",
        "{about}: {left} are favourable.",
    ),
    # what a distribution is of
    "probability.about.roll": "the faces of a roll",
    "probability.about.roll_sum": "the sum of a roll",
    "probability.about.roll_off": "the seat that begins after the first throw, or a tie",
    "probability.about.roll_count": (
        "how many times {n} roll shows {sums}",
        "how many of {n} rolls show {sums}",
    ),
    "probability.about.race": "which comes first, {goals}",
    "probability.goal": ("{n} roll of {sum}", "{n} rolls of {sum}"),
    "probability.about.turn": "the number of chips placed in a turn",
    "probability.about.rolls_until": (
        "the number of rolls until {sums} has come",
        "the number of rolls until {sums} has come {n} times",
    ),
    "probability.about.rolls_until_all": "the number of rolls until each of {sums} has come",
    "probability.about.rolls_until_both": "the number of rolls until both {sums} have come",
    "probability.about.next_draw": "the next card drawn",
    "probability.about.draw_count": (
        "how many {cards} come in {n} draw",
        "how many {cards} come in {n} draws",
    ),
    "probability.about.hold_count": "how many {cards} {who} holds",
    "probability.about.opening_hand": "the hand that is dealt",
    "probability.about.draws_until": (
        "the number of draws from the whole deck until the first {cards} comes"
    ),
    "probability.about.draws_until_all": (
        "the number of draws from the whole deck until {cards} have each come"
    ),
    "probability.about.draws_until_both": (
        "the number of draws from the whole deck until both {cards} have come"
    ),
    # summaries
    "probability.summary.of": "{about}: {told}",
    "probability.summary.one": (
        "{outcomes}; the likeliest is {likeliest}, with probability {chance}"
    ),
    "probability.summary.several": (
        "{outcomes}; the {likeliest} likeliest have probability {chance} each"
    ),
    "probability.summary.all_alike": "{outcomes}; each has probability {chance}",
    "probability.summary.certain": "it is always {likeliest}",
    "probability.summary.mean": "; the mean is {mean}",
    "probability.summary.count": "the mean is {mean}; the standard deviation is {sd}.",
    "probability.more_rows": ("… and {n} more", "… and {n} more"),
    "probability.column.outcome": "outcome",
    "probability.column.fraction": "fraction",
    "probability.column.percent": "per cent",
    "probability.column.probability": "probability",
    "outcome.tie": "tie",
    # steps of an explanation
    "probability.step.unseen": (
        "there is {amount} among the {all} unseen cards.",
        "there are {amount} among the {all} unseen cards.",
    ),
    "probability.step.no_draws": "no card is drawn.",
    "probability.step.reshuffle": (
        "after {deck} draws the deck has run out, and the {pile} discards are shuffled into a new"
        " one, which has {amount}."
    ),
    "probability.step.hand": (
        "{who} holds one card; {kinds} are favourable.",
        "{who} holds {n} cards; the hands with at least one {cards} are favourable.",
    ),
    "probability.step.own_hand": "{who} is the one who asks, and sees the hand: {hand}.",
    "probability.step.kept_apart": (
        (
            "the card that {who} has kept since the last turn cannot be any of these, which are"
            " among the other {rest}."
        ),
        (
            "the {n} cards that {who} has kept since the last turn cannot be any of these, which"
            " are among the other {rest}."
        ),
    ),
    "probability.step.draws_until": (
        "{n} of the {all} cards is favourable; the draws are without replacement.",
        "{n} of the {all} cards are favourable; the draws are without replacement.",
    ),
    "probability.step.draws_until_all": (
        "among the {all} cards there are {amounts}; the draws are without replacement."
    ),
    "probability.step.missing_kinds": (
        "more than k draws are needed when some kind is missing among the first k cards: the"
        " probabilities for each kind are added, those for each pair of kinds taken away, those for"
        " each three added again, and so on."
    ),
    "probability.step.turn_roll": "the roll places a chip with probability {chance}.",
    "probability.step.turn_rolls": (
        "a roll places a chip with probability {chance}, and places one and earns another roll with"
        " probability {again}."
    ),
    "probability.step.turn": (
        "every number is taken to stay playable for as long as the turn lasts, with its extra"
        " rolls."
    ),
    "probability.step.each_roll": "each roll shows {sums} with probability {chance}.",
    "probability.step.times": (
        "more than k rolls are needed when fewer than {n} of the first k show {sums}.",
        "more than k rolls are needed when fewer than {n} of the first k show {sums}.",
    ),
    "probability.step.rolls_until": (
        "more than k rolls are needed when some sum is missing among the first k: the probabilities"
        " for each sum are added, those for each pair of sums taken away, those for each three"
        " added again, and so on."
    ),
    "probability.step.rolls_until_both": (
        "more than k rolls are needed when the one sum is missing among the first k, or the other."
    ),
    "probability.step.memoryless": (
        "rolls have no memory: after {n} roll the wait begins anew.",
        "rolls have no memory: after {n} rolls the wait begins anew.",
    ),
    "probability.step.race": (
        "rolls of other sums change nothing; the probabilities of all orders in which the wanted"
        " rolls can come are added."
    ),
    "probability.step.race_rolls": "of the rolls that count, {shares}.",
    "probability.share": "{chance} show {sum}",
    "probability.step.over": "the game is over, so {who} has no more turns.",
    "probability.step.no_rolls_left": "the game ends after {limit} rolls, so {who} has none left.",
    "probability.step.no_cards_out": "no card completes a line for {who} at once.",
    "probability.step.no_sums_out": "no roll completes a line for {who} at once.",
    "probability.step.outs": "{who} completes a line at once with {outs}.",
    "probability.out": "{out} (on {cells})",
    "probability.step.winning": (
        "that is {n} of the {all} unseen cards.",
        "that is {n} of the {all} unseen cards.",
    ),
    "probability.step.new_card": (
        (
            "{who} has {n} new card since the move in the last turn; the cards kept from then"
            " cannot be any of these, and the new one is one of {rest}."
        ),
        (
            "{who} has {n} new cards since the move in the last turn; the cards kept from then"
            " cannot be any of these, and the new ones are among {rest}."
        ),
    ),
    "probability.step.no_new_card": (
        "{who} has drawn no card since the move in the last turn, and so holds none of these."
    ),
    "probability.step.own_out": "{who} holds {cards}.",
    "probability.step.no_own_out": "{who} holds none of them.",
    "probability.step.own_swaps": (
        "a card still to be drawn or swapped is one of them with probability {rest}."
    ),
    "probability.step.swaps": (
        "{who} holds one of them with probability {chance}; cards still to be drawn or swapped add"
        " {rest}."
    ),
    "probability.step.turns": (
        "every roll that {who} can have in one turn is gone through, extra rolls too.",
        "every roll that {who} can have in {n} turns in a row is gone through, extra rolls too.",
    ),
    "probability.step.solved": (
        "all {size} positions that play can reach were solved together: bounds from below and from"
        " above, improved until they met."
    ),
    "probability.proven": "{value} (proven)",
    "probability.proven.between": "{value}: at least {lower} and at most {upper}",
    # what is assumed or learnt
    "probability.assumed.shuffled": (
        "assumed: all arrangements of the unseen cards are equally likely."
    ),
    "probability.assumed.plays_for_it": (
        "assumed: {who} tries to complete a line in this turn, going by what {who} can see."
    ),
    "probability.assumed.plays_for_it_alone": (
        "assumed: {who} tries to complete a line, and nobody else moves meanwhile."
    ),
    "probability.assumed.limit_left_out": (
        "assumed: the limit of {n} roll does not end the game.",
        "assumed: the limit of {n} rolls does not end the game.",
    ),
    "probability.assumed.move_left_out": "the move that {who} is about to make is not counted.",
    "probability.assumed.moves_left_out": (
        "the move that {who} makes before that is not counted.",
        "the moves that {who} make before that are not counted.",
    ),
    "probability.assumed.roll_left_out": "the roll that {who} has made is not counted.",
    "probability.assumed.best_play": (
        "assumed: both sides always choose what gives them the best chance, and no limit ends the"
        " game."
    ),
    "probability.assumed.random_play": (
        "assumed: everybody plays at random, each legal move being equally likely, and no limit"
        " ends the game."
    ),
    "probability.conditioned": "only the cases that fulfil the condition are counted.",
    "probability.conditioned_on": (
        "only the cases with the outcome {left} are counted.",
        "only the cases with the outcomes {left} are counted.",
    ),
    "probability.learnt": "learnt: {fact}.",
    "probability.beside": "{answer} (learnt: {facts})",
    "probability.fact.holds": (
        "{who} holds at least one {card}",
        "{who} holds at least {n} {card}",
    ),
    "probability.fact.lacks": "{who} holds no {cards}",
    "probability.fact.no_win": (
        "{who} did not win last turn, when {cards} would have won (assuming that {who} wins"
        " whenever possible)"
    ),
    "probability.fact.no_win_possible": (
        "{who} did not win last turn, when no card would have won"
    ),
    "probability.fact.more_than": "it is more than {k}",
    "probability.fact.at_most": "it is at most {k}",
    "probability.fact.among": "it is {numbers}",
    # events that cannot be
    "probability.event.hand": (
        (
            "{outcome} is not a hand: a hand is {n} card, such as {example}; for all hands"
            ' with some card, give a function such as lambda hand: "unicorn" in hand'
        ),
        (
            "{outcome} is not a hand: a hand is {n} cards, such as {example}; for all hands"
            ' with some card, give a function such as lambda hand: "unicorn" in hand'
        ),
    ),
    "probability.event.roll": (
        (
            "{outcome} is not a roll: these dice show one face, such as {example}; for sums"
            " there is sq.roll_sum"
        ),
        (
            "{outcome} is not a roll: these dice show {n} faces, such as {example}; for sums"
            " there is sq.roll_sum"
        ),
    ),
    "probability.event.sum": (
        "{outcome} is not a sum: a sum is a whole number from {low} to {high}, and several"
        " stand in braces, such as {{{low}, {high}}}"
    ),
    "probability.event.racer": "{outcome} is not in this race; what can come first is {sums}",
    "probability.event.beginner": (
        "{outcome} cannot begin: the outcomes are the seats 0 to {last}, and '{tie}'"
    ),
    "probability.event.count": (
        "{outcome} cannot be the number here: it is a whole number from 0 to {most}"
    ),
    "probability.event.head": (
        "{outcome} cannot be the number here: the outcomes are whole numbers from 0, and {rest}"
    ),
    "probability.event.unknown": "there is no outcome {outcome}{hint}",
    "probability.event.says_nothing": (
        "this function does not say whether an outcome belongs to the event: it gives None; is a"
        " return missing?"
    ),
    "probability.event.none": "{outcome} is not one of the outcomes: {outcomes}",
    "probability.event.no_chance": "{outcome} never comes; .probability({outcome}) is 0",
    "probability.event.function": (
        "a count is asked about by numbers, or by more_than and at_most; a function cannot be tried"
        " on them all"
    ),
    "probability.event.no_condition": (
        "say what was learnt: a number or a few, more_than= or at_most="
    ),
    "probability.map": "an outcome cannot be {image}, which can be changed; give a tuple instead",
    # errors
    "probability.no_probability": "{value} is not a probability: it must be from 0 to 1",
    "probability.no_share": "a share is a number from 0 to 1, not {value}",
    "probability.no_mapping": (
        "a distribution is a mapping from outcomes to chances, which are fractions, not {value!r}"
    ),
    "probability.no_function": "map takes a function of an outcome, not {value!r}",
    "probability.how_many": "n: this must be a whole number, 0 or more, not {value!r}",
    "probability.not_one": "the probabilities sum to {total}; they must be 0 or more and sum to 1",
    "probability.no_outcomes": (
        "a distribution needs an outcome that is possible, and no weight may be below 0"
    ),
    "probability.no_outcome_left": "no outcome fulfils this condition",
    "probability.no_number": "a mean is for numbers, and an outcome here is {outcome}",
    "probability.no_count": "a count is a whole number, 0 or more, not {value}",
    "probability.no_upper_end": "this has no upper end: every number can be exceeded",
    "probability.far_count": (
        "the exact chances of {value} have too many digits to be worked with; ask for {most} at"
        " most"
    ),
    "probability.many_counts": (
        "at most {most} numbers can be named; use more_than() or at_most() instead"
    ),
    "probability.endless": "a ratio from one count to the next must be from 0 to below 1",
    "probability.turn_endless": "with these rules every roll earns another, so a turn has no end",
    "probability.wanted": (
        "give one sum, 'all', any_of= or all_of=, and only one of these, not {value}"
    ),
    "probability.nothing_wanted": "say what is waited for: a sum, 'all', any_of= or all_of=",
    "probability.no_sums": "name at least one sum",
    "probability.any_or_all": (
        "say what is waited for: {any} waits for the first to come, {all} until each has come"
    ),
    "probability.any_and_all": "give some cards, any_of= or all_of=, and only one of these",
    "probability.times": "times must be a whole number, 1 or more, not {value}",
    "probability.many_times": (
        "at most {most} times can be counted exactly; the mean for more is that many times the"
        " mean for one"
    ),
    "probability.sum_twice": (
        "{sum} is named twice; name every sum once, and say with times= how often it is to come"
    ),
    "probability.times_of_all": (
        "times= counts rolls that show any of the sums; with several to come, all_of= waits for"
        " each of them once"
    ),
    "probability.rolls": "rolls must be a whole number, 0 or more, not {value}",
    "probability.many_rolls": (
        "at most {most} rolls can be counted exactly; of more, the mean is rolls times the"
        " probability of one"
    ),
    "probability.goals": (
        "a race is a mapping from sums to how many times each is to come, once or more, such as"
        " {{7: 4, 12: 4}}, not {value}"
    ),
    "probability.many_goals": (
        "at most {most} rolls in all can be wanted in a race; let every sum come less often"
    ),
    "probability.never_rolled": "these dice never show a sum of {sum}; they show {low} to {high}",
    "probability.no_answer": (
        "there is no exact answer to this for '{edition}'; simulate it instead"
    ),
    "probability.needs_dice": "this is a question about dice, and '{edition}' is played with cards",
    "probability.needs_cards": (
        "this is a question about cards, and '{edition}' is played with dice, which hide nothing"
    ),
    "probability.no_cards": "name at least one card",
    "probability.card_twice": "{card} is named twice; name every kind once",
    "probability.count_instead": (
        "{card} is named more than once, and this asks for at least one of the cards; to ask how"
        " many there are, write view.{line}"
    ),
    "probability.draws": (
        "draws must be a whole number from 0 to {most}, which are all the cards there are to draw,"
        " not {draws}"
    ),
    "probability.not_in_deck": "this deck has no {cards}, so the draws would never end",
    "probability.within": (
        "within is 'turn', 'roll', or a number of turns in a row, 1 or more, not {within}"
    ),
    "probability.many_swaps": (
        "so many swaps in one turn can go more than {most} ways, which are too many to work out;"
        " allow fewer swaps, or estimate with sq.simulate(view)"
    ),
    "probability.many_turns": (
        "at most {most} turns in a row can be looked at; roll many times from this position, and"
        " count how often it happens"
    ),
    "probability.no_rolls": "'{edition}' has no rolls; ask within='turn'",
    "probability.no_turns": (
        "several turns in a row are a question for dice: with cards they depend on what others"
        " play meanwhile; play on from view.sample(rng) many times instead, and count how often it"
        " happens"
    ),
    "probability.nothing_given": (
        "say what was learnt: claims about hands, holds=, lacks= or no_win_last_turn="
    ),
    "probability.given_hands": (
        "{name}= is a mapping of players to cards, such as {{1: ['tiger']}}, not {value}"
    ),
    "probability.impossible": "this cannot be: {facts}",
    "probability.has_won": "{who} won last turn",
    "probability.needs_game": (
        "only what a player sees of a game tells what happened last turn, such as"
        " game.seen_by('Anna')"
    ),
    "probability.no_turn_yet": "{who} has had no turn yet",
    "probability.could_have_won": (
        "{who} could have won with {card} but played '{move}', so the assumption that {who} wins"
        " whenever possible does not hold"
    ),
    "probability.could_have_won_since": (
        "{who} has swapped cards that would have won, and held them all along, so the assumption"
        " that {who} wins whenever possible does not hold"
    ),
    "probability.many_hands": (
        "{ways} different hands can be dealt, and at most {most} can be worked out; deal some"
        " hands instead, with sq.Game(rules, seed=1).position.hand(0), for many seeds"
    ),
    "probability.many_boards": (
        "so many extra rolls in one turn can lead to more than {most} boards; roll many times from"
        " this position instead, and count how often the space is filled"
    ),
    "probability.many_steps": (
        "working this out takes more than the {most} steps that are allowed; ask for fewer turns,"
        " or roll many times from this position, and count how often it happens"
    ),
    "probability.too_many_states": (
        "play can reach more than the {most} positions that can be worked out; estimate with"
        " sq.simulate(position) instead"
    ),
    "probability.too_big": (
        "'{edition}' is too big to be solved: its board can be filled in {ways} ways, and at most"
        " {most} can be worked out; estimate with sq.simulate(position) instead"
    ),
    "probability.hidden_cards": (
        "'{edition}' cannot be solved position by position: its hands are hidden, so best play"
        " mixes moves by chance, to give nothing away, and depends on all that was played before;"
        " estimate with sq.simulate(position) instead"
    ),
    "probability.many_cards": (
        "'{edition}' is played with cards, and only games of dice are solved: cards can lie in too"
        " many ways; estimate with sq.simulate(position) instead"
    ),
    "probability.many_sides": (
        "with {sides} sides there is no one best play: who wins depends on whom the others favour;"
        " estimate with sq.simulate(position) instead"
    ),
    "probability.two_sides": (
        "only games between two sides are solved, and here there are {sides}; estimate with"
        " sq.simulate(position) instead"
    ),
    "probability.need_not_end": (
        "with these rules '{edition}' can go on for ever, so winning chances with best play are"
        " not settled; estimate with sq.simulate(position) instead"
    ),
    "probability.cannot_end": (
        "with these rules '{edition}' can come to where nobody can win any more, and then goes on"
        " for ever, so winning chances with random play are not settled; estimate with"
        " sq.simulate(position) instead"
    ),
    "probability.too_long": (
        "games of '{edition}' last so long with these rules that the bounds on winning chances do"
        " not meet soon enough; estimate with sq.simulate(position) instead"
    ),
    "probability.no_bounds": (
        "{lower!r} and {upper!r} are not bounds of a chance: they must be fractions or whole"
        " numbers from 0 to 1, the lower one first"
    ),
    "probability.undecided": (
        "this is proven to lie from {lower} to {upper}, which does not decide how it compares with"
        " {other}; compare float(...) instead if nearly is good enough"
    ),
    "probability.play": (
        "play is 'best' (all play as well as can be) or 'random' (all move at random), not"
        " {value!r}"
    ),
    "probability.no_position": (
        "this is asked of a position, such as game.position or sq.position('mini-dice'), not of"
        " {value!r}"
    ),
    "probability.no_move_awaited": (
        "best moves are asked for where a move is awaited; here it is {awaiting}"
    ),
    "probability.other_game": "this position is of another game than the one solved",
    "probability.not_reached": (
        "play cannot reach this position from the one solved; solve it by itself"
    ),
}
