"""Stands in for the library's logs, which a page does not keep; asyncio uses this level."""

DEBUG = 10
