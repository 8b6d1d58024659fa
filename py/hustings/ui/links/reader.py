"""Finds a link in any text: an address, a message, a pasted piece of a link.

Links arrive damaged: encoded, wrapped, broken over lines, with brackets or tracker parameters stuck
to them. `find` tries one recogniser after another and returns a clean address with remarks on what
it left out; `links.address.read` opens that address.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.link_text import INVISIBLE, QUOTES, layers, packed_in
from hustings.core.model import AWAY, HUMAN, Info
from hustings.core.moves import shorten
from hustings.core.percent import quote, unquote
from hustings.core.record import RecordError
from hustings.ui import words
from hustings.ui.links.address import BEAT, COURSE, MAX_LINK, WRITTEN_CHALLENGE, split_address

COURSE_KEYS: Final = ("learn", "puzzle")
"""Keys of addresses that open a lesson or a puzzle."""


MAX_MESSAGE: Final = 20_000
"""Characters of a text that are searched for anything but a packed game."""


class LinkTarget(NamedTuple):
    """What a text asks to open.

    address: the part after "#" of a clean link. remarks: sentences for the player on what was left
    out.
    """

    address: str
    remarks: tuple[str, ...] = ()


def find(text: str) -> LinkTarget | None:
    """Return what a text asks to open, None without a link.

    The text may be a message, an address, or the part after "#" of one. Raises RecordError if it is
    longer than any link.
    """
    if len(text) > MAX_LINK:
        raise RecordError(words.trouble.link_too_long())
    for recognise in RECOGNISERS:
        target = recognise(text)
        if target is not None:
            return target
    return None


def clean_address(text: str) -> str:
    """Return the clean address of the link in a text, "" without one."""
    try:
        target = find(text)
    except RecordError:
        return ""
    return target.address if target is not None else ""


# --- a game packed into the link


def _game(text: str) -> LinkTarget | None:
    """Recognise a game, with notes or without: “r=eNp…”, “a=eNp…”, or the packed part alone."""
    packed = packed_in(text)
    if packed is None:
        return None
    try:
        noted = player_notes.holds_notes(packed.letters, catalog.find)
    except RecordError:
        return None  # left to `_damaged`, if nothing else is recognised
    noted = noted or (packed.key == "a" and not packed.whole)
    given = {"a" if noted else "r": packed.letters}
    parameters = dict(packed.parameters)
    dropped: list[str] = []
    at = parameters.get("at", "")
    if at:
        digits = re.match(r"\d{1,5}(?!\d)", at)
        if digits:
            given["at"] = digits[0]
        else:
            dropped.append(words.trouble.no_moment(text=shorten(at)))
    save = re.match(r"[0-9A-Za-z-]+", parameters.get("save", ""))
    if save:
        given["save"] = save[0]
    if "seats" in parameters:
        given["seats"] = ",".join(_seat_kinds(parameters["seats"]))
    return LinkTarget("&".join(f"{key}={value}" for key, value in given.items()), tuple(dropped))


_PACKED_START: Final = re.compile(r"(?:^\s*|#[#!/?\s]*)[ra]=", re.IGNORECASE)


def _damaged(text: str) -> LinkTarget | None:
    """Recognise a packed game that is corrupt; opening it will say so."""
    packed = packed_in(text)
    if packed is None or not any(map(_PACKED_START.search, layers(text[:MAX_MESSAGE]))):
        return None
    return LinkTarget(f"{packed.key or 'r'}={packed.letters}")


# --- a lesson or a puzzle

_COURSE: Final = re.compile(
    rf"(?<![\w%])({'|'.join(COURSE_KEYS)})=([\w-]+?(?:\.(?:\d+|today))?)(?![\w-])", re.IGNORECASE
)


def _course(text: str) -> LinkTarget | None:
    """Recognise a lesson or a puzzle: “learn=gerrymander”, “puzzle=gerrymander.2”."""
    for layer in layers(text[:MAX_MESSAGE]):
        match = _COURSE.search(layer)
        if match:
            return LinkTarget(f"{match[1].lower()}={match[2].lower().replace('-', '_')}")
    return None


# --- the start of a game

_NAME: Final = re.compile(r"(?<![\w.@-])[A-Za-z]\w*(?:-\w+)*")
_QUERY: Final = re.compile(rf"/?(?:index\.html)?[?&]([^\s\"<>\[\]{{}}|\\^`{QUOTES}]*)")
_BREAK: Final = re.compile(
    r"\r?\n[>|\s]{0,20}(?=[\w,:.%-]*(?:&\w+)?=|&)|(?<=[,&=:?_%-])\r?\n[>|\s]{0,20}(?=[\w&])"
)
"""A line break inside a start link."""
_ANY_BREAK: Final = re.compile(r"\r?\n[>|\s]{0,20}")
_TRACKER: Final = re.compile(
    r"utm_\w+|\w*cl(?:ic)?k?_?id|mc_[ce]id|_\w+|ig(?:sh|shid)|si|ref\w*|share\w*|source|from|"
    r"cmpid|trk|s|t|v|sa|ust|usg|ved|spm|data|sdata|reserved|feature|locale|lang|amp"
)
"""Parameters that trackers and hosts add to addresses; they are dropped without a remark."""


class _Start(NamedTuple):
    """A start link found in a text. certainty: how sure it is that one is meant, 0 to 4."""

    certainty: int
    info: Info
    pairs: list[tuple[str, str]]


def _start(text: str) -> LinkTarget | None:
    """Recognise the start of a game: “gerrymander?seats=human,human&seed=x”."""
    best = _best_start(text)
    return _clean_start(best) if best is not None and best.certainty >= _CERTAIN else None


def _game_name(text: str) -> LinkTarget | None:
    """Recognise a game's name, or the address of its page."""
    best = _best_start(text)
    return _clean_start(best) if best is not None else None


