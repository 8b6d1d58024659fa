"""Draws assets/icons/*.png from icon.svg with the tests' Chromium: python -m tools.icons.

The pictures are in the repository, so a build needs no browser.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.devkit import chromium

FOLDER: Final = Path(__file__).resolve().parents[1] / "assets" / "icons"
PAPER: Final = "#f6f0e2"
ICONS: Final = (
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("maskable-512.png", 512, True),
    ("touch-180.png", 180, True),
)
"""File, edge in pixels, and whether the system cuts its own shape out of it: then the picture
fills the square and what matters stays in the middle four fifths."""


def draw(page: Page, name: str, size: int, whole: bool) -> None:
    """Write one icon."""
    svg = (FOLDER / "icon.svg").read_text("utf-8")
    if whole:
        svg = svg.replace('viewBox="0 0 96 96"', 'viewBox="0 0 96 96" class="whole"')
    look = f"html {{ background: {PAPER if whole else 'transparent'} }} body {{ margin: 0 }}"
    inner = " .whole > rect { display: none } svg { display: block; width: 100vw; height: 100vw }"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>{look}{inner}</style>{svg}")
    page.screenshot(path=FOLDER / name, omit_background=True)


def main() -> None:
    """Write every icon."""
    with sync_playwright() as engine:
        browser = engine.chromium.launch(
            executable_path=chromium.system_chromium(), args=chromium.launch_args()
        )
        page = browser.new_page()
        for name, size, whole in ICONS:
            draw(page, name, size, whole)
        browser.close()


if __name__ == "__main__":
    main()
