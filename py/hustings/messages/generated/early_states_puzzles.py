"""The words of early_states_puzzles, made by `make messages` from locales/en/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: str | float) -> str:
    return ('The last votes' if decision == 'votes' else 'The last dollars' if decision == 'purchase' else 'Dollars and votes' if decision == 'dollars-and-votes' else 'One long turn' if decision == 'long-turn' else 'The last throw' if decision == 'throw' else 'The last ad' if decision == 'ad' else 'A dollar or a vote') + ': ' + _show(missing) + ' short'


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'You have ' + _show(mine) + ' delegates and need ' + _show(needed) + '. This is your last turn' + ('. Which dice give the best chance to win if you throw them again?' if decision == 'throw' else ', with ' + _votes_counted(votes=votes) + ' to place. ' + _within(moves=moves) if decision == 'votes' else ': first decide what your 1s become. ' + _within(moves=moves) if decision == 'ones' else ', with $' + _show(cash) + ' and ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def within(*, moves: float) -> str:
    return ('Win with your next move.' if moves == 1 else 'Win in two moves.' if moves == 2 else 'Win in three moves.' if moves == 3 else 'Win in four moves.')


def right(*, best: float) -> str:
    return ('Right: that always wins.' if best == 100 else 'Right: that wins ' + _show(best) + ' games of 100, more than any other throw.')


def worse(*, yours: str | float, best: float) -> str:
    return 'That wins ' + _show(yours) + ' games of 100. ' + ('Another choice always wins.' if best == 100 else 'Another choice wins ' + _show(best) + '.')


def wins_with(*, reached: str | float, over: float) -> str:
    return 'Right: that wins. It makes ' + _show(reached) + ' delegates, ' + ('just as many as you need' if over == 0 else 'one more than you need' if _plural(over) == 'one' else _show(over) + ' more than you need') + '.'


def wins(*, needed: str | float) -> str:
    return 'Right: that wins. It makes at least the ' + _show(needed) + ' delegates you need.'


def short(*, reached: str | float, short: float) -> str:
    return 'After that first move you reach ' + _show(reached) + ' delegates at best, ' + ('one' if _plural(short) == 'one' else _show(short)) + ' short of a win.'


def too_slow(*, moves: float) -> str:
    return 'That can still win, but only with more moves. ' + ('One move is enough.' if moves == 1 else 'Two moves are enough.' if moves == 2 else 'Three moves are enough.' if moves == 3 else 'Four moves are enough.')


def off_the_way(*, moves: float) -> str:
    return 'That does not win in ' + ('two' if moves == 2 else 'three' if moves == 3 else 'four') + ' moves, but your first move was right: another way to go on wins.'


_votes_counted = votes_counted
_within = within
