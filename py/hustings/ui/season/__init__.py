"""A season: five games in a row, each started by the result of the one before."""
