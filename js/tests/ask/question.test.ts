import { afterEach, expect, test, vi } from "vitest";
import type { Model, Reply } from "../../src/ask/contract.ts";
import widget from "../../src/ask/index.tsx";
import type { Asked, Guess, Shown } from "../../src/questions.ts";
import { catalogue } from "../catalogue.ts";
import { settled } from "../mockmodel.ts";

const WORDS = catalogue("en", "teaching");
const ASKED: Asked = { question: "How likely?", choices: [], language: "en", words: WORDS };
const OPEN: Shown = {
  phase: "open",
  guesses: [],
  said: "",
  verdict: "",
  passed: false,
  note: "",
};
const AGAIN: Shown = { ...OPEN, phase: "again", guesses: ["1/9"], said: "Not yet. Hint." };
const OVER: Shown = {
  ...AGAIN,
  phase: "over",
  guesses: ["1/9", "9.5 %"],
  said: "Right.",
  verdict: "right",
  answer: "2/21 ≈ 9.5 %",
  why: "Because.",
  usual: "Most say 1/9.",
  places: { answer: 0.095, guess: 0.095 },
};

class Question {
  readonly el = document.createElement("div");
  readonly end = new AbortController();
  readonly sent: (Guess & { id: number })[] = [];
  readonly #heard = new Map<string, (value?: unknown) => void>();
  shown: Shown;
  dead = false;

  constructor(shown: Shown = OPEN, asked: Partial<Asked> = {}) {
    this.shown = shown;
    document.body.append(this.el);
    const model = {
      get: (key: string) => (key === "asked" ? { ...ASKED, ...asked } : this.shown),
      send: (wish: Guess & { id: number }) => {
        if (this.dead) {
          throw new Error("Kernel is dead");
        }
        this.sent.push(wish);
      },
      on: (name: string, heard: (value?: unknown) => void) => this.#heard.set(name, heard),
      off: (name: string) => this.#heard.delete(name),
    } as unknown as Model;
    widget.render({ model, el: this.el, signal: this.end.signal });
  }

  find<T extends HTMLElement>(css: string): T {
    const found = this.el.querySelector<T>(css);
    if (!found) {
      throw new Error(`nothing matches ${css}`);
    }
    return found;
  }

  async click(css: string): Promise<void> {
    this.find(css).click();
    await settled();
  }

  async type(text: string): Promise<void> {
    this.find<HTMLInputElement>("input").value = text;
    this.find<HTMLFormElement>("form").requestSubmit();
    await settled();
  }

  async reply(shown: Shown, reply: Partial<Reply> = { done: true }): Promise<void> {
    this.shown = shown;
    this.#heard.get("change:shown")?.();
    this.#heard.get("msg:custom")?.({ id: this.sent.at(-1)?.id, ...reply });
    await settled();
  }

