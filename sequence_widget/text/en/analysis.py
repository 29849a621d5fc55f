"""The English sentences about luck and skill: what each event of a game changed."""

from collections.abc import Mapping

SENTENCES: Mapping[str, str | tuple[str, ...]] = {
    "analysis.points": ("{points} point", "{points} points"),
    "analysis.interval": "(95 %: {low} to {high})",
    "analysis.title": "chance to win",
    "analysis.plies": "ply",
    "analysis.column.side": "side",
    "analysis.column.luck": "luck",
    "analysis.column.skill": "own moves",
    "analysis.column.others": "the others' moves",
    "analysis.row": (
        "{who}: luck {luck}; own moves {skill}; the others' moves {others}; in all {all}"
    ),
    "analysis.exact": "these are proven",
    "analysis.from": "each position was played on {games} times",
    "analysis.chances": (
        "The chances are those to win if everybody goes on from there in the same way; {how}."
    ),
    "analysis.chances.open": (
        "The chances are those to win with all cards open, if everybody goes on from there in the"
        " same way; {how}."
    ),
    "analysis.luck": (
        "Luck is what all dice and draws changed: over many games it adds up to nothing, whoever"
        " plays."
    ),
    "analysis.skill": (
        "Own moves count by how much better or worse they were than the moves the chances reckon"
        " with."
    ),
    "analysis.hidden": (
        "The chances know all cards and the players do not, so there is some luck of hidden cards"
        " in own moves too."
    ),
    "analysis.sums": (
        "Every move is counted anew, so in a long game of weak moves the sums may pass 100 points:"
        " what one bad move throws away, the next one can throw away again."
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
        "Ply {ply}: {who} played {move}, which gave away {n} point. What would be better?",
        "Ply {ply}: {who} played {move}, which gave away {n} points. What would be better?",
    ),
    "analysis.better": "{better} would have won {best} of the games, {move} won {share}.",
    "analysis.better.none": "{move}: no move is known to have been better.",
    "analysis.no_mistakes": "No move of {who} is known to have given away much.",
    "analysis.try.same": "That is the move that was played.",
    "analysis.try.found": "{move}: yes, no move is known to be better.",
    "analysis.try.better": "{move} is better than what was played, but not the best yet.",
    "analysis.try.no_better": "{move} is not clearly better than what was played. Try again.",
    "analysis.no_move": "what led to ply {ply} was luck, and luck gives nothing away",
    "analysis.no_events": "nothing has been played yet, so there is nothing to tell of",
}
