"""Stands in for Pyodide's loader of packages: this page loads none.

The original imports pathlib, shutil, tempfile and zipfile at every start. Here is only what Pyodide
uses while it starts, in API.finalizeBootstrap and after reading its list of packages.
"""

import site

# Not used, but a snapshot of memory must hold it: Pyodide counts Python's references to JavaScript.
from pyodide_js import loadedPackages  # noqa: F401


class _Place:
    """A folder. Pyodide calls __str__ from JavaScript, which a plain str lacks there."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Place(site.getsitepackages()[0])
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages() -> None:
    """Register installed packages: there are none."""
