"""The browser's history as the shell writes it: an address follows the page, in the right entry."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import hustings.shell


class Window:
    """A browser's window with its entries, each (stop, address)."""

    def __init__(self) -> None:
        self.entries = [("home", "")]
        self.tasks: list[Callable[..., object]] = []
        self.listeners: dict[str, Callable[[Any], None]] = {}
        self.history = self
        self.location = self

    @property
    def state(self) -> str:
        """The stop of the entry."""
        return self.entries[-1][0]

    @property
    def href(self) -> str:
        """The address."""
        return "http://table.test/" + self.entries[-1][1]

    def setTimeout(self, task: Callable[..., object], _: int) -> None:  # noqa: N802
        """Do something later."""
        self.tasks.append(task)

    def pushState(self, stop: str, _: str, address: str) -> None:  # noqa: N802
        """Add an entry."""
        self.entries.append((stop, address))

    def replaceState(self, stop: str, _: str, address: str) -> None:  # noqa: N802
        """Change the entry."""
        self.entries[-1] = (stop, address)

    def addEventListener(self, kind: str, listener: Callable[[Any], None]) -> None:  # noqa: N802
        """Hear of something."""
        self.listeners[kind] = listener

    def later(self) -> None:
        """Do what was to be done later."""
        while self.tasks:
            self.tasks.pop(0)()


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Window, Any]]:
    """Import hustings.shell.history over a window of these tests."""
    window = Window()
    ffi = SimpleNamespace(create_proxy=lambda made: made)
    fakes: dict[str, dict[str, Any]] = {
        "pyscript": {"window": window, "document": None, "ffi": ffi},
        "pyodide": {},
        "pyodide.ffi": {"create_once_callable": lambda made: made, "JsException": OSError},
    }
    for name, held in fakes.items():
        module = ModuleType(name)
        module.__dict__.update(held)
        monkeypatch.setitem(sys.modules, name, module)
    forget()
    yield window, importlib.import_module("hustings.shell.history")
    forget()


def forget() -> None:
    """Import the modules anew next time, over another window."""
    for name in ("history", "dom"):
        sys.modules.pop(f"hustings.shell.{name}", None)
        vars(hustings.shell).pop(name, None)


def test_an_address_stands_there_a_moment_later_and_once(shell: tuple[Window, Any]) -> None:
    window, history = shell
    history.ENTRIES.set_hash("r=one")
    history.ENTRIES.set_hash("r=two")
    assert window.entries == [("home", "")]
    assert len(window.tasks) == 1
    window.later()
    assert window.entries == [("home", "#r=two")]


def test_an_address_stands_in_its_own_entry_before_another_is_added(
    shell: tuple[Window, Any],
) -> None:
    window, history = shell
    history.ENTRIES.set_hash("r=one")
    history.ENTRIES.push("table:a/menu", None)
    window.later()
    assert window.entries == [("home", "#r=one"), ("table:a/menu", "#r=one")]


def test_a_page_that_is_left_has_its_address(shell: tuple[Window, Any]) -> None:
    window, history = shell
    history.listen(lambda _: None)
    history.ENTRIES.set_hash("r=last")
    window.listeners["pagehide"](None)
    assert window.entries == [("home", "#r=last")]


def test_whoever_goes_to_another_entry_takes_no_address_along(shell: tuple[Window, Any]) -> None:
    window, history = shell
    sent: list[str] = []
    history.listen(sent.append)
    history.ENTRIES.set_hash("r=here")
    window.entries.append(("table:a", "#r=there"))
    window.listeners["popstate"](None)
    window.later()
    assert sent == ["walk:table:a#r=there"]
    assert window.entries[-1] == ("table:a", "#r=there")
