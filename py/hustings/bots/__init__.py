"""Opponents: one search interface and the algorithms behind it. No game, no clock, no browser."""
