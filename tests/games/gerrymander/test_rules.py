"""One test for each sentence of the rules up to the winning of a district (rules 1 to 23)."""

from __future__ import annotations

import pytest

from hustings.core.hexgrid import Cell, distance
from hustings.core.model import CHANCE, ONE
from hustings.core.record import Record
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.gerrymander import rules, text
from hustings.games.gerrymander.board import PARTY, VALUE, board, box
from hustings.games.gerrymander.events import Border, Closed
from hustings.games.gerrymander.regions import neighbour_masks, splittable
from hustings.games.gerrymander.state import district
from hustings.games.gerrymander.vocabulary import BEGIN, CONFIRM, PLACE, TIE
from tests.games.gerrymander.driver import AWARD, BORDER, DEAL_2P, DONE, Game, kinds

TOP = ("A1", "A2", "A3", "A4")
"""The uppermost row of the smallest board."""

LINKED: list[Cell] = [*((i, 0) for i in range(-3, 4)), (0, -1)]
"""Seven counties in a line, and one beside the middle that touches two of them."""
LINK: tuple[Cell, Cell] = ((-1, 0), (0, -1))
"""The side without which LINKED cannot be cut into two parts of four."""


def fenced_game(*cells: Cell) -> Game:
    """Return a game for four in which some counties have been fenced in."""
    game = Game(4)
    game.fence(*cells)
    return game


def star(*arms: int) -> list[Cell]:
    """Return a county in the middle and three arms of these lengths, which do not touch."""
    cells = [(0, 0)]
    for (dx, dy), length in zip(((1, 0), (0, -1), (-1, 1)), arms, strict=True):
        cells += [(dx * i, dy * i) for i in range(1, length + 1)]
    return cells


def is_closed(cells: list[Cell], *walls: tuple[Cell, Cell]) -> bool:
    """Return whether fenced counties with some borders inside cannot be split."""
    land = board(4)
    inside = [land.cells.index(cell) for cell in cells]
    drawn = {land.index[land.cells.index(a), land.cells.index(b)] for a, b in walls}
    placed = bytearray(
        (a in inside) != (b in inside) or edge in drawn for edge, (a, b) in enumerate(land.edges)
    )
    return not splittable(neighbour_masks(land, placed, inside))


# --- the box


def test_rule_1_each_seat_leads_a_party_in_order() -> None:
    game = Game(4, first=0)
    names = ("Ada", "Ben", "Cleo", "Dan")
    parties = []
    for _ in range(4):
        parties.append(text.prompt(game.state, names).split(":")[0])
        while game.state.turn.prompt == PLACE:
            game.act(*game.legal()[0])
        game.done()
    assert parties == ["Ada (Red)", "Ben (Blue)", "Cleo (Amber)", "Dan (Green)"]


@pytest.mark.parametrize(
    ("seats", "counties", "edges"), [(1, 37, 90), (2, 37, 90), (3, 55, 138), (4, 73, 186)]
)
def test_rule_2_the_board_grows_with_the_players(seats: int, counties: int, edges: int) -> None:
    land = Game(seats).state.board
    assert land.size == counties
    assert len(land.edges) == edges


def test_rule_2_each_board_has_its_outline() -> None:
    widths = {
        2: [4, 5, 6, 7, 6, 5, 4],
        3: [3, 6, 7, 8, 7, 8, 7, 6, 3],
        4: [2, 5, 8, 9, 8, 9, 8, 9, 8, 5, 2],
    }
    for parties, expected in widths.items():
        land = board(parties)
        rows = [cell[1] for cell in land.cells]
        assert [rows.count(y) for y in sorted(set(rows))] == expected
        assert set(land.cells) == {(-x, -y) for x, y in land.cells}
        assert set(land.cells) == {(-y, x + y) for x, y in land.cells}  # a sixth of a turn
    assert set(board(2).cells) < set(board(3).cells) < set(board(4).cells)


def test_rule_3_a_party_has_eighteen_tokens_worth_99_votes() -> None:
    counts = box(4)
    for party in range(4):
        mine = [VALUE[k] for k, n in enumerate(counts) for _ in range(n) if PARTY[k] == party]
        assert sorted(mine) == [1, *sorted([*range(2, 10)] * 2), 10]
        assert sum(mine) == 99


