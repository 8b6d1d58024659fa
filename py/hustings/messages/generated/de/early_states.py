"""The words of early_states, made by `make messages` from locales/de/early_states.ftl."""

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
    return 'der zweite Würfel'


def second_die_head() -> str:
    return 'Der zweite Würfel'


def second_die_row() -> str:
    return 'Zweiter Würfel'


def second_die_short() -> str:
    return '2. Würfel'


def third_die() -> str:
    return 'der dritte Würfel'


def third_die_head() -> str:
    return 'Der dritte Würfel'


def third_die_row() -> str:
    return 'Dritter Würfel'


def third_die_short() -> str:
    return '3. Würfel'


def item_radio() -> str:
    return 'Radiospot'


def item_radio_effect() -> str:
    return 'je 1 Kreuz in 3 Staaten'


def item_radio_first() -> str:
    return 'je 1 Kreuz'


def item_radio_second() -> str:
    return 'in 3 Staaten'


def item_organiser() -> str:
    return 'Organisator'


def item_organiser_effect() -> str:
    return 'ein zweites Mal neu würfeln'


def item_organiser_first() -> str:
    return 'ein zweites Mal'


def item_organiser_second() -> str:
    return 'neu würfeln'


def item_television() -> str:
    return 'TV-Spot'


def item_television_effect() -> str:
    return 'je 2 Kreuze in 3 Staaten'


def item_television_first() -> str:
    return 'je 2 Kreuze'


def item_television_second() -> str:
    return 'in 3 Staaten'


def item_debate() -> str:
    return 'Debattensieg'


def item_debate_effect() -> str:
    return 'je 2 Kreuze in 5 Staaten'


def item_debate_first() -> str:
    return 'je 2 Kreuze'


def item_debate_second() -> str:
    return 'in 5 Staaten'


def item_finance() -> str:
    return 'Finanzchefin'


def item_finance_effect() -> str:
    return '1\xa0$ mehr für jeden Würfel, der Geld bringt'


def item_finance_first() -> str:
    return '+1\xa0$'


def item_finance_second() -> str:
    return 'je Geldwürfel'


def item_spokesperson() -> str:
    return 'Sprecherin'


def item_spokesperson_effect() -> str:
    return '1 Stimme mehr für jeden Würfel, der Stimmen bringt'


def item_spokesperson_first() -> str:
    return '+1 Stimme'


def item_spokesperson_second() -> str:
    return 'je Stimmwürfel'


def item_manager() -> str:
    return 'Manager'


def item_manager_effect() -> str:
    return '2 Stimmen mehr in jedem Zug'


def item_manager_first() -> str:
    return '+2 Stimmen'


def item_manager_second() -> str:
    return 'je Zug'


def item_pro_life() -> str:
    return 'Lebensschutz'


def item_pro_life_effect() -> str:
    return 'je 3 Kreuze in IA, OH, PA'


def item_immigration() -> str:
    return 'Migration'


def item_immigration_effect() -> str:
    return 'je 3 Kreuze in FL, NV, VA'


def item_low_tax() -> str:
    return 'Steuern'


def item_low_tax_effect() -> str:
    return 'je 3 Kreuze in NH, OH, MO'


def item_defence() -> str:
    return 'Militär'


def item_defence_effect() -> str:
    return 'je 3 Kreuze in SC, FL, PA'


def money(*, dollars: str | float) -> str:
    return _show(dollars) + '\u202f$'


