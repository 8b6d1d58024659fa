"""Firefox and WebKit behind one interface: open an address, run JavaScript in the page.

Debian's packages: firefox-esr (driven by marionette_driver), webkit2gtk-driver and xvfb (driven by
selenium). `make test-browsers` installs them; without them the tests are skipped with a message.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

FIREFOX: Final = ("firefox-esr", "firefox")
WEBKIT_DRIVER: Final = "WebKitWebDriver"
MINI_BROWSERS: Final = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), reverse=True)
TIMEOUT_S: Final = 120


class Engine(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Load an address anew, even if only its hash differs."""

    def run(self, script: str) -> Any:
        """Run a function body in the page and return its value."""


class MissingError(Exception):
    """An engine is not installed; the text says what to install."""


class Firefox:
    """Firefox, driven by Marionette."""

    def __init__(self) -> None:
        binary = next(filter(None, map(shutil.which, FIREFOX)), None)
        marionette = _module("marionette_driver.marionette")
        if not (binary and marionette):
            raise MissingError("Firefox is not installed here (firefox-esr, marionette_driver)")
        self._driver = marionette.Marionette(
            bin=binary, headless=True, startup_timeout=TIMEOUT_S, gecko_log=os.devnull
        )
        self._driver.start_session()
        self._driver.timeout.page_load = TIMEOUT_S
        self._driver.timeout.script = TIMEOUT_S

    def open(self, address: str) -> None:
        """Load an address anew."""
        self._driver.navigate("about:blank")
        self._driver.navigate(address)

    def run(self, script: str) -> Any:
        """Run a script."""
        return self._driver.execute_script(script, new_sandbox=False)

    def quit(self) -> None:
        """End the browser."""
        self._driver.delete_session()
        self._driver.cleanup()


class WebKit:
    """WebKitGTK's MiniBrowser, on a virtual screen."""

    def __init__(self) -> None:
        driver, screen = shutil.which(WEBKIT_DRIVER), shutil.which("Xvfb")
        webdriver, services = (
            _module(f"selenium.webdriver{part}") for part in ("", ".webkitgtk.service")
        )
        if not (driver and screen and MINI_BROWSERS and webdriver and services):
            raise MissingError("WebKit is not installed here (webkit2gtk-driver, xvfb, selenium)")
        self._screen = subprocess.Popen(
            [screen, "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._screen.stdout is not None
        os.environ["DISPLAY"] = f":{self._screen.stdout.readline().strip()}"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(MINI_BROWSERS[0])
        options.add_argument("--automation")
        service = services.Service(executable_path=driver)
        self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_page_load_timeout(TIMEOUT_S)
        self._driver.set_script_timeout(TIMEOUT_S)

    def open(self, address: str) -> None:
        """Load an address anew."""
        self._driver.get("about:blank")
        self._driver.get(address)

    def run(self, script: str) -> Any:
        """Run a script."""
        return self._driver.execute_script(script)

    def quit(self) -> None:
        """End the browser and its screen."""
        self._driver.quit()
        self._screen.terminate()
        self._screen.communicate()


ENGINES: Final[dict[str, type[Firefox | WebKit]]] = {"firefox": Firefox, "webkit": WebKit}


def _module(name: str) -> Any:
    """Return a driver's module, or None if it is not installed."""
    try:
        return import_module(name)
    except ImportError:
        return None


@contextmanager
def start_engine(name: str) -> Iterator[Engine]:
    """Start an engine; raises MissingError if it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the drivers
        started = ENGINES[name]()
        try:
            yield started
        finally:
            started.quit()
