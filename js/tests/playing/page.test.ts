import { h, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Course, Lesson } from "../../src/playing/contract.ts";
import { Page } from "../../src/playing/page.tsx";
import { lookUp } from "../../src/state/words.ts";
import { settled } from "../mockmodel.ts";
import { COURSE, type Mocked, mocked, words } from "./mockcourse.ts";

let place: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  render(null, place);
  place.remove();
});

interface Shown extends Mocked {
  find: (css: string) => HTMLElement;
  click: (css: string) => Promise<void>;
  type: (css: string, text: string) => Promise<void>;
}

function show(
  lesson: Lesson | undefined,
  language: "en" | "nb" = "en",
  course: Course = COURSE,
): Shown {
  const draw = (): void => {
    const { session, kept } = made;
    const given = { course, session, kept, lesson, language, licences: "MIT" };
    const restart = (): void => session.restart();
    const say = lookUp(words(language));
    render(h(Page, { ...given, say, restart, beginAnew: vi.fn() }), place);
  };
  const made: Mocked = mocked(() => queueMicrotask(draw), course);
  draw();
  const find = (css: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(css);
    if (!found) {
      throw new Error(`nothing matches ${css}`);
    }
    return found;
  };
  return {
    ...made,
    find,
    click: async (css) => {
      find(css).click();
      await settled();
    },
    type: async (css, text) => {
      const area = find(css) as HTMLTextAreaElement;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
      await settled();
    },
  };
}

const [ENGLISH, NORWEGIAN] = COURSE.lessons as [Lesson, Lesson];

test("the list has the lessons of the language, and leads to the other language", () => {
  const { find } = show(undefined, "nb");
  expect([...place.querySelectorAll("[data-lesson] a")].map((a) => a.getAttribute("href"))).toEqual(
    ["#nb/0-nb"],
  );
  expect(find("h1").textContent).toBe(words("nb").title);
  expect(find("[data-language=en]").getAttribute("href")).toBe("#en");
});

test("a lesson leads to the same lesson in the other language", () => {
  expect(show(ENGLISH).find("[data-language=nb]").getAttribute("href")).toBe("#nb/0-nb");
});

test("a cell is run with the code as it was changed, which is there the next time", async () => {
  const first = show(ENGLISH);
  await first.type("[data-cell-id=word] .page-source", 'word = "plum"');
  await first.click("[data-cell-id=word] [data-action=run]");
  expect(first.python().said.at(-1)).toMatchObject({ code: 'word = "plum"', lesson: "0-en" });
  render(null, place);
  const second = show(ENGLISH);
  const source = second.find("[data-cell-id=word] .page-source") as HTMLTextAreaElement;
  expect(source.value).toBe('word = "plum"');
  await second.click("[data-action=as-it-was]");
  expect(source.value).toBe('word = "kiwi"');
  expect(second.kept.all("code/")).toEqual({});
});

test("code that is hidden is shown by a click, and its first line names the button", async () => {
  const { find, click } = show(ENGLISH);
  const cell = find("[data-cell-id=ask]");
  expect(cell.querySelector("textarea")).toBeNull();
  expect(cell.querySelector("[data-action=run]")?.textContent).toContain("Guess");
  await click("[data-cell-id=ask] [data-action=code]");
  expect(cell.querySelector("textarea")).not.toBeNull();
});

test("all cells are run in order", async () => {
  const { click, python } = show(ENGLISH);
  await click("[data-action=run-all]");
  const [, first] = python().said;
  expect(first).toMatchObject({ do: "run", cell: "en/0-en/word" });
  python().hear({ tell: "done", cell: "en/0-en/word", well: true });
  expect(python().said.at(-1)).toMatchObject({ do: "run", cell: "en/0-en/ask" });
});

