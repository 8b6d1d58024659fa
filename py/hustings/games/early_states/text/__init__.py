"""All words of Early States. What may happen is decided in rules.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Move, Outcome, Seat
from hustings.core.wording import form, listing
from hustings.games.early_states import phrases
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.phrases import NUMBERS, RANKS, count, head, place_name, proceeds
from hustings.games.early_states.rules import affordable
from hustings.games.early_states.sheet import (
    CALENDAR,
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    ISSUES,
    ITEMS,
    MAX_ISSUES,
    PLACES,
    PRIZES,
    SECOND_DIE,
    SOLO_TARGET,
    SOLO_TURNS,
    STATES,
    STRIKES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.text import log, standing
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

FIRST_THE_DICE: Final = "Rule 29: first the dice and the purchases, then the votes."

# What is to be decided ---------------------------------------------------------------------


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return what the active player has to decide."""
    what = obs.turn.prompt
    if what == END:
        return "The race is over."
    if what == START:
        return "Drawing who begins."
    who = names[obs.active]
    if what == ROLL:
        return f"{who} rolls."
    if what == REROLL:
        again = "again or keep them" if obs.rerolls == 1 else "again, up to twice, or keep them"
        return f"{who}: throw dice {again}."
    if what == TAKE:
        ones = f"each of the {NUMBERS[obs.ones]} 1s" if obs.ones > 1 else "the 1"
        return f"{who}: take {ones} as funds or as a vote."
    if what == SPEND:
        return f"{who}: spend your ${obs.cash[obs.active]}, or save it and go on to the votes."
    if what == AIR:
        item = ITEMS[obs.ad]
        states = count(obs.naming, "more state" if obs.named else "state")
        return f"{who}: {item.name}, choose {states} (+{item.marks} each)."
    if what == VOTE:
        return f"{who}: place {count(obs.votes, 'vote')} in states or staff."
    return f"{who}: end your turn."


def move(
    obs: State,
    seat: Seat,
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001 - no move names a seat
) -> str:
    """Return the label of a move or of its beginning."""
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
        return f"{ITEMS[first].name} (${ITEMS[first].price})"
    if verb == v.M_AIR:
        free = obs.free(seat, first)
        made = min(free, ITEMS[obs.ad].marks) if obs.ad >= 0 else 0
        return f"{STATES[first].name}: {f'+{made}' if made else 'full, nothing'}"
    return ""


def _verb_label(obs: State, seat: Seat, verb: int) -> str:
    if verb == v.M_SAVE:
        return f"Save ${obs.cash[seat]} and go on"
    words = {
        v.M_KEEP: "Keep the dice",
        v.M_REROLL: "Re-roll",
        v.M_TAKE: f"Take the 1{'s' * (obs.ones > 1)} as",
        v.M_BUY: "Buy",
        v.M_AIR: "Name a state",
        v.M_DONE: "End turn",
    }
    return words.get(verb, "")


def _reroll_label(dice: Sequence[int], bits: int) -> str:
    chosen = [i for i in range(len(dice)) if bits >> i & 1]
    faces = ", ".join(str(dice[i]) for i in chosen)
    if len(chosen) == len(dice):
        return f"Re-roll {'all dice' if len(dice) > 1 else 'the die'} ({faces})"
    which = listing([str(i + 1) for i in chosen])
    return f"Re-roll {form(len(chosen), 'die', 'dice')} {which} ({faces})"


def _take_label(ones: int, funds: int) -> str:
    if ones == 1:
        return "The 1 as funds" if funds else "The 1 as a vote"
    if funds in (0, ones):
        return "All 1s as funds" if funds else "All 1s as votes"
    return f"{funds} as funds, {count(ones - funds, 'vote')}"


def _mark_label(obs: State, seat: Seat, args: Move) -> str:
    if not args:
        return "Place votes"
    place = args[0]
    filled, circles = obs.marks[seat * PLACES + place], CIRCLES[place]
    if len(args) == 1:
        return f"{head(place)}: {filled} of {circles} filled"
    label = f"{head(place)}: {count(args[1], 'mark')}"
    if filled + args[1] < circles:
        return label
    if place >= SECOND_DIE:
        return f"{label}, one die more"
    rank, prizes = obs.taken[place], PRIZES[place]
    if rank >= len(prizes):
        return f"{label}, full for nothing"
    return f"{label}, {RANKS[rank + 1]} place for {prizes[rank]}"


