import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardView } from "./boardview.ts";
import { Chip } from "./drawings/chip.tsx";

/** In pixels, as in the style sheet: rows of one height make room for any number of them. */
const ROW = 40;
const AROUND = 4;

/** The moves in words; only those in sight are drawn, and only they are asked for. */
export function MoveList({ view }: { view: BoardView }): JSX.Element {
  const { controller, say, scene } = view;
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [height, setHeight] = useState(6 * ROW);
  const first = Math.max(0, Math.floor(top / ROW) - AROUND);
  const last = Math.min(scene.plies, Math.ceil((top + height) / ROW) + AROUND);
  const at = controller.stepping.target;

  useLayoutEffect(() => {
    controller.moveLog.want(first, last, scene);
  });
  // The first drawing is often made before it is in the page, and has no height to scroll in yet.
  useLayoutEffect(() => {
    const list = ref.current;
    const observer =
      typeof ResizeObserver === "undefined"
        ? null
        : new ResizeObserver(() => setHeight(list?.clientHeight || 6 * ROW));
    if (list) {
      observer?.observe(list);
    }
    return () => observer?.disconnect();
  }, []);
  useLayoutEffect(() => {
    reveal(ref.current, at);
    setTop(ref.current?.scrollTop ?? 0);
  }, [at, scene.plies, height]);
  useLayoutEffect(() => {
    if (focused !== null) {
      ref.current?.querySelector<HTMLElement>(`[data-log="${focused}"]`)?.focus();
    }
  }, [focused, top]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step && !(event.ctrlKey || event.metaKey || event.altKey)) {
      event.preventDefault();
      event.stopPropagation();
      const from = Number((event.target as HTMLElement).dataset.log ?? at);
      const to = Math.min(Math.max(from + step, 0), scene.plies);
      reveal(ref.current, to);
      setTop(ref.current?.scrollTop ?? 0);
      setFocused(to);
    }
  };
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, row) => first + row);
  const inReach = focused ?? at;
  return (
    <section class="sqw-moves" aria-label={say("ui.moves")}>
      <h3>{say("ui.moves")}</h3>
      <div
        ref={ref}
        class="sqw-moves-scroll"
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        onKeyDown={onKeyDown}
        onFocusOut={() => setFocused(null)}
      >
        <ol style={{ blockSize: `${(scene.plies + 1) * ROW}px` }}>
          {rows.map((ply) => (
            <Entry
              key={ply}
              view={view}
              ply={ply}
              current={ply === at}
              reachable={ply === inReach}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Scroll the list, not the page, so far that a ply is in sight. */
function reveal(list: HTMLElement | null, ply: number): void {
  if (!list) {
    return;
  }
  const above = ply * ROW;
  const below = above + ROW - list.clientHeight;
  list.scrollTop = Math.max(Math.min(list.scrollTop, above), below);
}

interface EntryProperties {
  view: BoardView;
  ply: number;
  current: boolean;
  reachable: boolean;
}

function Entry({ view, ply, current, reachable }: EntryProperties): JSX.Element {
  const { controller, say, seats } = view;
  const happening = controller.moveLog.at(ply);
  const seat = happening ? seats[happening.seat] : undefined;
  const words = ply === 0 ? say("ui.moves.start") : (happening?.say ?? "…");
  return (
    <li class="sqw-move" style={{ insetBlockStart: `${ply * ROW}px` }}>
      <button
        type="button"
        data-log={ply}
        data-kind={happening?.kind}
        aria-current={current ? "step" : undefined}
        tabIndex={reachable ? 0 : -1}
        title={words}
        onClick={() => controller.stepping.go(ply)}
      >
        <span class="sqw-move-number">{ply}</span>
        {seat ? <Chip seat={seat} /> : null}
        <span class="sqw-move-words">{words}</span>
      </button>
    </li>
  );
}
