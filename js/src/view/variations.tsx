import type { JSX } from "preact";
import type { Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { Icon } from "./drawings.tsx";

/** Other courses of the game, each a click away. */
export function Variations({ shown }: { shown: Shown }): JSX.Element | null {
  const { desk, say, scene } = shown;
  if (scene.variations.length === 0) {
    return null;
  }
  return (
    <section class="sqw-variations" aria-label={say("ui.variations")}>
      <h3>
        <Icon name="branch" />
        {say("ui.variations")}
      </h3>
      <ul>
        {scene.variations.map((words, variation) => (
          <li key={variation}>
            <Action
              name="variation"
              look="link"
              data={variation}
              onDo={() => desk.act({ do: "switch", variation })}
            >
              {words}
            </Action>
          </li>
        ))}
      </ul>
      {scene.more ? <p>{scene.more}</p> : null}
    </section>
  );
}
