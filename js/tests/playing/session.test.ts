import { beforeEach, expect, test } from "vitest";
import type { Lesson } from "../../src/playing/contract.ts";
import { COURSE, mocked } from "./mockcourse.ts";

const lesson = COURSE.lessons[0] as Lesson;

beforeEach(() => localStorage.clear());

test("Python is given the course's files, and instead of them what was kept of them", () => {
  expect(mocked().python().said).toEqual([{ do: "files", files: COURSE.files }]);
  const { kept, python } = mocked();
  python().hear({ tell: "file", name: "en/game.txt", text: "played on" });
  python().hear({ tell: "file", name: "en/a.answers.txt", text: "1/2" });
  expect(kept.get("files/en/game.txt")).toBe("played on");
  expect(mocked().python().said).toEqual([
    { do: "files", files: { "en/game.txt": "played on", "en/a.answers.txt": "1/2" } },
  ]);
});

test("cells are run one after the other", () => {
  const { session, python } = mocked();
  session.run(lesson, "a", "1");
  session.run(lesson, "b", "2");
  session.run(lesson, "b", "2");
  const run = { do: "run", lesson: "0-en", language: "en" };
  expect(python().said.slice(1)).toEqual([{ ...run, cell: "a", code: "1" }]);
  expect(session.shown("b").state).toBe("waits");
  python().hear({ tell: "done", cell: "a", well: true });
  expect(python().said.slice(2)).toEqual([{ ...run, cell: "b", code: "2" }]);
  expect(session.shown("a").state).toBe("done");
  expect(session.works).toBe(true);
  python().hear({ tell: "done", cell: "b", well: true });
  expect(session.works).toBe(false);
});

test("after one that fails the others are not run", () => {
  const { session, python } = mocked();
  session.run(lesson, "a", "1");
  session.run(lesson, "b", "2");
  python().hear({ tell: "output", cell: "a", error: "no" });
  python().hear({ tell: "done", cell: "a", well: false });
  expect(session.shown("a")).toMatchObject({ state: "failed", outputs: [{ error: "no" }] });
  expect(session.shown("b").state).toBe("new");
  expect(python().said).toHaveLength(2);
});

test("what is printed bit by bit stands together, and goes when the cell is run again", () => {
  const { session, python } = mocked();
  session.run(lesson, "a", "1");
  python().hear({ tell: "output", cell: "a", said: "one " });
  python().hear({ tell: "output", cell: "a", said: "two" });
  python().hear({ tell: "output", cell: "a", html: "<b>3</b>" });
  expect(session.shown("a").outputs).toMatchObject([{ said: "one two" }, { html: "<b>3</b>" }]);
  python().hear({ tell: "done", cell: "a", well: true });
  session.run(lesson, "a", "1");
  expect(session.shown("a")).toMatchObject({ run: 2, outputs: [] });
});

test("a Python that is ended is heard no more, and its widgets are closed", () => {
  const { session, kept, pythons, python } = mocked();
  python().hear({ tell: "ready" });
  python().hear({ tell: "comm_open", id: "w", data: { state: { ply: 0 } } });
  const model = session.models.find("IPY_MODEL_w");
  session.run(lesson, "a", "while True: pass");
  session.restart();
  expect(pythons.map(({ ended }) => ended)).toEqual([true, false]);
  pythons[0]?.hear({ tell: "file", name: "en/late.txt", text: "late" });
  expect(kept.get("files/en/late.txt")).toBeUndefined();
  expect(session.python).toBe("loads");
  expect(session.shown("a").state).toBe("new");
  expect(session.models.find("w")).toBeUndefined();
  expect(() => model?.send({ do: "luck" })).toThrow();
});

test("that Python cannot be started is told", () => {
  const { session, python } = mocked();
  python().hear({ tell: "failed", said: "no WebAssembly" });
  expect([session.python, session.failure]).toEqual(["failed", "no WebAssembly"]);
});

test("a Python that stops is told of, and no cell waits for it", () => {
  const { session, python } = mocked();
  python().hear({ tell: "ready" });
  session.run(lesson, "a", "1");
  session.run(lesson, "b", "2");
  python().hear({ tell: "failed", said: "no memory" });
  expect([session.python, session.failure]).toEqual(["stopped", "no memory"]);
  session.run(lesson, "c", "3");
  expect(["a", "b", "c"].map((cell) => session.shown(cell).state)).toEqual(["new", "new", "new"]);
  expect(session.works).toBe(false);
  session.restart();
  session.run(lesson, "c", "3");
  expect(python().said.at(-1)).toMatchObject({ do: "run", cell: "c" });
});

test("a widget is told what Python tells of it, and tells what is written to it", () => {
  const { session, python } = mocked();
  python().hear({ tell: "comm_open", id: "w", data: { state: { ply: 0, winner: 1 } } });
  const model = session.models.find("w");
  const heard: unknown[] = [];
  model?.on("change:winner", (value) => heard.push(value));
  model?.on("change:ply", (value) => heard.push(value));
  model?.on("msg:custom", (value) => heard.push(value));
  python().hear({ tell: "comm_msg", id: "w", data: { method: "update", state: { winner: null } } });
  model?.set("ply", 3);
  model?.save_changes();
  python().hear({ tell: "comm_msg", id: "w", data: { method: "echo_update", state: { ply: 2 } } });
  python().hear({ tell: "comm_msg", id: "w", data: { method: "custom", content: { id: 7 } } });
  expect(heard).toEqual([null, 3, { id: 7 }]);
  const data = { method: "update", state: { ply: 3 }, buffer_paths: [] };
  expect(python().said.at(-1)).toEqual({ do: "widget", content: { comm_id: "w", data } });
});
