"""The screen for a game that came by a link: which game it is, and who opened it."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.curtain import over_table
from hustings.ui.page.parts.portraits import seated
from hustings.ui.page.parts.recap import recap
from hustings.ui.page.parts.widgets import button
from hustings.ui.phases import Joining


def arrival(model: Model) -> Tree | None:
    """Return the curtain over the table until somebody says which player they are."""
    play = model.play
    if play is None or play.find_phase(Joining) is None:
        return None
    meant, senders = play.away, play.humans
    names = [play.names[seat] for seat in senders]
    first = play.awaited[0] if play.awaited else meant[0] if meant else None
    line, info = words.distance.who_are_you(), catalog.info(play.game)
    summary = catalog.headline(play.game).summary(
        catalog.text(play.game).progress(play.table.view(None)), play.names
    )
    body = [
        h("p", {"class": "handover-line"}, words.distance.came(names=names)) if names else None,
        h("p", {"class": "help"}, summary),
        recap(play, first) if first is not None else None,
        h("p", {"class": "handover-line"}, line),
        *(_claim(play, seat, primary=seat == first) for seat in meant),
        h("p", {"class": "help"}, words.distance.other_device()) if senders else None,
        h("div", {"class": "button-row"}, [_claim(play, seat) for seat in senders]),
        button("i-am:nobody", words.distance.i_watch(), kind="quiet"),
        h("p", {"class": "help"}, words.distance.gives_away()) if info.hidden else None,
    ]
    return over_table(model, play, line, body, "arriving")


def _claim(play: Play, seat: Seat, *, primary: bool = False) -> Tree:
    """Return the button of somebody who says that they are the player of a seat."""
    label = [seated(play, seat), h("span", {}, words.table.i_am(name=play.names[seat]))]
    return button(f"i-am:{seat}", label, kind="primary big" if primary else "")
