"""The shell's writing of browser history: each address goes into the right entry."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import hustings.shell


class Window:
    """A browser window with history entries, each (stop, address)."""

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
        """Queue a task."""
        self.tasks.append(task)

    def pushState(self, stop: str, _: str, address: str) -> None:  # noqa: N802
        """Add an entry."""
        self.entries.append((stop, address))

    def replaceState(self, stop: str, _: str, address: str) -> None:  # noqa: N802
        """Change the entry."""
        self.entries[-1] = (stop, address)

    def addEventListener(self, kind: str, listener: Callable[[Any], None]) -> None:  # noqa: N802
        """Register a listener."""
        self.listeners[kind] = listener

    def run_tasks(self) -> None:
        """Run the queued tasks."""
        while self.tasks:
            self.tasks.pop(0)()


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Window, Any]]:
    """Import hustings.shell.history with a fake window."""
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
    unload()
    yield window, importlib.import_module("hustings.shell.history")
    unload()


def unload() -> None:
    """Unload the shell's modules, so that the next test imports them with its own window."""
    for name in ("history", "dom"):
        sys.modules.pop(f"hustings.shell.{name}", None)
        vars(hustings.shell).pop(name, None)


def test_an_address_is_written_once_and_a_moment_later(shell: tuple[Window, Any]) -> None:
    window, history = shell
    history.ENTRIES.set_hash("r=one")
    history.ENTRIES.set_hash("r=two")
    assert window.entries == [("home", "")]
    assert len(window.tasks) == 1
    window.run_tasks()
    assert window.entries == [("home", "#r=two")]


def test_an_address_is_written_before_the_next_entry_is_added(
    shell: tuple[Window, Any],
) -> None:
    window, history = shell
    history.ENTRIES.set_hash("r=one")
    history.ENTRIES.push("table:a/menu", None)
    window.run_tasks()
    assert window.entries == [("home", "#r=one"), ("table:a/menu", "#r=one")]


def test_leaving_the_page_writes_its_address(shell: tuple[Window, Any]) -> None:
    window, history = shell
    history.listen(lambda _: None)
    history.ENTRIES.set_hash("r=last")
    window.listeners["pagehide"](None)
    assert window.entries == [("home", "#r=last")]


def test_going_back_does_not_write_the_old_address_into_the_other_entry(
    shell: tuple[Window, Any],
) -> None:
    window, history = shell
    sent: list[str] = []
    history.listen(sent.append)
    history.ENTRIES.set_hash("r=here")
    window.entries.append(("table:a", "#r=there"))
    window.listeners["popstate"](None)
    window.run_tasks()
    assert sent == ["walk:table:a#r=there"]
    assert window.entries[-1] == ("table:a", "#r=there")
