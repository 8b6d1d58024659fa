"""The words of table, made by `make messages` from locales/en/table.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def table() -> str:
    return 'Table'


def players() -> str:
    return 'Players'


def thinking() -> str:
    return 'Thinking progress'


def undo() -> str:
    return 'Undo'


def undo_luck() -> str:
    return 'Dice, draws or a reveal have shown something since, so this cannot be undone.'


def undo_others() -> str:
    return 'Someone else has acted since, so this cannot be undone.'


def undo_nobody() -> str:
    return 'Someone must take the screen first.'


def undo_none() -> str:
    return 'There is nothing to undo.'


def redo() -> str:
    return 'Redo'


def redo_none() -> str:
    return 'There is nothing to redo.'


def larger() -> str:
    return 'Zoom in'


def largest() -> str:
    return 'This is as near as it goes.'


def smaller() -> str:
    return 'Zoom out'


def smallest() -> str:
    return 'The whole board is in view.'


def nobody_reacts() -> str:
    return 'Nobody reacts'


def other_tab() -> str:
    return 'This game is open in another tab; here you can only watch.'


def take_over() -> str:
    return 'Play here'


def log() -> str:
    return 'Log'


def log_label() -> str:
    return 'What happened'


def board_in_words() -> str:
    return 'The board in words'


def whole_log() -> str:
    return 'Everything that happened'


def turn_of(*, name: str | float) -> str:
    return _show(name) + '’s turn'


def go_on_from(*, chosen: str | float) -> str:
    return _show(chosen) + ': choose what comes next.'


def begun(*, move: str | float, means: str | float) -> str:
    return _show(move) + '. ' + _show(means)


def all_moves(*, choices: float) -> str:
    return 'All moves as a list (' + ('1 choice' if _plural(choices) == 'one' else _show(choices) + ' choices') + ')'


def repeat(*, move: str | float, times: str | float) -> str:
    return _show(move) + ' × ' + _show(times)


def repeat_turn(*, move: str | float) -> str:
    return _show(move) + ' until the turn ends'


def repeat_means() -> str:
    return 'Repeats this with your other choices in between, until you stop or the turn ends.'


def repeat_stop() -> str:
    return 'Stop repeating'


def bot_failed(*, name: str | float) -> str:
    return _show(name) + ' could not decide, so the first possible move was played.'


def status_line(*, phrases: Sequence[str]) -> str:
    return _list(phrases, 'unit')


def status_line_cut(*, phrases: Sequence[str]) -> str:
    return '… ' + _status_line(phrases=phrases)


def status_line_of(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ': ' + _status_line(phrases=phrases)


def status_line_of_cut(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ': ' + _status_line_cut(phrases=phrases)


def meanwhile(*, losses: Sequence[str]) -> str:
    return 'Meanwhile: ' + _list(losses, 'unit')


def heard(*, says: str | float) -> str:
    return _show(says) + '.'


def heard_why(*, name: str | float, says: str | float) -> str:
    return _show(name) + ': ' + _show(says)


def heard_advice(*, move: str | float, why: str | float, more: float) -> str:
    return 'Advice: ' + _show(move) + '. ' + _show(why) + ' ' + ('' if more == 0 else 'There is one more.' if _plural(more) == 'one' else 'There are ' + _show(more) + ' more.')


def heard_results(*, scores: Sequence[str]) -> str:
    return _list(scores, 'unit') + '.'


def heard_scores(*, what: str | float, scores: Sequence[str]) -> str:
    return _show(what) + ': ' + _list(scores, 'unit') + '.'


def heard_rank(*, rank: float, level: float, sides: str | float) -> str:
    return (('You lead.' if level == 0 else 'You share the lead.') if rank == 1 else 'You are number ' + _show(rank) + ' of ' + _show(sides) + '.')


def heard_needed(*, needed: str | float) -> str:
    return _show(needed) + ' are needed to win.'


def heard_nothing() -> str:
    return 'Nothing has happened yet.'


def heard_kind(*, kind: str | float, choices: Sequence[str]) -> str:
    return _show(kind) + ': ' + _list(choices, 'disjunction') + '.'


def heard_counted(*, kind: str | float, choices: str | float) -> str:
    return _show(kind) + ': ' + _show(choices) + ' choices.'


def heard_no_place() -> str:
    return 'Go to a place on the board first.'


def heard_choosable() -> str:
    return 'You can choose it.'


def heard_not_choosable() -> str:
    return 'There is nothing to choose there now.'


def taken_back() -> str:
    return 'Taken back.'


def played_again() -> str:
    return 'Played again.'


def advice() -> str:
    return 'Advice'


def advice_not_now() -> str:
    return 'Not now.'


def advice_pending() -> str:
    return 'Thinking …'


def advice_cancel() -> str:
    return 'Never mind'


def advice_none() -> str:
    return 'No advice found.'


def advice_each() -> str:
    return 'Which advice is shown'


def advice_number(*, number: str | float) -> str:
    return 'Advice ' + _show(number)


def advice_then() -> str:
    return 'Then'


def plan(*, move: str | float, then: Sequence[str]) -> str:
    return _show(move) + ', then ' + _list(then, 'unit')


def advised_thing(*, numbers: Sequence[str], label: str | float) -> str:
    return 'Advice ' + _list(numbers, 'conjunction') + ': ' + _show(label)


def advised(*, numbers: Sequence[str]) -> str:
    return 'Advice ' + _list(numbers, 'conjunction')


def rest_equally_good() -> str:
    return 'Others are about as good.'


def rest_far() -> str:
    return 'Nothing else comes close.'


def rest_best() -> str:
    return 'Nothing else seems worth trying.'


def rest_named(*, moves: Sequence[str]) -> str:
    return 'About as good: ' + _list(moves, 'conjunction') + '.'


def move_quoted(*, move: str | float) -> str:
    return '“' + _show(move) + '”'


def others_counted(*, others: float) -> str:
    return ('1 other' if _plural(others) == 'one' else _show(others) + ' others')


def comparison_idle(*, move: str | float, figure: str | float) -> str:
    return 'For comparison: “' + _show(move) + '”, ' + _show(figure) + '.'


def comparison_next_best(*, move: str | float, figure: str | float) -> str:
    return 'Next best: “' + _show(move) + '”, ' + _show(figure) + '.'


def comparison_typical(*, others: str | float, move: str | float, figure: str | float) -> str:
    return 'Typical of the ' + _show(others) + ' other moves: “' + _show(move) + '”, ' + _show(figure) + '.'


def as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', as good as ' + _show(number)


def about_as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', about as good as ' + _show(number)


def play_this() -> str:
    return 'Play this'


def play_instead() -> str:
    return 'Play this instead'


def play_this_move(*, move: str | float) -> str:
    return _play_this() + ': ' + _show(move)


def play_instead_move(*, move: str | float) -> str:
    return _play_instead() + ': ' + _show(move)


def type_title() -> str:
    return 'Type a move'


def type_field() -> str:
    return 'Your move'


def type_help(*, example: str | float) -> str:
    return 'For example “' + _show(example) + '”'


def type_fits(*, moves: float) -> str:
    return ('1 move fits.' if _plural(moves) == 'one' else _show(moves) + ' moves fit. Type more, or choose with the arrow keys.')


def type_none(*, examples: Sequence[str]) -> str:
    return 'No legal move is called that. You can play ' + _list(examples, 'disjunction') + '.'


def type_goes_on(*, text: str | float) -> str:
    return _show(text) + ' …'


def type_not_now() -> str:
    return 'You can type a move when it is your turn.'


def written_move(*, move: str | float, name: str | float, text: str | float) -> str:
    return _show(move) + '. ' + _show(name) + ': ' + _show(text)


def written_secret() -> str:
    return 'a secret move'


def in_words() -> str:
    return 'In words'


def as_moves() -> str:
    return 'As moves'


def copy_moves() -> str:
    return 'Copy'


def written_copied() -> str:
    return 'The log is in the clipboard.'


def written_selected() -> str:
    return 'Copying is not allowed here. The log is selected: copy it by hand.'


def why() -> str:
    return 'Why?'


def why_ask(*, name: str | float) -> str:
    return 'Ask ' + _show(name) + '.'


def why_this(*, name: str | float) -> str:
    return _why() + ' ' + _why_ask(name=name)


def why_pending() -> str:
    return 'Thinking back …'


def why_later() -> str:
    return 'One thing at a time: ask again when nobody is thinking.'


def why_sealed() -> str:
    return 'That was a secret choice, so the reasons stay secret too.'


def why_simple(*, name: str | float, about: str | float) -> str:
    return _show(name) + ' is a simple player. ' + _show(about)


def why_none(*, name: str | float) -> str:
    return _show(name) + ' cannot explain this by what you can see.'


def why_move(*, move: str | float, says: str | float) -> str:
    return _show(move) + '. ' + _show(says)


def hand_over(*, name: str | float) -> str:
    return 'Hand the screen to ' + _show(name) + '.'


def i_am(*, name: str | float) -> str:
    return 'I am ' + _show(name)


def not_them() -> str:
    return 'Back'


def recap() -> str:
    return 'Since your last turn'


def recap_first() -> str:
    return 'So far'


def history() -> str:
    return 'History'


def to_beginning() -> str:
    return 'To the beginning'


def move_back() -> str:
    return 'One move back'


def move_on() -> str:
    return 'One move on'


def to_present() -> str:
    return 'To the present'


def period_end(*, period: str | float) -> str:
    return 'After ' + _show(period)


def is_beginning() -> str:
    return 'This is the beginning.'


def is_present() -> str:
    return 'This is the present.'


def branch() -> str:
    return 'Play on from here'


def branch_help() -> str:
    return 'As a separate game with the same seed.'


def back_to_now() -> str:
    return 'Back to now'


def watch_again() -> str:
    return 'Watch again'


def watch_from_here() -> str:
    return 'Watch from here'


def pause() -> str:
    return 'Pause'


def go_on() -> str:
    return 'Go on'


def next_beat() -> str:
    return 'Next'


def next_step() -> str:
    return 'Next'


def take_a_look() -> str:
    return 'Take a look, then press “' + _next_step() + '”.'


def skip() -> str:
    return 'Skip to now'


def skip_to_end() -> str:
    return 'Skip to the end'


def count_votes() -> str:
    return 'Count the votes'


def moment(*, move: str | float, moves: str | float) -> str:
    return 'Move ' + _show(move) + ' of ' + _show(moves)


def in_the_past(*, move: str | float, moves: str | float) -> str:
    return 'You are looking at the past: after move ' + _show(move) + ' of ' + _show(moves) + '.'


def eyes() -> str:
    return 'Seen by'


def eyes_of(*, name: str | float) -> str:
    return 'As ' + _show(name) + ' saw it'


def eyes_of_all() -> str:
    return 'As everybody saw it'


def eyes_open() -> str:
    return 'Everything open'


def ask_place() -> str:
    return 'Press a place on the board to see when it changed.'


def place_changed(*, move: str | float, text: str | float) -> str:
    return 'Move ' + _show(move) + ': ' + _show(text)


def place_unchanged() -> str:
    return 'Nothing had happened here yet.'


def place_history() -> str:
    return 'What happened here'


def earlier_change() -> str:
    return 'Earlier change'


def later_change() -> str:
    return 'Later change'


def undone_moves_kept(*, moves: float) -> str:
    return ('The move you undid is kept as a separate game on the home page.' if _plural(moves) == 'one' else 'The ' + _show(moves) + ' moves you undid are kept as a separate game on the home page.')


def undone_title() -> str:
    return 'Undone moves'


def undone_title_of(*, title: str | float) -> str:
    return _show(title) + ': undone moves'


_next_step = next_step
_play_instead = play_instead
_play_this = play_this
_status_line = status_line
_status_line_cut = status_line_cut
_why = why
_why_ask = why_ask
