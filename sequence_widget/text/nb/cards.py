"""De norske navnene på kortene: ett av et slag, og flere."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "card.free": "åpent",
    "card.alligator": ("alligator", "alligatorer"),
    "card.camel": ("kamel", "kameler"),
    "card.elephant": ("elefant", "elefanter"),
    "card.fox": ("rev", "rever"),
    "card.giraffe": ("sjiraff", "sjiraffer"),
    "card.gorilla": ("gorilla", "gorillaer"),
    "card.hippo": ("flodhest", "flodhester"),
    "card.kangaroo": ("kenguru", "kenguruer"),
    "card.lion": ("løve", "løver"),
    "card.moose": ("elg", "elger"),
    "card.ostrich": ("struts", "strutser"),
    "card.panda": ("panda", "pandaer"),
    "card.penguin": ("pingvin", "pingviner"),
    "card.shark": ("hai", "haier"),
    "card.tiger": ("tiger", "tigre"),
    "card.turtle": ("skilpadde", "skilpadder"),
    "card.whale": ("hval", "hvaler"),
    "card.wolf": ("ulv", "ulver"),
    "card.zebra": ("sebra", "sebraer"),
    "card.unicorn": ("enhjørning", "enhjørninger"),
    "card.dragon": ("drage", "drager"),
}
