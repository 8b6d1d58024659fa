"""Stands in for the library's processes, which a page lacks; asyncio uses these names."""

PIPE = -1
STDOUT = -2
DEVNULL = -3
