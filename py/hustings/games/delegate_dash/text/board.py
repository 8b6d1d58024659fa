"""The texts of the board and the side panels, among them labels for screen readers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce

from hustings.core.model import Area
from hustings.games.delegate_dash.board import DISTANCE, GAP, REGION
from hustings.games.delegate_dash.headline import convention_count
from hustings.games.delegate_dash.names import (
    CANDIDATES,
    COLOURS,
    REGIONS,
    SHORT,
    place_name,
)
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    CONVENTION,
    NOBODY,
    OF_REGION,
    POOL,
    VALUE,
    DashState,
    totals,
)
from hustings.games.delegate_dash.vocabulary import MOVE
from hustings.messages.generated import delegate_dash as messages


def state_label(obs: DashState, cell: int) -> str:
    """Return a state's full label: coins, pawns, and the moving candidate's distance to it."""
    here = [side for side in range(4) if obs.pawns[side] == cell and not obs.gone[side]]
    distance = 0
    if obs.turn.prompt == MOVE and obs.turn.seats:
        side = next_mover(obs)
        distance = DISTANCE[obs.pawns[side]][cell] if side != NOBODY else 0
    coins = tuple(coins_at(obs, cell))
    return _facts(place_name(obs, cell), coins, obs.down[cell], tuple(here), distance)


@lru_cache(maxsize=4000)
def _facts(
    name: str, coins: tuple[int, ...], down: int, here: tuple[int, ...], distance: int
) -> str:
    """Return the label of a state, cached because every drawing has all of them."""
    facts = []
    if coins:
        facts.append(messages.view_face_up(values=[str(VALUE[coin]) for coin in coins]))
    if down:
        facts.append(messages.view_face_down(coins=down))
    if here:
        facts.append(messages.view_here(candidates=[SHORT[side] for side in here]))
    if distance:
        facts.append(messages.view_away(states=distance))
    if not facts:
        return name
    joined = reduce(lambda so_far, fact: messages.view_facts(facts=so_far, next=fact), facts)
    return messages.view_state(state=name, facts=joined)


def areas(obs: DashState, names: Sequence[str]) -> list[Area]:
    """Return the candidates, then each region with its states."""
    regions = [
        Area(name, [state_label(obs, cell) for cell in range(GAP) if REGION[cell] == region])
        for region, name in enumerate(REGIONS)
    ]
    people = [candidate_label(obs, side, names) for side in range(len(CANDIDATES))]
    return [Area(messages.area_candidates(), people), *regions]


def candidate_label(obs: DashState, side: int, names: Sequence[str]) -> str:
    """Return a candidate's full label."""
    seat = obs.owner[side]
    rolled = bool(obs.order) and not obs.gone[side]
    return messages.view_candidate(
        candidate=CANDIDATES[side],
        colour=COLOURS[side],
        region=REGIONS[side],
        player=names[seat] if seat != NOBODY else no_player_label(obs),
        delegates=totals(obs)[side],
        turn="eliminated" if obs.gone[side] else "rolled" if rolled else "none",
        number=obs.dice[side],
        place=obs.order.index(side) + 1 if rolled else 0,
        dice=bool(obs.round) and obs.holder == side,
    )


def next_mover(obs: DashState) -> int:
    """Return the candidate that moves next; NOBODY when all have, or outside the rounds."""
    one_is_left = 0 < obs.round < CONVENTION and obs.mover < len(obs.order)
    return obs.order[obs.mover] if one_is_left else NOBODY


def no_player_label(obs: DashState) -> str:
    """Return the label of a candidate without a player: "automatic" or "free to pick"."""
    return messages.automatic() if obs.laid else messages.view_free()


def calendar(obs: DashState) -> list[tuple[str, int, bool, bool]]:
    """Return (label, coins still face down, past, now) for the five rounds and the convention."""
    rows = []
    for number in range(1, CONVENTION + 1):
        coins = 0
        if number < CONVENTION:
            coins = sum(obs.down[cell] for cell in range(GAP) if obs.tiles[cell] in NUMBERS[number])
        label = messages.view_calendar(round=number)
        rows.append((label, coins, number < obs.round, number == obs.round))
    return rows


def gap_lines(obs: DashState, max_lines: int) -> tuple[str, ...]:
    """Return the lines in the middle of the board: the round, what votes, the dice holder."""
    number = obs.round
    if not number:
        return ()
    if max_lines == 1:
        return (messages.round_number(round=number),)
    if max_lines == 2:
        return messages.gap_first(round=number), messages.gap_second(round=number)
    return (
        messages.gap_title(round=number),
        messages.gap_votes(round=number),
        messages.gap_dice(candidate=SHORT[obs.holder]),
    )


def round_lines(number: int, holder: int, coins: int) -> tuple[str, str, str]:
    """Return the announcement of a round: a headline and two lines below it."""
    title = messages.round_title(round=number)
    if not coins:
        return title, messages.banner_empty(round=number), messages.banner_next()
    votes = messages.banner_votes(round=number, coins=coins)
    return title, votes, messages.dice_holder(candidate=SHORT[holder])


def eliminated_title(side: int, delegates: int) -> str:
    """Return the title while a candidate's delegates become uncommitted."""
    return messages.view_eliminated(candidate=SHORT[side], delegates=delegates)


def region_title(obs: DashState, region: int) -> str:
    """Return the title while the candidates roll for a region: what it gives."""
    delegates = sum(VALUE[marker] for marker in OF_REGION[region] if obs.where[marker] == POOL)
    return messages.view_region(region=REGIONS[region], delegates=delegates)


def dealt_title(region: int, dealt: Mapping[int, int]) -> str:
    """Return who has got which markers of a region. dealt: the candidate by marker."""
    shares = dict[int, list[int]]()
    for marker, side in dealt.items():
        shares.setdefault(side, []).append(VALUE[marker])
    return messages.view_dealt(
        region=REGIONS[region],
        shares=[
            messages.view_share(candidate=SHORT[side], values=_sum_of(values))
            for side, values in shares.items()
        ],
    )


def _sum_of(values: Sequence[int]) -> str:
    """Return numbers as a sum that is not worked out: "50 + 20"."""
    first, *others = values
    return reduce(lambda sum_, value: messages.view_plus(sum=sum_, value=value), others, str(first))


def convention_title(obs: DashState) -> str:
    """Return the title above the convention."""
    if obs.winner != NOBODY:
        return messages.view_nominated(candidate=CANDIDATES[obs.winner])
    return convention_count(obs.count)
