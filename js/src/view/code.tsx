import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isOffered } from "../state/words.ts";
import { type BoardView, isShut } from "./boardview.ts";
import { Button } from "./button.tsx";

interface Properties {
  view: BoardView;
  /** What is shown beside it, for pages and tests. */
  of: string;
  lines: string[] | undefined;
}

/** Beside what is shown: the lines that give it in a cell, to be copied. */
export function Code({ view, of, lines = [] }: Properties): JSX.Element | null {
  if (!isOffered(view.words, "ui.code") || isShut(view) || lines.length === 0) {
    return null;
  }
  return (
    <details class="sqw-code" data-code={of} onKeyDown={closeOnEscape}>
      <summary data-action={`code-${of}`}>{view.say("ui.code")}</summary>
      <div>
        <p>{view.say("ui.code.told")}</p>
        {lines.map((line, number) => (
          <Line key={number} view={view} line={line} />
        ))}
      </div>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent): void {
  const details = event.currentTarget as HTMLDetailsElement;
  if (event.key === "Escape" && details.open) {
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  }
}

/** For so long it says that a line was copied. */
const A_MOMENT = 2000;

function Line({ view: { say }, line }: { view: BoardView; line: string }): JSX.Element {
  const code = useRef<HTMLElement>(null);
  const [done, setDone] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDone(""), A_MOMENT);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = (): void => {
    // Pages without https have no clipboard: there the line is marked.
    const copied = navigator.clipboard?.writeText(line) ?? Promise.reject();
    copied.then(
      () => setDone("ui.copied"),
      () => {
        if (code.current) {
          getSelection()?.selectAllChildren(code.current);
        }
        setDone("ui.code.marked");
      },
    );
  };
  return (
    <div class="sqw-code-line">
      <code ref={code} translate={false}>
        {line}
      </code>
      <Button name="copy-line" label={`${say("ui.code.copy")}: ${line}`} onDo={copy}>
        {say("ui.code.copy")}
      </Button>
      <p role="status">{done ? say(done) : ""}</p>
    </div>
  );
}