  get listening(): string[] {
    return [...this.#heard.keys()];
  }
}

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("Enter sends what was typed, once, and not what is empty", async () => {
  const question = new Question();
  await question.type("  ");
  await question.type(" 2/21 ");
  await question.type("2/21");
  expect(question.sent).toMatchObject([{ do: "guess", text: "2/21" }]);
});

test("the button does the same, and another passes", async () => {
  const question = new Question();
  question.find<HTMLInputElement>("input").value = "0,1";
  await question.click("[data-action=guess]");
  await question.reply(OPEN);
  await question.click("[data-action=pass]");
  expect(question.sent).toMatchObject([{ do: "guess", text: "0,1" }, { do: "pass" }]);
});

test("a choice is sent by its number", async () => {
  const question = new Question(OPEN, { choices: ["Anna", "Bo"] });
  await question.click("[data-action=guess]");
  expect(question.sent).toEqual([]);
  await question.click("[data-choice='1']");
  await question.click("[data-action=guess]");
  expect(question.sent).toMatchObject([{ do: "guess", choice: 1 }]);
});

test("a refusal is read out, and the words stay in the box", async () => {
  const question = new Question();
  await question.type("often");
  await question.reply(OPEN, { refused: "write it as 1/4" });
  expect(question.find("[role=status]").textContent).toBe("write it as 1/4");
  expect(question.find<HTMLInputElement>("input").value).toBe("often");
});

test("a hint leaves the box for another try", async () => {
  const question = new Question();
  await question.type("1/9");
  await question.reply(AGAIN);
  expect(question.find("[role=status]").textContent).toContain("Not yet. Hint.");
  expect(question.find(".sqw-ask-guesses").textContent).toBe("You guessed 1/9");
  expect(question.find("input")).toBeTruthy();
});

test("a guess that is judged later takes the form away, tells nothing, and keeps the focus", async () => {
  const question = new Question();
  question.find("input").focus();
  await question.type("2/18");
  await question.reply({ ...OPEN, phase: "kept", guesses: ["2/18"], said: "Kept." });
  expect(question.el.querySelector("form")).toBeNull();
  expect(question.find("[role=status]").textContent).toBe("Kept.");
  expect(question.find(".sqw-ask-outcome").textContent).toBe("");
  expect(document.activeElement).toBe(question.find("[role=status]")); // and not an empty box
});

test("a kept guess may be changed, or left as it is", async () => {
  const kept: Shown = { ...OPEN, phase: "kept", guesses: ["2/18"], said: "Kept.", changes: true };
  const question = new Question();
  question.find("input").focus();
  await question.type("2/18");
  await question.reply(kept);
  const change = question.find("[data-action=change]");
  expect(document.activeElement).toBe(change);
  expect(change.dataset.look).toBe("link");
  await question.click("[data-action=change]");
  expect(document.activeElement).toBe(question.find("input"));
  expect(question.el.querySelector("[data-action=pass]")).toBeNull();
  await question.click("[data-action=leave]");
  expect(question.el.querySelector("form")).toBeNull();
  await question.click("[data-action=change]");
  await question.type("2/21");
  expect(question.sent.at(-1)).toMatchObject({ do: "guess", text: "2/21" });
  await question.reply({ ...kept, guesses: ["2/21"] });
  expect(question.el.querySelector("form")).toBeNull();
  await question.reply({ ...kept, changes: false });
  expect(question.el.querySelector("[data-action=change]")).toBeNull();
});

test("as what a guess is read is said when the typing rests, of what stands there alone", async () => {
  vi.useFakeTimers();
  const question = new Question();
  const box = question.find<HTMLInputElement>("input");
  const put = (text: string): void => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const help = (): string | null => question.find("[aria-live=polite]").textContent;
  for (const text of ["1", "1/", "1/3", "1/39"]) {
    put(text);
  }
  await vi.advanceTimersByTimeAsync(250);
  expect(question.sent).toMatchObject([{ do: "read", text: "1/39" }]);
  const answer = question.reply(OPEN, { read: "Read as 1/39 ≈ 2.6 %" });
  await vi.advanceTimersByTimeAsync(50);
  await answer;
  expect(help()).toBe("Read as 1/39 ≈ 2.6\u00a0%");
  put("1/390");
  await vi.advanceTimersByTimeAsync(50);
  expect(help()).toContain("calculation");
});

test("the truth comes with a scale in words, and takes the focus of the box", async () => {
  const question = new Question(AGAIN);
  question.find("input").focus();
  await question.type("9.5 %");
  await question.reply(OVER);
  expect(question.el.querySelector("form")).toBeNull();
  expect(question.find(".sqw-ask-outcome").textContent).toContain("Because.");
  expect(question.find("[role=img]").getAttribute("aria-label")).toContain("0.095");
  expect(document.activeElement).toBe(question.find(".sqw-ask-outcome"));
});

test("the working is set as mathematics, can be reached by keyboard, and is not there before", async () => {
  const question = new Question(AGAIN);
  expect(question.el.querySelector(".sqw-ask-working")).toBeNull();
  const working = "<p><math><mfrac><mn>2</mn><mn>21</mn></mfrac></math></p><p>A: &lt;b&gt;Bo</p>";
  await question.reply({ ...OVER, working });
  const shown = question.find(".sqw-ask-working");
  expect(shown.querySelector("mfrac")?.namespaceURI).toBe("http://www.w3.org/1998/Math/MathML");
  expect(shown.textContent).toBe("221A: <b>Bo");
  expect(shown.tabIndex).toBe(0);
  expect(shown.getAttribute("aria-label")).toBe("Working");
});

test("the truth is said where the guess was not right", () => {
  const wrong = new Question({ ...OVER, verdict: "wrong" });
  expect(wrong.find(".sqw-ask-answer").textContent).toBe("The answer is 2/21 ≈ 9.5\u00a0%.");
  const right = new Question(OVER);
  expect(right.el.querySelector(".sqw-ask-answer")).toBeNull();
});

test("what is not there is not shown", () => {
  const bare = { ...OVER, why: "", usual: "", places: null };
  const question = new Question(bare);
  expect(question.el.querySelectorAll("h3, svg")).toHaveLength(0);
});

test("a note says that nothing can be kept", () => {
  expect(new Question({ ...OPEN, note: "no file" }).find(".sqw-ask-note").textContent).toBe(
    "no file",
  );
});

test("a kernel that says nothing, or is dead, is told of", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const question = new Question();
  await question.type("1/9");
  vi.advanceTimersByTime(3000);
  expect(question.find("[role=status]").textContent).toContain("Python is not answering");
  await question.reply(AGAIN);
  expect(question.find("[role=status]").textContent).not.toContain("Python is not answering");
  question.dead = true;
  await question.type("1/9");
  expect(question.find("[role=status]").textContent).toContain("Python is not answering");
});

test("no key reaches the notebook, and Enter with a modifier does nothing", () => {
  const question = new Question();
  const heard: string[] = [];
  document.body.addEventListener("keydown", (event) => heard.push(event.key));
  for (const more of [{}, { shiftKey: true }, { ctrlKey: true }]) {
    const press = { key: "Enter", bubbles: true, cancelable: true, ...more };
    const event = new KeyboardEvent("keydown", press);
    question.find("input").dispatchEvent(event);
    expect(event.defaultPrevented).toBe(Object.keys(more).length > 0);
  }
  expect(heard).toEqual([]);
});

test("a view that is gone listens no more", () => {
  const question = new Question();
  question.end.abort();
  expect(question.listening).toEqual([]);
  expect(question.el.textContent).toBe("");
});

test("two views of one page have no id in common", () => {
  const ids = [new Question(), new Question()].flatMap((question) =>
    [...question.el.querySelectorAll("[id]")].map((found) => found.id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
