import type { JSX } from "preact";
import type { BoardView } from "./boardview.ts";
import { Code } from "./code.tsx";

/** What stripes, numbers and the figures of an overlay mean. */
export function Legend({ view }: { view: BoardView }): JSX.Element | null {
  const { board, overlay, say, scene } = view;
  const figure = Object.values(scene.figures)[0];
  const example = figure ?? (overlay === "threats" ? { threat: true, text: "!" } : undefined);
  const striped = board.spaces.some((space) => space.protected);
  const meaning = scene.legend;
  if (!(meaning || striped || board.legend.length > 0)) {
    return null;
  }
  return (
    <ul class="sqw-legend">
      {meaning ? (
        <li>
          {example ? <b data-threat={example.threat}>{example.text}</b> : null}
          {meaning}
          <Code view={view} of="over" lines={view.code} />
        </li>
      ) : null}
      {striped ? (
        <li>
          <span aria-hidden="true" />
          {say("ui.legend.protected")}
        </li>
      ) : null}
      {board.legend.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
