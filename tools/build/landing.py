"""Makes the pages beside the table: one for each game, and 404.html.

A game's page is for previews of shared links: title, sentence, picture, how to play. In a browser
it opens the table at once, with the game after '#'. 404.html leads from any address that a host
does not know to the table. Languages other than the build's have such pages in folders of their own
(de/, de/gerrymander/), which open the table in that language (translated.py).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.build.home import MARK, markup
from tools.build.offline import ICONS, png_size
from tools.build.page import inline_hash
from tools.build.words import fill, make_importable

SITE_VARIABLE: Final = "HUSTINGS_SITE"
HOSTS: Final = (("NETLIFY", "URL"), ("CF_PAGES", "CF_PAGES_URL"))
"""Environment variables of hosts that build the site: (name of the sign, name of the address)."""

PREVIEWS: Final = "assets/previews"
"""Pictures for previews of links, also by language (de/); `dev.py pictures` makes them."""
SCREENSHOTS: Final = "docs/pictures"
"""Pictures of the table, also made by `dev.py pictures`."""

MAX_CHAPTERS: Final = 1
"""How many chapters of its rules a game's page shows."""


def site_address(environment: Mapping[str, str] = os.environ) -> str:
    """Return the address of the site, with a slash at its end; "" if the environment has none.

    Raises RuntimeError if it is not the address of a folder.
    """
    address = environment.get(SITE_VARIABLE, "")
    for sign, name in HOSTS:
        if environment.get(sign):
            address = address or environment.get(name, "")
    if address and not address.startswith(("http://", "https://")):
        raise RuntimeError(f"{SITE_VARIABLE} must begin with https://, but is {address!r}.")
    if any(mark in address for mark in " \"'<>?#"):
        raise RuntimeError(f"{SITE_VARIABLE} must be the address of a folder, but is {address!r}.")
    return address.rstrip("/") + "/" if address else ""


def landing(root: Path, site: str, folder: str) -> dict[str, bytes]:
    """Return the pages, and the pictures for previews, by their path in the site.

    site: the address of the site, or ""; folder: that of the build, such as "./v-1234/".
    """
    make_importable(root)
    from hustings import catalog
    from hustings.ui.links.address import folder_of

    files = {"404.html": not_found_page(root, site), **pictures(root)}
    for game in catalog.GAMES:
        files[f"{folder_of(game)}/index.html"] = game_page(root, game, Place(site, folder))
    return files


def pictures(root: Path, own: str = "") -> dict[str, bytes]:
    """Return the existing pictures of the table and all games, by their path in the site.

    own: the folder of a language, whose previews and screenshots are added.
    """
    from hustings import catalog

    found = home_pictures(root, own)
    for game in catalog.GAMES:
        found |= pictures_of(root, game, own)
    return {name: path.read_bytes() for name, path in found.items()}


class Place(NamedTuple):
    """Where pages stand. site: the address of the site, or ""; folder: that of the build, "./v-1/".

    language: of pages in a folder of their own, "" for those in the build's language.
    """

    site: str
    folder: str
    language: str = ""

    def address(self, path: str) -> str:
        """Return the address of a page in this language. path: such as "gerrymander/"."""
        return f"{self.site}{self.own}{path}" if self.site else "./"

    @property
    def own(self) -> str:
        """Return the folder of the language's pages, such as "de/"."""
        return f"{self.language}/" if self.language else ""

    def up(self, path: str) -> str:
        """Return how a page leads to the folder of the site. path: of the page, as above."""
        return "../" * (path.count("/") + bool(self.language)) or "./"

    def top(self, path: str) -> str:
        """Return how a page leads to the folder of its language."""
        return "../" * path.count("/") or "./"

    def parts(self, path: str) -> dict[str, str]:
        """Return parts of a page in HTML: what its script and its links to the table need."""
        marks = f' data-language="{self.language}"' if self.language else ""
        query = f"?lang={self.language}" if self.language else ""
        return {"marks": marks, "query": query, "up": self.up(path)}


def pictures_of(root: Path, game: str, own: str = "") -> dict[str, Path]:
    """Return the existing pictures of a game, by their path in the site, best first.

    own: the folder of a language, whose preview is the best one.
    """
    from hustings.ui.links.address import folder_of

    slug = folder_of(game)
    candidates = {
        f"{own}{slug}/preview.png": root / PREVIEWS / own / f"{game}.png",
        f"{slug}/preview.png": root / PREVIEWS / f"{game}.png",
        f"{own}{slug}/screen.png": root / SCREENSHOTS / own / f"{slug}.png",
        f"{own}{slug}/narrow-screen.png": root / SCREENSHOTS / own / f"{slug}-narrow.png",
        f"{slug}/screen.png": root / SCREENSHOTS / f"{slug}.png",
        f"{slug}/narrow-screen.png": root / SCREENSHOTS / f"{slug}-narrow.png",
    }
    return _existing(candidates)


def home_pictures(root: Path, own: str = "") -> dict[str, Path]:
    """Return the existing pictures for previews of the table itself, as `pictures_of`."""
    return _existing(
        {f"{folder}preview.png": root / PREVIEWS / folder / "hustings.png" for folder in (own, "")}
    )


def _existing(candidates: dict[str, Path]) -> dict[str, Path]:
    return {name: path for name, path in candidates.items() if path.exists()}


