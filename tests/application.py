"""The texts of the application without its games, kept as a file: all messages and screens.

    python -m tests.application            compare (as test_sentences does)
    python -m tests.application --write    write the kept file anew
    python -m tests.application --words    print all words, without the screens

The file lists all messages with sample arguments, then for each screen the texts that no earlier
screen has, in the order of the page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from hustings import catalog
from hustings.core.model import HUMAN
from hustings.core.protocols import Tree
from hustings.core.record import load
from hustings.messages.generated import pages
from hustings.messages.names import BOTS, PEOPLE
from hustings.messages.people import MANY, ONE, YOU, Person
from hustings.ui.frame import keyboard
from hustings.ui.links.address import name_seats, record_link
from hustings.ui.page.parts import advice, debrief
from hustings.ui.page.screens import setup
from hustings.ui.preferences import PREF_CHOICES
from hustings.ui.words import (
    common,
    dialogs,
    distance,
    home,
    learn,
    notes,
    over,
    results,
    rules,
    season,
    table,
    trouble,
)
from tests.golden import difference
from tests.sentences import FOLDER
from tests.ui.driver import Driver

FILE: Final = FOLDER / "application.txt"
RECORDS: Final = Path(__file__).parent / "records"
LEVELS: Final = ("easy", "normal", "hard", "expert")


# --- messages by module


def _common() -> Iterator[str]:
    yield common.page_title(game="Gerrymander")
    yield from (common.bot_level(level=level) for level in LEVELS)
    yield common.seat_name(number=3)
    yield common.label_disabled(label="Back", why="This is the beginning.")
    yield common.about_this(name="Easy bot", says="Takes what it can get.")
    yield common.branched_off(move=3)
    yield from PEOPLE + BOTS
    yield common.die(shows=6)


def _dialogs() -> Iterator[str]:
    yield from (dialogs.full_screen(full=full) for full in ("on", "off"))
    yield dialogs.after_move(move=12)
    yield dialogs.picture_title(game="Gerrymander", summary="Turn 3")
    yield dialogs.share_site(site="https://example.org/")
    yield dialogs.link_of(what="This moment")
    yield dialogs.qr_of(what="This moment")
    yield dialogs.qr_too_long(letters=12_345, most=2_331)
    for names in (["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cleo"]):
        yield distance.send_to(names=names)
        yield distance.send_end(names=names)
        yield distance.note_together(names=names, game="Gerrymander", stands="Turn 5 of 12")
        yield distance.note_over(names=names, game="Gerrymander", outcome="Ada wins 5 : 3.")
        yield distance.begins(names=names)
        yield distance.unsent(names=names)
        yield distance.sent(names=names)
        yield distance.copied(names=names)
        yield distance.setup_help(names=names)
        yield distance.share_turn(names=names)
        yield distance.share_turn_help(names=names)
        yield distance.waiting_for(names=names, age="2 days ago")
        yield distance.not_sent(names=names)
    for lead, own, best in (("ahead", 3, 2), ("behind", 2, 3), ("level", 2, 2)):
        yield distance.note(name="Ben", game="Gerrymander", lead=lead, own=own, best=best)
    yield distance.you(name="Ada")
    yield distance.came(names=["Ada", "Ben"])
    yield distance.plays_elsewhere(name="Ben")
    yield distance.where(name="Ben")
    yield distance.branched(move=12)
    yield distance.older(moves=3, kept=12)
    for order in ("mine", "region", "big", "always", "never"):
        yield distance.order(order=order)
    for pref, values in PREF_CHOICES.items():
        yield dialogs.pref_name(pref=pref)
        for value in values:
            yield dialogs.pref_value(pref=pref, value=value)
            yield dialogs.pref_now(pref=pref, value=value)
    yield from (text for row in keyboard.help_rows() for text in row)
    yield dialogs.made_of(release="1.2.0", build="abc1234")
    yield from (dialogs.kept_games(games=games) for games in (0, 1, 12))
    yield dialogs.delete_for_good(game="Gerrymander")


def _home() -> Iterator[str]:
    for effort in (1, 2, 3):
        yield home.game_facts(fewest=1, most=4, minutes=30, effort=effort)
    yield home.game_facts(fewest=1, most=1, minutes="20–40", effort=1)
    yield home.watch_game(game="Gerrymander")
    yield home.puzzle_is(game="Gerrymander")
    yield home.puzzle_row(puzzles=3)
    yield home.today_played(stands="Ada’s turn")
    yield home.today_begun(stands="Ada’s turn")
    yield from (home.more_saves(saves=saves) for saves in (1, 1234))
    yield home.finished_games(games=12)
    seed = "calm-otter-42"
    yield home.kept_since(age=home.age_unknown(), seed=seed)
    yield home.kept_since(age=home.age_hours(hours=2), seed=seed)
    yield from (home.age_minutes(minutes=minutes) for minutes in (1, 59))
    yield from (home.age_hours(hours=hours) for hours in (1, 5))
    yield from (home.age_days(days=days) for days in (1, 2, 40))
    yield home.delete_game_of(title="Gerrymander")
    for names in (["Ada"], ["Ada", "Ben", "Cleo"]):
        yield home.setup_people(people=names, seed=seed)
        for bots in (1, 2):
            yield home.setup_against_bots(people=names, bots=bots, seed=seed)
            yield home.setup_with_bots(people=names, bots=bots, seed=seed)
    yield from (home.setup_only_bots(bots=bots, seed=seed) for bots in (1, 2))
    for percent in range(2, 100, 3):
        yield setup.odds_text(percent / 100, percent / 100, 400)
    yield setup.odds_text(0.2, 0.4, 200, team=True)
    yield home.seat_name(number=2)
    yield home.seat_kind(number=2)
    yield home.seed_is(seed=seed)


def _learn() -> Iterator[str]:
    yield learn.learn_game(game="Gerrymander")
    yield learn.note_of(at=3, notes=12)
    yield learn.tip_is(head="A tie")
    yield learn.of_needed(count=2, needed=5)
    yield learn.puzzle(number=3)
    yield learn.next_puzzle(number=34)
    yield learn.all_solved(puzzles=40)
    yield learn.puzzle_heading(number=3, puzzles=40)
    yield learn.puzzle_heading_today(date="26 November")
    yield from (learn.puzzle_graded(grade=grade, title="A") for grade in (1, 2, 3))
    yield learn.puzzles_solved(solved=3, puzzles=40)
    yield learn.puzzles_solved_heard(game="Gerrymander", solved=3, puzzles=40)
    yield learn.todays_solved(solved=2, games=5)
    yield from (learn.puzzle_listed(number=3, title="A", solved=is_so) for is_so in (True, False))
    yield learn.titled(game="Gerrymander", what="Puzzle 3")
    for say in (learn.way_yours, learn.way_best):
        yield from (say(named=named, move="Stay") for named in (True, False))
    yield from (say(label="C3") for say in (learn.lit_yours, learn.lit_best))
    yield learn.lit_reply(label="C3", name="Iris")
    yield learn.way_reply(name="Iris")
    yield learn.rival_reply(name="Iris", phrases=["draws C1–C2", "C2–C3"])
    for how, wrong in (("first", 0), ("tries", 1), ("tries", 3), ("shown", 0), ("again", 0)):
        yield learn.puzzle_result(game="A", number=3, title="B", how=how, wrong=wrong)
    yield learn.puzzle_asked(game="A", number=3, title="B")
    yield from (learn.make_best(moves=moves) for moves in (1, 2))
    yield learn.puzzle_of_date(day="2026-11-26")
    yield from (learn.grade(grade=grade) for grade in (1, 2, 3))


def _notes() -> Iterator[str]:
    yield from (notes.lost(notes=count) for count in (1, 2))
    yield from (notes.joined(notes=count) for count in (1, 2))
    yield notes.letters(letters=12, most=600)
    yield from (notes.points_at(things=things) for things in (0, 1, 2))
    yield from (notes.points_full(things=things) for things in (1, 12))
    yield notes.noted_at(move=3, moves=12)


def _over() -> Iterator[str]:
    yield over.rank(rank=1)
    yield over.automatic(side="Blue")
    yield from (over.played(moves=moves, seed="calm-otter-42") for moves in (1, 12))
    iris = over.bot_of_level(name="Iris", level="Easy bot")
    rows = (("Ada", 12), (iris, 0), ("Anne-Marie", -3))
    scores = [over.score_of(name=name, score=score) for name, score in rows]
    ended: dict[str, Any] = {
        "game": "Gerrymander",
        "outcome": "Ada wins.",
        "moves": 12,
        "seed": "calm-otter-42",
    }
    yield over.result_line(scores=scores, **ended)
    yield over.result_line_alone(**ended)
    yield from (over.course_meaning(rivals=rivals) for rivals in (True, False))
    yield over.over_time(count="Districts")
    yield over.took_the_lead(side="Blue", moment="round 3")
    ends = [over.score_of(name=name, score=score) for name, score in (("Blue", 3), ("Red", -1))]
    yield from (over.graph_label(count="Districts", ends=some) for some in (ends[:1], ends))
    yield over.look_there(moment="Round 3")
    yield from (over.thrown_average(dice=dice, average=3.45, fair=3.5) for dice in (1, 12))
    yield from (over.thrown(dice=dice) for dice in (1, 12))
    yield from (over.dice_untypical(face="6", times=times, fair=2.5) for times in (0, 1, 12))
    yield over.review_of(name="Ada")
    you, ada, team = (Person("Ada", meant) for meant in (YOU, ONE, MANY))
    for fall, shared, rest in (
        (None, False, "luck-and-others"),
        (None, True, "luck"),
        (None, False, "others"),
        (None, False, "rest"),
        ((62, 21), True, "luck"),
    ):
        yield debrief.review_lost(you, "Normal bot", rest, 50, fall, shared=shared)
        yield over.sum_rest(rest=rest)
    yield debrief.review_lost(ada, "Hard bot", "rest", 33, (40, 9), shared=False)
    yield from (debrief.review_won(team, "Normal bot", begin, 4) for begin in (20, 40, 60))
    yield debrief.review_won(you, "Normal bot", 40, 2)
    yield from (over.sum_decisions(decisions=decisions) for decisions in (1, 12))
    yield over.review_when(summary="Round 3", move=12)
    yield over.chance(chance=0.345)
    for lost, gave in ((0, True), (5, False)):
        yield over.review_score_sum(
            who=you,
            level="Hard bot",
            begin="44 delegates",
            end="40 delegates",
            lost=lost,
            cost=f"{lost} delegates",
            gave=gave,
            luck="1 delegate",
        )
    yield over.review_swing(before="62 %", after="21 %")
    yield over.review_find(share="62 %", other="21 %")
    names = ["Ada", "Ben", "Cleo"]
    yield from (over.review_turned_by(count=count, names=names[:count]) for count in range(3))
    yield over.review_in_between(events="Ada draws the border A1–B1.")
    yield from (over.show_way(better=better) for better in (True, False))
    yield from (
        over.way_shown(better=better, moves=["Border A–B", "Border A–C"])
        for better in (True, False)
    )
    yield from (
        over.review_score_others(lost=lost, counted="2 delegates") for lost in (True, False)
    )
    yield over.score_graph(turns=12, begin="44 delegates", end="40 delegates")
    yield over.move_of_you(move="Border A–B")
    yield over.move_of(name="Ada", move="Border A–B")
    yield over.move_better(move="Border A–B")
    yield over.move_worse(move="Border A–B")


def _pages() -> Iterator[str]:
    yield pages.game_picture(game="Gerrymander")
    facts = "1–4 players · 30 min · easy to learn"
    yield pages.game_share_text(pitch="Draw borders.", facts=facts)
    yield pages.game_play(game="Gerrymander")
    yield pages.game_needs_script(game="Gerrymander")


def _rules() -> Iterator[str]:
    yield rules.rules_of(game="Gerrymander")
    yield from (rules.rule(number=number) for number in (3, "12"))
    yield from (rules.found(paragraphs=paragraphs) for paragraphs in (0, 1, 12))


def _table() -> Iterator[str]:
    for numbers in (["1"], ["1", "2"], ["1", "2", "3"]):
        yield table.advised(numbers=numbers)
        yield table.advised_thing(numbers=numbers, label="A1, Red 3")
    yield table.advice_number(number=2)
    border, figure = "Border A–B", "61 % to win"
    yield table.comparison_idle(move=border, figure=figure)
    yield table.comparison_next_best(move=border, figure=figure)
    yield table.comparison_typical(others=12, move=border, figure=figure)
    yield advice.others_text([border], 0)
    yield advice.others_text([border], 1)
    yield advice.others_text([border, "End the turn"], 3)
    yield table.as_good(figure=figure, number=1)
    yield table.about_as_good(figure=figure, number=1)
    yield table.play_this_move(move=border)
    yield table.play_instead_move(move=border)
    yield table.why_this(name="Iris")
    yield table.why_simple(name="Iris", about="Plays what comes first.")
    yield table.why_none(name="Iris")
    yield table.why_move(move=border, says="It cuts off four counties.")
    yield table.turn_of(name="Ada")
    yield table.go_on_from(chosen=border)
    yield table.heard_why(name="Iris", says="It cuts off four counties.")
    yield from (table.heard_advice(move=border, why="It wins.", more=more) for more in range(3))
    yield table.heard_results(scores=["Iris 12", "Ada 9"])
    yield table.heard_scores(what="Delegates", scores=["Iris 12", "Ada 9"])
    for rank, level in ((1, 0), (1, 1), (3, 0)):
        yield table.heard_rank(rank=rank, level=level, sides=4)
    yield table.heard_needed(needed="270")
    yield table.heard_kind(kind="Buy", choices=["Radio Ad ($1)", "Organiser ($2)"])
    yield table.heard_counted(kind="Draw a border", choices=12)
    phrases = ["draws A–B", "ends the turn"]
    yield table.status_line(phrases=phrases)
    yield table.status_line_cut(phrases=phrases)
    yield table.status_line_of(name="Iris", phrases=phrases)
    yield table.status_line_of_cut(name="Iris", phrases=phrases)
    yield table.bot_failed(name="Iris")
    yield from (table.all_moves(choices=choices) for choices in (1, 12))
    yield table.hand_over(name="Ada")
    yield table.i_am(name="Ada")
    yield table.moment(move=3, moves=12)
    yield table.in_the_past(move=3, moves=12)
    yield from (table.undone_moves_kept(moves=moves) for moves in (1, 2))
    yield table.undone_title_of(title="Sunday’s game")


def _trouble() -> Iterator[str]:
    yield from (trouble.further_here(moves=moves) for moves in (1, 12))
    for games in (1, 3):
        yield from (trouble.carried(games=games, twice=twice) for twice in (0, 1, 2))
    for moves in (1, 12):
        yield trouble.old_rules(kept=1, moves=moves, trouble="That is not legal.")
    for games in (0, 1, 3):
        for twice in (0, 1, 2):
            for left in (0, 1, 2):
                for preferences in ("same", "came", "stayed"):
                    yield trouble.restored(
                        games=games,
                        twice=twice,
                        left=left,
                        results=left,
                        season="none",
                        learned="none",
                        preferences=preferences,
                    )
    for games, seasons_come, learned in (
        (0, "none", "alone"),
        (0, "alone", "none"),
        (0, "alone", "too"),
        (1, "too", "too"),
    ):
        yield trouble.restored(
            games=games,
            twice=0,
            left=0,
            results=0,
            season=seasons_come,
            learned=learned,
            preferences="same",
        )
    yield trouble.no_such_game(name="chess")
    yield trouble.no_moment(text="x")
    yield trouble.no_option(game="Gerrymander", name="colour")
    yield trouble.wrong_kind(known=["human", "bot:easy", "bot:normal"], kind="dog")
    yield trouble.wrong_size(game="Gerrymander", fewest=1, most=4)


def _results() -> Iterator[str]:
    for days in (0, 1, 5):
        yield results.streak(days=days)
    yield results.streak_and(days=2, about="Normal bot")
    for say in (results.day_won, results.day_lost):
        yield say(day="26 November", game="Gerrymander")
    missed = results.day_missed(day="25 November")
    yield missed
    for press in ("look", "again", "today", "late"):
        yield results.day_press(result=missed, press=press)
    yield results.day_game(date="26 November", game="Gerrymander")
    yield from (
        results.day_result(won=won, standing="5 to 3", level="Normal") for won in (True, False)
    )
    for solved in (False, True):
        yield results.day_puzzle(game="Gerrymander", number=12, solved=solved)
    yield results.day_uncounted(day="26 November")
    yield from (results.weekday(day=day) for day in range(7))
    yield from (results.date(day=day, month=11) for day in (1, 26))
    levels = ("easy", "normal", "hard", "expert", "alone", "mixed")
    yield from (results.level_of(level=level) for level in levels)
    yield results.recent_read(won=2, games=5)
    yield results.beaten(levels=["Easy", "Normal"])
    yield results.next_level(level="Hard")
    for players in (1, 4):
        yield results.since(level="normal", players=players, won=2, played=5, best=7)
    for players, games in ((1, 1), (4, 12)):
        yield results.without_luck(
            level="normal", players=players, games=games, won=0.5, share=0.42
        )
    for how in ("better", "same", "worse"):
        yield results.challenge_over(how=how, mine="5 to 3", standing="4 to 3")
        yield results.match_done(level="Expert", standing="6 to 2", how=how)
    yield results.standing(score=-5, rival=1200)
    yield results.standing_alone(score=12)
    yield results.challenge(standing="5 to 3")
    yield results.challenge_graph(count="Districts")
    yield results.period_number(period="Turn", number=12)
    yield results.challenge_help(standing="5 to 3")
    yield results.retry(standing="5 to 3")
    yield from (results.beat_me(team=team, standing="5 to 3") for team in (True, False))
    yield results.short_of_win(short="2 districts")
    yield results.level_but_lost(what="Districts")
    yield results.short_of_lead(short="1 district", lead=2)
    for rivals in (True, False):
        yield results.short_of_level(short="3 points", level="Expert", rivals=rivals)
    yield results.level_with(level="Expert")
    yield results.next_is_best(level="Expert")
    yield results.match_ask(level="Expert")
    yield results.match_pending(level="Expert")
    aim = results.aim_lead(lead=2)
    yield from (results.aim_reached(aim=aim), results.aim_missed(aim=aim))
    yield results.aim_open(aim=aim)
    yield results.best_at_end(level="Expert")
    yield from (results.day_line(day="2026-11-26", days=days) for days in (1, 3))
    yield results.day_heading(date="26 November")
    for hours, minutes in ((0, 1), (0, 59), (1, 0), (9, 0)):
        yield results.next_day(game="Gerrymander", bot="Normal bot", hours=hours, minutes=minutes)
    yield results.aim_best(level="Expert")


def _season() -> Iterator[str]:
    yield season.chapter_of(chapter=3, chapters=5, name="The districts")
    yield season.next(game="Gerrymander")
    yield season.over(won=4, chapters=5, points=7, most=10)
    yield season.listed(name="The districts", game="Gerrymander")
    yield season.seed(seed="calm-otter-42")
    for seasons in (1, 3):
        yield season.past(seasons=seasons, won=4, chapters=5, points=7, most=10)
        yield season.older_papers(papers=seasons)
    for say in (season.score_clear, season.score_won, season.score_lost):
        yield say(standing="5 to 3")
    yield season.paper_of(points=7, most=10, seed="calm-otter-42")
    yield season.paper_label(headline=season.sweep())
    yield season.paper_line(won=4, chapters=5, points=7, most=10, seed="calm-otter-42")
    for clear in range(3):
        yield season.clear_wins(clear=clear)
        yield season.one_line(clear=clear)
    for say_line in (season.sweep_line, season.four_line, season.three_line, season.two_line):
        yield say_line(clear=2)


MESSAGE_MODULES: Final[dict[ModuleType, Callable[[], Iterator[str]]]] = {
    common: _common,
    dialogs: _dialogs,
    home: _home,
    learn: _learn,
    notes: _notes,
    over: _over,
    results: _results,
    pages: _pages,
    rules: _rules,
    season: _season,
    table: _table,
    trouble: _trouble,
}
"""Modules of messages, each with a function that yields its messages with arguments."""


def _constants(module: ModuleType) -> Iterator[str]:
    """Yield the messages of a module that have no arguments."""
    for name, message in vars(module).items():
        own = isinstance(message, FunctionType) and message.__module__ == module.__name__
        if own and not name.startswith("_") and not message.__code__.co_kwonlyargcount:
            yield message()


# --- whole screens

READ_ATTRIBUTES: Final = (
    "aria-label", "aria-description", "title", "alt", "placeholder", "data-says", "data-reply",
)  # fmt: skip
"""Attributes whose text is shown or read aloud."""
GAME_CLASSES: Final = frozenset(("board-frame", "panels", "rulebook", "demo-board", "movelist"))
"""Classes of elements whose content comes from a game."""
EASY_BOT_LINK: Final = "#gerrymander?seats=human,bot:easy&seed=calm-otter-42"
HOTSEAT_LINK: Final = "#poll_position?seats=human,human&sealed=1&seed=calm-otter-42"
DIALOGS: Final = (
    "menu", "log", "puzzles", "rules", "share", "share:start", "prefs", "keys", "about", "licences",
    "forget", "link", "title",
)  # fmt: skip


def _screens() -> Iterator[tuple[str, Tree]]:
    """Yield (name, page) of every screen."""
    driver = Driver()
    yield "home", driver.page
    for game in catalog.GAMES:
        driver.send(f"setup:{game}")
        yield f"set-up of {game}", driver.page
    yield from _dialog_screens(Driver(EASY_BOT_LINK))
    yield from _table_screens(Driver(EASY_BOT_LINK))
    yield from _past_screens(Driver(EASY_BOT_LINK))
    yield from _hand_over_screens(Driver(HOTSEAT_LINK))
    yield from _final_screens()


def _dialog_screens(driver: Driver) -> Iterator[tuple[str, Tree]]:
    for name in DIALOGS:
        driver.send(f"dialog:{name}")
        yield f"dialog {name}", driver.page
        driver.send("close")
    for name in ("learn", "puzzle"):
        driver.send(f"{name}:gerrymander{'.1' if name == 'puzzle' else ''}")
        yield name, driver.page
    driver.send("home")
    yield "home with kept games", driver.page


def _table_screens(driver: Driver) -> Iterator[tuple[str, Tree]]:
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


def _past_screens(driver: Driver) -> Iterator[tuple[str, Tree]]:
    driver.click_through("a", 20)
    driver.send("past:1")
    yield "the past", driver.page
    driver.send(next(iter(driver.offered("place:")), ""))
    yield "a place in the past", driver.page
    driver.send("branch")
    yield "a game of its own", driver.page


def _hand_over_screens(driver: Driver) -> Iterator[tuple[str, Tree]]:
    yield "hand-over", driver.page
    driver.send(next(iter(driver.offered("take:")), ""))
    yield "taken over", driver.page


def _final_screens() -> Iterator[tuple[str, Tree]]:
    for game in catalog.GAMES:
        first = min((RECORDS / game).glob("*.json"))
        record = load(first.read_text(encoding="utf-8"), catalog.find)
        driver = Driver(f"#{record_link(record, name_seats([HUMAN] * record.seats))}")
        yield f"end of {game}", driver.page


def _visible_texts(tree: Tree | str) -> Iterator[str]:
    """Yield the texts of a tree: one line for each element with a text of its own."""
    if isinstance(tree, str):
        return
    _, attrs, children = tree
    if not GAME_CLASSES.isdisjoint(str(attrs.get("class", "")).split()):
        return
    yield from (str(attrs[name]) for name in READ_ATTRIBUTES if attrs.get(name))
    if any(isinstance(child, str) and child.strip() for child in children):
        yield "".join(_leaves(tree))
    for child in children:
        yield from _visible_texts(child)


def _leaves(tree: Tree | str) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    else:
        for child in tree[2]:
            yield from _leaves(child)


def lines() -> Iterator[str]:
    """Yield the lines of the file."""
    yield from words()
    seen: set[str] = set()
    for name, page in _screens():
        fresh = [
            each
            for each in dict.fromkeys(_visible_texts(page))
            if each.strip() and each not in seen
        ]
        seen.update(fresh)
        yield from _section(name, fresh)


def words() -> Iterator[str]:
    """Yield all messages in alphabetical order."""
    messages: set[str] = set()
    for module, varying in MESSAGE_MODULES.items():
        messages |= {*_constants(module), *varying()} - {""}
    yield from _section("words", sorted(messages))


def _section(name: str, sentences: Iterable[str]) -> Iterator[str]:
    yield f"== {name}"
    yield from (sentence.replace("\n", " ⏎ ") for sentence in sentences)
    yield ""


def text() -> str:
    """Return the content of the file."""
    return "\n".join(lines())


def main() -> int:
    """Compare, write or print the texts of the application."""
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
