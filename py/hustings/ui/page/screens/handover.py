"""The hand-over screen: a curtain between two human players at one screen."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.distance.seats import may_leave
from hustings.ui.model import Model
from hustings.ui.page.parts.curtain import over_table
from hustings.ui.page.parts.portraits import seated
from hustings.ui.page.parts.recap import recap
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import HandOver


def curtain(model: Model) -> Tree | None:
    """Return the curtain over the table, until the next player says that they are there.

    Behind it is the table as everybody may see it, so that taking over draws only the difference.
    """
    play = model.play
    handing = play.find_phase(HandOver) if play is not None else None
    if play is None or handing is None:
        return None
    seat = handing.seat
    name = play.names[seat]
    line = words.table.hand_over(name=name)
    body = [
        seated(play, seat),
        h("p", {"class": "handover-line"}, line),
        button(f"take:{seat}", words.table.i_am(name=name), kind="primary big"),
        button(f"send-to:{seat}", words.distance.plays_elsewhere(name=name), kind="quiet")
        if may_leave(play, seat)
        else None,
        button("not-taken", words.table.not_them(), kind="quiet") if handing.window else None,
        recap(play, seat),
    ]
    return over_table(model, play, line, body)
