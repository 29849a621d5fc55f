"""Makes the digests of what the package does now, which test_digests.py holds it to.

    python -m tests.digests.make

With `--show NAME` it prints the text of a case instead, so that what it is before and after a
change can be compared. Make the file anew only when what the package does is changed on purpose:
the lines that then differ in it are what the change has changed.
"""

import argparse
import sys

from tests.digests.kinds import FILE, KINDS, cases_of, digest


def _write() -> None:
    lines = []
    for kind in KINDS:
        cases = cases_of(kind)
        lines += [f"{digest(case.text())} {name}\n" for name, case in cases.items()]
        print(f"{len(cases):5} {kind}")
    FILE.write_text("".join(lines), encoding="utf-8", newline="\n")
    print(f"{len(lines):5} in {FILE.name}, {FILE.stat().st_size} bytes")


def _show(name: str) -> None:
    kind = name.partition("/")[0]
    case = cases_of(kind).get(name) if kind in KINDS else None
    if case is None:
        sys.exit(f"there is no case {name!r}; {FILE.name} names them all")
    print(case.text())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.digests.make")
    parser.add_argument("--show", metavar="NAME", help="print the text of this case")
    wanted = parser.parse_args()
    if wanted.show is None:
        _write()
    else:
        _show(wanted.show)
