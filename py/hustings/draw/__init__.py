"""Trees of plain lists, and the real parts games share: dice, pawns, cards, hexes. No game, no browser."""
