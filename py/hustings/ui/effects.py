"""What the application asks of the world: data that the shell carries out and tests compare."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Keep(NamedTuple):
    """Store a text under a key; carried out before the page is drawn.

    "kept:<key>" comes back, or "not-kept:full:<key>" or "not-kept:off:<key>". replaces: the text
    this one goes on from; where storage holds neither that nor anything this one continues,
    nothing is written and "went-on:<key>" comes back. None: whatever is there is replaced.
    """

    key: str
    text: str
    replaces: str | None = None


class Drop(NamedTuple):
    """Delete a save for good, unless another tab has it on the table.

    "dropped:<id>" or "drop-refused:<id>" comes back; later "not-dropped:<id>" where a store of the
    browser still holds it. That is tried again at the next start, and the save is not shown.
    """

    save_id: str


class Discard(NamedTuple):
    """Delete a text in both stores of the browser; nothing comes back."""

    key: str


class Persist(NamedTuple):
    """Ask the browser, once, not to clear what is kept when it runs short of room."""


class AskBot(NamedTuple):
    """Have a bot think; the answer comes back as the message "bot:<ticket>:<token>"."""

    ticket: int
    job: str


class StopBot(NamedTuple):
    """Whatever is being thought about is no longer of interest."""


class WarmUpBots(NamedTuple):
    """Start the bot worker and have it run what will be needed, while nothing else is asked."""

    job: str


class SendLater(NamedTuple):
    """Send a message after so many milliseconds."""

    ms: int
    message: str


class SendWhenVisible(NamedTuple):
    """Send a message after so many milliseconds, as soon then as a thing is in sight.

    selector: finds the thing; where it is gone nothing is sent.
    """

    ms: int
    selector: str
    message: str


class Sound(NamedTuple):
    """Play one of core.model.SOUNDS, as loud as the preference says: "soft" or "full"."""

    name: str
    volume: str


class Vibrate(NamedTuple):
    """Have the device vibrate shortly, where it can."""


class SetHash(NamedTuple):
    """Show the game in the address (after '#') without adding to the browser's history."""

    text: str


class PushEntry(NamedTuple):
    """Add an entry to the browser's history; Back leads from it to the one before.

    stop: what it stands for (see ui.frame.history).
    address: what stands behind '#', None: what does now.
    """

    stop: str
    address: str | None


class ReplaceEntry(NamedTuple):
    """Have the browser's entry stand for something else; the fields are those of Push."""

    stop: str
    address: str | None


class GoBack(NamedTuple):
    """Go back by one entry of the browser's history; the effects that follow belong there.

    address: what stands behind '#' there from now on.
    """

    address: str


class ShareLink(NamedTuple):
    """Hand a link on by share sheet or clipboard.

    "shared", "copied" or "copy-failed:<key>" comes back. note: a sentence that goes before it, or
    "". key: that of the link in the share dialog.
    """

    text: str
    share: bool = False
    note: str = ""
    key: str = ""


class Download(NamedTuple):
    """Offer a text as a file."""

    name: str
    text: str
    kind: str = "application/json"


class SaveTable(NamedTuple):
    """Offer the whole product as one file with these games in it (json, see ui.saves.backup).

    site: the address that links made in that file lead to, or "".
    """

    name: str
    carried: str
    site: str = ""


class DownloadPicture(NamedTuple):
    """Offer the board as a picture; "picture-failed" comes back where that does not work.

    name: of the file, ending in .png or .svg; title: what the picture is called; tree: its drawing.
    """

    name: str
    title: str
    tree: str


class PickFile(NamedTuple):
    """Let the person choose a file; its text comes back as "file:<text>"."""


class Theme(NamedTuple):
    """Put preferences that the style sheet reads on the document: name -> value."""

    attributes: tuple[tuple[str, str], ...]


class Focus(NamedTuple):
    """Move the keyboard focus to the first element the selector finds."""

    selector: str


class Select(NamedTuple):
    """Select the text of the first field the selector finds."""

    selector: str


class Title(NamedTuple):
    """Name the document."""

    text: str


class Lock(NamedTuple):
    """Hold the save while it is on the table, so that two tabs never write the same game.

    Where another tab holds it, "lock-held:<id>" comes back; with `steal` it is taken from there
    and "lock-taken:<id>:<the stored save>" comes back. The tab that lost it hears "lock-held" too.
    anew: this tab may have lost it unheard; "lock-taken" comes back where it has to be had again.
    """

    save_id: str
    steal: bool = False
    anew: bool = False


class Unlock(NamedTuple):
    """Let go of whatever save is held."""


class KeepScreenOn(NamedTuple):
    """Have the screen stay on while the page is in sight, or let it go dark again."""

    on: bool


class FullScreen(NamedTuple):
    """Have the page fill the screen, or no longer; "full:on" or "full:off" comes back."""

    on: bool


class ScrollToTop(NamedTuple):
    """Scroll what the selector finds back to its beginning."""

    selector: str


class ScrollPageToTop(NamedTuple):
    """Scroll the page to its top: another screen is shown."""


class Print(NamedTuple):
    """Have the browser print the page, of which paper shows the rules or the table."""


class FetchLicences(NamedTuple):
    """Fetch the licences; "licences:<text>" or "licences-failed" comes back."""


class DeleteAll(NamedTuple):
    """Delete everything that the page has kept on this device.

    "forgotten" comes back, or "forgotten:partly" where the browser has not deleted all of it.
    """


class TakeUpdate(NamedTuple):
    """Change over to the new version that was fetched in the background."""


Effect: TypeAlias = (
    Keep | Drop | Discard | Persist | AskBot | StopBot | WarmUpBots | SendLater | SendWhenVisible
    | SetHash | PushEntry | ReplaceEntry | GoBack | ShareLink | Download | PickFile | SaveTable
    | DownloadPicture | Theme | Focus | Title | Lock | Unlock | TakeUpdate | Sound | Vibrate
    | KeepScreenOn | FullScreen | FetchLicences | DeleteAll | Print | ScrollToTop
    | ScrollPageToTop | Select
)  # fmt: skip
