"""The browser's history: entries of our own, each with the stop it stands for (see ui.trail)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyodide.ffi import create_once_callable
from pyscript import window

from hustings.shell import dom

PATIENCE: Final = 1000
"""Milliseconds after which going back is taken to have led nowhere."""

_waiting: list[Callable[[], None]] = []  # what is to be done to the entry that is being gone back to
_going = 0  # number of the going back that has not yet happened; 0: none
_gone = 0  # how often that was asked for


def here() -> str:
    """Return the stop of the browser's entry, "" for one that is not ours."""
    state = window.history.state
    return state if isinstance(state, str) else ""


def push(stop: str, address: str | None) -> None:
    """Add an entry. address: what stands behind '#' there, None for what stands there now."""
    _in_turn(lambda: _write(window.history.pushState, stop, address))


def mark(stop: str, address: str | None) -> None:
    """Say what the entry stands for."""
    _in_turn(lambda: _write(window.history.replaceState, stop, address))


def set_hash(text: str) -> None:
    """Put a text behind '#', without a new entry in the browser's history."""
    _in_turn(lambda: _write(window.history.replaceState, here(), text))


def back(address: str) -> None:
    """Leave the entry for the one below it; what is done next is done there.

    address: what stands behind '#' there from now on.
    """
    _in_turn(_back)
    set_hash(address)


def _back() -> None:
    global _going, _gone
    _gone += 1
    _going = number = _gone
    window.history.back()
    late = create_once_callable(lambda: arrived() if _going == number else None)
    window.setTimeout(late, PATIENCE)


def arrived() -> bool:
    """The browser is at another entry. Return whether we had asked for that."""
    global _going
    asked, _going = bool(_going), 0
    while _waiting and not _going:
        _waiting.pop(0)()
    return asked


def _in_turn(act: Callable[[], None]) -> None:
    if _going:
        _waiting.append(act)
    else:
        act()


def _write(how: Callable[..., None], stop: str, address: str | None) -> None:
    base = dom.base()
    if address is None:
        address = dom.hash_text()
    try:
        how(stop, "", f"#{address}" if address else base)
    except Exception:  # some browsers limit how often this may be done
        print("The address could not be brought up to date.")
