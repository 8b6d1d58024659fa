"""Stands in for the library's sockets, which a page has none of; asyncio names these."""

AF_UNSPEC = 0
AI_PASSIVE = 1
