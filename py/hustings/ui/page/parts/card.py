"""The dialog with the picture of a result: a preview, the line that goes along, the buttons."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.links.share import outcome_sentence, result_line
from hustings.ui.model import Model, Play
from hustings.ui.page.board_picture import small
from hustings.ui.page.card import card
from hustings.ui.page.parts.widgets import button, dialog
from hustings.ui.phases import Over
from hustings.ui.results.keeping import date_of_daily


def result_card(model: Model, play: Play) -> Tree:
    """Return the card of a finished game."""
    return card(play, date_of_daily(model, play))


def card_dialog(model: Model, _: str) -> Tree | None:
    """Return the dialog, None before the end of a game."""
    play = model.play
    if play is None or play.find_phase(Over) is None:
        return None
    drawn = small(result_card(model, play))
    label = words.over.card_label(outcome=outcome_sentence(play))
    return dialog(
        words.over.card_title(),
        h("div", {"class": "card-preview", "role": "img", "aria-label": label}, drawn),
        h("p", {"class": "card-text"}, result_line(play)),
        h("p", {"class": "help"}, words.over.card_help()),
        h(
            "div",
            {"class": "button-row"},
            button("card:share", words.over.card_share(), kind="primary"),
            button("card:save", words.over.card_save()),
            button("copy:result", words.over.copy_result()),
        ),
        h("p", {"class": "answer", "role": "status"}, play.message),
        kind="narrow",
    )
