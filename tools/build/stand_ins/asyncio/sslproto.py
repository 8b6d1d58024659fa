"""Stands in for asyncio's own encryption: the page has no sockets, and its Python no ssl."""
