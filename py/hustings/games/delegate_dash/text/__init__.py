"""The texts of Delegate Dash: prompts, move labels, reasons against a move, positions as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hustings.core.model import CHANCE, HIDDEN, Move, Progress, Seat
from hustings.core.moves import verb_name
from hustings.games.delegate_dash.board import CELLS, DISTANCE, GAP, REGION, reach
from hustings.games.delegate_dash.headline import NOT_YET, summary
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    COLOURS,
    INITIALS,
    REGIONS,
    SHORT,
    marker_name,
    place_name,
)
from hustings.games.delegate_dash.rules.campaign import attending, coins_at, mover
from hustings.games.delegate_dash.rules.convention import REASONS
from hustings.games.delegate_dash.state import (
    BLANK,
    CONVENTION,
    NOBODY,
    OF_REGION,
    PAWN,
    REGION_OF,
    UNSEEN,
    VALUE,
    DashState,
    held,
    pool,
    side_of,
    totals,
)
from hustings.games.delegate_dash.text.board import areas
from hustings.games.delegate_dash.text.heard_lines import standing
from hustings.games.delegate_dash.text.log import event
from hustings.games.delegate_dash.vocabulary import (
    AFTER,
    CANDIDATE,
    DONE,
    END,
    FLIP,
    LAY,
    LEGISLATE,
    MARKER,
    MOVE,
    NUMBER,
    PICK,
    PLACE,
    RELEASE,
    REROLL,
    ROLL,
    ROLLOFF,
    SEND,
    SPLIT,
    STATE,
    STAY,
    SURRENDER,
    TAKE,
    VOCABULARY,
    VOTE,
)
from hustings.games.delegate_dash.vocabulary import REGION as REGION_KIND
from hustings.messages.formats import listed
from hustings.messages.generated import delegate_dash as messages

__all__ = [
    "MEANINGS",
    "areas",
    "event",
    "facts",
    "move",
    "position",
    "progress",
    "prompt",
    "standing",
    "thing",
    "why_not",
]

MEANINGS: Final[Mapping[Move, str]] = {}
"""The labels of all moves say what they do."""


# Prompts ------------------------------------------------------------------------------------------

_CHANCE_PROMPTS: Final = {
    LAY: messages.prompt_lay(),
    PLACE: messages.prompt_place(),
    FLIP: messages.prompt_flip(),
    ROLL: messages.prompt_roll(),
    REROLL: messages.prompt_reroll(),
    VOTE: messages.prompt_vote(),
    SPLIT: messages.prompt_split(),
    ROLLOFF: messages.prompt_rolloff(),
    LEGISLATE: messages.prompt_legislate(),
}


def prompt(obs: DashState, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided and by whom."""
    turn = obs.turn
    if turn.prompt == END:
        return messages.prompt_over(candidate=CANDIDATES[obs.winner])
    if turn.mode == CHANCE:
        return _CHANCE_PROMPTS[turn.prompt]
    who = listed([names[seat] for seat in turn.seats])
    if turn.prompt == PICK:
        return messages.prompt_pick(who=who)
    if turn.prompt == RELEASE:
        return messages.prompt_release(who=who)
    if turn.prompt == TAKE:
        where = place_name(obs, obs.venues[0])
        return messages.prompt_take(who=who, state=where, candidate=SHORT[obs.voters[0]])
    side = mover(obs)
    if turn.prompt == SEND:
        return messages.prompt_send(who=who, candidate=CANDIDATES[side])
    if turn.prompt == AFTER:
        return messages.prompt_after(who=who, candidate=SHORT[side])
    if not (die := obs.dice[side]):
        return messages.prompt_move_zero(who=who, candidate=CANDIDATES[side])
    return messages.prompt_move(who=who, candidate=CANDIDATES[side], states=die)


_THINGS: Final[dict[str, Callable[[DashState, int], str]]] = {
    CANDIDATE: lambda _, side: SHORT[side],
    REGION_KIND: lambda _, region: REGIONS[region],
    STATE: place_name,
    MARKER: lambda _, marker: marker_name(marker),
    NUMBER: lambda _, coin: str(VALUE[coin]),
}
"""The name of each kind of thing that moves name."""


