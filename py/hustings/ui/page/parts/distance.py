"""What a table shows of players elsewhere: sending the game, their seats, standing orders."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import AWAY, HUMAN
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.distance.seats import may_leave
from hustings.ui.distance.send import address
from hustings.ui.links.share import receivers
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.widgets import button, dialog, dropdown, radios
from hustings.ui.play.forced_moves import standing_order


def send_buttons(model: Model, play: Play) -> list[Tree]:
    """Return the buttons that send the game; the first holds the link in `data-link`."""
    if not play.humans:
        return []
    names = receivers(play)
    label = words.distance.send_end if play.table.over else words.distance.send_to
    return [
        button(
            "send",
            words.distance.send_again() if play.is_sent else label(names=names),
            kind="" if play.is_sent else "primary",
            **{"data-link": address(model, play)},
        ),
        button("dialog:share:turn", words.distance.qr_turn(), kind="quiet"),
    ]


def sent_line(play: Play) -> str:
    """Return whether those who decide have the game; where nobody plays here, what comes next."""
    if not play.humans:
        return words.distance.watching()
    names = receivers(play)
    if play.is_sent:
        return words.distance.sent(names=names)
    if not any(play.last_decision(seat) for seat in play.humans):
        return words.distance.begins(names=names)
    return words.distance.unsent(names=names)


def order_panel(play: Play) -> Tree | None:
    """Return the standing orders of the players here; None where nobody needs any."""
    orders = catalog.info(play.game).orders
    if not (orders and play.away and play.people_here) or play.table.over or play.lesson:
        return None
    return h(
        "section",
        {"class": "card orders", "aria-label": words.distance.order_title()},
        h("h2", {}, words.distance.order_title()),
        [
            dropdown(
                f"order:{seat}",
                words.distance.order_title(),
                [(order, words.distance.order(order=order)) for order in orders],
                standing_order(play, seat),
            )
            for seat in play.people_here
        ],
        h("p", {"class": "help"}, words.distance.order_help()),
    )


def seats_dialog(model: Model, _: str) -> Tree | None:
    """Return the dialog that says where each player plays."""
    play = model.play
    if play is None:
        return None
    rows = [
        radios(
            f"where:{seat}",
            words.distance.where(name=play.names[seat]),
            ((HUMAN, words.distance.here()), (AWAY, words.distance.away())),
            play.seats[seat].kind,
        )
        for seat in sorted((*play.humans, *play.away))
        if seat in play.away or may_leave(play, seat)
    ]
    return dialog(
        words.distance.seats_title(),
        h("p", {}, words.distance.seats_help()),
        rows or h("p", {}, words.distance.only_here()),
        kind="narrow",
    )
