import type { JSX } from "preact";
import { SPEEDS, type StepBy } from "../state/controller.ts";
import type { Shown } from "./boardview.ts";
import { Action } from "./button.tsx";
import { Icon } from "./drawings.tsx";

/** Stepping through what has been played. */
export function Controls({ shown }: { shown: Shown }): JSX.Element {
  const { desk, say, scene } = shown;
  const ply = desk.target;
  const first = ply === 0;
  const last = ply >= scene.plies;
  const stuck = !desk.further;
  return (
    <section class="sqw-controls" aria-label={say("ui.stepping")}>
      <div class="sqw-steps">
        <Action name="start" label={say("ui.start")} off={first} onDo={() => desk.step("start")}>
          <Icon name="start" />
        </Action>
        <Action name="back" label={say("ui.back")} off={first} onDo={() => desk.step("back")}>
          <Icon name="back" />
        </Action>
        <Action
          name="play-pause"
          label={say(desk.playing ? "ui.pause" : "ui.play")}
          off={scene.plies === 0 && stuck}
          onDo={() => desk.togglePlay()}
        >
          <Icon name={desk.playing ? "pause" : "play"} />
        </Action>
        <Action
          name="forward"
          label={say("ui.forward")}
          off={stuck}
          onDo={() => desk.step("forward")}
        >
          <Icon name="forward" />
        </Action>
        <Action name="end" label={say("ui.end")} off={last} onDo={() => desk.step("end")}>
          <Icon name="end" />
        </Action>
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
          aria-valuetext={say("ui.slider.at", { ply, plies: scene.plies })}
          style={{ "--sqw-part": scene.plies ? ply / scene.plies : 0 }}
          onInput={(event) => desk.go(event.currentTarget.valueAsNumber)}
        />
        <output class="sqw-at" aria-hidden="true">
          {ply} / {scene.plies}
        </output>
      </div>
      <div class="sqw-pace">
        <label>
          <span aria-hidden="true">{say("ui.step-by")}</span>
          <select
            data-action="step-by"
            aria-label={say("ui.step-by")}
            title={say("ui.step-by")}
            value={desk.stepBy}
            onChange={(event) => desk.setStepBy(event.currentTarget.value as StepBy)}
          >
            <option value="event">{say("ui.step-by.event")}</option>
            <option value="turn">{say("ui.step-by.turn")}</option>
          </select>
        </label>
        <label>
          <span aria-hidden="true">{say("ui.speed")}</span>
          <select
            data-action="speed"
            aria-label={say("ui.speed")}
            title={say("ui.speed")}
            value={String(desk.speed)}
            onChange={(event) => desk.setSpeed(Number(event.currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {say("ui.speed.times", { n: speed === 0.5 ? "½" : speed })}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
