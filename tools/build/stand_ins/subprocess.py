"""Stands in for the library's processes, of which a page starts none; asyncio names these."""

PIPE = -1
STDOUT = -2
DEVNULL = -3
