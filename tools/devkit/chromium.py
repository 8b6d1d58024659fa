"""Finds a Chromium for the tests: the system's, else Playwright's own, else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "HUSTINGS_CHROMIUM"
"""Set to a path, it decides; set by dev.py for the tests."""

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
    (Debian, Ubuntu: apt-get install chromium), or
  - .venv/bin/playwright install --with-deps chromium, or
  - set {VARIABLE} to the path of one.
make check runs everything that needs no browser."""


def system_chromium() -> str | None:
    """Return the path of an installed Chromium, or None."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in PLACES if Path(place).exists()), None)


def launch_args() -> list[str]:
    """Return switches that keep a test browser quiet: no network of its own, no GPU."""
    args = [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    # Chromium's sandbox refuses to run as root, as in most containers.
    return ["--no-sandbox", *args] if _is_root() else args


def get(python: Path) -> str | None:
    """Return a Chromium, installing one if need be; "" means Playwright's own, None means none.

    python: the interpreter in which Playwright is installed.
    """
    found = system_chromium()
    if found:
        return found
    if _playwrights_own(python):
        return ""
    print("-- no Chromium here; asking Playwright for its own", flush=True)
    deps = ["--with-deps"] if _is_root() else []
    _run([str(python), "-m", "playwright", "install", *deps, "chromium"])
    if _playwrights_own(python):
        return ""
    if _is_root() and shutil.which("apt-get"):
        print("-- no Chromium from Playwright; asking Debian for its package", flush=True)
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        _run(["apt-get", "update", "-q"], env)
        _run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], env)
    return system_chromium()


def _playwrights_own(python: Path) -> bool:
    """Tell whether Playwright's own Chromium is there and starts."""
    probe = (
        "import sys\nfrom playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: p.chromium.launch(args=sys.argv[1:]).close()"
    )
    return _run([str(python), "-c", probe, *launch_args()], quiet=True)


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
