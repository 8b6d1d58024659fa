"""All words of Delegate Dash. Reads positions and events, decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import CHANCE, HIDDEN, Move, Outcome, Seat
from hustings.core.moves import verb_name
from hustings.core.wording import listing
from hustings.games.delegate_dash.board import CELLS, DISTANCE, GAP, REGION, reach
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    COLOURS,
    FACES,
    REGIONS,
    SHORT,
    die_name,
    marker_name,
    place_name,
    steps,
    worth,
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
from hustings.games.delegate_dash.text.log import event
from hustings.games.delegate_dash.vocabulary import (
    AFTER,
    END,
    FLIP,
    LAY,
    LEGISLATE,
    MOVE,
    PICK,
    PLACE,
    RELEASE,
    REROLL,
    ROLL,
    ROLLOFF,
    SEND,
    SPLIT,
    SURRENDER,
    TAKE,
    VOCABULARY,
    VOTE,
)

__all__ = ["event", "facts", "move", "outcome", "position", "prompt", "summary", "why_not"]


# Prompts ------------------------------------------------------------------------------------------

_LUCK: Final = {
    LAY: "The map is being laid.",
    PLACE: "Coins are being placed by the dice.",
    FLIP: "The coins of this round are turned over.",
    ROLL: "All four dice are rolled.",
    REROLL: "The surrendered coin buys another roll.",
    VOTE: "The caucus is voting.",
    SPLIT: "The candidates roll for uncommitted markers.",
    ROLLOFF: "Equal rolls are rolled off.",
    LEGISLATE: "304 against 304: the legislature decides by a roll.",
}


def prompt(obs: DashState, names: Sequence[str]) -> str:
    """Return what is to be decided and by whom."""
    turn = obs.turn
    if turn.prompt == END:
        return f"{CANDIDATES[obs.winner]} is nominated."
    if turn.mode == CHANCE:
        return _LUCK[turn.prompt]
    return f"{listing([names[seat] for seat in turn.seats])}: {_ask(obs)}"


def _ask(obs: DashState) -> str:
    kind = obs.turn.prompt
    if kind == PICK:
        return "pick the candidate you will play."
    if kind == RELEASE:
        return "you are tied for last; choose a region whose markers you give up."
    if kind == TAKE:
        return f"choose a coin at {place_name(obs, obs.venues[0])} for {SHORT[obs.voters[0]]}."
    side = mover(obs)
    if kind == SEND:
        return f"{CANDIDATES[side]} has equally good caucuses; choose where it goes."
    if kind == AFTER:
        return f"end {SHORT[side]}’s move, or give up a coin to roll and move again."
    die = obs.dice[side]
    if die == 0:
        return f"{CANDIDATES[side]} rolled a 0; go to a home state or stay."
    return f"move {CANDIDATES[side]} up to {steps(die)}, go to a home state, or stay."


# Moves --------------------------------------------------------------------------------------------

_VERB_WORDS: Final = (
    "Lay the map",
    "Pick a candidate",
    "Place coins",
    "Turn coins over",
    "Roll",
    "Move",
    "Stay",
    "Give up a coin",
    "End move",
    "Roll again",
    "Send",
    "Vote",
    "Take a coin",
    "Roll for markers",
    "Roll off",
    "Give up a region",
    "Roll",
)


def move(  # the candidates have names of their own
    obs: DashState,
    seat: Seat,
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or the beginning of one."""
    verb = move[0]
    if len(move) == 1 or obs.turn.mode == CHANCE:
        return _VERB_WORDS[verb]
    what = move[1]
    if verb == PICK:
        return f"{CANDIDATES[what]} ({COLOURS[what]}, {REGIONS[what]})"
    if verb in (MOVE, SEND):
        stake = obs.stake[what]
        return place_name(obs, what) + (f", {worth(stake)} at stake" if stake else "")
    if verb == SURRENDER:
        return f"Give up {marker_name(what)}"
    if verb == TAKE:
        return f"Take {(1, 10, 20, 30, 40, 50)[what]}"
    lost = [m for m in held(obs, side_of(obs, seat)) if REGION_OF[m] == what]
    return f"Give up {REGIONS[what]}: {worth(sum(VALUE[m] for m in lost))}"


