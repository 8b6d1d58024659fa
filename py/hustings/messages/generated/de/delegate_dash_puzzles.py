"""The words of delegate_dash_puzzles, made by `make messages` from locales/de/delegate_dash_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def face(*, number: float) -> str:
    return ('Ass' if number == 1 else _show(number))


def place(*, region: float, number: float) -> str:
    return ('Wappen ' + _face(number=number) if region == 0 else 'Sonnen ' + _face(number=number) if region == 1 else 'Kronen ' + _face(number=number) if region == 2 else 'Monde ' + _face(number=number) if region == 3 else 'der Mitte')


def title(*, place: str | float, stake: str | float, lead: str, margin: float) -> str:
    return 'Von ' + _show(place) + ' aus: ' + _show(stake) + ' im Spiel, ' + (('1 Delegierter Rückstand' if _plural(margin) == 'one' else _show(margin) + ' Delegierte Rückstand') if lead == 'behind' else ('1 Delegierter Vorsprung' if _plural(margin) == 'one' else _show(margin) + ' Delegierte Vorsprung') if lead == 'ahead' else 'Kopf an Kopf')


def goal(*, mine: str | float, rivals: str | float) -> str:
    return 'Delegierte: ' + _show(mine) + ' bei dir, höchstens ' + _show(rivals) + ' bei den anderen. Alle anderen haben gezogen; nun folgen die Caucusse. Wo gewinnst du im Schnitt die meisten Delegierten?'


def why(*, rivals: float, coins: float, best: str | float, delegates: str | float) -> str:
    return ('Sonst ist niemand dort: ' + ('Die ' + _show(best) + ' gehört dir.' if coins == 1 else 'Die größte Münze, die ' + _show(best) + ', gehört dir.') if rivals == 0 else 'Nur ein anderer ist dort' + (', doch der Kampf lohnt sich, es geht um ' + _show(delegates) + '.' if coins == 1 else ': Auch wer niedriger würfelt, bekommt eine Münze.') if rivals == 1 else _show(rivals) + ' andere sind dort, doch ' + ('der Kampf lohnt sich, es geht um ' + _show(delegates) + '.' if coins == 1 else 'der Kampf lohnt sich, es geht um ' + _show(coins) + ' Münzen, zusammen ' + _show(delegates) + '.'))


def why_not(*, rivals: float, coins: float, best: str | float, delegates: str | float) -> str:
    return ('Bei dir ist sonst niemand, aber ' + ('die einzige Münze ist nur eine ' + _show(best) + '.' if coins == 1 else 'die größte Münze ist nur eine ' + _show(best) + '.') if rivals == 0 else 'Bei dir ist ein anderer' + (', und wer niedriger würfelt, bekommt von den ' + _show(delegates) + ' nichts.' if coins == 1 else ', und die ' + _show(coins) + ' Münzen bringen zusammen nur ' + _show(delegates) + '.') if rivals == 1 else 'Bei dir geht es gegen ' + _show(rivals) + ' andere um ' + ('eine einzige Münze zu ' + _show(best) + '.' if coins == 1 else _show(coins) + ' Münzen, zusammen ' + _show(delegates) + '.'))


def right(*, best: str | float) -> str:
    return 'Richtig: Das bringt ' + _show(best) + '.'


def worse(*, yours: str | float, why: str | float, best: str | float, more: str | float) -> str:
    return 'Das bringt ' + _show(yours) + '. ' + _show(why) + ' Der beste Zug bringt ' + _show(best) + ' und damit ' + _show(more) + ' mehr.'


def worse_empty(*, best: str | float) -> str:
    return 'Bei dir sind keine Delegierten zu holen. Der beste Zug bringt ' + _show(best) + '.'


def delegates(*, delegates: float) -> str:
    return ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def delegates_on_average(*, delegates: float) -> str:
    return _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' Delegierte im Schnitt'


_face = face
