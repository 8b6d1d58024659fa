"""The bots of Gerrymander: they close good districts and beat random play."""

from __future__ import annotations

from itertools import combinations

import pytest

from hustings.bots.ladder import luck_stream, play_to_end
from hustings.bots.random_bot import Random
from hustings.bots.search import choose
from hustings.core.model import ONE, Turn
from hustings.core.protocols import Strategy
from hustings.core.rng import Rng
from hustings.games.gerrymander import bots, rules
from hustings.games.gerrymander.board import PARTY
from hustings.games.gerrymander.bots import evaluate
from hustings.games.gerrymander.bots.closer import Closer
from hustings.games.gerrymander.bots.cycles import closing_sets
from hustings.games.gerrymander.bots.search import Searcher, expert, hard
from hustings.games.gerrymander.state import State
from hustings.games.gerrymander.vocabulary import PLACE
from tests.games.gerrymander.driver import AWARD, BORDER, DEAL_2P, Game
from tests.matches import MakeBot, mean_win, scores


def play_bots(seats: int, who: list[Strategy[State]], seed: str, tokens: int = 0) -> State:
    """Return the end of a game between bots."""
    state = rules.new(seats, {"tokens": tokens})
    luck, own = luck_stream(rules, Rng(f"luck/{seed}")), Rng(f"bots/{seed}")
    return play_to_end(rules, state, who, luck, lambda _seat, _ply: own)


def win_share(games: int, seats: int, hero: MakeBot[State], others: MakeBot[State]) -> float:
    """Return the share of open games that a bot wins against others."""
    return mean_win(scores(rules, {"tokens": 0}, hero, others, seats, games))


def test_every_closing_set_of_up_to_three_is_found() -> None:
    """Brute force: three borders that cut a region in two, none of them superfluous."""
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "D4-E3", "C3-C4", "B3-C3")
    state = game.state
    free = [edge for edge, can in enumerate(state.can) if can]
    expected: set[tuple[int, ...]] = set()
    for size in (1, 2, 3):
        for some in combinations(free, size):
            if any(set(smaller) <= set(some) for smaller in expected):
                continue
            if cuts(state, some):
                expected.add(some)
    listed = {tuple(sorted(ring)) for ring in closing_sets(state, 3)}
    assert {ring for ring in listed if cuts(state, ring)} == expected


def cuts(state: State, edges: tuple[int, ...]) -> bool:
    """Return whether these borders, all legal, make one more region."""
    after = state.clone()
    after.left = len(edges) + 1
    for edge in edges:
        if not after.can[edge]:
            return False
        rules.apply(after, after.turn.seats[0], (BORDER, edge))
    return len(after.sizes) > len(state.sizes)


def test_normal_closes_a_district_it_can_win() -> None:
    deal = DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1").replace("R7 R8 B9", "R7 B8 R9")
    game = Game(2, deal)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4")
    game.done()
    for _ in range(2):
        game.act(*choose(Closer(), rules, game.state, 1, Rng("take")))
    assert game.rows("won") == [(1, 1, 2, 8, 10)]


def test_an_even_start_has_even_values() -> None:
    state = Game(2, DEAL_2P).state
    assert evaluate(state, 0) == evaluate(state, 1) == 0.5


def test_an_evaluation_at_the_end_is_the_result() -> None:
    game = Game(2, DEAL_2P)
    game.finish("result")
    assert (evaluate(game.state, 0), evaluate(game.state, 1)) == rules.outcome(game.state).payoff()


@pytest.mark.broad("0-1", "1-2", "2-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_every_level_plays_to_the_end(seats: int, tokens: int) -> None:
    short = Searcher((5, 5, 5))  # hard and expert think like this, only longer
    for bot in (bots.LEVELS["easy"](), bots.LEVELS["normal"](), short):
        state = play_bots(seats, [bot] * seats, f"{seats}/{tokens}", tokens)
        assert len(state.closed) == len(state.sizes)


def test_normal_beats_random_play() -> None:
    assert win_share(30, 2, Closer, Random) >= 0.8


@pytest.mark.broad
def test_hard_beats_normal() -> None:
    assert win_share(4, 2, lambda: Searcher((150,)), Closer) >= 0.5


def test_easy_closes_districts_it_wins_and_none_it_loses() -> None:
    """It closes a district it wins with one border, and none that it loses."""
    game = Game(2, DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1"))
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "A3-B4")
    game.draw("D4-E3", "A4-B4")
    assert game.seat == 1
    take = (BORDER, game.edge("A4", "B5"))
    easy = bots.LEVELS["easy"]()
    drawn = [choose(easy, rules, game.state, 1, Rng(f"{i}")) for i in range(20)]
    assert set(drawn) == {take}
    other = game.state.clone()
    other.turn = Turn(ONE, (0,), PLACE)
    assert take not in [choose(easy, rules, other, 0, Rng(f"{i}")) for i in range(20)]


def test_easy_continues_its_last_border() -> None:
    """The next border begins where the last one ended, if that closes nothing."""
    game = Game(2, DEAL_2P)
    game.draw("D3-D4", "C3-C4")
    state, easy = game.state, bots.LEVELS["easy"]()
    assert state.left
    corners = set(state.board.ends[game.edge("C3", "C4")])
    for i in range(20):
        _, edge = choose(easy, rules, state, game.seat, Rng(f"{i}"))
        assert corners & set(state.board.ends[edge])


def test_a_quiet_border_of_normal_separates_its_voters_from_others() -> None:
    game = Game(2, DEAL_2P)
    for i in range(20):
        _, edge = choose(Closer(), rules, game.state, 0, Rng(f"{i}"))
        own = [PARTY[game.state.tokens[county]] == 0 for county in game.state.board.edges[edge]]
        assert sum(own) == 1


def test_ties_are_awarded_without_a_search() -> None:
    game = Game(2, DEAL_2P)
    game.fence("A1", "A2", "A3", "A4")
    bot = expert()
    assert list(bot.think(rules, game.state, game.seat, Rng("tie"))) == [(AWARD, game.seat)]
    assert bot.move_values == {}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.75), (4, 0.7)])
def test_normal_beats_random_play_with_all_seats(seats: int, least: float) -> None:
    assert win_share(120, seats, Closer, Random) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.6), (4, 0.5)])
def test_hard_beats_normal_with_all_seats(seats: int, least: float) -> None:
    assert win_share(48, seats, hard, Closer) >= least
