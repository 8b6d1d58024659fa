"""The dialogs about the page: version and credits, licences, deleting all data."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.ui import words
from hustings.ui.model import Model
from hustings.ui.page.parts.widgets import button, confirm_dialog, dialog, term_and_text


def about(model: Model, _: str) -> Tree:
    """Return the dialog with the version, the credits and what is kept."""
    games = [catalog.info(game) for game in catalog.GAMES]
    return dialog(
        words.dialogs.about_title(),
        h("p", {}, words.dialogs.about_table()),
        h("p", {}, words.dialogs.about_licence()),
        _made(model.build_info),
        h("div", {"class": "button-row"}, button("licences", words.dialogs.licences())),
        h("h3", {}, words.dialogs.kept_title()),
        h("p", {}, words.dialogs.kept_games(games=len(model.saves) + len(model.broken))),
        h("p", {}, words.dialogs.kept_else()),
        h(
            "div",
            {"class": "button-row"},
            button("backup", words.dialogs.backup_make()),
            button("dialog:forget", words.dialogs.forget(), kind="danger"),
        ),
        h("h3", {}, words.dialogs.about_games()),
        h("ul", {}, [h("li", {}, term_and_text(info.title, info.credit)) for info in games]),
        kind="narrow",
    )


def _made(about: dict[str, str]) -> Tree | None:
    """Return the line with release and source, None if unknown."""
    release, build, source = (about.get(name, "") for name in ("release", "build", "source"))
    if not release:
        return None
    shown: Child = words.dialogs.about_no_source()
    if source.startswith("https://"):
        outside = {"href": source, "target": "_blank", "rel": "noopener noreferrer"}
        shown = h("a", outside, words.dialogs.about_source())
    return h(
        "p", {"class": "made"}, words.dialogs.made_of(release=release, build=build), " ", shown
    )


def licences(model: Model, _: str) -> Tree:
    """Return the dialog with the licences of everything the page is made of."""
    return dialog(
        words.dialogs.licences(),
        h("pre", {"class": "licences"}, model.licences or words.dialogs.licences_coming()),
        kind="wide",
    )


def forget(model: Model, _: str) -> Tree:
    """Return the dialog that confirms deleting all data."""
    return confirm_dialog(
        words.dialogs.forget(),
        [
            h("p", {}, words.dialogs.forget_asked()),
            h("p", {"class": "help"}, words.dialogs.forget_limits()),
        ],
        button("close", words.dialogs.forget_not(), kind="primary"),
        button("forget-all", words.dialogs.forget(), kind="danger"),
    )
