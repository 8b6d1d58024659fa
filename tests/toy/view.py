"""The drawing of Back Room: plain, but with everything a view may contain."""

from __future__ import annotations

from typing import Any

from hustings.core.model import HIDDEN
from hustings.core.moves import Picks, verb_name
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED
from hustings.draw.tree import act, h
from tests.toy import rules, text
from tests.toy import vocabulary as v
from tests.toy.state import NO_CARD, State

DRAWN_KINDS = frozenset({"ward", "card"})
INITIAL_ARRANGEMENT = FIXED
PANEL_VERBS = frozenset[int]()
_WARD_FIRST = (v.PLAN, v.SEND, v.MOVE, v.PUSH)


def board(obs: State, picks: Picks, look: Any) -> Tree:
    """Return three wards in a row; a click on a ward picks it for the next step of a move."""
    sides = [*look.names, "the Machine"]
    groups = []
    for number, (name, markers) in enumerate(zip(text.WARDS, obs.wards, strict=True)):
        paths = ((), *((verb,) for verb in _WARD_FIRST))
        choices = (picks.named("ward", number, *path) for path in paths)
        do = next((choice for choice in choices if choice), f"why:push.{number}")
        groups.append(
            h(
                "g",
                act(do, name, transform=f"translate({number * 100} 0)"),
                h("rect", {"width": 90, "height": 90}),
                [
                    h("text", {"y": 20 * side}, f"{sides[side]}: {count}")
                    for side, count in enumerate(markers)
                    if count
                ],
            )
        )
    return h("div", {}, h("svg", {"viewBox": "0 0 300 100"}, groups), _buttons(picks))


def _buttons(picks: Picks) -> list[Tree]:
    """Return the buttons for choices other than wards."""
    buttons = [
        h("button", act(choice, name := verb_name(rules.VOCABULARY.verbs, verb)), name)
        for verb in range(len(rules.VOCABULARY.verbs))
        if (choice := picks.verb(verb))
    ]
    plans = [
        h("button", act(choice, text.CARDS[card]), text.CARDS[card])
        for card in range(NO_CARD + 1)
        if (choice := picks.named("card", card))
    ]
    return [*buttons, *plans]


def panels(obs: State, picks: Picks, look: Any) -> list[Tree]:
    """Return the viewer's hand."""
    hand = [] if look.viewer is None else obs.hands[look.viewer]
    cards = [
        h("li", {}, f"{count} × {text.CARDS[kind]}")
        for kind, count in enumerate(hand)
        if count and count != HIDDEN
    ]
    return [h("ul", {"class": "toy-hand"}, cards)]
