"""Finds puzzles: positions with one best turn, proved by search."""