def test_rule_4_one_neutral_token_is_worth_nothing() -> None:
    assert [PARTY[k] for k, n in enumerate(box(3)) if n and VALUE[k] == 0] == [4]
    assert box(3)[0] == 1


# --- setting up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rule_5_each_token_in_play_lies_face_up_on_its_own_county(seats: int) -> None:
    state = rules.new(seats, {"tokens": 0})
    assert state.turn.mode == CHANCE
    move = rules.chance(state, Rng("deal"))
    assert move != rules.chance(state, Rng("another"))
    rules.apply(state, -1, move)
    assert [state.tokens.count(kind) for kind in range(41)] == box(max(2, seats))
    assert len(state.tokens) == state.board.size


def test_rule_6_the_start_player_is_drawn_and_the_others_follow() -> None:
    state = rules.new(3, {"tokens": 0})
    rules.apply(state, -1, rules.chance(state, Rng("deal")))
    assert rules.chances(state) == [((BEGIN, seat), 1 / 3) for seat in range(3)]
    assert {rules.chance(state, Rng(f"{i}"))[1] for i in range(40)} == {0, 1, 2}
    game = Game(3, first=2)
    game.finish()
    order = [seat for seat, *_ in game.rows("turn")]
    assert order == [(2 + i) % 3 for i in range(len(order))]


# --- a turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_7_turns_have_one_two_three_then_four_borders(seats: int) -> None:
    game = Game(seats, first=1)
    game.finish()
    turns = game.rows("turn")
    assert [number for _, number, _ in turns] == list(range(1, len(turns) + 1))
    assert [borders for *_, borders in turns] == [1, 2, 3, *[4] * (len(turns) - 3)]
    drawn = [seat for seat, *_ in game.rows("border")]
    expected = [seat for seat, _, borders in turns for _ in range(borders)]
    assert drawn == expected[: len(drawn)]
    assert len(expected) - len(drawn) < 4


def test_rule_8_a_turn_cannot_be_ended_before_its_last_border() -> None:
    game = Game()
    game.draw("D1-D2")
    game.done()
    game.draw("A1-A2")
    assert (DONE,) not in game.legal()
    assert text.why_not(game.state, 1, (DONE,)) == (
        "Rule 8: one border of this turn must still be drawn."
    )
    game.draw("A2-A3")
    assert game.legal() == [(DONE,)]


def test_rule_8_the_rest_of_a_turn_is_dropped_when_the_map_is_finished() -> None:
    left = set()
    for seed in range(12):
        game = Game(2, DEAL_2P)
        game.finish(f"short {seed}")
        last = [
            edge for edge, number in enumerate(game.state.placed) if number == game.state.number
        ]
        left.add(4 - len(last))
    assert left == {0, 1, 2, 3}


def test_rule_9_borders_lie_between_neighbours_and_not_on_the_rim() -> None:
    game = Game(4)
    land = game.state.board
    assert [land.edges[edge] for _, edge in game.legal()] == [
        (a, b)
        for a in range(land.size)
        for b in range(a + 1, land.size)
        if distance(land.cells[a], land.cells[b]) == 1
    ]


def test_rule_9_the_rim_is_a_border_from_the_start() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    assert game.region("A1") == game.counties(*TOP)


def test_rule_10_a_side_takes_one_border_and_it_stays() -> None:
    game = Game()
    game.draw("D3-D4")
    game.done()
    assert not game.can("D3", "D4")
    edge = game.edge("D3", "D4")
    assert text.why_not(game.state, 1, (BORDER, edge)) == "Rule 10: there is a border already."
    game.finish()
    assert game.state.placed[edge] == 1


def test_rule_11_no_border_is_drawn_beside_a_finished_district() -> None:
    game = Game()
    game.fence(*TOP)
    inside = set(game.counties(*TOP))
    assert game.state.turn.prompt == PLACE
    assert all(inside.isdisjoint(game.state.board.edges[edge]) for _, edge in game.legal())
    assert text.why_not(game.state, game.seat, (BORDER, game.edge("A1", "A2"))) == (
        "Rule 11: A1 is in a finished district."
    )


