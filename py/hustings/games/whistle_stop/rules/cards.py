"""Declaring a card: its targets and how its delegates are split. Nothing takes effect yet.

Everything is declared before the others may veto, so they know what they let pass.
"""

from __future__ import annotations

from hustings.core.model import Events, Move, Seat
from hustings.games.whistle_stop.cards import (
    ATTACK_AD,
    BUS_TOUR,
    CARDS,
    COMEBACK,
    DECK_KINDS,
    DEFECTION,
    DONORS,
    ENDORSEMENT,
    FILE,
    FIRST_REGION,
    FRONTIER,
    GRASSROOTS,
    GROUP,
    LEAK,
    LEGAL_TEAM,
    MOMENTUM,
    OVERRIDE,
    PHONE_BANK,
    REGION,
    SCANDAL,
    SECOND_LOOK,
    SMALL,
    SUPER_STATE,
    SWING,
    TOWN_HALL,
    VETO,
    VICTORY_LAP,
)
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedAtCard,
    AimedAtRival,
    Declared,
    TourDeclared,
    Wasted,
)
from hustings.games.whistle_stop.regions import SUPER, N
from hustings.games.whistle_stop.rules.table import ask, can_draw
from hustings.games.whistle_stop.state import (
    NOBODY,
    NOWHERE,
    StopState,
    clockwise,
    delegates,
    in_region,
    rooms,
    there,
)
from hustings.games.whistle_stop.vocabulary import (
    FETCH,
    MONEY,
    PLACE,
    RIVAL,
    SPOT,
    V_DONE,
    V_FETCH,
    V_PLACE,
    V_RIVAL,
    V_SPOT,
    WINDOW,
)

ANY_NUMBER = N * 10
"""No limit per region: more delegates than anybody could place."""
Targets = list[tuple[int, ...]]
NO_TARGET: Targets = [()]
"""The card is played without naming a target."""
UNPLAYABLE: Targets = []
"""The card cannot be played."""


