import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { unbroken } from "../../state/words.ts";
import type { Chip, SentencePart, WhatIf as WhatIfTrait } from "../../whatif.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { Code } from "../code.tsx";
import { Pointing } from "../pointing.ts";
import { Worked } from "../question/outcome.tsx";

interface Properties {
  view: BoardView;
  claims: WhatIfTrait;
}

/** A question put together by pointing, and its answer. */
export function WhatIf({ view }: { view: BoardView }): JSX.Element | null {
  const { claims = {}, onQuestion } = view;
  const is = isHere(claims);
  useLayoutEffect(() => {
    onQuestion(is);
    return () => onQuestion(false);
  }, [is]);
  if (!is) {
    return claims.told ? <p class="sqw-claims">{claims.told}</p> : null;
  }
  return (
    <div class="sqw-claims" data-works={claims.works || undefined}>
      <Sentence view={view} claims={claims} />
      <Reasons view={view} claims={claims} />
    </div>
  );
}

/** Whether a question can be put together here. */
function isHere(claims: Partial<WhatIfTrait>): claims is WhatIfTrait {
  return claims.parts !== undefined;
}

/** What a part that was joined on is about. */
const NEWEST = "[data-here] select[data-chip-name$=who]";

/** The sentence, what came of it, and the buttons that make it longer. */
function Sentence({ view, claims }: Properties): JSX.Element {
  const { controller, say } = view;
  const root = useRef<HTMLDivElement>(null);
  const press = (name: string): void =>
    controller.ask({ do: "claims", act: "press", name }, (answer) => {
      controller.refuse("refused" in answer ? answer.refused : "");
      // The button may be gone; the sentence goes on where its newest part begins.
      root.current?.querySelector<HTMLElement>(NEWEST)?.focus();
    });
  return (
    <>
      <div
        ref={root}
        class="sqw-claims-sentence"
        role="group"
        aria-label={say("ui.claims.sentence")}
      >
        {claims.parts.map((part, at) => (
          <Part key={at} view={view} part={part} onDrop={() => press(part.drop)} />
        ))}
      </div>
      <Answer view={view} claims={claims} />
      <Presses view={view} claims={claims} onPress={press} />
    </>
  );
}

interface PressesProperties extends Properties {
  onPress: (name: string) => void;
}

function Presses({ view, claims, onPress }: PressesProperties): JSX.Element {
  const { onPaused, points, say } = view;
  return (
    <p class="sqw-claims-presses">
      <Button
        name="claims-point"
        hint={say("ui.claims.point.hint")}
        pressed={points === "on"}
        onDo={() => onPaused(points === "on")}
      >
        {say("ui.claims.point")}
      </Button>
      {claims.presses.map(([name, words]) => (
        <Button key={name} name={`claims-${name.replace(" ", "-")}`} onDo={() => onPress(name)}>
          {words}
        </Button>
      ))}
    </p>
  );
}

interface PartProperties {
  view: BoardView;
  part: SentencePart;
  onDrop: () => void;
}

function Part({ view, part, onDrop }: PartProperties): JSX.Element {
  const { before, chips, drop, here } = part;
  return (
    <span class="sqw-claims-part" data-here={here || undefined}>
      {before ? <span>{before} </span> : null}
      {chips.map((chip) => (
        <Choice key={chip.name} view={view} chip={chip} />
      ))}
      {drop ? (
        <Button
          name={`claims-${drop.replace(" ", "-")}`}
          label={view.say("ui.claims.drop")}
          look="link"
          onDo={onDrop}
        >
          ×
        </Button>
      ) : null}
    </span>
  );
}

