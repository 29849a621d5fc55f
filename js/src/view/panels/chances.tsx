import type { JSX } from "preact";
import type { Chances as ChancesTrait } from "../../contract.ts";
import { sideSeat } from "../../state/seats.ts";
import type { BoardView } from "../boardview.ts";
import { Code } from "../code.tsx";
import { Chip } from "../drawings/chip.tsx";
import { claim } from "../keyboard.ts";
import { sideNames } from "../names.ts";
import { Review } from "./review.tsx";

/** Of the drawing: how wide it is reckoned, and how high, as the chances are in thousandths. */
const WIDE = 1000;

/** How likely each side is to win: a bar for each now, and a line for each over the game. */
export function Chances({ view }: { view: BoardView }): JSX.Element | null {
  const { chances, controller, say, scene, seats } = view;
  if (!isHere(chances)) {
    return null;
  }
  const { first } = chances;
  // Where a mistake is tried again, what moves cost would give the answer away.
  const largest = view.mistakes.mistake ? [] : chances.largest;
  return (
    <div class="sqw-chances" role="group" aria-label={chances.title}>
      <h3>{chances.title}</h3>
      {chances.sides.map(({ seat, text }, side) => {
        const owner = seats[seat];
        const [chance = 0, low = 0, high = 0] = chances.lines[side]?.[scene.ply - first] ?? [];
        return (
          <p class="sqw-bar" key={seat} data-colour={owner?.colour}>
            {owner ? <Chip seat={owner} /> : null}
            <span class="sqw-unseen">{sideNames(view, side)}</span>
            <span class="sqw-track">
              <i style={{ inlineSize: percent(chance) }} />
              {high > low ? (
                <i
                  data-band={true}
                  style={{ insetInlineStart: percent(low), inlineSize: percent(high - low) }}
                />
              ) : null}
            </span>
            <b>{text}</b>
          </p>
        );
      })}
      <Lines view={view} chances={chances} />
      <p>{chances.how}</p>
      <Code view={view} of="chances" lines={chances.code} />
      <Review view={view} chances={chances} />
      {largest.length > 0 ? <h3>{say("ui.chances.swings")}</h3> : null}
      <ul>
        {largest.map(({ ply, say: said }) => (
          <li key={ply}>
            <button
              type="button"
              data-swing={ply}
              aria-current={ply === scene.ply ? "step" : undefined}
              onClick={() => controller.stepping.go(ply)}
            >
              {said}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether what was asked for has come. */
function isHere(chances: Partial<ChancesTrait>): chances is ChancesTrait {
  return chances.sides !== undefined;
}

/** Give a length for thousandths. */
function percent(thousandths: number): string {
  return `${thousandths / 10}%`;
}

const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The lines over the game: a click, or an arrow key, leads to a ply. */
function Lines({ view, chances }: { view: BoardView; chances: ChancesTrait }): JSX.Element {
  const { controller, say, scene, seats } = view;
  const { first, lines } = chances;
  const plies = lines[0]?.length ?? 0;
  const last = Math.max(1, plies - 1);
  const across = (ply: number): number => (WIDE * ply) / last;
  const go = (to: number): void =>
    controller.stepping.go(first + Math.min(Math.max(Math.round(to), 0), plies - 1));
  const at = controller.stepping.target - first;
  const turn = controller.moveLog.entryAt(first + at, scene);
  const told = lines
    .map((line, side) => {
      const number = Math.round((line[at]?.[0] ?? 0) / 10);
      return `${sideNames(view, side)} ${say("number.percent", { number })}`;
    })
    .join(", ");
  return (
    <div
      class="sqw-lines"
      role="slider"
      tabIndex={0}
      data-action="chances-line"
      aria-label={say("ui.chances.line")}
      aria-valuemin={first}
      aria-valuemax={first + plies - 1}
      aria-valuenow={scene.ply}
      aria-valuetext={`${turn}: ${told}`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        go((last * (event.clientX - box.left)) / box.width);
      }}
      onKeyDown={(event) => {
        const step = KEYS[event.key];
        if (step && claim(event)) {
          go(at + step);
        }
      }}
    >
      <svg viewBox={`0 0 ${WIDE} ${WIDE}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map((line, side) => (
          <g key={side} data-colour={sideSeat(seats, side)?.colour} data-side={side}>
            {stretches(line).map((known) => (
              <g key={known[0]?.at}>
                <path
                  data-band={true}
                  d={`M${[...edge(known, across, 1), ...edge(known, across, 2).reverse()].join("L")}Z`}
                />
                <path d={`M${edge(known, across, 0).join("L")}h.1`} />
              </g>
            ))}
          </g>
        ))}
        <path d={`M${across(at)} 0v${WIDE}`} />
      </svg>
      {[100, 50, 0].map((number) => (
        <span key={number}>{say("number.percent", { number })}</span>
      ))}
    </div>
  );
}

interface Point {
  at: number;
  ends: number[];
}

/** The parts of a line that are known. */
function stretches(line: (number[] | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const [at, ends] of line.entries()) {
    if (ends) {
      found.at(-1)?.push({ at, ends });
    } else {
      found.push([]);
    }
  }
  return found.filter((known) => known.length > 0);
}

/** The line itself, or an edge of its band, as points of a path. */
function edge(known: Point[], across: (at: number) => number, which: number): string[] {
  return known.map(({ at, ends }) => `${across(at)} ${WIDE - (ends[which] ?? 0)}`);
}

/** What the event that led to a ply changed for who had the turn, while that is looked at. */
export function swingAt({ chances, panels }: BoardView, ply: number): number | null {
  return panels.includes("chances") ? (chances.swings?.[ply - (chances.first ?? 0)] ?? null) : null;
}

const SIGNS = ["−", "", "+"];

/** A swing beside its event. */
export function Swing({
  view,
  points,
  said,
}: {
  view: BoardView;
  points: number;
  said: string;
}): JSX.Element {
  const change = `${SIGNS[Math.sign(points) + 1]}${Math.abs(points)}`;
  const words = view.say("ui.chances.points", { points: change });
  return (
    <span class="sqw-swing" title={`${said}: ${words}`}>
      <span aria-hidden="true">{change}</span>
      <span class="sqw-unseen">{words}</span>
    </span>
  );
}
