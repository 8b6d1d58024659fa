"""Storage around `update`: read again before messages that rely on it, written after each.

Another tab may have played on, restored or deleted something since this page last read. The shell
and the tests send messages through `respond`.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

from hustings.ui.app import update
from hustings.ui.effects import Effect, Keep
from hustings.ui.model import Model
from hustings.ui.saves.copies import continues, with_notes
from hustings.ui.saves.result import read_results
from hustings.ui.saves.save import MAX_TIMESTAMP_MS, refresh
from hustings.ui.saves.season import read_seasons

REREAD_MESSAGES: Final = frozenset(
    ("backup", "continue", "drop", "dropped", "elsewhere", "file", "hash", "home", "not-dropped",
     "open-link", "returned", "save-table", "season", "season-drop", "season-seed",
     "season-start", "second", "take-over", "today", "walk"),
)  # fmt: skip
"""Messages before which the whole storage is read again."""


class Storage(Protocol):
    """Texts by key; another tab may change any at any time. No method raises."""

    def read_all(self) -> dict[str, str]:
        """Return all texts of this page by key."""
        ...

    def read(self, key: str) -> str:
        """Return one text, "" where there is none."""
        ...

    def write(self, key: str, text: str) -> str:
        """Store a text; return "", or "full" or "off" when it could not be stored."""
        ...


def respond(model: Model, message: str, storage: Storage) -> list[Effect]:
    """Carry out a message and its Keep effects; return the other effects."""
    model.now = min(max(model.now, 0), MAX_TIMESTAMP_MS)  # clocks may be wrong
    if message.partition(":")[0] in REREAD_MESSAGES:
        stored = storage.read_all()
        refresh(model, stored)
        model.results = read_results(stored)
        model.seasons = read_seasons(stored | model.unkept)
    todo = deque(update(model, message))
    left: list[Effect] = []
    while todo:
        effect = todo.popleft()
        if isinstance(effect, Keep):
            todo.extend(update(model, _store(effect, storage)))
        else:
            left.append(effect)
    return left


def _store(effect: Keep, storage: Storage) -> str:
    """Write a text unless another tab has diverged; return the message with the result."""
    text = effect.text
    if effect.replaces is not None:
        there = storage.read(effect.key)
        if there != effect.replaces and not continues(effect.text, there):
            return f"went-on:{effect.key}"
        if there != effect.replaces:
            text = with_notes(text, there)
    problem = storage.write(effect.key, text)
    return f"not-kept:{problem}:{effect.key}" if problem else f"kept:{effect.key}"
