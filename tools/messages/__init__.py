"""Compiles message catalogues (locales/<language>/*.ftl) into the Python modules that show them.

The page parses no catalogue: every message is a plain function with typed arguments.
"""