def votes_counted(*, votes: float) -> str:
    return ('keine Stimmen' if votes == 0 else '1 Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def marks_counted(*, marks: float) -> str:
    return ('keine Kreuze' if marks == 0 else '1 Kreuz' if _plural(marks) == 'one' else _show(marks) + ' Kreuze')


def delegates_counted(*, delegates: float) -> str:
    return ('keine Delegierten' if delegates == 0 else '1 Delegierter' if _plural(delegates) == 'one' else _show(delegates) + ' Delegierte')


def firsts_counted(*, firsts: float) -> str:
    return ('keine ersten Plätze' if firsts == 0 else '1 erster Platz' if _plural(firsts) == 'one' else _show(firsts) + ' erste Plätze')


def dice_counted(*, dice: float) -> str:
    return _show(dice) + ' Würfel'


def proceeds(*, funds: float, votes: float) -> str:
    return (('nichts' if votes == 0 else _votes_counted(votes=votes)) if funds == 0 else _show(funds) + '\xa0$' + ('' if votes == 0 else ' ' + 'und ' + _votes_counted(votes=votes)))


def prize(*, bonus: float, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ('' if bonus == 0 else ' ' + 'und ' + _show(bonus) + '\xa0$')


def ranked(*, rank: float) -> str:
    return 'Platz ' + ('1' if rank == 1 else '2' if rank == 2 else '3')


def place_short(*, rank: float) -> str:
    return ('1.' if rank == 1 else '2.' if rank == 2 else '3.' if rank == 3 else 'spät')


def medal(*, medal: str) -> str:
    return ('Gold' if medal == 'gold' else 'Silber' if medal == 'silver' else 'Bronze')


def medal_next(*, next: str, least: str | float) -> str:
    return ('Silber' if next == 'silver' else 'Gold') + ' ab ' + _show(least) + ' Delegierten'


def prompt_last(*, prompt: str | float, seats: float, names: Sequence[str]) -> str:
    return _show(prompt) + ' Danach ' + ('ist' if _plural(seats) == 'one' else 'sind') + ' noch ' + _list(names, 'conjunction') + ' am Zug.'


def prompt_very_last(*, prompt: str | float) -> str:
    return _show(prompt) + ' Das ist der letzte Zug.'


def prompt_over() -> str:
    return 'Das Rennen ist vorbei.'


def prompt_start() -> str:
    return 'Es wird ausgelost, wer beginnt.'


def prompt_roll(*, name: str | float) -> str:
    return _show(name) + ' würfelt.'


def prompt_reroll(*, name: str | float, rerolls: float) -> str:
    return _show(name) + ': Würfle beliebige Würfel neu (noch ' + ('1 Wurf' if _plural(rerolls) == 'one' else _show(rerolls) + ' Würfe') + ') oder behalte sie.'


def prompt_take(*, name: str | float, ones: float) -> str:
    return _show(name) + ': Nimm ' + ('die 1' if ones == 1 else 'jede der zwei Einsen' if ones == 2 else 'jede der drei Einsen') + ' als Geld oder als Stimme.'


def prompt_spend(*, name: str | float, cash: str | float) -> str:
    return _show(name) + ': Gib bis zu ' + _show(cash) + '\xa0$ aus, oder spar es und geh zu den Stimmen über.'


def prompt_air(*, name: str | float, item: str | float, more: bool, states: float, marks: str | float) -> str:
    return _show(name) + ': Wähle für ' + _in_form(item, 'the') + ' ' + ('noch ' + '' if more else '') + ('1 Staat (+' + _show(marks) + ')' if _plural(states) == 'one' else _show(states) + ' Staaten (je +' + _show(marks) + ')') + '.'


def prompt_vote(*, name: str | float, votes: float) -> str:
    return _show(name) + ': Verteile ' + _votes_counted(votes=votes) + '.'


def prompt_confirm(*, name: str | float) -> str:
    return _show(name) + ': Beende deinen Zug.'


def move_keep() -> str:
    return 'Würfel behalten'


def move_reroll() -> str:
    return 'Neu würfeln'


def move_reroll_some(*, which: Sequence[str], faces: Sequence[str], dice: float) -> str:
    return 'Würfel ' + _list(which, 'conjunction') + ' neu (' + _list(faces, 'unit') + ')'


def move_reroll_all(*, dice: float, faces: Sequence[str]) -> str:
    return ('Neu würfeln' if _plural(dice) == 'one' else 'Alle neu würfeln') + ' (' + _list(faces, 'unit') + ')'


def move_take(*, several: bool) -> str:
    return ('Einsen zählen als' if several else 'Die 1 zählt als')


def move_take_funds(*, ones: float) -> str:
    return ('Die 1 als Geld' if _plural(ones) == 'one' else 'Alle Einsen als Geld')


def move_take_votes(*, ones: float) -> str:
    return ('Die 1 als Stimme' if _plural(ones) == 'one' else 'Alle Einsen als Stimmen')


def move_take_both(*, funds: str | float, votes: float) -> str:
    return _show(funds) + ' als Geld, ' + _show(votes) + ' als ' + ('Stimme' if _plural(votes) == 'one' else 'Stimmen')


def move_buy() -> str:
    return 'Kaufen'


def move_buy_item(*, item: str | float, price: str | float) -> str:
    return _show(item) + ' (' + _show(price) + '\xa0$)'


def move_air() -> str:
    return 'Staat wählen'


def move_air_state(*, state: str | float, marks: float) -> str:
    return _show(state) + ': ' + ('voll, ohne Wirkung' if marks == 0 else '+' + _show(marks))


def move_save(*, cash: str | float) -> str:
    return _show(cash) + '\xa0$ sparen und weiter'


def move_mark() -> str:
    return 'Stimmen verteilen'


def move_mark_place(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + ': ' + _show(filled) + ' von ' + _show(circles) + ' gefüllt'


def move_mark_some(*, place: str | float, marks: float) -> str:
    return _show(place) + ': ' + _marks_counted(marks=marks)


def move_mark_die(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', ein Würfel mehr'


def move_mark_late(*, place: str | float, marks: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', zu spät voll'


def move_mark_full(*, delegates: str | float, place: str | float, marks: float, rank: float) -> str:
    return _move_mark_some(place=place, marks=marks) + ', ' + _ranked(rank=rank) + ' bringt ' + _show(delegates)


def move_done() -> str:
    return 'Zug beenden'


def why_not_your_turn() -> str:
    return 'Du bist nicht am Zug.'


def why_no_throw() -> str:
    return 'Regeln 7 und 8: In diesem Zug wird nicht mehr gewürfelt.'


def why_votes_first() -> str:
    return 'Regel 29: Verteile erst deine Stimmen.'


def why_dice_first() -> str:
    return 'Regel 29: Erst die Würfel und die Käufe, dann die Stimmen.'


def why_bought(*, item: str | float) -> str:
    return 'Regel 19: Du hast ' + _in_form(item, 'the') + ' schon gekauft.'


def why_two_issues() -> str:
    return 'Regel 20: Du hast schon zwei Themen.'


def why_too_dear(*, item: str | float, price: str | float, cash: str | float) -> str:
    return 'Regel 18: Für ' + _in_form(item, 'the') + ' brauchst du ' + _show(price) + '\xa0$, und du hast ' + _show(cash) + '\xa0$.'


def why_states_first(*, item: str | float) -> str:
    return 'Regel 25: Wähle erst die Staaten für ' + _in_form(item, 'the') + '.'


def why_buy_after() -> str:
    return 'Regel 18: Gekauft wird nach dem Würfeln.'


def why_buy_before() -> str:
    return 'Regel 18: Gekauft wird vor dem Abstimmen.'


def why_only_votes() -> str:
    return 'Regel 28: In die Würfelreihen kommen nur Kreuze für Stimmen.'


def why_same_state() -> str:
    return 'Regel 25: Die Staaten eines Spots müssen verschieden sein.'


def why_no_circle(*, place: str | float) -> str:
    return 'Regel 29: Für ' + _in_form(place, 'the') + ' ist kein Kreis mehr frei.'


def why_no_votes() -> str:
    return 'Regel 29: Du hast keine Stimmen mehr.'


def why_votes_left(*, votes: float) -> str:
    return 'Regel 29: Du hast noch ' + _votes_counted(votes=votes) + '.'


def log_begins(*, who: Person) -> str:
    return ('Du beginnst.' if who.meant == 'you' else who + ' beginnt.')


def log_stake(*, who: Person, funds: str | float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ' + _show(funds) + '\xa0$ für den späteren Start.'


def log_rolled(*, who: Person, again: bool, faces: Sequence[str]) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + (' ' + 'neu' if again else '') + ': ' + _list(faces, 'conjunction') + '.'


def log_takes(*, who: Person) -> str:
    return ('Du nimmst' if who.meant == 'you' else who + ' nimmt')


def log_took_funds(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('die 1' if ones == 1 else 'die zwei Einsen' if ones == 2 else 'die drei Einsen') + ' als Geld.'


def log_took_votes(*, ones: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('die 1 als Stimme' if ones == 1 else 'die zwei Einsen als Stimmen' if ones == 2 else 'die drei Einsen als Stimmen') + '.'


def log_took_both(*, funds: float, votes: float, who: Person) -> str:
    return _log_takes(who=who) + ' ' + ('eine' if funds == 1 else 'zwei') + ' der Einsen als Geld, ' + ('eine als Stimme' if votes == 1 else 'zwei als Stimmen') + '.'


def log_collected(*, who: Person, funds: float, votes: float) -> str:
    return ('Du bekommst' if who.meant == 'you' else who + ' bekommt') + ' ' + _proceeds(funds=funds, votes=votes) + '.'


def log_bought(*, who: Person, item: str | float, price: str | float) -> str:
    return ('Du kaufst' if who.meant == 'you' else who + ' kauft') + ' ' + _in_form(item, 'the') + ' für ' + _show(price) + '\xa0$.'


def log_marked(*, who: Person, staff: bool, place: str | float, filled: str | float, circles: str | float, marks: float) -> str:
    return ('Du machst' if who.meant == 'you' else who + ' macht') + ' ' + _marks_counted(marks=marks) + ' ' + ('für ' + _in_form(place, 'the') if staff else 'in ' + _show(place)) + ' (' + _show(filled) + ' von ' + _show(circles) + ').'


def log_wasted(*, who: Person, marks: float) -> str:
    return ('Du verlierst' if who.meant == 'you' else who + ' verliert') + ' ' + _marks_counted(marks=marks) + ': Kein Kreis ist frei.'


def log_filled(*, who: Person, state: str | float, rank: float, bonus: float, delegates: float) -> str:
    return ('Du holst' if who.meant == 'you' else who + ' holt') + ' ' + _ranked(rank=rank) + ' in ' + _show(state) + ': ' + _prize(bonus=bonus, delegates=delegates) + '.'


def log_filled_late(*, who: Person, state: str | float) -> str:
    return ('Du füllst' if who.meant == 'you' else who + ' füllt') + ' ' + _show(state) + ' zu spät: Es ist kein Preis mehr übrig.'


def log_die(*, who: Person, dice: str | float) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + ' ab dem nächsten Zug mit ' + _show(dice) + ' Würfeln.'


def log_rival_moved(*, state: str | float) -> str:
    return _beat_rival_moved(state=state) + '.'


def log_announced(*, state: str | float, turn: str | float) -> str:
    return _beat_announced(turn=turn, state=state) + '.'


def log_foiled(*, state: str | float) -> str:
    return _beat_foiled(state=state) + '.'


def log_struck(*, state: str | float) -> str:
    return _beat_struck(state=state) + '.'


def log_last_turns(*, alone: bool) -> str:
    return _beat_last_turns(alone=alone) + '.'


def log_counted(*, who: Person, cash: str | float, delegates: float, firsts: float) -> str:
    return ('Du' if who.meant == 'you' else who) + ': ' + _beat_counted(cash=cash, delegates=delegates, firsts=firsts) + '.'


def heard_rolled(*, again: bool, dice: Sequence[str]) -> str:
    return 'Du würfelst' + (' ' + 'neu' if again else '') + ': ' + _list(dice, 'unit') + '.'


def heard_funds(*, cash: str | float, dice: float) -> str:
    return 'Du hast ' + _show(cash) + '\xa0$ und ' + _show(dice) + ' Würfel.'


def heard_next_die(*, second: bool, filled: str | float, circles: str | float) -> str:
    return 'Kreuze für den ' + ('zweiten' if second else 'dritten') + ' Würfel: ' + _show(filled) + ' von ' + _show(circles) + '.'


def heard_marks(*, who: Person, marks: str | float) -> str:
    return ('du' if who.meant == 'you' else who) + ' ' + _show(marks)


def heard_state(*, state: str | float, circles: str | float, marks: Sequence[str]) -> str:
    return _show(state) + ', ' + _show(circles) + ' Kreise: ' + _list(marks, 'unit') + '.'


def outcome(*, said: str | float) -> str:
    return _show(said) + '.'


def beat_won(*, reason: str, name: str | float, delegates: float) -> str:
    return _result_won(name=name, delegates=delegates) + (', ' + _result_firsts() if reason == 'firsts' else ', ' + _result_funds() if reason == 'funds' else '')


def beat_shared(*, names: Sequence[str], delegates: float) -> str:
    return _list(names, 'conjunction') + ' teilen sich die Nominierung mit je ' + _show(delegates) + ' Delegierten'


def beat_alone_won(*, name: str | float, rival: str, delegates: float, next: str, medal: str, least: str | float) -> str:
    return _result_alone_won(name=name, rival=rival, delegates=delegates) + ': ' + _result_medal(medal=medal, next=next, least=least)


def beat_alone_lost(*, name: str | float, delegates: float, needed: str | float) -> str:
    return _result_alone_lost(name=name) + ': ' + _delegates_counted(delegates=delegates) + ', ' + _result_needed(needed=needed)


def result_won(*, name: str | float, delegates: float) -> str:
    return _show(name) + ' gewinnt mit ' + _show(delegates) + ' Delegierten'


def result_firsts() -> str:
    return 'dank mehr ersten Plätzen'


def result_funds() -> str:
    return 'dank mehr Geld'


def result_alone_won(*, name: str | float, rival: str, delegates: float) -> str:
    return _show(name) + ' ' + ('trotzt dem Rivalen' if rival == 'strikes' else 'schafft es') + ' mit ' + _show(delegates) + ' Delegierten'


def result_medal(*, medal: str, next: str, least: str | float) -> str:
    return ('Goldmedaille' if medal == 'gold' else 'Silbermedaille' if medal == 'silver' else 'Bronzemedaille') + ('' if next == 'none' else '; ' + _medal_next(next=next, least=least))


def result_alone_lost(*, name: str | float) -> str:
    return _show(name) + ' kommt nicht ans Ziel'


def result_needed(*, needed: str | float) -> str:
    return _show(needed) + ' waren nötig'


def turn(*, turn: str | float) -> str:
    return 'Zug ' + _show(turn)


def turn_of(*, turn: str | float, turns: str | float) -> str:
    return 'Zug ' + _show(turn) + ' von ' + _show(turns)


def summary_over() -> str:
    return 'Vorbei'


def summary(*, firsts: float, turn: str | float) -> str:
    return _turn(turn=turn) + ', ' + _firsts_counted(firsts=firsts) + ' offen'


def summary_last(*, turn: str | float) -> str:
    return _turn(turn=turn) + ', letzte Züge'


def summary_last_alone(*, turn: str | float, turns: str | float) -> str:
    return _turn_of(turn=turn, turns=turns) + ', letzte Züge'


def position_has(*, name: str | float, bought: Sequence[str]) -> str:
    return _show(name) + ' hat gekauft: ' + _list(bought, 'conjunction') + '.'


def position_has_nothing(*, name: str | float) -> str:
    return _show(name) + ' hat nichts gekauft.'


def position_rival(*, turn: str | float, state: str | float) -> str:
    return 'Der Rivale schlägt nach Zug ' + _show(turn) + ' in ' + _show(state) + ' zu.'


def position_dice(*, dice: str | float, votes: str | float) -> str:
    return 'Würfel: ' + _show(dice) + '. Stimmen übrig: ' + _show(votes) + '.'


def beat_begins() -> str:
    return 'beginnt'


def beat_stake(*, funds: str | float) -> str:
    return 'bekommt ' + _show(funds) + '\xa0$ für den späteren Start'


def beat_rolled(*, count: float, again: bool, dice: Sequence[str]) -> str:
    return (('würfelt neu: ' + _list(dice, 'conjunction') if again else 'würfelt eine ' + _list(dice, 'conjunction')) if _plural(count) == 'one' else ('würfelt neu: ' + _list(dice, 'conjunction') if again else 'würfelt ' + _list(dice, 'conjunction')))


def beat_collected(*, funds: str | float) -> str:
    return 'bekommt ' + _show(funds) + '\xa0$'


def beat_bought(*, item: float) -> str:
    return ('schaltet einen Radiospot' if item == 0 else 'engagiert einen Organisator' if item == 1 else 'schaltet einen TV-Spot' if item == 2 else 'gewinnt eine Debatte' if item == 3 else 'engagiert eine Finanzchefin' if item == 4 else 'engagiert eine Sprecherin' if item == 5 else 'engagiert einen Manager' if item == 6 else 'macht Lebensschutz zum Thema' if item == 7 else 'macht Migration zum Thema' if item == 8 else 'macht Steuern zum Thema' if item == 9 else 'macht Militär zum Thema')


def beat_issue(*, bought: str | float, effect: str | float) -> str:
    return _show(bought) + ' (' + _show(effect) + ')'


def beat_marked(*, state: str | float, marks: float) -> str:
    return 'macht ' + _marks_counted(marks=marks) + ' in ' + _show(state)


def beat_marked_more(*, marks: str | float, state: str | float) -> str:
    return _show(marks) + ' in ' + _show(state)


def beat_votes_useless(*, votes: float) -> str:
    return 'kann ' + _votes_counted(votes=votes) + ' nicht brauchen'


def beat_marked_die(*, place: str | float, marks: float) -> str:
    return 'macht ' + _marks_counted(marks=marks) + ' für ' + _in_form(place, 'the')


def beat_filled(*, state: str | float, delegates: float, rank: float) -> str:
    return 'holt ' + _ranked(rank=rank) + ' in ' + _show(state) + ': ' + _delegates_counted(delegates=delegates)


def beat_filled_late(*, state: str | float) -> str:
    return 'füllt ' + _show(state) + ' zu spät'


def beat_die(*, dice: str | float) -> str:
    return 'würfelt künftig mit ' + _show(dice) + ' Würfeln'


def beat_counted(*, cash: str | float, delegates: float, firsts: float) -> str:
    return _delegates_counted(delegates=delegates) + ', ' + _firsts_counted(firsts=firsts) + ', ' + _show(cash) + '\xa0$'


def beat_rival_moved(*, state: str | float) -> str:
    return 'Der Rivale holt den ersten Platz in ' + _show(state)


def beat_announced(*, turn: str | float, state: str | float) -> str:
    return 'Der Rivale schlägt nach Zug ' + _show(turn) + ' in ' + _show(state) + ' zu, außer ' + _show(state) + ' ist bis dahin voll'


def beat_foiled(*, state: str | float) -> str:
    return 'Der Rivale kommt in ' + _show(state) + ' zu spät und schlägt anderswo zu'


def beat_struck(*, state: str | float) -> str:
    return 'Der Rivale schlägt zu: Er nimmt ganz ' + _show(state)


def beat_last_turns(*, alone: bool) -> str:
    return 'Der letzte erste Platz ist weg: ' + ('noch ein Zug, aber nie ein sechzehnter' if alone else 'noch ein Zug für alle')


def ribbon_taken(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + ': ' + _ranked(rank=rank) + ' in ' + _show(state)


def ribbon_beaten(*, name: str | float, state: str | float, rank: float) -> str:
    return _show(name) + ' nimmt dir ' + _ranked(rank=rank) + ' in ' + _show(state)


def ribbon_beaten_line(*, short: float, bonus: float, delegates: float) -> str:
    return _prize(bonus=bonus, delegates=delegates) + ': ' + ('1 Kreuz fehlt' if _plural(short) == 'one' else _show(short) + ' Kreuze fehlen') + ' dir'


def ribbon_announced(*, state: str | float) -> str:
    return 'Der Rivale zielt auf ' + _show(state)


def ribbon_announced_line(*, turn: str | float) -> str:
    return 'Er schlägt nach Zug ' + _show(turn) + ' zu'


def ribbon_foiled() -> str:
    return 'Der Rivale kommt zu spät'


def ribbon_foiled_line(*, state: str | float) -> str:
    return _show(state) + ' ist schon deins'


def ribbon_struck(*, state: str | float) -> str:
    return 'Der Rivale nimmt ganz ' + _show(state)


def ribbon_struck_line() -> str:
    return 'Dort ist kein Platz mehr übrig'


def ribbon_last() -> str:
    return 'Der letzte erste Platz ist weg'


def ribbon_last_line() -> str:
    return 'Noch ein Zug für alle'


def ribbon_last_alone() -> str:
    return 'Höchstens noch ein Zug'


def last_turns_heading() -> str:
    return 'Letzte Züge'


def last_turns_you() -> str:
    return 'Du'


def last_turns_now(*, name: str | float) -> str:
    return _show(name) + ' jetzt'


def banner_last_turns(*, mine: bool, left: float) -> str:
    return ('Dein letzter Zug' if mine else ('Der allerletzte Zug' if _plural(left) == 'one' else 'Letzte Züge: noch ' + _show(left)))


def sheet_of(*, name: str | float) -> str:
    return 'Blatt von ' + _show(name)


def sheet_label(*, cash: str | float, name: str | float, delegates: float) -> str:
    return _sheet_of(name=name) + ': ' + _delegates_counted(delegates=delegates) + ', ' + _show(cash) + '\xa0$'


def rival() -> str:
    return 'Rivale'


def place_label(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _show(place) + ': ' + _show(filled) + ' von ' + _show(circles)


def place_label_late(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', zu spät voll'


def place_label_won(*, rank: float, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', Platz ' + _show(rank)


def place_label_open(*, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', offen: ' + _list(prizes, 'unit')


def place_label_gone(*, place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label(place=place, filled=filled, circles=circles) + ', offen: nichts'


def place_label_target(*, turn: str | float, prizes: Sequence[str], place: str | float, filled: str | float, circles: str | float) -> str:
    return _place_label_open(prizes=prizes, place=place, filled=filled, circles=circles) + ', der Rivale schlägt hier nach Zug ' + _show(turn) + ' zu'


def prize_label(*, name: str | float, rank: float, delegates: float) -> str:
    return _show(name) + ': Platz ' + _show(rank) + ', ' + _delegates_counted(delegates=delegates)


def prize_label_late(*, name: str | float) -> str:
    return _show(name) + ': zu spät'


def needs_label(*, name: str | float, circles: str | float) -> str:
    return _show(name) + ' braucht ' + _show(circles)


def edge_won(*, name: str | float) -> str:
    return _show(name) + ' hat hier Platz 1'


def edge_ahead(*, name: str | float) -> str:
    return _show(name) + ' liegt hier vorn'


def no_prize_left() -> str:
    return 'alles vergeben'


def rival_strikes_next() -> str:
    return 'Rivale schlägt zu'


def to_go() -> str:
    return 'noch:'


def full_too_late_first() -> str:
    return 'voll,'


def full_too_late_second() -> str:
    return 'zu spät'


def how_many(*, place: str | float, votes: str | float) -> str:
    return _show(place) + ': wie viele von ' + _show(votes) + '?'


def new_marks(*, marks: float) -> str:
    return _number(marks, signDisplay='exceptZero')


def filled_short(*, filled: str | float, circles: str | float) -> str:
    return _show(filled) + '/' + _show(circles)


def stamp_marks(*, code: str | float, marks: float) -> str:
    return _show(code) + ' ' + _number(marks, signDisplay='exceptZero')


def stamp_filled(*, code: str | float, rank: float) -> str:
    return _show(code) + ' ' + _place_short(rank=rank)


def delegates_word(*, delegates: float) -> str:
    return ('Delegierter' if _plural(delegates) == 'one' else 'Delegierte')


def votes_word(*, votes: float) -> str:
    return ('Stimme übrig' if _plural(votes) == 'one' else 'Stimmen übrig')


def funds_word() -> str:
    return 'Geld'


def goal(*, score: str | float, needed: str | float) -> str:
    return _show(score) + ' von ' + _show(needed) + ' Delegierten zum Sieg'


def goal_medal(*, delegates: float, medal: str) -> str:
    return _delegates_counted(delegates=delegates) + ': gewonnen, mit ' + _medal(medal=medal)


def rival_next_first(*, turn: str | float) -> str:
    return 'nach Zug ' + _show(turn) + ' nimmt der Rivale'


def rival_next_second(*, state: str | float) -> str:
    return _show(state)


def rival_strike_first(*, turn: str | float) -> str:
    return 'nach Zug ' + _show(turn) + ' nimmt der Rivale'


def rival_strike_second(*, state: str | float) -> str:
    return 'ganz ' + _show(state)


def rival_elsewhere_first(*, turn: str | float) -> str:
    return 'nach Zug ' + _show(turn) + ' trifft der Rivale'


def rival_elsewhere_second() -> str:
    return 'anderswo: Du warst schneller'


def rival_nearest_first() -> str:
    return 'nächstes Ziel des Rivalen:'


def rival_nearest_second(*, state: str | float) -> str:
    return _show(state)


def die_shows(*, face: str | float, gains: str | float) -> str:
    return _show(face) + ': ' + _show(gains)


def die_stays(*, face: str | float) -> str:
    return 'Würfel mit ' + _show(face) + ': bleibt'


def die_again(*, face: str | float) -> str:
    return 'Würfel mit ' + _show(face) + ': neu würfeln'


def die_choice() -> str:
    return '1\xa0$ oder 1 Stimme'


def face_votes(*, votes: float) -> str:
    return ('Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def face_either(*, funds: str | float, votes: float) -> str:
    return _show(funds) + '\xa0$ oder ' + _face_votes(votes=votes)


def face_both(*, funds: str | float, votes: float) -> str:
    return _show(funds) + '\xa0$ + ' + _face_votes(votes=votes)


def face_either_narrow(*, funds: str | float, votes: str | float) -> str:
    return _show(funds) + '\xa0$ / ' + _show(votes) + ' St.'


def face_both_narrow(*, funds: str | float, votes: str | float) -> str:
    return _show(funds) + '\xa0$ + ' + _show(votes) + ' St.'


def next_turn() -> str:
    return 'nächster Zug'


def choose_dice_first() -> str:
    return 'Würfel wählen'


def choose_dice_second() -> str:
    return 'zum Neuwürfeln'


def rerolls_left(*, rerolls: float) -> str:
    return ('kein Wurf mehr' if rerolls == 0 else 'noch 1 Wurf' if _plural(rerolls) == 'one' else 'noch ' + _show(rerolls) + ' Würfe')


def roll_again(*, dice: float) -> str:
    return _dice_counted(dice=dice) + ' neu'


def roll_odds(*, more: float) -> str:
    return 'Besser: ' + _number(more, style='percent')


def roll_odds_mean(*, more: float, fewer: float, funds: float) -> str:
    return 'Dieser Wurf bringt in ' + _number(more, style='percent') + ' der Fälle mehr Stimmen, in ' + _number(fewer, style='percent') + ' weniger und in ' + _number(funds, style='percent') + ' mehr Geld.'


def dice_owned(*, dice: str | float) -> str:
    return _show(dice) + ' von 3 Würfeln'


def marks_to_go(*, marks: str | float) -> str:
    return 'noch ' + _show(marks)


def die_to_go(*, die: str | float, marks: str | float) -> str:
    return _show(die) + ': ' + _marks_to_go(marks=marks)


def die_row_filled(*, second: bool, filled: str | float, circles: str | float) -> str:
    return ('2. Würfel' if second else '3. Würfel') + ': ' + _show(filled) + ' von ' + _show(circles)


def coin_gain(*, dollars: str | float) -> str:
    return '+' + _show(dollars) + '\u202f$'


def campaign() -> str:
    return 'Wahlkampf'


def campaign_open() -> str:
    return 'zum Angebot'


def campaign_close() -> str:
    return 'zu den Staaten'


def campaign_opens() -> str:
    return _campaign() + ': ' + _campaign_open()


def campaign_closes() -> str:
    return _campaign() + ': ' + _campaign_close()


def item_label(*, item: str | float, price: str | float, effect: str | float, bought: bool) -> str:
    return _show(item) + ', ' + _show(price) + '\xa0$: ' + _show(effect) + (', gekauft' if bought else '')


def owned(*, own: bool, bought: Sequence[str]) -> str:
    return ('Du hast' if own else 'Gekauft') + ': ' + _list(bought, 'unit')


def for_sale(*, items: Sequence[str]) -> str:
    return 'Du kannst kaufen: ' + _list(items, 'unit')


def owned_nothing(*, own: bool) -> str:
    return ('Du hast' if own else 'Gekauft') + ': noch nichts'


def issues_first() -> str:
    return 'Themen, höchstens zwei:'


def issues_second() -> str:
    return 'je Staat 3 Kreuze'


def issues_line() -> str:
    return 'Themen: höchstens zwei, je 3 Kreuze'


def list_goes_on(*, states: Sequence[str]) -> str:
    return _list(states, 'unit') + ','


def race_heading() -> str:
    return 'Das Rennen'


def race_heading_over() -> str:
    return 'Woher die Delegierten kommen'


def race_state() -> str:
    return 'Staat'


def race_delegates() -> str:
    return 'Delegierte'


def funds_heading() -> str:
    return 'Geld'


def delegates_heading() -> str:
    return 'Delegierte'


def bought_heading() -> str:
    return 'Team und Themen'


def dice_heading() -> str:
    return 'Was die Würfel bringen'


def aim() -> str:
    return 'Fülle die Kreise eines Staates zuerst: Das bringt die meisten Delegierten.'


def tip_strike_head() -> str:
    return 'Der Rivale sagt, wo er zuschlägt'


def tip_strike_says() -> str:
    return 'Fülle diesen Staat noch in diesem Zug, sonst sind alle seine Plätze weg. Verteile deine Stimmen dann so, dass du den nächsten Staat, auf den er es abgesehen hat, in einem Zug füllen kannst.'


def tip_alone_head() -> str:
    return 'Worum du kämpfst'


def tip_alone_says() -> str:
    return '33 Delegierte in fünfzehn Zügen, und die Herausforderung ist geschafft: Das gibt Bronze. Mehr bringt Silber und Gold; über den Würfeln steht, wie weit du bist.'


def tip_last_head() -> str:
    return 'Die letzten Züge'


def tip_last_says() -> str:
    return 'Alle ersten Plätze sind weg: Für alle folgt noch ein Zug. Es zählen nur Staaten, die du noch füllen kannst; halb gefüllte bringen nichts, und übriges Geld entscheidet nur bei Gleichstand.'


def tip_air_head() -> str:
    return 'Wo Werbung sich lohnt'


def tip_air_says() -> str:
    return 'Jeder Staat bekommt seine Kreuze nur einmal, nenne also verschiedene. Wähle die, in denen du damit an jemandem vorbeiziehst oder den Staat gleich füllst.'


def tip_take_head() -> str:
    return 'Dollar oder Stimme?'


def tip_take_says() -> str:
    return 'Eine Stimme füllt sofort einen Kreis; mit einem Dollar reicht es vielleicht für jemanden, der dir in jedem Zug hilft.'


def tip_race_head() -> str:
    return 'Ein Staat ist anderswo fast voll'


def tip_race_says() -> str:
    return 'Der erste Platz ist weg, sobald ein anderes Blatt den Staat füllt. Überhole jetzt, oder setze deine Stimmen dort ein, wo du vorn liegst.'


def tip_vote_head() -> str:
    return 'Würfel vor Staaten'


def tip_vote_says() -> str:
    return 'Vier Kreuze in der Würfelreihe, und du hast ab dem nächsten Zug immer einen zweiten Würfel. Am Anfang ist das mehr wert als jeder Staat.'


def tip_spend_head() -> str:
    return 'Was Geld bringt'


def tip_spend_says() -> str:
    return 'Dein Team hilft dir ab dem nächsten Zug jedes Mal, Werbung nur ein einziges Mal: jetzt. Kauf am Anfang, was bleibt, und am Ende Kreuze.'


def tip_reroll_head() -> str:
    return 'Behalten oder neu würfeln'


def tip_reroll_says() -> str:
    return 'Eine Sechs bringt drei Stimmen, eine Drei drei Dollar; Einsen sind am schwächsten. Würfle die schwachen neu und behalte, was du gesucht hast.'


def circles_counted(*, circles: float) -> str:
    return ('1 Kreis' if _plural(circles) == 'one' else _show(circles) + ' Kreise')


def advice_lie(*, who: Person, gains: Sequence[str]) -> str:
    return 'So, wie die Würfel liegen, ' + ('bekommst du' if who.meant == 'you' else 'bekomme ich' if who.meant == 'me' else 'bekommt ' + who) + ' ' + _list(gains, 'disjunction')


def advice_lie_plain(*, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + '.'


def advice_lie_manager(*, votes: str | float, who: Person, gains: Sequence[str]) -> str:
    return _advice_lie(who=who, gains=gains) + ', davon ' + _show(votes) + ' vom Manager.'


def advice_lie_again(*, place: str | float, who: Person, gains: Sequence[str], chance: float) -> str:
    return _advice_lie(who=who, gains=gains) + '; ein neuer Wurf gibt höchstens ' + _chance(chance=chance) + ' Chance auf ' + _in_form(place, 'the') + '.'


def chance(*, chance: float) -> str:
    return _number(chance, style='percent')


def advice_throw(*, votes: float, funds: float, lying: str | float) -> str:
    return 'Dieser Wurf bringt im Schnitt ' + _number(votes, minimumFractionDigits=1, maximumFractionDigits=1) + ' Stimmen und ' + _number(funds, minimumFractionDigits=1, maximumFractionDigits=1) + '\xa0$ statt jetzt ' + _show(lying)


def advice_throw_plain(*, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '.'


def advice_throw_more(*, who: Person, votes: float, funds: float, lying: str | float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + ', und ' + ('du darfst' if who.meant == 'you' else 'ich darf' if who.meant == 'me' else who + ' darf') + ' noch einmal würfeln.'


def advice_throw_risk(*, place: str | float, votes: float, funds: float, lying: str | float, chance: float) -> str:
    return _advice_throw(votes=votes, funds=funds, lying=lying) + '; danach ' + _chance(chance=chance) + ' Chance auf ' + _in_form(place, 'the') + '.'


def advice_lie_fill(*, delegates: float, place: str | float) -> str:
    return 'So, wie die Würfel liegen, ' + ('reichen sie für ' + _in_form(place, 'the') if delegates == 0 else 'füllen sie ' + _show(place) + ' (' + _delegates_counted(delegates=delegates) + ')') + '.'


def advice_chance(*, delegates: float, place: str | float, chance: float) -> str:
    return _chance(chance=chance) + ' Chance auf ' + (_in_form(place, 'the') if delegates == 0 else _show(place) + ' (' + _delegates_counted(delegates=delegates) + ')')


def advice_chance_plain(*, delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + '.'


def advice_chance_votes(*, dice: float, delegates: float, place: str | float, chance: float, votes: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + ': ' + ('Der Würfel muss' if _plural(dice) == 'one' else 'Die ' + _show(dice) + ' Würfel müssen') + ' ' + _votes_counted(votes=votes) + ' bringen.'


def advice_chance_faces(*, faces: Sequence[str], delegates: float, place: str | float, chance: float) -> str:
    return _advice_chance(delegates=delegates, place=place, chance=chance) + ': mit einer ' + _list(faces, 'disjunction') + '.'


def advice_no_number(*, state: str | float) -> str:
    return 'In ' + _show(state) + ' ist kein Preis mehr übrig: Hierher gehören nur Kreuze, die irgendwohin müssen.'


def advice_fills(*, state: str | float, rank: float, bonus: float, delegates: float) -> str:
    return 'Das füllt ' + _show(state) + ': ' + _ranked(rank=rank) + ', ' + _prize(bonus=bonus, delegates=delegates) + '.'


def advice_last_first(*, alone: bool, who: Person) -> str:
    return 'Damit ist der letzte erste Platz weg: ' + (('Du hast' if who.meant == 'you' else 'Ich habe' if who.meant == 'me' else who + ' hat') if alone else 'Alle haben') + ' noch einen Zug.'


def advice_to_go(*, state: str | float, circles: float, delegates: float, rank: float) -> str:
    return 'Noch ' + _circles_counted(circles=circles) + ' in ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + ' für ' + _ranked(rank=rank) + '.'


def advice_to_go_chance(*, state: str | float, circles: float, chance: float, delegates: float, rank: float) -> str:
    return 'Noch ' + _circles_counted(circles=circles) + ' in ' + _show(state) + ', mit ' + _chance(chance=chance) + ' Chance im nächsten Zug voll: ' + _delegates_counted(delegates=delegates) + ' für ' + _ranked(rank=rank) + '.'


def advice_air(*, said: str | float, who: Person, more: float) -> str:
    return _show(said) + ' ' + ('Du wählst' if who.meant == 'you' else 'Ich wähle' if who.meant == 'me' else who + ' wählt') + ' noch ' + ('1 weiteren Staat' if _plural(more) == 'one' else _show(more) + ' weitere Staaten') + '.'


def advice_die(*, who: Person, dice: str | float) -> str:
    return ('Ab deinem nächsten Zug würfelst du' if who.meant == 'you' else 'Ab meinem nächsten Zug würfle ich' if who.meant == 'me' else 'Ab dem nächsten Zug würfelt ' + who) + ' mit ' + _show(dice) + ' Würfeln.'


def advice_die_to_go(*, place: str | float, circles: float) -> str:
    return 'Noch ' + _circles_counted(circles=circles) + ' für ' + _in_form(place, 'the') + ', der dann in jedem Zug hilft.'


def advice_nearest(*, who: Person, rivals: Person, circles: str | float) -> str:
    return 'Damit ' + ('bist du' if who.meant == 'you' else 'bin ich' if who.meant == 'me' else 'ist ' + who) + ' am nächsten dran: ' + ('Du brauchst' if rivals.meant == 'you' else rivals + ' brauchen' if rivals.meant == 'many' else rivals + ' braucht') + ' noch ' + _show(circles) + '.'


def rivals_need(*, rivals: Person, circles: str | float) -> str:
    return ('Du brauchst' if rivals.meant == 'you' else rivals + ' brauchen' if rivals.meant == 'many' else rivals + ' braucht') + ' dort auch ' + _show(circles)


def advice_raced(*, rivals: Person, circles: str | float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + '.'


def advice_raced_chance(*, rivals: Person, circles: str | float, chance: float) -> str:
    return _rivals_need(rivals=rivals, circles=circles) + ', mit ' + _chance(chance=chance) + ' Chance schon in einem Zug.'


def advice_target(*, who: Person) -> str:
    return 'Nach diesem Zug nimmt der Rivale den ganzen Staat, wenn ' + ('du ihn nicht vorher füllst' if who.meant == 'you' else 'ich ihn nicht vorher fülle' if who.meant == 'me' else who + ' ihn nicht vorher füllt') + '.'


def advice_target_next() -> str:
    return 'So, wie es steht, nimmt sich der Rivale diesen Staat als Nächstes vor.'


def advice_calendar(*, turn: str | float) -> str:
    return 'Spätestens nach Zug ' + _show(turn) + ' nimmt der Rivale dort den ersten Platz.'


def advice_issue_fills(*, states: Sequence[str]) -> str:
    return 'Das füllt sofort ' + _list(states, 'conjunction') + '.'


def advice_ad_fills(*, states: Sequence[str]) -> str:
    return 'Das kann sofort ' + _list(states, 'conjunction') + ' füllen.'


def advice_then_fill(*, who: Person, states: Sequence[str], votes: float, delegates: float) -> str:
    return 'Dann ' + ('kannst du' if who.meant == 'you' else 'kann ich' if who.meant == 'me' else 'kann ' + who) + ' mit ' + _votes_counted(votes=votes) + ' noch ' + _list(states, 'conjunction') + ' füllen: ' + _delegates_counted(delegates=delegates) + '.'


def advice_marks(*, item: str | float, price: str | float, fits: bool, marks: float) -> str:
    return _show(item) + ': ' + _marks_counted(marks=marks) + ' für ' + _show(price) + '\xa0$' + (', keins davon verschenkt' if fits else '') + '.'


def advice_item(*, item: str | float, effect: str | float) -> str:
    return _show(item) + ': ' + _show(effect) + '.'


def advice_hire(*, item: str | float, effect: str | float, price: str | float, votes: float) -> str:
    return _show(item) + ': ' + _show(effect) + ', bis zum Ende etwa ' + _votes_counted(votes=votes) + ' für ' + _show(price) + '\xa0$.'


def advice_works(*, who: Person, turns: float) -> str:
    return 'Das wirkt ab ' + ('deinem' if who.meant == 'you' else 'meinem' if who.meant == 'me' else 'dem') + ' nächsten Zug, etwa ' + ('1 Zug' if _plural(turns) == 'one' else _show(turns) + ' Züge') + ' lang.'


def advice_votes_fill(*, state: str | float, delegates: float) -> str:
    return 'Die Stimmen füllen dann ' + _show(state) + ': ' + _delegates_counted(delegates=delegates) + '.'


def advice_votes() -> str:
    return 'Stimmen werden sofort zu Kreuzen und lassen sich nicht sparen.'


def advice_funds_pay(*, who: Person, item: str | float, price: str | float) -> str:
    return 'Mit diesem Geld ' + ('kannst du' if who.meant == 'you' else 'kann ich' if who.meant == 'me' else 'kann ' + who) + ' ' + _in_form(item, 'the') + ' bezahlen (' + _show(price) + '\xa0$).'


def advice_funds() -> str:
    return 'Geld lässt sich sparen, Stimmen nicht.'


def advice_save_for(*, missing: str | float, who: Person, item: str | float, price: str | float) -> str:
    return 'Noch ' + _show(missing) + '\xa0$, und ' + ('du kannst' if who.meant == 'you' else 'ich kann' if who.meant == 'me' else who + ' kann') + ' ' + _in_form(item, 'the') + ' kaufen (' + _show(price) + '\xa0$).'


def advice_save(*, who: Person, cash: str | float) -> str:
    return ('Du behältst' if who.meant == 'you' else 'Ich behalte' if who.meant == 'me' else who + ' behält') + ' ' + _show(cash) + '\xa0$ für einen späteren Zug.'


def advice_left_over(*, who: Person, alone: bool) -> str:
    return 'Das ist ' + ('dein letzter Zug' if who.meant == 'you' else 'mein letzter Zug' if who.meant == 'me' else 'der letzte Zug von ' + who) + ': Übriges Geld ' + ('zählt nichts' if alone else 'entscheidet nur bei Gleichstand') + '.'


def figure_delegates(*, delegates: float) -> str:
    return 'etwa ' + _number(delegates, minimumFractionDigits=1, maximumFractionDigits=1) + ' Delegierte'


def level_easy() -> str:
    return 'Spielt meist nach Laune; schlägt kaum je jemanden, der plant.'


def level_normal() -> str:
    return 'Spielt nach vernünftigen Faustregeln; gewann 400 von 400 Partien gegen Leicht.'


def level_hard() -> str:
    return 'Plant ganze Züge mit dem, was er gegen sich selbst gelernt hat; gewann 233 von 300 Partien gegen Normal.'


def level_expert() -> str:
    return 'Hat aus weit mehr Partien gegen sich selbst gelernt; gewann 224 von 300 Partien gegen Schwer und 309 von 1.000 gegen drei solche Bots zugleich. Allein nicht nachweislich besser.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('handelt' if _plural(count) == 'one' else 'handeln') + ' nach Lust und Laune.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('vertraut' if _plural(count) == 'one' else 'vertrauen') + ' guten Gewohnheiten.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('hat' if _plural(count) == 'one' else 'haben') + ' für jeden Zug einen Plan.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('hat' if _plural(count) == 'one' else 'haben') + ' immer noch einen Plan mehr.'


def review_dice() -> str:
    return 'Würfel'


def review_stretch() -> str:
    return 'Zug'


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
