"""Stands in for the library's sockets, which a page lacks; asyncio uses these names."""

AF_UNSPEC = 0
AI_PASSIVE = 1
