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
  const kinds = Object.keys(view.drawings);
  if (kinds.length === 0) {
    return null;
  }
  return (
    <svg class="sqw-symbols" width="0" height="0" aria-hidden="true">
      {kinds.map((kind) => (
        <symbol
          key={kind}
          id={`${view.prefix}${kind}`}
          viewBox="0 0 32 32"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
          dangerouslySetInnerHTML={{ __html: view.drawings[kind] ?? "" }}
        />
      ))}
    </svg>
  );
}

/** A card's drawing, or its word where there is none. */
export function CardPicture({ view, kind }: { view: BoardView; kind: string }): JSX.Element {
  if (!isDrawn(view, kind)) {
    const name = cardName(view, kind);
    return (
      <span class="sqw-word" style={{ "--sqw-letters": name.length }}>
        {name}
      </span>
    );
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
