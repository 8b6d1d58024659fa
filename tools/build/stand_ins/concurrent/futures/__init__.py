"""Stands in for results of threads, of which a page has none; asyncio names these."""

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class CancelledError(Exception):
    """What no thread raises."""


class InvalidStateError(Exception):
    """What no thread raises."""


class Future:
    """What no thread gives."""
