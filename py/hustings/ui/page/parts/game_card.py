"""A card of the home page: a picture, what it opens, and a button."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h
from hustings.ui.page.emblems import emblem


class CardText(NamedTuple):
    """The texts of a card: its title, two lines, and the label of what pressing it does.

    is_done: whether there is nothing left to do but to look back.
    """

    title: str
    status: str
    facts: str
    act: str
    is_done: bool = False


def card_opener(do: str, picture: Tree, text: CardText, link: str = "") -> Tree:
    """Return the part of a card that opens what it shows: a link if it has an address."""
    kind = {"href": link} if link else {"type": "button"}
    return h(
        "a" if link else "button",
        {"class": "game-open", "data-do": do, **kind},
        picture,
        h(
            "span",
            {"class": "game-words"},
            h("strong", {"class": "game-title"}, text.title),
            h("span", {"class": "game-tagline"}, text.status),
            h("span", {"class": "game-facts"}, text.facts),
        ),
        h(
            "span",
            {"class": cls("game-play", text.is_done and "done"), "aria-hidden": "true"},
            text.act,
        ),
    )


def card_buttons(*buttons: Tree | None) -> Tree:
    """Return the small buttons at the foot of a card, beside what pressing the card does."""
    return h("div", {"class": "card-buttons"}, *buttons)


def game_picture(game: str, badge: Tree | None = None) -> Tree:
    """Return the picture of a game for a card. badge: drawn over it."""
    return card_picture(emblem(game), badge, kind=f"picture-{game}")


def card_picture(*inner: Child, kind: str = "") -> Tree:
    """Return the picture of a card."""
    return h("span", {"class": cls("game-picture", kind), "aria-hidden": "true"}, *inner)
