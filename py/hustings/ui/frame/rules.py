"""The rules dialog: opening it at a rule, searching, the list of chapters.

The dialog is "rules", "rules:<game>" or "rules:<game>:<place>"; the place is the number of a rule
or the name of a chapter.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui.effects import Effect, Focus, Print, ScrollToTop
from hustings.ui.frame.dialogs import show_dialog
from hustings.ui.model import Model
from hustings.ui.play import rule_lookup

MAX_SEARCH_LETTERS: Final = 60
"""The longest search text."""


def game_of(model: Model, asked: str = "") -> str:
    """Return the game asked for, else the one on the screen."""
    game = asked.partition(":")[0]
    if catalog.find(game):
        return game
    if model.play is not None and model.screen not in ("setup", "home"):
        return model.play.game
    return model.setup.game if model.setup is not None else ""


def anchor_of(asked: str) -> str:
    """Return the element id of a place in the rules: "rule-<n>" for a number, else the place.

    asked: "<game>:<place>"; only the place matters. "" without a place.
    """
    place = asked.partition(":")[2][:MAX_SEARCH_LETTERS]
    return f"rule-{place}" if place.isascii() and place.isdigit() else place


def open_rule(model: Model, place: str) -> list[Effect]:
    """Open the rules at a rule, given by its number, or a chapter."""
    name, _, asked = model.dialog.partition(":")
    game = game_of(model, asked if name == "rules" else "")
    if not game:
        return []
    return [
        *show_dialog(model, f"rules:{game}:{place[:MAX_SEARCH_LETTERS]}"),
        Focus(".rulebook .lit"),
    ]


def explain(model: Model, things: str) -> list[Effect]:
    """Open the rule about an element of the table, or the keyboard help if there is none.

    things: its name and its message, separated by a space; either may be missing.
    """
    play = model.play
    if play is not None and model.screen in ("table", "over"):
        # the rule about the move comes before the rule about its target
        for what in reversed(things.split()):
            rule = rule_lookup.rule_about(play, what)
            if rule is not None:
                return open_rule(model, str(rule))
    return show_dialog(model, "keys")


def search(model: Model, text: str) -> list[Effect]:
    """Show only paragraphs with these words; without words all of them."""
    model.search_text = text[:MAX_SEARCH_LETTERS]
    return [ScrollToTop(".dialog-body")]


def toggle_contents(model: Model, _: str) -> list[Effect]:
    """Open or close the list of chapters on small screens."""
    model.contents_open = not model.contents_open
    return []


def print_rules(_model: Model, _: str) -> list[Effect]:
    """Have the browser print the rules, or the newspaper of a season."""
    return [Print()]
