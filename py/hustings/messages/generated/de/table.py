"""The words of table, made by `make messages` from locales/de/table.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def table() -> str:
    return 'Tisch'


def players() -> str:
    return 'Am Tisch'


def thinking() -> str:
    return 'Fortschritt beim Nachdenken'


def undo() -> str:
    return 'Zurücknehmen'


def undo_luck() -> str:
    return 'Seither wurde gewürfelt, gezogen oder aufgedeckt; zurücknehmen geht nicht mehr.'


def undo_others() -> str:
    return 'Seither hat jemand anders gespielt; zurücknehmen geht nicht mehr.'


def undo_nobody() -> str:
    return 'Erst muss jemand das Gerät übernehmen.'


def undo_none() -> str:
    return 'Es gibt nichts zurückzunehmen.'


def redo() -> str:
    return 'Wiederholen'


def redo_none() -> str:
    return 'Es gibt nichts zu wiederholen.'


def larger() -> str:
    return 'Vergrößern'


def largest() -> str:
    return 'Näher heran geht es nicht.'


def smaller() -> str:
    return 'Verkleinern'


def smallest() -> str:
    return 'Der ganze Spielplan ist zu sehen.'


def nobody_reacts() -> str:
    return 'Niemand reagiert'


def other_tab() -> str:
    return 'Diese Partie ist in einem anderen Tab offen; hier kannst du nur zusehen.'


def take_over() -> str:
    return 'Hier spielen'


def log() -> str:
    return 'Verlauf'


def log_label() -> str:
    return 'Was geschah'


def board_in_words() -> str:
    return 'Der Spielplan in Worten'


def whole_log() -> str:
    return 'Alles, was geschah'


def turn_of(*, name: str | float) -> str:
    return _show(name) + ' ist am Zug'


def go_on_from(*, chosen: str | float) -> str:
    return _show(chosen) + ': Wähle, wie es weitergeht.'


def begun(*, move: str | float, means: str | float) -> str:
    return _show(move) + '. ' + _show(means)


def all_moves(*, choices: float) -> str:
    return 'Alle Aktionen als Liste (' + ('1 Möglichkeit' if _plural(choices) == 'one' else _show(choices) + ' Möglichkeiten') + ')'


def repeat(*, move: str | float, times: str | float) -> str:
    return _show(move) + ' × ' + _show(times)


def repeat_turn(*, move: str | float) -> str:
    return _show(move) + ', bis der Zug endet'


def repeat_means() -> str:
    return 'Wiederholt diese Aktion, bis du es beendest oder der Zug endet; dazwischen triffst du deine übrigen Entscheidungen.'


def repeat_stop() -> str:
    return 'Wiederholen beenden'


def bot_failed(*, name: str | float) -> str:
    return _show(name) + ' kam zu keiner Entscheidung, deshalb wurde die erste mögliche Aktion gespielt.'


def status_line(*, phrases: Sequence[str]) -> str:
    return _list(phrases, 'unit')


def status_line_cut(*, phrases: Sequence[str]) -> str:
    return '… ' + _status_line(phrases=phrases)


def status_line_of(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ': ' + _status_line(phrases=phrases)


def status_line_of_cut(*, name: str | float, phrases: Sequence[str]) -> str:
    return _show(name) + ': ' + _status_line_cut(phrases=phrases)


def meanwhile(*, losses: Sequence[str]) -> str:
    return 'Inzwischen: ' + _list(losses, 'unit')


def heard(*, says: str | float) -> str:
    return _show(says) + '.'


def heard_why(*, name: str | float, says: str | float) -> str:
    return _show(name) + ': ' + _show(says)


def heard_advice(*, move: str | float, why: str | float, more: float) -> str:
    return 'Rat: ' + _show(move) + '. ' + _show(why) + ' ' + ('' if more == 0 else 'Es gibt noch einen.' if _plural(more) == 'one' else 'Es gibt noch ' + _show(more) + ' weitere.')


def heard_results(*, scores: Sequence[str]) -> str:
    return _list(scores, 'unit') + '.'


def heard_scores(*, what: str | float, scores: Sequence[str]) -> str:
    return _show(what) + ': ' + _list(scores, 'unit') + '.'


def heard_rank(*, rank: float, level: float, sides: str | float) -> str:
    return (('Du führst.' if level == 0 else 'Du führst, aber nicht allein.') if rank == 1 else 'Du liegst auf Rang ' + _show(rank) + ' von ' + _show(sides) + '.')


def heard_needed(*, needed: str | float) -> str:
    return 'Zum Sieg braucht es ' + _show(needed) + '.'


def heard_nothing() -> str:
    return 'Noch ist nichts geschehen.'


def heard_kind(*, kind: str | float, choices: Sequence[str]) -> str:
    return _show(kind) + ': ' + _list(choices, 'disjunction') + '.'


def heard_counted(*, kind: str | float, choices: str | float) -> str:
    return _show(kind) + ': ' + _show(choices) + ' Möglichkeiten.'


def heard_no_place() -> str:
    return 'Geh zuerst zu einem Ort auf dem Spielplan.'


def heard_choosable() -> str:
    return 'Das kannst du wählen.'


def heard_not_choosable() -> str:
    return 'Dort gibt es jetzt nichts zu wählen.'


def taken_back() -> str:
    return 'Zurückgenommen.'


def played_again() -> str:
    return 'Erneut gespielt.'


def advice() -> str:
    return 'Rat'


def advice_not_now() -> str:
    return 'Jetzt nicht.'


def advice_pending() -> str:
    return 'Denkt nach …'


def advice_cancel() -> str:
    return 'Schon gut'


def advice_none() -> str:
    return 'Kein Rat gefunden.'


def advice_each() -> str:
    return 'Welcher Rat zu sehen ist'


def advice_number(*, number: str | float) -> str:
    return 'Rat ' + _show(number)


def advice_then() -> str:
    return 'Danach'


def plan(*, move: str | float, then: Sequence[str]) -> str:
    return _show(move) + ', danach ' + _list(then, 'unit')


def advised_thing(*, numbers: Sequence[str], label: str | float) -> str:
    return 'Rat ' + _list(numbers, 'conjunction') + ': ' + _show(label)


def advised(*, numbers: Sequence[str]) -> str:
    return 'Rat ' + _list(numbers, 'conjunction')


def rest_equally_good() -> str:
    return 'Andere sind etwa gleich gut.'


def rest_far() -> str:
    return 'Nichts anderes kommt heran.'


def rest_best() -> str:
    return 'Etwas anderes scheint sich nicht zu lohnen.'


def rest_named(*, moves: Sequence[str]) -> str:
    return 'Etwa gleich gut: ' + _list(moves, 'conjunction') + '.'


def move_quoted(*, move: str | float) -> str:
    return '„' + _show(move) + '“'


def others_counted(*, others: float) -> str:
    return ('1 weitere' if _plural(others) == 'one' else _show(others) + ' weitere')


def comparison_idle(*, move: str | float, figure: str | float) -> str:
    return 'Zum Vergleich: „' + _show(move) + '“, ' + _show(figure) + '.'


def comparison_next_best(*, move: str | float, figure: str | float) -> str:
    return 'Am nächsten kommt: „' + _show(move) + '“, ' + _show(figure) + '.'


def comparison_typical(*, others: str | float, move: str | float, figure: str | float) -> str:
    return 'Typisch für die ' + _show(others) + ' anderen Aktionen: „' + _show(move) + '“, ' + _show(figure) + '.'


def as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', genauso gut wie Rat ' + _show(number)


def about_as_good(*, figure: str | float, number: str | float) -> str:
    return _show(figure) + ', etwa so gut wie Rat ' + _show(number)


def play_this() -> str:
    return 'So spielen'


def play_instead() -> str:
    return 'Lieber so spielen'


def play_this_move(*, move: str | float) -> str:
    return _play_this() + ': ' + _show(move)


def play_instead_move(*, move: str | float) -> str:
    return _play_instead() + ': ' + _show(move)


def type_title() -> str:
    return 'Aktion eintippen'


def type_field() -> str:
    return 'Deine Aktion'


def type_help(*, example: str | float) -> str:
    return 'Zum Beispiel „' + _show(example) + '“'


def type_fits(*, moves: float) -> str:
    return ('1 Aktion passt.' if _plural(moves) == 'one' else _show(moves) + ' Aktionen passen. Tippe weiter oder wähle mit den Pfeiltasten.')


def type_none(*, examples: Sequence[str]) -> str:
    return 'So heißt keine erlaubte Aktion. Möglich ist ' + _list(examples, 'disjunction') + '.'


def type_goes_on(*, text: str | float) -> str:
    return _show(text) + ' …'


def type_not_now() -> str:
    return 'Eine Aktion eintippen kannst du, wenn du am Zug bist.'


def written_move(*, move: str | float, name: str | float, text: str | float) -> str:
    return _show(move) + '. ' + _show(name) + ': ' + _show(text)


def written_secret() -> str:
    return 'eine geheime Aktion'


def in_words() -> str:
    return 'In Worten'


def as_moves() -> str:
    return 'Als Aktionen'


def copy_moves() -> str:
    return 'Kopieren'


def written_copied() -> str:
    return 'Der Verlauf ist in der Zwischenablage.'


def written_selected() -> str:
    return 'Kopieren ist hier nicht erlaubt. Der Verlauf ist markiert: Kopiere ihn von Hand.'


def why() -> str:
    return 'Warum?'


def why_ask(*, name: str | float) -> str:
    return 'Frag ' + _show(name) + '.'


def why_this(*, name: str | float) -> str:
    return _why() + ' ' + _why_ask(name=name)


def why_pending() -> str:
    return 'Denkt zurück …'


def why_later() -> str:
    return 'Eins nach dem anderen: Frag noch einmal, wenn niemand nachdenkt.'


def why_sealed() -> str:
    return 'Das war eine geheime Wahl, also bleiben auch die Gründe geheim.'


def why_simple(*, name: str | float, about: str | float) -> str:
    return _show(name) + ' spielt nach einfachem Muster. ' + _show(about)


def why_none(*, name: str | float) -> str:
    return _show(name) + ' kann das nicht mit dem erklären, was du sehen kannst.'


def why_move(*, move: str | float, says: str | float) -> str:
    return _show(move) + '. ' + _show(says)


def hand_over(*, name: str | float) -> str:
    return 'Gib das Gerät an ' + _show(name) + ' weiter.'


def i_am(*, name: str | float) -> str:
    return 'Ich bin ' + _show(name)


def not_them() -> str:
    return 'Zurück'


def recap() -> str:
    return 'Seit deinem letzten Zug'


def recap_first() -> str:
    return 'Bisher'


def history() -> str:
    return 'Rückblick'


def to_beginning() -> str:
    return 'Zum Anfang'


def move_back() -> str:
    return 'Eine Aktion zurück'


def move_on() -> str:
    return 'Eine Aktion vor'


def to_present() -> str:
    return 'Zur Gegenwart'


def period_end(*, period: str | float) -> str:
    return 'Ende: ' + _show(period)


def is_beginning() -> str:
    return 'Das ist der Anfang.'


def is_present() -> str:
    return 'Das ist die Gegenwart.'


def branch() -> str:
    return 'Ab hier weiterspielen'


def branch_help() -> str:
    return 'Als eigene Partie mit demselben Startcode.'


def back_to_now() -> str:
    return 'Zur Gegenwart'


def watch_again() -> str:
    return 'Nochmal ansehen'


def watch_from_here() -> str:
    return 'Ab hier ansehen'


def pause() -> str:
    return 'Pause'


def go_on() -> str:
    return 'Weiter'


def next_beat() -> str:
    return 'Schritt'


def next_step() -> str:
    return 'Weiter'


def take_a_look() -> str:
    return 'Sieh es dir an, dann drück „' + _next_step() + '“.'


def skip() -> str:
    return 'Überspringen'


def skip_to_end() -> str:
    return 'Zum Ende springen'


def count_votes() -> str:
    return 'Stimmen auszählen'


def moment(*, move: str | float, moves: str | float) -> str:
    return 'Aktion ' + _show(move) + ' von ' + _show(moves)


def in_the_past(*, move: str | float, moves: str | float) -> str:
    return 'Du siehst die Vergangenheit: nach Aktion ' + _show(move) + ' von ' + _show(moves) + '.'


def eyes() -> str:
    return 'Sicht'


def eyes_of(*, name: str | float) -> str:
    return 'Wie ' + _show(name) + ' es sah'


def eyes_of_all() -> str:
    return 'Wie alle es sahen'


def eyes_open() -> str:
    return 'Alles offen'


def ask_place() -> str:
    return 'Tippe einen Ort auf dem Spielplan an: Wann hat sich dort etwas geändert?'


def place_changed(*, move: str | float, text: str | float) -> str:
    return 'Aktion ' + _show(move) + ': ' + _show(text)


def place_unchanged() -> str:
    return 'Hier war noch nichts geschehen.'


def place_history() -> str:
    return 'Was hier geschah'


def earlier_change() -> str:
    return 'Frühere Änderung'


def later_change() -> str:
    return 'Spätere Änderung'


def undone_moves_kept(*, moves: float) -> str:
    return ('Die zurückgenommene Aktion bleibt als eigene Partie auf der Startseite.' if _plural(moves) == 'one' else 'Die ' + _show(moves) + ' zurückgenommenen Aktionen bleiben als eigene Partie auf der Startseite.')


def undone_title() -> str:
    return 'Zurückgenommenes'


def undone_title_of(*, title: str | float) -> str:
    return _show(title) + ': Zurückgenommenes'


_next_step = next_step
_play_instead = play_instead
_play_this = play_this
_status_line = status_line
_status_line_cut = status_line_cut
_why = why
_why_ask = why_ask
