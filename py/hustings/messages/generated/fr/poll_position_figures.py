"""The words of poll_position_figures, made by `make messages` from locales/fr/poll_position_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'The third week. Dice are polling sites, queues are the voters who wait at them; a tick says that there are enough sites, a red badge how many voters are turned away. Above lies the event of the week.'
