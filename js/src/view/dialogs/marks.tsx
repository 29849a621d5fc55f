import type { ComponentChildren, JSX } from "preact";
import { FREE, type Seat } from "../../contract.ts";
import { isOffered } from "../../state/words.ts";
import type { BoardView } from "../boardview.ts";
import { hue } from "../drawings/cards.tsx";
import { Chip } from "../drawings/chip.tsx";
import { Icon } from "../drawings/icon.tsx";
import { Face } from "../space.tsx";

/** What colours and marks on the board mean, each beside a picture of it. */
export function Marks({ view }: { view: BoardView }): JSX.Element {
  const { board, seats } = view;
  const seat = seats[0] as Seat;
  return (
    <dl class="sqw-keys">
      <Told view={view} name="ui.marks.act">
        <Sample view={view} marks={{ "data-can": "place", "data-lit": true }} />
      </Told>
      <Told view={view} name="ui.marks.chip">
        <Sample view={view} marks={{ "data-chip": seat.colour }} seat={seat} />
      </Told>
      <Told view={view} name="ui.marks.player">
        <span class="sqw-supply" data-colour={seat.colour}>
          17
        </span>
      </Told>
      <Told view={view} name="ui.marks.last">
        <Sample view={view} marks={{ "data-last": true }} />
      </Told>
      <Told view={view} name="ui.marks.won">
        <Sample view={view} marks={{ "data-won": true }} />
      </Told>
      <Told view={view} name="ui.marks.threats">
        <Sample view={view} marks={{ "data-figure": "threat" }}>
          <b class="sqw-figure" data-threat="true">
            {seat.mark}!
          </b>
        </Sample>
      </Told>
      <Told view={view} name="ui.marks.best">
        <Sample view={view} marks={{ "data-mark": "best" }} />
      </Told>
      <Told view={view} name="ui.marks.new">
        <Icon name="fresh" />
      </Told>
      {board.spaces.some((space) => space.protected) ? (
        <Told view={view} name="ui.legend.protected">
          <Sample view={view} marks={{ "data-protected": true }} />
        </Told>
      ) : null}
    </dl>
  );
}

interface ToldProperties {
  view: BoardView;
  /** The key of the words; what has none is not there to be seen. */
  name: string;
  children: ComponentChildren;
}

function Told({ view, name, children }: ToldProperties): JSX.Element | null {
  return isOffered(view.words, name) ? (
    <div data-drawn={true}>
      <dt aria-hidden="true">{children}</dt>
      <dd>{view.say(name)}</dd>
    </div>
  ) : null;
}

interface SampleProperties {
  view: BoardView;
  /** As a space on the board has them, which the style sheet goes by. */
  marks: Record<`data-${string}`, string | true>;
  /** Whose chip lies there. */
  seat?: Seat;
  children?: ComponentChildren;
}

/** A space of this board, with no name on it. */
function Sample({ view, marks, seat, children }: SampleProperties): JSX.Element {
  const { spaces } = view.board;
  const wanted = "data-protected" in marks;
  const space = spaces.find((each) => each.word !== FREE && (each.protected ?? false) === wanted);
  const word = space?.word ?? FREE;
  const bare = { ...view, fit: { ...view.fit, bare: true } };
  return (
    <span class="sqw-space sqw-sample" {...marks} style={{ "--sqw-hue": hue(word) }}>
      {seat ? (
        <span class="sqw-chip-place">
          <Chip seat={seat} plain={true} />
        </span>
      ) : null}
      <Face view={bare} word={word} />
      {seat ? <b class="sqw-badge">{seat.mark}</b> : null}
      {children}
    </span>
  );
}
