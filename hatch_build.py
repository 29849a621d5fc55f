"""Builds the board in js/ before the package is put together, with a Node that pip brings."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

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
