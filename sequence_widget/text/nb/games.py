"""De norske setningene (bokmål) om spill: spillere, frø, tilfeldigheter, skritt og roboter."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "player.default": "Spiller {number}",
    "players.unreadable": (
        "{field}: oppgi et tall, en liste med navn og roboter, eller en tabell fra navn til"
        " roboter, ikke {value!r}"
    ),
    "players.neither": (
        "{field}: {value!r} er verken et navn eller en robot; en robot har metoden choose(view,"
        " rng)"
    ),
    "players.no_bot": (
        "{field}: {value!r} er ingen robot; en robot har metoden choose(view, rng), slik"
        " sq.GreedyBot() har"
    ),
    "players.bot_class": (
        "{field}: {bot} lager roboter, men er ikke selv en robot; skriv {bot}() med parenteser"
    ),
    "players.bot_word": (
        "{field}: «{name}» er bare et ord og ingen robot; skriv {bot} uten anførselstegn, eller"
        ' {{"Anna": {bot}}} for å gi roboten et navn'
    ),
    "players.first": (
        "{field}: ingen kan hete «{name}», som står for den som begynner; velg et annet navn"
    ),
    "players.twice": "{field}: to spillere kan ikke begge hete «{name}»",
    "players.name": "{field}: «{name}» kan ikke være et navn; bruk 1 til {most} tegn på én linje",
    "players.unseen": ("{field}: {name!r} kan ikke være et navn; det har et usynlig tegn, {sign}"),
    "players.dealer_or_ages": (
        "{field}: den første turen går etter hvem som deler ut, eller etter alder, ikke begge deler"
    ),
    "players.ages": "{field}: oppgi alderen til hver av de {players} spillerne som et tall",
    "game.no_dealer": "{field}: her avgjør terningene eller stillingen hvem som begynner",
    "seed.no_rng": "{field}: oppgi en random.Random, for eksempel random.Random(7), ikke {value!r}",
    "seed.neither": "{field}: et frø er et helt tall eller et ord, ikke {value!r}",
    "seed.digits": "{field}: et frø er et helt tall med høyst {most} sifre",
    "seed.word": "{field}: {value!r} kan ikke være et frø; bruk 1 til {most} tegn på én linje",
    "game.luck": "{field}: luck er 'auto' eller 'ask', ikke {value!r}",
    "game.no_luck_now": "det er ingenting å trekke eller kaste nå",
    "game.no_ply": "det finnes ingen hendelse {ply!r}; dette spillet har 0 til {last}",
    "game.steps": "antall skritt må være et helt tall, 0 eller mer, ikke {value!r}",
    "game.moves": "antall trekk må være et helt tall, 0 eller mer, ikke {value!r}",
    "game.no_follower": (
        "den som følger et spill, må være en funksjon som kalles med spillet, og {value!r} kan"
        " ikke kalles"
    ),
    "game.nothing_to_undo": "det er ikke noe trekk å angre ennå",
    "game.no_bots_turn": "det er ikke noen robot sin tur",
    "game.no_variation": (
        "oppgi en av spillets varianter, slik som game.switch(game.variations[0]), ikke {value!r}"
    ),
    "game.other_variation": "denne varianten hører til et annet spill",
    "game.other_moment": "dette øyeblikket hører til et annet spill",
    "game.no_course": "det finnes ingen variant {course}; dette spillet har 0 til {last}",
    "game.only_course": "den eneste varianten av et spill kan ikke slettes",
    "game.course_name": "et navn er én linje på høyst {most} tegn",
    "game.bad_bot": "{name} valgte «{choice}», som ikke er et lovlig trekk her",
    "game.no_bot": (
        "det finnes ingen robot «{name}» her{hint}; oppgi spillerne for å åpne dette spillet"
    ),
    "game.bot_settings": "roboten «{name}» tar ikke innstillingene {settings}",
}
