"""The words of whistle_stop_advice, made by `make messages` from locales/de/whistle_stop_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def delegates_counted(*, delegates: float) -> str:
    return ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def dice_counted(*, dice: float) -> str:
    return _show(dice) + ' Würfel'


def points_counted(*, points: float) -> str:
    return ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkte')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def region_worth(*, region: str | float, points: float) -> str:
    return _in_form(region, 'in') + ' (' + _points_counted(points=points) + ')'


def figure_region(*, chance: float, region: str | float) -> str:
    return _number(chance, style='percent') + ' Chance auf ' + _in_form(region, 'the')


def reason_nobody(*, region: str | float, points: float) -> str:
    return 'Noch hat ' + _region_worth(region=region, points=points) + ' niemand Delegierte.'


def reason_safer(*, region: str | float, points: float) -> str:
    return 'Gibt mehr Sicherheit ' + _region_worth(region=region, points=points) + ', wo sonst noch niemand steht.'


def reason_raises(*, before: float, then: float, region: str | float, points: float) -> str:
    return 'Hebt die Gewinnchance ' + _region_worth(region=region, points=points) + ' von ' + _number(before, style='percent') + ' auf ' + _number(then, style='percent') + '.'


def reason_one_action(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' für eine Aktion.'


def reason_several(*, delegates: float) -> str:
    return 'Bis zu ' + ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' in mehreren Regionen für eine Aktion.'


def reason_brings(*, delegates: float, region: str | float, points: float) -> str:
    return 'Bringt ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' ' + _in_form(region, 'to') + ' (' + _points_counted(points=points) + ').'


def reason_buys(*, delegates: float) -> str:
    return 'Kauft ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def reason_buys_where(*, delegates: float, where: Sequence[str]) -> str:
    return 'Kauft ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ', am besten ' + _list(where, 'conjunction') + '.'


def reason_buys_risen(*, delegates: float, where: Sequence[str], before: float, then: float, region: str | float, points: float) -> str:
    return 'Kauft ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ', am besten ' + _list(where, 'conjunction') + ': Die Chance ' + _region_worth(region=region, points=points) + ' steigt von ' + _number(before, style='percent') + ' auf ' + _number(then, style='percent') + '.'


def count_for(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' ' + _in_form(region, 'to')


def count_elsewhere(*, delegates: str | float) -> str:
    return _show(delegates) + ' anderswohin'


def reason_scandal(*, rival: str | float, delegates: float, count: float, regions: Sequence[str]) -> str:
    return _show(rival) + ' verliert ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' ' + ('in dieser Region' if _plural(count) == 'one' else 'in jeder dieser Regionen') + ': ' + _list(regions, 'conjunction') + '.'


def reason_leader(*, rival: str | float) -> str:
    return 'Es trifft ' + _show(rival) + ': Niemand sonst hat so gute Gewinnchancen.'


def reason_phone_bank(*, cards: float) -> str:
    return ('Eine Karte' if cards == 1 else 'Zwei Karten' if cards == 2 else 'Drei Karten' if cards == 3 else 'Vier Karten' if cards == 4 else _show(cards) + ' Karten') + ' für eine Aktion.'


def reason_file(*, rival: str | float) -> str:
    return 'Die beste Karte von ' + _show(rival) + ' für die schlechteste auf der Hand.'


def reason_file_any() -> str:
    return 'Die beste Karte einer fremden Hand für die schlechteste der eigenen.'


def reason_donors(*, rival: str | float) -> str:
    return 'Eine Karte mehr, und eine weniger für ' + _show(rival) + '.'


def reason_donors_any() -> str:
    return 'Eine Karte mehr, und eine weniger auf einer anderen Hand.'


def reason_leak() -> str:
    return 'Alle anderen verlieren eine Karte, und es kostet nur diese.'


def reason_second_look() -> str:
    return 'Eine Karte in der Ablage bringt mehr als jede auf der Hand.'


def reason_legal_team() -> str:
    return 'Ein Veto, das kein Geld kostet.'


def reason_momentum(*, actions: float) -> str:
    return ('Eine Aktion' if actions == 1 else 'Zwei Aktionen' if actions == 2 else 'Drei Aktionen' if actions == 3 else 'Vier Aktionen' if actions == 4 else _show(actions) + ' Aktionen') + ' für eine, und auf der Hand warten gute Karten.'


def reason_least_missed(*, card: str | float) -> str:
    return _show(card) + ' würde am wenigsten fehlen.'


def reason_little_missed(*, card: str | float, other: str | float) -> str:
    return _show(card) + ' würde so wenig fehlen wie ' + _show(other) + '.'


def reason_drawn_for_it(*, points: float) -> str:
    return 'Eine dafür gezogene Karte ist etwa ' + _points_counted(points=points) + ' mehr wert.'


def reason_most_useful(*, card: str | float) -> str:
    return _show(card) + ' ist dort die nützlichste Karte.'


def reason_as_useful(*, card: str | float, other: str | float) -> str:
    return _show(card) + ' ist so nützlich wie ' + _show(other) + '.'


def reason_draw() -> str:
    return 'Keine Karte auf der Hand bringt jetzt mehr als eine unbekannte.'


def reason_end() -> str:
    return 'Die Karten bleiben für später.'


def reason_swap_done() -> str:
    return 'Was übrig ist, bringt mehr als neue Karten dafür.'


def reason_done() -> str:
    return 'Mehr würde nichts bringen.'


def reason_buy(*, all: str | float, points: float) -> str:
    return 'Übrige Karten werden zu einem Veto, das später etwa ' + _points_counted(points=points) + ' von ' + _show(all) + ' wert ist.'


def reason_buy_later() -> str:
    return 'Ein Veto kostet später keine Aktion und kann die beste Karte der anderen stoppen.'


def reason_invest(*, card: str | float, delegates: float) -> str:
    return _show(card) + ' bringt hier ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def reason_leaves(*, card: str | float, money: str | float) -> str:
    return 'Nach ' + _show(card) + ' bleibt ein Rest von ' + _dollars(money=money) + ' zu zahlen.'


def reason_pays(*, card: str | float) -> str:
    return _show(card) + ' zahlt genau, was fällig ist.'


def reason_call(*, chance: float, money: str | float, points: float) -> str:
    return 'Für ' + _dollars(money=money) + ' sind ' + _points_counted(points=points) + ' sicher; jetzt liegt die Chance darauf bei ' + _number(chance, style='percent') + '.'


def reason_call_none(*, delegates: float) -> str:
    return 'Mit ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierten') + ' auf dem Spielplan bleibt das Geld besser auf der Hand.'


def at_stake(*, mine: bool, card: str | float, points: float) -> str:
    return ('Kommt ' + _show(card) + ' durch, bringt das' if mine else 'Ungestoppt kostet ' + _show(card)) + ' etwa ' + _points_counted(points=points)


def kept(*, held: str | float, worth: float) -> str:
    return _show(held) + ' ist als Reserve ' + ('1 Punkt' if _plural(worth) == 'one' else _show(worth) + ' Punkte') + ' wert'


def reason_react(*, mine: bool, card: str | float, points: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '.'


def reason_react_kept(*, mine: bool, card: str | float, points: float, held: str | float, worth: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '; ' + _kept(held=held, worth=worth) + '.'


def reason_not_worth(*, card: str | float) -> str:
    return _show(card) + ' ist keine weitere Karte wert.'


def reason_harmless(*, card: str | float) -> str:
    return _show(card) + ' schadet hier nicht, auch ungestoppt.'


def reason_pass_kept(*, stopped: bool, card: str | float, points: float, held: str | float, worth: float) -> str:
    return ('Wird das letzte Veto überstimmt, kostet' if stopped else 'Ungestoppt kostet') + ' ' + _show(card) + ' etwa ' + _points_counted(points=points) + ', aber ' + _kept(held=held, worth=worth) + '.'


def score_raised(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' + ' + _show(by) + ' = ' + _show(score)


def score_lowered(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' − ' + _show(by) + ' = ' + _show(score)


def rival_whose(*, rival: str | float) -> str:
    return _show(rival)


def dice_compared(*, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return 'Die Würfel ergeben ' + _show(score) + ', die von ' + _list(rivals, 'conjunction') + ' ' + _show(best)


def reason_keep(*, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, rivals=rivals, best=best) + '. So gewinnen sie in ' + _number(chance, style='percent') + ' der Fälle.'


def reason_reroll(*, die: str | float, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, rivals=rivals, best=best) + '. Wird die ' + _show(die) + ' neu gewürfelt, gewinnen sie in ' + _number(chance, style='percent') + ' der Fälle.'


def reason_pass_red() -> str:
    return 'Eine rote Karte kann in einer anderen Region mehr bewirken.'


def reason_stake(*, region: str | float, points: float) -> str:
    return 'Es geht ' + _in_form(region, 'in') + ' um ' + _points_counted(points=points) + '.'


def reason_absentee(*, die: str | float, chance: float) -> str:
    return 'Neu gewürfelt, erreicht die ' + _show(die) + ' in ' + _number(chance, style='percent') + ' der Fälle das beste Ergebnis.'


def reason_recount() -> str:
    return 'Die zwei Besten würfeln noch einmal, mit gleichen Chancen.'


def reason_raises_here(*, before: float, then: float) -> str:
    return 'Hebt die Chance hier von ' + _number(before, style='percent') + ' auf etwa ' + _number(then, style='percent') + '.'


def reason_meets(*, rival: str | float, dice: float) -> str:
    return 'Es trifft ' + _show(rival) + ', hier mit ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln') + '.'


def level_easy() -> str:
    return 'Spielt Karten nach ihrem Text, manchmal unachtsam, und legt nie ein Veto ein; gewann 2 von 120 Partien gegen Normal.'


def level_normal() -> str:
    return 'Schickt Delegierte dorthin, wo sie gerade am meisten bewirken, und hält ein Veto bereit; gewann alle 120 Partien gegen Leicht.'


def level_hard() -> str:
    return 'Weiß, was die Dinge wert sind, und probiert die besten Aktionen durch; schon ohne das Durchprobieren gewann er 148 von 200 Partien gegen Normal.'


def level_expert() -> str:
    return 'Probiert mehr Aktionen durch als Schwer, und das öfter; nicht nachweislich stärker.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('nimmt' if _plural(count) == 'one' else 'nehmen') + ' jede Karte beim Wort.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('zählt' if _plural(count) == 'one' else 'zählen') + ' jeden Punkt.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('probiert' if _plural(count) == 'one' else 'probieren') + ' vor jeder Entscheidung einiges durch.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('probiert' if _plural(count) == 'one' else 'probieren') + ' vor jeder Entscheidung mehr durch als alle anderen.'


_at_stake = at_stake
_delegates_counted = delegates_counted
_dice_compared = dice_compared
_dollars = dollars
_kept = kept
_points_counted = points_counted
_region_worth = region_worth
