"""Highlights: the names by which notes point at elements, and marking them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeAlias

from hustings.core.notes import LIGHT
from hustings.ui import words

Attrs: TypeAlias = dict[str, Any]


def element_names(attrs: Attrs) -> set[str]:
    """Return all names of an element that notes may use (see core.notes)."""
    names = {f".{name}" for name in (attrs.get("class") or "").split()}
    names.add(f"#{attrs.get('key')}")
    names.add(str(attrs.get("data-names", "")))
    return names


def note_name(attrs: Attrs) -> str:
    """Return the name of an element for a player's note, "" if it cannot be pointed at.

    Only labelled elements can. Keys come first: they are drawn at every position and for everybody,
    names of moves only while the move can be chosen.
    """
    if not attrs.get("aria-label"):
        return ""
    names = (f"#{attrs.get('key', '')}", str(attrs.get("data-names", "")))
    return next((each for each in names if LIGHT.fullmatch(each)), "")


def lit(attrs: Attrs) -> Attrs:
    """Return the attributes of a highlighted element; its label says that it is lit."""
    label = attrs.get("aria-label")
    if not label or "data-lit" in attrs:
        return attrs | {"data-lit": "1"}
    return attrs | {"data-lit": "1", "aria-label": words.learn.lit(label=label)}


def way_marker(made: Collection[str], plan: Collection[str]) -> Callable[[Attrs], Attrs]:
    """Return a function that marks what a turn named as it was played, and as it could have been.

    web/highlight.js draws a ring around the one and a dashed ring around the other.
    """
    ways = (("made", set(made), words.over.lit_made), ("plan", set(plan), words.over.lit_plan))

    def mark(attrs: Attrs) -> Attrs:
        names = element_names(attrs)
        for way, wanted, describe in ways:
            if wanted & names:
                label = attrs.get("aria-label")
                more = {"aria-label": describe(label=label)} if label else {}
                return attrs | {"data-lit": way} | more
        return attrs

    return mark


def highlighter(lights: Collection[str]) -> Callable[[Attrs], Attrs]:
    """Return a function that marks the attributes of highlighted elements."""
    wanted = set(lights)
    return lambda attrs: lit(attrs) if wanted & element_names(attrs) else attrs


def pointable(lights: Collection[str]) -> Callable[[Attrs], Attrs]:
    """Return a function that makes a click on an element point at it, and do nothing else."""

    def point(attrs: Attrs) -> Attrs:
        name = note_name(attrs)
        plain = {key: value for key, value in attrs.items() if key not in _INTERACTIVE}
        if not name:
            return plain if len(plain) < len(attrs) else attrs
        more = {"data-do": f"note-light:{name}", "role": "button", "tabindex": "0"}
        return plain | more | {"aria-pressed": "true" if name in lights else "false"}

    return point


def not_choosable(attrs: Attrs) -> Attrs:
    """Return the attributes of a choice without the choosing."""
    if not attrs.get("data-do", "").startswith("pick:"):
        return attrs
    kinds = [kind for kind in attrs.get("class", "").split() if not kind.endswith("legal")]
    left = {key: value for key, value in attrs.items() if key not in ("data-do", "tabindex")}
    return left | {"role": "img", "class": " ".join(kinds)}


_INTERACTIVE = ("data-do", "tabindex", "aria-disabled")