/** A chip. What was chosen stands in it at once, whatever older answers are still on their way. */
function Choice({ view, chip }: { view: BoardView; chip: Chip }): JSX.Element {
  const { controller } = view;
  const { before, label, name, options, value } = chip;
  const latest = useRef(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (option: string): void => {
    latest.current += 1;
    const asked = latest.current;
    setChosen(option);
    controller.ask({ do: "claims", act: "choose", chip: name, option }, (answer) => {
      if (asked === latest.current) {
        setChosen(null);
        controller.refuse("refused" in answer ? answer.refused : "");
      }
    });
  };
  return (
    <span class="sqw-claims-chip">
      {before ? `${before} ` : null}
      <select
        aria-label={label}
        data-chip-name={name}
        data-pending={chosen !== null || undefined}
        data-empty={(chosen ?? value) === "" || undefined}
        value={chosen ?? value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}

/** What came of the question; who cannot see it hears the sentence as it grows. */
function Answer({ view: { say }, claims }: Properties): JSX.Element {
  const { answer, exact, grown, next, refused, works } = claims;
  return (
    <div role="status">
      <p class="sqw-unseen">{unbroken(grown)}</p>
      {answer ? (
        <p class="sqw-claims-number" title={exact || undefined}>
          {unbroken(answer)}
        </p>
      ) : null}
      {next ? <p class="sqw-claims-next">{next}</p> : null}
      {refused ? <p class="sqw-claims-refused">{unbroken(refused)}</p> : null}
      {works ? <p class="sqw-claims-works">{say("ui.claims.works")}</p> : null}
    </div>
  );
}

/** What stands below the answer: how likely that is, why, a picture, and the lines for a cell. */
function Reasons({ view, claims }: Properties): JSX.Element | null {
  const { controller, say } = view;
  const { answer, level, lesson, why, working, works } = claims;
  if (works) {
    const stop = (): void => controller.ask({ do: "claims", act: "stop" }, () => undefined);
    return (
      <Button name="claims-stop" onDo={stop}>
        {say("ui.claims.stop")}
      </Button>
    );
  }
  if (!answer || level === undefined) {
    return null;
  }
  return (
    <>
      <div class="sqw-claims-bar" aria-hidden="true">
        <i style={{ inlineSize: `${100 * level}%` }} />
      </div>
      {lesson?.length ? <AskClass view={view} /> : null}
      {working ? <Worked mathml={working} title={say("ui.claims.working")} /> : null}
      <p class="sqw-claims-why">{unbroken(why ?? "")}</p>
      <Picture view={view} claims={claims} />
      <Code view={view} of="claims" lines={[...(claims.code ?? []), ...(lesson ?? [])]} />
    </>
  );
}

function AskClass({ view: { controller, say } }: { view: BoardView }): JSX.Element {
  const ask = (): void =>
    controller.ask({ do: "ask-class" }, (told) =>
      controller.refuse("refused" in told ? told.refused : ""),
    );
  return (
    <p>
      <Button name="ask-class" onDo={ask}>
        {say("ui.claims.ask")}
      </Button>
    </p>
  );
}

/** The picture that is chosen; a part of it that is pointed at is lit, and its spaces on the board. */
function Picture({ view, claims }: Properties): JSX.Element | null {
  const { onLights, say } = view;
  const { cells = [], drawn, picture, pictures = [] } = claims;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const ended = new AbortController();
    const element = root.current;
    if (element) {
      element.innerHTML = drawn ?? "";
      const light = (ways: string): void => onLights(cellsIn(ways, cells));
      new Pointing(element, light, ended.signal).pin("");
    }
    return () => {
      ended.abort();
      onLights(null);
    };
  }, [drawn]);
  if (!(drawn && picture)) {
    return null;
  }
  const label = say("ui.claims.picture");
  const chip = { name: "picture", label, before: "", value: picture, options: pictures };
  return (
    <div class="sqw-claims-picture">
      <p>
        <span>{label} </span>
        <Choice view={view} chip={chip} />
      </p>
      <div ref={root} />
    </div>
  );
}

/** The spaces that the claims are about which hold in all of these ways; null for all claims. */
function cellsIn(ways: string, cells: string[][]): string[] | null {
  const each = ways.split(" ");
  return ways ? cells.filter((_, at) => each.every((way) => way[at] === "1")).flat() : null;
}
