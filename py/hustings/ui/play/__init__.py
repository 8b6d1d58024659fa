"""A game in play: moves, undo, bots, playback, past positions, reviews."""
