"""The words of over, made by `make messages` from locales/en/over.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def ranking() -> str:
    return 'Ranking'


def result() -> str:
    return 'Final result'


def rank(*, rank: str | float) -> str:
    return _show(rank) + '.'


def together() -> str:
    return 'All together'


def automatic(*, side: str | float) -> str:
    return _show(side) + ' (automatic)'


def out_with(*, score: str | float) -> str:
    return 'out with ' + _show(score)


def rematch() -> str:
    return 'Rematch'


def same_seed() -> str:
    return 'Same seed again'


def same_seed_help() -> str:
    return 'A new game with the same dice and draws.'


def watch() -> str:
    return 'Watch from the start'


def copy_result() -> str:
    return 'Copy the result'


def card() -> str:
    return 'Share the front page'


def card_title() -> str:
    return 'The front page about this game'


def card_label(*, outcome: str | float) -> str:
    return 'Picture of the front page: ' + _show(outcome)


def card_help() -> str:
    return 'The line and a link to the same start go along, so that others can try it.'


def card_share() -> str:
    return 'Share or copy the picture'


def card_save() -> str:
    return 'Save the picture'


def card_copied() -> str:
    return 'The picture is copied: paste it into a chat.'


def card_copy_failed() -> str:
    return 'This browser can neither share nor copy pictures. Save it instead.'


def card_day(*, day: str | float) -> str:
    return 'Game of the day ' + _show(day)


def card_dateline(*, date: str | float, seed: str | float) -> str:
    return _show(date) + ', seed ' + _show(seed)


def card_winner(*, score: float) -> str:
    return '★ ' + _number(score)


def card_file() -> str:
    return 'result'


def played(*, moves: float, seed: str | float) -> str:
    return ('1 move' if _plural(moves) == 'one' else _show(moves) + ' moves') + ' · seed ' + _show(seed)


def result_line(*, game: str | float, outcome: str | float, scores: Sequence[str], moves: float, seed: str | float) -> str:
    return _show(game) + ': ' + _show(outcome) + ' ' + _list(scores, 'unit') + '. (' + _played(moves=moves, seed=seed) + ')'


def result_line_alone(*, game: str | float, outcome: str | float, moves: float, seed: str | float) -> str:
    return _show(game) + ': ' + _show(outcome) + ' (' + _played(moves=moves, seed=seed) + ')'


def score_of(*, name: str | float, score: str | float) -> str:
    return _show(name) + ' ' + _show(score)


def course_label(*, rounds: str | float, ahead: str | float, even: str | float, behind: str | float) -> str:
    return 'Course of the game in ' + _show(rounds) + ' squares: ahead ' + _show(ahead) + ', level ' + _show(even) + ', behind ' + _show(behind)


def course_meaning(*, rivals: bool) -> str:
    return 'Each square is a part of the game. ' + ('Green: ahead. Half yellow: level. Empty: behind.' if rivals else 'Green: the score rose. Half yellow: it stayed. Empty: it fell.')


def bot_of_level(*, name: str | float, level: str | float) -> str:
    return _show(name) + ' (' + _show(level) + ')'


def over_time(*, count: str | float) -> str:
    return _show(count) + ' over time'


def graph_label(*, ends: Sequence[str], count: str | float) -> str:
    return _over_time(count=count) + '; at the end ' + _list(ends, 'unit') + '. The table has all numbers.'


def took_the_lead(*, side: str | float, moment: str | float) -> str:
    return 'The turning point: ' + _show(side) + ' took the lead for good in ' + _show(moment) + '.'


def course_swings() -> str:
    return 'What luck did to it'


def look_there(*, moment: str | float) -> str:
    return _show(moment) + ': look at the table then'


def as_table() -> str:
    return 'As a table'


def beginning() -> str:
    return 'Start'


def dice() -> str:
    return 'The dice'


def face() -> str:
    return 'Face'


def all_throws() -> str:
    return 'All'


def expected() -> str:
    return 'Fair'


def average() -> str:
    return 'Average'


def thrown(*, dice: float) -> str:
    return _dice_counted(dice=dice) + '.'


def thrown_average(*, average: float, fair: str | float, dice: float) -> str:
    return _dice_counted(dice=dice) + ', ' + _number(average, minimumFractionDigits=2, maximumFractionDigits=2) + ' on average; ' + _show(fair) + ' would be fair.'


def dice_counted(*, dice: float) -> str:
    return ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def dice_typical() -> str:
    return 'Every face fell about as often as it should.'


def dice_untypical(*, face: str | float, times: float, fair: str | float) -> str:
    return '“' + _show(face) + '” fell ' + ('once' if _plural(times) == 'one' else _show(times) + ' times') + ' where ' + _show(fair) + ' would be fair. Luck strays that far in about one game in twenty.'


def few_throws() -> str:
    return 'Too few throws to say anything about luck.'


def review_mine() -> str:
    return 'Your decisions'


def review_decisions() -> str:
    return 'The decisions'


def review_of(*, name: str | float) -> str:
    return _show(name) + '’s decisions'


def review_card() -> str:
    return 'A turn of the review'


def review_ask() -> str:
    return 'Review my decisions'


def review_whose() -> str:
    return 'Whose decisions should be reviewed?'


def review_offer() -> str:
    return 'A bot goes through them turn by turn, knowing only what could be seen at the time, and shows the costliest turns and the best ones.'


def review_pending() -> str:
    return 'Going through the game …'


def review_failed() -> str:
    return 'The decisions could not be reviewed.'


def review_again() -> str:
    return 'Try again'


def review_worst() -> str:
    return 'What cost most'


def review_best(*, won: bool) -> str:
    return ('What won it' if won else 'The best finds')


def review_no_worst() -> str:
    return 'No turn is sure to have cost anything.'


def review_no_best() -> str:
    return 'No turn was clearly better than the alternatives.'


def review_how() -> str:
    return 'Per cent are parts of the chance to win, not of the score. Turns are compared under the same luck, by what could be seen at the time. Differences under 2\xa0%, or that luck may explain, are left out.'


def review_how_without_luck() -> str:
    return 'Per cent are parts of the chance to win, not of the score. Turns are compared by what could be seen at the time. Differences under 2\xa0% are left out.'


def review_back() -> str:
    return 'To the review'


def review_retry() -> str:
    return 'Try again'


def review_before() -> str:
    return 'Previous turn of the review'


def review_next() -> str:
    return 'Next turn of the review'


def review_first() -> str:
    return 'This is the first one.'


def review_last() -> str:
    return 'This is the last one.'


def review_lost(*, level: str | float, who: Person, begin: float, shared: bool, cost: bool, after: float, before: float, rest: str) -> str:
    return 'The ' + _show(level) + ' gave ' + ('you' if who.meant == 'you' else 'the team' if who.meant == 'many' else who) + ' ' + _number(begin, style='percent') + ' at the first decision, and ' + ('you' if who.meant == 'you' else 'the team' if who.meant == 'many' else who) + ' ' + ('shared the win' if shared else 'did not win') + '. ' + ('The costliest turn left ' + _number(after, style='percent') + ' where ' + _number(before, style='percent') + ' was within reach.' if cost else 'No turn is sure to have cost anything: ' + ('luck and the others' if rest == 'luck-and-others' else 'luck' if rest == 'luck' else 'the others' if rest == 'others' else 'the rest') + ' decided it.')


def review_won(*, who: Person, odds: str, level: str | float, begin: float) -> str:
    return ('You' if who.meant == 'you' else 'The team' if who.meant == 'many' else who) + ' won' + (', as expected' if odds == 'expected' else ', against the odds' if odds == 'against' else '') + ': at the first decision the ' + _show(level) + ' put the chance at ' + _number(begin, style='percent') + '.'


def review_score_sum(*, level: str | float, begin: str | float, who: Person, end: str | float, lost: float, cost: str | float, gave: bool, luck: str | float) -> str:
    return 'The ' + _show(level) + ' expected ' + _show(begin) + ' at the first decision; ' + ('you' if who.meant == 'you' else 'the team' if who.meant == 'many' else who) + ' reached ' + _show(end) + '. The decisions cost ' + ('nothing that can be measured' if lost == 0 else _show(cost)) + '; luck ' + ('gave' if gave else 'took') + ' ' + _show(luck) + '.'


def review_score_others(*, lost: bool, counted: str | float) -> str:
    return ('All other turns together cost ' + _show(counted) + ', each of them little.' if lost else 'All other turns together gained ' + _show(counted) + '.')


def review_score_how() -> str:
    return 'A game like this is nearly always won, so turns are compared by the score to be expected, under the same luck and by what could be seen at the time. Differences under 2, or that luck may explain, are left out.'


def score_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'The score to be expected after each of ' + ('1 turn' if _plural(turns) == 'one' else _show(turns) + ' turns') + ': from ' + _show(begin) + ' to ' + _show(end) + '. The turns listed below are numbered on it.'


def sum_begin() -> str:
    return 'At the first decision'


def sum_decisions(*, decisions: float) -> str:
    return ('1 decision' if _plural(decisions) == 'one' else _show(decisions) + ' decisions')


def sum_rest(*, rest: str) -> str:
    return ('Luck and the others' if rest == 'luck-and-others' else 'Luck' if rest == 'luck' else 'The others' if rest == 'others' else 'The rest')


def sum_result() -> str:
    return 'The result'


def review_turning() -> str:
    return 'Where the chances swung'


def review_turning_card() -> str:
    return 'A moment at which the chance changed'


def review_swing(*, before: str | float, after: str | float) -> str:
    return 'From ' + _show(before) + ' to ' + _show(after)


def review_when(*, summary: str | float, move: str | float) -> str:
    return _show(summary) + ' · move ' + _show(move)


def review_turned_by(*, count: float, names: Sequence[str]) -> str:
    return ('Luck made the difference.' if count == 0 else _list(names, 'conjunction') + ' made the difference.')


def review_in_between(*, events: str | float) -> str:
    return 'In between: ' + _show(events)


def review_find(*, share: str | float, other: str | float) -> str:
    return 'Good find: ' + _show(share) + ' instead of ' + _show(other)


def review_entry(*, number: str | float, what: str | float) -> str:
    return _show(number) + '. ' + _show(what)


def chance_axis() -> str:
    return 'The chance to win, in per cent'


def chance_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'Your chance to win after each of ' + ('1 turn' if _plural(turns) == 'one' else _show(turns) + ' turns') + ': from ' + _show(begin) + ' to ' + _show(end) + '. The turns listed below are numbered on it.'


def lit_made(*, label: str | float) -> str:
    return _show(label) + ', played'


def lit_plan(*, label: str | float) -> str:
    return _show(label) + ', the other way'


def moves(*, moves: Sequence[str]) -> str:
    return _list(moves, 'unit')


def move_of_you(*, move: str | float) -> str:
    return 'You: ' + _show(move)


def move_of(*, name: str | float, move: str | float) -> str:
    return _show(name) + ': ' + _show(move)


def move_better(*, move: str | float) -> str:
    return 'Better: ' + _show(move)


def move_worse(*, move: str | float) -> str:
    return 'Not as good: ' + _show(move)


def chance(*, chance: float) -> str:
    return _number(chance, style='percent') + ' to win'


def show_way(*, better: bool) -> str:
    return ('Better turn' if better else 'Other way')


def show_before() -> str:
    return 'Back'


def way_shown(*, better: bool, moves: Sequence[str]) -> str:
    return ('The better turn' if better else 'The other way') + ', as it would have left the board: ' + _list(moves, 'unit') + '. It was not played.'


_dice_counted = dice_counted
_over_time = over_time
_played = played
