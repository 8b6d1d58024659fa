"""Texts of Early States: prompts, move labels, reasons why a move is impossible, progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hustings.core.model import Move, Progress, Seat
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.phrases import ITEM_NAMES, PLACE_HEADS, PLACE_NAMES, STATE_NAMES
from hustings.games.early_states.rules import affordable
from hustings.games.early_states.sheet import (
    CIRCLES,
    ISSUES,
    ITEMS,
    MAX_ISSUES,
    PLACES,
    PRIZES,
    SECOND_DIE,
    SOLO_TURNS,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.text import heard_lines, log, sheet, table
from hustings.games.early_states.vocabulary import (
    AIR,
    CONFIRM,
    END,
    REROLL,
    ROLL,
    SPEND,
    START,
    TAKE,
    VOTE,
)
from hustings.messages.generated import early_states as messages

# Prompts and labels ------------------------------------------------------------------------


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return who has to decide what, in the last turns with who still has one after this."""
    asked, seats = _question(obs, names), obs.seats_to_come()
    if obs.last <= 0 or obs.seats == 1 or obs.turn.prompt == END:
        return asked
    if not seats:
        return messages.prompt_very_last(prompt=asked)
    return messages.prompt_last(
        prompt=asked, names=[names[seat] for seat in seats], seats=len(seats)
    )


def _question(obs: State, names: Sequence[str]) -> str:
    what = obs.turn.prompt
    if what == END:
        return messages.prompt_over()
    if what == START:
        return messages.prompt_start()
    name = names[obs.active]
    if what == ROLL:
        return messages.prompt_roll(name=name)
    if what == REROLL:
        return messages.prompt_reroll(name=name, rerolls=obs.rerolls)
    if what == TAKE:
        return messages.prompt_take(name=name, ones=obs.ones)
    if what == SPEND:
        return messages.prompt_spend(name=name, cash=obs.cash[obs.active])
    if what == AIR:
        return messages.prompt_air(
            name=name,
            item=ITEM_NAMES[obs.ad],
            more=bool(obs.named),
            states=obs.naming,
            marks=ITEMS[obs.ad].marks,
        )
    if what == VOTE:
        return messages.prompt_vote(name=name, votes=obs.votes)
    return messages.prompt_confirm(name=name)


MEANINGS: Final[Mapping[Move, str]] = {}
"""The labels of all moves say what they do."""


def move(
    obs: State,
    seat: Seat,
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001 - no move names a seat
) -> str:
    """Return the label of a move or of a prefix of one."""
    verb, args = move[0], move[1:]
    if verb == v.M_MARK:
        return _mark_label(obs, seat, args)
    if not args:
        return _verb_label(obs, seat, verb)
    first = args[0]
    if verb == v.M_REROLL:
        return _reroll_label(obs.dice, first)
    if verb == v.M_TAKE:
        return _take_label(obs.ones, first)
    if verb == v.M_BUY:
        return messages.move_buy_item(item=ITEM_NAMES[first], price=ITEMS[first].price)
    if verb == v.M_AIR:
        made = min(obs.free(seat, first), ITEMS[obs.ad].marks) if obs.ad >= 0 else 0
        return messages.move_air_state(state=STATE_NAMES[first], marks=made)
    return ""


def _verb_label(obs: State, seat: Seat, verb: int) -> str:
    if verb == v.M_SAVE:
        return messages.move_save(cash=obs.cash[seat])
    words = {
        v.M_KEEP: messages.move_keep(),
        v.M_REROLL: messages.move_reroll(),
        v.M_TAKE: messages.move_take(several=obs.ones > 1),
        v.M_BUY: messages.move_buy(),
        v.M_AIR: messages.move_air(),
        v.M_DONE: messages.move_done(),
    }
    return words.get(verb, "")


def _reroll_label(dice: Sequence[int], bits: int) -> str:
    chosen = [i for i in range(len(dice)) if bits >> i & 1]
    faces = [str(dice[i]) for i in chosen]
    if len(chosen) == len(dice):
        return messages.move_reroll_all(dice=len(dice), faces=faces)
    which = [str(i + 1) for i in chosen]
    return messages.move_reroll_some(dice=len(chosen), which=which, faces=faces)


