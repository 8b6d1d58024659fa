"""Makes what stands beside the table: a page for each game, and 404.html.

A game's page is what a link shows where it is sent: title, sentence, picture, how to play. Opened
in a browser it leads to the table at once, with the game that stands after '#'. 404.html leads
back to the table from any address that a host does not know.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final

from tools.build.home import MARK, markup
from tools.build.offline import ICONS, png_size
from tools.build.page import inline_hash
from tools.build.words import filled, reach

VARIABLE: Final = "HUSTINGS_SITE"
HOSTS: Final = (("NETLIFY", "URL"), ("CF_PAGES", "CF_PAGES_URL"))
"""What hosts that build by themselves set: a sign that it is they, and where the site will be."""

PREVIEWS: Final = "assets/previews"
SCREENS: Final = "docs/pictures"
"""Where `dev.py pictures` leaves its pictures: for links, and of the table as it looks."""

CHAPTERS: Final = 1
"""How much of its rules a game's page shows."""


def site_address(environment: Mapping[str, str] = os.environ) -> str:
    """Return where the site will be, with a slash at its end; "" where nobody has said.

    Raises RuntimeError when what was said is no address of a page.
    """
    told = environment.get(VARIABLE, "")
    for sign, name in HOSTS:
        if environment.get(sign):
            told = told or environment.get(name, "")
    if told and not told.startswith(("http://", "https://")):
        raise RuntimeError(f"{VARIABLE} must begin with https://, but is {told!r}.")
    if any(mark in told for mark in " \"'<>?#"):
        raise RuntimeError(f"{VARIABLE} must be the address of a folder, but is {told!r}.")
    return told.rstrip("/") + "/" if told else ""


def landing(root: Path, site: str, folder: str) -> dict[str, bytes]:
    """Return the pages and the pictures of links, by their path in the site.

    site: the address of the site, or ""; folder: that of the build, such as "./v-1234/".
    """
    reach(root)
    from hustings import catalog
    from hustings.ui.links.address import folder_of

    files: dict[str, bytes] = {"404.html": lost(root, site)}
    for game in catalog.GAMES:
        slug = folder_of(game)
        for name, path in pictures_of(root, game).items():
            files[f"{slug}/{name}"] = path.read_bytes()
        files[f"{slug}/index.html"] = game_page(root, game, site, folder)
    return files


def pictures_of(root: Path, game: str) -> dict[str, Path]:
    """Return the pictures of a game that are there, by their name beside its page, best first."""
    from hustings.ui.links.address import folder_of

    found = {
        "preview.png": root / PREVIEWS / f"{game}.png",
        "screen.png": root / SCREENS / f"{folder_of(game)}.png",
        "narrow-screen.png": root / SCREENS / f"{folder_of(game)}-narrow.png",
    }
    return {name: path for name, path in found.items() if path.exists()}


def game_page(root: Path, game: str, site: str, folder: str) -> bytes:
    """Return the page of a game; it may have no picture."""
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG
    from hustings.ui.links.address import folder_of
    from hustings.ui.page.parts.facts import facts

    info = catalog.info(game)
    about = facts(info)
    here = f"{site}{folder_of(game)}/" if site else "./"
    name, path = next(iter(pictures_of(root, game).items()), ("", None))
    size = png_size(path.read_bytes()) if path else (0, 0)
    picture = f"{here}{name}" if name else ""
    title = common.page_title(game=info.title)
    shown = pages.game_picture(game=info.title)
    script, style = _inline(root, "game_redirect.js")
    said = {
        "script": script,
        "style": style,
        "policy": policy(script, style),
        "meta": meta(
            title,
            pages.game_share_text(pitch=info.tagline, facts=about),
            here,
            (picture, *size, shown),
        ),
        "icons": _icons(folder),
        "picture": _picture(name, size, shown),
        "rules": how_to_play(catalog.rulebook(game)),
    }
    texts = {
        "language": TAG,
        "title": title,
        "heading": info.title,
        "name": common.title(),
        "mark": MARK,
        "tagline": info.tagline,
        "facts": about,
        "game": game,
        "go": pages.game_play(game=info.title),
        "needs": pages.game_needs_script(game=info.title),
        "how": pages.game_how_to_play(),
        "credit": info.credit,
    }
    said |= {name: escape(text) for name, text in texts.items()}
    return _page(root, "game.html", said)


