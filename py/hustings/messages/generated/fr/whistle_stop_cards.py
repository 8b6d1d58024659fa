"""The words of whistle_stop_cards, made by `make messages` from locales/fr/whistle_stop_cards.ftl."""

from __future__ import annotations

from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def region_appalachian() -> str:
    return 'Appalaches'


def region_chesapeake() -> str:
    return 'Chesapeake'


def region_new_york() -> str:
    return 'New York'


def region_south() -> str:
    return 'Sud'


def region_florida() -> str:
    return 'Floride'


def region_new_england() -> str:
    return 'N. Angleterre'


def region_central() -> str:
    return 'Centre'


def region_northwest() -> str:
    return 'Nord-Ouest'


def region_mid_atlantic() -> str:
    return 'Mid-Atlantic'


def region_texas() -> str:
    return 'Texas'


def region_southeast() -> str:
    return 'Sud-Est'


def region_southwest() -> str:
    return 'Sud-Ouest'


def region_great_lakes() -> str:
    return 'Grands Lacs'


def region_upper_midwest() -> str:
    return 'Haut-Midwest'


def region_california() -> str:
    return 'Californie'


def delegates_counted(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def dice_counted(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def cards_counted(*, cards: float) -> str:
    return (_show(cards) + ' carte' if _plural(cards) == 'one' else _show(cards) + ' cartes')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def card_bake_sale() -> str:
    return 'Vente de gâteaux'


def card_barbecue() -> str:
    return 'Barbecue'


def card_gala_dinner() -> str:
    return 'Dîner de gala'


def card_big_donor() -> str:
    return 'Gros donateur'


def fund_text(*, money: str | float) -> str:
    return _dollars(money=money) + ' pour des délégués ou un veto vert.'


def region_card_text(*, region: str | float, delegates: float) -> str:
    return 'Place ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + '.'


def region_card_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' ici'


def card_super_state() -> str:
    return 'Grand État'


def card_super_state_text(*, delegates: float) -> str:
    return 'Place ' + _delegates_counted(delegates=delegates) + ' dans une région d’un seul État.'


def card_super_state_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ', un seul État'


def card_veto() -> str:
    return 'Veto'


def card_veto_text() -> str:
    return 'Bloque la carte qui vient d’être jouée.'


def card_veto_use() -> str:
    return 'Bloque une carte'


def card_override() -> str:
    return 'Passer outre'


def card_override_text() -> str:
    return 'Bloque un veto. Rien ne bloque cette carte.'


def card_override_use() -> str:
    return 'Bloque un veto'


def card_green_veto() -> str:
    return 'Veto vert'


def card_green_veto_text() -> str:
    return 'Bloque la carte qui vient d’être jouée, puis retourne à la banque.'


def card_green_veto_use() -> str:
    return 'Bloque une carte'


def card_winner(*, region: str | float) -> str:
    return 'Victoire\xa0: ' + _show(region)


def card_winner_text() -> str:
    return 'Tu es titulaire de cette région.'


def card_town_hall() -> str:
    return 'Réunions publiques'


def card_town_hall_text(*, regions: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' par région, dans ' + _show(regions) + ' régions au plus.'


def card_town_hall_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ', ' + _show(regions) + ' régions'


def card_grassroots() -> str:
    return 'Vague militante'


def card_grassroots_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' dans une région où tu en as déjà.'


def card_grassroots_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' où tu es'


def card_frontier() -> str:
    return 'Nouvelle frontière'


def card_frontier_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' dans une région où tu n’en as aucun.'


def card_frontier_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' où tu n’es pas'


def card_bus_tour() -> str:
    return 'Tournée en bus'


def card_bus_tour_text(*, delegates: str | float) -> str:
    return 'Déplace jusqu’à ' + _show(delegates) + ' de tes délégués vers une autre région.'


def card_bus_tour_use(*, delegates: str | float) -> str:
    return 'Déplace ' + _show(delegates)


def card_defection() -> str:
    return 'Ralliement'


def card_defection_text(*, lost: str | float) -> str:
    return 'Là où tu as des délégués, un rival en perd ' + _show(lost) + ' et tu en gagnes ' + _show(lost) + '.'


def card_defection_use(*, lost: str | float) -> str:
    return 'Rival −' + _show(lost) + ', toi +' + _show(lost)


def card_attack_ad() -> str:
    return 'Spot d’attaque'


def card_attack_ad_text(*, lost: float) -> str:
    return 'Un rival perd ' + (_show(lost) + ' délégué' if _plural(lost) == 'one' else _show(lost) + ' délégués') + ' dans une région.'


def card_attack_ad_use(*, lost: str | float) -> str:
    return 'Rival −' + _show(lost)


def card_scandal() -> str:
    return 'Scandale'


def card_scandal_text(*, lost: float, regions: str | float) -> str:
    return 'Un rival perd ' + (_show(lost) + ' délégué' if _plural(lost) == 'one' else _show(lost) + ' délégués') + ' par région, dans ' + _show(regions) + ' régions au plus.'


def card_scandal_use(*, regions: str | float, lost: str | float) -> str:
    return _show(regions) + ' × rival −' + _show(lost)


def card_phone_bank() -> str:
    return 'Centre d’appels'


def card_phone_bank_text(*, cards: float) -> str:
    return 'Pioche ' + _cards_counted(cards=cards) + '.'


def card_phone_bank_use(*, cards: str | float) -> str:
    return 'Pioche ' + _show(cards)


def card_file() -> str:
    return 'Dossier secret'


def card_file_text() -> str:
    return 'Regarde la main d’un rival, prends une carte, rends-en une.'


def card_file_use() -> str:
    return 'Vois, échange'


def card_donors() -> str:
    return 'Donateurs débauchés'


def card_donors_text() -> str:
    return 'Prends au hasard une carte dans la main d’un rival.'


def card_donors_use() -> str:
    return 'Vole une carte'


def card_leak() -> str:
    return 'Fuite à la presse'


def card_leak_text() -> str:
    return 'Chaque rival défausse une carte de son choix.'


def card_leak_use() -> str:
    return 'Rivaux −1 carte'


def card_endorsement() -> str:
    return 'Soutien de poids'


def card_endorsement_text(*, points: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' dans une région de ' + _show(points) + ' points ou moins.'


def card_endorsement_use(*, delegates: str | float, points: str | float) -> str:
    return '+' + _show(delegates) + ' (≤ ' + _show(points) + ' points)'


def card_victory_lap() -> str:
    return 'Tour d’honneur'


def card_victory_lap_text(*, regions: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' par région, dans ' + _show(regions) + ' régions au plus dont tu es titulaire\u202f; dans une région au choix si tu ne l’es nulle part.'


def card_victory_lap_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ', ' + _show(regions) + ' gagnées'


def card_comeback() -> str:
    return 'Remontada'


def card_comeback_text(*, each: str | float, last: str | float, last_each: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _show(each) + ' par région. Si personne n’en a moins que toi\xa0: ' + _show(last) + ', au plus ' + _show(last_each) + ' par région.'


def card_comeback_use(*, delegates: str | float, last: str | float) -> str:
    return '+' + _show(delegates) + ', dernier +' + _show(last)


def card_momentum() -> str:
    return 'Dynamique'


def card_momentum_text(*, actions: float) -> str:
    return (_show(actions) + ' action' if _plural(actions) == 'one' else _show(actions) + ' actions') + ' de plus pendant ce tour.'


def card_momentum_use(*, actions: str | float) -> str:
    return '+' + _show(actions) + ' actions'


def card_second_look() -> str:
    return 'Seconde lecture'


def card_second_look_text() -> str:
    return 'Prends une carte de la défausse, sauf Veto et Passer outre.'


def card_second_look_use() -> str:
    return 'De la défausse'


def card_legal_team() -> str:
    return 'Équipe juridique'


def card_legal_team_text(*, cards: str | float) -> str:
    return 'Prends un veto vert à la banque\u202f; si elle est vide, pioche ' + _show(cards) + ' cartes.'


def card_legal_team_use() -> str:
    return 'Un veto vert'


def card_swing() -> str:
    return 'Électeurs indécis'


def card_swing_text(*, lost: str | float) -> str:
    return 'Dans une région, le rival qui a le plus de délégués en perd jusqu’à ' + _show(lost) + ' et tu en gagnes autant.'


def card_swing_use(*, lost: str | float) -> str:
    return 'Premier −' + _show(lost) + ', toi +' + _show(lost)


def more_dice(*, dice: float) -> str:
    return (_show(dice) + ' dé de plus' if _plural(dice) == 'one' else _show(dice) + ' dés de plus')


def more_dice_text(*, most_dice: str | float, dice: float) -> str:
    return 'Lance ' + _more_dice(dice=dice) + ', sans dépasser ' + _show(most_dice) + '.'


def card_get_out() -> str:
    return 'Tous aux urnes'


def card_absentee() -> str:
    return 'Vote postal'


def card_absentee_text() -> str:
    return 'Après le lancer\xa0: relance un de tes dés.'


def card_absentee_use() -> str:
    return 'Relance un dé'


def card_recount() -> str:
    return 'Recomptage'


def card_recount_text(*, dice: float) -> str:
    return 'Après le lancer\xa0: les deux meilleurs se départagent avec ' + _dice_counted(dice=dice) + ' chacun.'


def card_recount_use() -> str:
    return 'Deux relancent'


def card_weather() -> str:
    return 'Mauvais temps'


def card_weather_text(*, least_dice: str | float, dice: float) -> str:
    return 'Un rival lance ' + _dice_counted(dice=dice) + ' de moins, mais au moins ' + _show(least_dice) + '.'


def card_weather_use(*, dice: str | float) -> str:
    return 'Rival −' + _show(dice) + ' dés'


def card_debate_win() -> str:
    return 'Débat réussi'


def card_debate_win_text(*, score: str | float) -> str:
    return 'Ajoute ' + _show(score) + ' à ton score.'


def card_debate_win_use(*, score: str | float) -> str:
    return 'Ton score +' + _show(score)


def card_gaffe() -> str:
    return 'Gaffe'


def card_gaffe_text(*, score: str | float) -> str:
    return 'Retire ' + _show(score) + ' au score d’un rival.'


def card_gaffe_use(*, score: str | float) -> str:
    return 'Score rival −' + _show(score)


def card_lawyer() -> str:
    return 'Avocat électoral'


def card_lawyer_text() -> str:
    return 'Le titulaire ne peut pas relancer de dé.'


def card_lawyer_use() -> str:
    return 'Sans relance'


def card_turnout() -> str:
    return 'Abstention'


def card_turnout_text(*, dice: float) -> str:
    return 'Chacun lance au plus ' + _dice_counted(dice=dice) + '.'


def card_turnout_use(*, dice: str | float) -> str:
    return _show(dice) + ' dés au plus'


def card_photo() -> str:
    return 'Photo-finish'


def card_photo_text() -> str:
    return 'Seul le meilleur dé compte, pour tout le monde.'


def card_photo_use() -> str:
    return 'Meilleur dé seul'


def card_volunteers() -> str:
    return 'Armée de bénévoles'


_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
_dollars = dollars
_more_dice = more_dice
