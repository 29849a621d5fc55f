import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";
import { isOffered } from "../../state/words.ts";
import { type BoardView, isShut, whyShut } from "../boardview.ts";
import { Icon } from "../drawings/icon.tsx";
import { claim } from "../keyboard.ts";
import { Ask, isHere } from "./ask.tsx";
import { Chances } from "./chances.tsx";
import { Experiments } from "./experiments.tsx";
import { MoveList } from "./movelist.tsx";
import { Said } from "./said.tsx";
import { Unseen } from "./unseen.tsx";
import { hasCourses, Variations } from "./variations.tsx";
import { WhatIf } from "./whatif.tsx";

interface Panel {
  name: string;
  /** The key of the words on its tab. */
  label: string;
  /** And of fewer words, for a column in which all tabs are to stand side by side. */
  short?: string;
  /** And of what the help tells of it. */
  told: string;
  Panel: ComponentType<{ view: BoardView }>;
  /** Whether there is anything in it. */
  shown?: (view: BoardView) => boolean;
  /** What stands on its tab, where its name would be too long. */
  count?: (view: BoardView) => number;
  /** Whether it is open until another is opened. */
  opens?: boolean;
  /** Whether Python works out what it shows, and so has to know that it is open. */
  asked?: boolean;
  /** Whether Python leaves out of it what could tell an answer, so that it may stay open. */
  tellsNothing?: boolean;
  /** Whether it stands beside the moves on a large screen where no other does. */
  usual?: boolean;
  /** Whether some of it stands beside the moves, so that it goes on while they are in front. */
  lingers?: boolean;
}

/** The panel that waits for a guess: what Python fills beside it could tell the answer. */
const QUESTION = "ask";

/** What can be looked at beside the board; the first has a place of its own where there is room. */
export const PANELS: Panel[] = [
  { name: "moves", label: "ui.moves", told: "ui.told.moves", Panel: MoveList },
  {
    name: "variations",
    label: "ui.variations",
    told: "ui.told.variations",
    Panel: Variations,
    shown: ({ courses }) => hasCourses(courses),
    count: ({ courses }) => courses.rows?.length ?? 0,
    asked: true,
    tellsNothing: true,
    usual: true,
  },
  {
    name: "said",
    label: "ui.said",
    told: "ui.told.said",
    Panel: Said,
    shown: ({ said }) => said !== undefined,
    opens: true,
  },
  {
    name: "chances",
    label: "ui.chances",
    told: "ui.told.chances",
    Panel: Chances,
    asked: true,
    lingers: true,
  },
  { name: "unseen", label: "ui.unseen", told: "ui.told.unseen", Panel: Unseen, asked: true },
  { name: "many", label: "ui.many", told: "ui.told.many", Panel: Experiments, asked: true },
  {
    name: "claims",
    label: "ui.claims",
    short: "ui.claims.short",
    told: "ui.told.claims",
    Panel: WhatIf,
    asked: true,
  },
  {
    name: QUESTION,
    label: "ui.ask",
    told: "ui.told.ask",
    Panel: Ask,
    shown: ({ question }) => isHere(question),
    asked: true,
  },
];

/** On a large screen, so many panels stand below each other beside the first. */
const MOST_STACKED = 2;

/** So many tabs stand side by side with all their words in a column that is wide. */
const MOST_IN_WORDS = 5;

/** Tabs, and the panels that they open. */
export function Panels({ view }: { view: BoardView }): JSX.Element {
  const panels = PANELS.filter(
    ({ label, shown }) => isOffered(view.words, label) && (shown?.(view) ?? true),
  );
  const large = view.fit.size === "wall";
  const { open, toggle } = useOpenPanels(view, panels, large);
  const places = large && open.length > 1 ? [panels.slice(0, 1), panels.slice(1)] : [panels];
  return (
    <section class="sqw-panels" aria-label={view.say("ui.panels")}>
      {places
        .filter((place) => place.length > 0)
        .map((place) => (
          <div class="sqw-place" key={place[0]?.name}>
            <div
              class="sqw-tabs"
              role="tablist"
              aria-label={view.say("ui.panels")}
              onKeyDown={walkTabs}
            >
              {place.map((panel, number) => {
                const { name, label: key } = panel;
                const selected = open.includes(name);
                const shut = isKeptBack(panel, view) ? whyShut(view) : "";
                const label = view.say(key);
                return (
                  <button
                    key={name}
                    type="button"
                    role="tab"
                    id={`${view.prefix}tab-${name}`}
                    class="sqw-tab"
                    data-action={`panel-${name}`}
                    aria-selected={selected}
                    aria-disabled={shut !== "" || undefined}
                    aria-label={label}
                    aria-describedby={shut && `${view.prefix}shut`}
                    title={shut || label}
                    tabIndex={selected || (number === 0 && !place.some(isIn(open))) ? 0 : -1}
                    onClick={() => shut || toggle(name)}
                  >
                    <OnTab view={view} panel={panel} beside={place.length} />
                  </button>
                );
              })}
            </div>
            {place.some((panel) => isKeptBack(panel, view)) ? <Shut view={view} /> : null}
            {place.filter(isIn(open)).map(({ name, Panel }) => (
              <div
                key={name}
                class="sqw-panel"
                role="tabpanel"
                aria-labelledby={`${view.prefix}tab-${name}`}
              >
                <Panel view={view} />
              </div>
            ))}
          </div>
        ))}
    </section>
  );
}

