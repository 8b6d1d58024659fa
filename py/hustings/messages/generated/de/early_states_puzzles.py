"""The words of early_states_puzzles, made by `make messages` from locales/de/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: float) -> str:
    return ('Die letzten Stimmen' if decision == 'votes' else 'Die letzten Dollar' if decision == 'purchase' else 'Dollar und Stimmen' if decision == 'dollars-and-votes' else 'Ein langer Zug' if decision == 'long-turn' else 'Der letzte Wurf' if decision == 'throw' else 'Der letzte Spot' if decision == 'ad' else 'Dollar oder Stimme') + ': ' + ('1 fehlt' if _plural(missing) == 'one' else _show(missing) + ' fehlen')


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'Du hast ' + _show(mine) + ' Delegierte und brauchst ' + _show(needed) + '. Das ist dein letzter Zug' + ('. Welche Würfel würfelst du neu, um am ehesten zu gewinnen?' if decision == 'throw' else ', und du hast noch ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves) if decision == 'votes' else ': Entscheide zuerst, was deine Einsen werden. ' + _within(moves=moves) if decision == 'ones' else ', mit ' + _show(cash) + ' $ und ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def within(*, moves: float) -> str:
    return ('Gewinne mit der nächsten Aktion.' if moves == 1 else 'Gewinne mit zwei Aktionen.' if moves == 2 else 'Gewinne mit drei Aktionen.' if moves == 3 else 'Gewinne mit vier Aktionen.')


def right(*, best: float) -> str:
    return ('Richtig: Das gewinnt immer.' if best == 100 else 'Richtig: Das gewinnt ' + _show(best) + ' von 100 Partien, mehr als jeder andere Wurf.')


def worse(*, yours: str | float, best: float) -> str:
    return 'Das gewinnt ' + _show(yours) + ' von 100 Partien. ' + ('Eine andere Wahl gewinnt immer.' if best == 100 else 'Eine andere Wahl gewinnt ' + _show(best) + '.')


def wins_with(*, reached: str | float, over: float) -> str:
    return 'Richtig: Das gewinnt. Damit hast du ' + _show(reached) + ' Delegierte, ' + ('genau so viele, wie du brauchst' if over == 0 else 'einen mehr, als du brauchst' if _plural(over) == 'one' else _show(over) + ' mehr, als du brauchst') + '.'


def wins(*, needed: str | float) -> str:
    return 'Richtig: Das gewinnt. Du hast mindestens die ' + _show(needed) + ' Delegierten, die du brauchst.'


def short(*, reached: str | float, short: float) -> str:
    return 'Nach dieser ersten Aktion kommst du höchstens auf ' + _show(reached) + ' Delegierte. ' + ('Zum Gewinnen fehlt einer.' if _plural(short) == 'one' else 'Zum Gewinnen fehlen ' + _show(short) + '.')


def too_slow(*, moves: float) -> str:
    return 'Das kann noch gewinnen, aber nur mit mehr Aktionen. ' + ('Eine Aktion genügt.' if moves == 1 else 'Zwei Aktionen genügen.' if moves == 2 else 'Drei Aktionen genügen.' if moves == 3 else 'Vier Aktionen genügen.')


def off_the_way(*, moves: float) -> str:
    return 'Das gewinnt nicht mit ' + ('zwei' if moves == 2 else 'drei' if moves == 3 else 'vier') + ' Aktionen, aber deine erste Aktion war richtig: Anders fortgesetzt gewinnt sie.'


_votes_counted = votes_counted
_within = within