test("Shift and Enter run a cell and go to the next", async () => {
  const { find, python } = show(ENGLISH);
  const enter = { key: "Enter", shiftKey: true, bubbles: true, cancelable: true };
  find("[data-cell-id=word]").dispatchEvent(new KeyboardEvent("keydown", enter));
  await settled();
  expect(python().said.at(-1)).toMatchObject({ cell: "en/0-en/word" });
  expect(document.activeElement).toBe(find("[data-cell-id=ask]"));
});

test("what comes of a cell is shown: text, HTML, an error and a widget", async () => {
  const { python, find, click } = show(ENGLISH);
  await click("[data-cell-id=word] [data-action=run]");
  const cell = "en/0-en/word";
  const html = { _model_name: "HTMLModel", value: "<i>1/6</i>" };
  const box = { _model_name: "VBoxModel", children: ["IPY_MODEL_a", "IPY_MODEL_b"] };
  const bar = { _model_name: "FloatProgressModel", value: 3, max: 10 };
  python().hear({ tell: "comm_open", id: "a", data: { state: html } });
  python().hear({ tell: "comm_open", id: "b", data: { state: bar } });
  python().hear({ tell: "comm_open", id: "c", data: { state: box } });
  for (const output of [{ text: "42" }, { html: "<b>x</b>" }, { error: "no" }, { widget: "c" }]) {
    python().hear({ tell: "output", cell, ...output });
  }
  await settled();
  await settled();
  expect(find("pre").textContent).toBe("42");
  expect(find(".page-html b").textContent).toBe("x");
  expect(find("[role=alert]").textContent).toBe("no");
  expect(find(".page-box i").textContent).toBe("1/6");
  expect((find("progress") as HTMLProgressElement).value).toBe(3);
  const update = { method: "update", state: { value: "<i>1/3</i>" } };
  python().hear({ tell: "comm_msg", id: "a", data: update });
  expect(find(".page-box i").textContent).toBe("1/3");
  python().hear({ tell: "comm_close", id: "b" });
  expect(place.querySelector("progress")).toBeNull();
  python().hear({ tell: "comm_close", id: "c" });
  python().hear({ tell: "output", cell, text: "done" });
  await settled();
  expect(place.querySelector(".page-box")).toBeNull();
});

test("the files of the language are offered to be saved", () => {
  localStorage.setItem("mock/files/nb/0.answers.txt", "1/2");
  localStorage.setItem("mock/files/en/0.answers.txt", "1/2");
  show(NORWEGIAN, "nb");
  const offered = [...place.querySelectorAll("[data-action=save]")];
  expect(offered.map((each) => each.textContent)).toEqual(["Lagre 0.answers.txt"]);
});

test("whether anything is kept is said", async () => {
  const { kept, python, find } = show(ENGLISH);
  expect(find("[data-keeping=kept]").textContent).toBe(words("en").kept);
  kept.keeping = "lost";
  python().hear({ tell: "ready" });
  await settled();
  expect(find("[data-keeping=lost]").textContent).toBe(words("en").lost);
});

test("what Python does is said, and why it does nothing", async () => {
  const { python, find } = show(ENGLISH);
  const status = (): string | null => find("[role=status]").textContent;
  expect(status()).toBe(words("en").loading);
  python().hear({ tell: "ready" });
  await settled();
  expect(status()).toBe(words("en").ready);
  python().hear({ tell: "failed", said: "no memory" });
  await settled();
  expect(status()).toBe("Python has stopped, and has to be restarted: no memory");
  expect(find("[data-action=restart]")).not.toBeNull();
});

test("a game has nothing around its board but what Python does and the files", () => {
  const [lesson] = COURSE.lessons as [Lesson];
  const game = { ...lesson, cells: lesson.cells.slice(2) };
  const { find } = show(game, "en", { ...COURSE, game: true, lessons: [game] });
  expect(place.querySelector("[data-language], [data-action=run-all]")).toBeNull();
  expect(find("article").dataset.bare).toBe("true");
  expect(find("[data-keeping]").textContent).toBe(words("en").kept_game);
});
