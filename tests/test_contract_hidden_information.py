"""Hidden information stays hidden: indistinguishable worlds are played and shown the same."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from hustings.bots.search import choose
from hustings.core.model import ALL, ANY, CHANCE, LEVELS, NATURE, ONE, Event, Seat
from hustings.core.moves import Picks
from hustings.core.rng import Rng
from hustings.draw.deferred import whole
from tests.kit import Kit, Setup, contents, look, poison, sealing_positions, viewers, walk


def page_text(setup: Setup, obs: Any, viewer: Seat | None) -> str:
    """Return everything the page shows a viewer of a position, as text."""
    kit, names = setup.kit, setup.names
    legal = [] if viewer is None else kit.rules.legal(obs, viewer)
    picks = Picks(kit.rules.VOCABULARY.verbs, legal)
    how = look(setup, viewer)
    labels = [] if viewer is None else [kit.text.move(obs, viewer, move) for move in legal]
    return json.dumps(
        [
            kit.text.prompt(obs, names),
            kit.summary(obs, names),
            kit.text.position(obs, names),
            kit.text.standing(obs, viewer, names),
            kit.text.areas(obs, names),
            kit.text.facts(obs),
            labels,
            whole(kit.view.board(obs, picks, how)),
            kit.view.panels(obs, picks, how),
        ]
    )


def test_indistinguishable_worlds_are_shown_the_same(setup: Setup) -> None:
    """An observation holds nothing hidden in any slot."""
    rng = Rng("worlds")
    for i, state in enumerate(setup.part(walk(setup).samples(16))):
        for seat in range(setup.seats):
            obs = state.observe(seat)
            other = obs.determinize(seat, rng)
            for viewer in (seat, None):
                first, second = state.observe(viewer), other.observe(viewer)
                assert contents(first) == contents(second), "an observation holds something hidden"
            if seat == i % setup.seats:
                assert page_text(setup, obs, seat) == page_text(setup, other.observe(seat), seat)


def test_an_observation_does_not_read_the_true_state(setup: Setup) -> None:
    """It can be played and shown although the true state is poisoned."""
    for state, seat in setup.part(walk(setup).deciders(8)):
        obs = state.observe(seat)
        before = page_text(setup, obs, seat)
        legal = setup.kit.rules.legal(obs, seat)
        poison(state)
        assert page_text(setup, obs, seat) == before
        assert setup.kit.rules.legal(obs, seat) == legal
        assert legal


def test_bots_choose_by_their_observation_only(setup: Setup) -> None:
    """Every level chooses the same legal moves in indistinguishable worlds.

    The true state of the first world is poisoned, so reading it would fail.
    """
    rng = Rng("bots")
    for i, (state, seat) in enumerate(setup.part(walk(setup).deciders(8))):
        obs = state.observe(seat)
        before = contents(obs)
        legal = setup.kit.rules.legal(state, seat)
        other = obs.determinize(seat, rng)
        poison(state)
        moves = _decisions(setup, obs, seat, i)
        assert contents(obs) == before, "a bot changed its observation"
        assert all(move in legal for move in moves)
        assert _decisions(setup, other.observe(seat), seat, i) == moves


def _decisions(setup: Setup, obs: Any, seat: Seat, number: int) -> list[Any]:
    """Return each level's move after its first batch of thinking."""
    kit = setup.kit
    return [
        choose(make(), kit.rules, obs, seat, Rng(f"{level}/{number}"), lambda: False)
        for level, make in kit.bots.LEVELS.items()
    ]


def test_levels_ascend_from_easy_and_evaluations_are_between_0_and_1(setup: Setup) -> None:
    levels = list(setup.kit.bots.LEVELS)
    assert levels == [name for name in LEVELS if name in levels] == list(setup.kit.info.levels)
    assert levels[:2] == ["easy", "normal"]
    for state in (*walk(setup).samples(12), walk(setup).end):
        before = contents(state)
        for seat in range(setup.seats):
            assert 0 <= setup.kit.bots.evaluate(state, seat) <= 1
        assert contents(state) == before, "evaluating changed the position"


def test_a_game_says_whether_it_hides_anything(game: Kit) -> None:
    """`Info.hidden` is true exactly if some viewers see different positions."""
    differing = [
        setup.label()
        for setup in game.setups()
        for state in (*walk(setup).samples(30), *sealing_positions(setup, 30))
        if len({state.observe(viewer).key() for viewer in viewers(setup)}) > 1
    ]
    assert bool(differing) == game.info.hidden, differing


# --- events


