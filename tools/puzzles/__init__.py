"""Finds the puzzles that ship with the games: positions with one best turn, proved by search."""
