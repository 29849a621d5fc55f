import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../state/words.ts";
import type { Cell, Lesson } from "./contract.ts";
import type { Kept } from "./kept.ts";
import { Outputs } from "./output.tsx";
import type { Session } from "./session.ts";

interface Properties {
  lesson: Lesson;
  cell: Cell;
  session: Session;
  kept: Kept;
  say: Say;
}

/** The name of a cell among those of all lessons. */
export function nameOf({ language, name }: Lesson, { id }: Cell): string {
  return `${language}/${name}/${id}`;
}

/** Where the code of a cell is kept that a pupil has changed. */
function placeOf(lesson: Lesson, cell: Cell): string {
  return `code/${nameOf(lesson, cell)}`;
}

export function codeOf(lesson: Lesson, cell: Cell, kept: Kept): string {
  return kept.get(placeOf(lesson, cell)) ?? cell.source;
}

/** What a cell of hidden code says of itself: its first line, up to how it is run elsewhere. */
export function captionOf({ source, hidden }: Cell): string {
  const [, said = ""] = /^# (.+)/u.exec(source) ?? [];
  return hidden ? said.replace(/: [^:]*$/u, "") : "";
}

export function TextCell({ cell }: { cell: Cell }): JSX.Element {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the lesson's own text
    <section class="page-cell" dangerouslySetInnerHTML={{ __html: cell.source }} />
  );
}

export function CodeCell({ lesson, cell, session, kept, say }: Properties): JSX.Element {
  const [open, setOpen] = useState(!cell.hidden);
  const [code, setCode] = useState(codeOf(lesson, cell, kept));
  const name = nameOf(lesson, cell);
  const { state, outputs, run } = session.shown(name);
  const caption = captionOf(cell);
  const change = (text: string): void => {
    kept.set(placeOf(lesson, cell), text === cell.source ? null : text);
    setCode(text);
  };
  return (
    <section
      class="page-cell page-code"
      data-cell-id={cell.id}
      data-state={state}
      aria-busy={state === "runs" || undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.shiftKey && !isOfWidget(event)) {
          event.preventDefault();
          session.run(lesson, name, code);
          nextCell(event.currentTarget)?.focus();
        }
      }}
    >
      <div class="page-bar">
        <button type="button" data-action="run" onClick={() => session.run(lesson, name, code)}>
          <span aria-hidden="true">▶</span> {say("run")}
          {caption ? <b>{caption}</b> : null}
        </button>
        {cell.hidden ? (
          <button
            type="button"
            data-action="code"
            aria-expanded={open}
            aria-label={say(open ? "no_code" : "code")}
            title={say(open ? "no_code" : "code")}
            onClick={() => setOpen(!open)}
          >
            <span aria-hidden="true">•••</span>
          </button>
        ) : null}
        {code === cell.source ? null : (
          <button type="button" data-action="as-it-was" onClick={() => change(cell.source)}>
            {say("as_it_was")}
          </button>
        )}
        {state === "waits" ? <span class="page-note">{say("waiting")}</span> : null}
      </div>
      {open ? (
        <textarea
          class="page-source"
          aria-label={say("code_of")}
          rows={code.split("\n").length}
          value={code}
          spellcheck={false}
          autocapitalize="off"
          wrap="off"
          onInput={({ currentTarget: { value } }) => change(value)}
        />
      ) : null}
      <Outputs key={run} outputs={outputs} models={session.models} />
    </section>
  );
}

/** Whether a key was pressed in what a cell shows, which answers it itself. */
function isOfWidget({ target }: Event): boolean {
  return target instanceof Element && target.closest(".page-outputs") !== null;
}

function nextCell(cell: HTMLElement): HTMLElement | null {
  const cells = [...(cell.parentElement?.querySelectorAll<HTMLElement>(".page-code") ?? [])];
  return cells[cells.indexOf(cell) + 1] ?? null;
}
