"""The words of gerrymander, made by `make messages` from locales/de/gerrymander.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def party_neutral() -> str:
    return 'neutral'


def party_face_down() -> str:
    return 'verdeckt'


def initial_neutral() -> str:
    return 'N'


def initial_face_down() -> str:
    return '?'


def token_neutral() -> str:
    return 'das neutrale Plättchen'


def party_count(*, party: str | float, count: str | float) -> str:
    return _show(party) + ' ' + _show(count)


def player(*, name: str | float, party: str | float) -> str:
    return _show(name) + ' (' + _show(party) + ')'


def party_led_by(*, party: str | float, name: str | float) -> str:
    return _show(party) + ', ' + _show(name)


def side(*, here: str | float, there: str | float) -> str:
    return _show(here) + '–' + _show(there)


def counties_counted(*, counties: float) -> str:
    return ('1 County' if _plural(counties) == 'one' else _show(counties) + ' Countys')


def districts_counted(*, districts: float) -> str:
    return ('1 Wahlkreis' if _plural(districts) == 'one' else _show(districts) + ' Wahlkreise')


def swing_counted(*, swing: float) -> str:
    return ('1 Wechselcounty' if _plural(swing) == 'one' else _show(swing) + ' Wechselcountys')


def borders_counted(*, borders: float) -> str:
    return ('keine Grenze' if borders == 0 else 'eine Grenze' if borders == 1 else 'zwei Grenzen' if borders == 2 else 'drei Grenzen' if borders == 3 else 'vier Grenzen' if borders == 4 else _show(borders) + ' Grenzen')


def votes_unknown() -> str:
    return 'Stimmen unbekannt'


def counties_by_party(*, counts: Sequence[str]) -> str:
    return 'davon ' + _list(counts, 'unit')


def prompt_over(*, result: str | float) -> str:
    return _show(result) + '.'


def prompt_luck() -> str:
    return 'Die Plättchen werden ausgelegt.'


def prompt_tie(*, parties: Sequence[str], district: str | float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': Gleichstand zwischen ' + _list(parties, 'conjunction') + ' in Wahlkreis ' + _show(district) + '; bestimme den Sieger.'


def prompt_confirm(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': Beende deinen Zug oder nimm eine Grenze zurück.'


def prompt_alone(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': Zieh eine Grenze.'


def prompt_last(*, only: bool, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': Zieh die ' + ('einzige' if only else 'letzte') + ' Grenze dieses Zugs.'


def prompt_border(*, left: float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': Zieh eine Grenze, noch ' + ('zwei' if left == 2 else 'drei' if left == 3 else 'vier' if left == 4 else _show(left)) + ' in diesem Zug.'


def move_end() -> str:
    return 'Zug beenden'


def move_award(*, party: str | float) -> str:
    return _show(party) + ' gewinnt ihn'


def move_award_any() -> str:
    return 'Sieger bestimmen'


def move_border(*, side: str | float) -> str:
    return 'Grenze ' + _show(side)


def move_border_any() -> str:
    return 'Grenze ziehen'


def move_border_closing(*, side: str | float, votes: str | float, counties: float) -> str:
    return 'Grenze ' + _show(side) + ': schneidet ' + _counties_counted(counties=counties) + ' ab, ' + _show(votes)


def why_over() -> str:
    return 'Regel 24: Die Karte ist fertig.'


def why_not_your_turn() -> str:
    return 'Regel 6: Jemand anders ist am Zug.'


def why_borders_left(*, borders: float) -> str:
    return 'Regel 8: In diesem Zug ' + ('ist noch ' + _borders_counted(borders=borders) if _plural(borders) == 'one' else 'sind noch ' + _borders_counted(borders=borders)) + ' zu ziehen.'


def why_not_tied(*, party: str | float) -> str:
    return 'Regel 22: ' + _show(party) + ' ist am Gleichstand nicht beteiligt.'


def why_tie_first() -> str:
    return 'Regel 22: Bestimme erst den Sieger im Wahlkreis mit Gleichstand.'


def why_drawn() -> str:
    return 'Regel 10: Dort ist schon eine Grenze.'


def why_finished(*, county: str | float) -> str:
    return 'Regel 11: ' + _show(county) + ' liegt in einem fertigen Wahlkreis.'


def why_all_drawn() -> str:
    return 'Regel 7: Alle Grenzen dieses Zugs sind gezogen.'


def why_too_small(*, names: Sequence[str], counties: float) -> str:
    return 'Regel 12: Das würde nur ' + _counties_counted(counties=counties) + ' abschneiden (' + _list(names, 'conjunction') + ').'


def log_border(*, who: Person, side: str | float) -> str:
    return ('Du ziehst' if who.meant == 'you' else who + ' zieht') + ' die Grenze ' + _show(side) + '.'


def log_begins(*, who: Person) -> str:
    return ('Du beginnst.' if who.meant == 'you' else who + ' beginnt.')


def log_turn(*, number: str | float, who: Person, borders: float) -> str:
    return 'Zug ' + _show(number) + ' gehört ' + ('dir' if who.meant == 'you' else who) + ': ' + _borders_counted(borders=borders) + '.'


def log_closed(*, who: Person, district: str | float, names: Sequence[str], counties: float) -> str:
    return ('Du schließt' if who.meant == 'you' else who + ' schließt') + ' Wahlkreis ' + _show(district) + ' mit ' + _counties_counted(counties=counties) + ': ' + _list(names, 'unit') + '.'


def log_shown(*, county: str | float, token: str | float) -> str:
    return _show(county) + ' zeigt ' + _show(token) + '.'


def log_tied(*, parties: Sequence[str], district: str | float) -> str:
    return 'Gleichstand zwischen ' + _list(parties, 'conjunction') + ' in Wahlkreis ' + _show(district) + '.'


def log_named(*, who: Person, party: str | float, district: str | float) -> str:
    return ('Du erklärst' if who.meant == 'you' else who + ' erklärt') + ' ' + _show(party) + ' zum Sieger von Wahlkreis ' + _show(district) + '.'


def log_won(*, party: str | float, district: str | float, swing: float, votes: Sequence[str]) -> str:
    return _show(party) + ' gewinnt Wahlkreis ' + _show(district) + ('' if swing == 0 else ' ' + 'samt ' + _swing_counted(swing=swing)) + ': ' + _list(votes, 'unit') + '.'


def log_result(*, party: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(party) + ': ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing) + ', ' + _show(cost) + ' Stimmen darin.'


def outcome_alone_lost(*, name: str | float, lead: float) -> str:
    return _show(name) + ' kommt auf ' + _number(lead) + ': Die Karte hat Rot nicht geholfen.'


def outcome_alone_won(*, name: str | float, lead: float, called: str) -> str:
    return _show(name) + ' gewinnt mit ' + _number(lead, signDisplay='exceptZero') + ' für Rot: ' + _lead_called(called=called) + '.'


def lead_called(*, called: str) -> str:
    return ('ein Meisterstück' if called == 'masterpiece' else 'ein Skandal' if called == 'scandal' else 'ein Erdrutsch' if called == 'landslide' else 'ein Schubser')


def outcome_shared(*, players: Sequence[str], districts: float) -> str:
    return _list(players, 'conjunction') + ' teilen sich den Sieg: je ' + _districts_counted(districts=districts) + ', in allem gleichauf.'


def outcome_won(*, districts: float, reason: str, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ' gewinnt mit ' + ('1 Wahlkreis' if _plural(districts) == 'one' else _show(districts) + ' Wahlkreisen') + (' ' + 'und mehr Wechselcountys darin' if reason == 'swing' else ' ' + 'und weniger Stimmen darin' if reason == 'votes' else '') + '.'


def summary(*, inside: str | float, all: str | float, districts: float) -> str:
    return _districts_counted(districts=districts) + ', ' + _show(inside) + ' von ' + _show(all) + ' Countys'


def summary_turn(*, turn: str | float, inside: str | float, all: str | float, districts: float) -> str:
    return 'Zug ' + _show(turn) + ', ' + _summary(inside=inside, all=all, districts=districts)


def standing(*, party: str | float, districts: float, swing: float) -> str:
    return _show(party) + ': ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def standing_of(*, party: str | float, name: str | float, districts: float, swing: float) -> str:
    return _show(party) + ' (' + _show(name) + '): ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def district_line(*, district: str | float, winner: str | float, votes: str | float, counties: float) -> str:
    return 'Wahlkreis ' + _show(district) + ', ' + _show(winner) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def district_undecided(*, district: str | float, votes: str | float, counties: float) -> str:
    return 'Wahlkreis ' + _show(district) + ', nicht entschieden: ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def open_line(*, first: str | float, votes: str | float, counties: float) -> str:
    return 'Offen ab ' + _show(first) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def county(*, name: str | float, token: str | float, swing: bool) -> str:
    return _show(name) + ', ' + _show(token) + (', Wechselcounty' if swing else '')


def county_in_district(*, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county(name=name, token=token, swing=swing) + ', Wahlkreis ' + _show(district)


def county_won(*, party: str | float, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county_in_district(district=district, name=name, token=token, swing=swing) + ', gewonnen von ' + _show(party)


def heard_border(*, who: Person, sides: Sequence[str]) -> str:
    return ('Du ziehst' if who.meant == 'you' else who + ' zieht') + ' ' + _list(sides, 'conjunction') + '.'


def heard_won(*, party: str | float, district: str | float, county: str | float, best: str | float, second: str | float) -> str:
    return _show(party) + ' gewinnt Wahlkreis ' + _show(district) + ' rund um ' + _show(county) + ' mit ' + _show(best) + ' zu ' + _show(second) + '.'


def heard_district(*, district: str | float, county: str | float, winner: str | float) -> str:
    return 'Wahlkreis ' + _show(district) + ' rund um ' + _show(county) + ': ' + _show(winner) + '.'


def heard_district_tied(*, district: str | float, county: str | float) -> str:
    return 'Wahlkreis ' + _show(district) + ' rund um ' + _show(county) + ': Gleichstand.'


def heard_open(*, county: str | float, votes: str | float, counties: float) -> str:
    return 'Offen rund um ' + _show(county) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes) + '.'


def heard_smallest(*, counties: str | float) -> str:
    return 'Ein Wahlkreis hat mindestens ' + _show(counties) + ' Countys.'


def beat_opening_alone() -> str:
    return 'Die Stimmen liegen aus: Zieh die Grenzen so, dass Rot gewinnt'


def beat_begins() -> str:
    return 'beginnt mit einer einzigen Grenze'


def beat_border_first(*, side: str | float) -> str:
    return 'zieht ' + _show(side)


def beat_border_only(*, side: str | float) -> str:
    return 'zieht die einzige mögliche Grenze, ' + _show(side)


def beat_closed(*, district: str | float, counties: float) -> str:
    return 'schließt Wahlkreis ' + _show(district) + ' (' + _counties_counted(counties=counties) + ')'


def beat_shown(*, district: str | float, votes: Sequence[str]) -> str:
    return 'Wahlkreis ' + _show(district) + ' wird aufgedeckt: ' + _list(votes, 'unit')


def beat_shown_last(*, district: str | float, votes: Sequence[str]) -> str:
    return 'Die letzten Plättchen, in Wahlkreis ' + _show(district) + ': ' + _list(votes, 'unit')


def beat_tied(*, district: str | float, parties: Sequence[str], count: str | float, who: Person) -> str:
    return 'Gleichstand in Wahlkreis ' + _show(district) + ', ' + _list(parties, 'conjunction') + ' je ' + _show(count) + ': ' + ('Du bestimmst' if who.meant == 'you' else who + ' bestimmt') + ' den Sieger'


def beat_named(*, party: str | float, district: str | float) -> str:
    return 'erklärt ' + _show(party) + ' zum Sieger von Wahlkreis ' + _show(district)


def beat_won(*, party: str | float, district: str | float, best: str | float, second: str | float, swing: float) -> str:
    return _show(party) + ' gewinnt Wahlkreis ' + _show(district) + ' mit ' + _show(best) + ' zu ' + _show(second) + _with_swing(swing=swing)


def beat_given(*, party: str | float, district: str | float, best: str | float, swing: float) -> str:
    return _show(party) + ' bekommt Wahlkreis ' + _show(district) + ' bei Gleichstand (je ' + _show(best) + ')' + _with_swing(swing=swing)


def with_swing(*, swing: float) -> str:
    return ('' if swing == 0 else ', dazu ' + _swing_counted(swing=swing))


def irony_fair(*, votes: str | float, districts: float) -> str:
    return 'Je ' + _show(votes) + ' Stimmen und je ' + _districts_counted(districts=districts) + ': ausnahmsweise eine gerechte Karte'


def irony_equal(*, votes: str | float, fooled: bool, parties: Sequence[str], won: str | float, all: str | float, alone: bool) -> str:
    return 'Je ' + _show(votes) + ' Stimmen, ' + _irony_took(fooled=fooled, parties=parties, alone=alone, won=won, all=all)


def irony(*, counts: Sequence[str], fooled: bool, parties: Sequence[str], won: str | float, all: str | float, alone: bool) -> str:
    return 'Stimmen: ' + _list(counts, 'unit') + ' – ' + _irony_took(fooled=fooled, parties=parties, alone=alone, won=won, all=all)


def irony_took(*, fooled: bool, parties: Sequence[str], alone: bool, won: str | float, all: str | float) -> str:
    return ('doch' if fooled else 'und') + ' ' + _list(parties, 'conjunction') + ' ' + ('holt' if alone else 'holen je') + ' ' + _show(won) + ' von ' + _show(all) + ' Wahlkreisen'


def verdict_alone_lost(*, lead: float) -> str:
    return 'Rot ' + _number(lead, signDisplay='exceptZero') + ': Die Karte hat Rot nicht geholfen'


def verdict_alone_won(*, lead: float, called: str) -> str:
    return 'Rot ' + _number(lead, signDisplay='exceptZero') + ': ' + _lead_called(called=called)


def verdict_districts(*, districts: float, second: str | float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ' gewinnt mit ' + _show(districts) + ' zu ' + _show(second) + ' Wahlkreisen'


def verdict_swing(*, swing: float, second: str | float, districts: float, name: str | float, party: str | float) -> str:
    return 'Je ' + _districts_counted(districts=districts) + ': ' + _player(name=name, party=party) + ' gewinnt mit ' + _show(swing) + ' zu ' + _show(second) + ' Wechselcountys'


def verdict_votes(*, spent: str | float, second: str | float, districts: float, name: str | float, party: str | float) -> str:
    return 'Je ' + _districts_counted(districts=districts) + ', gleich viele Wechselcountys: ' + _player(name=name, party=party) + ' gewinnt mit weniger Stimmen darin, ' + _show(spent) + ' zu ' + _show(second)


def verdict_shared(*, names: Sequence[str], districts: float) -> str:
    return _list(names, 'conjunction') + ' teilen sich den Sieg: je ' + _districts_counted(districts=districts) + ', in allem gleichauf'


def map_label(*, counties: str | float) -> str:
    return 'Karte mit ' + _show(counties) + ' Countys'


def map_label_named(*, name: str | float, counties: str | float) -> str:
    return 'Karte „' + _show(name) + '“, ' + _show(counties) + ' Countys'


def title_block_line(*, counties: str | float) -> str:
    return 'Landkarte · ' + _show(counties) + ' Countys'


def side_impossible(*, side: str | float) -> str:
    return _show(side) + ', keine Grenze möglich'


def side_drawn(*, side: str | float) -> str:
    return _show(side) + ', Grenze gezogen'


def score_heading() -> str:
    return 'Stand'


def score_party() -> str:
    return 'Partei'


def score_districts() -> str:
    return 'Wahlkreise'


def score_swing() -> str:
    return 'Wechsel'


def score_votes() -> str:
    return 'Stimmen'


def regions_heading() -> str:
    return 'Stimmen je Gebiet'


def region_open(*, first: str | float, last: str | float) -> str:
    return 'Offen, ' + _show(first) + ' bis ' + _show(last)


def region_district(*, district: str | float) -> str:
    return 'Wahlkreis ' + _show(district)


def region_counties(*, region: str | float, counties: str | float) -> str:
    return _show(region) + ', ' + _show(counties) + ' Countys'


def plate_label(*, who: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(who) + ': ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing) + ' und ' + _show(cost) + ' Stimmen darin'


def districts_word(*, districts: float) -> str:
    return ('Kreis' if _plural(districts) == 'one' else 'Kreise')


def borders_left(*, left: float) -> str:
    return ('Keine Grenze mehr' if left == 0 else 'Noch 1 Grenze' if _plural(left) == 'one' else 'Noch ' + _show(left) + ' Grenzen')


def map_finished() -> str:
    return 'Karte fertig'


def alone_score() -> str:
    return 'Dein Ergebnis'


def alone_score_means() -> str:
    return 'Rot minus Blau'


def alone_score_first() -> str:
    return 'Rot minus'


def alone_score_second() -> str:
    return 'Blau'


def still_open(*, counties: float) -> str:
    return ('Noch 1 County offen' if _plural(counties) == 'one' else 'Noch ' + _show(counties) + ' Countys offen')


def all_closed() -> str:
    return 'Alle Countys in Wahlkreisen'


def all_closed_first() -> str:
    return 'Alle Countys'


def all_closed_second() -> str:
    return 'in Wahlkreisen'


def votes_not_shown() -> str:
    return 'Stimmen noch verdeckt'


def voters_face_down() -> str:
    return 'Plättchen verdeckt'


def a_tie() -> str:
    return 'Gleichstand'


def slip_tie() -> str:
    return 'Patt'


def tie_equal() -> str:
    return 'Gleich viele Stimmen für alle'


def leads_by(*, party: str | float, votes: str | float) -> str:
    return _show(party) + ' liegt ' + _show(votes) + ' vorn'


def result_voters() -> str:
    return 'Die Stimmen'


def result_map() -> str:
    return 'Die Karte'


def key_swing() -> str:
    return 'Wechselcounty: bei Gleichstand'


def key_leading() -> str:
    return 'Rot liegt hier 5 Stimmen vorn'


def key_closing() -> str:
    return 'Grenze, die etwas abschneidet'


def cut_off(*, counties: float) -> str:
    return 'Schneidet ' + _counties_counted(counties=counties) + ' ab'


def cut_rest(*, rest: str | float, balance: str | float) -> str:
    return 'Übrige ' + _show(rest) + ': ' + _show(balance)


def stamp_tied() -> str:
    return 'Patt'


def stamp_wins(*, party: str | float) -> str:
    return _show(party) + ' siegt'


def stamp_shared() -> str:
    return 'Geteilt'


def stamp_votes() -> str:
    return 'Stimmen'


def borders_left_short(*, left: str | float) -> str:
    return 'noch ' + _show(left)


def cut_off_label(*, lead: str | float, counties: float) -> str:
    return _cut_off(counties=counties) + ': ' + _show(lead)


def slip_lead(*, votes: float) -> str:
    return _number(votes, signDisplay='exceptZero')


def aim() -> str:
    return 'Gewinne die meisten Wahlkreise: In jedem zählt nur die stärkste Partei.'


def tip_tie_head() -> str:
    return 'Dein Stichentscheid'


def tip_tie_says() -> str:
    return 'Du hast die letzte Grenze gezogen, also bestimmst du, wer gewinnt. Das musst nicht du sein: Manchmal geht der Wahlkreis besser an die Partei, die dir am wenigsten schadet.'


def tip_confirm_head() -> str:
    return 'Die letzte Gelegenheit zum Ändern'


def tip_confirm_says() -> str:
    return 'Bis du den Zug beendest, kannst du seine Grenzen zurücknehmen, die letzte zuerst. Sieh noch einmal nach, was du dem nächsten Zug offen lässt.'


def tip_late_head() -> str:
    return 'Die Karte ist fast fertig'


def tip_late_says() -> str:
    return 'Nur wenige Grenzen sind übrig. Zähl ab, wer die letzten Wahlkreise schließt: Ein offenes Gebiet zu bekommen ist besser, als eins weiterzugeben.'


def tip_closing_head() -> str:
    return 'Jetzt kann eine Grenze etwas abschneiden'


def tip_closing_says() -> str:
    return 'Zeig auf eine gepunktete Kante, um die Stimmen auf beiden Seiten zu sehen. Schneide dort, wo du knapp gewinnst und die anderen viel verlieren: Ihre überzähligen Stimmen sind verschenkt.'


def tip_hidden_head() -> str:
    return 'Stimmen, die du nicht siehst'


def tip_hidden_says() -> str:
    return 'Plättchen werden aufgedeckt, wenn ein Wahlkreis schließt. Wer dort mehr Plättchen hat, gewinnt ihn wahrscheinlich, aber nicht sicher.'


def tip_begin_head() -> str:
    return 'Noch muss nichts schließen'


def tip_begin_says() -> str:
    return 'Beginn einen Zaun, der die stärkste Ecke der Gegenseite abtrennt, und mach dem nächsten Zug kein Geschenk.'


def level_easy() -> str:
    return 'Nimmt einen Wahlkreis, wenn eine Grenze dafür reicht; schlägt kaum je jemanden, der plant.'


def level_normal() -> str:
    return 'Macht aus den Grenzen des Zugs den besten Wahlkreis und verdirbt, was du als Nächstes schließen könntest; gewann 191 von 200 Partien gegen Leicht.'


def level_hard() -> str:
    return 'Spielt für jede Grenze 300 Karten zu Ende; gewann 57 von 60 Partien gegen Normal.'


def level_expert() -> str:
    return 'Spielt für jede Grenze Tausende Karten zu Ende; gewann 104 von 120 Partien gegen Schwer.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('nimmt' if _plural(count) == 'one' else 'nehmen') + ', was offen liegt.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('holt' if _plural(count) == 'one' else 'holen') + ' aus jedem Zug das Beste heraus und ' + ('nutzt' if _plural(count) == 'one' else 'nutzen') + ' fremde Zäune, die nicht fertig sind.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('sieht' if _plural(count) == 'one' else 'sehen') + ' die fertige Karte schon vor sich.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('hat' if _plural(count) == 'one' else 'haben') + ' alles schon gesehen, auf tausend Karten.'


def review_count() -> str:
    return 'Wahlkreise'


def review_stretch() -> str:
    return 'Wahlkreis'


def where(*, place: str) -> str:
    return ('in der Mitte' if place == 'middle' else 'im Osten' if place == 'east' else 'im Südosten' if place == 'south-east' else 'im Süden' if place == 'south' else 'im Südwesten' if place == 'south-west' else 'im Westen' if place == 'west' else 'im Nordwesten' if place == 'north-west' else 'im Norden' if place == 'north' else 'im Nordosten')


def reason_own_party(*, who: Person) -> str:
    return ('Das ist meine eigene Partei.' if who.meant == 'me' else 'Das ist deine eigene Partei.')


def reason_award(*, party: str | float, districts: float) -> str:
    return _show(party) + ' hat bisher ' + _districts_counted(districts=districts) + '.'


def reason_award_fewest(*, party: str | float, districts: float) -> str:
    return _show(party) + ' hat bisher ' + _districts_counted(districts=districts) + ', und niemand im Gleichstand hat weniger.'


def reason_means(*, more: float, alone: bool) -> str:
    return ('' if more == 0 else 'mit einer weiteren Grenze' + _reason_this_turn(alone=alone) + ' ' if more == 1 else 'mit zwei weiteren Grenzen' + _reason_this_turn(alone=alone) + ' ' if more == 2 else 'mit drei weiteren Grenzen' + _reason_this_turn(alone=alone) + ' ')


def reason_this_turn(*, alone: bool) -> str:
    return ('' if alone else ' ' + 'in diesem Zug')


def reason_closes(*, counties: str | float, ends: str, votes: str | float, second: str | float, more: float, alone: bool, place: str, who: Person, winner: Person) -> str:
    return 'Sie schließt ' + _reason_means(more=more, alone=alone) + 'einen Wahlkreis aus ' + _show(counties) + ' Countys ' + _where(place=place) + ('' if ends == 'open' else ', bei ' + _reason_breaks(who=who) if ends == 'tie' else ', ' + _show(votes) + ' zu ' + _show(second) + ' ' + _reason_for(winner=winner)) + '.'


def reason_closes_more(*, each: Sequence[str], more: float, alone: bool, districts: float) -> str:
    return 'Sie schließt ' + _reason_means(more=more, alone=alone) + _districts_counted(districts=districts) + ': ' + _list(each, 'conjunction') + '.'


def reason_one_closed(*, ends: str, votes: str | float, second: str | float, place: str, who: Person, winner: Person) -> str:
    return _where(place=place) + ('' if ends == 'open' else ' ' + 'bei ' + _reason_breaks(who=who) if ends == 'tie' else ' ' + _show(votes) + ' zu ' + _show(second) + ' ' + _reason_for(winner=winner))


def reason_breaks(*, who: Person) -> str:
    return ('Gleichstand (ich entscheide)' if who.meant == 'me' else 'Gleichstand (du entscheidest)')


def reason_for(*, winner: Person) -> str:
    return ('für mich' if winner.meant == 'me' else 'für dich' if winner.meant == 'you' else 'für ' + winner)


def reason_cuts_off(*, shown: bool, rival: float, more: float, alone: bool, counties: float, place: str, who: Person, votes: float) -> str:
    return 'Sie schneidet ' + _reason_means(more=more, alone=alone) + _counties_counted(counties=counties) + ' ' + _where(place=place) + ' ab, die sich noch teilen lassen' + (': ' + _reason_votes(who=who, votes=votes) + ' gegen ' + ('keine' if rival == 0 else _show(rival)) if shown else '') + '.'


def reason_prepares(*, named: bool, names: Sequence[str], counties: str | float, rival: float, more: float, place: str, who: Person, votes: float) -> str:
    return ('Sie ist ein Stück vom Zaun um ' + _list(names, 'conjunction') if named else 'Sie bereitet einen Wahlkreis aus ' + _show(counties) + ' Countys ' + _where(place=place) + ' vor') + ', ' + _reason_votes(who=who, votes=votes) + ' gegen ' + ('keine' if rival == 0 else _show(rival)) + ': ' + ('Eine weitere Grenze schließt ihn' if more == 1 else 'Zwei weitere Grenzen schließen ihn' if more == 2 else 'Drei weitere Grenzen schließen ihn') + ', wenn niemand dazwischenfunkt.'


def reason_spoils(*, rival: Person, counties: str | float, shown: bool, votes: str | float, second: str | float, place: str) -> str:
    return 'Sie hindert ' + ('dich' if rival.meant == 'you' else rival) + ' daran, im nächsten Zug einen Wahlkreis aus ' + _show(counties) + ' Countys ' + _where(place=place) + ' zu schließen' + (' ' + '(' + _show(votes) + ' zu ' + _show(second) + ')' if shown else '') + '.'


def reason_votes(*, who: Person, votes: float) -> str:
    return ('meine ' + _votes_counted(votes=votes) if who.meant == 'me' else 'deine ' + _votes_counted(votes=votes))


def votes_counted(*, votes: float) -> str:
    return ('1 Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def reason_parts(*, here: str | float, there: str | float, gain: str, now: float, before: float, which: str | float, place: str) -> str:
    return 'Sie schiebt sich ' + _where(place=place) + ' zwischen ' + _show(here) + ' und ' + _show(there) + ': ' + ('Jede kann einen Wahlkreis gewinnen' if gain == 'each' else 'Vielleicht zählen sie dann nicht mehr zusammen' if gain == 'apart' else 'In ' + _number(now, style='percent') + ' statt ' + _number(before, style='percent') + ' der Fälle hilft ' + _show(which) + ', einen Wahlkreis zu gewinnen') + '.'


def reason_keeps_apart(*, here: str | float, there: str | float, place: str, who: Person) -> str:
    return 'Sie schiebt sich ' + _where(place=place) + ' zwischen ' + _show(here) + ' und ' + _show(there) + ': ' + _reason_no_good_close(who=who) + '.'


def reason_quiet(*, who: Person) -> str:
    return 'Sie schließt nichts: ' + _reason_no_good_close(who=who) + '.'


def reason_no_good_close(*, who: Person) -> str:
    return ('In diesem Zug kann ich keinen Wahlkreis schließen, der mir hilft' if who.meant == 'me' else 'In diesem Zug kannst du keinen Wahlkreis schließen, der dir hilft')


def reason_least_harm(*, who: Person) -> str:
    return 'Jede mögliche Grenze schließt etwas; diese kostet ' + ('mich' if who.meant == 'me' else 'dich') + ' am wenigsten.'


def reason_first(*, maps: str | float, who: Person, now: float, before: float) -> str:
    return 'Von ' + _show(maps) + ' Karten, die der Zufall fertig zeichnet, ' + ('gewinne ich' if who.meant == 'me' else 'gewinnst du') + ' mit ihr ' + _number(now, style='percent') + ', ohne sie ' + _number(before, style='percent') + '.'


def voters(*, kind: str, owner: Person, votes: str | float) -> str:
    return ('die neutrale Null' if kind == 'neutral' else 'eine verdeckte Zahl' if kind == 'hidden' else ('eine Zahl von mir' if owner.meant == 'me' else 'eine Zahl von dir' if owner.meant == 'you' else 'eine Zahl von ' + owner) if kind == 'county' else ('meine ' + _show(votes) if owner.meant == 'me' else 'deine ' + _show(votes) if owner.meant == 'you' else 'die ' + _show(votes) + ' von ' + owner))


def voters_other() -> str:
    return 'noch eine'


def which_county(*, by: str, owner: Person, votes: str | float) -> str:
    return (('meine' if owner.meant == 'me' else 'deine' if owner.meant == 'you' else 'die von ' + owner) if by == 'party' else 'die ' + _show(votes) if by == 'votes' else 'eine davon')


def figure_level() -> str:
    return 'Rot im Schnitt gleichauf mit Blau'


def figure_ahead(*, lead: float) -> str:
    return 'Rot im Schnitt ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' Wahlkreise vorn'


def figure_behind(*, lead: float) -> str:
    return 'Rot im Schnitt ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' Wahlkreise zurück'


_borders_counted = borders_counted
_counties_counted = counties_counted
_county = county
_county_in_district = county_in_district
_cut_off = cut_off
_districts_counted = districts_counted
_irony_took = irony_took
_lead_called = lead_called
_player = player
_reason_breaks = reason_breaks
_reason_for = reason_for
_reason_means = reason_means
_reason_no_good_close = reason_no_good_close
_reason_this_turn = reason_this_turn
_reason_votes = reason_votes
_summary = summary
_swing_counted = swing_counted
_votes_counted = votes_counted
_where = where
_with_swing = with_swing
