/**
 * A page of JupyterLite, as far as a board needs one: Python in Pyodide, a kernel that hands its
 * messages over as objects, and the built board in a document.
 *
 * Its arguments are the folder of the project and that of Python's packages. Then it is told what
 * to do, an array a line, and answers each with a line of JSON; undefined is written "undefined".
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { JSDOM } from "jsdom";
import { loadPyodide } from "./pyodide/node_modules/pyodide/pyodide.mjs";

const PATIENCE = 10_000;
const NOT_THERE = ["numpy", "numba", "pandas", "matplotlib"];
const [project, packages] = process.argv.slice(2);

const python = await loadPyodide({ stdout: (line) => process.stderr.write(`${line}\n`) });
for (const [place, folder] of Object.entries({ "/project": project, "/packages": packages })) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(`
import sys
sys.path[:0] = ["/project"]
sys.path.append("/packages")
sys.modules |= dict.fromkeys(${JSON.stringify(NOT_THERE)})  # as where their wheels are missing
`);
const kernel = python.pyimport("tests.widget.litekernel");
const comms = kernel.start(sent);

/** Make objects of what Python hands over, in the way of JupyterLite's kernel. */
function handedOver(value) {
  if (!(value instanceof python.ffi.PyProxy)) {
    return value;
  }
  const plain = (each) => {
    if (!(each instanceof Map || Array.isArray(each))) {
      return each;
    }
    const entries = [...each.entries()].map(([key, within]) => [key, plain(within)]);
    return Array.isArray(each) ? entries.map(([, within]) => within) : Object.fromEntries(entries);
  };
  return plain(value.toJs());
}

function sent(type, content) {
  const { comm_id: id, data } = structuredClone(handedOver(content));
  if (type === "comm_open") {
    models.set(id, new Model(id, data.state));
  } else {
    queueMicrotask(() => models.get(id)?.receive(data));
  }
}

/** A widget in the page: what Python has told of it, and what a board may do with that. */
class Model {
  #id;
  #changed = {};
  #listeners = new Map();

  constructor(id, state) {
    this.#id = id;
    this.state = state;
  }
  get(name) {
    return this.state[name];
  }
  set(name, value) {
    this.state[name] = value;
    this.#changed[name] = value;
  }
  save_changes() {
    this.#tell({ method: "update", state: this.#changed, buffer_paths: [] });
    this.#changed = {};
  }
  send(content) {
    this.#tell({ method: "custom", content });
  }
  on(name, listener) {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
  }
  off(name, listener) {
    this.#listeners.get(name)?.delete(listener);
  }
  receive({ method, state, content }) {
    if (method === "custom") {
      this.#say("msg:custom", content);
      return;
    }
    Object.assign(this.state, state);
    for (const [name, value] of Object.entries(state)) {
      this.#say(`change:${name}`, value);
    }
  }
  #say(name, value) {
    for (const listener of this.#listeners.get(name) ?? []) {
      listener(value);
    }
  }
  #tell(data) {
    const message = { content: { comm_id: this.#id, data }, buffers: [] };
    queueMicrotask(() => comms.comm_msg(null, null, python.toPy(structuredClone(message))));
  }
}

const models = new Map();
const { window } = new JSDOM("<!doctype html>", {
  url: "http://localhost/",
  pretendToBeVisual: true,
});
for (const name of Object.getOwnPropertyNames(window)) {
  if (!(name in globalThis)) {
    globalThis[name] = window[name];
  }
}
window.HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute("open", "");
};
window.HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute("open");
};
const source = readFileSync(join(project, "sequence_widget", "static", "widget.js"));
const board = await import(`data:text/javascript;base64,${source.toString("base64")}`);

let shown = null;

/** Wait until something is there. */
async function until(css, late) {
  if (shown.el.querySelector(css)) {
    return;
  }
  if (Date.now() > late) {
    throw new Error(`nothing has come that matches ${css}: ${shown.el.innerHTML}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
  await until(css, late);
}

const commands = {
  /** Run a cell, and give what its last line is. */
  run: (code) => handedOver(python.runPython(code)),
  /** Look at the widget with this id, and at no other any more. */
  show: (id) => {
    shown?.end.abort();
    const el = window.document.body.appendChild(window.document.createElement("div"));
    shown = { el, model: models.get(id), end: new AbortController() };
    board.default.render({ model: shown.model, el, signal: shown.end.signal });
  },
  click: (css) => shown.el.querySelector(css).click(),
  count: (css) => shown.el.querySelectorAll(css).length,
  until: (css) => until(css, Date.now() + PATIENCE),
  /** Give what Python has told of the widget that is shown. */
  state: () => shown.model.state,
};

for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...words] = JSON.parse(line);
  let answer;
  try {
    answer = { answer: (await commands[what](...words)) ?? null };
  } catch (error) {
    answer = { error: String(error.stack ?? error) };
  }
  const told = JSON.stringify(answer, (_, value) => (value === undefined ? "undefined" : value));
  process.stdout.write(`${told}\n`);
}
