"""How a game comes onto the table and leaves it: new, kept, from a link or a file, other tabs."""
