"""Builds the board in js/ before the package is put together, with a Node that pip brings.

README becomes the package's description, with links that lead to where the project is published.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "js"))  # for js/node.py

import node


class BoardHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own wheels give none
    """Sees to it that sequence_widget/static/ holds the bundle of the sources beside it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the bundle, for a wheel and for an editable install alike."""
        try:
            node.build()
        except (ImportError, OSError, subprocess.CalledProcessError) as failure:
            message = (
                "The board in js/ could not be built, and without it there is nothing to show in "
                f"a notebook ({failure}). Building it fetches packages with npm: is there a "
                "network? What npm said stands above."
            )
            raise SystemExit(message) from failure


class DescriptionHook(MetadataHookInterface):
    """Gives the package README as its description."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Lead what README links to and shows to the project's own address, if it has one."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = metadata.get("urls", {}).get("Repository")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": described(text, repository) if repository else text,
        }


def described(text: str, repository: str) -> str:
    """Give links the address of the project.

    >>> described("![A](docs/a.png) and [b](docs/b.md), [c](https://c.org)", "https://x.org/p")
    '![A](https://x.org/p/raw/HEAD/docs/a.png) and [b](https://x.org/p/blob/HEAD/docs/b.md), [c](https://c.org)'
    """

    def led(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[0]}{repository}/{kind}/HEAD/"

    return re.sub(r"(!?)\[[^]]*\]\((?!https:|#)", led, text)
