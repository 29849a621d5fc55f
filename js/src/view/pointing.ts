const PART = "[data-part]";
/** What is lit with a part, and cannot be pointed at. */
const LIT = "[data-lit]";
const FIGURE = "figure";
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * What is pointed at in some pictures: the part under the mouse, or else the one with the keyboard's
 * focus, or else the one that was pressed last, which stays. All that belongs to it is lit.
 */
export class Pointing {
  readonly #root: HTMLElement;
  readonly #told: (ways: string) => void;
  #hovered = "";
  #focused = "";
  #pinned = "";
  #lit = "";

  constructor(root: HTMLElement, told: (ways: string) => void, signal: AbortSignal) {
    this.#root = root;
    this.#told = told;
    for (const figure of root.querySelectorAll(FIGURE)) {
      prepare(figure);
    }
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => root.addEventListener(name, heard, { signal });
    listen("pointerover", (event) => this.#hover(event));
    listen("pointerleave", () => {
      this.#hovered = "";
      this.#tell();
    });
    listen("focusin", (event) => {
      this.#focused = partOf(event.target)?.dataset.part ?? "";
      this.#tell();
    });
    listen("focusout", () => {
      this.#focused = "";
      this.#tell();
    });
    listen("click", (event) => this.#press(partOf(event.target)));
    listen("keydown", (event) => this.#key(event));
  }

  /** Light a part as if it had been pressed, without telling of it. */
  pin(ways: string): void {
    this.#pinned = ways;
    this.#show();
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType === "touch") {
      return; // a finger that scrolls points at nothing; one that taps presses
    }
    this.#hovered = partOf(event.target)?.dataset.part ?? "";
    this.#tell();
  }

  #press(part: Part | null): void {
    const ways = part?.dataset.part ?? "";
    this.#pinned = ways === this.#pinned ? "" : ways;
    this.#focused = this.#pinned && this.#focused;
    this.#hovered = this.#pinned && this.#hovered;
    this.#tell();
  }

  #key(event: KeyboardEvent): void {
    const part = partOf(event.target);
    const figure = part?.closest(FIGURE);
    if (!(part && figure)) {
      return;
    }
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      this.#press(part);
    } else if (event.key === "Escape") {
      this.#press(null);
    } else if (step === undefined) {
      return;
    } else {
      const all = [...figure.querySelectorAll<Part>(PART)];
      const at = Math.min(Math.max(all.indexOf(part) + step, 0), all.length - 1);
      hand(part, all[at] ?? part);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #tell(): void {
    const before = this.#lit;
    this.#show();
    if (this.#lit !== before) {
      this.#told(this.#lit);
    }
  }

  #show(): void {
    this.#lit = this.#hovered || this.#focused || this.#pinned;
    const lit = new Set(this.#lit.split(" "));
    const frame = this.#root.querySelector(".sq-linked");
    frame?.classList.toggle("sq-pointing", this.#lit !== "");
    for (const each of this.#root.querySelectorAll<Part>(`${PART}, ${LIT}`)) {
      const { part, lit: seen = part ?? "" } = each.dataset;
      each.classList.toggle(
        "sq-lit",
        seen.split(" ").every((way) => lit.has(way)),
      );
      if (part !== undefined) {
        each.setAttribute("aria-pressed", String(part === this.#pinned));
      }
    }
  }
}

type Part = HTMLElement | SVGElement;

function partOf(target: EventTarget | null): Part | null {
  return target instanceof Element ? target.closest<Part>(PART) : null;
}

/** Make a picture's parts buttons, one of which the Tab key reaches; arrows lead to the others. */
function prepare(figure: Element): void {
  figure.querySelector("svg[role=img]")?.setAttribute("role", "group");
  for (const [at, part] of [...figure.querySelectorAll<Part>(PART)].entries()) {
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", at === 0 ? "0" : "-1");
  }
}

/** Let another part of the picture be the one that the Tab key reaches, and go there. */
function hand(from: Part, to: Part): void {
  from.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus();
}
