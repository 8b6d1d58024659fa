"""The table without a browser: playing, transcripts, measuring. Only the command line uses it."""
