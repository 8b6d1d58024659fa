"""Lessons, puzzles and what has been learned: annotated games, gone through note by note."""
