"""The dialog with the picture of a result: a preview, the line that goes along, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.handling import answer_shown
from hustings.ui.links.share import outcome_sentence, result_line
from hustings.ui.model import Model, Play
from hustings.ui.page.board_picture import preview
from hustings.ui.page.card import card
from hustings.ui.page.parts.widgets import button, dialog
from hustings.ui.page.squares import course_parts
from hustings.ui.phases import Over
from hustings.ui.play.headlines import headlines, result_headline
from hustings.ui.results.days import day_of, iso
from hustings.ui.results.keeping import date_of_daily, result_in


def result_card(model: Model, play: Play) -> Tree:
    """Return the front page of a finished game."""
    return card(play, _dateline(model, play))


def _dateline(model: Model, play: Play) -> str:
    """Return when a game was played, and its seed; the seed of a daily game is its date."""
    daily, kept = date_of_daily(model, play), result_in(model, play)
    if daily:
        return words.over.card_day(day=daily)
    seed = play.table.record.seed
    date = kept.day if kept is not None else ""
    if not date and play.created:
        date = iso(day_of(model, play.created))
    return (
        words.over.card_dateline(date=date, seed=seed)
        if date
        else words.season.paper_seed(seed=seed)
    )


def card_dialog(model: Model, _: str) -> Tree | None:
    """Return the dialog, None before the end of a game."""
    play = model.play
    if play is None or play.find_phase(Over) is None:
        return None
    return picture_dialog(
        model,
        words.over.card_title(),
        result_card(model, play),
        words.over.card_label(outcome=outcome_sentence(play)),
        [
            button("card:share", words.over.card_share(), kind="primary"),
            button("card:save", words.over.card_save()),
            button("copy:result", words.over.copy_result()),
        ],
        above=[
            h("p", {"class": "card-text"}, result_line(play)),
            *course_parts(play),
            h("p", {"class": "help"}, words.over.card_help()),
        ],
        below=[_in_words(play)],
        kind="newspaper",
    )


def _in_words(play: Play) -> Tree:
    """Return the front page in words, which are small in its picture on a phone."""
    texts = [each.text for each in headlines(play)]
    headline = result_headline(play)
    return h(
        "section",
        {"class": "paper-words", "aria-label": words.season.paper_words()},
        h("h3", {}, headline) if headline else None,
        h("p", {}, outcome_sentence(play)),
        h("ul", {"class": "headlines"}, [h("li", {"key": text}, text) for text in texts])
        if texts
        else None,
    )


def picture_dialog(
    model: Model,
    title: str,
    drawn: Tree,
    label: str,
    buttons: Sequence[Tree],
    *,
    above: Sequence[Tree | None] = (),
    below: Sequence[Tree] = (),
    kind: str,
) -> Tree:
    """Return a dialog with a picture to be sent.

    label: read out in place of the picture. above, below: what stands around the buttons.
    """
    return dialog(
        title,
        h("div", {"class": "card-preview", "role": "img", "aria-label": label}, preview(drawn)),
        h(
            "div",
            {"class": "card-beside"},
            above,
            h("div", {"class": "button-row"}, buttons),
            h("p", {"class": "answer", "role": "status"}, answer_shown(model)),
            below,
        ),
        kind=cls("pictured", kind) or "",
    )
