"""Games on several devices: who plays elsewhere, sending the game by link, and its arrival."""
