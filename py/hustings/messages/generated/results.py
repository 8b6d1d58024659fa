"""The words of results, made by `make messages` from locales/en/results.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'My record'


def none() -> str:
    return 'Finish a game of your own and its result is kept here: against bots, alone, or as a team.'


def counted() -> str:
    return 'The first result of each game counts; replays of the same seed and friendly tables do not.'


def delete() -> str:
    return 'Delete my record'


def delete_asked() -> str:
    return 'Delete all results on this device? Your games and solved puzzles stay.'


def delete_not() -> str:
    return 'Keep it'


def daily() -> str:
    return 'Games of the day'


def streak(*, days: float) -> str:
    return ('No streak yet: finish today’s game.' if days == 0 else '1 day in a row.' if _plural(days) == 'one' else _show(days) + ' days in a row.') + ' One missed day is forgiven.'


def streak_and(*, days: str | float, about: str | float) -> str:
    return _show(days) + ' days in a row · ' + _show(about)


def weekday(*, day: float) -> str:
    return ('Mon' if day == 0 else 'Tue' if day == 1 else 'Wed' if day == 2 else 'Thu' if day == 3 else 'Fri' if day == 4 else 'Sat' if day == 5 else 'Sun')


def day_won(*, day: str | float, game: str | float) -> str:
    return _show(day) + ': ' + _show(game) + ', won'


def day_lost(*, day: str | float, game: str | float) -> str:
    return _show(day) + ': ' + _show(game) + ', not won'


def day_missed(*, day: str | float) -> str:
    return _show(day) + ': not played'


def day_press(*, result: str | float, press: str) -> str:
    return _show(result) + '. ' + ('Look at the game.' if press == 'look' else 'Play the same game again.' if press == 'again' else 'Play it now.' if press == 'today' else 'Play it now; it does not count.')


def calendar_help() -> str:
    return 'Press a day to look at its game, or to play one you missed. A game played later does not count.'


def day_game(*, date: str | float, game: str | float) -> str:
    return _show(date) + ': ' + _show(game)


def day_result(*, won: bool, standing: str | float, level: str | float) -> str:
    return ('You won' if won else 'You did not win') + ': ' + _show(standing) + ', level ' + _show(level) + '.'


def day_not_played() -> str:
    return 'This game was not played to its end on its day.'


def uncounted_help() -> str:
    return 'Played later, the game counts neither for the calendar nor for the streak.'


def day_late() -> str:
    return 'Play it now'


def day_again() -> str:
    return 'Play it again'


def day_puzzle(*, game: str | float, number: str | float, solved: bool) -> str:
    return 'Puzzle of that day: ' + _show(game) + ' ' + _show(number) + (' ' + '✓' if solved else '')


def day_uncounted(*, day: str | float) -> str:
    return 'The game of ' + _show(day) + ', played later: it counts neither for the calendar nor for the streak.'


def day_and_puzzles(*, result: str | float, puzzles: float) -> str:
    return _show(result) + '; ' + ('1 puzzle of the day solved' if _plural(puzzles) == 'one' else _show(puzzles) + ' puzzles of the day solved')


def marks(*, puzzles: bool) -> str:
    return '● won, ○ not won' + (', ✓ a puzzle of the day solved' if puzzles else '') + '. The frame marks today.'


def month(*, month: float) -> str:
    return ('January' if month == 1 else 'February' if month == 2 else 'March' if month == 3 else 'April' if month == 4 else 'May' if month == 5 else 'June' if month == 6 else 'July' if month == 7 else 'August' if month == 8 else 'September' if month == 9 else 'October' if month == 10 else 'November' if month == 11 else 'December')


def date(*, day: str | float, month: float) -> str:
    return _show(day) + ' ' + _month(month=month)


def months(*, one: bool, first: str | float, last: str | float, year: str | float) -> str:
    return ('' if one else _show(first) + ' –' + ' ') + _show(last) + ' ' + _show(year)


def levels() -> str:
    return 'Levels'


def level_of(*, level: str) -> str:
    return ('Easy' if level == 'easy' else 'Normal' if level == 'normal' else 'Hard' if level == 'hard' else 'Expert' if level == 'expert' else 'Alone' if level == 'alone' else 'Mixed levels')


def game_head() -> str:
    return 'Game'


def players() -> str:
    return 'Players'


def played() -> str:
    return 'Played'


def won() -> str:
    return 'Won'


def best() -> str:
    return 'Best'


def recent() -> str:
    return 'Last ten'


def recent_read(*, won: str | float, games: str | float) -> str:
    return _show(won) + ' won of the last ' + _show(games)


def beaten(*, levels: Sequence[str]) -> str:
    return 'Beaten: ' + _list(levels, 'conjunction') + '.'


def next_level(*, level: str | float) -> str:
    return 'Next to beat: ' + _show(level) + '.'


def all_beaten() -> str:
    return 'All levels beaten.'


def without_luck(*, players: float, won: float, games: float, share: float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 player' if players == 1 else _show(players) + ' players') + ': ' + _number(won, style='percent') + ' won in ' + ('1 reviewed game' if _plural(games) == 'one' else _show(games) + ' reviewed games') + ', ' + _number(share, style='percent') + ' with luck taken out.'


def luck_counted() -> str:
    return 'Luck is what a review cannot explain by your decisions: dice, draws and the others’ moves.'


def since(*, players: float, won: str | float, played: str | float, best: str | float, level: str) -> str:
    return _level_of(level=level) + ', ' + ('1 player' if players == 1 else _show(players) + ' players') + ': ' + _show(won) + ' of ' + _show(played) + ' won, best ' + _show(best) + '.'


def first_win() -> str:
    return 'Your first win at this level.'


def new_best() -> str:
    return 'Your best so far.'


def standing(*, score: float, rival: float) -> str:
    return _number(score) + ' to ' + _number(rival)


def standing_alone(*, score: float) -> str:
    return _number(score)


def challenge(*, standing: str | float) -> str:
    return 'Somebody reached ' + _show(standing) + ' with this luck. Can you beat it?'


def challenge_unreadable() -> str:
    return 'The link has a result to beat that cannot be read.'


def course_unreadable() -> str:
    return 'The link’s scores over time cannot be read, so the end compares the results only.'


def challenge_graph(*, count: str | float) -> str:
    return _show(count) + ': you and the challenge'


def challenge_side() -> str:
    return 'The challenge'


def challenge_letter() -> str:
    return 'C'


def period_number(*, period: str | float, number: str | float) -> str:
    return _show(period) + ' ' + _show(number)


def challenge_over(*, how: str, mine: str | float, standing: str | float) -> str:
    return ('Challenge beaten: ' + _show(mine) + ', not ' + _show(standing) + '.' if how == 'better' else 'As good as the challenge: ' + _show(mine) + '.' if how == 'same' else 'The challenge stands: ' + _show(standing) + ', not ' + _show(mine) + '.')


def retry(*, standing: str | float) -> str:
    return 'It ended ' + _show(standing) + ' then. Can you do better?'


def beat_me(*, team: bool, standing: str | float) -> str:
    return 'Beat ' + ('our' if team else 'my') + ' ' + _show(standing) + ': same game, same luck.'


def challenge_title() -> str:
    return 'Challenge'


def challenge_help(*, standing: str | float) -> str:
    return 'The same start, with your result to beat: ' + _show(standing) + '.'


def match_ask(*, level: str | float) -> str:
    return 'What would ' + _show(level) + ' have reached?'


def match_pending(*, level: str | float) -> str:
    return _show(level) + ' plays the same game in your place …'


def match_stop() -> str:
    return 'Stop'


def match_failed() -> str:
    return 'The game could not be played. Nothing else is affected.'


def match_done(*, level: str | float, standing: str | float, how: str) -> str:
    return _show(level) + ' reached ' + _show(standing) + ' in your place: ' + ('you did better.' if how == 'better' else 'just as you.' if how == 'same' else 'that is the mark to beat.')


def day_title() -> str:
    return 'Game of the day'


def day_heading(*, date: str | float) -> str:
    return 'Today’s game, ' + _show(date)


def next_day(*, hours: float, minutes: float, game: str | float, bot: str | float) -> str:
    return 'Tomorrow, in ' + (('1 minute' if _plural(minutes) == 'one' else _show(minutes) + ' minutes') if hours == 0 else '1 hour' if _plural(hours) == 'one' else _show(hours) + ' hours') + ': ' + _show(game) + ' · ' + _show(bot)


def day_line(*, day: str | float, days: float) -> str:
    return 'Game of the day ' + _show(day) + ('' if days == 0 else '' if days == 1 else ' ' + '· ' + _show(days) + ' days in a row')


def aims() -> str:
    return 'Aims of the day'


def aim_reached(*, aim: str | float) -> str:
    return '✓ ' + _show(aim)


def aim_missed(*, aim: str | float) -> str:
    return '✗ ' + _show(aim)


def aim_open(*, aim: str | float) -> str:
    return '○ ' + _show(aim)


def best_at_end(*, level: str | float) -> str:
    return 'What ' + _show(level) + ' reaches on this luck is shown at the end.'


def aim_win() -> str:
    return 'Win'


def aim_lead(*, lead: str | float) -> str:
    return 'Win by ' + _show(lead) + ' or more'


def aim_best(*, level: str | float) -> str:
    return 'Do better than ' + _show(level) + ' on the same luck'


def short_of_win(*, short: str | float) -> str:
    return _show(short) + ' short of a win.'


def level_but_lost(*, what: str | float) -> str:
    return _show(what) + ': level or ahead. The decision fell after the count.'


def short_of_lead(*, short: str | float, lead: str | float) -> str:
    return _show(short) + ' short of the next aim, a win by ' + _show(lead) + ' or more.'


def short_of_level(*, short: str | float, rivals: bool, level: str | float) -> str:
    return _show(short) + ' short of ' + ('the lead' if rivals else 'the score') + ' that ' + _show(level) + ' reached.'


def level_with(*, level: str | float) -> str:
    return 'Level with ' + _show(level) + ': anything more reaches the last aim.'


def next_is_best(*, level: str | float) -> str:
    return 'The next aim: do better than ' + _show(level) + ' on the same luck.'


def all_aims() -> str:
    return 'All aims of the day reached.'


_level_of = level_of
_month = month
