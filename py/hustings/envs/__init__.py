"""The games as environments for reinforcement learning.

`aec` has all games as PettingZoo AEC environments; `gym` has the game of one seat, solo or against
bots, as a Gymnasium environment. Each needs its library, installed by the extras
`hustings[pettingzoo]` and `hustings[gymnasium]`; `run` and `layout` need none. docs/api.md explains
actions, observations and rewards.
"""
