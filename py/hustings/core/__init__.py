"""Games in general: no game, no screen, no clock, no browser."""
