"""Saves: what is kept of games, as text; its copies; all of it in one file."""
