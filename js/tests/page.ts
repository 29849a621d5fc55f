/** A view of the board on a page, to find things in and to click on. */
import widget from "../src/index.tsx";
import type { Model } from "../src/state/model.ts";
import { inFocus } from "../src/view/infocus.ts";
import { type MockModel, settled } from "./mockmodel.ts";

export interface Page {
  model: MockModel;
  el: HTMLElement;
  end: AbortController;
  find: (css: string) => HTMLElement;
  all: (css: string) => HTMLElement[];
  click: (css: string) => Promise<void>;
  press: (key: string, more?: KeyboardEventInit) => Promise<KeyboardEvent>;
}

export function render(model: MockModel, into: ParentNode = document.body): Page {
  const el = document.createElement("div");
  into.append(el);
  const end = new AbortController();
  widget.render({ model: model as unknown as Model, el, signal: end.signal });
  const find = (css: string): HTMLElement => {
    const found = el.querySelector<HTMLElement>(css);
    if (!found) {
      throw new Error(`nothing matches ${css}`);
    }
    return found;
  };
  return {
    model,
    el,
    end,
    find,
    all: (css) => [...el.querySelectorAll<HTMLElement>(css)],
    click: async (css) => {
      find(css).click();
      await settled();
    },
    press: async (key, more = {}) => {
      const target = el.contains(inFocus()) ? inFocus() : find(".sqw");
      const typed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      target?.dispatchEvent(typed);
      await settled();
      return typed;
    },
  };
}
