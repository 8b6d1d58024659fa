"""Chance in Gerrymander: the deal, and the tokens turned up in a closed district."""

from __future__ import annotations

from hustings.core import bag as bags
from hustings.core.rng import Rng
from hustings.games.gerrymander.board import COLOURED, NEUTRAL, PARTY, UNKNOWN, box
from hustings.games.gerrymander.state import PARTIES_SHOWN, State, bag, members, parties


def deal(state: State, rng: Rng) -> list[int]:
    """Return a random deal: the visible kind of token in each county."""
    kinds = [kind for kind, count in enumerate(box(parties(state))) for _ in range(count)]
    rng.shuffle(kinds)
    if state.secrecy == PARTIES_SHOWN:
        kinds = [COLOURED + PARTY[kind] if kind else NEUTRAL for kind in kinds]
    return kinds


def unseen(state: State) -> list[int]:
    """Return the counties of the first pending district whose tokens are hidden."""
    counties = members(state, state.closed[state.pending[0]])
    return [county for county in counties if state.tokens[county] >= COLOURED]


def turned_up(state: State, rng: Rng) -> list[int]:
    """Return random kinds for the `unseen` counties, drawn from the bag."""
    left = bag(state)
    drawn: list[int] = []
    for county in unseen(state):
        known = PARTY[state.tokens[county]]
        fits = [n if known in (PARTY[kind], UNKNOWN) else 0 for kind, n in enumerate(left)]
        drawn.append(bags.draw(fits, rng))
        left[drawn[-1]] -= 1
    return drawn
