import type { JSX } from "preact";
import type { BoardView } from "../boardview.ts";

/** What `sq.follow` says of the game, as Python wrote it. */
export function Said({ view: { said, say } }: { view: BoardView }): JSX.Element {
  return (
    <div
      class="sqw-below"
      role="group"
      aria-label={say("ui.said")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a cell's answer, like any of its output
      dangerouslySetInnerHTML={{ __html: said ?? "" }}
    />
  );
}
