"""What speaks for a move in Gerrymander, in its own words, told from what lies on the table.

Places are told by where they lie on the map, because the names of counties are not always printed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.bots.figure import to_win
from hustings.core.model import CHANCE, Move, Seat
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, UNKNOWN, VALUE
from hustings.games.gerrymander.bots.closer import drawn, rings
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.gains import Gain
from hustings.games.gerrymander.bots.rollout import RANGE
from hustings.games.gerrymander.phrases import PARTIES, place
from hustings.games.gerrymander.state import NOBODY, State, leaders, members, tally
from hustings.games.gerrymander.vocabulary import AWARD, BORDER
from hustings.messages.generated import gerrymander as messages
from hustings.messages.people import Cast, Person

MIN_GAIN: Final = 0.05
"""A border that changes a county's chance by less is not told: luck alone may do as much."""


def reasons(
    obs: State, seat: Seat, move: Move, cast: Cast, changed: Sequence[Gain] = ()
) -> list[str]:
    """Return one or two short sentences, most telling first.

    changed: what a border does for its two counties (see `gains`), where somebody has found out.
    """
    if move[0] == AWARD:
        return [_award(obs, seat, move[1], cast)]
    if move[0] != BORDER:
        return []
    parts = _parts(obs, seat, move[1], cast, changed)
    ring = _ring(obs, seat, move[1])
    if ring is None:
        return parts
    after, more = ring
    # What a rival gets is no reason.
    if not _ours(obs, after, seat):
        return parts
    return [_divides(obs, after, seat, cast, more), *parts]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win with a border; alone how many districts Red ends ahead by.

    Both are found by finishing the map by luck. Nothing is counted but borders.
    """
    if move[0] != BORDER:
        return ""
    if obs.seats > 1:
        return to_win(value)
    lead = round(2 * RANGE * (value - 0.5), 1)
    if not lead:
        return messages.figure_level()
    told = messages.figure_behind if lead < 0 else messages.figure_ahead
    return told(lead=abs(lead))


def _award(obs: State, seat: Seat, party: int, cast: Cast) -> str:
    if party == seat:
        return messages.reason_own_party(who=cast.person(seat))
    tied = leaders(obs, members(obs, obs.closed[obs.pending[0]]))
    fewest = min(obs.won[other] for other in tied if other != seat)
    low = seat not in tied and obs.won[party] == fewest
    told = messages.reason_award_fewest if low else messages.reason_award
    return told(party=_party(obs, party, cast), districts=obs.won[party])


def _ring(obs: State, seat: Seat, edge: int) -> tuple[State, int] | None:
    """Return what comes of the border, and how many more must be drawn this turn for that.

    None where that closes nothing, or nothing that the seat would be glad of.
    """
    alone = drawn(obs, seat, (edge,))
    if alone is None:
        return None
    if len(alone.sizes) > len(obs.sizes) or len(alone.closed) > len(obs.closed):
        return alone, 0
    least = standing(obs, seat)
    found: tuple[tuple[int, ...], State] | None = None
    for ring in rings(obs):
        after = drawn(obs, seat, ring) if edge in ring else None
        if after is not None and (value := standing(after, seat) - len(ring) / 1000) > least:
            least, found = value, (ring, after)
    return None if found is None else (found[1], len(found[0]) - 1)


def _ours(obs: State, after: State, seat: Seat) -> bool:
    """Return whether any district that is new is the seat's, or may be."""
    new = after.holders[len(obs.closed) :]
    return not new or any(holder in (seat, NOBODY) for holder in new)


def _divides(obs: State, after: State, seat: Seat, cast: Cast, more: int) -> str:
    """Return what districts there are more now, or else what was cut off."""
    alone, who = obs.seats == 1, cast.person(seat)
    new = range(len(obs.closed), len(after.closed))
    if len(new) == 1:
        ends, winner, votes, second = _ends(after, new[0], cast)
        counties = members(after, after.closed[new[0]])
        return messages.reason_closes(
            who=who,
            more=more,
            alone=alone,
            counties=len(counties),
            place=place(after, counties),
            ends=ends,
            winner=winner,
            votes=votes,
            second=second,
        )
    if new:
        each = [_one_closed(after, number, who, cast) for number in new]
        return messages.reason_closes_more(more=more, alone=alone, districts=len(new), each=each)
    divided = {old for old, new in zip(obs.region, after.region, strict=True) if old != new}
    parts = {new for old, new in zip(obs.region, after.region, strict=True) if old in divided}
    part = min((members(after, region) for region in sorted(parts)), key=len)
    votes, rival = _score(after, part, seat)
    return messages.reason_cuts_off(
        who=who,
        more=more,
        alone=alone,
        counties=len(part),
        place=place(after, part),
        shown=votes >= 0,
        votes=votes,
        rival=rival,
    )


