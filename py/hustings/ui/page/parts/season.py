"""The season on the page: on the home page, in its dialog, at the end of a chapter."""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.core.record import MAX_SEED
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.kept_games import Season
from hustings.ui.model import Model, Play
from hustings.ui.page.newspaper import score
from hustings.ui.page.parts.game_card import (
    CardText,
    card_buttons,
    card_opener,
    card_picture,
)
from hustings.ui.page.parts.widgets import button, confirm_dialog, dialog, text_field
from hustings.ui.saves.picture import PAPER
from hustings.ui.saves.season import SEASONS
from hustings.ui.season.chapters import CHAPTERS, Chapter
from hustings.ui.season.progress import (
    MOST_POINTS,
    finished_seasons,
    is_over,
    next_start,
    open_season,
    season_of,
    total,
)

STAR: Final = "M0-5l1.5 3.1 3.4.4-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.4z"


def season_card(model: Model) -> Tree:
    """Return the card of the home page that starts a season or goes on with it."""
    season = open_season(model.seasons.kept)
    text = CardText(
        words.season.title(),
        words.season.teaser() if season is None else _chapter_of(season),
        words.season.facts(games=len(CHAPTERS)),
        words.season.begin() if season is None else words.season.go_on(),
    )
    do = "dialog:season" if season is None else "season"
    chapters = button("dialog:season", words.season.chapters(), kind="quiet small")
    return h(
        "li",
        {"class": "game-card season-card", "key": "season"},
        card_opener(do, card_picture(_front_page()), text),
        card_buttons(chapters) if season is not None else None,
    )


def _front_page() -> Tree:
    """Return a small newspaper, which a season ends with, as a drawing without words."""
    lines = [
        h("rect", {"class": "front-line", "x": str(x), "y": str(y), "width": "21", "height": "1.6"})
        for x in (36, 63)
        for y in range(41, 59, 4)
    ]
    return h(
        "svg",
        {"viewBox": "0 0 120 63", "class": "front-page"},
        h("rect", {"class": "front-back", "x": "26", "y": "6", "width": "68", "height": "70",
                   "transform": "rotate(5 60 40)"}),
        h("rect", {"class": "front-paper", "x": "28", "y": "5", "width": "64", "height": "70"}),
        h("path", {"class": "front-head", "d": "M36 12h48v5h-48z"}),
        h("path", {"class": "front-rule", "d": "M33 21h54M33 22.8h54"}),
        h("path", {"class": "front-news", "d": "M36 26h48v4h-48zM36 32.5h34v4h-34z"}),
        h("path", {"class": "front-star", "d": STAR, "transform": "translate(78 34)"}),
        lines,
    )  # fmt: skip


def _chapter_of(season: Season) -> str:
    number = len(season.results)
    return words.season.chapter_of(
        chapter=number + 1, chapters=len(CHAPTERS), name=CHAPTERS[number].name()
    )


def season_dialog(model: Model, _: str) -> Tree:
    """Return the dialog with the chapters of the season, and what starts or continues it."""
    kept = model.seasons.kept
    season = open_season(kept) or (kept[-1] if kept else None)
    return dialog(
        words.season.title(),
        h("p", {}, words.season.about()),
        _chapters(season),
        _onward(season) if season is not None else None,
        _offer() if season is None or is_over(season) else None,
        h("p", {"class": "help"}, words.season.points_help(), " ", words.season.counted()),
        [_unread(key.removeprefix(SEASONS)) for key in model.seasons.unreadable],
        kind="narrow",
    )


def _chapters(season: Season | None) -> Tree:
    """Return the list of chapters with the results so far."""
    results = () if season is None else season.results
    rows = []
    for number, (game, chapter) in enumerate(zip(catalog.SEASON, CHAPTERS, strict=True)):
        row = (
            h("span", {"class": "help"}, score(results[number])) if number < len(results) else None
        )
        rows.append(h("li", {"key": game}, h("span", {}, listed_chapter(game, chapter)), row))
    return h("ol", {"class": "season-chapters"}, rows)


def listed_chapter(game: str, chapter: Chapter) -> str:
    """Return the name of a chapter with its game."""
    return words.season.listed(name=chapter.name(), game=catalog.info(game).title)


