"""The words of delegate_dash_demo, made by `make messages` from locales/fr/delegate_dash_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def demo_1() -> str:
    return 'Les dés disent qui part en premier. Une pièce vaut les délégués qu’elle porte.'


def demo_2() -> str:
    return 'On se croise sur une pièce\u202f? C’est un caucus\xa0: le dé le plus haut prend le plus.'


def demo_3() -> str:
    return 'Super Tuesday\xa0: huit pièces d’un coup. Qui va où\u202f?'


def demo_4() -> str:
    return 'Sortir d’un caucus sans délégué, c’est avoir marché pour rien.'


def demo_5() -> str:
    return 'Trois candidats visent les mêmes 40 délégués\xa0: les dés font le partage.'
