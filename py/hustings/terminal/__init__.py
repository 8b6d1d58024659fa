"""The game in a terminal: playing, transcripts, measuring. Only the command line uses it."""
