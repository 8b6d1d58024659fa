"""The rules dialog: list of chapters, search field, text and figures."""

from __future__ import annotations

from collections.abc import Sequence

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import words
from hustings.ui.frame.rules import MAX_SEARCH_LETTERS, anchor_of, game_of
from hustings.ui.model import Model
from hustings.ui.page.figures import figures
from hustings.ui.page.parts.widgets import button, dialog, icon
from hustings.ui.page.rulebook import (
    ReadingOptions,
    chapter_of,
    chapters,
    inline,
    rule_text,
    rulebook,
    search_words,
)
from hustings.ui.play import rule_lookup


def rules(model: Model, asked: str) -> Tree:
    """Return the dialog. asked: "<game>:<place>"; without a game the one on the screen."""
    game = game_of(model, asked)
    if not game:
        return dialog(words.common.rules())
    info, text = catalog.info(game), catalog.rulebook(game)
    find = search_words(model.search_text)
    place = anchor_of(asked)
    reading = ReadingOptions(find, place if chapter_of(text, place) else "", linked=True)
    body, hits = rulebook(text, figures(game), reading)
    article = h(
        "article",
        {"class": "rulebook"},
        None if find else _rules_now(model, game, text),
        body,
        h("p", {"class": "credit"}, info.credit),
    )
    result = words.rules.found(paragraphs=hits) if find else ""
    side = h(
        "div",
        {"class": "book-side"},
        _tools(model),
        h("p", {"class": "found", "role": "status"}, result or None),
        _contents(model, text, reading),
    )
    return dialog(
        words.rules.rules_of(game=info.title),
        h("div", {"class": "book"}, side, article),
        kind="wide rules-box",
    )


def _tools(model: Model) -> Tree:
    """Return the search field, and the button that opens the list of chapters."""
    folds = {
        "aria-expanded": "true" if model.contents_open else "false",
        "aria-controls": "contents",
    }
    field = {"type": "text", "role": "searchbox", "aria-label": words.rules.find()}
    field |= {
        "placeholder": words.rules.find(),
        "value": model.search_text,
        "maxlength": str(MAX_SEARCH_LETTERS),
    }
    field |= {"autocomplete": "off", "spellcheck": "false", "data-change": "find", "data-live": ""}
    clear = None
    if model.search_text:
        said = {"aria-label": words.rules.find_nothing(), "data-escape": ""}
        clear = button("find:", icon("close"), kind="icon-button", **said)
    return h(
        "div",
        {"class": "book-tools"},
        button("contents", words.rules.contents(), kind="small fold", **folds),
        h("div", {"class": "finder"}, h("input", field), clear),
    )


def _contents(model: Model, text: str, reading: ReadingOptions) -> Tree:
    here = chapter_of(text, reading.place)
    lines = [
        h(
            "li",
            {},
            button(
                f"rule:{chapter.place}",
                chapter.title,
                kind="toc-line",
                **({"aria-current": "true"} if chapter.place == here else {}),
            ),
        )
        for chapter in chapters(text)[1:]
    ]
    paper = button("print", words.rules.print_rules(), kind="toc-line paper")
    attrs = {"id": "contents", "class": cls("contents", model.contents_open and "open")}
    return h("nav", {**attrs, "aria-label": words.rules.contents()}, h("ol", {}, lines), paper)


def _rules_now(model: Model, game: str, text: str) -> Tree | None:
    """Return the rules about the current decision, None if the game is not on the table."""
    play = model.play
    if play is None or play.game != game or model.screen not in ("table", "over"):
        return None
    return _now_list(text, rule_lookup.relevant_rules(play))


def _now_list(text: str, numbers: Sequence[int]) -> Tree:
    attrs = {"class": "rules-now", "aria-label": words.rules.now()}
    return h(
        "section", attrs, h("h3", {}, words.rules.now()), [_line(text, str(n)) for n in numbers]
    )


def _line(text: str, number: str) -> Tree:
    number_, says = h("b", {"class": "rule-number"}, number), inline(rule_text(text, number))
    return button(f"rule:{number}", [number_, h("span", {}, says)], kind="now-line")