def _best_start(text: str) -> _Start | None:
    best: _Start | None = None
    for layer in layers(text[:MAX_MESSAGE]):
        forms = (_BREAK.sub("", layer), layer, _ANY_BREAK.sub("", layer))
        for form in dict.fromkeys(forms):
            for start in _starts(form):
                if best is None or start.certainty > best.certainty:
                    best = start
            if best is not None and best.certainty > _CERTAIN:
                break
        if best is not None and best.certainty >= _CERTAIN:
            break
    return best


_CERTAIN: Final = 3
_MAX_NAMES: Final = 50
"""Further names of games in a text are ignored."""


def _starts(text: str) -> Iterator[_Start]:
    """Yield every game that a text names, with the query after the name."""
    count = 0
    for match in _NAME.finditer(text):
        name = match[0].lower()
        info = catalog.find(name) or catalog.find(name.replace("-", "_"))
        if info is None or text[match.end() : match.end() + 1] == ".":
            continue
        count += 1
        if count > _MAX_NAMES:
            return
        before = text[match.start() - 1 : match.start()]
        query = _QUERY.match(text, match.end())
        pairs = _pairs(query[1]) if query else []
        known = {"seats", "seed", BEAT, COURSE, *(option.key for option in info.options)}
        if any(key in known for key, _ in pairs):
            certainty = _CERTAIN + _seatable(info, pairs)
        elif before in ("#", "!"):
            certainty = 2
        else:
            certainty = int(before == "/" or not before)
        yield _Start(certainty, info, pairs)


def _seatable(info: Info, pairs: list[tuple[str, str]]) -> bool:
    """Return whether the game has all kinds of seats that a start link names."""
    kinds = dict(pairs).get("seats")
    return kinds is None or all(catalog.seat_kind(info.id, kind) for kind in _seat_kinds(kinds))


def _pairs(query: str) -> list[tuple[str, str]]:
    """Return the (name, value) pairs in the query of a start link, decoded.

    Programs may have encoded some of the separators.
    """
    query = query.partition("#")[0]
    quoted_printable = re.search(r"seats=3D", query, re.IGNORECASE) is not None
    raw_pairs: list[tuple[str, str, bool]] = []  # (name, value, whether it is decoded)
    for part in re.split(r"[&?]+", query.partition(":~:")[0]):
        key, mark, value = part.partition("=")
        encoded = not mark and re.search("%3d", part, re.IGNORECASE)
        if encoded or ("%26" in value and (key.lower() != "seed" or "=" in value)):
            pieces = [piece.partition("=") for piece in re.split("[&?]+", unquote(part))]
            raw_pairs += [(key, value, True) for key, _, value in pieces]
        elif mark:
            raw_pairs.append((key, value.removeprefix("3D") if quoted_printable else value, False))
    last = len(raw_pairs) - 1
    pairs = []
    for n, (written, value, decoded) in enumerate(raw_pairs):
        key = unquote(written).strip().lower()
        plain = value if decoded else unquote(value, plus=True)
        seed = _seed(value, decoded=decoded, last=n == last) if key == "seed" else ""
        pairs.append((key, seed or plain))
    return pairs


