"""Finds a Chromium: a headless shell for the tests, where there is one, a whole one for the tools.

The headless shell is Chromium without windows and whatever belongs to them. A page does the same in
it for a fifth less of processor. What only a whole browser has, its tests ask `whole` for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "HUSTINGS_CHROMIUM"
"""Set to a path, or to OWN, it decides; set by dev.py for the tests."""
OWN: Final = "playwright"
"""Names Playwright's own browsers, by default the headless shell."""
SHELL: Final = "chromium-headless-shell"
"""Debian's package of the headless shell, and its command."""

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)

HELP: Final = f"""\
The tests need a Chromium and none could be had. Do one of these:
  - install Chromium or Google Chrome with your system's package manager
    (Debian: apt-get install chromium {SHELL}), or
  - .venv/bin/playwright install --with-deps chromium, or
  - set {VARIABLE} to the path of one.
make check runs everything that needs no browser."""


def system_chromium() -> str | None:
    """Return the path of the Chromium that is named, else of one that is installed, or None."""
    named = os.environ.get(VARIABLE)
    return named if named and named != OWN else _installed()


def of_tests() -> str | None:
    """Return what tests are to be run in: what is named, else a headless shell, else a Chromium."""
    return os.environ.get(VARIABLE) or shutil.which(SHELL) or _installed()


def launched(found: str | None) -> dict[str, Any]:
    """Return how Playwright is told to launch what was found: a path, OWN, or None for OWN."""
    return {"executable_path": found} if found and found != OWN else {}


def whole() -> dict[str, Any] | None:
    """Return how Playwright is told to launch a Chromium that is no headless shell, or None."""
    named = os.environ.get(VARIABLE)
    if named == OWN:
        return {"channel": "chromium"}
    found = named if named and "headless" not in Path(named).name else _installed()
    return launched(found) if found else None


def _installed() -> str | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in PLACES if Path(place).exists()), None)


def launch_args() -> list[str]:
    """Return switches that keep a test browser quiet: no network of its own, no GPU.

    And letters as wide as in any other browser: the headless shell would round them to whole
    pixels, so that words come up to 2 % wider and a row of buttons may need one line more.
    """
    args = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none",
    ]
    # Chromium's sandbox refuses to run as root, as in most containers.
    return ["--no-sandbox", *args] if _is_root() else args


def get(python: Path) -> str | None:
    """Return what tests are to be run in, installing it if need be: a path, OWN, or None.

    python: the interpreter in which Playwright is installed.
    """
    named = os.environ.get(VARIABLE)
    if named == OWN:
        return OWN if _playwrights_own(python) or _install_playwrights_own(python) else None
    if found := named or shutil.which(SHELL):
        return found
    if _playwrights_own(python):
        return OWN
    if found := _installed():
        return found
    print("-- no Chromium here; asking Playwright for its own", flush=True)
    if _install_playwrights_own(python):
        return OWN
    if _is_root() and shutil.which("apt-get"):
        print("-- no Chromium from Playwright; asking Debian for its packages", flush=True)
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "update", "-q"], env)
        for name in ("chromium", SHELL):  # not every Debian has both
            _run(["apt-get", "install", "-y", "-q", "--no-install-recommends", name], env)
    return of_tests()


def get_whole(python: Path) -> str | None:
    """Return the Chromium that measures and takes pictures, installing one if need be.

    A path, OWN for Playwright's own, or None.
    """
    return system_chromium() or get(python)


def _playwrights_own(python: Path) -> bool:
    """Tell whether Playwright's own Chromium is there and starts."""
    probe = (
        "import sys\nfrom playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: p.chromium.launch(args=sys.argv[1:]).close()"
    )
    return _run([str(python), "-c", probe, *launch_args()], quiet=True)


def _install_playwrights_own(python: Path) -> bool:
    """Install Playwright's own Chromium; tell whether it starts."""
    deps = ["--with-deps"] if _is_root() else []
    _run([str(python), "-m", "playwright", "install", *deps, "chromium"])
    return _playwrights_own(python)


def _run(command: list[str], env: dict[str, str] | None = None, *, quiet: bool = False) -> bool:
    try:
        done = subprocess.run(
            command, env=env, check=False, capture_output=quiet, timeout=900, text=True
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
