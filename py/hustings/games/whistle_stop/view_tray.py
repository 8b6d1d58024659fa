"""What lies in front of the viewer: the card on the table, a hand, the discards, the election.

`look.tab` says which of hand and results is in view: 4 * ply + SHOW_HAND or + FAST, so that it
is forgotten as soon as something happens.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN, OVER, Seat
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GROUP, RED
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.view_card import backs, card, counted, row
from hustings.games.whistle_stop.view_polls import polls, ticket_row, tickets, voting
from hustings.games.whistle_stop.view_region import Scene

SHOW_HAND: Final = 1
FAST: Final = 2

_VERB: Final = {
    v.ACT: v.V_CARD,
    v.PAY: v.V_PAY,
    v.SETTLE: v.V_PAY,
    v.INVEST: v.V_PAY,
    v.SWAP: v.V_DROP,
    v.LEAKED: v.V_DROP,
    v.GIVE: v.V_GIVE,
    v.BEFORE: v.V_RED,
    v.AFTER: v.V_RED,
}
"""What a card of the own hand is for in each phase."""


def tray(scene: Scene) -> list[Tree]:
    """Return the rows below the map."""
    obs, look = scene.obs, scene.look
    rows: list[Tree] = []
    told = tickets(look.last) if not look.past else []
    choice = look.tab % 4 if look.tab // 4 == look.ply else 0
    if voting(obs):
        rows.append(polls(scene))
        if not obs.advanced:
            return rows
    elif told and choice != SHOW_HAND:
        fast = choice == FAST or obs.turn.mode == OVER
        return [_results(scene, ticket_row(told, look, fast=fast), fast)]
    if obs.play:
        rows.append(_on_table(scene))
    if obs.turn.prompt == v.FETCH and scene.live:
        found = [(kind, n) for kind, n in enumerate(obs.discard) if n]
        rows.append(_row(scene, "The discards", found, v.V_FETCH))
    elif obs.turn.prompt == v.TAKE and scene.live:
        found = counted(obs.hands[obs.peek])
        rows.append(_row(scene, f"{look.names[obs.peek]}’s hand", found, v.V_TAKE))
    elif look.viewer is not None and obs.turn.mode != OVER:
        rows.append(_hand(scene, look.viewer))
    return rows


def _results(scene: Scene, drawn: list[Tree], fast: bool) -> Tree:
    obs, look = scene.obs, scene.look
    base = 4 * look.ply
    buttons: list[Child] = []
    if not fast:
        buttons.append(_button(f"tab:{base + FAST}", "Count fast"))
    if look.viewer is not None and obs.turn.mode != OVER:
        buttons.append(_button(f"tab:{base + SHOW_HAND}", "Your hand"))
    result = row("The regions have voted", drawn, kind="ws-results")
    result[2].insert(1, h("div", {"class": "ws-tabs"}, buttons))
    return result


def _button(do: str, label: str) -> Tree:
    return h("button", {"type": "button", "class": "button small", "data-do": do}, label)


def _on_table(scene: Scene) -> Tree:
    """Return the card being played, with the Vetoes on it."""
    obs, names = scene.obs, scene.look.names
    player, kind, way = obs.play[:3]
    said = {v.TEXT: "plays", v.MONEY: "spends", v.RED_WAY: "plays"}[way]
    parts: list[Child] = [
        h("div", {"class": "ws-played"},
          h("p", {"class": "ws-by"}, f"{names[player]} {said}"), card(kind))
    ]  # fmt: skip
    for seat, veto in obs.stack:
        by = h("p", {"class": "ws-by"}, f"{names[seat]} vetoes")
        parts.append(h("div", {"class": "ws-played"}, by, card(veto)))
    return row("On the table", parts, kind="ws-table-row")


def _row(scene: Scene, title: str, found: list[tuple[int, int]], verb: int) -> Tree:
    return row(title, [_playable(scene, kind, n, verb) for kind, n in found])


def _hand(scene: Scene, seat: Seat) -> Tree:
    """Return the viewer's hand; what may be done with a card now is on the card."""
    obs = scene.obs
    verb = _VERB.get(obs.turn.prompt) if scene.live else None
    found = counted(obs.hands[seat])
    hidden = obs.hands[seat].count(HIDDEN)
    size = len(obs.hands[seat])
    title = f"Your hand: {size} {'card' if size == 1 else 'cards'}"
    if obs.turn.prompt == v.ACT:
        title += f", ${sum(CARDS[kind].money * n for kind, n in found)}M"
    cards = [
        card(kind, n) if verb is None else _playable(scene, kind, n, verb) for kind, n in found
    ]
    return row(title, cards, backs(hidden), kind="ws-hand")


def _playable(scene: Scene, kind: int, n: int, verb: int) -> Tree:
    """Return a card that can be clicked, or that says why it cannot be used."""
    obs, picks = scene.obs, scene.picks
    token = picks.at(verb, kind)
    if token is None:
        asks = verb != v.V_RED or GROUP[kind] == RED
        do = f"why:{v.VERBS[verb]}.{kind}" if asks else None
        label = f"{CARDS[kind].name} cannot be used now. {CARDS[kind].text}"
        return card(kind, n, do, label if do else "", state="ws-idle")
    chosen = picks.chosen[:2] == (verb, kind)
    assert scene.seat is not None
    label = f"{text.move(obs, scene.seat, (verb, kind))}. {CARDS[kind].text}"
    return card(kind, n, f"pick:{token}", label, state="ws-chosen" if chosen else "legal")


def hand_sizes(obs: StopState) -> list[int]:
    """Return how many cards each seat holds."""
    return [len(hand) for hand in obs.hands]
