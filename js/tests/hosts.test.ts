/** What other hosts do: they put views into shadow roots, hand over no signal, name themes anew. */
import { afterEach, expect, test } from "vitest";
import question from "../src/ask/index.tsx";
import widget from "../src/index.tsx";
import pictures from "../src/pictures/index.ts";
import type { Shown } from "../src/questions.ts";
import type { Model } from "../src/state/model.ts";
import { inFocus } from "../src/view/infocus.ts";
import { catalogue } from "./catalogue.ts";
import { MockModel, settled } from "./mockmodel.ts";
import { type Page, render } from "./page.ts";

const ROLL = { awaiting: "roll", choices: {}, roll: null } as const;
const OPEN: Shown = { phase: "open", guesses: [], said: "", verdict: "", passed: false, note: "" };
const OVER: Shown = { ...OPEN, phase: "over", guesses: ["1/6"], said: "Right.", verdict: "right" };
const ASKED = { question: "A 7?", choices: [], language: "en", words: catalogue("en", "teaching") };

let page: Page | undefined;

afterEach(() => {
  page?.end.abort();
  document.body.replaceChildren();
  const last = document.body.appendChild(document.createElement("input"));
  last.focus(); // jsdom else thinks that what had the focus in a shadow root has it still
  last.remove();
});

function shadow(): ShadowRoot {
  const host = document.createElement("div");
  document.body.append(host);
  return host.attachShadow({ mode: "open" });
}

async function tell({ model }: Page, shown: Shown, number = 1): Promise<void> {
  Object.assign(model.state, { question: { number, asked: ASKED, shown }, panels: ["ask"] });
  model.tell("change:question", null);
  model.tell("change:panels", null);
  await settled();
}

test("in a shadow root a key points out what has the focus there", async () => {
  page = render(new MockModel("kids"), shadow());
  page.find("[data-cell=a1]").focus();
  await page.press("ArrowRight");
  expect(inFocus()).toBe(page.find("[data-cell=b1]"));
  await page.press(".");
  expect(page.model.get("selected")).toBe("b1");
});

test("in a shadow root a dialog gives the focus back", async () => {
  page = render(new MockModel("kids"), shadow());
  page.find("[data-card=tiger]").focus();
  await page.press("?");
  page.find("dialog [data-action=close], dialog button").focus();
  page.find("dialog").dispatchEvent(new Event("cancel"));
  await settled();
  expect(inFocus()).toBe(page.find("[data-card=tiger]"));
});

test("a question takes no focus from a box in another shadow root", async () => {
  page = render(new MockModel("dice", { ...ROLL, luck: "held" }), shadow());
  const box = document.createElement("textarea");
  shadow().append(box);
  box.focus();
  await tell(page, OPEN);
  expect(inFocus()).toBe(box);
  box.blur();
  await tell(page, OPEN, 2);
  expect(inFocus()).toBe(page.find("[data-sequence-ask] input"));
  await tell(page, OVER, 2);
  expect(inFocus()?.closest("[data-sequence-ask]")).not.toBeNull();
});

test("where a host hands over no signal a board is shown, and ended by what was given back", () => {
  const model = new MockModel("kids");
  const el = document.createElement("div");
  const end = widget.render({ model: model as unknown as Model, el });
  expect(el.querySelector("[data-cell=b1]")).not.toBeNull();
  end();
  expect(el.innerHTML).toBe("");
  expect([...model.listeners.values()].every((heard) => heard.size === 0)).toBe(true);
});

test("so are questions and pictures", () => {
  const traits: Record<string, unknown> = {
    ...{ asked: ASKED, shown: OPEN },
    ...{ html: "<figure></figure>", parts: {}, selected: "" },
  };
  const heard = new Set<unknown>();
  const model = {
    get: (key: string) => traits[key],
    on: (_: string, listener: unknown) => heard.add(listener),
    off: (_: string, listener: unknown) => heard.delete(listener),
  };
  for (const [view, css] of [
    [question, "input"],
    [pictures, "figure"],
  ] as const) {
    const el = document.createElement("div");
    document.body.append(el);
    const end = view.render({ model: model as never, el });
    expect(el.querySelector(css)).not.toBeNull();
    end();
    expect(heard.size).toBe(0);
  }
});
