"""Odds are measured by games that are played as ladders are, and counted as their option says."""

from __future__ import annotations

from hustings import catalog
from hustings.bots.ladder import matches, play
from tools.odds import counted, played

GAME = "poll_position"


def test_a_game_is_played_once_and_counted_with_each_value_a_team_winning_as_one() -> None:
    rules, levels = catalog.rules(GAME), catalog.bots(GAME).LEVELS
    options = {"goodwill": 0, "sealed": 0, "hq_cost": 0}
    won = []
    for match in matches("normal", "normal", 2, 6, "tool"):
        score = play(rules, options, match, lambda name: levels[name](), float).points
        moves = played(GAME, options, match)
        for goodwill in range(4):
            kind = options | {"goodwill": goodwill}
            points = score + rules.new(2, kind).goodwill
            share = counted(GAME, kind, match, moves)
            assert share == float(points > 0), (match, goodwill)
            won.append(share)
    assert 0.0 < sum(won) < len(won)
