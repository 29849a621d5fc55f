import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Happening } from "../../contract.ts";
import { afterLayout } from "../../motion/afterlayout.ts";
import { paragraph } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { CardPicture, isDrawn } from "../drawings/cards.tsx";
import { Chip } from "../drawings/chip.tsx";
import { Die } from "../drawings/die.tsx";
import { inFocus } from "../infocus.ts";
import { claim } from "../keyboard.ts";
import { cardName } from "../names.ts";
import { Swing, swingAt } from "./chances.tsx";

/** In pixels, as in the style sheet: rows of one height make room for any number of them. */
const ROW = { phone: 29, half: 29, laptop: 29, desk: 29, wall: 35 };
const AROUND = 4;
const LEAST = 6;

/**
 * The list of moves, a frame after the board: what was clicked answers the sooner. Where it has the
 * focus it comes at once, since the board looks after a focus that has lost its place.
 */
export function MoveList({ view }: { view: BoardView }): JSX.Element {
  const [drawn, setDrawn] = useState(view);
  useEffect(() => setDrawn(view));
  const shown = inFocus()?.closest(".sqw-move") ? view : drawn;
  return useMemo(() => <Moves view={shown} />, [shown]);
}

/** The moves, each with its luck; only those in sight are drawn, and only they are asked for. */
function Moves({ view }: { view: BoardView }): JSX.Element {
  const { controller, fit, say, scene, unfolds } = view;
  const row = ROW[fit.size];
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [height, setHeight] = useState(LEAST * row);
  const first = Math.max(0, Math.floor(top / row) - AROUND);
  const last = Math.min(scene.entries, Math.ceil((top + height) / row) + AROUND);
  const { target } = controller.stepping;
  const at = controller.moveLog.entryAt(unfolds ? Math.min(target, scene.ply) : target, scene);

  useLayoutEffect(() => {
    controller.moveLog.want(first, last, scene);
  });
  // The first drawing is often made before it is in the page, and has no height to scroll in yet.
  useLayoutEffect(() => {
    const list = ref.current;
    const observer =
      typeof ResizeObserver === "undefined"
        ? null
        : new ResizeObserver(() => setHeight(list?.clientHeight || LEAST * row));
    if (list) {
      observer?.observe(list);
    }
    return () => observer?.disconnect();
  }, [row]);
  useLayoutEffect(() => {
    const list = ref.current;
    return list
      ? afterLayout(list, () => {
          reveal(list, at, row);
          setTop(list.scrollTop);
        })
      : undefined;
  }, [at, scene.entries, height, row]);
  useLayoutEffect(() => {
    if (focused !== null) {
      ref.current?.querySelector<HTMLElement>(`[data-entry="${focused}"]`)?.focus();
    }
  }, [focused, top]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step && claim(event)) {
      const from = Number((event.target as HTMLElement).dataset.entry ?? at);
      const to = Math.min(Math.max(from + step, 0), scene.entries);
      reveal(ref.current, to, row);
      setTop(ref.current?.scrollTop ?? 0);
      setFocused(to);
    }
  };
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  const inReach = focused ?? at;
  return (
    <div
      ref={ref}
      class="sqw-moves-scroll"
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
      onFocusOut={() => setFocused(null)}
    >
      <ol
        aria-label={say("ui.moves")}
        style={{ blockSize: `${(scene.entries + 1) * row}px`, "--sqw-row": `${row}px` }}
      >
        {rows.map((entry) => (
          <Entry
            key={entry}
            view={view}
            entry={entry}
            current={entry === at}
            reachable={entry === inReach}
          />
        ))}
      </ol>
    </div>
  );
}

/** Scroll the list, not the page, so far that an entry is in sight. */
function reveal(list: HTMLElement | null, entry: number, row: number): void {
  if (!list) {
    return;
  }
  const above = entry * row;
  const below = above + row - list.clientHeight;
  list.scrollTop = Math.max(Math.min(list.scrollTop, above), below);
}

interface EntryProperties {
  view: BoardView;
  entry: number;
  current: boolean;
  reachable: boolean;
}

/** A row, drawn anew only when something in it has changed. */
function Entry({ view, entry, current, reachable }: EntryProperties): JSX.Element {
  const { chances, controller, drawings, say, scene, seats } = view;
  const told = controller.moveLog.entry(entry).filter(({ ply }) => ply <= scene.plies);
  const seat = seats[told[0]?.seat ?? -1];
  const words = paragraph(told.map((happening) => happening.say)) || "…";
  const until = entry === 0 ? 0 : told.at(-1)?.ply;
  const draw = (): JSX.Element => (
    <li class="sqw-move" style={{ insetBlockStart: `calc(${entry} * var(--sqw-row))` }}>
      <button
        type="button"
        data-entry={entry}
        data-log={until}
        aria-current={current ? "step" : undefined}
        tabIndex={reachable ? 0 : -1}
        title={entry === 0 ? undefined : words}
        onClick={() => {
          if (until !== undefined) {
            controller.stepping.go(until);
          }
        }}
      >
        <span class="sqw-move-number">{entry || ""}</span>
        {entry === 0 ? (
          <span class="sqw-move-words">{say("ui.moves.start")}</span>
        ) : (
          <>
            <span class="sqw-unseen">{words}</span>
            {seat ? <Chip seat={seat} /> : null}
            <Signs view={view} told={told} />
          </>
        )}
      </button>
    </li>
  );
  const seen = [entry, words, until, current, reachable, chances, drawings, seats, view.words];
  return useMemo(draw, seen);
}

const BETWEEN: Record<string, string> = { place: "→", replace: "⇄", remove: "−" };

/** An entry in signs: the card or the dice, what was done with it, and whether a card was drawn. */
function Signs({ view, told }: { view: BoardView; told: Happening[] }): JSX.Element {
  const roll = told.find(({ faces }) => faces);
  const move = told.find(({ faces, kind }) => !faces && kind !== "draw");
  const swings = told.filter(({ ply }) => swingAt(view, ply) !== null);
  const drawn = told.some(({ kind }) => kind === "draw");
  return (
    <>
      {move?.card && isDrawn(view, move.card) ? <CardPicture view={view} kind={move.card} /> : null}
      {roll?.faces?.map((face, die) => (
        <Die key={die} face={face} />
      ))}
      <span class="sqw-move-words" aria-hidden="true">
        {wordsOf(view, drawn, move, roll)}
      </span>
      {drawn ? <span class="sqw-drawn" title={view.say("ui.moves.drawn")} /> : null}
      {swings.map(({ ply, say: said }) => (
        <Swing key={ply} view={view} points={swingAt(view, ply) ?? 0} said={said} />
      ))}
    </>
  );
}

function wordsOf(view: BoardView, drawn: boolean, move?: Happening, roll?: Happening): string {
  const sum = roll?.faces?.reduce((a, b) => a + b, 0);
  if (!(move || roll || drawn)) {
    return "…";
  }
  if (!move) {
    return sum === undefined ? view.say("ui.moves.drawn") : `${sum} …`;
  }
  if (move.kind === "pass") {
    return [sum, view.say("ui.pass")].filter(Boolean).join(" ");
  }
  if (move.card) {
    const name = cardName(view, move.card);
    return move.cell ? `${name} ${move.cell}` : `⇄ ${name}`;
  }
  return [sum, BETWEEN[move.kind], move.cell].filter(Boolean).join(" ");
}
