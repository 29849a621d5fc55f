import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { sinceLastDecision } from "../state/history.ts";
import { paragraph } from "../state/words.ts";
import type { BoardView } from "./boardview.ts";
import { Icon } from "./drawings/icon.tsx";
import { usePointed } from "./pointed.ts";

interface Properties {
  view: BoardView;
  root: RefObject<HTMLElement | null>;
}

/** Whose turn it is, what has just happened, or why something cannot be done. */
export function Status({ view, root }: Properties): JSX.Element {
  const { controller, fit, scene, seats } = view;
  const ref = useRef<HTMLDivElement>(null);
  const seat = seats[scene.turn ?? scene.winner ?? -1];
  const won = scene.winner !== null;
  const { silent } = controller.watch;
  const refusal = refusalOf(view);
  const { trying } = view.mistakes;
  const reason = reasonOf(view);
  const news = newsOf(view);
  // What has no name on it, no room beside it, or a figure that is rounded, is told about here.
  const css = [
    "[data-figure]",
    "[data-exact]",
    fit.bare && "[data-cell]",
    fit.size !== "laptop" && "[data-card]",
  ];
  const pointedAt = usePointed(root, css.filter(Boolean).join(), scene);
  const pointed = trying ? "" : pointedAt;

  const words = [scene.status, reason, refusal || news, pointed].join("\n");
  const tight = useTight(ref, `${words} ${fit.size}`);
  return (
    <div
      ref={ref}
      class="sqw-said"
      data-colour={seat?.colour}
      data-won={won || undefined}
      data-tight={tight}
      data-trying={trying || undefined}
    >
      <p class="sqw-status">
        {won ? <Icon name="trophy" /> : null}
        {scene.status}
      </p>
      {reason && !refusal ? <p class="sqw-reason">{reason}</p> : null}
      {refusal ? null : (
        <p class="sqw-news" title={news} hidden={pointed !== ""}>
          {news}
        </p>
      )}
      {pointed && !refusal ? <p class="sqw-pointed">{pointed}</p> : null}
      <div class="sqw-refusal" role="alert">
        {refusal ? <p key={`${silent} ${controller.refusals}`}>{refusal}</p> : null}
      </div>
    </div>
  );
}

/** Why nothing can be done at all, or why what was tried cannot be. */
function refusalOf({ controller: { refusal, saved, watch }, say }: BoardView): string {
  if (saved) {
    return say("ui.saved");
  }
  return watch.silent ? say("ui.silent") : refusal;
}

/** What may be done; or where one has stepped back to, why nothing may be done there. */
function reasonOf({ mistakes, points, say, scene }: BoardView): string | null {
  const { curtain, ply, plies, reason, why } = scene;
  if (mistakes.trying) {
    return null;
  }
  if (points === "on") {
    return say("ui.claims.point.hint");
  }
  return reason || (ply < plies && curtain === null ? why : null);
}

/**
 * What happened last: since the last decision, or all that a bot has answered. While that unfolds,
 * what came before the event of which the status tells. Where a mistake is tried again, what is
 * asked, and then the answer.
 */
function newsOf({ controller, mistakes, scene, unfolds }: BoardView): string {
  if (mistakes.trying) {
    return scene.reason;
  }
  if (unfolds) {
    return paragraph(scene.happened.slice(0, -1).map((happening) => happening.say));
  }
  const { told } = controller.announcements;
  const last = told.length > 1 ? told : sinceLastDecision(scene, controller.moveLog);
  return paragraph(last.map((happening) => happening.say));
}

/** How words keep to the box, whose height is fixed: in smaller type, with fewer lines of news. */
const TIGHT = ["no", "type", "4", "3", "2", "1"] as const;
type Tight = (typeof TIGHT)[number] | undefined;

/** What the words need to keep to the box. */
function useTight(ref: RefObject<HTMLElement | null>, words: string): Tight {
  const [tight, setTight] = useState<Tight>();
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) {
      return;
    }
    const look = (): void => {
      const enough = TIGHT.find((way) => {
        box.setAttribute("data-tight", way);
        box.style.setProperty("--sqw-lines", way);
        return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth;
      });
      setTight(enough ?? "1");
    };
    if (typeof ResizeObserver === "undefined") {
      look();
      return;
    }
    // It looks at the new words, too, and when they have been laid out.
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [words]);
  return tight;
}
