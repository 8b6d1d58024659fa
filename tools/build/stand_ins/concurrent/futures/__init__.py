"""Stands in for the futures of threads, which a page lacks; asyncio uses these names."""

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class CancelledError(Exception):
    """Never raised: a page has no threads."""


class InvalidStateError(Exception):
    """Never raised: a page has no threads."""


class Future:
    """Never used: a page has no threads."""
