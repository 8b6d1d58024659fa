"""What notes point at: the names that drawn things go by, and the marks on what is lit up."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from hustings.core.notes import LIGHT

Attrs: TypeAlias = dict[str, Any]


def element_names(attrs: Attrs) -> set[str]:
    """Return all that a drawn thing may be called in a note (see core.notes)."""
    found = {f".{name}" for name in (attrs.get("class") or "").split()}
    found.add(f"#{attrs.get('key')}")
    found.add(str(attrs.get("data-names", "")))
    return found


def note_name(attrs: Attrs) -> str:
    """Return what a thing that a player points at is called, "" where it has no name of its own.

    Only what says what it is can be pointed at. Its key is drawn at every moment and for everybody;
    what a move names is said only while it can be chosen.
    """
    if not attrs.get("aria-label"):
        return ""
    found = (f"#{attrs.get('key', '')}", str(attrs.get("data-names", "")))
    return next((each for each in found if LIGHT.fullmatch(each)), "")


def highlighter(lights: Collection[str]) -> Callable[[Attrs], Attrs]:
    """Return what marks the attributes of elements that are lit up."""
    wanted = set(lights)
    return lambda attrs: attrs | {"data-lit": "1"} if wanted & element_names(attrs) else attrs


def pointable(lights: Collection[str]) -> Callable[[Attrs], Attrs]:
    """Return what lets a press on a thing point at it, and nothing else."""

    def point(attrs: Attrs) -> Attrs:
        found = note_name(attrs)
        plain = {key: value for key, value in attrs.items() if key not in _INTERACTIVE}
        if not found:
            return plain if len(plain) < len(attrs) else attrs
        more = {"data-do": f"note-light:{found}", "role": "button", "tabindex": "0"}
        return plain | more | {"aria-pressed": "true" if found in lights else "false"}

    return point


def not_choosable(attrs: Attrs) -> Attrs:
    """Return the attributes of what could be chosen, where it is only spoken of."""
    if not attrs.get("data-do", "").startswith("pick:"):
        return attrs
    kinds = [kind for kind in attrs.get("class", "").split() if not kind.endswith("legal")]
    left = {key: value for key, value in attrs.items() if key not in ("data-do", "tabindex")}
    return left | {"role": "img", "class": " ".join(kinds)}


_INTERACTIVE = ("data-do", "tabindex")
