"""Draw cards and rows of cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import HIDDEN
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, act, cls, h, part
from hustings.games.whistle_stop.card_uses import card_use
from hustings.games.whistle_stop.cards import CARDS, FIRST_REGION, GROUP, REGION
from hustings.games.whistle_stop.view.icons import EMBLEMS
from hustings.games.whistle_stop.view.map import silhouette
from hustings.messages.generated import whistle_stop_board as messages

MAX_WIDE_CARDS: Final = 5
"""A row of more cards has narrower ones, so that a part of the next shows there is more."""


def card(
    kind: int,
    count: int = 1,
    do: Choice | str | None = None,
    label: str = "",
    *,
    state: str = "",
    key: str = "card",
    names: str = "",
    spend: tuple[str, str] = ("", ""),
) -> Tree:
    """Return a card face up, with the number of equal ones.

    do, label: what a click does and its label. state: more class names. key: prefix of its key.
    names: the thing that a click names, if do is a message. spend: the token that a click on its
    money picks, and a label; with keys it is the second step.
    """
    what = CARDS[kind]
    label = label or messages.card_label(
        card=what.name, text=what.text, money=what.money, count=count
    )
    return h(
        "div",
        {"class": cls("ws-card", f"ws-{what.group}", state, count > 1 and "ws-several"),
         "key": f"{key}-{kind}", "title": what.text}
        | act(do, label, **({} if do else {"role": "img"}))
        | ({"data-names": names} if names else {}),
        _front(kind, what.name, card_use(kind), what.money, spend),
        h("span", {"class": "ws-count"}, messages.times(count=count)) if count > 1 else None,
    )  # fmt: skip


@part
def _front(kind: int, name: str, use: str, money: int, spend: tuple[str, str]) -> Tree:
    """Return the front of a card: name, emblem, and its two uses. spend: see `card`."""
    token, label = spend
    shortcut = {"data-do": f"early:{token}", "title": label, "aria-hidden": "true"} if token else {}
    return h(
        "span",
        {"class": "ws-front"},
        h("span", {"class": "ws-card-name"}, name),
        h("span", {"class": "ws-emblem", "aria-hidden": "true"}, emblem(kind)),
        h("span", {"class": "ws-use"}, use) if use else None,
        h("span", {"class": "ws-cash", **shortcut},
          h("span", {"class": "ws-or"}, messages.card_or() if use else messages.card_worth()),
          h("b", {"class": "ws-money"}, messages.dollars(money=money)))
        if money
        else None,
    )  # fmt: skip


def emblem(kind: int) -> Tree:
    """Return the emblem of a card; that of a region's card is its ground."""
    if GROUP[kind] == REGION:
        box, drawn = silhouette(kind - FIRST_REGION)
        return h("svg", {"viewBox": box, "class": "ws-land"}, h("path", {"d": drawn}))
    drawn = EMBLEMS[CARDS[kind].id]
    return h("svg", {"viewBox": "0 0 24 24", "class": "ws-icon"}, h("path", {"d": drawn}))


def hidden_cards(n: int) -> Child:
    """Return face-down cards as one card with their number."""
    if not n:
        return None
    label = messages.hidden_counted(cards=n)
    return h(
        "div",
        {"class": "ws-card ws-back", "role": "img", "aria-label": label, "key": "backs"},
        h("span", {"class": "ws-count"}, messages.times(count=n)),
    )


def count_kinds(hand: Sequence[int]) -> list[tuple[int, int]]:
    """Return (kind, number) for the visible cards of a hand."""
    kinds = dict.fromkeys(kind for kind in hand if kind != HIDDEN)
    return [(kind, hand.count(kind)) for kind in kinds]


def card_row(title: str, *cards: Child, kind: str = "") -> Tree:
    """Return a row of cards under a title; it scrolls where they do not fit."""
    held = h("div", {}, *cards)[2]
    return h(
        "section",
        {"class": cls("ws-row", kind), "aria-label": title},
        h("h2", {"class": "ws-row-title"}, title),
        h(
            "div",
            {"class": cls("ws-cards", len(held) > MAX_WIDE_CARDS and "ws-full"), "tabindex": "0"},
            held,
        ),
    )
