"""De norske setningene som forteller reglene i en utgave."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "edition.kids": "Sequence for Kids",
    "edition.kids-2025": "Sequence for Kids, utgaven fra 2025",
    "edition.kids-nb": "Sequence for Kids, norsk utgave",
    "edition.dice": "Sequence Dice",
    "edition.mini-dice": "Sequence Dice, lite brett",
    "edition.mini-kids": "Sequence for Kids, lite brett",
    "explain.edition": "{edition}.",
    "explain.changed": "{edition}, med endrede regler.",
    # hvem som spiller, og om hva
    "explain.players": "For {counts} spillere.",
    "explain.alone": (
        "Alle spiller for seg selv og har én sjetong hver.",
        "Alle spiller for seg selv og har {n} sjetonger i hver sin farge.",
    ),
    "explain.sides": ("Hvert lag har én sjetong.", "Hvert lag har {n} sjetonger i én farge."),
    "explain.partners": (
        "Fire spiller som to lag: den første og den tredje mot den andre og den fjerde. De som er"
        " på lag, deler sjetongene."
    ),
    "explain.goal": (
        "Den som først får en sjetong på brettet, har vunnet.",
        "Den som først får {n} på rad, har vunnet: bortover, nedover eller på skrå.",
    ),
    "explain.longer": "En lengre rekke vinner også.",
    "explain.goals": (
        "Den som først får en full rekke, har vunnet, bortover, nedover eller på skrå: {most} på"
        " rad når to lag spiller, {least} når det er tre."
    ),
    "explain.free": (
        "Det åpne feltet teller som en sjetong for alle, og ingen legger noe der.",
        "De {n} åpne feltene teller som sjetonger for alle, og ingen legger noe der.",
    ),
    # kort
    "explain.board": (
        "Brettet har {n} bilde.",
        "Brettet har {n} bilder av {animals} dyr.",
    ),
    "explain.deck": (
        "Stokken er ett kort: {kinds}.",
        "Stokken har {n} kort: {kinds}.",
    ),
    "explain.each": "{number} av hvert dyr",
    "explain.other": "{number} av hvert av de andre dyrene",
    "explain.kind": "{number} {kind}",
    "explain.no_kind": "ingen {kind}",
    "explain.hand": ("Alle får ett kort hver.", "Alle får {n} kort hver."),
    "explain.turn": (
        "Når det er din tur, legger du ett kort åpent i din egen bunke, gjør det kortet sier, og"
        " trekker et nytt."
    ),
    "explain.animal": "Et dyr: Legg en sjetong på et ledig felt med dette dyret.",
    "explain.unicorn": "En enhjørning: Legg en sjetong på et hvilket som helst ledig felt.",
    "explain.dragon": "En drage: Fjern en sjetong fra en motstander, men legg ingen selv.",
    "explain.dead": "Et dyr uten ledige felter er et dødt kort.",
    "explain.dead.must": "Det må byttes mot et nytt kort før du kan spille.",
    "explain.dead.may": "Du kan bytte det mot et nytt kort før du spiller.",
    "explain.swap_any": "Kan ingenting spilles, kan du bytte et hvilket som helst kort.",
    "explain.swaps": ("Du kan bytte én gang i hver tur.", "Du kan bytte {n} ganger i hver tur."),
    "explain.no_swaps": "Kort byttes aldri, heller ikke døde.",
    "explain.pass": "Den som ikke kan gjøre noe, står over og trekker ikke kort.",
    "explain.no_chips": "Har du ingen sjetonger igjen, kan du ikke spille noe.",
    "explain.no_chips_dragon": "Har du ingen sjetonger igjen, kan du bare spille drager.",
    "explain.reshuffle": (
        "Når det siste kortet er trukket, blir alle bunkene stokket til en ny kortstokk."
    ),
    "explain.draw": (
        "Det blir uavgjort når ingen kort kan spilles lenger, eller når alle har stått over og"
        " ingen kan bytte."
    ),
    "explain.draw_cards": (
        "Det er også uavgjort når {n} kort er spilt uten at noen har vunnet.",
        "Det er også uavgjort når {n} kort er spilt uten at noen har vunnet.",
    ),
    "explain.dealer-left": (
        "Etter de trykte reglene begynner den som sitter til venstre for den som deler ut. Her er"
        " det den som er nevnt først, hvis ikke noen annen er valgt."
    ),
    "explain.youngest": (
        "Etter de trykte reglene begynner den yngste. Her er det den som er nevnt først, hvis ikke"
        " noen annen er valgt."
    ),
    # terninger
    "explain.numbers": "Brettet har {groups}.",
    "explain.group": ("ett felt med {numbers}", "{n} felter med {numbers}"),
    "explain.group_each": (
        "ett felt med hvert av tallene {numbers}",
        "{n} felter med hvert av tallene {numbers}",
    ),
    "explain.roll-off": (
        "Alle kaster om hvem som begynner, og det høyeste kastet avgjør. De som står likt, kaster"
        " igjen."
    ),
    "explain.roll": "En tur er et kast med {dice}, og summen avgjør:",
    "explain.roll_one": "En tur er et kast med én terning med {faces} sider, som avgjør:",
    "explain.dice": ("én terning med {faces} sider", "{n} terninger med {faces} sider hver"),
    "explain.mixed_dice": "terninger med {faces} sider",
    "explain.place": "{sums}: Legg en sjetong på et ledig felt med tallet.",
    "explain.capture.anywhere": (
        "Er ingen ledige, og en motstander har minst ett av feltene, bytter du ut en sjetong"
        " fra en motstander hvor som helst på brettet med din egen."
    ),
    "explain.capture.number": (
        "Er ingen ledige, og en motstander har minst ett av feltene, bytter du ut en sjetong fra en"
        " motstander på et av dem med din egen."
    ),
    "explain.all_own": "Er alle dine egne, går turen videre.",
    "explain.remove": (
        "{sums}: Fjern en sjetong fra en motstander. Er det ingen å fjerne, går turen videre."
    ),
    "explain.remove_sparing": (
        "{sums}: Fjern en sjetong fra en motstander, men ikke fra {spared}. Er det ingen å fjerne,"
        " går turen videre."
    ),
    "explain.wild": (
        "{sums}: Legg en sjetong på et hvilket som helst ledig felt. Er brettet fullt, bytter du ut"
        " en sjetong fra en motstander."
    ),
    "explain.nothing": "{sums}: Ingenting; turen går videre.",
    "explain.again.place": (
        "Har du lagt en sjetong på et ledig felt etter {sums}, kaster du en gang til."
    ),
    "explain.again.chip": (
        "Har du lagt en sjetong etter {sums}, på et ledig felt eller i stedet for en annen, kaster"
        " du en gang til."
    ),
    "explain.again.always": "Etter {sums} kaster du en gang til, uansett hva du gjorde.",
    "explain.used_up": "Et lag uten sjetonger igjen legger ingen, og turen går videre.",
    "explain.used_up_remove": (
        "Et lag uten sjetonger igjen legger ingen, og turen går videre; med {sums} fjerner det"
        " likevel en."
    ),
    "explain.draw_rolls": (
        "Etter {n} kast uten at noen har vunnet, er det uavgjort.",
        "Etter {n} kast uten at noen har vunnet, er det uavgjort.",
    ),
}
