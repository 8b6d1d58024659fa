"""Every puzzle's solution is the best move by the stated margin, recomputed from the puzzle."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import Move
from hustings.core.moves import decode, encode
from hustings.core.notes import Annotated, read_annotated
from hustings.core.table import Table
from hustings.games.delegate_dash.board import GAP
from hustings.games.delegate_dash.names import state_name
from hustings.games.delegate_dash.rules.campaign import take_moves
from hustings.games.delegate_dash.state import CONVENTION, DashState, side_of, total
from hustings.games.delegate_dash.vocabulary import AFTER, DONE, TAKE, VOTE
from hustings.games.early_states.phrases import ITEM_NAMES, STATE_NAMES
from hustings.games.early_states.sheet import SOLO_TARGET
from hustings.games.early_states.vocabulary import REROLL
from hustings.ui.teaching import Lesson
from tests.kit import ROOT
from tests.ui.driver import Driver
from tools.puzzles import early_states
from tools.puzzles.early_states_reasons import follow
from tools.puzzles.generate import generate
from tools.puzzles.giveaways import giveaways, page_of
from tools.puzzles.proof import margin, reword, spec_of
from tools.puzzles.publish import shipped_without_texts
from tools.puzzles.search import Ranked, after, rank_moves

MIN_PUZZLES = 40
GAMES_WITH_PUZZLES = [
    each for each in catalog.GAMES if (ROOT / "tools" / "puzzles" / f"{each}.py").exists()
]


def puzzles(game: str) -> list[Annotated]:
    """Return the puzzles that ship with a game."""
    return [read_annotated(each, catalog.find) for each in catalog.shipped(game, "puzzles")]


def puzzle_data(game: str) -> list[Any]:
    """Return the puzzles of a game as their file has them, with names of messages."""
    return list(json.loads(catalog.game_file(game, "puzzles.json")))


def stated_margins(game: str) -> list[float]:
    """Return the margins that docs/puzzles.md states."""
    page = (ROOT / "docs" / "puzzles.md").read_text("utf-8")
    part = page.partition(f"<!-- {game} -->")[2].partition(f"<!-- /{game} -->")[0]
    rows = re.findall(r"^\| \d+ \|.*$", part, re.MULTILINE)
    return [float(row.split(" | ")[-2]) for row in rows if "`" in row]


def test_puzzles_that_ship_can_be_proved() -> None:
    assert {each for each in catalog.GAMES if puzzles(each)} == set(GAMES_WITH_PUZZLES)


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_a_game_has_puzzles_and_the_documents_list_them(game_id: str) -> None:
    assert len(puzzles(game_id)) >= MIN_PUZZLES
    assert len(stated_margins(game_id)) == len(puzzles(game_id))


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_puzzles_are_in_the_order_of_their_grades_and_change_their_idea(game_id: str) -> None:
    """Two neighbours share an idea only where most puzzles of a grade have it."""
    noted = puzzles(game_id)
    grades = [each.grade for each in noted]
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3}
    for grade in (1, 2, 3):
        ideas = [each.idea for each in noted if each.grade == grade]
        assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", idea) for idea in ideas)
        most = max(Counter(ideas).values())
        same = sum(one == other for one, other in pairwise(ideas))
        assert same <= max(0, 2 * most - len(ideas) - 1), ideas


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_the_menu_entry_knows_the_grades(game_id: str) -> None:
    """The player's record shows them without the game's files."""
    runs = catalog.info(game_id).puzzle_grades
    grades = [grade for grade, count in runs for _ in range(count)]
    assert grades == [each.grade for each in puzzles(game_id)]


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_the_solved_share_falls_from_grade_to_grade(game_id: str) -> None:
    page = (ROOT / "docs" / "puzzles.md").read_text("utf-8")
    part = page.partition(f"<!-- {game_id} -->")[2].partition(f"<!-- /{game_id} -->")[0]
    rows = re.findall(r"^\| [123] \| \d+ \| (\d+) % \| (\d+) % \| (\d+) % \|$", part, re.MULTILINE)
    sums = [sum(map(int, row)) for row in rows]
    assert len(sums) == 3
    assert sums == sorted(sums, reverse=True)


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_no_two_puzzles_share_a_game(game_id: str) -> None:
    """A later position of the same game would show the answer on its board and in its log."""
    seeds = [noted.record.seed for noted in puzzles(game_id)]
    assert len(set(seeds)) == len(seeds)


def test_the_question_at_a_caucus_does_not_hint_at_the_answer() -> None:
    """It once named the richest caucus whenever that was the wrong answer."""
    for noted in puzzles("delegate_dash"):
        state = Table(catalog.rules("delegate_dash"), noted.record, noted.notes[0].ply).state
        stands = state.pawns[side_of(state, 0)]
        place = "the gap" if stands == GAP else state_name(stands, state.tiles[stands])
        assert noted.title.startswith(f"From {place}: {sum(state.stake)} at stake"), noted.title


def test_the_question_before_an_election_does_not_name_the_answers_region() -> None:
    """A card that is played for a region answers the question that names the region."""
    rules, words = catalog.rules("whistle_stop"), catalog.text("whistle_stop")
    for noted in puzzles("whistle_stop"):
        ply = noted.notes[0].ply
        obs = Table(rules, noted.record, ply).state.observe(0)
        move = decode(rules.VOCABULARY.verbs, noted.record.moves[ply].partition(":")[2])
        region = noted.title.removeprefix("Win ")
        if region != noted.title:
            label = words.move(obs, 0, move, ["Ada", "Ben"])
            assert region not in label, (noted.title, label)


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
@pytest.mark.parametrize("n", [0, -1])
def test_the_margins_of_the_first_and_the_last_puzzle_are_as_stated(game_id: str, n: int) -> None:
    value = margin(game_id, puzzles(game_id)[n])
    assert value >= spec_of(game_id).min_margin
    assert value == pytest.approx(stated_margins(game_id)[n], abs=0.006)


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_questions_and_answers_name_the_measure(game_id: str) -> None:
    unit = spec_of(game_id).unit
    for noted in puzzles(game_id):
        for note in noted.notes:
            for text in filter(
                None, (note.text, note.right, note.otherwise, *note.answers.values())
            ):
                assert unit in text.lower(), (noted.title, text)


@pytest.mark.parametrize("game_id", ["delegate_dash", "whistle_stop", "poll_position"])
def test_every_wrong_move_is_told_what_it_brings(game_id: str) -> None:
    """Moves far from the best once named only what the best of them would bring."""
    rules, spec = catalog.rules(game_id), spec_of(game_id)
    for noted in puzzles(game_id)[::7]:
        note = noted.notes[0]
        state = Table(rules, noted.record, note.ply).state
        for each in spec.rank(rules, state, 0, 1):
            answer = note.answer(encode(rules.VOCABULARY.verbs, each.line[0]))
            if each.value or "No delegates are at stake" not in answer:
                numbers = [float(number) for number in re.findall(r"\d+(?:\.\d)?", answer)]
                assert numbers[0] == pytest.approx(abs(each.value), abs=0.051), answer
                if not answer.startswith("Right: "):
                    assert numbers[-1] == pytest.approx(abs(numbers[-2] - numbers[0])), answer
            assert answer.startswith("Right: ") or "the best move" in answer.lower(), answer


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
@pytest.mark.parametrize("n", [0, -1])
def test_the_texts_of_the_first_and_the_last_puzzle_follow_from_the_position(
    game_id: str, n: int
) -> None:
    assert puzzle_data(game_id)[n] == reword(game_id, puzzles(game_id)[n])


@pytest.mark.parametrize("game_id", ["early_states", "gerrymander"])
def test_no_accepted_way_goes_on_once_the_game_is_won(game_id: str) -> None:
    """A puzzle once waited for a second move when the first had won."""
    rules, verdict = catalog.rules(game_id), import_module(f"tools.puzzles.{game_id}").verdict
    short = 0
    for n, noted in enumerate(puzzles(game_id), 1):
        note = noted.notes[0]
        at: Table[Any] = Table(rules, noted.record, note.ply)
        for way in Lesson(noted, "", n).accepted_ways(note):
            at.goto(note.ply)
            for token in way:
                assert verdict(at.state) != 1, (n, way)
                at.play(0, decode(rules.VOCABULARY.verbs, token))
            short += len(way) < note.asks
    assert (short > 0) == (game_id == "gerrymander")  # Early States asks for no idle move


def test_a_puzzle_of_early_states_is_a_choice_and_ends_with_the_winning_mark() -> None:
    """In most, one state could be completed at all; some ended before the prize was won."""
    for n, noted in enumerate(puzzles("early_states"), 1):
        note = noted.notes[0]
        at: Table[Any] = Table(early_states.RULES, noted.record, note.ply)
        if at.state.turn.prompt == REROLL:
            continue
        reach = early_states.within_reach(early_states.RULES, at.state)
        legal, firsts = at.legal(0), set[str]()
        assert len(reach) >= early_states.MIN_STATES, n
        for way in Lesson(noted, "", n).accepted_ways(note):
            at.goto(note.ply)
            for token in way:
                assert early_states.verdict(at.state) != 1, (n, way)
                at.play(0, decode(at.rules.VOCABULARY.verbs, token))
            assert early_states.verdict(at.state) == 1, (n, way)
            firsts.add(way[0])
        assert len({*firsts, *note.also}) <= early_states.MAX_FIRST_SHARE * len(legal), n


def test_a_puzzle_of_early_states_is_not_won_by_the_biggest_prize_first() -> None:
    for n, noted in enumerate(puzzles("early_states"), 1):
        state = Table(early_states.RULES, noted.record, noted.notes[0].ply).state
        if state.turn.prompt != REROLL:
            assert not early_states.wins_by_prize(early_states.RULES, state), n


def test_ideas_of_early_states_are_what_the_accepted_ways_use() -> None:
    """Half of them were once called “Dollars and votes”."""
    noted = puzzles("early_states")
    for n, each in enumerate(noted, 1):
        state = Table(early_states.RULES, each.record, each.notes[0].ply).state
        ways = [Ranked(line, 1, None) for line in accepted_lines(each, n)]
        throws = state.turn.prompt == REROLL
        assert each.idea == ("throw" if throws else early_states.find_idea(state, ways)), n
    assert max(Counter(each.idea for each in noted).values()) <= len(noted) // 4


def test_every_accepted_way_of_early_states_says_what_it_wins() -> None:
    """The answer was once the same flat sentence in every puzzle."""
    for n, noted in enumerate(puzzles("early_states"), 1):
        note = noted.notes[0]
        state = Table(early_states.RULES, noted.record, note.ply).state
        lines = accepted_lines(noted, n)
        verbs = early_states.RULES.VOCABULARY.verbs
        ways = {" ".join(encode(verbs, move) for move in line): line for line in lines}
        assert note.reasons.keys() == ways.keys(), n
        for way, why in note.reasons.items() if noted.idea != "throw" else ():
            used = follow(state, ways[way])
            assert f"{used.reached} delegates" in why, n
            for place, delegates in used.filled.items():
                assert f"{STATE_NAMES[place]} for {delegates}" in why, n
            assert all(ITEM_NAMES[item] in why for item in used.items), n


def end_of(state: Any, line: tuple[Move, ...]) -> object:
    """Return the key of the position after moves of Early States."""
    for move in line:
        state = after(early_states.RULES, state, 0, move)
    return state.key()


def accepted_lines(noted: Annotated, number: int) -> list[tuple[Move, ...]]:
    """Return the moves of the accepted ways of a puzzle of Early States."""
    note, verbs = noted.notes[0], early_states.RULES.VOCABULARY.verbs
    ways = [*Lesson(noted, "", number).accepted_ways(note), *([token] for token in note.also)]
    return [tuple(decode(verbs, token) for token in way) for way in ways]


def test_few_puzzles_of_early_states_are_throws() -> None:
    assert sum(noted.idea == "throw" for noted in puzzles("early_states")) <= 10


def test_a_wrong_first_move_of_early_states_is_told_how_far_it_gets() -> None:
    for n, noted in enumerate(puzzles("early_states"), 1):
        note = noted.notes[0]
        at: Table[Any] = Table(early_states.RULES, noted.record, note.ply)
        best = [Ranked(line, 1, end_of(at.state, line)) for line in accepted_lines(noted, n)]
        firsts = early_states.first_moves(at.state, best) if noted.idea != "throw" else set()
        for move in at.legal(0) if noted.idea != "throw" else ():
            token = encode(at.rules.VOCABULARY.verbs, move)
            if move not in firsts:
                then = after(early_states.RULES, at.state, 0, move)
                most = early_states.highest_score(then, {})
                named = str(most) in note.answer(token)
                assert named == (most <= SOLO_TARGET), (n, token)


def test_every_turn_that_wins_is_explained_the_shortest_first() -> None:
    for n, noted in enumerate(puzzles("gerrymander"), 1):
        note = noted.notes[0]
        ways = [*Lesson(noted, "", n).accepted_ways(note), *([token] for token in note.also)]
        assert sorted(note.reasons) == sorted(map(" ".join, ways)), n
        assert borders(next(iter(note.reasons))) == min(map(borders, note.reasons)), n


def test_a_question_asks_for_no_more_borders_than_win() -> None:
    """It once asked for two borders where one wins."""
    for n, noted in enumerate(puzzles("gerrymander"), 1):
        note = noted.notes[0]
        state = Table(catalog.rules("gerrymander"), noted.record, note.ply).state
        fewer = min(map(borders, note.reasons)) < state.left
        assert fewer == ("up to" in note.text), n


def borders(way: str) -> int:
    """Return how many borders a way draws."""
    return sum(token.startswith("border.") for token in way.split())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_the_texts_of_all_puzzles_follow_from_their_positions(game_id: str) -> None:
    assert puzzle_data(game_id) == [reword(game_id, noted) for noted in puzzles(game_id)]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_every_margin_is_as_stated(game_id: str) -> None:
    margins = [margin(game_id, noted) for noted in puzzles(game_id)]
    assert margins == pytest.approx(stated_margins(game_id), abs=0.006)


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_no_mark_on_the_page_reveals_the_answer(game_id: str) -> None:
    pages = []
    for n in range(1, len(puzzles(game_id)) + 1):
        driver = Driver(f"puzzle={game_id}.{n}")
        lesson = driver.play.lesson
        assert lesson is not None
        assert lesson.note is not None
        whole = lesson.script.record.moves[lesson.note.ply :][: lesson.note.asks]
        hidden_moves = [move.partition(":")[2] for move in whole]
        others = [token for line in lesson.note.lines for token in line.split()]
        pages.append(page_of([driver.page], [*hidden_moves, *lesson.note.also, *others]))
    for n, marks in enumerate(giveaways(pages), 1):
        assert not marks, f"puzzle {n}"
        assert pages[n - 1].right


def test_a_wrong_solution_is_refused() -> None:
    noted = next(each for each in puzzles("delegate_dash") if len(each.record.moves) > 1)
    note = noted.notes[0]
    table = Table(catalog.rules("delegate_dash"), noted.record, note.ply)
    wrong = "stay" if not noted.record.moves[-1].endswith("stay") else "move.0"
    moves = [*noted.record.moves[: note.ply], f"0:{wrong}"]
    wrong_puzzle = noted._replace(record=noted.record._replace(moves=moves))
    assert len(table.legal(0)) > 1
    with pytest.raises(ValueError, match="not the best"):
        margin("delegate_dash", wrong_puzzle)


def test_a_puzzle_is_found_again_from_its_seed() -> None:
    game = "delegate_dash"
    noted = puzzles(game)[0]
    solutions = list(generate(game, spec_of(game), noted.record.seed))
    assert noted.record in [each.record for each in solutions]


def test_the_expected_gain_at_a_caucus_agrees_with_the_rules() -> None:
    """The formula agrees with playing out every roll."""
    game, agreed = "delegate_dash", 0
    rules, rank = catalog.rules(game), spec_of(game).rank
    for noted in puzzles(game):
        start: Table[Any] = Table(rules, noted.record, noted.notes[0].ply)
        side = side_of(start.state, 0)
        before = total(start.state, side)
        crowded = max(Counter(start.state.pawns).values()) > 2  # four dice have too many outcomes
        if crowded:
            continue
        played = rank_moves(rules, start.state, 0, partial(delegates_of, side), caucus_policy)
        values = {each.line: each.value for each in rank(rules, start.state, 0, 1)}
        agreed += 1
        for each in played:
            assert each.value - before == pytest.approx(values[each.line]), each.line
    assert agreed > 3


def delegates_of(side: int, state: DashState, _: int) -> float:
    """Return the delegates that a candidate holds, without the pawn, which counts in the end."""
    return total(state, side) - (state.round == CONVENTION)


def caucus_policy(state: DashState, seat: int) -> Move | None:
    """Return the move at the caucuses of a roll: take the best coin; then stop."""
    prompt = state.turn.prompt
    if prompt not in (AFTER, VOTE, TAKE):
        return ()
    return (DONE,) if prompt == AFTER else take_moves(state)[0] if prompt == TAKE and seat else None


@pytest.mark.parametrize("game_id", GAMES_WITH_PUZZLES)
def test_shipped_puzzles_are_read_whatever_their_messages_are(game_id: str) -> None:
    """They could once not be worded again because reasons were read as texts."""
    assert len(shipped_without_texts(game_id)) == len(puzzles(game_id))
