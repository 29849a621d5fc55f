"""What claims say in English, and why one is refused."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "claim.not": "it is false that {claim}",
    "claim.group": "({claim})",
    "claim.holds.at_least": (
        "{who} holds at least one {cards}",
        "{who} holds at least {n} {cards}",
    ),
    "claim.holds.exactly": ("{who} holds exactly {n} {cards}", "{who} holds exactly {n} {cards}"),
    "claim.holds.at_most": ("{who} holds at most {n} {cards}", "{who} holds at most {n} {cards}"),
    "claim.holds.none": "{who} holds no {cards}",
    "claim.dealt.at_least": (
        "the hand dealt has at least one {cards}",
        "the hand dealt has at least {n} {cards}",
    ),
    "claim.dealt.exactly": (
        "the hand dealt has exactly {n} {cards}",
        "the hand dealt has exactly {n} {cards}",
    ),
    "claim.dealt.at_most": (
        "the hand dealt has at most {n} {cards}",
        "the hand dealt has at most {n} {cards}",
    ),
    "claim.dealt.none": "the hand dealt has no {cards}",
    "claim.could_not_win": ("no card that {who} has kept since the last turn would have won it"),
    "claim.could_win": "a card that {who} has kept since the last turn would have won it",
    "claim.draws.next": "the next card drawn is {cards}",
    "claim.draws.next.not": "the next card drawn is something other than {cards}",
    "claim.draws.nth": "draw number {nth} from now gives {cards}",
    "claim.draws.nth.not": "draw number {nth} from now gives something other than {cards}",
    "claim.draws.at_least": (
        "at least one of the next {all} cards drawn is {cards}",
        "at least {n} of the next {all} cards drawn are {cards}",
    ),
    "claim.draws.exactly": (
        "exactly one of the next {all} cards drawn is {cards}",
        "exactly {n} of the next {all} cards drawn are {cards}",
    ),
    "claim.draws.at_most": (
        "at most one of the next {all} cards drawn is {cards}",
        "at most {n} of the next {all} cards drawn are {cards}",
    ),
    "claim.draws.none": "none of the next {all} cards drawn is {cards}",
    "claim.rolled": "{what} {when}",
    "claim.shown.rolls": "the sum is {numbers}",
    "claim.shown.rolls.not": "the sum is something other than {numbers}",
    "claim.shown.shows": "a die shows {numbers}",
    "claim.shown.shows.not": "no die shows {numbers}",
    "claim.shown.doubles": "all dice show the same",
    "claim.shown.doubles.not": "not all dice show the same",
    "claim.rolls_in.next": "in the next roll",
    "claim.rolls_in.nth": "in roll number {nth} from now",
    "claim.rolls_in.at_least": (
        "in at least one of the next {all} rolls",
        "in at least {n} of the next {all} rolls",
    ),
    "claim.rolls_in.exactly": (
        "in exactly one of the next {all} rolls",
        "in exactly {n} of the next {all} rolls",
    ),
    "claim.rolls_in.at_most": (
        "in at most one of the next {all} rolls",
        "in at most {n} of the next {all} rolls",
    ),
    "claim.rolls_in.none": "in none of the next {all} rolls",
    "claim.finishes.turn": "{who} completes a line in a turn",
    "claim.finishes.roll": "{who} completes a line in one roll",
    "claim.finishes.turns": (
        "{who} completes a line in {n} turn",
        "{who} completes a line in {n} turns",
    ),
    "claim.finishes_not.turn": "{who} completes no line in a turn",
    "claim.finishes_not.roll": "{who} completes no line in one roll",
    "claim.finishes_not.turns": (
        "{who} completes no line in {n} turn",
        "{who} completes no line in {n} turns",
    ),
    "claim.truth": (
        "a claim is not true or false by itself; join claims with & for and, | for or, ~ for not"
        " (in place of the words), and ask view.probability(claim)"
    ),
    "claim.none": (
        "{value} is not a claim; claims are made with sq.holds, sq.draws, sq.rolls and their"
        " like, and joined with &, | and ~"
    ),
    "claim.often_twice": "give at_least= or exactly=, and only one of these",
    "claim.often_of_one": (
        "at_least= and exactly= count the draws or rolls among several; say with among= how many"
        " those are"
    ),
    "claim.nth_and_among": "give nth= for one draw or roll, or among= for several, not both",
    "claim.number": "{name} must be a whole number, {least} or more, not {value}",
    "claim.card_twice": (
        "{card} is named twice; name every kind once, and say with at_least= or exactly= how"
        " many there should be"
    ),
    "claim.no_card": "a card is named by a word, such as 'tiger', not by {value}",
    "claim.no_sum": "a sum is a whole number, not {value}",
    "claim.no_face": "a face of a die is a whole number, not {value}",
    "claim.no_faces": "name at least one face of a die",
    "claim.never_shown": "no die shows {face} here; the faces are 1 to {most}",
    "claim.one_die": "with one die there are no doubles; sq.rolls and sq.shows ask about its face",
    "claim.rolls_is_not_roll": (
        "sq.rolls claims something of a roll to come, such as sq.rolls(7), and {value} is not"
        " a sum; did you mean sq.roll?"
    ),
    "claim.needs_view": (
        "{claim} is about a player, so it is asked of a view: view.probability(…); of rules alone"
        " there are sq.dealt, sq.draws and what is rolled"
    ),
    "claim.needs_rules": (
        "sq.dealt is about an opening hand, and asked of rules alone: sq.probability('kids', …); in"
        " a view, sq.holds says what somebody holds now"
    ),
    "claim.finishes_with_hands": (
        "sq.finishes joins with claims about hands, sq.holds and sq.could_not_win, and not with"
        " draws, rolls or another sq.finishes, which would be part of that turn"
    ),
    "claim.luck_learnt": (
        "a view learns what is in the hands now, and {claim} is still to come; say it in the"
        " question: view.probability(…, given=…)"
    ),
    "claim.no_source": (
        "this is asked of a view, such as game.seen_by('Anna'), or of rules or an edition's name,"
        " not of a value of type {value}"
    ),
    "claim.many_faces": (
        "these dice can fall in more than {most} ways, too many to work out; claims about sums"
        " alone have no such limit"
    ),
    "probability.many_ways": (
        "there are more than {most} ways for the cards to lie or the dice to fall that matter"
        " here, too many to work out; ask about fewer kinds, hands or draws at once, or"
        " estimate it from view.sample(rng), many times"
    ),
}
