import type { ComponentChildren, JSX } from "preact";

interface Properties {
  name: string;
  /** Its accessible name, where its text is not enough. */
  label?: string | undefined;
  /** What it does, where its text is its name. */
  hint?: string | undefined;
  off?: boolean | undefined;
  pressed?: boolean | undefined;
  look?: "plain" | "main" | "link" | undefined;
  data?: number | undefined;
  /** Whether what it leads to is what is shown. */
  current?: boolean | undefined;
  /** What it does; without this it sends the form it is in. */
  onDo?: () => void;
  children: ComponentChildren;
}

/**
 * A control. One that cannot be used now stays in the tab order and says so: `disabled` would
 * throw away the focus, and with it the keyboard, when a button is used for the last time.
 */
export function Button(properties: Properties): JSX.Element {
  const { name, label, hint, off, pressed, look, data, current, onDo, children } = properties;
  return (
    <button
      type={onDo ? "button" : "submit"}
      class="sqw-button"
      data-look={look}
      data-action={name}
      data-number={data}
      aria-label={label}
      title={hint ?? label}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-current={current}
      onClick={() => {
        if (!off) {
          onDo?.();
        }
      }}
    >
      {children}
    </button>
  );
}
