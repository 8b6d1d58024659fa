"""The scenes of the games: pictures without text, in both themes, small enough to come first."""

from __future__ import annotations

import gzip
import re

from hustings import catalog
from tests.kit import ROOT
from tools.build import scenes

MAX_GZIPPED_BYTES = 5000
"""All scenes come with the first visit."""


def test_scenes_are_small_and_without_text() -> None:
    sources = sorted((ROOT / "web/pictures").glob("*.svg"))
    assert sources
    assert {source.stem for source in sources} <= set(catalog.GAMES)
    for source in sources:
        for picture in scenes.themed(source.read_text("utf-8")):
            assert len(gzip.compress(picture.encode())) <= MAX_GZIPPED_BYTES, source.name
            assert "<text" not in picture
            assert "light-dark" not in picture
            assert not re.search(r'href="(?!#)|url\(|<style|<script', picture), "fetches nothing"


def test_each_theme_has_a_picture_and_a_rule() -> None:
    svg = b'<svg><!-- sky --><path fill="light-dark(#fff, #001)"/></svg>'
    files = {"pictures/toy.svg": svg, "style.css": b""}
    rules = scenes.split_scenes(files)
    assert files == {
        "pictures/toy-light.svg": b'<svg><path fill="#fff"/></svg>',
        "pictures/toy-dark.svg": b'<svg><path fill="#001"/></svg>',
        "style.css": b"",
    }
    assert rules.splitlines() == [
        '.picture-toy { background-image: url("pictures/toy-light.svg"); }',
        ".picture-toy > .emblem { display: none; }",
        ':root[data-theme="dark"] .picture-toy { background-image: url("pictures/toy-dark.svg"); }',
        '@media (prefers-color-scheme: dark) { :root[data-theme="auto"] .picture-toy '
        '{ background-image: url("pictures/toy-dark.svg"); } }',
    ]
