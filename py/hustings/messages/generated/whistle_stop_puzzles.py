"""The words of whistle_stop_puzzles, made by `make messages` from locales/en/whistle_stop_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def region(*, region: str) -> str:
    return ('Appalachian' if region == 'appalachian' else 'Chesapeake' if region == 'chesapeake' else 'New York' if region == 'new_york' else 'South' if region == 'south' else 'Florida' if region == 'florida' else 'New England' if region == 'new_england' else 'Central' if region == 'central' else 'Northwest' if region == 'northwest' else 'Mid-Atlantic' if region == 'mid_atlantic' else 'Texas' if region == 'texas' else 'Southeast' if region == 'southeast' else 'Southwest' if region == 'southwest' else 'Great Lakes' if region == 'great_lakes' else 'Upper Midwest' if region == 'upper_midwest' else 'California')


def title_choice() -> str:
    return 'Before the election'


def title_action() -> str:
    return 'The last action'


def title_region(*, region: str) -> str:
    return 'Win ' + _region(region=region)


def goal_choice() -> str:
    return 'The election comes right after this. What do you choose so that it brings you the most points on average?'


def goal_action() -> str:
    return 'One action left before the election. What brings you the most points on average?'


def goal_region_contested(*, rolls: str | float, region: str) -> str:
    return 'One action left before the election, and much hangs on ' + _region(region=region) + ': you win it in ' + _show(rolls) + ' of 100 rolls. What brings you the most points on average?'


def goal_region_absent(*, region: str) -> str:
    return 'One action left before the election, and much hangs on ' + _region(region=region) + ': you have no delegate there. What brings you the most points on average?'


def why_region(*, before: float, after: float, points: str | float, region: str) -> str:
    return ((_region(region=region) + ' and its ' + _show(points) + ' points are yours now.' if after == 100 else 'In ' + _region(region=region) + ', with ' + _show(points) + ' points, you win ' + _show(after) + ' of 100 rolls now.') if before == 0 else (_region(region=region) + ' and its ' + _show(points) + ' points are safe now; before you won ' + _show(before) + ' of 100 rolls.' if after == 100 else 'In ' + _region(region=region) + ', with ' + _show(points) + ' points, you win ' + _show(after) + ' of 100 rolls now, not ' + _show(before) + '.'))


def why_not_region(*, before: float, points: str | float, after: str | float, region: str) -> str:
    return ('It wins you ' + _region(region=region) + ', with ' + _show(points) + ' points, in ' + _show(after) + ' of 100 rolls.' if before == 0 else 'In ' + _region(region=region) + ', with ' + _show(points) + ' points, it only lifts you from ' + _show(before) + ' to ' + _show(after) + ' of 100 rolls.')


def why_not_so_much(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return 'In ' + _region(region=region) + ', with ' + _show(points) + ' points, it lifts you from ' + _show(before) + ' to ' + _show(after) + ' of 100 rolls, but too little is left for elsewhere.'


def why_not_lowered(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return 'In ' + _region(region=region) + ', with ' + _show(points) + ' points, it takes you down from ' + _show(before) + ' to ' + _show(after) + ' of 100 rolls.'


def why_not_elsewhere() -> str:
    return 'The best way gains all that this one gains, and more.'


def why_not_anywhere() -> str:
    return 'It makes you win no region more often.'


def right(*, best: float) -> str:
    return 'Right: that brings ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' points on average.'


def worse(*, yours: float, why: str | float, best: float, more: float) -> str:
    return 'That brings ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' points on average. ' + _show(why) + ' The best move brings ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' more.'


_region = region
