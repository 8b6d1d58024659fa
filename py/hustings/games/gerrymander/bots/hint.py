"""Reasons for moves of Gerrymander, as sentences.

Most name counties by their part of the map. A fence names its counties where these are printed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.bots.reasons import MeasuredReason
from hustings.bots.score_text import win_chance_text
from hustings.core.model import CHANCE, Move, Seat
from hustings.games.gerrymander.board import COLOURED, NO_PARTY, PARTY, UNKNOWN, VALUE
from hustings.games.gerrymander.bots.cycles import after_borders, turn_closing_sets
from hustings.games.gerrymander.bots.evaluation import standing
from hustings.games.gerrymander.bots.fences import spoiled_fence
from hustings.games.gerrymander.bots.gains import Gain
from hustings.games.gerrymander.bots.rollout import MAX_SOLO_LEAD
from hustings.games.gerrymander.phrases import PARTIES, place
from hustings.games.gerrymander.prospects import is_led_by, prospect
from hustings.games.gerrymander.regions import MIN_COUNTIES
from hustings.games.gerrymander.state import NOBODY, State, leaders, members, player, tally
from hustings.games.gerrymander.vocabulary import AWARD, BORDER
from hustings.messages.generated import gerrymander as messages
from hustings.messages.people import Cast, Person

MIN_GAIN: Final = 0.05
"""Smaller gains of a border are not mentioned, because they may be noise."""
MAX_NAMED_COUNTIES: Final = 37
"""Most counties of a board that prints their names on every screen."""


def reasons(
    obs: State, seat: Seat, move: Move, cast: Cast, changed: Sequence[Gain] = ()
) -> list[str]:
    """Return one or two short sentences, the most important first.

    changed: the border's gains for its counties (see `gains`), if known.
    """
    if move[0] == AWARD:
        return [_award_reason(obs, seat, move[1], cast)]
    if move[0] != BORDER:
        return []
    parts = _separation_reasons(obs, seat, move[1], cast, changed)
    ring = _best_closing(obs, seat, move[1])
    if ring is None:
        spoils = _spoiling_reasons(obs, move[1], cast)
        return [*spoils, *_preparation_reasons(obs, seat, move[1], cast), *parts][:2]
    after, more = ring
    if not _wins_something(obs, after, seat):
        return parts
    return [_closing_reason(obs, after, seat, cast, more), *parts]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win with a border as text, in a solo game Red's lead in districts."""
    if move[0] != BORDER:
        return ""
    if obs.seats > 1:
        return win_chance_text(value)
    lead = round(2 * MAX_SOLO_LEAD * (value - 0.5), 1)
    if not lead:
        return messages.figure_level()
    message = messages.figure_behind if lead < 0 else messages.figure_ahead
    return message(lead=abs(lead))


def _award_reason(obs: State, seat: Seat, party: int, cast: Cast) -> str:
    if party == seat:
        return messages.reason_own_party(who=cast.person(seat))
    tied = leaders(obs, members(obs, obs.closed[obs.pending[0]]))
    fewest = min(obs.won[other] for other in tied if other != seat)
    low = seat not in tied and obs.won[party] == fewest
    message = messages.reason_award_fewest if low else messages.reason_award
    return message(party=_party_person(obs, party, cast), districts=obs.won[party])


def _best_closing(obs: State, seat: Seat, edge: int) -> tuple[State, int] | None:
    """Return the position after the best closing set with a border, and its other borders' number.

    None where the border closes nothing, or nothing that improves the seat's position.
    """
    single = after_borders(obs, seat, (edge,))
    if single is None:
        return None
    if len(single.sizes) > len(obs.sizes) or len(single.closed) > len(obs.closed):
        return single, 0
    best = standing(obs, seat)
    closing: tuple[tuple[int, ...], State] | None = None
    for ring in turn_closing_sets(obs):
        after = after_borders(obs, seat, ring) if edge in ring else None
        if after is not None and (value := standing(after, seat) - len(ring) / 1000) > best:
            best, closing = value, (ring, after)
    return None if closing is None else (closing[1], len(closing[0]) - 1)


def _wins_something(obs: State, after: State, seat: Seat) -> bool:
    """Return whether a new district is won by the seat or undecided; True if there is none."""
    new = after.holders[len(obs.closed) :]
    return not new or any(holder in (seat, NOBODY) for holder in new)


