"""The words of whistle_stop_demo, made by `make messages` from locales/fr/whistle_stop_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def demo_1() -> str:
    return 'Des cartes envoient des délégués dans quinze régions, si personne n’y met son veto.'


def demo_2() -> str:
    return 'Un veto\u202f! Et une carte pour passer outre.'


def demo_3() -> str:
    return 'Un autre veto, juste avant le vote.'


def demo_4() -> str:
    return 'Soir d’élection\xa0: chaque délégué est un dé, les deux meilleurs comptent, le plus haut total l’emporte.'
