"""The words of home, made by `make messages` from locales/en/home.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def games() -> str:
    return 'Games'


def choose_game() -> str:
    return 'Choose a game'


def open_file() -> str:
    return 'Open a file'


def open_file_help() -> str:
    return 'A saved game or a backup'


def open_link() -> str:
    return 'Open a link'


def open_link_help() -> str:
    return 'Paste a link to a game, from any copy of Hustings. Text around it does no harm.'


def open_link_field() -> str:
    return 'Link'


def open_link_go() -> str:
    return 'Open'


def back_up() -> str:
    return 'Back up'


def back_up_help() -> str:
    return 'All your games and preferences in one file'


def save_table() -> str:
    return 'Save this table'


def offline() -> str:
    return 'Ready to play without a network.'


def today() -> str:
    return 'Today’s game'


def today_facts(*, bot: str | float) -> str:
    return _show(bot) + ' · the same game for everyone; a new one at midnight'


def daily() -> str:
    return 'New today'


def puzzle_is(*, game: str | float) -> str:
    return 'One turn of ' + _show(game) + ', the same for everyone'


def puzzle_facts() -> str:
    return 'Takes a minute or two.'


def puzzle_solved() -> str:
    return 'Solved. There is a new one tomorrow.'


def puzzle_row(*, puzzles: str | float) -> str:
    return _show(puzzles) + ' puzzles in a row.'


def puzzle_badge() -> str:
    return '?'


def solve() -> str:
    return 'Solve'


def today_begun(*, stands: str | float) -> str:
    return 'You have started it: ' + _show(stands)


def today_played(*, stands: str | float) -> str:
    return 'You have played it: ' + _show(stands)


def today_done(*, won: bool) -> str:
    return ('You have won it.' if won else 'You have played it.')


def play() -> str:
    return 'Play'


def learn() -> str:
    return 'Learn'


def look_back() -> str:
    return 'Look back'


def game_facts(*, most: float, fewest: str | float, minutes: str | float, effort: float) -> str:
    return ('1 player' if most == 1 else _show(fewest) + '–' + _show(most) + ' players') + ' · ' + _show(minutes) + ' min · ' + ('easy to learn' if effort == 1 else 'some rules to learn' if effort == 2 else 'many rules to learn')


def kept_games() -> str:
    return 'Your games'


def ended_games() -> str:
    return 'Your finished games'


def continue_game() -> str:
    return 'Continue'


def finished_games(*, games: str | float) -> str:
    return 'Finished games (' + _show(games) + ')'


def unreadable() -> str:
    return 'This version cannot show one of your games. It stays as it is.'


def download_it() -> str:
    return 'Download it'


def more_saves(*, saves: float) -> str:
    return 'Show more (' + _number(saves, useGrouping='always') + ' not shown)'


def kept_since(*, age: str | float, seed: str | float) -> str:
    return _show(age) + ' · seed ' + _show(seed)


def age_unknown() -> str:
    return 'date unknown'


def age_now() -> str:
    return 'just now'


def age_minutes(*, minutes: str | float) -> str:
    return _show(minutes) + ' min ago'


def age_hours(*, hours: float) -> str:
    return ('1 hour ago' if _plural(hours) == 'one' else _show(hours) + ' hours ago')


def age_days(*, days: float) -> str:
    return ('yesterday' if days == 1 else _show(days) + ' days ago')


def delete_game_of(*, title: str | float) -> str:
    return 'Delete this game of ' + _show(title)


def delete_unknown() -> str:
    return 'Delete this game'


def name_game() -> str:
    return 'Name this game'


def name_game_field() -> str:
    return 'Name'


def name_game_done() -> str:
    return 'Done'


def watch_games() -> str:
    return 'Watch the games'


def watch_what() -> str:
    return 'Bots play half a minute of each game. The games themselves follow below.'


def watch_which() -> str:
    return 'Which game to watch'


def watch_game(*, game: str | float) -> str:
    return 'Watch ' + _show(game)


def watch_stop() -> str:
    return 'Pause the demo'


def watch_on() -> str:
    return 'Play the demo'


def seats() -> str:
    return 'Seats'


def seat_name(*, number: str | float) -> str:
    return 'Name of seat ' + _show(number)


def seat_kind(*, number: str | float) -> str:
    return 'Who sits at seat ' + _show(number)


def options() -> str:
    return 'Options'


def taking_back() -> str:
    return 'Undo'


def taking_back_fair() -> str:
    return 'Only what is fair'


def taking_back_any() -> str:
    return 'Anything'


def taking_back_help() -> str:
    return 'Fair: your own last decisions, until dice, draws or a reveal have shown something or someone else (bots too) has acted.'


def seed() -> str:
    return 'Seed'


def seed_is(*, seed: str | float) -> str:
    return _seed() + ': ' + _show(seed)


def seed_help() -> str:
    return 'The same seed gives everyone the same dice and draws. Anyone who knows it can work out what will be rolled and drawn, hidden hands too.'


def another_seed() -> str:
    return 'New seed'


def start() -> str:
    return 'Start the game'


def setup_people(*, people: Sequence[str], seed: str | float) -> str:
    return _list(people, 'conjunction') + ' · seed ' + _show(seed)


def setup_against_bots(*, people: Sequence[str], seed: str | float, bots: float) -> str:
    return _list(people, 'conjunction') + ' against ' + _bots_counted(bots=bots) + ' · seed ' + _show(seed)


def setup_with_bots(*, people: Sequence[str], seed: str | float, bots: float) -> str:
    return _list(people, 'conjunction') + ' with ' + _bots_counted(bots=bots) + ' · seed ' + _show(seed)


def setup_only_bots(*, seed: str | float, bots: float) -> str:
    return 'Only ' + _bots_counted(bots=bots) + ' · seed ' + _show(seed)


def bots_counted(*, bots: float) -> str:
    return ('one bot' if _plural(bots) == 'one' else _show(bots) + ' bots')


def bots_manner(*, manner: str | float, level: str | float, about: str | float) -> str:
    return _show(manner) + ' ' + _show(level) + ': ' + _show(about)


def level_first(*, level: str | float) -> str:
    return _show(level) + ' is the level to start with.'


def level_next(*, levels: Sequence[str], level: str | float) -> str:
    return 'You have beaten ' + _list(levels, 'conjunction') + '. ' + _show(level) + ' is next.'


def odds(*, team: bool, often: str, between: bool, least: str | float, most: str | float, games: str | float) -> str:
    return ('A team that plays at Normal strength wins' if team else 'Play at Normal strength and you win') + ' ' + ('nearly every game' if often == 'nearly-every' else 'about five games in six' if often == 'five-in-six' else 'about three games in four' if often == 'three-in-four' else 'about two games in three' if often == 'two-in-three' else 'about every other game' if often == 'every-other' else 'about one game in three' if often == 'one-in-three' else 'about one game in four' if often == 'one-in-four' else 'about one game in six' if often == 'one-in-six' else 'about one game in ten' if often == 'one-in-ten' else 'hardly any game') + ' (' + (_show(least) + ' to ' + '' if between else '') + _show(most) + '\xa0' + '% of ' + _show(games) + ' test games).'


_bots_counted = bots_counted
_seed = seed
