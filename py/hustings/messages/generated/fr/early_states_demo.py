"""The words of early_states_demo, made by `make messages` from locales/fr/early_states_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def demo_1() -> str:
    return 'Les dés et l’argent font des croix dans neuf États et paient l’équipe et les spots.'


def demo_2() -> str:
    return 'L’Iowa est plein\xa0: qui remplit un État avant les autres prend la plupart des délégués.'


def demo_3() -> str:
    return 'Une seule première place par État\xa0: on court déjà vers la suivante.'


def demo_4() -> str:
    return 'La deuxième place compte aussi. Plus de première place\u202f? La partie s’achève.'
