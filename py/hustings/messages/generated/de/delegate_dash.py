"""The words of delegate_dash, made by `make messages` from locales/de/delegate_dash.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate_north() -> str:
    return 'Senator Nord'


def candidate_east() -> str:
    return 'Gouverneur Ost'


def candidate_south() -> str:
    return 'Repräsentant Süd'


def candidate_west() -> str:
    return 'General West'


def short_north() -> str:
    return 'Nord'


def short_east() -> str:
    return 'Ost'


def short_south() -> str:
    return 'Süd'


def short_west() -> str:
    return 'West'


def initial_north() -> str:
    return 'N'


def initial_east() -> str:
    return 'O'


def initial_south() -> str:
    return 'S'


def initial_west() -> str:
    return 'W'


def region_arms() -> str:
    return 'Wappen'


def region_suns() -> str:
    return 'Sonnen'


def region_crowns() -> str:
    return 'Kronen'


def region_moons() -> str:
    return 'Monde'


def map_arms() -> str:
    return 'W'


def map_suns() -> str:
    return 'S'


def map_crowns() -> str:
    return 'K'


def map_moons() -> str:
    return 'M'


def colour_blue() -> str:
    return 'blau'


def colour_red() -> str:
    return 'rot'


def colour_green() -> str:
    return 'grün'


def colour_black() -> str:
    return 'schwarz'


def automatic() -> str:
    return 'automatisch'


def named(*, automatic: bool, candidate: str | float) -> str:
    return (_show(candidate) + ' (automatisch)' if automatic else _show(candidate))


def face(*, number: float) -> str:
    return ('Ass' if number == 1 else _show(number))


def printed(*, number: float) -> str:
    return ('A' if number == 1 else _show(number))


def map_number(*, number: float) -> str:
    return ('a' if number == 1 else _show(number))


def state(*, region: str | float, number: float) -> str:
    return _show(region) + ' ' + _face(number=number)


def coin(*, region: str | float, value: str | float) -> str:
    return _show(region) + ' ' + _show(value)


def pawn(*, candidate: str | float) -> str:
    return 'Figur ' + _show(candidate)


def roll(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' ' + _face(number=number)


def roll_bonus(*, bonus: str | float, candidate: str | float, number: float) -> str:
    return _roll(candidate=candidate, number=number) + ' + ' + _show(bonus)


def candidate_total(*, candidate: str | float, total: str | float) -> str:
    return _show(candidate) + ' ' + _show(total)


def region_total(*, region: str | float, total: str | float) -> str:
    return _show(region) + ' ' + _show(total)


def delegates_counted(*, delegates: float) -> str:
    return ('1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def states_counted(*, states: float) -> str:
    return ('1 Staat' if _plural(states) == 'one' else _show(states) + ' Staaten')


def coins_counted(*, coins: float) -> str:
    return ('1 Münze' if _plural(coins) == 'one' else _show(coins) + ' Münzen')


def markers_counted(*, markers: float) -> str:
    return _show(markers) + ' Marker'


def place(*, place: float) -> str:
    return _show(place) + '.'


def round_states(*, round: float) -> str:
    return ('die Asse' if round == 1 else 'die Zweier' if round == 2 else 'die Dreier und Nullen' if round == 3 else 'die Vierer' if round == 4 else 'die Fünfer')


def round_states_first(*, round: float) -> str:
    return ('Die Asse' if round == 1 else 'Die Zweier' if round == 2 else 'Die Dreier und Nullen' if round == 3 else 'Die Vierer' if round == 4 else 'Die Fünfer')


def round_number(*, round: str | float) -> str:
    return 'Runde ' + _show(round)


def round_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_number(round=round))


def round_of_all(*, round: str | float) -> str:
    return 'Runde ' + _show(round) + ' von 5'


def dice_holder(*, candidate: str | float) -> str:
    return _show(candidate) + ' hat die Würfel'


def convention() -> str:
    return 'Der Parteitag'


def convention_count(*, count: str | float) -> str:
    return 'Parteitag, Wahlgang ' + _show(count)


def prompt_over(*, candidate: str | float) -> str:
    return _show(candidate) + ' ist nominiert.'


def prompt_lay() -> str:
    return 'Die Karte wird ausgelegt.'


def prompt_place() -> str:
    return 'Die Würfel verteilen die Münzen.'


def prompt_flip() -> str:
    return 'Die Münzen dieser Runde werden aufgedeckt.'


def prompt_roll() -> str:
    return 'Alle vier Würfel rollen.'


def prompt_reroll() -> str:
    return 'Die abgegebene Münze bezahlt einen neuen Wurf.'


def prompt_vote() -> str:
    return 'Der Caucus stimmt ab.'


def prompt_split() -> str:
    return 'Die Kandidaten würfeln um ungebundene Marker.'


def prompt_rolloff() -> str:
    return 'Gleichstand: Es kommt zum Stechen.'


def prompt_legislate() -> str:
    return '304 zu 304: Das Parlament entscheidet durch einen Wurf.'


def prompt_pick(*, who: str | float) -> str:
    return _show(who) + ': Wähle den Kandidaten, den du spielst.'


def prompt_release(*, who: str | float) -> str:
    return _show(who) + ': Gleichstand ganz hinten; welche Region gibst du mit allen Markern ab?'


def prompt_take(*, who: str | float, candidate: str | float, state: str | float) -> str:
    return _show(who) + ': Wähle für ' + _show(candidate) + ' eine Münze in ' + _show(state) + '.'


def prompt_send(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': Für ' + _show(candidate) + ' sind mehrere Caucusse gleich gut; wähle einen.'


def prompt_after(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': Beende den Zug von ' + _show(candidate) + ', oder gib eine Münze ab, um neu zu würfeln und zu ziehen.'


def prompt_move_zero(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': ' + _show(candidate) + ' würfelt eine 0; geh in die Heimatregion oder bleib.'


def prompt_move(*, who: str | float, candidate: str | float, states: float) -> str:
    return _show(who) + ': Zieh mit ' + _show(candidate) + ' bis zu ' + _states_counted(states=states) + ' weit, geh in die Heimatregion oder bleib.'


def move_lay() -> str:
    return 'Karte auslegen'


def move_pick_any() -> str:
    return 'Kandidaten wählen'


def move_place() -> str:
    return 'Münzen verteilen'


def move_flip() -> str:
    return 'Münzen aufdecken'


def move_roll() -> str:
    return 'Würfeln'


def move_move_any() -> str:
    return 'Ziehen'


def move_stay() -> str:
    return 'Bleiben'


def move_surrender_any() -> str:
    return 'Münze abgeben'


def move_done() -> str:
    return 'Zug beenden'


def move_reroll() -> str:
    return 'Neu würfeln'


def move_send_any() -> str:
    return 'Schicken'


def move_vote() -> str:
    return 'Abstimmen'


def move_take_any() -> str:
    return 'Münze nehmen'


def move_split() -> str:
    return 'Um Marker würfeln'


def move_rolloff() -> str:
    return 'Stechen'


def move_release_any() -> str:
    return 'Region abgeben'


def move_legislate() -> str:
    return 'Würfeln'


def move_pick(*, candidate: str | float, colour: str | float, region: str | float) -> str:
    return _show(candidate) + ' (' + _show(colour) + ', ' + _show(region) + ')'


def move_to(*, state: str | float, delegates: float) -> str:
    return _show(state) + ('' if delegates == 0 else ', ' + _delegates_counted(delegates=delegates) + ' zu holen')


def move_surrender(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' abgeben'


def move_take(*, value: str | float) -> str:
    return _show(value) + ' nehmen'


def move_release(*, region: str | float, delegates: float) -> str:
    return _show(region) + ' abgeben: ' + _delegates_counted(delegates=delegates)


def why_not_your_turn() -> str:
    return 'Du bist nicht am Zug.'


def why_picked(*, candidate: str | float) -> str:
    return 'Regel 4: ' + _show(candidate) + ' ist schon vergeben.'


def why_send_most() -> str:
    return 'Regel 22: Ein automatischer Kandidat geht dorthin, wo die meisten Delegierten zu holen sind.'


def why_own_coins(*, candidate: str | float) -> str:
    return 'Regel 20: ' + _show(candidate) + ' kann nur eigene Münzen abgeben.'


def why_face_up_only(*, alone: bool) -> str:
    return 'Regel ' + ('27' if alone else '28') + ': Genommen werden nur Münzen, die bei diesem Caucus offen liegen.'


def why_none_held(*, region: str | float) -> str:
    return 'Regel 36: Du hast keinen ' + _in_form(region, 'of') + '-Marker zum Abgeben.'


def why_not_now() -> str:
    return 'Regel 14: Dorthin kannst du jetzt nicht ziehen.'


def why_gap() -> str:
    return 'Regel 16: In die Mitte kann niemand ziehen.'


def why_there_already(*, candidate: str | float) -> str:
    return _show(candidate) + ' ist schon dort: Wähle „Bleiben“ (Regel 14).'


def why_zero(*, candidate: str | float) -> str:
    return 'Regel 18: Mit einer 0 kann ' + _show(candidate) + ' nur heimgehen oder bleiben.'


def why_too_far(*, state: str | float, candidate: str | float, number: float, states: float) -> str:
    return 'Regel 15: ' + _show(state) + ' ist ' + _states_counted(states=states) + ' entfernt, und ' + _show(candidate) + ' hat nur ' + ('ein Ass' if number == 1 else 'eine ' + _show(number)) + '.'


def log_laid() -> str:
    return 'Die 24 Staaten liegen aus.'


def log_picked(*, who: Person, candidate: str | float) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _show(candidate) + '.'


def log_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Münzen, Wurf ' + _show(roll) + ': je eine nach ' + _list(states, 'conjunction') + '.'


def log_round_empty(*, round: float) -> str:
    return 'Runde ' + _show(round) + ': ' + _round_states_first(round=round) + ' haben keine Münzen.'


def log_round(*, round: float, coins: float, candidate: str | float) -> str:
    return 'Runde ' + _show(round) + ', ' + ('Super Tuesday, ' + _round_states(round=round) if round == 3 else _round_states(round=round)) + ': ' + _coins_counted(coins=coins) + '. ' + _dice_holder(candidate=candidate) + '.'


def log_flipped(*, state: str | float, delegates: float) -> str:
    return 'Aufgedeckt in ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + '.'


def log_rolled(*, rolls: Sequence[str]) -> str:
    return 'Wurf: ' + _list(rolls, 'unit') + '.'


def log_went_home(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' geht heim nach ' + _show(state) + '.'


def log_walked(*, candidate: str | float, state: str | float, states: float) -> str:
    return _show(candidate) + ' zieht ' + _states_counted(states=states) + ' weit nach ' + _show(state) + '.'


def log_stayed(*, candidate: str | float) -> str:
    return _show(candidate) + ' bleibt.'


def log_sought(*, candidate: str | float, state: str | float, shared: bool, delegates: float) -> str:
    return _show(candidate) + ' (automatisch) will nach ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + ', ' + ('so viel wie anderswo in Reichweite' if shared else 'mehr als anderswo in Reichweite') + '.'


def log_found_nothing(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' (automatisch) erreicht keinen Caucus und geht nach ' + _show(state) + '.'


def log_sent(*, who: Person, candidate: str | float, state: str | float) -> str:
    return ('Du schickst' if who.meant == 'you' else who + ' schickt') + ' ' + _show(candidate) + ' nach ' + _show(state) + '.'


def log_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gibt ' + _coin(region=region, value=value) + ' ab, um noch einmal zu ziehen.'


def log_rerolled(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' würfelt ' + ('ein Ass' if number == 1 else 'eine ' + _show(number)) + '.'


def log_caucus(*, state: str | float, rolls: Sequence[str]) -> str:
    return 'Caucus in ' + _show(state) + ': ' + _list(rolls, 'unit') + '.'


def log_took(*, candidate: str | float, value: str | float, state: str | float, total: str | float) -> str:
    return _show(candidate) + ' nimmt ' + _show(value) + ' in ' + _show(state) + ' und hat nun ' + _show(total) + '.'


def log_missed(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' bekommt in ' + _show(state) + ' nichts.'


def log_stalled(*, rolls: str | float) -> str:
    return 'In ' + _show(rolls) + ' Würfen nahm niemand eine Münze: Was noch offen liegt, ist nun ungebunden.'


def log_pooled(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' ist nun ungebunden.'


def log_convened(*, totals: Sequence[str], uncommitted: str | float) -> str:
    return 'Der Parteitag: ' + _list(totals, 'unit') + '; ungebunden: ' + _show(uncommitted) + '.'


def log_tied_last(*, candidates: Sequence[str], total: str | float) -> str:
    return _list(candidates, 'conjunction') + ' liegen mit ' + _show(total) + ' gemeinsam hinten.'


def log_sealed(*, who: Person) -> str:
    return ('Du hast' if who.meant == 'you' else who + ' hat') + ' eine Region zum Abgeben gewählt.'


def log_released(*, candidate: str | float, region: str | float, total: str | float, markers: float, delegates: float) -> str:
    return _show(candidate) + ' gibt die Region ' + _show(region) + ' ab (' + _markers_counted(markers=markers) + ', ' + _delegates_counted(delegates=delegates) + ') und hat noch ' + _show(total) + '.'


def log_eliminated(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' scheidet mit ' + ('1 Delegiertem' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierten') + ' aus.'


def log_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Um ungebundene ' + _in_form(region, 'of') + '-Marker: ' + _list(rolls, 'unit') + '.'


def log_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Stechen um ' + _in_form(region, 'of') + '-Marker: ' + _list(rolls, 'unit') + '.'


def log_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' bekommt ' + _coin(region=region, value=value) + ' und hat nun ' + _show(total) + '.'


def log_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _show(candidate) + ' bekommt die Figur von ' + _show(owner) + ' und hat nun ' + _show(total) + '.'


def log_counted(*, totals: Sequence[str]) -> str:
    return 'Zählung: ' + _list(totals, 'unit') + '.'


def log_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return 'Je 304; das Parlament würfelt: ' + _list(rolls, 'unit') + ('; noch einmal' if again else '') + '.'


def log_won(*, candidate: str | float, who: Person, delegates: float) -> str:
    return _show(candidate) + ' holt ' + ('für dich' if who.meant == 'you' else 'für ' + who) + ' die Nominierung, mit ' + _show(delegates) + ' Delegierten.'


def log_won_automatic(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' holt als automatischer Kandidat die Nominierung, mit ' + _show(delegates) + ' Delegierten.'


def heard_round(*, round: str | float, who: Person, coins: float) -> str:
    return 'Runde ' + _show(round) + ': ' + _coins_counted(coins=coins) + '. ' + ('Du hast' if who.meant == 'you' else who + ' hat') + ' die Würfel.'


def heard_roll(*, who: Person, number: float) -> str:
    return ('du' if who.meant == 'you' else who) + ' ' + _face(number=number)


def heard_walked(*, who: Person, home: bool, state: str | float, stake: float) -> str:
    return ('Du ' + ('gehst heim' if home else 'ziehst') if who.meant == 'you' else who + ' ' + ('geht heim' if home else 'zieht')) + ' nach ' + _show(state) + ('' if stake == 0 else ', dort liegt ' + _show(stake) if _plural(stake) == 'one' else ', dort liegen ' + _show(stake)) + '.'


def heard_stayed(*, who: Person) -> str:
    return ('Du bleibst.' if who.meant == 'you' else who + ' bleibt.')


def heard_move_over(*, reason: str) -> str:
    return ('Der Zug ist beendet: Es gibt keine Münze zum Abgeben.' if reason == 'none' else 'Der Zug ist beendet: Keine Münze lohnt einen neuen Wurf.')


def heard_surrendered(*, who: Person, region: str | float, value: str | float) -> str:
    return ('Du gibst' if who.meant == 'you' else who + ' gibt') + ' ' + _coin(region=region, value=value) + ' ab, um noch einmal zu ziehen.'


def heard_rerolled(*, who: Person, number: float) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + ' ' + ('ein Ass' if number == 1 else 'eine ' + _show(number)) + '.'


def heard_took(*, who: Person, value: str | float, state: str | float, total: str | float) -> str:
    return ('Du nimmst ' + _show(value) + ' in ' + _show(state) + ' und hast nun' if who.meant == 'you' else who + ' nimmt ' + _show(value) + ' in ' + _show(state) + ' und hat nun') + ' ' + _show(total) + '.'


def heard_missed(*, who: Person, state: str | float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' in ' + _show(state) + ' nichts.'


def heard_eliminated(*, who: Person, total: str | float) -> str:
    return ('Du liegst mit ' + _show(total) + ' hinten und scheidest aus.' if who.meant == 'you' else who + ' liegt mit ' + _show(total) + ' hinten und scheidet aus.')


def heard_stake(*, stake: str | float, state: str | float) -> str:
    return _show(stake) + ' in ' + _show(state)


def heard_stakes(*, stakes: Sequence[str]) -> str:
    return 'Offene Delegierte: ' + _list(stakes, 'unit') + '.'


def heard_no_stakes() -> str:
    return 'Es liegen keine Delegierten offen.'


def heard_pawn(*, who: Person, state: str | float) -> str:
    return ('du' if who.meant == 'you' else who) + ' in ' + _show(state)


def heard_pawn_in_gap(*, who: Person) -> str:
    return ('du' if who.meant == 'you' else who) + ' in der Mitte'


def area_candidates() -> str:
    return 'Kandidaten'


def heard_pawns(*, pawns: Sequence[str]) -> str:
    return 'Die Kandidaten: ' + _list(pawns, 'unit') + '.'


def outcome_won(*, name: str | float, candidate: str | float, how: str) -> str:
    return _show(name) + ' gewinnt als ' + _show(candidate) + ', ' + _outcome_how(how=how) + '.'


def outcome_lost(*, candidate: str | float, alone: bool, how: str) -> str:
    return _show(candidate) + ', ein automatischer Kandidat, den niemand spielte, gewinnt ' + _outcome_how(how=how) + ': ' + ('Du verlierst' if alone else 'Alle verlieren') + '.'


def outcome_how(*, how: str) -> str:
    return ('mit einer Mehrheit, ehe der Parteitag entscheiden musste' if how == 'outright' else 'mit einer Mehrheit beim Parteitag' if how == 'brokered' else 'durch den Wurf des Parlaments bei 304 zu 304')


def summary_over(*, candidate: str | float) -> str:
    return _show(candidate) + ' nominiert'


def summary_set_up() -> str:
    return 'Vorbereitung'


def position_candidate(*, candidate: str | float, player: str | float, total: str | float, gap: bool, state: str | float, markers: Sequence[str], out: bool) -> str:
    return _show(candidate) + ' (' + _show(player) + '): ' + _show(total) + ', in ' + ('der Mitte' if gap else _show(state)) + '  [' + _list(markers, 'unit') + ']' + (', ausgeschieden' if out else '')


def position_uncommitted(*, markers: Sequence[str]) -> str:
    return 'Ungebunden: ' + _list(markers, 'unit')


def beat_laid() -> str:
    return 'Die 24 Staaten liegen aus'


def beat_picked(*, candidate: str | float) -> str:
    return 'spielt ' + _show(candidate)


def beat_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Münzen, Wurf ' + _show(roll) + ' von 6: ' + _list(states, 'unit')


def beat_round_empty(*, round: float) -> str:
    return 'Runde ' + _show(round) + ': ' + _round_states_first(round=round) + ' haben keine Münzen'


def beat_round(*, round: float, coins: float, candidate: str | float) -> str:
    return _round_title(round=round) + ': ' + _round_states(round=round) + ', ' + _coins_counted(coins=coins) + '; ' + _dice_holder(candidate=candidate)


def beat_flipped(*, totals: Sequence[str]) -> str:
    return 'Aufgedeckt: ' + _list(totals, 'unit')


def beat_rolled(*, rolls: Sequence[str]) -> str:
    return 'Reihenfolge: ' + _list(rolls, 'unit')


def beat_walked(*, home: bool, state: str | float, reason: str, stake: str | float, automatic: bool, candidate: str | float, states: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' ' + ('geht heim nach ' + _show(state) if home else 'zieht ' + _states_counted(states=states) + ' weit nach ' + _show(state)) + (', ' + _show(stake) + ' zu holen' if reason == 'stake' else ': nichts in Reichweite' if reason == 'nothing' else '')


def beat_stayed(*, state: str | float, stake: float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' bleibt in ' + _show(state) + ('' if stake == 0 else ', ' + _show(stake) + ' zu holen')


def beat_stayed_gap(*, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' bleibt in der Mitte'


def beat_move_over(*, line: str | float, reason: str) -> str:
    return _show(line) + '; fertig, ' + ('keine Münze zum Abgeben' if reason == 'none' else 'keine Münze lohnt einen neuen Wurf')


def beat_sent(*, candidate: str | float, state: str | float) -> str:
    return 'schickt ' + _show(candidate) + ' nach ' + _show(state) + ', so gut wie anderswo'


def beat_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gibt ' + _coin(region=region, value=value) + ' ab, um neu zu würfeln und zu ziehen'


def beat_rerolled(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' würfelt ' + ('ein Ass' if number == 1 else 'eine ' + _show(number))


def beat_caucus(*, state: str | float, rolls: Sequence[str], tie: str, first: str | float) -> str:
    return 'Caucus, ' + _show(state) + ': ' + _list(rolls, 'unit') + ('; ' + _tie_home() if tie == 'home' else '; ' + _tie_clockwise(first=first) if tie == 'clockwise' else '')


def tie_home() -> str:
    return 'Gleichstand: Heimat zuerst'


def tie_clockwise(*, first: str | float) -> str:
    return 'Gleichstand: ab ' + _show(first) + ' im Uhrzeigersinn'


def beat_took(*, value: str | float, state: str | float, total: str | float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' nimmt ' + _show(value) + ' in ' + _show(state) + ', hat nun ' + _show(total)


def loss_took(*, name: str | float, value: str | float, state: str | float, less: str | float) -> str:
    return _show(name) + ' nahm dir die ' + _show(value) + ' in ' + _show(state) + ' weg: −' + _show(less)


def beat_missed(*, candidates: Sequence[str], count: float, state: str | float) -> str:
    return _list(candidates, 'conjunction') + ' ' + ('bekommt' if _plural(count) == 'one' else 'bekommen') + ' in ' + _show(state) + ' nichts'


def beat_stalled(*, rolls: str | float, delegates: float) -> str:
    return 'Keine Münze in ' + _show(rolls) + ' Würfen: ' + ('1 Delegierter wird ungebunden' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte werden ungebunden')


def beat_convened(*, totals: Sequence[str], uncommitted: float) -> str:
    return 'Der Parteitag: ' + _list(totals, 'unit') + ('' if uncommitted == 0 else '; ungebunden: ' + _show(uncommitted))


def beat_tied_last(*, total: float, candidates: Sequence[str]) -> str:
    return 'Gemeinsam hinten mit ' + _show(total) + ': ' + _list(candidates, 'conjunction') + '; ' + ('ohne Delegierte scheiden sie aus' if total == 0 else 'sie geben je eine Region ab')


def beat_sealed() -> str:
    return 'hat eine Region zum Abgeben gewählt'


def beat_released(*, markers: float, region: str | float, total: str | float, automatic: bool, candidate: str | float, delegates: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' gibt ' + _show(markers) + ' ' + _in_form(region, 'of') + '-Marker ab: ' + _delegates_counted(delegates=delegates) + ' weniger, noch ' + _show(total)


def beat_eliminated(*, count: str | float, candidate: str | float, total: str | float) -> str:
    return 'Wahlgang ' + _show(count) + ': ' + _show(candidate) + ' liegt mit ' + _show(total) + ' hinten und scheidet aus'


def beat_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Um ungebundene ' + _in_form(region, 'of') + '-Marker: ' + _list(rolls, 'unit')


def beat_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Gleichstand, also Stechen um ' + _in_form(region, 'of') + '-Marker: ' + _list(rolls, 'unit')


def beat_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' bekommt ' + _coin(region=region, value=value) + ', hat nun ' + _show(total)


def beat_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _show(candidate) + ' bekommt die Figur von ' + _show(owner) + ', hat nun ' + _show(total)


def beat_counted(*, totals: Sequence[str], majority: bool, needed: str | float) -> str:
    return 'Neu gezählt: ' + _list(totals, 'unit') + ('' if majority else '; niemand hat ' + _show(needed))


def beat_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return 'Je 304, also würfelt das Parlament: ' + _list(rolls, 'unit') + ('; Gleichstand, noch einmal' if again else '')


def beat_nominated(*, candidate: str | float, total: str | float, how: str) -> str:
    return _show(candidate) + ' ist mit ' + _show(total) + ' nominiert, ' + ('sofort mit einer Mehrheit' if how == 'outright' else 'mit einer Mehrheit beim Parteitag' if how == 'brokered' else 'durch den Wurf des Parlaments')


def beat_won(*, who: Person, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + ': ' + ('Du gewinnst' if who.meant == 'you' else who + ' gewinnt')


def beat_won_automatic(*, alone: bool, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + ': ' + ('automatisch, also verlierst du' if alone else 'automatisch, also verlieren alle')


def view_map() -> str:
    return 'Karte der 24 Staaten'


def view_state(*, state: str | float, facts: str | float) -> str:
    return _show(state) + ': ' + _show(facts)


def view_facts(*, facts: str | float, next: str | float) -> str:
    return _show(facts) + '; ' + _show(next)


def view_face_up(*, values: Sequence[str]) -> str:
    return _list(values, 'conjunction') + ' offen'


def view_face_down(*, coins: str | float) -> str:
    return _show(coins) + ' verdeckt'


def view_here(*, candidates: Sequence[str]) -> str:
    return _list(candidates, 'conjunction') + ' hier'


def view_away(*, states: float) -> str:
    return _states_counted(states=states) + ' entfernt'


def view_candidate(*, candidate: str | float, colour: str | float, region: str | float, player: str | float, turn: str, dice: bool, delegates: float, number: float, place: float) -> str:
    return _show(candidate) + '; ' + _show(colour) + ', ' + _show(region) + '; ' + _show(player) + '; ' + _delegates_counted(delegates=delegates) + ('; ausgeschieden' if turn == 'eliminated' else '; Wurf ' + _face(number=number) + ', zieht an ' + _place(place=place) + ' Stelle' if turn == 'rolled' else '') + ('; hat die Würfel' if dice else '')


def view_free() -> str:
    return 'noch frei'


def view_out() -> str:
    return 'raus'


def view_last() -> str:
    return 'hinten'


def view_roll_off() -> str:
    return 'Stechen'


def view_more(*, more: float) -> str:
    return _number(more, signDisplay='exceptZero')


def view_sum(*, more: str | float, sum: str | float, number: float) -> str:
    return _face(number=number) + ' + ' + _show(more) + ' = ' + _show(sum)


def view_eliminated(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' scheidet aus: ' + _delegates_counted(delegates=delegates) + ' zu verteilen'


def view_region(*, region: str | float, delegates: float) -> str:
    return _show(region) + ': ' + _delegates_counted(delegates=delegates) + ' zu verteilen'


def view_plus(*, sum: str | float, value: str | float) -> str:
    return _show(sum) + ' + ' + _show(value)


def view_share(*, candidate: str | float, values: str | float) -> str:
    return _show(candidate) + ' ' + _show(values)


def view_dealt(*, region: str | float, shares: Sequence[str]) -> str:
    return _show(region) + ': ' + _list(shares, 'unit')


def view_of_needed(*, needed: str | float) -> str:
    return '/ ' + _show(needed)


def view_have_of_needed(*, have: str | float, needed: str | float) -> str:
    return _show(have) + ' von ' + _show(needed)


def view_to_win() -> str:
    return 'Sieg'


def view_reach(*, steps: float) -> str:
    return ('nur heim' if steps == 0 else 'bis zu ' + _show(steps))


def view_column(*, candidate: str | float, player: str | float) -> str:
    return _show(candidate) + ': ' + _show(player)


def view_pile(*, coins: str | float) -> str:
    return '×' + _show(coins)


def view_pawn_coin(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' (Figur)'


def view_uncommitted() -> str:
    return 'Ungebunden'


def view_pool(*, delegates: float) -> str:
    return 'Ungebunden: ' + ('nichts' if delegates == 0 else _delegates_counted(delegates=delegates))


def view_nothing() -> str:
    return 'keine'


def view_not_seen() -> str:
    return 'Noch verdeckt'


def view_standings() -> str:
    return 'Delegierte'


def view_campaign() -> str:
    return 'Der Wahlkampf'


def view_bonus() -> str:
    return 'Beim Parteitag zählt jeder Marker einer Region 1 dazu, wenn um ihre Münzen gewürfelt wird.'


def view_calendar(*, round: float) -> str:
    return ('Asse' if round == 1 else 'Zweier' if round == 2 else 'Dreier, Nullen' if round == 3 else 'Vierer' if round == 4 else 'Fünfer' if round == 5 else 'Parteitag')


def view_nominated(*, candidate: str | float) -> str:
    return _show(candidate) + ' ist nominiert'


def gap_first(*, round: float) -> str:
    return ('Super' if round == 3 else 'Runde')


def gap_second(*, round: float) -> str:
    return ('Tuesday' if round == 3 else _show(round) + ' von 5')


def gap_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_of_all(round=round))


def gap_votes(*, round: float) -> str:
    return 'Wahl: ' + ('A' if round == 1 else '3 und 0' if round == 3 else _show(round))


def gap_dice(*, candidate: str | float) -> str:
    return 'Würfel: ' + _show(candidate)


def banner_votes(*, round: float, coins: float) -> str:
    return _round_states_first(round=round) + ': ' + _coins_counted(coins=coins)


def banner_empty(*, round: float) -> str:
    return _round_states_first(round=round) + ' haben keine Münzen.'


def banner_next() -> str:
    return 'Weiter zur nächsten.'


def aim() -> str:
    return 'Sammle Münzen für 305 der 608 Delegierten, oder gewinn danach den Parteitag.'


def tip_release_head() -> str:
    return 'Gemeinsam hinten'


def tip_release_says() -> str:
    return 'Du gibst alle Münzen einer Region ab, und alles Abgegebene wird neu verteilt. Wähle eine, von der du wenig hast: Jede behaltene Münze zählt bei deinem Wurf um ihre Region 1 dazu.'


def tip_send_head() -> str:
    return 'Du lenkst einen automatischen Kandidaten'


def tip_send_says() -> str:
    return 'Mehrere Staaten sind für ihn gleich reich, und du hast die Würfel: Schick ihn dorthin, wo er den anderen eine Münze wegnimmt und nicht dir.'


def tip_surrender_head() -> str:
    return 'Eine Münze für einen zweiten Zug'


def tip_surrender_says() -> str:
    return 'Gib eine Münze ab, dann würfelst und ziehst du noch einmal. Das lohnt sich für eine kleine Münze, wenn eine große in Reichweite liegt, sonst selten: Die Münze geht an den Parteitag.'


def tip_take_head() -> str:
    return 'Welche Münze?'


def tip_take_says() -> str:
    return 'Meistens die größte. Doch beim Parteitag hilft dir jede Münze beim Wurf um ihre Region: Eine kleine kann mehr wert sein, wenn du von dort schon welche hast.'


def tip_super_head() -> str:
    return 'Super Tuesday'


def tip_super_says() -> str:
    return 'Dreier und Nullen wählen gemeinsam: doppelt so viele Münzen. Die Nullen liegen an der Mitte, für alle nah; lieber allein in einem Staat als an dritter Stelle in einem reichen.'


def tip_last_head() -> str:
    return 'Die letzte Runde'


def tip_last_says() -> str:
    return 'Was nach dieser Runde noch liegt, geht an den Parteitag. Ohne 305 solltest du dort nicht hinten liegen: In jedem Wahlgang scheidet aus, wer am wenigsten hat.'


def tip_home_head() -> str:
    return 'Der Heimweg ist immer offen'


def tip_home_says() -> str:
    return 'Was dein Würfel auch zeigt: Du kannst in jeden Staat deiner eigenen Region. Die gestrichelt umrandeten Staaten sind alle in Reichweite.'


def tip_gap_head() -> str:
    return 'Eine Figur in der Mitte gewinnt nichts'


def tip_gap_says() -> str:
    return 'Von hier kann sie überallhin, so weit ihr Würfel reicht. Geh dorthin, wo Münzen offen liegen und wenige andere folgen können.'


def tip_automatic_head() -> str:
    return 'Manche Kandidaten spielt niemand'


def tip_automatic_says() -> str:
    return 'Wen niemand wählt, der ist automatisch und zieht nach festen Regeln. Gewinnt ein automatischer Kandidat, verlieren alle.'


def tip_pick_head() -> str:
    return 'Wähle einen Kandidaten'


def tip_pick_says() -> str:
    return 'Jeder ist in einer Region zu Hause und kann immer dorthin zurück. Sonst sind alle gleich.'


def review_count() -> str:
    return 'Delegierte'


def review_stretch() -> str:
    return 'Runde'


def review_dice() -> str:
    return 'Würfel'


def review_side(*, candidate: str | float, name: str | float) -> str:
    return _show(candidate) + ', ' + _show(name)


def review_moment(*, count: str | float) -> str:
    return 'Wahlgang ' + _show(count)


def review_moment_short(*, count: str | float) -> str:
    return 'W' + _show(count)


def reason_lies(*, state: str | float, coins: float, values: Sequence[str], delegates: float) -> str:
    return 'In ' + _show(state) + ' ' + ('liegt eine ' + _list(values, 'conjunction') if _plural(coins) == 'one' else 'liegen ' + _list(values, 'conjunction')) + ': Das bringt im Schnitt etwa ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def reason_alone(*, who: Person) -> str:
    return ('Dort bin ich wohl allein und nehme, was ich will.' if who.meant == 'me' else 'Dort bist du wohl allein und nimmst, was du willst.')


def reason_nothing(*, gap: bool) -> str:
    return ('Nichts in Reichweite lohnt den Weg.' if gap else 'Nichts in Reichweite ist mehr wert.')


def reason_near(*, count: float, places: Sequence[str]) -> str:
    return 'Beim nächsten Wurf ' + ('liegt' if _plural(count) == 'one' else 'liegen') + ' ' + _list(places, 'conjunction') + ' höchstens zwei Staaten entfernt.'


def reason_near_place(*, state: str | float, stake: str | float) -> str:
    return _show(state) + ' (Wert ' + _show(stake) + ')'


def reason_next_round(*, coins: float) -> str:
    return ('Eine Münze der nächsten Runde liegt' if _plural(coins) == 'one' else _show(coins) + ' Münzen der nächsten Runde liegen') + ' höchstens zwei Staaten entfernt.'


def reason_surrender(*, gain: str | float, delegates: float) -> str:
    return 'Ein neuer Wurf bringt im Schnitt etwa ' + _show(gain) + ' mehr und kostet ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def reason_keeps(*, who: Person, markers: float, region: str | float) -> str:
    return ('Ich behalte' if who.meant == 'me' else 'Du behältst') + ' ' + ('1 weiteren' if _plural(markers) == 'one' else _show(markers) + ' weitere') + ' ' + _in_form(region, 'of') + '-Marker, für den Bonus beim Parteitag.'


def reason_done(*, gain: float, delegates: float) -> str:
    return 'Ein neuer Wurf brächte ' + ('nicht mehr' if gain == 0 else 'etwa ' + _show(gain) + ' mehr') + ' und würde mindestens ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' kosten.'


def reason_take(*, candidate: str | float, delegates: float, others: bool, next: Person) -> str:
    return 'Es ist die wertvollste: ' + _show(candidate) + ' hat dann ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + (', und danach ' + ('nimmst du eine' if next.meant == 'you' else 'nimmt ' + next + ' eine') if others else '') + '.'


def reason_send_free() -> str:
    return 'Dort ist er niemandem im Weg.'


def reason_send_way(*, rival: Person, delegates: float) -> str:
    return 'Dort kommt er ' + ('dir in die Quere: Du hast' if rival.meant == 'you' else rival + ' in die Quere: ' + rival + ' hat') + ' bisher ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + '.'


def reason_release(*, who: Person, region: str | float, delegates: float) -> str:
    return ('Meine' if who.meant == 'me' else 'Deine') + ' ' + _in_form(region, 'of') + '-Marker sind ' + ('1 Delegierten' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte') + ' wert: In keiner anderen Region ' + ('habe ich' if who.meant == 'me' else 'hast du') + ' weniger.'


def reason_pick_home(*, candidate: str | float, region: str | float) -> str:
    return _show(candidate) + ' kann immer heim in die Region ' + _show(region) + '.'


def reason_pick_first() -> str:
    return 'Von den übrigen bekommt er als Erster die Würfel.'


def player(*, name: str | float, candidate: str | float) -> str:
    return _show(name) + ' (' + _show(candidate) + ')'


def level_easy() -> str:
    return 'Geht nur auf Münzen in der eigenen Region und gibt nie eine ab.'


def level_normal() -> str:
    return 'Geht auf die wertvollste Münze in Reichweite; gewann 342 von 400 Partien gegen dreimal Leicht.'


def level_hard() -> str:
    return 'Rechnet mit den Zügen der anderen und spielt Möglichkeiten durch; gewann 42 von 100 Partien gegen dreimal Normal.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('verlässt' if _plural(count) == 'one' else 'verlassen') + ' nie die Heimat.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('hat' if _plural(count) == 'one' else 'haben') + ' es auf die dicken Brocken abgesehen.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('behält' if _plural(count) == 'one' else 'behalten') + ' die anderen so genau im Auge wie die Münzen.'


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
