"""The home page: the games to choose from and the kept games.

The build draws it into index.html, so that it can be read before Python runs.
"""

from __future__ import annotations

from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.messages.formats import listed
from hustings.ui import faults, words
from hustings.ui.kept_games import SaveEntry
from hustings.ui.model import Model
from hustings.ui.page.emblems import emblem
from hustings.ui.page.parts.demo import stage
from hustings.ui.page.parts.facts import facts
from hustings.ui.page.parts.game_card import (
    CardText,
    card_buttons,
    card_opener,
    game_picture,
)
from hustings.ui.page.parts.languages import languages
from hustings.ui.page.parts.puzzles import puzzles_button
from hustings.ui.page.parts.season import season_card
from hustings.ui.page.parts.today import today_section
from hustings.ui.page.parts.widgets import button, icon_button
from hustings.ui.saves.game_status import status_texts
from hustings.ui.saves.save import SAVES, is_from_future

MINUTE_MS: Final = 60_000
"""One minute in milliseconds."""


def home(model: Model) -> list[Tree | None]:
    """Return the home page: games in progress come first, finished ones below the day's game."""
    going, ended = _saves(model)
    saves, daily = going or ended, today_section(model)
    returning = saves is not None or bool(model.results) or bool(model.learned.solved)
    cards = [*(_card(model, game) for game in catalog.GAMES), season_card(model)]
    return [
        h(
            "header",
            {"class": "masthead"},
            h("p", {"class": "masthead-rule", "aria-hidden": "true"}, "★ ★ ★"),
            h("h1", {}, words.common.title()),
            h("p", {"class": "tagline"}, words.common.tagline()),
        ),
        going,
        daily if returning else None,
        ended,
        stage(model) if saves is None else None,
        h(
            "section",
            {"class": "games", "aria-label": words.home.games()},
            h("h2", {}, words.home.choose_game()),
            h("ul", {"class": "ballot"}, cards),
        ),
        None if returning else daily,
        stage(model) if saves is not None else None,
        h(
            "footer",
            {"class": "home-foot"},
            button(
                "open-file", words.home.open_file(), kind="quiet", title=words.home.open_file_help()
            ),
            button("dialog:link", words.home.open_link(), kind="quiet"),
            button("backup", words.home.back_up(), kind="quiet", title=words.home.back_up_help()),
            button("save-table", words.home.save_table(), kind="quiet"),
            button("dialog:record", words.results.title(), kind="quiet"),
            button("dialog:prefs", words.common.preferences(), kind="quiet"),
            button("dialog:about", words.common.about(), kind="quiet"),
            languages(model),
            h("p", {"class": "offline-note", "id": "offline-note"}, _offline(model)),
        ),
    ]


def _offline(model: Model) -> str:
    return words.home.offline() if model.offline else ""


def _card(model: Model, game: str) -> Tree:
    info = catalog.info(game)
    text = CardText(info.title, info.tagline, facts(info), words.home.play())
    learn = button(
        f"learn:{game}",
        words.home.learn(),
        kind="quiet small",
        **{"aria-label": words.learn.learn_game(game=info.title)},
    )
    return h(
        "li",
        {"class": "game-card", "key": game},
        card_opener(f"setup:{game}", game_picture(game), text, f"#{game}"),
        card_buttons(puzzles_button(model, game, kind="quiet small"), learn),
    )


def _saves(model: Model) -> tuple[Tree | None, Tree | None]:
    """Return the kept games: those in progress, and those that have ended; None for none."""
    more = max(len(model.saves), len(model.broken)) - model.saves_listed
    listed = model.saves[: model.saves_listed]
    going, ended = ([s for s in listed if s.over is over] for over in (False, True))
    broken = [_broken(key.removeprefix(SAVES)) for key, _ in model.broken[: model.saves_listed]]
    next_page = (
        button("more-saves", words.home.more_saves(saves=more), kind="small") if more > 0 else None
    )
    first: list[Child] = [[_group(model, title, saves) for title, saves in _groups(going)], broken]
    second: list[Child] = [_ended(model, ended)] if ended else []
    (second or first).append(next_page)
    return (
        _section(words.home.kept_games(), "saves", first) if going or broken else None,
        _section(words.home.ended_games(), "ended-saves", second) if ended else None,
    )


def _section(label: str, key: str, parts: list[Child]) -> Tree:
    return h("section", {"class": "saves", "aria-label": label, "key": key}, *parts)


