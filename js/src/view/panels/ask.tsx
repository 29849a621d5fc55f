import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardQuestion, Guess } from "../../questions.ts";
import { type BoardView, waitsForGuess } from "../boardview.ts";
import { Button } from "../button.tsx";
import { inFocus } from "../infocus.ts";
import { Question } from "../question/question.tsx";
import { reveal } from "../reveal.ts";
import { LUCK } from "../traybuttons.tsx";

/** The question that is asked on the board. */
export function Ask({ view }: { view: BoardView }): JSX.Element | null {
  const { question } = view;
  return isHere(question) ? <Asked key={question.number} view={view} question={question} /> : null;
}

/** Whether there is a question. */
export function isHere(question: Partial<BoardQuestion>): question is BoardQuestion {
  return question.asked !== undefined;
}

function Asked({ view, question }: { view: BoardView; question: BoardQuestion }): JSX.Element {
  const { controller, prefix, say } = view;
  const { asked, number, shown } = question;
  const root = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  useLayoutEffect(() => {
    if (controller.isNew(number) && waitsForGuess(view) && !takeFocus(root.current)) {
      controller.announce(asked.question);
    }
  }, [number]);

  const wish = (guess: Guess): void => {
    setBusy(true);
    setRefused("");
    controller.watch.asked();
    controller.ask({ ...guess, asked: number }, (answer) => {
      setBusy(false);
      setRefused("refused" in answer ? answer.refused : "");
    });
  };
  return (
    <div ref={root} class="sqw-ask" data-sequence-ask={shown.phase}>
      <Question
        asked={asked}
        shown={shown}
        say={say}
        prefix={`${prefix}ask`}
        refused={refused}
        silent={false}
        busy={busy && !controller.watch.silent}
        wish={wish}
        read={(text, told) =>
          controller.ask({ do: "read", text, asked: number }, (answer) =>
            told("read" in answer ? answer.read : ""),
          )
        }
      >
        <GoOn view={view} />
      </Question>
    </div>
  );
}

/** Lets the luck go on that has waited for the guess. */
function GoOn({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, say, scene } = view;
  const { awaiting, luck } = scene;
  if (luck !== true || awaiting === null || awaiting === "move") {
    return null;
  }
  return (
    <Button name="go-on" look="main" onDo={() => controller.act({ do: "luck" })}>
      {say(LUCK[awaiting][1])}
    </Button>
  );
}

/**
 * Bring the board with a question that has just come into view, and put the focus on its box,
 * unless somebody is typing elsewhere.
 */
function takeFocus(root: HTMLElement | null): boolean {
  const board = root?.closest(".sqw");
  if (!(root && board) || isTyping()) {
    return false;
  }
  reveal(board, root);
  const box = root.querySelector("input");
  const { top = -1, bottom = 0 } = box?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) {
    return false;
  }
  box?.focus({ preventScroll: true });
  return true;
}

/** Whether somebody is typing; in a new, empty cell nobody is yet. */
function isTyping(): boolean {
  const field = inFocus()?.closest("input, textarea, select, [contenteditable='true']");
  return field !== null && field !== undefined && !(field.matches("div") && !field.textContent);
}
