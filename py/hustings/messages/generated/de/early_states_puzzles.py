"""The words of early_states_puzzles, made by `make messages` from locales/de/early_states_puzzles.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, idea: str, missing: float) -> str:
    return ('Ein Staat ohne Stimme' if idea == 'no-vote' else 'Zwei Käufe' if idea == 'two-purchases' else 'Stimmen für zwei Staaten' if idea == 'dividing' else 'Ein Thema, zwei Staaten' if idea == 'shared-issue' else 'Zwei Staaten, alle Stimmen' if idea == 'every-vote' else 'Zwei Staaten' if idea == 'two-states' else 'Keine Stimme zu viel' if idea == 'nothing-spare' else 'Der Staat, der genügt' if idea == 'big-enough' else 'Das richtige Thema' if idea == 'right-issue' else 'Der letzte Wurf') + ': ' + ('1 fehlt' if _plural(missing) == 'one' else _show(missing) + ' fehlen')


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'Du hast ' + _show(mine) + ' Delegierte und brauchst ' + _show(needed) + ' zum Sieg. Das ist dein letzter Zug' + ('. Welche Würfel würfelst du neu, um am ehesten zu gewinnen?' if decision == 'throw' else ', und du hast noch ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves) if decision == 'votes' else ': Entscheide zuerst, was deine Einsen werden. ' + _within(moves=moves) if decision == 'ones' else ', mit ' + _show(cash) + ' $ und ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def within(*, moves: float) -> str:
    return ('Gewinne mit der nächsten Aktion.' if moves == 1 else 'Gewinne mit zwei Aktionen.' if moves == 2 else 'Gewinne mit drei Aktionen.' if moves == 3 else 'Gewinne mit vier Aktionen.')


def right(*, best: float) -> str:
    return ('Richtig: Das gewinnt immer.' if best == 100 else 'Richtig: Das gewinnt ' + _show(best) + ' von 100 Partien, mehr als jeder andere Wurf.')


def worse(*, yours: str | float, best: float) -> str:
    return 'Das gewinnt ' + _show(yours) + ' von 100 Partien. ' + ('Eine andere Wahl gewinnt immer.' if best == 100 else 'Eine andere Wahl gewinnt ' + _show(best) + '.')


def right_turn() -> str:
    return 'Richtig: Das gewinnt.'


def why(*, how: str | float, then: str | float) -> str:
    return _show(how) + ' ' + _show(then)


def how(*, means: Sequence[str], things: float, filled: Sequence[str], reached: str | float, over: float, needed: str | float) -> str:
    return _list(means, 'conjunction') + ' ' + ('füllt' if _plural(things) == 'one' else 'füllen') + ' ' + _list(filled, 'conjunction') + ': ' + _show(reached) + ' Delegierte' + (', gerade genug' if over == 0 else ', und ' + _show(needed) + ' genügen') + '.'


def fills(*, state: str | float, delegates: str | float) -> str:
    return _show(state) + ' für ' + _show(delegates)


def tempting(*, state: str | float, short: float) -> str:
    return 'Mit ' + _show(state) + ' stattdessen ' + ('fehlt dir am Ende einer' if _plural(short) == 'one' else 'fehlen dir am Ende ' + _show(short)) + '.'


def also(*, state: str | float) -> str:
    return 'Auch mit ' + _show(state) + ' gewinnst du.'


def throw_why(*, best: float, following: str | float) -> str:
    return ('Das gewinnt immer; jede andere Wahl gewinnt höchstens ' + _show(following) + ' von 100 Partien.' if best == 100 else 'Das gewinnt ' + _show(best) + ' von 100 Partien, jede andere Wahl höchstens ' + _show(following) + '.')


def short(*, reached: str | float, short: float) -> str:
    return 'Nach dieser ersten Aktion kommst du höchstens auf ' + _show(reached) + ' Delegierte. ' + ('Zum Gewinnen fehlt einer.' if _plural(short) == 'one' else 'Zum Gewinnen fehlen ' + _show(short) + '.')


def too_slow(*, moves: float) -> str:
    return 'Das kann noch gewinnen, aber nur mit mehr Aktionen. ' + ('Eine Aktion genügt.' if moves == 1 else 'Zwei Aktionen genügen.' if moves == 2 else 'Drei Aktionen genügen.' if moves == 3 else 'Vier Aktionen genügen.')


def off_the_way(*, moves: float) -> str:
    return 'Das gewinnt nicht mit ' + ('zwei' if moves == 2 else 'drei' if moves == 3 else 'vier') + ' Aktionen, aber deine erste Aktion war richtig: Anders fortgesetzt gewinnt sie.'


_votes_counted = votes_counted
_within = within