# Why not -----------------------------------------------------------------------------------


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why a place cannot be chosen now, with the rule it comes from."""
    verb = place[0]
    if obs.turn.prompt == END:
        return "The race is over."
    if seat not in obs.turn.seats:
        return "It is not your turn."
    if verb == v.M_BUY and len(place) > 1:
        return _why_not_buy(obs, seat, place[1])
    if verb in (v.M_MARK, v.M_AIR) and len(place) > 1:
        return _why_not_mark(obs, seat, place)
    if verb in (v.M_REROLL, v.M_KEEP) and obs.turn.prompt != REROLL:
        return "Rules 7 and 8: the throws of this turn are over."
    if verb == v.M_DONE:
        votes = obs.turn.prompt == VOTE
        return "Rule 29: place your votes first." if votes else FIRST_THE_DICE
    return ""


def _why_not_buy(obs: State, seat: Seat, number: int) -> str:
    item = ITEMS[number]
    if obs.owns(seat, number):
        return f"Rule 19: you have bought {item.name} already."
    if number in ISSUES and sum(obs.owns(seat, i) for i in ISSUES) >= MAX_ISSUES:
        return "Rule 20: you have two issues already."
    if item.price > obs.cash[seat]:
        return f"Rule 18: {item.name} costs ${item.price} and you have ${obs.cash[seat]}."
    if obs.turn.prompt != SPEND and number in affordable(obs, seat):
        if obs.turn.prompt == AIR:
            return f"Rule 25: first choose the states of {ITEMS[obs.ad].name}."
        early = obs.turn.prompt in (REROLL, TAKE)
        return f"Rule 18: you buy {'after rolling' if early else 'before voting'}."
    return ""


def _why_not_mark(obs: State, seat: Seat, place: Move) -> str:
    where, what = place[1], obs.turn.prompt
    if what == AIR:
        if where >= SECOND_DIE:
            return "Rule 28: only votes make marks in the staff rows."
        if obs.named >> where & 1:
            return "Rule 25: the states of one ad must all differ."
        return ""
    if not obs.free(seat, where):
        return f"Rule 29: {place_name(where)} has no free circle."
    if what == CONFIRM:
        return "Rule 29: you have no votes left."
    if what == VOTE:
        return f"Rule 29: you have {count(obs.votes, 'vote')} left."
    return FIRST_THE_DICE


# What happened -----------------------------------------------------------------------------

event = log.event


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who won and by what."""
    best = max(outcome.scores)
    if outcome.reason in _ALONE:
        return _alone(best, *_ALONE[outcome.reason], names[0])
    winners = [name for name, rank in zip(names, outcome.ranks, strict=True) if rank == 1]
    if outcome.reason == "shared":
        return f"{listing(winners)} share the nomination with {best} delegates each."
    by = {"firsts": ", by more first places", "funds": ", by more funds left"}
    return f"{winners[0]} wins with {best} delegates{by.get(outcome.reason, '')}."


_ALONE: Final = {
    "challenge_won": (CALENDAR, "meets the challenge"),
    "challenge_lost": (CALENDAR, ""),
    "strikes_won": (STRIKES, "withstands the rival"),
    "strikes_lost": (STRIKES, ""),
}
"""How a game alone ends: against which rival, and what a win is called."""


def _alone(delegates: int, rival: int, won: str, name: str) -> str:
    """Return how a game alone ended, with the medal and what the next one would have taken."""
    if not won:
        return f"{name} falls short: {count(delegates, 'delegate')}, {SOLO_TARGET + 1} were needed."
    more = phrases.next_medal(delegates, rival)
    medal = phrases.medal(delegates, rival)
    return f"{name} {won} with {count(delegates, 'delegate')}, a {medal} medal" + (
        f"; {more}." if more else "."
    )


# The position ------------------------------------------------------------------------------

facts = standing.facts
position = standing.position


def summary(obs: State, names: Sequence[str]) -> str:
    """Return how far the game is."""
    if obs.turn.prompt == END:
        return "Over"
    number = obs.turns // obs.seats + 1
    turn = f"Turn {number} of {SOLO_TURNS}" if len(names) == 1 else f"Turn {number}"
    if obs.last >= 0:
        return f"{turn}, last turns"
    return turn if len(names) == 1 else f"{turn}, {count(obs.firsts, 'first')} open"


def gains(die: int) -> str:
    """Return what a face gives, in a few words."""
    return "$1 or 1 vote" if die == CHOICE else proceeds(FACE_FUNDS[die], FACE_VOTES[die])
