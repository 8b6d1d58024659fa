"""The words of delegate_dash_puzzles, made by `make messages` from locales/en/delegate_dash_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def face(*, number: float) -> str:
    return ('ace' if number == 1 else _show(number))


def place(*, region: float, number: float) -> str:
    return ('Arms ' + _face(number=number) if region == 0 else 'Suns ' + _face(number=number) if region == 1 else 'Crowns ' + _face(number=number) if region == 2 else 'Moons ' + _face(number=number) if region == 3 else 'the gap')


def title(*, place: str | float, stake: str | float, lead: str, margin: float) -> str:
    return 'From ' + _show(place) + ': ' + _show(stake) + ' at stake, ' + (('1 delegate behind' if _plural(margin) == 'one' else _show(margin) + ' delegates behind') if lead == 'behind' else ('1 delegate ahead' if _plural(margin) == 'one' else _show(margin) + ' delegates ahead') if lead == 'ahead' else 'neck and neck')


def goal(*, mine: str | float, rivals: str | float) -> str:
    return 'You hold ' + _show(mine) + ' delegates, your best rival ' + _show(rivals) + '. All others have moved; then the caucuses are held. Where do you win the most delegates on average?'


def why(*, rivals: float, coins: float, best: str | float, delegates: str | float) -> str:
    return ('Nobody else is there' + (', so its coin of ' + _show(best) + ' is yours.' if coins == 1 else ', so the largest coin, ' + _show(best) + ', is yours.') if rivals == 0 else 'One rival is there' + (' ' + 'and ' + _show(delegates) + ' delegates are worth the fight.' if coins == 1 else ': whoever rolls lower still gets a coin.') if rivals == 1 else _show(rivals) + ' rivals are there, but ' + (_show(delegates) + ' delegates are worth the fight.' if coins == 1 else _show(coins) + ' coins with ' + _show(delegates) + ' delegates are worth the fight.'))


def why_not(*, rivals: float, coins: float, best: str | float, delegates: str | float) -> str:
    return ('Nobody else is there, but ' + ('its only coin is a ' + _show(best) + '.' if coins == 1 else 'its largest coin is a ' + _show(best) + '.') if rivals == 0 else 'One rival is there' + (', and whoever rolls lower gets none of the ' + _show(delegates) + ' delegates.' if coins == 1 else ', and the ' + _show(coins) + ' coins are only ' + _show(delegates) + ' delegates together.') if rivals == 1 else _show(rivals) + ' rivals fight you there for ' + ('a single coin of ' + _show(best) + '.' if coins == 1 else _show(coins) + ' coins with ' + _show(delegates) + ' delegates.'))


def right(*, best: str | float) -> str:
    return 'Right: that wins ' + _show(best) + '.'


def worse(*, yours: str | float, why: str | float, best: str | float, more: str | float) -> str:
    return 'That wins ' + _show(yours) + '. ' + _show(why) + ' The best move wins ' + _show(best) + ', ' + _show(more) + ' more.'


def worse_empty(*, best: str | float) -> str:
    return 'No delegates are at stake there. The best move wins ' + _show(best) + '.'


def delegates(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def delegates_on_average(*, delegates: float) -> str:
    return _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' delegates on average'


_face = face
