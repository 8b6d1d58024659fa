"""The box that hands a game on: each link as text, by the share sheet, and as a QR code."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.qr import LONGEST, picture
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.links.share import Link, links, place, whole
from hustings.ui.model import Model
from hustings.ui.page.parts.basic import button, dialog


def share(model: Model, shown: str) -> Tree:
    """Return the dialog. shown: the key of the link whose code is open, or ""."""
    play = model.play
    if play is None:
        return dialog(words.SHARE)
    return dialog(
        words.SHARE,
        h("p", {}, words.SHARE_HELP),
        h("p", {"class": "help"}, words.GIVES_AWAY),
        _of_a_file(model),
        [
            _row(link, whole(model, play.game, link.address), shown == link.key)
            for link in links(play)
        ],
        h("p", {"class": "answer", "role": "status"}, play.message),
    )


def _of_a_file(model: Model) -> Tree | None:
    """Return what is said where the page is a file: whoever gets a link has no such file."""
    if model.base.startswith("http"):
        return None
    site = place(model)
    return h("p", {"class": "help"}, words.shared_site(site) if site else words.SHARE_FILE)


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
                "aria-label": words.link_of(link.title),
                "data-select": "all",
                "data-link": link.key,
            },
        ),
        h(
            "div",
            {"class": "button-row"},
            button(f"copy:{link.key}", words.COPY, kind="primary"),
            button(
                "dialog:share" if shown else f"dialog:share:{link.key}",
                words.QR,
                **{
                    "aria-label": words.qr_of(link.title),
                    "aria-expanded": "true" if shown else "false",
                },
            ),
        ),
        _code(link, address) if shown else None,
    )


def _as_file(link: Link) -> Tree:
    """Return what stands in the place of a link that would be too long."""
    return h(
        "div",
        {"class": "share-row", "key": link.key},
        h("h3", {}, link.title),
        h("p", {"class": "help"}, link.help),
        h("div", {"class": "button-row"}, button("download", words.DOWNLOAD_GAME)),
    )


def _code(link: Link, address: str) -> Tree:
    if len(address) <= LONGEST:
        return picture(address, words.qr_of(link.title))
    return h(
        "div",
        {"class": "qr-none", "tabindex": "-1"},
        h("p", {}, words.qr_too_long(len(address), LONGEST)),
        button("dialog:share:start", words.QR_START) if link.key != "start" else None,
    )
