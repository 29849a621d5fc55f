/** A kernel that says nothing for longer than this is busy, restarted or dead. */
export const SILENT_AFTER = 3000;

/** Notices when Python is asked and says nothing, so that the board can tell why it stands still. */
export class SilenceWatch {
  silent = false;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal, changed: () => void) {
    this.#changed = changed;
    signal.addEventListener("abort", () => this.#stop());
  }

  /** Something was sent that has to be answered. */
  asked(): void {
    this.#timer ??= setTimeout(() => this.lost(), SILENT_AFTER);
  }

  /** Python gave a sign of life. */
  heard(): void {
    this.#stop();
    this.#set(false);
  }

  /** There is no one to wait for any more. */
  lost(): void {
    this.#stop();
    this.#set(true);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #set(silent: boolean): void {
    if (this.silent !== silent) {
      this.silent = silent;
      this.#changed();
    }
  }
}
