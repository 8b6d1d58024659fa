"""The words of whistle_stop_board, made by `make messages` from locales/fr/whistle_stop_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def cards_counted(*, cards: float) -> str:
    return (_show(cards) + ' carte' if _plural(cards) == 'one' else _show(cards) + ' cartes')


def hidden_counted(*, cards: float) -> str:
    return (_show(cards) + ' carte cachée' if _plural(cards) == 'one' else _show(cards) + ' cartes cachées')


def delegates_counted(*, delegates: float) -> str:
    return (_show(delegates) + ' délégué' if _plural(delegates) == 'one' else _show(delegates) + ' délégués')


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


def regions_counted(*, regions: float) -> str:
    return (_show(regions) + ' région' if _plural(regions) == 'one' else _show(regions) + ' régions')


def dollars(*, money: str | float) -> str:
    return _show(money) + 'M$'


def change(*, by: float) -> str:
    return _number(by, signDisplay='exceptZero')


def chance(*, share: float) -> str:
    return _number(share, style='percent')


def click_label(*, action: str | float, label: str | float) -> str:
    return _show(action) + '. ' + _show(label)


def sentences(*, first: str | float, next: str | float) -> str:
    return _show(first) + ' ' + _show(next)


def nth_election(*, nth: str) -> str:
    return ('première élection' if nth == 'first' else 'deuxième élection' if nth == 'second' else 'dernière élection')


def map_label() -> str:
    return 'Carte des quinze régions'


def region(*, region: str | float, super: bool, anybody: bool, standing: Sequence[str], here: str | float, cap: str | float, state: str, holder: str | float, plan: str, planned: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + (', un Grand État' if super else '') + '\xa0: ' + (_list(standing, 'unit') if anybody else 'aucun délégué') + '\u202f; ' + _show(here) + ' sur ' + _show(cap) + '.' + (' ' + 'Titulaire\xa0: ' + _show(holder) + '.' if state == 'won' else ' ' + 'Région annoncée pour ' + _show(holder) + '.' if state == 'called' else '') + (' ' + 'Un délégué va partir.' if plan == 'less' else ' ' + _show(planned) + ' de plus en vue.' if plan == 'more' else '')


def standing(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def slip_full() -> str:
    return 'plein'


def super_state() -> str:
    return 'Grand État'


def sheet_close(*, region: str | float) -> str:
    return 'Fermer la fiche\xa0: ' + _show(region)


def sheet_head() -> str:
    return 'Délégués, et chances si l’on votait tout de suite'


def sheet_room(*, room: float) -> str:
    return ('Il reste ' + _show(room) + ' place.' if _plural(room) == 'one' else 'Il reste ' + _show(room) + ' places.')


def sheet_full() -> str:
    return 'Il n’y a plus de place.'


def score(*, name: str | float, points: float, regions: float, delegates: float, cards: float) -> str:
    return _show(name) + '\xa0: ' + _points_counted(points=points) + ' dans ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + ', ' + _cards_counted(cards=cards)


def tally(*, all: str | float, points: Sequence[str]) -> str:
    return 'Sur ' + _show(all) + ' points\xa0: ' + _list(points, 'unit')


def majority(*, points: str | float) -> str:
    return _show(points) + '\xa0: plus de la moitié'


def race_title(*, points: str | float) -> str:
    return 'La course aux ' + _show(points)


def race_close() -> str:
    return 'Fermer la fiche de la course'


def race_needs(*, points: float) -> str:
    return ('a plus de la moitié' if points == 0 else 'encore ' + _show(points) + ' à prendre')


def race_free(*, points: float) -> str:
    return (_show(points) + ' point n’est encore à personne.' if _plural(points) == 'one' else _show(points) + ' points ne sont encore à personne.')


def race_help(*, all: str | float, points: str | float) -> str:
    return 'Sur ' + _show(all) + ' points, ' + _show(points) + ' font plus de la moitié\xa0: personne d’autre ne peut en avoir autant. Après la manche 13, qui en a le plus gagne, même si personne n’en a autant.'


def track(*, round: str | float, rounds: str | float) -> str:
    return 'Manche ' + _show(round) + ' sur ' + _show(rounds) + '\u202f; élections aux manches 4, 8 et 13, débat à la manche 9'


def stop_election(*, round: str | float) -> str:
    return 'Élection à la manche ' + _show(round)


def stop_debate(*, round: str | float) -> str:
    return 'Débat à la manche ' + _show(round)


def card_label(*, card: str | float, text: str | float, money: float, count: float) -> str:
    return _show(card) + '\xa0: ' + _show(text) + ('' if money == 0 else ' ' + 'Vaut ' + _dollars(money=money) + '.') + ('' if _plural(count) == 'one' else ' ' + 'Il y en a ' + _show(count) + '.')


def times(*, count: str | float) -> str:
    return '×' + _show(count)


def card_or() -> str:
    return 'ou'


def card_worth() -> str:
    return 'vaut'


def card_unusable(*, card: str | float, text: str | float) -> str:
    return _show(card) + '\xa0: inutilisable pour l’instant. ' + _show(text)


def card_chosen(*, card: str | float, text: str | float) -> str:
    return _show(card) + '\xa0: ' + _show(text)


def by(*, name: str | float, how: str) -> str:
    return _show(name) + ' ' + ('dépense' if how == 'spends' else 'met son veto' if how == 'vetoes' else 'joue')


def by_card(*, how: str, name: str | float, card: str | float) -> str:
    return ('Veto opposé par ' + _show(name) + '\xa0: ' + _show(card) if how == 'vetoes' else _by(name=name, how=how) + ' ' + _show(card))


def foot_moves() -> str:
    return 'déplace'


def foot_lost(*, by: float) -> str:
    return _change(by=by) + ' pour'


def stamp_veto() -> str:
    return 'VETO'


def stamp_stands() -> str:
    return 'VALIDÉ'


def row_voted() -> str:
    return 'Les régions ont voté'


def card_dropped(*, card: str | float) -> str:
    return _show(card) + '\xa0: va à la défausse'


def row_discards() -> str:
    return 'La défausse'


def row_hand_of(*, name: str | float) -> str:
    return 'Main\xa0: ' + _show(name)


def row_table() -> str:
    return 'Sur la table'


def row_table_and(*, row: str | float) -> str:
    return _row_table() + ' · ' + _show(row)


def row_hand(*, cards: float) -> str:
    return 'Ta main\xa0: ' + _cards_counted(cards=cards)


def row_hand_money(*, cards: float, money: str | float) -> str:
    return _row_hand(cards=cards) + ', ' + _dollars(money=money)


def row_red() -> str:
    return 'Tes cartes rouges'


def row_veto(*, left: float, green: bool, money: str | float) -> str:
    return ('Ton dernier veto\u202f; un nouveau coûte ' + _dollars(money=money) if left == 0 else 'Un veto te reste si tu en joues un' if _plural(left) == 'one' else _show(left) + ' vetos te restent si tu en joues un') + '. Un veto bloque la carte sans coûter d’action' + (' ' + '; un vert retourne à la banque' if green else '')


def row_veto_brief(*, left: float) -> str:
    return ('Ton dernier veto\xa0; il la bloque sans action' if left == 0 else 'Un veto la bloque sans action\xa0; en reste ' + _show(left))


def nth_election_title(*, nth: str) -> str:
    return 'La ' + _nth_election(nth=nth)


def election_order(*, order: float) -> str:
    return 'Région par région, ' + ('de la plus petite à la plus grande' if order == 0 else 'de la plus grande à la plus petite' if order == 1 else 'dans l’ordre du tirage') + '.'


def debate_title() -> str:
    return 'Le débat'


def debate_text(*, advanced: bool) -> str:
    return 'Chacun peut changer des cartes.' + (' ' + 'Puis on annonce des régions, ou l’on achète des délégués.' if advanced else '')


def after_election(*, nth: str) -> str:
    return 'Après la ' + _nth_election(nth=nth)


def outlook_start() -> str:
    return 'Les régions votent aux manches 4, 8 et 13. Qui a le plus de points après la manche 13 gagne.'


def outlook_stage(*, stage: str) -> str:
    return ('Les régions votent encore aux manches 8 et 13\xa0: seuls les points après la manche 13 décident.' if stage == 'two' else 'Les régions votent une dernière fois à la manche 13\xa0: seuls les points d’après décident.' if stage == 'one' else 'Plus personne ne peut combler cet écart.' if stage == 'safe' else 'Les régions qui doivent encore voter peuvent tout changer.')


def outlook_lead(*, who: Person, total: str | float, points: float, stage: str) -> str:
    return ('Tu mènes' if who.meant == 'you' else who + ' mène') + ' de ' + _points_counted(points=points) + ', avec ' + _show(total) + ' sur 538. ' + _outlook_stage(stage=stage)


def outlook_level(*, leaders: Sequence[str], points: float, stage: str) -> str:
    return 'En tête, à égalité, avec ' + _points_counted(points=points) + '\xa0: ' + _list(leaders, 'conjunction') + '. ' + _outlook_stage(stage=stage)


def gain(*, by: float) -> str:
    return ('±0' if by == 0 else _change(by=by))


def brought(*, how: str, regions: Sequence[str]) -> str:
    return 'Tu as ' + ('gagné' if how == 'won' else 'gardé' if how == 'held' else 'perdu') + '\xa0: ' + _list(regions, 'conjunction') + '.'


def brought_counted(*, how: str, regions: float) -> str:
    return 'Tu as ' + ('gagné' if how == 'won' else 'gardé' if how == 'held' else 'perdu') + ' ' + _regions_counted(regions=regions) + '.'


def brought_nothing() -> str:
    return 'Tu n’as gagné aucune région.'


def recap(*, nth: str, says: str | float) -> str:
    return ('Première élection.' if nth == 'first' else 'Deuxième élection.' if nth == 'second' else 'Dernière élection.') + ' ' + _show(says)


def verdict(*, held: bool, points: str | float) -> str:
    return ('=' if held else '+') + _show(points)


def polls_title(*, region: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points)


def polls_rolloff(*, region: str | float, points: float) -> str:
    return 'Départage\xa0: ' + _polls_title(region=region, points=points)


def polls_may_reroll(*, region: str | float, who: Person) -> str:
    return _show(region) + '\xa0: ' + ('tu peux' if who.meant == 'you' else who + ' peut') + ' relancer un dé…'


def polls_rerolls(*, region: str | float, who: Person, die: str | float) -> str:
    return _show(region) + '\xa0: ' + ('tu relances' if who.meant == 'you' else who + ' relance') + ' le ' + _show(die) + '…'


def polls_single() -> str:
    return 'Seul le meilleur dé compte.'


def polls_barred() -> str:
    return 'Le titulaire ne peut pas relancer.'


def polls_recount() -> str:
    return 'À recompter.'


def polls_waits(*, dice: float) -> str:
    return 'lance ' + (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def whom(*, whom: Person) -> str:
    return ('toi' if whom.meant == 'you' else whom)


def counted_called(*, region: str | float, whom: Person) -> str:
    return _show(region) + ', région annoncée pour ' + _whom(whom=whom) + '\xa0: pas de vote'


def counted_alone(*, who: Person, region: str | float, points: float) -> str:
    return ('Tu n’as' if who.meant == 'you' else who + ' n’a') + ' pas de rival ' + _in_form(region, 'in') + '\xa0: +' + _points_counted(points=points)


def counted_held(*, who: Person, region: str | float, points: str | float) -> str:
    return ('Tu gardes' if who.meant == 'you' else who + ' garde') + ' ' + _in_form(region, 'the') + ' et ses ' + _show(points) + ' points'


def who_takes(*, who: Person) -> str:
    return ('Tu prends' if who.meant == 'you' else who + ' prend')


def counted_won(*, region: str | float, who: Person, points: float) -> str:
    return _who_takes(who=who) + ' ' + _in_form(region, 'the') + '\xa0: +' + _points_counted(points=points)


def counted_won_from(*, whom: Person, who: Person, region: str | float, points: float) -> str:
    return (('Tu te prends ' + _in_form(region, 'the') if who.meant == 'you' else who + ' te prend ' + _in_form(region, 'the')) if whom.meant == 'you' else _who_takes(who=who) + ' ' + _in_form(region, 'the') + ' à ' + whom) + '\xa0: +' + _points_counted(points=points)


def ticket_foot(*, how: str, name: str | float) -> str:
    return ('annonce\xa0:' if how == 'called' else 'sans rival\xa0:' if how == 'alone' else 'défense\xa0:' if how == 'held' else 'victoire\xa0:') + ' ' + _show(name)


def ticket(*, region: str | float, rolloff: bool, points: float, how: str, name: str | float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + '\u202f; ' + _ticket_foot(how=how, name=name) + (', après un départage' if rolloff else '')


def candidates() -> str:
    return 'Candidats'


def head_candidate() -> str:
    return 'Candidat'


def head_points() -> str:
    return 'Points'


def head_regions() -> str:
    return 'Régions'


def head_region() -> str:
    return 'Région'


def head_delegates() -> str:
    return 'Délégués'


def head_cards() -> str:
    return 'Cartes'


def starter(*, name: str | float) -> str:
    return _show(name) + ' commence chaque manche.'


def known(*, all: bool) -> str:
    return ('En main\xa0:' if all else 'Vu en main\xa0:')


def known_of(*, name: str | float, cards: Sequence[str]) -> str:
    return _show(name) + '\xa0: ' + _list(cards, 'unit')


def at_once() -> str:
    return 'Un clic, un délégué\u202f; ici, plusieurs à la fois'


def last_votes() -> str:
    return 'Les derniers votes'


def chances() -> str:
    return 'Si l’on votait maintenant'


def chances_total() -> str:
    return 'Points attendus'


def chances_help() -> str:
    return 'Chances de gagner aux dés, sans cartes rouges.'


def origins() -> str:
    return 'D’où vient chaque point'


def origins_help() -> str:
    return 'Une région compte pour qui l’a gagnée en dernier.'


def piles() -> str:
    return 'Piles'


def piles_text(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Pioche ' + _show(left) + ', défausse ' + _show(discards) + ', vetos verts ' + _show(bank) + '.'


def discards() -> str:
    return 'Défausse'


def several_cards(*, count: str | float, card: str | float) -> str:
    return _show(count) + ' × ' + _show(card)


def discards_list(*, cards: Sequence[str]) -> str:
    return _list(cards, 'unit') + '.'


_by = by
_cards_counted = cards_counted
_change = change
_delegates_counted = delegates_counted
_dollars = dollars
_nth_election = nth_election
_outlook_stage = outlook_stage
_points_counted = points_counted
_polls_title = polls_title
_regions_counted = regions_counted
_row_hand = row_hand
_row_table = row_table
_ticket_foot = ticket_foot
_who_takes = who_takes
_whom = whom
