/** A page that steps through a game: the board, with a model that has every answer beforehand. */
import widget from "../index.tsx";
import type { PageData } from "./contract.ts";
import { PageModel } from "./model.ts";

const place = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const model = new PageModel(JSON.parse(place("game").textContent ?? "") as PageData);

const name = (): void => {
  const { title, eyes } = model.told;
  document.documentElement.lang = model.get("language");
  document.title = title;
  place("title").textContent = title;
  place("eyes").textContent = eyes;
};
model.on("change:language", name);
name();

const board = place("board");
board.replaceChildren();
widget.render({ model, el: board, signal: new AbortController().signal });

// The board has the page to itself: its keys work wherever nothing else has the focus.
document.body.addEventListener("keydown", (event) => {
  if (event.target === document.body) {
    const pressed = new KeyboardEvent("keydown", event);
    board.firstElementChild?.dispatchEvent(pressed);
    if (pressed.defaultPrevented) {
      event.preventDefault();
    }
  }
});
