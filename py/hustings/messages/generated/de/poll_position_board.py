"""The words of poll_position_board, made by `make messages` from locales/de/poll_position_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def map_label() -> str:
    return 'Karte von Kanada'


def back_to_map() -> str:
    return 'Zurück zur Karte'


def look_closely(*, place: str | float) -> str:
    return 'Näher ansehen: ' + _show(place)


def headquarters() -> str:
    return 'Zentrale'


def headquarters_within() -> str:
    return 'die Zentrale'


def columbia_short() -> str:
    return 'BC'


def marker_label(*, player: str | float, role: str | float) -> str:
    return _show(player) + ', ' + _show(role)


def short_of_personnel() -> str:
    return 'Personalmangel'


def short_of_personnel_means(*, cost: str | float) -> str:
    return 'Personalmangel: Aufstocken kostet ' + _show(cost) + '\xa0AP'


def why_not(*, move: str | float) -> str:
    return 'Warum nicht „' + _show(move) + '“?'


def voters_counted(*, voters: float) -> str:
    return ('1 Wähler' if _plural(voters) == 'one' else _show(voters) + ' Wählende')


def place_lies(*, place: str | float, seen: bool, up: Sequence[str], built: bool, dice: Sequence[str], capacity: str | float, expected: str | float, voters: float) -> str:
    return _show(place) + ': ' + _voters_counted(voters=voters) + ' verdeckt' + (', offen ' + _list(up, 'conjunction') if seen else '') + '; ' + ('Wahllokale ' + _list(dice, 'conjunction') if built else 'kein Wahllokal') + '; Plätze ' + _show(capacity) + ', zu erwarten etwa ' + _show(expected) + ' Wählende'


def place_closed(*, place: str | float, card: str | float) -> str:
    return _show(place) + ': geschlossen (' + _show(card) + ')'


def closed_why(*, why: str) -> str:
    return ('zu: Flut' if why == 'flood' else 'zu: Feuer' if why == 'fire' else 'zu: Quarantäne')


def dice_counted(*, dice: str | float) -> str:
    return _show(dice) + ' Würfel'


def dice_sum(*, sum: str | float, dice: str | float) -> str:
    return _dice_counted(dice=dice) + ': ' + _show(sum)


def nobody() -> str:
    return 'niemand'


def in_all(*, voters: str | float) -> str:
    return '= ' + _show(voters)


def card_means(*, card: str | float, effect: str | float) -> str:
    return _show(card) + ': ' + _show(effect) + '.'


def effect_means(*, effect: str | float) -> str:
    return _show(effect) + '.'


def button_site() -> str:
    return 'Lokal'


def button_voter() -> str:
    return 'holen'


def legend_open() -> str:
    return 'Lokal öffnen'


def legend_reach() -> str:
    return 'Wähler umleiten'


def legend_away() -> str:
    return 'abgewiesen, würde jetzt gezählt'


def legend_away_short() -> str:
    return 'abgewiesen'


def legend_served() -> str:
    return 'alle bedient'


def legend_hidden() -> str:
    return '1 bis 4 Wählende'


def legend_complaints() -> str:
    return 'Beschwerden'


def unserved(*, now: str | float, end: str | float) -> str:
    return 'Jetzt ' + _show(now) + ' abgewiesen, am Ende ' + _show(end)


def unserved_never() -> str:
    return 'Niemand wird abgewiesen'


def unserved_later(*, end: str | float) -> str:
    return 'Jetzt niemand, am Ende ' + _show(end) + ' abgewiesen'


def unserved_means(*, now: str | float, end: str | float) -> str:
    return 'Abgewiesen: jetzt etwa ' + _show(now) + ', am Ende ' + _show(end) + ', wenn niemand mehr hilft'


def mark_change(*, before: str | float, after: str | float) -> str:
    return _show(before) + '→' + _show(after)


def mark_fewer(*, voters: str | float) -> str:
    return _show(voters) + ' weniger'


def mark_more(*, voters: str | float) -> str:
    return _show(voters) + ' mehr'


def mark_room(*, voters: float) -> str:
    return _number(voters, signDisplay='exceptZero') + ' ' + ('Platz' if _plural(voters) == 'one' else 'Plätze')


def mark_none() -> str:
    return 'kein Nutzen'


def mark_points(*, points: float) -> str:
    return _number(points, signDisplay='exceptZero') + ' ' + ('Punkt' if _plural(points) == 'one' else 'Punkte')


def mark_best() -> str:
    return 'Bringt hier am meisten'


def mark_means(*, label: str | float, effects: Sequence[str]) -> str:
    return _show(label) + ': ' + _list(effects, 'unit')


def stamp_closed() -> str:
    return 'GESCHLOSSEN'


def stamp_protested() -> str:
    return 'JE −1'


def stamp_shortage(*, cost: str | float) -> str:
    return 'AUFSTOCKEN ' + _show(cost) + '\xa0AP'


def stamp_honk() -> str:
    return 'PLÄTZE −¼'


def stamp_reconciliation() -> str:
    return 'ENTLEGEN: BESCHWERDEN ×2'


def event_of_week(*, week: str | float) -> str:
    return 'Ereignis in Woche ' + _show(week)


def week_will_bring(*, week: str | float) -> str:
    return 'In Woche ' + _show(week) + ' kommt'


def engagement_rises() -> str:
    return 'Andrang +1'


def week(*, week: str | float) -> str:
    return 'Woche ' + _show(week)


def weeks_left(*, weeks: float) -> str:
    return ('Wahltag' if weeks == 0 else 'noch 1 Woche bis zur Wahl' if _plural(weeks) == 'one' else 'noch ' + _show(weeks) + ' Wochen bis zur Wahl')


def colour_initial(*, type: str) -> str:
    return ('V' if type == 'urban' else 'R' if type == 'rural' else 'G')


def colour_means(*, colour: str | float, type: str | float) -> str:
    return _show(colour) + ', ' + _show(type)


def week_of(*, week: str | float, weeks: str | float) -> str:
    return 'Woche ' + _show(week) + ' von ' + _show(weeks)


def week_event(*, week: str | float, card: str | float) -> str:
    return 'Woche ' + _show(week) + ': ' + _show(card)


def week_unknown(*, week: str | float) -> str:
    return 'Woche ' + _show(week) + ': noch nicht bekannt'


def event_face_down() -> str:
    return 'Ereignis noch verdeckt'


def engagement(*, level: str | float) -> str:
    return 'Andrang ' + _show(level)


def engagement_a_turn(*, level: str | float, voters: float) -> str:
    return 'Andrang ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' je Zug'


def engagement_per_turn(*, level: str | float, voters: float) -> str:
    return 'Andrang ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' pro Zug'


def forecast() -> str:
    return 'Prognose'


def forecast_of(*, points: str | float) -> str:
    return 'Prognose ' + _show(points)


def forecast_verdict(*, points: str | float, verdict: str | float) -> str:
    return _show(points) + ': ' + _show(verdict)


def better_from(*, next: str | float, least: float) -> str:
    return _show(next) + ' ab ' + _number(least, signDisplay='exceptZero')


def forecast_means(*, points: str | float, verdict: str | float, low: str | float, high: str | float, better: bool, goodwill: float, next: str | float, least: float) -> str:
    return 'Prognose ' + _show(points) + ': ' + _show(verdict) + '. Wenn das Team weiterarbeitet, zwischen ' + _show(low) + ' und ' + _show(high) + '.' + (' ' + _better_from(next=next, least=least) + '.' if better else '') + ('' if goodwill == 0 else ' ' + _goodwill_counted_in(goodwill=goodwill))


def goodwill_counted_in(*, goodwill: float) -> str:
    return 'Die Startpunkte (' + _number(goodwill, signDisplay='exceptZero') + ') sind eingerechnet.'


def points_left(*, role: str | float, points: float) -> str:
    return _show(role) + ': noch ' + ('1 Aktionspunkt' if _plural(points) == 'one' else _show(points) + ' Aktionspunkte')


def event_covered(*, week: str | float) -> str:
    return 'Das Ereignis in Woche ' + _show(week) + ' liegt verdeckt.'


def next_week() -> str:
    return 'Nächste Woche'


def events_left(*, unknown: float, cards: str | float) -> str:
    return ('Noch 1 Ereignis kommt, eines von diesen ' + _show(cards) if _plural(unknown) == 'one' else 'Noch ' + _show(unknown) + ' Ereignisse kommen, unter diesen ' + _show(cards))


def outlook(*, cards: float, worst: Sequence[str], count: float, least: str | float) -> str:
    return ('Die nächste Karte ist bekannt. Sie ändert wohl die Prognose: ' + _list(worst, 'conjunction') + '.' if _plural(cards) == 'one' else ('1 der ' + _show(cards) + ' Karten, die als Nächstes kommen können, senkt die Prognose um ' + _show(least) + ' oder mehr: ' + _list(worst, 'unit') + '.' if _plural(count) == 'one' else _show(count) + ' der ' + _show(cards) + ' Karten, die als Nächstes kommen können, senken die Prognose um ' + _show(least) + ' oder mehr: ' + _list(worst, 'unit') + '.'))


def card_swing(*, card: str | float, points: float) -> str:
    return _show(card) + ' ' + _number(points, signDisplay='exceptZero')


def event_dangerous() -> str:
    return 'gefährlich'


def it_hit(*, place: str | float) -> str:
    return 'Es hat ' + _show(place) + ' getroffen.'


def lasting_honk(*, card: str | float) -> str:
    return _show(card) + ': Am Ende hat die Zentrale ein Viertel weniger Plätze.'


def lasting_reconciliation(*, card: str | float) -> str:
    return _show(card) + ': Beschwerden entlegener Bezirke zählen doppelt.'


def lasting_shortage(*, card: str | float, where: str | float, cost: str | float) -> str:
    return _show(card) + ': Aufstocken kostet ' + _show(where) + ' ' + _show(cost) + '\xa0AP.'


def a_voter(*, where: str | float) -> str:
    return 'ein Wähler ' + _show(where)


def unseen(*, level: str | float, bag: str | float, counts: Sequence[str], voters: float) -> str:
    return 'Andrang ' + _show(level) + ': ' + _voters_counted(voters=voters) + ' nach jedem Zug vor Woche 5. Im Beutel: ' + _show(bag) + '. Noch verdeckt: ' + _list(counts, 'unit') + '.'


def unseen_of(*, count: str | float, value: str | float) -> str:
    return _show(count) + '\xa0×\xa0' + _show(value)


def team() -> str:
    return 'Das Team'


def chief() -> str:
    return '★ Leitung'


def sealed_plan() -> str:
    return 'plant verdeckt'


def no_region() -> str:
    return 'noch keine Region'


def points(*, points: str | float) -> str:
    return _show(points) + '\xa0AP'


def forecast_now() -> str:
    return 'Jetzt gezählt'


def forecast_idle() -> str:
    return 'Wenn niemand mehr hilft'


def forecast_working() -> str:
    return 'Wenn das Team weiterarbeitet'


def forecast_counting() -> str:
    return 'Zu erwarten'


def forecast_final() -> str:
    return 'Endergebnis'


def forecast_range(*, points: str | float, sure: bool, low: str | float, high: str | float, verdict: str | float) -> str:
    return _show(points) + ('' if sure else ' ' + '(' + _show(low) + ' bis ' + _show(high) + ')') + ', ' + _show(verdict)


def forecast_needle() -> str:
    return 'Der Zeiger zeigt den letzten Wert: das Ergebnis, das zu erwarten ist, wenn das Team vernünftig weiterspielt.'


def forecast_left(*, left: float) -> str:
    return 'Noch ' + ('1 Aktionspunkt' if _plural(left) == 'one' else _show(left) + ' Aktionspunkte') + '. 8 von 10 Partien enden in diesen Bereichen.'


def forecast_goodwill_left(*, goodwill: float, left: float) -> str:
    return _goodwill_counted_in(goodwill=goodwill) + ' ' + _forecast_left(left=left)


def expected_at_places() -> str:
    return 'Zu erwarten, Ort für Ort'


def expected_not_served() -> str:
    return 'Abgewiesen'


def expected_now() -> str:
    return 'Jetzt'


def expected_end() -> str:
    return 'Am Ende'


def count_begins() -> str:
    return 'Die Auszählung beginnt'


def served_counted(*, served: str | float, away: str | float) -> str:
    return _show(served) + ' bedient, ' + _show(away) + ' abgewiesen'


def count_region(*, place: str | float, served: str | float, away: str | float) -> str:
    return _show(place) + ': ' + _served_counted(served=served, away=away)


def count_twice(*, twice: float) -> str:
    return ('davon zählt 1 doppelt' if _plural(twice) == 'one' else 'davon zählen ' + _show(twice) + ' doppelt')


def count_region_twice(*, place: str | float, served: str | float, away: str | float, twice: float) -> str:
    return _count_region(place=place, served=served, away=away) + ', ' + _count_twice(twice=twice)


def count_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + '\xa0×\xa02'


def count_so_far(*, left: float, served: str | float, away: str | float) -> str:
    return 'Insgesamt: ' + _served_counted(served=served, away=away) + ('' if left == 0 else '; 1 Auszählung folgt noch' if _plural(left) == 'one' else '; ' + _show(left) + ' Auszählungen folgen noch')


def sum_turnout(*, turnout: str | float) -> str:
    return 'Beteiligung ' + _show(turnout)


def sum_complaints() -> str:
    return 'Beschwerden'


def sum_cost(*, cost: str | float) -> str:
    return 'Kosten ' + _show(cost)


def sum_goodwill() -> str:
    return 'Start'


def sum_turned_away() -> str:
    return 'Abgewiesen'


def sum_to_come() -> str:
    return 'Kommt noch'


def parts_heading() -> str:
    return 'Woraus die Prognose besteht'


def parts_means() -> str:
    return _parts_heading() + ': anzeigen'


def part_turnout(*, voters: str | float) -> str:
    return 'Bisher etwa ' + _show(voters) + ' Wählende; je volle 5 bringen einen Punkt.'


def part_turned_away() -> str:
    return 'Die roten Zahlen auf der Karte: je ein Punkt.'


def part_cost(*, pips: str | float) -> str:
    return 'Alle Würfel zeigen ' + _show(pips) + '; je volle 10 kosten einen Punkt.'


def part_goodwill() -> str:
    return 'Mit diesen Punkten beginnt das Team.'


def part_to_come(*, left: float) -> str:
    return ('Erwartet von neuen Wählenden und Ereignissen.' if left == 0 else 'Eingerechnet: ' + _show(left) + '\xa0AP gut genutzt, neue Wählende, Ereignisse. Nur besseres Spiel hebt den Zeiger.')


def sum_final(*, points: str | float) -> str:
    return '= ' + _show(points)


def sheet_heading() -> str:
    return 'Wertungsblatt'


def sheet_place() -> str:
    return 'Ort'


def sheet_voters() -> str:
    return 'Wählende'


def sheet_turnout() -> str:
    return 'Summe'


def sheet_served() -> str:
    return 'Bedient'


def sheet_complaints() -> str:
    return 'Beschwerden'


def sheet_doubled(*, complaints: str | float) -> str:
    return _show(complaints) + ' (×2)'


def sheet_closed() -> str:
    return 'zu'


def sheet_all() -> str:
    return 'Alle'


def sheet_turnout_points() -> str:
    return 'Beteiligung: je volle 5 Wählende'


def sheet_cost_points(*, cost: str | float) -> str:
    return 'Kosten: je volle 10 von ' + _show(cost)


def sheet_final(*, verdict: str | float) -> str:
    return 'Endergebnis: ' + _show(verdict)


_better_from = better_from
_count_region = count_region
_count_twice = count_twice
_dice_counted = dice_counted
_forecast_left = forecast_left
_goodwill_counted_in = goodwill_counted_in
_parts_heading = parts_heading
_served_counted = served_counted
_voters_counted = voters_counted
