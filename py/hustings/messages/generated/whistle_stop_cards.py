"""The words of whistle_stop_cards, made by `make messages` from locales/en/whistle_stop_cards.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def region_appalachian() -> str:
    return 'Appalachian'


def region_chesapeake() -> str:
    return 'Chesapeake'


def region_new_york() -> str:
    return 'New York'


def region_south() -> str:
    return 'South'


def region_florida() -> str:
    return 'Florida'


def region_new_england() -> str:
    return 'New England'


def region_central() -> str:
    return 'Central'


def region_northwest() -> str:
    return 'Northwest'


def region_mid_atlantic() -> str:
    return 'Mid-Atlantic'


def region_texas() -> str:
    return 'Texas'


def region_southeast() -> str:
    return 'Southeast'


def region_southwest() -> str:
    return 'Southwest'


def region_great_lakes() -> str:
    return 'Great Lakes'


def region_upper_midwest() -> str:
    return 'Upper Midwest'


def region_california() -> str:
    return 'California'


def delegates_counted(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def dice_counted(*, dice: float) -> str:
    return ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def cards_counted(*, cards: float) -> str:
    return ('1 card' if _plural(cards) == 'one' else _show(cards) + ' cards')


def dollars(*, money: str | float) -> str:
    return '$' + _show(money) + 'M'


def card_bake_sale() -> str:
    return 'Bake sale'


def card_barbecue() -> str:
    return 'Barbecue'


def card_gala_dinner() -> str:
    return 'Gala dinner'


def card_big_donor() -> str:
    return 'Big donor'


def fund_text(*, money: str | float) -> str:
    return _dollars(money=money) + ' for delegates or a green Veto.'


def region_card_text(*, region: str | float, delegates: float) -> str:
    return 'Put ' + _delegates_counted(delegates=delegates) + ' in ' + _show(region) + '.'


def region_card_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' here'


def card_super_state() -> str:
    return 'Super State'


def card_super_state_text(*, delegates: float) -> str:
    return 'Put ' + _delegates_counted(delegates=delegates) + ' in a region of one state.'


def card_super_state_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' in one state'


def card_veto() -> str:
    return 'Veto'


def card_veto_text() -> str:
    return 'Block the card that is being played.'


def card_veto_use() -> str:
    return 'Blocks a card'


def card_override() -> str:
    return 'Override'


def card_override_text() -> str:
    return 'Block a Veto. Nothing blocks this card.'


def card_override_use() -> str:
    return 'Blocks a Veto'


def card_green_veto() -> str:
    return 'Green Veto'


def card_green_veto_text() -> str:
    return 'Block the card being played, then back to the bank.'


def card_green_veto_use() -> str:
    return 'Blocks a card'


def card_winner(*, region: str | float) -> str:
    return 'Winner: ' + _show(region)


def card_winner_text() -> str:
    return 'You are incumbent here.'


def card_town_hall() -> str:
    return 'Town-hall tour'


def card_town_hall_text(*, regions: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in each of up to ' + _show(regions) + ' regions.'


def card_town_hall_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ' in ' + _show(regions) + ' regions'


def card_grassroots() -> str:
    return 'Grassroots surge'


def card_grassroots_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in a region where you have some.'


def card_grassroots_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' where you are'


def card_frontier() -> str:
    return 'New frontier'


def card_frontier_text(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in a region where you have none.'


def card_frontier_use(*, delegates: str | float) -> str:
    return '+' + _show(delegates) + ' on new land'


def card_bus_tour() -> str:
    return 'Bus tour'


def card_bus_tour_text(*, delegates: str | float) -> str:
    return 'Move up to ' + _show(delegates) + ' of your delegates to another region.'


def card_bus_tour_use(*, delegates: str | float) -> str:
    return 'Move up to ' + _show(delegates)


def card_defection() -> str:
    return 'Defection'


def card_defection_text(*, lost: str | float) -> str:
    return 'Where you have some, a rival loses ' + _show(lost) + ' and you gain ' + _show(lost) + '.'


def card_defection_use(*, lost: str | float) -> str:
    return 'Rival −' + _show(lost) + ', you +' + _show(lost)


def card_attack_ad() -> str:
    return 'Attack ad'


def card_attack_ad_text(*, lost: float) -> str:
    return 'One rival loses ' + ('1 delegate' if _plural(lost) == 'one' else _show(lost) + ' delegates') + ' in one region.'


def card_attack_ad_use(*, lost: str | float) -> str:
    return 'Rival −' + _show(lost)


def card_scandal() -> str:
    return 'Scandal'


def card_scandal_text(*, lost: float, regions: str | float) -> str:
    return 'One rival loses ' + ('1 delegate' if _plural(lost) == 'one' else _show(lost) + ' delegates') + ' in each of up to ' + _show(regions) + ' regions.'


def card_scandal_use(*, regions: str | float, lost: str | float) -> str:
    return _show(regions) + ' × rival −' + _show(lost)


def card_phone_bank() -> str:
    return 'Phone bank'


def card_phone_bank_text(*, cards: float) -> str:
    return 'Draw ' + _cards_counted(cards=cards) + '.'


def card_phone_bank_use(*, cards: str | float) -> str:
    return 'Draw ' + _show(cards)


def card_file() -> str:
    return 'Opposition file'


def card_file_text() -> str:
    return "Look at a rival's hand, take a card, give one back."


def card_file_use() -> str:
    return 'See, swap a card'


def card_donors() -> str:
    return 'Poached donors'


def card_donors_text() -> str:
    return "Take a card from a rival's hand at random."


def card_donors_use() -> str:
    return 'Steal a card'


def card_leak() -> str:
    return 'Press leak'


def card_leak_text() -> str:
    return 'Each rival discards a card of their own choice.'


def card_leak_use() -> str:
    return 'Rivals discard 1'


def card_endorsement() -> str:
    return 'Big endorsement'


def card_endorsement_text(*, points: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in a region worth ' + _show(points) + ' or less.'


def card_endorsement_use(*, delegates: str | float, points: str | float) -> str:
    return '+' + _show(delegates) + ' (≤ ' + _show(points) + ' points)'


def card_victory_lap() -> str:
    return 'Victory lap'


def card_victory_lap_text(*, regions: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' in each of up to ' + _show(regions) + ' regions you won; in any one region if you won none.'


def card_victory_lap_use(*, delegates: str | float, regions: str | float) -> str:
    return '+' + _show(delegates) + ' in ' + _show(regions) + ' you won'


def card_comeback() -> str:
    return 'Comeback'


def card_comeback_text(*, each: str | float, last: str | float, last_each: str | float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _show(each) + ' to a region. If nobody has fewer than you: ' + _show(last) + ', up to ' + _show(last_each) + ' to a region.'


def card_comeback_use(*, delegates: str | float, last: str | float) -> str:
    return '+' + _show(delegates) + ', if last +' + _show(last)


def card_momentum() -> str:
    return 'Momentum'


def card_momentum_text(*, actions: float) -> str:
    return 'Take ' + ('1 more action' if _plural(actions) == 'one' else _show(actions) + ' more actions') + ' in this turn.'


def card_momentum_use(*, actions: str | float) -> str:
    return '+' + _show(actions) + ' actions'


def card_second_look() -> str:
    return 'Second look'


def card_second_look_text() -> str:
    return 'Take a discarded card, but no Veto or Override.'


def card_second_look_use() -> str:
    return 'Take a discard'


def card_legal_team() -> str:
    return 'Legal team'


def card_legal_team_text(*, cards: str | float) -> str:
    return 'Take a green Veto from the bank, or draw ' + _show(cards) + ' if it is empty.'


def card_legal_team_use() -> str:
    return 'A green Veto'


def card_swing() -> str:
    return 'Swing voters'


def card_swing_text(*, lost: str | float) -> str:
    return 'In one region the rival with the most delegates loses up to ' + _show(lost) + ' and you gain as many.'


def card_swing_use(*, lost: str | float) -> str:
    return 'Leader −' + _show(lost) + ', you +' + _show(lost)


def more_dice(*, dice: float) -> str:
    return ('1 more die' if _plural(dice) == 'one' else _show(dice) + ' more dice')


def more_dice_text(*, most_dice: str | float, dice: float) -> str:
    return 'Roll ' + _more_dice(dice=dice) + ', up to ' + _show(most_dice) + '.'


def card_get_out() -> str:
    return 'Get out the vote'


def card_absentee() -> str:
    return 'Absentee ballots'


def card_absentee_text() -> str:
    return 'After the roll: roll one of your dice again.'


def card_absentee_use() -> str:
    return 'Reroll a die'


def card_recount() -> str:
    return 'Recount'


def card_recount_text(*, dice: float) -> str:
    return 'After the roll: the two best roll ' + _dice_counted(dice=dice) + ' each to decide.'


def card_recount_use() -> str:
    return 'Best two reroll'


def card_weather() -> str:
    return 'Bad weather'


def card_weather_text(*, least_dice: str | float, dice: float) -> str:
    return 'One rival rolls ' + _dice_counted(dice=dice) + ' fewer, but at least ' + _show(least_dice) + '.'


def card_weather_use(*, dice: str | float) -> str:
    return 'Rival −' + _show(dice) + ' dice'


def card_debate_win() -> str:
    return 'Strong debate'


def card_debate_win_text(*, score: str | float) -> str:
    return 'Add ' + _show(score) + ' to your score.'


def card_debate_win_use(*, score: str | float) -> str:
    return 'Your score +' + _show(score)


def card_gaffe() -> str:
    return 'Gaffe'


def card_gaffe_text(*, score: str | float) -> str:
    return 'Take ' + _show(score) + " off one rival's score."


def card_gaffe_use(*, score: str | float) -> str:
    return 'Rival’s score −' + _show(score)


def card_lawyer() -> str:
    return 'Election lawyer'


def card_lawyer_text() -> str:
    return 'The incumbent may not roll a die again.'


def card_lawyer_use() -> str:
    return 'No reroll'


def card_turnout() -> str:
    return 'Low turnout'


def card_turnout_text(*, dice: float) -> str:
    return 'Everybody rolls at most ' + _dice_counted(dice=dice) + '.'


def card_turnout_use(*, dice: str | float) -> str:
    return _show(dice) + ' dice at most'


def card_photo() -> str:
    return 'Photo finish'


def card_photo_text() -> str:
    return 'Only the best single die counts, for everybody.'


def card_photo_use() -> str:
    return 'Best die counts'


def card_volunteers() -> str:
    return 'Volunteer army'


_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
_dollars = dollars
_more_dice = more_dice
