"""What the application says besides its games, kept as text: all its words, and whole screens.

    python -m tests.application            compare (as test_sentences does)
    python -m tests.application --write    write the kept file anew
    python -m tests.application --words    print all words, without the screens

First stand all sentences, with plain samples for what varies. Below the name of a screen stands what
is read on it for the first time, in the order of the page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.ui.links.address import name_seats, record_link
from tests.golden import difference
from tests.sentences import FOLDER
from tests.ui.driver import Driver

ROOM_NAMES: Final = (
    "common", "dialogs", "home", "learn", "notes", "over", "pages", "rules", "table", "trouble",
)  # fmt: skip
common, dialogs, home, learn, notes, over, pages, rules, table, trouble = (
    import_module(f"hustings.ui.words.{name}") for name in ROOM_NAMES
)

FILE: Final = FOLDER / "application.txt"
RECORDS: Final = Path(__file__).parent / "records"
UNSAID: Final = frozenset(("PEOPLE", "BOTS", "SEED_FIRST", "SEED_SECOND", "OFTEN"))
"""Tables of which no single entry is a sentence."""


# --- words by room


def _common() -> Iterator[str]:
    yield common.page_title("Gerrymander")
    yield from map(common.seat_kind, ("human", "bot:normal", "bot:other"))
    yield common.seat_name(3)
    yield from map(common.people, ((1,), (2,), (1, 2, 3), (2, 3, 4)))
    yield from map(common.moves, (0, 1, 12))
    minute, hour, day = 60_000, 3_600_000, 86_400_000
    for ms in (0, minute, 59 * minute, hour, 5 * hour, day, 2 * day, 40 * day):
        yield common.age(ms)


def _dialogs() -> Iterator[str]:
    yield dialogs.after_move(12)
    yield dialogs.picture_title("Gerrymander", "Turn 3")
    yield dialogs.shared_site("https://example.org/")
    yield dialogs.link_of("This moment")
    yield dialogs.qr_of("This moment")
    yield dialogs.qr_too_long(12_345, 2_331)
    for names in (["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cleo"]):
        yield dialogs.your_turn(names)
        yield dialogs.your_turn_note(names, "Gerrymander")
    for name, values in dialogs.PREF_VALUES.items():
        for value in values.values():
            yield dialogs.now_is(dialogs.PREF_NAMES[name], value)
    yield dialogs.keys_of(["U", "Ctrl+Z"])
    yield dialogs.keys_of(["R", "Ctrl+Y", "Ctrl+Shift+Z"])
    yield dialogs.made_of("1.2.0", "abc1234")
    yield from map(dialogs.kept_here, (0, 1, 12))
    yield dialogs.delete_for_good("Gerrymander")


def _home() -> Iterator[str]:
    for effort in home.EFFORT:
        yield home.game_facts((1, 2, 3, 4), 30, effort)
    yield home.game_facts((1,), "20–40", 1)
    yield home.watch_game("Gerrymander")
    yield home.today("Gerrymander", "2026-11-20")
    yield from (home.today_kept("Ada’s turn", over=over) for over in (True, False))
    yield from map(home.more_saves, (1, 1234))
    yield home.kept_since("calm-otter-42", None)
    yield home.kept_since("calm-otter-42", 7_200_000)
    yield home.delete_this("Gerrymander")
    for names in ([], ["Ada"], ["Ada", "Ben", "Cleo"]):
        for bots in range(3):
            if names or bots:
                for together in (True, False):
                    yield home.setup_line(names, bots, "calm-otter-42", together=together)
    for percent in range(2, 100, 3):
        yield home.odds(percent / 100, percent / 100, 400)
    yield home.odds(0.2, 0.4, 200, together=True)
    yield home.name_of_seat(2)
    yield home.who_sits(2)
    yield home.seed_is("calm-otter-42")


def _learn() -> Iterator[str]:
    yield learn.learn("Gerrymander")
    yield learn.note_of(3, 12)
    yield learn.new_here("A tie")
    yield from (learn.of_needed(2, needed) for needed in (0, 5))
    yield learn.puzzle_of(3)
    yield from map(learn.puzzles_solved, (0, 3))
    yield learn.titled(("Gerrymander", "Puzzle 3"))


def _notes() -> Iterator[str]:
    yield from map(notes.notes_lost, (1, 2))
    yield from map(notes.notes_joined, (1, 2))
    yield notes.letters_of(12, 600)
    yield from map(notes.lights_of, (0, 1, 2))
    yield from map(notes.lights_full, (1, 12))
    yield notes.noted_at(3, 12)


def _over() -> Iterator[str]:
    yield over.automatic("Blue")
    yield from (over.played(count, "calm-otter-42") for count in (1, 12))
    facts = over.played(12, "calm-otter-42")
    scores = [("Ada", 12), ("Iris (Easy bot)", 0), ("Anne-Marie", -3)]
    yield over.result_line("Gerrymander", "Ada wins.", scores, facts)
    yield over.result_line("Gerrymander", "Ada wins.", [], facts)
    yield over.result_line("Gerrymander", "", scores, facts)
    yield over.over_time("Districts")
    yield over.took_the_lead("Blue", "round 3")
    yield over.graph_label("Districts", [("Blue", "3")])
    yield over.graph_label("Districts", [("Blue", "3"), ("Red", "−1")])
    yield over.look_there("Round 3")
    yield from (over.thrown(total, "3.45", "3.5") for total in (1, 12))
    yield from (over.thrown(total, "", "3.5") for total in (1, 12))
    yield from (over.dice_verdict("6", count, "2.5", True) for count in (0, 1, 12))
    yield over.dice_verdict("6", 3, "2.5", False)
    yield over.review_of("Ada")
    for end, lost, doubt, others in (
        (0, 12, 3, "luck and the others"),
        (0, 1, 0, "luck"),
        (50, 0, 3, "the others"),
        (50, 40, 0, "the rest"),
        (0, 49, 0, "luck"),
    ):
        yield over.review_sum("You", "Normal bot", others, 50, end, lost, doubt)
    yield over.review_sum("Ada", "Hard bot", "the rest", 33, 0, 12, 3)
    for begin in (20, 40, 60):
        yield over.review_won("The team", "Normal bot", begin, 4)
    yield over.review_won("You", "Normal bot", 40, 2)
    yield from map(over.review_decisions, (1, 12))
    yield over.review_when("Round 3", 11)
    yield over.review_chance(0.345)
    yield from map(over.review_cost, (1, 12))
    yield from map(over.review_gain, (1, 12))


def _pages() -> Iterator[str]:
    yield pages.picture_of("Gerrymander")
    yield pages.described("Draw borders.", "1–4 players · 30 min · easy to learn")
    yield pages.play_now("Gerrymander")
    yield pages.needs_script("Gerrymander")


def _rules() -> Iterator[str]:
    yield rules.rules_of("Gerrymander")
    yield from (rules.rule_number(number) for number in (3, "12"))
    yield from map(rules.paragraphs_found, (0, 1, 12))


def _table() -> Iterator[str]:
    yield from map(table.advised, ([1], [1, 2], [1, 2, 3]))
    yield table.advice_shown(2)
    yield from (table.advice_beside(of, "Border A–B") for of in (0, 1, 12))
    yield table.alike([], 0)
    yield table.alike(["Border A–B"], 0)
    yield table.alike(["Border A–B"], 1)
    yield table.alike(["Border A–B", "End the turn"], 3)
    yield table.as_good(1)
    yield table.about_as_good(1)
    yield table.why_this("Iris")
    yield table.why_simple("Iris", "Plays what comes first.")
    yield table.why_none("Iris")
    yield from map(table.turn_of, ([], ["Ada"], ["Ada", "Ben"]))
    yield table.go_on_from("Border A–B")
    yield table.one_line(["draws A–B", "ends the turn"])
    yield table.one_line([table.CUT, "draws A–B", "ends the turn"])
    yield table.bot_failed("Iris")
    yield from map(table.all_moves, (1, 12))
    yield table.hand_over("Ada")
    yield table.i_am("Ada")
    yield table.moment(3, 12)
    yield table.in_the_past(3, 12)
    yield from map(table.kept_beside, (1, 2))
    yield from map(table.taken_back_title, ("", "Sunday’s game"))
    yield table.branched(3)


def _trouble() -> Iterator[str]:
    yield from (trouble.cause(gone, "Usual.") for gone in (True, False))
    yield from map(trouble.further_here, (1, 12))
    for games in (1, 3):
        yield from (trouble.carried(games, twice) for twice in (0, 1, 2))
    yield trouble.old_rules(3, 12, "")
    yield from (trouble.old_rules(1, given, "That is not legal.") for given in (1, 12))
    for games in (0, 1, 3):
        for twice in (0, 1, 2):
            for left in (0, 1, 2):
                for prefs in (None, True, False):
                    yield trouble.restored(games, twice, left, prefs)
    yield from map(trouble.games_told, (1, 2))
    yield trouble.no_such_game("chess")
    yield trouble.no_moment("x")
    yield trouble.no_option("Gerrymander", "colour")
    yield trouble.wrong_kind(["human", "bot:easy", "bot:normal"], "dog")
    yield trouble.wrong_size("Gerrymander", 1, 4)


ROOMS: Final[dict[ModuleType, Callable[[], Iterator[str]]]] = {
    common: _common,
    dialogs: _dialogs,
    home: _home,
    learn: _learn,
    notes: _notes,
    over: _over,
    pages: _pages,
    rules: _rules,
    table: _table,
    trouble: _trouble,
}
"""The rooms of words, each with what yields its sentences that have arguments."""


def _constants(room: ModuleType) -> Iterator[str]:
    for name in room.__annotations__:
        if name.isupper() and name not in UNSAID:
            yield from _texts(getattr(room, name))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, dict):
        yield from _texts(tuple(value.values()))


# --- whole screens

READ: Final = (
    "aria-label", "aria-description", "title", "alt", "placeholder", "data-says", "data-reply",
)  # fmt: skip
"""Attributes whose text somebody comes to read or hear."""
OF_A_GAME: Final = frozenset(("board-frame", "panels", "rulebook", "demo-board", "movelist"))
"""Classes of what a game draws and words by itself."""
EASY: Final = "#gerrymander?seats=human,bot:easy&seed=calm-otter-42"
TWO: Final = "#poll_position?seats=human,human&sealed=1&seed=calm-otter-42"
DIALOGS: Final = (
    "menu", "log", "puzzles", "rules", "share", "share:start", "prefs", "keys", "about", "licences",
    "forget", "link", "title",
)  # fmt: skip


def _screens() -> Iterator[tuple[str, Tree]]:
    """Yield pages with what they are called."""
    driver = Driver()
    yield "home", driver.page
    for game in catalog.GAMES:
        driver.send(f"setup:{game}")
        yield f"set-up of {game}", driver.page
    yield from _dialogs_of(Driver(EASY))
    yield from _table_of(Driver(EASY))
    yield from _past(Driver(EASY))
    yield from _handed(Driver(TWO))
    yield from _ends()


def _dialogs_of(driver: Driver) -> Iterator[tuple[str, Tree]]:
    for name in DIALOGS:
        driver.send(f"dialog:{name}")
        yield f"dialog {name}", driver.page
        driver.send("close")
    for name in ("learn", "puzzle"):
        driver.send(f"{name}:gerrymander{'.1' if name == 'puzzle' else ''}")
        yield name, driver.page
    driver.send("home")
    yield "home with kept games", driver.page


def _table_of(driver: Driver) -> Iterator[tuple[str, Tree]]:
    yield "table", driver.page
    driver.send("hint")
    yield "advice", driver.page
    driver.send(next(iter(driver.offered("pick:"))))
    yield "a choice begun", driver.page
    for _ in range(3):
        choices = driver.offered("pick:")
        if choices:
            driver.send(choices[0])
    yield "after a turn", driver.page
    driver.send(next(iter(driver.offered("because:")), ""))
    yield "why", driver.page
    driver.send("note:0")
    yield "a note", driver.page


def _past(driver: Driver) -> Iterator[tuple[str, Tree]]:
    driver.click_through("a", 20)
    driver.send("past:1")
    yield "the past", driver.page
    driver.send("branch")
    yield "a game of its own", driver.page


def _handed(driver: Driver) -> Iterator[tuple[str, Tree]]:
    yield "hand-over", driver.page
    driver.send(next(iter(driver.offered("take:")), ""))
    yield "taken over", driver.page


def _ends() -> Iterator[tuple[str, Tree]]:
    for game in catalog.GAMES:
        first = min((RECORDS / game).glob("*.json"))
        record = load(first.read_text(encoding="utf-8"), catalog.find)
        driver = Driver(f"#{record_link(record, name_seats([HUMAN] * record.seats))}")
        yield f"end of {game}", driver.page


def _read(tree: Tree | str) -> Iterator[str]:
    """Yield what is read of a tree: a line for each element with a text of its own."""
    if isinstance(tree, str):
        return
    _, attrs, children = tree
    if not OF_A_GAME.isdisjoint(str(attrs.get("class", "")).split()):
        return
    yield from (str(attrs[name]) for name in READ if attrs.get(name))
    if any(isinstance(child, str) and child.strip() for child in children):
        yield "".join(_leaves(tree))
    for child in children:
        yield from _read(child)


def _leaves(tree: Tree | str) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    else:
        for child in tree[2]:
            yield from _leaves(child)


def lines() -> Iterator[str]:
    """Yield what is kept."""
    yield from words()
    seen: set[str] = set()
    for name, page in _screens():
        fresh = [each for each in dict.fromkeys(_read(page)) if each.strip() and each not in seen]
        seen.update(fresh)
        yield from _section(name, fresh)


def words() -> Iterator[str]:
    """Yield all sentences in the order of the alphabet."""
    found: set[str] = set()
    for room, varying in ROOMS.items():
        found |= {*_constants(room), *varying()} - {""}
    yield from _section("words", sorted(found))


def _section(name: str, sentences: Iterable[str]) -> Iterator[str]:
    yield f"== {name}"
    yield from (sentence.replace("\n", " ⏎ ") for sentence in sentences)
    yield ""


def text() -> str:
    """Return what is kept, as one text."""
    return "\n".join(lines())


def main() -> int:
    """Compare or write what the application says."""
    if "--words" in sys.argv[1:]:
        sys.stdout.writelines(f"{line}\n" for line in words())
        return 0
    if "--write" in sys.argv[1:]:
        FILE.write_text(text(), encoding="utf-8")
        return 0
    problem = difference(FILE.read_text(encoding="utf-8"), text())
    sys.stdout.write(problem and f"{FILE.name}: {problem}\n")
    return int(bool(problem))


if __name__ == "__main__":
    sys.exit(main())
