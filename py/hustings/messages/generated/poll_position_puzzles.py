"""The words of poll_position_puzzles, made by `make messages` from locales/en/poll_position_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title_die(*, die: str | float) -> str:
    return 'Where does the ' + _show(die) + ' go?'


def goal_die(*, die: str | float, points: float) -> str:
    return 'You rolled a ' + _show(die) + ('' if points == 0 else ' ' + 'and have 1 action point left' if _plural(points) == 'one' else ' ' + 'and have ' + _show(points) + ' action points left') + '; then the votes are counted. Where does it go so that the team loses the fewest points to complaints and cost, on average? Every full 10 of cost is a point.'


def title_points(*, points: float) -> str:
    return ('The last point of the campaign' if _plural(points) == 'one' else 'The last ' + _show(points) + ' points of the campaign')


def goal_points(*, points: float) -> str:
    return 'The last turn: no more voters, then the count. Spend ' + ('your action point' if _plural(points) == 'one' else 'the first of ' + _show(points) + ' points') + ' so that the team loses the fewest points to complaints and cost, on average. Every full 10 of cost is a point.'


def at_place_start(*, region: str, type: str | float) -> str:
    return ('At headquarters' if region == 'hq' else 'In the ' + _show(type) + ' Maritimes' if region == 'maritimes' else 'In the ' + _show(type) + ' Prairies' if region == 'prairies' else 'In the Territories' if region == 'territories' else 'In ' + _show(type) + ' Quebec' if region == 'quebec' else 'In ' + _show(type) + ' Ontario' if region == 'ontario' else 'In ' + _show(type) + ' British Columbia')


def why_place(*, after: float, before: float, region: str, type: str | float) -> str:
    return _at_place_start(region=region, type=type) + ' complaints then cost ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' points on average instead of ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + '.'


def why_roll() -> str:
    return 'That counts all six rolls, each in its best place.'


def why_next() -> str:
    return 'It pays off with what you do next.'


def why_closely(*, why: str | float, points: float) -> str:
    return _show(why) + ' It is close: the next best way loses ' + _number(points, minimumFractionDigits=1, maximumFractionDigits=1) + ' points more.'


def why_not_place(*, before: float, after: float, region: str, type: str | float) -> str:
    return _at_place_start(region=region, type=type) + ' it only lowers complaints from ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + ' to ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' points on average.'


def why_not_roll() -> str:
    return 'Over all six rolls, each in its best place, it saves less.'


def why_not_next() -> str:
    return 'It lowers no complaints by itself, and what it prepares saves less.'


def why_not_nothing() -> str:
    return 'It leaves all complaints as they are.'


def why_nothing() -> str:
    return 'Everything that you could still do costs more than it saves.'


def right(*, best: float) -> str:
    return 'Right: that loses ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' points to complaints and cost, on average.'


def worse(*, yours: float, why: str | float, close: bool, best: float, more: float) -> str:
    return 'That loses ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' points to complaints and cost, on average. ' + _show(why) + ' ' + ('It is close: the best move loses ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' fewer.' if close else 'The best move loses ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' fewer.')


_at_place_start = at_place_start
