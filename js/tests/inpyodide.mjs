/**
 * Runs a module of the tests in Pyodide, as `python -m` would: its arguments are the folder of the
 * project, that of Python's packages, the module, and what the module is given.
 */
import process from "node:process";
import { loadPyodide } from "./pyodide/node_modules/pyodide/pyodide.mjs";

const [project, packages, name, ...given] = process.argv.slice(2);
const NOT_THERE = ["matplotlib", "numba", "numpy", "pandas", "scipy"];

const python = await loadPyodide();
for (const [place, out] of [
  [python.setStdout, process.stdout],
  [python.setStderr, process.stderr],
]) {
  place({
    write: (bytes) => {
      out.write(bytes.slice());
      return bytes.length;
    },
  });
}
for (const [place, folder] of Object.entries({ "/project": project, "/packages": packages })) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("given", python.toPy([name, ...given]));
process.exitCode = python.runPython(`
import os, runpy, sys
os.chdir("/project")
sys.path[:0] = ["/project"]
sys.path.append("/packages")
sys.dont_write_bytecode = True
sys.modules |= dict.fromkeys(${JSON.stringify(NOT_THERE)})  # as where their wheels are missing
sys.argv = list(given)
try:
    runpy.run_module(given[0], run_name="__main__")
    code = 0
except SystemExit as end:
    code = int(end.code or 0)
code
`);