def why_not(obs: DashState, seat: Seat, place: Move) -> str:
    """Return why this cannot be chosen now, naming the rule of RULES.md."""
    if seat not in obs.turn.seats or len(place) < 2:
        return "" if seat in obs.turn.seats else "It is not your turn."
    verb, what = place[0], place[1]
    if verb == PICK and obs.turn.prompt == PICK:
        return f"Rule 4: {CANDIDATES[what]} has been picked already."
    if verb == MOVE and obs.turn.prompt == MOVE:
        return _why_not_there(obs, what)
    if verb == SEND and obs.turn.prompt == SEND:
        return "Rule 22: an automatic candidate goes where most delegates are at stake."
    if verb == SURRENDER and obs.turn.prompt == AFTER:
        return f"Rule 20: {SHORT[mover(obs)]} can only give up coins of its own."
    if verb == TAKE and obs.turn.prompt == TAKE:
        rule = 27 if len(attending(obs)) == 1 else 28
        return f"Rule {rule}: only coins lying face up at this caucus can be taken."
    if verb == RELEASE and obs.turn.prompt == RELEASE:
        return f"Rule 36: you hold no {REGIONS[what]} marker to give up."
    if verb in (MOVE, SEND):
        return "Rule 14: this is not the time to move there."
    return ""


def _why_not_there(obs: DashState, cell: int) -> str:
    side = mover(obs)
    start, die = obs.pawns[side], obs.dice[side]
    if cell == GAP:
        return "Rule 16: the gap in the middle is never entered."
    if cell == start:
        return f"{SHORT[side]} is there already: choose to stay (rule 14)."
    if die == 0:
        return f"Rule 18: with a 0 {SHORT[side]} can only go to a home state or stay."
    if cell in reach(side, die, start):
        return ""
    far = DISTANCE[start][cell]
    name = place_name(obs, cell)
    return f"Rule 15: {name} is {steps(far)} away, and {SHORT[side]} rolled {die_name(die)}."


# The whole position -------------------------------------------------------------------------------

_HOW: Final = {
    "outright": "with a majority before the convention had to decide",
    "brokered": "with a majority at the convention",
    "legislature": "by the legislature’s roll at 304 each",
}


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who won and how."""
    how, side = outcome.reason.split(".")
    who = CANDIDATES[int(side)]
    if 1 in outcome.ranks:
        return f"{names[outcome.ranks.index(1)]} wins as {who}, {_HOW[how]}."
    lost = "you lose" if len(names) == 1 else "everybody at the table loses"
    return f"{who}, an automatic candidate, wins {_HOW[how]}: {lost}."


def summary(obs: DashState, names: Sequence[str]) -> str:  # noqa: ARG001 - candidates are told
    """Return how far the game is."""
    if obs.turn.prompt == END:
        return f"{SHORT[obs.winner]} nominated"
    if obs.round == CONVENTION:
        return f"Convention, count {obs.count}" if obs.count else "The convention"
    return f"Round {obs.round} of 5" if obs.round else "Set-up"


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
    lines = [summary(obs, names)]
    for row in range(7):
        cells = {CELLS[cell][1]: cell for cell in range(GAP) if CELLS[cell][0] == row}
        lines.append("".join(_square(obs, cells.get(col)) for col in range(7)).rstrip())
    for side, have in enumerate(totals(obs)):
        seat = obs.owner[side]
        who = names[seat] if seat != NOBODY else "automatic"
        parts = [f"{SHORT[side]} ({who}): {have}, at {place_name(obs, obs.pawns[side])}"]
        parts += [f"[{', '.join(marker_name(m) for m in held(obs, side))}]"]
        lines.append("  ".join(parts) + (", eliminated" if obs.gone[side] else ""))
    left = pool(obs)
    if left:
        lines.append(f"Uncommitted: {', '.join(marker_name(m) for m in left)}")
    return "\n".join(lines)


def _square(obs: DashState, cell: int | None) -> str:
    """Return nine letters for a state: region and number, coins (?n down, =n up), pawns."""
    if cell is None:
        return " " * 10
    number = obs.tiles[cell]
    text = REGIONS[REGION[cell]][0] + ("." if number == BLANK else FACES[number][0])
    if obs.down[cell]:
        text += f"?{obs.down[cell]}"
    if obs.stake[cell]:
        text += f"={obs.stake[cell]}"
    pawns = "".join(SHORT[side][0] for side in range(4) if obs.pawns[side] == cell)
    return f"{text}{' ' + pawns if pawns else ''}".ljust(10)
