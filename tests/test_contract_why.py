"""What bots say of their moves: in every game, to whoever asks, from what that one may know."""

from __future__ import annotations

import re

from hustings.core.model import NATURE
from hustings.core.rng import Rng
from hustings.jobs import turn_reasons
from hustings.messages.people import Cast
from tests.kit import NAMES, Kit, Setup, table_at, walk
from tests.ui.test_ui_secrecy import elsewhere

SEED = "contract"


def plies(setup: Setup, most: int) -> range:
    """Return after how many moves to look, from the first one to the end."""
    made = sum(p.seat != NATURE for p in walk(setup, SEED).positions)
    return range(1, made + 1, max(1, made // most))


def test_whoever_asks_is_answered_in_sentences(setup: Setup) -> None:
    """At any moment and for any viewer, what they see of others included."""
    for p in walk(setup, SEED).positions[:: max(1, len(walk(setup, SEED).positions) // 48)]:
        if p.seat == NATURE:
            continue
        for viewer in (None, *range(setup.seats)):
            cast = Cast(None, NAMES, speaker=p.seat)
            said = setup.kit.bots.reasons(p.state.observe(viewer), p.seat, p.move, cast)
            assert all(re.search(r"[A-Za-z0-9%)”’]\.$", reason) for reason in said), said
            assert not re.search(r"\b[Yy]ou(r|rs|rself)?\b", " ".join(said)), said


def test_bots_account_for_nothing_that_who_asks_may_not_know(toy: Kit, company: Setup) -> None:
    """In two worlds that the viewer cannot tell apart they say the same."""
    for ply in plies(company, 6):
        here = table_at(company, SEED, ply)
        mover = here.mover(ply - 1)
        for viewer in (None, *(seat for seat in range(company.seats) if seat != mover)):
            there = table_at(company, SEED, ply)
            elsewhere(there, ply % company.seats if viewer is None else viewer, Rng(f"why {ply}"))
            since, kit = max(0, ply - 3), company.kit
            for level in (None, *kit.bots.LEVELS.values()):
                answer, other = (
                    turn_reasons(table, kit.bots, since, viewer, (), level and level())
                    for table in (here, there)
                )
                assert answer == other, f"after {ply} moves"
                steps = [here.steps_of(n)[0] for n in range(since, ply)]
                assert {move for move, _ in answer} <= {step.move for step in steps if step.public}


def test_what_was_sealed_or_hidden_is_not_accounted_for(setup: Setup) -> None:
    for ply in plies(setup, 40):
        table = table_at(setup, SEED, ply)
        viewer = next((s for s in range(setup.seats) if s != table.mover(ply - 1)), None)
        if not table.steps_of(ply - 1)[0].public:
            assert turn_reasons(table, setup.kit.bots, ply - 1, viewer) == []


def test_nobody_hears_what_only_the_bot_itself_can_see(setup: Setup) -> None:
    for ply in plies(setup, 4):
        table = table_at(setup, SEED, ply)
        assert turn_reasons(table, setup.kit.bots, ply - 1, table.mover(ply - 1)) == []