def test_rule_12_no_side_may_be_too_small_even_with_borders_left() -> None:
    game = Game()
    game.draw("A1-A2", "A1-B1", "F4-G4", "G3-G4", "D3-D4", "D4-D5", "D4-E4")
    assert game.state.left == 3
    assert not game.can("A1", "B2")  # cuts off the county named first
    assert not game.can("F5", "G4")  # cuts off the county named last
    game.draw("C3-D4", "C4-D4")
    assert game.state.left == 1
    assert not game.can("D4", "E3")  # cuts off a county far from the rim
    assert text.why_not(game.state, game.seat, (BORDER, game.edge("D4", "E3"))) == (
        "Rule 12: this would cut off only 1 county, D4."
    )


def test_rule_12_four_counties_may_be_cut_off_but_not_three() -> None:
    game = Game()
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4")
    assert not game.can("A3", "A4")
    game.draw("A4-B4")
    assert game.can("A4", "B5")


def test_rule_13_a_turn_ends_when_its_player_says_so() -> None:
    game = Game()
    game.draw("D3-D4")
    assert (game.state.turn.prompt, game.seat) == (CONFIRM, 0)
    game.done()
    assert (game.state.turn.prompt, game.seat) == (PLACE, 1)


def test_rule_13_borders_of_the_turn_can_be_taken_back_last_first() -> None:
    table = Table(rules, Record("gerrymander", 1, 2, {"tokens": 0}, "undo", []))
    while table.state.turn.prompt == PLACE:
        table.play(table.seats[0], table.legal(table.seats[0])[0])
    table.play(table.seats[0], (DONE,))
    before = table.state.key()
    seat = table.seats[0]
    table.play(seat, table.legal(seat)[5])
    middle = table.state.key()
    table.play(seat, table.legal(seat)[5])
    assert table.state.turn.prompt == CONFIRM
    assert not any(table.reveals(step) for step in table.steps_since(table.at - 2))
    table.goto(table.at - 1)
    assert table.state.key() == middle
    table.goto(table.at - 1)
    assert table.state.key() == before


# --- districts


def test_rule_14_a_region_is_what_can_be_reached_without_crossing_a_border() -> None:
    game = Game()
    game.fence(*TOP)
    for start in ("A2", "G1"):
        together = [
            county
            for county in range(37)
            if game.state.region[county] == game.state.region[game.county(start)]
        ]
        assert game.region(start) == together
    assert game.region("A2") == game.counties(*TOP)
    assert len(game.region("G1")) == 33


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([(i, 0) for i in range(-3, 4)], True),
        ([(i, 0) for i in range(-4, 4)], False),
        (star(3, 3, 3), True),
        (star(2, 3, 3), True),
        (star(2, 2, 3), True),
        (star(4, 3, 3), False),
    ],
)
def test_rule_15_a_region_that_cannot_be_cut_in_two_is_a_district(
    cells: list[Cell], expected: bool
) -> None:
    assert is_closed(cells) is expected
    game = fenced_game(*cells)
    assert (district(game.state, game.county(cells[0])) >= 0) is expected


def test_rule_16_borders_inside_a_region_count_in_the_district_test() -> None:
    assert not is_closed(LINKED)
    assert is_closed(LINKED, LINK)
    game = Game(4)
    game.draw(LINK)
    game.fence(*LINKED)
    assert [sorted(counties) for _, _, _, *counties in game.rows("closed")] == [
        game.counties(*LINKED)
    ]