_SAYABLE: Final = re.compile(r"(?:[a-z]+-[a-z]+-\d\d|\d{4}-\d\d-\d\d)(?![\w-])")
"""A seed that the page made."""
_TRAILING: Final = ".,:;/!'()*"
"""Punctuation after a link; inside a seed the page encodes it."""
_TRAILING_DECODED: Final = re.compile(rf"[\s{INVISIBLE}{QUOTES}\u200c\u200d\"'`>)\]}}*|]+$")


def _seed(value: str, *, decoded: bool, last: bool) -> str:
    """Return the seed in a start link. last: nothing follows, so other text may be stuck to it."""
    if last:
        value = value.rstrip(_TRAILING)
    seed = value if decoded else unquote(value, plus=True)
    if last:
        made = _SAYABLE.match(seed)
        seed = made[0] if made else _TRAILING_DECODED.sub("", seed)
    return seed


def _seat_kinds(text: str) -> list[str]:
    """Return the kinds of seats in a link, without text stuck to them."""
    sitters = []
    for part in text.rstrip(" ,:;").split(","):
        match = re.match(rf"\s*({HUMAN}|{AWAY}|bot:[a-z]+)(?![a-z:])", part, re.IGNORECASE)
        sitters.append(match[1].lower() if match else part.strip())
        if match and match.end() < len(part):  # text is stuck to it: the list ends here
            break
    return sitters


_CHALLENGE_PARTS: Final = {
    BEAT: re.compile(rf"\s*({WRITTEN_CHALLENGE})(?![0-9]|to)"),
    COURSE: re.compile(r"\s*(-?[0-9]+(?:\.+-?[0-9]+)*)(?![.-]*\w)"),
}
"""A result to beat and its scores over time; text may be stuck to them."""


def _clean_start(start: _Start) -> LinkTarget:
    """Return a start link as a clean address; its values are checked when it is opened."""
    info, dropped = start.info, []
    options = {option.key: option for option in info.options}
    given: dict[str, str] = {}
    for key, value in start.pairs:
        if key == "seats":
            given[key] = ",".join(_seat_kinds(value))
        elif key == "seed":
            given[key] = value
        elif key in _CHALLENGE_PARTS:
            written = _CHALLENGE_PARTS[key].match(value)
            given[key] = written[1] if written else value
        elif key in options:
            digits = re.match(r"\s*(-?\d{1,6})(?!\d|\.\d)", value)
            given[key] = digits[1] if digits else value
        elif key and not _TRACKER.fullmatch(key):
            dropped.append(words.trouble.no_option(game=info.title, name=shorten(key)))
    query = "&".join(f"{key}={quote(value)}" for key, value in given.items() if value)
    return LinkTarget(info.id + (f"?{query}" if query else ""), tuple(dict.fromkeys(dropped)))


# --- an unknown game

_UNKNOWN_GAME: Final = re.compile(r"#[#!/]*([A-Za-z]\w{2,40})(?=\?)")


def _unknown_game(text: str) -> LinkTarget | None:
    """Recognise the start of an unknown game: “#chess?seed=a”."""
    for layer in layers(text[:MAX_MESSAGE]):
        match = _UNKNOWN_GAME.search(layer)
        if match:
            return LinkTarget(match[1])
    return None


RECOGNISERS: Final[tuple[Callable[[str], LinkTarget | None], ...]] = (
    _game, _course, _start, _damaged, _game_name, _unknown_game,
)  # fmt: skip
"""The recognisers, the most certain first."""


# --- texts from the operating system

SHARE_FIELDS: Final = ("title", "text", "url")
"""Parameters of the address when something is shared with the page (see the manifest)."""


def shared_text(address: str) -> str:
    """Return the text shared with the page, read from its address; "" for none."""
    query = address.partition("#")[0].partition("?")[2]
    given = split_address(f"?{query}")[1]
    return " ".join(filter(None, (given.get(name, "") for name in SHARE_FIELDS)))[:MAX_LINK]


def text_with_link(address: str) -> str:
    """Return the text to search for a link when the system opened the page at `address`, or ""."""
    return shared_text(address) or (address if clean_address(address) else "")
