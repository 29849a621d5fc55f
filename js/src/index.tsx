import { render as draw } from "preact";
import { Controller } from "./state/controller.ts";
import { drawnTraits, listen, type Model } from "./state/model.ts";
import { type Place, rendering } from "./state/place.ts";
import { SceneReader } from "./state/scenereader.ts";
import { lookUp } from "./state/words.ts";
import { App } from "./view/app.tsx";
import { followBackground } from "./view/background.ts";

/** Show a board as soon as its state is there: of many made at once, some are shown before. */
function begin(place: Place<Model>): void {
  const { model, el, signal } = place;
  followBackground(el, signal);
  const look = (): void => {
    if (!signal.aborted && model.get("scene").happened) {
      model.off("change:scene", look);
      show(place);
    }
  };
  model.on("change:scene", look);
  look();
}

function show({ model, el, signal }: Place<Model>): void {
  const prefix = `sqw-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}-`;
  const redraw = (): void => {
    const traits = drawnTraits(model, scenes.read());
    controller.follow(traits.scene);
    const say = lookUp({ ...traits.words, ...traits.question.asked?.words });
    draw(<App given={{ ...traits, say, controller, prefix }} />, el);
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
          // Laid out now, and not when the next frame begins: until then there is time for it.
          el.getBoundingClientRect();
        }
      });
    }
  };
  const scenes = new SceneReader(model);
  const controller = new Controller(model, scenes.read(), signal, later);
  listen(model, signal, later, (answer) => controller.answered(answer));
  signal.addEventListener("abort", () => draw(null, el));
  redraw();
}

export default { render: rendering(begin) };