def thing(
    obs: DashState,
    kind: str,
    value: int,
    names: Sequence[str],  # noqa: ARG001 - no move names a player
) -> str:
    """Return the name of a thing that moves name; "" for numbers."""
    return _THINGS[kind](obs, value) if kind in _THINGS else ""


# Moves --------------------------------------------------------------------------------------------

_VERB_LABELS: Final = {
    LAY: messages.move_lay(),
    PICK: messages.move_pick_any(),
    PLACE: messages.move_place(),
    FLIP: messages.move_flip(),
    ROLL: messages.move_roll(),
    MOVE: messages.move_move_any(),
    STAY: messages.move_stay(),
    SURRENDER: messages.move_surrender_any(),
    DONE: messages.move_done(),
    REROLL: messages.move_reroll(),
    SEND: messages.move_send_any(),
    VOTE: messages.move_vote(),
    TAKE: messages.move_take_any(),
    SPLIT: messages.move_split(),
    ROLLOFF: messages.move_rolloff(),
    RELEASE: messages.move_release_any(),
    LEGISLATE: messages.move_legislate(),
}


def move(  # the candidates have names of their own
    obs: DashState,
    seat: Seat,
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or a prefix of one."""
    verb = move[0]
    if len(move) == 1 or obs.turn.mode == CHANCE:
        return _VERB_LABELS[verb]
    what = move[1]
    if verb == PICK:
        who, colour, region = CANDIDATES[what], COLOURS[what], REGIONS[what]
        return messages.move_pick(candidate=who, colour=colour, region=region)
    if verb in (MOVE, SEND):
        return messages.move_to(state=place_name(obs, what), delegates=obs.stake[what])
    if verb == SURRENDER:
        return messages.move_surrender(region=REGIONS[REGION_OF[what]], value=VALUE[what])
    if verb == TAKE:
        return messages.move_take(value=VALUE[what])
    lost = [m for m in held(obs, side_of(obs, seat)) if REGION_OF[m] == what]
    return messages.move_release(region=REGIONS[what], delegates=sum(VALUE[m] for m in lost))


def why_not(obs: DashState, seat: Seat, place: Move) -> str:
    """Return why this prefix cannot be chosen now, with the rule that says so; "" for no reason."""
    if seat not in obs.turn.seats:
        return messages.why_not_your_turn()
    if len(place) < 2:
        return ""
    verb, what, current = place[0], place[1], obs.turn.prompt
    if verb == PICK == current:
        return messages.why_picked(candidate=CANDIDATES[what])
    if verb == MOVE == current:
        return _why_not_there(obs, what)
    if verb == SEND == current:
        return messages.why_send_most()
    if verb == SURRENDER and current == AFTER:
        return messages.why_own_coins(candidate=SHORT[mover(obs)])
    if verb == TAKE == current:
        return messages.why_face_up_only(alone=len(attending(obs)) == 1)
    if verb == RELEASE == current:
        return messages.why_none_held(region=REGIONS[what])
    return messages.why_not_now() if verb in (MOVE, SEND) else ""


def _why_not_there(obs: DashState, cell: int) -> str:
    side = mover(obs)
    start, die = obs.pawns[side], obs.dice[side]
    if cell == GAP:
        return messages.why_gap()
    if cell == start:
        return messages.why_there_already(candidate=SHORT[side])
    if die == 0:
        return messages.why_zero(candidate=SHORT[side])
    if cell in reach(side, die, start):
        return ""
    return messages.why_too_far(
        state=place_name(obs, cell),
        states=DISTANCE[start][cell],
        candidate=SHORT[side],
        number=die,
    )


# The whole position -------------------------------------------------------------------------------


def progress(obs: DashState) -> Progress:
    """Return how far the game is."""
    stage = "convention" if obs.round == CONVENTION else "rounds" if obs.round else "set_up"
    nominated = obs.winner if obs.turn.prompt == END else NOT_YET
    return {"stage": stage, "round": obs.round, "count": obs.count, "nominated": nominated}


def facts(state: DashState) -> dict[str, Any]:
    """Return the position as named plain data."""
    have = totals(state)
    cells = [
        {
            "cell": cell,
            "row": CELLS[cell][0],
            "column": CELLS[cell][1],
            "region": REGIONS[REGION[cell]],
            "number": state.tiles[cell] if state.tiles[cell] < BLANK else None,
            "face_down": state.down[cell],
            "face_up": [VALUE[m] for m in coins_at(state, cell)],
        }
        for cell in range(GAP)
    ]
    candidates = [
        {
            "candidate": SHORT[side],
            "region": REGIONS[side],
            "seat": _or_none(state.owner[side], NOBODY),
            "cell": _or_none(state.pawns[side], GAP),
            "die": state.dice[side],
            "delegates": have[side],
            "markers": [_marker(m) for m in held(state, side)],
            "eliminated_at_count": state.gone[side] or None,
        }
        for side in range(4)
    ]
    return {
        "phase": verb_name(VOCABULARY.verbs, state.turn.prompt)
        if state.turn.prompt < END
        else "over",
        "round": state.round,
        "dice_holder": SHORT[state.holder],
        "move_order": [SHORT[side] for side in state.order],
        "moved": state.mover,
        "rolls_without_coin": state.stalled,
        "coin_taken_since_roll": bool(state.took),
        "candidates": candidates,
        "states": cells,
        "uncommitted": [_marker(m) for m in pool(state)],
        "not_turned_over": {
            REGIONS[r]: [VALUE[m] for m in OF_REGION[r] if m < PAWN and state.where[m] == UNSEEN]
            for r in range(4)
        },
        "caucuses_to_vote": list(state.venues),
        "to_take": [SHORT[side] for side in state.voters],
        "coin_rolls": state.laid,
        "count": state.count,
        "region_shared_out": REGIONS[state.region] if state.count else None,
        "results": list(state.keys),
        "tied_for_last": [SHORT[side] for side in state.tied],
        "sealed": [None if c in (NOBODY, HIDDEN) else REGIONS[c] for c in state.sealed],
        "winner": SHORT[state.winner] if state.winner != NOBODY else None,
        "won_by": REASONS[state.how] if state.winner != NOBODY else None,
    }


def _or_none(value: int, nothing: int) -> int | None:
    return None if value == nothing else value


def _marker(marker: int) -> dict[str, Any]:
    return {
        "marker": marker,
        "region": REGIONS[REGION_OF[marker]],
        "value": VALUE[marker],
        "pawn": marker >= PAWN,
    }


def position(obs: DashState, names: Sequence[str]) -> str:
    """Return the map and the candidates as plain text."""
    lines = [summary(progress(obs), names)]
    for row in range(7):
        cells = {CELLS[cell][1]: cell for cell in range(GAP) if CELLS[cell][0] == row}
        lines.append("".join(_square(obs, cells.get(col)) for col in range(7)).rstrip())
    for side, have in enumerate(totals(obs)):
        seat, cell = obs.owner[side], obs.pawns[side]
        lines.append(
            messages.position_candidate(
                candidate=SHORT[side],
                player=names[seat] if seat != NOBODY else messages.automatic(),
                total=have,
                gap=cell == GAP,
                state="" if cell == GAP else place_name(obs, cell),
                markers=[marker_name(marker) for marker in held(obs, side)],
                out=bool(obs.gone[side]),
            )
        )
    if left := pool(obs):
        markers = [marker_name(marker) for marker in left]
        lines.append(messages.position_uncommitted(markers=markers))
    return "\n".join(lines)


_MAP_LETTERS: Final = (
    messages.map_arms(),
    messages.map_suns(),
    messages.map_crowns(),
    messages.map_moons(),
)


def _square(obs: DashState, cell: int | None) -> str:
    """Return a state in ten letters: region, number, coins (?n face down, =n face up), pawns."""
    if cell is None:
        return " " * 10
    number = obs.tiles[cell]
    text = _MAP_LETTERS[REGION[cell]]
    text += "." if number == BLANK else messages.map_number(number=number)
    if obs.down[cell]:
        text += f"?{obs.down[cell]}"
    if obs.stake[cell]:
        text += f"={obs.stake[cell]}"
    pawns = "".join(INITIALS[side] for side in range(4) if obs.pawns[side] == cell)
    return f"{text}{' ' + pawns if pawns else ''}".ljust(10)
