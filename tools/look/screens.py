"""Every screen of the page except boards: how to reach it, and what must be visible on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.model import AWAY, HUMAN
from hustings.core.moves import encode
from hustings.core.notes import read_annotated
from hustings.core.packed_link import from_link
from hustings.core.record import Record, load
from hustings.core.table import Table
from hustings.ui.kept_games import ALONE, ChapterResult, Result, Season
from hustings.ui.links.address import name_seats, record_link
from hustings.ui.saves.result import RESULTS, result_text
from hustings.ui.saves.save import iso_day
from hustings.ui.saves.season import SEASONS, season_text

SCREENS: Final = "screens"
"""Stands for a game in finds on screens."""
POSITIONS: Final = Path(__file__).with_name("sample.json")
"""Positions in which a human player decides (see tools/look/sample.py)."""
RECORDS: Final = Path(__file__).resolve().parents[2] / "tests" / "records"
WIDE: Final = "1280x800"
PHONE: Final = "360x640"
STARTED: Final = "#early_states?seats=human,bot:easy&seed=look"
"""A game that is saved at once, because a bot has the first turn."""
DAY_MS: Final = 86_400_000
RESULTS_A_GAME: Final = 6
PUZZLE: Final = 2
"""The number of the puzzles that are looked at; in each game there is a wrong way."""
CLOSE: Final = '.dialog-head [data-do="close"]'
DECISIONS: Final = ".dialog-body .actions, .dialog-body .button-row"


class Screen(NamedTuple):
    """A screen or a dialog over one.

    steps: how it is reached from home: a message, an address after "#", or a selector to press
    after "@". shows: a selector that matches once it is open. needs: selectors of what must be
    visible without scrolling. sizes: window sizes of the tests.
    """

    name: str
    steps: tuple[str, ...]
    shows: str
    needs: tuple[str, ...]
    sizes: tuple[str, ...] = (WIDE, PHONE)


def _position(game: str) -> str:
    """Return the address of a game in progress, which is not saved until a player moves."""
    known: dict[str, dict[str, str]] = json.loads(POSITIONS.read_text("utf-8"))
    return f"#{next(iter(known[game].values()))}"


def _record(game: str) -> Record:
    """Return a finished game among the records of the tests."""
    first = min((RECORDS / game).glob("*.json"))
    return load(first.read_text("utf-8"), catalog.find)


def _results() -> str:
    """Return a backup with results of each game: at two levels, of the day and of other days."""
    stored = []
    games = sorted(catalog.GAMES) * RESULTS_A_GAME
    for n, game in enumerate(games, 1):
        info = catalog.info(game)
        ended = round(time() * 1000) - (len(games) - n) * DAY_MS
        result = Result(
            id=f"look{n}",
            game=game,
            seed=f"look-{n}",
            players=max(info.seats),
            level=info.levels[n % 2],
            rank=1 + n % 3 // 2,
            score=17 * n % 40,
            lead=n % 5,
            day=iso_day(ended),
            ended=ended,
            daily=n % 4 != 0,
            luck=7 * n % 60 - 30,
        )
        stored.append([RESULTS + result.id, result_text(result)])
    return json.dumps({"format": 1, "made": 0, "stored": stored})


def _season() -> str:
    """Return a backup with a season that is over; its results are those of records of the tests."""
    results = []
    for game in catalog.SEASON:
        record = _record(game)
        table = Table(catalog.rules(game), record)
        results.append(
            ChapterResult(
                game=game,
                names=tuple(seat.name for seat in name_seats([HUMAN] * record.seats)),
                seat=0,
                level=ALONE,
                outcome=table.rules.outcome(table.state),
                ended=0,
            )
        )
    season = Season("look", "calm-otter-42", 0, tuple(results))
    stored = [[SEASONS + season.id, season_text(season)]]
    return json.dumps({"format": 1, "made": 0, "stored": stored})


SEASON_OVER: Final = (f"file:{_season()}", "hide-notice")
"""The steps that put a season that is over into the storage."""
GROUPS: Final = ("home", "setup", "dialog", "", "distance", "lesson", "puzzle", "over")
"""Prefixes of names of screens; "" stands for all others."""
TABLE: Final = _position("early_states")
"""The table below the dialogs of a table."""


def screens() -> list[Screen]:
    """Return all screens. Home comes first, before any game is saved."""
    return [*_home(), *_setups(), *_dialogs(), *_tables(), *_distance(), *_lessons(), *_ends()]


def screens_of(group: str) -> list[Screen]:
    """Return the screens of one of GROUPS."""
    prefixes = [(screen, screen.name.partition("/")[0]) for screen in screens()]
    return [screen for screen, prefix in prefixes if group == (prefix if prefix in GROUPS else "")]


def _home() -> Iterator[Screen]:
    yield Screen("home", (), '[data-screen="home"]', (".masthead", ".demo-go [data-do]"))


def _setups() -> Iterator[Screen]:
    for game in catalog.GAMES:
        yield Screen(
            f"setup/{game}",
            (f"setup:{game}",),
            f'[data-screen="setup"][data-game="{game}"]',
            (".setup-tagline", ".seat-list", '[data-do="start"]'),
        )


DIALOGS: Final = {
    "menu": ((TABLE,), (".rows > :first-child",)),
    "log": ((TABLE,), (".log-scroll",)),
    "tip": (("tips-again", STARTED), (DECISIONS,)),
    "puzzles:gerrymander": ((), (".puzzles > :first-child",)),
    "todays-puzzles": ((), (".rows > :last-child",)),
    "rules": ((TABLE,), (".finder", ".rulebook > :first-child")),
    "rules:whistle_stop": ((), (".finder", ".rulebook > :first-child")),
    "share": ((TABLE,), (".share-row input",)),
    "share:start": ((TABLE,), (".qr",)),
    "prefs": ((), (".segments",)),
    "keys": ((), (".keys tr",)),
    "about": ((), (".dialog-body > p",)),
    "licences": ((), (".dialog h2",)),
    "forget": ((), (DECISIONS,)),
    "delete": ((STARTED, "home"), (DECISIONS,)),
    "link": ((), (".dialog textarea", DECISIONS)),
    "title": ((TABLE,), (".dialog input", DECISIONS)),
    "board": ((TABLE,), (".dialog-body h3",)),
    # before there is a result of today
    "today": ((), (".aims", DECISIONS)),
    "aims": (("today",), (".aims",)),
    "record": ((f"file:{_results()}", "hide-notice"), (".calendar",)),
    "day": ((f"file:{_results()}", "hide-notice", "dialog:record"), (DECISIONS,)),
    "delete-results": ((), (DECISIONS,)),
    "season": ((), (".season-chapters", DECISIONS)),
    "delete-season": ((), (DECISIONS,)),
    "paper:look": (SEASON_OVER, (".card-preview svg", DECISIONS)),
    "record:seasons": (SEASON_OVER, ()),
    "season:over": (SEASON_OVER, (".season-chapters",)),
}
"""Dialog -> (steps before it, what must be visible besides the close button)."""

PRESSED_DIALOGS: Final = ("delete", "day")
"""Dialogs of one of several things, the first of which is pressed."""

WIDE_DIALOGS: Final = ("rules", "menu", "prefs", "record", "paper:look")
"""Dialogs that the tests check in a wide window, too; the others are as narrow there."""


def _dialogs() -> Iterator[Screen]:
    for name, (steps, needs) in DIALOGS.items():
        last = f"@[data-do^='dialog:{name}:']" if name in PRESSED_DIALOGS else f"dialog:{name}"
        sizes = (WIDE, PHONE) if name in WIDE_DIALOGS else (PHONE,)
        yield Screen(f"dialog/{name}", (*steps, last), ".dialog", (CLOSE, *needs), sizes)


def _tables() -> Iterator[Screen]:
    asks = (".prompt", ".stage > .actions [data-do]")
    yield Screen("home/kept", (STARTED, "home"), ".save", (".masthead", ".save-open"))
    yield Screen("table", (TABLE,), ".stage", asks, (PHONE,))
    yield Screen("note", (TABLE, "note:0"), ".note-form", (".note-form textarea",), (PHONE,))
    yield Screen("past", (TABLE, "past:0"), ".past", (".past-line", *asks), (WIDE, PHONE))
    for game, hidden in (("whistle_stop", ""), ("poll_position", "&sealed=1")):
        opened = f"#{game}?seats=human,human{hidden}&seed=look"
        needs = (".handover-line", '[data-do^="take:"]')
        yield Screen(f"handover/{game}", (opened,), ".curtain", needs)


ELSEWHERE_BEGINS: Final = "#gerrymander?seats=human,away&seed=distance"
"""A game that somebody elsewhere begins, so it must be sent at once."""


def _distance() -> Iterator[Screen]:
    """Yield the screens of games on several devices."""
    sends = ('[data-do="send"]', ".prompt")
    yield Screen(
        "distance/setup",
        ("setup:gerrymander", "kind:1:away"),
        '[data-screen="setup"]',
        (".seat-list", '[data-do="start"]', ".setup-line"),
    )
    yield Screen("distance/unsent", (ELSEWHERE_BEGINS,), '[data-do="send"].primary', sends)
    sent = (ELSEWHERE_BEGINS, "sent")
    yield Screen("distance/sent", sent, '[data-do="send"]:not(.primary)', sends)
    yield Screen("distance/kept", (*sent, "home"), ".save-waits", (".save-open",))
    yield Screen("distance/seats", (ELSEWHERE_BEGINS, "dialog:seats"), ".dialog", (CLOSE,))
    yield Screen("distance/share", (ELSEWHERE_BEGINS, "dialog:share:turn"), ".qr", (CLOSE,))
    yield Screen("distance/arriving", (_arrival(),), ".arriving", ('[data-do^="i-am:"]',))
    orders = "#whistle_stop?seats=human,away&seed=look"
    yield Screen("distance/orders", (orders,), ".orders", (".prompt",))


def _arrival() -> str:
    """Return the address of a game in progress that comes from another device."""
    linked = from_link(TABLE.partition("r=")[2].partition("&")[0], catalog.find)
    kinds = [HUMAN, *[AWAY] * (linked.record.seats - 1)]
    return f"#{record_link(linked.record, name_seats(kinds))}"


def _lessons() -> Iterator[Screen]:
    """Yield the beginning of each lesson and puzzle, and ends of puzzles.

    The card has the height of its longest text, so the beginning shows whether the board fits.
    """
    for i, game in enumerate(catalog.GAMES):
        one, two = ((WIDE,), (PHONE,))[:: 1 if i % 2 else -1]
        card = (".lesson-card .prompt",)
        on = (*card, '[data-do="lesson-next"]')
        yield Screen(f"lesson/{game}", (f"learn:{game}",), ".lesson-card", on)
        if catalog.shipped(game, "puzzles"):
            yield Screen(f"puzzle/{game}", (f"puzzle:{game}.1",), ".lesson-card", card, two)
            yield from _puzzle_ends(game, one)
    listed = ("puzzle:gerrymander.1", *puzzle_moves("gerrymander")[0], "dialog:puzzles")
    needs = (CLOSE, ".puzzles > :last-child")
    yield Screen("puzzle/list", listed, ".puzzle.solved", needs, (PHONE,))
    record = (*listed[:-1], "home", "dialog:record")
    yield Screen(
        "puzzle/record", record, ".puzzle-record", (CLOSE, ".puzzle-record > h3"), (PHONE,)
    )


def _puzzle_ends(game: str, sizes: tuple[str, ...]) -> Iterator[Screen]:
    """Yield a missed puzzle of a game, the same with its answer, and a solved one."""
    opened, card = f"puzzle:{game}.{PUZZLE}", ".lesson-card .prompt"
    right, wrong = puzzle_moves(game)
    again = '[data-do="lesson-again"]'
    yield Screen(f"puzzle/missed/{game}", (opened, *wrong), again, (card, again), sizes)
    shown = (opened, *wrong, "lesson-show")
    yield Screen(f"puzzle/shown/{game}", shown, ".way-plan", (card, ".way-plan"), sizes)
    led = (opened, *wrong, "lesson-follow")
    yield Screen(f"puzzle/followed/{game}", led, again, (card, again), sizes)
    onward = f'[data-do="puzzle:{game}"]'
    solved = (opened, *right)
    yield Screen(f"puzzle/solved/{game}", solved, '[data-lesson="done"]', (card, onward), sizes)


def puzzle_moves(game: str) -> tuple[list[str], list[str]]:
    """Return the messages that solve the puzzle looked at, and those that miss it."""
    noted = read_annotated(catalog.shipped(game, "puzzles")[PUZZLE - 1], catalog.find)
    (note,) = noted.notes
    table = Table(catalog.rules(game), noted.record)
    moves = noted.record.moves[note.ply : note.ply + note.asks]
    right = [move.partition(":")[2] for move in moves]
    wrong = list[str]()
    table.goto(note.ply)
    vocabulary = table.rules.VOCABULARY
    while len(wrong) < note.asks:
        seat = table.seats[0]
        legal = {encode(vocabulary.verbs, move): move for move in table.legal(seat)}
        begun = {token.rpartition(".")[0] for token in (*right, *wrong)}
        worse = [
            token
            for token, move in legal.items()
            if token not in (*right, *note.also)
            # a part of a move may yet become the right one
            and (move[0] not in vocabulary.additive or token.rpartition(".")[0] not in begun)
        ]
        wrong.append(worse[-1])
        table.play(seat, legal[worse[-1]])
    return [f"pick:{token}" for token in right], [f"pick:{token}" for token in wrong]


def _ends() -> Iterator[Screen]:
    for i, game in enumerate(catalog.GAMES):
        needs = (".prompt", ".stage > .actions [data-do]")
        size = ((WIDE,), (PHONE,))[i % 2]
        yield Screen(f"over/{game}", (_end(game),), ".graph", needs, size)
    review = (_end("early_states"), "debrief:0")
    card = (_end("gerrymander"), "dialog:card")
    yield Screen("over/card", card, ".card-preview", (CLOSE, ".card-preview svg"))
    yield Screen("over/review", review, ".debrief .graph", (), (PHONE,))


def _end(game: str) -> str:
    """Return the address of a finished game among the records of the tests."""
    record = _record(game)
    return f"#{record_link(record, name_seats([HUMAN] * record.seats))}"
