"""The words of whistle_stop_board, made by `make messages` from locales/de/whistle_stop_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def cards_counted(*, cards: float) -> str:
    return ('1 Karte' if _plural(cards) == 'one' else _show(cards) + ' Karten')


def hidden_counted(*, cards: float) -> str:
    return ('1 verdeckte Karte' if _plural(cards) == 'one' else _show(cards) + ' verdeckte Karten')


def delegates_counted(*, delegates: float) -> str:
    return ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def points_counted(*, points: float) -> str:
    return ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkte')


def regions_counted(*, regions: float) -> str:
    return ('1 Region' if _plural(regions) == 'one' else _show(regions) + ' Regionen')


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
    return ('erste Wahl' if nth == 'first' else 'zweite Wahl' if nth == 'second' else 'letzte Wahl')


def map_label() -> str:
    return 'Landkarte mit den fünfzehn Regionen'


def region(*, region: str | float, super: bool, anybody: bool, standing: Sequence[str], here: str | float, cap: str | float, state: str, holder: str | float, plan: str, planned: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + (', ein Superstaat' if super else '') + ': ' + (_list(standing, 'unit') if anybody else 'keine Delegierten') + '; ' + _show(here) + ' von ' + _show(cap) + '.' + (' ' + 'Gewonnen von ' + _show(holder) + '.' if state == 'won' else ' ' + 'Vorhergesagt für ' + _show(holder) + '.' if state == 'called' else '') + (' ' + 'Geplant: 1 weniger.' if plan == 'less' else ' ' + 'Geplant: ' + _show(planned) + ' mehr.' if plan == 'more' else '')


def standing(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def slip_full() -> str:
    return 'voll'


def super_state() -> str:
    return 'Superstaat'


def sheet_close(*, region: str | float) -> str:
    return 'Schließen: ' + _show(region)


def sheet_head() -> str:
    return 'Delegierte und Chancen, würde jetzt gewählt'


def sheet_room(*, room: float) -> str:
    return ('Es passt noch 1 hinein.' if _plural(room) == 'one' else 'Es passen noch ' + _show(room) + ' hinein.')


def sheet_full() -> str:
    return 'Mehr Delegierte passen nicht hinein.'


def score(*, name: str | float, points: float, regions: float, delegates: float, cards: float) -> str:
    return _show(name) + ': ' + _points_counted(points=points) + ' aus ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + ', ' + _cards_counted(cards=cards)


def tally(*, all: str | float, points: Sequence[str]) -> str:
    return 'Von ' + _show(all) + ' Punkten: ' + _list(points, 'unit')


def majority(*, points: str | float) -> str:
    return _show(points) + ': mehr als die Hälfte'


def race_title(*, points: str | float) -> str:
    return 'Das Rennen um ' + _show(points)


def race_close() -> str:
    return 'Die Übersicht schließen'


def race_needs(*, points: float) -> str:
    return ('hat mehr als die Hälfte' if points == 0 else 'braucht noch ' + _show(points))


def race_free(*, points: float) -> str:
    return ('1 Punkt gehört noch niemandem.' if _plural(points) == 'one' else _show(points) + ' Punkte gehören noch niemandem.')


def race_help(*, points: str | float, all: str | float) -> str:
    return _show(points) + ' der ' + _show(all) + ' Punkte sind mehr als die Hälfte: Ebenso viele kann niemand sonst haben. Nach Runde 13 gewinnen die meisten Punkte, auch wenn niemand so viele hat.'


def track(*, round: str | float, rounds: str | float) -> str:
    return 'Runde ' + _show(round) + ' von ' + _show(rounds) + '; Wahlen in den Runden 4, 8 und 13, eine Debatte in Runde 9'


def stop_election(*, round: str | float) -> str:
    return 'Eine Wahl in Runde ' + _show(round)


def stop_debate(*, round: str | float) -> str:
    return 'Die Debatte in Runde ' + _show(round)


def card_label(*, card: str | float, text: str | float, money: float, count: float) -> str:
    return _show(card) + ': ' + _show(text) + ('' if money == 0 else ' ' + 'Als Geld ' + _dollars(money=money) + '.') + ('' if _plural(count) == 'one' else ' ' + _show(count) + ' davon.')


def times(*, count: str | float) -> str:
    return '×' + _show(count)


def card_or() -> str:
    return 'oder'


def card_worth() -> str:
    return 'Wert'


def card_unusable(*, card: str | float, text: str | float) -> str:
    return _show(card) + ' geht jetzt nicht. ' + _show(text)


def card_chosen(*, card: str | float, text: str | float) -> str:
    return _show(card) + ': ' + _show(text)


def by(*, how: str, name: str | float) -> str:
    return (_show(name) + ' zahlt' if how == 'spends' else 'Veto: ' + _show(name) if how == 'vetoes' else _show(name) + ' spielt')


def by_card(*, how: str, name: str | float, card: str | float) -> str:
    return (_show(name) + ' zahlt mit ' + _show(card) if how == 'spends' else 'Veto von ' + _show(name) + ': ' + _show(card) if how == 'vetoes' else _show(name) + ' spielt ' + _show(card))


def foot_moves() -> str:
    return 'bewegt'


def foot_lost(*, by: float) -> str:
    return _change(by=by) + ' für'


def stamp_veto() -> str:
    return 'VETO'


def stamp_stands() -> str:
    return 'GILT'


def row_voted() -> str:
    return 'Die Regionen haben gewählt'


def card_dropped(*, card: str | float) -> str:
    return _show(card) + ': zum Abwerfen gewählt'


def row_discards() -> str:
    return 'Die Ablage'


def row_hand_of(*, name: str | float) -> str:
    return 'Die Hand von ' + _show(name)


def row_table() -> str:
    return 'Auf dem Tisch'


def row_table_and(*, row: str | float) -> str:
    return _row_table() + ' · ' + _show(row)


def row_hand(*, cards: float) -> str:
    return 'Deine Hand: ' + _cards_counted(cards=cards)


def row_hand_money(*, cards: float, money: str | float) -> str:
    return _row_hand(cards=cards) + ', ' + _dollars(money=money)


def row_red() -> str:
    return 'Deine roten Karten'


def row_veto(*, left: float, green: bool, money: str | float) -> str:
    return ('Dein letztes Veto; ein neues kostet ' + _dollars(money=money) if left == 0 else 'Spielst du ein Veto, bleibt dir noch eins' if _plural(left) == 'one' else 'Spielst du ein Veto, bleiben dir noch ' + _show(left)) + '. Ein Veto stoppt die Karte und kostet keine Aktion' + ('; ein grünes geht zurück in die Bank' if green else '')


def row_veto_brief(*, left: float) -> str:
    return ('Dein letztes Veto; es stoppt sie ohne Aktion' if left == 0 else 'Ein Veto stoppt sie ohne Aktion; danach noch ' + _show(left))


def nth_election_title(*, nth: str) -> str:
    return 'Die ' + _nth_election(nth=nth)


def election_order(*, order: float) -> str:
    return 'Region für Region, ' + ('die mit den wenigsten Punkten zuerst' if order == 0 else 'die mit den meisten Punkten zuerst' if order == 1 else 'wie ausgelost') + '.'


def debate_title() -> str:
    return 'Die Debatte'


def debate_text(*, advanced: bool) -> str:
    return 'Alle dürfen Karten tauschen.' + (' ' + 'Danach geht es ans Vorhersagen oder an neue Delegierte.' if advanced else '')


def after_election(*, nth: str) -> str:
    return 'Nach der ' + ('ersten' if nth == 'first' else 'zweiten' if nth == 'second' else 'letzten') + ' Wahl'


def outlook_start() -> str:
    return 'Die Regionen wählen in den Runden 4, 8 und 13. Wer nach Runde 13 die meisten Punkte hat, gewinnt.'


def outlook_stage(*, stage: str) -> str:
    return ('Die Regionen wählen in den Runden 8 und 13 neu: Erst die Punkte nach Runde 13 entscheiden.' if stage == 'two' else 'Die Regionen wählen noch einmal, in Runde 13: Erst die Punkte danach entscheiden.' if stage == 'one' else 'Das kann niemand mehr aufholen.' if stage == 'safe' else 'Die Regionen, die noch wählen, können das ändern.')


def outlook_lead(*, who: Person, points: float, total: str | float, stage: str) -> str:
    return ('Du führst' if who.meant == 'you' else who + ' führt') + ' mit ' + ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkten') + ' Vorsprung, ' + _show(total) + ' von 538. ' + _outlook_stage(stage=stage)


def outlook_level(*, points: float, leaders: Sequence[str], stage: str) -> str:
    return 'Gleichauf in Führung mit ' + ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkten') + ': ' + _list(leaders, 'conjunction') + '. ' + _outlook_stage(stage=stage)


def gain(*, by: float) -> str:
    return ('±0' if by == 0 else _change(by=by))


def brought(*, how: str, regions: Sequence[str]) -> str:
    return 'Du hast ' + ('gewonnen' if how == 'won' else 'gehalten' if how == 'held' else 'verloren') + ': ' + _list(regions, 'conjunction') + '.'


def brought_counted(*, how: str, regions: float) -> str:
    return 'Du hast ' + _regions_counted(regions=regions) + ' ' + ('gewonnen' if how == 'won' else 'gehalten' if how == 'held' else 'verloren') + '.'


def brought_nothing() -> str:
    return 'Du hast keine Region gewonnen.'


def recap(*, says: str | float, nth: str) -> str:
    return 'Die ' + _nth_election(nth=nth) + ': ' + _show(says)


def verdict(*, held: bool, points: str | float) -> str:
    return ('=' if held else '+') + _show(points)


def polls_title(*, region: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points)


def polls_rolloff(*, region: str | float, points: float) -> str:
    return 'Stechen ' + _in_form(region, 'in') + ', ' + _points_counted(points=points)


def polls_may_reroll(*, region: str | float, who: Person) -> str:
    return _show(region) + ': ' + ('Du darfst' if who.meant == 'you' else who + ' darf') + ' neu würfeln …'


def polls_rerolls(*, region: str | float, who: Person, die: str | float) -> str:
    return _show(region) + ': ' + ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + ' die ' + _show(die) + ' neu\xa0…'


def polls_single() -> str:
    return 'Nur der beste Würfel zählt.'


def polls_barred() -> str:
    return 'Wer im Amt ist, darf nicht neu würfeln.'


def polls_recount() -> str:
    return 'Es wird nachgezählt.'


def polls_waits(*, dice: float) -> str:
    return 'würfelt mit ' + ('1 Würfel' if _plural(dice) == 'one' else _show(dice) + ' Würfeln')


def whom(*, whom: Person) -> str:
    return ('dich' if whom.meant == 'you' else whom)


def counted_called(*, region: str | float, whom: Person) -> str:
    return _show(region) + ': für ' + _whom(whom=whom) + ' vorhergesagt, also ohne Wahl'


def counted_alone(*, who: Person, region: str | float, points: float) -> str:
    return ('Du trittst' if who.meant == 'you' else who + ' tritt') + ' ' + _in_form(region, 'in') + ' allein an: +' + _points_counted(points=points)


def counted_held(*, who: Person, region: str | float, points: str | float) -> str:
    return ('Du hältst' if who.meant == 'you' else who + ' hält') + ' ' + _in_form(region, 'the') + ': Die ' + _show(points) + ' Punkte bleiben'


def who_takes(*, who: Person) -> str:
    return ('Du holst' if who.meant == 'you' else who + ' holt')


def counted_won(*, region: str | float, who: Person, points: float) -> str:
    return _who_takes(who=who) + ' ' + _in_form(region, 'the') + ': +' + _points_counted(points=points)


def counted_won_from(*, region: str | float, whom: Person, who: Person, points: float) -> str:
    return _who_takes(who=who) + ' ' + _in_form(region, 'the') + ' von ' + ('dir' if whom.meant == 'you' else whom) + ': +' + _points_counted(points=points)


def ticket_foot(*, how: str, name: str | float) -> str:
    return ('vorhergesagt:' if how == 'called' else 'allein:' if how == 'alone' else 'gehalten:' if how == 'held' else 'gewonnen:') + ' ' + _show(name)


def ticket(*, region: str | float, rolloff: bool, points: float, how: str, name: str | float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + '; ' + _ticket_foot(how=how, name=name) + (' ' + 'nach einem Stechen' if rolloff else '')


def candidates() -> str:
    return 'Kandidaten'


def head_candidate() -> str:
    return 'Kandidat'


def head_points() -> str:
    return 'Punkte'


def head_regions() -> str:
    return 'Regionen'


def head_region() -> str:
    return 'Region'


def head_delegates() -> str:
    return 'Delegierte'


def head_cards() -> str:
    return 'Karten'


def starter(*, name: str | float) -> str:
    return _show(name) + ' beginnt jede Runde.'


def known(*, all: bool) -> str:
    return ('Auf der Hand:' if all else 'Bekannt auf der Hand:')


def known_of(*, name: str | float, cards: Sequence[str]) -> str:
    return _show(name) + ': ' + _list(cards, 'unit')


def at_once() -> str:
    return 'Ein Klick setzt einen Delegierten; mehrere auf einmal setzen'


def last_votes() -> str:
    return 'Die letzten Wahlen'


def chances() -> str:
    return 'Würde jetzt gewählt'


def chances_total() -> str:
    return 'Zu erwartende Punkte'


def chances_help() -> str:
    return 'Gewinnchancen nach den Würfeln, ohne rote Karten.'


def origins() -> str:
    return 'Woher die Punkte kommen'


def origins_help() -> str:
    return 'Es zählt, wer eine Region zuletzt gewonnen hat.'


def piles() -> str:
    return 'Stapel'


def piles_text(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Nachziehstapel ' + _show(left) + ', Ablage ' + _show(discards) + ', grüne Vetos ' + _show(bank) + '.'


def discards() -> str:
    return 'Ablage'


def several_cards(*, count: str | float, card: str | float) -> str:
    return _show(count) + ' × ' + _show(card)


def discards_list(*, cards: Sequence[str]) -> str:
    return _list(cards, 'unit') + '.'


_cards_counted = cards_counted
_change = change
_delegates_counted = delegates_counted
_dollars = dollars
_nth_election = nth_election
_outlook_stage = outlook_stage
_points_counted = points_counted
_regions_counted = regions_counted
_row_hand = row_hand
_row_table = row_table
_ticket_foot = ticket_foot
_who_takes = who_takes
_whom = whom
