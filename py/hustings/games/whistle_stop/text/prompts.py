"""The prompts of Whistle-Stop: what is to be decided and by whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hustings.core.model import HIDDEN, Move, Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, COMEBACK, SCANDAL
from hustings.games.whistle_stop.regions import REGIONS, N
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT
from hustings.games.whistle_stop.rules.red import red_legal
from hustings.games.whistle_stop.rules.vetoes import react_legal
from hustings.games.whistle_stop.state import NOBODY, StopState
from hustings.games.whistle_stop.text.effects import effect
from hustings.games.whistle_stop.text.phrases import candidate
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

_CHANCE_PROMPTS: Final = {
    v.DRAWING: messages.prompt_drawing(),
    v.STARTING: messages.prompt_starting(),
    v.POACHING: messages.prompt_poaching(),
    v.ORDERING: messages.prompt_ordering(),
}


def prompt(obs: StopState, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    phase, seats = obs.turn.prompt, obs.turn.seats
    if phase == v.OVER_NOW:
        return messages.prompt_over()
    if not seats:
        if phase in _CHANCE_PROMPTS:
            return _CHANCE_PROMPTS[phase]
        return (
            messages.prompt_voting(region=REGIONS[obs.region].name)
            if obs.region < N
            else messages.prompt_rolling()
        )
    who = listed([names[seat] for seat in seats])
    if phase in (v.PLACE, v.SPOT, v.RIVAL, v.FETCH):
        return _declare_prompt(obs, who, names)
    if phase == v.REACT:
        return _react_prompt(obs, who, names)
    if phase in (v.BEFORE, v.REROLL, v.AFTER):
        return _roll_prompt(obs, who, REGIONS[obs.region].name)
    if phase in (v.TAKE, v.GIVE):
        say = messages.prompt_take if phase == v.TAKE else messages.prompt_give
        return say(who=who, rival=names[obs.peek])
    return _spend_prompt(obs, who)


def _roll_prompt(obs: StopState, who: str, region: str) -> str:
    """Return the prompt before or after the roll of a region."""
    phase = obs.turn.prompt
    if phase == v.REROLL:
        return messages.prompt_reroll(who=who, region=region)
    if _can_only_pass(obs, red_legal):
        return messages.prompt_red_none(who=who, region=region, late=phase == v.AFTER)
    if phase == v.BEFORE:
        return messages.prompt_before(who=who, region=region)
    return messages.prompt_after(who=who, region=region)


def _can_only_pass(obs: StopState, legal: Callable[[StopState, Seat], list[Move]]) -> bool:
    """Return whether this is what a single player sees who is asked and can only pass.

    legal: returns the moves of a seat. Hidden hands are not mentioned, nor are open ones.
    """
    if len(obs.turn.seats) != 1:
        return False
    hidden = [HIDDEN in hand for hand in obs.hands]
    (seat,) = obs.turn.seats
    return any(hidden) and not hidden[seat] and len(legal(obs, seat)) == 1


def _react_question(obs: StopState) -> str:
    """Return what may be done about the card on top, or why only a pass is left."""
    if not _can_only_pass(obs, react_legal):
        return "block" if obs.stack else "veto"
    if not obs.stack:
        return "no-veto"
    return "nothing" if obs.veto_rule == 0 else "no-override"


def _spend_prompt(obs: StopState, who: str) -> str:
    """Return the prompt where actions, money, cards or delegates are spent."""
    match obs.turn.prompt:
        case v.ACT:
            return messages.prompt_act(who=who, actions=obs.actions)
        case v.PAY | v.SETTLE:
            return messages.prompt_pay(who=who, money=obs.cost - obs.paid)
        case v.CALL:
            return messages.prompt_call(who=who, money=SPENDING_LIMIT - obs.cost)
        case v.LEAKED:
            return messages.prompt_leaked(who=who)
        case v.SWAP:
            return messages.prompt_swap(who=who, dropped=obs.dropped)
        case v.INVEST:
            return messages.prompt_invest(who=who, money=max(0, SPENDING_LIMIT - obs.paid))
        case v.FLOOR:
            return messages.prompt_floor(who=who, delegates=obs.need)
    return messages.prompt_any(who=who)


def _react_prompt(obs: StopState, who: str, names: Sequence[str]) -> str:
    """Return which card may be vetoed or overridden, and what it will do.

    Whoever alone is asked is "you" in it.
    """
    asked = obs.turn.seats
    cast = Cast(asked[0] if len(asked) == 1 else None, names)
    seat, kind, way, _, rival = obs.play
    card, says, ask = CARDS[kind].name, effect(obs, cast), _react_question(obs)
    if obs.stack:
        below = obs.stack[-2] if len(obs.stack) > 1 else (seat, kind)
        return messages.prompt_react_veto(
            who=who,
            name=names[obs.stack[-1][0]],
            whose=cast.person(below[0]),
            below=CARDS[below[1]].name,
            stopped=len(obs.stack) % 2 == 1,
            card=card,
            effect=says,
            ask=ask,
        )
    name, spent = names[seat], way == v.MONEY
    if way == v.RED_WAY and rival != NOBODY:
        return messages.prompt_react_on(
            who=who,
            name=name,
            spent=spent,
            card=card,
            whom=cast.person(rival),
            effect=says,
            ask=ask,
        )
    return messages.prompt_react(who=who, name=name, spent=spent, card=card, effect=says, ask=ask)


def _declare_prompt(obs: StopState, who: str, names: Sequence[str]) -> str:
    """Return the prompt for the next target of the card on the table."""
    phase, (_, kind, way, target, rival) = obs.turn.prompt, obs.play
    card, need = CARDS[kind].name, obs.need
    if phase == v.FETCH:
        return messages.prompt_fetch(who=who)
    if phase == v.RIVAL:
        return messages.prompt_rival(who=who, card=card, region=REGIONS[target].name)
    if phase == v.SPOT and kind == SCANDAL:
        return messages.prompt_scandal(
            who=who,
            card=card,
            regions=need,
            rival=candidate(rival, names),
            lost=CARDS[kind].lost,
        )
    if phase == v.SPOT:
        return messages.prompt_regions(who=who, card=card, regions=need)
    if way == v.MONEY:
        return messages.prompt_money(who=who, delegates=need, money=need)
    if kind == COMEBACK:
        return messages.prompt_comeback(who=who, card=card, delegates=need, limit=obs.limit)
    region = REGIONS[target].name
    return messages.prompt_tour(who=who, card=card, delegates=need, region=region)
