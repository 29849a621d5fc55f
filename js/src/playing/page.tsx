import type { ComponentChildren, JSX } from "preact";
import type { Say } from "../state/words.ts";
import { CodeCell, codeOf, nameOf, TextCell } from "./cell.tsx";
import type { Course, Lesson } from "./contract.ts";
import { Files } from "./files.tsx";
import type { Kept } from "./kept.ts";
import type { Session } from "./session.ts";

export interface Given {
  course: Course;
  session: Session;
  kept: Kept;
  /** In the language that is read. */
  say: Say;
  language: string;
  /** The lesson that is open, or none. */
  lesson: Lesson | undefined;
  licences: string;
  restart: () => void;
  beginAnew: () => void;
}

/** The address within the page of a lesson, or of a language's list of them. */
export function addressOf(language: string, lesson?: Lesson): string {
  return lesson ? `#${language}/${lesson.name}` : `#${language}`;
}

export function Page(given: Given): JSX.Element {
  const { lesson } = given;
  return (
    <Frame {...given}>{lesson ? <Open {...given} lesson={lesson} /> : <List {...given} />}</Frame>
  );
}

function Frame({ children, ...given }: Given & { children: ComponentChildren }): JSX.Element {
  const { course, language, lesson, kept, say, beginAnew, licences } = given;
  return (
    <>
      <header>
        {course.game ? (
          <b>{course.title}</b>
        ) : (
          <a href={addressOf(language)}>{say("all_lessons")}</a>
        )}
        <Status {...given} />
        {course.game ? null : (
          <nav aria-label={say("languages")}>
            {Object.keys(course.words).map((each) => (
              <a
                key={each}
                lang={each}
                data-language={each}
                href={addressOf(each, sameLesson(course, lesson, each))}
                aria-current={each === language || undefined}
              >
                {say(`name.${each}`)}
              </a>
            ))}
          </nav>
        )}
      </header>
      <main lang={language}>{children}</main>
      <footer lang={language}>
        <Files game={course.game} language={language} kept={kept} say={say} beginAnew={beginAnew} />
        <details>
          <summary>{say("licences")}</summary>
          <pre>{licences}</pre>
        </details>
      </footer>
    </>
  );
}

/** What Python does now, and how to end that. */
function Status({ session, say, restart }: Given): JSX.Element {
  const { python, works, failure, restarted } = session;
  const doing = works ? "working" : "ready";
  const key = { loads: "loading", failed: "failed", stopped: "stopped", ready: doing }[python];
  return (
    <div class="page-status">
      <span role="status" data-python={python} data-works={works}>
        {say(key, { said: failure })}
        {restarted && python === "ready" && !works ? ` ${say("restarted")}` : null}
      </span>
      {python === "loads" ? null : (
        <button type="button" data-action="restart" onClick={restart}>
          {say("restart")}
        </button>
      )}
    </div>
  );
}

function List({ course, language, say }: Given): JSX.Element {
  const lessons = course.lessons.filter((each) => each.language === language);
  return (
    <>
      <h1>{say("title")}</h1>
      <p class="page-lead">{say("lead")}</p>
      <h2>{say("lessons")}</h2>
      <ul class="page-cards">
        {lessons.map((lesson) => (
          <li key={lesson.name} data-lesson={lesson.name}>
            <a href={addressOf(language, lesson)}>
              <b>{lesson.title}</b>
              <span>{lesson.question}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Open(given: Given & { lesson: Lesson }): JSX.Element {
  const { course, lesson, language, session, kept, say } = given;
  const lessons = course.lessons.filter((each) => each.language === language);
  const next = lessons[lessons.indexOf(lesson) + 1];
  const runAll = (): void => {
    for (const cell of lesson.cells.filter(({ kind }) => kind === "code")) {
      session.run(lesson, nameOf(lesson, cell), codeOf(lesson, cell, kept));
    }
  };
  return (
    <>
      {runsAlone(lesson) ? null : (
        <button type="button" data-action="run-all" onClick={runAll}>
          <span aria-hidden="true">▶▶</span> {say("run_all")}
        </button>
      )}
      <Cells {...given} />
      {next ? <a href={addressOf(language, next)}>{say("next", { title: next.title })}</a> : null}
    </>
  );
}

/** Whether the only cell of a lesson is run without being asked for, and shows no more than a board. */
export function runsAlone({ cells }: Lesson): boolean {
  return cells.length === 1;
}

function Cells(given: Given & { lesson: Lesson }): JSX.Element {
  const { lesson, session, kept, say } = given;
  return (
    <article key={`${lesson.language}/${lesson.name}`} data-bare={runsAlone(lesson)}>
      {lesson.cells.map((cell) => {
        const Kind = cell.kind === "code" ? CodeCell : TextCell;
        return (
          <Kind key={cell.id} cell={cell} lesson={lesson} session={session} kept={kept} say={say} />
        );
      })}
    </article>
  );
}

/** The lesson that stands in the same place in another language. */
function sameLesson(
  course: Course,
  lesson: Lesson | undefined,
  language: string,
): Lesson | undefined {
  if (!lesson) {
    return;
  }
  const there = course.lessons.filter((each) => each.language === language);
  const here = course.lessons.filter((each) => each.language === lesson.language);
  return there[here.indexOf(lesson)];
}
