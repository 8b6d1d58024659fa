"""The words of early_states_puzzles, made by `make messages` from locales/en/early_states_puzzles.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, idea: str, missing: str | float) -> str:
    return ('A state without a vote' if idea == 'no-vote' else 'Two purchases' if idea == 'two-purchases' else 'Votes for two states' if idea == 'dividing' else 'One issue, two states' if idea == 'shared-issue' else 'Two states, every vote' if idea == 'every-vote' else 'Two states' if idea == 'two-states' else 'Not a vote to spare' if idea == 'nothing-spare' else 'The state that is enough' if idea == 'big-enough' else 'The right issue' if idea == 'right-issue' else 'The last throw') + ': ' + _show(missing) + ' short'


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'You have ' + _show(mine) + ' delegates and need ' + _show(needed) + ' to win. This is your last turn' + ('. Which dice give the best chance to win if you throw them again?' if decision == 'throw' else ', with ' + _votes_counted(votes=votes) + ' to place. ' + _within(moves=moves) if decision == 'votes' else ': first decide what your 1s become. ' + _within(moves=moves) if decision == 'ones' else ', with $' + _show(cash) + ' and ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def within(*, moves: float) -> str:
    return ('Win with your next move.' if moves == 1 else 'Win in two moves.' if moves == 2 else 'Win in three moves.' if moves == 3 else 'Win in four moves.')


def right(*, best: float) -> str:
    return ('Right: that always wins.' if best == 100 else 'Right: that wins ' + _show(best) + ' games of 100, more than any other throw.')


def worse(*, yours: str | float, best: float) -> str:
    return 'That wins ' + _show(yours) + ' games of 100. ' + ('Another choice always wins.' if best == 100 else 'Another choice wins ' + _show(best) + '.')


def right_turn() -> str:
    return 'Right: that wins.'


def why(*, how: str | float, then: str | float) -> str:
    return _show(how) + ' ' + _show(then)


def how(*, means: Sequence[str], things: float, filled: Sequence[str], reached: str | float, over: float, needed: str | float) -> str:
    return _list(means, 'conjunction') + ' ' + ('fills' if _plural(things) == 'one' else 'fill') + ' ' + _list(filled, 'conjunction') + ': ' + _show(reached) + ' delegates, ' + ('just enough' if over == 0 else 'and ' + _show(needed) + ' win') + '.'


def fills(*, state: str | float, delegates: str | float) -> str:
    return _show(state) + ' for ' + _show(delegates)


def tempting(*, state: str | float, short: str | float) -> str:
    return _show(state) + ' instead leaves you ' + _show(short) + ' short.'


def also(*, state: str | float) -> str:
    return 'With ' + _show(state) + ' you win, too.'


def throw_why(*, best: float, following: str | float) -> str:
    return ('It always wins; every other choice wins at most ' + _show(following) + ' games of 100.' if best == 100 else 'It wins ' + _show(best) + ' games of 100; every other choice wins at most ' + _show(following) + '.')


def short(*, reached: str | float, short: float) -> str:
    return 'After that first move you reach ' + _show(reached) + ' delegates at best, ' + ('one' if _plural(short) == 'one' else _show(short)) + ' short of a win.'


def too_slow(*, moves: float) -> str:
    return 'That can still win, but only with more moves. ' + ('One move is enough.' if moves == 1 else 'Two moves are enough.' if moves == 2 else 'Three moves are enough.' if moves == 3 else 'Four moves are enough.')


def off_the_way(*, moves: float) -> str:
    return 'That does not win in ' + ('two' if moves == 2 else 'three' if moves == 3 else 'four') + ' moves, but your first move was right: another way to go on wins.'


_votes_counted = votes_counted
_within = within
