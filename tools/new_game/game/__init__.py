"""New Game: laid for somebody to make a game of their own from."""
