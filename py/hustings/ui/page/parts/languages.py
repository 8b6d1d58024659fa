"""The choice of the page's language."""

from __future__ import annotations

from hustings.core.notation import fold
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.frame.language import current
from hustings.ui.model import Model
from hustings.ui.page.parts.widgets import button

MIN_CHOICES = 2


def languages(model: Model) -> Tree | None:
    """Return a row with a button for each language, None where there is no choice."""
    if len(model.languages) < MIN_CHOICES:
        return None
    return h(
        "div",
        {
            "class": "segments languages",
            "role": "group",
            "aria-label": words.common.language(),
            "key": "languages",
        },
        [_choice(each) for each in sorted(model.languages, key=lambda each: fold(_name(each)))],
    )


def language_field(model: Model) -> Tree | None:
    """Return the row with its heading."""
    row = languages(model)
    if row is None:
        return None
    heading = h("legend", {}, words.common.language())
    return h("fieldset", {"class": "field choice-row language-field"}, heading, row)


def _name(language: str) -> str:
    return words.common.language_name(language=language)


def _choice(language: str) -> Tree:
    """Return the button of a language, which says its name in itself."""
    pressed = "true" if language == current() else "false"
    return button(
        f"speak:{language}",
        _name(language),
        kind="segment",
        lang=language,
        **{"aria-pressed": pressed},
    )