def test_rule_17_up_to_seven_counties_are_always_a_district_and_over_nineteen_never() -> None:
    for size in range(4, 8):
        assert is_closed([(i, 0) for i in range(-3, size - 3)])
        assert is_closed([(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][:size])
    near = [sum(1 << (1 + 3 * arm) for arm in range(6))]
    for arm in range(6):
        first = 1 + 3 * arm
        near += [
            1 | 1 << (first + 1),
            1 << first | 1 << (first + 2),
            1 << (first + 1),
        ]
    assert len(near) == 19
    assert not splittable(near)  # six arms of three counties around one
    near[3] |= 1 << 19
    assert splittable([*near, 1 << 3])


def test_rule_18_a_border_that_closes_nothing_can_finish_a_region() -> None:
    game = fenced_game(*LINKED)
    assert game.rows("closed") == []
    game.draw(LINK)
    assert game.region((0, 0)) == game.counties(*LINKED)
    assert [sorted(counties) for _, _, _, *counties in game.rows("closed")] == [
        game.counties(*LINKED)
    ]


def test_rule_19_a_closed_region_that_can_be_cut_stays_open() -> None:
    line: list[Cell] = [(i, 0) for i in range(-4, 4)]
    game = fenced_game(*line)
    assert game.region((0, 0)) == game.counties(*line)
    assert game.rows("closed") == []
    game.draw(((-1, 0), (0, 0)))
    assert [len(counties) for _, _, _, *counties in game.rows("closed")] == [4, 4]


def test_rule_20_each_border_may_close_two_districts_at_once() -> None:
    line: list[Cell] = [(i, 0) for i in range(-4, 4)]
    game = fenced_game(*line)
    game.draw(((-1, 0), (0, 0)))
    assert [number for _, number, *_ in game.rows("closed")] == [1, 2]
    kinds_told = [type(event) for event in game.events]
    assert kinds_told.index(Closed) > kinds_told.index(Border)
    assert {number for number, *_ in game.rows("won")} <= {1, 2}


def test_rule_20_two_ties_at_once_are_settled_one_after_the_other() -> None:
    deal = kinds(DEAL_2P)
    west, east = ("A1", "A2", "B1", "B2"), ("A3", "A4", "B4", "B5")
    game = Game(2)
    tokens = dict(zip(game.counties(*west), kinds("R2 B2 R3 B3"), strict=True))
    tokens |= dict(zip(game.counties(*east), kinds("R4 B4 R5 B5"), strict=True))
    for kind in tokens.values():
        deal.remove(kind)
    rest = iter(deal)
    game = Game(2, [tokens[county] if county in tokens else next(rest) for county in range(37)])
    game.fence(*west, *east)
    assert game.rows("closed") == []
    game.draw("A2-A3")
    assert len(game.rows("closed")) == 2
    assert [number for number, *_ in game.rows("tied")] == [1]
    game.award(1)
    assert [number for number, *_ in game.rows("tied")] == [1, 2]
    assert game.state.turn.prompt == TIE
    game.award(0)
    assert [fields[:2] for fields in game.rows("won")] == [(1, 1), (2, 0)]


# --- who wins a district


def test_rule_21_the_most_votes_win_whoever_drew_the_last_border() -> None:
    deal = DEAL_2P.replace("R9 B8 N0 B1", "R9 B7 N0 B1").replace("R6 B7 R1 R9", "R6 B8 R1 R9")
    game = Game(2, deal)
    game.fence(*TOP)
    seat, number, *_ = game.rows("closed")[0]
    assert seat == 1
    assert game.rows("won") == [(number, 0, 2, 9, 8)]


def test_rule_22_the_player_who_closed_a_tied_district_names_its_winner_first() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    assert (game.state.turn.mode, game.seat) == (ONE, 1)
    assert game.legal() == [(AWARD, 0), (AWARD, 1)]
    assert game.state.left > 0
    assert text.why_not(game.state, 1, (BORDER, game.edge("D3", "D4"))).startswith("Rule 22")
    game.award(0)
    assert game.rows("named") == [(1, 1, 0)]
    assert game.rows("won") == [(1, 0, 2, 9, 9)]


def test_rule_22_a_player_outside_the_tie_may_name_its_winner() -> None:
    tokens = [kind for kind, count in enumerate(box(3)) for _ in range(count)]
    for kind in kinds("R5 B5 N0 A1"):
        tokens.remove(kind)
    deal = [*kinds("R5 B5 N0"), *tokens[:2], *kinds("A1"), *tokens[2:]]
    game = Game(3, deal, first=0)
    game.fence("A1", "A2", "A3", "B3")
    game = Game(3, deal, first=2 - game.rows("closed")[0][0])
    game.fence("A1", "A2", "A3", "B3")
    assert game.rows("closed")[0][0] == game.seat == 2
    assert game.legal() == [(AWARD, 0), (AWARD, 1)]
    assert (
        text.why_not(game.state, 2, (AWARD, 2)) == "Rule 22: Amber is not among the tied parties."
    )


def test_rule_23_a_district_counts_0_or_1_swing_counties() -> None:
    game = Game(2, DEAL_2P)
    game.finish()
    swing = sum(fields[2] for fields in game.rows("won"))
    assert swing == sum(VALUE[kind] <= 1 for kind in game.state.tokens) == 3
    assert sum(game.state.swing) == 3
