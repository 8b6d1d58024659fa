"""The boxes about the page itself: what it is made of, what it keeps, and deleting all of that."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.ui import words
from hustings.ui.model import Model
from hustings.ui.page.parts.basic import button, dialog


def about(model: Model, _: str) -> Tree:
    """Return the box that says what the page is, which version, and what it keeps."""
    games = [catalog.info(game) for game in catalog.GAMES]
    return dialog(
        words.ABOUT_TITLE,
        h("p", {}, words.ABOUT_TABLE),
        h("p", {}, words.ABOUT_LICENCE),
        _made(model.about),
        h("div", {"class": "button-row"}, button("licences", words.LICENCES)),
        h("h3", {}, words.KEPT_TITLE),
        h("p", {}, words.kept_here(len(model.saves) + len(model.broken))),
        h("p", {}, words.KEPT_ELSE),
        h(
            "div",
            {"class": "button-row"},
            button("backup", words.BACKUP_MAKE),
            button("dialog:forget", words.FORGET, kind="danger"),
        ),
        h("h3", {}, words.ABOUT_GAMES),
        h("ul", {}, [h("li", {}, h("b", {}, info.title), ": ", info.credit) for info in games]),
        kind="narrow",
    )


def _made(about: dict[str, str]) -> Tree | None:
    """Return of what the page was made, None where nobody has said."""
    release, build, source = (about.get(name, "") for name in ("release", "build", "source"))
    if not release:
        return None
    shown: Child = words.ABOUT_NO_SOURCE
    if source.startswith("https://"):
        outside = {"href": source, "target": "_blank", "rel": "noopener noreferrer"}
        shown = h("a", outside, words.ABOUT_SOURCE)
    return h("p", {"class": "made"}, words.made_of(release, build), " ", shown)


def licences(model: Model, _: str) -> Tree:
    """Return the box with the licences of everything the page is made of."""
    return dialog(
        words.LICENCES,
        h("pre", {"class": "licences"}, model.licences or words.LICENCES_COMING),
        kind="wide",
    )


def forget(model: Model, _: str) -> Tree:
    """Return the question before everything is deleted."""
    return dialog(
        words.FORGET,
        h("p", {}, words.FORGET_ASKED),
        h("p", {"class": "help"}, words.FORGET_LIMITS),
        h(
            "div",
            {"class": "actions"},
            button("close", words.FORGET_NOT, kind="primary"),
            button("forget-all", words.FORGET, kind="danger"),
        ),
        kind="narrow",
    )
