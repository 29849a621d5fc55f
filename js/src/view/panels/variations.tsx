import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CourseRow, Courses } from "../../contract.ts";
import { sideSeat } from "../../state/seats.ts";
import { isOffered } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { Chip } from "../drawings/chip.tsx";
import { Icon } from "../drawings/icon.tsx";
import { sideNames } from "../names.ts";

/** So many letters a name has at most, as in Python. */
const LONGEST_NAME = 40;

/** What is done to a course now that takes more than a click. */
interface Doing {
  what: "rename" | "delete";
  end: number;
}

/** The courses of the game as a tree, each to be gone to, named, deleted, or made the main one. */
export function Variations({ view }: { view: BoardView }): JSX.Element | null {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { courses } = view;
  const element = useRef<HTMLDivElement>(null);
  const back = useRef("");
  useLayoutEffect(() => {
    if (doing === null && back.current) {
      element.current?.querySelector<HTMLElement>(back.current)?.focus();
    }
  }, [doing]);
  if (!hasCourses(courses)) {
    return null;
  }
  const set = (next: Doing | null): void => {
    const { what = "", end = 0 } = next ?? doing ?? {};
    back.current = `[data-action="${what}"][data-number="${end}"]`;
    setDoing(next);
  };
  return (
    <div class="sqw-variations" ref={element}>
      {courses.title ? <p>{courses.title}</p> : null}
      <Branch view={view} rows={courses.rows} doing={doing} onDo={set} />
      {courses.more ? <p>{courses.more}</p> : null}
    </div>
  );
}

/** Whether there is more than one course. */
export function hasCourses(courses: Partial<Courses>): courses is Courses {
  return (courses.rows?.length ?? 0) > 1;
}

interface BranchProperties {
  view: BoardView;
  rows: CourseRow[];
  doing: Doing | null;
  onDo: (doing: Doing | null) => void;
}

/** Courses that leave the same one, each with those that leave it beneath it. */
function Branch({ view, rows, doing, onDo }: BranchProperties): JSX.Element {
  const starts = rows.flatMap(({ level }, at) => (level === rows[0]?.level ? [at] : []));
  return (
    <ul>
      {starts.map((start, number) => {
        const [row, ...beneath] = rows.slice(start, starts[number + 1]);
        return row ? (
          <li key={row.end}>
            <Row view={view} row={row} doing={doing?.end === row.end ? doing : null} onDo={onDo} />
            {beneath.length > 0 ? (
              <Branch view={view} rows={beneath} doing={doing} onDo={onDo} />
            ) : null}
          </li>
        ) : null;
      })}
    </ul>
  );
}

interface RowProperties extends Omit<BranchProperties, "rows"> {
  row: CourseRow;
}

function Row({ view, row, doing, onDo }: RowProperties): JSX.Element {
  const { controller, say, words } = view;
  if (doing?.what === "rename") {
    return <Rename view={view} row={row} onDone={() => onDo(null)} />;
  }
  if (doing?.what === "delete") {
    return <Delete view={view} row={row} onDone={() => onDo(null)} />;
  }
  const { end, name } = row;
  return (
    <div class="sqw-course" data-now={row.now || undefined}>
      <Button
        name="variation"
        look="link"
        data={end}
        current={row.now}
        onDo={() => controller.act({ do: "switch", course: end })}
      >
        {name}
      </Button>
      {isOffered(words, "ui.course.rename") ? (
        <span class="sqw-course-acts">
          <Button
            name="rename"
            data={end}
            label={say("ui.course.rename", { name })}
            onDo={() => onDo({ what: "rename", end })}
          >
            <Icon name="pencil" />
          </Button>
          {row.level > 0 ? (
            <Button
              name="main"
              data={end}
              label={say("ui.course.main", { name })}
              onDo={() => controller.act({ do: "main", course: end })}
            >
              <Icon name="top" />
            </Button>
          ) : null}
          <Button
            name="delete"
            data={end}
            label={say("ui.course.delete", { name })}
            onDo={() => onDo({ what: "delete", end })}
          >
            <Icon name="bin" />
          </Button>
        </span>
      ) : null}
      <Facts view={view} row={row} />
    </div>
  );
}

/** How long a course is, and how it ended or how likely each side is to win at its end. */
function Facts({ view, row }: { view: BoardView; row: CourseRow }): JSX.Element {
  const { length, now, result, sides = [] } = row;
  const told = [length, result, now ? view.say("ui.course.now") : ""].filter(Boolean);
  return (
    <p>
      <span>{told.join(" · ")}</span>
      {sides.map(({ seat, text }, side) => {
        const owner = sideSeat(view.seats, side);
        return (
          <span key={seat} class="sqw-course-chance">
            {owner ? <Chip seat={owner} /> : null}
            <span class="sqw-unseen">{sideNames(view, side)}</span>
            {text}
          </span>
        );
      })}
    </p>
  );
}

interface DoingProperties {
  view: BoardView;
  row: CourseRow;
  onDone: () => void;
}

/** Asks for the name of a course; without one it is told how it differs. */
function Rename({ view, row, onDone }: DoingProperties): JSX.Element {
  const { controller, say } = view;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      class="sqw-course"
      onSubmit={(event) => {
        event.preventDefault();
        controller.act({ do: "rename", course: row.end, name: input.current?.value ?? "" });
        onDone();
      }}
      onKeyDown={(event) => leave(event, onDone)}
    >
      <input
        ref={input}
        aria-label={say("ui.course.name")}
        maxLength={LONGEST_NAME}
        placeholder={row.named ? "" : row.name}
        defaultValue={row.named ?? ""}
      />
      <span class="sqw-course-acts">
        <Button name="rename-done" look="main">
          {say("ui.course.ok")}
        </Button>
      </span>
    </form>
  );
}

/** Asks once more, as nothing brings a course back. */
function Delete({ view, row, onDone }: DoingProperties): JSX.Element {
  const { controller, say } = view;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.querySelector("button")?.focus(), []);
  return (
    <div
      class="sqw-course"
      role="group"
      aria-label={say("ui.course.delete", { name: row.name })}
      ref={element}
      onKeyDown={(event) => leave(event, onDone)}
    >
      <b>{row.name}</b>
      <p>
        <span>{say("ui.course.sure")}</span>
        <Button name="keep" onDo={onDone}>
          {say("ui.course.no")}
        </Button>
        <Button
          name="delete-done"
          look="main"
          onDo={() => {
            controller.act({ do: "delete", course: row.end });
            onDone();
          }}
        >
          {say("ui.course.yes")}
        </Button>
      </p>
    </div>
  );
}

function leave(event: KeyboardEvent, onDone: () => void): void {
  if (event.key === "Escape") {
    event.stopPropagation();
    onDone();
  }
}
