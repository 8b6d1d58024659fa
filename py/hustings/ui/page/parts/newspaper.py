"""The dialog with the newspaper of a season: the front page as a picture and in words."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.kept_games import Season
from hustings.ui.links.share import link_base
from hustings.ui.model import Model
from hustings.ui.page.newspaper import newspaper, score
from hustings.ui.page.parts.card import picture_dialog
from hustings.ui.page.parts.season import listed_chapter, season_total
from hustings.ui.page.parts.widgets import button
from hustings.ui.results.days import day_of, iso
from hustings.ui.saves.picture import PAPER
from hustings.ui.season.chapters import CHAPTERS
from hustings.ui.season.newspaper import AS_TEXT, finished, front, line, story, text
from hustings.ui.season.progress import grade, total


def front_page(model: Model, season: Season) -> Tree:
    """Return the front page of a season that is over."""
    return newspaper(season, _day(model, season))


def _day(model: Model, season: Season) -> str:
    return iso(day_of(model, season.results[-1].ended))


def paper_dialog(model: Model, asked: str) -> Tree | None:
    """Return the dialog, None if the season is not over. asked: "<season>" or "<season>:text"."""
    season_id, _, form = asked.partition(":")
    season = finished(model, season_id)
    if season is None:
        return None
    said: Tree = h("p", {"class": "card-text"}, line(season))
    if form == AS_TEXT:
        attrs = {"class": "written", "readonly": "", "rows": "4", "data-select": "all"}
        said = h("textarea", {**attrs, "aria-label": words.over.copy_result()}, text(model, season))
    return picture_dialog(
        model,
        words.season.paper_title(),
        front_page(model, season),
        words.season.paper_label(headline=front(total(season)).headline()),
        [
            button(f"{PAPER}:share:{season_id}", words.over.card_share(), kind="primary"),
            button(f"{PAPER}:save:{season_id}", words.over.card_save()),
            button(f"{PAPER}:copy:{season_id}", words.over.copy_result()),
            button("print", words.season.paper_print()),
        ],
        below=[
            said,
            h("p", {"class": "help"}, words.season.paper_help() if link_base(model) else None),
            _in_words(model, season),
        ],
        kind="newspaper",
    )


def _in_words(model: Model, season: Season) -> Tree:
    """Return the front page in words, which are too small in its picture on a phone."""
    reached = total(season)
    news = front(reached)
    return h(
        "section",
        {"class": "paper-words", "aria-label": words.season.paper_words()},
        h("h3", {}, news.headline()),
        h("p", {}, news.sentence(reached)),
        h("p", {}, season_total(season)),
        h(
            "ol",
            {"class": "season-chapters"},
            [
                h(
                    "li",
                    {"key": result.game},
                    h("strong", {}, chapter.headlines[grade(result)]()),
                    h("span", {"class": "help"}, listed_chapter(result.game, chapter)),
                    h("span", {}, story(result)),
                    h("span", {"class": "help"}, score(result)),
                )
                for chapter, result in zip(CHAPTERS, season.results, strict=True)
            ],
        ),
        h(
            "p",
            {"class": "help"},
            words.season.paper_name(),
            " · ",
            _day(model, season),
            " · ",
            words.season.paper_seed(seed=season.seed),
        ),
    )
