import { expect, test } from "vitest";
import type { Model } from "../../src/state/model.ts";
import { SceneReader } from "../../src/state/scenereader.ts";
import { event, MockModel } from "../mockmodel.ts";

function reader(): [MockModel, SceneReader] {
  const model = new MockModel("kids");
  return [model, new SceneReader(model as unknown as Model)];
}

test("a scene is joined from its parts, and another one only when a part has changed", () => {
  const [model, scenes] = reader();
  const before = scenes.read();
  expect(scenes.read()).toBe(before);
  model.state.aside = { ...model.state.aside, curtain: "Hand the screen to Bo." };
  expect(scenes.read()).toEqual({ ...before, curtain: "Hand the screen to Bo." });
  model.state.turn = 1;
  expect(scenes.read().turn).toBe(1);
});

test("what happened last is told once", async () => {
  const [model, scenes] = reader();
  await model.show({ happened: [event(5), event(6)], last: null });
  expect(scenes.read().last).toEqual(event(6));
  await model.show({ happened: [], last: event(3) });
  expect(scenes.read().last).toEqual(event(3));
});

test("hands and moves are told once each, and joined with the rest", async () => {
  const [model, scenes] = reader();
  const hands = [["tiger", "fox"], ["?"]];
  await model.show({ hands, choices: { tiger: ["b1", "c2"] }, actions: ["swap fox"] });
  expect(model.state.scene.hands).toEqual([null, ["?"]]);
  expect(model.state.legal_moves).toEqual(["tiger b1", "tiger c2", "swap fox"]);
  expect(scenes.read()).toMatchObject({
    hands,
    choices: { tiger: ["b1", "c2"] },
    actions: ["swap fox"],
  });
});

test("where nothing may be done no move is offered, though moves are known", () => {
  const [model, scenes] = reader();
  model.state.aside = { ...model.state.aside, why: "It is the bot’s turn." };
  expect(scenes.read()).toMatchObject({ choices: {}, actions: [] });
});
