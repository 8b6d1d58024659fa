"""Stands in for the library's html, of which the page needs one function and no table of entities.

The table, of some 2,200 names, is a thirtieth of all that Python brings along.
"""

_PLAIN = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_QUOTED = _PLAIN | str.maketrans({'"': "&quot;", "'": "&#x27;"})


def escape(s: str, quote: bool = True) -> str:
    """Return a text with what HTML takes for its own signs replaced, quotes as well if asked."""
    return s.translate(_QUOTED if quote else _PLAIN)
