"""The words of whistle_stop, made by `make messages` from locales/fr/whistle_stop.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate(*, letter: str | float) -> str:
    return 'candidat ' + _show(letter)


def whom(*, whom: Person) -> str:
    return ('toi' if whom.meant == 'you' else whom)


def whose(*, whose: Person) -> str:
    return ('toi' if whose.meant == 'you' else whose)


def who_has(*, who: Person) -> str:
    return ('Tu as' if who.meant == 'you' else who + ' a')


def who_rolls(*, who: Person) -> str:
    return ('Tu lances' if who.meant == 'you' else who + ' lance')


def who_loses(*, who: Person) -> str:
    return ('Tu perds' if who.meant == 'you' else who + ' perd')


def who_takes(*, who: Person) -> str:
    return ('Tu prends' if who.meant == 'you' else who + ' prend')


def who_aims(*, who: Person) -> str:
    return ('Tu vises' if who.meant == 'you' else who + ' vise')


def who_means(*, who: Person) -> str:
    return ('Tu veux' if who.meant == 'you' else who + ' veut')


def actions_counted(*, actions: float) -> str:
    return (_show(actions) + ' action' if _plural(actions) == 'one' else _show(actions) + ' actions')


def cards_counted(*, cards: float) -> str:
    return (_show(cards) + ' carte' if _plural(cards) == 'one' else _show(cards) + ' cartes')


def delegates_counted(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def dice_counted(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


def regions_counted(*, regions: float) -> str:
    return (_show(regions) + ' région' if _plural(regions) == 'one' else _show(regions) + ' régions')


def dollars(*, money: str | float) -> str:
    return _show(money) + '\xa0M$'


def hidden_counted(*, cards: float) -> str:
    return (_show(cards) + ' carte cachée' if _plural(cards) == 'one' else _show(cards) + ' cartes cachées')


def cards_none() -> str:
    return '0 carte'


def cards_unknown(*, cards: float) -> str:
    return ('une carte' if _plural(cards) == 'one' else _show(cards) + ' cartes')


def region_count(*, region: str | float, delegates: str | float) -> str:
    return _show(region) + ' +' + _show(delegates)


def prompt_over() -> str:
    return 'Les voix sont comptées.'


def prompt_drawing() -> str:
    return 'On pioche des cartes.'


def prompt_starting() -> str:
    return 'Les candidats lancent les dés pour savoir qui commence.'


def prompt_poaching() -> str:
    return 'Une carte change de main.'


def prompt_ordering() -> str:
    return 'L’ordre des élections est tiré au sort.'


def prompt_rolling() -> str:
    return 'Les dés roulent.'


def prompt_voting(*, region: str | float) -> str:
    return 'Vote ' + _in_form(region, 'in') + '\xa0: les dés roulent.'


def prompt_act(*, who: str | float, actions: float) -> str:
    return _show(who) + '\xa0: encore ' + _actions_counted(actions=actions) + '\u202f; joue une carte, achète un veto, pioche ou finis.'


def prompt_fetch(*, who: str | float) -> str:
    return _show(who) + '\xa0: choisis la carte à prendre dans la défausse.'


def prompt_rival(*, who: str | float, card: str | float, region: str | float) -> str:
    return _show(who) + '\xa0: ' + _show(card) + '\u202f; choisis un rival ' + _in_form(region, 'in') + '.'


def prompt_scandal(*, who: str | float, card: str | float, rival: str | float, lost: float, regions: float) -> str:
    return _show(who) + '\xa0: ' + _show(card) + '\u202f; choisis au plus ' + _regions_counted(regions=regions) + ' où ' + _show(rival) + ' perd ' + (_show(lost) + ' délégué' if _plural(lost) == 'one' else _show(lost) + ' délégués') + '.'


def prompt_regions(*, who: str | float, card: str | float, regions: float) -> str:
    return _show(who) + '\xa0: ' + _show(card) + '\u202f; choisis au plus ' + _regions_counted(regions=regions) + '.'


def prompt_money(*, who: str | float, delegates: float, money: str | float) -> str:
    return _show(who) + '\xa0: achète ' + _delegates_counted(delegates=delegates) + ' pour ' + _dollars(money=money) + ', dans les régions que tu veux.'


def prompt_comeback(*, who: str | float, card: str | float, limit: str | float, delegates: float) -> str:
    return _show(who) + '\xa0: ' + _show(card) + '\u202f; place ' + _delegates_counted(delegates=delegates) + ', au plus ' + _show(limit) + ' par région.'


def prompt_tour(*, who: str | float, card: str | float, region: str | float, delegates: float) -> str:
    return _show(who) + '\xa0: ' + _show(card) + '\u202f; déplace au plus ' + _delegates_counted(delegates=delegates) + ' depuis ' + _in_form(region, 'the') + '.'


def prompt_pay(*, who: str | float, money: str | float) -> str:
    return _show(who) + '\xa0: paie avec des cartes, encore ' + _dollars(money=money) + '.'


def prompt_take(*, who: str | float, rival: str | float) -> str:
    return _show(who) + '\xa0: prends une carte à ' + _show(rival) + '.'


def prompt_give(*, who: str | float, rival: str | float) -> str:
    return _show(who) + '\xa0: rends une carte à ' + _show(rival) + '.'


def prompt_reroll(*, who: str | float, region: str | float) -> str:
    return _show(who) + ', titulaire ' + _in_form(region, 'in') + '\xa0: relance un dé ou garde tes dés.'


def prompt_before(*, who: str | float, region: str | float) -> str:
    return _show(who) + '\xa0: joue une carte rouge ' + _in_form(region, 'in') + ' avant le lancer, ou passe.'


def prompt_after(*, who: str | float, region: str | float) -> str:
    return _show(who) + '\xa0: joue une carte rouge ' + _in_form(region, 'in') + ' après le lancer, ou passe.'


def prompt_red_none(*, who: str | float, region: str | float, late: bool) -> str:
    return _show(who) + '\xa0: tu n’as pas de carte rouge à jouer ' + _in_form(region, 'in') + ' ' + ('après' if late else 'avant') + ' le lancer, tu ne peux donc que passer.'


def prompt_call(*, who: str | float, money: str | float) -> str:
    return _show(who) + '\xa0: annonce des régions, encore ' + _dollars(money=money) + ' au plus, ou continue.'


def prompt_leaked(*, who: str | float) -> str:
    return _show(who) + '\xa0: défausse une carte de ton choix.'


def prompt_swap(*, who: str | float, dropped: str | float) -> str:
    return _show(who) + '\xa0: défausse des cartes pour en piocher autant\u202f; ' + _show(dropped) + ' jusqu’ici.'


def prompt_invest(*, who: str | float, money: str | float) -> str:
    return _show(who) + '\xa0: paie encore ' + _dollars(money=money) + ' au plus, deux délégués par million, ou continue.'


def prompt_floor(*, who: str | float, delegates: float) -> str:
    return _show(who) + '\xa0: place ' + _delegates_counted(delegates=delegates) + '.'


def prompt_any(*, who: str | float) -> str:
    return _show(who) + '\xa0: décide.'


def card_played(*, name: str | float, spent: bool, card: str | float) -> str:
    return _show(name) + ' ' + ('dépense' if spent else 'joue') + ' ' + _show(card)


def react_ask(*, ask: str) -> str:
    return ('Veto ou passer\u202f?' if ask == 'veto' else 'Bloquer ce veto ou passer\u202f?' if ask == 'block' else 'Tu n’as pas de veto\xa0: tu ne peux que passer.' if ask == 'no-veto' else 'Il faudrait la carte Passer outre, et tu ne l’as pas\xa0: tu ne peux que passer.' if ask == 'no-override' else 'Tu n’as ni veto ni carte Passer outre\xa0: tu ne peux que passer.')


def prompt_react(*, who: str | float, effect: str | float, name: str | float, spent: bool, card: str | float, ask: str) -> str:
    return _show(who) + '\xa0: ' + _card_played(name=name, spent=spent, card=card) + '\xa0: ' + _show(effect) + '. ' + _react_ask(ask=ask)


def prompt_react_veto(*, who: str | float, name: str | float, whose: Person, below: str | float, stopped: bool, effect: str | float, card: str | float, ask: str) -> str:
    return _show(who) + '\xa0: ' + _show(name) + ' oppose un veto à ' + ('ta carte ' + _show(below) if whose.meant == 'you' else whose + ' (' + _show(below) + ')') + '. ' + ('Sans ce veto\xa0: ' + _show(effect) if stopped else 'La carte ' + _show(card) + ' compte donc') + '. ' + _react_ask(ask=ask)


def prompt_react_on(*, who: str | float, effect: str | float, name: str | float, spent: bool, card: str | float, whom: Person, ask: str) -> str:
    return _show(who) + '\xa0: ' + _card_played(name=name, spent=spent, card=card) + ' contre ' + _whom(whom=whom) + '\xa0: ' + _show(effect) + '. ' + _react_ask(ask=ask)


def effect_loss(*, lost: str | float, had: str | float, region: str | float) -> str:
    return _show(lost) + ' sur ' + _show(had) + ' ' + _in_form(region, 'in')


def effect_loses(*, whom: Person, losses: Sequence[str]) -> str:
    return ('tu perds' if whom.meant == 'you' else whom + ' perd') + ' ' + _list(losses, 'unit')


def effect_swings(*, who: Person, whom: Person, losses: Sequence[str]) -> str:
    return _effect_loses(whom=whom, losses=losses) + ', ' + ('tu en gagnes' if who.meant == 'you' else who + ' en gagne') + ' autant'


def effect_gains(*, change: float, regions: Sequence[str]) -> str:
    return _number(change, signDisplay='exceptZero') + ' (' + _list(regions, 'conjunction') + ')'


def effect_gain(*, regions: Sequence[str], change: float, total: str | float, most: str | float) -> str:
    return _list(regions, 'conjunction') + ' ' + _number(change, signDisplay='exceptZero') + ', soit ' + _show(total) + ' à ' + _show(most)


def effect_tour(*, delegates: str | float, source: str | float, places: Sequence[str]) -> str:
    return _show(delegates) + ' depuis ' + _in_form(source, 'the') + ', destination ' + _list(places, 'unit')


def effect_file(*, whose: Person) -> str:
    return ('voir ta main' if whose.meant == 'you' else 'voir la main que tient ' + whose) + ', échanger une carte'


def effect_donors(*, whom: Person) -> str:
    return 'une carte prise au hasard chez ' + _whom(whom=whom)


def effect_wanted(*, wanted: str | float) -> str:
    return _show(wanted) + ', de la défausse'


def move_pass() -> str:
    return 'Passer'


def move_buy(*, money: str | float) -> str:
    return 'Acheter un veto, ' + _dollars(money=money)


def move_draw() -> str:
    return 'Piocher'


def move_end() -> str:
    return 'Finir le tour'


def move_end_left(*, actions: float) -> str:
    return 'Finir le tour\xa0: ' + _actions_counted(actions=actions) + ' ' + ('perdue' if _plural(actions) == 'one' else 'perdues')


def move_override() -> str:
    return 'Passer outre au veto'


def move_keep() -> str:
    return 'Garder les dés'


def move_reroll(*, die: str | float) -> str:
    return 'Relancer le ' + _show(die)


def move_call(*, region: str | float, money: str | float) -> str:
    return 'Annoncer ' + _in_form(region, 'the') + '\xa0: ' + _dollars(money=money)


def move_place(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' ' + _in_form(region, 'in')


def move_spend(*, card: str | float, delegates: float) -> str:
    return 'Dépenser ' + _show(card) + '\xa0: ' + _delegates_counted(delegates=delegates)


def move_play(*, card: str | float) -> str:
    return 'Jouer ' + _show(card)


def move_on(*, card: str | float, rival: str | float) -> str:
    return _show(card) + ' contre ' + _show(rival)


def move_in(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' ' + _in_form(region, 'in')


def move_die(*, card: str | float, die: str | float) -> str:
    return _show(card) + '\xa0: le ' + _show(die)


def move_rival_unnamed(*, letter: str | float) -> str:
    return 'Candidat ' + _show(letter)


def move_pay(*, card: str | float, money: str | float) -> str:
    return 'Payer avec ' + _show(card) + ' (' + _dollars(money=money) + ')'


def move_veto() -> str:
    return 'Jouer un veto'


def move_drop(*, card: str | float) -> str:
    return 'Défausser ' + _show(card)


def move_give(*, card: str | float) -> str:
    return 'Donner ' + _show(card)


def move_take(*, card: str | float) -> str:
    return 'Prendre ' + _show(card)


def move_done() -> str:
    return 'Terminé'


def move_done_lost(*, money: float) -> str:
    return 'Terminé\xa0: ' + _dollars(money=money) + ' ' + ('perdu' if _plural(money) == 'one' else 'perdus')


def move_done_unplaced(*, delegates: float) -> str:
    return 'Terminé\xa0: ' + _delegates_counted(delegates=delegates) + ' ' + ('non placé' if _plural(delegates) == 'one' else 'non placés')


def move_done_delegates(*, delegates: float) -> str:
    return 'Terminé\xa0: ' + _delegates_counted(delegates=delegates)


def move_swap(*, cards: float) -> str:
    return ('Défausser cette carte, en piocher 1' if _plural(cards) == 'one' else 'Défausser ces ' + _show(cards) + ', en piocher ' + _show(cards))


def move_swap_none() -> str:
    return 'Garder la main'


def move_settle(*, money: str | float) -> str:
    return 'Payer ' + _dollars(money=money)


def move_settle_none() -> str:
    return 'Ne rien annoncer'


def move_invest_none() -> str:
    return 'Ne rien dépenser'


def move_any_card() -> str:
    return 'Carte'


def move_any_place() -> str:
    return 'Placer'


def move_any_spot() -> str:
    return 'Région'


def move_any_rival() -> str:
    return 'Rival'


def move_any_fetch() -> str:
    return 'Récupérer'


def move_any_pay() -> str:
    return 'Payer'


def move_any_veto() -> str:
    return 'Veto'


def move_any_take() -> str:
    return 'Prendre'


def move_any_give() -> str:
    return 'Donner'


def move_any_drop() -> str:
    return 'Défausser'


def move_any_red() -> str:
    return 'Rouge'


def move_any_reroll() -> str:
    return 'Relancer'


def move_any_call() -> str:
    return 'Annoncer'


def means_any_veto() -> str:
    return 'Il bloque la carte sans coûter d’action\xa0; un vert retourne à la banque.'


def means_veto() -> str:
    return 'Il bloque la carte, ne coûte pas d’action, puis il est perdu.'


def means_green_veto(*, money: str | float) -> str:
    return 'Il bloque la carte, ne coûte pas d’action, puis retourne à la banque, où il coûte ' + _dollars(money=money) + '.'


def means_override() -> str:
    return 'Elle bloque un veto, et rien ne peut la bloquer.'


def means_buy(*, money: str | float) -> str:
    return 'Il te permettra de bloquer une carte adverse. Tu paies ' + _dollars(money=money) + ' en cartes.'


def why_react() -> str:
    return 'Règle 24\xa0: c’est aux autres de réagir.'


def why_not_your_turn(*, rule: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: ce n’est pas ton tour.'


def why_one_first(*, rule: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: place d’abord au moins un délégué.'


def why_no_card() -> str:
    return 'Règle 13\xa0: il n’y a plus de carte à piocher.'


def why_override() -> str:
    return 'Règle 26\xa0: Passer outre ne bloque qu’un veto.'


def why_no_money(*, card: str | float) -> str:
    return 'Règle 3\xa0: la carte ' + _show(card) + ' ne vaut pas d’argent.'


def why_not_fetched() -> str:
    return 'Règle 75\xa0: cette carte n’est pas dans la défausse, ou c’est un veto ou Passer outre.'


def why_own_cap(*, region: str | float, delegates: float) -> str:
    return 'Règle 4\xa0: tu as ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + ', le maximum permis.'


def why_full(*, region: str | float, delegates: float) -> str:
    return 'Règle 5\xa0: plus de place ' + _in_form(region, 'in') + ' (déjà ' + _delegates_counted(delegates=delegates) + ').'


def why_bank_empty() -> str:
    return 'Règle 19\xa0: la banque n’a plus de veto vert.'


def why_too_dear(*, have: str | float, money: str | float) -> str:
    return 'Règle 18\xa0: un veto vert coûte ' + _dollars(money=money) + '\u202f; tu as ' + _show(have) + '\xa0M$.'


def why_answers() -> str:
    return 'Règle 24\xa0: cette carte répond à une autre\u202f; elle ne se joue pas seule.'


def why_nowhere() -> str:
    return 'Règle 6\xa0: il n’y a de place nulle part.'


def why_red() -> str:
    return 'Règle 48\xa0: hors des élections, une carte rouge n’est que de l’argent.'


def why_fund() -> str:
    return 'Règle 3\xa0: une collecte n’est que de l’argent.'


def why_not_super(*, card: str | float, region: str | float) -> str:
    return 'Règle 59\xa0: ' + _show(card) + ' se joue dans une région d’un seul État, pas ' + _in_form(region, 'in') + '.'


def why_none_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: pour ' + _show(card) + ', il te faut des délégués ' + _in_form(region, 'in') + '.'


def why_some_there(*, card: str | float, region: str | float) -> str:
    return 'Règle 62\xa0: ' + _show(card) + ' se joue là où tu n’as pas de délégués\u202f; tu en as ' + _in_form(region, 'in') + '.'


def why_too_rich(*, card: str | float, most: str | float, points: str | float, region: str | float) -> str:
    return 'Règle 71\xa0: ' + _show(card) + ' se joue là où il y a ' + _show(most) + ' points au plus\u202f; il y en a ' + _show(points) + ' ' + _in_form(region, 'in') + '.'


def why_no_rival_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: pour ' + _show(card) + ', il faut qu’un rival ait des délégués ' + _in_form(region, 'in') + '.'


def why_legal_team() -> str:
    return 'Règle 76\xa0: il n’y a ni veto vert à prendre ni carte à piocher.'


def why_second_look() -> str:
    return 'Règle 75\xa0: la défausse n’a aucune carte que l’on puisse prendre.'


def why_scandal() -> str:
    return 'Règle 66\xa0: aucun rival n’a de délégués.'


def why_leak() -> str:
    return 'Règle 70\xa0: aucun rival n’a de cartes.'


def why_no_hand(*, rule: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: ce rival n’a pas de cartes.'


def why_grassroots() -> str:
    return 'Règle 61\xa0: là où tu as des délégués, il n’y a plus de place.'


def why_frontier() -> str:
    return 'Règle 62\xa0: là où tu n’as pas de délégués, il n’y a plus de place.'


def why_tour() -> str:
    return 'Règle 63\xa0: tu n’as pas de délégués qui puissent aller ailleurs.'


def why_defection() -> str:
    return 'Règle 64\xa0: aucun rival n’a de délégués là où tu en as.'


def why_no_rival(*, rule: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: aucun rival n’a de délégués.'


def why_aimless() -> str:
    return 'Règle 22\xa0: il n’y a plus de place là où cette carte pourrait aller.'


def why_card_first() -> str:
    return 'Règle 16\xa0: choisis d’abord une carte.'


def why_own_region(*, rule: str | float, region: str | float, money: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: la carte ' + _show(region) + ' ne place des délégués que là. Pour ses ' + _dollars(money=money) + ', tu en places où tu veux.'


def why_press_first(*, rule: str | float, card: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: appuie encore une fois sur la carte, ou sur «\xa0' + _move_play(card=card) + '\xa0», puis choisis les régions.'


def why_names_rival(*, rule: str | float, card: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: ' + _show(card) + ' vise un rival, pas une région. Choisis ci-dessous qui.'


def why_no_region_card(*, rule: str | float, card: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: ' + _show(card) + ' ne se joue pas dans une région. Choisis ci-dessous ce que fait la carte.'


def why_tour_source(*, region: str | float) -> str:
    return 'Règle 63\xa0: tu pars déjà de là (' + _show(region) + ')\u202f; choisis une autre région.'


def why_limit(*, limit: str | float) -> str:
    return 'Règle 73\xa0: ' + _show(limit) + ' au plus par région.'


def why_chosen(*, rule: str | float, region: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: tu as déjà choisi ' + _in_form(region, 'the') + '.'


def why_rival_absent(*, region: str | float) -> str:
    return 'Règle 66\xa0: ce rival n’a pas de délégués ' + _in_form(region, 'in') + '.'


def why_not_incumbent(*, rule: str | float, region: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: tu n’es pas titulaire ' + _in_form(region, 'in') + '.'


def why_decided(*, region: str | float) -> str:
    return 'Règle 52\xa0: tout est déjà décidé ' + _in_form(region, 'in') + '.'


def why_not_most(*, region: str | float) -> str:
    return 'Règle 50\xa0: tu n’as pas le plus de délégués ' + _in_form(region, 'in') + '.'


def why_call_dear(*, region: str | float, left: str | float, money: str | float) -> str:
    return 'Règle 51\xa0: annoncer ' + _in_form(region, 'the') + ' coûte ' + _dollars(money=money) + '\u202f; il te reste ' + _show(left) + '\xa0M$ à dépenser.'


def why_after_roll(*, card: str | float) -> str:
    return 'Règle 42\xa0: la carte ' + _show(card) + ' se joue après le lancer.'


def why_before_roll(*, card: str | float) -> str:
    return 'Règle 41\xa0: la carte ' + _show(card) + ' se joue avant le lancer.'


def why_take_part() -> str:
    return 'Règle 47\xa0: personne que cette carte pourrait viser ne participe ici.'


def why_no_veto() -> str:
    return 'Règle 24\xa0: il n’y a pas de carte à bloquer.'


def why_veto_on_veto() -> str:
    return 'Règle 88\xa0: à cette table, pas de veto sur un veto.'


def why_veto_missing() -> str:
    return 'Règle 24\xa0: tu n’as pas ce veto.'


def log_dealt(*, cards: str | float, who: Person) -> str:
    return _who_has(who=who) + ' reçu ' + _show(cards) + '.'


def log_start_rolled(*, first: str | float, second: str | float, who: Person) -> str:
    return _who_rolls(who=who) + ' ' + _show(first) + ' et ' + _show(second) + ' pour le départ.'


def log_starter(*, who: Person) -> str:
    return ('Tu commences' if who.meant == 'you' else who + ' commence') + ' chaque manche.'


def log_round(*, round: str | float) -> str:
    return 'Manche ' + _show(round) + '.'


def log_turn(*, who: Person, actions: float) -> str:
    return _who_has(who=who) + ' ' + _actions_counted(actions=actions) + '.'


def log_actions_gained(*, who: Person, actions: float) -> str:
    return ('Tu gagnes' if who.meant == 'you' else who + ' gagne') + ' ' + _actions_counted(actions=actions) + '.'


def log_ended(*, who: Person, actions: float) -> str:
    return ('Tu finis ton tour et renonces' if who.meant == 'you' else who + ' finit son tour et renonce') + ' à ' + _actions_counted(actions=actions) + '.'


def log_spent(*, who: Person, card: str | float, money: str | float) -> str:
    return ('Tu dépenses' if who.meant == 'you' else who + ' dépense') + ' ' + _show(card) + '\xa0: ' + _dollars(money=money) + '.'


def log_played(*, who: Person, card: str | float) -> str:
    return ('Tu joues' if who.meant == 'you' else who + ' joue') + ' ' + _show(card) + '.'


def log_declared(*, region: str | float, who: Person, delegates: float) -> str:
    return _who_means(who=who) + ' placer ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + '.'


def log_aimed(*, whom: Person, who: Person, region: str | float) -> str:
    return (('Tu te vises' if who.meant == 'you' else who + ' te vise') if whom.meant == 'you' else _who_aims(who=who) + ' ' + whom) + ' ' + _in_form(region, 'in') + '.'


def log_tour(*, source: str | float, to: str | float, delegates: float, who: Person) -> str:
    return _who_means(who=who) + ' déplacer ' + _delegates_counted(delegates=delegates) + ' depuis ' + _in_form(source, 'the') + ' vers ' + _in_form(to, 'the') + '.'


def log_aimed_rival(*, whom: Person, who: Person) -> str:
    return (('Tu te vises' if who.meant == 'you' else who + ' te vise') if whom.meant == 'you' else _who_aims(who=who) + ' ' + whom) + '.'


def log_aimed_card(*, who: Person, card: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' ' + _show(card) + '.'


def log_aimed_die(*, who: Person, die: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' le ' + _show(die) + '.'


def log_vetoed(*, who: Person, whose: Person, card: str | float) -> str:
    return ('Tu opposes un veto' if who.meant == 'you' else who + ' oppose un veto') + ' à ' + ('ta carte ' + _show(card) if whose.meant == 'you' else whose + ' (' + _show(card) + ')') + '.'


def log_overrode(*, who: Person, whose: Person) -> str:
    return ('Tu passes outre' if who.meant == 'you' else who + ' passe outre') + ' ' + ('à ton veto' if whose.meant == 'you' else 'au veto opposé par ' + whose) + '.'


def log_blocked(*, whom: Person, card: str | float) -> str:
    return ('Ta carte ' + _show(card) if whom.meant == 'you' else 'La carte ' + _show(card) + ' jouée par ' + whom) + ' est bloquée.'


def log_placed(*, who: Person, region: str | float, total: str | float, delegates: float) -> str:
    return ('Tu gagnes' if who.meant == 'you' else who + ' gagne') + ' ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + ', total ' + _show(total) + '.'


def log_removed(*, region: str | float, total: str | float, who: Person, delegates: float) -> str:
    return _who_loses(who=who) + ' ' + _delegates_counted(delegates=delegates) + ' ' + _in_form(region, 'in') + ', reste ' + _show(total) + '.'


def log_wasted(*, money: float, who: Person) -> str:
    return _who_loses(who=who) + ' ' + _dollars(money=money) + ' non ' + ('dépensé' if _plural(money) == 'one' else 'dépensés') + '.'


def log_looked(*, who: Person, whose: Person, cards: str | float) -> str:
    return ('Tu regardes' if who.meant == 'you' else who + ' regarde') + ' ' + ('ta main' if whose.meant == 'you' else 'la main que tient ' + whose) + '\xa0: ' + _show(cards) + '.'


def log_took(*, whom: Person, who: Person, card: str | float) -> str:
    return (('Tu te prends ' + _show(card) if who.meant == 'you' else who + ' te prend ' + _show(card)) if whom.meant == 'you' else _who_takes(who=who) + ' ' + _show(card) + ' à ' + whom) + '.'


def log_gave(*, whom: Person, who: Person, card: str | float) -> str:
    return (('Tu te donnes ' + _show(card) if who.meant == 'you' else who + ' te donne ' + _show(card)) if whom.meant == 'you' else ('Tu donnes' if who.meant == 'you' else who + ' donne') + ' ' + _show(card) + ' à ' + whom) + '.'


def log_fetched(*, card: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(card) + ' dans la défausse.'


def log_took_green(*, bank: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' un veto vert\u202f; il en reste ' + _show(bank) + ' à la banque.'


def log_paid(*, who: Person, card: str | float, money: str | float) -> str:
    return ('Tu paies' if who.meant == 'you' else who + ' paie') + ' ' + _dollars(money=money) + ' avec ' + _show(card) + '.'


def log_bought(*, who: Person, bank: str | float) -> str:
    return ('Tu achètes' if who.meant == 'you' else who + ' achète') + ' un veto vert\u202f; il en reste ' + _show(bank) + ' à la banque.'


def log_drew(*, who: Person, cards: str | float) -> str:
    return ('Tu pioches' if who.meant == 'you' else who + ' pioche') + ' ' + _show(cards) + '.'


def log_discarded(*, who: Person, card: str | float) -> str:
    return ('Tu défausses' if who.meant == 'you' else who + ' défausse') + ' ' + _show(card) + '.'


def log_reshuffled(*, cards: float) -> str:
    return 'La défausse devient la pioche\xa0: ' + _cards_counted(cards=cards) + '.'


def log_election() -> str:
    return 'Les régions votent.'


def log_order(*, regions: Sequence[str]) -> str:
    return 'Elles votent dans cet ordre\xa0: ' + _list(regions, 'unit') + '.'


def log_contested(*, region: str | float, candidates: Sequence[str], points: float) -> str:
    return 'On vote ' + _in_form(region, 'in') + ', ' + _points_counted(points=points) + '\xa0: ' + _list(candidates, 'conjunction') + '.'


def log_skipped(*, region: str | float) -> str:
    return 'Aucun délégué ' + _in_form(region, 'in') + '.'


def log_kept_by_call(*, region: str | float, whom: Person) -> str:
    return _show(region) + '\xa0: région annoncée pour ' + _whom(whom=whom) + '.'


def log_alone(*, who: Person, region: str | float) -> str:
    return ('Tu n’as' if who.meant == 'you' else who + ' n’a') + ' pas de rival ' + _in_form(region, 'in') + '.'


def log_rolled(*, dice: Sequence[str], who: Person) -> str:
    return _who_rolls(who=who) + '\xa0: ' + _list(dice, 'unit') + '.'


def log_rerolled(*, who: Person, old: str | float, new: str | float) -> str:
    return ('Tu relances' if who.meant == 'you' else who + ' relance') + ' le ' + _show(old) + '\xa0: ' + _show(new) + '.'


def log_kept_dice(*, who: Person) -> str:
    return ('Tu gardes' if who.meant == 'you' else who + ' garde') + ' les dés.'


def log_scored(*, who: Person, score: str | float) -> str:
    return ('Tu fais' if who.meant == 'you' else who + ' fait') + ' ' + _show(score) + '.'


def log_rolloff(*, region: str | float, candidates: Sequence[str]) -> str:
    return 'Départage ' + _in_form(region, 'in') + '\xa0: ' + _list(candidates, 'conjunction') + '.'


def log_dice_set(*, who: Person, dice: float) -> str:
    return _who_rolls(who=who) + ' maintenant ' + _dice_counted(dice=dice) + '.'


def log_barred(*, who: Person) -> str:
    return _beat_barred(who=who) + '.'


def log_single_die() -> str:
    return _beat_single_die() + '.'


def log_recount(*, region: str | float) -> str:
    return _beat_recount(region=region) + '.'


def log_won(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('Tu gagnes' if who.meant == 'you' else who + ' gagne') + ' ' + _in_form(region, 'the') + '\xa0: ' + _points_counted(points=points) + ', ' + _show(total) + ' en tout.'


def log_held(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('Tu gardes' if who.meant == 'you' else who + ' garde') + ' ' + _in_form(region, 'the') + '\xa0: ' + _points_counted(points=points) + ', ' + _show(total) + ' en tout.'


def log_lost(*, region: str | float, who: Person, points: float) -> str:
    return _who_loses(who=who) + ' ' + _in_form(region, 'the') + '\xa0: reste ' + _points_counted(points=points) + '.'


def log_debate() -> str:
    return 'Le débat.'


def log_swapped(*, who: Person, cards: float) -> str:
    return ('Tu changes' if who.meant == 'you' else who + ' change') + ' ' + _cards_counted(cards=cards) + '.'


def log_called(*, whom: Person, region: str | float, money: str | float) -> str:
    return ('Tu annonces' if whom.meant == 'you' else whom + ' annonce') + ' ' + _in_form(region, 'the') + ' pour ' + _dollars(money=money) + '.'


def log_invested(*, who: Person, money: str | float, delegates: float) -> str:
    return ('Tu dépenses' if who.meant == 'you' else who + ' dépense') + ' ' + _dollars(money=money) + ' pour ' + _delegates_counted(delegates=delegates) + '.'


def log_unplaced(*, who: Person, delegates: float) -> str:
    return ('Tu laisses' if who.meant == 'you' else who + ' laisse') + ' ' + _delegates_counted(delegates=delegates) + ' de côté.'


def log_result(*, who: Person, points: float, regions: float, delegates: float) -> str:
    return _who_has(who=who) + ' ' + _points_counted(points=points) + ' dans ' + _regions_counted(regions=regions) + ', et ' + _delegates_counted(delegates=delegates) + '.'


def heard_plays(*, who: Person, card: str | float, changes: Sequence[str]) -> str:
    return ('Tu joues' if who.meant == 'you' else who + ' joue') + ' ' + _show(card) + '\xa0: ' + _list(changes, 'unit') + '.'


def heard_aims(*, who: Person, card: str | float, whom: Person, change: float, regions: Sequence[str]) -> str:
    return ('Tu joues' if who.meant == 'you' else who + ' joue') + ' ' + _show(card) + ' contre ' + ('toi' if whom.meant == 'you' else whom) + '\xa0: ' + _number(change, signDisplay='exceptZero') + ', ' + _list(regions, 'conjunction') + '.'


def heard_aims_rival(*, who: Person, card: str | float, whom: Person) -> str:
    return ('Tu joues' if who.meant == 'you' else who + ' joue') + ' ' + _show(card) + ' contre ' + ('toi' if whom.meant == 'you' else whom) + '.'


def heard_hand(*, cards: Sequence[str]) -> str:
    return 'Ta main\xa0: ' + _list(cards, 'unit') + '.'


def heard_region(*, region: str | float, delegates: str | float, most: str | float) -> str:
    return _show(region) + ' ' + _show(delegates) + ' à ' + _show(most)


def heard_ahead(*, regions: Sequence[str]) -> str:
    return 'Tu mènes\xa0: ' + _list(regions, 'unit') + '.'


def heard_level(*, regions: Sequence[str]) -> str:
    return 'Tu es à égalité\xa0: ' + _list(regions, 'unit') + '.'


def heard_behind(*, regions: Sequence[str]) -> str:
    return 'Tu es derrière\xa0: ' + _list(regions, 'unit') + '.'


def beat_start_rolled(*, sum: str | float) -> str:
    return 'obtient ' + _show(sum) + ' pour le départ'


def beat_starter() -> str:
    return 'commence chaque manche'


def beat_drew(*, cards: str | float) -> str:
    return 'pioche ' + _show(cards)


def beat_discarded(*, card: str | float) -> str:
    return 'défausse ' + _show(card)


def beat_bought() -> str:
    return 'achète un veto vert'


def beat_ended(*, actions: float) -> str:
    return 'renonce à ' + _actions_counted(actions=actions)


def beat_spent(*, card: str | float, money: str | float) -> str:
    return _show(card) + ' pour ' + _dollars(money=money)


def beat_red(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' ' + _in_form(region, 'in')


def region_change(*, region: str | float, change: float) -> str:
    return _show(region) + ' ' + _number(change, signDisplay='exceptZero')


def and_more(*, first: str | float, more: str | float) -> str:
    return _show(first) + ' et ' + _show(more) + ' autres'


def beat_aimed(*, whom: Person, lost: str | float, regions: str | float) -> str:
    return ('tu perds' if whom.meant == 'you' else whom + ' perd') + ' ' + _show(lost) + ' (' + _show(regions) + ')'


def beat_tour(*, delegates: str | float, source: str | float, to: str | float) -> str:
    return _show(delegates) + ' depuis ' + _in_form(source, 'the') + ' vers ' + _in_form(to, 'the')


def beat_aimed_rival(*, whom: Person) -> str:
    return 'contre ' + _whom(whom=whom)


def beat_aimed_card(*, card: str | float) -> str:
    return 'pour ' + _show(card)


def beat_aimed_die(*, die: str | float) -> str:
    return 'pour le ' + _show(die)


def beat_vetoed(*, whose: Person, card: str | float) -> str:
    return 'oppose un veto à ' + ('ta carte ' + _show(card) if whose.meant == 'you' else whose + ' (' + _show(card) + ')')


def beat_overrode(*, whose: Person, card: str | float, counts: bool) -> str:
    return 'passe outre ' + ('à ton veto' if whose.meant == 'you' else 'au veto opposé par ' + whose) + '\u202f; la carte ' + _show(card) + ' ' + ('compte' if counts else 'ne compte pas')


def beat_wasted(*, money: str | float) -> str:
    return 'laisse perdre ' + _dollars(money=money)


def beat_took_green() -> str:
    return 'prend un veto vert'


def beat_looked(*, whose: Person) -> str:
    return 'regarde ' + ('ta main' if whose.meant == 'you' else 'la main que tient ' + whose)


def beat_took(*, whom: Person, card: str | float) -> str:
    return ('te prend ' + _show(card) if whom.meant == 'you' else 'prend ' + _show(card) + ' à ' + whom)


def beat_gave(*, whom: Person, card: str | float) -> str:
    return ('te donne ' + _show(card) if whom.meant == 'you' else 'donne ' + _show(card) + ' à ' + whom)


def nth_election(*, nth: str) -> str:
    return ('première élection' if nth == 'first' else 'deuxième élection' if nth == 'second' else 'dernière élection')


def beat_election(*, nth: str) -> str:
    return 'La ' + _nth_election(nth=nth) + '\xa0: 15 régions, 538 points'


def beat_order(*, region: str | float) -> str:
    return 'Ordre du vote tiré au sort, d’abord ' + _show(region)


def whom_count(*, count: str | float, whom: Person) -> str:
    return _whom(whom=whom) + ' ' + _show(count)


def beat_contested(*, region: str | float, standing: Sequence[str], points: float) -> str:
    return 'On vote ' + _in_form(region, 'in') + ', ' + _points_counted(points=points) + '\xa0: ' + _list(standing, 'unit')


def beat_skipped(*, region: str | float) -> str:
    return 'Aucun délégué ' + _in_form(region, 'in')


def beat_kept_by_call(*, whose: Person, region: str | float, points: str | float) -> str:
    return ('Tu gardes' if whose.meant == 'you' else whose + ' garde') + ' ' + _in_form(region, 'the') + ', région annoncée\xa0: les ' + _show(points) + ' points restent'


def beat_rolled(*, region: str | float, scores: Sequence[str]) -> str:
    return 'Les dés ' + _in_form(region, 'in') + '\xa0: ' + _list(scores, 'unit')


def beat_rolled_first(*, region: str | float, scores: Sequence[str], whom: Person) -> str:
    return _beat_rolled(region=region, scores=scores) + '\u202f; relance possible pour ' + _whom(whom=whom)


def beat_kept_dice() -> str:
    return 'garde les dés'


def beat_rerolled(*, region: str | float, who: Person, old: str | float, new: str | float, score: str | float) -> str:
    return _show(region) + '\xa0: ' + ('tu relances' if who.meant == 'you' else who + ' relance') + ' le ' + _show(old) + '\xa0: ' + _show(new) + ', total ' + _show(score)


def beat_rolloff(*, region: str | float, rivals: Sequence[str]) -> str:
    return 'Égalité ' + _in_form(region, 'in') + '\xa0: départage entre ' + _list(rivals, 'conjunction')


def beat_dice_set(*, dice: float) -> str:
    return 'lance maintenant ' + _dice_counted(dice=dice)


def beat_barred(*, who: Person) -> str:
    return ('Tu ne peux' if who.meant == 'you' else who + ' ne peut') + ' pas relancer de dé ici'


def beat_single_die() -> str:
    return 'Seul le meilleur dé compte ici'


def beat_recount(*, region: str | float) -> str:
    return 'On recompte ' + _in_form(region, 'in')


def beat_alone(*, region: str | float, points: float) -> str:
    return 'sans rival ' + _in_form(region, 'in') + ', ' + _number(points, signDisplay='exceptZero')


def beat_held(*, who: Person, region: str | float, score: str | float, best: str | float, points: str | float) -> str:
    return ('Tu gardes' if who.meant == 'you' else who + ' garde') + ' ' + _in_form(region, 'the') + ', ' + _show(score) + ' à ' + _show(best) + '\xa0: les ' + _show(points) + ' points restent'


def beat_won(*, region: str | float, score: str | float, best: str | float, points: float, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _in_form(region, 'the') + ', ' + _show(score) + ' à ' + _show(best) + '\xa0: ' + _number(points, signDisplay='exceptZero')


def beat_won_from(*, whom: Person, who: Person, region: str | float, score: str | float, best: str | float, points: float) -> str:
    return (('Tu te prends ' + _in_form(region, 'the') if who.meant == 'you' else who + ' te prend ' + _in_form(region, 'the')) if whom.meant == 'you' else _who_takes(who=who) + ' ' + _in_form(region, 'the') + ' à ' + whom) + ', ' + _show(score) + ' à ' + _show(best) + '\xa0: ' + _number(points, signDisplay='exceptZero')


def beat_standings(*, standing: Sequence[str], nth: str) -> str:
    return 'Après la ' + _nth_election(nth=nth) + '\xa0: ' + _list(standing, 'unit')


def beat_debate(*, advanced: bool) -> str:
    return 'Le débat\xa0: changer des cartes' + (', annoncer des régions ou dépenser' if advanced else '')


def beat_swapped(*, cards: float) -> str:
    return 'change ' + _cards_counted(cards=cards)


def beat_called(*, region: str | float, money: str | float) -> str:
    return 'annonce ' + _in_form(region, 'the') + ' pour ' + _dollars(money=money)


def beat_invested(*, money: str | float, delegates: float) -> str:
    return 'paie ' + _dollars(money=money) + ' pour ' + _delegates_counted(delegates=delegates)


def beat_unplaced(*, delegates: float) -> str:
    return 'laisse ' + _delegates_counted(delegates=delegates) + ' de côté'


def verdict(*, who: Person, reason: str, points: str | float) -> str:
    return (who + ' se partagent' if who.meant == 'many' else who + ' remporte') + ' la présidence' + (' ' + 'avec ' + _show(points) + ' points sur 538' if reason == 'points' else '' + ', à égalité à ' + _show(points) + ' points, mais avec plus de régions' if reason == 'regions' else '' + ', à égalité de points et de régions, mais avec plus de délégués' if reason == 'delegates' else '' + ', à égalité jusqu’au dernier délégué')


def outcome(*, who: Person, reason: str, points: str | float) -> str:
    return _verdict(who=who, reason=reason, points=points) + '.'


def summary(*, round: str | float, rounds: str | float, what: str) -> str:
    return 'Manche ' + _show(round) + ' sur ' + _show(rounds) + (' ' + '· élection' if what == 'election' else ' ' + '· débat' if what == 'debate' else '')


def standing(*, name: str | float, holding: bool, cards: Sequence[str], points: float, regions: float, delegates: float) -> str:
    return _show(name) + '\xa0: ' + _points_counted(points=points) + ', ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + '\u202f; en main\xa0: ' + (_list(cards, 'unit') if holding else 'aucune carte')


def candidate_count(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def region_line(*, region: str | float, points: str | float, anybody: bool, standing: Sequence[str], state: str, holder: str | float) -> str:
    return _show(region) + ', ' + _show(points) + '\xa0: ' + (_list(standing, 'unit') if anybody else 'personne') + (' ' + '(titulaire\xa0: ' + _show(holder) + ')' if state == 'won' else ' ' + '(région annoncée pour ' + _show(holder) + ')' if state == 'called' else '')


def piles(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Pioche ' + _show(left) + ', défausse ' + _show(discards) + ', vetos verts à la banque ' + _show(bank)


def aim() -> str:
    return 'Totalise le plus des 538 points après la dernière élection, à la manche 13.'


def tip_react_head() -> str:
    return 'Veto ou pas\u202f?'


def tip_react_says() -> str:
    return 'Quelqu’un joue une carte, et tu peux la bloquer avant qu’elle ne prenne effet. Un veto joué est perdu\xa0: garde-le pour une carte qui te coûterait une région riche.'


def tip_reroll_head() -> str:
    return 'Ta seconde chance'


def tip_reroll_says() -> str:
    return 'Comme titulaire, tu peux relancer un de tes dés. Choisis le plus bas\u202f; si tu mènes nettement, garde ce que tu as.'


def tip_invest_head() -> str:
    return 'Le débat'


def tip_invest_says() -> str:
    return 'Défausse les cartes dont tu ne veux pas et pioches-en autant. Laisse partir celles des régions perdues ou sûres.'


def tip_call_head() -> str:
    return 'Annoncer une région'


def tip_call_says() -> str:
    return 'Une région que tu annonces est décidée et ne vote plus jamais. Annonce ce qui est riche et difficile à défendre\u202f; cela coûte de l’argent.'


def tip_pay_head() -> str:
    return 'Avec quoi payer'


def tip_pay_says() -> str:
    return 'On ne rend pas la monnaie. Paie avec les cartes des régions qui comptent le moins pour toi\u202f; les vetos ne valent pas d’argent.'


def tip_place_head() -> str:
    return 'Deux délégués font l’essentiel'


def tip_place_says() -> str:
    return 'Aux élections, tes deux meilleurs dés comptent. Un deuxième délégué aide bien plus qu’un cinquième\xa0: répartis-les, et évite les rivaux quand tu peux.'


def tip_before_head() -> str:
    return 'Une élection approche'


def tip_before_says() -> str:
    return 'Qui n’a pas de rival dans une région la gagne sans dés. Cherche des régions riches où il n’y a encore personne.'


def tip_card_head() -> str:
    return 'Chaque carte a deux moitiés'


def tip_card_says() -> str:
    return 'L’effet d’une carte de région met dans cette région plus de délégués que son argent n’en achète\u202f; l’argent les met où tu veux. Prends l’effet là où il te les faut tous, l’argent là où un seul suffit.'


def review_count() -> str:
    return 'Points'


def review_stretch() -> str:
    return 'Élection'


def review_dice() -> str:
    return 'Dés'


def review_moment(*, number: str | float) -> str:
    return 'Élection ' + _show(number)


_actions_counted = actions_counted
_beat_barred = beat_barred
_beat_recount = beat_recount
_beat_rolled = beat_rolled
_beat_single_die = beat_single_die
_card_played = card_played
_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
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
