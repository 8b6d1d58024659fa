"""Stands in the page's library for Pyodide's loader of packages, of which this page loads none.

The original imports pathlib, shutil, tempfile and zipfile at every start. Kept is what Pyodide
asks for while it starts, in its API.finalizeBootstrap and once its list of packages is read.
"""

import site

# Not used, but a memory that is kept must hold it: Pyodide counts what Python knows of JavaScript.
from pyodide_js import loadedPackages  # noqa: F401


class _Place:
    """A folder; Pyodide asks for its name by __str__, which a plain text has not in JavaScript."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Place(site.getsitepackages()[0])
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages() -> None:
    """Note what is installed already: nothing."""
