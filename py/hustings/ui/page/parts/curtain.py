"""The curtain over a table, while it is not known who looks at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h
from hustings.ui import words
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.notices import banners, notices
from hustings.ui.page.parts.widgets import icon_button


def over_table(model: Model, play: Play, line: str, body: Sequence[Child], kind: str = "") -> Tree:
    """Return a curtain. line: its label; body: what it asks; kind: a class of the body."""
    return h(
        "div",
        {
            "class": cls("curtain", f"game-{play.game}"),
            "role": "dialog",
            "aria-modal": "true",
            "aria-label": line,
        },
        banners(model),
        h(
            "header",
            {"class": "topbar"},
            icon_button("home", "home", words.common.home()),
            h("h1", {}, catalog.info(play.game).title),
            icon_button("dialog:menu", "menu", words.common.menu()),
        ),
        h("div", {"class": cls("handover", kind)}, notices(play), *body),
    )
