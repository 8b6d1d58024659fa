"""The words of poll_position_board, made by `make messages` from locales/en/poll_position_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def map_label() -> str:
    return 'Map of Canada'


def back_to_map() -> str:
    return 'Back to the map'


def look_closely(*, place: str | float) -> str:
    return 'Look closely at ' + _show(place)


def headquarters() -> str:
    return 'Headquarters'


def headquarters_within() -> str:
    return 'headquarters'


def columbia_short() -> str:
    return 'BC'


def marker_label(*, player: str | float, role: str | float) -> str:
    return _show(player) + ', ' + _show(role)


def short_of_personnel() -> str:
    return 'Short of personnel'


def short_of_personnel_means(*, cost: str | float) -> str:
    return 'Short of personnel: staffing costs ' + _show(cost) + ' AP'


def why_not(*, move: str | float) -> str:
    return 'Why not ' + _show(move) + '?'


def voters_counted(*, voters: float) -> str:
    return ('1 voter' if _plural(voters) == 'one' else _show(voters) + ' voters')


def place_lies(*, place: str | float, seen: bool, up: Sequence[str], built: bool, dice: Sequence[str], capacity: str | float, expected: str | float, voters: float) -> str:
    return _show(place) + ': ' + _voters_counted(voters=voters) + ' face down' + (', face up ' + _list(up, 'conjunction') if seen else '') + '; ' + ('sites ' + _list(dice, 'conjunction') if built else 'no site') + '; capacity ' + _show(capacity) + ', about ' + _show(expected) + ' voters'


def place_closed(*, place: str | float, card: str | float) -> str:
    return _show(place) + ': closed by ' + _show(card)


def closed_why(*, why: str) -> str:
    return ('closed: flood' if why == 'flood' else 'closed: fire' if why == 'fire' else 'closed: quarantine')


def dice_counted(*, dice: str | float) -> str:
    return _show(dice) + ' dice'


def dice_sum(*, sum: str | float, dice: str | float) -> str:
    return _dice_counted(dice=dice) + ': ' + _show(sum)


def nobody() -> str:
    return 'nobody'


def in_all(*, voters: str | float) -> str:
    return _show(voters) + ' in all'


def card_means(*, card: str | float, effect: str | float) -> str:
    return _show(card) + ': ' + _show(effect) + '.'


def effect_means(*, effect: str | float) -> str:
    return _show(effect) + '.'


def button_site() -> str:
    return 'site'


def button_voter() -> str:
    return 'voter'


def legend_open() -> str:
    return 'open a site'


def legend_reach() -> str:
    return 'reach a voter'


def legend_away() -> str:
    return 'turned away if counted now'


def legend_away_short() -> str:
    return 'turned away'


def legend_served() -> str:
    return 'everybody served'


def legend_hidden() -> str:
    return '1 to 4 voters'


def legend_complaints() -> str:
    return 'complaints'


def unserved(*, now: str | float, end: str | float) -> str:
    return _show(now) + ' turned away now, ' + _show(end) + ' later'


def unserved_never() -> str:
    return 'Nobody turned away, now or later'


def unserved_later(*, end: str | float) -> str:
    return 'Nobody turned away now, ' + _show(end) + ' later'


def unserved_means(*, now: str | float, end: str | float) -> str:
    return 'Voters turned away: about ' + _show(now) + ' now, ' + _show(end) + ' by the end if nobody does more'


def mark_change(*, before: str | float, after: str | float) -> str:
    return _show(before) + '→' + _show(after)


def mark_fewer(*, voters: str | float) -> str:
    return _show(voters) + ' fewer'


def mark_more(*, voters: str | float) -> str:
    return _show(voters) + ' more'


def mark_room(*, voters: float) -> str:
    return _number(voters, signDisplay='exceptZero') + ' room'


def mark_none() -> str:
    return 'no gain'


def mark_points(*, points: float) -> str:
    return _number(points, signDisplay='exceptZero') + ' ' + ('point' if _plural(points) == 'one' else 'points')


def mark_best() -> str:
    return 'Does most of all places'


def mark_means(*, label: str | float, effects: Sequence[str]) -> str:
    return _show(label) + ': ' + _list(effects, 'unit')


def stamp_closed() -> str:
    return 'CLOSED'


def stamp_protested() -> str:
    return '−1 EACH'


def stamp_shortage(*, cost: str | float) -> str:
    return 'STAFFING ' + _show(cost) + ' AP'


def stamp_honk() -> str:
    return 'SERVES ¼ LESS'


def stamp_reconciliation() -> str:
    return 'REMOTE COMPLAINTS ×2'


def event_of_week(*, week: str | float) -> str:
    return 'Event of week ' + _show(week)


def week_will_bring(*, week: str | float) -> str:
    return 'Week ' + _show(week) + ' will bring'


def engagement_rises() -> str:
    return 'engagement +1'


def week(*, week: str | float) -> str:
    return 'Week ' + _show(week)


def weeks_left(*, weeks: float) -> str:
    return ('election day' if weeks == 0 else '1 week to election day' if _plural(weeks) == 'one' else _show(weeks) + ' weeks to election day')


def colour_initial(*, type: str) -> str:
    return ('P' if type == 'urban' else 'R' if type == 'rural' else 'G')


def colour_means(*, colour: str | float, type: str | float) -> str:
    return _show(colour) + ', ' + _show(type)


def week_of(*, week: str | float, weeks: str | float) -> str:
    return 'Week ' + _show(week) + ' of ' + _show(weeks)


def week_event(*, week: str | float, card: str | float) -> str:
    return 'Week ' + _show(week) + ': ' + _show(card)


def week_unknown(*, week: str | float) -> str:
    return 'Week ' + _show(week) + ': not known yet'


def event_face_down() -> str:
    return 'Event still face down'


def engagement(*, level: str | float) -> str:
    return 'Engagement ' + _show(level)


def engagement_a_turn(*, level: str | float, voters: float) -> str:
    return 'Engagement ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' a turn'


def engagement_per_turn(*, level: str | float, voters: float) -> str:
    return 'Engagement ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' per turn'


def forecast() -> str:
    return 'Forecast'


def forecast_of(*, points: str | float) -> str:
    return 'Forecast ' + _show(points)


def forecast_verdict(*, points: str | float, verdict: str | float) -> str:
    return _show(points) + ': ' + _show(verdict)


def better_from(*, next: str | float, least: float) -> str:
    return _show(next) + ' from ' + _number(least, signDisplay='exceptZero')


def forecast_means(*, points: str | float, verdict: str | float, low: str | float, high: str | float, better: bool, goodwill: float, next: str | float, least: float) -> str:
    return 'Forecast ' + _show(points) + ': ' + _show(verdict) + '. With the team at work, between ' + _show(low) + ' and ' + _show(high) + '.' + (' ' + _better_from(next=next, least=least) + '.' if better else '') + ('' if goodwill == 0 else ' ' + _goodwill_counted_in(goodwill=goodwill))


def goodwill_counted_in(*, goodwill: float) -> str:
    return 'Goodwill of ' + _number(goodwill, signDisplay='exceptZero') + ' is counted in.'


def sum_turned_away() -> str:
    return 'Turned away'


def sum_to_come() -> str:
    return 'To come'


def parts_heading() -> str:
    return 'What the forecast is made of'


def parts_means() -> str:
    return _parts_heading() + ': show it'


def part_turnout(*, voters: str | float) -> str:
    return 'About ' + _show(voters) + ' voters so far; every full 5 bring a point.'


def part_turned_away() -> str:
    return 'The red numbers on the map: a point each.'


def part_cost(*, pips: str | float) -> str:
    return 'All dice show ' + _show(pips) + '; every full 10 cost a point.'


def part_goodwill() -> str:
    return 'The team starts with these points.'


def part_to_come(*, left: float) -> str:
    return ('Expected of new voters and events.' if left == 0 else 'Your ' + _show(left) + ' AP well spent, new voters and events are counted in: only better play lifts the needle.')


def points_left(*, role: str | float, points: str | float) -> str:
    return _show(role) + ': ' + _show(points) + ' action points left'


def event_covered(*, week: str | float) -> str:
    return 'The event of week ' + _show(week) + ' is covered.'


def next_week() -> str:
    return 'Next week'


def events_left(*, unknown: float, cards: str | float) -> str:
    return ('1 event still comes, out of these ' + _show(cards) if _plural(unknown) == 'one' else _show(unknown) + ' events still come, out of these ' + _show(cards))


def outlook(*, cards: float, worst: Sequence[str], count: float, least: str | float) -> str:
    return ('The next card is known. It is likely to change the forecast: ' + _list(worst, 'conjunction') + '.' if _plural(cards) == 'one' else ('1 of the ' + _show(cards) + ' cards that may come next lowers the forecast by ' + _show(least) + ' or more: ' + _list(worst, 'unit') + '.' if _plural(count) == 'one' else _show(count) + ' of the ' + _show(cards) + ' cards that may come next lower the forecast by ' + _show(least) + ' or more: ' + _list(worst, 'unit') + '.'))


def card_swing(*, card: str | float, points: float) -> str:
    return _show(card) + ' ' + _number(points, signDisplay='exceptZero')


def event_dangerous() -> str:
    return 'dangerous'


def it_hit(*, place: str | float) -> str:
    return 'It hit ' + _show(place) + '.'


def lasting_honk(*, card: str | float) -> str:
    return _show(card) + ': HQ serves a quarter fewer at the end.'


def lasting_reconciliation(*, card: str | float) -> str:
    return _show(card) + ': remote complaints count twice.'


def lasting_shortage(*, card: str | float, cost: str | float, where: str | float) -> str:
    return _show(card) + ': staffing costs ' + _show(cost) + ' AP ' + _show(where) + '.'


def a_voter(*, where: str | float) -> str:
    return 'a voter ' + _show(where)


def unseen(*, level: str | float, bag: str | float, counts: Sequence[str], voters: float) -> str:
    return 'Engagement ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' after each turn before week 5. ' + _show(bag) + ' ballots in the bag. Still hidden: ' + _list(counts, 'unit') + '.'


def unseen_of(*, count: str | float, value: str | float) -> str:
    return _show(count) + ' × ' + _show(value)


def team() -> str:
    return 'The team'


def chief() -> str:
    return '★ chief'


def sealed_plan() -> str:
    return 'sealed plan'


def no_region() -> str:
    return 'no region yet'


def points(*, points: str | float) -> str:
    return _show(points) + ' AP'


def forecast_now() -> str:
    return 'Counted now'


def forecast_idle() -> str:
    return 'If nobody did more'


def forecast_working() -> str:
    return 'With the team at work'


def forecast_counting() -> str:
    return 'Expected'


def forecast_final() -> str:
    return 'Final score'


def forecast_range(*, points: str | float, sure: bool, low: str | float, high: str | float, verdict: str | float) -> str:
    return _show(points) + ('' if sure else ' ' + '(' + _show(low) + ' to ' + _show(high) + ')') + ', ' + _show(verdict)


def forecast_needle() -> str:
    return 'The needle shows the last of these: the final score to expect if the team goes on playing sensibly.'


def forecast_left(*, left: float) -> str:
    return ('1 action point is' if _plural(left) == 'one' else _show(left) + ' action points are') + ' left. 8 of 10 games end within these ranges.'


def forecast_goodwill_left(*, goodwill: float, left: float) -> str:
    return _goodwill_counted_in(goodwill=goodwill) + ' ' + _forecast_left(left=left)


def expected_at_places() -> str:
    return 'Expected at each place'


def expected_not_served() -> str:
    return 'Voters turned away'


def expected_now() -> str:
    return 'Now'


def expected_end() -> str:
    return 'By the end'


def count_begins() -> str:
    return 'The count begins'


def served_counted(*, served: str | float, away: str | float) -> str:
    return _show(served) + ' served, ' + _show(away) + ' turned away'


def count_region(*, place: str | float, served: str | float, away: str | float) -> str:
    return _show(place) + ': ' + _served_counted(served=served, away=away)


def count_twice(*, twice: float) -> str:
    return ('1 of them counts twice' if _plural(twice) == 'one' else _show(twice) + ' of them count twice')


def count_region_twice(*, place: str | float, served: str | float, away: str | float, twice: float) -> str:
    return _count_region(place=place, served=served, away=away) + ', ' + _count_twice(twice=twice)


def count_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + ' × 2'


def count_so_far(*, left: float, served: str | float, away: str | float) -> str:
    return 'In all: ' + _served_counted(served=served, away=away) + ('' if left == 0 else '; 1 count still to come' if _plural(left) == 'one' else '; ' + _show(left) + ' counts still to come')


def sum_turnout(*, turnout: str | float) -> str:
    return 'Turnout ' + _show(turnout)


def sum_complaints() -> str:
    return 'Complaints'


def sum_cost(*, cost: str | float) -> str:
    return 'Cost ' + _show(cost)


def sum_goodwill() -> str:
    return 'Goodwill'


def sum_final(*, points: str | float) -> str:
    return '= ' + _show(points)


def sheet_heading() -> str:
    return 'Score sheet'


def sheet_place() -> str:
    return 'Place'


def sheet_voters() -> str:
    return 'Voters'


def sheet_turnout() -> str:
    return 'Turnout'


def sheet_served() -> str:
    return 'Served'


def sheet_complaints() -> str:
    return 'Complaints'


def sheet_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + ' (×2)'


def sheet_closed() -> str:
    return 'closed'


def sheet_all() -> str:
    return 'All'


def sheet_turnout_points() -> str:
    return 'Turnout: each full 5 voters'


def sheet_cost_points(*, cost: str | float) -> str:
    return 'Cost: each full 10 of ' + _show(cost)


def sheet_final(*, verdict: str | float) -> str:
    return 'Final score: ' + _show(verdict)


_better_from = better_from
_count_region = count_region
_count_twice = count_twice
_dice_counted = dice_counted
_forecast_left = forecast_left
_goodwill_counted_in = goodwill_counted_in
_parts_heading = parts_heading
_served_counted = served_counted
_voters_counted = voters_counted
