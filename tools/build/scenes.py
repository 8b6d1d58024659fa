"""Makes the scene of each game, web/pictures/<game>.svg, into two pictures and their style rules.

A scene's colours for both themes are written as in a style sheet, `light-dark(#fff, #000)`. A
picture does not know which theme a player chose, so the build makes a picture for each theme.
"""

from __future__ import annotations

import re
from typing import Final

COLOURS: Final = re.compile(r"light-dark\(([^,()]+), ([^,()]+)\)")
"""The colour in the light and in the dark theme."""
SCENE: Final = re.compile(r"pictures/(\w+)\.svg")
COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.DOTALL)


def themed(scene: str) -> tuple[str, str]:
    """Return a scene in the light and in the dark theme, without its comments."""
    scene = COMMENT.sub("", scene)
    return COLOURS.sub(r"\1", scene), COLOURS.sub(r"\2", scene)


def split_scenes(files: dict[str, bytes]) -> str:
    """Replace each scene in `files` by a picture for each theme; return the style that shows them.

    A game without a scene shows its emblem.
    """
    rules = ""
    for name in sorted(files):
        found = SCENE.fullmatch(name)
        if not found:
            continue
        game, shown = found[1], []
        pictures = themed(files.pop(name).decode())
        for theme, picture in zip(("light", "dark"), pictures, strict=True):
            files[f"pictures/{game}-{theme}.svg"] = picture.encode()
            url = f'url("pictures/{game}-{theme}.svg")'
            shown.append(f".picture-{game} {{ background-image: {url}; }}")
        rules += f"{shown[0]}\n.picture-{game} > .emblem {{ display: none; }}\n"
        rules += f':root[data-theme="dark"] {shown[1]}\n'
        rules += "@media (prefers-color-scheme: dark) "
        rules += f'{{ :root[data-theme="auto"] {shown[1]} }}\n'
    return rules
