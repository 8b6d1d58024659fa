"""Stands in for the library's logs, which nobody keeps in a page; asyncio names this level."""

DEBUG = 10
