"""New Game: what tools/new_game lays for somebody to make a game of their own from."""
