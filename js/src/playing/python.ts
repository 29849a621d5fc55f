import type { Said, Told } from "./contract.ts";

/** What a page that plays is made of, as it stands in it. */
export interface Making {
  /** The code of the worker. */
  worker: string;
  parts: Record<string, string>;
}

export function making(page: Document): Making {
  const found = page.querySelectorAll<HTMLScriptElement>("script[data-part]");
  const parts = [...found].map((each) => [each.dataset.part ?? "", each.text]);
  return {
    worker: page.getElementById("worker")?.textContent ?? "",
    parts: Object.fromEntries(parts),
  };
}

/** A Python that runs beside the page until it is ended. */
export class Python {
  readonly #worker: Worker;
  readonly #address: string;

  constructor({ worker, parts }: Making, hear: (told: Told) => void) {
    this.#address = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
    this.#worker = new Worker(this.#address);
    this.#worker.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
    this.#worker.addEventListener("error", ({ message }) => {
      hear({ tell: "failed", said: message });
    });
    this.#worker.postMessage(parts);
  }

  say(said: Said): void {
    this.#worker.postMessage(JSON.stringify(said));
  }

  end(): void {
    this.#worker.terminate();
    URL.revokeObjectURL(this.#address);
  }
}
