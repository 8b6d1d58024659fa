"""The curtain between two people at one screen: nothing that anybody may not see is behind it."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.marker import side_badge
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Model
from hustings.ui.page.parts.log import MAX_LINES, log_texts
from hustings.ui.page.parts.notices import banners, notices
from hustings.ui.page.parts.seat_marks import side_of
from hustings.ui.page.parts.widgets import button, icon_button
from hustings.ui.phases import HandOver


def curtain(model: Model) -> Tree | None:
    """Return what covers the table until the person who is next says that it is they.

    Behind it stands the table as everybody may see it, so that taking over draws only what that
    person may see besides.
    """
    play = model.play
    handing = play.find_phase(HandOver) if play is not None else None
    if play is None or handing is None:
        return None
    seat = handing.seat
    name = play.names[seat]
    said = [sentence for _, sentence in log_texts(play, None, play.last_decision(seat))][
        -MAX_LINES:
    ]
    line = words.table.hand_over(name=name)
    return h(
        "div",
        {"class": "curtain", "role": "dialog", "aria-modal": "true", "aria-label": line},
        banners(model),
        h(
            "header",
            {"class": "topbar"},
            icon_button("home", "home", words.common.home()),
            h("h1", {}, catalog.info(play.game).title),
        ),
        h(
            "div",
            {"class": "handover"},
            notices(play),
            side_badge(side_of(play, seat)),
            h("p", {"class": "handover-line", "role": "status"}, line),
            button(f"take:{seat}", words.table.i_am(name=name), kind="primary big"),
            button("not-taken", words.table.not_them(), kind="quiet") if handing.window else None,
            h(
                "section",
                {"class": "recap"},
                h(
                    "h2",
                    {},
                    words.table.recap() if play.last_decision(seat) else words.table.recap_first(),
                ),
                h("ol", {}, [h("li", {}, sentence) for sentence in said]),
            )
            if said
            else None,
        ),
    )
