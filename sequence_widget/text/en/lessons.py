"""The English hints of the lessons: what is said to wrong answers that many give.

A key is `lesson.`, the question's name, a blank, and the wrong answer.
"""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, str]] = {
    # 1 Which space fills first?
    "lesson.1 2": "In how many ways can two dice show a 2?",
    "lesson.1 6": "Close! Count the ways to roll a 6, and then those to roll the number after it.",
    "lesson.1 8": (
        "Close! Count the ways to roll an 8, and then those to roll the number before it."
    ),
    "lesson.1 12": (
        "A high number does not come more often. In how many ways can two dice show a 12?"
    ),
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
    "lesson.1b 1/12": "A 4 and then a 6 is another roll than a 6 and then a 4: count both.",
    "lesson.1b 1/7": "A 4 and then a 6 is another roll than a 6 and then a 4: count both.",
    "lesson.1c 0": "Is 7 sure to be first? Look at the races of the class.",
    "lesson.1c 5/6": (
        "That is the chance that one roll shows no 7. Here a whole race is asked about."
    ),
    "lesson.1c 1/2": (
        "Two things can happen, but they need not be equally likely. Look at the bars."
    ),
    "lesson.1c 8/9": "That takes all numbers to be equally likely. Look at the bars above.",
    # 3 What is in the deck?
    "lesson.3 2/42": "The cards that you have seen cannot be drawn. How many are still unseen?",
    "lesson.3 2/18": "Name every place where a unicorn could be. The deck is only one of them.",
    "lesson.3 1/18": "How many unicorns are unseen, and where could they be?",
    "lesson.3a 1/7": "That is one draw. Here three cards are drawn.",
    "lesson.3a 3/7": (
        "Adding the three draws counts twice the times when two of them bring such a card."
    ),
    "lesson.3a 1/6": "Bo's cards are unseen too. How many cards could it be?",
    "lesson.3a 127/343": "A card that was drawn is not put back. What is left for the next draw?",
    "lesson.3b 6859/9261": "A card that was drawn is not put back. What is left for the next draw?",
    "lesson.3b 5/7": (
        "Subtracting the chance three times counts twice the draws with both unicorns."
    ),
    "lesson.3b 19/21": "That is one draw. Here there are three.",
    "lesson.3c 1/21": "That is one of Bo's cards. He holds several.",
    "lesson.3c 1/18": "Bo's cards and the deck are all unseen: one of how many is the dragon?",
    "lesson.3c 1/6": "The dragon may be among Bo's cards as well as in the deck: one of how many?",
    "lesson.3c 3/42": "The cards that Anna has seen are not among Bo's. How many are still unseen?",
    # 7 Why didn't he win?
    "lesson.7 25/38": (
        "That is how it was before his turn. He kept two cards, and neither of them can be a"
        " winner."
    ),
    "lesson.7 0": "He has drawn a card since. Could that be a winner?",
    "lesson.7 2/7": (
        "Two of his cards can be no winners. Among how many others is the new card, then?"
    ),
    "lesson.7a 19/70": "That forgets his last turn. Which of his cards can still be a unicorn?",
    "lesson.7a 2/21": "Two of the unseen cards are his old ones, and neither is a unicorn.",
    "lesson.7a 2/7": "He holds several cards, but only one of them can be a unicorn now.",
    "lesson.7a 0": "He has drawn a card since. Could that be a unicorn?",
    "lesson.7b 5/7": "That is one card. How many old cards are there?",
    "lesson.7b 25/49": (
        "Both old cards come from the same pack, and one cannot be both: after the first, what is"
        " left?"
    ),
    "lesson.7b 3/7": (
        "Subtracting the chance of each card counts twice the hands where both are winners."
    ),
    "lesson.7b 13/38": "That counts all of his cards. One of them is new.",
    "lesson.7b 2/7": "That is how likely one card is to be a winner.",
    "lesson.7c 6/19": "If the tiger is his new card, he cannot win at all.",
    "lesson.7c 99/190": (
        "That forgets his last turn. Only his new card can be a winner, and it may be the tiger."
    ),
    "lesson.7c 25/38": "That forgets both the tiger and his last turn.",
    "lesson.7c 0": (
        "The tiger may be one of the cards that he kept. Then what could the new one be?"
    ),
}
