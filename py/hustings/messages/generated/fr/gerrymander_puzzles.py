"""The words of gerrymander_puzzles, made by `make messages` from locales/fr/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def title(*, lead: str, mine: str | float, theirs: str | float, borders: float) -> str:
    return ('Fais la différence' if lead == 'level' else 'Garde l’avance' if lead == 'ahead' else 'Renverse la partie') + '\xa0: ' + _show(mine) + ' à ' + _show(theirs) + ', ' + ('une frontière' if borders == 1 else 'deux frontières' if borders == 2 else 'trois frontières' if borders == 3 else 'quatre frontières')


def goal(*, lead: str, mine: str | float, theirs: str | float, swing: str | float, swung: str | float, borders: float) -> str:
    return 'Tu joues Rouge' + (', à égalité' if lead == 'level' else ' ' + 'et tu mènes' if lead == 'ahead' else ' ' + 'et tu cours après le score') + '\xa0: ' + _show(mine) + ' à ' + _show(theirs) + ' en circonscriptions, ' + _show(swing) + ' à ' + _show(swung) + ' en comtés pivots. Trace ' + ('ta dernière frontière' if borders == 1 else 'tes deux frontières' if borders == 2 else 'tes trois frontières' if borders == 3 else 'tes quatre frontières') + ' de façon à gagner la partie, quoi que Bleu trace ensuite.'


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
