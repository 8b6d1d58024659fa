"""Opening and leaving games: new, saved, from a link or a file; other tabs."""
