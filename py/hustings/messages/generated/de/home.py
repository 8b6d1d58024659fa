"""The words of home, made by `make messages` from locales/de/home.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def games() -> str:
    return 'Spiele'


def choose_game() -> str:
    return 'Wähle ein Spiel'


def open_file() -> str:
    return 'Datei öffnen'


def open_file_help() -> str:
    return 'Ein Spielstand oder eine Sicherung'


def open_link() -> str:
    return 'Link öffnen'


def open_link_help() -> str:
    return 'Füge einen Link zu einer Partie ein, egal aus welchem Exemplar von Hustings. Text drumherum stört nicht.'


def open_link_field() -> str:
    return 'Link'


def open_link_go() -> str:
    return 'Öffnen'


def back_up() -> str:
    return 'Sichern'


def back_up_help() -> str:
    return 'Alle deine Partien und Einstellungen in einer Datei'


def save_table() -> str:
    return 'Tisch speichern'


def offline() -> str:
    return 'Auch ohne Netz spielbereit.'


def today() -> str:
    return 'Spiel des Tages'


def today_facts(*, bot: str | float) -> str:
    return _show(bot) + ' · für alle dasselbe Spiel; um Mitternacht kommt ein neues'


def daily() -> str:
    return 'Heute neu'


def puzzle_is(*, game: str | float) -> str:
    return 'Ein Zug in ' + _show(game) + ', für alle derselbe'


def puzzle_facts() -> str:
    return 'Dauert ein bis zwei Minuten.'


def puzzle_solved() -> str:
    return 'Gelöst. Morgen gibt es ein neues.'


def puzzle_row(*, puzzles: str | float) -> str:
    return _show(puzzles) + ' Rätsel in Folge.'


def puzzle_badge() -> str:
    return '?'


def solve() -> str:
    return 'Lösen'


def today_begun(*, stands: str | float) -> str:
    return 'Du hast es begonnen: ' + _show(stands)


def today_played(*, stands: str | float) -> str:
    return 'Du hast es gespielt: ' + _show(stands)


def today_done(*, won: bool) -> str:
    return ('Du hast es gewonnen.' if won else 'Du hast es gespielt.')


def play() -> str:
    return 'Spielen'


def learn() -> str:
    return 'Lernen'


def look_back() -> str:
    return 'Rückblick'


def game_facts(*, most: float, fewest: str | float, minutes: str | float, effort: float) -> str:
    return ('1 Person' if most == 1 else _show(fewest) + '–' + _show(most) + ' Personen') + ' · ' + _show(minutes) + '\xa0' + 'Min. · ' + ('leicht zu lernen' if effort == 1 else 'einige Regeln' if effort == 2 else 'viele Regeln')


def kept_games() -> str:
    return 'Deine Partien'


def ended_games() -> str:
    return 'Deine beendeten Partien'


def continue_game() -> str:
    return 'Fortsetzen'


def finished_games(*, games: str | float) -> str:
    return 'Beendete Partien (' + _show(games) + ')'


def unreadable() -> str:
    return 'Diese Version kann eine deiner Partien nicht anzeigen. Die Partie bleibt, wie sie ist.'


def download_it() -> str:
    return 'Herunterladen'


def more_saves(*, saves: float) -> str:
    return 'Mehr zeigen (' + _number(saves, useGrouping='always') + ' ausgeblendet)'


def kept_since(*, age: str | float, seed: str | float) -> str:
    return _show(age) + ' · Startcode ' + _show(seed)


def age_unknown() -> str:
    return 'Datum unbekannt'


def age_now() -> str:
    return 'gerade eben'


def age_minutes(*, minutes: str | float) -> str:
    return 'vor ' + _show(minutes) + '\xa0' + 'Min.'


def age_hours(*, hours: float) -> str:
    return ('vor 1 Stunde' if _plural(hours) == 'one' else 'vor ' + _show(hours) + ' Stunden')


def age_days(*, days: float) -> str:
    return ('gestern' if days == 1 else 'vor ' + _show(days) + ' Tagen')


def delete_game_of(*, title: str | float) -> str:
    return 'Diese Partie löschen: ' + _show(title)


def delete_unknown() -> str:
    return 'Diese Partie löschen'


def name_game() -> str:
    return 'Partie benennen'


def name_game_field() -> str:
    return 'Name'


def name_game_done() -> str:
    return 'Fertig'


def watch_games() -> str:
    return 'Spiele zum Zusehen'


def watch_what() -> str:
    return 'Bots spielen von jedem Spiel eine halbe Minute. Die Spiele selbst folgen darunter.'


def watch_which() -> str:
    return 'Welches Spiel du siehst'


def watch_game(*, game: str | float) -> str:
    return _show(game) + ' ansehen'


def watch_stop() -> str:
    return 'Demo anhalten'


def watch_on() -> str:
    return 'Demo abspielen'


def seats() -> str:
    return 'Plätze'


def seat_name(*, number: str | float) -> str:
    return 'Name für Platz ' + _show(number)


def seat_kind(*, number: str | float) -> str:
    return 'Wer auf Platz ' + _show(number) + ' sitzt'


def options() -> str:
    return 'Optionen'


def taking_back() -> str:
    return 'Zurücknehmen'


def taking_back_fair() -> str:
    return 'Nur was fair ist'


def taking_back_any() -> str:
    return 'Alles'


def taking_back_help() -> str:
    return 'Fair: deine letzten Entscheidungen, solange danach nichts gewürfelt, gezogen oder aufgedeckt wurde und niemand sonst (auch kein Bot) gespielt hat.'


def seed() -> str:
    return 'Startcode'


def seed_is(*, seed: str | float) -> str:
    return _seed() + ': ' + _show(seed)


def seed_help() -> str:
    return 'Mit demselben Startcode haben alle dieselben Würfe und Ziehungen. Wer ihn kennt, kann ausrechnen, was gewürfelt und gezogen wird, auch verdeckte Hände.'


def another_seed() -> str:
    return 'Neuer Startcode'


def start() -> str:
    return 'Spiel beginnen'


def setup_people(*, people: Sequence[str], seed: str | float) -> str:
    return _list(people, 'conjunction') + ' · Startcode ' + _show(seed)


def setup_against_bots(*, people: Sequence[str], bots: float, seed: str | float) -> str:
    return _list(people, 'conjunction') + ' gegen ' + ('einen Bot' if _plural(bots) == 'one' else _show(bots) + ' Bots') + ' · Startcode ' + _show(seed)


def setup_with_bots(*, people: Sequence[str], bots: float, seed: str | float) -> str:
    return _list(people, 'conjunction') + ' mit ' + ('einem Bot' if _plural(bots) == 'one' else _show(bots) + ' Bots') + ' · Startcode ' + _show(seed)


def setup_only_bots(*, seed: str | float, bots: float) -> str:
    return 'Nur ' + _bots_counted(bots=bots) + ' · Startcode ' + _show(seed)


def bots_counted(*, bots: float) -> str:
    return ('ein Bot' if _plural(bots) == 'one' else _show(bots) + ' Bots')


def bots_manner(*, manner: str | float, level: str | float, about: str | float) -> str:
    return _show(manner) + ' ' + _show(level) + ': ' + _show(about)


def level_first(*, level: str | float) -> str:
    return 'Zum Einstieg passt die Stufe ' + _show(level) + '.'


def level_next(*, levels: Sequence[str], level: str | float) -> str:
    return 'Schon besiegt: ' + _list(levels, 'conjunction') + '. Als Nächstes kommt ' + _show(level) + '.'


def odds(*, team: bool, often: str, between: bool, least: str | float, most: str | float, games: str | float) -> str:
    return ('Ein Team, das wie Stufe Normal spielt, gewinnt' if team else 'Spielst du so gut wie Stufe Normal, gewinnst du') + ' ' + ('fast jede Partie' if often == 'nearly-every' else 'etwa fünf von sechs Partien' if often == 'five-in-six' else 'etwa drei von vier Partien' if often == 'three-in-four' else 'etwa zwei von drei Partien' if often == 'two-in-three' else 'etwa jede zweite Partie' if often == 'every-other' else 'etwa jede dritte Partie' if often == 'one-in-three' else 'etwa jede vierte Partie' if often == 'one-in-four' else 'etwa jede sechste Partie' if often == 'one-in-six' else 'etwa jede zehnte Partie' if often == 'one-in-ten' else 'kaum eine Partie') + ' (' + (_show(least) + ' bis ' + '' if between else '') + _show(most) + '\xa0' + '% von ' + _show(games) + ' Testpartien).'


_bots_counted = bots_counted
_seed = seed
