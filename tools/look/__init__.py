"""Looks at every board as an eye would: what overlaps, is cut, too small, too faint."""
