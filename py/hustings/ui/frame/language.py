"""Choosing the language of the page."""

from __future__ import annotations

from hustings.messages.generated.language import TAG
from hustings.ui.effects import Effect, Speak
from hustings.ui.model import Model


def current() -> str:
    """Return the language of the page, as the languages of the model are named: "en"."""
    return TAG.partition("-")[0]


def speak(model: Model, language: str) -> list[Effect]:
    """Show the page in another language that it offers."""
    return [Speak(language)] if language in model.languages and language != current() else []
