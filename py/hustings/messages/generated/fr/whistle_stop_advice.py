"""The words of whistle_stop_advice, made by `make messages` from locales/fr/whistle_stop_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def delegates_counted(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def dice_counted(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def region_worth(*, region: str | float, points: float) -> str:
    return _in_form(region, 'the') + ' (' + _points_counted(points=points) + ')'


def figure_region(*, chance: float, region: str | float) -> str:
    return _number(chance, style='percent') + ' de chances ' + _in_form(region, 'in')


def reason_nobody(*, region: str | float, points: float) -> str:
    return 'Personne n’a encore de délégués ' + _in_form(region, 'in') + ' (' + _points_counted(points=points) + ').'


def reason_safer(*, region: str | float, points: float) -> str:
    return 'Consolide la position ' + _in_form(region, 'in') + ' (' + _points_counted(points=points) + '), où il n’y a pas encore de rival.'


def reason_raises(*, before: float, then: float, region: str | float, points: float) -> str:
    return 'Chances de gagner ' + _region_worth(region=region, points=points) + '\xa0: de ' + _number(before, style='percent') + ' à ' + _number(then, style='percent') + '.'


def reason_one_action(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' pour une action.'


def reason_several(*, delegates: float) -> str:
    return 'Jusqu’à ' + _delegates_counted(delegates=delegates) + ' dans plusieurs régions pour une action.'


def reason_brings(*, region: str | float, delegates: float, points: float) -> str:
    return 'Amène ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + ' (' + _points_counted(points=points) + ').'


def reason_buys(*, delegates: float) -> str:
    return 'Achète ' + _delegates_counted(delegates=delegates) + '.'


def reason_buys_where(*, where: Sequence[str], delegates: float) -> str:
    return 'Achète ' + _delegates_counted(delegates=delegates) + ', de préférence ' + _list(where, 'conjunction') + '.'


def reason_buys_risen(*, where: Sequence[str], region: str | float, before: float, then: float, delegates: float, points: float) -> str:
    return 'Achète ' + _delegates_counted(delegates=delegates) + ', de préférence ' + _list(where, 'conjunction') + '\xa0: les chances ' + _in_form(region, 'in') + ' (' + _points_counted(points=points) + ') passent de ' + _number(before, style='percent') + ' à ' + _number(then, style='percent') + '.'


def count_for(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' ' + _in_form(region, 'in')


def count_elsewhere(*, delegates: str | float) -> str:
    return _show(delegates) + ' ailleurs'


def reason_scandal(*, rival: str | float, count: float, regions: Sequence[str], delegates: float) -> str:
    return _show(rival) + ' perd ' + _delegates_counted(delegates=delegates) + ' ' + ('dans cette région' if _plural(count) == 'one' else 'dans chacune de ces régions') + '\xa0: ' + _list(regions, 'conjunction') + '.'


def reason_leader(*, rival: str | float) -> str:
    return 'Touche ' + _show(rival) + ', qui a le plus de chances de gagner parmi les rivaux.'


def reason_phone_bank(*, cards: float) -> str:
    return ('Une carte' if cards == 1 else 'Deux cartes' if cards == 2 else 'Trois cartes' if cards == 3 else 'Quatre cartes' if cards == 4 else _show(cards) + ' cartes') + ' pour une action.'


def reason_file(*, rival: str | float) -> str:
    return 'Prend à ' + _show(rival) + ' sa meilleure carte contre la moins bonne de la main.'


def reason_file_any() -> str:
    return 'Prend à un rival sa meilleure carte contre la moins bonne de la main.'


def reason_donors(*, rival: str | float) -> str:
    return 'Une carte de plus, et une de moins pour ' + _show(rival) + '.'


def reason_donors_any() -> str:
    return 'Une carte de plus, et une de moins pour un rival.'


def reason_leak() -> str:
    return 'Chaque rival perd une carte, et il n’en coûte que celle-ci.'


def reason_second_look() -> str:
    return 'Une carte de la défausse est meilleure que toutes celles de la main.'


def reason_legal_team() -> str:
    return 'Un veto qui ne coûte pas d’argent.'


def reason_momentum(*, actions: float) -> str:
    return ('Une action' if actions == 1 else 'Deux actions' if actions == 2 else 'Trois actions' if actions == 3 else 'Quatre actions' if actions == 4 else _show(actions) + ' actions') + ' pour une seule, et de bonnes cartes attendent dans la main.'


def reason_least_missed(*, card: str | float) -> str:
    return 'La carte qui manquera le moins\xa0: ' + _show(card) + '.'


def reason_little_missed(*, card: str | float, other: str | float) -> str:
    return 'La carte ' + _show(card) + ' ne manquera pas plus que ' + _show(other) + '.'


def reason_drawn_for_it(*, points: float) -> str:
    return 'Une carte piochée à sa place vaut environ ' + _points_counted(points=points) + ' de plus.'


def reason_most_useful(*, card: str | float) -> str:
    return 'La carte la plus utile qui s’y trouve\xa0: ' + _show(card) + '.'


def reason_as_useful(*, card: str | float, other: str | float) -> str:
    return 'La carte ' + _show(card) + ' est aussi utile que ' + _show(other) + '.'


def reason_draw() -> str:
    return 'Pour l’instant, aucune carte de la main ne vaut mieux qu’une carte encore inconnue.'


def reason_end() -> str:
    return 'Autant garder les cartes pour plus tard.'


def reason_swap_done() -> str:
    return 'Les cartes qui restent valent mieux que d’autres, piochées à leur place.'


def reason_done() -> str:
    return 'En faire plus ne rapporterait rien.'


def reason_buy(*, all: str | float, points: float) -> str:
    return 'Des cartes en trop deviennent un veto, qui vaudra plus tard environ ' + _points_counted(points=points) + ' sur ' + _show(all) + '.'


def reason_buy_later() -> str:
    return 'Un veto ne coûtera pas d’action et peut arrêter la meilleure carte d’un rival.'


def reason_invest(*, card: str | float, delegates: float) -> str:
    return 'La carte ' + _show(card) + ' donne ici ' + _delegates_counted(delegates=delegates) + '.'


def reason_leaves(*, card: str | float, money: str | float) -> str:
    return 'Avec ' + _show(card) + ', il reste ' + _dollars(money=money) + ' à payer.'


def reason_pays(*, card: str | float) -> str:
    return 'La carte ' + _show(card) + ' paie exactement ce qui est dû.'


def reason_call(*, chance: float, money: str | float, points: float) -> str:
    return 'Pour ' + _dollars(money=money) + ', ' + _points_counted(points=points) + ' deviennent sûrs, contre ' + _number(chance, style='percent') + ' de chances pour l’instant.'


def reason_call_none(*, delegates: float) -> str:
    return 'Avec ' + _delegates_counted(delegates=delegates) + ' sur le plateau, mieux vaut garder l’argent.'


def at_stake(*, mine: bool, card: str | float, points: float) -> str:
    return ('Si elle passe, la carte ' + _show(card) + ' rapporte' if mine else 'Si personne ne l’arrête, la carte ' + _show(card) + ' coûte') + ' environ ' + _points_counted(points=points)


def kept(*, held: str | float, worth: float) -> str:
    return 'garder ' + _show(held) + ' pour plus tard vaut ' + (_show(worth) + ' point' if _plural(worth) == 'one' else _show(worth) + ' points')


def reason_react(*, mine: bool, card: str | float, points: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '.'


def reason_react_kept(*, mine: bool, card: str | float, points: float, held: str | float, worth: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '\u202f; ' + _kept(held=held, worth=worth) + '.'


def reason_not_worth(*, card: str | float) -> str:
    return 'La carte ' + _show(card) + ' ne vaut pas qu’on en sacrifie une autre.'


def reason_harmless(*, card: str | float) -> str:
    return 'La carte ' + _show(card) + ' ne fait pas de mal ici, même si personne ne l’arrête.'


def reason_pass_kept(*, card: str | float, stopped: bool, points: float, held: str | float, worth: float) -> str:
    return 'La carte ' + _show(card) + ' coûte environ ' + _points_counted(points=points) + ' si ' + ('l’on passe outre au dernier veto' if stopped else 'personne ne l’arrête') + ', mais ' + _kept(held=held, worth=worth) + '.'


def score_raised(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' + ' + _show(by) + ' = ' + _show(score)


def score_lowered(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' − ' + _show(by) + ' = ' + _show(score)


def rival_whose(*, rival: str | float) -> str:
    return _show(rival)


def dice_compared(*, score: str | float, best: str | float, rivals: Sequence[str]) -> str:
    return 'Les dés font ' + _show(score) + ', contre ' + _show(best) + ' pour ' + _list(rivals, 'conjunction')


def reason_keep(*, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, best=best, rivals=rivals) + '\xa0: gardés, ils gagnent dans ' + _number(chance, style='percent') + ' des cas.'


def reason_reroll(*, die: str | float, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, best=best, rivals=rivals) + '\xa0: en relançant le ' + _show(die) + ', ils gagnent dans ' + _number(chance, style='percent') + ' des cas.'


def reason_pass_red() -> str:
    return 'Une carte rouge peut faire plus dans une autre région.'


def reason_stake(*, region: str | float, points: float) -> str:
    return _points_counted(points=points) + ' sont en jeu ' + _in_form(region, 'in') + '.'


def reason_absentee(*, die: str | float, chance: float) -> str:
    return 'Relancer le ' + _show(die) + ' donne le meilleur score dans ' + _number(chance, style='percent') + ' des cas.'


def reason_recount() -> str:
    return 'Les deux meilleurs relancent, à armes égales.'


def reason_raises_here(*, before: float, then: float) -> str:
    return 'Les chances passent ici de ' + _number(before, style='percent') + ' à environ ' + _number(then, style='percent') + '.'


def reason_meets(*, rival: str | float, dice: float) -> str:
    return 'Touche ' + _show(rival) + ', qui lance ici ' + _dice_counted(dice=dice) + '.'


def level_easy() -> str:
    return 'Joue les cartes pour leur effet, parfois à la légère, et jamais de veto\u202f; a gagné 2 parties sur 120 contre Normal.'


def level_normal() -> str:
    return 'Envoie les délégués là où ils servent le plus sur le moment, et garde un veto en main\u202f; a gagné les 120 parties contre Facile.'


def level_hard() -> str:
    return 'Sait ce que valent les choses et essaie ses meilleurs coups\u202f; à eux seuls, ses réflexes ont gagné 148 parties sur 200 contre Normal.'


def level_expert() -> str:
    return 'Essaie plus de coups que Difficile, et plus souvent\u202f; aucune mesure ne prouve qu’il soit plus fort.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('prend' if _plural(count) == 'one' else 'prennent') + ' chaque carte au mot.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('compte' if _plural(count) == 'one' else 'comptent') + ' chaque point.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('essaie ses idées' if _plural(count) == 'one' else 'essaient leurs idées') + ' avant de décider.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('essaie' if _plural(count) == 'one' else 'essaient') + ' plus d’idées que tout le monde avant de décider.'


_at_stake = at_stake
_delegates_counted = delegates_counted
_dice_compared = dice_compared
_dice_counted = dice_counted
_dollars = dollars
_kept = kept
_points_counted = points_counted
_region_worth = region_worth
