"""Links as mail, chat, trackers and people change them.

Each row is a text around a link. `filled` replaces the names in braces, so that every row is tried
with the link of a whole game, a position, a game with notes, and a start.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

SITE: Final = "https://table.test/some/folder/"

ADDRESSES: Final[dict[str, str]] = {
    # stuck to the end
    "as it was sent": "{url}",
    "full stop": "{url}.",
    "closing bracket": "{url})",
    "bracket and full stop": "{url}).",
    "comma": "{url},",
    "semicolon": "{url};",
    "colon": "{url}:",
    "question mark": "{url}?",
    "exclamation mark": "{url}!",
    "angle bracket": "{url}>",
    "straight quote": '{url}"',
    "apostrophe": "{url}'",
    "ellipsis": "{url}…",
    "three dots": "{url}...",
    "bold Markdown": "{url}**",
    "square bracket": "{url}]",
    "curly bracket": "{url}}}",
    "vertical bar": "{url}|",
    "backtick": "{url}`",
    "slash": "{url}/",
    "ampersand": "{url}&",
    "English closing quote": "{url}”",
    "German closing quote": "{url}“",
    "French closing quote": "{url}»",
    "French quote after a thin space": "{url}\u202f»",
    "Japanese closing quote": "{url}」",
    "Chinese full stop": "{url}。",
    "zero-width space": "{url}\u200b",
    "zero-width no-break space": "{url}\ufeff",
    "left-to-right mark": "{url}\u200e",
    "soft hyphen": "{url}\u00ad",
    "no-break space": "{url}\u00a0",
    "space": "{url}%20",
    "line feed": "{url}%0A",
    # trackers
    "fbclid as a query": "{url}?fbclid=IwAR0",
    "fbclid": "{url}&fbclid=IwAR0",
    "utm_source as a query": "{url}?utm_source=x",
    "several of utm": "{url}&utm_source=x&utm_medium=y&utm_campaign=z",
    "gclid": "{url}&gclid=Cj0",
    "igshid": "{url}?igshid=abc123",
    "a tracker before the mark": "{site}?fbclid=IwAR0#{link}",
    "a text fragment": "{url}:~:text=Hello",
    # the mark and the key
    "two marks": "{site}##{link}",
    "slash after the mark": "{site}#/{link}",
    "exclamation after the mark": "{site}#!{link}",
    "exclamation and slash": "{site}#!/{link}",
    "question after the mark": "{site}#?{link}",
    "encoded mark": "{site}#%23{link}",
    "large key": "{site}#{link_large}",
    "encoded equals sign": "{site}#{link_equals}",
    "small encoded equals sign": "{site}#{link_equals_small}",
    "encoded ampersand": "{site}#{link_ampersand}",
    "encoded altogether": "{site}#{link_encoded}",
    "encoded twice": "{site}#{link_twice}",
    "entity for the ampersand": "{site}#{link_entity}",
    "quoted-printable": "{site}#{link_printable}",
    "backslashes of Markdown": "{site}#{link_backslash}",
}
"""Addresses that a browser is led to."""

MESSAGES: Final[dict[str, str]] = {
    "a sentence": "Your turn, Ben: Back Room on Hustings.\n{url}\nSee you",
    "another hash sign before": "#1 fan! {url} #politics",
    "English quotes": "“{url}”",
    "German quotes": "„{url}“",
    "French quotes": "« {url} »",
    "single quotes": "‘{url}’",
    "Japanese quotes": "「{url}」",
    "square brackets": "[{url}]",
    "angle brackets": "<{url}>",
    "Markdown link": "[Your turn]({url})",
    "Markdown link, address as its text": "[{url}]({url})",
    "bold in Markdown": "**{url}**",
    "code in Markdown": "`{url}`",
    "Slack": "<{url}|Your turn>",
    "HTML link": '<a href="{url_entity}">Your turn</a>',
    "HTML link with single quotes": "<a href='{url}' target=_blank>Your turn</a>",
    "plain text of a mail with the address twice": "Your turn <{url}> ({url})",
    "the part after the mark": "{link}",
    "the part after the mark, with it": "#{link}",
    "written with spaces": "{site} # {link}",
    "broken by mail": "Your turn:\n{url_broken}\nSee you",
    "broken with carriage returns": "Your turn:\r\n{url_broken_cr}\r\nSee you",
    "quoted by mail": "> Your turn:\n> {url_quoted}\n> See you",
    "quoted twice": ">> {url_quoted_twice}\n>> See you",
    "quoted-printable mail": "Your turn:\n{url_printable}\nSee you",
    "broken by HTML": "{url_wbr}",
    "hello after it, encoded": "{url}%20hello",
    "Safe Links": (
        "https://eur01.safelinks.protection.outlook.com/?url={url_encoded}&data=05%7C02%7Cx"
        "&sdata=aB%3D&reserved=0"
    ),
    "Safe Links, the key alone encoded": (
        "https://nam02.safelinks.protection.outlook.com/?url={url_encoded}&amp;data=05&amp;reserved=0"
    ),
    "google.com/url": "https://www.google.com/url?q={url_encoded}&sa=D&source=editors&ust=1&usg=AO",
    "google.com/url of a search": "https://www.google.com/url?sa=t&url={url_encoded}&ved=2ah&usg=AO",
    "l.facebook.com": "https://l.facebook.com/l.php?u={url_encoded}%3Ffbclid%3DIwAR&h=AT0&s=1",
    "Proofpoint": "https://urldefense.proofpoint.com/v2/url?u={url_proofpoint}&d=DwMFaQ&c=eu&r=x&e=",
    "URL Defense": "https://urldefense.com/v3/__{url_stars}__;Iw!!N11eV2iwtfs!abc$",
    "Barracuda": "https://linkprotect.cudasvc.com/url?a={url_encoded}&c=E,1,x&typo=1",
    "LinkedIn": "https://www.linkedin.com/safety/go?url={url_encoded}&trk=flagship-messaging",
    "wrapped twice": "https://www.google.com/url?q={url_wrapped}&sa=D",
}
"""Texts that people paste or share; the link in them need not be valid for a browser."""


def _broken(text: str, mark: str, width: int = 60) -> str:
    """Return a text broken into lines, with a mark between them."""
    return mark.join(text[at : at + width] for at in range(0, len(text), width))


def _printable(text: str) -> str:
    return text.replace("=", "=3D")


def _proofpoint(text: str) -> str:
    """Return an address as Proofpoint writes it: "-" for "%", "_" for "/"."""
    safe = quote(text, safe=":/?=&,.").replace("-", "%2D").replace("_", "%5F")
    return (
        re.sub("[:?=&,#]", lambda m: f"%{ord(m[0]):02X}", safe).replace("%", "-").replace("/", "_")
    )


def _large(link: str) -> str:
    """Return a link with its key, or the name of its game, in capital letters."""
    key = re.match(r"\w+", link)
    return link if key is None else key[0].upper() + link[key.end() :]


LINKS: Final[dict[str, Callable[[str], str]]] = {
    "link": lambda link: link,
    "link_large": _large,
    "link_equals": lambda link: link.replace("=", "%3D"),
    "link_equals_small": lambda link: link.replace("=", "%3d"),
    "link_ampersand": lambda link: link.replace("&", "%26"),
    "link_encoded": lambda link: quote(link, safe=""),
    "link_twice": lambda link: quote(quote(link, safe=""), safe=""),
    "link_entity": lambda link: link.replace("&", "&amp;"),
    "link_printable": _printable,
    "link_backslash": lambda link: link.replace("_", r"\_"),
}
"""The part behind "#", by its name in a row."""

URLS: Final[dict[str, Callable[[str], str]]] = {
    "url": lambda url: url,
    "url_entity": lambda url: url.replace("&", "&amp;"),
    "url_encoded": lambda url: quote(url, safe=""),
    "url_wrapped": lambda url: quote(
        f"https://l.facebook.com/l.php?u={quote(url, safe='')}&h=AT0", safe=""
    ),
    "url_broken": lambda url: _broken(url, "\n"),
    "url_broken_cr": lambda url: _broken(url, "\r\n"),
    "url_quoted": lambda url: _broken(url, "\n> "),
    "url_quoted_twice": lambda url: _broken(url, "\n>> "),
    "url_printable": lambda url: _broken(_printable(url), "=\n"),
    "url_wbr": lambda url: _broken(url, "<wbr>", 120),
    "url_proofpoint": _proofpoint,
    "url_stars": lambda url: url.replace("#", "*"),
}
"""The whole address, by its name in a row."""

ENCODED_STARS: Final = base64.urlsafe_b64encode(b"#").decode().rstrip("=")
"""The characters that URL Defense replaced by "*" in the row above, encoded."""


def filled(row: str, link: str, site: str = SITE) -> str:
    """Return a row with a link in it. link: the part behind "#"."""
    parts = {name: make(link) for name, make in LINKS.items()}
    parts |= {name: make(f"{site}#{link}") for name, make in URLS.items()}
    return row.format(site=site, **parts)
