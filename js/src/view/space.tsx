import type { JSX } from "preact";
import type { Space as SpaceData } from "../contract.ts";
import { cardName, FREE, type Shown, sideNames, sideSeat } from "./boardview.ts";
import { Chip, hue, Picture, Star } from "./drawings.tsx";

interface Properties {
  shown: Shown;
  space: SpaceData;
  /** What a click would do with it, for the card that is chosen or for any. */
  can: "place" | "take" | "replace" | null;
  lit: boolean;
  /** Whether the last move was made here. */
  last: boolean;
  roving: boolean;
  onPress: () => void;
}

const CAN = { place: "ui.space.place", take: "ui.space.take", replace: "ui.space.replace" };

/** What a screen reader says: "tiger, b1, open, you can play here". */
function spoken({ shown, space, can, last }: Properties): string {
  const { say, scene } = shown;
  const side = scene.chips[space.cell];
  const parts = [
    space.word === FREE ? say("ui.space.free") : cardName(shown, space.word),
    space.cell,
  ];
  if (side !== undefined) {
    const mark = sideSeat(shown, side)?.mark ?? "";
    parts.push(say("ui.space.chip", { name: sideNames(shown, side), mark }));
  } else if (space.word === FREE) {
    parts.push(say("ui.space.everyone"));
  } else {
    parts.push(say("ui.space.open"));
  }
  if (space.protected) {
    parts.push(say("ui.space.protected"));
  }
  if (scene.won.includes(space.cell)) {
    parts.push(say("ui.space.won"));
  } else if (last) {
    parts.push(say("ui.space.last"));
  }
  const figure = scene.figures[space.cell];
  if (figure?.say) {
    parts.push(figure.say);
  }
  if (can) {
    parts.push(say(CAN[can]));
  }
  return parts.join(", ");
}

export function Space(properties: Properties): JSX.Element {
  const { shown, space, can, lit, last, roving, onPress } = properties;
  const { board, scene } = shown;
  const side = scene.chips[space.cell];
  const seat = side === undefined ? undefined : sideSeat(shown, side);
  const figure = scene.figures[space.cell];
  return (
    <button
      type="button"
      class="sqw-space"
      data-cell={space.cell}
      data-free={space.word === FREE || undefined}
      data-chip={seat?.colour}
      data-can={can ?? undefined}
      data-lit={lit || undefined}
      data-last={last || undefined}
      data-won={scene.won.includes(space.cell) || undefined}
      data-protected={space.protected || undefined}
      style={{ "--sqw-hue": hue(space.word) }}
      tabIndex={roving ? 0 : -1}
      aria-label={spoken(properties)}
      aria-disabled={can === null || undefined}
      onClick={onPress}
    >
      {figure ? <span class="sqw-shade" style={{ "--sqw-level": figure.level }} /> : null}
      <Face shown={shown} word={space.word} game={board.game} />
      {seat ? (
        <span class="sqw-chip-place" key="chip">
          <Chip seat={seat} />
        </span>
      ) : null}
      {figure ? <b class="sqw-figure">{figure.text}</b> : null}
    </button>
  );
}

function Face({ shown, word, game }: { shown: Shown; word: string; game: string }): JSX.Element {
  if (word === FREE) {
    return <Star />;
  }
  if (game === "dice") {
    return <span class="sqw-number">{word}</span>;
  }
  return (
    <span class="sqw-face">
      <Picture shown={shown} kind={word} />
      <span class="sqw-name">{cardName(shown, word)}</span>
    </span>
  );
}
