"""The home page: the games in the box, and the games that were kept.

It is also drawn at build time into index.html, so that it can be read before Python is up.
"""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Model, SaveHead
from hustings.ui.opening.new import todays_game
from hustings.ui.page.emblems import emblem
from hustings.ui.page.parts.basic import button, icon_button
from hustings.ui.saves.save import SAVES


def home(model: Model) -> list[Tree | None]:
    """Return the home page."""
    return [
        h(
            "header",
            {"class": "masthead"},
            h("p", {"class": "masthead-rule", "aria-hidden": "true"}, "★ ★ ★"),
            h("h1", {}, words.TITLE),
            h("p", {"class": "tagline"}, words.TAGLINE),
        ),
        _saves(model),
        h(
            "section",
            {"class": "games", "aria-label": words.GAMES},
            h("h2", {}, words.CHOOSE_GAME),
            h("ul", {"class": "ballot"}, [*map(_card, catalog.GAMES), _today(model)]),
        ),
        h(
            "footer",
            {"class": "home-foot"},
            button("open-file", words.OPEN_FILE, kind="quiet", title=words.OPEN_FILE_HELP),
            button("dialog:link", words.OPEN_LINK, kind="quiet"),
            button("backup", words.BACKUP, kind="quiet", title=words.BACKUP_HELP),
            button("save-table", words.SAVE_TABLE, kind="quiet"),
            button("dialog:prefs", words.PREFERENCES, kind="quiet"),
            button("dialog:about", words.ABOUT, kind="quiet"),
            h("p", {"class": "offline-note", "id": "offline-note"}, _offline(model)),
        ),
    ]


def _offline(model: Model) -> str:
    return words.OFFLINE if model.offline else ""


def _card(game: str) -> Tree:
    info = catalog.info(game)
    return h(
        "li",
        {"class": "game-card", "key": game},
        h(
            "a",
            {"class": "game-open", "href": f"#{game}", "data-do": f"setup:{game}"},
            emblem(game),
            h(
                "span",
                {"class": "game-words"},
                h("strong", {"class": "game-title"}, info.title),
                h("span", {"class": "game-tagline"}, info.tagline),
                h(
                    "span",
                    {"class": "game-facts"},
                    words.game_facts(info.seats, info.minutes),
                ),
            ),
        ),
    )


def _today(model: Model) -> Tree | None:
    """Return the card of the game that everybody gets with the same seed today."""
    if not model.loaded:
        return None
    game, seed = todays_game(model.now)
    return h(
        "li",
        {"class": "game-card today", "key": "today"},
        h(
            "a",
            {"class": "game-open", "href": f"#{game}?seed={seed}", "data-do": "today"},
            emblem(game),
            h(
                "span",
                {"class": "game-words"},
                h("strong", {"class": "game-title"}, words.TODAY),
                h("span", {"class": "game-tagline"}, words.today(catalog.info(game).title, seed)),
                h("span", {"class": "game-facts"}, words.TODAY_FACTS),
            ),
        ),
    )


def _saves(model: Model) -> Tree | None:
    if not model.saves and not model.broken:
        return None
    more = max(len(model.saves), len(model.broken)) - model.listed
    return h(
        "section",
        {"class": "saves", "aria-label": words.KEPT_GAMES},
        h("h2", {}, words.CONTINUE),
        h("ul", {}, [_listed(save, model.now) for save in model.saves[: model.listed]]),
        button("more-saves", words.more_saves(more), kind="small") if more > 0 else None,
        [_broken(key.removeprefix(SAVES)) for key, _ in model.broken[: model.listed]],
    )


def _listed(save: SaveHead, now: int) -> Tree:
    """Return the line of a save; whatever is wrong with it, the page goes on without it."""
    try:
        return _save(save, now)
    except Exception:  # a save may be wrong in any way
        return h("li", {"key": save.id}, _broken(save.id))


def _broken(save_id: str) -> Tree:
    return h(
        "p",
        {"class": "broken", "key": f"broken-{save_id}"},
        f"{words.UNREADABLE} ",
        button(f"rescue:{save_id}", words.DOWNLOAD_IT, kind="small"),
        icon_button(f"dialog:delete:{save_id}", "close", words.delete_this(words.THIS_GAME)),
    )


def _save(save: SaveHead, now: int) -> Tree:
    title = catalog.info(save.game).title
    state = words.FINISHED if save.over else save.summary
    return h(
        "li",
        {"class": "save", "key": save.id},
        h(
            "button",
            {"type": "button", "class": "save-open", "data-do": f"continue:{save.id}"},
            emblem(save.game),
            h(
                "span",
                {"class": "save-words"},
                h("strong", {}, title),
                h("span", {}, f"{state} · {', '.join(save.names)}"),
                h("span", {"class": "save-age"}, words.age(now - save.updated)),
            ),
        ),
        icon_button(f"dialog:delete:{save.id}", "close", words.delete_this(title)),
    )
