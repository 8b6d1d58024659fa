"""A card of the home page: a picture, what it opens, and a button."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui.page.emblems import emblem


class CardText(NamedTuple):
    """The texts of a card: its title, two lines, and the label of what pressing it does."""

    title: str
    status: str
    facts: str
    act: str


def game_link(game: str, link: str, do: str, text: CardText, badge: Tree | None = None) -> Tree:
    """Return the part of a card that opens a game: a link, "" for a button.

    badge: drawn over the picture.
    """
    attributes: dict[str, str | None] = {"class": "game-open", "data-do": do}
    attributes |= {"href": link} if link else {"type": "button"}
    picture = h(
        "span",
        {"class": cls("game-picture", f"picture-{game}"), "aria-hidden": "true"},
        emblem(game),
        badge,
    )
    return h("a" if link else "button", attributes, picture, *card_words(text))


def card_words(text: CardText) -> list[Tree]:
    """Return the words of a card and what looks like its button."""
    return [
        h(
            "span",
            {"class": "game-words"},
            h("strong", {"class": "game-title"}, text.title),
            h("span", {"class": "game-tagline"}, text.status),
            h("span", {"class": "game-facts"}, text.facts),
        ),
        h("span", {"class": "game-play", "aria-hidden": "true"}, text.act),
    ]
