"""Draws the home page into index.html, so that it can be read and clicked before Python answers.

Python draws the same tree once it answers, so nothing moves when it takes over. The set-up pages of
the games are made in the same way.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from tools.build.words import make_importable, spoken

MARK: Final = "★ ★ ★"
VOID: Final = ("input", "br", "img", "hr", "meta", "link")
"""HTML elements without an end tag."""


def home(root: Path, language: str, *, fetched: bool = False) -> str:
    """Return the home page as HTML, #app included, with the games that an address may ask for.

    language: of the build. fetched: whether the page contains all files.
    """
    make_importable(root)
    from hustings.ui.app import page
    from hustings.ui.model import Model

    model = Model()
    model.languages = tuple(spoken(root, language))
    tag, attrs, children = page(model)
    drawn = markup([tag, attrs, children]).removesuffix(f"</{tag}>")
    return f"{drawn}{_awaited_games()}{_loading(fetched)}</{tag}>"


def _loading(fetched: bool) -> str:
    """Return the progress line; web/boot/progress.js updates it."""
    from hustings.draw.tree import h
    from hustings.messages.generated import boot

    words = boot.loading_setting_up() if fetched else boot.loading_fetching()
    return markup(
        h(
            "div",
            {"id": "load", "role": "group", "aria-label": boot.loading()},
            h("progress", {"id": "load-bar", "aria-label": boot.loading_bar()}),
            h("span", {"id": "load-words"}, words),
            h("span", {"id": "load-heard", "role": "status"}),
        )
    )


def _awaited_games() -> str:
    """Return the games' pictures and aims; until Python answers, that of a linked game is shown."""
    from hustings import catalog
    from hustings.draw.tree import h
    from hustings.messages.generated import common, pages
    from hustings.ui.page.emblems import emblem

    def game(name: str) -> Any:
        info = catalog.info(name)
        return h(
            "div",
            {"class": "awaited-game", "data-awaited": name},
            h("div", {"class": f"game-picture picture-{name}"}, emblem(name)),
            h("h2", {"class": "game-title"}, info.title),
            h("p", {"class": "game-tagline"}, info.tagline),
        )

    return markup(
        h(
            "section",
            {"class": "awaited"},
            h("p", {"class": "masthead-rule", "aria-hidden": "true"}, MARK),
            h("p", {"class": "awaited-name"}, common.title()),
            h("p", {"class": "tagline"}, pages.coming()),
            *map(game, catalog.GAMES),
        )
    )


def awaited_style(root: Path) -> str:
    """Return the style that shows the game the address asks for, of those in `_awaited_games`."""
    make_importable(root)
    from hustings import catalog

    return "".join(
        f':root[data-asked="{game}"] [data-awaited="{game}"] {{ display: block; }}\n'
        for game in catalog.GAMES
    )


def openings(root: Path) -> str:
    """Return each game's set-up page, to be shown when a game is picked before Python answers.

    They are templates, which browsers do not show; web/boot/early_clicks.js shows them. Python
    draws the same once it is ready, with the effects of clicks made meanwhile.
    """
    make_importable(root)
    from hustings import catalog
    from hustings.ui.app import page, update
    from hustings.ui.model import Model

    templates = []
    for game in catalog.GAMES:
        model = Model()
        update(model, f"setup:{game}")
        _, _, children = page(model)
        inner = "".join(markup(child) for child in children)
        templates.append(f'<template data-opens="setup:{game}">{inner}</template>')
    return "".join(templates)


def markup(tree: Any) -> str:
    """Return a tree as HTML, without any added space."""
    if isinstance(tree, str):
        return escape(tree, quote=False)
    tag, attrs, children = tree
    attributes = "".join(
        f" {name}" if value is True else f' {name}="{escape(str(value))}"'
        for name, value in _without_style(attrs).items()
        if name != "key"
    )
    inner = "".join(markup(child) for child in children)
    return f"<{tag}{attributes}>" if tag in VOID else f"<{tag}{attributes}>{inner}</{tag}>"


def _without_style(attrs: dict[str, Any]) -> dict[str, Any]:
    """Return the attributes without `style`, which the page's policy forbids in HTML.

    Its entries become attributes, which SVG understands as well.
    """
    entries = (part.partition(":") for part in str(attrs.get("style") or "").split(";"))
    styles = {name: value.replace("px", "") for name, _, value in entries if value}
    return styles | {name: value for name, value in attrs.items() if name != "style"}
