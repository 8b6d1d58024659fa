"""The words of over, made by `make messages` from locales/de/over.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def ranking() -> str:
    return 'Rangliste'


def result() -> str:
    return 'Endergebnis'


def rank(*, rank: str | float) -> str:
    return _show(rank) + '.'


def together() -> str:
    return 'Alle zusammen'


def automatic(*, side: str | float) -> str:
    return _show(side) + ' (automatisch)'


def out_with(*, score: str | float) -> str:
    return 'raus mit ' + _show(score)


def rematch() -> str:
    return 'Revanche'


def same_seed() -> str:
    return 'Gleicher Startcode'


def same_seed_help() -> str:
    return 'Eine neue Partie mit denselben Würfen und Ziehungen.'


def watch() -> str:
    return 'Von Anfang an ansehen'


def copy_result() -> str:
    return 'Ergebnis kopieren'


def card() -> str:
    return 'Titelseite teilen'


def card_title() -> str:
    return 'Die Titelseite zu dieser Partie'


def card_label(*, outcome: str | float) -> str:
    return 'Bild der Titelseite: ' + _show(outcome)


def card_help() -> str:
    return 'Mitgeschickt werden die Zeile und ein Link zum selben Anfang, damit auch andere es versuchen können.'


def card_share() -> str:
    return 'Bild teilen oder kopieren'


def card_save() -> str:
    return 'Bild speichern'


def card_copied() -> str:
    return 'Das Bild ist kopiert: Füge es in einen Chat ein.'


def card_copy_failed() -> str:
    return 'Dieser Browser kann Bilder weder teilen noch kopieren. Speichere es stattdessen.'


def card_day(*, day: str | float) -> str:
    return 'Spiel des Tages ' + _show(day)


def card_dateline(*, date: str | float, seed: str | float) -> str:
    return _show(date) + ', Startcode ' + _show(seed)


def card_winner(*, score: float) -> str:
    return '★ ' + _number(score)


def card_file() -> str:
    return 'ergebnis'


def played(*, moves: float, seed: str | float) -> str:
    return ('1 Aktion' if _plural(moves) == 'one' else _show(moves) + ' Aktionen') + ' · Startcode ' + _show(seed)


def result_line(*, game: str | float, outcome: str | float, scores: Sequence[str], moves: float, seed: str | float) -> str:
    return _show(game) + ': ' + _show(outcome) + ' ' + _list(scores, 'unit') + '. (' + _played(moves=moves, seed=seed) + ')'


def result_line_alone(*, game: str | float, outcome: str | float, moves: float, seed: str | float) -> str:
    return _show(game) + ': ' + _show(outcome) + ' (' + _played(moves=moves, seed=seed) + ')'


def score_of(*, name: str | float, score: str | float) -> str:
    return _show(name) + ' ' + _show(score)


def course_label(*, rounds: str | float, ahead: str | float, even: str | float, behind: str | float) -> str:
    return 'Spielverlauf in ' + _show(rounds) + ' Feldern: vorn ' + _show(ahead) + ', gleichauf ' + _show(even) + ', hinten ' + _show(behind)


def course_meaning(*, rivals: bool) -> str:
    return 'Jedes Feld ist ein Abschnitt der Partie. ' + ('Grün: vorn. Halb gelb: gleichauf. Leer: hinten.' if rivals else 'Grün: Der Punktestand stieg. Halb gelb: Er blieb. Leer: Er fiel.')


def bot_of_level(*, name: str | float, level: str | float) -> str:
    return _show(name) + ' (' + _show(level) + ')'


def over_time(*, count: str | float) -> str:
    return _show(count) + ' im Verlauf'


def graph_label(*, ends: Sequence[str], count: str | float) -> str:
    return _over_time(count=count) + '; am Ende ' + _list(ends, 'unit') + '. Alle Zahlen stehen in der Tabelle.'


def took_the_lead(*, moment: str | float, side: str | float) -> str:
    return 'Der Wendepunkt: ' + _show(moment) + '. Von da an führte bis zum Schluss ' + _show(side) + '.'


def course_swings() -> str:
    return 'Was das Glück daraus machte'


def look_there(*, moment: str | float) -> str:
    return _show(moment) + ': den Tisch von damals ansehen'


def as_table() -> str:
    return 'Als Tabelle'


def beginning() -> str:
    return 'Anfang'


def dice() -> str:
    return 'Die Würfel'


def face() -> str:
    return 'Seite'


def all_throws() -> str:
    return 'Alle'


def expected() -> str:
    return 'Soll'


def average() -> str:
    return 'Schnitt'


def thrown(*, dice: float) -> str:
    return _dice_counted(dice=dice) + '.'


def thrown_average(*, average: float, fair: str | float, dice: float) -> str:
    return _dice_counted(dice=dice) + ', im Schnitt ' + _number(average, minimumFractionDigits=2, maximumFractionDigits=2) + '; zu erwarten wären ' + _show(fair) + '.'


def dice_counted(*, dice: float) -> str:
    return ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfel')


def dice_typical() -> str:
    return 'Jede Seite fiel etwa so oft wie zu erwarten.'


def dice_untypical(*, face: str | float, times: float, fair: str | float) -> str:
    return '„' + _show(face) + '“ fiel ' + ('kein einziges Mal' if times == 0 else 'einmal' if _plural(times) == 'one' else _show(times) + '-mal') + ', zu erwarten wären ' + _show(fair) + '. So weit weicht das Glück etwa in einer von zwanzig Partien ab.'


def few_throws() -> str:
    return 'Zu wenige Würfe, um etwas über das Glück zu sagen.'


def review_mine() -> str:
    return 'Deine Entscheidungen'


def review_decisions() -> str:
    return 'Die Entscheidungen'


def review_of(*, name: str | float) -> str:
    return 'Entscheidungen: ' + _show(name)


def review_card() -> str:
    return 'Ein Zug der Analyse'


def review_ask() -> str:
    return 'Meine Züge analysieren'


def review_whose() -> str:
    return 'Wessen Züge?'


def review_offer() -> str:
    return 'Ein Bot geht sie Zug um Zug durch, mit dem Wissen von damals, und zeigt die teuersten Züge und die besten.'


def review_pending() -> str:
    return 'Die Partie wird durchgegangen …'


def review_failed() -> str:
    return 'Die Entscheidungen ließen sich nicht analysieren.'


def review_again() -> str:
    return 'Erneut versuchen'


def review_worst() -> str:
    return 'Die teuersten Züge'


def review_best(*, won: bool) -> str:
    return ('Was den Sieg brachte' if won else 'Die besten Züge')


def review_no_worst() -> str:
    return 'Kein Zug hat mit Sicherheit etwas gekostet.'


def review_no_best() -> str:
    return 'Kein Zug war deutlich besser als die Alternativen.'


def review_how() -> str:
    return 'Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge bei gleichem Glück und mit dem Wissen von damals. Unterschiede unter 2\xa0% und solche, die am Glück liegen können, bleiben weg.'


def review_how_without_luck() -> str:
    return 'Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge mit dem Wissen von damals. Unterschiede unter 2\xa0% bleiben weg.'


def review_back() -> str:
    return 'Zur Analyse'


def review_retry() -> str:
    return 'Neu versuchen'


def review_before() -> str:
    return 'Voriger Zug der Analyse'


def review_next() -> str:
    return 'Nächster Zug der Analyse'


def review_first() -> str:
    return 'Das ist der erste.'


def review_last() -> str:
    return 'Das ist der letzte.'


def review_lost(*, level: str | float, who: Person, begin: float, shared: bool, cost: bool, after: float, before: float, rest: str) -> str:
    return 'Der ' + _show(level) + ' gab ' + ('dir' if who.meant == 'you' else 'dem Team' if who.meant == 'many' else who) + ' bei der ersten Entscheidung ' + _number(begin, style='percent') + ', am Ende ' + ('wurde der Sieg geteilt' if shared else 'reichte es nicht zum Sieg') + '. ' + ('Der teuerste Zug ließ ' + _number(after, style='percent') + ' übrig, wo ' + _number(before, style='percent') + ' möglich waren.' if cost else 'Kein Zug hat mit Sicherheit etwas gekostet: ' + ('Glück und die anderen gaben' if rest == 'luck-and-others' else 'Glück gab' if rest == 'luck' else 'Die anderen gaben' if rest == 'others' else 'Alles Übrige gab') + ' den Ausschlag.')


def review_won(*, who: Person, odds: str, level: str | float, begin: float) -> str:
    return ('Du hast' if who.meant == 'you' else 'Das Team hat' if who.meant == 'many' else who + ' hat') + ' ' + ('wie erwartet gewonnen' if odds == 'expected' else 'wider Erwarten gewonnen' if odds == 'against' else 'gewonnen') + ': Bei der ersten Entscheidung sah der ' + _show(level) + ' die Chance bei ' + _number(begin, style='percent') + '.'


def review_score_sum(*, level: str | float, begin: str | float, who: Person, end: str | float, lost: float, cost: str | float, gave: bool, luck: str | float) -> str:
    return 'Bei der ersten Entscheidung erwartet (' + _show(level) + '): ' + _show(begin) + '; ' + ('von dir erreicht' if who.meant == 'you' else 'vom Team erreicht' if who.meant == 'many' else 'von ' + who + ' erreicht') + ': ' + _show(end) + '. Durch die Entscheidungen verloren: ' + ('nichts Messbares' if lost == 0 else _show(cost)) + '; durch Glück ' + ('gewonnen' if gave else 'verloren') + ': ' + _show(luck) + '.'


def review_score_others(*, lost: bool, counted: str | float) -> str:
    return ('Kosten aller anderen Züge zusammen: ' + _show(counted) + ', jeder für sich wenig.' if lost else 'Gewinn aller anderen Züge zusammen: ' + _show(counted) + '.')


def review_score_how() -> str:
    return 'Solche Partien werden fast immer gewonnen, deshalb gilt hier das zu erwartende Ergebnis. Verglichen werden Züge bei gleichem Glück und mit dem Wissen von damals. Unterschiede unter 2 und solche, die am Glück liegen können, bleiben weg.'


def score_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'Das zu erwartende Ergebnis nach ' + ('1 Zug' if _plural(turns) == 'one' else 'jedem von ' + _show(turns) + ' Zügen') + '; am Anfang: ' + _show(begin) + ', am Ende: ' + _show(end) + '. Die Züge aus der Liste darunter sind darin nummeriert.'


def sum_begin() -> str:
    return 'Bei der ersten Entscheidung'


def sum_decisions(*, decisions: float) -> str:
    return ('1 Entscheidung' if _plural(decisions) == 'one' else _show(decisions) + ' Entscheidungen')


def sum_rest(*, rest: str) -> str:
    return ('Glück und die anderen' if rest == 'luck-and-others' else 'Glück' if rest == 'luck' else 'Die anderen' if rest == 'others' else 'Alles Übrige')


def sum_result() -> str:
    return 'Das Ergebnis'


def review_turning() -> str:
    return 'Wo die Chancen kippten'


def review_turning_card() -> str:
    return 'Ein Moment, in dem sich die Chance änderte'


def review_swing(*, before: str | float, after: str | float) -> str:
    return 'Von ' + _show(before) + ' auf ' + _show(after)


def review_when(*, summary: str | float, move: str | float) -> str:
    return _show(summary) + ' · Aktion ' + _show(move)


def review_turned_by(*, count: float, names: Sequence[str]) -> str:
    return ('Das Glück gab den Ausschlag.' if count == 0 else _list(names, 'conjunction') + ' gab den Ausschlag.' if _plural(count) == 'one' else _list(names, 'conjunction') + ' gaben den Ausschlag.')


def review_in_between(*, events: str | float) -> str:
    return 'Dazwischen: ' + _show(events)


def review_find(*, share: str | float, other: str | float) -> str:
    return 'Guter Einfall: ' + _show(share) + ' statt ' + _show(other)


def chance_axis() -> str:
    return 'Die Gewinnchance in Prozent'


def review_entry(*, number: str | float, what: str | float) -> str:
    return _show(number) + '. ' + _show(what)


def chance_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'Deine Gewinnchance nach ' + ('1 Zug' if _plural(turns) == 'one' else 'jedem von ' + _show(turns) + ' Zügen') + ': von ' + _show(begin) + ' auf ' + _show(end) + '. Die Züge aus der Liste darunter sind darin nummeriert.'


def lit_made(*, label: str | float) -> str:
    return _show(label) + ', gespielt'


def lit_plan(*, label: str | float) -> str:
    return _show(label) + ', der andere Weg'


def moves(*, moves: Sequence[str]) -> str:
    return _list(moves, 'unit')


def move_of_you(*, move: str | float) -> str:
    return 'Du: ' + _show(move)


def move_of(*, name: str | float, move: str | float) -> str:
    return _show(name) + ': ' + _show(move)


def move_better(*, move: str | float) -> str:
    return 'Besser: ' + _show(move)


def move_worse(*, move: str | float) -> str:
    return 'Nicht so gut: ' + _show(move)


def chance(*, chance: float) -> str:
    return _number(chance, style='percent') + ' Gewinnchance'


def show_way(*, better: bool) -> str:
    return ('Besserer Zug' if better else 'Anderer Weg')


def show_before() -> str:
    return 'Zurück'


def way_shown(*, better: bool, moves: Sequence[str]) -> str:
    return ('Der bessere Zug' if better else 'Der andere Weg') + ' und das Brett danach: ' + _list(moves, 'unit') + '. So wurde nicht gespielt.'


_dice_counted = dice_counted
_over_time = over_time
_played = played
