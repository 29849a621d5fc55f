import type { JSX } from "preact";
import type { BoardView } from "../boardview.ts";
import { cardName } from "../names.ts";

/** The kinds of which there is a drawing in some game, put in by the build. */
declare const KINDS: string[];

/** Whether there is a drawing of a card: a game of one's own may have any animals. */
export function isDrawn({ drawings }: BoardView, kind: string): boolean {
  return Object.hasOwn(drawings, kind);
}

/** The drawings this game needs, once, for every <use> in this view. */
export function CardSymbols({ view }: { view: BoardView }): JSX.Element | null {
  const drawings = Object.entries(view.drawings);
  if (drawings.length === 0) {
    return null;
  }
  return (
    <svg class="sqw-symbols" width="0" height="0" aria-hidden="true">
      {drawings.map(([kind, __html]) => (
        <symbol
          key={kind}
          id={`${view.prefix}${kind}`}
          viewBox="0 0 32 32"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
          dangerouslySetInnerHTML={{ __html }}
        />
      ))}
    </svg>
  );
}

interface Properties {
  view: BoardView;
  kind: string;
  /** Where there is no room for a name, two letters stand for it. */
  short?: boolean;
}

/** A card's drawing, or its word where there is none. */
export function CardPicture({ view, kind, short }: Properties): JSX.Element {
  if (!isDrawn(view, kind)) {
    const name = cardName(view, kind);
    const word = short ? [...name].slice(0, 2).join("") : name;
    return <span class="sqw-word">{word}</span>;
  }
  return (
    <svg class="sqw-picture" viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${view.prefix}${kind}`} />
    </svg>
  );
}

/** A hue for each kind, so that the two spaces of an animal look related. */
export function hue(kind: string): number {
  const index = KINDS.indexOf(kind);
  return ((index < 0 ? kind.length * 3 + kind.charCodeAt(0) : index) * 137.5) % 360;
}
