"""Contract of every game's review: scores that match the ranking, and fair dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hustings.core.model import NATURE, OVER, Outcome, Throw
from hustings.core.record import load
from hustings.core.score_history import Sample, dice_tally, score_history, turning_point
from hustings.core.table import Table
from hustings.draw.look import LETTERS, SHAPES
from tests.golden import records
from tests.kit import NAMES, Kit, Setup, contents, walk

MIN_GAMES, MAX_GAMES = 6, 300
"""How many games are played to count dice: at least, and at most until throws are enough."""
THROWS_PER_FACE = 20
"""Average throws per face that are enough to detect unfair dice."""


def finished_table(setup: Setup) -> Table[Any]:
    """Return a table with a random game at its end."""
    return Table(setup.kit.rules, walk(setup).record)


def test_sides_are_distinguishable(setup: Setup) -> None:
    """Each side has its own name, colour, shape and letter, from the public position."""
    obs = walk(setup).end.observe(None)
    before = contents(obs)
    sides = setup.kit.review.sides(obs, setup.names)
    assert contents(obs) == before
    assert sides
    for field in ("name", "paint", "figure", "letter"):
        values = [getattr(side, field) for side in sides]
        assert all(value or field == "figure" for value in values)
        assert len(set(values)) == len(values), (field, values)
    assert all(0 <= side.figure < len(SHAPES) for side in sides)
    assert all(len(side.letter) == 1 for side in sides)
    assert len(LETTERS) == len(SHAPES)
    played = [seat for side in sides for seat in side.seats]
    assert sorted(played) == list(range(setup.seats)), "each seat plays one side"


def test_a_score_is_counted_with_its_noun(game: Kit) -> None:
    one, two = (game.review.counted(score) for score in (1, 2))
    assert one.startswith("1 ")
    assert two.startswith("2 ")


def test_the_score_history_ends_with_the_final_scores(setup: Setup) -> None:
    """It starts before the first move and is in order of moves."""
    table, review = finished_table(setup), setup.kit.review
    history = score_history(table, review)
    public = table.state.observe(None)
    sides = len(review.sides(public, setup.names))
    assert history[0][:3] == ("", "", 0)
    assert history[-1].counts == tuple(review.scores(public))
    assert history[-1].ply == table.at
    assert all(len(sample.counts) == sides for sample in history)
    plies = [sample.ply for sample in history]
    assert plies == sorted(plies)
    names = [sample.name for sample in history]
    assert len(set(names)) == len(names), names
    assert all(sample.name and 0 < len(sample.short) <= 3 for sample in history[1:])


def test_final_counts_match_the_scores(game: Kit) -> None:
    """In every kept record each score is one of the final counts, or their difference."""
    for file in records(game):
        table = Table(game.rules, load(file.read_text(encoding="utf-8"), game.find))
        scores = game.rules.outcome(table.state).scores
        counts = game.review.scores(table.state.observe(None))
        lead = [counts[0] - counts[1]] if len(counts) == 2 else []
        assert set(scores) <= {*counts, *lead, 0}, (file.name, scores, counts)


def games_with_rivals(setup: Setup) -> list[tuple[Outcome, Any]]:
    """Return (outcome, public final position) of games that rank sides without a seat."""
    ends = [walk(setup, seed).end for seed in ("contract", "end 1", "end 2")]
    results = [(setup.kit.rules.outcome(end), end.observe(None)) for end in ends]
    return [(outcome, public) for outcome, public in results if outcome.others]


def test_sides_without_a_seat_are_ranked_with_the_others(setup: Setup) -> None:
    """Each has its final count, and every rank is 1 + the number of better sides."""
    for outcome, public in games_with_rivals(setup):
        counts = setup.kit.review.scores(public)
        assert len(counts) == setup.seats + len(outcome.others)
        assert len({rival.side for rival in outcome.others}) == len(outcome.others)
        assert all(rival.score == counts[rival.side] for rival in outcome.others)
        ranks = [*outcome.ranks, *(rival.rank for rival in outcome.others)]
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


def test_sides_without_a_seat_are_tested_in_every_game_that_has_them(game: Kit) -> None:
    ranks = game.mentions("rules", r"\bRival\(")
    assert ranks == any(games_with_rivals(setup) for setup in game.setups())


def test_a_game_declares_whether_its_seats_are_one_team(game: Kit) -> None:
    """A team shares rank and score in every game; other seats do not."""
    setup = game.default(game.info.seats[-1])
    ends = [game.rules.outcome(walk(setup, f"team {n}").end) for n in range(4)]
    same = all(len(set(end.ranks)) == len(set(end.scores)) == 1 for end in ends)
    assert same == game.info.together


def test_the_score_history_of_kept_games_is_short_and_repeatable(game: Kit) -> None:
    """It fits a table and leaves the table's position unchanged."""
    for file in records(game):
        table = Table(game.rules, load(file.read_text(encoding="utf-8"), game.find))
        key = table.state.key()
        history = score_history(table, game.review)
        assert 2 <= len(history) <= 60, file.name
        assert history == score_history(table, game.review)
        assert table.state.key() == key, "the history changed the table"


