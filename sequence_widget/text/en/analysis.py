"""The English sentences about luck and skill: what each event of a game changed."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "analysis.cost_below_zero": (
        "Below zero: in fresh games the move that had looked best did no better than the one"
        " played. The difference is within what chance allows."
    ),
    "analysis.points": ("{points} point", "{points} points"),
    "analysis.interval": "(95%: {low} to {high})",
    "analysis.title": "chance of winning",
    "analysis.plies": "ply",
    "analysis.column.side": "side",
    "analysis.column.luck": "luck",
    "analysis.column.skill": "own moves",
    "analysis.column.others": "the others' moves",
    "analysis.row": (
        "{who}: luck {luck}; own moves {skill}; the others' moves {others}; in all {all}"
    ),
    "analysis.exact": "these are proven",
    "analysis.from": "from each position {games} games were played on",
    "analysis.chances": (
        "The chances are those of winning if everybody goes on from there in the same way; {how}."
    ),
    "analysis.chances.open": (
        "The chances are those of winning with all cards face up, if everybody goes on from there"
        " in the same way; {how}."
    ),
    "analysis.luck": (
        "Luck is how much all rolls and draws changed the chances. Over many games its mean"
        " comes close to zero, however well somebody plays, but its sum may stray far from"
        " zero."
    ),
    "analysis.skill": (
        "A player's own moves count by how much better or worse they were than the moves that the"
        " chances assume."
    ),
    "analysis.hidden": (
        "The chances are worked out with all cards face up, and the players do not see them, so"
        " own moves include some luck with hidden cards too."
    ),
    "analysis.sums": (
        "Every move is counted by itself, so in a long game of weak moves the sums may pass 100"
        " points: what one bad move throws away, the next one can throw away again."
    ),
    "analysis.cut_short": "It was cut short, so fewer games were played on than asked for.",
    "analysis.at": "ply {ply}: {what}",
    "analysis.swing.gave": ("{what} gave {who} {n} point", "{what} gave {who} {n} points"),
    "analysis.swing.cost": ("{what} cost {who} {n} point", "{what} cost {who} {n} points"),
    "analysis.swing.none": "{what} changed next to nothing",
    "analysis.roll": "the roll of {total}",
    "analysis.draw": "the draw of {card}",
    "analysis.move": "the move {move}",
    "analysis.mistake": (
        "Ply {ply}: {who} played {move}, {n} point behind the best move. What would be better?",
        "Ply {ply}: {who} played {move}, {n} points behind the best move. What would be better?",
    ),
    "analysis.better": "{better} would have won {best} of the games, {move} won {share}.",
    "analysis.better.none": "{move}: no better move was found.",
    "analysis.no_mistakes": "No move was found by which {who} gave away much.",
    "analysis.try.same": "That is the move that was played.",
    "analysis.try.found": "{move}: yes, no better move was found.",
    "analysis.try.better": "{move} is better than what was played, but not the best yet.",
    "analysis.try.no_better": "{move} is not clearly better than what was played. Try again.",
    "analysis.no_move": "what led to ply {ply} was luck, and luck gives nothing away",
    "analysis.no_events": "nothing has been played yet, so there is nothing to analyse",
}
