"""Hustings: a table for election games.

The package is pure Python. `core` knows games in general, `games` holds one
folder per game, `bots` searches, `draw` builds trees, `ui` is the application,
and `shell` alone touches the browser.
"""
