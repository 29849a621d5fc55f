import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { SPEEDS, type StepBy, type StepTo } from "../state/stepping.ts";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { Icon } from "./drawings/icon.tsx";

/** Stepping through what has been played. */
export function SteppingBar({ view }: { view: BoardView }): JSX.Element {
  const { controller, say, scene } = view;
  const { stepping } = controller;
  const ply = view.unfolds ? Math.min(stepping.target, scene.ply) : stepping.target;
  const turn = controller.moveLog.entryAt(ply, scene);
  const first = ply === 0;
  const last = ply >= scene.plies;
  const stuck = !stepping.further;
  const stepButton = (to: StepTo, label: string, off: boolean): JSX.Element => (
    <Button name={to} label={label} off={off} onDo={() => stepping.step(to)}>
      <Icon name={to} />
    </Button>
  );
  return (
    <section class="sqw-controls" aria-label={say("ui.stepping")}>
      <div class="sqw-steps">
        {stepButton("start", say("ui.start"), first)}
        {stepButton("back", say("ui.back"), first)}
        <Button
          name="play-pause"
          label={say(stepping.playing ? "ui.pause" : "ui.play")}
          off={scene.plies === 0 && stuck}
          onDo={() => stepping.togglePlay()}
        >
          <Icon name={stepping.playing ? "pause" : "play"} />
        </Button>
        {stepButton("forward", say("ui.forward"), stuck)}
        {stepButton("end", say("ui.end"), last)}
        {useMemo(
          () => (
            <Pace view={view} />
          ),
          [view.words, stepping.stepBy, stepping.speed],
        )}
      </div>
      <div class="sqw-sliding">
        <input
          type="range"
          class="sqw-slider"
          data-action="slider"
          min={0}
          max={scene.plies}
          value={ply}
          aria-label={say("ui.slider")}
          aria-valuetext={say("ui.slider.at", { turn, turns: scene.entries })}
          style={{ "--sqw-part": scene.plies ? ply / scene.plies : 0 }}
          onInput={(event) => stepping.go(event.currentTarget.valueAsNumber)}
        />
        <output class="sqw-at" aria-hidden="true">
          {turn} / {scene.entries}
        </output>
      </div>
    </section>
  );
}

/** How to step and how fast, in a little window of its own. */
function Pace({ view }: { view: BoardView }): JSX.Element {
  const { controller, say } = view;
  const { stepping } = controller;
  return (
    <details class="sqw-more">
      <summary
        class="sqw-button"
        data-action="pace"
        aria-label={say("ui.pace")}
        title={say("ui.pace")}
      >
        <Icon name="more" />
      </summary>
      <div class="sqw-pace">
        <label>
          {say("ui.step-by")}
          <select
            data-action="step-by"
            value={stepping.stepBy}
            onChange={(event) => stepping.setStepBy(event.currentTarget.value as StepBy)}
          >
            <option value="event">{say("ui.step-by.event")}</option>
            <option value="turn">{say("ui.step-by.turn")}</option>
          </select>
        </label>
        <label>
          {say("ui.speed")}
          <select
            data-action="speed"
            value={String(stepping.speed)}
            onChange={(event) => stepping.setSpeed(Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {say("ui.speed.times", { n: speed === 0.5 ? "½" : speed })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}
