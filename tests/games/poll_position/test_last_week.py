"""Normal partners in the last week, when all that counts are the voters served in the count."""

from __future__ import annotations

from functools import partial

import pytest

from hustings.bots.ladder import luck_stream, play_moves
from hustings.core.rng import Rng
from hustings.games.poll_position import bots, rules
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import WEEKS
from hustings.games.poll_position.bots.search import TurnSearch

MAX_LOSS = 0.15
"""Points that an act may cost: the search places later rolls where they help at once."""
DECLINES = {v.ACT: (v.V_END,), v.PLACE_DIE: (v.V_KEEP,)}


@pytest.mark.parametrize("seed", range(3))
def test_no_act_of_the_last_turns_is_wasted(seed: int) -> None:
    state = rules.new(3, {})
    luck = luck_stream(rules, Rng(f"last week/{seed}"))
    acts = 0
    for made in play_moves(rules, state, [bots.LEVELS["normal"]()] * 3, luck, partial(_own, seed)):
        prompt = state.turn.prompt
        if state.week != WEEKS - 1 or prompt not in DECLINES or not (state.points or state.pending):
            continue
        search = TurnSearch(state)
        values = {move: search.value(move) for move in rules.legal(state, made.seat)}
        assert values[made.move] >= max(values.values()) - MAX_LOSS
        assert values[made.move] >= values[DECLINES[prompt]] - 1e-9
        acts += 1
    assert acts >= 12


def _own(seed: int, seat: int, ply: int) -> Rng:
    return Rng(f"last week/{seed}/{seat}/{ply}")
