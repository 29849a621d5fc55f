"""A JupyterLab of our own, with nothing of the user's in it."""

import json
import os
import secrets
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds until a server that says nothing is given up
SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},  # one test asks for more
    "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},  # what leaks, leaks here
}

# Parts of JupyterLab that have nothing to do with a board, with what needs them; without them there
# is less to do for each notebook that is opened.
NOT_NEEDED = (
    "debugger-extension",
    "extensionmanager-extension",
    "fileeditor-extension:language-server",
    "hub-extension",
    "inspector-extension",
    "logconsole-extension",
    "lsp-extension",
    "notebook-extension:language-server",
    "notebook-extension:toc",
    "toc-extension",
)

# Nobody builds extensions here, and asking whether to keeps the server busy for most of a second.
PAGE_CONFIG = {
    "buildAvailable": False,
    "buildCheck": False,
    "disabledExtensions": {f"@jupyterlab/{name}": True for name in NOT_NEEDED},
}

PICTURE = "sequence-widget-reload-picture"  # the wheel brings it

PROMPT = "tests.browser.prompt_connection.PromptConnection"


class Jupyter:
    """A server on a free port, with its configuration, data and notebooks in one folder."""

    def __init__(self, folder: Path, *, prompt: bool = True) -> None:
        self.prompt = prompt
        self.notebooks = folder / "notebooks"
        self.log = folder / "jupyter.log"
        self.token = secrets.token_hex(16)
        self.notebooks.mkdir()
        for name, value in SETTINGS.items():
            path = folder / "settings" / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(value), encoding="utf-8")
        shutil.copytree(
            ROOT / "lite" / "reload_picture", folder / "data" / "labextensions" / PICTURE
        )
        page_config = folder / "config" / "labconfig" / "page_config.json"
        page_config.parent.mkdir(parents=True)
        page_config.write_text(json.dumps(PAGE_CONFIG), encoding="utf-8")
        self._resting: str | None = None
        self._runtime = folder / "runtime"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self._command(), env=self._environment(folder), stdout=log, stderr=log, cwd=folder
            )
        try:
            self.url = self._wait_for_url()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """End the server, which ends its kernels."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def api(self, path: str, method: str = "GET", body: object = None) -> Any:
        """Ask the server's REST interface."""
        request = urllib.request.Request(  # noqa: S310 - our own server
            f"{self.url}api/{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"token {self.token}", "Content-Type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
            return json.loads(answer.read() or "null")

    def start_kernel(self, notebook: str, *, fresh: bool = False) -> str:
        """Give a notebook a kernel, the one that rests unless it is to be fresh; name the session.

        This is done before the page is there to ask for one as it does, which saves a second.
        """
        body: dict[str, object] = {"path": notebook, "name": notebook, "type": "notebook"}
        if fresh or self._resting is None:
            body["kernel"] = {"name": "python3"}
            return str(self.api("sessions", "POST", body)["id"])
        session, self._resting = self._resting, None
        self.api(f"sessions/{session}", "PATCH", body)
        return session

    def rest_kernel(self, session: str) -> None:
        """Keep a kernel, which has nothing left to do, for the next notebook."""
        self._resting = session

    def end_kernel(self, session: str) -> None:
        """Leave no kernel behind that nobody wants: they cost memory and time."""
        if any(each["id"] == session for each in self.api("sessions")):  # not one that ended itself
            self.api(f"sessions/{session}", "DELETE")

    def end_kernels(self) -> None:
        """End every kernel, the one that rests too."""
        self._resting = None
        for session in self.api("sessions"):
            self.end_kernel(session["id"])

    def log_tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def _command(self) -> list[str]:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser"),
            *(["--allow-root"] if root else []),
            "--ServerApp.ip=127.0.0.1",
            "--ServerApp.port=0",
            f"--ServerApp.root_dir={self.notebooks}",
            f"--IdentityProvider.token={self.token}",
            "--KernelManager.autorestart=False",  # it would get in the way of who kills a kernel
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.news_url=None",
            *([f"--ServerApp.kernel_websocket_connection_class={PROMPT}"] if self.prompt else []),
        ]

    def _environment(self, folder: Path) -> dict[str, str]:
        folders = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        unwanted = ("JUPYTER", "ANYWIDGET", "PYTEST", "COV_")
        kept = {k: v for k, v in os.environ.items() if not k.startswith(unwanted)}
        ours = {name: str(folder / where) for name, where in folders.items()}
        return kept | ours | {"PYTHONPATH": str(ROOT)}

    def _wait_for_url(self) -> str:
        """Wait for the file in which the server says where it is, and until it answers there."""
        end = time.monotonic() + PATIENCE
        file = self._runtime / f"jpserver-{self.process.pid}.json"
        while time.monotonic() < end and self.process.poll() is None:
            try:
                self.url = str(json.loads(file.read_text(encoding="utf-8"))["url"])
                self.api("status")
            except (OSError, ValueError):  # not there, half written, or not yet listening
                time.sleep(0.05)
            else:
                return self.url
        message = f"JupyterLab did not start; its log ends:\n{self.log_tail()}"
        raise RuntimeError(message)
