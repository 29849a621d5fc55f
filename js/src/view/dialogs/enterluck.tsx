import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { cardName, type Shown } from "../boardview.ts";
import { Action } from "../button.tsx";
import { hue, Picture } from "../drawings.tsx";
import { Dialog } from "./dialog.tsx";

/** A way to say what real dice or cards showed. */
export function Enter({ shown }: { shown: Shown }): JSX.Element {
  const { board, desk, say, scene } = shown;
  const [open, setOpen] = useState(false);
  const send = (outcome: string): void => {
    setOpen(false);
    desk.act({ do: "play", text: `${scene.awaiting} ${outcome}` });
  };
  const label = say(board.game === "dice" ? "ui.enter.dice" : "ui.enter.card");
  return (
    <>
      <Action name="enter" onDo={() => setOpen(true)}>
        {label}
      </Action>
      {open ? (
        <Dialog label={label} onClose={() => setOpen(false)}>
          {board.game === "dice" ? (
            <DiceForm shown={shown} onSend={send} />
          ) : (
            <CardPicker shown={shown} onSend={send} />
          )}
          <Action name="cancel" onDo={() => setOpen(false)}>
            {say("ui.cancel")}
          </Action>
        </Dialog>
      ) : null}
    </>
  );
}

interface FormProperties {
  shown: Shown;
  onSend: (outcome: string) => void;
}

function DiceForm({ shown: { board, say }, onSend }: FormProperties): JSX.Element {
  return (
    <form
      class="sqw-form"
      onSubmit={(event) => {
        event.preventDefault();
        const inputs = event.currentTarget.querySelectorAll("input");
        onSend(Array.from(inputs, (input) => input.value).join("+"));
      }}
    >
      {board.dice.map((faces, die) => (
        <label key={die}>
          {say("ui.enter.die", { n: die + 1 })}
          <input type="number" name={`die-${die}`} min={1} max={faces} step={1} required={true} />
        </label>
      ))}
      <button type="submit" class="sqw-button" data-look="main" data-action="enter-send">
        {say("ui.enter.send")}
      </button>
    </form>
  );
}

function CardPicker({ shown, onSend }: FormProperties): JSX.Element {
  return (
    <div class="sqw-picker">
      {shown.scene.drawable.map((kind) => (
        <button
          key={kind}
          type="button"
          class="sqw-card"
          data-small={true}
          data-drawable={kind}
          style={{ "--sqw-hue": hue(kind) }}
          onClick={() => onSend(kind)}
        >
          <Picture shown={shown} kind={kind} />
          <span class="sqw-name">{cardName(shown, kind)}</span>
        </button>
      ))}
    </div>
  );
}
