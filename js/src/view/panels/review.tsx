import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Chances } from "../../contract.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";

interface Properties {
  view: BoardView;
  chances: Chances;
}

/** Moves looked at again, for who asks: what had been best, and mistakes to try again. */
export function Review({ view, chances }: Properties): JSX.Element {
  const { say, scene, seats } = view;
  const { ask, done, goBefore, goOn, list, mistake, number, told } = view.mistakes;
  const status = useRef<HTMLParagraphElement>(null);
  const whose = useRef<HTMLParagraphElement>(null);
  const leave = (): void => {
    whose.current?.querySelector<HTMLElement>("[data-action=mistakes]")?.focus();
    done(); // the button that was pressed goes
  };
  useLayoutEffect(() => {
    if (told) {
      reveal(status.current);
    }
  }, [told]);
  return (
    <div class="sqw-review">
      <p ref={whose}>
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
        <div key={mistake.ply}>
          <Button name="mistake" look="link" onDo={() => goBefore(mistake)}>
            {mistake.say}
          </Button>
          {view.mistakes.trying ? <p>{say("ui.review.try")}</p> : null}
          <p>
            <Button name="tell" onDo={() => ask({ do: "better", at: mistake.ply })}>
              {say("ui.review.better")}
            </Button>
            {list.length > 1 ? (
              <Button name="next-mistake" onDo={goOn}>
                {say("ui.review.next")} {number + 1} / {list.length}
              </Button>
            ) : null}
            <Button name="done" onDo={leave}>
              {say("ui.review.done")}
            </Button>
          </p>
        </div>
      ) : null}
      <p role="status" ref={status}>
        {told}
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
