import type { JSX } from "preact";
import type { BoardView } from "./boardview.ts";

export function Deck({ view: { say, scene } }: { view: BoardView }): JSX.Element {
  const label = say("ui.deck.label", { n: scene.deck });
  return (
    <div class="sqw-deck" role="img" aria-label={label} title={label}>
      <span class="sqw-back" data-empty={scene.deck === 0 || undefined}>
        <b>{scene.deck}</b>
      </span>
      <span class="sqw-name">{say("ui.deck")}</span>
    </div>
  );
}
