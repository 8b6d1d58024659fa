"""What speaks for a move in Gerrymander, in its own words, told from what lies on the table.

Places are told by where they lie on the map, because the names of counties are not always printed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import CHANCE, Move, Seat
from hustings.core.wording import Teller, counted, listing, percent, side_marked, to_win
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, UNKNOWN, VALUE
from hustings.games.gerrymander.bots.closer import drawn, rings
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.gains import Gain
from hustings.games.gerrymander.bots.rollout import RANGE
from hustings.games.gerrymander.phrases import PARTIES, area, count_districts, whereabouts
from hustings.games.gerrymander.state import NOBODY, State, leaders, members, tally
from hustings.games.gerrymander.vocabulary import AWARD, BORDER

_TOLD: Final = 0.05
"""What a border changes less is not told: luck alone may do as much."""
_MORE: Final = ("", "one more border", "two more borders", "three more borders")


def reasons(obs: State, seat: Seat, move: Move, changed: Sequence[Gain] = ()) -> list[str]:
    """Return one or two short sentences, most telling first.

    changed: what a border does for its two counties (see `gains`), where somebody has found out.
    """
    if move[0] == AWARD:
        return [_named(obs, seat, move[1])]
    if move[0] != BORDER:
        return []
    parted = _parted(obs, seat, move[1], changed)
    ring = _ring(obs, seat, move[1])
    if ring is None:
        return parted
    after, how = ring
    # What a rival gets is no reason.
    return [_made(obs, after, seat, how), *parted] if _ours(obs, after, seat) else parted


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win with a border; alone how many districts Red ends ahead by.

    Both are found by finishing the map by luck. Nothing is counted but borders.
    """
    if move[0] != BORDER:
        return ""
    if obs.seats > 1:
        return to_win(value)
    lead = round(2 * RANGE * (value - 0.5), 1)
    if not lead:
        return "Red level with Blue on average"
    return f"Red {abs(lead):.1f} districts {'behind' if lead < 0 else 'ahead'} on average"


def _named(obs: State, seat: Seat, party: int) -> str:
    if party == seat:
        return "It is your own party."
    so_far = f"{_party(obs, party)} has {count_districts(obs.won[party])} so far"
    tied = leaders(obs, members(obs, obs.closed[obs.pending[0]]))
    fewest = min(obs.won[other] for other in tied if other != seat)
    if seat not in tied and obs.won[party] == fewest:
        return f"{so_far}, no more than anybody else who is tied."
    return f"{so_far}."


def _ring(obs: State, seat: Seat, edge: int) -> tuple[State, str] | None:
    """Return what comes of the border, alone or with others still to be drawn, and with how many.

    None where that closes nothing, or nothing that the seat would be glad of.
    """
    alone = drawn(obs, seat, (edge,))
    if alone is None:
        return None
    if len(alone.sizes) > len(obs.sizes) or len(alone.closed) > len(obs.closed):
        return alone, "It"
    least = standing(obs, seat)
    found: tuple[tuple[int, ...], State] | None = None
    for ring in rings(obs):
        after = drawn(obs, seat, ring) if edge in ring else None
        if after is not None and (value := standing(after, seat) - len(ring) / 1000) > least:
            least, found = value, (ring, after)
    if found is None:
        return None
    more = len(found[0]) - 1
    when = " this turn" if obs.seats > 1 else ""
    return found[1], f"With {_MORE[more]}{when} it"


def _ours(obs: State, after: State, seat: Seat) -> bool:
    """Return whether any district that is new is the seat's, or may be."""
    new = after.holders[len(obs.closed) :]
    return not new or any(holder in (seat, NOBODY) for holder in new)


def _made(obs: State, after: State, seat: Seat, how: str) -> str:
    """Return what districts there are more now, or else what was cut off."""
    new = range(len(obs.closed), len(after.closed))
    if len(new) == 1:
        counties = members(after, after.closed[new[0]])
        what = f"the {len(counties)}-county district {whereabouts(after, counties)}"
        return f"{how} closes {what}{_whose(after, seat, new[0])}."
    if new:
        each = [
            f"{whereabouts(after, members(after, after.closed[number]))}"
            f"{_whose(after, seat, number, ' ')}"
            for number in new
        ]
        return f"{how} closes {counted(len(new), 'district')}: {listing(each)}."
    divided = {old for old, new in zip(obs.region, after.region, strict=True) if old != new}
    parts = {new for old, new in zip(obs.region, after.region, strict=True) if old in divided}
    part = min((members(after, region) for region in sorted(parts)), key=len)
    score = _score(after, part, seat)
    return f"{how} cuts off {area(part)} {whereabouts(after, part)}{score}, to be divided further."


