"""The words of poll_position_board, made by `make messages` from locales/fr/poll_position_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def map_label() -> str:
    return 'Carte du Canada'


def back_to_map() -> str:
    return 'Retour à la carte'


def look_closely(*, place: str | float) -> str:
    return 'Voir ' + _show(place) + ' de près'


def headquarters() -> str:
    return 'Siège'


def headquarters_within() -> str:
    return 'le siège'


def columbia_short() -> str:
    return 'C.-B.'


def marker_label(*, player: str | float, role: str | float) -> str:
    return _show(player) + ', ' + _show(role)


def short_of_personnel() -> str:
    return 'Manque de personnel'


def short_of_personnel_means(*, cost: str | float) -> str:
    return 'Manque de personnel\xa0: renforcer coûte ' + _show(cost) + '\xa0PA'


def why_not(*, move: str | float) -> str:
    return 'Pourquoi pas «\xa0' + _show(move) + '\xa0»\u202f?'


def voters_counted(*, voters: float) -> str:
    return (_show(voters) + ' électeur' if _plural(voters) == 'one' else _show(voters) + ' électeurs')


def place_lies(*, place: str | float, seen: bool, up: Sequence[str], built: bool, dice: Sequence[str], capacity: str | float, expected: float, voters: float) -> str:
    return _show(place) + '\xa0: ' + _voters_counted(voters=voters) + ' face cachée' + (', face visible ' + _list(up, 'conjunction') if seen else '') + '\u202f; ' + ('bureaux ' + _list(dice, 'conjunction') if built else 'aucun bureau') + '\u202f; capacité ' + _show(capacity) + ', environ ' + _show(expected) + ' ' + ('électeur' if _plural(expected) == 'one' else 'électeurs')


def place_closed(*, place: str | float, card: str | float) -> str:
    return _show(place) + '\xa0: secteur fermé (' + _show(card) + ')'


def closed_why(*, why: str) -> str:
    return ('fermé\xa0: crue' if why == 'flood' else 'fermé\xa0: feu' if why == 'fire' else 'fermé\xa0: virus')


def dice_counted(*, dice: float) -> str:
    return _show(dice) + ' ' + ('dé' if _plural(dice) == 'one' else 'dés')


def dice_sum(*, sum: str | float, dice: float) -> str:
    return _dice_counted(dice=dice) + '\xa0: ' + _show(sum)


def nobody() -> str:
    return 'personne'


def in_all(*, voters: str | float) -> str:
    return _show(voters) + ' en tout'


def card_means(*, card: str | float, effect: str | float) -> str:
    return _show(card) + '. ' + _show(effect) + '.'


def effect_means(*, effect: str | float) -> str:
    return _show(effect) + '.'


def button_site() -> str:
    return 'ouvrir'


def button_voter() -> str:
    return 'inviter'


def legend_open() -> str:
    return 'ouvrir un bureau'


def legend_reach() -> str:
    return 'inviter un électeur'


def legend_away() -> str:
    return 'refoulés si l’on compte maintenant'


def legend_away_short() -> str:
    return 'refoulés'


def legend_served() -> str:
    return 'tous accueillis'


def legend_hidden() -> str:
    return '1 à 4 électeurs'


def legend_complaints() -> str:
    return 'plaintes'


def unserved(*, now: float, end: str | float) -> str:
    return (_show(now) + ' refoulé' if _plural(now) == 'one' else _show(now) + ' refoulés') + ', ' + _show(end) + ' à la fin'


def unserved_never() -> str:
    return 'Aucun refoulé, même à la fin'


def unserved_later(*, end: str | float) -> str:
    return 'Aucun refoulé ; à la fin, ' + _show(end)


def unserved_means(*, now: str | float, end: str | float) -> str:
    return 'Électeurs refoulés\xa0: environ ' + _show(now) + ' maintenant, ' + _show(end) + ' à la fin si l’on en reste là'


def mark_change(*, before: str | float, after: str | float) -> str:
    return _show(before) + '→' + _show(after)


def mark_fewer(*, voters: str | float) -> str:
    return _show(voters) + ' de moins'


def mark_more(*, voters: str | float) -> str:
    return _show(voters) + ' de plus'


def mark_room(*, voters: float) -> str:
    return _number(voters, signDisplay='exceptZero') + ' ' + ('place' if _plural(voters) == 'one' else 'places')


def mark_none() -> str:
    return 'aucun gain'


def mark_points(*, points: float) -> str:
    return _number(points, signDisplay='exceptZero') + ' ' + ('point' if _plural(points) == 'one' else 'points')


def mark_best() -> str:
    return 'C’est ici qu’il rapporte le plus'


def mark_means(*, label: str | float, effects: Sequence[str]) -> str:
    return _show(label) + '\xa0: ' + _list(effects, 'unit')


def stamp_closed() -> str:
    return 'FERMÉ'


def stamp_protested() -> str:
    return '−1 CHACUN'


def stamp_shortage(*, cost: str | float) -> str:
    return 'RENFORT\xa0: ' + _show(cost) + '\xa0PA'


def stamp_honk() -> str:
    return 'ACCUEIL −¼'


def stamp_reconciliation() -> str:
    return 'ÉLOIGNÉS\xa0: PLAINTES ×2'


def event_of_week(*, week: str | float) -> str:
    return 'En semaine ' + _show(week)


def week_will_bring(*, week: str | float) -> str:
    return 'À venir, semaine ' + _show(week)


def engagement_rises() -> str:
    return 'mobilisation +1'


def week(*, week: str | float) -> str:
    return 'Semaine ' + _show(week)


def weeks_left(*, weeks: float) -> str:
    return ('jour du vote' if weeks == 0 else _show(weeks) + ' semaine avant le vote' if _plural(weeks) == 'one' else _show(weeks) + ' semaines avant le vote')


def colour_initial(*, type: str) -> str:
    return ('M' if type == 'urban' else 'R' if type == 'rural' else 'V')


def colour_means(*, colour: str | float, type: str | float) -> str:
    return _show(colour) + ', ' + _show(type)


def week_of(*, week: str | float, weeks: str | float) -> str:
    return 'Semaine ' + _show(week) + ' sur ' + _show(weeks)


def week_event(*, week: str | float, card: str | float) -> str:
    return 'Semaine ' + _show(week) + '\xa0: ' + _show(card)


def week_unknown(*, week: str | float) -> str:
    return 'Semaine ' + _show(week) + '\xa0: événement inconnu'


def event_face_down() -> str:
    return 'Événement encore caché'


def engagement(*, level: str | float) -> str:
    return 'Mobilisation ' + _show(level)


def engagement_a_turn(*, level: str | float, voters: float) -> str:
    return 'Mobilisation ' + _show(level) + '\xa0: ' + _voters_counted(voters=voters) + '/tour'


def engagement_per_turn(*, level: str | float, voters: float) -> str:
    return 'Mobilisation ' + _show(level) + '\xa0: ' + _voters_counted(voters=voters) + ' par tour'


def forecast() -> str:
    return 'Prévision'


def forecast_of(*, points: str | float) -> str:
    return 'Prévision ' + _show(points)


def forecast_verdict(*, points: str | float, verdict: str | float) -> str:
    return _show(points) + '\xa0: ' + _show(verdict)


def better_from(*, next: str | float, least: float) -> str:
    return _show(next) + ' dès ' + _number(least, signDisplay='exceptZero')


def forecast_means(*, points: str | float, verdict: str | float, low: str | float, high: str | float, better: bool, goodwill: float, next: str | float, least: float) -> str:
    return 'Prévision ' + _show(points) + '\xa0: ' + _show(verdict) + '. Avec l’équipe à l’œuvre, entre ' + _show(low) + ' et ' + _show(high) + '.' + (' ' + _better_from(next=next, least=least) + '.' if better else '') + ('' if goodwill == 0 else ' ' + _goodwill_counted_in(goodwill=goodwill))


def goodwill_counted_in(*, goodwill: float) -> str:
    return 'La bienveillance (' + _number(goodwill, signDisplay='exceptZero') + ') y est comprise.'


def points_left(*, role: str | float, points: float) -> str:
    return _show(role) + '\xa0: ' + (_show(points) + ' point d’action restant' if _plural(points) == 'one' else _show(points) + ' points d’action restants')


def event_covered(*, week: str | float) -> str:
    return 'L’événement de la semaine ' + _show(week) + ' est face cachée.'


def next_week() -> str:
    return 'Semaine suivante'


def events_left(*, unknown: float, cards: str | float) -> str:
    return ('Encore ' + _show(unknown) + ' événement à venir, parmi ces ' + _show(cards) if _plural(unknown) == 'one' else 'Encore ' + _show(unknown) + ' événements à venir, parmi ces ' + _show(cards))


def outlook(*, cards: float, worst: Sequence[str], count: float, least: str | float) -> str:
    return ('La prochaine carte est connue. Elle devrait changer la prévision\xa0: ' + _list(worst, 'conjunction') + '.' if cards == 1 else (_show(count) + ' carte sur les ' + _show(cards) + ' qui peuvent suivre abaisse la prévision de ' + _show(least) + ' ou plus\xa0: ' + _list(worst, 'unit') + '.' if _plural(count) == 'one' else _show(count) + ' cartes sur les ' + _show(cards) + ' qui peuvent suivre abaissent la prévision de ' + _show(least) + ' ou plus\xa0: ' + _list(worst, 'unit') + '.'))


def card_swing(*, card: str | float, points: float) -> str:
    return _show(card) + ' ' + _number(points, signDisplay='exceptZero')


def event_dangerous() -> str:
    return 'danger'


def it_hit(*, place: str | float) -> str:
    return 'Secteur touché\xa0: ' + _show(place) + '.'


def lasting_honk(*, card: str | float) -> str:
    return _show(card) + '\xa0: à la fin, le siège accueille un quart d’électeurs en moins.'


def lasting_reconciliation(*, card: str | float) -> str:
    return _show(card) + '\xa0: les plaintes des secteurs éloignés comptent double.'


def lasting_shortage(*, card: str | float, cost: str | float, where: str | float) -> str:
    return _show(card) + '\xa0: renforcer coûte ' + _show(cost) + '\xa0PA ' + _show(where) + '.'


def a_voter(*, where: str | float) -> str:
    return 'un électeur ' + _show(where)


def unseen(*, level: str | float, bag: float, counts: Sequence[str], voters: float) -> str:
    return 'Mobilisation ' + _show(level) + '\xa0: ' + _voters_counted(voters=voters) + ' après chaque tour avant la semaine 5. ' + _show(bag) + ' ' + ('bulletin' if _plural(bag) == 'one' else 'bulletins') + ' dans le sac. Encore cachés\xa0: ' + _list(counts, 'unit') + '.'


def unseen_of(*, count: str | float, value: str | float) -> str:
    return _show(count) + '\xa0×\xa0' + _show(value)


def team() -> str:
    return 'L’équipe'


def chief() -> str:
    return '★ chef'


def sealed_plan() -> str:
    return 'plan secret'


def no_region() -> str:
    return 'pas encore de région'


def points(*, points: str | float) -> str:
    return _show(points) + '\xa0PA'


def forecast_now() -> str:
    return 'Compté maintenant'


def forecast_idle() -> str:
    return 'Si l’on en restait là'


def forecast_working() -> str:
    return 'Avec l’équipe à l’œuvre'


def forecast_counting() -> str:
    return 'Score attendu'


def forecast_final() -> str:
    return 'Score final'


def forecast_range(*, points: str | float, sure: bool, low: str | float, high: str | float, verdict: str | float) -> str:
    return _show(points) + ('' if sure else ' ' + '(' + _show(low) + ' à ' + _show(high) + ')') + ', ' + _show(verdict)


def forecast_needle() -> str:
    return 'L’aiguille montre le dernier de ces nombres\xa0: le score final à attendre si l’équipe continue de bien jouer.'


def forecast_left(*, left: float) -> str:
    return ('Il reste ' + _show(left) + ' point d’action.' if _plural(left) == 'one' else 'Il reste ' + _show(left) + ' points d’action.') + ' 8 parties sur 10 finissent dans ces fourchettes.'


def forecast_goodwill_left(*, goodwill: float, left: float) -> str:
    return _goodwill_counted_in(goodwill=goodwill) + ' ' + _forecast_left(left=left)


def expected_at_places() -> str:
    return 'Prévision par lieu'


def expected_not_served() -> str:
    return 'Électeurs refoulés'


def expected_now() -> str:
    return 'Maintenant'


def expected_end() -> str:
    return 'À la fin'


def count_begins() -> str:
    return 'Le dépouillement commence'


def served_counted(*, served: float, away: float) -> str:
    return (_show(served) + ' accueilli' if _plural(served) == 'one' else _show(served) + ' accueillis') + ', ' + (_show(away) + ' refoulé' if _plural(away) == 'one' else _show(away) + ' refoulés')


def count_region(*, place: str | float, served: float, away: float) -> str:
    return _show(place) + '\xa0: ' + _served_counted(served=served, away=away)


def count_twice(*, twice: float) -> str:
    return ('dont ' + _show(twice) + ' compte double' if _plural(twice) == 'one' else 'dont ' + _show(twice) + ' comptent double')


def count_region_twice(*, place: str | float, served: float, away: float, twice: float) -> str:
    return _count_region(place=place, served=served, away=away) + ', ' + _count_twice(twice=twice)


def count_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + '\xa0×\xa02'


def count_so_far(*, left: float, served: float, away: float) -> str:
    return 'En tout\xa0: ' + _served_counted(served=served, away=away) + ('' if left == 0 else '\u202f; encore 1 dépouillement' if _plural(left) == 'one' else '\u202f; encore ' + _show(left) + ' dépouillements')


def sum_turnout(*, turnout: str | float) -> str:
    return 'Participation ' + _show(turnout)


def sum_complaints() -> str:
    return 'Plaintes'


def sum_cost(*, cost: str | float) -> str:
    return 'Coût ' + _show(cost)


def sum_goodwill() -> str:
    return 'Bienveillance'


def sum_turned_away() -> str:
    return 'Refoulés'


def sum_to_come() -> str:
    return 'À venir'


def parts_heading() -> str:
    return 'De quoi est faite la prévision'


def parts_means() -> str:
    return 'Afficher de quoi est faite la prévision'


def part_turnout(*, voters: str | float) -> str:
    return 'Environ ' + _show(voters) + ' électeurs jusqu’ici\xa0; chaque tranche de 5 rapporte un point.'


def part_turned_away() -> str:
    return 'Les nombres rouges de la carte\xa0: un point chacun.'


def part_cost(*, pips: str | float) -> str:
    return 'Les dés affichent ' + _show(pips) + ' en tout\xa0; chaque tranche de 10 coûte un point.'


def part_goodwill() -> str:
    return 'L’équipe commence avec ces points.'


def part_to_come(*, left: float) -> str:
    return ('Attendu des électeurs à venir et des événements.' if left == 0 else _show(left) + '\xa0PA bien employés, électeurs et événements compris\xa0: seul un jeu meilleur fait monter l’aiguille.')


def sum_final(*, points: str | float) -> str:
    return '= ' + _show(points)


def sheet_heading() -> str:
    return 'Feuille de score'


def sheet_place() -> str:
    return 'Lieu'


def sheet_voters() -> str:
    return 'Électeurs'


def sheet_turnout() -> str:
    return 'Votants'


def sheet_served() -> str:
    return 'Servis'


def sheet_complaints() -> str:
    return 'Plaintes'


def sheet_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + ' (×2)'


def sheet_closed() -> str:
    return 'fermé'


def sheet_all() -> str:
    return 'Total'


def sheet_turnout_points() -> str:
    return 'Participation\xa0: tranches de 5 électeurs'


def sheet_cost_points(*, cost: str | float) -> str:
    return 'Coût\xa0: tranches de 10 sur ' + _show(cost)


def sheet_final(*, verdict: str | float) -> str:
    return 'Score final\xa0: ' + _show(verdict)


_better_from = better_from
_count_region = count_region
_count_twice = count_twice
_dice_counted = dice_counted
_forecast_left = forecast_left
_goodwill_counted_in = goodwill_counted_in
_served_counted = served_counted
_voters_counted = voters_counted