def test_throws_name_a_known_die_side_and_face(setup: Setup) -> None:
    """Only steps of luck throw dice; a throw may belong to no side."""
    table, review = finished_table(setup), setup.kit.review
    sides = len(review.sides(table.state.observe(None), setup.names))
    thrown: Counter[Throw] = Counter()
    for step in table.log:
        throws = [throw for event in step.events for throw in review.throws(event)]
        assert not throws or step.seat == NATURE, "dice fall by luck alone"
        thrown.update(throws)
    for throw in thrown:
        assert 0 <= throw.die < len(review.DICE)
        assert -1 <= throw.side < sides
        assert 0 <= throw.face < len(review.DICE[throw.die].faces)
    counted = dice_tally(table, review, sides)
    assert sum(n for rows in counted for row in rows for n in row) == sum(thrown.values())
    for die in review.DICE:
        assert not die.worth or len(die.worth) == len(die.faces)


def test_the_dice_of_many_games_are_fair(game: Kit) -> None:
    """A game that lists a loaded die as fair fails here."""
    totals = [[0] * len(die.faces) for die in game.review.DICE]
    setup = game.default(game.info.seats[-1])
    for n in range(MAX_GAMES):
        if n >= MIN_GAMES and all(sum(counts) > THROWS_PER_FACE * len(counts) for counts in totals):
            break
        random_walk = walk(setup, f"fair {n}")
        for position in random_walk.positions:
            for event in position.events:
                for throw in game.review.throws(event):
                    totals[throw.die][throw.face] += 1
    for counts in totals:
        fair = sum(counts) / len(counts)
        assert fair > THROWS_PER_FACE, f"too few throws in {MAX_GAMES} games: do not list this die"
        assert sum((n - fair) ** 2 / fair for n in counts) < 4 * len(counts), counts


def test_the_review_names_its_score_and_period(game: Kit) -> None:
    """The optional note is a sentence."""
    review = game.review
    assert review.SCORE_NAME[0].isupper()
    assert review.PERIOD_NAME[0].isupper()
    assert not review.SCORE_NOTE or review.SCORE_NOTE.endswith(".")
    end = walk(game.default(game.info.seats[0])).end
    assert end.turn.mode == OVER
    assert review.sides(end.observe(None), NAMES[: game.info.seats[0]])


def test_the_turning_point_is_where_the_lead_was_taken_for_good() -> None:
    """There is none if one side led throughout or two lead at the end."""

    def turned(*counts: tuple[int, ...]) -> tuple[int, int] | None:
        return turning_point([Sample("", "", n, row) for n, row in enumerate(counts)])

    assert turned((0, 0), (3, 1), (4, 5), (6, 5), (6, 9), (7, 9)) == (4, 1)
    assert turned((0, 0), (3, 1), (4, 2)) is None
    assert turned((1, 0), (2, 2)) is None
    assert turned((5,), (9,)) is None
    assert turned((0, 2), (1, 1), (3, 2)) == (2, 0)
