"""The English names of the cards: one of a kind, and several."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "card.free": "free",
    "card.alligator": ("alligator", "alligators"),
    "card.camel": ("camel", "camels"),
    "card.elephant": ("elephant", "elephants"),
    "card.fox": ("fox", "foxes"),
    "card.giraffe": ("giraffe", "giraffes"),
    "card.gorilla": ("gorilla", "gorillas"),
    "card.hippo": ("hippo", "hippos"),
    "card.kangaroo": ("kangaroo", "kangaroos"),
    "card.lion": ("lion", "lions"),
    "card.moose": ("moose", "moose"),
    "card.ostrich": ("ostrich", "ostriches"),
    "card.panda": ("panda", "pandas"),
    "card.penguin": ("penguin", "penguins"),
    "card.shark": ("shark", "sharks"),
    "card.tiger": ("tiger", "tigers"),
    "card.turtle": ("turtle", "turtles"),
    "card.whale": ("whale", "whales"),
    "card.wolf": ("wolf", "wolves"),
    "card.zebra": ("zebra", "zebras"),
    "card.unicorn": ("unicorn", "unicorns"),
    "card.dragon": ("dragon", "dragons"),
}
