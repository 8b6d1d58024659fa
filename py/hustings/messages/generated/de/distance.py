"""The words of distance, made by `make messages` from locales/de/distance.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show


def elsewhere() -> str:
    return 'Anderswo'


def seats_title() -> str:
    return 'Wer wo spielt'


def setup_help(*, names: Sequence[str]) -> str:
    return 'Nach deinem Zug schickst du ' + _list(names, 'conjunction') + ' einen Link und bekommst einen zurück.'


def seats_help() -> str:
    return 'Wer anderswo spielt, bekommt die Partie nach deinem Zug als Link und schickt nach dem eigenen Zug einen zurück.'


def here() -> str:
    return 'Auf diesem Gerät'


def away() -> str:
    return 'Anderswo'


def where(*, name: str | float) -> str:
    return 'Wo ' + _show(name) + ' spielt'


def plays_elsewhere(*, name: str | float) -> str:
    return _show(name) + ' spielt anderswo: Schick die Partie los'


def nobody_here() -> str:
    return 'Jemand muss auf diesem Gerät spielen.'


def only_here() -> str:
    return 'Auf diesem Gerät spielt sonst niemand.'


def send_to(*, names: Sequence[str]) -> str:
    return 'An ' + _list(names, 'conjunction') + ' schicken'


def send_again() -> str:
    return 'Erneut schicken'


def send_end(*, names: Sequence[str]) -> str:
    return 'Das Ergebnis an ' + _list(names, 'conjunction') + ' schicken'


def note(*, name: str | float, game: str | float, lead: str, own: str | float, best: str | float) -> str:
    return 'Du bist am Zug, ' + _show(name) + ': ' + _show(game) + ', ' + (_show(own) + '–' + _show(best) + ' für dich' if lead == 'ahead' else _show(best) + '–' + _show(own) + ' gegen dich' if lead == 'behind' else _show(own) + '–' + _show(best)) + '.'


def note_together(*, names: Sequence[str], game: str | float, stands: str | float) -> str:
    return 'Jetzt am Zug: ' + _list(names, 'conjunction') + '. ' + _show(game) + ': ' + _show(stands) + '.'


def note_over(*, game: str | float, names: Sequence[str], outcome: str | float) -> str:
    return _show(game) + ' ist vorbei, ' + _list(names, 'conjunction') + ': ' + _show(outcome)


def unsent(*, names: Sequence[str]) -> str:
    return 'Dein Zug ist gemacht: Schick die Partie an ' + _list(names, 'conjunction') + '.'


def begins(*, names: Sequence[str]) -> str:
    return 'Schick die Partie an ' + _list(names, 'conjunction') + ': Dort beginnt sie.'


def sent(*, names: Sequence[str]) -> str:
    return 'Warten auf ' + _list(names, 'conjunction') + '. Öffne den Link, der zurückkommt.'


def watching() -> str:
    return 'Du siehst zu. Öffne den nächsten Link, um mehr zu sehen.'


def copied(*, names: Sequence[str]) -> str:
    return 'Der Link ist kopiert: Füge ihn in eine Nachricht an ' + _list(names, 'conjunction') + ' ein. Zurück kommt wieder ein Link.'


def mark_sent() -> str:
    return 'Ist verschickt'


def undo_sent() -> str:
    return 'Das ist schon verschickt; zurücknehmen geht nicht mehr.'


def share_turn(*, names: Sequence[str]) -> str:
    return 'Die Partie an ' + _list(names, 'conjunction') + ' schicken'


def share_turn_help(*, names: Sequence[str]) -> str:
    return 'Füge den Link in eine Nachricht ein, oder lass ' + _list(names, 'disjunction') + ' den Code scannen.'


def qr_turn() -> str:
    return 'Als QR-Code zeigen'


def with_names() -> str:
    return 'Der Link enthält eure Namen. Alles andere darin ist die Partie selbst.'


def without_names() -> str:
    return 'Der Link enthält keine Namen.'


def leave_names_out() -> str:
    return 'Namen weglassen'


def send_names_along() -> str:
    return 'Namen mitschicken'


def who_are_you() -> str:
    return 'Wer bist du?'


def came(*, names: Sequence[str]) -> str:
    return 'Eine Partie von ' + _list(names, 'conjunction')


def i_watch() -> str:
    return 'Ich sehe nur zu'


def other_device() -> str:
    return 'Jemand anders?'


def gives_away() -> str:
    return 'Ein Link enthält die ganze Partie. Wer ihn zerlegt, kann verdeckte Hände lesen und sehen, was gezogen wird.'


def cut() -> str:
    return 'Dieser Link wurde abgeschnitten, die letzten Aktionen fehlen: Lass ihn dir noch einmal schicken. Was ankam, kannst du ansehen.'


def cut_play() -> str:
    return 'Ab hier weiterspielen'


def branched(*, move: str | float) -> str:
    return 'Ab Aktion ' + _show(move) + ' unterscheiden sich dieser Link und deine gespeicherte Partie. Beide bleiben erhalten; du siehst die aus dem Link.'


def show_other() -> str:
    return 'Meine zeigen'


def merged() -> str:
    return 'Die Entscheidungen von beiden Geräten sind vereint.'


def older(*, moves: str | float, kept: str | float) -> str:
    return 'Dieser Link ist älter als deine gespeicherte Partie: Er zeigt Aktion ' + _show(moves) + ' von ' + _show(kept) + '.'


def my_turn() -> str:
    return 'Du bist dran'


def waiting() -> str:
    return 'Warten auf andere'


def others() -> str:
    return 'Weitere Partien'


def waiting_for(*, names: Sequence[str], age: str | float) -> str:
    return 'Warten auf ' + _list(names, 'conjunction') + ' · Link erstellt: ' + _show(age)


def you(*, name: str | float) -> str:
    return _show(name) + ' (du)'


def not_sent(*, names: Sequence[str]) -> str:
    return 'Noch nicht an ' + _list(names, 'conjunction') + ' geschickt'


def order_title() -> str:
    return 'Wenn andere ziehen'


def order(*, order: str) -> str:
    return ('Frag mich, wenn es mich trifft' if order == 'mine' else 'Frag mich, wenn es mich oder meine Regionen trifft' if order == 'region' else 'Frag mich, wenn es mich trifft oder 4 Delegierte bringt' if order == 'big' else 'Frag mich immer' if order == 'always' else 'Lass alles durchgehen')


def order_help() -> str:
    return 'Während andere auf ihren Geräten spielen, entscheidet das für dich, was durchgeht. Außer dir sieht es niemand.'
