"""Rules 33 to 48: the convention."""

from __future__ import annotations

from itertools import permutations

import pytest

from hustings.core.model import ALL, CHANCE, HIDDEN, ONE, OVER
from hustings.core.moves import verb_name
from hustings.core.rng import Rng
from hustings.games.delegate_dash import rules
from hustings.games.delegate_dash.rules.convention import remaining
from hustings.games.delegate_dash.state import MARKERS, NOBODY, PAWN, POOL, REGION_OF, pool
from tests.games.delegate_dash.driver import (
    ARMS,
    CROWNS,
    EAST,
    MOONS,
    NORTH,
    SOUTH,
    SUNS,
    WEST,
    Game,
    at_convention,
    coin,
)

ALL_OF = {letter: " ".join(f"{letter}{v}" for v in (1, 10, 20, 30, 40, 50)) for letter in "ASCM"}


def waits_for_luck(game: Game, verb: str) -> bool:
    """Return whether chance must act next with this prompt."""
    turn = game.state.turn
    return turn.mode == CHANCE and verb_name(rules.VOCABULARY.verbs, turn.prompt) == verb


def two_of_four() -> Game:
    """Return the split in which North and West have 303 each, and two pawns are uncommitted."""
    return at_convention(f"{ALL_OF['A']} {ALL_OF['S']}", "", "", f"{ALL_OF['C']} {ALL_OF['M']}")


def legislature() -> Game:
    """Return the position with North and West at 304 each."""
    return two_of_four().luck("split.5.0.1.2", "split.0.1.2.5")


def test_rule_33_each_candidate_holds_its_pawn_as_a_marker_worth_1() -> None:
    game = at_convention("A50", "S50 S40", "C50 C40 C30", "M50 M40 M30 M20")
    assert game.event_fields("convened")[0] == {
        "north": 51, "east": 91, "south": 121, "west": 141, "uncommitted": 204
    }  # fmt: skip


def test_rule_34_a_candidate_with_305_delegates_wins_at_once() -> None:
    game = at_convention("A50 A40 A30 A20 S50 S40 S30 S20 C20 A1 S1 C1 M1", "C50", "M50", "M40")
    assert game.have[NORTH] == 305
    assert game.state.turn.mode == OVER
    assert rules.outcome(game.state).reason == "outright.0"
    assert game.event_fields("won") == [
        {"candidate": NORTH, "seat": 0, "total": 305, "how": 0},
    ]


def test_rule_34_304_delegates_are_not_enough() -> None:
    game = at_convention("A50 A40 A30 A20 S50 S40 S30 S20 C20 A1 S1 C1", "C50", "M50", "M40")
    assert not game.event_fields("won")


def test_rule_35_the_candidate_with_the_fewest_delegates_is_eliminated() -> None:
    game = at_convention(
        "A50 S10 C10", ALL_OF["S"].replace("S10", ""), ALL_OF["M"], "C50 C40 C30 A40"
    )
    assert game.event_fields("eliminated") == [{"candidate": NORTH, "total": 71}]
    for marker in (coin(ARMS, 50), coin(SUNS, 10), coin(CROWNS, 10), PAWN + NORTH):
        assert game.state.where[marker] == POOL
    assert remaining(game.state) == [EAST, SOUTH, WEST]
    assert waits_for_luck(game, "split")


def test_rule_36_candidates_tied_for_last_each_give_up_a_region() -> None:
    game = at_convention("A50 S40", "S50 A40", ALL_OF["C"], ALL_OF["M"])
    assert game.event_fields("tied_last") == [{"total": 91, "candidates": [NORTH, EAST]}]
    game.do("0:release.1", "1:release.0")
    assert not game.event_fields("eliminated")
    assert [coin(SUNS, 40) in pool(game.state), coin(ARMS, 40) in pool(game.state)] == [True, True]
    assert game.have[:2] == [51, 51]
    assert waits_for_luck(game, "split")


