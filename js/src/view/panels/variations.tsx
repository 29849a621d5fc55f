import type { JSX } from "preact";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";

/** Other courses of the game, each a click away. */
export function Variations({ view }: { view: BoardView }): JSX.Element {
  const { controller, scene } = view;
  return (
    <div class="sqw-variations">
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
    </div>
  );
}
