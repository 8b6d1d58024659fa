"""Draw the rows below the map: the card on the table, a hand, the discards, the election."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from hustings.core.model import HIDDEN, OVER, Move, Seat
from hustings.core.moves import Choice, encode
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GREEN, GROUP, OVERRIDE, RED, VETO, VETO_PRICE
from hustings.games.whistle_stop.election_events import ResultCounted
from hustings.games.whistle_stop.events import Discarded
from hustings.games.whistle_stop.text.effects import effect
from hustings.games.whistle_stop.view.card import card, card_row, count_kinds, hidden_cards
from hustings.games.whistle_stop.view.night import is_election, recap
from hustings.games.whistle_stop.view.polls import (
    election_events,
    is_contested_vote,
    last_count,
    polls,
    ticket_row,
    tickets,
)
from hustings.games.whistle_stop.view.region import Drawing
from hustings.games.whistle_stop.view.rival_turn import bill, draw_rival_turn, played_by
from hustings.messages.generated import whistle_stop_board as messages
from hustings.messages.people import Cast

_CARD_VERBS: Final = {
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
"""The verb that a card of the viewer's hand begins, by prompt."""
_OFFER_VERBS: Final = (v.V_CARD, v.V_PAY, v.V_DROP, v.V_GIVE, v.V_RED)
"""Verbs that a card of the viewer's hand can begin, in order of precedence."""


def draw_tray(drawing: Drawing) -> list[Tree]:
    """Return the rows below the map: an election, or one row of cards."""
    obs, look = drawing.obs, drawing.look
    if is_contested_vote(obs):
        has_cards = obs.turn.prompt in (v.BEFORE, v.AFTER, v.REACT) and drawing.live
        return [polls(drawing), *(_viewer_row(drawing) if has_cards else [])]
    if obs.turn.mode == OVER and look.recent and isinstance(look.recent[-1], ResultCounted):
        results = tickets(election_events(look))
        rows = [card_row(messages.row_voted(), ticket_row(results, look))] if results else []
        return [*rows, *_viewer_row(drawing)]
    count = last_count(drawing) if is_election(obs) and not drawing.live else None
    if count is not None:
        return [count]
    sums, rival = recap(drawing), draw_rival_turn(drawing)
    rows = [*([sums] if sums else []), *_viewer_row(drawing)]
    return [*rows, rival] if rival else rows


def _viewer_row(drawing: Drawing) -> list[Tree]:
    """Return one row: the card on the table, then the hand or the cards to choose from."""
    obs, look = drawing.obs, drawing.look
    shown = obs.play and (drawing.live or look.viewer is None)  # else the hand would move about
    table = _table_cards(drawing) if shown else []
    if obs.turn.prompt == v.FETCH and drawing.live:
        kinds = [(kind, n) for kind, n in enumerate(obs.discard) if n]
        return [
            card_row(
                messages.row_discards(),
                [_playable_card(drawing, k, n, v.V_FETCH) for k, n in kinds],
            )
        ]
    if obs.turn.prompt == v.TAKE and drawing.live:
        kinds = count_kinds(obs.hands[obs.peek])
        title = messages.row_hand_of(name=look.names[obs.peek])
        return [card_row(title, [_playable_card(drawing, k, n, v.V_TAKE) for k, n in kinds])]
    if look.viewer is None or obs.turn.mode == OVER:
        return [card_row(messages.row_table(), table)] if table else []
    title, cards = _hand(drawing, look.viewer)
    if table and obs.turn.prompt != v.REACT:
        title = messages.row_table_and(row=title)
    kind = "ws-hand ws-telling" if drawing.picks.chosen else "ws-hand"
    return [card_row(title, table, cards, kind=kind)]


def _table_cards(drawing: Drawing) -> list[Tree]:
    """Return the card being played and the Vetoes on it, each with its player."""
    obs, names = drawing.obs, drawing.look.names
    if obs.turn.prompt == v.REACT and drawing.live:
        return [_asked_bill(drawing)]
    player, kind, way = obs.play[:3]
    played = "spends" if way == v.MONEY else "plays"
    stack = [(player, played, kind), *((seat, "vetoes", veto) for seat, veto in obs.stack)]
    return [
        h(
            "div",
            {"class": "ws-played", "key": f"played-{i}"},
            card(kind, key="lies"),
            # an own card needs no name, for which the map would become smaller
            h("p", {"class": "ws-by"}, messages.by(name=names[seat], how=how))
            if len(stack) > 1 or seat != drawing.look.viewer
            else None,
        )
        for i, (seat, how, kind) in enumerate(stack)
    ]


def _vetoes(hand: Sequence[int]) -> int:
    return sum(kind in (VETO, GREEN) for kind in hand)


def _asked_bill(drawing: Drawing) -> Tree:
    """Return the card that the viewer may react to: whose it is, and what it does here."""
    obs, look = drawing.obs, drawing.look
    player, kind, way = obs.play[:3]
    stopped = len(obs.stack) % 2 == 1
    by = played_by(drawing, player, way)
    said = "" if stopped else effect(obs, Cast(drawing.seat, look.names))
    return bill(kind, way, said, by, stopped=stopped, key=f"bill-{len(obs.stack)}")


