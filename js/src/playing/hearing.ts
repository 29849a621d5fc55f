import type { Told } from "./contract.ts";

/** What is used of a worker. */
export interface Scope {
  postMessage(text: string): void;
  onmessage: (event: MessageEvent) => void;
}

/** Python, as the worker uses it. */
export interface Kernel {
  hear(text: string): void;
}

/**
 * Begin Python, and let it hear all that is said, from the start. That it is ready is told before it
 * hears what was said meanwhile: a cell among that may run without end, and is then to be stopped.
 */
export async function hear(worker: Scope, begin: () => Promise<Kernel>): Promise<void> {
  const tell = (told: Told): void => worker.postMessage(JSON.stringify(told));
  const waiting: string[] = [];
  worker.onmessage = ({ data }) => {
    waiting.push(data);
  };
  try {
    const kernel = await begin();
    tell({ tell: "ready" });
    for (const text of waiting) {
      kernel.hear(text);
    }
    worker.onmessage = ({ data }) => kernel.hear(data);
  } catch (error) {
    tell({ tell: "failed", said: String(error) });
  }
}
