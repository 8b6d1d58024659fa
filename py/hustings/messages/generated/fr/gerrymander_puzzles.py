"""The words of gerrymander_puzzles, made by `make messages` from locales/fr/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Fais la différence' if lead == 'level' else 'Garde l’avance' if lead == 'ahead' else 'Renverse la partie') + '\xa0: ' + _show(mine) + ' à ' + _show(theirs) + ', ' + ('une frontière' if borders == 1 else 'deux frontières' if borders == 2 else 'trois frontières' if borders == 3 else 'quatre frontières')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, spare: bool, borders: float) -> str:
    return 'Tu joues Rouge' + (', à égalité' if lead == 'level' else ' ' + 'et tu mènes' if lead == 'ahead' else ' ' + 'et tu cours après le score') + '\xa0: ' + _show(mine) + ' à ' + _show(theirs) + ' en circonscriptions, ' + _show(swing) + ' à ' + _show(swung) + ' en comtés pivots. Trace ' + ('jusqu’à ' + ('deux frontières' if borders == 2 else 'trois frontières' if borders == 3 else 'quatre frontières') if spare else ('ta dernière frontière' if borders == 1 else 'tes deux frontières' if borders == 2 else 'tes trois frontières' if borders == 3 else 'tes quatre frontières')) + ' de façon à gagner la partie, quoi que Bleu trace ensuite.'


def right_on() -> str:
    return 'Juste\xa0: quoi que Bleu trace maintenant, tu gagnes.'


def right_over(*, mine: str | float, theirs: str | float) -> str:
    return 'Juste\xa0: tu gagnes ' + _show(mine) + ' à ' + _show(theirs) + '.'


def right_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'Juste\xa0: égalité en circonscriptions, et tu gagnes aux comtés pivots, ' + _show(mine) + ' à ' + _show(theirs) + '.'


def otherwise_on() -> str:
    return 'Ce tour ne gagne pas contre toutes les réponses. Il existe un tour qui gagne, quoi que Bleu trace.'


def otherwise_over(*, mine: str | float, theirs: str | float) -> str:
    return 'Ce tour ne gagne pas. Il existe un tour qui gagne ' + _show(mine) + ' à ' + _show(theirs) + '.'


def otherwise_swing(*, mine: str | float, theirs: str | float) -> str:
    return 'Ce tour ne gagne pas. Il existe un tour qui fait égalité en circonscriptions et gagne aux comtés pivots, ' + _show(mine) + ' à ' + _show(theirs) + '.'


def why(*, does: str | float, wins: str | float) -> str:
    return _show(does) + ' ' + _show(wins)


def closes(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('La frontière ferme' if borders == 1 else 'Les frontières ferment') + ' ' + _show(counties) + ' comtés, Rouge ' + _show(red) + ', Bleu ' + _show(blue) + '\xa0: cela fait ' + _show(mine) + ' à ' + _show(theirs) + '.'


def closes_tied(*, borders: float, counties: str | float, red: str | float, blue: str | float, mine: str | float, theirs: str | float) -> str:
    return ('La frontière ferme' if borders == 1 else 'Les frontières ferment') + ' ' + _show(counties) + ' comtés, Rouge ' + _show(red) + ', Bleu ' + _show(blue) + '. À égalité, qui ferme la circonscription désigne le vainqueur\xa0: cela fait ' + _show(mine) + ' à ' + _show(theirs) + '.'


def closes_several(*, borders: float, districts: float, mine: str | float, theirs: str | float) -> str:
    return ('La frontière ferme' if borders == 1 else 'Les frontières ferment') + ' ' + ('deux circonscriptions' if districts == 2 else 'trois circonscriptions' if districts == 3 else _show(districts) + ' circonscriptions') + '\xa0: cela fait ' + _show(mine) + ' à ' + _show(theirs) + '.'


def stops(*, borders: float, counties: str | float, red: str | float, blue: str | float) -> str:
    return ('La frontière empêche' if borders == 1 else 'Les frontières empêchent') + ' Bleu de prendre ' + _show(counties) + ' comtés, Rouge ' + _show(red) + ', Bleu ' + _show(blue) + '.'


def zugzwang(*, due: float) -> str:
    return 'Bleu doit maintenant tracer ' + ('une frontière' if due == 1 else 'deux frontières' if due == 2 else 'trois frontières' if due == 3 else 'quatre frontières') + ' et, quoi qu’il trace, il ferme une circonscription pour toi.'


def sure(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return 'Quoi que trace Bleu, tu peux ensuite fermer ' + _show(counties) + ' comtés, Rouge ' + _show(red) + ', Bleu ' + _show(blue) + '.'


def fork(*, one: str | float, two: str | float) -> str:
    return 'Tu menaces de fermer deux circonscriptions, ' + _show(one) + ' et ' + _show(two) + ' : Bleu ne peut en empêcher qu’une.'


def there(*, counties: str | float, red: str | float, blue: str | float) -> str:
    return _show(counties) + ' comtés à ' + _show(red) + ' contre ' + _show(blue)


def earns(*, now: float, borders: float, before: str | float) -> str:
    return 'Quoi que trace Bleu, tu peux atteindre ' + ('1 circonscription' if now == 1 else _show(now) + ' circonscriptions') + '. Sans ' + ('cette frontière' if borders == 1 else 'ces frontières') + ', Bleu pourrait te limiter à ' + _show(before) + '.'


def holds(*, now: float, borders: float, before: str | float) -> str:
    return 'Quoi que trace Bleu, tu peux le limiter à ' + ('1 circonscription' if now == 1 else _show(now) + ' circonscriptions') + '. Sans ' + ('cette frontière' if borders == 1 else 'ces frontières') + ', Bleu pourrait en atteindre ' + _show(before) + '.'


def ends(*, tied: bool, swing: str | float, swung: str | float) -> str:
    return ('Il ne reste aucun comté, et tu gagnes aux comtés pivots, ' + _show(swing) + ' à ' + _show(swung) + '.' if tied else 'Il ne reste aucun comté\xa0: le score est définitif.')


def no_room(*, counties: str | float, districts: float) -> str:
    return 'Les ' + _show(counties) + ' comtés restants donnent au plus ' + ('une circonscription' if districts == 1 else 'deux circonscriptions' if districts == 2 else _show(districts) + ' circonscriptions') + '\xa0: trop peu pour Bleu.'


def stays_ahead(*, districts: float) -> str:
    return 'Même la meilleure réponse de Bleu te laisse ' + ('une circonscription' if districts == 1 else 'deux circonscriptions' if districts == 2 else _show(districts) + ' circonscriptions') + ' d’avance.'


def stays_level(*, swing: str | float, swung: str | float) -> str:
    return 'La meilleure réponse de Bleu ne fait qu’égaliser, et tu gagnes aux comtés pivots, ' + _show(swing) + ' à ' + _show(swung) + '.'