def _hand(drawing: Drawing, seat: Seat) -> tuple[str, list[Child]]:
    """Return the title and the cards of the viewer's hand, each with its use now."""
    obs = drawing.obs
    verb = _CARD_VERBS.get(obs.turn.prompt) if drawing.live else _upcoming_verb(drawing)
    hand = count_kinds(obs.hands[seat])
    if verb == v.V_RED:
        hand = [(kind, n) for kind, n in hand if GROUP[kind] == RED]
    if obs.turn.prompt == v.REACT:
        hand.sort(key=lambda pair: pair[0] not in (VETO, GREEN, OVERRIDE))
    hidden = obs.hands[seat].count(HIDDEN)
    size = len(obs.hands[seat])
    chosen = drawing.picks.chosen
    if len(chosen) > 1 and chosen[0] == verb:
        what = CARDS[chosen[1]]
        title = messages.card_chosen(card=what.name, text=what.text)
    elif verb == v.V_RED:
        title = messages.row_red()
    elif obs.turn.prompt == v.REACT and drawing.live and (held := _vetoes(obs.hands[seat])):
        green = GREEN in obs.hands[seat]
        title = (
            messages.row_veto_brief(left=held - 1)  # a phone has one line for it
            if drawing.look.tall
            else messages.row_veto(left=held - 1, money=VETO_PRICE, green=green)
        )
    elif obs.turn.prompt in (v.ACT, v.PAY, v.SETTLE, v.INVEST, v.CALL):
        money = sum(CARDS[kind].money * n for kind, n in hand)
        title = messages.row_hand_money(cards=size, money=money)
    else:
        title = messages.row_hand(cards=size)
    cards: list[Child] = [
        card(kind, n) if verb is None else _playable_card(drawing, kind, n, verb)
        for kind, n in hand
    ]
    return title, [*cards, *_dropped_cards(drawing), hidden_cards(hidden)]


def _dropped_cards(drawing: Drawing) -> list[Tree]:
    """Return the cards that the viewer has put away at the debate, until others are drawn."""
    obs = drawing.obs
    if not (drawing.live and obs.turn.prompt == v.SWAP and obs.dropped):
        return []
    put_away = (e.card for e in drawing.look.back() if isinstance(e, Discarded))
    return [
        card(
            kind,
            n,
            label=messages.card_dropped(card=CARDS[kind].name),
            state="ws-dropped",
            key="dropped",
        )
        for kind, n in count_kinds([*islice(put_away, obs.dropped)][::-1])
    ]


def _upcoming_verb(drawing: Drawing) -> int | None:
    """Return the verb that a card will begin at the decision that follows playback."""
    verbs = {move[0] for move in drawing.picks.legal}
    return next((verb for verb in _OFFER_VERBS if verb in verbs), None)


def _playable_card(drawing: Drawing, kind: int, n: int, verb: int) -> Tree:
    """Return a card to click; a click says why if it cannot be used."""
    obs, picks = drawing.obs, drawing.picks
    choice = picks.named("card", kind, verb, through=True)  # a single use takes a single click
    if choice is None and not drawing.live:
        return card(kind, n)
    if choice is None:
        has_reason = verb != v.V_RED or GROUP[kind] == RED
        do = f"why:{encode(v.VOCABULARY.verbs, (verb, kind))}" if has_reason else None
        label = messages.card_unusable(card=CARDS[kind].name, text=CARDS[kind].text)
        return card(kind, n, do, label if do else "", state="ws-idle")
    chosen = picks.chosen[:2] == (verb, kind)
    assert drawing.seat is not None
    playing = _play_choice(drawing, kind) if picks.chosen == (verb, kind) else None
    action = text.move(obs, drawing.seat, playing or (verb, kind), drawing.look.names)
    label = messages.click_label(action=action, label=CARDS[kind].text)
    state = "ws-chosen" if chosen else "legal"
    spend = _spend_choice(drawing, choice)
    if playing is None:
        return card(kind, n, choice, label, state=state, spend=spend)
    do = f"early:{encode(v.VOCABULARY.verbs, playing)}"
    return card(kind, n, do, label, state=state, names=choice.names, spend=spend)


def _play_choice(drawing: Drawing, kind: int) -> Move | None:
    """Return what a second press on a chosen card picks: its text; None if it has none now.

    It is no pick of the card, so that the text keeps its button.
    """
    move = (v.V_CARD, kind, v.TEXT)
    return move if drawing.live and drawing.picks.at(*move) is not None else None


def _spend_choice(drawing: Drawing, choice: Choice) -> tuple[str, str]:
    """Return what a click on a card's money picks, and its label; ("", "") if the card does it.

    On a phone the money is too small to be hit safely beside the card.
    """
    lifted, picks = choice.move[:2], drawing.picks
    prefix = (*lifted, v.MONEY)
    token = picks.at(*prefix)
    offered = drawing.live and picks.chosen in ((), lifted) and not drawing.look.tall
    if not offered or token is None or choice.move[0] != v.V_CARD or choice.move[:3] == prefix:
        return "", ""
    assert drawing.seat is not None
    return token, text.move(drawing.obs, drawing.seat, prefix, drawing.look.names)
