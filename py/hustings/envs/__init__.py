"""The games as environments of the usual kinds for learning programs.

`aec` has all games as a PettingZoo AEC environment, `gym` the game of one seat, alone or against
opponents of ours, as a Gymnasium environment. Each imports its library, which the extras
`hustings[pettingzoo]` and `hustings[gymnasium]` bring; `run` and `layout`, on which both rest,
need none. docs/api.md says what actions, observations and rewards mean.
"""
