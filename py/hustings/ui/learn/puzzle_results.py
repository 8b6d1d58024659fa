"""What the player's tries at puzzles leave: solved and missed ones, streaks, days."""

from __future__ import annotations

from hustings.ui.teaching import ALL_GAMES, LearningProgress, Streak


def count_solved(learned: LearningProgress, game: str, number: int) -> bool:
    """Note that a puzzle was solved; return whether at the first try, which extends the streaks."""
    solved = learned.solved.setdefault(game, set())
    is_first_try = number not in solved and number not in learned.missed.get(game, ())
    if is_first_try:
        for key in (game, ALL_GAMES):
            streak = learned.streaks.get(key, Streak())
            now = streak.now + 1
            learned.streaks[key] = Streak(now, max(now, streak.best))
    solved.add(number)
    return is_first_try


def count_missed(learned: LearningProgress, game: str, number: int) -> bool:
    """Note a missed try or a shown answer, which ends the streaks once per puzzle.

    Return whether it did: not for a puzzle that was solved or missed before.
    """
    if number in learned.missed.get(game, ()) or number in learned.solved.get(game, ()):
        return False
    learned.missed.setdefault(game, set()).add(number)
    for key in (game, ALL_GAMES):
        learned.streaks[key] = Streak(0, learned.streaks.get(key, Streak()).best)
    return True
