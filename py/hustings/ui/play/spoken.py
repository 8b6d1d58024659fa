"""What a player asks to hear by a key: the answer goes to the live region."""

from __future__ import annotations

from collections.abc import Callable

from hustings.ui.effects import Effect
from hustings.ui.model import Model


def say(model: Model, text: str) -> None:
    """Have the live region say a text, even if it has just said the same."""
    model.spoken = (text, model.spoken[1] + 1)


def tell(model: Model, what: str, answer: Callable[[Model, str], str]) -> list[Effect]:
    """Answer a question. answer: returns the text; what: one of its questions."""
    if model.play is not None:
        say(model, answer(model, what))
    return []
