"""Hands one input to the application as the shell would and draws every page it leads to.

Runs in any Python, the page's included.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from hustings.core.record import Record
from hustings.core.rng import Rng
from hustings.ui.app import page, title, update
from hustings.ui.model import Model
from tools.fuzz.materials import PREFS, SAVES, Case, case

NOW: Final = 1_700_000_000_000
AFTER: Final = (
    "undo",
    "past:1",
    "past:0",
    "redo",
    "dialog:share",
    "close",
    "hint",
    "watch",
    "hurry",
    "skip",
    "pause",
    "note:0",
    "note-text:Here",
    "note-light:place:1",
    "watch:0",
)
"""Messages that a player might send once a game is open."""


class Failure(Exception):  # noqa: N818  it is a finding, not a mistake of this program
    """Something good did not open."""


def chosen(records: Sequence[Record], seed: str, number: int) -> tuple[Case, Rng]:
    """Return the input with this number, and the Rng that chooses what is done with it."""
    rng = Rng(f"fuzz/{seed}/{number}")
    return case(records, rng), rng


def try_out(given: Case, rng: Rng) -> None:
    """Open one input and draw every page it leads to.

    Raises whatever the application raises, and Failure when a valid input did not open.
    """
    model = WAYS[given.way](given.text)
    if given.good and given.way in OPENS and (model.play is None or model.play.warning):
        raise Failure(f"{given.way}: {model.play.warning if model.play else model.notice}")
    if model.play is not None:
        for _ in range(2):
            _send(model, rng.pick(AFTER))
        for seat in model.play.deciders[:1] if model.screen == "handover" else ():
            _send(model, f"take:{seat}")  # draws the table behind the hand-over


def _send(model: Model, message: str) -> None:
    """Handle a message and draw the page as a tree."""
    model.now, model.luck = NOW, (model.luck * 48271 + 11) % 2**31
    update(model, message)
    json.dumps(page(model), ensure_ascii=False, separators=(",", ":"))
    title(model)


Stored: TypeAlias = dict[str, str]
"""Texts of a store by key."""


def _boot(
    address: str = "", stored: Stored | None = None, carried: str = "", second: Stored | None = None
) -> Model:
    model, stored = Model(), stored or {}
    start = {"hash": address, "base": "http://table.test/", "stored": stored, "storage": True}
    _send(model, f"boot:{json.dumps(start | {'second': second or {}, 'carried': carried})}")
    return model


def _resumed(model: Model) -> Model:
    """Return the page after opening the first saved game, if there is one."""
    if model.saves:
        _send(model, f"continue:{model.saves[0].id}")
    elif model.broken:
        _send(model, f"rescue:{model.broken[0][0].removeprefix(SAVES)}")
    return model


def _opened(text: str) -> Model:
    model = _boot()
    _send(model, f"file:{text}")
    return model


def _pasted(text: str) -> Model:
    model = _boot()
    _send(model, f"open-link:**[See](http://table.test/#{text}?utm_source=x)**.")
    return model


def _advised(text: str) -> Model:
    address, _, answer = text.partition("\n")
    model = _boot(address)
    play = model.play
    if play is not None:
        if play.deciders:
            _send(model, f"take:{play.deciders[0]}")
        _send(model, "hint")
        _send(model, f"bot:{model.tickets}:{answer}")  # what was asked last
    return model


WAYS: Final[dict[str, Callable[[str], Model]]] = {
    "stored": lambda text: _resumed(_boot("", {f"{SAVES}a": text})),
    "second": lambda text: _resumed(_boot("", {f"{SAVES}a": text}, "", {f"{SAVES}a": text[:-9]})),
    "file": _opened,
    "bare": _opened,
    "backup": lambda text: _resumed(_opened(text)),
    "carried": lambda text: _resumed(_boot("", {}, text)),
    "link": _boot,
    "pasted": _pasted,
    "noted": _boot,
    "start": _boot,
    "prefs": lambda text: _boot("", {PREFS: text}),
    "advice": _advised,
}
"""Way in -> function that opens a text and returns the model."""

OPENS: Final = ("stored", "file", "bare", "backup", "carried", "link", "pasted", "noted", "start")
"""Ways that put a game on the table if the input is valid."""