def test_rule_36_giving_up_a_region_gives_up_its_pawn_too() -> None:
    game = at_convention("A50 A10 S40", "S50 S10 A40", ALL_OF["C"], ALL_OF["M"])
    game.do("0:release.0", "1:release.1")
    assert game.have[:2] == [40, 40]
    assert game.state.where[PAWN + NORTH] == POOL
    assert game.event_fields("released")[0] == {
        "candidate": NORTH, "region": ARMS, "markers": 3, "delegates": 61, "total": 40
    }  # fmt: skip


def test_rule_37_choices_are_secret_until_all_are_made() -> None:
    game = at_convention("A50 S40", "S50 A40", ALL_OF["C"], ALL_OF["M"])
    assert (game.state.turn.mode, game.state.turn.seats) == (ALL, (0, 1))
    assert game.legal(0) == ["release.0", "release.1"]
    game.do("0:release.1")
    assert (game.state.turn.mode, game.state.turn.seats) == (ALL, (1,))
    assert game.event_fields("sealed") == [{"seat": 0}]
    assert game.state.observe(1).sealed == (HIDDEN, NOBODY, NOBODY, NOBODY)
    assert game.state.observe(None).sealed == (HIDDEN, NOBODY, NOBODY, NOBODY)
    assert game.state.observe(0).sealed == (SUNS, NOBODY, NOBODY, NOBODY)
    seen = set()
    for seed in range(20):
        world = game.state.observe(1).determinize(1, Rng(str(seed)))
        assert world.observe(1).key() == game.state.observe(1).key()
        seen.add(world.sealed[0])
    assert seen == {ARMS, SUNS}
    assert not game.event_fields("released")
    game.do("1:release.0")
    assert [e["candidate"] for e in game.event_fields("released")] == [NORTH, EAST]


def test_rule_37_the_order_of_choices_does_not_matter() -> None:
    start = at_convention("A50 S40", "S50 A40", "C50 A30 C10", "M50 C40 S30 M20 A20")
    assert start.state.turn.seats == (0, 1, 2)
    moves = {0: "release.1", 1: "release.0", 2: "release.2"}
    keys = set()
    for order in permutations(moves):
        game = Game()
        game.state = start.state.clone()
        game.do(*(f"{seat}:{moves[seat]}" for seat in order))
        keys.add(game.state.key())
    assert len(keys) == 1


def test_rule_37_a_candidate_with_one_region_has_no_choice() -> None:
    game = at_convention("A50 A40", "S50 A30 S10", ALL_OF["C"], ALL_OF["M"])
    assert game.event_fields("tied_last") == [{"total": 91, "candidates": [NORTH, EAST]}]
    assert (game.state.turn.mode, game.state.turn.seats) == (ONE, (1,))
    game.do("1:release.0")
    assert [(e["candidate"], e["region"]) for e in game.event_fields("released")] == [
        (0, 0),
        (1, 0),
    ]
    assert game.have[NORTH] == 0


@pytest.mark.parametrize(
    ("north", "west", "region"),
    [
        ("A50 S10", "M10 S50", MOONS),  # 11 of Moons, the pawn counted, against 50
        ("A50 S10", "M50 C10", CROWNS),  # 10 of Crowns against 51
        ("A50 A10 C1", "M30 S20 S10 S1", MOONS),  # 31 each, in two markers against three
        ("A50 A10 C1", "M30 S30 S1", SUNS),  # 31 each in two markers, Suns come first
        ("A50 A20", "M50 C10 S10", SUNS),  # 10 each in one marker
    ],
)
def test_rule_38_an_automatic_candidate_gives_up_its_cheapest_region(
    north: str, west: str, region: int
) -> None:
    game = at_convention(north, "C50 C40 A40", "A30 S40 C30 C20", west, west_leaves=True)
    assert game.event_fields("tied_last")[0]["candidates"] == [NORTH, WEST]
    while game.state.turn.mode != CHANCE:
        assert game.state.turn.seats == (0,)
        game.do(f"0:{game.legal(0)[0]}")
    given = {e["candidate"]: e["region"] for e in game.event_fields("released")}
    assert given[WEST] == region