def _take_label(ones: int, funds: int) -> str:
    if not funds:
        return messages.move_take_votes(ones=ones)
    if funds == ones:
        return messages.move_take_funds(ones=ones)
    return messages.move_take_both(funds=funds, votes=ones - funds)


def _mark_label(obs: State, seat: Seat, args: Move) -> str:
    if not args:
        return messages.move_mark()
    place, name = args[0], PLACE_HEADS[args[0]]
    filled, circles = obs.marks[seat * PLACES + place], CIRCLES[place]
    if len(args) == 1:
        return messages.move_mark_place(place=name, filled=filled, circles=circles)
    marks = args[1]
    if filled + marks < circles:
        return messages.move_mark_some(place=name, marks=marks)
    if place >= SECOND_DIE:
        return messages.move_mark_die(place=name, marks=marks)
    taken, prizes = obs.taken[place], PRIZES[place]
    if taken >= len(prizes):
        return messages.move_mark_late(place=name, marks=marks)
    return messages.move_mark_full(place=name, marks=marks, rank=taken + 1, delegates=prizes[taken])


def thing(
    obs: State,  # noqa: ARG001 - names stay the same
    kind: str,
    value: int,
    names: Sequence[str],  # noqa: ARG001 - no move names a player
) -> str:
    """Return the name of a thing that moves name; "" for numbers."""
    if kind == v.PLACE:
        return PLACE_NAMES[value]
    if kind == v.ITEM:
        return ITEM_NAMES[value]
    if kind == v.DICE:
        return " ".join(str(die + 1) for die in range(value.bit_length()) if value >> die & 1)
    return ""


# Why not -----------------------------------------------------------------------------------


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why a prefix of a move cannot be chosen now, naming the rule; "" for nothing."""
    verb = place[0]
    if obs.turn.prompt == END:
        return messages.prompt_over()
    if seat not in obs.turn.seats:
        return messages.why_not_your_turn()
    if verb == v.M_BUY and len(place) > 1:
        return _why_not_buy(obs, seat, place[1])
    if verb in (v.M_MARK, v.M_AIR) and len(place) > 1:
        return _why_not_mark(obs, seat, place)
    if verb in (v.M_REROLL, v.M_KEEP) and obs.turn.prompt != REROLL:
        return messages.why_no_throw()
    if verb == v.M_DONE:
        votes = obs.turn.prompt == VOTE
        return messages.why_votes_first() if votes else messages.why_dice_first()
    return ""


def _why_not_buy(obs: State, seat: Seat, number: int) -> str:
    item, name = ITEMS[number], ITEM_NAMES[number]
    if obs.owns(seat, number):
        return messages.why_bought(item=name)
    if number in ISSUES and sum(obs.owns(seat, i) for i in ISSUES) >= MAX_ISSUES:
        return messages.why_two_issues()
    if item.price > obs.cash[seat]:
        return messages.why_too_dear(item=name, price=item.price, cash=obs.cash[seat])
    if obs.turn.prompt != SPEND and number in affordable(obs, seat):
        if obs.turn.prompt == AIR:
            return messages.why_states_first(item=ITEM_NAMES[obs.ad])
        early = obs.turn.prompt in (REROLL, TAKE)
        return messages.why_buy_after() if early else messages.why_buy_before()
    return ""


def _why_not_mark(obs: State, seat: Seat, place: Move) -> str:
    where, what = place[1], obs.turn.prompt
    if what == AIR:
        if where >= SECOND_DIE:
            return messages.why_only_votes()
        if obs.named >> where & 1:
            return messages.why_same_state()
        return ""
    if not obs.free(seat, where):
        return messages.why_no_circle(place=PLACE_NAMES[where])
    if what == CONFIRM:
        return messages.why_no_votes()
    if what == VOTE:
        return messages.why_votes_left(votes=obs.votes)
    return messages.why_dice_first()


# What happened -----------------------------------------------------------------------------

event = log.event

# The position ------------------------------------------------------------------------------

facts = table.facts
position = table.position
standing = heard_lines.standing
areas = sheet.areas


def progress(obs: State) -> Progress:
    """Return the progress of the game as facts (see headline)."""
    stage = "over" if obs.turn.prompt == END else "last" if obs.last >= 0 else "turns"
    turn = obs.turns // obs.seats + 1
    return {"stage": stage, "turn": turn, "turns": SOLO_TURNS, "firsts": obs.firsts}
