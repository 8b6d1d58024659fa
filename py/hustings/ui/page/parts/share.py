"""The share dialog: each link as text, by share sheet and as a QR code."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.qr import MAX_CHARS, picture
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.links.share import Link, full_address, link_base, links
from hustings.ui.model import Model
from hustings.ui.page.parts.widgets import button, dialog


def share(model: Model, shown: str) -> Tree:
    """Return the dialog. shown: the key of the link whose QR code is open, or ""."""
    play = model.play
    if play is None:
        return dialog(words.common.share())
    return dialog(
        words.common.share(),
        h("p", {}, words.dialogs.share_help()),
        h("p", {"class": "help"}, words.common.gives_away()),
        _file_note(model),
        [
            _row(link, full_address(model, play.game, link.address), shown == link.key)
            for link in links(play)
        ],
        h("p", {"class": "answer", "role": "status"}, play.message),
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


def _row(link: Link, address: str, shown: bool) -> Tree:
    if not link.address:
        return _as_file(link)
    return h(
        "div",
        {"class": "share-row", "key": link.key},
        h("h3", {}, link.title),
        h("p", {"class": "help"}, link.help),
        h(
            "input",
            {
                "type": "text",
                "readonly": "readonly",
                "value": address,
                "aria-label": words.dialogs.link_of(what=link.title),
                "data-select": "all",
                "data-link": link.key,
            },
        ),
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
