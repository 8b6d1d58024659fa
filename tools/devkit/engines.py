"""Gets Firefox and WebKit for the tests where the system's packages can be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

WANTED: Final = {
    "firefox-esr": ("firefox-esr", "firefox"),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("Xvfb",),
}
"""Debian's packages; each is there when one of its programs is."""


def install() -> None:
    """Install what is missing with apt-get as root; elsewhere print what is missing."""
    lacking = [name for name, programs in WANTED.items() if not any(map(shutil.which, programs))]
    if not lacking:
        return
    if sys.platform != "linux" or os.geteuid() or not shutil.which("apt-get"):
        print(f"-- not installed here, their tests are skipped: {', '.join(lacking)}", flush=True)
        return
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install_them = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *lacking]
    for command in (["apt-get", "update", "-q"], install_them):
        subprocess.run(command, env=env, check=False)