def _one_closed(after: State, number: int, who: Person, cast: Cast) -> str:
    """Return where one of several new districts lies, for whom it is and by how much."""
    ends, winner, votes, second = _ends(after, number, cast)
    where = place(after, members(after, after.closed[number]))
    return messages.reason_one_closed(
        who=who, place=where, ends=ends, winner=winner, votes=votes, second=second
    )


def _ends(after: State, number: int, cast: Cast) -> tuple[str, Person, int, int]:
    """Return how a district ends: "won", "tie" or "open", its winner, their votes and the next."""
    holder = after.holders[number]
    if holder == NOBODY:
        return "open" if after.turn.mode == CHANCE else "tie", Person(""), 0, 0
    votes = tally(after, members(after, after.closed[number]))
    second = max(count for party, count in enumerate(votes) if party != holder)
    return "won", _party(after, holder, cast), votes[holder], second


def _party(state: State, party: int, cast: Cast) -> Person:
    """Return a party, with whoever plays it."""
    if party >= state.seats:
        return Person(PARTIES[party])
    return cast.person(party, messages.player(name=cast.name(party), party=PARTIES[party]))


def _score(after: State, counties: list[int], seat: Seat) -> tuple[int, int]:
    """Return how many votes the seat has there, and its best rival, where that speaks for it.

    -1 where a rival has more, and where tokens are hidden.
    """
    if any(after.tokens[county] >= COLOURED for county in counties):
        return -1, 0
    votes = tally(after, counties)
    best = max(count for party, count in enumerate(votes) if party != seat)
    return (-1, 0) if votes[seat] < best else (votes[seat], best)


def _parts(obs: State, seat: Seat, edge: int, cast: Cast, changed: Sequence[Gain]) -> list[str]:
    """Return whose voters a border comes between and what that gains; nothing where it gains none.

    Between two counties of one party it is told without numbers, too.
    """
    pair = obs.board.edges[edge]
    one, two = (PARTY[obs.tokens[county]] for county in pair)
    if one != seat and two == seat:
        pair = (pair[1], pair[0])
    here, there = (_voters(obs.tokens[county], seat, cast) for county in pair)
    most = _most(obs, seat, changed)
    if most is None and not one == two < NO_PARTY:
        return []
    return [
        messages.reason_parts(
            here=here,
            there=there if there != here else messages.voters_other(),
            place=place(obs, pair),
            gain="more" if most else "each" if one == seat else "apart",
            which=_which(obs, seat, edge, most.county, cast) if most else "",
            now=most.drawn if most else 0,
            before=most.without if most else 0,
        )
    ]


def _most(obs: State, seat: Seat, changed: Sequence[Gain]) -> Gain | None:
    """Return for which county a border does most: its votes count, or those of a rival do not."""

    def better(gain: Gain) -> float:
        change = gain.drawn - gain.without
        return change if PARTY[obs.tokens[gain.county]] == seat else -change

    most = max(changed, key=better, default=None)
    return None if most is None or better(most) < MIN_GAIN else most


def _which(obs: State, seat: Seat, edge: int, county: int, cast: Cast) -> str:
    """Return one of the two counties beside a border, as short as it can be told from the other."""
    kind = obs.tokens[county]
    one, two = (obs.tokens[other] for other in obs.board.edges[edge])
    by = "either" if one == two or kind >= COLOURED else "votes"
    if PARTY[one] != PARTY[two]:
        by = "party"
    return messages.which_county(by=by, owner=_owner(kind, seat, cast), votes=_votes(kind))


def _voters(kind: int, seat: Seat, cast: Cast) -> str:
    """Return a token as somebody's: "your 7", "Blue’s 9", "a Blue county", "the neutral county"."""
    told = "county" if kind >= COLOURED else "token"
    if PARTY[kind] in (NO_PARTY, UNKNOWN):
        told = "neutral" if PARTY[kind] == NO_PARTY else "hidden"
    return messages.voters(kind=told, owner=_owner(kind, seat, cast), votes=_votes(kind))


def _owner(kind: int, seat: Seat, cast: Cast) -> Person:
    """Return the party of a token; the reader or the speaker where it is the mover's."""
    party = PARTIES[PARTY[kind]]
    return cast.person(seat, party) if PARTY[kind] == seat else Person(party)


def _votes(kind: int) -> int:
    return VALUE[kind] if kind < COLOURED else 0
