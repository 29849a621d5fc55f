import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Answer, Chances, Mistake } from "../../contract.ts";
import type { Wish } from "../../state/intents.ts";
import { unbroken } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";

interface State {
  /** The course of the game and the language it belongs to; in others it is forgotten. */
  at: string;
  mistakes: Mistake[];
  /** Which of them is tried again. */
  number: number;
  /** What was answered, and the ply that was shown then. */
  told: string;
  ply: number;
}

const NOTHING = { mistakes: [], number: 0, told: "", ply: -1 };

interface Properties {
  view: BoardView;
  chances: Chances;
}

/** Moves looked at again, for who asks: what had been best, and mistakes to try again. */
export function Review({ view, chances }: Properties): JSX.Element {
  const { controller, language, say, scene, seats } = view;
  const at = `${scene.line} ${language}`;
  const [state, setState] = useState<State>({ ...NOTHING, at });
  const latest = useRef(0);
  const now = useRef(at);
  now.current = at;
  const { mistakes, number, told, ply } = state.at === at ? state : NOTHING;
  const set = (change: Partial<State>): void =>
    setState((before) => ({ ...(before.at === at ? before : NOTHING), ...change, at }));

  const status = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (told) {
      reveal(status.current);
    }
  }, [told]);

  const goBefore = (made?: Mistake): void => {
    if (made) {
      controller.stepping.go(made.ply - 1);
    }
  };
  const hear = (answer: Answer): void => {
    if ("mistakes" in answer) {
      set({ mistakes: answer.mistakes, number: 0, told: "" });
      goBefore(answer.mistakes[0]);
    } else if ("told" in answer) {
      set({ told: unbroken(answer.told.join(" ")) });
    } else if ("refused" in answer) {
      set({ told: answer.refused });
    }
  };
  const ask = (wish: Wish): void => {
    latest.current += 1;
    const asked = latest.current;
    set({ told: say("ui.review.waiting"), ply: scene.ply });
    controller.ask(wish, (answer) => {
      if (asked === latest.current && now.current === at) {
        hear(answer);
      }
    });
  };

  const mistake = mistakes[number];
  const next = (number + 1) % Math.max(1, mistakes.length);
  return (
    <div class="sqw-review">
      <p>
        {/* Where a mistake is tried again, what had been best is asked below, of that move. */}
        {chances.better && scene.ply + 1 !== mistake?.ply ? (
          <Button name="better" onDo={() => ask({ do: "better", at: scene.ply })}>
            {say("ui.review.better")}
          </Button>
        ) : null}
        {chances.review.length > 0 ? <span>{say("ui.review")}</span> : null}
        {chances.review.map((seat) => {
          const who = seats[seat];
          return who ? (
            <Button
              key={seat}
              name="mistakes"
              data={seat}
              label={say("ui.review.of", { name: who.name })}
              onDo={() => ask({ do: "mistakes", seat })}
            >
              {who.name}
            </Button>
          ) : null;
        })}
      </p>
      {mistake ? (
        <form
          key={mistake.ply}
          onSubmit={(event) => {
            event.preventDefault();
            const text = event.currentTarget.querySelector("select")?.value ?? "";
            ask({ do: "attempt", at: mistake.ply, text });
          }}
        >
          <Button name="mistake" look="link" onDo={() => goBefore(mistake)}>
            {mistake.say}
          </Button>
          <p>
            <select aria-label={say("ui.review.move")} data-action="another">
              {mistake.moves.map((move) => (
                <option key={move.text} value={move.text}>
                  {move.say}
                </option>
              ))}
            </select>
            <Button name="try" look="main">
              {say("ui.review.try")}
            </Button>
            <Button name="tell" onDo={() => ask({ do: "better", at: mistake.ply })}>
              {say("ui.review.better")}
            </Button>
            {mistakes.length > 1 ? (
              <Button
                name="next-mistake"
                onDo={() => {
                  set({ number: next, told: "" });
                  goBefore(mistakes[next]);
                }}
              >
                {say("ui.review.next")} {number + 1} / {mistakes.length}
              </Button>
            ) : null}
          </p>
        </form>
      ) : null}
      <p role="status" ref={status}>
        {ply === scene.ply ? told : ""}
      </p>
    </div>
  );
}

/** Scroll the panel, not the page, so far that an answer is in sight: it stands below the buttons. */
function reveal(answer: HTMLElement | null): void {
  const panel = answer?.closest(".sqw-panel");
  if (answer && panel) {
    const below = answer.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
    panel.scrollTop += Math.max(0, below);
  }
}
