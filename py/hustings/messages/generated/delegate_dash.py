"""The words of delegate_dash, made by `make messages` from locales/en/delegate_dash.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import ordinal as _ordinal
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate_north() -> str:
    return 'Senator North'


def candidate_east() -> str:
    return 'Governor East'


def candidate_south() -> str:
    return 'Representative South'


def candidate_west() -> str:
    return 'General West'


def short_north() -> str:
    return 'North'


def short_east() -> str:
    return 'East'


def short_south() -> str:
    return 'South'


def short_west() -> str:
    return 'West'


def initial_north() -> str:
    return 'N'


def initial_east() -> str:
    return 'E'


def initial_south() -> str:
    return 'S'


def initial_west() -> str:
    return 'W'


def region_arms() -> str:
    return 'Arms'


def region_suns() -> str:
    return 'Suns'


def region_crowns() -> str:
    return 'Crowns'


def region_moons() -> str:
    return 'Moons'


def map_arms() -> str:
    return 'A'


def map_suns() -> str:
    return 'S'


def map_crowns() -> str:
    return 'C'


def map_moons() -> str:
    return 'M'


def colour_blue() -> str:
    return 'blue'


def colour_red() -> str:
    return 'red'


def colour_green() -> str:
    return 'green'


def colour_black() -> str:
    return 'black'


def automatic() -> str:
    return 'automatic'


def named(*, automatic: bool, candidate: str | float) -> str:
    return (_show(candidate) + ' (automatic)' if automatic else _show(candidate))


def face(*, number: float) -> str:
    return ('ace' if number == 1 else _show(number))


def printed(*, number: float) -> str:
    return ('A' if number == 1 else _show(number))


def map_number(*, number: float) -> str:
    return ('a' if number == 1 else _show(number))


def state(*, region: str | float, number: float) -> str:
    return _show(region) + ' ' + _face(number=number)


def coin(*, region: str | float, value: str | float) -> str:
    return _show(region) + ' ' + _show(value)


def pawn(*, candidate: str | float) -> str:
    return 'the ' + _show(candidate) + ' pawn'


def roll(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' ' + _face(number=number)


def roll_bonus(*, bonus: str | float, candidate: str | float, number: float) -> str:
    return _roll(candidate=candidate, number=number) + ' + ' + _show(bonus)


def candidate_total(*, candidate: str | float, total: str | float) -> str:
    return _show(candidate) + ' ' + _show(total)


def region_total(*, region: str | float, total: str | float) -> str:
    return _show(region) + ' ' + _show(total)


def delegates_counted(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def states_counted(*, states: float) -> str:
    return ('1 state' if _plural(states) == 'one' else _show(states) + ' states')


def coins_counted(*, coins: float) -> str:
    return ('1 coin' if _plural(coins) == 'one' else _show(coins) + ' coins')


def markers_counted(*, markers: float) -> str:
    return ('1 marker' if _plural(markers) == 'one' else _show(markers) + ' markers')


def place(*, place: float) -> str:
    return (_show(place) + 'st' if _ordinal(place) == 'one' else _show(place) + 'nd' if _ordinal(place) == 'two' else _show(place) + 'rd' if _ordinal(place) == 'few' else _show(place) + 'th')


def round_states(*, round: float) -> str:
    return ('the aces' if round == 1 else 'the twos' if round == 2 else 'the threes and zeros' if round == 3 else 'the fours' if round == 4 else 'the fives')


def round_states_first(*, round: float) -> str:
    return ('The aces' if round == 1 else 'The twos' if round == 2 else 'The threes and zeros' if round == 3 else 'The fours' if round == 4 else 'The fives')


def round_number(*, round: str | float) -> str:
    return 'Round ' + _show(round)


def round_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_number(round=round))


def round_of_all(*, round: str | float) -> str:
    return 'Round ' + _show(round) + ' of 5'


def dice_holder(*, candidate: str | float) -> str:
    return _show(candidate) + ' has the dice'


def convention() -> str:
    return 'The convention'


def convention_count(*, count: str | float) -> str:
    return 'Convention, count ' + _show(count)


def prompt_over(*, candidate: str | float) -> str:
    return _show(candidate) + ' is nominated.'


def prompt_lay() -> str:
    return 'The map is being laid out.'


def prompt_place() -> str:
    return 'The dice place the coins.'


def prompt_flip() -> str:
    return 'This round’s coins are turned over.'


def prompt_roll() -> str:
    return 'All four dice roll.'


def prompt_reroll() -> str:
    return 'The coin given up buys another roll.'


def prompt_vote() -> str:
    return 'The caucus votes.'


def prompt_split() -> str:
    return 'The candidates roll for uncommitted markers.'


def prompt_rolloff() -> str:
    return 'The tied candidates roll off.'


def prompt_legislate() -> str:
    return '304 against 304: the legislature decides by a roll.'


def prompt_pick(*, who: str | float) -> str:
    return _show(who) + ': pick the candidate you will play.'


def prompt_release(*, who: str | float) -> str:
    return _show(who) + ': you are tied for last; choose a region whose markers you give up.'


def prompt_take(*, who: str | float, state: str | float, candidate: str | float) -> str:
    return _show(who) + ': choose a coin at ' + _show(state) + ' for ' + _show(candidate) + '.'


def prompt_send(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': ' + _show(candidate) + ' has equally good caucuses; choose one.'


def prompt_after(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': end ' + _show(candidate) + '’s move, or give up a coin to roll and move again.'


def prompt_move_zero(*, who: str | float, candidate: str | float) -> str:
    return _show(who) + ': ' + _show(candidate) + ' rolled a 0; go to a home state or stay.'


def prompt_move(*, who: str | float, candidate: str | float, states: float) -> str:
    return _show(who) + ': move ' + _show(candidate) + ' up to ' + _states_counted(states=states) + ', go to a home state, or stay.'


def move_lay() -> str:
    return 'Lay the map'


def move_pick_any() -> str:
    return 'Pick a candidate'


def move_place() -> str:
    return 'Place coins'


def move_flip() -> str:
    return 'Turn coins over'


def move_roll() -> str:
    return 'Roll'


def move_move_any() -> str:
    return 'Move'


def move_stay() -> str:
    return 'Stay'


def move_surrender_any() -> str:
    return 'Give up a coin'


def move_done() -> str:
    return 'End move'


def move_reroll() -> str:
    return 'Roll again'


def move_send_any() -> str:
    return 'Send'


def move_vote() -> str:
    return 'Vote'


def move_take_any() -> str:
    return 'Take a coin'


def move_split() -> str:
    return 'Roll for markers'


def move_rolloff() -> str:
    return 'Roll off'


def move_release_any() -> str:
    return 'Give up a region'


def move_legislate() -> str:
    return 'Roll'


def move_pick(*, candidate: str | float, colour: str | float, region: str | float) -> str:
    return _show(candidate) + ' (' + _show(colour) + ', ' + _show(region) + ')'


def move_to(*, state: str | float, delegates: float) -> str:
    return _show(state) + ('' if delegates == 0 else ', ' + _delegates_counted(delegates=delegates) + ' at stake')


def move_surrender(*, region: str | float, value: str | float) -> str:
    return 'Give up ' + _coin(region=region, value=value)


def move_take(*, value: str | float) -> str:
    return 'Take ' + _show(value)


def move_release(*, region: str | float, delegates: float) -> str:
    return 'Give up ' + _show(region) + ': ' + _delegates_counted(delegates=delegates)


def why_not_your_turn() -> str:
    return 'It is not your turn.'


def why_picked(*, candidate: str | float) -> str:
    return 'Rule 4: ' + _show(candidate) + ' has been picked already.'


def why_send_most() -> str:
    return 'Rule 22: an automatic candidate goes where most delegates are at stake.'


def why_own_coins(*, candidate: str | float) -> str:
    return 'Rule 20: ' + _show(candidate) + ' can only give up coins of its own.'


def why_face_up_only(*, alone: bool) -> str:
    return 'Rule ' + ('27' if alone else '28') + ': only coins lying face up at this caucus can be taken.'


def why_none_held(*, region: str | float) -> str:
    return 'Rule 36: you hold no ' + _show(region) + ' marker to give up.'


def why_not_now() -> str:
    return 'Rule 14: this is not the time to move there.'


def why_gap() -> str:
    return 'Rule 16: nobody can enter the gap in the middle.'


def why_there_already(*, candidate: str | float) -> str:
    return _show(candidate) + ' is there already: choose to stay (rule 14).'


def why_zero(*, candidate: str | float) -> str:
    return 'Rule 18: with a 0 ' + _show(candidate) + ' can only go to a home state or stay.'


def why_too_far(*, state: str | float, candidate: str | float, states: float, number: float) -> str:
    return 'Rule 15: ' + _show(state) + ' is ' + _states_counted(states=states) + ' away, and ' + _show(candidate) + ' rolled ' + _face(number=number) + '.'


def log_laid() -> str:
    return 'The 24 states are laid.'


def log_picked(*, who: Person, candidate: str | float) -> str:
    return ('You play' if who.meant == 'you' else who + ' plays') + ' ' + _show(candidate) + '.'


def log_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Coin roll ' + _show(roll) + ': one coin each to ' + _list(states, 'conjunction') + '.'


def log_round_empty(*, round: float) -> str:
    return 'Round ' + _show(round) + ': no coins lie on ' + _round_states(round=round) + '.'


def log_round(*, round: float, coins: float, candidate: str | float) -> str:
    return 'Round ' + _show(round) + ', ' + ('Super Tuesday, ' + _round_states(round=round) if round == 3 else _round_states(round=round)) + ': ' + _coins_counted(coins=coins) + '. ' + _dice_holder(candidate=candidate) + '.'


def log_flipped(*, state: str | float, delegates: float) -> str:
    return _show(state) + ' turns up ' + _delegates_counted(delegates=delegates) + '.'


def log_rolled(*, rolls: Sequence[str]) -> str:
    return 'Roll: ' + _list(rolls, 'unit') + '.'


def log_went_home(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' goes home to ' + _show(state) + '.'


def log_walked(*, candidate: str | float, state: str | float, states: float) -> str:
    return _show(candidate) + ' moves ' + _states_counted(states=states) + ' to ' + _show(state) + '.'


def log_stayed(*, candidate: str | float) -> str:
    return _show(candidate) + ' stays.'


def log_sought(*, candidate: str | float, state: str | float, shared: bool, delegates: float) -> str:
    return _show(candidate) + ' (automatic) is after ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + ', ' + ('as much as anywhere else' if shared else 'the most') + ' it can reach.'


def log_found_nothing(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' (automatic) can reach no caucus: ' + _show(state) + ' it is.'


def log_sent(*, who: Person, candidate: str | float, state: str | float) -> str:
    return ('You send' if who.meant == 'you' else who + ' sends') + ' ' + _show(candidate) + ' to ' + _show(state) + '.'


def log_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gives up ' + _coin(region=region, value=value) + ' to move again.'


def log_rerolled(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' rolls ' + _face(number=number) + '.'


def log_caucus(*, state: str | float, rolls: Sequence[str]) -> str:
    return 'Caucus at ' + _show(state) + ': ' + _list(rolls, 'unit') + '.'


def log_took(*, candidate: str | float, value: str | float, state: str | float, total: str | float) -> str:
    return _show(candidate) + ' takes ' + _show(value) + ' at ' + _show(state) + ', and has ' + _show(total) + '.'


def log_missed(*, candidate: str | float, state: str | float) -> str:
    return _show(candidate) + ' gets nothing at ' + _show(state) + '.'


def log_stalled(*, rolls: str | float) -> str:
    return 'Nobody took a coin in ' + _show(rolls) + ' rolls: what lies there is uncommitted.'


def log_pooled(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' becomes uncommitted.'


def log_convened(*, totals: Sequence[str], uncommitted: str | float) -> str:
    return 'The convention: ' + _list(totals, 'unit') + '; ' + _show(uncommitted) + ' uncommitted.'


def log_tied_last(*, candidates: Sequence[str], total: str | float) -> str:
    return _list(candidates, 'conjunction') + ' are tied for last with ' + _show(total) + '.'


def log_sealed(*, who: Person) -> str:
    return ('You have' if who.meant == 'you' else who + ' has') + ' chosen a region to give up.'


def log_released(*, candidate: str | float, region: str | float, total: str | float, markers: float, delegates: float) -> str:
    return _show(candidate) + ' gives up ' + _show(region) + ': ' + _markers_counted(markers=markers) + ', ' + _delegates_counted(delegates=delegates) + ', and has ' + _show(total) + ' left.'


def log_eliminated(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' is eliminated with ' + _delegates_counted(delegates=delegates) + '.'


def log_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'For the uncommitted ' + _show(region) + ': ' + _list(rolls, 'unit') + '.'


def log_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Roll-off for ' + _show(region) + ': ' + _list(rolls, 'unit') + '.'


def log_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gets ' + _coin(region=region, value=value) + ', and has ' + _show(total) + '.'


def log_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _show(candidate) + ' gets the ' + _show(owner) + ' pawn, and has ' + _show(total) + '.'


def log_counted(*, totals: Sequence[str]) -> str:
    return 'Count: ' + _list(totals, 'unit') + '.'


def log_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return '304 each; the legislature rolls: ' + _list(rolls, 'unit') + ('; again' if again else '') + '.'


def log_won(*, candidate: str | float, who: Person, delegates: float) -> str:
    return _show(candidate) + ' wins the nomination for ' + ('you' if who.meant == 'you' else who) + ', with ' + _delegates_counted(delegates=delegates) + '.'


def log_won_automatic(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' wins the nomination as an automatic candidate, with ' + _delegates_counted(delegates=delegates) + '.'


def heard_round(*, round: str | float, who: Person, coins: float) -> str:
    return 'Round ' + _show(round) + ': ' + _coins_counted(coins=coins) + '. ' + ('You have' if who.meant == 'you' else who + ' has') + ' the dice.'


def heard_roll(*, who: Person, number: float) -> str:
    return ('you' if who.meant == 'you' else who) + ' ' + _face(number=number)


def heard_walked(*, who: Person, home: bool, state: str | float, stake: float) -> str:
    return ('You ' + ('go home' if home else 'move') if who.meant == 'you' else who + ' ' + ('goes home' if home else 'moves')) + ' to ' + _show(state) + ('' if stake == 0 else ', where ' + _show(stake) + ' lie') + '.'


def heard_stayed(*, who: Person) -> str:
    return ('You stay.' if who.meant == 'you' else who + ' stays.')


def heard_move_over(*, reason: str) -> str:
    return ('The move is over: there is no coin to give up.' if reason == 'none' else 'The move is over: no coin is worth another roll.')


def heard_surrendered(*, who: Person, region: str | float, value: str | float) -> str:
    return ('You give up' if who.meant == 'you' else who + ' gives up') + ' ' + _coin(region=region, value=value) + ' to move again.'


def heard_rerolled(*, who: Person, number: float) -> str:
    return ('You roll' if who.meant == 'you' else who + ' rolls') + ' ' + _face(number=number) + '.'


def heard_took(*, who: Person, value: str | float, state: str | float, total: str | float) -> str:
    return ('You take ' + _show(value) + ' at ' + _show(state) + ', and have' if who.meant == 'you' else who + ' takes ' + _show(value) + ' at ' + _show(state) + ', and has') + ' ' + _show(total) + '.'


def heard_missed(*, who: Person, state: str | float) -> str:
    return ('You get' if who.meant == 'you' else who + ' gets') + ' nothing at ' + _show(state) + '.'


def heard_eliminated(*, who: Person, total: str | float) -> str:
    return ('You are' if who.meant == 'you' else who + ' is') + ' last with ' + _show(total) + ' and out.'


def heard_stake(*, state: str | float, stake: str | float) -> str:
    return _show(state) + ': ' + _show(stake)


def heard_stakes(*, stakes: Sequence[str]) -> str:
    return 'Delegates face up: ' + _list(stakes, 'unit') + '.'


def heard_no_stakes() -> str:
    return 'No delegates are face up.'


def heard_pawn(*, who: Person, state: str | float) -> str:
    return ('you' if who.meant == 'you' else who) + ' at ' + _show(state)


def heard_pawn_in_gap(*, who: Person) -> str:
    return ('you' if who.meant == 'you' else who) + ' in the gap'


def area_candidates() -> str:
    return 'Candidates'


def heard_pawns(*, pawns: Sequence[str]) -> str:
    return 'The candidates: ' + _list(pawns, 'unit') + '.'


def outcome_won(*, name: str | float, candidate: str | float, how: str) -> str:
    return _show(name) + ' wins as ' + _show(candidate) + ', ' + _outcome_how(how=how) + '.'


def outcome_lost(*, candidate: str | float, alone: bool, how: str) -> str:
    return _show(candidate) + ', an automatic candidate nobody played, wins ' + _outcome_how(how=how) + ': ' + ('you lose' if alone else 'all players lose') + '.'


def outcome_how(*, how: str) -> str:
    return ('with a majority before the convention had to decide' if how == 'outright' else 'with a majority at the convention' if how == 'brokered' else 'by the legislature’s roll at 304 each')


def summary_over(*, candidate: str | float) -> str:
    return _show(candidate) + ' nominated'


def summary_set_up() -> str:
    return 'Set-up'


def position_candidate(*, candidate: str | float, player: str | float, total: str | float, gap: bool, state: str | float, markers: Sequence[str], out: bool) -> str:
    return _show(candidate) + ' (' + _show(player) + '): ' + _show(total) + ', at ' + ('the gap' if gap else _show(state)) + '  [' + _list(markers, 'unit') + ']' + (', eliminated' if out else '')


def position_uncommitted(*, markers: Sequence[str]) -> str:
    return 'Uncommitted: ' + _list(markers, 'unit')


def beat_laid() -> str:
    return 'The 24 states are laid out'


def beat_picked(*, candidate: str | float) -> str:
    return 'plays ' + _show(candidate)


def beat_placed(*, roll: str | float, states: Sequence[str]) -> str:
    return 'Coin roll ' + _show(roll) + ' of 6: ' + _list(states, 'unit')


def beat_round_empty(*, round: float) -> str:
    return 'Round ' + _show(round) + ': no coins lie on ' + _round_states(round=round)


def beat_round(*, round: float, coins: float, candidate: str | float) -> str:
    return _round_title(round=round) + ': ' + _round_states(round=round) + ', ' + _coins_counted(coins=coins) + '; ' + _dice_holder(candidate=candidate)


def beat_flipped(*, totals: Sequence[str]) -> str:
    return 'Face up: ' + _list(totals, 'unit')


def beat_rolled(*, rolls: Sequence[str]) -> str:
    return 'Order: ' + _list(rolls, 'unit')


def beat_walked(*, state: str | float, home: bool, reason: str, stake: str | float, automatic: bool, candidate: str | float, states: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' to ' + _show(state) + ', ' + ('home' if home else _states_counted(states=states)) + (', for ' + _show(stake) if reason == 'stake' else ': nothing in reach' if reason == 'nothing' else '')


def beat_stayed(*, state: str | float, stake: float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' stays in ' + _show(state) + ('' if stake == 0 else ' ' + 'for ' + _show(stake))


def beat_stayed_gap(*, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' stays in the gap'


def beat_move_over(*, line: str | float, reason: str) -> str:
    return _show(line) + '; done, ' + ('no coin to give up' if reason == 'none' else 'no coin is worth another roll')


def beat_sent(*, candidate: str | float, state: str | float) -> str:
    return 'sends ' + _show(candidate) + ' to ' + _show(state) + ', as good as any'


def beat_surrendered(*, candidate: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gives up ' + _coin(region=region, value=value) + ' to roll and move again'


def beat_rerolled(*, candidate: str | float, number: float) -> str:
    return _show(candidate) + ' rolls ' + _face(number=number)


def beat_caucus(*, state: str | float, rolls: Sequence[str], tie: str, first: str | float) -> str:
    return 'Caucus, ' + _show(state) + ': ' + _list(rolls, 'unit') + ('; ' + _tie_home() if tie == 'home' else '; ' + _tie_clockwise(first=first) if tie == 'clockwise' else '')


def tie_home() -> str:
    return 'a tie, home first'


def tie_clockwise(*, first: str | float) -> str:
    return 'a tie, clockwise from ' + _show(first)


def beat_took(*, value: str | float, state: str | float, total: str | float, automatic: bool, candidate: str | float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' takes ' + _show(value) + ' in ' + _show(state) + ', now ' + _show(total)


def loss_took(*, name: str | float, value: str | float, state: str | float, less: str | float) -> str:
    return _show(name) + ' took the ' + _show(value) + ' in ' + _show(state) + ' ahead of you: −' + _show(less)


def beat_missed(*, candidates: Sequence[str], count: float, state: str | float) -> str:
    return _list(candidates, 'conjunction') + ' ' + ('gets' if _plural(count) == 'one' else 'get') + ' nothing in ' + _show(state)


def beat_stalled(*, rolls: str | float, delegates: float) -> str:
    return 'No coin taken in ' + _show(rolls) + ' rolls: ' + _delegates_counted(delegates=delegates) + ' left uncommitted'


def beat_convened(*, totals: Sequence[str], uncommitted: float) -> str:
    return 'The convention: ' + _list(totals, 'unit') + ('' if uncommitted == 0 else '; ' + _show(uncommitted) + ' uncommitted')


def beat_tied_last(*, total: float, candidates: Sequence[str]) -> str:
    return 'Tied for last with ' + _show(total) + ': ' + _list(candidates, 'conjunction') + '; ' + ('with nothing they are out' if total == 0 else 'each gives up a region')


def beat_sealed() -> str:
    return 'has chosen which region to give up'


def beat_released(*, region: str | float, total: str | float, automatic: bool, candidate: str | float, markers: float, delegates: float) -> str:
    return _named(automatic=automatic, candidate=candidate) + ' gives up ' + _markers_counted(markers=markers) + ' of ' + _show(region) + ': ' + _delegates_counted(delegates=delegates) + ' gone, ' + _show(total) + ' left'


def beat_eliminated(*, count: str | float, candidate: str | float, total: str | float) -> str:
    return 'Count ' + _show(count) + ': ' + _show(candidate) + ' is last with ' + _show(total) + ' and out'


def beat_split(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'For the uncommitted ' + _show(region) + ': ' + _list(rolls, 'unit')


def beat_rolled_off(*, region: str | float, rolls: Sequence[str]) -> str:
    return 'Equal, so a roll-off for ' + _show(region) + ': ' + _list(rolls, 'unit')


def beat_awarded(*, candidate: str | float, total: str | float, region: str | float, value: str | float) -> str:
    return _show(candidate) + ' gets ' + _coin(region=region, value=value) + ', now ' + _show(total)


def beat_awarded_pawn(*, candidate: str | float, owner: str | float, total: str | float) -> str:
    return _show(candidate) + ' gets the ' + _show(owner) + ' pawn, now ' + _show(total)


def beat_counted(*, totals: Sequence[str], majority: bool, needed: str | float) -> str:
    return 'Counted again: ' + _list(totals, 'unit') + ('' if majority else '; nobody has ' + _show(needed))


def beat_legislature(*, rolls: Sequence[str], again: bool) -> str:
    return '304 each, so the legislature rolls: ' + _list(rolls, 'unit') + ('; equal, again' if again else '')


def beat_nominated(*, candidate: str | float, total: str | float, how: str) -> str:
    return _show(candidate) + ' is nominated with ' + _show(total) + ', ' + ('a majority at once' if how == 'outright' else 'a majority at the convention' if how == 'brokered' else 'by the legislature’s roll')


def beat_won(*, who: Person, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + ': ' + ('you win' if who.meant == 'you' else who + ' wins')


def beat_won_automatic(*, alone: bool, candidate: str | float, total: str | float, how: str) -> str:
    return _beat_nominated(candidate=candidate, total=total, how=how) + ': ' + ('automatic, so you lose' if alone else 'automatic, so all lose')


def view_map() -> str:
    return 'Map of 24 states'


def view_state(*, state: str | float, facts: str | float) -> str:
    return _show(state) + ': ' + _show(facts)


def view_facts(*, facts: str | float, next: str | float) -> str:
    return _show(facts) + '; ' + _show(next)


def view_face_up(*, values: Sequence[str]) -> str:
    return _list(values, 'conjunction') + ' face up'


def view_face_down(*, coins: str | float) -> str:
    return _show(coins) + ' face down'


def view_here(*, candidates: Sequence[str]) -> str:
    return _list(candidates, 'conjunction') + ' here'


def view_away(*, states: float) -> str:
    return _states_counted(states=states) + ' away'


def view_candidate(*, candidate: str | float, colour: str | float, region: str | float, player: str | float, turn: str, dice: bool, delegates: float, number: float, place: float) -> str:
    return _show(candidate) + '; ' + _show(colour) + ', ' + _show(region) + '; ' + _show(player) + '; ' + _delegates_counted(delegates=delegates) + ('; eliminated' if turn == 'eliminated' else '; rolled ' + _face(number=number) + ', moves ' + _place(place=place) if turn == 'rolled' else '') + ('; has the dice' if dice else '')


def view_free() -> str:
    return 'free to pick'


def view_out() -> str:
    return 'out'


def view_last() -> str:
    return 'last'


def view_roll_off() -> str:
    return 'roll-off'


def view_more(*, more: float) -> str:
    return _number(more, signDisplay='exceptZero')


def view_sum(*, more: str | float, sum: str | float, number: float) -> str:
    return _face(number=number) + ' + ' + _show(more) + ' = ' + _show(sum)


def view_eliminated(*, candidate: str | float, delegates: float) -> str:
    return _show(candidate) + ' is out: ' + _delegates_counted(delegates=delegates) + ' to share out'


def view_region(*, region: str | float, delegates: float) -> str:
    return _show(region) + ': ' + _delegates_counted(delegates=delegates) + ' to share out'


def view_plus(*, sum: str | float, value: str | float) -> str:
    return _show(sum) + ' + ' + _show(value)


def view_share(*, candidate: str | float, values: str | float) -> str:
    return _show(candidate) + ' ' + _show(values)


def view_dealt(*, region: str | float, shares: Sequence[str]) -> str:
    return _show(region) + ': ' + _list(shares, 'unit')


def view_of_needed(*, needed: str | float) -> str:
    return 'of ' + _show(needed)


def view_have_of_needed(*, have: str | float, needed: str | float) -> str:
    return _show(have) + ' of ' + _show(needed)


def view_to_win() -> str:
    return 'to win'


def view_reach(*, steps: float) -> str:
    return ('only home' if steps == 0 else '1 step' if _plural(steps) == 'one' else _show(steps) + ' steps')


def view_column(*, candidate: str | float, player: str | float) -> str:
    return _show(candidate) + ': ' + _show(player)


def view_pile(*, coins: str | float) -> str:
    return '×' + _show(coins)


def view_pawn_coin(*, region: str | float, value: str | float) -> str:
    return _coin(region=region, value=value) + ' (pawn)'


def view_uncommitted() -> str:
    return 'Uncommitted'


def view_pool(*, delegates: float) -> str:
    return 'Uncommitted: ' + ('none' if delegates == 0 else _delegates_counted(delegates=delegates))


def view_nothing() -> str:
    return 'none'


def view_not_seen() -> str:
    return 'Still face down'


def view_standings() -> str:
    return 'Delegates'


def view_campaign() -> str:
    return 'The campaign'


def view_bonus() -> str:
    return 'At the convention each marker of a region adds 1 to the roll for its coins.'


def view_calendar(*, round: float) -> str:
    return ('Aces' if round == 1 else 'Twos' if round == 2 else 'Threes, zeros' if round == 3 else 'Fours' if round == 4 else 'Fives' if round == 5 else 'Convention')


def view_nominated(*, candidate: str | float) -> str:
    return _show(candidate) + ' is nominated'


def gap_first(*, round: float) -> str:
    return ('Super' if round == 3 else 'Round')


def gap_second(*, round: float) -> str:
    return ('Tuesday' if round == 3 else _show(round) + ' of 5')


def gap_title(*, round: float) -> str:
    return ('Super Tuesday' if round == 3 else _round_of_all(round=round))


def gap_votes(*, round: float) -> str:
    return 'Votes: ' + ('A' if round == 1 else '3 and 0' if round == 3 else _show(round))


def gap_dice(*, candidate: str | float) -> str:
    return 'Dice: ' + _show(candidate)


def banner_votes(*, round: float, coins: float) -> str:
    return _round_states_first(round=round) + ': ' + _coins_counted(coins=coins)


def banner_empty(*, round: float) -> str:
    return 'No coins lie on ' + _round_states(round=round) + '.'


def banner_next() -> str:
    return 'On to the next.'


def aim() -> str:
    return 'Collect coins worth 305 of the 608 delegates, or win the convention that follows.'


def tip_release_head() -> str:
    return 'Tied for last'


def tip_release_says() -> str:
    return 'You give up every coin of one region, and all of it is dealt out again. Give up where you hold little: each coin kept adds 1 to your die for that region.'


def tip_send_head() -> str:
    return 'You steer an automatic candidate'


def tip_send_says() -> str:
    return 'Several states are equally rich for it, and you hold the dice: send it where it takes a coin from a rival, not from you.'


def tip_surrender_head() -> str:
    return 'A coin for a second move'


def tip_surrender_says() -> str:
    return 'Give up a coin and you roll and move again. Worth it for a small coin when a big one lies in reach, rarely otherwise: the coin goes to the convention.'


def tip_take_head() -> str:
    return 'Which coin?'


def tip_take_says() -> str:
    return 'Mostly the biggest. But at the convention each coin of a region helps you there, so a small one where you already hold some can be worth more.'


def tip_super_head() -> str:
    return 'Super Tuesday'


def tip_super_says() -> str:
    return 'The 3s and 0s vote together: twice the coins. The 0s lie at the gap, close to everyone’s way; being alone at one state beats being third at a rich one.'


def tip_last_head() -> str:
    return 'The last round'


def tip_last_says() -> str:
    return 'Whatever lies after this round goes to the convention. Without 305, make sure not to be last there: the last in each count drops out.'


def tip_home_head() -> str:
    return 'The way home is always open'


def tip_home_says() -> str:
    return 'Whatever your die shows, you may go to any state of your own region. The states with a dashed outline are all within reach.'


def tip_gap_head() -> str:
    return 'A pawn in the gap wins nothing'


def tip_gap_says() -> str:
    return 'From here it can go anywhere its die allows. Go where coins lie face up and few others can follow.'


def tip_automatic_head() -> str:
    return 'Some candidates have no player'


def tip_automatic_says() -> str:
    return 'Whoever is not picked is automatic and moves by fixed rules. If an automatic candidate wins, all players lose.'


def tip_pick_head() -> str:
    return 'Choose a candidate'


def tip_pick_says() -> str:
    return 'Each is at home in one region and may always return there. Otherwise they are alike.'


def review_count() -> str:
    return 'Delegates'


def review_stretch() -> str:
    return 'Round'


def review_dice() -> str:
    return 'Dice'


def review_side(*, candidate: str | float, name: str | float) -> str:
    return _show(candidate) + ', ' + _show(name)


def review_moment(*, count: str | float) -> str:
    return 'Count ' + _show(count)


def review_moment_short(*, count: str | float) -> str:
    return 'C' + _show(count)


def reason_lies(*, state: str | float, coins: float, values: Sequence[str], delegates: float) -> str:
    return 'In ' + _show(state) + ' ' + ('lies a ' + _list(values, 'conjunction') if _plural(coins) == 'one' else 'lie ' + _list(values, 'conjunction')) + ', worth about ' + _delegates_counted(delegates=delegates) + ' on average.'


def reason_alone(*, who: Person) -> str:
    return ('I may well be alone there and take what I like.' if who.meant == 'me' else 'You may well be alone there and take what you like.')


def reason_nothing(*, gap: bool) -> str:
    return ('Nothing in reach is worth the way.' if gap else 'Nothing in reach is worth more.')


def reason_near(*, places: Sequence[str], count: float) -> str:
    return _list(places, 'conjunction') + ' ' + ('is' if _plural(count) == 'one' else 'are') + ' within two states, for the next roll.'


def reason_near_place(*, state: str | float, stake: str | float) -> str:
    return _show(state) + ' (worth ' + _show(stake) + ')'


def reason_next_round(*, coins: float) -> str:
    return ('One coin of the next round lies' if _plural(coins) == 'one' else _show(coins) + ' coins of the next round lie') + ' within two states.'


def reason_surrender(*, gain: str | float, delegates: float) -> str:
    return 'Another roll brings about ' + _show(gain) + ' more on average, and costs ' + _delegates_counted(delegates=delegates) + '.'


def reason_keeps(*, who: Person, markers: float, region: str | float) -> str:
    return ('I keep' if who.meant == 'me' else 'You keep') + ' ' + ('1 other marker' if _plural(markers) == 'one' else _show(markers) + ' other markers') + ' of ' + _show(region) + ', for the bonus at the convention.'


def reason_done(*, gain: float, delegates: float) -> str:
    return 'Another roll would bring ' + ('nothing more' if gain == 0 else 'about ' + _show(gain) + ' more') + ' and cost ' + _delegates_counted(delegates=delegates) + ' at least.'


def reason_take(*, candidate: str | float, others: bool, next: Person, delegates: float) -> str:
    return 'It is the most valuable one: ' + _show(candidate) + ' then has ' + _delegates_counted(delegates=delegates) + (', and ' + ('you take next' if next.meant == 'you' else next + ' takes next') if others else '') + '.'


def reason_send_free() -> str:
    return 'It is in nobody’s way there.'


def reason_send_way(*, rival: Person, delegates: float) -> str:
    return 'There it is in the way of ' + ('you, who have' if rival.meant == 'you' else rival + ', who has') + ' ' + _delegates_counted(delegates=delegates) + '.'


def reason_release(*, who: Person, region: str | float, delegates: float) -> str:
    return ('My markers of ' + _show(region) + ' hold ' + _delegates_counted(delegates=delegates) + ', the least of my regions.' if who.meant == 'me' else 'Your markers of ' + _show(region) + ' hold ' + _delegates_counted(delegates=delegates) + ', the least of your regions.')


def reason_pick_home(*, candidate: str | float, region: str | float) -> str:
    return _show(candidate) + ' can always go home to ' + _show(region) + '.'


def reason_pick_first() -> str:
    return 'Of those left it is the first to have the dice.'


def player(*, name: str | float, candidate: str | float) -> str:
    return _show(name) + ' (' + _show(candidate) + ')'


def level_easy() -> str:
    return 'Goes for coins in its own region only, and never gives one up.'


def level_normal() -> str:
    return 'Goes for the most valuable coin in reach; won 342 of 400 games against three Easy.'


def level_hard() -> str:
    return 'Plans for its rivals’ moves and tries its options; won 42 of 100 games against three Normal.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('never leaves' if _plural(count) == 'one' else 'never leave') + ' home.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('chases' if _plural(count) == 'one' else 'chase') + ' the big prizes.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('watches' if _plural(count) == 'one' else 'watch') + ' the rivals as closely as the coins.'


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
