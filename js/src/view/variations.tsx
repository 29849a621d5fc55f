import type { JSX } from "preact";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { Icon } from "./drawings/icon.tsx";

/** Other courses of the game, each a click away. */
export function Variations({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, say, scene } = view;
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
            <Button
              name="variation"
              look="link"
              data={variation}
              onDo={() => controller.act({ do: "switch", variation })}
            >
              {words}
            </Button>
          </li>
        ))}
      </ul>
      {scene.more ? <p>{scene.more}</p> : null}
    </section>
  );
}
