"""The words of whistle_stop_cards, made by `make messages` from locales/de/whistle_stop_cards.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def region_appalachian() -> str:
    return 'Appalachen'


def region_chesapeake() -> str:
    return 'Chesapeake'


def region_new_york() -> str:
    return 'New York'


def region_south() -> str:
    return 'Süden'


def region_florida() -> str:
    return 'Florida'


def region_new_england() -> str:
    return 'Neuengland'


def region_central() -> str:
    return 'Prärie'


def region_northwest() -> str:
    return 'Nordwesten'


def region_mid_atlantic() -> str:
    return 'Ostküste'


def region_texas() -> str:
    return 'Texas'


def region_southeast() -> str:
    return 'Südosten'


def region_southwest() -> str:
    return 'Südwesten'


def region_great_lakes() -> str:
    return 'Große Seen'


def region_upper_midwest() -> str:
    return 'Mittelwesten'


def region_california() -> str:
    return 'California'


def delegates_counted(*, delegates: float) -> str:
    return ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def dice_counted(*, dice: float) -> str:
    return _show(dice) + ' Würfel'


def cards_counted(*, cards: float) -> str:
    return ('1 Karte' if _plural(cards) == 'one' else _show(cards) + ' Karten')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def card_bake_sale() -> str:
    return 'Kuchenbasar'


def card_barbecue() -> str:
    return 'Grillfest'


def card_gala_dinner() -> str:
    return 'Gala-Dinner'


def card_big_donor() -> str:
    return 'Großspende'


def fund_text(*, money: str | float) -> str:
    return _dollars(money=money) + ' für Delegierte oder ein grünes Veto.'


def region_card_text(*, delegates: float, region: str | float) -> str:
    return 'Schick ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' ' + _in_form(region, 'to') + '.'


def region_card_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' hier'


def card_super_state() -> str:
    return 'Superstaat'


def card_super_state_text(*, delegates: float) -> str:
    return 'Schick ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' in eine Region aus nur einem Staat.'


def card_super_state_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' im Superstaat'


def card_veto() -> str:
    return 'Veto'


def card_veto_text() -> str:
    return 'Blockiere die Karte, die gerade gespielt wird.'


def card_veto_use() -> str:
    return 'Blockiert eine Karte'


def card_override() -> str:
    return 'Überstimmung'


def card_override_text() -> str:
    return 'Blockiere ein Veto. Nichts blockiert diese Karte.'


def card_override_use() -> str:
    return 'Blockiert ein Veto'


def card_green_veto() -> str:
    return 'Grünes Veto'


def card_green_veto_text() -> str:
    return 'Blockiere die gespielte Karte, dann zurück in die Bank.'


def card_green_veto_use() -> str:
    return 'Blockiert eine Karte'


def card_winner(*, region: str | float) -> str:
    return 'Siegkarte: ' + _show(region)


def card_winner_text() -> str:
    return 'Hier bist du im Amt.'


def card_town_hall() -> str:
    return 'Ortstermine'


def card_town_hall_text(*, regions: str | float, delegates: float) -> str:
    return 'Je ' + _delegates_counted(delegates=delegates) + ' in bis zu ' + _show(regions) + ' Regionen.'


def card_town_hall_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ' in ' + _show(regions) + ' Regionen'


def card_grassroots() -> str:
    return 'Basisarbeit'


def card_grassroots_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in einer Region, in der du schon welche hast.'


def card_grassroots_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ', wo du bist'


def card_frontier() -> str:
    return 'Neuland'


def card_frontier_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in einer Region, in der du keine hast.'


def card_frontier_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' im Neuland'


def card_bus_tour() -> str:
    return 'Bustour'


def card_bus_tour_text(*, delegates: str | float) -> str:
    return 'Bewege bis zu ' + _show(delegates) + ' deiner Delegierten in eine andere Region.'


def card_bus_tour_use(*, delegates: str | float) -> str:
    return 'Bewege bis zu ' + _show(delegates)


def card_defection() -> str:
    return 'Überläufer'


def card_defection_text(*, lost: str | float) -> str:
    return 'Wo du Delegierte hast, verliert jemand anders ' + _show(lost) + ', und du bekommst ' + _show(lost) + '.'


def card_defection_use(*, lost: str | float) -> str:
    return 'Gegner −' + _show(lost) + ', du +' + _show(lost)


def card_attack_ad() -> str:
    return 'Angriffsspot'


def card_attack_ad_text(*, lost: float) -> str:
    return 'Jemand anders verliert in einer Region ' + ('1 Delegierten' if _plural(lost) == 'one' else _show(lost) + ' Delegierte') + '.'


def card_attack_ad_use(*, lost: str | float) -> str:
    return 'Gegner −' + _show(lost)


def card_scandal() -> str:
    return 'Skandal'


def card_scandal_text(*, regions: str | float, lost: float) -> str:
    return 'Jemand anders verliert in bis zu ' + _show(regions) + ' Regionen je ' + ('1 Delegierten' if _plural(lost) == 'one' else _show(lost) + ' Delegierte') + '.'


def card_scandal_use(*, regions: str | float, lost: str | float) -> str:
    return _show(regions) + ' × Gegner −' + _show(lost)


def card_phone_bank() -> str:
    return 'Telefonteam'


def card_phone_bank_text(*, cards: float) -> str:
    return 'Zieh ' + _cards_counted(cards=cards) + '.'


def card_phone_bank_use(*, cards: str | float) -> str:
    return 'Zieh ' + _show(cards)


def card_file() -> str:
    return 'Dossier'


def card_file_text() -> str:
    return 'Sieh eine fremde Hand an, nimm eine Karte, gib eine zurück.'


def card_file_use() -> str:
    return 'Ansehen, tauschen'


def card_donors() -> str:
    return 'Abwerbung'


def card_donors_text() -> str:
    return 'Nimm zufällig eine Karte aus einer fremden Hand.'


def card_donors_use() -> str:
    return 'Karte stehlen'


def card_leak() -> str:
    return 'Presseleck'


def card_leak_text() -> str:
    return 'Alle anderen werfen eine Karte ihrer Wahl ab.'


def card_leak_use() -> str:
    return 'Andere werfen 1 ab'


def card_endorsement() -> str:
    return 'Fürsprache'


def card_endorsement_text(*, points: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in einer Region mit höchstens ' + _show(points) + ' Punkten.'


def card_endorsement_use(*, delegates: str | float, points: str | float) -> str:
    return '+' + _show(delegates) + ' (≤ ' + _show(points) + ' Punkte)'


def card_victory_lap() -> str:
    return 'Ehrenrunde'


def card_victory_lap_text(*, regions: str | float, delegates: float) -> str:
    return 'Je ' + _delegates_counted(delegates=delegates) + ' in bis zu ' + _show(regions) + ' Regionen, in denen du im Amt bist; bist du es nirgends, in einer beliebigen.'


def card_victory_lap_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ' in ' + _show(regions) + ' gewonnenen'


def card_comeback() -> str:
    return 'Comeback'


def card_comeback_text(*, each: str | float, last: str | float, last_each: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _show(each) + ' je Region. Hat niemand weniger als du: ' + _show(last) + ', bis zu ' + _show(last_each) + ' je Region.'


def card_comeback_use(*, delegates: str | float, last: str | float) -> str:
    return '+' + _show(delegates) + ', hinten +' + _show(last)


def card_momentum() -> str:
    return 'Rückenwind'


def card_momentum_text(*, actions: float) -> str:
    return 'Du hast in diesem Zug ' + ('1 Aktion' if _plural(actions) == 'one' else _show(actions) + ' Aktionen') + ' mehr.'


def card_momentum_use(*, actions: str | float) -> str:
    return '+' + _show(actions) + ' Aktionen'


def card_second_look() -> str:
    return 'Fundstück'


def card_second_look_text() -> str:
    return 'Nimm eine Karte aus der Ablage, aber kein Veto und keine Überstimmung.'


def card_second_look_use() -> str:
    return 'Aus der Ablage'


def card_legal_team() -> str:
    return 'Anwaltsteam'


def card_legal_team_text(*, cards: str | float) -> str:
    return 'Nimm ein grünes Veto aus der Bank, oder zieh ' + _show(cards) + ', wenn sie leer ist.'


def card_legal_team_use() -> str:
    return 'Grünes Veto'


def card_swing() -> str:
    return 'Umschwung'


def card_swing_text(*, lost: str | float) -> str:
    return 'Wer in einer Region von den anderen die meisten Delegierten hat, verliert dort bis zu ' + _show(lost) + ', und du bekommst ebenso viele.'


def card_swing_use(*, lost: str | float) -> str:
    return 'Spitze −' + _show(lost) + ', du +' + _show(lost)


def more_dice(*, dice: float) -> str:
    return _show(dice) + ' Würfel mehr'


def more_dice_text(*, most_dice: str | float, dice: float) -> str:
    return 'Du hast ' + _more_dice(dice=dice) + ', höchstens ' + _show(most_dice) + '.'


def card_get_out() -> str:
    return 'Wahlaufruf'


def card_absentee() -> str:
    return 'Briefwahl'


def card_absentee_text() -> str:
    return 'Nach dem Wurf: Würfle einen deiner Würfel neu.'


def card_absentee_use() -> str:
    return 'Würfel neu'


def card_recount() -> str:
    return 'Nachzählung'


def card_recount_text(*, dice: float) -> str:
    return 'Nach dem Wurf: Die zwei Besten würfeln mit je ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln') + ' um die Entscheidung.'


def card_recount_use() -> str:
    return 'Beste zwei neu'


def card_weather() -> str:
    return 'Sauwetter'


def card_weather_text(*, least_dice: str | float, dice: float) -> str:
    return 'Jemand anders hat ' + _dice_counted(dice=dice) + ' weniger, aber mindestens ' + _show(least_dice) + '.'


def card_weather_use(*, dice: str | float) -> str:
    return 'Gegner −' + _show(dice) + ' Würfel'


def card_debate_win() -> str:
    return 'Starke Debatte'


def card_debate_win_text(*, score: str | float) -> str:
    return 'Dein Ergebnis zählt ' + _show(score) + ' mehr.'


def card_debate_win_use(*, score: str | float) -> str:
    return 'Dein Ergebnis +' + _show(score)


def card_gaffe() -> str:
    return 'Patzer'


def card_gaffe_text(*, score: str | float) -> str:
    return 'Ein fremdes Ergebnis zählt ' + _show(score) + ' weniger.'


def card_gaffe_use(*, score: str | float) -> str:
    return 'Gegner −' + _show(score) + ' Punkt'


def card_lawyer() -> str:
    return 'Wahlanwältin'


def card_lawyer_text() -> str:
    return 'Wer im Amt ist, darf nicht neu würfeln.'


def card_lawyer_use() -> str:
    return 'Kein Neuwurf'


def card_turnout() -> str:
    return 'Wahlflaute'


def card_turnout_text(*, dice: float) -> str:
    return 'Alle würfeln mit höchstens ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln') + '.'


def card_turnout_use(*, dice: str | float) -> str:
    return 'Höchstens ' + _show(dice) + ' Würfel'


def card_photo() -> str:
    return 'Fotofinish'


def card_photo_text() -> str:
    return 'Für alle zählt nur der beste einzelne Würfel.'


def card_photo_use() -> str:
    return 'Bester Würfel zählt'


def card_volunteers() -> str:
    return 'Helferheer'


_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
_dollars = dollars
_more_dice = more_dice
