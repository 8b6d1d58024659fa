"""All words of Gerrymander."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from hustings.core.model import CHANCE, OVER, Event, Move, Outcome, Seat
from hustings.core.wording import Teller, change, form, listing, signed
from hustings.games.gerrymander.board import (
    COLOURED,
    PARTY,
    SWING,
    UNKNOWN,
    VALUE,
    Board,
    board,
)
from hustings.games.gerrymander.events import (
    Begins,
    Border,
    Closed,
    Named,
    Result,
    Shown,
    Tied,
    TurnBegan,
    Won,
)
from hustings.games.gerrymander.phrases import (
    INITIALS,
    PARTIES,
    area,
    balance,
    count_districts,
    count_swing,
    face,
    votes,
)
from hustings.games.gerrymander.regions import LEAST, flood
from hustings.games.gerrymander.state import (
    CLOSING,
    NOBODY,
    State,
    district,
    leaders,
    members,
    parties,
    tally,
    turn_length,
)
from hustings.games.gerrymander.vocabulary import (
    AWARD,
    BORDER,
    CONFIRM,
    DONE,
    TIE,
)

SECRECY: Final = ("face up", "values hidden", "face down")
SOLO: Final = ((7, "a masterpiece"), (5, "a scandal"), (3, "a landslide"), (1, "a nudge"))
"""What a solo score of at least so much is called (rule 30)."""
_NUMBERS: Final = ("no", "one", "two", "three", "four")


# --- what is to be done ------------------------------------------------------------------------


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    turn = obs.turn
    if turn.mode == OVER:
        return "Every county is in a district: the map is finished."
    if turn.mode == CHANCE:
        return "The voter tokens are being laid out."
    seat = turn.seats[0]
    who = f"{names[seat]} ({PARTIES[seat]})"
    if turn.prompt == TIE:
        number = obs.pending[0]
        tied = [PARTIES[p] for p in leaders(obs, members(obs, obs.closed[number]))]
        return f"{who}: district {number + 1} is tied between {listing(tied)}; name its winner."
    if turn.prompt == CONFIRM:
        return f"{who}: end your turn, or take a border back."
    if obs.seats == 1:
        return f"{who}: draw a border."
    if obs.left == 1:
        which = "only" if turn_length(obs, obs.number) == 1 else "last"
        return f"{who}: draw the {which} border of your turn."
    return f"{who}: draw a border, {_NUMBERS[obs.left]} left in your turn."


def move(  # the same for all seats, and no move names one
    obs: State,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or a prefix of one."""
    verb, *args = move
    if verb == DONE:
        return "End the turn"
    if verb == AWARD:
        return f"{PARTIES[args[0]]} wins it" if args else "Name the winner"
    if verb != BORDER or not args:
        return "Draw a border"
    edge = args[0]
    label = border(obs.board, edge)
    if obs.can[edge] != CLOSING:
        return label
    return f"{label}: cuts off {area(part := smaller_part(obs, edge))}, {balance(obs, part)}"


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why this cannot be chosen now, naming the rule; "" when there is nothing to say."""
    turn = obs.turn
    if turn.mode == OVER:
        return "Rule 24: the map is finished."
    if seat not in turn.seats:
        return "Rule 6: it is another player's turn."
    verb, *args = place
    if verb == DONE and turn.prompt != CONFIRM:
        return f"Rule 8: {_borders(obs.left)} of this turn must still be drawn."
    if verb == AWARD and args and turn.prompt == TIE:
        return f"Rule 22: {PARTIES[args[0]]} is not among the tied parties."
    if verb != BORDER or not args:
        return ""
    if turn.prompt == TIE:
        return "Rule 22: first name the winner of the tied district."
    return _why_no_border(obs, args[0])


def _why_no_border(obs: State, edge: int) -> str:
    if obs.placed[edge]:
        return "Rule 10: there is a border already."
    for county in obs.board.edges[edge]:
        if district(obs, county) >= 0:
            return f"Rule 11: {obs.board.names[county]} is in a finished district."
    if obs.turn.prompt == CONFIRM:
        return "Rule 7: all borders of this turn are drawn."
    part = smaller_part(obs, edge)
    if obs.can[edge] or len(part) >= LEAST:
        return ""
    named = listing([obs.board.names[county] for county in part])
    return f"Rule 12: this would cut off only {area(part)}, {named}."


# --- what happened -----------------------------------------------------------------------------


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return one log sentence about an event; "" when it needs no line."""
    land, tell = board(max(2, len(names))), Teller(viewer, names)
    alone = len(names) == 1
    match event:
        case Border(seat, edge):
            return f"{tell.does(seat, 'draw')} the border {side(land, edge)}."
        case Begins(seat):
            return "" if alone else f"{tell.does(seat, 'begin')}."
        case TurnBegan(seat, number, borders):
            return f"Turn {number} is {tell.belongs(seat)}, with {_borders(borders)}."
        case Closed(seat, district, counties):
            where = ", ".join(land.names[county] for county in counties)
            return f"{tell.does(seat, 'close')} district {district} of {area(counties)}: {where}."
        case Shown(county, party, value):
            return f"{land.names[county]} turns out to be {face(party, value)}."
        case Tied(district, _, tied):
            return f"District {district} is tied between {listing([PARTIES[p] for p in tied])}."
        case Named(district, seat, party):
            return f"{tell.does(seat, 'name')} {PARTIES[party]} the winner of district {district}."
        case Won(district, party, swing, counted):
            stars = f", with {count_swing(swing)}" if swing else ""
            return f"{PARTIES[party]} wins district {district}{stars}: {votes(counted)}."
        case Result(party, districts, swing, cost):
            score = f"{count_districts(districts)}, {count_swing(swing)}"
            return f"{PARTIES[party]}: {score}, {cost} votes in them."
    return ""


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what."""
    if len(names) == 1:
        score = outcome.scores[0]
        if score <= 0:
            return f"{names[0]} ends with {signed(score)}: the map did not help Red."
        called = next(word for least, word in SOLO if score >= least)
        return f"{names[0]} wins with {change(score)} for Red: {called}."
    winners = [f"{names[seat]} ({PARTIES[seat]})" for seat, r in enumerate(outcome.ranks) if r == 1]
    best = count_districts(max(outcome.scores))
    if outcome.reason == "shared":
        return f"{listing(winners)} share the win with {best} each, equal in everything."
    by = {
        "districts": f"with {best}",
        "swing": f"with {best} and more swing counties in them",
        "votes": f"with {best} and fewer votes spent on them",
    }
    return f"{listing(winners)} wins {by[outcome.reason]}."


# --- where things stand ------------------------------------------------------------------------


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    land = state.board
    shown = range(parties(state))
    return {
        "tokens": SECRECY[state.secrecy],
        "first": None if state.first < 0 else state.first,
        "turn": state.number,
        "borders_left": state.left,
        "counties": [
            {
                "name": land.names[county],
                "x": cell[0],
                "y": cell[1],
                "party": _party_fact(state.tokens[county]),
                "value": VALUE[kind] if (kind := state.tokens[county]) < COLOURED else None,
                "region": state.region[county],
                "district": district(state, county) + 1 or None,
            }
            for county, cell in enumerate(land.cells)
        ],
        "borders": [
            {"edge": edge, "between": [land.names[c] for c in land.edges[edge]], "turn": number}
            for edge, number in enumerate(state.placed)
            if number
        ],
        "districts": [
            {
                "number": number + 1,
                "counties": [land.names[c] for c in members(state, region)],
                "votes": _by_party(tally(state, members(state, region))),
                "swing": sum(SWING[state.tokens[c]] for c in members(state, region)),
                "winner": None if (won := state.holders[number]) == NOBODY else PARTIES[won],
            }
            for number, region in enumerate(state.closed)
        ],
        "standing": [
            {
                "party": PARTIES[p],
                "seat": p if p < state.seats else None,
                "districts": state.won[p],
                "swing": state.swing[p],
                "votes": state.cost[p],
            }
            for p in shown
        ],
    }


def summary(obs: State, names: Sequence[str]) -> str:  # noqa: ARG001 - the same for all tables
    """Return a few words on how far the game is."""
    inside = sum(district(obs, county) >= 0 for county in range(obs.board.size))
    done = f"{count_districts(len(obs.closed))}, {inside} of {obs.board.size} counties"
    return done if obs.seats == 1 else f"Turn {obs.number}, {done}"


def position(obs: State, names: Sequence[str]) -> str:
    """Return the map and the score as plain text."""
    lines = _map(obs)
    lines.append("")
    for party in range(parties(obs)):
        name = f" ({names[party]})" if party < obs.seats and obs.seats > 1 else ""
        score = f"{count_districts(obs.won[party])}, {count_swing(obs.swing[party])}"
        lines.append(f"{PARTIES[party]}{name}: {score}")
    for number, region in enumerate(obs.closed):
        inside = members(obs, region)
        won = obs.holders[number]
        winner = "not decided" if won == NOBODY else PARTIES[won]
        lines.append(f"District {number + 1}, {winner}: {area(inside)}, {balance(obs, inside)}")
    for region in range(len(obs.sizes)):
        if obs.closed.find(region) < 0:
            inside = members(obs, region)
            first = obs.board.names[inside[0]]
            lines.append(f"Open from {first}: {area(inside)}, {balance(obs, inside)}")
    return "\n".join(lines)


def _map(obs: State) -> list[str]:
    """Draw the map: a token and, after it, a bar where a border stands; slants between the rows."""
    land, placed = obs.board, obs.placed
    left = min(2 * x + y for x, y in land.cells)
    top = land.cells[0][1]
    width = 2 * (max(2 * x + y for x, y in land.cells) - left) + 4
    lines = [[" "] * width for _ in range(2 * (land.cells[-1][1] - top) + 1)]
    for county, (x, y) in enumerate(land.cells):
        at, row = 2 * (2 * x + y - left), 2 * (y - top)
        lines[row][at : at + 3] = f"{short(obs.tokens[county]):<3}"
        for other, edge in land.around[county]:
            if other < county or not placed[edge]:
                continue
            dx, dy = land.cells[other][0] - x, land.cells[other][1] - y
            if dy == 0:
                lines[row][at + 3] = "|"
            else:
                lines[row + 1][at + (2 if dx == 0 else 0)] = "/" if dx == 0 else "\\"
    return ["".join(line).rstrip() for line in lines]


# --- small words -------------------------------------------------------------------------------


@cache
def border(land: Board, edge: int) -> str:
    """Return what a border there is called."""
    return f"Border {side(land, edge)}"


def side(land: Board, edge: int) -> str:
    """Return the name of an edge: its two counties."""
    a, b = land.edges[edge]
    return f"{land.names[a]}–{land.names[b]}"


def county(obs: State, county: int) -> str:
    """Return a county in words: its name, its voters, and what it belongs to."""
    name = _voters(obs.board, county, obs.tokens[county])
    number = district(obs, county)
    if number < 0:
        return name
    holder = obs.holders[number]
    won = "" if holder == NOBODY else f", won by {PARTIES[holder]}"
    return f"{name}, district {number + 1}{won}"


@cache
def _voters(land: Board, county: int, kind: int) -> str:
    """Return the name of a county and what lies there. kind: of its token."""
    return f"{land.names[county]}, {face(PARTY[kind], VALUE[kind] if kind < COLOURED else -1)}"


def short(kind: int) -> str:
    """Return a token in at most three letters, such as "R10"; "R?" when its value is not known."""
    if PARTY[kind] == UNKNOWN:
        return "?"
    party: str = INITIALS[PARTY[kind]]
    return party + (str(VALUE[kind]) if kind < COLOURED else "?")


def smaller_part(obs: State, edge: int) -> list[int]:
    """Return the smaller of the two parts a border here would cut its region into, ascending.

    The whole region when the border closes nothing off.
    """
    placed = obs.placed[:]
    placed[edge] = 1
    here, there = (sorted(flood(obs.board, placed, county)) for county in obs.board.edges[edge])
    return min(here, there, key=len)


def _party_fact(kind: int) -> str | None:
    return None if PARTY[kind] == UNKNOWN else PARTIES[PARTY[kind]]


def _by_party(counts: Sequence[int]) -> dict[str, int]:
    return {PARTIES[party]: count for party, count in enumerate(counts)}


def _borders(count: int) -> str:
    return form(count, "one border", f"{_NUMBERS[count]} borders")
