import { afterEach, beforeEach, expect, test, vi } from "vitest";
import widget, { type Model, RESTS } from "../../src/pictures/index.ts";

const HTML = `
  <div class="sq-linked">
    <figure data-kind="tree"><figcaption>Tree</figcaption>
      <svg class="sq-picture" role="img">
        <path class="sq-path" data-lit="11"/>
        <g class="sq-part" data-part="11 10"><text>A</text></g>
        <g class="sq-part" data-part="11"><text>A and B</text></g>
      </svg>
    </figure>
    <figure data-kind="venn"><figcaption>Venn</figcaption>
      <svg class="sq-picture" role="img">
        <g class="sq-part" data-part="11"><path class="sq-clear"/></g>
        <g class="sq-part" data-part="10"><path class="sq-clear"/></g>
        <g class="sq-part" data-part="01"><path class="sq-clear"/></g>
      </svg>
    </figure>
  </div>`;
const PARTS = { a: "11 10", "a & b": "11", "a & ~b": "10", "~a & b": "01" };

class Shown {
  readonly el = document.createElement("div");
  readonly end = new AbortController();
  readonly told: string[] = [];
  readonly #heard = new Set<() => void>();
  #selected = "";

  constructor() {
    document.body.append(this.el);
    const model = {
      get: (key: string) => ({ html: HTML, parts: PARTS, selected: this.#selected })[key],
      set: (_key: string, value: string) => this.select(value),
      save_changes: () => this.told.push(this.#selected),
      on: (_name: string, heard: () => void) => this.#heard.add(heard),
      off: (_name: string, heard: () => void) => this.#heard.delete(heard),
    } as unknown as Model;
    widget.render({ model, el: this.el, signal: this.end.signal });
  }

  /** As a cell would, or another view. */
  select(value: string): void {
    this.#selected = value;
    for (const heard of this.#heard) {
      heard();
    }
  }

  part(kind: string, ways: string): Element {
    const found = this.el.querySelector(`[data-kind=${kind}] [data-part="${ways}"]`);
    if (!found) {
      throw new Error(`no ${ways} in ${kind}`);
    }
    return found;
  }

  get lit(): string[] {
    return [...this.el.querySelectorAll<SVGElement>(".sq-lit")].map(
      (part) => part.dataset.part ?? "way",
    );
  }

  over(part: Element, pointerType = "mouse"): void {
    part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
  }

  press(key: string): void {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  }

  focus(part: Element): void {
    (part as SVGElement).focus();
  }
}

let shown: Shown;

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Shown();
});

afterEach(() => {
  shown.end.abort();
  shown.el.remove();
  vi.useRealTimers();
});

test("what the mouse points at is lit in every picture, and told when it rests", () => {
  shown.over(shown.part("tree", "11 10"));
  expect(shown.lit).toEqual(["way", "11 10", "11", "11", "10"]);
  shown.over(shown.part("venn", "01"));
  expect(shown.lit).toEqual(["01"]);
  expect(shown.told).toEqual([]);
  vi.advanceTimersByTime(RESTS);
  expect(shown.told).toEqual(["~a & b"]);
  shown.el.dispatchEvent(new PointerEvent("pointerleave"));
  vi.advanceTimersByTime(RESTS);
  expect(shown.lit).toEqual([]);
  expect(shown.told).toEqual(["~a & b", ""]);
});

test("what was pressed stays lit until it is pressed again", () => {
  const part = shown.part("venn", "10");
  shown.over(part);
  part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  shown.el.dispatchEvent(new PointerEvent("pointerleave"));
  expect(shown.lit).toEqual(["10"]);
  expect(part.getAttribute("aria-pressed")).toBe("true");
  part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(shown.lit).toEqual([]);
});

test("a finger presses, and points at nothing while it scrolls", () => {
  const part = shown.part("tree", "11");
  shown.over(part, "touch");
  expect(shown.lit).toEqual([]);
  part.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(shown.lit).toEqual(["way", "11", "11"]);
});

test("each picture is one stop of the Tab key, and arrows lead through its parts", () => {
  const stops = [...shown.el.querySelectorAll("[tabindex='0']")];
  expect(stops).toEqual([shown.part("tree", "11 10"), shown.part("venn", "11")]);
  shown.focus(shown.part("venn", "11"));
  expect(shown.lit).toEqual(["way", "11", "11"]);
  shown.press("ArrowRight");
  expect(document.activeElement).toBe(shown.part("venn", "10"));
  expect(shown.lit).toEqual(["10"]);
  shown.press("End");
  shown.press("ArrowDown");
  expect(document.activeElement).toBe(shown.part("venn", "01"));
  shown.press("Home");
  shown.press("Enter");
  expect(shown.part("tree", "11").getAttribute("aria-pressed")).toBe("true");
  shown.press("Escape");
  expect(shown.part("tree", "11").getAttribute("aria-pressed")).toBe("false");
});

test("what a cell selects is lit, and is not told back", () => {
  shown.select("a & ~b");
  expect(shown.lit).toEqual(["10"]);
  vi.advanceTimersByTime(RESTS);
  expect(shown.told).toEqual([]);
  shown.select("");
  expect(shown.lit).toEqual([]);
});

test("a view that has gone tells nothing more", () => {
  shown.over(shown.part("venn", "01"));
  shown.end.abort();
  vi.advanceTimersByTime(RESTS);
  expect(shown.told).toEqual([]);
});

test("parts are buttons, and a picture is a group of them", () => {
  const part = shown.part("tree", "11");
  expect([part.getAttribute("role"), part.getAttribute("aria-pressed")]).toEqual([
    "button",
    "false",
  ]);
  expect(shown.el.querySelector("[role=img]")).toBeNull();
});
