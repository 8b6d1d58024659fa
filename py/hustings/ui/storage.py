"""Storage is the truth: looked up again before what relies on it, written with care after.

Another tab may have played on, restored or deleted meanwhile; what this page read a minute ago is
only what was there a minute ago. The shell and the tests carry messages out through `respond`.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

from hustings.ui.app import update
from hustings.ui.effects import Effect, Keep
from hustings.ui.model import Model
from hustings.ui.saves.copies import continues, with_notes
from hustings.ui.saves.save import MAX_TIMESTAMP_MS, refresh

REREAD_MESSAGES: Final = frozenset(
    ("backup", "continue", "drop", "dropped", "elsewhere", "file", "hash", "home", "not-dropped",
     "open-link", "returned", "save-table", "second", "take-over", "today", "walk"),
)  # fmt: skip
"""Messages before which all that is kept is looked up again."""


class Storage(Protocol):
    """Texts under keys, of which another tab may change any at any time. Nothing here raises."""

    def read_all(self) -> dict[str, str]:
        """Return everything of ours."""
        ...

    def read(self, key: str) -> str:
        """Return one text, "" where there is none."""
        ...

    def write(self, key: str, text: str) -> str:
        """Store a text; return "", or "full" or "off" when it could not be stored."""
        ...


def respond(model: Model, message: str, storage: Storage) -> list[Effect]:
    """Carry out a message and all storing that it asks for; return the other effects."""
    model.now = min(max(model.now, 0), MAX_TIMESTAMP_MS)  # a clock may be wrong in any way
    if message.partition(":")[0] in REREAD_MESSAGES:
        refresh(model, storage.read_all())
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
    """Write what may be written; return the message that says how it went."""
    text = effect.text
    if effect.replaces is not None:
        there = storage.read(effect.key)
        if there != effect.replaces and not continues(effect.text, there):
            return f"went-on:{effect.key}"
        if there != effect.replaces:
            text = with_notes(text, there)
    problem = storage.write(effect.key, text)
    return f"not-kept:{problem}:{effect.key}" if problem else f"kept:{effect.key}"