def rivals(state: StopState, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats, clockwise."""
    return clockwise(state, seat)[1:]


def targets(state: StopState, seat: Seat, kind: int, space: list[int]) -> Targets:
    """Return the targets a card may name when it is played for its text.

    space: how many more delegates of the seat fit in each region.
    """
    if GROUP[kind] == REGION:
        return NO_TARGET
    if kind == SUPER_STATE:
        return [(r,) for r in SUPER]
    if kind in (TOWN_HALL, COMEBACK):
        return NO_TARGET if any(space) else UNPLAYABLE
    if kind in (LEAK, DONORS, FILE, SCANDAL):
        return _rival_targets(state, seat, kind)
    if kind == MOMENTUM:
        return NO_TARGET
    if kind == PHONE_BANK:
        return NO_TARGET if can_draw(state) else UNPLAYABLE
    if kind == LEGAL_TEAM:
        return NO_TARGET if state.bank or can_draw(state) else UNPLAYABLE
    if kind == SECOND_LOOK:
        return NO_TARGET if fetchable(state) else UNPLAYABLE
    if kind == VICTORY_LAP:
        return NO_TARGET if any(space[r] for r in lap_regions(state, seat)) else UNPLAYABLE
    return [(r,) for r in range(N) if _fits(state, seat, kind, r, space)]


def _rival_targets(state: StopState, seat: Seat, kind: int) -> Targets:
    others = rivals(state, seat)
    if kind == SCANDAL:
        return [(rival,) for rival in others if delegates(state, rival)]
    holding = [(rival,) for rival in others if state.hands[rival]]
    return (NO_TARGET if holding else UNPLAYABLE) if kind == LEAK else list(holding)


def _fits(state: StopState, seat: Seat, kind: int, region: int, space: list[int]) -> bool:
    """Return whether a card may name this region."""
    own = there(state, region, seat)
    if kind == GRASSROOTS:
        return own > 0 and space[region] > 0
    if kind == FRONTIER:
        return own == 0 and space[region] > 0
    if kind == ENDORSEMENT:
        return region in SMALL and space[region] > 0
    if kind == BUS_TOUR:
        return own > 0 and any(room for r, room in enumerate(space) if r != region)
    if kind in (DEFECTION, ATTACK_AD, SWING):
        return (kind != DEFECTION or own > 0) and sum(in_region(state, region)) > own
    return False


def comeback(state: StopState, seat: Seat) -> tuple[int, int]:
    """Return how many delegates a Comeback brings, and the most of them for one region."""
    card, mine = CARDS[COMEBACK], delegates(state, seat)
    last = all(delegates(state, rival) >= mine for rival in rivals(state, seat))
    return (card.last, card.last_each) if last else (card.delegates, card.each)


def spots(state: StopState, seat: Seat, kind: int) -> int:
    """Return how many regions a card may be aimed at."""
    card = CARDS[kind]
    return card.unwon if card.unwon and seat not in state.holder else card.regions


def lap_regions(state: StopState, seat: Seat) -> list[int]:
    """Return the regions a Victory lap may be aimed at."""
    won = [r for r in range(N) if state.holder[r] == seat]
    return won or list(range(N))


def fetchable(state: StopState) -> list[int]:
    """Return the discarded kinds that may be taken back."""
    return [k for k in range(DECK_KINDS) if state.discard[k] and k not in (VETO, OVERRIDE)]


def victims(state: StopState, seat: Seat, kind: int, region: int) -> list[Seat]:
    """Return the rivals a card may be aimed at in a region."""
    present = [rival for rival in rivals(state, seat) if there(state, region, rival)]
    if kind == SWING:
        most = max(there(state, region, rival) for rival in present)
        return [rival for rival in present if there(state, region, rival) == most]
    return present


def declare(state: StopState, seat: Seat, kind: int, way: int, aim: Move, log: Events) -> int:
    """Put a card on the table and ask for its remaining targets."""
    target = aim[0] if aim else NOWHERE
    state.play = (seat, kind, way, target, NOBODY)
    if way == MONEY:
        return _spread(state, seat, WORTH[kind], ANY_NUMBER)
    if kind == COMEBACK:
        return _spread(state, seat, *comeback(state, seat))
    if kind == BUS_TOUR:
        most = CARDS[kind].delegates
        return _spread(state, seat, min(most, there(state, target, seat)), most)
    if kind in (TOWN_HALL, SCANDAL, VICTORY_LAP):
        if kind == SCANDAL:
            log.append(AimedAtRival(seat, target))
            state.play = (seat, kind, way, NOWHERE, target)
        state.need = spots(state, seat, kind)
        return ask(state, seat, SPOT)
    if kind == SECOND_LOOK:
        return ask(state, seat, FETCH)
    if kind in (DEFECTION, ATTACK_AD, SWING):
        among = victims(state, seat, kind, target)
        return ask(state, seat, RIVAL) if len(among) > 1 else _aim(state, seat, among[0], log)
    if kind in (DONORS, FILE):
        log.append(AimedAtRival(seat, target))
    else:
        _promise(state, seat, kind, target, log)
    return WINDOW


def _promise(state: StopState, seat: Seat, kind: int, target: int, log: Events) -> None:
    """Declare the delegates of a card for one region."""
    n = CARDS[kind].delegates
    if GROUP[kind] == REGION:
        target = kind - FIRST_REGION
        state.play = (seat, kind, 0, target, NOBODY)
    if n:
        state.plan[target] = min(n, rooms(state, seat)[target])
        log.append(Declared(seat, target, state.plan[target]))


def _aim(state: StopState, seat: Seat, rival: Seat, log: Events) -> int:
    _, kind, way, region, _ = state.play
    state.play = (seat, kind, way, region, rival)
    log.append(Aimed(seat, region, rival))
    return WINDOW


def _spread(state: StopState, seat: Seat, n: int, limit: int) -> int:
    state.need, state.limit = n, limit
    return ask(state, seat, PLACE)


def _touring(state: StopState) -> bool:
    return state.play[1] == BUS_TOUR and state.play[2] != MONEY


def place_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the placements of the card's next delegates, and `done` once some are planned."""
    moves: list[Move] = []
    touring = _touring(state)
    for r, room in enumerate(rooms(state, seat)):
        if touring and r == state.play[3]:
            continue
        most = min(state.need, room, state.limit - state.plan[r])
        moves += [(V_PLACE, r, n) for n in range(1, most + 1)]
    if any(state.plan):
        moves.append((V_DONE,))
    return moves


def place_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Plan some delegates; the card is declared when all are planned, none fit, or by `done`."""
    if move[0] == V_PLACE:
        state.plan[move[1]] += move[2]
        state.need -= move[2]
        if state.need and not _touring(state) and len(place_legal(state, seat)) > 1:
            return ask(state, seat, PLACE)
    return _declared(state, seat, log)


def spot_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the regions the card may be aimed at next, and `done` once it has one."""
    _, kind, _, _, rival = state.play
    if kind == SCANDAL:
        choice = [r for r in range(N) if there(state, r, rival)]
    else:
        space = rooms(state, seat)
        among = lap_regions(state, seat) if kind == VICTORY_LAP else range(N)
        choice = [r for r in among if space[r]]
    moves: list[Move] = [(V_SPOT, r) for r in choice if not state.plan[r]]
    if any(state.plan):
        moves.append((V_DONE,))
    return moves


def spot_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Aim the card at one more region."""
    if move[0] == V_SPOT:
        kind = state.play[1]
        r = move[1]
        card = CARDS[kind]
        state.plan[r] = min(card.delegates, rooms(state, seat)[r]) or card.lost
        state.need -= 1
        if state.need and len(spot_legal(state, seat)) > 1:
            return ask(state, seat, SPOT)
    return _declared(state, seat, log)


def _declared(state: StopState, seat: Seat, log: Events) -> int:
    """Close the plan of a card and log it; money not spent is lost (rule 17)."""
    _, _, way, target, rival = state.play
    for r in range(N):
        if state.plan[r] and rival != NOBODY:
            log.append(Aimed(seat, r, rival))
        elif state.plan[r] and _touring(state):
            log.append(TourDeclared(seat, target, r, state.plan[r]))
        elif state.plan[r]:
            log.append(Declared(seat, r, state.plan[r]))
    if way == MONEY and state.need:
        log.append(Wasted(seat, state.need))
    state.need = state.limit = 0
    return WINDOW


def rival_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the rivals the card may be aimed at in the region named."""
    _, kind, _, region, _ = state.play
    return [(V_RIVAL, rival) for rival in victims(state, seat, kind, region)]


def rival_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Aim the card at a rival."""
    return _aim(state, seat, move[1], log)


def fetch_legal(state: StopState, _seat: Seat) -> list[Move]:
    """Return the discarded cards that may be named."""
    return [(V_FETCH, kind) for kind in fetchable(state)]


def fetch_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Name the discarded card to take."""
    state.play = (seat, SECOND_LOOK, 0, move[1], NOBODY)
    log.append(AimedAtCard(seat, move[1]))
    return WINDOW
