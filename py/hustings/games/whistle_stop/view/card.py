"""Cards, and rows of them: a hand, a rival's hand, the discards, what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import HIDDEN
from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, act, cls, h
from hustings.games.whistle_stop.cards import CARDS, FIRST_REGION, GROUP, REGION
from hustings.games.whistle_stop.regions import EV

SIGNS: Final = {
    "fund": "$",
    "region": "●",
    "super": "★",
    "veto": "✕",
    "override": "!",
    "action": "▸",
    "red": "◆",
    "green": "✕",
}
"""What stands in the corner of each group of cards, so that colour is not alone."""

GROUP_NAMES: Final = {
    "fund": "Funds",
    "region": "Region",
    "super": "Region",
    "veto": "Veto",
    "override": "Override",
    "action": "Action",
    "red": "Election",
    "green": "Veto",
}


def card(
    kind: int, count: int = 1, do: Choice | str | None = None, label: str = "", *, state: str = ""
) -> Tree:
    """Return one card face up; several equal ones are one with their number.

    do: what a click on it says. label: what it does. state: more class names.
    """
    what = CARDS[kind]
    number = f", {count} of them" if count > 1 else ""
    money = f", worth ${what.money}M" if what.money else ""
    said = label or f"{what.name}: {what.text}{money}{number}"
    return h(
        "div",
        {"class": cls("ws-card", f"ws-{what.group}", state, count > 1 and "ws-several"),
         "key": f"card-{kind}"} | act(do, said, **({} if do else {"role": "img"})),
        h("span", {"class": "ws-card-head"},
          h("span", {"class": "ws-sign", "aria-hidden": "true"}, SIGNS[what.group]),
          h("span", {"class": "ws-group"}, GROUP_NAMES[what.group]),
          h("span", {"class": "ws-money"}, f"${what.money}M") if what.money else None),
        h("span", {"class": "ws-card-name"}, what.name),
        h("span", {"class": "ws-card-text"}, _text(kind)),
        h("span", {"class": "ws-count"}, f"×{count}") if count > 1 else None,
    )  # fmt: skip


def _text(kind: int) -> str:
    if GROUP[kind] == REGION:
        return f"3 delegates. {EV[kind - FIRST_REGION]} points."
    return CARDS[kind].text


def backs(n: int) -> Child:
    """Return cards face down, as one with their number."""
    if not n:
        return None
    said = "1 hidden card" if n == 1 else f"{n} hidden cards"
    return h(
        "div",
        {"class": "ws-card ws-back", "role": "img", "aria-label": said, "key": "backs"},
        h("span", {"class": "ws-count"}, f"×{n}"),
    )


def counted(hand: Sequence[int]) -> list[tuple[int, int]]:
    """Return the visible kinds of a hand with how many there are of each."""
    kinds = dict.fromkeys(kind for kind in hand if kind != HIDDEN)
    return [(kind, hand.count(kind)) for kind in kinds]


def row(title: str, *cards: Child, kind: str = "") -> Tree:
    """Return cards side by side under a title, to be scrolled where they do not fit."""
    return h(
        "section",
        {"class": cls("ws-row", kind), "aria-label": title},
        h("h2", {"class": "ws-row-title"}, title),
        h("div", {"class": "ws-cards", "tabindex": "0"}, *cards),
    )