def _whose(after: State, seat: Seat, number: int, comma: str = ", ") -> str:
    """Return for whom a district is and by how much: " for you, 12 to 9"."""
    counties = members(after, after.closed[number])
    holder = after.holders[number]
    if holder == NOBODY:
        return "" if after.turn.mode == CHANCE else ", a tie that you break"
    votes = tally(after, counties)
    second = max(count for party, count in enumerate(votes) if party != holder)
    sides = [_party(after, party) for party in range(len(PARTIES))]
    return f" for {Teller(seat, sides).whom(holder)}{comma}{votes[holder]} to {second}"


def _party(state: State, party: int) -> str:
    """Return a party, with whoever plays it."""
    return side_marked(party if party < state.seats else None, PARTIES[party])


def _score(after: State, counties: list[int], seat: Seat) -> str:
    """Return how many votes the seat has there, and its best rival, where that speaks for it.

    "" where a rival has more, and where tokens are hidden.
    """
    if any(after.tokens[county] >= COLOURED for county in counties):
        return ""
    votes = tally(after, counties)
    best = max(count for party, count in enumerate(votes) if party != seat)
    if votes[seat] < best:
        return ""
    return f", your {counted(votes[seat], 'vote')} to {best or 'none'}"


def _parted(obs: State, seat: Seat, edge: int, changed: Sequence[Gain]) -> list[str]:
    """Return whose voters a border comes between and what that gains; nothing where it gains none.

    Between two counties of one party it is told without numbers, too.
    """
    pair = obs.board.edges[edge]
    one, two = (PARTY[obs.tokens[county]] for county in pair)
    if one != seat and two == seat:
        pair = (pair[1], pair[0])
    here, there = (_voters(obs.tokens[county], seat) for county in pair)
    there = there if there != here else "another"
    parted = f"It parts {here} from {there} {whereabouts(obs, pair)}"
    gained = _gained(obs, seat, edge, changed)
    if not gained and one == two < NO_PARTY:
        gained = "each may win a district" if one == seat else "they no longer add up"
    return [f"{parted}: {gained}."] if gained else []


def _gained(obs: State, seat: Seat, edge: int, changed: Sequence[Gain]) -> str:
    """Return for which county a border does most: its votes count, or those of a rival do not."""

    def better(gain: Gain) -> float:
        change = gain.drawn - gain.without
        return change if PARTY[obs.tokens[gain.county]] == seat else -change

    most = max(changed, key=better, default=None)
    if most is None or better(most) < _TOLD:
        return ""
    now, before = percent(most.drawn), percent(most.without)
    who = _which(obs, seat, edge, most.county)
    return f"{who} helps win a district {now} of the time, not {before}"


def _which(obs: State, seat: Seat, edge: int, county: int) -> str:
    """Return one of the two counties beside a border, as short as it can be told from the other."""
    kind = obs.tokens[county]
    one, two = (obs.tokens[other] for other in obs.board.edges[edge])
    if PARTY[one] != PARTY[two]:
        return Teller(seat, PARTIES).belongs(PARTY[kind])
    return "one of them" if one == two or kind >= COLOURED else f"the {VALUE[kind]}"


def _voters(kind: int, seat: Seat) -> str:
    """Return a token as somebody's: "your 7", "Blue’s 9", "a Blue county", "the neutral county"."""
    party = PARTY[kind]
    if party in (NO_PARTY, UNKNOWN):
        return "the neutral county" if party == NO_PARTY else "a county face down"
    if kind >= COLOURED:
        return "a county of yours" if party == seat else f"one of {PARTIES[party]}’s"
    return f"{Teller(seat, PARTIES).whose(party)} {VALUE[kind]}"
