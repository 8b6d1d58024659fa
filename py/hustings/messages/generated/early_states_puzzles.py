"""The words of early_states_puzzles, made by `make messages` from locales/en/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, cash: str | float) -> str:
    return ('Where do the votes go?' if decision == 'votes' else 'The last $' + _show(cash) if decision == 'purchase' else 'Throw again?' if decision == 'throw' else 'Where is it aired?' if decision == 'ad' else 'A dollar or a vote?')


def goal(*, decision: str, cash: str | float, votes: float, delegates: float) -> str:
    return 'Your last turn: ' + (_votes_counted(votes=votes) if decision == 'votes' else '$' + _show(cash) + ' and ' + _votes_counted(votes=votes)) + ' to spend. You have ' + _delegates(delegates=delegates) + '. ' + ('Where do you mark first' if decision == 'votes' else 'What do you buy first' if decision == 'purchase' else 'Which dice do you throw again' if decision == 'throw' else 'Where do you air the ad' if decision == 'ad' else 'What does every 1 become') + ' so that you end this turn with the most delegates?'


def votes_counted(*, votes: float) -> str:
    return ('1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def delegates(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def at_the_end(*, delegates: float) -> str:
    return _delegates(delegates=delegates) + ' at the end of the turn'


def at_the_end_on_average(*, delegates: float) -> str:
    return _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' delegates at the end of the turn, on average'


_delegates = delegates
_votes_counted = votes_counted
