"""The words of season, made by `make messages` from locales/de/season.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title() -> str:
    return 'Eine Saison'


def about() -> str:
    return 'Ein Wahlkampf in fünf Kapiteln, von der Vorwahl bis zum Parteitag. Jedes Ergebnis ändert, wie das nächste Kapitel beginnt. Dauert etwa eine Stunde.'


def start() -> str:
    return 'Saison beginnen'


def teaser() -> str:
    return 'Alle fünf Spiele als ein Wahlkampf: Jedes Ergebnis ändert, wie das nächste beginnt.'


def facts(*, games: str | float) -> str:
    return '1 Person · ' + _show(games) + ' Spiele'


def begin() -> str:
    return 'Beginnen'


def chapter_of(*, chapter: str | float, chapters: str | float, name: str | float) -> str:
    return 'Kapitel ' + _show(chapter) + ' von ' + _show(chapters) + ', ' + _show(name)


def go_on() -> str:
    return 'Weiter'


def next(*, game: str | float) -> str:
    return 'Nächstes Kapitel: ' + _show(game)


def over(*, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return 'Die Saison ist vorbei: ' + _show(won) + ' von ' + _show(chapters) + ' Kapiteln gewonnen, ' + _show(points) + ' von ' + _show(most) + ' Punkten.'


def chapters() -> str:
    return 'Die fünf Kapitel'


def listed(*, name: str | float, game: str | float) -> str:
    return _show(name) + ': ' + _show(game)


def seed(*, seed: str | float) -> str:
    return 'Startcode dieser Saison: ' + _show(seed)


def seed_field() -> str:
    return 'Oder die Saison zu einem Startcode'


def seed_help() -> str:
    return 'Zwei Leute mit demselben Startcode haben in allen fünf Spielen dasselbe Glück.'


def counted() -> str:
    return 'Ein Kapitel zählt einmal, mit seinem ersten Ergebnis. Revanche oder Zurücknehmen ändert daran nichts.'


def points_help() -> str:
    return 'Ein klarer Sieg zählt 2 Punkte, jeder andere 1.'


def delete() -> str:
    return 'Diese Saison löschen'


def delete_unread() -> str:
    return 'Löschen'


def delete_asked() -> str:
    return 'Ihre Ergebnisse und ihr Platz in der Bilanz gehen endgültig verloren. Die Partien ihrer Kapitel bleiben.'


def delete_not() -> str:
    return 'Behalten'


def save_unread() -> str:
    return 'Als Datei speichern'


def unread() -> str:
    return 'Eine gespeicherte Saison lässt sich nicht lesen. Sie bleibt auf diesem Gerät, bis du sie löschst.'


def past(*, seasons: float, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return ('1 Saison beendet. Rekord: ' + _show(won) + ' von ' + _show(chapters) + ' Kapiteln gewonnen, ' + _show(points) + ' von ' + _show(most) + ' Punkten.' if _plural(seasons) == 'one' else _show(seasons) + ' Saisons beendet. Rekord: ' + _show(won) + ' von ' + _show(chapters) + ' Kapiteln gewonnen, ' + _show(points) + ' von ' + _show(most) + ' Punkten.')


def primary() -> str:
    return 'Die Vorwahl'


def tour() -> str:
    return 'Die Tour'


def districts() -> str:
    return 'Die Wahlkreise'


def polling_day() -> str:
    return 'Der Wahltag'


def convention() -> str:
    return 'Der Parteitag'


def primary_opens() -> str:
    return 'Die Vorwahl eröffnet die Saison: Die Gegenseite spielt auf Stufe Normal.'


def tour_clear() -> str:
    return 'Du hast die Vorwahl klar gewonnen: Auf der Tour ist die Gegenseite müde und spielt auf Stufe Leicht.'


def tour_won() -> str:
    return 'Du hast die Vorwahl gewonnen: Auf der Tour spielt die Gegenseite auf Stufe Normal.'


def tour_lost() -> str:
    return 'Du hast die Vorwahl verloren: Auf der Tour spielt die Gegenseite auf Stufe Normal, und die Reihenfolge der Wahlen wird ausgelost.'


def districts_clear() -> str:
    return 'Du hast die Tour klar gewonnen: Die Gegenseite zieht die Wahlkreise auf Stufe Leicht, und alle Plättchen liegen offen.'


def districts_won() -> str:
    return 'Du hast die Tour gewonnen: Die Gegenseite zieht die Wahlkreise auf Stufe Normal, und alle Plättchen liegen offen.'


def districts_lost() -> str:
    return 'Du hast die Tour verloren: Die Gegenseite zieht die Wahlkreise auf Stufe Normal, und die Werte der Plättchen bleiben verdeckt, bis ihr Wahlkreis geschlossen ist.'


def polling_clear() -> str:
    return 'Du hast die Wahlkreise klar gewonnen: Das Land ist dir wohlgesinnt, und der Wahltag wird leicht.'


def polling_won() -> str:
    return 'Du hast die Wahlkreise gewonnen: Am Wahltag ist alles offen.'


def polling_lost() -> str:
    return 'Du hast die Wahlkreise verloren: Das Land misstraut dir, und der Wahltag wird schwer.'


def convention_clear() -> str:
    return 'Der Wahltag lief bestens: Du sitzt beim Parteitag auf Platz 1, und die Gegenseite spielt auf Stufe Leicht.'


def convention_won() -> str:
    return 'Der Wahltag lief gut: Die Gegenseite sitzt beim Parteitag auf Platz 1 und spielt auf Stufe Leicht.'


def convention_lost() -> str:
    return 'Der Wahltag lief schlecht: Die Gegenseite sitzt beim Parteitag auf Platz 1 und spielt auf Stufe Normal.'


def score_clear(*, standing: str | float) -> str:
    return 'Klar gewonnen, ' + _show(standing)


def score_won(*, standing: str | float) -> str:
    return 'Gewonnen, ' + _show(standing)


def score_lost(*, standing: str | float) -> str:
    return 'Verloren, ' + _show(standing)


def file() -> str:
    return 'saison'


def paper() -> str:
    return 'Die Zeitung lesen'


def paper_of(*, points: str | float, most: str | float, seed: str | float) -> str:
    return 'Zeitung: ' + _show(points) + ' von ' + _show(most) + ' Punkten, Startcode ' + _show(seed)


def older_papers(*, papers: float) -> str:
    return ('1 ältere Zeitung' if _plural(papers) == 'one' else _show(papers) + ' ältere Zeitungen')


def paper_title() -> str:
    return 'Die Zeitung der Saison'


def paper_name() -> str:
    return 'Der Hustings-Bote'


def paper_label(*, headline: str | float) -> str:
    return 'Bild der Titelseite: ' + _show(headline)


def paper_help() -> str:
    return 'Mitgeschickt werden die Zeile und die Adresse dieser Website.'


def paper_print() -> str:
    return 'Die Zeitung drucken'


def paper_words() -> str:
    return 'Die Titelseite in Worten'


def paper_selected() -> str:
    return 'Kopieren ist hier nicht erlaubt. Die Zeile ist markiert: Kopiere sie von Hand.'


def paper_file() -> str:
    return 'zeitung'


def paper_seed(*, seed: str | float) -> str:
    return 'Startcode ' + _show(seed)


def paper_won(*, won: str | float, chapters: str | float) -> str:
    return _show(won) + ' von ' + _show(chapters) + ' Kapiteln gewonnen'


def paper_points(*, points: str | float, most: str | float) -> str:
    return _show(points) + ' von ' + _show(most) + ' Punkten'


def paper_line(*, seed: str | float, won: str | float, chapters: str | float, points: str | float, most: str | float) -> str:
    return 'Hustings, eine Saison: ' + _paper_won(won=won, chapters=chapters) + ', ' + _paper_points(points=points, most=most) + '. (Startcode ' + _show(seed) + ')'


def landslide() -> str:
    return 'Erdrutsch: fünf klare Siege in fünf Kapiteln'


def landslide_line() -> str:
    return 'Mehr Punkte gibt keine Saison her.'


def sweep() -> str:
    return 'Alles abgeräumt: alle fünf Kapitel gewonnen'


def sweep_line(*, clear: float) -> str:
    return 'Kein Kapitel ging verloren. ' + _clear_wins(clear=clear)


def four() -> str:
    return 'Starke Saison: vier von fünf Kapiteln gewonnen'


def four_line(*, clear: float) -> str:
    return 'Ein Kapitel ging verloren. ' + _clear_wins(clear=clear)


def three() -> str:
    return 'Eine Mehrheit: drei von fünf Kapiteln gewonnen'


def three_line(*, clear: float) -> str:
    return 'Zwei Kapitel gingen verloren. ' + _clear_wins(clear=clear)


def two() -> str:
    return 'Knapp keine Mehrheit: zwei von fünf Kapiteln gewonnen'


def two_line(*, clear: float) -> str:
    return 'Drei Kapitel gingen verloren. ' + _clear_wins(clear=clear)


def one() -> str:
    return 'Ein einziger Sieg in fünf Kapiteln'


def one_line(*, clear: float) -> str:
    return 'Vier Kapitel gingen verloren. ' + ('Ein klarer Sieg war es nicht.' if clear == 0 else 'Immerhin war es ein klarer Sieg.')


def none() -> str:
    return 'Fünf Kapitel, kein einziger Sieg'


def none_line() -> str:
    return 'Derselbe Startcode bringt noch einmal dasselbe Glück.'


def clear_wins(*, clear: float) -> str:
    return ('Ein klarer Sieg war nicht dabei.' if clear == 0 else 'Einer der Siege war klar.' if _plural(clear) == 'one' else _show(clear) + ' Siege waren klar.')


def primary_is_clear() -> str:
    return 'Klarer Sieg in der Vorwahl'


def primary_is_won() -> str:
    return 'Die Vorwahl ist gewonnen'


def primary_is_lost() -> str:
    return 'Die Vorwahl ist verloren'


def tour_is_clear() -> str:
    return 'Die Tour endet mit einem klaren Sieg'


def tour_is_won() -> str:
    return 'Die Tour ist gewonnen'


def tour_is_lost() -> str:
    return 'Die Tour ist verloren'


def districts_is_clear() -> str:
    return 'Die Wahlkreise sind klar gewonnen'


def districts_is_won() -> str:
    return 'Die Wahlkreise sind gewonnen'


def districts_is_lost() -> str:
    return 'Die Wahlkreise sind verloren'


def polling_is_clear() -> str:
    return 'Klarer Sieg am Wahltag'


def polling_is_won() -> str:
    return 'Der Wahltag ist gewonnen'


def polling_is_lost() -> str:
    return 'Der Wahltag ist verloren'


def convention_is_clear() -> str:
    return 'Klarer Sieg auf dem Parteitag'


def convention_is_won() -> str:
    return 'Der Parteitag ist gewonnen'


def convention_is_lost() -> str:
    return 'Der Parteitag ist verloren'


_clear_wins = clear_wins
_paper_points = paper_points
_paper_won = paper_won
