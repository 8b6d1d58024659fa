"""The words of trouble, made by `make messages` from locales/de/trouble.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def download() -> str:
    return 'Herunterladen'


def storage_off() -> str:
    return 'Dieser Browser speichert nichts für diese Seite. Du kannst weiterspielen; lade die Partie herunter, um sie zu behalten.'


def storage_full() -> str:
    return 'Der Speicher des Browsers ist voll, deshalb wird diese Partie nicht gespeichert. Lade sie herunter, oder lösche Partien, die du nicht mehr brauchst.'


def storage_slow() -> str:
    return 'Dieser Browser schreibt deine Aktionen nicht sofort auf die Festplatte; bei einem Absturz wären die letzten verloren. Beende den Browser wie gewohnt oder lade die Partie herunter, dann bleiben sie erhalten.'


def keeping() -> str:
    return 'Die letzte Aktion wird gespeichert …'


def in_use() -> str:
    return 'Diese Partie wird in einem anderen Tab gespielt, deshalb wurde sie nicht gelöscht.'


def not_deleted() -> str:
    return 'Der Browser hat nicht alles von dieser Partie gelöscht. Beim nächsten Öffnen versucht diese Seite es noch einmal.'


def went_on() -> str:
    return 'Diese Partie ging in einem anderen Tab anders weiter. Beide Fassungen bleiben erhalten; hier spielst du deine eigene.'


def set_aside() -> str:
    return 'Diese Partie ließ sich nicht anzeigen. Sie bleibt, wie sie ist, und lässt sich unten herunterladen; alles andere geht ohne sie weiter.'


def kept_as_it_was() -> str:
    return 'Die Partie, wie sie war, bleibt auf der Startseite.'


def table_failed() -> str:
    return 'Dieser Browser konnte die Datei nicht erstellen. Deine Partien bleiben, wo sie sind.'


def picture_failed() -> str:
    return 'Dieser Browser konnte das Bild nicht erstellen.'


def file_too_large() -> str:
    return 'Diese Datei ist viel zu groß für eine Partie von Hustings und wurde deshalb nicht gelesen.'


def file_no_text() -> str:
    return 'Diese Datei ist kein Spielstand: Sie ist kein Text.'


def file_failed() -> str:
    return 'Diese Datei ließ sich nicht lesen.'


def no_save() -> str:
    return 'Das ist kein Spielstand von Hustings.'


def other_version() -> str:
    return 'Diesen Spielstand hat eine andere Version von Hustings geschrieben; diese hier kann ihn nicht lesen.'


def same_here() -> str:
    return 'Diese Partie hast du schon: Sie öffnet sich dort, wo du aufgehört hast.'


def further_here(*, moves: float) -> str:
    return 'Hier bist du in dieser Partie schon ' + ('1 Aktion' if _plural(moves) == 'one' else _show(moves) + ' Aktionen') + ' weiter: Sie öffnet sich dort, wo du aufgehört hast.'


def download_barred() -> str:
    return 'Nichts wurde heruntergeladen: Die Seite, in die Hustings eingebettet ist, erlaubt es nicht. Öffne es in einem eigenen Tab, um Dateien zu speichern.'


def download_maybe_barred() -> str:
    return 'Falls keine Datei angekommen ist, erlaubt die Seite, in die Hustings eingebettet ist, kein Herunterladen: Öffne es in einem eigenen Tab, um Dateien zu speichern.'


def carried(*, games: float, twice: float) -> str:
    return ('Eine Partie kam' if _plural(games) == 'one' else _show(games) + ' Partien kamen') + ' mit dieser Datei.' + ('' if twice == 0 else ' ' + ('Sie' if _plural(games) == 'one' else 'Eine davon') + ' ging hier anders weiter, deshalb bleiben beide Fassungen erhalten.' if _plural(twice) == 'one' else ' ' + _show(twice) + ' davon gingen hier anders weiter, deshalb bleiben jeweils beide Fassungen erhalten.')


def restored(*, games: float, results: float, season: str, learned: str, twice: float, left: float, preferences: str) -> str:
    return ((('Übernommen: deine Saisons.' if season == 'alone' else ('Übernommen: Lektionen und Rätsel.' if learned == 'alone' else 'In dieser Sicherung war nichts neu.')) if results == 0 else 'Übernommen: 1 Ergebnis.' if _plural(results) == 'one' else 'Übernommen: ' + _show(results) + ' Ergebnisse.') if games == 0 else 'Übernommen: 1 Partie.' if _plural(games) == 'one' else 'Übernommen: ' + _show(games) + ' Partien.') + ('' if twice == 0 else ' ' + '1 Partie ging hier anders weiter: Beide Fassungen bleiben erhalten.' if _plural(twice) == 'one' else ' ' + _show(twice) + ' Partien gingen hier anders weiter: Jeweils beide Fassungen bleiben erhalten.') + ('' if left == 0 else ' ' + '1 Partie ist hier schon gleich weit oder weiter und blieb unberührt.' if _plural(left) == 'one' else ' ' + _show(left) + ' Partien sind hier schon gleich weit oder weiter und blieben unberührt.') + (' ' + 'Auch deine Saisons sind dabei.' if season == 'too' else '') + (' ' + 'Auch Lektionen und Rätsel sind dabei.' if learned == 'too' else '') + (' ' + 'Die Einstellungen sind übernommen.' if preferences == 'came' else ' ' + 'Deine Einstellungen bleiben, wie sie sind.' if preferences == 'stayed' else '')


def old_rules_legal() -> str:
    return 'Diese Partie begann unter früheren Regeln. Alle ihre Aktionen sind noch erlaubt, und sie geht nach den heutigen Regeln weiter; ein Ergebnis zählt vielleicht anders.'


def old_rules(*, kept: str | float, moves: float, trouble: str | float) -> str:
    return 'Diese Partie begann unter früheren Regeln. Noch erlaubt: ' + _show(kept) + ' von ' + ('1 Aktion' if _plural(moves) == 'one' else _show(moves) + ' Aktionen') + '. ' + _show(trouble) + ' Von dort geht es nach den heutigen Regeln weiter.'


def new_version() -> str:
    return 'Eine neue Version von Hustings ist da.'


def files_gone() -> str:
    return 'Auf der Website liegt eine neue Version von Hustings; Dateien der bisherigen fehlen dort schon. Aktualisiere, um weiterzumachen; deine Partien bleiben erhalten.'


def update() -> str:
    return 'Aktualisieren'


def later() -> str:
    return 'Später'


def game_arriving(*, game: str | float) -> str:
    return _show(game) + ' wird geladen …'


def game_not_fetched(*, game: str | float) -> str:
    return _show(game) + ' ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.'


def internal_error() -> str:
    return 'In Hustings selbst ist etwas schiefgegangen. Deine Partie bleibt erhalten; verschwindet diese Zeile nicht, lade die Seite neu.'


def not_drawn() -> str:
    return 'Die Seite ließ sich nicht darstellen.'


def thinker_again() -> str:
    return 'Der Browser hat die Bots angehalten. Sie wurden neu gestartet, und die Partie geht weiter.'


def thinker_slow() -> str:
    return 'Die Bots brauchen auf diesem Gerät lange zum Starten. Die Partie geht von selbst weiter, sobald sie bereit sind; nach einer halben Minute denkt diese Seite für sie.'


def thinker_here() -> str:
    return 'Der Browser hat die Bots noch einmal angehalten. ' + _page_thinks()


def thinker_unstarted() -> str:
    return 'Die Bots ließen sich nicht starten: Dieses Gerät hat vielleicht zu wenig Speicher. ' + _page_thinks()


def thinker_unfetched() -> str:
    return 'Die Bots ließen sich nicht laden: Vielleicht ist das Netz weg oder die Website nicht erreichbar. ' + _page_thinks()


def page_thinks() -> str:
    return 'Diese Seite denkt nun für sie und reagiert dabei vielleicht langsam.'


def language_unavailable() -> str:
    return 'Die Texte der gewählten Sprache kamen nicht an, deshalb spricht die Seite vorerst Englisch. Lade sie neu, um es noch einmal zu versuchen.'


def part_unavailable() -> str:
    return 'Ein Teil von Hustings, der dafür nötig ist, ließ sich nicht laden: Vielleicht ist das Netz weg oder die Website nicht erreichbar. Deine Partien bleiben, wo sie sind.'


def no_table() -> str:
    return 'Auf dem Tisch ist keine Partie.'


def link_too_long() -> str:
    return 'Dieser Link ist zu lang für eine Partie von Hustings.'


def link_kinds() -> str:
    return 'Der Link sagt nicht, wer wo sitzt, deshalb gehört jeder Platz einer Person.'


def link_empty() -> str:
    return 'Dieser Link nennt kein Spiel.'


def link_none() -> str:
    return 'In diesem Text ist kein Link von Hustings.'


def link_seats() -> str:
    return 'Dieser Link nennt eine andere Zahl von Plätzen, als seine Partie hat.'


def no_such_game(*, name: str | float) -> str:
    return 'Ein Spiel namens „' + _show(name) + '“ gibt es hier nicht.'


def no_moment(*, text: str | float) -> str:
    return '„' + _show(text) + '“ ist kein Moment einer Partie, deshalb öffnet sich der Link bei der letzten Aktion.'


def no_option(*, game: str | float, name: str | float) -> str:
    return _show(game) + ' hat keine Option „' + _show(name) + '“: Dieser Teil des Links wurde weggelassen.'


def wrong_kind(*, known: Sequence[str], kind: str | float) -> str:
    return 'Ein Platz kann ' + _list(known, 'unit') + ' sein, nicht „' + _show(kind) + '“.'


def wrong_size(*, game: str | float, fewest: str | float, most: str | float) -> str:
    return _show(game) + ' wird mit ' + _show(fewest) + ' bis ' + _show(most) + ' Plätzen gespielt.'


_page_thinks = page_thinks
