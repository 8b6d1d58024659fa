"""The words of dialogs, made by `make messages` from locales/de/dialogs.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def undo_turn() -> str:
    return 'Zug zurücknehmen'


def undo_all() -> str:
    return 'Zurück zur ersten Aktion'


def new_same_seed() -> str:
    return 'Neustart, gleicher Startcode'


def new_other_seed() -> str:
    return 'Neustart, neuer Startcode'


def download_game() -> str:
    return 'Diese Partie herunterladen'


def picture_png() -> str:
    return 'Bild des Spielplans (PNG)'


def picture_svg() -> str:
    return 'Bild des Spielplans (SVG)'


def full_screen(*, full: str) -> str:
    return ('Vollbild beenden' if full == 'on' else 'Vollbild')


def save_table() -> str:
    return 'Diesen Tisch als Datei speichern'


def leave() -> str:
    return 'Verlassen (Partie bleibt)'


def after_move(*, move: str | float) -> str:
    return 'aktion-' + _show(move)


def picture_title(*, game: str | float, summary: str | float) -> str:
    return _show(game) + ': ' + _show(summary)


def share_help() -> str:
    return 'Der Link enthält die ganze Partie, aber nicht die Namen.'


def share_file() -> str:
    return 'Diese Seite ist eine Datei auf diesem Gerät und gehört zu keiner Website, deshalb lässt sich nur die Partie selbst verschicken. Wer den Text bekommt, braucht auch die Datei und fügt den Text unter „Link öffnen“ ein.'


def share_site(*, site: str | float) -> str:
    return 'Diese Seite ist eine Datei auf diesem Gerät. Ihre Links führen zu der Website, von der sie stammt: ' + _show(site)


def share_start() -> str:
    return 'Derselbe Anfang'


def share_start_help() -> str:
    return 'Gleicher Startcode, zum Vergleichen.'


def share_game() -> str:
    return 'Die Partie bis hierher'


def share_game_help() -> str:
    return 'Öffnet sich bei der letzten Aktion, spielbereit.'


def share_moment() -> str:
    return 'Dieser Moment'


def share_moment_help() -> str:
    return 'Öffnet sich da, wo du gerade hinsiehst.'


def copy() -> str:
    return 'Kopieren, teilen'


def copied() -> str:
    return 'Kopiert.'


def copy_failed() -> str:
    return 'Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn von Hand.'


def link_of(*, what: str | float) -> str:
    return 'Link: ' + _show(what)


def qr() -> str:
    return 'QR-Code'


def qr_of(*, what: str | float) -> str:
    return 'QR-Code: ' + _show(what)


def qr_start() -> str:
    return 'Stattdessen den Anfang als QR-Code'


def qr_too_long(*, letters: float, most: float) -> str:
    return 'Dieser Link hat ' + _number(letters, useGrouping='always') + ' Zeichen, mehr als die ' + _number(most, useGrouping='always') + ', die ein QR-Code gut fasst. Kopiere den Link oder speichere die Partie als Datei.'


def pref_name(*, pref: str) -> str:
    return ('Farben' if pref == 'theme' else 'Tempo der Anzeige' if pref == 'pace' else 'Erzwungene Aktionen' if pref == 'auto' else 'Wenn du nicht reagieren kannst' if pref == 'skip' else 'Vor Zugende, Wurf oder Ziehung' if pref == 'confirm' else 'Tipps in den ersten Partien' if pref == 'coach' else 'Buchstabentasten' if pref == 'keys' else 'Mit einem Screenreader' if pref == 'listen' else 'Namen in Links an Mitspielende' if pref == 'names' else 'Ton' if pref == 'sound' else 'Vibrieren vor deinem Zug' if pref == 'buzz' else 'Bildschirm beim Spielen')


def pref_value(*, pref: str, value: str) -> str:
    return (('Wie das System' if value == 'auto' else 'Hell' if value == 'light' else 'Dunkel' if value == 'dark' else 'Hoher Kontrast') if pref == 'theme' else ('Schritt für Schritt' if value == 'step' else '0,25×' if value == 'quarter' else '0,5×' if value == 'half' else '1×' if value == 'normal' else '2×' if value == 'double' else 'Sofort') if pref == 'pace' else ('Automatisch spielen' if value == 'on' else 'Fragen') if pref == 'auto' else ('Automatisch passen' if value == 'on' else 'Fragen') if pref == 'skip' else ('Fragen, wenn etwas gewählt wurde' if value == 'on' else 'Gleich weiter') if pref == 'confirm' else ('Nach jedem fremden Zug warten' if value == 'on' else 'Zusammenfassung vor deinem Zug') if pref == 'listen' else ('Mitschicken' if value == 'on' else 'Weglassen') if pref == 'names' else ('Aus' if value == 'off' else 'Leise' if value == 'soft' else 'Laut') if pref == 'sound' else ('Bleibt an' if value == 'on' else 'Wie das Gerät') if pref == 'wake' else ('An' if value == 'on' else 'Aus'))


def pref_now(*, pref: str, value: str) -> str:
    return _pref_name(pref=pref) + ': ' + _pref_value(pref=pref, value=value) + '.'


def listen_offer() -> str:
    return 'Benutzt du einen Screenreader? Hustings kann nach jedem fremden Zug warten, bis du die Leertaste drückst.'


def listen_take() -> str:
    return 'Auf mich warten'


def listen_leave() -> str:
    return 'Nein, nur eine Zusammenfassung'


def backup_title() -> str:
    return 'Partien und Einstellungen'


def backup_make() -> str:
    return 'Sicherung herunterladen'


def backup_open() -> str:
    return 'Sicherung öffnen'


def combinations(*, keys: Sequence[str]) -> str:
    return _list(keys, 'disjunction')


def combination(*, control: bool, shift: bool, key: str | float) -> str:
    return ('Strg+' if control else '') + ('Umschalt+' if shift else '') + _show(key)


def keys_tab() -> str:
    return 'Tab'


def keys_tab_does() -> str:
    return 'zum Spielplan, zu den Knöpfen, zum Verlauf'


def keys_arrows() -> str:
    return 'Pfeile'


def keys_arrows_does() -> str:
    return 'auf dem Spielplan und im Verlauf weitergehen'


def keys_ends() -> str:
    return 'Pos1, Ende'


def keys_ends_does() -> str:
    return 'erster und letzter Ort des Spielplans'


def keys_next() -> str:
    return 'N, P'


def keys_next_does() -> str:
    return 'nächster und voriger Ort, den du wählen kannst'


def keys_letters() -> str:
    return 'Buchstaben'


def keys_letters_does() -> str:
    return 'zu diesem Ort gehen; ist der Buchstabe belegt, zuerst Umschalt'


def keys_enter() -> str:
    return 'Enter'


def keys_enter_does() -> str:
    return 'wählen'


def keys_digits() -> str:
    return '1–9'


def keys_digits_does() -> str:
    return 'eine angebotene Möglichkeit wählen'


def keys_space() -> str:
    return 'Leertaste oder Esc'


def keys_space_does() -> str:
    return 'überspringen, was gerade läuft; zweimal: alles'


def keys_past() -> str:
    return '← →, Pos1, Ende'


def keys_past_does() -> str:
    return 'im Rückblick schrittweise vor und zurück'


def keys_periods() -> str:
    return 'Bild auf, Bild ab'


def keys_periods_does() -> str:
    return 'im Rückblick zur vorigen oder nächsten Runde (oder was das Spiel statt Runden hat)'


def keys_escape() -> str:
    return 'Esc'


def keys_escape_does() -> str:
    return 'schließen, Rückblick oder Rat verlassen, neu wählen'


def keys_question() -> str:
    return '?'


def keys_question_does() -> str:
    return 'die Regel zu dem Ort oder Knopf, auf dem du bist; sonst diese Tasten'


def keys_click() -> str:
    return 'Rechtsklick'


def keys_click_does() -> str:
    return 'dasselbe für das Angeklickte; ebenso ein langer Druck'


def shortcut_undo() -> str:
    return 'zurücknehmen'


def shortcut_redo() -> str:
    return 'wiederholen'


def shortcut_sound() -> str:
    return 'Ton aus, leise oder laut'


def shortcut_menu() -> str:
    return 'das Menü'


def shortcut_home() -> str:
    return 'zur Startseite'


def shortcut_type() -> str:
    return 'eine Aktion eintippen'


def shortcut_happened() -> str:
    return 'hören, was seit deinem letzten Zug geschah'


def shortcut_standing() -> str:
    return 'hören, wie es für dich steht'


def shortcut_choices() -> str:
    return 'hören, was du wählen kannst'


def shortcut_place() -> str:
    return 'hören, was an deinem Ort zu sehen ist'


def about_title() -> str:
    return 'Über Hustings'


def about_table() -> str:
    return 'Ein Tisch für Wahlspiele, der ganz in deinem Browser läuft. Nichts, was du hier tust, verlässt dieses Gerät, es sei denn, du verschickst selbst einen Link.'


def about_licence() -> str:
    return 'Hustings ist freie Software unter der MIT-Lizenz; die beiliegende Datei NOTICE.md nennt alles, worauf es aufbaut.'


def about_games() -> str:
    return 'Die Spiele'


def about_source() -> str:
    return 'Der Quelltext'


def about_no_source() -> str:
    return 'Wer dieses Exemplar hier bereitgestellt hat, sagt nicht, wo der Quelltext liegt.'


def made_of(*, release: str | float, build: str | float) -> str:
    return 'Version ' + _show(release) + ', Build ' + _show(build) + '.'


def licences() -> str:
    return 'Alle Lizenzen'


def licences_coming() -> str:
    return 'Die Lizenzen werden geladen.'


def licences_failed() -> str:
    return 'Die Lizenzen ließen sich nicht laden.'


def kept_title() -> str:
    return 'Was auf diesem Gerät gespeichert ist'


def kept_games(*, games: float) -> str:
    return ('Noch keine Partie.' if games == 0 else '1 Partie, nach jeder Aktion gespeichert.' if _plural(games) == 'one' else _show(games) + ' Partien, nach jeder Aktion gespeichert.')


def kept_else() -> str:
    return 'Außerdem deine Einstellungen, deine letzte Vorbereitung zu jedem Spiel und die Seite selbst, damit sie auch ohne Netz läuft. Alles liegt in diesem Browser und nirgends sonst.'


def forget() -> str:
    return 'Alles löschen'


def forget_asked() -> str:
    return 'Das löscht alle deine Partien, deine Einstellungen und die Offline-Kopie dieser Seite aus diesem Browser. Rückgängig machen lässt sich das nicht, doch eine Sicherung kannst du wieder öffnen.'


def forget_limits() -> str:
    return 'Eine Partie, die in einem anderen Tab offen ist, wird wieder gespeichert, wenn sie weitergeht: Schließe also zuerst die anderen Tabs. Adressen im Verlauf deines Browsers bleiben, bis du ihn löschst.'


def forget_not() -> str:
    return 'Alles behalten'


def forgotten() -> str:
    return 'Alles ist gelöscht: In diesem Browser ist nun nichts mehr von Hustings gespeichert. Was du von jetzt an tust, wird wieder gespeichert.'


def forgotten_partly() -> str:
    return 'Dieser Browser hat nicht alles gelöscht. Deine Partien sind von dieser Seite verschwunden, doch der Rest liegt vielleicht noch auf diesem Gerät. Versuch es noch einmal, oder lösche die Daten dieser Website in den Einstellungen des Browsers.'


def delete_title() -> str:
    return 'Eine Partie löschen'


def delete_for_good(*, game: str | float) -> str:
    return _show(game) + ' endgültig löschen? Es gibt kein Zurück.'


def delete_unknown_for_good() -> str:
    return 'Diese Partie endgültig löschen? Es gibt kein Zurück.'


def keep_it() -> str:
    return 'Behalten'


def delete_it() -> str:
    return 'Löschen'


_pref_name = pref_name
_pref_value = pref_value
