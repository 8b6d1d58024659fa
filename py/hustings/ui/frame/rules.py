"""The rules: opening them where something is explained, looking for words, the list of chapters.

The dialog is "rules", "rules:<game>" or "rules:<game>:<place>": the place is the number of a rule
or the name of a chapter.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.ui.effects import Effect, Focus, Print, ScrollToTop
from hustings.ui.frame.dialogs import show_dialog
from hustings.ui.model import Model
from hustings.ui.play import rule_lookup

MOST: Final = 60
"""Characters of what is looked for."""


def game_of(model: Model, asked: str = "") -> str:
    """Return the game whose rules are meant: the one that is asked for, else the one in sight."""
    game = asked.partition(":")[0]
    if catalog.find(game):
        return game
    if model.play is not None and model.screen not in ("setup", "home"):
        return model.play.game
    return model.setup.game if model.setup is not None else ""


def place_of(asked: str) -> str:
    """Return the name that a place has in the page, "" for none. asked: "<game>:<place>"."""
    place = asked.partition(":")[2][:MOST]
    return f"rule-{place}" if place.isascii() and place.isdigit() else place


def to_rule(model: Model, place: str) -> list[Effect]:
    """Open the rules at a place: a rule by its number, or a chapter."""
    name, _, asked = model.dialog.partition(":")
    game = game_of(model, asked if name == "rules" else "")
    if not game:
        return []
    return [*show_dialog(model, f"rules:{game}:{place[:MOST]}"), Focus(".rulebook .lit")]


def explain(model: Model, things: str) -> list[Effect]:
    """Open the rules about a thing on the table; the keys where nothing is said of it.

    things: what it stands for and the message it sends, separated by a space; either may lack.
    """
    play = model.play
    if play is not None and model.screen in ("table", "over"):
        # what a click would do is explained before what it is done to
        for what in reversed(things.split()):
            found = rule_lookup.about(play, what)
            if found is not None:
                return to_rule(model, str(found))
    return show_dialog(model, "keys")


def find(model: Model, text: str) -> list[Effect]:
    """Show only what has these words; without any the whole rules again."""
    model.search_text = text[:MOST]
    return [ScrollToTop(".dialog-body")]


def contents(model: Model, _: str) -> list[Effect]:
    """Fold the list of chapters out or in, where there is no room for it beside the text."""
    model.contents_open = not model.contents_open
    return []


def to_paper(_model: Model, _: str) -> list[Effect]:
    """Have the browser print what is open."""
    return [Print()]
