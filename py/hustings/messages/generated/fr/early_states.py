"""The words of early_states, made by `make messages` from locales/fr/early_states.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def state_iowa() -> str:
    return 'Iowa'


def state_new_hampshire() -> str:
    return 'New Hampshire'


def state_south_carolina() -> str:
    return 'Caroline du Sud'


def state_nevada() -> str:
    return 'Nevada'


def state_florida() -> str:
    return 'Floride'


def state_missouri() -> str:
    return 'Missouri'


def state_ohio() -> str:
    return 'Ohio'


def state_virginia() -> str:
    return 'Virginie'


def state_pennsylvania() -> str:
    return 'Pennsylvanie'


def second_die() -> str:
    return 'le deuxième dé'


def second_die_head() -> str:
    return 'Deuxième dé'


def second_die_row() -> str:
    return 'Deuxième dé'


def second_die_short() -> str:
    return '2e dé'


def third_die() -> str:
    return 'le troisième dé'


def third_die_head() -> str:
    return 'Troisième dé'


def third_die_row() -> str:
    return 'Troisième dé'


def third_die_short() -> str:
    return '3e dé'


def item_radio() -> str:
    return 'Spot radio'


def item_radio_effect() -> str:
    return '1 croix par État, dans 3 États'


def item_radio_first() -> str:
    return '1 croix par État,'


def item_radio_second() -> str:
    return '3 États'


def item_organiser() -> str:
    return 'Organisateur'


def item_organiser_effect() -> str:
    return 'une deuxième relance'


def item_organiser_first() -> str:
    return 'une 2e relance'


def item_organiser_second() -> str:
    return 'par tour'


def item_television() -> str:
    return 'Spot télé'


def item_television_effect() -> str:
    return '2 croix par État, dans 3 États'


def item_television_first() -> str:
    return '2 croix par État,'


def item_television_second() -> str:
    return '3 États'


def item_debate() -> str:
    return 'Débat gagné'


def item_debate_effect() -> str:
    return '2 croix par État, dans 5 États'


def item_debate_first() -> str:
    return '2 croix par État,'


def item_debate_second() -> str:
    return '5 États'


def item_finance() -> str:
    return 'Trésorier'


def item_finance_effect() -> str:
    return '1\xa0$ de plus par dé qui donne des fonds'


def item_finance_first() -> str:
    return '1\xa0$ de plus'


def item_finance_second() -> str:
    return 'par dé à fonds'


def item_spokesperson() -> str:
    return 'Porte-parole'


def item_spokesperson_effect() -> str:
    return '1 voix de plus par dé qui donne des voix'


def item_spokesperson_first() -> str:
    return '1 voix de plus'


def item_spokesperson_second() -> str:
    return 'par dé à voix'


def item_manager() -> str:
    return 'Directeur'


def item_manager_effect() -> str:
    return '2 voix de plus à chaque tour'


def item_manager_first() -> str:
    return '2 voix de plus'


def item_manager_second() -> str:
    return 'par tour'


def item_pro_life() -> str:
    return 'Pro-vie'


def item_pro_life_effect() -> str:
    return '3 croix par État\xa0: IA, OH, PA'


def item_immigration() -> str:
    return 'Immigration'


def item_immigration_effect() -> str:
    return '3 croix par État\xa0: FL, NV, VA'


def item_low_tax() -> str:
    return 'Impôts bas'


def item_low_tax_effect() -> str:
    return '3 croix par État\xa0: NH, OH, MO'


def item_defence() -> str:
    return 'Défense'


def item_defence_effect() -> str:
    return '3 croix par État\xa0: SC, FL, PA'


def money(*, dollars: str | float) -> str:
    return _show(dollars) + '\u202f$'


def votes_counted(*, votes: float) -> str:
    return ('aucune voix' if votes == 0 else _show(votes) + ' voix')


def marks_counted(*, marks: float) -> str:
    return ('aucune croix' if marks == 0 else _show(marks) + ' croix')


def delegates_counted(*, delegates: float) -> str:
    return ('aucun délégué' if delegates == 0 else _show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def firsts_counted(*, firsts: float) -> str:
    return ('aucune première place' if firsts == 0 else _show(firsts) + ' première place' if _plural(firsts) == 'one' else _show(firsts) + ' premières places')


def dice_counted(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def proceeds(*, funds: float, votes: float) -> str:
    return (('rien' if votes == 0 else _votes_counted(votes=votes)) if funds == 0 else _show(funds) + '\xa0$' + ('' if votes == 0 else ' ' + 'et ' + _votes_counted(votes=votes)))


def prize(*, bonus: float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ('' if bonus == 0 else ' ' + 'et ' + _show(bonus) + '\xa0$')


def ranked(*, rank: float) -> str:
    return ('première' if rank == 1 else 'deuxième' if rank == 2 else 'troisième')


def place_short(*, rank: float) -> str:
    return ('1re' if rank == 1 else '2e' if rank == 2 else '3e' if rank == 3 else 'tard')


def medal(*, medal: str) -> str:
    return ('or' if medal == 'gold' else 'argent' if medal == 'silver' else 'bronze')


def medal_next(*, next: str, least: str | float) -> str:
    return ('argent' if next == 'silver' else 'or') + ' dès ' + _show(least) + ' délégués'


def prompt_last(*, prompt: str | float, names: Sequence[str], seats: float) -> str:
    return _show(prompt) + ' ' + _list(names, 'conjunction') + ' ' + ('doit' if _plural(seats) == 'one' else 'doivent') + ' encore jouer.'


def prompt_very_last(*, prompt: str | float) -> str:
    return _show(prompt) + ' C’est le dernier tour.'


def prompt_over() -> str:
    return 'La course est finie.'


def prompt_start() -> str:
    return 'On tire au sort qui commence.'


def prompt_roll(*, name: str | float) -> str:
    return _show(name) + ' lance les dés.'


def prompt_reroll(*, name: str | float, rerolls: str | float) -> str:
    return _show(name) + '\xa0: relance les dés de ton choix (encore ' + _show(rerolls) + ' fois), ou garde-les.'


def prompt_take(*, name: str | float, ones: float) -> str:
    return _show(name) + '\xa0: prends ' + ('le 1' if ones == 1 else 'chacun des deux 1' if ones == 2 else 'chacun des trois 1') + ' en fonds ou en voix.'


def prompt_spend(*, name: str | float, cash: str | float) -> str:
    return _show(name) + '\xa0: dépense ton argent (' + _show(cash) + '\xa0$), ou garde-le et passe aux voix.'


def prompt_air(*, name: str | float, item: str | float, more: bool, states: float, marks: str | float) -> str:
    return _show(name) + '\xa0: ' + _show(item) + ', choisis ' + (('encore ' + _show(states) + ' État' if _plural(states) == 'one' else 'encore ' + _show(states) + ' États') if more else (_show(states) + ' État' if _plural(states) == 'one' else _show(states) + ' États')) + ' (+' + _show(marks) + ' par État).'


def prompt_vote(*, name: str | float, votes: float) -> str:
    return _show(name) + '\xa0: place ' + _votes_counted(votes=votes) + '.'


def prompt_confirm(*, name: str | float) -> str:
    return _show(name) + '\xa0: finis ton tour.'


def move_keep() -> str:
    return 'Garder les dés'


def move_reroll() -> str:
    return 'Relancer'


def move_reroll_some(*, dice: float, which: Sequence[str], faces: Sequence[str]) -> str:
    return 'Relancer ' + ('le dé' if _plural(dice) == 'one' else 'les dés') + ' ' + _list(which, 'conjunction') + ' (' + _list(faces, 'unit') + ')'


def move_reroll_all(*, dice: float, faces: Sequence[str]) -> str:
    return ('Relancer le dé' if _plural(dice) == 'one' else 'Tout relancer') + ' (' + _list(faces, 'unit') + ')'


def move_take(*, several: bool) -> str:
    return ('Prendre les 1' if several else 'Prendre le 1')


def move_take_funds(*, ones: float) -> str:
    return ('Le 1 en fonds' if _plural(ones) == 'one' else 'Tous les 1 en fonds')


def move_take_votes(*, ones: float) -> str:
    return ('Le 1 en voix' if _plural(ones) == 'one' else 'Tous les 1 en voix')


def move_take_both(*, funds: str | float, votes: float) -> str:
    return _show(funds) + ' en fonds, ' + _show(votes) + ' en voix'


def move_buy() -> str:
    return 'Acheter'


def move_buy_item(*, item: str | float, price: str | float) -> str:
    return _show(item) + ' (' + _show(price) + '\xa0$)'


def move_air() -> str:
    return 'Choisir un État'


def move_air_state(*, state: str | float, marks: float) -> str:
    return _show(state) + '\xa0: ' + ('plein, inutile' if marks == 0 else '+' + _show(marks))


def move_save(*, cash: str | float) -> str:
    return 'Garder ' + _show(cash) + '\xa0$ et continuer'


def move_mark() -> str:
    return 'Placer les voix'


def move_mark_place(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + '\xa0: ' + _show(filled) + ' sur ' + _show(circles)


def move_mark_some(*, place: str | float, marks: float) -> str:
    return _show(place) + '\xa0: ' + _marks_counted(marks=marks)


def move_mark_die(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', un dé de plus'


def move_mark_late(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', rempli trop tard'


def move_mark_full(*, delegates: str | float, place: str | float, marks: float, rank: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', ' + _ranked(rank=rank) + ' place pour ' + _show(delegates)


def move_done() -> str:
    return 'Finir le tour'


def why_not_your_turn() -> str:
    return 'Ce n’est pas ton tour.'


def why_no_throw() -> str:
    return 'Règles 7 et 8\xa0: les lancers de ce tour sont finis.'


def why_votes_first() -> str:
    return 'Règle 29\xa0: place d’abord tes voix.'


def why_dice_first() -> str:
    return 'Règle 29\xa0: d’abord les dés et les achats, ensuite les voix.'


def why_bought(*, item: str | float) -> str:
    return 'Règle 19\xa0: tu as déjà ' + _in_form(item, 'the') + '.'


def why_two_issues() -> str:
    return 'Règle 20\xa0: tu as déjà deux thèmes.'


def why_too_dear(*, item: str | float, price: str | float, cash: str | float) -> str:
    return 'Règle 18\xa0: ' + _in_form(item, 'the') + ' coûte ' + _show(price) + '\xa0$ et tu as ' + _show(cash) + '\xa0$.'


def why_states_first(*, item: str | float) -> str:
    return 'Règle 25\xa0: choisis d’abord les États pour ' + _in_form(item, 'the') + '.'


def why_buy_after() -> str:
    return 'Règle 18\xa0: on achète après le lancer.'


def why_buy_before() -> str:
    return 'Règle 18\xa0: on achète avant de voter.'


def why_only_votes() -> str:
    return 'Règle 28\xa0: seules les voix font des croix dans les rangées d’équipe.'


def why_same_state() -> str:
    return 'Règle 25\xa0: les États d’un même spot doivent tous être différents.'


def why_no_circle(*, place: str | float) -> str:
    return 'Règle 29\xa0: plus de cercle libre ' + _in_form(place, 'in') + '.'


def why_no_votes() -> str:
    return 'Règle 29\xa0: tu n’as plus de voix.'


def why_votes_left(*, votes: float) -> str:
    return 'Règle 29\xa0: il te reste ' + _votes_counted(votes=votes) + '.'


def log_begins(*, who: Person) -> str:
    return ('Tu commences.' if who.meant == 'you' else who + ' commence.')


def log_stake(*, who: Person, funds: str | float) -> str:
    return ('Tu reçois' if who.meant == 'you' else who + ' reçoit') + ' une avance de ' + _show(funds) + '\xa0$.'


def log_rolled(*, again: bool, who: Person, faces: Sequence[str]) -> str:
    return (('Tu relances' if who.meant == 'you' else who + ' relance') if again else ('Tu lances' if who.meant == 'you' else who + ' lance')) + '\xa0: ' + _list(faces, 'conjunction') + '.'


def log_takes(*, who: Person) -> str:
    return ('Tu prends' if who.meant == 'you' else who + ' prend')


def log_took_funds(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('le 1' if ones == 1 else 'les deux 1' if ones == 2 else 'les trois 1') + ' en fonds.'


def log_took_votes(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('le 1' if ones == 1 else 'les deux 1' if ones == 2 else 'les trois 1') + ' en voix.'


def log_took_both(*, funds: float, votes: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('un 1' if funds == 1 else 'deux 1') + ' en fonds et ' + ('un' if votes == 1 else 'deux') + ' en voix.'


def log_collected(*, who: Person, funds: float, votes: float) -> str:
    return ('Tu reçois' if who.meant == 'you' else who + ' reçoit') + ' ' + _proceeds(funds=funds, votes=votes) + '.'


def log_bought(*, who: Person, item: str | float, price: str | float) -> str:
    return ('Tu t’offres' if who.meant == 'you' else who + ' s’offre') + ' ' + _in_form(item, 'the') + ' pour ' + _show(price) + '\xa0$.'


def log_marked(*, who: Person, place: str | float, filled: str | float, circles: str | float, staff: bool, marks: float) -> str:
    return ('Tu fais' if who.meant == 'you' else who + ' fait') + ' ' + _marks_counted(marks=marks) + ' ' + _in_form(place, 'in') + ' (' + _show(filled) + ' sur ' + _show(circles) + ').'


def log_wasted(*, who: Person, marks: float) -> str:
    return ('Tu perds' if who.meant == 'you' else who + ' perd') + ' ' + _marks_counted(marks=marks) + '\xa0: aucun cercle n’est libre.'


def log_filled(*, state: str | float, who: Person, rank: float, bonus: float, delegates: float) -> str:
    return _log_takes(who=who) + ' la ' + _ranked(rank=rank) + ' place ' + _in_form(state, 'in') + '\xa0: ' + _prize(bonus=bonus, delegates=delegates) + '.'


def log_filled_late(*, who: Person, state: str | float) -> str:
    return ('Tu remplis' if who.meant == 'you' else who + ' remplit') + ' ' + _in_form(state, 'the') + ' trop tard\xa0: il n’y reste aucun prix.'


def log_die(*, who: Person, dice: str | float) -> str:
    return ('Tu lances' if who.meant == 'you' else who + ' lance') + ' ' + _show(dice) + ' dés dès le prochain tour.'


def log_rival_moved(*, state: str | float) -> str:
    return _beat_rival_moved(state=state) + '.'


def log_announced(*, state: str | float, turn: str | float) -> str:
    return _beat_announced(state=state, turn=turn) + '.'


def log_foiled(*, state: str | float) -> str:
    return _beat_foiled(state=state) + '.'


def log_struck(*, state: str | float) -> str:
    return _beat_struck(state=state) + '.'


def log_last_turns(*, alone: bool) -> str:
    return _beat_last_turns(alone=alone) + '.'


def log_counted(*, who: Person, cash: str | float, delegates: float, firsts: float) -> str:
    return ('Toi' if who.meant == 'you' else who) + '\xa0: ' + _beat_counted(cash=cash, delegates=delegates, firsts=firsts) + '.'


def heard_rolled(*, again: bool, dice: Sequence[str]) -> str:
    return ('Tu relances\xa0:' if again else 'Tu lances\xa0:') + ' ' + _list(dice, 'unit') + '.'


def heard_funds(*, cash: str | float, dice: float) -> str:
    return 'Tu as ' + _show(cash) + '\xa0$ et ' + _dice_counted(dice=dice) + '.'


def heard_next_die(*, second: bool, filled: str | float, circles: str | float) -> str:
    return 'Croix pour le ' + ('deuxième' if second else 'troisième') + ' dé\xa0: ' + _show(filled) + ' sur ' + _show(circles) + '.'


def heard_marks(*, who: Person, marks: str | float) -> str:
    return ('toi' if who.meant == 'you' else who) + ' ' + _show(marks)


def heard_state(*, state: str | float, circles: str | float, marks: Sequence[str]) -> str:
    return _show(state) + ', ' + _show(circles) + ' cercles\xa0: ' + _list(marks, 'unit') + '.'


def outcome(*, said: str | float) -> str:
    return _show(said) + '.'


def beat_won(*, reason: str, name: str | float, delegates: float) -> str:
    return _result_won(name=name, delegates=delegates) + (', ' + _result_firsts() if reason == 'firsts' else ', ' + _result_funds() if reason == 'funds' else '')


def beat_shared(*, names: Sequence[str], delegates: float) -> str:
    return _list(names, 'conjunction') + ' se partagent l’investiture, à égalité avec ' + _delegates_counted(delegates=delegates)


def beat_alone_won(*, name: str | float, rival: str, delegates: float, next: str, medal: str, least: str | float) -> str:
    return _result_alone_won(name=name, rival=rival, delegates=delegates) + ', ' + _result_medal(medal=medal, next=next, least=least)


def beat_alone_lost(*, name: str | float, delegates: float, needed: str | float) -> str:
    return _result_alone_lost(name=name) + '\xa0: ' + _delegates_counted(delegates=delegates) + ', ' + _result_needed(needed=needed)


def result_won(*, name: str | float, delegates: float) -> str:
    return _show(name) + ' gagne avec ' + _delegates_counted(delegates=delegates)


def result_firsts() -> str:
    return 'grâce aux premières places'


def result_funds() -> str:
    return 'grâce aux fonds restants'


def result_alone_won(*, name: str | float, rival: str, delegates: float) -> str:
    return _show(name) + ' ' + ('résiste au rival' if rival == 'strikes' else 'relève le défi') + ' avec ' + _delegates_counted(delegates=delegates)


def result_medal(*, medal: str, next: str, least: str | float) -> str:
    return ('médaille d’or' if medal == 'gold' else 'médaille d’argent' if medal == 'silver' else 'médaille de bronze') + ('' if next == 'none' else '\u202f' + '; ' + _medal_next(next=next, least=least))


def result_alone_lost(*, name: str | float) -> str:
    return _show(name) + ' échoue'


def result_needed(*, needed: str | float) -> str:
    return 'il en fallait ' + _show(needed)


def turn(*, turn: str | float) -> str:
    return 'Tour ' + _show(turn)


def turn_of(*, turn: str | float, turns: str | float) -> str:
    return 'Tour ' + _show(turn) + ' sur ' + _show(turns)


def summary_over() -> str:
    return 'Finie'


def summary(*, firsts: float, turn: str | float) -> str:
    return _turn(turn=turn) + ', ' + ('aucune première place libre' if firsts == 0 else _show(firsts) + ' première place libre' if _plural(firsts) == 'one' else _show(firsts) + ' premières places libres')


def summary_last(*, turn: str | float) -> str:
    return _turn(turn=turn) + ', derniers tours'


def summary_last_alone(*, turn: str | float, turns: str | float) -> str:
    return _turn_of(turn=turn, turns=turns) + ', derniers tours'


def position_has(*, name: str | float, bought: Sequence[str]) -> str:
    return _show(name) + ' a\xa0: ' + _list(bought, 'conjunction') + '.'


def position_has_nothing(*, name: str | float) -> str:
    return _show(name) + ' n’a rien acheté.'


def position_rival(*, state: str | float, turn: str | float) -> str:
    return 'Le rival frappera ' + _in_form(state, 'in') + ' après le tour ' + _show(turn) + '.'


def position_dice(*, dice: str | float, votes: str | float) -> str:
    return 'Dés\xa0: ' + _show(dice) + '. Voix restantes\xa0: ' + _show(votes) + '.'


def beat_begins() -> str:
    return 'commence'


def beat_stake(*, funds: str | float) -> str:
    return 'reçoit une avance de ' + _show(funds) + '\xa0$'


def beat_rolled(*, again: bool, count: float, dice: Sequence[str]) -> str:
    return ('relance et fait' if again else 'fait') + ' ' + ('un ' + _list(dice, 'conjunction') if _plural(count) == 'one' else _list(dice, 'conjunction'))


def beat_collected(*, funds: str | float) -> str:
    return 'reçoit ' + _show(funds) + '\xa0$'


def beat_bought(*, item: float) -> str:
    return ('diffuse un spot radio' if item == 0 else 'engage un organisateur' if item == 1 else 'diffuse un spot télé' if item == 2 else 'gagne un débat' if item == 3 else 'engage un trésorier' if item == 4 else 'engage un porte-parole' if item == 5 else 'engage un directeur' if item == 6 else 's’empare du thème Pro-vie' if item == 7 else 's’empare du thème Immigration' if item == 8 else 's’empare du thème Impôts bas' if item == 9 else 's’empare du thème Défense')


def beat_issue(*, bought: str | float, effect: str | float) -> str:
    return _show(bought) + ' (' + _show(effect) + ')'


def beat_marked(*, state: str | float, marks: float) -> str:
    return 'fait ' + _marks_counted(marks=marks) + ' ' + _in_form(state, 'in')


def beat_marked_more(*, marks: str | float, state: str | float) -> str:
    return _show(marks) + ' ' + _in_form(state, 'in')


def beat_votes_useless(*, votes: float) -> str:
    return 'ne peut rien faire de ' + _votes_counted(votes=votes)


def beat_marked_die(*, place: str | float, marks: float) -> str:
    return 'fait ' + _marks_counted(marks=marks) + ' ' + _in_form(place, 'in')


def beat_filled(*, state: str | float, delegates: float, rank: float) -> str:
    return 'prend la ' + _place_short(rank=rank) + ' place ' + _in_form(state, 'in') + '\xa0: ' + _delegates_counted(delegates=delegates)


def beat_filled_late(*, state: str | float) -> str:
    return 'remplit ' + _in_form(state, 'the') + ' trop tard'


def beat_die(*, dice: str | float) -> str:
    return 'lance désormais ' + _show(dice) + ' dés'


def beat_counted(*, cash: str | float, delegates: float, firsts: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _firsts_counted(firsts=firsts) + ', ' + _show(cash) + '\xa0$'


def beat_rival_moved(*, state: str | float) -> str:
    return 'Le rival prend la première place ' + _in_form(state, 'in')


def beat_announced(*, state: str | float, turn: str | float) -> str:
    return 'Le rival frappera ' + _in_form(state, 'in') + ' après le tour ' + _show(turn) + ', sauf si l’État est plein d’ici là'


def beat_foiled(*, state: str | float) -> str:
    return 'Le rival arrive trop tard ' + _in_form(state, 'in') + ', et frappe ailleurs'


def beat_struck(*, state: str | float) -> str:
    return 'Le rival frappe\xa0: il rafle tout ' + _in_form(state, 'in')


def beat_last_turns(*, alone: bool) -> str:
    return 'Plus de première place à prendre\xa0: ' + ('encore un tour, mais jamais un seizième' if alone else 'encore un tour pour tout le monde')


def ribbon_taken(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + '\xa0: ' + _place_short(rank=rank) + ' place ' + _in_form(state, 'in')


def ribbon_beaten(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + ' te souffle la ' + _place_short(rank=rank) + ' place ' + _in_form(state, 'in')


def ribbon_beaten_line(*, short: float, bonus: float, delegates: float) -> str:
    return _prize(bonus=bonus, delegates=delegates) + '\xa0: il te manquait ' + _show(short) + ' croix'


def ribbon_announced(*, state: str | float) -> str:
    return 'Le rival vise ' + _in_form(state, 'the')


def ribbon_announced_line(*, turn: str | float) -> str:
    return 'Il frappe après le tour ' + _show(turn)


def ribbon_foiled() -> str:
    return 'Le rival arrive trop tard'


def ribbon_foiled_line(*, state: str | float) -> str:
    return _show(state) + '\xa0: c’est déjà à toi'


def ribbon_struck(*, state: str | float) -> str:
    return 'Le rival rafle tout ' + _in_form(state, 'in')


def ribbon_struck_line() -> str:
    return 'Il n’y reste aucune place'


def ribbon_last() -> str:
    return 'Plus de première place à prendre'


def ribbon_last_line() -> str:
    return 'Un dernier tour chacun'


def ribbon_last_alone() -> str:
    return 'Encore un tour au plus'


def last_turns_heading() -> str:
    return 'Derniers tours'


def last_turns_you() -> str:
    return 'Toi'


def last_turns_now(*, name: str | float) -> str:
    return _show(name) + ' maintenant'


def banner_last_turns(*, mine: bool, left: float) -> str:
    return ('Ton dernier tour' if mine else ('Le tout dernier tour' if _plural(left) == 'one' else 'Derniers tours\xa0: encore ' + _show(left)))


def sheet_of(*, name: str | float) -> str:
    return 'Feuille · ' + _show(name)


def sheet_label(*, cash: str | float, name: str | float, delegates: float) -> str:
    return _sheet_of(name=name) + '\xa0: ' + _delegates_counted(delegates=delegates) + ', ' + _show(cash) + '\xa0$'


def rival() -> str:
    return 'Rival'


def place_label(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + '\xa0: ' + _show(filled) + ' sur ' + _show(circles)


def place_label_late(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', rempli trop tard'


def place_label_won(*, place: str | float, filled: str | float, circles: str | float, rank: float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', ' + _place_short(rank=rank) + ' place'


def place_label_open(*, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', à prendre\xa0: ' + _list(prizes, 'unit')


def place_label_gone(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', à prendre\xa0: rien'


def place_label_target(*, turn: str | float, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label_open(prizes=prizes, place=place, filled=filled, circles=circles) + ', le rival frappe ici après le tour ' + _show(turn)


def prize_label(*, name: str | float, rank: float, delegates: float) -> str:
    return _show(name) + '\xa0: ' + _place_short(rank=rank) + ' place, ' + _delegates_counted(delegates=delegates)


def prize_label_late(*, name: str | float) -> str:
    return _show(name) + '\xa0: trop tard'


def needs_label(*, name: str | float, circles: str | float) -> str:
    return _show(name) + '\xa0: encore ' + _show(circles)


def edge_won(*, name: str | float) -> str:
    return _show(name) + ' a pris la 1re place ici'


def edge_ahead(*, name: str | float) -> str:
    return _show(name) + ' mène ici'


def no_prize_left() -> str:
    return 'plus aucun prix'


def rival_strikes_next() -> str:
    return 'Le rival frappe ici'


def to_go() -> str:
    return 'reste\xa0:'


def full_too_late_first() -> str:
    return 'plein'


def full_too_late_second() -> str:
    return 'trop tard'


def how_many(*, place: str | float, votes: str | float) -> str:
    return _show(place) + '\xa0: combien de tes ' + _show(votes) + ' voix\u202f?'


def new_marks(*, marks: float) -> str:
    return _number(marks, signDisplay='exceptZero')


def filled_short(*, filled: str | float, circles: str | float) -> str:
    return _show(filled) + '/' + _show(circles)


def stamp_marks(*, code: str | float, marks: float) -> str:
    return _show(code) + ' ' + _number(marks, signDisplay='exceptZero')


def stamp_filled(*, code: str | float, rank: float) -> str:
    return _show(code) + ' ' + _place_short(rank=rank)


def delegates_word(*, delegates: float) -> str:
    return ('délégué' if _plural(delegates) == 'one' else 'délégués')


def votes_word(*, votes: float) -> str:
    return 'voix à placer'


def funds_word() -> str:
    return 'fonds'


def goal(*, score: str | float, needed: str | float) -> str:
    return _show(score) + ' délégués sur ' + _show(needed) + ' pour gagner'


def goal_medal(*, medal: str, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + '\xa0: gagné, avec ' + ('l’or' if medal == 'gold' else 'l’argent' if medal == 'silver' else 'le bronze')


def rival_next_first(*, turn: str | float) -> str:
    return 'après le tour ' + _show(turn) + ', le rival prend'


def rival_next_second(*, state: str | float) -> str:
    return _in_form(state, 'the')


def rival_strike_first(*, turn: str | float) -> str:
    return 'après le tour ' + _show(turn) + ', le rival rafle'


def rival_strike_second(*, state: str | float) -> str:
    return 'tout ' + _in_form(state, 'in')


def rival_elsewhere_first(*, turn: str | float) -> str:
    return 'après le tour ' + _show(turn) + ', le rival frappe'


def rival_elsewhere_second() -> str:
    return 'ailleurs\xa0: tu l’as devancé'


def rival_nearest_first() -> str:
    return 'le rival vise pour l’instant\xa0:'


def rival_nearest_second(*, state: str | float) -> str:
    return _show(state)


def die_shows(*, face: str | float, gains: str | float) -> str:
    return _show(face) + ' (' + _show(gains) + ')'


def die_stays(*, face: str | float) -> str:
    return 'Dé sur ' + _show(face) + '\xa0: gardé'


def die_again(*, face: str | float) -> str:
    return 'Dé sur ' + _show(face) + '\xa0: à relancer'


def die_choice() -> str:
    return '1\xa0$ ou 1 voix'


def face_votes(*, votes: float) -> str:
    return ('voix' if votes == 1 else _show(votes) + ' voix')


def face_either(*, funds: str | float, votes: float) -> str:
    return _show(funds) + '\u202f$/' + _face_votes(votes=votes)


def face_both(*, funds: str | float, votes: float) -> str:
    return _show(funds) + '\xa0$ + ' + _face_votes(votes=votes)


def face_either_narrow(*, funds: str | float, votes: str | float) -> str:
    return _show(funds) + '\xa0$ ou ' + _show(votes) + ' v.'


def face_both_narrow(*, funds: str | float, votes: str | float) -> str:
    return _show(funds) + '\xa0$ + ' + _show(votes) + ' v.'


def next_turn() -> str:
    return 'à venir'


def choose_dice_first() -> str:
    return 'Choisis les dés'


def choose_dice_second() -> str:
    return 'à relancer'


def rerolls_left(*, rerolls: float) -> str:
    return ('plus de relance' if rerolls == 0 else 'encore ' + _show(rerolls) + ' relance' if _plural(rerolls) == 'one' else 'encore ' + _show(rerolls) + ' relances')


def roll_again(*, dice: float) -> str:
    return 'Relancer ' + _dice_counted(dice=dice)


def roll_odds(*, more: float) -> str:
    return '+ de voix\xa0: ' + _number(more, style='percent')


def roll_odds_mean(*, more: float, fewer: float, funds: float) -> str:
    return 'Ce lancer donne plus de voix dans ' + _number(more, style='percent') + ' des cas, moins dans ' + _number(fewer, style='percent') + ', et plus de fonds dans ' + _number(funds, style='percent') + '.'


def dice_owned(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés') + ' sur 3'


def marks_to_go(*, marks: str | float) -> str:
    return 'encore ' + _show(marks)


def die_to_go(*, die: str | float, marks: str | float) -> str:
    return _show(die) + '\xa0: ' + _marks_to_go(marks=marks)


def die_row_filled(*, second: bool, filled: str | float, circles: str | float) -> str:
    return ('deuxième' if second else 'troisième') + ' dé ' + _show(filled) + ' sur ' + _show(circles)


def coin_gain(*, dollars: str | float) -> str:
    return '+' + _show(dollars) + '\u202f$'


def campaign() -> str:
    return 'Campagne'


def campaign_open() -> str:
    return 'ce qui s’achète'


def campaign_close() -> str:
    return 'retour aux États'


def campaign_opens() -> str:
    return _campaign() + '\xa0: ' + _campaign_open()


def campaign_closes() -> str:
    return _campaign() + '\xa0: ' + _campaign_close()


def item_label(*, item: str | float, price: str | float, effect: str | float, bought: bool) -> str:
    return _show(item) + ', ' + _show(price) + '\xa0$\xa0: ' + _show(effect) + (', déjà acheté' if bought else '')


def owned(*, own: bool, bought: Sequence[str]) -> str:
    return ('Tu as' if own else 'Acheté') + '\xa0: ' + _list(bought, 'unit')


def for_sale(*, items: Sequence[str]) -> str:
    return 'Tu peux acheter\xa0: ' + _list(items, 'unit')


def owned_nothing(*, own: bool) -> str:
    return ('Tu as\xa0: rien encore' if own else 'Acheté\xa0: rien encore')


def issues_first() -> str:
    return 'Thèmes, deux au plus\xa0:'


def issues_second() -> str:
    return '3 croix par État'


def issues_line() -> str:
    return '2 thèmes au plus, 3 croix par État'


def list_goes_on(*, states: Sequence[str]) -> str:
    return _list(states, 'unit') + ','


def race_heading() -> str:
    return 'La course'


def race_heading_over() -> str:
    return 'D’où vient chaque délégué'


def race_state() -> str:
    return 'État'


def race_delegates() -> str:
    return 'délégués'


def funds_heading() -> str:
    return 'Fonds'


def delegates_heading() -> str:
    return 'Délégués'


def bought_heading() -> str:
    return 'Équipe et thèmes'


def dice_heading() -> str:
    return 'Ce que donnent les dés'


def aim() -> str:
    return 'Remplis en premier les cercles d’un État\xa0: cela rapporte le plus de délégués.'


def tip_strike_head() -> str:
    return 'Le rival dit où il frappe'


def tip_strike_says() -> str:
    return 'Remplis cet État ce tour-ci, sinon toutes ses places sont perdues. Place ensuite tes voix de façon à pouvoir remplir en un tour le prochain État qu’il visera.'


def tip_alone_head() -> str:
    return 'Ce que tu vises'


def tip_alone_says() -> str:
    return 'Avec 33 délégués en quinze tours, le défi est relevé\xa0: c’est le bronze. Il en faut plus pour l’argent et l’or\u202f; au-dessus des dés, tu vois où tu en es.'


def tip_last_head() -> str:
    return 'Les derniers tours'


def tip_last_says() -> str:
    return 'Toutes les premières places sont prises\xa0: encore un tour pour tout le monde. Seuls comptent les États que tu peux encore remplir\u202f; à moitié pleins, ils ne rapportent rien, et l’argent qui reste ne fait que départager.'


def tip_air_head() -> str:
    return 'Où faire campagne'


def tip_air_says() -> str:
    return 'Un État ne reçoit ses croix qu’une fois\xa0: choisis des États différents, là où les croix te font passer devant un rival ou remplissent l’État d’un coup.'


def tip_take_head() -> str:
    return 'Un dollar ou une voix\u202f?'


def tip_take_says() -> str:
    return 'Une voix remplit un cercle tout de suite\u202f; un dollar peut être celui qui manque pour étoffer ton équipe, qui sert à chaque tour.'


def tip_race_head() -> str:
    return 'Un État est presque plein en face'


def tip_race_says() -> str:
    return 'Sa première place est perdue dès qu’une autre feuille le remplit. Passe devant maintenant, ou mets tes voix là où tu as de l’avance.'


def tip_vote_head() -> str:
    return 'L’équipe avant les États'


def tip_vote_says() -> str:
    return 'Quatre croix dans la rangée d’équipe te donnent un deuxième dé dès le prochain tour, et pour tous les suivants. Au début, cela vaut plus que n’importe quel État.'


def tip_spend_head() -> str:
    return 'Ce que l’argent achète'


def tip_spend_says() -> str:
    return 'L’équipe sert à chaque tour dès le prochain, un spot une seule fois, tout de suite. Au début, achète ce qui dure\u202f; vers la fin, des croix.'


def tip_reroll_head() -> str:
    return 'Garder ou relancer'


def tip_reroll_says() -> str:
    return 'Un 6 fait trois voix, un 3 fait trois dollars\u202f; les 1 sont les plus faibles. Relance les faibles, garde ce que tu cherchais.'


def circles_counted(*, circles: float) -> str:
    return (_show(circles) + ' cercle' if _plural(circles) == 'one' else _show(circles) + ' cercles')


def advice_lie(*, who: Person, gains: Sequence[str]) -> str:
    return 'Sans relancer, ' + ('tu reçois' if who.meant == 'you' else 'je reçois' if who.meant == 'me' else who + ' reçoit') + ' ' + _list(gains, 'disjunction')


def advice_lie_plain(*, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + '.'


def advice_lie_manager(*, votes: str | float, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + ', dont ' + _show(votes) + ' du directeur.'


def advice_lie_again(*, place: str | float, who: Person, gains: Sequence[str], chance: float) -> str:
    return _advice_lie(who=who, gains=gains) + '\u202f; en relançant, au mieux ' + _chance(chance=chance) + ' de chances pour ' + _in_form(place, 'the') + '.'


def chance(*, chance: float) -> str:
    return _number(chance, style='percent')


def advice_throw(*, votes: float, funds: float, lying: str | float) -> str:
    return 'Ce lancer donne en moyenne ' + _number(votes, minimumFractionDigits=1, maximumFractionDigits=1) + ' voix et ' + _number(funds, minimumFractionDigits=1, maximumFractionDigits=1) + '\xa0$, au lieu de ' + _show(lying) + ' sans relancer'


def advice_throw_plain(*, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '.'


def advice_throw_more(*, who: Person, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + ', et ' + ('tu peux' if who.meant == 'you' else 'je peux' if who.meant == 'me' else who + ' peut') + ' encore relancer une fois.'


def advice_throw_risk(*, place: str | float, votes: float, funds: float, lying: str | float, chance: float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '\u202f; il reste ' + _chance(chance=chance) + ' de chances pour ' + _in_form(place, 'the') + '.'


def advice_lie_fill(*, delegates: float, place: str | float) -> str:
    return 'Sans relancer, ce lancer ' + ('suffit pour ' + _in_form(place, 'the') if delegates == 0 else 'remplit ' + _in_form(place, 'the') + ' (' + _delegates_counted(delegates=delegates) + ')') + '.'


def advice_chance(*, delegates: float, place: str | float, chance: float) -> str:
    return _chance(chance=chance) + ' de chances ' + ('d’avoir ' + _in_form(place, 'the') if delegates == 0 else 'de remplir ' + _in_form(place, 'the') + ' (' + _delegates_counted(delegates=delegates) + ')')


def advice_chance_plain(*, delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + '.'


def advice_chance_votes(*, dice: float, delegates: float, place: str | float, chance: float, votes: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + '\xa0: ' + ('le dé doit' if _plural(dice) == 'one' else 'les ' + _show(dice) + ' dés doivent') + ' donner ' + _votes_counted(votes=votes) + '.'


def advice_chance_faces(*, faces: Sequence[str], delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + '\xa0: il faut faire ' + _list(faces, 'disjunction') + '.'


def advice_no_number(*, state: str | float) -> str:
    return 'Il ne reste aucun prix ' + _in_form(state, 'in') + '\xa0: seules y vont les croix qu’il faut bien placer quelque part.'


def advice_fills(*, state: str | float, rank: float, bonus: float, delegates: float) -> str:
    return 'Cela remplit ' + _in_form(state, 'the') + '\xa0: ' + _ranked(rank=rank) + ' place, ' + _prize(bonus=bonus, delegates=delegates) + '.'


def advice_last_first(*, alone: bool, who: Person) -> str:
    return 'C’est la dernière des premières places\xa0: encore un tour ' + (('pour toi' if who.meant == 'you' else 'pour moi' if who.meant == 'me' else 'pour ' + who) if alone else 'pour tout le monde') + '.'


def advice_to_go(*, state: str | float, circles: float, delegates: float, rank: float) -> str:
    return 'Encore ' + _circles_counted(circles=circles) + ' ' + _in_form(state, 'in') + ', ' + _delegates_counted(delegates=delegates) + ' pour la ' + _ranked(rank=rank) + ' place.'


def advice_to_go_chance(*, state: str | float, circles: float, chance: float, delegates: float, rank: float) -> str:
    return 'Encore ' + _circles_counted(circles=circles) + ' ' + _in_form(state, 'in') + ', ' + _chance(chance=chance) + ' de chances de finir au prochain tour\xa0: ' + _delegates_counted(delegates=delegates) + ' pour la ' + _ranked(rank=rank) + ' place.'


def advice_air(*, said: str | float, who: Person, more: float) -> str:
    return _show(said) + ' ' + ('Tu choisis' if who.meant == 'you' else 'Je choisis' if who.meant == 'me' else who + ' choisit') + ' encore ' + (_show(more) + ' autre État' if _plural(more) == 'one' else _show(more) + ' autres États') + '.'


def advice_die(*, who: Person, dice: str | float) -> str:
    return ('Tu lances ' + _show(dice) + ' dés dès ton' if who.meant == 'you' else 'Je lance ' + _show(dice) + ' dés dès mon' if who.meant == 'me' else who + ' lance ' + _show(dice) + ' dés dès son') + ' prochain tour.'


def advice_die_to_go(*, place: str | float, circles: float) -> str:
    return 'Encore ' + _circles_counted(circles=circles) + ' à remplir pour ' + _show(place) + ', qui sert ensuite à chaque tour.'


def advice_nearest(*, who: Person, rivals: Person, circles: float) -> str:
    return ('Tu restes' if who.meant == 'you' else 'Je reste' if who.meant == 'me' else who + ' reste') + ' le plus près du but\xa0: ' + ('tu as' if rivals.meant == 'you' else rivals + ' ont' if rivals.meant == 'many' else rivals + ' a') + ' encore ' + _circles_counted(circles=circles) + ' à remplir.'


def rivals_need(*, rivals: Person, circles: float) -> str:
    return ('Tu as' if rivals.meant == 'you' else rivals + ' ont' if rivals.meant == 'many' else rivals + ' a') + ' aussi ' + _circles_counted(circles=circles) + ' à y remplir'


def advice_raced(*, rivals: Person, circles: float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + '.'


def advice_raced_chance(*, rivals: Person, circles: float, chance: float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + ', avec ' + _chance(chance=chance) + ' de chances d’y arriver en un tour.'


def advice_target(*, who: Person) -> str:
    return 'Le rival prend cet État en entier après ce tour, sauf si ' + ('tu le remplis' if who.meant == 'you' else 'je le remplis' if who.meant == 'me' else who + ' le remplit') + ' avant.'


def advice_target_next() -> str:
    return 'Pour l’instant, c’est le prochain État que vise le rival.'


def advice_calendar(*, turn: str | float) -> str:
    return 'Le rival y prend la première place au plus tard après le tour ' + _show(turn) + '.'


def advice_issue_fills(*, states: Sequence[str]) -> str:
    return 'Cela remplit d’un coup\xa0: ' + _list(states, 'conjunction') + '.'


def advice_ad_fills(*, states: Sequence[str]) -> str:
    return 'Cela peut remplir d’un coup\xa0: ' + _list(states, 'conjunction') + '.'


def advice_then_fill(*, who: Person, states: Sequence[str], votes: float, delegates: float) -> str:
    return 'Avec ' + _votes_counted(votes=votes) + ', ' + ('tu peux' if who.meant == 'you' else 'je peux' if who.meant == 'me' else who + ' peut') + ' ensuite remplir\xa0: ' + _list(states, 'conjunction') + ', ' + _delegates_counted(delegates=delegates) + '.'


def advice_marks(*, item: str | float, price: str | float, fits: bool, marks: float) -> str:
    return _show(item) + '\xa0: ' + _marks_counted(marks=marks) + ' pour ' + _show(price) + '\xa0$' + (', aucune de perdue' if fits else '') + '.'


def advice_item(*, item: str | float, effect: str | float) -> str:
    return _show(item) + '\xa0: ' + _show(effect) + '.'


def advice_hire(*, item: str | float, effect: str | float, price: str | float, votes: float) -> str:
    return _show(item) + '\xa0: ' + _show(effect) + ', environ ' + _votes_counted(votes=votes) + ' d’ici la fin pour ' + _show(price) + '\xa0$.'


def advice_works(*, who: Person, turns: float) -> str:
    return 'Cela sert dès ' + ('ton' if who.meant == 'you' else 'mon' if who.meant == 'me' else 'son') + ' prochain tour, pendant environ ' + (_show(turns) + ' tour' if _plural(turns) == 'one' else _show(turns) + ' tours') + '.'


def advice_votes_fill(*, state: str | float, delegates: float) -> str:
    return 'Les voix remplissent alors ' + _in_form(state, 'the') + '\xa0: ' + _delegates_counted(delegates=delegates) + '.'


def advice_votes() -> str:
    return 'Les voix font des croix tout de suite, et ne se gardent pas.'


def advice_funds_pay(*, who: Person, item: str | float, price: str | float) -> str:
    return 'Avec ces fonds, ' + ('tu peux t’offrir' if who.meant == 'you' else 'je peux m’offrir' if who.meant == 'me' else who + ' peut s’offrir') + ' ' + _in_form(item, 'the') + ' (' + _show(price) + '\xa0$).'


def advice_funds() -> str:
    return 'Les fonds se gardent, les voix non.'


def advice_save_for(*, missing: str | float, who: Person, item: str | float, price: str | float) -> str:
    return 'Encore ' + _show(missing) + '\xa0$, et ' + ('tu peux t’offrir' if who.meant == 'you' else 'je peux m’offrir' if who.meant == 'me' else who + ' peut s’offrir') + ' ' + _in_form(item, 'the') + ' (' + _show(price) + '\xa0$).'


def advice_save(*, who: Person, cash: str | float) -> str:
    return ('Tu pourras' if who.meant == 'you' else 'Je pourrai' if who.meant == 'me' else who + ' pourra') + ' dépenser ' + _show(cash) + '\xa0$ à un autre tour.'


def advice_left_over(*, who: Person, alone: bool) -> str:
    return ('C’est ton dernier tour' if who.meant == 'you' else 'C’est mon dernier tour' if who.meant == 'me' else 'C’est le dernier tour pour ' + who) + '\xa0: les fonds qui restent ne ' + ('comptent pour rien' if alone else 'font que départager') + '.'


def figure_delegates(*, delegates: float) -> str:
    return 'environ ' + _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('délégué' if _plural(delegates) == 'one' else 'délégués')


def level_easy() -> str:
    return 'Suit le plus souvent sa première idée\u202f; ne bat presque jamais qui fait des plans.'


def level_normal() -> str:
    return 'Suit des règles de bon sens\u202f; a gagné 400 parties sur 400 contre Facile.'


def level_hard() -> str:
    return 'Planifie des tours entiers d’après ses parties contre lui-même\u202f; a gagné 233 parties sur 300 contre Normal.'


def level_expert() -> str:
    return 'A joué bien plus encore contre lui-même\u202f; a gagné 224 parties sur 300 contre Difficile et 309 sur 1 000 contre trois bots de niveau Difficile. En solo, sa supériorité n’est pas prouvée.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('agit' if _plural(count) == 'one' else 'agissent') + ' sur un coup de tête.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('se fie' if _plural(count) == 'one' else 'se fient') + ' aux bonnes habitudes.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('a' if _plural(count) == 'one' else 'ont') + ' un plan pour chaque tour.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('a' if _plural(count) == 'one' else 'ont') + ' toujours un plan de plus.'


def review_dice() -> str:
    return 'Dés'


def review_stretch() -> str:
    return 'Tour'


_advice_chance = advice_chance
_advice_lie = advice_lie
_advice_throw = advice_throw
_beat_announced = beat_announced
_beat_counted = beat_counted
_beat_foiled = beat_foiled
_beat_last_turns = beat_last_turns
_beat_rival_moved = beat_rival_moved
_beat_struck = beat_struck
_campaign = campaign
_campaign_close = campaign_close
_campaign_open = campaign_open
_chance = chance
_circles_counted = circles_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
_face_votes = face_votes
_firsts_counted = firsts_counted
_log_takes = log_takes
_marks_counted = marks_counted
_marks_to_go = marks_to_go
_medal_next = medal_next
_move_mark_some = move_mark_some
_place_label = place_label
_place_label_open = place_label_open
_place_short = place_short
_prize = prize
_proceeds = proceeds
_ranked = ranked
_result_alone_lost = result_alone_lost
_result_alone_won = result_alone_won
_result_firsts = result_firsts
_result_funds = result_funds
_result_medal = result_medal
_result_needed = result_needed
_result_won = result_won
_rivals_need = rivals_need
_sheet_of = sheet_of
_turn = turn
_turn_of = turn_of
_votes_counted = votes_counted
