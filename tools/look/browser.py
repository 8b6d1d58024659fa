"""Opens positions in the built page at many sizes and in many themes, and checks each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tools.look.positions import Position
from tools.look.screens import SCREENS, Screen

SCRIPTS: Final = Path(__file__).parent / "page"
ORDER: Final = ("paint", "words", "look", "layout")
"""The scripts of the check, each after those that it imports."""
SIZES: Final = ("1280x800", "1024x768", "768x1024", "360x640", "740x360")
THEMES: Final = ("light", "dark", "contrast", "forced")
"""forced: the few colours of the operating system (forced-colors)."""
VISIONS: Final = {
    "grey": "achromatopsia",
    "protanopia": "protanopia",
    "deuteranopia": "deuteranopia",
    "tritanopia": "tritanopia",
}
"""Further themes for --pictures: the light theme as colour-blind people see it."""
MIN_BOARD_SHARE: Final = {"1280x800": 0.8}
"""The least share of the room between prompt and buttons that a board covers, by window size."""
MAX_BEATS: Final = 8
"""How many beats of playback before a position are checked with --playback."""
MIN_BOARD_PX: Final = 300.0
"""The least width of a board in px."""
KINDS: Final = {
    "overlap": "text over text",
    "mark": "text on, under or across a mark",
    "box": "text that leaves its box",
    "cut": "text that is cut off",
    "edge": "text within 2 px of its panel's edge",
    "small": "text under 11 px (9 px a letter in a mark)",
    "target": "targets under 24 px, controls for fingers under 44 px",
    "faint": "contrast under 4.5 (large text and pieces 3)",
    "forced": "any of these with forced colours",
    "room": "a board under 80 % of its room, or under 300 px wide",
    "column": "a paragraph of more than 5 lines under 200 px wide",
    "cover": "a lesson's board whose foot is covered by buttons or below the window",
    "fold": "what is needed and cannot be seen without scrolling",
    "empty": "a half of the window that is nearly empty while other things are below the fold",
    "scrolled": "a screen that does not open at its top",
}
"""The kinds of finds, each with its meaning."""
DRAW_FRAMES: Final = """([finds, colour]) => {
    const layer = document.createElement("div");
    layer.id = "looked-at";
    for (const { kind, box: [x, y, width, height] } of finds) {
        const frame = document.createElement("div");
        frame.title = kind;
        frame.style.cssText = `position:absolute;z-index:99;pointer-events:none;`
            + `left:${x - 2}px;top:${y - 2}px;width:${width + 4}px;height:${height + 4}px;`
            + `outline:2px solid ${colour}`;
        layer.append(frame);
    }
    document.body.append(layer);
}"""

WAIT_FOR_DRAWING: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""
"""Waits until the page is drawn: two frames, however long drawing takes."""


STEP: Final = """step => {
    if (step.startsWith("#")) location.hash = step;
    else if (!step.startsWith("@")) hustings.send(step);
    else hustings.send(document.querySelector(step.slice(1)).dataset.do);
}"""
"""Takes a step to a screen (see tools/look/screens.py)."""


class Find(NamedTuple):
    """One problem. where: the element and its ancestors; note: by how much."""

    game: str
    position: str
    size: str
    theme: str
    kind: str
    text: str
    where: str
    note: str


def script() -> str:
    """Return the check as one script, which defines `lookAt` and `lookAtScreen` in the page.

    The page's policy allows no other modules, so they are joined without their imports.
    """
    text = "\n".join((SCRIPTS / f"{name}.mjs").read_text("utf-8") for name in ORDER)
    text = re.sub(r"^import\b.*?;$", "", text, flags=re.MULTILINE | re.DOTALL)
    return "(() => {" + re.sub(r"^export ", "", text, flags=re.MULTILINE) + "})()"


class Eye:
    """A page of the built site; `look` opens a position in it and checks it."""

    def __init__(self, page: Page, site: str, pictures: Path | None = None) -> None:
        self.page = page
        self.pictures = pictures
        self.rooms: dict[tuple[str, str], list[float]] = {}
        """(game, size) -> the share of its room that the board covered, for each position."""
        self._sight = page.context.new_cdp_session(page)
        page.emulate_media(reduced_motion="reduce")
        if not page.url.startswith(site):
            page.goto(site)
        page.wait_for_selector('#app[data-ready="1"]', state="attached", timeout=60_000)
        page.mouse.click(1, 1)  # away from the board, which marks what the pointer is over
        page.evaluate("hustings.send('pref:pace:instant')")
        page.evaluate(script())

    def look(
        self, position: Position, sizes: Sequence[str] = SIZES, themes: Sequence[str] = THEMES
    ) -> Iterator[Find]:
        """Yield the finds of a position at each size and in each theme."""
        self._theme(themes[0])
        self._open(position.address)
        for size in sizes:
            self._resize(size)
            for theme in themes:
                self._theme(theme)
                result = self.page.evaluate("lookAt", theme != themes[0])
                yield from self._finds(position, size, theme, result["finds"])
                if theme == themes[0]:
                    yield from self._room(position, size, theme, result)

    def look_at_screen(
        self, screen: Screen, sizes: Sequence[str] = SIZES, themes: Sequence[str] = THEMES
    ) -> Iterator[Find]:
        """Yield the finds of a screen at each size and in each theme.

        At each size it is opened anew from a home page scrolled to its end.
        """
        position = Position(SCREENS, screen.name, "")
        for size in sizes:
            self._theme(themes[0])
            self._resize(size)
            yield from self._scrolled(position, size, themes[0], self._reach(screen))
            for theme in themes:
                self._theme(theme)
                finds = self.page.evaluate("lookAtScreen", [screen.needs, theme != themes[0]])
                yield from self._finds(position, size, theme, finds)

    def _scrolled(self, position: Position, size: str, theme: str, by: float) -> Iterator[Find]:
        if by:
            at = (position.game, position.name, size, theme, "scrolled")
            yield Find(*at, "", "html", f"by {by:.0f} px")

    def _reach(self, screen: Screen) -> float:
        """Open a screen; return by how many px it is scrolled."""
        self._home()
        self.page.evaluate(f"scrollTo(0, {'1e6' if screen.steps else '0'})")
        for step in screen.steps:
            self.page.evaluate(STEP, step)
            self._settle()
        self._until(f"document.querySelector({screen.shows!r})")
        self.page.evaluate("document.fonts.ready.then(() => 1)")
        self._settle()
        return float(self.page.evaluate("document.querySelector('[aria-modal]') ? 0 : scrollY"))

    def look_at_playback(self, position: Position, sizes: Sequence[str] = SIZES) -> Iterator[Find]:
        """Yield the finds during the playback that leads to a position, beat by beat."""
        self._open(position.address)
        self.page.evaluate("hustings.send('pref:pace:step')")
        self.page.evaluate("hustings.send('watch')")
        for beat in range(1, MAX_BEATS + 1):
            if self.page.evaluate("document.getElementById('app').dataset.playback !== '1'"):
                break
            moment = position._replace(name=f"{position.name}+{beat}")
            for size in sizes:
                self._resize(size)
                result = self.page.evaluate("lookAt", False)
                yield from self._finds(moment, size, "light", result["finds"])
            self.page.evaluate("hustings.send('hurry')")
        self.page.evaluate("hustings.send('pref:pace:instant')")

    def _finds(
        self, position: Position, size: str, theme: str, finds: list[dict[str, Any]]
    ) -> Iterator[Find]:
        for find in finds:
            kind = "forced" if theme == "forced" else str(find["kind"])
            rest = (str(find[key]) for key in ("text", "where", "note"))
            yield Find(position.game, position.name, size, theme, kind, *rest)
        self._picture(position, size, theme, finds)

    def _room(
        self, position: Position, size: str, theme: str, result: dict[str, float]
    ) -> Iterator[Find]:
        share, width = result["share"], result["width"]
        if not width:
            return
        self.rooms.setdefault((position.game, size), []).append(share)
        fields = (position.game, position.name, size, theme, "room", "", ".board")
        if share < MIN_BOARD_SHARE.get(size, 0):
            yield Find(*fields, f"{share:.0%}")
        if width < MIN_BOARD_PX:
            yield Find(*fields, f"{width:.0f} px wide")

    def _home(self) -> None:
        self.page.evaluate("document.querySelector('.dialog') && hustings.send('close')")
        self.page.evaluate("location.hash ? location.hash = '' : hustings.send('home')")
        self._until("document.getElementById('app').dataset.screen === 'home'")
        self.page.evaluate("hustings.send('hide-notice')")

    def _open(self, address: str) -> None:
        self._home()
        self.page.evaluate("address => { location.hash = address }", address)
        self._until("document.getElementById('app').dataset.game")
        self._settle()
        self.page.evaluate("document.fonts.ready.then(() => 1)")

    def _resize(self, size: str) -> None:
        width, height = map(int, size.split("x"))
        self.page.set_viewport_size({"width": width, "height": height})
        self._settle()

    def _theme(self, theme: str) -> None:
        forced, vision = theme == "forced", VISIONS.get(theme, "none")
        self.page.emulate_media(
            forced_colors="active" if forced else "none", reduced_motion="reduce"
        )
        self._sight.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        shown = "auto" if forced else "light" if vision != "none" else theme
        self.page.evaluate(f"hustings.send('pref:theme:{shown}')")
        self._settle()

    def _settle(self) -> None:
        """Wait until the page is drawn, as a board may be laid out anew after a change of size."""
        self.page.evaluate(WAIT_FOR_DRAWING)
        self._until("document.getElementById('app').dataset.busy !== '1'")

    def _picture(
        self, position: Position, size: str, theme: str, finds: list[dict[str, Any]]
    ) -> None:
        if self.pictures is None:
            return
        name = f"{position.game}-{position.name.replace('/', '@').replace(' ', '.')}-{size}-{theme}"
        self.pictures.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(DRAW_FRAMES, [finds, "magenta"])
        self.page.screenshot(path=self.pictures / f"{name}.png")
        self.page.evaluate("document.getElementById('looked-at').remove()")

    def _until(self, expression: str) -> None:
        for _ in range(500):
            if self.page.evaluate(f"!!({expression})"):
                return
            self.page.wait_for_timeout(20)
        raise RuntimeError(f"never true: {expression}")
