"""Texts of Gerrymander: prompts, labels, log lines, facts, and the position in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hustings.core.model import CHANCE, OVER, Area, Event, Move, Progress, Seat
from hustings.games.gerrymander.board import COLOURED, PARTY, SWING, UNKNOWN, VALUE, board
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
    balance,
    border_label,
    by_party,
    county_label,
    face,
    middle,
    side,
    votes_and_districts,
)
from hustings.games.gerrymander.regions import MIN_COUNTIES, flood
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
from hustings.games.gerrymander.vocabulary import AWARD, BORDER, CONFIRM, DONE, EDGE, TIE
from hustings.games.gerrymander.vocabulary import PARTY as PARTY_KIND
from hustings.messages.generated import gerrymander as messages
from hustings.messages.people import Cast

TOKEN_OPTIONS: Final = ("face up", "values hidden", "face down")


# --- prompts and labels ------------------------------------------------------------------------


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    turn = obs.turn
    if turn.mode == OVER:
        return messages.prompt_over(result=votes_and_districts(obs))
    if turn.mode == CHANCE:
        return messages.prompt_luck()
    seat = turn.seats[0]
    name, party = names[seat], PARTIES[seat]
    if turn.prompt == TIE:
        number = obs.pending[0]
        tied = [PARTIES[p] for p in leaders(obs, members(obs, obs.closed[number]))]
        return messages.prompt_tie(name=name, party=party, district=number + 1, parties=tied)
    if turn.prompt == CONFIRM:
        return messages.prompt_confirm(name=name, party=party)
    if obs.seats == 1:
        return messages.prompt_alone(name=name, party=party)
    if obs.left == 1:
        only = turn_length(obs, obs.number) == 1
        return messages.prompt_last(name=name, party=party, only=only)
    return messages.prompt_border(name=name, party=party, left=obs.left)


MEANINGS: Final[Mapping[Move, str]] = {}
"""The labels of all moves say what they do."""


def move(  # the same for all seats, and no move names one
    obs: State,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),  # noqa: ARG001
) -> str:
    """Return a short label for a move or a prefix of one."""
    verb, *args = move
    if verb == DONE:
        return messages.move_end()
    if verb == AWARD:
        return messages.move_award(party=PARTIES[args[0]]) if args else messages.move_award_any()
    if verb != BORDER or not args:
        return messages.move_border_any()
    edge = args[0]
    if obs.can[edge] != CLOSING:
        return border_label(obs.board, edge)
    part = smaller_part(obs, edge)
    return messages.move_border_closing(
        side=side(obs.board, edge), counties=len(part), votes=balance(obs, part)
    )


def thing(
    obs: State,
    kind: str,
    value: int,
    names: Sequence[str],  # noqa: ARG001 - no move names a player
) -> str:
    """Return the name of a border or a party; "" for numbers."""
    if kind == EDGE:
        return side(obs.board, value)
    return PARTIES[value] if kind == PARTY_KIND else ""


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why a prefix of a move cannot be chosen now, naming the rule; "" for no reason."""
    turn = obs.turn
    if turn.mode == OVER:
        return messages.why_over()
    if seat not in turn.seats:
        return messages.why_not_your_turn()
    verb, *args = place
    if verb == DONE and turn.prompt != CONFIRM:
        return messages.why_borders_left(borders=obs.left)
    if verb == AWARD and args and turn.prompt == TIE:
        return messages.why_not_tied(party=PARTIES[args[0]])
    if verb != BORDER or not args:
        return ""
    if turn.prompt == TIE:
        return messages.why_tie_first()
    return _why_no_border(obs, args[0])


def _why_no_border(obs: State, edge: int) -> str:
    if obs.placed[edge]:
        return messages.why_drawn()
    for county in obs.board.edges[edge]:
        if district(obs, county) >= 0:
            return messages.why_finished(county=obs.board.names[county])
    if obs.turn.prompt == CONFIRM:
        return messages.why_all_drawn()
    part = smaller_part(obs, edge)
    if obs.can[edge] or len(part) >= MIN_COUNTIES:
        return ""
    named = [obs.board.names[county] for county in part]
    return messages.why_too_small(counties=len(part), names=named)


# --- the log -----------------------------------------------------------------------------------


def event(event: Event, viewer: Seat | None, names: Sequence[str]) -> str:
    """Return the log sentence about an event; "" for none."""
    count, cast = max(2, len(names)), Cast(viewer, names)
    match event:
        case Border(seat, edge, outline=outline):
            where = side(board(count, outline), edge)
            return messages.log_border(who=cast.person(seat), side=where)
        case Begins(seat):
            return "" if len(names) == 1 else messages.log_begins(who=cast.person(seat))
        case TurnBegan(seat, number, borders):
            return messages.log_turn(who=cast.person(seat), number=number, borders=borders)
        case Closed(seat, district, outline, counties):
            return messages.log_closed(
                who=cast.person(seat),
                district=district,
                counties=len(counties),
                names=[board(count, outline).names[county] for county in counties],
            )
        case Shown(county, party, value, outline):
            name = board(count, outline).names[county]
            return messages.log_shown(county=name, token=face(party, value))
        case Tied(district, _, tied):
            return messages.log_tied(district=district, parties=[PARTIES[p] for p in tied])
        case Named(district, seat, party):
            who = cast.person(seat)
            return messages.log_named(who=who, party=PARTIES[party], district=district)
        case Won(district, party, swing, counts):
            return messages.log_won(
                party=PARTIES[party], district=district, swing=swing, votes=by_party(counts)
            )
        case Result(party, districts, swing, cost):
            return messages.log_result(
                party=PARTIES[party], districts=districts, swing=swing, cost=cost
            )
    return ""


