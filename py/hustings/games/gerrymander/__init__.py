"""Gerrymander: draw the district borders, and with them the result."""
