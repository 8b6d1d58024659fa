"""The position of Early States as facts for transcripts, and as a table of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import Seat
from hustings.games.early_states.headline import RIVAL_KEYS
from hustings.games.early_states.phrases import ITEM_NAMES, STATE_NAMES
from hustings.games.early_states.sheet import CIRCLES, PLACES, SECOND_DIE, STATES
from hustings.games.early_states.state import UNPLACED, State
from hustings.games.early_states.text.beats import faces
from hustings.games.early_states.vocabulary import VOCABULARY
from hustings.messages.generated import early_states as messages

_ROWS: Final[tuple[str, ...]] = (
    *STATE_NAMES,
    messages.second_die_row(),
    messages.third_die_row(),
)
"""Names of the rows of the table."""


def facts(state: State) -> dict[str, Any]:
    """Return the position as named data."""
    return {
        "phase": VOCABULARY.prompt_names[state.turn.prompt],
        "active": state.active,
        "begins": state.first,
        "turns_ended": state.turns,
        "turns_left": state.last if state.last >= 0 else None,
        "dice": list(state.dice),
        "dice_to_throw": [i + 1 for i in range(3) if state.lifted >> i & 1],
        "throws": state.rolled,
        "rerolls_left": state.rerolls,
        "undecided_ones": state.ones,
        "votes_left": state.votes,
        "naming_states_for": ITEM_NAMES[state.ad] if state.ad >= 0 else None,
        "states_named": [STATES[p].short for p in range(9) if state.named >> p & 1],
        "states_to_name": state.naming,
        "first_places_open": state.firsts,
        "rival": RIVAL_KEYS[state.rival] if state.seats == 1 else None,
        "rival_announced": STATES[state.target].short if state.target >= 0 else None,
        "head_start": bool(state.stakes),
        "states": [
            {
                "state": region.short,
                "circles": region.circles,
                "delegates": list(region.prizes),
                "places_taken": state.taken[i],
                "places": [state.holder(i, rank) for rank in range(1, state.taken[i] + 1)],
            }
            for i, region in enumerate(STATES)
        ],
        "seats": [_seat_facts(state, seat) for seat in range(state.seats)],
    }


def _seat_facts(state: State, seat: Seat) -> dict[str, Any]:
    at = seat * PLACES
    places = state.place[seat * 9 : seat * 9 + 9]
    return {
        "funds": state.cash[seat],
        "dice": state.dice_of(seat),
        "delegates": state.score[seat],
        "first_places": state.first_places(seat),
        "bought": [item for i, item in enumerate(ITEM_NAMES) if state.owns(seat, i)],
        "marks": {region.short: state.marks[at + i] for i, region in enumerate(STATES)},
        "second_die_marks": state.marks[at + SECOND_DIE],
        "third_die_marks": state.marks[at + SECOND_DIE + 1],
        "places": {
            region.short: 0 if places[i] == UNPLACED else places[i]
            for i, region in enumerate(STATES)
            if places[i]
        },
    }


def position(obs: State, names: Sequence[str]) -> str:
    """Return the position as a table of states by players."""
    width = max(6, *(len(name) for name in names))
    top = f"{'':<16}" + "".join(f" {name:>{width}}" for name in names)
    lines = [top]
    for place, label in enumerate(_ROWS):
        cells = [_cell(obs, seat, place) for seat in range(obs.seats)]
        lines.append(f"{label:<16}" + "".join(f" {cell:>{width}}" for cell in cells))
    for label, values in (
        (messages.funds_heading(), obs.cash),
        (messages.delegates_heading(), obs.score),
    ):
        lines.append(f"{label:<16}" + "".join(f" {value:>{width}}" for value in values))
    for seat, name in enumerate(names):
        bought = [item for i, item in enumerate(ITEM_NAMES) if obs.owns(seat, i)]
        lines.append(
            messages.position_has(name=name, bought=bought)
            if bought
            else messages.position_has_nothing(name=name)
        )
    if obs.target >= 0:
        state = STATE_NAMES[obs.target]
        lines.append(messages.position_rival(state=state, turn=obs.turns + 1))
    if obs.dice:
        lines.append(messages.position_dice(dice=faces(obs.dice), votes=obs.votes))
    return "\n".join(lines)


def _cell(obs: State, seat: Seat, place: int) -> str:
    cell = f"{obs.marks[seat * PLACES + place]}/{CIRCLES[place]}"
    rank = obs.place[seat * 9 + place] if place < SECOND_DIE else 0
    return f"{cell} {messages.place_short(rank=rank)}" if rank else cell
