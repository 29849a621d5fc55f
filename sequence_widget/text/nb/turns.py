"""Det brettet sier på norsk om en tur: hva som kan gjøres og hvorfor, og hva kortene gjør."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    # terninger
    "turn.place": "{total}: Legg en sjetong på et ledig felt med {total}.",
    "turn.place_again": (
        "{total}: Legg en sjetong på et ledig felt med {total}, og kast en gang til."
    ),
    "turn.wild": "{total}: Legg en sjetong på et hvilket som helst ledig felt.",
    "turn.wild_again": (
        "{total}: Legg en sjetong på et hvilket som helst ledig felt, og kast en gang til."
    ),
    "turn.full": "Alle felter med {total} er opptatt: Bytt ut en sjetong fra {who}.",
    "turn.full_there": "Alle felter med {total} er opptatt: Bytt ut en sjetong der fra {who}.",
    "turn.full_board": "{total}, og brettet er fullt: Bytt ut en sjetong fra {who}.",
    "turn.remove": "{total}: Fjern en sjetong fra {who}.",
    "turn.none_to_take": "{total}: Det er ingen sjetong å fjerne.",
    "turn.no_chips_left": "{total}: Du har ingen sjetonger igjen.",
    "turn.no_space": "{total}: Ingen felter viser dette tallet.",
    "turn.all_own": "{total}: Alle de feltene er dine fra før.",
    # kort
    "turn.card": "Velg et kort og så et felt.",
    "turn.dead": (
        "Kortet {cards} er dødt: Bytt det først.",
        "{n} døde kort, {cards}: Bytt ett av dem først.",
    ),
    "turn.dead_may": (
        "Spill et kort, eller bytt det døde kortet {cards}.",
        "Spill et kort, eller bytt et dødt kort: {cards}.",
    ),
    "turn.dragons_only": "Du har ingen sjetonger igjen: Bare en drage kan spilles.",
    "turn.swap_any": "Ingen kort kan spilles: Bytt et av dem.",
    "turn.pass": "Ingenting kan spilles eller byttes.",
    "turn.one_wins": "Én sjetong vinner: {wins}.",
    "turn.none_wins": "Ingen vinner med én sjetong nå.",
    "turn.win": "{who} på {cells}",
    # hva et kort gjør nå
    "does.animal": "{card}: legger en sjetong på {cells}.",
    "does.unicorn": "{card}: legger en sjetong på et hvilket som helst ledig felt.",
    "does.dragon": "{card}: fjerner en sjetong fra {who}.",
    "does.dead": "{card}: et dødt kort, for feltene er opptatt.",
    "does.full": "{card}: ingen felter er ledige.",
    "does.no_chip": "{card}: ingen andre har en sjetong på brettet.",
    "does.no_chips_left": "{card}: Du har ingen sjetonger igjen.",
}