def test_rule_39_candidates_without_delegates_are_eliminated_together() -> None:
    game = two_of_four()
    assert game.event_fields("tied_last") == [{"total": 1, "candidates": [EAST, SOUTH]}]
    assert not game.event_fields("eliminated")
    game.luck("split.5.0.1.2", "split.0.1.2.5")
    assert game.event_fields("eliminated") == [
        {"candidate": EAST, "total": 0},
        {"candidate": SOUTH, "total": 0},
    ]
    assert game.state.gone == (0, 2, 2, 0)


def test_rule_40_uncommitted_markers_are_shared_region_by_region() -> None:
    game = at_convention("A50 S10 C10", "S50 S40", "C50 C40", "M50 M40 M30")
    game.luck("split.0.1.2")
    game.settle(Rng("share"), lambda: game.event_fields("counted"))
    assert [e["region"] for e in game.event_fields("split_rolled")] == [ARMS, SUNS, CROWNS, MOONS]
    regions = [REGION_OF[e["marker"]] for e in game.event_fields("awarded")]
    assert regions == sorted(regions)
    assert sum(game.event_fields("counted")[0].values()) == 608


def test_rule_40_a_region_without_uncommitted_markers_is_skipped() -> None:
    game = two_of_four().luck("split.5.0.1.2", "split.0.1.2.5")
    assert [e["region"] for e in game.event_fields("split_rolled")] == [SUNS, CROWNS]


def test_rule_41_each_marker_of_the_region_adds_1_to_the_roll() -> None:
    game = at_convention("A50 S10 C10", "S50 S40 A10", "C50 C40 A20 A1", "M50 M40 M30")
    game.luck("split.4.2.2")  # North is out; Arms first: East holds one, South two, West none
    rolled = game.event_fields("split_rolled")[0]
    assert rolled == {"region": ARMS, "ranking": [EAST, 4, 1, SOUTH, 2, 2, WEST, 2, 0]}
    game.luck("split.0.1.4")
    assert game.event_fields("split_rolled")[1]["ranking"] == [WEST, 4, 0, EAST, 0, 3, SOUTH, 1, 0]


def test_rule_42_tied_candidates_roll_again_without_bonus() -> None:
    game = at_convention("A50 S10 C10", "S50 S40 A10", "C50 C40 A20 A1", "M50 M40 M30")
    game.luck("split.1.0.5")  # 2, 2 and 5
    assert waits_for_luck(game, "rolloff")
    game.luck("rolloff.3.3")
    assert waits_for_luck(game, "rolloff")
    game.luck("rolloff.0.5")
    assert [e["ranking"] for e in game.event_fields("rolled_off")] == [[1, 3, 2, 3], [2, 5, 1, 0]]
    assert [e["candidate"] for e in game.event_fields("awarded")][:3] == [WEST, SOUTH, EAST]


def test_rule_42_two_ties_are_rolled_off_separately() -> None:
    game = two_of_four().luck("split.0.5.1.5")  # for Suns: North has 6 of Suns, the others none
    assert game.event_fields("split_rolled")[0]["ranking"] == [0, 0, 6, 1, 5, 0, 3, 5, 0, 2, 1, 0]
    game = two_of_four().luck("split.0.5.5.5")
    assert len(rules.chance(game.state, Rng("x"))) == 4
    game.luck("rolloff.2.4.2")
    assert len(rules.chance(game.state, Rng("x"))) == 3
    game.luck("rolloff.1.0")
    assert waits_for_luck(game, "split")


