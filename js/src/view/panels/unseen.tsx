import type { JSX } from "preact";
import type { UnseenRow, Unseen as UnseenTrait } from "../../contract.ts";
import type { BoardView } from "../boardview.ts";
import { Code } from "../code.tsx";
import { CardPicture, isDrawn } from "../drawings/cards.tsx";
import { Chip } from "../drawings/chip.tsx";
import { Die } from "../drawings/die.tsx";
import { claim } from "../keyboard.ts";
import { cardName } from "../names.ts";
import { withoutPercent } from "../percent.ts";

const DICE_OF_A_GRID = 2;

/** What the viewer has not seen: the kinds of cards, or the rolls, with their chances. */
export function Unseen({ view }: { view: BoardView }): JSX.Element | null {
  const { board, unseen } = view;
  if (!isHere(unseen)) {
    return null;
  }
  const grid = board.dice.length === DICE_OF_A_GRID;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div class="sqw-unknown" tabIndex={0} role="group" aria-label={unseen.title}>
      <h3>{unseen.title}</h3>
      <p>{unseen.helping}</p>
      {unseen.told ? (
        <p class="sqw-told" role="status">
          {unseen.told}
        </p>
      ) : null}
      <Code view={view} of="unseen" lines={unseen.code} />
      {grid ? <Rolls view={view} unseen={unseen} /> : <Rows view={view} unseen={unseen} />}
    </div>
  );
}

/** Whether what was asked for has come. */
function isHere(unseen: Partial<UnseenTrait>): unseen is UnseenTrait {
  return unseen.rows !== undefined;
}

/** What stands in a row, or in a square of two dice, besides its words. */
function marks({
  helps,
  chosen,
  chance,
  say = chance,
}: UnseenRow): Record<string, string | true | undefined> {
  return {
    "data-helps": helps || undefined,
    "data-chosen": chosen || undefined,
    "data-exact": say,
    "aria-description": say,
  };
}

/** Arrow keys lead from row to row, or from square to square: the status says each exactly. */
function walk(across: number): (event: KeyboardEvent) => void {
  return (event) => {
    const told = [
      ...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[data-exact]"),
    ];
    const at = told.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = { ArrowUp: -across, ArrowDown: across };
    if (across > 1) {
      Object.assign(steps, { ArrowLeft: -1, ArrowRight: 1 });
    }
    const next = told[at + (steps[event.key] ?? 0)];
    if (at >= 0 && steps[event.key] && claim(event)) {
      next?.focus();
    }
  };
}

interface Properties {
  view: BoardView;
  unseen: UnseenTrait;
}

function Rows({ view, unseen }: Properties): JSX.Element {
  const { say } = view;
  const cards = view.board.has_hands;
  // There is room for the sign for per cent once a column, and for a player's chip, not the name.
  const heads = [
    say(cards ? "ui.unseen.kind" : "ui.unseen.sum"),
    say(cards ? "ui.unseen.count" : "ui.unseen.ways"),
    `${say(cards ? "ui.unseen.next" : "ui.unseen.chance")} (%)`,
  ];
  const holds = (name: string): string => `${say("ui.unseen.holds", { name })} (%)`;
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {view.seats
            .filter(({ name }) => unseen.holders.includes(name))
            .map((seat) => (
              <th
                key={seat.name}
                scope="col"
                aria-label={holds(seat.name)}
                title={holds(seat.name)}
              >
                <Chip seat={seat} />
                {holds("")}
              </th>
            ))}
        </tr>
      </thead>
      <tbody onKeyDown={walk(1)}>
        {unseen.rows.map((row, number) => (
          <tr key={row.kind ?? row.sum} tabIndex={number === 0 ? 0 : -1} {...marks(row)}>
            <th scope="row">
              {row.kind && isDrawn(view, row.kind) ? (
                <CardPicture view={view} kind={row.kind} />
              ) : null}
              {row.kind ? cardName(view, row.kind) : row.sum}
              {row.helps ? <span class="sqw-unseen">, {say("ui.unseen.helps")}</span> : null}
            </th>
            <td>{row.count}</td>
            {[row.chance, ...row.held].map((chance, column) => (
              <td key={column}>{withoutPercent(chance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rolls of two dice, a square each. */
function Rolls({ view, unseen }: Properties): JSX.Element {
  const { board, say } = view;
  const [down = [], across = []] = board.dice.map((faces) =>
    Array.from({ length: faces }, (_, at) => at + 1),
  );
  const rows = new Map(unseen.rows.map((row) => [row.sum, row]));
  const head = (face: number): JSX.Element => (
    <>
      <span class="sqw-unseen">
        {say("ui.unseen.die")} {face}
      </span>
      <Die face={face} />
    </>
  );
  return (
    <table class="sqw-rolls">
      <thead>
        <tr>
          <td />
          {across.map((face) => (
            <th key={face} scope="col">
              {head(face)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={walk(across.length)}>
        {down.map((one) => (
          <tr key={one}>
            <th scope="row">{head(one)}</th>
            {across.map((other) => {
              const row = rows.get(one + other);
              return row ? (
                <td key={other} tabIndex={one + other === 2 ? 0 : -1} {...marks(row)}>
                  {row.sum}
                  {row.helps ? <span class="sqw-unseen">, {say("ui.unseen.helps")}</span> : null}
                </td>
              ) : null;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
