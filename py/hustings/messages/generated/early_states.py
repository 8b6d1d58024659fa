"""The words of early_states, made by `make messages` from locales/en/early_states.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def state_iowa() -> str:
    return 'Iowa'


def state_new_hampshire() -> str:
    return 'New Hampshire'


def state_south_carolina() -> str:
    return 'South Carolina'


def state_nevada() -> str:
    return 'Nevada'


def state_florida() -> str:
    return 'Florida'


def state_missouri() -> str:
    return 'Missouri'


def state_ohio() -> str:
    return 'Ohio'


def state_virginia() -> str:
    return 'Virginia'


def state_pennsylvania() -> str:
    return 'Pennsylvania'


def second_die() -> str:
    return 'the second die'


def second_die_head() -> str:
    return 'The second die'


def second_die_row() -> str:
    return 'Second die'


def second_die_short() -> str:
    return '2nd die'


def third_die() -> str:
    return 'the third die'


def third_die_head() -> str:
    return 'The third die'


def third_die_row() -> str:
    return 'Third die'


def third_die_short() -> str:
    return '3rd die'


def item_radio() -> str:
    return 'Radio Ad'


def item_radio_effect() -> str:
    return '1 mark in each of 3 states'


def item_radio_first() -> str:
    return '1 mark each'


def item_radio_second() -> str:
    return 'in 3 states'


def item_organiser() -> str:
    return 'Organiser'


def item_organiser_effect() -> str:
    return 'a second re-roll'


def item_organiser_first() -> str:
    return 'a second re-roll'


def item_organiser_second() -> str:
    return 'each turn'


def item_television() -> str:
    return 'Television Ad'


def item_television_effect() -> str:
    return '2 marks in each of 3 states'


def item_television_first() -> str:
    return '2 marks each'


def item_television_second() -> str:
    return 'in 3 states'


def item_debate() -> str:
    return 'Debate Win'


def item_debate_effect() -> str:
    return '2 marks in each of 5 states'


def item_debate_first() -> str:
    return '2 marks each'


def item_debate_second() -> str:
    return 'in 5 states'


def item_finance() -> str:
    return 'Finance Chair'


def item_finance_effect() -> str:
    return '$1 more on every die that gives funds'


def item_finance_first() -> str:
    return '$1 more'


def item_finance_second() -> str:
    return 'per die that pays'


def item_spokesperson() -> str:
    return 'Spokesperson'


def item_spokesperson_effect() -> str:
    return '1 vote more on every die that gives votes'


def item_spokesperson_first() -> str:
    return '1 vote more'


def item_spokesperson_second() -> str:
    return 'per voting die'


def item_manager() -> str:
    return 'Manager'


def item_manager_effect() -> str:
    return '2 more votes every turn'


def item_manager_first() -> str:
    return '2 votes more'


def item_manager_second() -> str:
    return 'each turn'


def item_pro_life() -> str:
    return 'Pro Life'


def item_pro_life_effect() -> str:
    return '3 marks each in IA, OH, PA'


def item_immigration() -> str:
    return 'Immigration'


def item_immigration_effect() -> str:
    return '3 marks each in FL, NV, VA'


def item_low_tax() -> str:
    return 'Low Tax'


def item_low_tax_effect() -> str:
    return '3 marks each in NH, OH, MO'


def item_defence() -> str:
    return 'Defence'


def item_defence_effect() -> str:
    return '3 marks each in SC, FL, PA'


def money(*, dollars: str | float) -> str:
    return '$' + _show(dollars)


def votes_counted(*, votes: float) -> str:
    return ('no votes' if votes == 0 else '1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def marks_counted(*, marks: float) -> str:
    return ('no marks' if marks == 0 else '1 mark' if _plural(marks) == 'one' else _show(marks) + ' marks')


def delegates_counted(*, delegates: float) -> str:
    return ('no delegates' if delegates == 0 else '1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def firsts_counted(*, firsts: float) -> str:
    return ('no first places' if firsts == 0 else '1 first place' if _plural(firsts) == 'one' else _show(firsts) + ' first places')


def dice_counted(*, dice: float) -> str:
    return ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def proceeds(*, funds: float, votes: float) -> str:
    return (('nothing' if votes == 0 else _votes_counted(votes=votes)) if funds == 0 else '$' + _show(funds) + ('' if votes == 0 else ' ' + 'and ' + _votes_counted(votes=votes)))


def prize(*, bonus: float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ('' if bonus == 0 else ' ' + 'and $' + _show(bonus))


def ranked(*, rank: float) -> str:
    return ('first' if rank == 1 else 'second' if rank == 2 else 'third')


def place_short(*, rank: float) -> str:
    return ('1st' if rank == 1 else '2nd' if rank == 2 else '3rd' if rank == 3 else 'late')


def medal(*, medal: str) -> str:
    return ('gold' if medal == 'gold' else 'silver' if medal == 'silver' else 'bronze')


def medal_next(*, next: str, least: str | float) -> str:
    return ('silver' if next == 'silver' else 'gold') + ' from ' + _show(least) + ' delegates'


def prompt_last(*, prompt: str | float, names: Sequence[str], seats: float) -> str:
    return _show(prompt) + ' ' + _list(names, 'conjunction') + ' ' + ('is' if _plural(seats) == 'one' else 'are') + ' still to play.'


def prompt_very_last(*, prompt: str | float) -> str:
    return _show(prompt) + ' This is the last turn.'


def prompt_over() -> str:
    return 'The race is over.'


def prompt_start() -> str:
    return 'Drawing who begins.'


def prompt_roll(*, name: str | float) -> str:
    return _show(name) + ' rolls.'


def prompt_reroll(*, name: str | float, rerolls: str | float) -> str:
    return _show(name) + ': re-roll any dice (' + _show(rerolls) + ' left), or keep them.'


def prompt_take(*, name: str | float, ones: float) -> str:
    return _show(name) + ': take ' + ('the 1' if ones == 1 else 'each of the two 1s' if ones == 2 else 'each of the three 1s') + ' as funds or as a vote.'


def prompt_spend(*, name: str | float, cash: str | float) -> str:
    return _show(name) + ': spend your $' + _show(cash) + ', or save it and go on to the votes.'


def prompt_air(*, name: str | float, item: str | float, more: bool, states: float, marks: str | float) -> str:
    return _show(name) + ': ' + _show(item) + ', choose ' + (('1 more state' if _plural(states) == 'one' else _show(states) + ' more states') if more else ('1 state' if _plural(states) == 'one' else _show(states) + ' states')) + ' (+' + _show(marks) + ' each).'


def prompt_vote(*, name: str | float, votes: float) -> str:
    return _show(name) + ': place ' + _votes_counted(votes=votes) + '.'


def prompt_confirm(*, name: str | float) -> str:
    return _show(name) + ': end your turn.'


def move_keep() -> str:
    return 'Keep the dice'


def move_reroll() -> str:
    return 'Re-roll'


def move_reroll_some(*, dice: float, which: Sequence[str], faces: Sequence[str]) -> str:
    return 'Re-roll ' + ('die' if _plural(dice) == 'one' else 'dice') + ' ' + _list(which, 'conjunction') + ' (' + _list(faces, 'unit') + ')'


def move_reroll_all(*, dice: float, faces: Sequence[str]) -> str:
    return 'Re-roll ' + ('the die' if _plural(dice) == 'one' else 'all dice') + ' (' + _list(faces, 'unit') + ')'


def move_take(*, several: bool) -> str:
    return ('Take the 1s as' if several else 'Take the 1 as')


def move_take_funds(*, ones: float) -> str:
    return ('The 1 as funds' if _plural(ones) == 'one' else 'All 1s as funds')


def move_take_votes(*, ones: float) -> str:
    return ('The 1 as a vote' if _plural(ones) == 'one' else 'All 1s as votes')


def move_take_both(*, funds: str | float, votes: float) -> str:
    return _show(funds) + ' as funds, ' + _votes_counted(votes=votes)


def move_buy() -> str:
    return 'Buy'


def move_buy_item(*, item: str | float, price: str | float) -> str:
    return _show(item) + ' ($' + _show(price) + ')'


def move_air() -> str:
    return 'Name a state'


def move_air_state(*, state: str | float, marks: float) -> str:
    return _show(state) + ': ' + ('full, no use' if marks == 0 else '+' + _show(marks))


def move_save(*, cash: str | float) -> str:
    return 'Save $' + _show(cash) + ' and go on'


def move_mark() -> str:
    return 'Place votes'


def move_mark_place(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + ': ' + _show(filled) + ' of ' + _show(circles) + ' filled'


def move_mark_some(*, place: str | float, marks: float) -> str:
    return _show(place) + ': ' + _marks_counted(marks=marks)


def move_mark_die(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', one die more'


def move_mark_late(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', filled too late'


def move_mark_full(*, delegates: str | float, place: str | float, marks: float, rank: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', ' + _ranked(rank=rank) + ' place for ' + _show(delegates)


def move_done() -> str:
    return 'End turn'


def why_not_your_turn() -> str:
    return 'It is not your turn.'


def why_no_throw() -> str:
    return 'Rules 7 and 8: the throws of this turn are over.'


def why_votes_first() -> str:
    return 'Rule 29: place your votes first.'


def why_dice_first() -> str:
    return 'Rule 29: first the dice and the purchases, then the votes.'


def why_bought(*, item: str | float) -> str:
    return 'Rule 19: you have bought ' + _show(item) + ' already.'


def why_two_issues() -> str:
    return 'Rule 20: you have two issues already.'


def why_too_dear(*, item: str | float, price: str | float, cash: str | float) -> str:
    return 'Rule 18: ' + _show(item) + ' costs $' + _show(price) + ' and you have $' + _show(cash) + '.'


def why_states_first(*, item: str | float) -> str:
    return 'Rule 25: first choose the states of ' + _show(item) + '.'


def why_buy_after() -> str:
    return 'Rule 18: you buy after rolling.'


def why_buy_before() -> str:
    return 'Rule 18: you buy before voting.'


def why_only_votes() -> str:
    return 'Rule 28: only votes make marks in the staff rows.'


def why_same_state() -> str:
    return 'Rule 25: the states of one ad must all differ.'


def why_no_circle(*, place: str | float) -> str:
    return 'Rule 29: ' + _show(place) + ' has no free circle.'


def why_no_votes() -> str:
    return 'Rule 29: you have no votes left.'


def why_votes_left(*, votes: float) -> str:
    return 'Rule 29: you have ' + _votes_counted(votes=votes) + ' left.'


def log_begins(*, who: Person) -> str:
    return ('You begin.' if who.meant == 'you' else who + ' begins.')


def log_stake(*, who: Person, funds: str | float) -> str:
    return ('You get' if who.meant == 'you' else who + ' gets') + ' $' + _show(funds) + ' for coming later.'


def log_rolled(*, who: Person, again: bool, faces: Sequence[str]) -> str:
    return ('You roll' if who.meant == 'you' else who + ' rolls') + (' ' + 'again' if again else '') + ': ' + _list(faces, 'conjunction') + '.'


def log_takes(*, who: Person) -> str:
    return ('You take' if who.meant == 'you' else who + ' takes')


def log_took_funds(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('the 1' if ones == 1 else 'the two 1s' if ones == 2 else 'the three 1s') + ' as funds.'


def log_took_votes(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('the 1 as a vote' if ones == 1 else 'the two 1s as votes' if ones == 2 else 'the three 1s as votes') + '.'


def log_took_both(*, funds: float, votes: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('one' if funds == 1 else 'two') + ' of the 1s as funds, ' + ('one as a vote' if votes == 1 else 'two as votes') + '.'


def log_collected(*, who: Person, funds: float, votes: float) -> str:
    return ('You collect' if who.meant == 'you' else who + ' collects') + ' ' + _proceeds(funds=funds, votes=votes) + '.'


def log_bought(*, who: Person, item: str | float, price: str | float) -> str:
    return ('You buy' if who.meant == 'you' else who + ' buys') + ' ' + _show(item) + ' for $' + _show(price) + '.'


def log_marked(*, who: Person, staff: bool, place: str | float, filled: str | float, circles: str | float, marks: float) -> str:
    return ('You make' if who.meant == 'you' else who + ' makes') + ' ' + _marks_counted(marks=marks) + ' ' + ('for' if staff else 'in') + ' ' + _show(place) + ' (' + _show(filled) + ' of ' + _show(circles) + ').'


def log_wasted(*, who: Person, marks: float) -> str:
    return ('You waste' if who.meant == 'you' else who + ' wastes') + ' ' + _marks_counted(marks=marks) + ': no circle is free.'


def log_filled(*, state: str | float, who: Person, rank: float, bonus: float, delegates: float) -> str:
    return _log_takes(who=who) + ' ' + _ranked(rank=rank) + ' place in ' + _show(state) + ': ' + _prize(bonus=bonus, delegates=delegates) + '.'


def log_filled_late(*, who: Person, state: str | float) -> str:
    return ('You fill' if who.meant == 'you' else who + ' fills') + ' ' + _show(state) + ' too late: no prize is left.'


def log_die(*, who: Person, dice: str | float) -> str:
    return ('You will roll' if who.meant == 'you' else who + ' will roll') + ' ' + _show(dice) + ' dice from the next turn.'


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
    return ('You' if who.meant == 'you' else who) + ': ' + _beat_counted(cash=cash, delegates=delegates, firsts=firsts) + '.'


def heard_rolled(*, again: bool, dice: Sequence[str]) -> str:
    return 'You roll' + (' ' + 'again' if again else '') + ' ' + _list(dice, 'unit') + '.'


def heard_funds(*, cash: str | float, dice: float) -> str:
    return 'You have $' + _show(cash) + ' and ' + ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice') + '.'


def heard_next_die(*, second: bool, filled: str | float, circles: str | float) -> str:
    return 'Marks for the ' + ('second' if second else 'third') + ' die: ' + _show(filled) + ' of ' + _show(circles) + '.'


def heard_marks(*, who: Person, marks: str | float) -> str:
    return ('you' if who.meant == 'you' else who) + ' ' + _show(marks)


def heard_state(*, state: str | float, circles: str | float, marks: Sequence[str]) -> str:
    return _show(state) + ', ' + _show(circles) + ' circles: ' + _list(marks, 'unit') + '.'


def outcome(*, said: str | float) -> str:
    return _show(said) + '.'


def beat_won(*, reason: str, name: str | float, delegates: float) -> str:
    return _result_won(name=name, delegates=delegates) + (', ' + _result_firsts() if reason == 'firsts' else ', ' + _result_funds() if reason == 'funds' else '')


def beat_shared(*, names: Sequence[str], delegates: float) -> str:
    return _list(names, 'conjunction') + ' share the nomination with ' + _delegates_counted(delegates=delegates) + ' each'


def beat_alone_won(*, name: str | float, rival: str, delegates: float, next: str, medal: str, least: str | float) -> str:
    return _result_alone_won(name=name, rival=rival, delegates=delegates) + ', ' + _result_medal(next=next, medal=medal, least=least)


def beat_alone_lost(*, name: str | float, delegates: float, needed: str | float) -> str:
    return _result_alone_lost(name=name) + ': ' + _delegates_counted(delegates=delegates) + ', ' + _result_needed(needed=needed)


def result_won(*, name: str | float, delegates: float) -> str:
    return _show(name) + ' wins with ' + _delegates_counted(delegates=delegates)


def result_firsts() -> str:
    return 'by more first places'


def result_funds() -> str:
    return 'by more funds left'


def result_alone_won(*, name: str | float, rival: str, delegates: float) -> str:
    return _show(name) + ' ' + ('withstands the rival' if rival == 'strikes' else 'meets the challenge') + ' with ' + _delegates_counted(delegates=delegates)


def result_medal(*, next: str, medal: str, least: str | float) -> str:
    return 'a ' + _medal(medal=medal) + ' medal' + ('' if next == 'none' else '; ' + _medal_next(next=next, least=least))


def result_alone_lost(*, name: str | float) -> str:
    return _show(name) + ' falls short'


def result_needed(*, needed: str | float) -> str:
    return _show(needed) + ' were needed'


def turn(*, turn: str | float) -> str:
    return 'Turn ' + _show(turn)


def turn_of(*, turn: str | float, turns: str | float) -> str:
    return 'Turn ' + _show(turn) + ' of ' + _show(turns)


def summary_over() -> str:
    return 'Over'


def summary(*, firsts: float, turn: str | float) -> str:
    return _turn(turn=turn) + ', ' + ('no firsts' if firsts == 0 else '1 first' if _plural(firsts) == 'one' else _show(firsts) + ' firsts') + ' open'


def summary_last(*, turn: str | float) -> str:
    return _turn(turn=turn) + ', last turns'


def summary_last_alone(*, turn: str | float, turns: str | float) -> str:
    return _turn_of(turn=turn, turns=turns) + ', last turns'


def position_has(*, name: str | float, bought: Sequence[str]) -> str:
    return _show(name) + ' has ' + _list(bought, 'conjunction') + '.'


def position_has_nothing(*, name: str | float) -> str:
    return _show(name) + ' has bought nothing.'


def position_rival(*, state: str | float, turn: str | float) -> str:
    return 'The rival will strike at ' + _show(state) + ' after turn ' + _show(turn) + '.'


def position_dice(*, dice: str | float, votes: str | float) -> str:
    return 'Dice: ' + _show(dice) + '. Votes left: ' + _show(votes) + '.'


def beat_begins() -> str:
    return 'begins'


def beat_stake(*, funds: str | float) -> str:
    return 'gets $' + _show(funds) + ' for coming later'


def beat_rolled(*, again: bool, count: float, dice: Sequence[str]) -> str:
    return ('re-rolls to' if again else 'rolls') + ' ' + ('a ' + _list(dice, 'conjunction') if _plural(count) == 'one' else _list(dice, 'conjunction'))


def beat_collected(*, funds: str | float) -> str:
    return 'gets $' + _show(funds)


def beat_bought(*, item: float) -> str:
    return ('runs a Radio Ad' if item == 0 else 'hires an Organiser' if item == 1 else 'runs a TV Ad' if item == 2 else 'wins a Debate' if item == 3 else 'hires a Finance Chair' if item == 4 else 'hires a Spokesperson' if item == 5 else 'hires a Manager' if item == 6 else 'takes up Pro Life' if item == 7 else 'takes up Immigration' if item == 8 else 'takes up Low Tax' if item == 9 else 'takes up Defence')


def beat_issue(*, bought: str | float, effect: str | float) -> str:
    return _show(bought) + ' (' + _show(effect) + ')'


def beat_marked(*, state: str | float, marks: float) -> str:
    return 'makes ' + _marks_counted(marks=marks) + ' in ' + _show(state)


def beat_marked_more(*, marks: str | float, state: str | float) -> str:
    return _show(marks) + ' in ' + _show(state)


def beat_votes_useless(*, votes: float) -> str:
    return 'has no use for ' + _votes_counted(votes=votes)


def beat_marked_die(*, place: str | float, marks: float) -> str:
    return 'makes ' + _marks_counted(marks=marks) + ' for ' + _show(place)


def beat_filled(*, state: str | float, delegates: str | float, rank: float) -> str:
    return 'takes ' + _ranked(rank=rank) + ' in ' + _show(state) + ' for ' + _show(delegates)


def beat_filled_late(*, state: str | float) -> str:
    return 'fills ' + _show(state) + ' too late'


def beat_die(*, dice: str | float) -> str:
    return 'will roll ' + _show(dice) + ' dice'


def beat_counted(*, cash: str | float, delegates: float, firsts: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _firsts_counted(firsts=firsts) + ', $' + _show(cash)


def beat_rival_moved(*, state: str | float) -> str:
    return 'The rival takes first place in ' + _show(state)


def beat_announced(*, state: str | float, turn: str | float) -> str:
    return 'The rival will strike at ' + _show(state) + ' after turn ' + _show(turn) + ', unless ' + _show(state) + ' is full by then'


def beat_foiled(*, state: str | float) -> str:
    return 'The rival comes too late to ' + _show(state) + ', and strikes elsewhere'


def beat_struck(*, state: str | float) -> str:
    return 'The rival strikes: it takes all of ' + _show(state)


def beat_last_turns(*, alone: bool) -> str:
    return 'The last first place is gone: ' + ('one more turn, never a sixteenth' if alone else 'one more turn for everybody')


def ribbon_taken(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + ': ' + _ranked(rank=rank) + ' in ' + _show(state)


def ribbon_beaten(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + ' beats you to ' + _ranked(rank=rank) + ' in ' + _show(state)


def ribbon_beaten_line(*, short: float, bonus: float, delegates: float) -> str:
    return _prize(bonus=bonus, delegates=delegates) + ': you were ' + ('1 mark' if _plural(short) == 'one' else _show(short) + ' marks') + ' short'


def ribbon_announced(*, state: str | float) -> str:
    return 'The rival goes for ' + _show(state)


def ribbon_announced_line(*, turn: str | float) -> str:
    return 'It strikes after turn ' + _show(turn)


def ribbon_foiled() -> str:
    return 'The rival comes too late'


def ribbon_foiled_line(*, state: str | float) -> str:
    return _show(state) + ' is yours already'


def ribbon_struck(*, state: str | float) -> str:
    return 'The rival takes all of ' + _show(state)


def ribbon_struck_line() -> str:
    return 'No place in it is left'


def ribbon_last() -> str:
    return 'The last first place is gone'


def ribbon_last_line() -> str:
    return 'One more turn for everybody'


def ribbon_last_alone() -> str:
    return 'One more turn at most'


def last_turns_heading() -> str:
    return 'Last turns'


def last_turns_you() -> str:
    return 'You'


def last_turns_now(*, name: str | float) -> str:
    return _show(name) + ' now'


def banner_last_turns(*, mine: bool, left: float) -> str:
    return ('Your last turn' if mine else ('The very last turn' if _plural(left) == 'one' else 'Last turns: ' + _show(left) + ' to go'))


def sheet_of(*, name: str | float) -> str:
    return _show(name) + '’s sheet'


def sheet_label(*, cash: str | float, name: str | float, delegates: float) -> str:
    return _sheet_of(name=name) + ': ' + _delegates_counted(delegates=delegates) + ', $' + _show(cash)


def rival() -> str:
    return 'Rival'


def place_label(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + ': ' + _show(filled) + ' of ' + _show(circles)


def place_label_late(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', full too late'


def place_label_won(*, place: str | float, filled: str | float, circles: str | float, rank: float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', ' + _place_short(rank=rank) + ' place'


def place_label_open(*, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', open: ' + _list(prizes, 'unit')


def place_label_gone(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', open: nothing'


def place_label_target(*, turn: str | float, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label_open(prizes=prizes, place=place, filled=filled, circles=circles) + ', the rival strikes here after turn ' + _show(turn)


def prize_label(*, name: str | float, rank: float, delegates: float) -> str:
    return _show(name) + ': ' + _place_short(rank=rank) + ' place, ' + _delegates_counted(delegates=delegates)


def prize_label_late(*, name: str | float) -> str:
    return _show(name) + ': too late'


def needs_label(*, name: str | float, circles: str | float) -> str:
    return _show(name) + ' needs ' + _show(circles)


def edge_won(*, name: str | float) -> str:
    return _show(name) + ' has won 1st place here'


def edge_ahead(*, name: str | float) -> str:
    return _show(name) + ' is ahead here'


def no_prize_left() -> str:
    return 'no prize left'


def rival_strikes_next() -> str:
    return 'Rival strikes next'


def to_go() -> str:
    return 'to go:'


def full_too_late_first() -> str:
    return 'full'


def full_too_late_second() -> str:
    return 'too late'


def how_many(*, place: str | float, votes: str | float) -> str:
    return _show(place) + ': how many of ' + _show(votes) + ' votes?'


def new_marks(*, marks: float) -> str:
    return _number(marks, signDisplay='exceptZero')


def filled_short(*, filled: str | float, circles: str | float) -> str:
    return _show(filled) + '/' + _show(circles)


def stamp_marks(*, code: str | float, marks: float) -> str:
    return _show(code) + ' ' + _number(marks, signDisplay='exceptZero')


def stamp_filled(*, code: str | float, rank: float) -> str:
    return _show(code) + ' ' + _place_short(rank=rank)


def delegates_word(*, delegates: float) -> str:
    return ('delegate' if _plural(delegates) == 'one' else 'delegates')


def votes_word(*, votes: float) -> str:
    return ('vote to place' if _plural(votes) == 'one' else 'votes to place')


def funds_word() -> str:
    return 'funds'


def goal(*, score: str | float, needed: str | float) -> str:
    return _show(score) + ' of ' + _show(needed) + ' delegates to win'


def goal_medal(*, delegates: float, medal: str) -> str:
    return _delegates_counted(delegates=delegates) + ': won, with ' + _medal(medal=medal)


def rival_next_first(*, turn: str | float) -> str:
    return 'after turn ' + _show(turn) + ' the rival takes'


def rival_next_second(*, state: str | float) -> str:
    return _show(state)


def rival_strike_first(*, turn: str | float) -> str:
    return 'after turn ' + _show(turn) + ' the rival takes'


def rival_strike_second(*, state: str | float) -> str:
    return 'all of ' + _show(state)


def rival_elsewhere_first(*, turn: str | float) -> str:
    return 'after turn ' + _show(turn) + ' the rival strikes'


def rival_elsewhere_second() -> str:
    return 'elsewhere: you were faster'


def rival_nearest_first() -> str:
    return 'nearest for the rival now:'


def rival_nearest_second(*, state: str | float) -> str:
    return _show(state)


def die_shows(*, face: str | float, gains: str | float) -> str:
    return _show(face) + ': ' + _show(gains)


def die_stays(*, face: str | float) -> str:
    return 'Die showing ' + _show(face) + ': stays'


def die_again(*, face: str | float) -> str:
    return 'Die showing ' + _show(face) + ': re-roll'


def die_choice() -> str:
    return '$1 or 1 vote'


def face_votes(*, votes: float) -> str:
    return ('vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def face_either(*, funds: str | float, votes: float) -> str:
    return '$' + _show(funds) + ' or ' + _face_votes(votes=votes)


def face_both(*, funds: str | float, votes: float) -> str:
    return '$' + _show(funds) + ' + ' + _face_votes(votes=votes)


def face_either_narrow(*, funds: str | float, votes: str | float) -> str:
    return '$' + _show(funds) + ' or ' + _show(votes) + ' v.'


def face_both_narrow(*, funds: str | float, votes: str | float) -> str:
    return '$' + _show(funds) + ' + ' + _show(votes) + ' v.'


def next_turn() -> str:
    return 'next turn'


def choose_dice_first() -> str:
    return 'Choose dice'


def choose_dice_second() -> str:
    return 'to re-roll'


def rerolls_left(*, rerolls: float) -> str:
    return ('no re-rolls left' if rerolls == 0 else '1 re-roll left' if _plural(rerolls) == 'one' else _show(rerolls) + ' re-rolls left')


def roll_again(*, dice: float) -> str:
    return 'Re-roll ' + _dice_counted(dice=dice)


def roll_odds(*, more: float) -> str:
    return 'More votes: ' + _number(more, style='percent')


def roll_odds_mean(*, more: float, fewer: float, funds: float) -> str:
    return 'This throw brings more votes in ' + _number(more, style='percent') + ', fewer in ' + _number(fewer, style='percent') + ', and more funds in ' + _number(funds, style='percent') + ' of the cases.'


def dice_owned(*, dice: str | float) -> str:
    return _show(dice) + ' of 3 dice'


def marks_to_go(*, marks: str | float) -> str:
    return _show(marks) + ' to go'


def die_to_go(*, die: str | float, marks: str | float) -> str:
    return _show(die) + ': ' + _marks_to_go(marks=marks)


def die_row_filled(*, second: bool, filled: str | float, circles: str | float) -> str:
    return ('second die' if second else 'third die') + ' ' + _show(filled) + ' of ' + _show(circles)


def coin_gain(*, dollars: str | float) -> str:
    return '+$' + _show(dollars)


def campaign() -> str:
    return 'Campaign'


def campaign_open() -> str:
    return 'what is for sale'


def campaign_close() -> str:
    return 'back to the states'


def campaign_opens() -> str:
    return _campaign() + ': ' + _campaign_open()


def campaign_closes() -> str:
    return _campaign() + ': ' + _campaign_close()


def item_label(*, item: str | float, price: str | float, effect: str | float, bought: bool) -> str:
    return _show(item) + ', $' + _show(price) + ': ' + _show(effect) + (', bought' if bought else '')


def owned(*, own: bool, bought: Sequence[str]) -> str:
    return ('You own' if own else 'Bought') + ': ' + _list(bought, 'unit')


def for_sale(*, items: Sequence[str]) -> str:
    return 'You can buy: ' + _list(items, 'unit')


def owned_nothing(*, own: bool) -> str:
    return ('You own' if own else 'Bought') + ': nothing yet'


def issues_first() -> str:
    return 'Issues, two at most:'


def issues_second() -> str:
    return '3 marks in each state'


def issues_line() -> str:
    return 'Issues: two at most, 3 marks each'


def list_goes_on(*, states: Sequence[str]) -> str:
    return _list(states, 'unit') + ','


def race_heading() -> str:
    return 'The race'


def race_heading_over() -> str:
    return 'Where every delegate came from'


def race_state() -> str:
    return 'State'


def race_delegates() -> str:
    return 'delegates'


def funds_heading() -> str:
    return 'Funds'


def delegates_heading() -> str:
    return 'Delegates'


def bought_heading() -> str:
    return 'Staff and issues'


def dice_heading() -> str:
    return 'What the dice give'


def aim() -> str:
    return 'Be the first to fill the circles of a state: that brings most of its delegates.'


def tip_strike_head() -> str:
    return 'The rival says where it strikes'


def tip_strike_says() -> str:
    return 'Fill that state in this turn, or all its places are gone. Then put your votes so that the next state it looks at can be filled in one turn.'


def tip_alone_head() -> str:
    return 'What you run for'


def tip_alone_says() -> str:
    return '33 delegates in fifteen turns meet the challenge: that is bronze. More bring silver and gold; above the dice stands how far you are.'


def tip_last_head() -> str:
    return 'The last turns'


def tip_last_says() -> str:
    return 'All first places are gone: everybody has one turn more. Only states you can still fill count; half-filled ones bring nothing, and money left over only breaks ties.'


def tip_air_head() -> str:
    return 'Where to advertise'


def tip_air_says() -> str:
    return 'Each state gets its marks only once, so name different states. Choose those where the marks bring you ahead of a rival, or fill the state at once.'


def tip_take_head() -> str:
    return 'A dollar or a vote?'


def tip_take_says() -> str:
    return 'A vote now fills a circle; a dollar may complete the price of staff that pays every turn.'


def tip_race_head() -> str:
    return 'Somebody is close to filling a state'


def tip_race_says() -> str:
    return 'The first place is gone once another sheet fills it. Overtake now, or put your votes where you are ahead.'


def tip_vote_head() -> str:
    return 'Staff before states'


def tip_vote_says() -> str:
    return 'Four marks in the staff row give you a second die every turn from the next on. Early, that is worth more than any state.'


def tip_spend_head() -> str:
    return 'What money buys'


def tip_spend_says() -> str:
    return 'Staff works every turn from the next one on, ads work once, now. Early buy what lasts; late buy marks.'


def tip_reroll_head() -> str:
    return 'Keep or roll again'


def tip_reroll_says() -> str:
    return 'A six is three votes, a three is three dollars; ones are the weakest. Roll the weak ones again, keep what you came for.'


def circles_counted(*, circles: float) -> str:
    return ('1 circle' if _plural(circles) == 'one' else _show(circles) + ' circles')


def advice_lie(*, who: Person, gains: Sequence[str]) -> str:
    return 'As the dice lie, ' + ('you collect' if who.meant == 'you' else 'I collect' if who.meant == 'me' else who + ' collects') + ' ' + _list(gains, 'disjunction')


def advice_lie_plain(*, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + '.'


def advice_lie_manager(*, votes: str | float, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + ', ' + _show(votes) + ' of them the Manager’s.'


def advice_lie_again(*, place: str | float, who: Person, gains: Sequence[str], chance: float) -> str:
    return _advice_lie(who=who, gains=gains) + '; thrown again, ' + _chance(chance=chance) + ' at best for ' + _show(place) + '.'


def chance(*, chance: float) -> str:
    return _number(chance, style='percent')


def advice_throw(*, votes: float, funds: float, lying: str | float) -> str:
    return 'This throw brings on average ' + _number(votes, minimumFractionDigits=1, maximumFractionDigits=1) + ' votes and $' + _number(funds, minimumFractionDigits=1, maximumFractionDigits=1) + ' instead of ' + _show(lying) + ' as they lie'


def advice_throw_plain(*, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '.'


def advice_throw_more(*, who: Person, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + ', and ' + ('you may throw' if who.meant == 'you' else 'I may throw' if who.meant == 'me' else who + ' may throw') + ' once more.'


def advice_throw_risk(*, place: str | float, votes: float, funds: float, lying: str | float, chance: float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '; ' + _chance(chance=chance) + ' then for ' + _show(place) + '.'


def advice_lie_fill(*, delegates: float, place: str | float) -> str:
    return 'As they lie, the dice ' + ('get ' + _show(place) if delegates == 0 else 'fill ' + _show(place) + ' (' + _delegates_counted(delegates=delegates) + ')') + '.'


def advice_chance(*, delegates: float, place: str | float, chance: float) -> str:
    return _chance(chance=chance) + ' to ' + ('get ' + _show(place) if delegates == 0 else 'fill ' + _show(place) + ' (' + _delegates_counted(delegates=delegates) + ')')


def advice_chance_plain(*, delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + '.'


def advice_chance_votes(*, dice: float, delegates: float, place: str | float, chance: float, votes: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + ': ' + ('the die' if _plural(dice) == 'one' else 'the ' + _show(dice) + ' dice') + ' must bring ' + _votes_counted(votes=votes) + '.'


def advice_chance_faces(*, faces: Sequence[str], delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + ': with a ' + _list(faces, 'disjunction') + '.'


def advice_no_number(*, state: str | float) -> str:
    return 'No prize is left in ' + _show(state) + ': only marks that must go somewhere go here.'


def advice_fills(*, state: str | float, rank: float, bonus: float, delegates: float) -> str:
    return 'It fills ' + _show(state) + ': ' + _ranked(rank=rank) + ' place, ' + _prize(bonus=bonus, delegates=delegates) + '.'


def advice_last_first(*, alone: bool, who: Person) -> str:
    return 'It takes the last first place: ' + (('you have' if who.meant == 'you' else 'I have' if who.meant == 'me' else who + ' has') if alone else 'everybody has') + ' one more turn.'


def advice_to_go(*, state: str | float, circles: float, delegates: float, rank: float) -> str:
    return _circles_counted(circles=circles) + ' to go in ' + _show(state) + ', ' + _delegates_counted(delegates=delegates) + ' for ' + _ranked(rank=rank) + ' place.'


def advice_to_go_chance(*, state: str | float, circles: float, chance: float, delegates: float, rank: float) -> str:
    return _circles_counted(circles=circles) + ' to go in ' + _show(state) + ', ' + _chance(chance=chance) + ' to fill them next turn: ' + _delegates_counted(delegates=delegates) + ' for ' + _ranked(rank=rank) + ' place.'


def advice_air(*, said: str | float, who: Person, more: str | float) -> str:
    return _show(said) + ' ' + ('You name' if who.meant == 'you' else 'I name' if who.meant == 'me' else who + ' names') + ' ' + _show(more) + ' more.'


def advice_die(*, who: Person, dice: str | float) -> str:
    return ('You throw ' + _show(dice) + ' dice from your' if who.meant == 'you' else 'I throw ' + _show(dice) + ' dice from my' if who.meant == 'me' else who + ' throws ' + _show(dice) + ' dice from their') + ' next turn on.'


def advice_die_to_go(*, circles: float, place: str | float) -> str:
    return ('1 more circle' if _plural(circles) == 'one' else _show(circles) + ' more circles') + ' to fill for ' + _show(place) + ', which then counts in every turn.'


def advice_nearest(*, who: Person, rivals: Person, circles: str | float) -> str:
    return 'That leaves ' + ('you' if who.meant == 'you' else 'me' if who.meant == 'me' else who) + ' nearest to it: ' + ('you need' if rivals.meant == 'you' else rivals + ' need' if rivals.meant == 'many' else rivals + ' needs') + ' ' + _show(circles) + '.'


def rivals_need(*, rivals: Person, circles: str | float) -> str:
    return ('You need' if rivals.meant == 'you' else rivals + ' need' if rivals.meant == 'many' else rivals + ' needs') + ' ' + _show(circles) + ' there too'


def advice_raced(*, rivals: Person, circles: str | float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + '.'


def advice_raced_chance(*, rivals: Person, circles: str | float, chance: float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + ', ' + _chance(chance=chance) + ' to have them in one turn.'


def advice_target(*, who: Person) -> str:
    return 'The rival takes all of it after this turn, unless ' + ('you fill' if who.meant == 'you' else 'I fill' if who.meant == 'me' else who + ' fills') + ' it before.'


def advice_target_next() -> str:
    return 'As things stand the rival goes for it next.'


def advice_calendar(*, turn: str | float) -> str:
    return 'The rival takes first place there after turn ' + _show(turn) + ' at the latest.'


def advice_issue_fills(*, states: Sequence[str]) -> str:
    return 'It fills ' + _list(states, 'conjunction') + ' at once.'


def advice_ad_fills(*, states: Sequence[str]) -> str:
    return 'It can fill ' + _list(states, 'conjunction') + ' at once.'


def advice_then_fill(*, who: Person, states: Sequence[str], votes: float, delegates: float) -> str:
    return ('Your' if who.meant == 'you' else 'My' if who.meant == 'me' else who + '’s') + ' ' + _votes_counted(votes=votes) + ' can then fill ' + _list(states, 'conjunction') + ': ' + _delegates_counted(delegates=delegates) + '.'


def advice_marks(*, item: str | float, price: str | float, fits: bool, marks: float) -> str:
    return _show(item) + ': ' + _marks_counted(marks=marks) + ' for $' + _show(price) + (', none of them wasted' if fits else '') + '.'


def advice_item(*, item: str | float, effect: str | float) -> str:
    return _show(item) + ': ' + _show(effect) + '.'


def advice_hire(*, item: str | float, effect: str | float, price: str | float, votes: float) -> str:
    return _show(item) + ': ' + _show(effect) + ', about ' + _votes_counted(votes=votes) + ' by the end for $' + _show(price) + '.'


def advice_works(*, who: Person, turns: float) -> str:
    return 'It works from ' + ('your' if who.meant == 'you' else 'my' if who.meant == 'me' else 'their') + ' next turn on, about ' + ('1 turn' if _plural(turns) == 'one' else _show(turns) + ' turns') + ' long.'


def advice_votes_fill(*, state: str | float, delegates: float) -> str:
    return 'The votes then fill ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + '.'


def advice_votes() -> str:
    return 'Votes make marks at once, and cannot be saved.'


def advice_funds_pay(*, who: Person, item: str | float, price: str | float) -> str:
    return 'With these funds ' + ('you can' if who.meant == 'you' else 'I can' if who.meant == 'me' else who + ' can') + ' pay for ' + _show(item) + ' ($' + _show(price) + ').'


def advice_funds() -> str:
    return 'Funds can be saved, votes cannot.'


def advice_save_for(*, missing: str | float, who: Person, item: str | float, price: str | float) -> str:
    return '$' + _show(missing) + ' more and ' + ('you can' if who.meant == 'you' else 'I can' if who.meant == 'me' else who + ' can') + ' buy ' + _show(item) + ' ($' + _show(price) + ').'


def advice_save(*, who: Person, cash: str | float) -> str:
    return ('Your' if who.meant == 'you' else 'My' if who.meant == 'me' else who + '’s') + ' $' + _show(cash) + ' can be spent in a later turn.'


def advice_left_over(*, who: Person, alone: bool) -> str:
    return 'This turn is ' + ('your' if who.meant == 'you' else 'my' if who.meant == 'me' else who + '’s') + ' last: funds left over ' + ('count for nothing' if alone else 'only break ties') + '.'


def figure_delegates(*, delegates: float) -> str:
    return 'about ' + _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' delegates'


def level_easy() -> str:
    return 'Mostly does what comes to mind; hardly ever beats anybody who plans.'


def level_normal() -> str:
    return 'Plays by sensible rules of thumb; won 400 of 400 games against Easy.'


def level_hard() -> str:
    return 'Plans whole turns by what self-play taught it; won 233 of 300 games against Normal.'


def level_expert() -> str:
    return 'Plans by far more self-play; won 224 of 300 games against Hard and 309 of 1,000 against three of it. Alone not shown to be better.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('acts' if _plural(count) == 'one' else 'act') + ' on a whim.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('trusts' if _plural(count) == 'one' else 'trust') + ' good habits.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('has' if _plural(count) == 'one' else 'have') + ' a plan for every turn.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('always has' if _plural(count) == 'one' else 'always have') + ' one more plan.'


def review_dice() -> str:
    return 'Dice'


def review_stretch() -> str:
    return 'Turn'


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
_medal = medal
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