# --- the position ------------------------------------------------------------------------------


def standing(
    obs: State,
    viewer: Seat | None,  # noqa: ARG001 - the map is the same for everybody
    names: Sequence[str],  # noqa: ARG001
) -> list[str]:
    """Return a sentence about each open part of the map, and about each district."""
    smallest = messages.heard_smallest(counties=MIN_COUNTIES)
    return [smallest, *(_region_sentence(obs, region) for region in _by_number(obs))]


def _by_number(obs: State) -> list[int]:
    """Return the parts of the map: those still open, then the districts in order."""
    return sorted(range(len(obs.sizes)), key=obs.closed.find)


def _region_sentence(obs: State, region: int) -> str:
    """Return what an open part of the map holds, or who has won a district."""
    inside, number = members(obs, region), obs.closed.find(region)
    where = obs.board.names[middle(obs, inside)]
    if number < 0:
        return messages.heard_open(county=where, counties=len(inside), votes=balance(obs, inside))
    if (won := obs.holders[number]) == NOBODY:
        return messages.heard_district_tied(district=number + 1, county=where)
    return messages.heard_district(district=number + 1, county=where, winner=PARTIES[won])


def areas(
    obs: State,
    names: Sequence[str],  # noqa: ARG001 - parties stand for players
) -> list[Area]:
    """Return each part of the map with its counties; those still open first."""
    return [
        Area(
            _region_sentence(obs, region),
            [county_label(obs, each) for each in members(obs, region)],
        )
        for region in _by_number(obs)
    ]


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    land = state.board
    shown = range(parties(state))
    return {
        "tokens": TOKEN_OPTIONS[state.secrecy],
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
                "votes": _votes_by_party(tally(state, members(state, region))),
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


def progress(obs: State) -> Progress:
    """Return the progress of the game as facts (see headline)."""
    inside = sum(district(obs, county) >= 0 for county in range(obs.board.size))
    return {
        "turn": obs.number,
        "districts": len(obs.closed),
        "inside": inside,
        "counties": obs.board.size,
    }


def position(obs: State, names: Sequence[str]) -> str:
    """Return the map and the score as plain text."""
    lines = [*_map_lines(obs), ""]
    for party in range(parties(obs)):
        won, swing = obs.won[party], obs.swing[party]
        if party < obs.seats and obs.seats > 1:
            name = names[party]
            lines.append(
                messages.standing_of(name=name, party=PARTIES[party], districts=won, swing=swing)
            )
        else:
            lines.append(messages.standing(party=PARTIES[party], districts=won, swing=swing))
    for number, region in enumerate(obs.closed):
        inside = members(obs, region)
        won, size, votes = obs.holders[number], len(inside), balance(obs, inside)
        lines.append(
            messages.district_undecided(district=number + 1, counties=size, votes=votes)
            if won == NOBODY
            else messages.district_line(
                district=number + 1, winner=PARTIES[won], counties=size, votes=votes
            )
        )
    for region in range(len(obs.sizes)):
        if obs.closed.find(region) < 0:
            inside = members(obs, region)
            first = obs.board.names[inside[0]]
            lines.append(
                messages.open_line(first=first, counties=len(inside), votes=balance(obs, inside))
            )
    return "\n".join(lines)


def _map_lines(obs: State) -> list[str]:
    """Return the map as lines: tokens, with bars for borders in a row and slashes between rows."""
    land, placed = obs.board, obs.placed
    left = min(2 * x + y for x, y in land.cells)
    top = land.cells[0][1]
    width = 2 * (max(2 * x + y for x, y in land.cells) - left) + 4
    lines = [[" "] * width for _ in range(2 * (land.cells[-1][1] - top) + 1)]
    for county, (x, y) in enumerate(land.cells):
        at, row = 2 * (2 * x + y - left), 2 * (y - top)
        lines[row][at : at + 3] = f"{token_code(obs.tokens[county]):<3}"
        for other, edge in land.around[county]:
            if other < county or not placed[edge]:
                continue
            dx, dy = land.cells[other][0] - x, land.cells[other][1] - y
            if dy == 0:
                lines[row][at + 3] = "|"
            else:
                lines[row + 1][at + (2 if dx == 0 else 0)] = "/" if dx == 0 else "\\"
    return ["".join(line).rstrip() for line in lines]


# --- labels -------------------------------------------------------------------------------------


def token_code(kind: int) -> str:
    """Return a token in at most three letters: "R10", or "R?" for a hidden value."""
    if PARTY[kind] == UNKNOWN:
        return "?"
    party: str = INITIALS[PARTY[kind]]
    return party + (str(VALUE[kind]) if kind < COLOURED else "?")


def smaller_part(obs: State, edge: int) -> list[int]:
    """Return the smaller part into which a border would cut its region, ascending.

    Return the whole region when the border closes nothing off.
    """
    placed = obs.placed[:]
    placed[edge] = 1
    here, there = (sorted(flood(obs.board, placed, county)) for county in obs.board.edges[edge])
    return min(here, there, key=len)


def _party_fact(kind: int) -> str | None:
    return None if PARTY[kind] == UNKNOWN else PARTIES[PARTY[kind]]


def _votes_by_party(counts: Sequence[int]) -> dict[str, int]:
    return {PARTIES[party]: count for party, count in enumerate(counts)}
