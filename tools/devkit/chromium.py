"""Finds a Chromium: for the tests a headless shell if there is one, for the tools a full browser.

The headless shell is Chromium without windows. A page needs a fifth less processor time in it.
Tests of what only a full browser has ask for `full_launch_options`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "HUSTINGS_CHROMIUM"
"""The environment variable that names the browser: a path, or OWN. dev.py sets it for the tests."""
OWN: Final = "playwright"
"""Stands for Playwright's own browsers, by default the headless shell."""
SHELL: Final = "chromium-headless-shell"
"""Debian's package of the headless shell, and its command."""

COMMANDS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PATHS: Final = (
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
    """Return the path of the Chromium that VARIABLE names, else of an installed one, or None."""
    named = os.environ.get(VARIABLE)
    return named if named and named != OWN else _installed()


def for_tests() -> str | None:
    """Return the browser of the tests: the one named, else a headless shell, else a Chromium."""
    return os.environ.get(VARIABLE) or shutil.which(SHELL) or _installed()


def launch_options(found: str | None) -> dict[str, Any]:
    """Return Playwright's options to launch a browser. found: a path, OWN, or None for OWN."""
    return {"executable_path": found} if found and found != OWN else {}


def full_launch_options() -> dict[str, Any] | None:
    """Return Playwright's options to launch a Chromium that is no headless shell, or None."""
    named = os.environ.get(VARIABLE)
    if named == OWN:
        return {"channel": "chromium"}
    found = named if named and "headless" not in Path(named).name else _installed()
    return launch_options(found) if found else None


def _installed() -> str | None:
    found = next(filter(None, map(shutil.which, COMMANDS)), None)
    return found or next((place for place in PATHS if Path(place).exists()), None)


def launch_args() -> list[str]:
    """Return switches for a test browser: no network use of its own, no GPU, exact letter widths.

    Without the last, the headless shell rounds widths to whole pixels: words get up to
    2 % wider and a row of buttons may need one more line.
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
    """Return the browser of the tests, installing one if need be: a path, OWN, or None.

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
    return for_tests()


def get_full(python: Path) -> str | None:
    """Return the browser for measuring and for pictures, installing one if need be.

    A path, OWN for Playwright's own, or None.
    """
    return system_chromium() or get(python)


def _playwrights_own(python: Path) -> bool:
    """Return whether Playwright's own Chromium starts."""
    probe = (
        "import sys\nfrom playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: p.chromium.launch(args=sys.argv[1:]).close()"
    )
    return _run([str(python), "-c", probe, *launch_args()], quiet=True)


def _install_playwrights_own(python: Path) -> bool:
    """Install Playwright's own Chromium; return whether it starts."""
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