def test_witnessing_only_hides_numbers_of_an_event(setup: Setup) -> None:
    """It is idempotent, and the public sees no more than any seat."""
    witness = setup.kit.rules.witness
    for position in walk(setup).positions:
        for event in position.events:
            public = witness(event, None)
            for viewer in viewers(setup):
                seen = witness(event, viewer)
                assert type(seen) is type(event)
                assert len(seen) == len(event)
                assert seen[0] == event[0]
                assert witness(seen, viewer) == seen
                assert witness(seen, None) == public
                assert _is_redacted(seen, event)
                assert _is_redacted(public, seen)


def _is_redacted(seen: Event, event: Event) -> bool:
    return all(a in (b, -1) for a, b in zip(seen, event, strict=True))


def test_a_sealed_plan_is_invisible_to_others(setup: Setup) -> None:
    """Until all are sealed, any two plans look the same to the others, events included."""
    rules = setup.kit.rules
    rng = Rng("plans")
    for state in sealing_positions(setup, 10):
        seat = rng.pick(state.turn.seats)
        legal = rules.legal(state, seat)
        views = set()
        for move in (legal[0], legal[-1], rng.pick(legal)):
            world = state.clone()
            events: list[Event] = []
            rules.apply(world, seat, move, events)
            for viewer in viewers(setup):
                if viewer != seat:
                    seen = tuple(rules.witness(event, viewer) for event in events)
                    views.add((viewer, world.observe(viewer).key(), seen))
        assert len(views) == setup.seats, "a sealed plan shows"


def test_every_game_with_sealed_plans_is_tested(game: Kit) -> None:
    knows = game.mentions("rules", r"\bTurn\(ALL\b")
    assert knows == any(sealing_positions(setup, 10) for setup in game.setups())


def test_events_tell_a_viewer_no_more_than_the_position(setup: Setup) -> None:
    """If two moves look different to somebody but the same to me, I get the same events.

    So a drawn card is redacted for everybody but its owner, while a die that changes nothing
    may be shown to all. Revealing events are exempt: they may show what is covered again later.
    """
    rules = setup.kit.rules
    rng = Rng("some")
    for state in walk(setup).samples(40, ONE, CHANCE):
        luck = state.turn.mode == CHANCE
        seat = NATURE if luck else state.turn.seats[0]
        legal = [rules.chance(state, rng) for _ in range(6)] if luck else rules.legal(state, seat)
        results = []
        for move in dict.fromkeys((*legal[:3], *legal[-3:])):
            after = state.clone()
            events: list[Event] = []
            rules.apply(after, seat, move, events)
            seen = {viewer: after.observe(viewer).key() for viewer in viewers(setup)}
            visible = {
                v: [rules.witness(event, v) for event in _not_revealing(setup, events)]
                for v in seen
            }
            results.append((seen, visible))
        for (seen, visible), (other, others) in combinations(results, 2):
            same = [viewer for viewer in seen if seen[viewer] == other[viewer]]
            if len(same) < len(seen):
                assert all(visible[viewer] == others[viewer] for viewer in same), "the log leaks"


def _not_revealing(setup: Setup, events: list[Event]) -> list[Event]:
    rules = setup.kit.rules
    return [event for event in events if event[0] not in rules.VOCABULARY.reveals]


def test_who_may_react_depends_on_public_facts_only(setup: Setup) -> None:
    """The same move in indistinguishable worlds opens the same window, whoever holds the cards."""
    rules = setup.kit.rules
    rng = Rng("window")
    for state in walk(setup).samples(60, ONE, ANY):
        viewer = rng.below(setup.seats)
        other = state.observe(viewer).determinize(viewer, rng)
        for seat in state.turn.seats:
            both = [m for m in rules.legal(state, seat) if m in rules.legal(other, seat)]
            for move in both[:3] + both[-6:]:
                turns = []
                for world in (state, other):
                    after = world.clone()
                    rules.apply(after, seat, move)
                    turns.append(after.turn)
                if ANY in (turns[0].mode, turns[1].mode):
                    assert turns[0] == turns[1], "the window depends on hidden cards"


def test_the_log_tells_no_more_than_the_observation(setup: Setup) -> None:
    """After one move, worlds that still look the same have the same events."""
    rules = setup.kit.rules
    rng = Rng("log")
    for state in walk(setup).samples(30, ONE, ANY, ALL):
        seat = rng.pick(state.turn.seats)
        for viewer in range(setup.seats):
            other = state.observe(viewer).determinize(viewer, rng)
            both = [m for m in rules.legal(state, seat) if m in rules.legal(other, seat)]
            for move in both[:2] + both[-2:]:
                seen = set()
                for world in (state, other):
                    after = world.clone()
                    events: list[Event] = []
                    rules.apply(after, seat, move, events)
                    visible = [
                        rules.witness(event, viewer) for event in _not_revealing(setup, events)
                    ]
                    seen.add((after.observe(viewer).key(), tuple(visible)))
                keys = {key for key, _ in seen}
                assert len(keys) == len(seen), "the log reveals hidden information"