def game_page(root: Path, game: str, place: Place) -> bytes:
    """Return the page of a game; it may have no picture."""
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG
    from hustings.ui.links.address import folder_of
    from hustings.ui.page.parts.facts import facts

    info = catalog.info(game)
    about, slug = facts(info), f"{folder_of(game)}/"
    name, path = next(iter(pictures_of(root, game, place.own).items()), ("", None))
    size = png_size(path.read_bytes()) if path else (0, 0)
    up = place.up(slug)
    title = common.page_title(game=info.title)
    alt = pages.game_picture(game=info.title)
    script, style = _inline(root, "game_redirect.js")
    parts = place.parts(slug) | {
        "script": script,
        "style": style,
        "policy": policy(script, style),
        "meta": meta(
            title,
            pages.game_share_text(pitch=info.tagline, facts=about),
            place.address(slug),
            (f"{place.site or up}{name}" if name else "", *size, alt),
        ),
        "icons": _icons(place, slug),
        "picture": _picture(f"{up}{name}" if name else "", size, alt),
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
    parts |= {name: escape(text) for name, text in texts.items()}
    return _page(root, "game.html", parts)


def language_page(root: Path, place: Place) -> bytes:
    """Return the page of a language, which lists the games."""
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG
    from hustings.ui.links.address import folder_of

    script, style = _inline(root, "game_redirect.js")
    parts = place.parts("") | {
        "script": script,
        "style": style,
        "policy": policy(script, style),
        "meta": home_meta(root, place),
        "icons": _icons(place, ""),
        "guide": _guide(root, place),
        "games": "\n".join(
            f'<h2><a href="./{folder_of(game)}/">{escape(info.title)}</a></h2>\n'
            f"<p>{escape(info.tagline)}</p>"
            for game, info in ((game, catalog.info(game)) for game in catalog.GAMES)
        ),
    }
    parts["marks"] += " data-home"
    texts = {
        "language": TAG,
        "title": pages.share_title(),
        "heading": common.title(),
        "mark": MARK,
        "tagline": common.tagline(),
        "go": pages.lost_open(),
        "needs": pages.needs_script(),
    }
    parts |= {name: escape(text) for name, text in texts.items()}
    return _page(root, "language.html", parts)


def _guide(root: Path, place: Place) -> str:
    """Return the link to how to play in a language, in the documentation beside the table."""
    from hustings.messages.generated import pages

    name = f"languages/play.{place.language}"
    if not (root / "docs" / f"{name}.md").exists():
        return ""
    return f'<p><a href="{place.up("")}docs/{name}.html">{escape(pages.game_how_to_play())}</a></p>'


def not_found_page(root: Path, site: str) -> bytes:
    """Return 404.html. It contains no relative address, because it is shown at any depth."""
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
    parts = {name: escape(text) for name, text in texts.items()}
    parts |= {"script": script, "style": style, "policy": policy(script, style, "'self'")}
    return _page(root, "lost.html", parts)


def home_meta(root: Path, place: Place) -> str:
    """Return the elements that describe the table, in a language, in previews of links."""
    make_importable(root)
    from hustings.messages.generated import common, pages

    here = place.site or place.up("")
    icon = f"{here}{place.folder.removeprefix('./')}assets/icons/icon-512.png"
    picture: tuple[str, int, int, str] = (icon, 512, 512, common.title())
    for name, path in [*home_pictures(root, place.own).items()][:1]:
        picture = (f"{here}{name}", *png_size(path.read_bytes()), pages.slogan())
    return meta(pages.share_title(), pages.share_text(), place.address(""), picture)


def meta(title: str, description: str, here: str, picture: tuple[str, int, int, str]) -> str:
    """Return the elements of a head that describe a page in previews of links.

    here: its address; picture: (address or "", width, height, alternative text).
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
    """Return the beginning of a game's rules as HTML: the introduction and the first chapters."""
    from hustings.ui.page.rulebook import rulebook

    chapters = rules.split("\n## ")
    trees, _ = rulebook("\n## ".join(chapters[: 1 + MAX_CHAPTERS]))
    return "\n".join(markup(_without_links(tree)) for tree in trees if tree[0] != "h2")


def policy(script: str, style: str, connect: str = "'none'") -> str:
    """Return the content security policy of such a page: its own script, style and pictures."""
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
    """Return the inline script and style of a page."""
    code = (root / "web" / "boot" / script).read_text("utf-8")
    return code, (root / "tools" / "build" / "pages" / "plain.css").read_text("utf-8")


def _icons(place: Place, path: str) -> str:
    build = f"{place.up(path)}{place.folder.removeprefix('./')}"
    return ICONS.replace("./@/", build).replace("./manifest", f"{place.top(path)}manifest")


def _picture(name: str, size: tuple[int, int], alt: str) -> str:
    """Return the picture; lazy, so that a browser that goes on to the table does not fetch it."""
    if not name:
        return ""
    width, height = size
    attributes = f'width="{width}" height="{height}" alt="{escape(alt)}"'
    return f'<img src="{name}" {attributes} loading="lazy">'


def _without_links(tree: Any) -> Any:
    """Return a tree of rules without attributes other than class, such as ids and messages."""
    if isinstance(tree, str):
        return tree
    tag, attrs, children = tree
    kept = {name: text for name, text in attrs.items() if name == "class"}
    return [tag, kept, [_without_links(child) for child in children]]


def _page(root: Path, name: str, parts: dict[str, str]) -> bytes:
    return fill(root / "tools" / "build" / "pages" / name, parts).encode()
