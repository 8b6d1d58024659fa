"""The share dialog: each link as text, by share sheet and as a QR code."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.qr import MAX_CHARS, picture
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.distance.seats import may_leave
from hustings.ui.learn.puzzle_share import note_of
from hustings.ui.links.share import TURN, Link, full_address, link_base, links
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.widgets import button, dialog


def share(model: Model, shown: str) -> Tree:
    """Return the dialog. shown: the key of the link whose QR code is open, or ""."""
    play = model.play
    if play is None:
        return dialog(words.common.share())
    return dialog(
        words.common.share(),
        _about(model, play),
        _file_note(model),
        _turn(play),
        _card() if play.table.over and play.lesson is None else None,
        [
            _row(play, link, full_address(model, play.game, link.address), shown == link.key)
            for link in links(play, named=model.prefs.names == "on")
        ],
        h("p", {"class": "answer", "role": "status"}, play.message),
        h("p", {"class": "help"}, words.common.gives_away()) if play.lesson is None else None,
    )


def _about(model: Model, play: Play) -> Tree | None:
    """Return what links carry, with names if the player chooses; a puzzle's link says it itself."""
    if play.lesson is not None:
        return None
    return _names(model) if play.away else h("p", {}, words.dialogs.share_help())


def _turn(play: Play) -> Tree | None:
    """Return the buttons that have somebody who decides play elsewhere, and send them the game."""
    leaving = [seat for seat in play.deciders if may_leave(play, seat)]
    if play.lesson is not None or not leaving:
        return None
    buttons = [
        button(
            f"send-to:{seat}",
            words.distance.plays_elsewhere(name=play.names[seat]),
            kind="primary" if seat == leaving[0] else "",
        )
        for seat in leaving
    ]
    return h("div", {"class": "button-row"}, buttons)


def _card() -> Tree:
    """Return the button that opens the picture of the result."""
    return h("div", {"class": "button-row"}, button("dialog:card", words.over.card()))


def _names(model: Model) -> Tree:
    """Return whether the link carries the names, and the button that changes it."""
    named = model.prefs.names == "on"
    return h(
        "p",
        {},
        words.distance.with_names() if named else words.distance.without_names(),
        " ",
        button(
            f"pref:names:{'off' if named else 'on'}",
            words.distance.leave_names_out() if named else words.distance.send_names_along(),
            kind="small",
        ),
    )


def _file_note(model: Model) -> Tree | None:
    """Return where links lead if the page is a file, which the receiver does not have."""
    if model.page_address.startswith("http"):
        return None
    site = link_base(model)
    return h(
        "p",
        {"class": "help"},
        words.dialogs.share_site(site=site) if site else words.dialogs.share_file(),
    )


def _field(play: Play, link: Link, address: str) -> Tree:
    """Return the field with a link; below a puzzle with the line that goes with it."""
    attrs = {
        "readonly": "readonly",
        "aria-label": words.dialogs.link_of(what=link.title),
        "data-select": "all",
        "data-link": link.key,
    }
    if play.lesson is None:
        return h("input", {"type": "text", "value": address, **attrs})
    return h("textarea", {"rows": "6", **attrs}, f"{note_of(play.lesson)}\n{address}")


def _row(play: Play, link: Link, address: str, shown: bool) -> Tree:
    if not link.address:
        return _as_file(link)
    return h(
        "div",
        {"class": "share-row", "key": link.key},
        h("h3", {}, link.title),
        h("p", {"class": "help"}, link.help),
        _field(play, link, address),
        h(
            "div",
            {"class": "button-row"},
            button(f"copy:{link.key}", words.dialogs.copy(), kind="primary"),
            button(
                "dialog:share" if shown else f"dialog:share:{link.key}",
                words.dialogs.qr(),
                **{
                    "aria-label": words.dialogs.qr_of(what=link.title),
                    "aria-expanded": "true" if shown else "false",
                },
            ),
        ),
        _code(link, address) if shown else None,
        button("sent", words.distance.mark_sent(), kind="quiet") if link.key == TURN else None,
    )


def _as_file(link: Link) -> Tree:
    """Return the row of a link that would be too long: a download."""
    return h(
        "div",
        {"class": "share-row", "key": link.key},
        h("h3", {}, link.title),
        h("p", {"class": "help"}, link.help),
        h("div", {"class": "button-row"}, button("download", words.dialogs.download_game())),
    )


def _code(link: Link, address: str) -> Tree:
    if len(address) <= MAX_CHARS:
        return picture(address, words.dialogs.qr_of(what=link.title))
    return h(
        "div",
        {"class": "qr-none", "tabindex": "-1"},
        h("p", {}, words.dialogs.qr_too_long(letters=len(address), most=MAX_CHARS)),
        button("dialog:share:start", words.dialogs.qr_start()) if link.key != "start" else None,
    )