def test_rule_43_the_highest_roll_takes_the_best_marker_and_the_order_repeats() -> None:
    game = at_convention("A10", "S50 S40", "C50 C40", "M50 M40 M30")
    game.luck("split.1.5.3")
    arms = [(e["candidate"], e["marker"]) for e in game.event_fields("awarded")]
    assert arms == [
        (SOUTH, coin(ARMS, 50)),
        (WEST, coin(ARMS, 40)),
        (EAST, coin(ARMS, 30)),
        (SOUTH, coin(ARMS, 20)),
        (WEST, coin(ARMS, 10)),
        (EAST, coin(ARMS, 1)),
        (SOUTH, PAWN + NORTH),
    ]


def test_rule_44_a_candidate_who_reaches_305_while_markers_are_shared_wins() -> None:
    suns = ALL_OF["S"].replace("S30", "")
    game = at_convention(f"{ALL_OF['A']} {suns} C10", "S30", "C40 C30 C20", f"{ALL_OF['M']} C50 C1")
    assert game.event_fields("eliminated")[0]["candidate"] == EAST
    assert game.have[NORTH] == 283
    game.luck("split.5.0.1")
    assert game.have[NORTH] == 313
    assert rules.outcome(game.state).reason == "brokered.0"
    assert rules.outcome(game.state).ranks == (1, 4, 3, 2)


def test_rule_45_at_304_each_the_higher_roll_wins_and_ties_roll_again() -> None:
    game = legislature()
    assert game.have == [304, 0, 0, 304]
    assert waits_for_luck(game, "legislate")
    game.luck("legislate.2.2")
    assert waits_for_luck(game, "legislate")
    game.luck("legislate.1.4")
    assert game.state.turn.mode == OVER
    result = rules.outcome(game.state)
    assert result.reason == "legislature.3"
    assert result.ranks == (2, 3, 3, 1)
    assert legislature().luck("legislate.5.0").event_fields("won")[0]["candidate"] == NORTH


def test_rule_46_without_a_majority_the_next_candidate_is_eliminated() -> None:
    game = at_convention("A50 S10", "S50 S40 A40 C30", "C50 C40 A30 M30", "M50 M40 S30 C20 A20")
    game.settle(Rng("again"))
    kinds = [kind for kind in game.kinds() if kind in ("eliminated", "counted", "won", "tied_last")]
    assert kinds == ["eliminated", "counted", "eliminated", "counted", "won"]


def test_rule_47_an_automatic_candidate_can_win_and_then_all_players_lose() -> None:
    for seed in range(50):
        game = Game(2)
        game.play_on(Rng(f"lost/{seed}"), lambda state, seat: rules.legal(state, seat)[-1])
        winner = game.event_fields("won")[-1]
        ranks = rules.outcome(game.state).ranks
        assert (1 in ranks) == (winner["seat"] != NOBODY)
        if winner["seat"] == NOBODY:
            assert rules.outcome(game.state).payoff() == (0.0, 0.0)
            return
    raise AssertionError("no automatic candidate won")


def test_rule_48_losers_are_ranked_by_delegates_then_by_elimination() -> None:
    game = at_convention("A50 A40 A30 A20 S50 S40 S30 S20 C20 A1 S1 C1 M1", "C50", "M50 M30", "M40")
    assert rules.outcome(game.state).ranks == (1, 3, 2, 4)
    assert rules.outcome(game.state).scores == (305, 51, 81, 41)
    game = at_convention("A50 S10", "S50 S40 A40 C30", "C50 C40 A30 M30", "M50 M40 S30 C20 A20")
    game.settle(Rng("again"))
    out = [e["candidate"] for e in game.event_fields("eliminated")]
    ranks = rules.outcome(game.state).ranks
    assert [ranks[side] for side in out] == [4, 3]
    assert sorted(ranks) == [1, 2, 3, 4]


def test_the_convention_conserves_markers() -> None:
    game = legislature()
    assert len(game.state.where) == MARKERS
    assert all(place in (NORTH, WEST) for place in game.state.where)
    assert SOUTH not in game.state.where
