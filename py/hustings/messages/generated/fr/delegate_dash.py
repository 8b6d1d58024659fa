"""The words of delegate_dash, made by `make messages` from locales/fr/delegate_dash.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import ordinal as _ordinal
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate_north() -> str:
    return 'Sénateur Nord'


def candidate_east() -> str:
    return 'Gouverneur Est'


def candidate_south() -> str:
    return 'Représentant Sud'


def candidate_west() -> str:
    return 'Général Ouest'


def short_north() -> str:
    return 'Nord'


def short_east() -> str:
    return 'Est'


def short_south() -> str:
    return 'Sud'


def short_west() -> str:
    return 'Ouest'


def initial_north() -> str:
    return 'N'


def initial_east() -> str:
    return 'E'


def initial_south() -> str:
    return 'S'


def initial_west() -> str:
    return 'O'


def region_arms() -> str:
    return 'Blasons'


def region_suns() -> str:
    return 'Soleils'


def region_crowns() -> str:
    return 'Couronnes'


def region_moons() -> str:
    return 'Lunes'


def map_arms() -> str:
    return 'B'


def map_suns() -> str:
    return 'S'


def map_crowns() -> str:
    return 'C'


def map_moons() -> str:
    return 'L'


def colour_blue() -> str:
    return 'bleu'


def colour_red() -> str:
    return 'rouge'


def colour_green() -> str:
    return 'vert'


def colour_black() -> str:
    return 'noir'


def automatic() -> str:
    return 'automatique'


def named(*, automatic: bool, candidate: str | float) -> str:
    return (_in_form(candidate, 'The') + ' (automatique)' if automatic else _in_form(candidate, 'The'))


def face(*, number: float) -> str:
    return ('as' if number == 1 else _show(number))


def printed(*, number: float) -> str:
    return ('A' if number == 1 else _show(number))


def map_number(*, number: float) -> str:
    return ('a' if number == 1 else _show(number))


def state(*, region: str | float, number: float) -> str:
    return _show(region) + ' ' + _face(number=number)


def coin(*, region: str | float, value: str | float) -> str:
    return _show(region) + ' ' + _show(value)


def pawn(*, candidate: str | float) -> str:
    return 'le pion ' + _show(candidate)


def roll(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' ' + _face(number=number)


def roll_bonus(*, bonus: str | float, candidate: str | float, number: float) -> str:
    return _roll(candidate=candidate, number=number) + ' + ' + _show(bonus)


def candidate_total(*, candidate: str | float, total: str | float) -> str:
    return _show(candidate) + ' ' + _show(total)


def region_total(*, region: str | float, total: str | float) -> str:
    return _show(region) + ' ' + _show(total)


def delegates_counted(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def states_counted(*, states: float) -> str:
    return (_show(states) + ' État' if _plural(states) == 'one' else _show(states) + ' États')


def coins_counted(*, coins: float) -> str:
    return (_show(coins) + ' pièce' if _plural(coins) == 'one' else _show(coins) + ' pièces')


def markers_counted(*, markers: float) -> str:
    return (_show(markers) + ' marqueur' if _plural(markers) == 'one' else _show(markers) + ' marqueurs')


def place(*, place: float) -> str:
    return (_show(place) + 'er' if _ordinal(place) == 'one' else _show(place) + 'e')


def round_states(*, round: float) -> str:
    return ('les as' if round == 1 else 'les 2' if round == 2 else 'les 3 et les 0' if round == 3 else 'les 4' if round == 4 else 'les 5')


def round_states_first(*, round: float) -> str:
    return ('Les as' if round == 1 else 'Les 2' if round == 2 else 'Les 3 et les 0' if round == 3 else 'Les 4' if round == 4 else 'Les 5')


def round_number(*, round: str | float) -> str:
    return 'Manche ' + _show(round)


def round_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_number(round=round))


def round_of_all(*, round: str | float) -> str:
    return 'Manche ' + _show(round) + ' sur 5'


def dice_holder(*, candidate: str | float) -> str:
    return _in_form(candidate, 'The') + ' a les dés'


def convention() -> str:
    return 'La convention'


def convention_count(*, count: str | float) -> str:
    return 'Convention, scrutin ' + _show(count)


def prompt_over(*, candidate: str | float) -> str:
    return 'L’investiture revient ' + _in_form(candidate, 'to') + '.'


def prompt_lay() -> str:
    return 'La carte se met en place.'


def prompt_place() -> str:
    return 'Les dés répartissent les pièces.'


def prompt_flip() -> str:
    return 'On retourne les pièces de cette manche.'


def prompt_roll() -> str:
    return 'Les quatre dés sont lancés.'


def prompt_reroll() -> str:
    return 'La pièce cédée paie un nouveau lancer.'


def prompt_vote() -> str:
    return 'Le caucus vote.'


def prompt_split() -> str:
    return 'Les candidats lancent pour les marqueurs libres.'


def prompt_rolloff() -> str:
    return 'Les ex æquo se départagent aux dés.'


def prompt_legislate() -> str:
    return '304 partout\xa0: l’assemblée tranche aux dés.'


def prompt_pick(*, who: str | float) -> str:
    return _show(who) + '\xa0: choisis le candidat que tu vas jouer.'


def prompt_release(*, who: str | float) -> str:
    return _show(who) + '\xa0: dernière place à égalité\u202f; quelle région céder, avec tous ses marqueurs\u202f?'


def prompt_take(*, who: str | float, state: str | float, candidate: str | float) -> str:
    return _show(who) + '\xa0: choisis une pièce en ' + _show(state) + ' pour ' + _in_form(candidate, 'the') + '.'


def prompt_send(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + '\xa0: plusieurs caucus se valent pour ' + _in_form(candidate, 'the') + '\u202f; choisis-en un.'


def prompt_after(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + '\xa0: termine là, ou cède une pièce\xa0: ' + _in_form(candidate, 'the') + ' relance alors et repart.'


def prompt_move_zero(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + '\xa0: 0 pour ' + _in_form(candidate, 'the') + '\u202f; rentre dans ton fief ou reste.'


def prompt_move(*, who: str | float, candidate: str | float, states: float) -> str:
    return _show(who) + '\xa0: déplace ' + _in_form(candidate, 'the') + ' de ' + _states_counted(states=states) + ' au plus, rentre dans ton fief ou reste.'


def move_lay() -> str:
    return 'Poser la carte'


def move_pick_any() -> str:
    return 'Choisir un candidat'


def move_place() -> str:
    return 'Placer les pièces'


def move_flip() -> str:
    return 'Retourner les pièces'


def move_roll() -> str:
    return 'Lancer'


def move_move_any() -> str:
    return 'Bouger'


def move_stay() -> str:
    return 'Rester'


def move_surrender_any() -> str:
    return 'Céder une pièce'


def move_done() -> str:
    return 'Terminer'


def move_reroll() -> str:
    return 'Relancer'


def move_send_any() -> str:
    return 'Envoyer'


def move_vote() -> str:
    return 'Voter'


def move_take_any() -> str:
    return 'Prendre une pièce'


def move_split() -> str:
    return 'Partager aux dés'


def move_rolloff() -> str:
    return 'Départager'


def move_release_any() -> str:
    return 'Céder une région'


def move_legislate() -> str:
    return 'Lancer'


def move_pick(*, candidate: str | float, colour: str | float, region: str | float) -> str:
    return _show(candidate) + ' (' + _show(colour) + ', ' + _show(region) + ')'


def move_to(*, state: str | float, delegates: float) -> str:
    return _show(state) + ('' if delegates == 0 else ', ' + _delegates_counted(delegates=delegates) + ' en jeu')


def move_surrender(*, region: str | float, value: str | float) -> str:
    return 'Céder ' + _coin(region=region, value=value)


def move_take(*, value: str | float) -> str:
    return 'Prendre ' + _show(value)


def move_release(*, region: str | float, delegates: float) -> str:
    return 'Céder ' + _show(region) + '\xa0: ' + _delegates_counted(delegates=delegates)


def why_not_your_turn() -> str:
    return 'Ce n’est pas ton tour.'


def why_picked(*, candidate: str | float) -> str:
    return 'Règle 4\xa0: ' + _in_form(candidate, 'the') + ' a déjà été choisi.'


def why_send_most() -> str:
    return 'Règle 22\xa0: un candidat automatique va là où le plus de délégués sont en jeu.'


def why_own_coins(*, candidate: str | float) -> str:
    return 'Règle 20\xa0: ' + _in_form(candidate, 'the') + ' ne peut céder que ses propres pièces.'


def why_face_up_only(*, alone: bool) -> str:
    return 'Règle ' + ('27' if alone else '28') + '\xa0: seules les pièces visibles de ce caucus peuvent être prises.'


def why_none_held(*, region: str | float) -> str:
    return 'Règle 36\xa0: tu n’as aucun marqueur ' + _in_form(region, 'of') + ' à céder.'


def why_not_now() -> str:
    return 'Règle 14\xa0: ce n’est pas le moment d’y aller.'


def why_gap() -> str:
    return 'Règle 16\xa0: on n’entre plus au centre.'


def why_there_already(*, candidate: str | float) -> str:
    return _in_form(candidate, 'The') + ' y est déjà\xa0: choisis de rester (règle 14).'


def why_zero(*, candidate: str | float) -> str:
    return 'Règle 18\xa0: avec un 0, ' + _in_form(candidate, 'the') + ' ne peut que rentrer dans son fief ou rester.'


def why_too_far(*, state: str | float, candidate: str | float, number: float, states: float) -> str:
    return 'Règle 15\xa0: ' + _show(state) + ' est à ' + _states_counted(states=states) + ', et ' + _in_form(candidate, 'the') + ' a fait ' + ('un as' if number == 1 else _show(number)) + '.'


def log_laid() -> str:
    return 'Les 24 États sont en place.'


def log_picked(*, who: Person, candidate: str | float) -> str:
    return ('Tu joues' if who.meant == 'you' else who + ' joue') + ' ' + _in_form(candidate, 'the') + '.'


def log_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Placement ' + _show(roll) + '\xa0: une pièce chacun pour ' + _list(states, 'conjunction') + '.'


def log_round_empty(*, round: float) -> str:
    return 'Manche ' + _show(round) + '\xa0: aucune pièce sur ' + _round_states(round=round) + '.'


def log_round(*, round: float, coins: float, candidate: str | float) -> str:
    return 'Manche ' + _show(round) + ', ' + ('Super Tuesday, ' + _round_states(round=round) if round == 3 else _round_states(round=round)) + '\xa0: ' + _coins_counted(coins=coins) + '. ' + _dice_holder(candidate=candidate) + '.'


def log_flipped(*, state: str | float, delegates: float) -> str:
    return 'On découvre ' + _delegates_counted(delegates=delegates) + ' en ' + _show(state) + '.'


def log_rolled(*, rolls: Sequence[str]) -> str:
    return 'Lancer\xa0: ' + _list(rolls, 'unit') + '.'


def log_went_home(*, candidate: str | float, state: str | float) -> str:
    return _in_form(candidate, 'The') + ' rentre dans son fief, en ' + _show(state) + '.'


def log_walked(*, candidate: str | float, state: str | float, states: float) -> str:
    return _in_form(candidate, 'The') + ' avance de ' + _states_counted(states=states) + ' jusqu’en ' + _show(state) + '.'


def log_stayed(*, candidate: str | float) -> str:
    return _in_form(candidate, 'The') + ' reste sur place.'


def log_sought(*, candidate: str | float, state: str | float, shared: bool, delegates: float) -> str:
    return _in_form(candidate, 'The') + ' (automatique) vise ' + _show(state) + '\xa0: ' + _delegates_counted(delegates=delegates) + ', ' + ('comme d’autres États à sa portée' if shared else 'le maximum à sa portée') + '.'


def log_found_nothing(*, candidate: str | float, state: str | float) -> str:
    return _in_form(candidate, 'The') + ' (automatique) n’a aucun caucus à portée\xa0: ce sera ' + _show(state) + '.'


def log_sent(*, who: Person, candidate: str | float, state: str | float) -> str:
    return ('Tu envoies' if who.meant == 'you' else who + ' envoie') + ' ' + _in_form(candidate, 'the') + ' en ' + _show(state) + '.'


def log_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _in_form(candidate, 'The') + ' cède ' + _coin(region=region, value=value) + ' pour repartir.'


def log_rerolled(*, candidate: str | float, number: float) -> str:
    return _in_form(candidate, 'The') + ' relance\xa0: ' + _face(number=number) + '.'


def log_caucus(*, state: str | float, rolls: Sequence[str]) -> str:
    return 'Caucus en ' + _show(state) + '\xa0: ' + _list(rolls, 'unit') + '.'


def log_took(*, candidate: str | float, value: str | float, state: str | float, total: str | float) -> str:
    return _in_form(candidate, 'The') + ' prend ' + _show(value) + ' en ' + _show(state) + ' et passe à ' + _show(total) + '.'


def log_missed(*, candidate: str | float, state: str | float) -> str:
    return _in_form(candidate, 'The') + ' n’obtient rien en ' + _show(state) + '.'


def log_stalled(*, rolls: str | float) -> str:
    return 'Aucune pièce prise en ' + _show(rolls) + ' lancers\xa0: ce qui reste devient libre.'


def log_pooled(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' devient libre.'


def log_convened(*, totals: Sequence[str], uncommitted: str | float) -> str:
    return 'La convention\xa0: ' + _list(totals, 'unit') + '\u202f; délégués libres\xa0: ' + _show(uncommitted) + '.'


def log_tied_last(*, total: str | float, candidates: Sequence[str]) -> str:
    return 'Dernière place à égalité avec ' + _show(total) + '\xa0: ' + _list(candidates, 'conjunction') + '.'


def log_sealed(*, who: Person) -> str:
    return ('Tu as' if who.meant == 'you' else who + ' a') + ' choisi une région à céder.'


def log_released(*, candidate: str | float, region: str | float, total: str | float, markers: float, delegates: float) -> str:
    return _in_form(candidate, 'The') + ' cède ' + _in_form(region, 'the') + ' (' + _markers_counted(markers=markers) + ', ' + _delegates_counted(delegates=delegates) + ') et garde ' + _show(total) + '.'


def log_eliminated(*, candidate: str | float, delegates: float) -> str:
    return 'Avec ' + _delegates_counted(delegates=delegates) + ', ' + _in_form(candidate, 'the') + ' quitte la course.'


def log_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Marqueurs libres ' + _in_form(region, 'of') + '\xa0: ' + _list(rolls, 'unit') + '.'


def log_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Départage pour ' + _in_form(region, 'the') + '\xa0: ' + _list(rolls, 'unit') + '.'


def log_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _in_form(candidate, 'The') + ' reçoit ' + _coin(region=region, value=value) + ' et passe à ' + _show(total) + '.'


def log_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _in_form(candidate, 'The') + ' reçoit le pion ' + _show(owner) + ' et passe à ' + _show(total) + '.'


def log_counted(*, totals: Sequence[str]) -> str:
    return 'Scrutin\xa0: ' + _list(totals, 'unit') + '.'


def log_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return '304 partout\u202f; l’assemblée lance\xa0: ' + _list(rolls, 'unit') + (', à refaire' if again else '') + '.'


def log_won(*, candidate: str | float, who: Person, delegates: float) -> str:
    return 'Avec ' + _delegates_counted(delegates=delegates) + ', ' + _in_form(candidate, 'the') + ' remporte l’investiture pour ' + ('toi' if who.meant == 'you' else who) + '.'


def log_won_automatic(*, candidate: str | float, delegates: float) -> str:
    return 'Avec ' + _delegates_counted(delegates=delegates) + ', ' + _in_form(candidate, 'the') + ', candidat automatique, remporte l’investiture.'


def heard_round(*, round: str | float, who: Person, coins: float) -> str:
    return 'Manche ' + _show(round) + '\xa0: ' + _coins_counted(coins=coins) + '. ' + ('Tu as' if who.meant == 'you' else _in_form(who, 'The') + ' a') + ' les dés.'


def heard_roll(*, who: Person, number: float) -> str:
    return ('toi' if who.meant == 'you' else who) + ' ' + _face(number=number)


def heard_walked(*, who: Person, home: bool, state: str | float, stake: float) -> str:
    return ('Tu ' + ('rentres dans ton fief,' if home else 'vas') if who.meant == 'you' else _in_form(who, 'The') + ' ' + ('rentre dans son fief,' if home else 'va')) + ' en ' + _show(state) + ('' if stake == 0 else ', ' + _show(stake) + ' en jeu') + '.'


def heard_stayed(*, who: Person) -> str:
    return ('Tu restes sur place.' if who.meant == 'you' else _in_form(who, 'The') + ' reste sur place.')


def heard_move_over(*, reason: str) -> str:
    return ('Le tour est terminé\xa0: aucune pièce à céder.' if reason == 'none' else 'Le tour est terminé\xa0: aucune pièce ne vaut un autre lancer.')


def heard_surrendered(*, who: Person, region: str | float, value: str | float) -> str:
    return ('Tu cèdes' if who.meant == 'you' else _in_form(who, 'The') + ' cède') + ' ' + _coin(region=region, value=value) + ' pour repartir.'


def heard_rerolled(*, who: Person, number: float) -> str:
    return ('Tu relances' if who.meant == 'you' else _in_form(who, 'The') + ' relance') + '\xa0: ' + _face(number=number) + '.'


def heard_took(*, who: Person, value: str | float, state: str | float, total: str | float) -> str:
    return ('Tu prends ' + _show(value) + ' en ' + _show(state) + ' et passes à' if who.meant == 'you' else _in_form(who, 'The') + ' prend ' + _show(value) + ' en ' + _show(state) + ' et passe à') + ' ' + _show(total) + '.'


def heard_missed(*, who: Person, state: str | float) -> str:
    return ('Tu n’obtiens' if who.meant == 'you' else _in_form(who, 'The') + ' n’obtient') + ' rien en ' + _show(state) + '.'


def heard_eliminated(*, total: str | float, who: Person) -> str:
    return 'Dernière place avec ' + _show(total) + '\xa0: c’est fini pour ' + ('toi' if who.meant == 'you' else _in_form(who, 'the')) + '.'


def heard_stake(*, stake: str | float, state: str | float) -> str:
    return _show(stake) + ' en ' + _show(state)


def heard_stakes(*, stakes: Sequence[str]) -> str:
    return 'Délégués visibles\xa0: ' + _list(stakes, 'unit') + '.'


def heard_no_stakes() -> str:
    return 'Aucun délégué visible.'


def heard_pawn(*, who: Person, state: str | float) -> str:
    return ('toi' if who.meant == 'you' else _in_form(who, 'the')) + ' en ' + _show(state)


def heard_pawn_in_gap(*, who: Person) -> str:
    return ('toi' if who.meant == 'you' else _in_form(who, 'the')) + ' au centre'


def area_candidates() -> str:
    return 'Candidats'


def heard_pawns(*, pawns: Sequence[str]) -> str:
    return 'Les candidats\xa0: ' + _list(pawns, 'unit') + '.'


def outcome_won(*, name: str | float, candidate: str | float, how: str) -> str:
    return _show(name) + ' gagne avec ' + _in_form(candidate, 'the') + ', ' + _outcome_how(how=how) + '.'


def outcome_lost(*, alone: bool, candidate: str | float, how: str) -> str:
    return ('Tu perds' if alone else 'Tous les joueurs perdent') + '\xa0: un candidat automatique que personne ne jouait, ' + _in_form(candidate, 'the') + ', gagne ' + _outcome_how(how=how) + '.'


def outcome_how(*, how: str) -> str:
    return ('grâce à une majorité avant la convention' if how == 'outright' else 'grâce à une majorité à la convention' if how == 'brokered' else 'au dé de l’assemblée, à 304 partout')


def summary_over(*, candidate: str | float) -> str:
    return 'Investiture\xa0: ' + _show(candidate)


def summary_set_up() -> str:
    return 'Préparation'


def position_candidate(*, candidate: str | float, player: str | float, total: str | float, gap: bool, state: str | float, markers: Sequence[str], out: bool) -> str:
    return _show(candidate) + ' (' + _show(player) + ')\xa0: ' + _show(total) + ', ' + ('au centre' if gap else 'en ' + _show(state)) + '  [' + _list(markers, 'unit') + ']' + (', hors course' if out else '')


def position_uncommitted(*, markers: Sequence[str]) -> str:
    return 'Libres\xa0: ' + _list(markers, 'unit')


def beat_laid() -> str:
    return 'Les 24 États sont en place'


def beat_picked(*, candidate: str | float) -> str:
    return 'joue ' + _in_form(candidate, 'the')


def beat_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Placement ' + _show(roll) + ' sur 6\xa0: ' + _list(states, 'unit')


def beat_round_empty(*, round: float) -> str:
    return 'Manche ' + _show(round) + '\xa0: aucune pièce sur ' + _round_states(round=round)


def beat_round(*, candidate: str | float, round: float, coins: float) -> str:
    return _round_title(round=round) + '\xa0: ' + _coins_counted(coins=coins) + ' sur ' + _round_states(round=round) + '\u202f; ' + _in_form(candidate, 'the') + ' a les dés'


def beat_flipped(*, totals: Sequence[str]) -> str:
    return 'Visibles\xa0: ' + _list(totals, 'unit')


def beat_rolled(*, rolls: Sequence[str]) -> str:
    return 'Ordre\xa0: ' + _list(rolls, 'unit')


def beat_walked(*, home: bool, state: str | float, reason: str, stake: str | float, automatic: bool, candidate: str | float, states: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' ' + ('rentre en ' + _show(state) if home else 'va en ' + _show(state) + ', ' + _states_counted(states=states)) + (', pour ' + _show(stake) if reason == 'stake' else '' + '\xa0: rien à portée' if reason == 'nothing' else '')


def beat_stayed(*, state: str | float, stake: float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' reste en ' + _show(state) + ('' if stake == 0 else ' ' + 'pour ' + _show(stake))


def beat_stayed_gap(*, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' reste au centre'


def beat_move_over(*, line: str | float, reason: str) -> str:
    return _show(line) + ' ; terminé, ' + ('aucune pièce à céder' if reason == 'none' else 'aucune pièce ne vaut un autre lancer')


def beat_sent(*, candidate: str | float, state: str | float) -> str:
    return 'envoie ' + _in_form(candidate, 'the') + ' en ' + _show(state) + ', aussi riche que les autres choix'


def beat_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _in_form(candidate, 'The') + ' cède ' + _coin(region=region, value=value) + ' pour relancer et repartir'


def beat_rerolled(*, candidate: str | float, number: float) -> str:
    return _in_form(candidate, 'The') + ' relance\xa0: ' + _face(number=number)


def beat_caucus(*, state: str | float, rolls: Sequence[str], tie: str, first: str | float) -> str:
    return 'Caucus, ' + _show(state) + '\xa0: ' + _list(rolls, 'unit') + ('' + '\u202f; ' + _tie_home() if tie == 'home' else '' + '\u202f; ' + _tie_clockwise(first=first) if tie == 'clockwise' else '')


def tie_home() -> str:
    return 'égalité, fief d’abord'


def tie_clockwise(*, first: str | float) -> str:
    return 'égalité, sens horaire depuis ' + _in_form(first, 'the')


def beat_took(*, value: str | float, state: str | float, total: str | float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' prend ' + _show(value) + ' en ' + _show(state) + ' et passe à ' + _show(total)


def loss_took(*, name: str | float, value: str | float, state: str | float, less: str | float) -> str:
    return _show(name) + ' a pris ' + _show(value) + ' en ' + _show(state) + ' avant toi : −' + _show(less)


def beat_missed(*, state: str | float, candidates: Sequence[str], count: float) -> str:
    return 'Rien en ' + _show(state) + ' pour ' + _list(candidates, 'conjunction')


def beat_stalled(*, rolls: str | float, delegates: float) -> str:
    return 'Aucune pièce prise en ' + _show(rolls) + ' lancers\xa0: ' + (_show(delegates) + ' délégué devient libre' if _plural(delegates) == 'one' else _show(delegates) + ' délégués deviennent libres')


def beat_convened(*, totals: Sequence[str], uncommitted: float) -> str:
    return 'La convention\xa0: ' + _list(totals, 'unit') + ('' if uncommitted == 0 else '' + '\u202f; ' + _show(uncommitted) + ' libre' if _plural(uncommitted) == 'one' else '' + '\u202f; ' + _show(uncommitted) + ' libres')


def beat_tied_last(*, total: float, candidates: Sequence[str]) -> str:
    return 'Dernière place à égalité avec ' + _show(total) + '\xa0: ' + _list(candidates, 'conjunction') + '\u202f; ' + ('sans délégué, c’est l’élimination' if total == 0 else 'chacun cède une région')


def beat_sealed() -> str:
    return 'a choisi la région à céder'


def beat_released(*, region: str | float, total: str | float, automatic: bool, candidate: str | float, markers: float, delegates: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' cède ' + _markers_counted(markers=markers) + ' ' + _in_form(region, 'of') + '\xa0: ' + _delegates_counted(delegates=delegates) + ' de moins, reste ' + _show(total)


def beat_eliminated(*, count: str | float, candidate: str | float, total: str | float) -> str:
    return 'Scrutin ' + _show(count) + '\xa0: élimination ' + _in_form(candidate, 'of') + ', dernier avec ' + _show(total)


def beat_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Marqueurs libres ' + _in_form(region, 'of') + '\xa0: ' + _list(rolls, 'unit')


def beat_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Égalité, départage pour ' + _in_form(region, 'the') + '\xa0: ' + _list(rolls, 'unit')


def beat_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _in_form(candidate, 'The') + ' reçoit ' + _coin(region=region, value=value) + ' et passe à ' + _show(total)


def beat_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _in_form(candidate, 'The') + ' reçoit le pion ' + _show(owner) + ' et passe à ' + _show(total)


def beat_counted(*, totals: Sequence[str], majority: bool, needed: str | float) -> str:
    return 'Nouveau scrutin\xa0: ' + _list(totals, 'unit') + ('' if majority else '' + '\u202f; personne n’a ' + _show(needed))


def beat_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return '304 partout, l’assemblée lance donc\xa0: ' + _list(rolls, 'unit') + (', à refaire' if again else '')


def beat_nominated(*, candidate: str | float, total: str | float, how: str) -> str:
    return 'Investiture ' + _in_form(candidate, 'of') + ' avec ' + _show(total) + ', ' + ('majorité d’emblée' if how == 'outright' else 'majorité à la convention' if how == 'brokered' else 'au dé de l’assemblée')


def beat_won(*, who: Person, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + '\xa0: ' + ('tu gagnes' if who.meant == 'you' else who + ' gagne')


def beat_won_automatic(*, alone: bool, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + '\xa0: ' + ('il est automatique, tu perds' if alone else 'il est automatique, tout le monde perd')


def view_map() -> str:
    return 'Carte des 24 États'


def view_state(*, state: str | float, facts: str | float) -> str:
    return _show(state) + '\xa0: ' + _show(facts)


def view_facts(*, facts: str | float, next: str | float) -> str:
    return _show(facts) + '\u202f; ' + _show(next)


def view_face_up(*, values: Sequence[str]) -> str:
    return _list(values, 'conjunction') + ' face visible'


def view_face_down(*, coins: float) -> str:
    return _coins_counted(coins=coins) + ' face cachée'


def view_here(*, candidates: Sequence[str]) -> str:
    return _list(candidates, 'conjunction') + ' ici'


def view_away(*, states: float) -> str:
    return 'à ' + _states_counted(states=states)


def view_candidate(*, candidate: str | float, colour: str | float, region: str | float, player: str | float, turn: str, dice: bool, delegates: float, number: float, place: float) -> str:
    return _show(candidate) + '\u202f; ' + _show(colour) + ', ' + _show(region) + '\u202f; ' + _show(player) + '\u202f; ' + _delegates_counted(delegates=delegates) + ('' + '\u202f; hors course' if turn == 'eliminated' else '' + '\u202f; dé ' + _face(number=number) + ', joue en ' + _place(place=place) if turn == 'rolled' else '') + ('' + '\u202f; a les dés' if dice else '')


def view_free() -> str:
    return 'à choisir'


def view_out() -> str:
    return 'sorti'


def view_last() -> str:
    return 'dernier'


def view_roll_off() -> str:
    return 'départage'


def view_more(*, more: float) -> str:
    return _number(more, signDisplay='exceptZero')


def view_sum(*, more: str | float, sum: str | float, number: float) -> str:
    return _face(number=number) + ' + ' + _show(more) + ' = ' + _show(sum)


def view_eliminated(*, candidate: str | float, delegates: float) -> str:
    return _in_form(candidate, 'The') + ' est hors course : ' + _delegates_counted(delegates=delegates) + ' à répartir'


def view_region(*, region: str | float, delegates: float) -> str:
    return _show(region) + ' : ' + _delegates_counted(delegates=delegates) + ' à répartir'


def view_plus(*, sum: str | float, value: str | float) -> str:
    return _show(sum) + ' + ' + _show(value)


def view_share(*, candidate: str | float, values: str | float) -> str:
    return _show(candidate) + ' ' + _show(values)


def view_dealt(*, region: str | float, shares: Sequence[str]) -> str:
    return _show(region) + ' : ' + _list(shares, 'unit')


def view_of_needed(*, needed: str | float) -> str:
    return '/ ' + _show(needed)


def view_have_of_needed(*, have: str | float, needed: str | float) -> str:
    return _show(have) + ' sur ' + _show(needed)


def view_to_win() -> str:
    return 'requis'


def view_reach(*, steps: float) -> str:
    return ('fief seulement' if steps == 0 else _show(steps) + ' pas')


def view_column(*, candidate: str | float, player: str | float) -> str:
    return _show(candidate) + '\xa0: ' + _show(player)


def view_pile(*, coins: str | float) -> str:
    return '×' + _show(coins)


def view_pawn_coin(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' (pion)'


def view_uncommitted() -> str:
    return 'Délégués libres'


def view_pool(*, delegates: float) -> str:
    return 'Libres\xa0: ' + ('aucun' if delegates == 0 else _delegates_counted(delegates=delegates))


def view_nothing() -> str:
    return 'rien'


def view_not_seen() -> str:
    return 'Encore face cachée'


def view_standings() -> str:
    return 'Délégués'


def view_campaign() -> str:
    return 'La campagne'


def view_bonus() -> str:
    return 'À la convention, chaque marqueur d’une région ajoute 1 au dé pour ses pièces.'


def view_calendar(*, round: float) -> str:
    return ('Les as' if round == 1 else 'Les 2' if round == 2 else 'Les 3, les 0' if round == 3 else 'Les 4' if round == 4 else 'Les 5' if round == 5 else 'Convention')


def view_nominated(*, candidate: str | float) -> str:
    return 'Investiture ' + _in_form(candidate, 'of')


def gap_first(*, round: float) -> str:
    return ('Super' if round == 3 else 'Manche')


def gap_second(*, round: float) -> str:
    return ('Tuesday' if round == 3 else _show(round) + ' sur 5')


def gap_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_of_all(round=round))


def gap_votes(*, round: float) -> str:
    return 'Vote\xa0: ' + ('A' if round == 1 else '3 et 0' if round == 3 else _show(round))


def gap_dice(*, candidate: str | float) -> str:
    return 'Dés\xa0: ' + _show(candidate)


def banner_votes(*, round: float, coins: float) -> str:
    return _round_states_first(round=round) + '\xa0: ' + _coins_counted(coins=coins)


def banner_empty(*, round: float) -> str:
    return 'Aucune pièce sur ' + _round_states(round=round) + '.'


def banner_next() -> str:
    return 'On passe à la suite.'


def aim() -> str:
    return 'Réunis 305 des 608 délégués en pièces, ou gagne la convention qui suit.'


def tip_release_head() -> str:
    return 'Dernière place à égalité'


def tip_release_says() -> str:
    return 'Tu cèdes toutes les pièces d’une région, et le tout est redistribué. Cède là où tu as peu\xa0: chaque pièce gardée ajoute 1 à ton dé pour sa région.'


def tip_send_head() -> str:
    return 'Tu guides un candidat automatique'


def tip_send_says() -> str:
    return 'Plusieurs États sont aussi riches pour lui, et tu as les dés\xa0: envoie-le prendre une pièce à un rival, pas à toi.'


def tip_surrender_head() -> str:
    return 'Une pièce pour repartir'


def tip_surrender_says() -> str:
    return 'Cède une pièce\xa0: tu relances et tu repars. Cela vaut la peine pour une petite pièce quand une grosse est à portée, rarement sinon\xa0: la pièce cédée se joue à la convention.'


def tip_take_head() -> str:
    return 'Quelle pièce\u202f?'


def tip_take_says() -> str:
    return 'Le plus souvent, la plus grosse. Mais à la convention, chaque pièce d’une région t’aide à en gagner d’autres\xa0: une petite, là où tu en as déjà, peut valoir plus.'


def tip_super_head() -> str:
    return 'Super Tuesday'


def tip_super_says() -> str:
    return 'Les 3 et les 0 votent ensemble\xa0: deux fois plus de pièces. Les 0 bordent le centre, à portée de tous\u202f; mieux vaut un État sans rival qu’une troisième place dans un plus riche.'


def tip_last_head() -> str:
    return 'La dernière manche'


def tip_last_says() -> str:
    return 'Ce qui reste après cette manche va à la convention. Sans 305, évite d’y prendre la dernière place\xa0: à chaque scrutin, elle élimine.'


def tip_home_head() -> str:
    return 'Ton fief te reste ouvert'


def tip_home_says() -> str:
    return 'Quoi que dise ton dé, tu peux aller dans n’importe quel État de ta région. Les États cernés de tirets sont tous à portée.'


def tip_gap_head() -> str:
    return 'Au centre, un pion ne gagne rien'


def tip_gap_says() -> str:
    return 'D’ici, il peut aller partout où son dé le permet. Vise des pièces visibles, là où peu d’autres peuvent suivre.'


def tip_automatic_head() -> str:
    return 'Des candidats sans joueur'


def tip_automatic_says() -> str:
    return 'Un candidat que personne ne choisit est automatique et suit des règles fixes. Si un candidat automatique gagne, tous les joueurs perdent.'


def tip_pick_head() -> str:
    return 'Choisis un candidat'


def tip_pick_says() -> str:
    return 'Chacun a une région pour fief et peut toujours y rentrer. Pour le reste, ils se valent.'


def review_count() -> str:
    return 'Délégués'


def review_stretch() -> str:
    return 'Manche'


def review_dice() -> str:
    return 'Dés'


def review_side(*, candidate: str | float, name: str | float) -> str:
    return _show(candidate) + ', ' + _show(name)


def review_moment(*, count: str | float) -> str:
    return 'Scrutin ' + _show(count)


def review_moment_short(*, count: str | float) -> str:
    return 'S' + _show(count)


def reason_lies(*, state: str | float, coins: float, values: Sequence[str], delegates: float) -> str:
    return 'En ' + _show(state) + ', il y a ' + ('une pièce de ' + _list(values, 'conjunction') if _plural(coins) == 'one' else 'des pièces de ' + _list(values, 'conjunction')) + '\xa0: en moyenne, environ ' + _delegates_counted(delegates=delegates) + ' à prendre.'


def reason_alone(*, who: Person) -> str:
    return ('J’y aurai sans doute le champ libre et prendrai ce que je veux.' if who.meant == 'me' else 'Tu y auras sans doute le champ libre et prendras ce que tu veux.')


def reason_nothing(*, gap: bool) -> str:
    return ('Rien à portée ne vaut le déplacement.' if gap else 'Rien à portée ne vaut mieux.')


def reason_near(*, places: Sequence[str], count: float) -> str:
    return 'À deux États au plus, pour le prochain lancer\xa0: ' + _list(places, 'conjunction') + '.'


def reason_near_place(*, state: str | float, stake: str | float) -> str:
    return _show(state) + ' (' + _show(stake) + ' en jeu)'


def reason_next_round(*, coins: float) -> str:
    return ('Une pièce de la manche suivante se trouve' if _plural(coins) == 'one' else _show(coins) + ' pièces de la manche suivante se trouvent') + ' à deux États au plus.'


def reason_surrender(*, gain: str | float, delegates: float) -> str:
    return 'Relancer rapporte en moyenne environ ' + _show(gain) + ' de plus, et coûte ' + _delegates_counted(delegates=delegates) + '.'


def reason_keeps(*, who: Person, markers: float, region: str | float) -> str:
    return ('Je garde' if who.meant == 'me' else 'Tu gardes') + ' ' + (_show(markers) + ' autre marqueur' if _plural(markers) == 'one' else _show(markers) + ' autres marqueurs') + ' ' + _in_form(region, 'of') + ', pour le bonus à la convention.'


def reason_done(*, gain: float, delegates: float) -> str:
    return 'Relancer ' + ('ne rapporterait rien de plus' if gain == 0 else 'rapporterait environ ' + _show(gain) + ' de plus') + ' et coûterait au moins ' + _delegates_counted(delegates=delegates) + '.'


def reason_take(*, candidate: str | float, others: bool, next: Person, delegates: float) -> str:
    return 'C’est la plus précieuse\xa0: ' + _in_form(candidate, 'the') + ' a alors ' + _delegates_counted(delegates=delegates) + (', et ' + ('tu te sers ensuite' if next.meant == 'you' else _in_form(next, 'the') + ' se sert ensuite') if others else '') + '.'


def reason_send_free() -> str:
    return 'Il n’y gêne personne.'


def reason_send_way(*, rival: Person, delegates: float) -> str:
    return 'Là, il ' + ('te gêne, toi qui as' if rival.meant == 'you' else 'gêne ' + _in_form(rival, 'the') + ', qui a') + ' ' + _delegates_counted(delegates=delegates) + '.'


def reason_release(*, who: Person, region: str | float, delegates: float) -> str:
    return ('Mes marqueurs ' + _in_form(region, 'of') + ' valent ' + _delegates_counted(delegates=delegates) + '\xa0: c’est la moins riche de mes régions.' if who.meant == 'me' else 'Tes marqueurs ' + _in_form(region, 'of') + ' valent ' + _delegates_counted(delegates=delegates) + '\xa0: c’est la moins riche de tes régions.')


def reason_pick_home(*, candidate: str | float, region: str | float) -> str:
    return _in_form(candidate, 'The') + ' peut toujours rentrer dans son fief, ' + _in_form(region, 'the') + '.'


def reason_pick_first() -> str:
    return 'De ceux qui restent, c’est lui qui aura les dés en premier.'


def player(*, name: str | float, candidate: str | float) -> str:
    return _show(name) + ' (' + _show(candidate) + ')'


def level_easy() -> str:
    return 'Ne vise que les pièces de sa région, et n’en cède jamais.'


def level_normal() -> str:
    return 'Vise la pièce la plus précieuse à portée\u202f; a gagné 342 parties sur 400 contre trois bots Facile.'


def level_hard() -> str:
    return 'Prévoit les coups de ses rivaux et essaie ses options\u202f; a gagné 42 parties sur 100 contre trois bots Normal.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('ne quitte jamais son fief.' if _plural(count) == 'one' else 'ne quittent jamais leur fief.')


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('court' if _plural(count) == 'one' else 'courent') + ' après les gros lots.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('surveille' if _plural(count) == 'one' else 'surveillent') + ' les rivaux d’aussi près que les pièces.'


_beat_nominated = beat_nominated
_coin = coin
_coins_counted = coins_counted
_delegates_counted = delegates_counted
_dice_holder = dice_holder
_face = face
_markers_counted = markers_counted
_named = named
_outcome_how = outcome_how
_place = place
_roll = roll
_round_number = round_number
_round_of_all = round_of_all
_round_states = round_states
_round_states_first = round_states_first
_round_title = round_title
_states_counted = states_counted
_tie_clockwise = tie_clockwise
_tie_home = tie_home
