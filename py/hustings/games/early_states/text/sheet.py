"""Texts on a sheet and beside it: short names, captions, labels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from hustings.core.model import Area, Seat
from hustings.games.early_states.headline import medal, next_medal
from hustings.games.early_states.phrases import (
    EFFECTS,
    ITEM_NAMES,
    PLACE_HEADS,
    STATE_NAMES,
)
from hustings.games.early_states.proceeds import reroll_odds
from hustings.games.early_states.rules.marks import rival_next
from hustings.games.early_states.sheet import (
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    FINANCE,
    ITEMS,
    PLACES,
    PRIZES,
    RIVAL_EVERY,
    SECOND_DIE,
    SOLO_TARGET,
    SOLO_TURNS,
    SPOKESPERSON,
    STRIKES,
)
from hustings.games.early_states.state import UNPLACED, State
from hustings.games.early_states.vocabulary import END
from hustings.messages import formats
from hustings.messages.generated import early_states as messages

EFFECT_LINES: Final[tuple[tuple[str, str], ...]] = (
    (messages.item_radio_first(), messages.item_radio_second()),
    (messages.item_organiser_first(), messages.item_organiser_second()),
    (messages.item_television_first(), messages.item_television_second()),
    (messages.item_debate_first(), messages.item_debate_second()),
    (messages.item_finance_first(), messages.item_finance_second()),
    (messages.item_spokesperson_first(), messages.item_spokesperson_second()),
    (messages.item_manager_first(), messages.item_manager_second()),
)
"""Effects of the campaign items, in two short lines."""

FUNDS: Final = messages.funds_word()
NEXT_TURN: Final = messages.next_turn()
CHOOSE_DICE: Final = (messages.choose_dice_first(), messages.choose_dice_second())
DICE_MISSING: Final = (messages.second_die_short(), messages.third_die_short())
"""Short names of the dice won in the staff rows."""
CAMPAIGN: Final = messages.campaign()
ISSUES_ARE: Final = (messages.issues_first(), messages.issues_second())
ISSUES_LINE: Final = messages.issues_line()
OPEN_LABEL: Final = messages.campaign_open()
CLOSE_LABEL: Final = messages.campaign_close()
TOO_LATE: Final = (messages.full_too_late_first(), messages.full_too_late_second())
RIVAL: Final = messages.rival()
PLACES_SHORT: Final = ("", *(messages.place_short(rank=rank) for rank in range(1, UNPLACED + 1)))


def effect_lines(item: int) -> tuple[str, str]:
    """Return the effect of an item in two lines; for an issue its states."""
    states = issue_states(item)
    if not states:
        return EFFECT_LINES[item]
    first = 2 if len(states[0]) + len(states[1]) < 14 else 1
    return messages.list_goes_on(states=states[:first]), formats.listed(states[first:], "unit")


@cache
def issue_states(item: int) -> tuple[str, ...]:
    """Return the names of an issue's states; () for other items."""
    return tuple(STATE_NAMES[place] for place in ITEMS[item].listed)


def item_label(obs: State, seat: Seat, item: int) -> str:
    """Return the label of an item for screen readers."""
    return messages.item_label(
        item=ITEM_NAMES[item],
        price=ITEMS[item].price,
        effect=EFFECTS[item],
        bought=obs.owns(seat, item),
    )


def place_label(obs: State, seat: Seat, place: int) -> str:
    """Return the label of a seat's state or staff row: marks, place won, prizes left."""
    name, filled, circles = PLACE_HEADS[place], obs.marks[seat * PLACES + place], CIRCLES[place]
    if place >= SECOND_DIE:
        return messages.place_label(place=name, filled=filled, circles=circles)
    rank = obs.place[seat * 9 + place]
    if rank == UNPLACED:
        return messages.place_label_late(place=name, filled=filled, circles=circles)
    if rank:
        return messages.place_label_won(place=name, filled=filled, circles=circles, rank=rank)
    prizes = [str(prize) for prize in PRIZES[place][obs.taken[place] :]]
    if not prizes:
        return messages.place_label_gone(place=name, filled=filled, circles=circles)
    if is_target(obs, place):
        return messages.place_label_target(
            place=name, filled=filled, circles=circles, prizes=prizes, turn=obs.turns + 1
        )
    return messages.place_label_open(place=name, filled=filled, circles=circles, prizes=prizes)


def areas(obs: State, names: Sequence[str]) -> list[Area]:
    """Return each player's sheet: its states and staff rows."""
    return [
        Area(
            seat_label(obs, seat, name),
            [place_label(obs, seat, place) for place in range(PLACES)],
        )
        for seat, name in enumerate(names)
    ]


def seat_label(obs: State, seat: Seat, name: str) -> str:
    """Return the label of a sheet's tab."""
    return messages.sheet_label(name=name, delegates=obs.score[seat], cash=obs.cash[seat])


