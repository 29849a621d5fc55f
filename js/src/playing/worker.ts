import { hear, type Kernel, type Scope } from "./hearing.ts";

/**
 * Python in a worker, so that what takes long does not stop the page. The first message has the
 * parts of the page, compressed and as letters; all others, both ways, are JSON as text.
 *
 * The worker is a classic one, since a page from a disk can have no other; Pyodide is told so by
 * hiding what it knows those by. What it would fetch, it is given from the parts.
 */

/** What Pyodide is given, and what is used of it. */
interface Around extends Scope {
  importScripts: unknown;
  fetch: (address: string | URL) => Promise<Response>;
}

interface Pyodide {
  unpackArchive(data: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): void;
  pyimport(name: string): { begin(send: (text: string) => void, home: string): Kernel };
}

type Parts = Record<string, string>;

const HERE = "https://page.invalid/";
const PACKAGES = "/lib/page";
const worker = globalThis as unknown as Around;

async function unpacked(written: string): Promise<Uint8Array<ArrayBuffer>> {
  const letters = atob(written);
  const packed = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) {
    packed[place] = letters.charCodeAt(place);
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function script(parts: Parts, name: string): Promise<string> {
  const blob = new Blob([await unpacked(parts[name] ?? "")], { type: "text/javascript" });
  return URL.createObjectURL(blob);
}

async function loaded(parts: Parts): Promise<Pyodide> {
  worker.importScripts = undefined;
  worker.fetch = async (address) => {
    const name = String(address).replace(HERE, "");
    const part = parts[name];
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return part === undefined
      ? Response.error()
      : new Response(await unpacked(part), { headers: { "content-type": type } });
  };
  const { loadPyodide } = await import(await script(parts, "pyodide.mjs"));
  const { default: createPyodideModule } = await import(await script(parts, "pyodide.asm.mjs"));
  return loadPyodide({ indexURL: HERE, createPyodideModule });
}

async function begin(parts: Parts): Promise<Kernel> {
  const python = await loaded(parts);
  const archives = ["packages.zip", "sequence_widget.zip"].map((name) => parts[name] ?? "");
  for (const archive of await Promise.all(archives.map(unpacked))) {
    python.unpackArchive(archive, "zip", { extractDir: PACKAGES });
  }
  python.runPython(`import sys
sys.path.append("${PACKAGES}")
sys.dont_write_bytecode = True`);
  const send = (text: string): void => worker.postMessage(text);
  return python.pyimport("sequence_widget.playing.kernel").begin(send, "/home/pyodide/page");
}

worker.onmessage = ({ data }): void => {
  hear(worker, () => begin(data));
};
