import { render as draw } from "preact";
import { Desk } from "./state/controller.ts";
import { drawn, listen, type Model } from "./state/model.ts";
import { speaker } from "./state/words.ts";
import { App } from "./view/app.tsx";

interface Place {
  model: Model;
  el: HTMLElement;
  signal: AbortSignal;
}

function render({ model, el, signal }: Place): void {
  const prefix = `sqw-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}-`;
  const redraw = (): void => {
    const traits = drawn(model);
    desk.show(traits.scene);
    draw(<App shown={{ ...traits, say: speaker(traits.words), desk, prefix }} />, el);
  };
  // Traits that change together are drawn together, in the same frame.
  let awaited = false;
  const later = (): void => {
    if (!awaited) {
      awaited = true;
      queueMicrotask(() => {
        awaited = false;
        if (!signal.aborted) {
          redraw();
        }
      });
    }
  };
  const desk = new Desk(model, signal, later);
  listen(model, signal, later, (answer) => desk.answered(answer));
  signal.addEventListener("abort", () => draw(null, el));
  redraw();
}

export default { render };
