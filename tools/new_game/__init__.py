"""A small complete game to begin from, and what lays it under a name of one's own.

`game/`, `tests/` and the files beside them are that game. They are read, linted and typed where
they are; lay.py says where each goes, and what is written into the lists of games.
"""