def _preparation_reasons(obs: State, seat: Seat, edge: int, cast: Cast) -> list[str]:
    """Return a sentence about a district of the seat that a later turn can close; [] without."""
    found = prospect(obs, edge, seat)
    if obs.seats == 1 or found is None or len(found.counties) >= 2 * MIN_COUNTIES:
        return []
    counties, more = found
    if len(more) < obs.left or not is_led_by(obs, counties, seat):
        return []  # this turn could close it but would gain nothing, or a rival would gain
    votes, rival = _leading_votes(obs, counties, seat)
    return [
        messages.reason_prepares(
            who=cast.person(seat),
            named=obs.board.size <= MAX_NAMED_COUNTIES,
            names=[obs.board.names[county] for county in counties],
            counties=len(counties),
            place=place(obs, counties),
            votes=votes,
            rival=rival,
            more=len(more),
        )
    ]


def _spoiling_reasons(obs: State, edge: int, cast: Cast) -> list[str]:
    """Return a sentence about the district that the next player can no longer close; [] without."""
    fence = spoiled_fence(obs, edge) if obs.seats > 1 else None
    if fence is None:
        return []
    counties, rival = sorted(fence.counties), player(obs, obs.number + 1)
    votes, second = _leading_votes(obs, counties, rival)
    return [
        messages.reason_spoils(
            rival=cast.person(rival, PARTIES[rival]),
            counties=len(counties),
            place=place(obs, counties),
            shown=votes >= 0,
            votes=votes,
            second=second,
        )
    ]


def quiet_reason(obs: State, seat: Seat, edge: int, cast: Cast) -> str:
    """Return why a border is drawn that closes nothing while no district helps the seat."""
    who, pair = cast.person(seat), obs.board.edges[edge]
    if sum(PARTY[obs.tokens[county]] == seat for county in pair) != 1:
        return messages.reason_quiet(who=who)
    here, there = _separated(obs, seat, pair, cast)
    return messages.reason_keeps_apart(who=who, here=here, there=there, place=place(obs, pair))


def least_harm(seat: Seat, cast: Cast) -> str:
    """Return why a border is drawn where every border closes something and none helps."""
    return messages.reason_least_harm(who=cast.person(seat))


def first_place_reason(seat: Seat, without: float, drawn: float, maps: int, cast: Cast) -> str:
    """Return how often the seat is first in random maps with a border and without it."""
    return messages.reason_first(who=cast.person(seat), now=drawn, before=without, maps=maps)


def _closing_reason(obs: State, after: State, seat: Seat, cast: Cast, more: int) -> str:
    """Return a sentence about the new districts, or else about the part cut off."""
    alone, who = obs.seats == 1, cast.person(seat)
    new = range(len(obs.closed), len(after.closed))
    if len(new) == 1:
        ends, winner, votes, second = _district_end(after, new[0], cast)
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
        each = [_district_line(after, number, who, cast) for number in new]
        return messages.reason_closes_more(more=more, alone=alone, districts=len(new), each=each)
    divided = {old for old, new in zip(obs.region, after.region, strict=True) if old != new}
    parts = {new for old, new in zip(obs.region, after.region, strict=True) if old in divided}
    part = min((members(after, region) for region in sorted(parts)), key=len)
    votes, rival = _leading_votes(after, part, seat)
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


def _district_line(after: State, number: int, who: Person, cast: Cast) -> str:
    """Return place, winner and votes of one of several new districts as text."""
    ends, winner, votes, second = _district_end(after, number, cast)
    where = place(after, members(after, after.closed[number]))
    return messages.reason_one_closed(
        who=who, place=where, ends=ends, winner=winner, votes=votes, second=second
    )


def _district_end(after: State, number: int, cast: Cast) -> tuple[str, Person, int, int]:
    """Return how a district ends ("won", "tie", "open"), its winner, the two best vote counts."""
    holder = after.holders[number]
    if holder == NOBODY:
        return "open" if after.turn.mode == CHANCE else "tie", Person(""), 0, 0
    votes = tally(after, members(after, after.closed[number]))
    second = max(count for party, count in enumerate(votes) if party != holder)
    return "won", _party_person(after, holder, cast), votes[holder], second


