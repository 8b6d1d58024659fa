"""What lies in front of the viewer: the card on the table, a hand, the discards, the election."""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN, OVER, Seat
from hustings.core.moves import encode
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GREEN, GROUP, OVERRIDE, RED, VETO
from hustings.games.whistle_stop.election_events import ResultCounted
from hustings.games.whistle_stop.view.card import backs, by_kind, card, row
from hustings.games.whistle_stop.view.night import electing, recap
from hustings.games.whistle_stop.view.polls import (
    counted_out,
    night,
    polls,
    ticket_row,
    tickets,
    voting,
)
from hustings.games.whistle_stop.view.region import Scene
from hustings.messages.generated import whistle_stop_board as messages

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
_OFFERED: Final = (v.V_CARD, v.V_PAY, v.V_DROP, v.V_GIVE, v.V_RED)
"""For what a card of the own hand can be offered, whatever position is shown."""


def draw_tray(scene: Scene) -> list[Tree]:
    """Return the rows below the map: an election, or one row of cards."""
    obs, look = scene.obs, scene.look
    if voting(obs):
        asked = obs.turn.prompt in (v.BEFORE, v.AFTER, v.REACT) and scene.live
        return [polls(scene), *(_cards(scene) if asked else [])]
    if obs.turn.mode == OVER and look.recent and isinstance(look.recent[-1], ResultCounted):
        found = tickets(night(look))
        rows = [row(messages.row_voted(), ticket_row(found, look))] if found else []
        return [*rows, *_cards(scene)]
    counted_last = counted_out(scene) if electing(obs) and not scene.live else None
    if counted_last is not None:
        return [counted_last]
    told = recap(scene)
    return [*([told] if told else []), *_cards(scene)]


def _cards(scene: Scene) -> list[Tree]:
    """Return one row: the card on the table, then the hand or whatever may be chosen from."""
    obs, look = scene.obs, scene.look
    lies = obs.play and (scene.live or look.viewer is None)  # else it would push the hand about
    table = _on_table(scene) if lies else []
    if obs.turn.prompt == v.FETCH and scene.live:
        found = [(kind, n) for kind, n in enumerate(obs.discard) if n]
        return [row(messages.row_discards(), [_playable(scene, k, n, v.V_FETCH) for k, n in found])]
    if obs.turn.prompt == v.TAKE and scene.live:
        found = by_kind(obs.hands[obs.peek])
        title = messages.row_hand_of(name=look.names[obs.peek])
        return [row(title, [_playable(scene, k, n, v.V_TAKE) for k, n in found])]
    if look.viewer is None or obs.turn.mode == OVER:
        return [row(messages.row_table(), table)] if table else []
    title, cards = _hand(scene, look.viewer)
    title = messages.row_table_and(row=title) if table else title
    return [row(title, table, cards, kind="ws-hand")]


def _on_table(scene: Scene) -> list[Tree]:
    """Return the card being played, with the Vetoes on it, each with who played it."""
    obs, names = scene.obs, scene.look.names
    player, kind, way = obs.play[:3]
    played = "spends" if way == v.MONEY else "plays"
    stack = [(player, played, kind), *((seat, "vetoes", veto) for seat, veto in obs.stack)]
    return [
        h(
            "div",
            {"class": "ws-played", "key": f"played-{i}"},
            card(kind, key="lies"),
            h("p", {"class": "ws-by"}, messages.by(name=names[seat], how=how)),
        )
        for i, (seat, how, kind) in enumerate(stack)
    ]


def _hand(scene: Scene, seat: Seat) -> tuple[str, list[Child]]:
    """Return the viewer's hand; what may be done with a card now is on the card."""
    obs = scene.obs
    verb = _VERB.get(obs.turn.prompt) if scene.live else _offered(scene)
    found = by_kind(obs.hands[seat])
    if verb == v.V_RED:
        found = [(kind, n) for kind, n in found if GROUP[kind] == RED]
    if obs.turn.prompt == v.REACT:
        found.sort(key=lambda pair: pair[0] not in (VETO, GREEN, OVERRIDE))
    hidden = obs.hands[seat].count(HIDDEN)
    size = len(obs.hands[seat])
    chosen = scene.picks.chosen
    if len(chosen) > 1 and chosen[0] == verb:
        what = CARDS[chosen[1]]
        title = messages.card_chosen(card=what.name, text=what.text)
    elif verb == v.V_RED:
        title = messages.row_red()
    elif obs.turn.prompt in (v.ACT, v.PAY, v.SETTLE, v.INVEST, v.CALL):
        money = sum(CARDS[kind].money * n for kind, n in found)
        title = messages.row_hand_money(cards=size, money=money)
    else:
        title = messages.row_hand(cards=size)
    cards: list[Child] = [
        card(kind, n) if verb is None else _playable(scene, kind, n, verb) for kind, n in found
    ]
    return title, [*cards, backs(hidden)]


def _offered(scene: Scene) -> int | None:
    """Return for what a card could be picked while something is told: it is asked soon."""
    verbs = {move[0] for move in scene.picks.legal}
    return next((verb for verb in _OFFERED if verb in verbs), None)


def _playable(scene: Scene, kind: int, n: int, verb: int) -> Tree:
    """Return a card that can be clicked, or that says why it cannot be used."""
    obs, picks = scene.obs, scene.picks
    choice = picks.named("card", kind, verb, through=True)  # its only use needs no second click
    if choice is None and not scene.live:
        return card(kind, n)
    if choice is None:
        asks = verb != v.V_RED or GROUP[kind] == RED
        do = f"why:{encode(v.VOCABULARY.verbs, (verb, kind))}" if asks else None
        label = messages.card_unusable(card=CARDS[kind].name, text=CARDS[kind].text)
        return card(kind, n, do, label if do else "", state="ws-idle")
    chosen = picks.chosen[:2] == (verb, kind)
    assert scene.seat is not None
    does = text.move(obs, scene.seat, (verb, kind), scene.look.names)
    label = messages.does(does=does, said=CARDS[kind].text)
    return card(kind, n, choice, label, state="ws-chosen" if chosen else "legal")
