"""The licences of everything the page is made of, fetched on request."""

from __future__ import annotations

from hustings.ui import words
from hustings.ui.effects import Effect, FetchLicences
from hustings.ui.handling import failure_text
from hustings.ui.model import Model


def show(model: Model, text: str) -> list[Effect]:
    """Open the dialog and fetch the licences. text: the licences once fetched, else ""."""
    if text:
        model.licences = text
        return []
    model.dialog = "licences"
    return [] if model.licences else [FetchLicences()]


def fetch_failed(model: Model, _: str) -> list[Effect]:
    """Say that the licences could not be fetched."""
    model.licences = failure_text(model, words.dialogs.licences_failed())
    return []
