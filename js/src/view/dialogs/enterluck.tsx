import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { CardPicture, hue } from "../drawings/cards.tsx";
import { cardName } from "../names.ts";
import { Dialog } from "./dialog.tsx";

/** A way to say what real dice or cards showed. */
export function EnterLuck({ view, off }: { view: BoardView; off: boolean }): JSX.Element {
  const { controller, say, scene } = view;
  const [open, setOpen] = useState(false);
  const send = (outcome: string): void => {
    setOpen(false);
    controller.act({ do: "play", text: `${scene.awaiting} ${outcome}` });
  };
  const rolled = scene.awaiting?.startsWith("roll");
  const label = say(rolled ? "ui.enter.dice" : "ui.enter.card");
  return (
    <>
      <Button name="enter" off={off} onDo={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <Dialog label={label} onClose={() => setOpen(false)}>
          {rolled ? (
            <DiceForm view={view} onSend={send} />
          ) : (
            <CardPicker view={view} onSend={send} />
          )}
          <Button name="cancel" onDo={() => setOpen(false)}>
            {say("ui.cancel")}
          </Button>
        </Dialog>
      ) : null}
    </>
  );
}

interface FormProperties {
  view: BoardView;
  onSend: (outcome: string) => void;
}

function DiceForm({ view: { board, say }, onSend }: FormProperties): JSX.Element {
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
      <Button name="enter-send" look="main">
        {say("ui.enter.send")}
      </Button>
    </form>
  );
}

/** What may be drawn, by its names in the language of the board. */
function inOrder(view: BoardView): string[] {
  const named = (kind: string): string => cardName(view, kind);
  return view.scene.drawable.toSorted((one, other) =>
    named(one).localeCompare(named(other), view.language),
  );
}

function CardPicker({ view, onSend }: FormProperties): JSX.Element {
  return (
    <div class="sqw-picker">
      {inOrder(view).map((kind) => (
        <button
          key={kind}
          type="button"
          class="sqw-card"
          data-small={true}
          data-drawable={kind}
          style={{ "--sqw-hue": hue(kind) }}
          onClick={() => onSend(kind)}
        >
          <CardPicture view={view} kind={kind} />
          <span class="sqw-name">{cardName(view, kind)}</span>
        </button>
      ))}
    </div>
  );
}