def lost(root: Path, site: str) -> bytes:
    """Return 404.html, which has to work at any depth: nothing in it is relative."""
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG

    script, style = _inline(root, "not_found.js")
    texts = {
        "language": TAG,
        "title": common.page_title(game=pages.lost_heading()),
        "heading": pages.lost_heading(),
        "name": common.title(),
        "mark": MARK,
        "lost": pages.lost_text(),
        "go": pages.lost_open(),
        "home": site or "/",
        "games": " ".join(catalog.GAMES),
    }
    said = {name: escape(text) for name, text in texts.items()}
    said |= {"script": script, "style": style, "policy": policy(script, style, "'self'")}
    return _page(root, "lost.html", said)


def home_meta(root: Path, site: str, folder: str) -> str:
    """Return what the table's own page says to whoever shows a link to it."""
    reach(root)
    from hustings.messages.generated import common, pages

    preview = root / PREVIEWS / "hustings.png"
    here = site or "./"
    icon = f"{site}{folder.removeprefix('./')}" if site else folder
    picture: tuple[str, int, int, str] = (
        f"{icon}assets/icons/icon-512.png",
        512,
        512,
        common.title(),
    )
    if preview.exists():
        size = png_size(preview.read_bytes())
        picture = (f"{here}preview.png", *size, pages.slogan())
    return meta(pages.share_title(), pages.share_text(), here, picture)


def home_files(root: Path) -> dict[str, bytes]:
    """Return the picture of a link to the table itself, where there is one."""
    preview = root / PREVIEWS / "hustings.png"
    return {"preview.png": preview.read_bytes()} if preview.exists() else {}


def meta(title: str, description: str, here: str, picture: tuple[str, int, int, str]) -> str:
    """Return the lines of a head that tell others what a page is.

    here: its address; picture: (address or "", width, height, what it is called).
    """
    from hustings.messages.generated import common
    from hustings.messages.generated.language import TAG

    address, width, height, alt = picture
    large = width > 1.5 * height > 0
    named = {"description": description}
    named["twitter:card"] = "summary_large_image" if large else "summary"
    named |= {"twitter:title": title, "twitter:description": description}
    graph = {"og:type": "website", "og:site_name": common.title()}
    graph["og:locale"] = TAG.replace("-", "_")
    graph |= {"og:title": title, "og:description": description, "og:url": here}
    if address:
        graph |= {"og:image": address, "og:image:type": "image/png"}
        graph |= {"og:image:width": str(width), "og:image:height": str(height)}
        graph |= {"og:image:alt": alt}
        named |= {"twitter:image": address, "twitter:image:alt": alt}
    lines = [f'<link rel="canonical" href="{escape(here)}">']
    lines += [f'<meta name="{key}" content="{escape(text)}">' for key, text in named.items()]
    lines += [f'<meta property="{key}" content="{escape(text)}">' for key, text in graph.items()]
    return "\n".join(lines)


def how_to_play(rules: str) -> str:
    """Return the beginning of a game's rules as HTML: what it is about, and its first chapters."""
    from hustings.ui.page.rulebook import rulebook

    chapters = rules.split("\n## ")
    trees, _ = rulebook("\n## ".join(chapters[: 1 + CHAPTERS]))
    return "\n".join(markup(_plain(tree)) for tree in trees if tree[0] != "h2")


def policy(script: str, style: str, connect: str = "'none'") -> str:
    """Return the policy of such a page: its own script and style, its own pictures, no more."""
    rules = (
        "default-src 'none'",
        f"script-src {inline_hash(script)}",
        f"style-src {inline_hash(style)}",
        "img-src 'self'",
        f"connect-src {connect}",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def _inline(root: Path, script: str) -> tuple[str, str]:
    """Return the script and the style of a page, as they stand in it."""
    code = (root / "web" / "boot" / script).read_text("utf-8")
    return code, (root / "tools" / "build" / "pages" / "plain.css").read_text("utf-8")


def _icons(folder: str) -> str:
    return ICONS.replace("./@/", f".{folder}").replace("./manifest", "../manifest")


def _picture(name: str, size: tuple[int, int], alt: str) -> str:
    """Return the picture; lazy, so that a browser that leads on to the table never fetches it."""
    if not name:
        return ""
    width, height = size
    said = f'width="{width}" height="{height}" alt="{escape(alt)}"'
    return f'<img src="{name}" {said} loading="lazy">'


def _plain(tree: Any) -> Any:
    """Return a tree of rules for a page that has other things than rules as well."""
    if isinstance(tree, str):
        return tree
    tag, attrs, children = tree
    kept = {name: text for name, text in attrs.items() if name == "class"}
    return [tag, kept, [_plain(child) for child in children]]


def _page(root: Path, name: str, said: dict[str, str]) -> bytes:
    return filled(root / "tools" / "build" / "pages" / name, said).encode()
