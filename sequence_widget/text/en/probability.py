"""The English sentences of the exact probabilities."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # numbers and lists
    "probability.decimal": ".",
    "probability.or": "or",
    "probability.and": "and",
    "probability.onlooker": "somebody who looks on",
    # what is counted
    "probability.counted": "{answer}: {favourable} of {possible} {unit}.",
    "probability.unit.cases": "equally likely cases",
    "probability.unit.cards": "cards, each equally likely",
    "probability.unit.draws": "equally likely sets of cards to draw",
    "probability.unit.hands": "equally likely hands",
    "probability.unit.rolls": "equally likely rolls",
    "probability.unit.sure": "case, which is plain to see",
    "probability.outcomes": ("{n} outcome", "{n} outcomes"),
    "probability.of": "asked of: {about}.",
    # what a distribution is of
    "probability.about.anything": "the outcome",
    "probability.about.roll": "the faces of a roll",
    "probability.about.roll_sum": "the sum of a roll",
    "probability.about.roll_off": "the seat that begins after the first throw, or a tie",
    "probability.about.turn": "the chips placed in a turn",
    "probability.about.rolls_until": "the rolls until every wanted sum ({sums}) has come",
    "probability.about.next_draw": "the next card drawn",
    "probability.about.opening_hand": "the hand that is dealt",
    "probability.about.draws_until": "the draws from the whole deck until {cards} comes",
    # summaries
    "probability.summary.one": "{about}: {outcomes}; the likeliest is {likeliest} with {chance}",
    "probability.summary.several": (
        "{about}: {outcomes}; the likeliest {likeliest} have {chance} each"
    ),
    "probability.summary.all_alike": "{about}: {outcomes}; each has {chance}",
    "probability.summary.mean": "; the mean is {mean}",
    "probability.summary.count": "{about}: the mean is {mean}; the standard deviation is {sd}.",
    "probability.more_rows": ("… and {n} more", "… and {n} more"),
    "probability.column.outcome": "outcome",
    "probability.column.fraction": "fraction",
    "probability.column.percent": "per cent",
    "probability.column.probability": "probability",
    # steps of an explanation
    "probability.step.unseen": (
        "among the {all} cards not seen, {n} is {cards}.",
        "among the {all} cards not seen, {n} are {cards}.",
    ),
    "probability.step.draws": ("{n} card is drawn.", "{n} cards are drawn, none put back."),
    "probability.step.reshuffle": (
        "after {deck} draws the deck has run out, and the {pile} discards come back, {back} of"
        " them {cards}."
    ),
    "probability.step.hand": (
        "{who} holds {n} card, and those with {cards} count.",
        "{who} holds {n} cards, and the hands with {cards} count.",
    ),
    "probability.step.own_hand": "{who} is the asking seat, which sees whether it holds {cards}.",
    "probability.step.draws_until": (
        "{n} of the {all} cards counts; none is put back.",
        "{n} of the {all} cards count; none is put back.",
    ),
    "probability.step.turn": (
        "every number is taken to be playable; a roll that earns another is followed by one, with"
        " no end."
    ),
    "probability.step.rolls_until": (
        "the chance that some wanted sum is still missing, for every number of rolls."
    ),
    "probability.step.over": "the game is over, so {who} has no more turns.",
    "probability.step.no_rolls_left": "the game ends after {limit} rolls, so {who} has none left.",
    "probability.step.no_outs": "nothing completes a line of {who} at once.",
    "probability.step.outs": "{who} completes a line at once with {outs}.",
    "probability.out": "{out} (on {cells})",
    "probability.step.swaps": (
        "with chance {chance} {who} holds one of them; cards still to be drawn or swapped add"
        " {rest}."
    ),
    "probability.step.turns": (
        "every roll of one turn of {who} is gone through, extra rolls too.",
        "every roll of {n} turns in a row of {who} is gone through, extra rolls too.",
    ),
    "probability.step.solved": "all {size} positions that play can reach were solved together.",
    # what is assumed or learnt
    "probability.assumed.shuffled": (
        "assumed: every card that the asking seat cannot see is equally likely to be in every"
        " hidden place."
    ),
    "probability.assumed.plays_for_it": (
        "assumed: {who} plays for a line in this turn, with what {who} can see, and nobody else"
        " moves."
    ),
    "probability.assumed.best_play": (
        "assumed: both sides always choose what gives them the best chance, and no limit ends the"
        " game."
    ),
    "probability.conditioned": "only the cases that fulfil the condition are counted.",
    "probability.learnt": "learnt: {fact}.",
    "probability.beside": "{answer} (learnt: {facts})",
    "probability.fact.holds": ("{who} holds {card}", "{who} holds {n} times {card}"),
    "probability.fact.lacks": "{who} holds no {cards}",
    "probability.fact.no_win": (
        "{who} did not win in the last turn of {who}, assuming that {who} wins whenever possible,"
        " as {cards} would have"
    ),
    "probability.fact.no_win_possible": (
        "{who} did not win in the last turn of {who}, when no card could have"
    ),
    # errors
    "probability.no_probability": "{value} is no probability: it must be from 0 to 1",
    "probability.not_one": "the probabilities sum to {total}; they must be 0 or more and sum to 1",
    "probability.no_outcomes": "a distribution needs an outcome that is possible, and none below 0",
    "probability.no_outcome_left": "no outcome fulfils this condition",
    "probability.no_number": "a mean is for numbers, and an outcome here is {outcome}",
    "probability.no_count": "a count is a whole number, not {value}",
    "probability.endless": "a ratio from one count to the next must be from 0 to below 1",
    "probability.turn_endless": "with these rules every roll earns another, so a turn has no end",
    "probability.wanted": "give a sum, a list of sums, or 'all', not {value}",
    "probability.never_rolled": "these dice never show a sum of {sum}; they show {low} to {high}",
    "probability.needs_dice": "this is a question about dice, and '{edition}' is played with cards",
    "probability.needs_cards": (
        "this is a question about cards, and '{edition}' is played with dice, which hide nothing"
    ),
    "probability.no_cards": "name at least one card",
    "probability.draws": (
        "draws must be a whole number from 0 to {most}, all the cards, not {draws}"
    ),
    "probability.not_in_deck": "this deck has no {cards}, so the draws would never end",
    "probability.within": (
        "within is 'turn', 'roll', or a number of turns in a row, 1 or more, not {within}"
    ),
    "probability.no_rolls": "'{edition}' has no rolls; ask within='turn'",
    "probability.no_turns": (
        "several turns in a row are a question for dice: with cards they hang on what others play"
        " meanwhile; estimate with sq.simulate(view) instead"
    ),
    "probability.nothing_given": "say what was learnt: holds=, lacks= or no_win_last_turn=",
    "probability.impossible": "this cannot be: {facts}",
    "probability.has_won": "{who} has won in the last turn",
    "probability.needs_game": (
        "what happened last turn is known to a view from a game only, such as game.seen_by('Anna')"
    ),
    "probability.no_turn_yet": "{who} has had no turn yet",
    "probability.could_have_won": (
        "{who} could have won with {card} and played '{move}', so the assumption that {who} wins"
        " whenever possible does not hold"
    ),
    "probability.could_have_won_since": (
        "{who} has swapped cards that would have won, and held them all along, so the assumption"
        " that {who} wins whenever possible does not hold"
    ),
    "probability.many_hands": (
        "{ways} different hands can be dealt, and {most} are within reach; estimate with"
        " view.sample() instead"
    ),
    "probability.many_positions": (
        "this takes more than the {most} positions that are within reach; ask for fewer turns, or"
        " estimate with sq.simulate(view) instead"
    ),
    "probability.too_many_states": (
        "play can reach more than the {most} positions that are within reach; estimate with"
        " sq.simulate(position) instead"
    ),
    "probability.too_big": (
        "'{edition}' is too big to be solved: its board can be filled in {ways} ways, and {most}"
        " are within reach; estimate with sq.simulate(position) instead"
    ),
    "probability.hidden_cards": (
        "'{edition}' cannot be solved position by position: its hands are hidden, so best play"
        " mixes moves by chance, to give nothing away, and hangs on all that was played before;"
        " estimate with sq.simulate(position) instead"
    ),
    "probability.many_sides": (
        "with {sides} sides there is no one best play: who wins hangs on whom the others favour;"
        " estimate with sq.simulate(position) instead"
    ),
    "probability.need_not_end": (
        "with these rules '{edition}' can go on for ever, so winning chances with best play are"
        " not settled; estimate with sq.simulate(position) instead"
    ),
    "probability.no_move_awaited": (
        "best moves are asked for where a move is awaited, not {awaiting}"
    ),
    "probability.other_game": "this position is of another game than the one solved",
    "probability.not_reached": (
        "play cannot reach this position from the one solved; solve it by itself"
    ),
}
