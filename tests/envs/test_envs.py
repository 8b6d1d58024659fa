"""The environments pass the checks of PettingZoo and Gymnasium, which `make proofs` installs."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable

import pytest

import hustings
from hustings import catalog
from hustings.core.record import RecordError

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]

ALL_SET_UPS = [(game, seats) for game in catalog.GAMES for seats in catalog.info(game).seats]
EVERY_SET_UP = pytest.mark.parametrize(("game_id", "seats"), ALL_SET_UPS)
KNOWN_WARNINGS = {
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}
"""api_test warns so for PettingZoo's own classics, too: an observation with a mask is a dict."""


def warnings_of(check: Callable[[], object]) -> set[str]:
    """Return the warnings of a check."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    return {str(one.message) for one in caught if not issubclass(one.category, ResourceWarning)}


@EVERY_SET_UP
def test_pettingzoo_passes_its_api_test(game_id: str, seats: int) -> None:
    from pettingzoo.test import api_test

    from hustings.envs import aec

    assert warnings_of(lambda: api_test(aec.env(game_id, seats), num_cycles=300)) <= KNOWN_WARNINGS


@EVERY_SET_UP
def test_pettingzoo_passes_its_seed_test(game_id: str, seats: int) -> None:
    from pettingzoo.test import seed_test

    from hustings.envs import aec

    seed_test(lambda: aec.env(game_id, seats), num_cycles=300)


@EVERY_SET_UP
def test_gymnasium_finds_no_problems(game_id: str, seats: int) -> None:
    from gymnasium.utils.env_checker import check_env

    from hustings.envs.gym import SeatEnv

    env = SeatEnv(game_id, seats, against="easy" if seats > 1 else None)
    messages = warnings_of(lambda: check_env(env, skip_render_check=True))
    assert not messages


@EVERY_SET_UP
def test_a_played_game_agrees_with_its_record(game_id: str, seats: int) -> None:
    from hustings.envs import aec

    env = aec.env(game_id, seats)
    env.reset(seed=7)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        assert not cut
        earned[agent] += reward
        if ended:
            env.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.sum() == len(env.unwrapped.legal_moves())
        env.step(env.action_space(agent).sample(mask))
    table = hustings.from_record(env.unwrapped.record().data())
    assert table.outcome
    assert tuple(earned.values()) == table.outcome.payoff()


def test_sealed_plans_are_hidden_from_others() -> None:
    """Two games that differ only in a sealed plan look the same to the next seat."""
    from hustings.envs import aec

    rows = []
    for action in (0, 1):
        env = aec.TableEnv("poll_position", 3, sealed=1)
        env.reset(seed=1)
        env.step(action)
        assert env.agent_selection == "seat_1"
        rows.append({key: value.tolist() for key, value in env.observe("seat_1").items()})
    assert rows[0] == rows[1]


def test_only_the_next_agent_has_actions() -> None:
    from hustings.envs import aec

    env = aec.TableEnv("whistle_stop", 3)
    env.reset(seed=3)
    for agent in env.agents:
        seen, mine = env.observe(agent), agent == env.agent_selection
        assert bool(seen["action_mask"].any()) == mine
        assert bool((seen["moves"] >= 0).any()) == mine
    move = env.legal_moves()[0]
    env.step(0)
    assert env.record().moves[0].endswith(f":{move}")


def test_an_illegal_action_ends_the_game() -> None:
    from hustings.envs import aec
    from hustings.envs.gym import SeatEnv

    raw = aec.TableEnv("gerrymander", 2)
    raw.reset(seed=1)
    with pytest.raises(RecordError, match="none has number 199"):
        raw.step(199)
    env = aec.env("gerrymander", 2)
    env.reset(seed=1)
    env.last()
    agent = env.agent_selection
    env.step(199)
    assert (env.rewards[agent], env.terminations[agent]) == (-1, True)
    alone = SeatEnv("gerrymander")
    alone.reset(seed=1)
    assert alone.step(199)[1:] == (-1.0, True, False, {"illegal": True})


def test_the_score_can_be_the_reward_and_text_can_be_rendered() -> None:
    from hustings.envs.gym import SeatEnv

    env = SeatEnv("early_states", reward="score", render_mode="ansi")
    env.reset(seed=2)
    assert env.render()
    ended, reward = False, 0.0
    while not ended:
        assert env.action_masks().sum() == len(env.legal_moves())
        _, reward, ended, _, _ = env.step(0)
    assert reward == env.run.scores()[0]
    for wrong in ({"reward": "luck"}, {"seats": 2}, {"seats": 2, "against": "best"}):
        with pytest.raises(RecordError):
            SeatEnv("early_states", **wrong)
    assert SeatEnv("delegate_dash", 2, against="expert").against == "hard", "has no Expert"


def test_environments_can_be_copied() -> None:
    from hustings.envs import aec
    from hustings.envs.gym import SeatEnv

    env = aec.env("early_states", 2)
    env.reset(seed=4)
    twin = copy.deepcopy(env)
    twin.step(0)
    assert (len(twin.unwrapped.run.moves), env.unwrapped.run.moves) == (1, [])
    alone = SeatEnv("early_states", 2, against="easy")
    alone.reset(seed=4)
    copied = copy.deepcopy(alone)
    assert copied.step(0)[1:] == alone.step(0)[1:]
    assert copied.record() == alone.record()


@pytest.mark.parametrize("game_id", catalog.GAMES)
def test_environments_can_be_copied_pickled_and_run_in_processes(game_id: str) -> None:
    """In the middle of a game; a copy continues like the original."""
    import gymnasium
    import numpy as np

    from hustings.envs import aec
    from hustings.envs.gym import SeatEnv

    def made() -> SeatEnv:
        return SeatEnv(game_id, 2, against="easy")

    env = made()
    env.reset(seed=1)
    env.step(0)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        one, other = copy.deepcopy(env).step(0), twin.step(0)
        assert all(np.array_equal(one[0][name], other[0][name]) for name in one[0])
        assert one[1:] == other[1:]
    table = aec.env(game_id, 2)
    table.reset(seed=1)
    table.step(0)
    assert copy.deepcopy(table).unwrapped.record() == table.unwrapped.record()
    vector = gymnasium.vector.AsyncVectorEnv([made, made])
    try:
        seen, _ = vector.reset(seed=[1, 2])
        vector.step(np.zeros(2, np.int64))
        assert seen["action_mask"].shape[0] == 2
    finally:
        vector.close()
