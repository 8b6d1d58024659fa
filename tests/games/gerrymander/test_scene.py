"""Scenes of the latest events: borders, a district filling, stamps."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Event
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import words
from hustings.games.gerrymander import rules, view
from hustings.games.gerrymander.events import Border, Result, Shown, Tied, Won
from hustings.games.gerrymander.state import district, members
from hustings.games.gerrymander.view.event_scenes import stage_events
from tests.games.gerrymander.driver import DEAL_2P, Game
from tests.games.gerrymander.test_view import NAMES, TOP, elements

PICKS = Picks(rules.VOCABULARY.verbs, [])


def drawn(game: Game, last: Sequence[Event], recent: list[Event] | None = None) -> list[Tree]:
    """Return the map with the scenes of the latest events."""
    look = Look(NAMES[: game.state.seats], 0, last=tuple(last), recent=tuple(recent or last))
    return [whole(view.board(game.state, PICKS, look))]


def test_the_border_being_drawn_is_in_its_owners_colour() -> None:
    game = Game(2, DEAL_2P)
    game.draw("D3-D4", "C3-C4", "E3-E4", "B3-B4")
    last = of_kind(game.events, Border)[-1:]
    (fresh,) = elements(drawn(game, last), "gm-fresh")
    assert fresh[1]["class"].split()[1] == f"seat-{last[0][1]}"


def test_between_finished_districts_only_the_border_being_drawn_is_marked() -> None:
    game = Game(2, DEAL_2P)
    game.finish()
    assert not list(elements(drawn(game, []), "gm-mark"))
    game = Game(2, DEAL_2P)
    while len(game.state.closed) < 5:
        game.act(*game.legal()[0])
        last = of_kind(game.events, Border)[-1:]
        marked = [e[1]["key"] for e in elements(drawn(game, []), "gm-latest")]
        for mark in marked:
            one, two = game.state.board.edges[int(mark.removeprefix("mark-"))]
            assert min(district(game.state, one), district(game.state, two)) < 0
        assert game.state.turn.seats == () or f"mark-{last[0][2]}" in [
            e[1]["key"] for e in elements(drawn(game, last), "gm-latest")
        ]


def test_a_district_fills_from_the_border_that_closed_it() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    closing = of_kind(game.events, Border)[-1]
    game.award(0)
    last = of_kind(game.events, Won)
    news = stage_events(game.state, Look(NAMES[:2], 0, last=tuple(last)))
    assert sorted(news.waves) == members(game.state, game.state.closed[0])
    inside = [c for c in (closing.county, closing.other) if c in news.waves]
    assert [news.waves[county] for county in inside] == [0]
    trees = drawn(game, last)
    assert len(list(elements(trees, "gm-spreads"))) == len(list(elements(trees, "gm-counted"))) == 4


def test_the_stamp_shows_winner_votes_and_swing_counties() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    tied = of_kind(game.events, Tied)
    (stamp,) = elements(drawn(game, tied), "gm-stamp")
    assert words(stamp).split() == ["Tied", "9", "9"]
    assert "gm-open" in stamp[1]["class"]
    game.award(1)
    won = of_kind(game.events, Won)
    (stamp,) = elements(drawn(game, won), "gm-stamp")
    assert words(stamp).split() == ["Blue", "wins", "9", "9", "2"]
    assert "seat-1" in stamp[1]["class"]
    assert not list(elements(drawn(game, []), "gm-stamp"))


def test_the_end_is_stamped_on_the_whole_map() -> None:
    game = Game(2, DEAL_2P)
    game.finish()
    votes, result = of_kind(game.events, Result)
    (stamp,) = elements(drawn(game, [votes]), "gm-stamp")
    assert words(stamp).split() == ["Votes", "99", "99"]
    (stamp,) = elements(drawn(game, [votes, result]), "gm-stamp")
    label = words(stamp).split()
    assert label[0] in ("Red", "Blue", "Shared")
    assert [str(count) for count in game.state.won] == label[2 : 2 + 2]


def test_tokens_turn_up_one_after_another() -> None:
    game = Game(3, tokens=2)
    game.finish()
    turned = of_kind(game.events, Shown)[:5]
    trees = drawn(game, turned)
    steps = [element[1]["style"] for element in elements(trees, "gm-turned")]
    assert sorted(steps) == [f"--gm-step:{n}" for n in range(5)]
