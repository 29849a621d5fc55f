import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { inFocus } from "../infocus.ts";

interface Properties {
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A window over the page; the browser keeps the focus in it and Escape closes it. */
export function Dialog({ label, onClose, children }: Properties): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = inFocus();
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does with keys what a click outside does
    <dialog
      ref={ref}
      class="sqw-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) {
          onClose();
        }
      }}
    >
      <div class="sqw-dialog-body">
        <h2>{label}</h2>
        {children}
      </div>
    </dialog>
  );
}
