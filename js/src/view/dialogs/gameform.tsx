import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choices, Setup } from "../../contract.ts";
import type { BoardView } from "../boardview.ts";
import { Button } from "../button.tsx";

interface Properties {
  view: BoardView;
  /** What there is, as Python says. */
  choices: Choices;
  onClose: () => void;
}

/** Another game: which, who plays, who begins, how luck comes. */
export function GameForm({ view, choices, onClose }: Properties): JSX.Element {
  const { controller, say, scene } = view;
  const { edition, players, luck, entering } = choices;
  const [wish, setWish] = useState<Setup>({
    do: "begin",
    edition,
    players: players.map(({ name, bot }) => ({ name, bot })),
    luck,
    entering: entering ?? false,
    first: null,
    seed: "",
  });
  const [refused, setRefused] = useState("");
  const put = (changed: Setup): void => {
    setWish(changed);
    setRefused("");
  };
  const set = (change: Partial<Setup>): void => put({ ...wish, ...change });
  const chosen = choices.editions.find(({ name }) => name === wish.edition);
  const seats = wish.players;
  const choose = (name: string): void => {
    const most = Math.max(...(choices.editions.find((one) => one.name === name)?.players ?? []));
    set({ edition: name, players: seats.slice(0, most), first: null });
  };
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const begin = (): void => {
    setAskedAt(scene.line);
    controller.ask(wish, (answer) => setRefused("refused" in answer ? answer.refused : ""));
  };
  useLayoutEffect(() => {
    if (askedAt !== null && scene.line !== askedAt) {
      onClose(); // the new game is the answer
    }
  }, [scene.line]);
  const form = useRef<HTMLFormElement>(null);
  // The button that had the focus has made room for the form.
  useLayoutEffect(() => form.current?.querySelector("select")?.focus(), []);
  return (
    <form
      ref={form}
      class="sqw-setup"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <Choice
        name="edition"
        label={say("ui.begin.game")}
        options={choices.editions}
        value={wish.edition}
        onChoose={choose}
      />
      <Seats view={view} choices={choices} counts={chosen?.players ?? []} wish={wish} set={set} />
      {chosen?.first && !wish.position ? (
        <Choice
          name="first"
          label={say("ui.begin.first")}
          options={seats.map(({ name }, seat) => ({ name: String(seat), said: name }))}
          value={String(wish.first ?? 0)}
          onChoose={(seat) => set({ first: Number(seat) })}
        />
      ) : null}
      <Switch
        name="luck"
        label={say("ui.begin.luck")}
        on={wish.luck === "ask"}
        onSwitch={(on) => set({ luck: on ? "ask" : "auto" })}
      />
      {entering === null ? null : (
        <Switch
          name="entering"
          label={say("ui.begin.entering")}
          on={wish.entering}
          onSwitch={(on) => set({ entering: on })}
        />
      )}
      <label>
        {say("ui.begin.seed")}
        <input
          name="seed"
          maxLength={60}
          value={wish.seed}
          onInput={(event) => set({ seed: event.currentTarget.value })}
        />
      </label>
      <Pasted view={view} wish={wish} onPaste={put} />
      <p role="alert">{refused}</p>
      <Button name="begin" look="main">
        {say("ui.begin")}
      </Button>
    </form>
  );
}

/** A position to begin from instead. */
function Pasted({
  view,
  wish,
  onPaste,
}: {
  view: BoardView;
  wish: Setup;
  onPaste: (wish: Setup) => void;
}): JSX.Element {
  return (
    <label>
      {view.say("ui.begin.paste")}
      <input
        name="position"
        maxLength={4000}
        onInput={({ currentTarget: { value } }) => {
          const { position: _, ...rest } = wish;
          onPaste(value.trim() ? { ...rest, position: value, first: null } : rest);
        }}
      />
    </label>
  );
}

type Player = Setup["players"][number];

interface SeatsProperties {
  view: BoardView;
  choices: Choices;
  /** How many may play. */
  counts: number[];
  wish: Setup;
  set: (change: Partial<Setup>) => void;
}

/** Who plays: seats are named, given to people or bots, added and taken away. */
function Seats({ view, choices, counts, wish, set }: SeatsProperties): JSX.Element {
  const { say } = view;
  const seats = wish.players;
  const setSeat = (seat: number, change: Partial<Player>): void =>
    set({ players: seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) });
  const add = (): void =>
    set({ players: [...seats, { name: freeName(view, seats), bot: null }], first: null });
  return (
    <fieldset>
      <legend>{say("ui.begin.players")}</legend>
      {seats.map((player, seat) => (
        <div key={seat}>
          <SeatFields
            view={view}
            choices={choices}
            player={player}
            seat={seat}
            onChange={(change) => setSeat(seat, change)}
          />
          <Button
            name={`remove-${seat}`}
            label={say("ui.begin.remove", { number: seat + 1 })}
            off={seats.length <= Math.min(...counts)}
            onDo={() => set({ players: seats.filter((_, at) => at !== seat), first: null })}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button name="add" off={seats.length >= Math.max(...counts)} onDo={add}>
        {say("ui.begin.add")}
      </Button>
    </fieldset>
  );
}

interface SeatProperties {
  view: BoardView;
  choices: Choices;
  player: Player;
  seat: number;
  onChange: (change: Partial<Player>) => void;
}

/** The name of a player, and whether that is a person or which bot. */
function SeatFields({ view, choices, player, seat, onChange }: SeatProperties): JSX.Element {
  const { say } = view;
  // A bot of a cell's own is known by its name: seats may have been taken away before it.
  const known = choices.players.find(({ name }) => name === player.name);
  const own = [player.bot, known?.bot ?? null].find(isOwn);
  const give = (bot: string): void =>
    onChange(bot || !known ? { bot: bot || null } : { bot: null, name: known.person });
  return (
    <>
      <input
        name={`player-${seat}`}
        aria-label={say("ui.begin.name", { number: seat + 1 })}
        maxLength={60}
        dir="auto"
        value={player.name}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Choice
        name={`bot-${seat}`}
        label={say("ui.begin.by", { number: seat + 1 })}
        hidden={true}
        options={[
          { name: "", said: say("ui.begin.person") },
          ...(own ? [{ name: own, said: say("ui.begin.now") }] : []),
          ...choices.bots,
        ]}
        value={player.bot ?? ""}
        onChoose={give}
      />
    </>
  );
}

/** Whether a bot is one of a cell's own, which is named by its seat. */
function isOwn(bot: string | null): boolean {
  return bot?.startsWith("now-") ?? false;
}

/** A numbered name that nobody has yet: that of the place, if it is free. */
function freeName({ say }: BoardView, seats: Setup["players"]): string {
  const names = [seats.length + 1, 1, 2, 3, 4].map((number) => say("ui.begin.player", { number }));
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? "";
}

interface ChoiceProperties {
  name: string;
  label: string;
  /** Whether only a screen reader hears the label. */
  hidden?: boolean;
  options: { name: string; said: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Choice({ name, label, hidden, options, value, onChoose }: ChoiceProperties): JSX.Element {
  return (
    <label>
      {hidden ? null : <span>{label}</span>}
      <select
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.name} value={option.name}>
            {option.said}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProperties {
  name: string;
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

function Switch({ name, label, on, onSwitch }: SwitchProperties): JSX.Element {
  return (
    <label class="sqw-switch">
      <input
        type="checkbox"
        name={name}
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
