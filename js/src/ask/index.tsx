import { render as draw } from "preact";
import type { Guess, Read } from "../questions.ts";
import { type Place, rendering } from "../state/place.ts";
import { SilenceWatch } from "../state/silencewatch.ts";
import { lookUp } from "../state/words.ts";
import { followBackground } from "../view/background.ts";
import type { Model, Reply } from "./contract.ts";
import { QuestionBox } from "./questionbox.tsx";

function show({ model, el, signal }: Place<Model>): void {
  followBackground(el, signal);
  // Ids of two views must not meet, so each view counts from a place of its own.
  let last = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const prefix = `sqw-ask-${last.toString(36)}`;
  let waiting: number | null = null;
  let refused = "";
  /** What is being read, and who is told. */
  let reading: [number | null, (words: string) => void] = [null, () => undefined];

  const redraw = (): void => {
    if (!signal.aborted) {
      const asked = model.get("asked");
      const said = { refused, silent: watch.silent, busy: waiting !== null && !watch.silent };
      draw(
        <QuestionBox
          asked={asked}
          shown={model.get("shown")}
          say={lookUp(asked.words)}
          prefix={prefix}
          wish={wish}
          read={read}
          {...said}
        />,
        el,
      );
    }
  };
  const watch = new SilenceWatch(signal, redraw);

  const wish = (wanted: Guess): void => {
    last += 1;
    waiting = last;
    refused = "";
    watch.asked();
    try {
      model.send({ ...wanted, id: last });
    } catch {
      watch.lost(); // Jupyter throws when the kernel is known to be dead
    }
    redraw();
  };
  const read: Read = (text, told) => {
    last += 1;
    reading = [last, told];
    try {
      model.send({ do: "read", text, id: last });
    } catch {
      watch.lost();
    }
  };
  const heard = (reply: Reply): void => {
    if (reply.id === reading[0]) {
      reading[1](reply.read ?? "");
    }
    if (reply.id === waiting) {
      waiting = null;
      refused = reply.refused ?? "";
      watch.heard();
      redraw();
    }
  };

  for (const trait of ["asked", "shown"]) {
    model.on(`change:${trait}`, redraw);
  }
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => {
    for (const trait of ["asked", "shown"]) {
      model.off(`change:${trait}`, redraw);
    }
    model.off("msg:custom", heard);
    draw(null, el);
  });
  redraw();
}

export default { render: rendering(show) };
