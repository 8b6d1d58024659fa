"""The words of delegate_dash_figures, made by `make messages` from locales/de/delegate_dash_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return "The fourth round. Each tile is a state: its region's suit, its value, the delegates that lie on it. States with a gold edge vote in this round; the pawns beside them are the candidates who are there. In the corners stand the four candidates with their delegates on the way to 305, and the die that says how far each may move."
