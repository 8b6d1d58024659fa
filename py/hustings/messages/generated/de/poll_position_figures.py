"""The words of poll_position_figures, made by `make messages` from locales/de/poll_position_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Die dritte Woche. Würfel sind Wahllokale, und davor stehen die Wählenden Schlange. Ein Haken zeigt, dass die Plätze reichen, ein rotes Schild, wie viele abgewiesen werden. Oben liegt das Ereignis der Woche.'