def _party_person(state: State, party: int, cast: Cast) -> Person:
    """Return a party as a person, with its player's name."""
    if party >= state.seats:
        return Person(PARTIES[party])
    return cast.person(party, messages.player(name=cast.name(party), party=PARTIES[party]))


def _leading_votes(after: State, counties: list[int], seat: Seat) -> tuple[int, int]:
    """Return the votes of the seat and of its best rival in counties; (-1, 0) unless it leads.

    Also (-1, 0) where tokens are hidden.
    """
    if any(after.tokens[county] >= COLOURED for county in counties):
        return -1, 0
    votes = tally(after, counties)
    best = max(count for party, count in enumerate(votes) if party != seat)
    return (-1, 0) if votes[seat] < best else (votes[seat], best)


def _separation_reasons(
    obs: State, seat: Seat, edge: int, cast: Cast, changed: Sequence[Gain]
) -> list[str]:
    """Return a sentence about the voters a border separates and its gain; [] without a gain.

    A border between two counties of one party is mentioned even without a gain.
    """
    pair = obs.board.edges[edge]
    one, two = (PARTY[obs.tokens[county]] for county in pair)
    here, there = _separated(obs, seat, pair, cast)
    gain = _largest_gain(obs, seat, changed)
    if gain is None and not one == two < NO_PARTY:
        return []
    reason = messages.reason_parts(
        here=here,
        there=there,
        place=place(obs, pair),
        gain="more" if gain else "each" if one == seat else "apart",
        which=_county_text(obs, seat, edge, gain.county, cast) if gain else "",
        now=gain.drawn if gain else 0,
        before=gain.without if gain else 0,
    )
    changed_by = abs(gain.drawn - gain.without) if gain else 0.0
    return [MeasuredReason(reason, "parted voters", round(changed_by, 2))]


def _separated(obs: State, seat: Seat, pair: Sequence[int], cast: Cast) -> tuple[str, str]:
    """Return the voters on both sides of a border as text, the seat's own first.

    The second are "other" voters if both would read alike.
    """
    one, two = (obs.tokens[county] for county in pair)
    if PARTY[one] != seat and PARTY[two] == seat:
        one, two = two, one
    here, there = _token_text(one, seat, cast), _token_text(two, seat, cast)
    return here, there if there != here else messages.voters_other()


def _largest_gain(obs: State, seat: Seat, changed: Sequence[Gain]) -> Gain | None:
    """Return the largest gain for the seat: its own county gains, or a rival's loses."""

    def better(gain: Gain) -> float:
        change = gain.drawn - gain.without
        return change if PARTY[obs.tokens[gain.county]] == seat else -change

    largest = max(changed, key=better, default=None)
    return None if largest is None or better(largest) < MIN_GAIN else largest


def _county_text(obs: State, seat: Seat, edge: int, county: int, cast: Cast) -> str:
    """Return one of the two counties of a border, described just enough to tell them apart."""
    kind = obs.tokens[county]
    one, two = (obs.tokens[other] for other in obs.board.edges[edge])
    by = "either" if one == two or kind >= COLOURED else "votes"
    if PARTY[one] != PARTY[two]:
        by = "party"
    return messages.which_county(
        by=by, owner=_token_owner(kind, seat, cast), votes=_visible_votes(kind)
    )


def _token_text(kind: int, seat: Seat, cast: Cast) -> str:
    """Return a token with its owner: "your 7", "Blue’s 9", "a Blue county"."""
    form = "county" if kind >= COLOURED else "token"
    if PARTY[kind] in (NO_PARTY, UNKNOWN):
        form = "neutral" if PARTY[kind] == NO_PARTY else "hidden"
    return messages.voters(
        kind=form, owner=_token_owner(kind, seat, cast), votes=_visible_votes(kind)
    )


def _token_owner(kind: int, seat: Seat, cast: Cast) -> Person:
    """Return the party of a token as a person; "you" or "I" where it is the seat's."""
    party = PARTIES[PARTY[kind]]
    return cast.person(seat, party) if PARTY[kind] == seat else Person(party)


def _visible_votes(kind: int) -> int:
    return VALUE[kind] if kind < COLOURED else 0
