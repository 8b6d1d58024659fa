"""Trees of plain lists, and parts that games share: dice, pawns, markers. No game or browser."""
