import type { JSX } from "preact";
import type { BoardView } from "./boardview.ts";
import { Button } from "./button.tsx";
import { EnterLuck } from "./dialogs/enterluck.tsx";
import { CardPicture, isDrawn } from "./drawings/cards.tsx";
import { Icon } from "./drawings/icon.tsx";
import { cardName } from "./names.ts";

/** What luck is asked for by: a button's name, and the key of its words. */
export const LUCK = {
  roll: ["roll", "ui.roll"],
  "roll-off": ["roll", "ui.roll"],
  draw: ["draw", "ui.draw"],
  deal: ["deal", "ui.deal"],
} as const;

/** The buttons for what needs no space: luck, swaps and passes. */
export function TrayButtons({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, scene, say } = view;
  const { awaiting } = scene;
  const luck = scene.luck && awaiting !== null && awaiting !== "move" ? LUCK[awaiting] : null;
  const held = scene.luck === "held";
  const idle = luck === null && scene.bot === null && scene.handover === null;
  if (idle && scene.actions.length === 0) {
    return null;
  }
  return (
    <div class="sqw-doing">
      {luck ? (
        <>
          <Button
            name={luck[0]}
            look={held ? undefined : "main"}
            off={held}
            onDo={() => controller.act({ do: "luck" })}
          >
            <Icon name={luck[0] === "roll" ? "dice" : "cards"} />
            {say(luck[1])}
          </Button>
          {scene.entering ? <EnterLuck view={view} off={held} /> : null}
        </>
      ) : null}
      <BotButton view={view} />
      <HandoverButton view={view} />
      {scene.actions.map((text) => (
        <Button key={text} name={text} look="main" onDo={() => view.play(text)}>
          <ActionLabel view={view} text={text} />
        </Button>
      ))}
    </div>
  );
}

/** Asks for the cards of whoever moves where one has stepped back to; the curtain comes first. */
function HandoverButton({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, say, scene, seats } = view;
  const seat = seats[scene.handover ?? -1];
  return seat ? (
    <Button name="handover" onDo={() => controller.act({ do: "handover" })}>
      {say("ui.handover", { name: seat.name })}
    </Button>
  ) : null;
}

/** Lets a bot move that waits to be let, or stops one that thinks. */
function BotButton({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, say, scene, seats } = view;
  const name = seats[scene.turn ?? -1]?.name ?? "";
  if (scene.bot === null) {
    return null;
  }
  return scene.bot === "next" ? (
    <Button name="go" look="main" onDo={() => controller.act({ do: "go" })}>
      {say("ui.go", { name })}
    </Button>
  ) : (
    <Button name="stop" onDo={() => controller.act({ do: "stop" })}>
      {say("ui.stop", { name })}
    </Button>
  );
}

function ActionLabel({ view, text }: { view: BoardView; text: string }): JSX.Element {
  const [verb, card] = text.split(" ");
  if (verb === "swap" && card) {
    return (
      <>
        {isDrawn(view, card) ? <CardPicture view={view} kind={card} /> : null}
        {view.say("ui.swap", { card: cardName(view, card) })}
      </>
    );
  }
  const words = verb === "pass" ? view.say("ui.pass") : text;
  return <span>{words}</span>;
}
