"""The words of gerrymander_figures, made by `make messages` from locales/en/gerrymander_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Borders are drawn between the counties. The number on a token is its votes; a closed part becomes a district and goes to the party with most votes in it, whose pattern it then bears.'
