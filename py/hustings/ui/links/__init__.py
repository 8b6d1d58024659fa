"""Links: reading and writing addresses, sharing."""