def challenge(obs: State) -> tuple[str, ...]:
    """Return the goal of a solo game and the rival's next action, in short lines."""
    goal = _goal_lines(obs)
    place = rival_next(obs)
    after = (obs.turns // RIVAL_EVERY + 1) * RIVAL_EVERY
    if obs.turn.prompt == END or place is None or after >= SOLO_TURNS or obs.last >= 0:
        return goal
    state = STATE_NAMES[place]
    if obs.rival != STRIKES:
        return (
            goal[0],
            messages.rival_next_first(turn=after),
            messages.rival_next_second(state=state),
        )
    if obs.target < 0:
        return goal[0], messages.rival_nearest_first(), messages.rival_nearest_second(state=state)
    if obs.taken[place]:
        elsewhere = messages.rival_elsewhere_first(turn=after), messages.rival_elsewhere_second()
        return goal[0], *elsewhere
    strike = messages.rival_strike_first(turn=after), messages.rival_strike_second(state=state)
    return goal[0], *strike


def _goal_lines(obs: State) -> tuple[str, ...]:
    """Return the score of a solo player against the target, and the next medal."""
    score = obs.score[0]
    won = medal(score, obs.rival)
    if not won:
        return (messages.goal(score=score, needed=SOLO_TARGET + 1),)
    key, least = next_medal(score, obs.rival)
    stands = messages.goal_medal(delegates=score, medal=won)
    return (stands, messages.medal_next(next=key, least=least)) if least else (stands,)


def is_target(obs: State, place: int) -> bool:
    """Return whether the rival has announced this state and can still take it."""
    return obs.target == place and not obs.taken[place]


def die_to_go(place: int, left: int) -> str:
    """Return how many marks are still needed for a further die."""
    return messages.die_to_go(die=DICE_MISSING[place - SECOND_DIE], marks=left)


def owned_line(obs: State, seat: Seat, own: bool) -> str:
    """Return the items a seat has bought, for the closed shelf. own: whether to say "you"."""
    bought = [name for i, name in enumerate(ITEM_NAMES) if obs.owns(seat, i)]
    return messages.owned(own=own, bought=bought) if bought else messages.owned_nothing(own=own)


def for_sale_line(items: Sequence[int]) -> str:
    """Return what can be bought, for the closed shelf; "" for nothing."""
    return messages.for_sale(items=[ITEM_NAMES[item] for item in items]) if items else ""


def how_many(place: int, votes: int) -> str:
    """Return the question above the numbers of votes for a place."""
    return messages.how_many(place=PLACE_HEADS[place], votes=votes)


def face_label(value: int, items: int, *, narrow: bool = False) -> str:
    """Return the proceeds of a face with these items, as a short caption.

    narrow: whether the word for votes is shortened beside funds.
    """
    more_funds, more_votes = items >> FINANCE & 1, items >> SPOKESPERSON & 1
    if value == CHOICE:
        either = messages.face_either_narrow if narrow else messages.face_either
        return either(funds=1 + more_funds, votes=1 + more_votes)
    funds, votes = FACE_FUNDS[value], FACE_VOTES[value]
    if not votes:
        return messages.money(dollars=funds + more_funds)
    if not funds:
        return messages.votes_counted(votes=votes + more_votes)
    both = messages.face_both_narrow if narrow else messages.face_both
    return both(funds=funds + more_funds, votes=votes + more_votes)


def die_label(value: int, chosen: bool) -> str:
    """Return the label of a die that can be chosen for a reroll."""
    return messages.die_again(face=value) if chosen else messages.die_stays(face=value)


def roll_these(obs: State, seat: Seat, lifted: int) -> tuple[tuple[str, str], str]:
    """Return the two lines of the reroll button, and its odds as a sentence.

    lifted: the dice to be thrown again, as bits by position.
    """
    more, fewer, funds = reroll_odds(obs.items[seat], obs.dice, lifted)
    lines = messages.roll_again(dice=lifted.bit_count()), messages.roll_odds(more=more)
    return lines, messages.roll_odds_mean(more=more, fewer=fewer, funds=funds)


def ones_lines(ones: int, funds: int, items: int) -> tuple[str, ...]:
    """Return what taking the 1s brings with these items, as the lines of a button.

    funds: how many are taken as funds.
    """
    dollars = funds * (1 + (items >> FINANCE & 1))
    votes = (ones - funds) * (1 + (items >> SPOKESPERSON & 1))
    lines = [messages.money(dollars=dollars)] if dollars else []
    return (*lines, messages.votes_counted(votes=votes)) if votes else tuple(lines)


def cell(obs: State, seat: Seat, place: int) -> str:
    """Return a cell of the race table: marks to go, the place won, or delegates at the end."""
    rank = obs.place[seat * 9 + place]
    if obs.turn.prompt == END:
        return f"{_delegates_of(rank, place)}" if rank else "–"
    return PLACES_SHORT[rank] if rank else str(obs.free(seat, place))


def _delegates_of(rank: int, place: int) -> int:
    return 0 if rank == UNPLACED else PRIZES[place][rank - 1]


def race_title(obs: State) -> str:
    """Return the heading over the table of all sheets."""
    return messages.race_heading_over() if obs.turn.prompt == END else messages.race_heading()


def cell_label(obs: State, seat: Seat, place: int, name: str) -> str:
    """Return the tooltip of a cell of the race table."""
    rank = obs.place[seat * 9 + place]
    if not rank:
        return messages.needs_label(name=name, circles=obs.free(seat, place))
    if rank == UNPLACED:
        return messages.prize_label_late(name=name)
    return messages.prize_label(name=name, rank=rank, delegates=_delegates_of(rank, place))
