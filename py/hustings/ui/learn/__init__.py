"""Lessons, puzzles, the coach and the player's learning progress."""
