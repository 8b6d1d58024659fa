"""The odds tool plays games like the ladder and counts wins under each option value."""

from __future__ import annotations

from hustings import catalog
from hustings.bots.ladder import matches, play
from tools.odds import counted, played

GAME = "poll_position"


def test_a_teams_game_is_played_once_and_counted_for_each_option_value() -> None:
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
