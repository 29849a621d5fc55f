"""The English hints of the lessons: what is said to wrong answers that many give.

A key is `lesson.`, the question's name, a blank, and the wrong answer.
"""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # 1 Which space fills first?
    "lesson.1 2": "In how many ways can two dice show a 2?",
    "lesson.1 6": (
        "Nearly! Count the ways to roll a 6, and then the ways to roll the number after it."
    ),
    "lesson.1 8": (
        "Nearly! Count the ways to roll an 8, and then the ways to roll the number before it."
    ),
    "lesson.1 12": (
        "A high number does not come more often. In how many ways can two dice show a 12?"
    ),
    "lesson.1 all|alle": "They have equally many spaces. But are all sums rolled equally often?",
    "lesson.1a 1/11": (
        "There are eleven sums, but are they equally likely? Look at the table of all cells."
    ),
    "lesson.1a 1/9": (
        "That counts numbers or spaces on the board. Count the cells in the table of two dice."
    ),
    "lesson.1a 1/12": "A 3 and then a 4 is not the same roll as a 4 and then a 3: count both.",
    "lesson.1a 1/7": "A 3 and then a 4 is not the same roll as a 4 and then a 3: count both.",
    "lesson.1b 2/11": "Ten and eleven are two of the sums, but are all sums equally likely?",
    "lesson.1b 1/18": "Each of the two can be rolled in more than one way. Count the cells.",
    "lesson.1b 1/12": "A 4 and then a 6 is not the same roll as a 6 and then a 4: count both.",
    "lesson.1b 1/7": "A 4 and then a 6 is not the same roll as a 6 and then a 4: count both.",
    "lesson.1c 9 > 5 > 4": (
        "A high number does not come more often. In how many cells is the sum 9, and in how"
        " many is it 5?"
    ),
    "lesson.1c 4 > 5 > 9": (
        "A low number does not come more often, either. Count the cells of each sum."
    ),
    "lesson.1c 4 = 5 = 9": (
        "They have equally many spaces on the board. But how many cells does each have in the"
        " table?"
    ),
    "lesson.1c 5 > 9 > 4": "Nearly! Count the cells of 5 and of 9 again.",
    "lesson.1d 0": "Is 7 sure to be first? Look at the races of the class.",
    "lesson.1d 31": "That is how often the 7 itself comes first. How many races are left?",
    "lesson.1d 83": (
        "That is how many of 100 single rolls show no 7. This question is about whole races."
    ),
    "lesson.1d 50": (
        "Two things can happen, but they need not be equally likely. Look at the bars."
    ),
    "lesson.1d 89": "That treats all numbers as equally likely. Look at the bars above.",
    "lesson.1e 6": "That is how long you wait for the first 7. How many of them are needed?",
    "lesson.1e 4": "That is how many 7s are needed. But how many rolls does one of them take?",
    "lesson.1e 144": "That is how long it takes to cover all the 12s. A 7 comes more often.",
    # 3 What is in the deck?
    "lesson.3 2/42": (
        "The cards that you have seen cannot be drawn. How many are still unseen, and how many of"
        " those are unicorns?"
    ),
    "lesson.3 2/18": "Name every place where a unicorn could be. The deck is only one of them.",
    "lesson.3 1/18": "How many unicorns are unseen, and where could they be?",
    "lesson.3a 2/21": "Those are the unicorns alone. A dragon is unseen too.",
    "lesson.3a 1/6": "Bo's cards are unseen too. How many cards could the next one be?",
    "lesson.3a 1/14": "The cards that you have seen cannot be drawn. How many are still unseen?",
    "lesson.3b 1/7": "That is one draw. Here three cards are drawn.",
    "lesson.3b 3/7": (
        "If you add up the probabilities of the three draws, cases in which two of them bring"
        " such a card are counted twice."
    ),
    "lesson.3b 1/6": "Bo's cards are unseen too. How many cards could be drawn?",
    "lesson.3b 127/343": "A card that was drawn is not put back. What is left for the next draw?",
    "lesson.3c 6859/9261": "A card that was drawn is not put back. What is left for the next draw?",
    "lesson.3c 5/7": (
        "If you subtract the probability three times, draws with both unicorns are counted twice."
    ),
    "lesson.3c 19/21": "That is one draw. Here there are three.",
    "lesson.3d 1/21": "That is one of Bo's cards. He holds several.",
    "lesson.3d 1/18": "Bo's cards and the deck are all unseen. How many cards could be the dragon?",
    "lesson.3d 1/6": (
        "The dragon may be among Bo's cards as well as in the deck. How many cards could it be?"
    ),
    "lesson.3d 3/42": "The cards that Anna has seen are not among Bo's. How many are still unseen?",
    # 7 Why didn't he win?
    "lesson.7 25/38": (
        "That forgets his last turn. He kept two cards, and neither of them can be a winner."
    ),
    "lesson.7 0": "He has drawn a card since then. Could that be a winner?",
    "lesson.7 2/7": "Two of his cards cannot be winners. So how many cards could the new one be?",
    "lesson.7 1/3": (
        "The new card has left the deck, so it is not one of those that lie there now. It may"
        " be any of the unseen cards but his two old ones."
    ),
    "lesson.7a 1/9": (
        "The new card has left the deck, so it is not one of those that lie there now. It may"
        " be any of the unseen cards but his two old ones."
    ),
    "lesson.7a 19/70": "That forgets his last turn. Which of his cards can still be a unicorn?",
    "lesson.7a 2/21": "Two of the unseen cards are his old ones, and neither is a unicorn.",
    "lesson.7a 2/7": "He holds several cards, but only one of them can be a unicorn now.",
    "lesson.7a 0": "He has drawn a card since then. Could that be a unicorn?",
    "lesson.7b 5/7": "That is one card. How many old cards are there?",
    "lesson.7b 25/49": (
        "Both old cards come from the same pack, and one card cannot be both. After the first, what"
        " is left?"
    ),
    "lesson.7b 3/7": (
        "If you subtract the probability of each card, hands where both are winners are"
        " counted twice."
    ),
    "lesson.7b 13/38": "That counts all of his cards. One of them is new.",
    "lesson.7b 2/7": "That is the probability that one card is a winner.",
    "lesson.7c 6/19": "If the tiger is his new card, he cannot win at all.",
    "lesson.7c 99/190": (
        "That forgets his last turn. Only his new card can be a winner, and it may be the tiger."
    ),
    "lesson.7c 25/38": "That forgets both the tiger and his last turn.",
    "lesson.7c 0": (
        "The tiger may be one of the cards that he kept. What could the new one be then?"
    ),
    "lesson.7d 1/19": (
        "That would be right if he only said that he has one. Here one card was seen: what can"
        " his others be?"
    ),
    "lesson.7d 1/20": "That is one of his other cards. How many does he hold?",
    "lesson.7d 1/70": "That was the probability before the card fell.",
    "lesson.7d 2/19": "One card has fallen. How many are still unseen after that?",
    "lesson.7d 2/21": (
        "One card is known now. How many are still unseen, and how many of them are his?"
    ),
    # 0 The first game
    "lesson.0 42": "That is the whole deck. Most games end long before it is used up.",
    "lesson.0 4": (
        "Four chips in a row win, but the first cards seldom lie side by side, and two players take"
        " turns."
    ),
    "lesson.0 8": (
        "Four cards each would all have to lie in one row from the start. How often does that"
        " happen?"
    ),
    "lesson.0a 4": "The other player takes turns too. Have you counted those cards?",
    "lesson.0a 7": (
        "The corners count as chips for every player. How many chips of your own do you need"
        " beside one?"
    ),
    "lesson.0a 3": "A corner helps, but the other player takes turns too.",
    "lesson.0b 1/2": (
        "A game is long or short, but there are not as many long ones as short ones. Look at the"
        " table."
    ),
    # 2 Rolling many times
    "lesson.2 1": "Do the dice know what came before?",
    "lesson.2 0": "A 7 can still be rolled. Do the dice know what came before?",
    "lesson.2 1/2": (
        "Two things can happen, but they need not be equally likely. Count the cells of two dice."
    ),
    "lesson.2 5/6": "That is the probability that the next roll is not a 7.",
    "lesson.2 11/36": (
        "That is another question: at least one die with a given face. How many cells have the"
        " sum 7?"
    ),
    "lesson.2a 1/2": (
        "If you add the three probabilities, cases with two 7s are counted twice. What has to"
        " happen on each roll?"
    ),
    "lesson.2a 5/6": "That is one roll. Here none of the three may be a 7.",
    "lesson.2a 91/216": "That is the opposite: at least one 7.",
    "lesson.2a 1/216": "That is the probability that all three rolls are a 7.",
    "lesson.2b 28": "That would be all of them. With so few rolls the share varies a lot.",
    "lesson.2b 0": "Some come close, if only by luck.",
    "lesson.2b 5": (
        "That is a sixth of the class. The question is how many shares come close to a sixth."
    ),
    "lesson.2c 6": "That is how long you wait on average. Often it takes longer.",
    "lesson.2c 16": "Very nearly! How likely is no 7 in that many rolls? Is that small enough?",
    "lesson.2c 12": (
        "Twice the mean wait is still too short. How likely is no 7 in that many rolls?"
    ),
    # 4 Opening hands
    "lesson.4 1/7": (
        "That is the average number of unicorns in a hand. A hand with both counts twice in it."
    ),
    "lesson.4 1/21": "That is one card. A hand has several.",
    "lesson.4 1/14": "How many unicorns are there in the deck?",
    "lesson.4 1261/9261": (
        "There are two ways to get this number: putting each card back before the next is"
        " dealt, or leaving out hands with both unicorns. Neither is right here."
    ),
    "lesson.4 39/287": "That is exactly one unicorn. A hand with both counts too.",
    "lesson.4a 2/7": (
        "That is the average number of them in a hand. A hand with two of them counts twice in it."
    ),
    "lesson.4a 80/287": (
        "If you add the two probabilities, you count hands with both a unicorn and a dragon twice."
    ),
    "lesson.4a 2/21": "That is one card. A hand has several.",
    "lesson.4b 1600/82369": (
        "Multiplying the two probabilities treats them as independent. But the unicorn takes"
        " up one of the places in the hand."
    ),
    "lesson.4b 19/1435": (
        "That is one of each and an animal. What about a hand with three such cards?"
    ),
    "lesson.4b 761/2870": "That is a unicorn or a dragon. Here both are needed.",
    "lesson.4b 80/287": "You cannot add the probabilities here: both cards are needed.",
    "lesson.4c 1/1750": (
        "There are that many different hands, but those with a pair can be dealt in fewer ways."
    ),
    "lesson.4c 1/11480": (
        "There are two tigers, two foxes and two lions: in how many ways can this hand be dealt?"
    ),
    "lesson.4c 1/5740": (
        "There is a choice of two for each of the three animals, not just for one of them."
    ),
    "lesson.4d 80/287": (
        "If you add the probabilities of both, deals in which each has one are counted twice."
    ),
    "lesson.4d 2/7": "That is how many unicorns they hold on average.",
    "lesson.4d 40/287": "That is one hand. Here there are two.",
    # 5 One space from winning
    "lesson.5 5/36": "That is the 6 alone. What can you do after an 11?",
    "lesson.5 2/11": "That treats all sums as equally likely. Count the cells of two dice.",
    "lesson.5 1/18": "That is the 11 alone. And the 6?",
    "lesson.5 1/6": "Count again: in how many ways do two dice show a 6, and in how many an 11?",
    "lesson.5a 1/36": (
        "If you add the five probabilities, cases in which two of the rolls would win are"
        " counted twice. What has to happen on each roll?"
    ),
    "lesson.5a 29/36": "That is one roll. All five have to miss.",
    "lesson.5a 0": "The dice owe you nothing. How likely is it that all five miss?",
    "lesson.5b 7/36": (
        "That is the probability for one roll. How many rolls does it take for that to add up to"
        " one win?"
    ),
    "lesson.5b 36/5": "That is the wait for a 6 alone.",
    "lesson.5b 4": (
        "More than half the time Kim has won by then, but some waits are much longer, and they"
        " raise the mean."
    ),
    "lesson.5b 702/35": "That is the wait for both a 6 and an 11. Kim needs only one of them.",
    "lesson.5c 6/11": "If you add up his three cards, hands with two winners are counted twice.",
    "lesson.5c 1/2": "Two things can happen, but they need not be equally likely. Count hands.",
    "lesson.5c 2/11": "That is one card. He holds several.",
    "lesson.5c 602/1331": "A card that he holds is not put back. What is left for the next one?",
    "lesson.5d 7/36": "That is the first roll alone. What comes after a 2 or a 12?",
    "lesson.5d 1/4": "A 2 or a 12 does not win by itself: it only gives another roll.",
    "lesson.5d 133/648": "That allows for one extra roll, but it may give yet another.",
    # 6 Roll again!
    "lesson.6 100": "Does every roll place a chip? And what comes after a 2 or a 12?",
    "lesson.6 275/3": "That is the first roll alone. Some turns go on.",
    "lesson.6 5225/54": "That allows for one extra roll, but it may give yet another.",
    "lesson.6 875/9": "The extra roll may be a 10 too, or give yet another roll.",
    "lesson.6 950/9": "That forgets that a 10 places nothing.",
    "lesson.6 1800/17": "That forgets that a 10 places nothing.",
    "lesson.6a 1/18": (
        "That is the probability of another roll. But does that one place a chip for sure?"
    ),
    "lesson.6a 1/324": "That is an extra roll after an extra roll. One is enough.",
    "lesson.6a 1/36": "Both a 2 and a 12 give another roll.",
    "lesson.6a 11/3888": "That is more than two. One extra chip is enough.",
    "lesson.6b 1": "After a 2 or a 12 there is another roll.",
    "lesson.6b 19/18": "The second roll can give another one as well.",
    "lesson.6b 2": "Another roll is rare. How likely is it?",
    "lesson.6c 11/12": "That is the first roll alone. How often does a turn go on now?",
    "lesson.6c 7/6": "That forgets that a 10 places nothing.",
    "lesson.6c 77/72": "That allows for one extra roll, but it may give yet another.",
    "lesson.6c 33/34": "That is with 2 and 12. A 7 comes more often.",
    # 8 Is going first fair?
    "lesson.8 1/2": (
        "Is it really even? The one who begins has one more chip on the board after each of"
        " their own moves."
    ),
    "lesson.8 3/4": "That would be a great advantage. One chip ahead is a small one.",
    "lesson.8a 28": (
        "Some pupils got a share so far from 0.5 that their interval does not reach it."
    ),
    "lesson.8a 27": (
        "That is about how many intervals contain the true share. But 0.5 is not the true share."
    ),
    "lesson.8a 5": "That is how many intervals do not reach 0.5.",
    "lesson.8a 0": "With so few games the intervals are wide, and 0.5 is near.",
    "lesson.8a 1": (
        "One in twenty misses the true share. But here you look for 0.5, and for the intervals"
        " that contain it."
    ),
    "lesson.8b 1/3": "That would be fair. Does going first help here, too?",
    "lesson.8b 1/2": "There are three players now.",
    "lesson.8c 50": "Half of an interval is still 14 percentage points. How large is the gap?",
    "lesson.8c 400": "Very nearly! Compare half of that interval with the gap again.",
    "lesson.8c 625": "About that many would do. Which of 50, 100, 200 and so on is the first?",
    "lesson.8c 1600": "That many are enough, but fewer will do.",
    "lesson.8d 1/2": (
        "That is how often the first name on the list wins, as the roll-off chooses. What about the"
        " player who moves first?"
    ),
    # 9 Exact or simulated?
    "lesson.9 1/2": "The one who begins is a chip ahead. Does that help?",
    "lesson.9 3/4": "That is too much: the die decides where you can place a chip.",
    "lesson.9 0.587": (
        "That would be right if both played as well as possible. Here both move at random."
    ),
    "lesson.9a 800": (
        "Twice as many games do not give half the width. Compare a bar with the one for four times"
        " as many games."
    ),
    "lesson.9a 200": "Fewer games make it wider.",
    "lesson.9b 1/6": "A 6 lets her choose any space.",
    "lesson.9b 1/9": "That counts the spaces. Count the faces of the die.",
    "lesson.9b 1/2": "Count the faces of the die with which she wins.",
    "lesson.9c 100": "A 95% interval misses now and then.",
    "lesson.9c 5": "That is how many miss.",
    # 10 Change the rules
    "lesson.10 0": (
        "The board can fill up before anybody has a line. Four players get in each other's way."
    ),
    "lesson.10 1/5": "A draw is not one of five equally likely outcomes. Try it.",
    "lesson.10 1/2": "Two outcomes are possible, but they need not be equally likely.",
    "lesson.10a 1/38": "Bo cannot get the card that Anna holds. How many are left?",
    "lesson.10a 1/36": "Only Anna's card is known. How many others are there?",
    "lesson.10a 1/19": "One of the two foxes is Anna's. How many foxes are left?",
    "lesson.10b 1/21": "That is with two dragons. How many are there now?",
    "lesson.10b 4/21": "With more dragons the deck is larger.",
    "lesson.10b 4/25": "Two of the dragons are in the usual deck already. How many are new?",
    "lesson.10b 1/5": (
        "That compares the dragons with the other cards. What part of the whole deck are they?"
    ),
    "lesson.10c 23.2": "That is about the mean with two dragons. What do more of them do?",
    "lesson.10c 21": "That is about the mean with no dragon at all.",
    # 11 Which move is best?
    "lesson.11 25/38": (
        "That is so if she does not stop him. What does the dragon take away from him?"
    ),
    "lesson.11 1/2": "Two things can happen, but they need not be equally likely. Count hands.",
    "lesson.11 0": "He still has another space that completes a line. Which?",
    "lesson.11 4/21": "That is one card. He holds several.",
    "lesson.11 4/7": "If you add up his three cards, hands with two winners are counted twice.",
    "lesson.11a 12": (
        "Those are all of her moves. Which of them take something away from Bo's lines?"
    ),
    "lesson.11a 1": "There are others that protect her as well. Look at all short bars.",
    "lesson.11a 9": (
        "That is how many chips her dragon can take. Not all of them are part of a line that"
        " threatens her."
    ),
    "lesson.11b 65/133": (
        "That was before she drew. How many of the cards that win for Bo are still unseen, and"
        " out of how many unseen cards?"
    ),
    "lesson.11b 29/57": "The unicorn in her hand cannot be Bo's. How many winners are left?",
    "lesson.11b 3/20": "That is one card. He holds several.",
    "lesson.11b 9/20": "If you add up his three cards, hands with two winners are counted twice.",
    "lesson.11c 65/133": "That forgets his last turn: his old cards cannot be winners.",
    "lesson.11c 6/19": "That remembers his last turn, but not that Anna has taken e2 away.",
    "lesson.11c 2/9": (
        "The new card has left the deck, so it is not one of those that lie there now. It may"
        " be any of the unseen cards but his two old ones."
    ),
    "lesson.11c 4/21": (
        "Two of the unseen cards are his old ones. How many cards could the new one be?"
    ),
    "lesson.11d dragon": "It only takes something away. Which card lets a player win?",
    "lesson.11d panda": "That is the card that Anna drew next. Others changed more.",
}
