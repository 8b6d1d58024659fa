"""The words of poll_position_demo, made by `make messages` from locales/fr/poll_position_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def demo_1() -> str:
    return 'Deux joueurs, une équipe\xa0: les électeurs arrivent, il leur faut des bureaux de vote.'


def demo_2() -> str:
    return 'Chaque semaine a son événement\xa0: ici, renforcer coûte plus cher au Québec.'


def demo_3() -> str:
    return 'La dernière semaine. Qui sera refoulé se plaindra.'


def demo_4() -> str:
    return 'Le jour du vote, région par région\xa0: était-ce assez\u202f?'
