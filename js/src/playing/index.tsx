/** A page that plays: lessons, or one game, with a Python of its own beside them. */
import { render } from "preact";
import { lookUp } from "../state/words.ts";
import { codeOf, nameOf } from "./cell.tsx";
import type { Course, Lesson } from "./contract.ts";
import { Kept } from "./kept.ts";
import { chosen } from "./language.ts";
import { Page, runsAlone } from "./page.tsx";
import { making, Python } from "./python.ts";
import { Session } from "./session.ts";

const LANGUAGE = "language";

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

const course: Course = JSON.parse(textOf("course"));
const licences = textOf("licences");
const made = making(document);
const kept = new Kept(course.storage, () => localStorage);
const session = new Session(course, kept, (hear) => new Python(made, hear), later);

function language(): string {
  const [named = ""] = location.hash.slice(1).split("/");
  const found = chosen(course.words, named, kept.get(LANGUAGE), navigator.languages);
  return course.game ? course.language : (found ?? course.language);
}

function open(): Lesson | undefined {
  const [, named] = location.hash.slice(1).split("/");
  const lessons = course.lessons.filter((each) => each.language === language());
  return course.game ? lessons[0] : lessons.find(({ name }) => name === named);
}

function draw(): void {
  const here = language();
  const lesson = open();
  document.documentElement.lang = here;
  const given = { course, session, kept, licences, lesson, language: here, restart, beginAnew };
  const words = lookUp(course.words[here] ?? {});
  const place = document.getElementById("page");
  if (place) {
    render(<Page {...given} say={words} />, place);
  }
  document.title = lesson ? lesson.title : words("title");
}

let awaited = false;

/** Draw once for all that happens at the same time. */
function later(): void {
  if (!awaited) {
    awaited = true;
    queueMicrotask(() => {
      awaited = false;
      draw();
    });
  }
}

function runAlone(): void {
  const lesson = open();
  const [cell] = lesson?.cells ?? [];
  if (lesson && cell && runsAlone(lesson) && session.shown(nameOf(lesson, cell)).run === 0) {
    session.run(lesson, nameOf(lesson, cell), codeOf(lesson, cell, kept));
  }
}

function restart(): void {
  session.restart();
  runAlone();
}

function beginAnew(): void {
  const here = language();
  kept.clear();
  kept.set(LANGUAGE, here);
  restart();
  // Cells hold the code and texts that were changed in them: they are made anew.
  const place = document.getElementById("page");
  if (place) {
    render(null, place);
  }
  draw();
}

addEventListener("storage", ({ key }) => {
  kept.hear(key);
  later();
});
addEventListener("hashchange", () => {
  kept.set(LANGUAGE, language());
  draw();
  runAlone();
  scrollTo(0, 0);
});
draw();
runAlone();
