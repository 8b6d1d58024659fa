"""Contract of every game's texts and drawings: they read a position and change nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from hustings.core.model import Move, Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.record import from_data
from hustings.core.table import Table
from hustings.draw.deferred import Deferred, whole
from hustings.draw.tree import walk as elements
from tests.kit import (
    Kit,
    Setup,
    Walk,
    contents,
    is_sentence,
    look,
    prefixes,
    viewers,
    walk,
)


def observations(
    random_walk: Walk, n: int = 12, *, part: bool = False
) -> list[tuple[Any, Seat | None, Picks]]:
    """Return (observation, viewer, picks) of sampled positions.

    Each position as a deciding seat sees it, if any, and alternately as another seat or the
    public sees it. part: only this set-up's share of the positions.
    """
    rules, seats = random_walk.setup.kit.rules, random_walk.setup.seats
    views = []
    states = [*random_walk.samples(n), random_walk.end]
    for i, state in enumerate(random_walk.setup.part(states) if part else states):
        other = None if i % 2 else i // 2 % seats
        for viewer in dict.fromkeys((*state.turn.seats[:1], other)):
            obs = state.observe(viewer)
            legal = [] if viewer is None else rules.legal(obs, viewer)
            views.append((obs, viewer, Picks(rules.VOCABULARY.verbs, legal)))
    return views


# --- texts


def test_every_position_has_a_prompt_and_a_summary(setup: Setup) -> None:
    """One line each, for every viewer, also while luck acts and at the end."""
    text = setup.kit.text
    for obs, _, _ in observations(walk(setup), 16):
        before = contents(obs)
        _check_line(text.prompt(obs, setup.names))
        _check_line(setup.kit.summary(obs, setup.names))
        assert text.position(obs, setup.names).strip()
        assert contents(obs) == before, "wording changed the position"


def test_how_a_viewer_stands_is_told_in_sentences(setup: Setup) -> None:
    """text.standing is heard: each sentence is whole, and none is said twice."""
    for obs, viewer, _ in observations(walk(setup), 16):
        before = contents(obs)
        lines = setup.kit.text.standing(obs, viewer, setup.names)
        assert contents(obs) == before, "wording changed the position"
        assert len(set(lines)) == len(lines)
        for sentence in lines:
            assert is_sentence(sentence), sentence
            assert "None" not in sentence


def test_the_board_can_be_read_by_areas(setup: Setup) -> None:
    """text.areas: every area has a heading of its own, and one line for each place."""
    for obs, _, _ in observations(walk(setup)):
        before = contents(obs)
        areas = setup.kit.text.areas(obs, setup.names)
        assert contents(obs) == before, "wording changed the position"
        assert len({area.name for area in areas}) == len(areas) > 0
        for area in areas:
            _check_line(area.name)
            assert area.places
            for place in area.places:
                assert place.strip() == place != ""
                assert "\n" not in place
                assert "None" not in place


def test_every_choice_has_its_own_label(setup: Setup) -> None:
    """Every next choice has a short label that no other choice has."""
    text = setup.kit.text
    for obs, viewer, picks in observations(walk(setup)):
        if viewer is None or not picks.legal:
            continue
        before = contents(obs)
        for chosen in ((), *(move for move in prefixes(picks.legal) if not picks.whole(move))):
            options = Picks(picks.verbs, picks.legal, chosen).options()
            labels = [text.move(obs, viewer, option) for option in options]
            for label in labels:
                _check_line(label)
                assert len(label) <= 80, label
            assert len(set(labels)) == len(labels), f"two choices are both called so: {labels}"
        assert contents(obs) == before, "wording changed the position"


def test_a_click_on_any_place_can_be_explained(setup: Setup) -> None:
    """why_not returns a text for any place, any seat and any position."""
    random_walk = walk(setup)
    places: dict[Move, None] = {}
    for state, seat in random_walk.deciders(12):
        places.update(dict.fromkeys(prefixes(setup.kit.rules.legal(state, seat))[:20]))
    for obs, viewer, _ in observations(random_walk, 6):
        if viewer is not None:
            for place in places:
                assert isinstance(setup.kit.text.why_not(obs, viewer, place), str)


def test_every_event_can_be_worded_for_every_viewer(setup: Setup) -> None:
    """text.event returns one line or "" for the event as the viewer witnessed it."""
    rules, text = setup.kit.rules, setup.kit.text
    for position in walk(setup).positions:
        for event in position.events:
            for viewer in viewers(setup):
                line = text.event(rules.witness(event, viewer), viewer, setup.names)
                assert isinstance(line, str)
                assert "\n" not in line
                assert "None" not in line


def test_facts_are_plain_named_data(setup: Setup) -> None:
    """text.facts can be stored as JSON, for the whole state and for each observation."""
    random_walk = walk(setup)
    for state in setup.part([*random_walk.samples(10), random_walk.end]):
        for seen in (state, *(state.observe(viewer) for viewer in viewers(setup))):
            before = contents(seen)
            facts = setup.kit.text.facts(seen)
            assert contents(seen) == before, "facts() changed the position"
            assert facts
            _check_facts(facts)
            json.dumps(facts, allow_nan=False)


def test_facts_tell_positions_apart(setup: Setup) -> None:
    """Two positions with the same turn and the same facts are the same position."""
    seen: dict[str, Any] = {}
    random_walk = walk(setup)
    for state in (*(position.state for position in random_walk.positions), random_walk.end):
        facts = json.dumps([repr(state.turn), setup.kit.text.facts(state)], sort_keys=True)
        assert seen.setdefault(facts, state.key()) == state.key(), f"facts omit something: {facts}"


def _check_facts(value: Any) -> None:
    if isinstance(value, dict):
        assert all(type(key) is str for key in value), value
        for item in value.values():
            _check_facts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            _check_facts(item)
    else:
        assert value is None or type(value) in (str, int, bool, float), value


def _check_line(text: str) -> None:
    assert isinstance(text, str)
    assert text.strip()
    assert text == text.strip()
    assert "\n" not in text
    assert "None" not in text


# --- drawing


def draw(setup: Setup, obs: Any, viewer: Seat | None, picks: Picks, **more: Any) -> list[Tree]:
    """Draw everything a game draws of a position: the board and the panels."""
    view, how = setup.kit.view, look(setup, viewer, **more)
    return [whole(view.board(obs, picks, how)), *view.panels(obs, picks, how)]


def test_drawing_changes_nothing_and_is_repeatable(setup: Setup) -> None:
    """The same position, clicks and look give the same drawing."""
    for i, (obs, viewer, picks) in enumerate(observations(walk(setup), 8, part=True)):
        before, tall = contents(obs), bool(i % 2)
        drawn = draw(setup, obs, viewer, picks, tall=tall)
        assert contents(obs) == before, "drawing changed the position"
        assert draw(setup, obs, viewer, picks, tall=tall) == drawn
        for tree in drawn:
            _check_tree(tree)
        ids = [e[1]["id"] for tree in drawn for e in elements(tree) if "id" in e[1]]
        assert len(set(ids)) == len(ids), "an id is drawn twice"


def test_no_element_with_role_img_contains_a_button(setup: Setup) -> None:
    """A screen reader reads such a picture as one thing and does not enter it."""
    for obs, viewer, picks in observations(walk(setup), 24, part=True):
        for tall in (False, True):
            for tree in draw(setup, obs, viewer, picks, tall=tall):
                for element in elements(tree):
                    if element[1].get("role") == "img":
                        held = [e[1].get("role") for child in element[2] for e in within(child)]
                        assert "button" not in held, element[1]


def test_deferred_parts_of_a_board_have_no_click_targets(setup: Setup) -> None:
    """Highlights and early clicks do not search deferred parts (draw.deferred.Deferred)."""
    for obs, viewer, picks in observations(walk(setup), 8, part=True):
        drawn = setup.kit.view.board(obs, picks, look(setup, viewer))
        waiting = [element for element in elements(drawn) if isinstance(element[2], Deferred)]
        whole(drawn)
        nested = [e for element in waiting for e in elements(element) if e is not element]
        assert not [e[1] for e in nested if "data-do" in e[1] or "data-names" in e[1]]


def within(child: Tree | str) -> Iterator[Tree]:
    """Yield the elements of a child, none of text."""
    return iter(()) if isinstance(child, str) else elements(child)


def test_the_view_can_be_drawn_with_every_look(setup: Setup) -> None:
    """With the latest events, as a past position, with bots at the table."""
    random_walk = walk(setup)
    rules = setup.kit.rules
    positions = list(random_walk.positions[:: max(1, len(random_walk.positions) // 12)])
    for i, position in enumerate(setup.part(positions)):
        after = position.state.clone()
        rules.apply(after, position.seat, position.move)
        viewer = viewers(setup)[i % (setup.seats + 1)]
        recent = tuple(rules.witness(event, viewer) for event in position.events)
        obs = after.observe(viewer)
        bots = frozenset(range(1, setup.seats))
        for past in (False, True):
            picks = Picks(rules.VOCABULARY.verbs, [])
            more = {"recent": recent, "last": recent, "past": past, "bots": bots, "ply": i}
            more["tall"] = past != bool(i % 2)
            for tree in draw(setup, obs, viewer, picks, **more):
                _check_tree(tree)


def test_the_figures_of_the_rules_are_valid_records(game: Kit) -> None:
    """Each has a caption that says what the figure shows."""
    figures = game.shipped("figures")
    assert isinstance(figures, list)
    for figure in figures:
        assert 20 < len(figure["caption"]) < 400
        record = from_data(figure["record"], game.find)
        assert record.game == game.id
        table = Table(game.rules, record)
        assert not table.trouble
        assert table.at == len(record.moves)


def test_the_emblem_is_a_small_picture(game: Kit) -> None:
    """An svg of 120 by 90."""
    emblem = game.emblem.emblem()
    _check_tree(emblem)
    assert emblem[0] == "svg"
    assert emblem[1]["viewBox"] == "0 0 120 90"
    styled = [e for e in elements(emblem) if "style" in e[1]]
    assert not styled, "it is part of index.html, whose policy forbids inline styles"


def _check_tree(tree: Tree) -> None:
    """Check that a tree is made of [tag, attrs, children] all the way down, fit for json."""
    assert isinstance(tree, list)
    tag, attrs, children = tree
    _check_tag(tag)
    for name, value in attrs.items():
        _check_attribute_name(name)
        assert type(value) in (str, int, float, bool), (name, value)
    for child in children:
        if not isinstance(child, str):
            _check_tree(child)


@cache
def _check_tag(tag: str) -> None:
    assert re.fullmatch(r"[a-zA-Z][a-zA-Z0-9]*", tag), tag
    assert tag.lower() not in ("script", "style", "iframe", "object"), tag


@cache
def _check_attribute_name(name: str) -> None:
    assert re.fullmatch(r"[a-zA-Z][a-zA-Z0-9:-]*", name), name
    assert not name.startswith("on"), f"listeners do not belong in a tree: {name}"
