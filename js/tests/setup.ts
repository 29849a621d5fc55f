/** What jsdom lacks: modal dialogs, and frames that are painted. */
import { options } from "preact";

HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.setAttribute("open", "");
};
HTMLDialogElement.prototype.close = function close(): void {
  this.removeAttribute("open");
};
options.requestAnimationFrame = queueMicrotask;
