"""Stands in for pictures of which task waits for which: made for somebody who looks for a fault.

It is made of dataclasses, of which the page has no others.
"""

__all__ = ()