def _read_button(season: Season, **attrs: str) -> Tree:
    """Return the button that opens the newspaper of a season that is over."""
    return button(f"dialog:{PAPER}:{season.id}", words.season.paper(), **attrs)


def _onward(season: Season) -> Tree:
    """Return what the last result changes, or the total, with the buttons of the season."""
    ended = is_over(season)
    said = season_total(season) if ended else next_start(season).says()
    return h(
        "div",
        {"class": "season-part"},
        h("p", {}, said),
        h("p", {"class": "help"}, words.season.seed(seed=season.seed)),
        h(
            "div",
            {"class": "button-row"},
            _read_button(season)
            if ended
            else button("season", words.season.go_on(), kind="primary"),
            button(f"dialog:delete-season:{season.id}", words.season.delete(), kind="small"),
        ),
    )


def _offer() -> Tree:
    """Return what starts a season: with a new seed, or with one that is typed."""
    return h(
        "div",
        {"class": "season-part"},
        h(
            "div",
            {"class": "button-row"},
            button("season-start", words.season.start(), kind="primary"),
        ),
        text_field("season-seed", words.season.seed_field(), "", limit=MAX_SEED),
        h("p", {"class": "help"}, words.season.seed_help()),
    )


def _unread(season_id: str) -> Tree:
    return h(
        "div",
        {"key": season_id},
        h("p", {}, words.season.unread()),
        h(
            "div",
            {"class": "button-row"},
            button(f"season-unread:{season_id}", words.season.save_unread(), kind="small"),
            button(f"dialog:delete-season:{season_id}", words.season.delete_unread(), kind="small"),
        ),
    )


def delete_season_dialog(_model: Model, season_id: str) -> Tree:
    """Return the dialog that confirms deleting a season."""
    return confirm_dialog(
        words.season.delete(),
        [h("p", {}, words.season.delete_asked())],
        button("dialog:season", words.season.delete_not(), kind="primary"),
        button(f"season-drop:{season_id}", words.season.delete(), kind="danger"),
    )


def season_total(season: Season) -> str:
    """Return the sentence on the total of a season that is over."""
    points, won = total(season)
    return words.season.over(won=won, chapters=len(CHAPTERS), points=points, most=MOST_POINTS)


def ended_chapter(model: Model, play: Play) -> Season | None:
    """Return the season whose last finished chapter is this game, None for any other game."""
    found = season_of(model, play)
    if found is None or len(found[0].results) != found[1] + 1:
        return None
    return found[0]


def season_outlook(season: Season) -> Tree:
    """Return what the end of a chapter changes, at the end of the season its total."""
    said = season_total(season) if is_over(season) else next_start(season).says()
    return h(
        "section", {"class": "season-outlook"}, h("h2", {}, words.season.title()), h("p", {}, said)
    )


def season_buttons(season: Season) -> list[Tree]:
    """Return the button that opens the next chapter, or the newspaper after the last one."""
    if is_over(season):
        return [_read_button(season, kind="primary")]
    game = catalog.info(catalog.SEASON[len(season.results)]).title
    return [button("season", words.season.next(game=game), kind="primary")]


MAX_PAPERS: Final = 5
"""How many newspapers of the latest seasons are listed; a press unfolds the others."""


def past_seasons(model: Model) -> Tree | None:
    """Return how many seasons were finished, the best of them, and their newspapers."""
    ended = finished_seasons(model.seasons.kept)
    if not ended:
        return None
    points, won = max(map(total, ended))
    said = words.season.past(
        seasons=len(ended), won=won, chapters=len(CHAPTERS), points=points, most=MOST_POINTS
    )
    papers = [
        button(
            f"dialog:{PAPER}:{season.id}",
            words.season.paper_of(seed=season.seed, points=total(season).points, most=MOST_POINTS),
            kind="small",
        )
        for season in reversed(ended)
    ]
    return h(
        "section",
        {"key": "seasons"},
        h("p", {"class": "own-record"}, said),
        h("div", {"class": "button-row"}, papers[:MAX_PAPERS]),
        _older(papers[MAX_PAPERS:]),
    )


def _older(papers: list[Tree]) -> Tree | None:
    """Return the newspapers that a press unfolds."""
    if not papers:
        return None
    return h(
        "details",
        {},
        h("summary", {}, words.season.older_papers(papers=len(papers))),
        h("div", {"class": "button-row"}, papers),
    )