/** Whether a panel is shut because it could tell what is asked. */
function isKeptBack({ asked, name, tellsNothing }: Panel, view: BoardView): boolean {
  return asked === true && name !== QUESTION && !tellsNothing && isShut(view);
}

function Shut({ view }: { view: BoardView }): JSX.Element {
  const why = whyShut(view);
  return (
    <p class="sqw-shut" id={`${view.prefix}shut`} title={why}>
      {why}
    </p>
  );
}

interface TabWords {
  view: BoardView;
  panel: Panel;
  /** How many tabs stand in the line. */
  beside: number;
}

/** What stands on a tab: words, fewer of them in a narrow column, or a picture and a number. */
function OnTab({ view, panel, beside }: TabWords): JSX.Element {
  const { label, short = label, count } = panel;
  if (count !== undefined) {
    return (
      <>
        <Icon name="branch" />
        {count(view)}
      </>
    );
  }
  const { size, wide } = view.fit;
  const room = size === "phone" || size === "wall" || (wide && beside <= MOST_IN_WORDS);
  return <>{view.say(room ? label : short)}</>;
}

/** Arrow keys lead from tab to tab. */
function walkTabs(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && claim(event)) {
    const tabs = [...(event.currentTarget as Element).children] as HTMLElement[];
    const at = tabs.indexOf(event.target as HTMLElement);
    tabs[(at + step + tabs.length) % tabs.length]?.focus();
  }
}

function isIn(open: string[]): (panel: Panel) => boolean {
  return ({ name }) => open.includes(name);
}

interface OpenPanels {
  open: string[];
  toggle: (name: string) => void;
}

/**
 * Which panels are open: one, or on a large screen the first and those opened last. Those for which
 * Python works something out are open in every view of the board, the others in this one.
 */
function useOpenPanels(view: BoardView, panels: Panel[], large: boolean): OpenPanels {
  const [chosen, setChosen] = useState(() =>
    panels.filter(({ opens }) => opens).map(({ name }) => name),
  );
  const [behind, setBehind] = useState(false);
  const first = panels[0]?.name ?? "";
  const others = panels.slice(1);
  const own = others.filter(({ asked, name }) => !asked && chosen.includes(name));
  const shared = others.filter(
    (panel) => panel.asked && view.panels.includes(panel.name) && !isKeptBack(panel, view),
  );
  const names = [...own, ...shared].map(({ name }) => name);
  const lingers = !large && shared.some((panel) => panel.lingers);
  const toggle = (name: string): void => {
    const covers = name === first && lingers && !behind;
    setBehind(covers);
    if (covers) {
      return;
    }
    const kept = large && name !== first ? names.filter((other) => other !== name) : [];
    const open = [...kept, name].filter((each) => each !== first).slice(-MOST_STACKED);
    const isAsked = (each: string): boolean =>
      others.find((panel) => panel.name === each)?.asked ?? false;
    setChosen(open.filter((each) => !isAsked(each)));
    view.controller.openPanels(open.filter(isAsked));
  };
  if (large) {
    const stacked = names.slice(-MOST_STACKED);
    const usual = others.filter((panel) => panel.usual);
    return {
      open: [first, ...(stacked.length > 0 ? stacked : usual.map(({ name }) => name))],
      toggle,
    };
  }
  const front = behind && lingers ? first : names.at(-1);
  return { open: [front ?? first], toggle };
}
