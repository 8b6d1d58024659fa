"""Stands in for the library's html: the page needs one function and no table of entities.

The table of some 2,200 names would be a thirtieth of the library.
"""

_PLAIN = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_QUOTED = _PLAIN | str.maketrans({'"': "&quot;", "'": "&#x27;"})


def escape(s: str, quote: bool = True) -> str:
    """Return a text with HTML's special characters replaced, quotes as well if asked."""
    return s.translate(_QUOTED if quote else _PLAIN)
