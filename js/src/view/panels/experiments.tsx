import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Experiments as ExperimentsTrait, OutcomeRow, Trying } from "../../contract.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";
import { Code } from "../code.tsx";
import { CardPicture, isDrawn } from "../drawings/cards.tsx";
import { Icon } from "../drawings/icon.tsx";

const KINDS = "ui.many.kind.";
const ENTRIES = "ui.many.entry.";
const HEADS = "ui.many.head.";
const MOST = 100_000;
const OFTEN = [1, 10, 100, 1000, 10_000, MOST];

type Wanted<T> = T extends unknown ? Omit<T, "kind"> : never;
type Ask = (wanted: Wanted<Trying>, kind?: ExperimentsTrait["kind"]) => void;

/** Rolls, draws or whole games from here, again and again: a bar for all that may come. */
export function Experiments({ view }: { view: BoardView }): JSX.Element | null {
  const { controller, many } = view;
  const [refused, setRefused] = useState("");
  const [more, setMore] = useState(false);
  if (!isHere(many)) {
    return many.title ? <p class="sqw-many">{many.title}</p> : null;
  }
  const ask: Ask = (wanted, kind = many.kind) =>
    controller.ask({ do: "many", kind, ...wanted } as { do: "many" } & Trying, (answer) =>
      setRefused("refused" in answer ? answer.refused : ""),
    );
  return (
    <div class="sqw-many" data-state={many.state}>
      <Run view={view} many={many} ask={ask} more={more} onMore={() => setMore(!more)} />
      {more ? <More view={view} many={many} ask={ask} /> : null}
      {refused ? <p role="alert">{refused}</p> : null}
      <h3>{many.title}</h3>
      {many.note ? <p>{many.note}</p> : null}
      <Code view={view} of="many" lines={many.code} />
      <Chart view={view} many={many} onPick={more && many.by_hand ? ask : null} />
      <div class="sqw-unseen" role="status">
        {many.state === "idle" ? many.title : ""}
      </div>
    </div>
  );
}

/** Whether there is anything to try. */
function isHere(many: Partial<ExperimentsTrait>): many is ExperimentsTrait {
  return many.rows !== undefined;
}

interface Properties {
  view: BoardView;
  many: ExperimentsTrait;
  ask: Ask;
}

interface RunProperties extends Properties {
  more: boolean;
  onMore: () => void;
}

/** What to try, how often, and the buttons. */
function Run({ view: { prefix, say }, many, ask, more, onMore }: RunProperties): JSX.Element {
  const { state } = many;
  const main = { idle: "ui.many.run", runs: "ui.pause", paused: "ui.many.go-on" }[state];
  const empty = many.rows.every(({ level }) => level === 0);
  const second = state === "idle" ? "clear" : "stop";
  return (
    <form
      id={`${prefix}many`}
      onSubmit={(event) => {
        event.preventDefault();
        const { elements } = event.currentTarget;
        const typed = (name: string): string =>
          (elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null)?.value ?? "";
        if (state === "idle") {
          const kind = typed("kind") as ExperimentsTrait["kind"];
          ask({ act: "run", times: Number(typed("times")), seed: typed("seed") }, kind);
        } else {
          ask({ act: state === "runs" ? "pause" : "go-on" });
        }
      }}
    >
      <select
        name="kind"
        aria-label={say("ui.many.kinds")}
        value={many.kind}
        onChange={({ currentTarget: { value } }) =>
          ask({ act: "choose" }, value as ExperimentsTrait["kind"])
        }
      >
        {many.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(KINDS + kind)}
          </option>
        ))}
      </select>
      <input
        type="number"
        name="times"
        aria-label={say("ui.many.times")}
        min={1}
        max={MOST}
        required={true}
        defaultValue="100"
        list={`${prefix}often`}
      />
      <datalist id={`${prefix}often`}>
        {OFTEN.map((times) => (
          <option key={times} value={times} />
        ))}
      </datalist>
      <Button name="many-main">{say(main)}</Button>
      <Button name="many-more" pressed={more} onDo={onMore}>
        {say("ui.many.more")}
      </Button>
      <Button
        name={`many-${second}`}
        off={second === "clear" && empty}
        onDo={() => ask({ act: second })}
      >
        {say(second === "clear" ? "ui.many.clear" : "ui.many.stop")}
      </Button>
    </form>
  );
}

/** What real dice or cards showed, and the seed of the next run. */
function More({ view: { prefix, say }, many, ask }: Properties): JSX.Element {
  const label = say(ENTRIES + many.kind);
  const seed = say("ui.many.seed");
  return (
    <div>
      {many.by_hand ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const [field] = event.currentTarget.querySelectorAll("input");
            ask({ act: "enter", text: field?.value ?? "" });
            field?.select();
          }}
        >
          <input
            name="entry"
            aria-label={label}
            title={label}
            placeholder={many.rows[0]?.name}
            maxLength={60}
            required={true}
          />
          <Button name="many-enter">{say("ui.many.enter")}</Button>
          <Button
            name="many-take-back"
            label={say("ui.many.back", { name: many.last })}
            off={!many.last}
            onDo={() => ask({ act: "take-back" })}
          >
            <Icon name="undo" />
          </Button>
        </form>
      ) : null}
      <input
        name="seed"
        form={`${prefix}many`}
        aria-label={seed}
        placeholder={seed}
        maxLength={60}
      />
    </div>
  );
}

interface ChartProperties extends Omit<Properties, "ask"> {
  /** Counts an outcome that is pointed at, where that may be. */
  onPick: Ask | null;
}

/** A row for each outcome; the bar at its foot is the share, the mark on it the exact chance. */
function Chart({ view, many, onPick }: ChartProperties): JSX.Element {
  const { say } = view;
  const heads = ["outcome", "count", "share", many.exact ? "exact" : "interval"];
  // Of few outcomes each has its share of the whole width; of many small ones the largest fills it.
  const most = Math.max(...many.rows.flatMap(({ level, chance }) => [level, chance ?? 0])) || 1;
  const top = many.kind === "games" ? 1 : most;
  const style = ({ level, chance }: OutcomeRow): Record<string, string> => ({
    "--sqw-level": `${(100 * level) / top}%`,
    ...(chance === null ? {} : { "--sqw-exact": `${(100 * chance) / top}%` }),
  });
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(HEADS + head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {many.rows.map((row) => (
          <tr key={row.name} style={style(row)}>
            <th scope="row">
              {row.kind && isDrawn(view, row.kind) ? (
                <CardPicture view={view} kind={row.kind} />
              ) : null}
              {onPick ? (
                <button
                  type="button"
                  data-entry={row.kind ?? row.name}
                  aria-label={say("ui.many.enter.one", { name: row.name })}
                  onClick={() => onPick({ act: "enter", text: row.kind ?? row.name })}
                >
                  {row.name}
                </button>
              ) : (
                row.name
              )}
            </th>
            <td>{row.count}</td>
            <td>{row.share}</td>
            <td>{row.beside}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
