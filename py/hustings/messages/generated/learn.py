"""The words of learn, made by `make messages` from locales/en/learn.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def learn() -> str:
    return 'Learn by playing'


def learn_game(*, game: str | float) -> str:
    return _learn() + ': ' + _show(game)


def lesson() -> str:
    return 'Lesson'


def next_note() -> str:
    return 'Next'


def back() -> str:
    return 'Back'


def show_me() -> str:
    return 'Show me'


def try_again() -> str:
    return 'Try again'


def see_what_happens() -> str:
    return 'See what happens'


def solved() -> str:
    return 'Solved.'


def not_solved() -> str:
    return 'There is a better move.'


def lesson_over() -> str:
    return 'That’s it! Now try a game against an easy bot.'


def first_game() -> str:
    return 'Play a first game'


def no_lesson() -> str:
    return 'There is no such lesson here.'


def note_of(*, at: str | float, notes: str | float) -> str:
    return _show(at) + ' of ' + _show(notes)


def titled(*, game: str | float, what: str | float) -> str:
    return _show(game) + ': ' + _show(what)


def puzzles() -> str:
    return 'Puzzles'


def puzzles_solved(*, solved: str | float, puzzles: str | float) -> str:
    return 'Puzzles ' + _show(solved) + '/' + _show(puzzles)


def puzzles_solved_heard(*, solved: str | float, puzzles: str | float, game: str | float) -> str:
    return 'Puzzles ' + _show(solved) + '/' + _show(puzzles) + ' solved: ' + _show(game)


def todays_puzzles() -> str:
    return 'Today’s puzzles'


def todays_puzzles_help() -> str:
    return 'One for each game, the same for everyone. New ones come at midnight.'


def todays_solved(*, solved: str | float, games: str | float) -> str:
    return 'Today’s puzzles ' + _show(solved) + '/' + _show(games)


def puzzles_help() -> str:
    return 'One turn decides. After a wrong one bots play on, so that you see what comes of it.'


def no_puzzles() -> str:
    return 'There are none for this game yet.'


def no_puzzle() -> str:
    return 'There is no such puzzle here.'


def next_puzzle(*, number: str | float) -> str:
    return 'Next puzzle (' + _show(number) + ')'


def all_solved(*, puzzles: str | float) -> str:
    return 'All ' + _show(puzzles) + ' puzzles solved.'


def another_like_it() -> str:
    return 'Another like this'


def puzzle_of_day(*, solved: bool) -> str:
    return 'Today’s puzzle' + (' ' + '✓' if solved else '')


def puzzle_of_day_heard(*, solved: bool) -> str:
    return 'Today’s puzzle' + (' ' + '(solved)' if solved else '')


def grade_solved(*, grade: float, solved: str | float, puzzles: str | float) -> str:
    return ('' if grade == 0 else 'Easy:' + ' ' if grade == 1 else 'Medium:' + ' ' if grade == 2 else 'Hard:' + ' ') + _show(solved) + ' of ' + _show(puzzles) + ' solved'


def grade(*, grade: float) -> str:
    return ('Easy' if grade == 1 else 'Medium' if grade == 2 else 'Hard')


def streak(*, now: str | float, best: str | float) -> str:
    return 'At the first try: ' + _show(now) + ' in a row, your best is ' + _show(best) + '.'


def streak_of_all(*, now: str | float, best: str | float) -> str:
    return 'In all games: ' + _show(now) + ' in a row, your best is ' + _show(best) + '.'


def in_a_row(*, record: bool, puzzles: str | float, best: str | float) -> str:
    return (_show(puzzles) + ' in a row, your best so far.' if record else _show(puzzles) + ' in a row, your best is ' + _show(best) + '.')


def led(*, solved: bool, standing: str | float) -> str:
    return ('Here is where it led.' if solved else 'Here is where yours led.') + ' ' + _show(standing)


def unlucky(*, outcome: str | float) -> str:
    return 'No way was better, but this time the dice said no. ' + _show(outcome)


def won_anyway(*, luck: bool, outcome: str | float) -> str:
    return ('Luck saved you this time.' if luck else 'Your rival missed the way to beat it.') + ' ' + _show(outcome)


def way_yours(*, named: bool, move: str | float) -> str:
    return ('Yours: ' + _show(move) if named else 'Yours')


def way_best(*, named: bool, move: str | float) -> str:
    return ('Best: ' + _show(move) if named else 'Best')


def way_reply(*, name: str | float) -> str:
    return _show(name) + '’s reply'


def shown_stays_open() -> str:
    return 'You were shown the answer, so this puzzle stays unsolved in the list.'


def make_best(*, moves: float) -> str:
    return ('Make the marked move yourself, and see what it brings.' if _plural(moves) == 'one' else 'Make the marked moves yourself, and see what they bring.')


def lit_yours(*, label: str | float) -> str:
    return _show(label) + ', yours'


def lit_best(*, label: str | float) -> str:
    return _show(label) + ', the best'


def lit_reply(*, label: str | float, name: str | float) -> str:
    return _show(label) + ', ' + _show(name) + '’s reply'


def rival_reply(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ' replies: ' + _list(phrases, 'unit') + '.'


def puzzle(*, number: str | float) -> str:
    return 'Puzzle ' + _show(number)


def puzzle_heading(*, number: str | float, puzzles: str | float) -> str:
    return 'Puzzle ' + _show(number) + ' of ' + _show(puzzles)


def puzzle_heading_today(*, date: str | float) -> str:
    return 'Today’s puzzle, ' + _show(date)


def puzzle_graded(*, title: str | float, grade: float) -> str:
    return _grade(grade=grade) + ' · ' + _show(title)


def all_puzzles() -> str:
    return 'All puzzles'


def puzzle_listed(*, title: str | float, solved: bool, number: str | float) -> str:
    return _puzzle(number=number) + ': ' + _show(title) + (' ' + '(solved)' if solved else '')


def puzzle_result(*, game: str | float, number: str | float, title: str | float, how: str, wrong: float) -> str:
    return _show(game) + ', puzzle ' + _show(number) + ' (' + _show(title) + '): ' + ('solved at the first try.' if how == 'first' else 'solved after ' + ('1 wrong try.' if _plural(wrong) == 'one' else _show(wrong) + ' wrong tries.') if how == 'tries' else 'solved once the answer was shown.' if how == 'shown' else 'solved.')


def puzzle_of_date(*, day: str | float) -> str:
    return 'Puzzle of the day ' + _show(day) + '.'


def puzzle_asked(*, game: str | float, number: str | float, title: str | float) -> str:
    return _show(game) + ', puzzle ' + _show(number) + ' (' + _show(title) + '): can you solve it?'


def puzzle_link() -> str:
    return 'This puzzle'


def puzzle_link_help() -> str:
    return 'One line to paste, and the link to the question. Neither gives the answer away.'


def lit(*, label: str | float) -> str:
    return _show(label) + ', lit'


def tip() -> str:
    return 'New here'


def tip_short() -> str:
    return 'New'


def tip_is(*, head: str | float) -> str:
    return _tip() + ': ' + _show(head)


def understood() -> str:
    return 'Got it'


def tips_again() -> str:
    return 'Show all tips again'


def goal() -> str:
    return 'What wins, and who leads'


def of_needed(*, count: str | float, needed: str | float) -> str:
    return _show(count) + ' of ' + _show(needed)


_grade = grade
_learn = learn
_puzzle = puzzle
_tip = tip
