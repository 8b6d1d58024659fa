"""The words of gerrymander_demo, made by `make messages` from locales/fr/gerrymander_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def demo_1() -> str:
    return 'Rouge et Bleu ont 99 voix chacun. À tour de rôle, ils tracent des frontières.'


def demo_2() -> str:
    return 'Une circonscription fermée va au parti qui y a le plus de voix.'


def demo_3() -> str:
    return 'Gagnée d’une seule voix\xa0: celles de l’autre camp ne servent à rien.'


def demo_4() -> str:
    return 'Rouge en gagne une 22 à 0\xa0: que de voix entassées au même endroit\u202f!'


def demo_5() -> str:
    return 'Autant de voix, bien plus de circonscriptions\xa0: qui dessine la carte gagne.'
