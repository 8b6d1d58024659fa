"""What is hidden stays hidden: worlds that look the same are played, worded and drawn the same."""

from __future__ import annotations

import json
from typing import Any

from hustings.bots.search import choose
from hustings.core.model import ALL, CHANCE, NATURE, ONE, Event, Seat
from hustings.core.moves import Picks
from hustings.core.rng import Rng
from tests.kit import Setup, contents, look, scribble, viewers, walk


def shown(setup: Setup, obs: Any, viewer: Seat | None) -> str:
    """Return everything the page says and draws of a position for a viewer, as text."""
    kit, names = setup.kit, setup.names
    legal = [] if viewer is None else kit.rules.legal(obs, viewer)
    picks = Picks(kit.rules.VERBS, legal)
    how = look(setup, viewer)
    labels = [] if viewer is None else [kit.text.move(obs, viewer, move) for move in legal]
    return json.dumps(
        [
            kit.text.prompt(obs, names),
            kit.text.summary(obs, names),
            kit.text.position(obs, names),
            kit.text.facts(obs),
            labels,
            kit.view.board(obs, picks, how),
            kit.view.panels(obs, picks, how),
        ]
    )


def test_worlds_that_look_the_same_are_told_and_drawn_the_same(setup: Setup) -> None:
    """An observation carries nothing of the hidden part, in no slot, key or not."""
    rng = Rng("worlds")
    for state in walk(setup).samples(12):
        for seat in range(setup.seats):
            obs = state.observe(seat)
            other = obs.determinize(seat, rng)
            for viewer in (seat, None):
                first, second = state.observe(viewer), other.observe(viewer)
                assert contents(first) == contents(second), "an observation smuggles something"
                assert shown(setup, first, viewer) == shown(setup, second, viewer)


def test_nothing_reads_the_state_behind_an_observation(setup: Setup) -> None:
    """With the true state poisoned, an observation can still be played, worded and drawn."""
    kit = setup.kit
    for i, (state, seat) in enumerate(walk(setup).deciders(8)):
        obs = state.observe(seat)
        before = shown(setup, obs, seat)
        moves = _decisions(setup, obs, seat, i)
        scribble(state)
        assert shown(setup, obs, seat) == before
        assert _decisions(setup, obs, seat, i) == moves
        assert kit.rules.legal(obs, seat)


def test_bots_choose_by_what_they_see(setup: Setup) -> None:
    """Every level names a legal move, the same in every world that looks the same."""
    rng = Rng("bots")
    for i, (state, seat) in enumerate(walk(setup).deciders(6)):
        obs = state.observe(seat)
        before = contents(obs)
        moves = _decisions(setup, obs, seat, i)
        assert contents(obs) == before, "a bot changed what it was shown"
        assert all(move in setup.kit.rules.legal(state, seat) for move in moves)
        other = obs.determinize(seat, rng)
        assert _decisions(setup, other.observe(seat), seat, i) == moves


def _decisions(setup: Setup, obs: Any, seat: Seat, number: int) -> list[Any]:
    """Return what each level answers after its first batch of thinking."""
    kit = setup.kit
    return [
        choose(make(), kit.rules, obs, seat, Rng(f"{level}/{number}"), lambda: False)
        for level, make in kit.bots.LEVELS.items()
    ]


def test_levels_begin_with_easy(setup: Setup) -> None:
    """Levels are named in ascending strength; an evaluation lies between lost and won."""
    levels = list(setup.kit.bots.LEVELS)
    assert levels == [name for name in ("easy", "normal", "hard", "expert") if name in levels]
    assert levels[:2] == ["easy", "normal"]
    for state in (*walk(setup).samples(12), walk(setup).end):
        before = contents(state)
        for seat in range(setup.seats):
            assert 0 <= setup.kit.bots.evaluate(state, seat) <= 1
        assert contents(state) == before, "evaluating changed the position"


def test_an_open_game_says_so(setup: Setup) -> None:
    """`Info.hidden` is true exactly when some seat holds what another may not see."""
    if setup.kit.info.hidden or setup.seats == 1:
        return
    for state in walk(setup).samples(30):
        seen = [state.observe(viewer).key() for viewer in viewers(setup)]
        assert all(key == seen[0] for key in seen), "seats see different things"


# --- events


def test_a_witness_knows_no_more_than_happened(setup: Setup) -> None:
    """Witnessing hides or keeps each number, twice as once, and the public knows least."""
    witness = setup.kit.rules.witness
    for position in walk(setup).positions:
        for event in position.events:
            public = witness(event, None)
            for viewer in viewers(setup):
                seen = witness(event, viewer)
                assert type(seen) is tuple
                assert len(seen) == len(event)
                assert seen[0] == event[0]
                assert witness(seen, viewer) == seen
                assert witness(seen, None) == public
                assert _less(seen, event)
                assert _less(public, seen)


def _less(seen: Event, event: Event) -> bool:
    return all(a in (b, -1) for a, b in zip(seen, event, strict=True))


def test_a_sealed_plan_tells_nobody_anything(setup: Setup) -> None:
    """Before the last one commits, any two plans look the same to the others, events included."""
    rules = setup.kit.rules
    rng = Rng("plans")
    for state in walk(setup).samples(10, ALL):
        if len(state.turn.seats) < 2:
            continue
        seat = rng.pick(state.turn.seats)
        legal = rules.legal(state, seat)
        told = set()
        for move in (legal[0], legal[-1], rng.pick(legal)):
            world = state.clone()
            events: list[Event] = []
            rules.apply(world, seat, move, events)
            for viewer in viewers(setup):
                if viewer != seat:
                    seen = tuple(rules.witness(event, viewer) for event in events)
                    told.add((viewer, world.observe(viewer).key(), seen))
        assert len(told) == setup.seats, "a sealed plan shows"


def test_the_log_tells_no_more_than_the_table_shows(setup: Setup) -> None:
    """One move in two worlds alike: if they still look alike, the same was told of it.

    Revealing events are excepted: they may show what is then covered again. So is luck that
    everybody sees; but an event that is redacted for anybody must be redacted for all who
    cannot see its consequence.
    """
    rules = setup.kit.rules
    rng = Rng("log")
    secret = {
        event[0]
        for position in walk(setup).positions
        for event in position.events
        for viewer in viewers(setup)
        if rules.witness(event, viewer) != event
    }
    for state in walk(setup).samples(30, ONE, CHANCE, ALL):
        for viewer in range(setup.seats):
            other = state.observe(viewer).determinize(viewer, rng)
            luck = state.turn.mode == CHANCE
            seat = NATURE if luck else rng.pick(state.turn.seats)
            for _ in range(3):
                if luck:
                    moves = [rules.chance(world, rng) for world in (state, other)]
                else:
                    both = set(rules.legal(state, seat)) & set(rules.legal(other, seat))
                    if not both:
                        continue
                    moves = [rng.pick(sorted(both))] * 2
                seen = []
                for world, move in zip((state, other), moves, strict=True):
                    after = world.clone()
                    events: list[Event] = []
                    rules.apply(after, seat, move, events)
                    told = [rules.witness(event, viewer) for event in events]
                    seen.append((after.observe(viewer).key(), _quiet(setup, told, secret, luck)))
                if seen[0][0] == seen[1][0]:
                    assert seen[0][1] == seen[1][1], "the log tells what cannot be seen"


def _quiet(setup: Setup, told: list[Event], secret: set[int], luck: bool) -> list[Event]:
    rules = setup.kit.rules
    if luck:
        return [event for event in told if event[0] in secret]
    return [event for event in told if rules.EVENTS[event[0]][0] not in rules.REVEALS]
