"""Planning whole turns: added values agree with the tables' value of the position after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings.core.rng import Rng
from hustings.games.early_states import rules
from hustings.games.early_states.bots import learned, policy
from hustings.games.early_states.bots.hint import reasons
from hustings.games.early_states.bots.plan import play_out
from hustings.games.early_states.bots.planner import Planner
from hustings.games.early_states.proceeds import dice_incomes
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    M_KEEP,
    M_TAKE,
    REROLL,
    ROLL,
    SPEND,
    TAKE,
    VOTE,
)
from hustings.messages.people import Cast
from tests.game_driver import play_through
from tests.kit import NAMES

_luck = Rng("weights")
WEIGHTS = [_luck.random() - 0.5 for _ in range(learned.SIZE)]


def positions(seats: int, seed: str, *prompts: int) -> Iterator[State]:
    """Yield the positions of a game by rules of thumb with this prompt."""
    for state, _ in play_through(rules, rules.new(seats, {}), policy.move, Rng(seed)):
        if state.turn.prompt in prompts:
            yield state.clone()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_plan_is_played_by_legal_moves_to_the_end_of_the_turn(seats: int) -> None:
    for state in positions(seats, "follow", SPEND, AIR, VOTE):
        for plan in Planner(state, WEIGHTS).plans(state.votes, 5):
            moves, after = play_out(state, plan)
            now = state.clone()
            for move in moves:
                assert move in rules.legal(now, state.active)
                rules.apply(now, state.active, move)
            assert now.key() == after.key()
            assert after.turns == state.turns + 1


def test_the_value_of_a_plan_equals_the_value_of_the_position_after_it() -> None:
    """Exact for two players while no state is filled and no last turns are due."""
    compared = 0
    for number in range(4):
        for state in positions(2, f"sum {number}", SPEND, VOTE):
            seat = state.active
            planner = Planner(state, WEIGHTS)
            chance = planner.win_chance_of(seat)
            for plan in planner.plans(state.votes, 4):
                _, after = play_out(state, plan)
                hired = bool(plan.purchase.hires or plan.purchase.ads)
                rows = state.dice_of(seat) != after.dice_of(seat)
                if after.taken == state.taken and state.last < 0 and not hired and not rows:
                    compared += 1
                    assert chance(plan.value) == pytest.approx(
                        learned.expected_payoff(after, seat, WEIGHTS)
                    )
    assert compared > 20


def test_placed_votes_have_the_computed_value() -> None:
    """The values of the placed marks add up to the plan's; no other way is better."""
    for state in positions(3, "placed", VOTE):
        planner = Planner(state, WEIGHTS)
        (nothing,) = planner.purchases(planner.cash)
        votes = min(state.votes, planner.free_circles(nothing))
        placed = planner.place_votes(nothing, votes)
        assert sum(count for _, count in placed) == votes
        rows = [dict(placed).get(place, 0) for place in (9, 10)]
        added = sum(planner.marks[place][count] for place, count in placed if place < 9)
        second, third = planner.rows
        added += planner._staff_value((second + rows[0], third + rows[1]), planner.items)
        assert added == pytest.approx(planner.vote_values(nothing, votes)[votes])
        for plan in planner.variants(planner.plans(votes, 1)[0]):
            assert sum(count for _, count in plan.votes) == votes
            assert plan.votes != placed


def test_the_value_of_an_income_is_that_of_its_best_plan() -> None:
    """The table of incomes and the best plan agree."""
    for state in positions(2, "incomes", SPEND):
        planner = Planner(state, WEIGHTS)
        best = planner.plans(state.votes, 1)[0].value
        assert planner.income_values(0, state.votes)[0][state.votes] == pytest.approx(best)


def test_dice_bring_what_the_rules_collect() -> None:
    """For every way to take the 1s, with any staff."""
    for state in positions(2, "gains", REROLL):
        for items in (0, 0b110010, 0b1110010):
            lying = state.clone()
            lying.items[state.active] = items
            rules.apply(lying, state.active, (M_KEEP,))
            for n, (funds, votes) in enumerate(dice_incomes(items, state.dice)):
                after = lying.clone()
                if after.turn.prompt == TAKE:
                    rules.apply(after, state.active, (M_TAKE, n))
                assert (after.cash[state.active] - state.cash[state.active], after.votes) == (
                    funds,
                    votes,
                )


def test_chances_add_up_to_one() -> None:
    """Between turns the chances of all seats add up to one."""
    for state in positions(4, "chances", ROLL):
        if not state.rolled:
            total = sum(learned.expected_payoff(state, seat, WEIGHTS) for seat in range(4))
            assert total == pytest.approx(1)


def test_reasons_are_few_and_short() -> None:
    """For each kind of move; a move that brings nothing has none."""
    for seats in (1, 3):
        for state in positions(seats, "why", SPEND, AIR, VOTE, REROLL, TAKE):
            for move in rules.legal(state, state.active):
                texts = reasons(state, state.active, move, Cast(state.active, NAMES))
                assert len(texts) <= 3, move
                assert all(text.endswith(".") and len(text) < 120 for text in texts)
