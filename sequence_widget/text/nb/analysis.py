"""De norske setningene (bokmål) om flaks og dyktighet: hva hver hendelse i et spill endret."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "analysis.cost_below_zero": (
        "Under null: I nye spill var trekket som hadde sett best ut, ikke bedre enn det som ble"
        " spilt. Forskjellen er ikke større enn tilfeldighetene tilsier."
    ),
    "analysis.points": ("{points} prosentpoeng", "{points} prosentpoeng"),
    "analysis.interval": "(95\u00a0%: {low} til {high})",
    "analysis.title": "sjanse for å vinne",
    "analysis.plies": "hendelse nummer",
    "analysis.column.side": "side",
    "analysis.column.luck": "flaks",
    "analysis.column.skill": "egne trekk",
    "analysis.column.others": "de andres trekk",
    "analysis.row": (
        "{who}: flaks {luck}; egne trekk {skill}; de andres trekk {others}; til sammen {all}"
    ),
    "analysis.exact": "sjansene er bevist",
    "analysis.from": "fra hver stilling er det spilt {games} spill videre",
    "analysis.chances": (
        "Sjansen for å vinne er regnet ut fra at alle spiller videre på samme måte; {how}."
    ),
    "analysis.chances.open": (
        "Sjansen for å vinne er regnet ut fra at alle kort ligger åpent og alle spiller videre på"
        " samme måte; {how}."
    ),
    "analysis.luck": (
        "Flaks er det alle kast og trekninger endret. Over mange spill nærmer gjennomsnittet seg"
        " null, uansett hvor godt noen spiller; summen kan likevel komme langt unna."
    ),
    "analysis.skill": (
        "Egne trekk teller etter hvor mye bedre eller dårligere de var enn trekkene sjansene regner"
        " med."
    ),
    "analysis.hidden": (
        "Sjansene er regnet ut med alle kort synlige; spillerne ser dem ikke, så det ligger også"
        " litt flaks med skjulte kort i egne trekk."
    ),
    "analysis.sums": (
        "Hvert trekk telles for seg, så i et langt spill med svake trekk kan summene bli større enn"
        " 100 prosentpoeng: Det ett dårlig trekk kaster bort, kan det neste kaste bort igjen."
    ),
    "analysis.cut_short": "Det ble avbrutt, så det er spilt færre spill videre enn bestilt.",
    "analysis.at": "hendelse {ply}: {what}",
    "analysis.swing.gave": (
        "{what} ga {who} {n} prosentpoeng",
        "{what} ga {who} {n} prosentpoeng",
    ),
    "analysis.swing.cost": (
        "{what} kostet {who} {n} prosentpoeng",
        "{what} kostet {who} {n} prosentpoeng",
    ),
    "analysis.swing.none": "{what} endret nesten ingenting",
    "analysis.roll": "kastet på {total}",
    "analysis.draw": "trekningen av {card}",
    "analysis.move": "trekket {move}",
    "analysis.mistake": (
        "Hendelse {ply}: {who} spilte «{move}», {n} prosentpoeng bak det beste. Hva er bedre?",
        "Hendelse {ply}: {who} spilte «{move}», {n} prosentpoeng bak det beste. Hva er bedre?",
    ),
    "analysis.better": "{better} ville ha vunnet {best} av spillene, {move} vant {share}.",
    "analysis.better.none": "{move}: Vi fant ikke noe bedre trekk.",
    "analysis.no_mistakes": "Vi fant ingen trekk der {who} ga bort mye.",
    "analysis.try.same": "Det er trekket som ble spilt.",
    "analysis.try.found": "{move}: Ja, vi fant ikke noe bedre trekk.",
    "analysis.try.better": "{move} er bedre enn det som ble spilt, men ikke best ennå.",
    "analysis.try.no_better": "{move} er ikke klart bedre enn det som ble spilt. Prøv igjen.",
    "analysis.no_move": (
        "det som førte til hendelse {ply}, var tilfeldig, og da ble ingenting gitt bort"
    ),
    "analysis.no_events": "ingenting er spilt ennå, så det er ingenting å analysere",
}