def _groups(saves: list[SaveEntry]) -> list[tuple[str, list[SaveEntry]]]:
    """Return games in progress under headings: one's turn, waiting for others; else one group."""
    waiting = [save for save in saves if awaited(save)]
    own = [save for save in saves if save.away and save not in waiting]
    rest = [save for save in saves if not save.away]
    groups = (
        (words.distance.my_turn(), own),
        (words.distance.waiting(), waiting),
        (words.distance.others() if own or waiting else words.home.continue_game(), rest),
    )
    return [group for group in groups if group[1]]


def awaited(save: SaveEntry) -> list[str]:
    """Return the names of the players elsewhere who decide next, if nobody here does."""
    here = [seat for seat in save.status.turn if seat not in save.away]
    return [] if here else [save.names[seat] for seat in save.status.turn if seat in save.away]


def _group(model: Model, title: str, saves: list[SaveEntry]) -> list[Tree]:
    return [h("h2", {}, title), _list(model, saves)]


def _list(model: Model, saves: list[SaveEntry]) -> Tree:
    return h("ul", {}, [_listed(model, save) for save in saves])


def _ended(model: Model, saves: list[SaveEntry]) -> Tree:
    return h(
        "details",
        {"class": "ended"},
        h("summary", {}, words.home.finished_games(games=len(saves))),
        _list(model, saves),
    )


def _listed(model: Model, save: SaveEntry) -> Tree:
    """Return the row of a save; if drawing it fails, a row that says so."""
    try:
        return _save(model, save)
    except Exception:  # no save may keep the others from being listed
        faults.report()
        return h("li", {"key": save.id}, _broken(save.id))


def _broken(save_id: str) -> Tree:
    return h(
        "p",
        {"class": "broken", "key": f"broken-{save_id}"},
        words.home.unreadable(),
        " ",
        button(f"rescue:{save_id}", words.home.download_it(), kind="small"),
        icon_button(f"dialog:delete:{save_id}", "close", words.home.delete_unknown()),
    )


def _save(model: Model, save: SaveEntry) -> Tree:
    title = catalog.info(save.game).title
    named = save.title or title
    text, drawn = model.pictures.get(save.id, ("", None))
    age = age_text(save, model.now)
    picture = emblem(save.game)
    if drawn is not None and text == save.text:
        picture = h("span", {"class": "glance", "aria-hidden": "true"}, drawn)
    if not save.over:  # as large as the thumbnail, so that nothing moves
        picture = h("span", {"class": "save-picture", "aria-hidden": "true"}, picture)
    return h(
        "li",
        {"class": "save", "key": save.id},
        h(
            "button",
            {"type": "button", "class": "save-open", "data-do": f"continue:{save.id}"},
            picture,
            h(
                "span",
                {"class": "save-words"},
                h("strong", {}, named),
                h("span", {}, " · ".join(filter(None, _status_texts(save, title)))),
                h("span", {}, listed(_players(save), "unit")),
                h(
                    "span",
                    {"class": "save-age"},
                    words.home.kept_since(age=age, seed=save.seed),
                ),
                h("span", {"class": "save-waits"}, _waits(model, save)) if awaited(save) else None,
            ),
        ),
        icon_button(f"dialog:delete:{save.id}", "close", words.home.delete_game_of(title=named)),
    )


def _players(save: SaveEntry) -> list[str]:
    """Return the players' names; in a game on several devices it says which are one's own."""
    return [
        words.distance.you(name=name) if seat in save.own else name
        for seat, name in enumerate(save.names)
    ]


def _waits(model: Model, save: SaveEntry) -> str:
    """Return for whom a game waits and since when, or that they do not have it yet."""
    names = awaited(save)
    if not save.shared_at:
        return words.distance.not_sent(names=names)
    return words.distance.waiting_for(names=names, age=_ago(save.shared_at, model.now))


def age_text(save: SaveEntry, now: int) -> str:
    """Return how long ago a game was last played. now: milliseconds since 1970."""
    return words.home.age_unknown() if is_from_future(save, now) else _ago(save.updated, now)


def _ago(then: int, now: int) -> str:
    """Return how long ago something was; both in milliseconds since 1970."""
    minutes = (now - then) // MINUTE_MS
    if minutes < 1:
        return words.home.age_now()
    if minutes < 60:
        return words.home.age_minutes(minutes=minutes)
    hours = minutes // 60
    if hours < 24:
        return words.home.age_hours(hours=hours)
    return words.home.age_days(days=hours // 24)


def _status_texts(save: SaveEntry, title: str) -> tuple[str, ...]:
    """Return the texts of a save: the game if the title does not say it, and its status."""
    game = title if save.title else ""
    summary, status = status_texts(save)
    return (game, status or summary) if save.over else (game, summary, status)
