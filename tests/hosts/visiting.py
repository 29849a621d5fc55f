"""Somebody who visits a page with a browser of the own, and servers on this machine to visit."""

import contextlib
import functools
import http.server
import os
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Route

import run

PATIENCE = 120_000  # milliseconds until something awaited is given up: Python loads in the page
# Panel lets pages load the loader of anywidget from a content network, and letters, as Voilà does;
# the first is had from here, without the second a page looks otherwise.
LOADER = "share/jupyter/nbextensions/anywidget/index.js"
LETTERS = ("font-awesome", "fontawesome")


class Visit:
    """A visitor, and the addresses off this machine that the pages asked for in vain."""

    def __init__(self, browser: Browser) -> None:
        self.refused: list[str] = []
        self._context = browser.new_context(reduced_motion="reduce")
        self._context.set_default_timeout(PATIENCE)
        self._context.route("**/*", self._gate)
        self.page: Page = self._context.new_page()

    def end(self) -> None:
        self._context.close()

    def _gate(self, route: Route) -> None:
        address = route.request.url
        if address.startswith(("http://127.0.0.1:", "data:", "blob:", "file:")):
            route.continue_()
        elif "anywidget" in address:
            loader = Path(run.ROOT, run.HOSTS_VENV, LOADER)
            route.fulfill(body=loader.read_bytes(), content_type="text/javascript")
        else:
            if not any(name in address for name in LETTERS):
                self.refused.append(address)
            route.abort()


@contextlib.contextmanager
def folder_served(folder: Path) -> Iterator[str]:
    """Serve a folder of files as any web server does, and give the address."""
    handler = functools.partial(Quiet, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Keep what is asked for out of the tests' output."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextlib.contextmanager
def app_served(command: list[str], folder: Path, address: str) -> Iterator[None]:
    """Run a host's own server in a folder, until its page answers."""
    environment = {**os.environ, "PYTHONPATH": str(run.ROOT)}
    log = (folder.parent / "server.log").open("w", encoding="utf-8")
    with (
        log,
        subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            while server.poll() is None and not answers(address):
                time.sleep(0.2)  # a server of another program tells nobody when it listens
            assert server.poll() is None, Path(log.name).read_text(encoding="utf-8")
            yield
        finally:
            server.terminate()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address):  # noqa: S310 - an address of this machine
            return True
    except (urllib.error.URLError, ConnectionError):
        return False
