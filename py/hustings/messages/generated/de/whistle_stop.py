"""The words of whistle_stop, made by `make messages` from locales/de/whistle_stop.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate(*, letter: str | float) -> str:
    return 'Kandidat ' + _show(letter)


def whom(*, whom: Person) -> str:
    return ('du' if whom.meant == 'you' else whom)


def whose(*, whose: Person) -> str:
    return ('dir' if whose.meant == 'you' else whose)


def who_has(*, who: Person) -> str:
    return ('Du hast' if who.meant == 'you' else who + ' hat')


def who_rolls(*, who: Person) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt')


def who_loses(*, who: Person) -> str:
    return ('Du verlierst' if who.meant == 'you' else who + ' verliert')


def who_takes(*, who: Person) -> str:
    return ('Du nimmst' if who.meant == 'you' else who + ' nimmt')


def who_aims(*, who: Person) -> str:
    return ('Du zielst' if who.meant == 'you' else who + ' zielt')


def who_means(*, who: Person) -> str:
    return ('Du willst' if who.meant == 'you' else who + ' will')


def actions_counted(*, actions: float) -> str:
    return ('1 Aktion' if _plural(actions) == 'one' else _show(actions) + ' Aktionen')


def cards_counted(*, cards: float) -> str:
    return ('1 Karte' if _plural(cards) == 'one' else _show(cards) + ' Karten')


def delegates_counted(*, delegates: float) -> str:
    return ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def dice_counted(*, dice: float) -> str:
    return _show(dice) + ' Würfel'


def points_counted(*, points: float) -> str:
    return ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkte')


def regions_counted(*, regions: float) -> str:
    return ('1 Region' if _plural(regions) == 'one' else _show(regions) + ' Regionen')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def hidden_counted(*, cards: float) -> str:
    return ('1 verdeckte Karte' if _plural(cards) == 'one' else _show(cards) + ' verdeckte Karten')


def cards_none() -> str:
    return 'nichts'


def cards_unknown(*, cards: float) -> str:
    return ('eine Karte' if _plural(cards) == 'one' else _show(cards) + ' Karten')


def region_count(*, region: str | float, delegates: str | float) -> str:
    return _show(region) + ' +' + _show(delegates)


def prompt_over() -> str:
    return 'Die Stimmen sind gezählt.'


def prompt_drawing() -> str:
    return 'Karten werden gezogen.'


def prompt_starting() -> str:
    return 'Es wird ausgewürfelt, wer beginnt.'


def prompt_poaching() -> str:
    return 'Eine Karte wechselt den Besitzer.'


def prompt_ordering() -> str:
    return 'Die Reihenfolge der Wahlen wird ausgelost.'


def prompt_rolling() -> str:
    return 'Die Würfel rollen.'


def prompt_voting(*, region: str | float) -> str:
    return 'Wahl ' + _in_form(region, 'in') + ': Die Würfel rollen.'


def prompt_act(*, who: str | float, actions: float) -> str:
    return _show(who) + ': Noch ' + _actions_counted(actions=actions) + '; spiel eine Karte, kauf ein Veto, zieh oder hör auf.'


def prompt_fetch(*, who: str | float) -> str:
    return _show(who) + ': Nenne die Karte, die du aus der Ablage nimmst.'


def prompt_rival(*, who: str | float, card: str | float, region: str | float) -> str:
    return _show(who) + ': ' + _show(card) + ': Wähle, wen es ' + _in_form(region, 'in') + ' trifft.'


def prompt_scandal(*, who: str | float, card: str | float, rival: str | float, lost: str | float, regions: float) -> str:
    return _show(who) + ': ' + _show(card) + ': Wähle höchstens ' + _regions_counted(regions=regions) + '; dort verliert ' + _show(rival) + ' je ' + _show(lost) + '.'


def prompt_regions(*, who: str | float, card: str | float, regions: float) -> str:
    return _show(who) + ': ' + _show(card) + ': Wähle höchstens ' + _regions_counted(regions=regions) + '.'


def prompt_money(*, who: str | float, delegates: float, money: str | float) -> str:
    return _show(who) + ': Kauf ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' für ' + _dollars(money=money) + ', in beliebigen Regionen.'


def prompt_comeback(*, who: str | float, card: str | float, delegates: float, limit: str | float) -> str:
    return _show(who) + ': ' + _show(card) + ': Setze ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ', höchstens ' + _show(limit) + ' je Region.'


def prompt_tour(*, who: str | float, card: str | float, delegates: float, region: str | float) -> str:
    return _show(who) + ': ' + _show(card) + ': Bewege höchstens ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' ' + _in_form(region, 'of') + '.'


def prompt_pay(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': Zahle mit Karten, noch ' + _dollars(money=money) + '.'


def prompt_take(*, who: str | float, rival: str | float) -> str:
    return _show(who) + ': Nimm eine Karte von ' + _show(rival) + '.'


def prompt_give(*, who: str | float, rival: str | float) -> str:
    return _show(who) + ': Gib ' + _show(rival) + ' eine Karte zurück.'


def prompt_reroll(*, who: str | float, region: str | float) -> str:
    return _show(who) + ', ' + _in_form(region, 'in') + ' im Amt: Würfle einen Würfel neu oder behalte alle.'


def prompt_before(*, who: str | float, region: str | float) -> str:
    return _show(who) + ': Spiel vor dem Wurf ' + _in_form(region, 'in') + ' eine rote Karte oder passe.'


def prompt_after(*, who: str | float, region: str | float) -> str:
    return _show(who) + ': Spiel nach dem Wurf ' + _in_form(region, 'in') + ' eine rote Karte oder passe.'


def prompt_red_none(*, who: str | float, region: str | float, late: bool) -> str:
    return _show(who) + ': Du hast ' + _in_form(region, 'in') + ' ' + ('nach' if late else 'vor') + ' dem Wurf keine rote Karte zu spielen und kannst nur passen.'


def prompt_call(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': Sag Regionen vorher, für noch höchstens ' + _dollars(money=money) + ', oder mach weiter.'


def prompt_leaked(*, who: str | float) -> str:
    return _show(who) + ': Wirf eine Karte deiner Wahl ab.'


def prompt_swap(*, who: str | float, dropped: str | float) -> str:
    return _show(who) + ': Wirf beliebige Karten ab und zieh ebenso viele; bisher ' + _show(dropped) + '.'


def prompt_invest(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': Zahle noch bis zu ' + _dollars(money=money) + ' – je 1\xa0M$ bringt zwei Delegierte – oder mach weiter.'


def prompt_floor(*, who: str | float, delegates: float) -> str:
    return _show(who) + ': Setze ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def prompt_any(*, who: str | float) -> str:
    return _show(who) + ': Entscheide.'


def card_played(*, name: str | float, spent: bool, card: str | float) -> str:
    return _show(name) + ' ' + ('zahlt mit' if spent else 'spielt') + ' ' + _show(card)


def react_ask(*, ask: str) -> str:
    return ('Veto oder passen?' if ask == 'veto' else 'Das Veto blockieren oder passen?' if ask == 'block' else 'Du hast kein Veto und kannst nur passen.' if ask == 'no-veto' else 'Da hilft nur eine Überstimmung, und du hast keine: Du kannst nur passen.' if ask == 'no-override' else 'Du hast weder Veto noch Überstimmung und kannst nur passen.')


def prompt_react(*, who: str | float, effect: str | float, name: str | float, spent: bool, card: str | float, ask: str) -> str:
    return _show(who) + ': ' + _card_played(name=name, spent=spent, card=card) + ': ' + _show(effect) + '. ' + _react_ask(ask=ask)


def prompt_react_veto(*, who: str | float, name: str | float, whose: Person, below: str | float, stopped: bool, effect: str | float, card: str | float, ask: str) -> str:
    return _show(who) + ': ' + _show(name) + ' legt ein Veto gegen ' + ('deine Karte ' + _show(below) if whose.meant == 'you' else _show(below) + ' von ' + whose) + ' ein. ' + ('Ohne das Veto: ' + _show(effect) if stopped else 'Also gilt ' + _show(card)) + '. ' + _react_ask(ask=ask)


def prompt_react_on(*, who: str | float, whom: Person, effect: str | float, name: str | float, spent: bool, card: str | float, ask: str) -> str:
    return _show(who) + ': ' + _card_played(name=name, spent=spent, card=card) + ' gegen ' + ('dich' if whom.meant == 'you' else whom) + ': ' + _show(effect) + '. ' + _react_ask(ask=ask)


def effect_loss(*, lost: str | float, had: str | float, region: str | float) -> str:
    return _show(lost) + ' von ' + _show(had) + ' ' + _in_form(region, 'in')


def effect_loses(*, whom: Person, losses: Sequence[str]) -> str:
    return ('du verlierst' if whom.meant == 'you' else whom + ' verliert') + ' ' + _list(losses, 'unit')


def effect_swings(*, who: Person, whom: Person, losses: Sequence[str]) -> str:
    return _effect_loses(whom=whom, losses=losses) + ', ' + ('du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ebenso viele'


def effect_gains(*, regions: Sequence[str], change: float) -> str:
    return _list(regions, 'conjunction') + ' je ' + _number(change, signDisplay='exceptZero')


def effect_gain(*, regions: Sequence[str], change: float, total: str | float, most: str | float) -> str:
    return _list(regions, 'conjunction') + ' ' + _number(change, signDisplay='exceptZero') + ', dann ' + _show(total) + ' zu ' + _show(most)


def effect_tour(*, delegates: str | float, source: str | float, places: Sequence[str]) -> str:
    return _show(delegates) + ' ' + _in_form(source, 'of') + ' mit Ziel ' + _list(places, 'unit')


def effect_file(*, whose: Person) -> str:
    return 'ein Blick in ' + ('deine Hand' if whose.meant == 'you' else 'die Hand von ' + whose) + ', ein Kartentausch'


def effect_donors(*, whom: Person) -> str:
    return 'eine Zufallskarte von ' + ('dir' if whom.meant == 'you' else whom)


def effect_wanted(*, wanted: str | float) -> str:
    return _show(wanted) + ' aus der Ablage'


def move_pass() -> str:
    return 'Passen'


def move_buy(*, money: str | float) -> str:
    return 'Veto kaufen, ' + _dollars(money=money)


def move_draw() -> str:
    return 'Ziehen'


def move_end() -> str:
    return 'Zug beenden'


def move_end_left(*, actions: float) -> str:
    return 'Zug beenden: ' + _actions_counted(actions=actions) + ' ' + ('verfällt' if _plural(actions) == 'one' else 'verfallen')


def move_override() -> str:
    return 'Das Veto überstimmen'


def move_keep() -> str:
    return 'Würfel behalten'


def move_reroll(*, die: str | float) -> str:
    return 'Die ' + _show(die) + ' neu würfeln'


def move_call(*, region: str | float, money: str | float) -> str:
    return _show(region) + ' für ' + _dollars(money=money) + ' vorhersagen'


def move_place(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' ' + _in_form(region, 'to')


def move_spend(*, card: str | float, delegates: float) -> str:
    return _show(card) + ' als Geld: ' + _delegates_counted(delegates=delegates)


def move_play(*, card: str | float) -> str:
    return _show(card) + ' spielen'


def move_on(*, card: str | float, rival: str | float) -> str:
    return _show(card) + ' gegen ' + _show(rival)


def move_in(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' ' + _in_form(region, 'in')


def move_die(*, card: str | float, die: str | float) -> str:
    return _show(card) + ': die ' + _show(die)


def move_rival_unnamed(*, letter: str | float) -> str:
    return 'Kandidat ' + _show(letter)


def move_pay(*, card: str | float, money: str | float) -> str:
    return 'Mit ' + _show(card) + ' zahlen (' + _dollars(money=money) + ')'


def move_veto() -> str:
    return 'Ein Veto spielen'


def move_drop(*, card: str | float) -> str:
    return _show(card) + ' abwerfen'


def move_give(*, card: str | float) -> str:
    return _show(card) + ' abgeben'


def move_take(*, card: str | float) -> str:
    return _show(card) + ' nehmen'


def move_done() -> str:
    return 'Fertig'


def move_done_lost(*, money: float) -> str:
    return 'Fertig: ' + _dollars(money=money) + ' ' + ('verfällt' if _plural(money) == 'one' else 'verfallen')


def move_done_unplaced(*, delegates: float) -> str:
    return 'Fertig: ' + _delegates_counted(delegates=delegates) + ' nicht gesetzt'


def move_done_delegates(*, delegates: float) -> str:
    return 'Fertig: ' + _delegates_counted(delegates=delegates)


def move_swap(*, cards: float) -> str:
    return ('Diese Karte abwerfen, 1 ziehen' if _plural(cards) == 'one' else 'Diese ' + _show(cards) + ' abwerfen, ' + _show(cards) + ' ziehen')


def move_swap_none() -> str:
    return 'Hand behalten'


def move_settle(*, money: str | float) -> str:
    return _dollars(money=money) + ' zahlen'


def move_settle_none() -> str:
    return 'Nichts vorhersagen'


def move_invest_none() -> str:
    return 'Nichts ausgeben'


def move_any_card() -> str:
    return 'Karte'


def move_any_place() -> str:
    return 'Setzen'


def move_any_spot() -> str:
    return 'Region'


def move_any_rival() -> str:
    return 'Gegner'


def move_any_fetch() -> str:
    return 'Holen'


def move_any_pay() -> str:
    return 'Zahlen'


def move_any_veto() -> str:
    return 'Veto'


def move_any_take() -> str:
    return 'Nehmen'


def move_any_give() -> str:
    return 'Abgeben'


def move_any_drop() -> str:
    return 'Abwerfen'


def move_any_red() -> str:
    return 'Rote Karte'


def move_any_reroll() -> str:
    return 'Neu würfeln'


def move_any_call() -> str:
    return 'Vorhersagen'


def means_any_veto() -> str:
    return 'Es stoppt die Karte ohne Aktion; ein grünes geht zurück in die Bank.'


def means_veto() -> str:
    return 'Es stoppt die Karte, kostet keine Aktion und ist dann weg.'


def means_green_veto(*, money: str | float) -> str:
    return 'Es stoppt die Karte, kostet keine Aktion und geht zurück in die Bank, wo es ' + _dollars(money=money) + ' kostet.'


def means_override() -> str:
    return 'Sie stoppt ein Veto, und nichts kann sie stoppen.'


def means_buy(*, money: str | float) -> str:
    return 'Damit kannst du eine Karte der anderen stoppen. Du zahlst ' + _dollars(money=money) + ' in Karten.'


def why_react() -> str:
    return 'Regel 24: Reagieren dürfen jetzt nur die anderen.'


def why_not_your_turn(*, rule: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Du bist nicht am Zug.'


def why_one_first(*, rule: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Setze erst mindestens einen Delegierten.'


def why_no_card() -> str:
    return 'Regel 13: Es gibt keine Karte mehr zu ziehen.'


def why_override() -> str:
    return 'Regel 26: Eine Überstimmung blockiert nur ein Veto.'


def why_no_money(*, card: str | float) -> str:
    return 'Regel 3: ' + _show(card) + ' ist als Geld nichts wert.'


def why_not_fetched() -> str:
    return 'Regel 75: Das liegt nicht in der Ablage, oder es ist ein Veto oder eine Überstimmung.'


def why_own_cap(*, region: str | float, delegates: float) -> str:
    return 'Regel 4: Du hast ' + _in_form(region, 'in') + ' schon ' + _delegates_counted(delegates=delegates) + '; mehr sind nicht erlaubt.'


def why_full(*, region: str | float, delegates: float) -> str:
    return 'Regel 5: Es sind ' + _in_form(region, 'in') + ' schon ' + _show(delegates) + ' Delegierte; mehr passen nicht hinein.'


def why_bank_empty() -> str:
    return 'Regel 19: Die Bank hat kein grünes Veto mehr.'


def why_too_dear(*, have: str | float, money: str | float) -> str:
    return 'Regel 18: Ein grünes Veto kostet ' + _dollars(money=money) + '; du hast ' + _show(have) + '\xa0M$.'


def why_answers() -> str:
    return 'Regel 24: Diese Karte antwortet auf eine andere; für sich allein lässt sie sich nicht spielen.'


def why_nowhere() -> str:
    return 'Regel 6: Es passt nirgends mehr ein Delegierter hin.'


def why_red() -> str:
    return 'Regel 48: Außer bei Wahlen sind rote Karten nur Geld.'


def why_fund() -> str:
    return 'Regel 3: Eine Spendenkarte ist nur Geld.'


def why_not_super(*, card: str | float, region: str | float) -> str:
    return 'Regel 59: ' + _show(card) + ' geht nur in einem Superstaat, nicht ' + _in_form(region, 'in') + '.'


def why_none_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Für ' + _show(card) + ' brauchst du eigene Delegierte ' + _in_form(region, 'in') + '.'


def why_some_there(*, card: str | float, region: str | float) -> str:
    return 'Regel 62: ' + _show(card) + ' geht nur, wo du keine Delegierten hast; ' + _in_form(region, 'in') + ' hast du welche.'


def why_too_rich(*, card: str | float, most: str | float, region: str | float, points: str | float) -> str:
    return 'Regel 71: ' + _show(card) + ' geht nur bis ' + _show(most) + ' Punkte; ' + _in_form(region, 'in') + ' gibt es ' + _show(points) + '.'


def why_no_rival_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Für ' + _show(card) + ' muss ' + _in_form(region, 'in') + ' jemand anders Delegierte haben.'


def why_legal_team() -> str:
    return 'Regel 76: Es gibt weder ein grünes Veto noch eine Karte zu nehmen.'


def why_second_look() -> str:
    return 'Regel 75: In der Ablage liegt keine Karte, die du nehmen darfst.'


def why_scandal() -> str:
    return 'Regel 66: Niemand sonst hat Delegierte.'


def why_leak() -> str:
    return 'Regel 70: Niemand sonst hat eine Karte auf der Hand.'


def why_no_hand(*, rule: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Diese Hand ist leer.'


def why_grassroots() -> str:
    return 'Regel 61: Es gibt keine Region mit deinen Delegierten, in die noch welche passen.'


def why_frontier() -> str:
    return 'Regel 62: Es gibt keine Region ohne deine Delegierten, in die noch welche passen.'


def why_tour() -> str:
    return 'Regel 63: Du hast keine Delegierten, die anderswohin können.'


def why_defection() -> str:
    return 'Regel 64: Wo du Delegierte hast, hat niemand sonst welche.'


def why_no_rival(*, rule: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Niemand sonst hat Delegierte.'


def why_aimless() -> str:
    return 'Regel 22: Wo diese Karte wirken könnte, ist kein Platz mehr.'


def why_card_first() -> str:
    return 'Regel 16: Wähle erst eine Karte.'


def why_own_region(*, rule: str | float, region: str | float, money: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Die Karte ' + _show(region) + ' bringt nur ' + _in_form(region, 'to') + ' Delegierte. Für ihre ' + _dollars(money=money) + ' bekommst du welche in jeder Region.'


def why_press_first(*, rule: str | float, card: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Tippe die Karte noch einmal an oder drück „' + _move_play(card=card) + '“, dann wähle die Regionen.'


def why_names_rival(*, rule: str | float, card: str | float) -> str:
    return 'Regel ' + _show(rule) + ': ' + _show(card) + ' richtet sich nicht gegen eine Region. Wähle unten, wen es trifft.'


def why_no_region_card(*, rule: str | float, card: str | float) -> str:
    return 'Regel ' + _show(rule) + ': ' + _show(card) + ' wird nicht in einer Region gespielt. Wähle unten, was die Karte tun soll.'


def why_tour_source(*, region: str | float) -> str:
    return 'Regel 63: Die Delegierten kommen ' + _in_form(region, 'of') + '; wähle eine andere Region.'


def why_limit(*, limit: str | float) -> str:
    return 'Regel 73: Nicht mehr als ' + _show(limit) + ' je Region.'


def why_chosen(*, rule: str | float, region: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Du hast ' + _in_form(region, 'the') + ' schon ausgesucht.'


def why_rival_absent(*, region: str | float) -> str:
    return 'Regel 66: Dein Ziel hat ' + _in_form(region, 'in') + ' keine Delegierten.'


def why_not_incumbent(*, rule: str | float, region: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Du bist ' + _in_form(region, 'in') + ' nicht im Amt.'


def why_decided(*, region: str | float) -> str:
    return 'Regel 52: Die Wahl ' + _in_form(region, 'in') + ' ist schon entschieden.'


def why_not_most(*, region: str | float) -> str:
    return 'Regel 50: Jemand anders hat ' + _in_form(region, 'in') + ' mehr Delegierte.'


def why_call_dear(*, region: str | float, left: str | float, money: str | float) -> str:
    return 'Regel 51: Für ' + _in_form(region, 'the') + ' zahlst du ' + _dollars(money=money) + '; ausgeben kannst du noch ' + _show(left) + '\xa0M$.'


def why_after_roll(*, card: str | float) -> str:
    return 'Regel 42: ' + _show(card) + ' wird nach dem Wurf gespielt.'


def why_before_roll(*, card: str | float) -> str:
    return 'Regel 41: ' + _show(card) + ' wird vor dem Wurf gespielt.'


def why_take_part() -> str:
    return 'Regel 47: Hier tritt niemand an, dem die Karte gilt.'


def why_no_veto() -> str:
    return 'Regel 24: Es gibt keine Karte, gegen die ein Veto möglich wäre.'


def why_veto_on_veto() -> str:
    return 'Regel 88: An diesem Tisch gibt es kein Veto gegen ein Veto.'


def why_veto_missing() -> str:
    return 'Regel 24: Du hast kein solches Veto.'


def log_dealt(*, who: Person, cards: str | float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ' + _show(cards) + '.'


def log_start_rolled(*, first: str | float, second: str | float, who: Person) -> str:
    return _who_rolls(who=who) + ' um den Start: ' + _show(first) + ' und ' + _show(second) + '.'


def log_starter(*, who: Person) -> str:
    return ('Du beginnst' if who.meant == 'you' else who + ' beginnt') + ' jede Runde.'


def log_round(*, round: str | float) -> str:
    return 'Runde ' + _show(round) + '.'


def log_turn(*, who: Person, actions: float) -> str:
    return _who_has(who=who) + ' ' + _actions_counted(actions=actions) + '.'


def log_actions_gained(*, who: Person, actions: float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ' + _actions_counted(actions=actions) + ' dazu.'


def log_ended(*, who: Person, actions: float) -> str:
    return ('Du beendest' if who.meant == 'you' else who + ' beendet') + ' den Zug mit ' + ('1 ungenutzten Aktion' if _plural(actions) == 'one' else _show(actions) + ' ungenutzten Aktionen') + '.'


def log_spent(*, who: Person, card: str | float, money: str | float) -> str:
    return ('Du zahlst' if who.meant == 'you' else who + ' zahlt') + ' mit ' + _show(card) + ': ' + _dollars(money=money) + '.'


def log_played(*, who: Person, card: str | float) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _show(card) + '.'


def log_declared(*, delegates: float, region: str | float, who: Person) -> str:
    return _who_means(who=who) + ' ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' ' + _in_form(region, 'to') + ' schicken.'


def log_aimed(*, whom: Person, region: str | float, who: Person) -> str:
    return _who_aims(who=who) + ' damit auf ' + ('dich' if whom.meant == 'you' else whom) + ' ' + _in_form(region, 'in') + '.'


def log_tour(*, delegates: str | float, source: str | float, to: str | float, who: Person) -> str:
    return _who_means(who=who) + ' ' + _show(delegates) + ' ' + _in_form(source, 'of') + ' ' + _in_form(to, 'to') + ' schicken.'


def log_aimed_rival(*, whom: Person, who: Person) -> str:
    return _who_aims(who=who) + ' damit auf ' + ('dich' if whom.meant == 'you' else whom) + '.'


def log_aimed_card(*, who: Person, card: str | float) -> str:
    return ('Du nennst' if who.meant == 'you' else who + ' nennt') + ' ' + _show(card) + '.'


def log_aimed_die(*, who: Person, die: str | float) -> str:
    return ('Du wählst' if who.meant == 'you' else who + ' wählt') + ' die ' + _show(die) + '.'


def log_vetoed(*, who: Person, card: str | float, whose: Person) -> str:
    return ('Du legst' if who.meant == 'you' else who + ' legt') + ' ein Veto gegen ' + _show(card) + ' von ' + _whose(whose=whose) + ' ein.'


def log_overrode(*, who: Person, whose: Person) -> str:
    return ('Du überstimmst' if who.meant == 'you' else who + ' überstimmt') + ' ' + ('dein Veto' if whose.meant == 'you' else 'das Veto von ' + whose) + '.'


def log_blocked(*, whom: Person, card: str | float) -> str:
    return ('Deine Karte ' + _show(card) if whom.meant == 'you' else _show(card) + ' von ' + whom) + ' ist blockiert.'


def log_placed(*, who: Person, region: str | float, delegates: float, total: str | float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ' + _in_form(region, 'in') + ' ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ', jetzt ' + _show(total) + '.'


def log_removed(*, region: str | float, delegates: float, total: str | float, who: Person) -> str:
    return _who_loses(who=who) + ' ' + _in_form(region, 'in') + ' ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ', jetzt ' + _show(total) + '.'


def log_wasted(*, who: Person, money: str | float) -> str:
    return ('Du lässt' if who.meant == 'you' else who + ' lässt') + ' ' + _dollars(money=money) + ' verfallen.'


def log_looked(*, who: Person, whose: Person, cards: str | float) -> str:
    return ('Du siehst dir' if who.meant == 'you' else who + ' sieht sich') + ' ' + ('deine Hand' if whose.meant == 'you' else 'die Hand von ' + whose) + ' an: ' + _show(cards) + '.'


def log_took(*, card: str | float, whom: Person, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(card) + ' von ' + ('dir' if whom.meant == 'you' else whom) + '.'


def log_gave(*, who: Person, card: str | float, whom: Person) -> str:
    return ('Du gibst' if who.meant == 'you' else who + ' gibt') + ' ' + _show(card) + ' an ' + ('dich' if whom.meant == 'you' else whom) + '.'


def log_fetched(*, card: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(card) + ' aus der Ablage.'


def log_took_green(*, bank: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' ein grünes Veto; die Bank hat noch ' + _show(bank) + '.'


def log_paid(*, who: Person, card: str | float, money: str | float) -> str:
    return ('Du zahlst' if who.meant == 'you' else who + ' zahlt') + ' ' + _dollars(money=money) + ' mit ' + _show(card) + '.'


def log_bought(*, who: Person, bank: str | float) -> str:
    return ('Du kaufst' if who.meant == 'you' else who + ' kauft') + ' ein grünes Veto; die Bank hat noch ' + _show(bank) + '.'


def log_drew(*, who: Person, cards: str | float) -> str:
    return ('Du ziehst' if who.meant == 'you' else who + ' zieht') + ' ' + _show(cards) + '.'


def log_discarded(*, who: Person, card: str | float) -> str:
    return ('Du wirfst' if who.meant == 'you' else who + ' wirft') + ' ' + _show(card) + ' ab.'


def log_reshuffled(*, cards: float) -> str:
    return 'Die Ablage wird zum neuen Stapel: ' + _cards_counted(cards=cards) + '.'


def log_election() -> str:
    return 'Die Regionen wählen.'


def log_order(*, regions: Sequence[str]) -> str:
    return 'Sie wählen in dieser Reihenfolge: ' + _list(regions, 'unit') + '.'


def log_contested(*, region: str | float, candidates: Sequence[str], points: float) -> str:
    return 'Wahl ' + _in_form(region, 'in') + ', ' + _points_counted(points=points) + ': ' + _list(candidates, 'conjunction') + '.'


def log_skipped(*, region: str | float) -> str:
    return 'Niemand tritt ' + _in_form(region, 'in') + ' an.'


def log_kept_by_call(*, region: str | float, whom: Person) -> str:
    return _show(region) + ': für ' + ('dich' if whom.meant == 'you' else whom) + ' vorhergesagt.'


def log_alone(*, who: Person, region: str | float) -> str:
    return ('Du trittst' if who.meant == 'you' else who + ' tritt') + ' ' + _in_form(region, 'in') + ' allein an.'


def log_rolled(*, dice: Sequence[str], who: Person) -> str:
    return _who_rolls(who=who) + ' ' + _list(dice, 'unit') + '.'


def log_rerolled(*, old: str | float, new: str | float, who: Person) -> str:
    return _who_rolls(who=who) + ' die ' + _show(old) + ' neu: ' + _show(new) + '.'


def log_kept_dice(*, who: Person) -> str:
    return ('Du behältst' if who.meant == 'you' else who + ' behält') + ' die Würfel.'


def log_scored(*, who: Person, score: str | float) -> str:
    return ('Du kommst' if who.meant == 'you' else who + ' kommt') + ' auf ' + _show(score) + '.'


def log_rolloff(*, region: str | float, candidates: Sequence[str]) -> str:
    return 'Stechen ' + _in_form(region, 'in') + ': ' + _list(candidates, 'conjunction') + '.'


def log_dice_set(*, dice: float, who: Person) -> str:
    return _who_rolls(who=who) + ' jetzt mit ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln') + '.'


def log_barred(*, who: Person) -> str:
    return _beat_barred(who=who) + '.'


def log_single_die() -> str:
    return _beat_single_die() + '.'


def log_recount(*, region: str | float) -> str:
    return _beat_recount(region=region) + '.'


def log_won(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('Du gewinnst' if who.meant == 'you' else who + ' gewinnt') + ' ' + _in_form(region, 'the') + ': ' + _points_counted(points=points) + ', insgesamt ' + _show(total) + '.'


def log_held(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('Du hältst' if who.meant == 'you' else who + ' hält') + ' ' + _in_form(region, 'the') + ': ' + _points_counted(points=points) + ', insgesamt ' + _show(total) + '.'


def log_lost(*, region: str | float, who: Person, points: float) -> str:
    return _who_loses(who=who) + ' ' + _in_form(region, 'the') + ': noch ' + _points_counted(points=points) + '.'


def log_debate() -> str:
    return 'Die Debatte.'


def log_swapped(*, who: Person, cards: float) -> str:
    return ('Du tauschst' if who.meant == 'you' else who + ' tauscht') + ' ' + _cards_counted(cards=cards) + '.'


def log_called(*, whom: Person, region: str | float, money: str | float) -> str:
    return ('Du sagst' if whom.meant == 'you' else whom + ' sagt') + ' ' + _in_form(region, 'the') + ' vorher, für ' + _dollars(money=money) + '.'


def log_invested(*, who: Person, delegates: float, money: str | float) -> str:
    return ('Du gibst' if who.meant == 'you' else who + ' gibt') + ' ' + _dollars(money=money) + ' für ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' aus.'


def log_unplaced(*, who: Person, delegates: float) -> str:
    return ('Du setzt' if who.meant == 'you' else who + ' setzt') + ' ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' nicht.'


def log_result(*, who: Person, points: float, regions: float, delegates: float) -> str:
    return ('Du hast' if who.meant == 'you' else who + ' hat') + ' ' + _points_counted(points=points) + ' aus ' + _regions_counted(regions=regions) + ' und ' + _delegates_counted(delegates=delegates) + '.'


def heard_plays(*, who: Person, card: str | float, changes: Sequence[str]) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _show(card) + ': ' + _list(changes, 'unit') + '.'


def heard_aims(*, who: Person, card: str | float, whom: Person, change: float, regions: Sequence[str]) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _show(card) + ' gegen ' + ('dich' if whom.meant == 'you' else whom) + ', ' + _number(change, signDisplay='exceptZero') + ': ' + _list(regions, 'conjunction') + '.'


def heard_aims_rival(*, who: Person, card: str | float, whom: Person) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _show(card) + ' gegen ' + ('dich' if whom.meant == 'you' else whom) + '.'


def heard_hand(*, cards: Sequence[str]) -> str:
    return 'Deine Hand: ' + _list(cards, 'unit') + '.'


def heard_region(*, region: str | float, delegates: str | float, most: str | float) -> str:
    return _show(region) + ' ' + _show(delegates) + ' zu ' + _show(most)


def heard_ahead(*, regions: Sequence[str]) -> str:
    return 'Du liegst vorn: ' + _list(regions, 'unit') + '.'


def heard_level(*, regions: Sequence[str]) -> str:
    return 'Du liegst gleichauf: ' + _list(regions, 'unit') + '.'


def heard_behind(*, regions: Sequence[str]) -> str:
    return 'Du liegst zurück: ' + _list(regions, 'unit') + '.'


def beat_start_rolled(*, sum: str | float) -> str:
    return 'würfelt ' + _show(sum) + ' um den Start'


def beat_starter() -> str:
    return 'beginnt jede Runde'


def beat_drew(*, cards: str | float) -> str:
    return 'zieht ' + _show(cards)


def beat_discarded(*, card: str | float) -> str:
    return 'wirft ' + _show(card) + ' ab'


def beat_bought() -> str:
    return 'kauft ein grünes Veto'


def beat_ended(*, actions: float) -> str:
    return 'lässt ' + _actions_counted(actions=actions) + ' verfallen'


def beat_spent(*, card: str | float, money: str | float) -> str:
    return _show(card) + ' für ' + _dollars(money=money)


def beat_red(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' ' + _in_form(region, 'in')


def region_change(*, region: str | float, change: float) -> str:
    return _show(region) + ' ' + _number(change, signDisplay='exceptZero')


def and_more(*, first: str | float, more: str | float) -> str:
    return _show(first) + ' und ' + _show(more) + ' weitere'


def beat_aimed(*, whom: Person, lost: str | float, regions: str | float) -> str:
    return ('du verlierst' if whom.meant == 'you' else whom + ' verliert') + ' ' + _show(lost) + ' (' + _show(regions) + ')'


def beat_tour(*, delegates: str | float, source: str | float, to: str | float) -> str:
    return _show(delegates) + ' ' + _in_form(source, 'of') + ' ' + _in_form(to, 'to')


def beat_aimed_rival(*, whom: Person) -> str:
    return 'gegen ' + ('dich' if whom.meant == 'you' else whom)


def beat_aimed_card(*, card: str | float) -> str:
    return 'will ' + _show(card)


def beat_aimed_die(*, die: str | float) -> str:
    return 'wählt die ' + _show(die)


def beat_vetoed(*, card: str | float, whose: Person) -> str:
    return 'Veto gegen ' + _show(card) + ' von ' + _whose(whose=whose)


def beat_overrode(*, whose: Person, card: str | float, counts: bool) -> str:
    return 'überstimmt ' + ('dein Veto' if whose.meant == 'you' else 'das Veto von ' + whose) + ': ' + _show(card) + ' ' + ('gilt' if counts else 'gilt nicht')


def beat_wasted(*, money: str | float) -> str:
    return 'lässt ' + _dollars(money=money) + ' verfallen'


def beat_took_green() -> str:
    return 'nimmt ein grünes Veto'


def beat_looked(*, whose: Person) -> str:
    return 'sieht sich ' + ('deine Hand' if whose.meant == 'you' else 'die Hand von ' + whose) + ' an'


def beat_took(*, card: str | float, whom: Person) -> str:
    return 'nimmt ' + _show(card) + ' von ' + ('dir' if whom.meant == 'you' else whom)


def beat_gave(*, card: str | float, whom: Person) -> str:
    return 'gibt ' + _show(card) + ' an ' + ('dich' if whom.meant == 'you' else whom)


def nth_election(*, nth: str) -> str:
    return ('erste Wahl' if nth == 'first' else 'zweite Wahl' if nth == 'second' else 'letzte Wahl')


def beat_election(*, nth: str) -> str:
    return 'Die ' + _nth_election(nth=nth) + ': 15 Regionen, 538 Punkte'


def beat_order(*, region: str | float) -> str:
    return 'Gewählt wird in ausgeloster Reihenfolge, zuerst ' + _in_form(region, 'in')


def whom_count(*, count: str | float, whom: Person) -> str:
    return _whom(whom=whom) + ' ' + _show(count)


def beat_contested(*, region: str | float, standing: Sequence[str], points: float) -> str:
    return 'Wahl ' + _in_form(region, 'in') + ', ' + _points_counted(points=points) + ': ' + _list(standing, 'unit')


def beat_skipped(*, region: str | float) -> str:
    return 'Niemand tritt ' + _in_form(region, 'in') + ' an'


def beat_kept_by_call(*, whose: Person, region: str | float, points: str | float) -> str:
    return ('Du behältst' if whose.meant == 'you' else whose + ' behält') + ' ' + _in_form(region, 'the') + ', wie vorhergesagt: ' + _show(points) + ' Punkte'


def beat_rolled(*, region: str | float, scores: Sequence[str]) -> str:
    return 'Die Würfel ' + _in_form(region, 'in') + ': ' + _list(scores, 'unit')


def beat_rolled_first(*, whom: Person, region: str | float, scores: Sequence[str]) -> str:
    return _beat_rolled(region=region, scores=scores) + '; ' + ('du darfst' if whom.meant == 'you' else whom + ' darf') + ' einen Würfel neu würfeln'


def beat_kept_dice() -> str:
    return 'behält die Würfel'


def beat_rerolled(*, region: str | float, old: str | float, new: str | float, score: str | float, who: Person) -> str:
    return _show(region) + ': ' + _who_rolls(who=who) + ' die ' + _show(old) + ' neu: ' + _show(new) + ', jetzt ' + _show(score)


def beat_rolloff(*, region: str | float, rivals: Sequence[str]) -> str:
    return 'Gleichstand ' + _in_form(region, 'in') + ', Stechen: ' + _list(rivals, 'conjunction')


def beat_dice_set(*, dice: float) -> str:
    return 'würfelt jetzt mit ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln')


def beat_barred(*, who: Person) -> str:
    return ('Du darfst' if who.meant == 'you' else who + ' darf') + ' hier keinen Würfel neu würfeln'


def beat_single_die() -> str:
    return 'Hier zählt nur der beste Würfel'


def beat_recount(*, region: str | float) -> str:
    return 'Nachzählung ' + _in_form(region, 'in')


def beat_alone(*, region: str | float, points: float) -> str:
    return _in_form(region, 'in') + ' allein, ' + _number(points, signDisplay='exceptZero')


def beat_held(*, who: Person, region: str | float, score: str | float, best: str | float, points: str | float) -> str:
    return ('Du hältst' if who.meant == 'you' else who + ' hält') + ' ' + _in_form(region, 'the') + ', ' + _show(score) + ' zu ' + _show(best) + ': die ' + _show(points) + ' Punkte bleiben'


def beat_won(*, who: Person, region: str | float, score: str | float, best: str | float, points: float) -> str:
    return ('Du holst' if who.meant == 'you' else who + ' holt') + ' ' + _in_form(region, 'the') + ', ' + _show(score) + ' zu ' + _show(best) + ': ' + _number(points, signDisplay='exceptZero')


def beat_won_from(*, who: Person, region: str | float, whom: Person, score: str | float, best: str | float, points: float) -> str:
    return ('Du holst' if who.meant == 'you' else who + ' holt') + ' ' + _in_form(region, 'the') + ' von ' + ('dir' if whom.meant == 'you' else whom) + ', ' + _show(score) + ' zu ' + _show(best) + ': ' + _number(points, signDisplay='exceptZero')


def beat_standings(*, nth: str, standing: Sequence[str]) -> str:
    return 'Nach der ' + ('ersten' if nth == 'first' else 'zweiten' if nth == 'second' else 'letzten') + ' Wahl: ' + _list(standing, 'unit')


def beat_debate(*, advanced: bool) -> str:
    return 'Die Debatte: Karten tauschen' + (', Regionen vorhersagen oder Geld ausgeben' if advanced else '')


def beat_swapped(*, cards: float) -> str:
    return 'tauscht ' + _cards_counted(cards=cards)


def beat_called(*, region: str | float, money: str | float) -> str:
    return 'sagt ' + _in_form(region, 'the') + ' für ' + _dollars(money=money) + ' vorher'


def beat_invested(*, delegates: float, money: str | float) -> str:
    return 'zahlt ' + _dollars(money=money) + ' für ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def beat_unplaced(*, delegates: float) -> str:
    return 'setzt ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' nicht'


def verdict(*, who: Person, reason: str, points: str | float) -> str:
    return (who + ' teilen sich' if who.meant == 'many' else who + ' gewinnt') + ' die Präsidentschaft' + (' ' + 'mit ' + _show(points) + ' von 538 Punkten' if reason == 'points' else ', punktgleich bei ' + _show(points) + ', aber mit mehr Regionen' if reason == 'regions' else ', gleichauf bei Punkten und Regionen, aber mit mehr Delegierten' if reason == 'delegates' else ', gleichauf bis zum letzten Delegierten')


def outcome(*, who: Person, reason: str, points: str | float) -> str:
    return _verdict(who=who, reason=reason, points=points) + '.'


def summary(*, round: str | float, rounds: str | float, what: str) -> str:
    return 'Runde ' + _show(round) + ' von ' + _show(rounds) + (' ' + '· Wahl' if what == 'election' else ' ' + '· Debatte' if what == 'debate' else '')


def standing(*, name: str | float, holding: bool, cards: Sequence[str], points: float, regions: float, delegates: float) -> str:
    return _show(name) + ': ' + _points_counted(points=points) + ', ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + '; auf der Hand: ' + (_list(cards, 'unit') if holding else 'nichts')


def candidate_count(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def region_line(*, region: str | float, points: str | float, anybody: bool, standing: Sequence[str], state: str, holder: str | float) -> str:
    return _show(region) + ', ' + _show(points) + ': ' + (_list(standing, 'unit') if anybody else 'niemand') + (' ' + '(gewonnen von ' + _show(holder) + ')' if state == 'won' else ' ' + '(vorhergesagt für ' + _show(holder) + ')' if state == 'called' else '')


def piles(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Nachziehstapel ' + _show(left) + ', Ablage ' + _show(discards) + ', grüne Vetos in der Bank ' + _show(bank)


def aim() -> str:
    return 'Halte nach der letzten Wahl, in Runde 13, die meisten der 538 Punkte.'


def tip_react_head() -> str:
    return 'Ein Veto einlegen?'


def tip_react_says() -> str:
    return 'Jemand spielt eine Karte, und du kannst sie stoppen, bevor sie wirkt. Ein Veto ist danach weg: Spar es für eine Karte auf, die dich eine wertvolle Region kosten würde.'


def tip_reroll_head() -> str:
    return 'Deine zweite Chance'


def tip_reroll_says() -> str:
    return 'Wo du im Amt bist, darfst du einen deiner Würfel neu würfeln. Nimm den niedrigsten; führst du sicher, behalte, was du hast.'


def tip_invest_head() -> str:
    return 'Die Debatte'


def tip_invest_says() -> str:
    return 'Wirf Karten ab, die du nicht willst, und zieh ebenso viele. Karten für Regionen, die verloren oder sicher sind, können weg.'


def tip_call_head() -> str:
    return 'Eine Region vorhersagen'


def tip_call_says() -> str:
    return 'Eine Region, die du vorhersagst, ist entschieden und wählt nie wieder. Sag vorher, was wertvoll ist und schwer zu verteidigen wäre; das kostet Geld.'


def tip_pay_head() -> str:
    return 'Womit zahlen?'


def tip_pay_says() -> str:
    return 'Wechselgeld gibt es nicht. Zahle mit den Karten von Regionen, die dir am wenigsten bedeuten; Vetos sind als Geld nichts wert.'


def tip_place_head() -> str:
    return 'Der zweite bringt am meisten'


def tip_place_says() -> str:
    return 'Bei einer Wahl zählen deine zwei besten Würfel. Ein zweiter Delegierter hilft viel mehr als ein fünfter: Verteile deine Delegierten, und bleib allein, wo du kannst.'


def tip_before_head() -> str:
    return 'Als Nächstes wird gewählt'


def tip_before_says() -> str:
    return 'Wer in einer Region allein ist, gewinnt sie ohne Wurf. Such wertvolle Regionen, in denen noch niemand steht.'


def tip_card_head() -> str:
    return 'Jede Karte hat zwei Hälften'


def tip_card_says() -> str:
    return 'Mit ihrem Text bringt eine Regionskarte mehr Delegierte in ihre Region, als ihr Geld kauft; dafür kauft das Geld sie überall. Nimm den Text, wo du sie alle brauchst, und das Geld, wo einer genügt.'


def review_count() -> str:
    return 'Punkte'


def review_stretch() -> str:
    return 'Wahl'


def review_dice() -> str:
    return 'Würfel'


def review_moment(*, number: str | float) -> str:
    return 'Wahl ' + _show(number)


_actions_counted = actions_counted
_beat_barred = beat_barred
_beat_recount = beat_recount
_beat_rolled = beat_rolled
_beat_single_die = beat_single_die
_card_played = card_played
_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dollars = dollars
_effect_loses = effect_loses
_move_play = move_play
_nth_election = nth_election
_points_counted = points_counted
_react_ask = react_ask
_regions_counted = regions_counted
_verdict = verdict
_who_aims = who_aims
_who_has = who_has
_who_loses = who_loses
_who_means = who_means
_who_rolls = who_rolls
_who_takes = who_takes
_whom = whom
_whose = whose
