"""Drawing, titles, focus, files and the address: small doors to the document."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from pyscript import document, ffi, window

from hustings.core.file_text import decode
from hustings.core.protocols import Tree
from hustings.core.record import RecordError
from hustings.draw.delta import change
from hustings.draw.first import board_first
from hustings.draw.first import whole as all_of
from hustings.messages.formats import sentences
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui import words
from hustings.ui.saves.backup import MAX_TABLE

MAX_BYTES: Final = MAX_TABLE
"""No browser stores so much for a page, whatever letters it is written in."""


class Screen:
    """What is drawn in the page, so that only what changes need be handed over."""

    def __init__(self) -> None:
        self._shown: Tree | None = None  # None: nobody knows
        self._wanted: Tree | None = None  # what is to be shown once all is drawn

    def draw(self, tree: Tree, *, whole: bool = True) -> bool:
        """Show a tree, which is not to be changed afterwards; return whether `end` is to follow.

        whole: else what stands beside the board is left for then (`draw.first`).
        """
        self._wanted = tree
        self._show(all_of(tree) if whole else board_first(self._shown, tree))
        return self._shown is not tree

    def end(self) -> None:
        """Show what is left of the tree that was wanted last, if anything is."""
        wanted = self._wanted
        if wanted is not None and self._shown is not None and self._shown is not wanted:
            self._show(all_of(wanted))

    def _show(self, tree: Tree) -> None:
        """Have the page changed into this one (see web/draw.js)."""
        became = change(self._shown, tree)
        self._shown = None
        window.hustings.draw(json.dumps(became, ensure_ascii=False, separators=(",", ":")))
        self._shown = tree


SCREEN: Final = Screen()


def hit(event: Any) -> Any:
    """Return the element an event happened on; the root element where it was the document."""
    target = event.target
    return target if getattr(target, "closest", None) else document.documentElement


def focus(selector: str) -> None:
    """Give the keyboard focus to the first element found, if there is one."""
    element = document.querySelector(selector)
    if element:
        element.focus()


def to_top(selector: str) -> None:
    """Scroll the first element found back to its beginning, if there is one."""
    element = document.querySelector(selector)
    if element:
        element.scrollTop = 0


def scrolled_screen() -> tuple[str, float]:
    """Return the name of the screen that is shown, and how far down the page is scrolled, in px."""
    return str(document.getElementById("app").dataset.screen), float(window.scrollY)


def scroll_page(top: float) -> None:
    """Scroll the whole page to so many px from its top."""
    window.scrollTo(0, top)


def count(field: Any) -> bool:
    """Say how long a text is while it is typed, in the element of the class its field names.

    Returns whether it names one.
    """
    name = field.getAttribute("data-counts")
    said = document.querySelector(f".{name}") if name else None
    if said:
        said.textContent = words.notes.letters(letters=len(field.value), most=int(field.maxLength))
    return bool(said)


def set_title(text: str) -> None:
    """Name the document."""
    if document.title != text:
        document.title = text


def set_language(tag: str) -> None:
    """Say in which language the page is."""
    document.documentElement.lang = tag


def set_attributes(pairs: tuple[tuple[str, str], ...]) -> None:
    """Set attributes on the document's root element, for the style sheet."""
    for name, value in pairs:
        document.documentElement.setAttribute(name, value)


def address() -> str:
    """Return the page's address."""
    return str(window.location.href)


def base() -> str:
    """Return the page's address without what follows '#'."""
    return address().partition("#")[0]


def hash_text() -> str:
    """Return what follows '#' in the address."""
    return address().partition("#")[2]


def download(name: str, text: str, kind: str) -> None:
    """Offer a text as a file."""
    blob = window.Blob.new(ffi.to_js([text]), ffi.to_js({"type": kind}))
    address = window.URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = address
    link.download = name
    link.click()
    window.setTimeout(ffi.create_proxy(lambda: window.URL.revokeObjectURL(address)), 10_000)


def pick_file(send: Callable[[str], None]) -> None:
    """Let the person choose a file, and read it."""
    field = document.createElement("input")
    field.type = "file"
    field.accept = ".json,application/json,text/plain"

    async def chosen(_: object) -> None:
        if field.files.length:  # an empty file counts as false
            await read_file(field.files.item(0), send)

    field.addEventListener("change", ffi.create_proxy(chosen))
    field.click()


async def read_file(file: Any, send: Callable[[str], None]) -> None:
    """Read a file; its text is sent as "file:<text>", in whatever coding it is written.

    What is larger than any table can be is not read, because that alone takes many seconds:
    "file-too-large" is sent. Where it cannot be read, or is no text, "file-failed" is.
    """
    if file.size > MAX_BYTES:
        send("file-too-large")
        return
    try:
        text = decode((await file.arrayBuffer()).to_bytes())
    except RecordError:
        send("file-failed:text")
    except BROWSER_FAILURES:
        print("A file could not be read.")
        send("file-failed:")
    else:
        send(f"file:{text}")


async def hand_on(link: str, share: bool, note: str) -> str:
    """Give a link to the share sheet or the clipboard; return a message on how it went.

    note: a sentence that goes before it, or "". Where sharing fails the link is copied.
    """
    navigator = window.navigator
    if (
        share
        and getattr(navigator, "share", None)
        and window.matchMedia("(pointer: coarse)").matches
    ):
        given = {"url": link} if link.startswith("http") else {"text": link}
        if note:
            given["text"] = sentences((note, given.get("text", "")))
        try:
            await navigator.share(ffi.to_js(given))
        except BROWSER_FAILURES as error:
            if CALLED_OFF in (str(getattr(error, "name", "")), str(error).partition(":")[0]):
                return "shared"
            print(f"Sharing failed: {error}")
        else:
            return "shared"
    if not window.hustings.permitted("clipboard-write"):
        return "copy-failed"
    try:
        await navigator.clipboard.writeText(f"{note}\n{link}" if note else link)
    except BROWSER_FAILURES:
        return "copy-failed"
    return "copied"


CALLED_OFF: Final = "AbortError"
"""What the browser raises where the person closes the share sheet."""


def select(selector: str) -> None:
    """Select the text of the first field found, and bring it into sight."""
    field = document.querySelector(selector)
    if field:
        field.focus()
        field.select()
        field.scrollIntoView(ffi.to_js({"block": "nearest"}))


def site() -> str:
    """Return where the site is, if that is not the page's own address, "" where nobody has said.

    A saved file says where it came from. In somebody else's frame the address may be a passing
    one: there the address counts that the site was built for.
    """
    saved = document.getElementById("carried")
    if saved:
        return str(saved.getAttribute("data-site") or "")
    named = document.querySelector("link[rel=canonical]")
    told = str(named.getAttribute("href")) if named else ""
    return told if told.startswith("http") and window.hustings.framed() else ""
