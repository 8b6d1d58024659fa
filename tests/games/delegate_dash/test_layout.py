"""Both layouts of the board: they offer the same clicks, and nothing overlaps."""

from __future__ import annotations

from itertools import combinations, product
from math import dist

import pytest

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.look import Look
from hustings.draw.tree import walk
from hustings.games.delegate_dash import rules, view
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.events import Rolled
from hustings.games.delegate_dash.state import BLANK
from hustings.games.delegate_dash.view import tiles
from hustings.games.delegate_dash.view.layout import (
    MOVER_SCALE,
    TALL_LAYOUT,
    WIDE_LAYOUT,
    Layout,
)
from tests.games.delegate_dash.driver import Game, at_convention, first_round, turn_over
from tests.games.delegate_dash.test_trace import trace

LAYOUTS = (WIDE_LAYOUT, TALL_LAYOUT)
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def drawn(game: Game, *, tall: bool) -> Tree:
    """Return the board as the deciding seat sees it."""
    seats = game.state.turn.seats
    viewer = seats[0] if seats else 0
    legal = rules.legal(game.state, viewer) if seats else []
    look = Look(NAMES[: game.state.seats], viewer, tall=tall)
    return view.board(game.state.observe(viewer), Picks(rules.VOCABULARY.verbs, legal), look)


def state(
    coins: int, crowd: int, steps: int, stake: int, *, grown: bool = False
) -> tiles.TileContent:
    """Return the content of a state."""
    up = tuple(range(coins)) if stake else ()
    down = 0 if stake else coins
    return tiles.TileContent(
        0, 3, stake, tiles.Coins(up, down, flipped=False), "", crowd, grown, steps
    )


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_no_pawn_covers_a_coin_and_every_coin_can_be_read(layout: Layout) -> None:
    """For any number of coins and pawns; without room the coins lie in a pile."""
    shape = layout.tile
    ways = (tiles.NO_STEPS, tiles.HOME_STEPS, 3)
    for coins, crowd, steps, grown in product(range(1, 7), range(5), ways, (False, True)):
        room, stands, shows = tiles.arrange_tile(shape, state(coins, crowd, steps, 1, grown=grown))
        assert stands.head >= 0.7 * shape.head
        if not room.spots:
            assert crowd or coins > 4, "without other coins they all have room"
            assert coins > 1, "a single coin is never a pile"
            assert room.pile.h >= 2 * tiles.MIN_COIN_RADIUS
            continue
        assert room.r >= tiles.MIN_COIN_RADIUS
        feet, head = shape.rail.y + shape.rail.h, stands.head * (MOVER_SCALE if grown else 1)
        pawns = [(shape.rail.x + stands.head + stands.pitch * i, feet - 1.5 * head)
                 for i in range(crowd)]  # fmt: skip
        for spot in room.spots:
            assert shape.coins.inner(room.r - 1.5).overlap(Box(*spot, 0.1, 0.1)) > 0, (coins, crowd)
            assert all(dist(spot, pawn) > room.r + head - 1.5 for pawn in pawns)
            if shows and not shape.steps_aside:
                assert dist(spot, shape.steps[:2]) > room.r + shape.steps[2] - 1.5
        assert all(dist(a, b) > 2 * room.r for a, b in combinations(room.spots, 2))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_all_parts_lie_within_the_board_and_none_overlap(layout: Layout) -> None:
    boxes = [layout.tile_box(cell) for cell in range(GAP + 1)] + [*layout.card.homes]
    boxes += [box.inner(5) for box in layout.card.stacks]
    boxes += [Box(x - d / 2, y - d / 2, d, d) for x, y, d in layout.card.dice]
    for a, b in combinations(boxes, 2):
        assert a.overlap(b) == 0, (a, b)
    for box in boxes:
        assert 0 <= box.x <= box.x + box.w <= layout.width
        assert 0 <= box.y <= box.y + box.h <= layout.height
    assert min(d for *_, d in layout.card.dice) * 0.92 >= 44, "a die's body is 92 of 100"
    assert layout.stage.die * 0.92 >= 44


def test_both_layouts_offer_the_same_clicks() -> None:
    games = (
        trace().luck("roll.2.1.4.0"),
        turn_over(first_round()).luck("roll.5.5.5.5"),
        at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20"),
        Game(2),
    )
    for game in games:
        wide, tall = (
            [(e[1]["data-do"], e[1]["aria-label"]) for e in walk(tree) if "data-do" in e[1]]
            for tree in (drawn(game, tall=False), drawn(game, tall=True))
        )
        assert wide == tall


def test_playback_draws_an_earlier_position_with_the_current_picks() -> None:
    """During playback an earlier position is drawn with the picks of the coming decision."""
    game = trace().luck("roll.2.1.4.0")
    legal = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, 1))
    before = trace()
    event = Rolled(0, 2, 1, 4, 0, (2, 0, 1, 3))
    for tall in (False, True):
        look = Look(NAMES[:2], 1, last=(event,), recent=(event,), tall=tall)
        board = view.board(before.state.observe(1), legal, look)
        assert "dd-roll" in str(board)
        assert "dd-steps" not in str(board)
        assert "dd-steps" in str(view.board(game.state.observe(1), legal, Look(NAMES[:2], 1)))


def test_a_state_without_a_number_is_drawn_without_one() -> None:
    assert "dd-number" not in str(
        tiles.tile(False, None, "", state(0, 0, tiles.NO_STEPS, 0)._replace(number=BLANK))
    )
