"""The words of gerrymander, made by `make messages` from locales/en/gerrymander.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def party_neutral() -> str:
    return 'neutral'


def party_face_down() -> str:
    return 'face down'


def initial_neutral() -> str:
    return 'N'


def initial_face_down() -> str:
    return '?'


def token_neutral() -> str:
    return 'the neutral token'


def party_count(*, party: str | float, count: str | float) -> str:
    return _show(party) + ' ' + _show(count)


def player(*, name: str | float, party: str | float) -> str:
    return _show(name) + ' (' + _show(party) + ')'


def party_led_by(*, party: str | float, name: str | float) -> str:
    return _show(party) + ', ' + _show(name)


def side(*, here: str | float, there: str | float) -> str:
    return _show(here) + '–' + _show(there)


def counties_counted(*, counties: float) -> str:
    return ('1 county' if _plural(counties) == 'one' else _show(counties) + ' counties')


def districts_counted(*, districts: float) -> str:
    return ('1 district' if _plural(districts) == 'one' else _show(districts) + ' districts')


def swing_counted(*, swing: float) -> str:
    return ('1 swing county' if _plural(swing) == 'one' else _show(swing) + ' swing counties')


def borders_counted(*, borders: float) -> str:
    return ('no borders' if borders == 0 else 'one border' if borders == 1 else 'two borders' if borders == 2 else 'three borders' if borders == 3 else 'four borders' if borders == 4 else _show(borders) + ' borders')


def votes_unknown() -> str:
    return 'votes unknown'


def counties_by_party(*, counts: Sequence[str]) -> str:
    return 'counties ' + _list(counts, 'unit')


def prompt_over(*, result: str | float) -> str:
    return _show(result) + '.'


def prompt_luck() -> str:
    return 'The voter tokens are being laid out.'


def prompt_tie(*, district: str | float, parties: Sequence[str], name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': district ' + _show(district) + ' is tied between ' + _list(parties, 'conjunction') + '; name its winner.'


def prompt_confirm(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': end your turn, or undo a border.'


def prompt_alone(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': draw a border.'


def prompt_last(*, only: bool, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': draw your ' + ('only' if only else 'last') + ' border this turn.'


def prompt_border(*, left: float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + ': draw a border, ' + ('two' if left == 2 else 'three' if left == 3 else 'four' if left == 4 else _show(left)) + ' left this turn.'


def move_end() -> str:
    return 'End the turn'


def move_award(*, party: str | float) -> str:
    return _show(party) + ' wins it'


def move_award_any() -> str:
    return 'Name the winner'


def move_border(*, side: str | float) -> str:
    return 'Border ' + _show(side)


def move_border_any() -> str:
    return 'Draw a border'


def move_border_closing(*, side: str | float, votes: str | float, counties: float) -> str:
    return 'Border ' + _show(side) + ': cuts off ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def why_over() -> str:
    return 'Rule 24: the map is finished.'


def why_not_your_turn() -> str:
    return "Rule 6: it is another player's turn."


def why_borders_left(*, borders: float) -> str:
    return 'Rule 8: ' + _borders_counted(borders=borders) + ' of this turn must still be drawn.'


def why_not_tied(*, party: str | float) -> str:
    return 'Rule 22: ' + _show(party) + ' is not among the tied parties.'


def why_tie_first() -> str:
    return 'Rule 22: first name the winner of the tied district.'


def why_drawn() -> str:
    return 'Rule 10: there is a border already.'


def why_finished(*, county: str | float) -> str:
    return 'Rule 11: ' + _show(county) + ' is in a finished district.'


def why_all_drawn() -> str:
    return 'Rule 7: all borders of this turn are drawn.'


def why_too_small(*, names: Sequence[str], counties: float) -> str:
    return 'Rule 12: this would cut off only ' + _counties_counted(counties=counties) + ', ' + _list(names, 'conjunction') + '.'


def log_border(*, who: Person, side: str | float) -> str:
    return ('You draw' if who.meant == 'you' else who + ' draws') + ' the border ' + _show(side) + '.'


def log_begins(*, who: Person) -> str:
    return ('You begin.' if who.meant == 'you' else who + ' begins.')


def log_turn(*, number: str | float, who: Person, borders: float) -> str:
    return 'Turn ' + _show(number) + ' is ' + ('yours' if who.meant == 'you' else who + '’s') + ', with ' + _borders_counted(borders=borders) + '.'


def log_closed(*, who: Person, district: str | float, names: Sequence[str], counties: float) -> str:
    return ('You close' if who.meant == 'you' else who + ' closes') + ' district ' + _show(district) + ' of ' + _counties_counted(counties=counties) + ': ' + _list(names, 'unit') + '.'


def log_shown(*, county: str | float, token: str | float) -> str:
    return _show(county) + ' turns out to be ' + _show(token) + '.'


def log_tied(*, district: str | float, parties: Sequence[str]) -> str:
    return 'District ' + _show(district) + ' is tied between ' + _list(parties, 'conjunction') + '.'


def log_named(*, who: Person, party: str | float, district: str | float) -> str:
    return ('You name' if who.meant == 'you' else who + ' names') + ' ' + _show(party) + ' the winner of district ' + _show(district) + '.'


def log_won(*, party: str | float, district: str | float, swing: float, votes: Sequence[str]) -> str:
    return _show(party) + ' wins district ' + _show(district) + ('' if swing == 0 else ', with ' + _swing_counted(swing=swing)) + ': ' + _list(votes, 'unit') + '.'


def log_result(*, party: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(party) + ': ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing) + ', ' + _show(cost) + ' votes in them.'


def outcome_alone_lost(*, name: str | float, lead: float) -> str:
    return _show(name) + ' ends with ' + _number(lead) + ': the map did not help Red.'


def outcome_alone_won(*, name: str | float, lead: float, called: str) -> str:
    return _show(name) + ' wins with ' + _number(lead, signDisplay='exceptZero') + ' for Red: ' + _lead_called(called=called) + '.'


def lead_called(*, called: str) -> str:
    return ('a masterpiece' if called == 'masterpiece' else 'a scandal' if called == 'scandal' else 'a landslide' if called == 'landslide' else 'a nudge')


def outcome_shared(*, players: Sequence[str], districts: float) -> str:
    return _list(players, 'conjunction') + ' share the win with ' + _districts_counted(districts=districts) + ' each, equal in everything.'


def outcome_won(*, reason: str, name: str | float, party: str | float, districts: float) -> str:
    return _player(name=name, party=party) + ' wins with ' + _districts_counted(districts=districts) + (' ' + 'and more swing counties in them' if reason == 'swing' else ' ' + 'and fewer votes spent on them' if reason == 'votes' else '') + '.'


def summary(*, inside: str | float, all: str | float, districts: float) -> str:
    return _districts_counted(districts=districts) + ', ' + _show(inside) + ' of ' + _show(all) + ' counties'


def summary_turn(*, turn: str | float, inside: str | float, all: str | float, districts: float) -> str:
    return 'Turn ' + _show(turn) + ', ' + _summary(inside=inside, all=all, districts=districts)


def standing(*, party: str | float, districts: float, swing: float) -> str:
    return _show(party) + ': ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def standing_of(*, party: str | float, name: str | float, districts: float, swing: float) -> str:
    return _show(party) + ' (' + _show(name) + '): ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def district_line(*, district: str | float, winner: str | float, votes: str | float, counties: float) -> str:
    return 'District ' + _show(district) + ', ' + _show(winner) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def district_undecided(*, district: str | float, votes: str | float, counties: float) -> str:
    return 'District ' + _show(district) + ', not decided: ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def open_line(*, first: str | float, votes: str | float, counties: float) -> str:
    return 'Open from ' + _show(first) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def county(*, name: str | float, token: str | float, swing: bool) -> str:
    return _show(name) + ', ' + _show(token) + (', swing county' if swing else '')


def county_in_district(*, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county(name=name, token=token, swing=swing) + ', district ' + _show(district)


def county_won(*, party: str | float, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county_in_district(district=district, name=name, token=token, swing=swing) + ', won by ' + _show(party)


def heard_border(*, who: Person, sides: Sequence[str]) -> str:
    return ('You draw' if who.meant == 'you' else who + ' draws') + ' ' + _list(sides, 'conjunction') + '.'


def heard_won(*, party: str | float, district: str | float, county: str | float, best: str | float, second: str | float) -> str:
    return _show(party) + ' wins district ' + _show(district) + ' around ' + _show(county) + ', ' + _show(best) + ' to ' + _show(second) + '.'


def heard_district(*, district: str | float, county: str | float, winner: str | float) -> str:
    return 'District ' + _show(district) + ' around ' + _show(county) + ': ' + _show(winner) + '.'


def heard_district_tied(*, district: str | float, county: str | float) -> str:
    return 'District ' + _show(district) + ' around ' + _show(county) + ': tied.'


def heard_open(*, county: str | float, votes: str | float, counties: float) -> str:
    return 'Open around ' + _show(county) + ': ' + _counties_counted(counties=counties) + ', ' + _show(votes) + '.'


def heard_smallest(*, counties: str | float) -> str:
    return 'A district has at least ' + _show(counties) + ' counties.'


def beat_opening_alone() -> str:
    return 'The voters are laid out: draw the borders so that Red wins'


def beat_begins() -> str:
    return 'begins with a single border'


def beat_border_first(*, side: str | float) -> str:
    return 'draws ' + _show(side)


def beat_border_only(*, side: str | float) -> str:
    return 'the only border left is drawn, ' + _show(side)


def beat_closed(*, district: str | float, counties: float) -> str:
    return 'closes district ' + _show(district) + ' (' + _counties_counted(counties=counties) + ')'


def beat_shown(*, district: str | float, votes: Sequence[str]) -> str:
    return 'District ' + _show(district) + ' turns up its voters: ' + _list(votes, 'unit')


def beat_shown_last(*, district: str | float, votes: Sequence[str]) -> str:
    return 'The last voters turn up, in district ' + _show(district) + ': ' + _list(votes, 'unit')


def beat_tied(*, district: str | float, parties: Sequence[str], count: str | float, who: Person) -> str:
    return 'District ' + _show(district) + ' is tied, ' + _list(parties, 'conjunction') + ' ' + _show(count) + ' each: ' + ('you name' if who.meant == 'you' else who + ' names') + ' its winner'


def beat_named(*, party: str | float, district: str | float) -> str:
    return 'names ' + _show(party) + ' the winner of district ' + _show(district)


def beat_won(*, party: str | float, district: str | float, best: str | float, second: str | float, swing: float) -> str:
    return _show(party) + ' wins district ' + _show(district) + ', ' + _show(best) + ' to ' + _show(second) + _with_swing(swing=swing)


def beat_given(*, party: str | float, district: str | float, best: str | float, swing: float) -> str:
    return _show(party) + ' is given district ' + _show(district) + ', tied at ' + _show(best) + _with_swing(swing=swing)


def with_swing(*, swing: float) -> str:
    return ('' if swing == 0 else ', ' + _swing_counted(swing=swing))


def irony_fair(*, votes: str | float, districts: float) -> str:
    return _show(votes) + ' votes each, and ' + _districts_counted(districts=districts) + ' each: a fair map, for once'


def irony_equal(*, votes: str | float, fooled: bool, parties: Sequence[str], won: str | float, all: str | float, alone: bool) -> str:
    return _show(votes) + ' votes each, and ' + _irony_took(fooled=fooled, parties=parties, won=won, all=all, alone=alone)


def irony(*, counts: Sequence[str], fooled: bool, parties: Sequence[str], won: str | float, all: str | float, alone: bool) -> str:
    return _list(counts, 'unit') + ' votes, and ' + _irony_took(fooled=fooled, parties=parties, won=won, all=all, alone=alone)


def irony_took(*, fooled: bool, parties: Sequence[str], won: str | float, all: str | float, alone: bool) -> str:
    return ('yet ' + '' if fooled else '') + _list(parties, 'conjunction') + ' took ' + _show(won) + ' of ' + _show(all) + ' districts' + ('' if alone else ' ' + 'each')


def verdict_alone_lost(*, lead: float) -> str:
    return 'Red ' + _number(lead, signDisplay='exceptZero') + ': the map did not help Red'


def verdict_alone_won(*, lead: float, called: str) -> str:
    return 'Red ' + _number(lead, signDisplay='exceptZero') + ': ' + _lead_called(called=called)


def verdict_districts(*, second: str | float, name: str | float, party: str | float, districts: float) -> str:
    return _player(name=name, party=party) + ' wins, ' + _districts_counted(districts=districts) + ' to ' + _show(second)


def verdict_swing(*, second: str | float, districts: float, name: str | float, party: str | float, swing: float) -> str:
    return _districts_counted(districts=districts) + ' each: ' + _player(name=name, party=party) + ' wins with ' + _swing_counted(swing=swing) + ' to ' + _show(second)


def verdict_votes(*, spent: str | float, second: str | float, districts: float, name: str | float, party: str | float) -> str:
    return _districts_counted(districts=districts) + ' each, swing counties equal: ' + _player(name=name, party=party) + ' wins with fewer votes spent on them, ' + _show(spent) + ' to ' + _show(second)


def verdict_shared(*, names: Sequence[str], districts: float) -> str:
    return _list(names, 'conjunction') + ' share the win, ' + _districts_counted(districts=districts) + ' each, equal in everything'


def map_label(*, counties: str | float) -> str:
    return 'Map of ' + _show(counties) + ' counties'


def map_label_named(*, name: str | float, counties: str | float) -> str:
    return 'Map of ' + _show(name) + ', ' + _show(counties) + ' counties'


def title_block_line(*, counties: str | float) -> str:
    return 'County map · ' + _show(counties) + ' counties'


def side_impossible(*, side: str | float) -> str:
    return _show(side) + ', no border possible'


def side_drawn(*, side: str | float) -> str:
    return _show(side) + ', border drawn'


def score_heading() -> str:
    return 'Score'


def score_party() -> str:
    return 'Party'


def score_districts() -> str:
    return 'Districts'


def score_swing() -> str:
    return 'Swing'


def score_votes() -> str:
    return 'Votes'


def regions_heading() -> str:
    return 'Votes by region'


def region_open(*, first: str | float, last: str | float) -> str:
    return 'Open, ' + _show(first) + ' to ' + _show(last)


def region_district(*, district: str | float) -> str:
    return 'District ' + _show(district)


def region_counties(*, region: str | float, counties: str | float) -> str:
    return _show(region) + ', ' + _show(counties) + ' counties'


def plate_label(*, who: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(who) + ': ' + _districts_counted(districts=districts) + ', with ' + _swing_counted(swing=swing) + ' and ' + _show(cost) + ' votes in them'


def districts_word(*, districts: float) -> str:
    return ('district' if _plural(districts) == 'one' else 'districts')


def borders_left(*, left: float) -> str:
    return ('No border left' if left == 0 else '1 border left' if _plural(left) == 'one' else _show(left) + ' borders left')


def map_finished() -> str:
    return 'Map finished'


def alone_score() -> str:
    return 'Your score'


def alone_score_means() -> str:
    return 'Red minus Blue'


def alone_score_first() -> str:
    return 'Red minus'


def alone_score_second() -> str:
    return 'Blue'


def still_open(*, counties: float) -> str:
    return ('1 county still open' if _plural(counties) == 'one' else _show(counties) + ' counties still open')


def all_closed() -> str:
    return 'Every county has a district'


def all_closed_first() -> str:
    return 'Every county'


def all_closed_second() -> str:
    return 'has a district'


def votes_not_shown() -> str:
    return 'Votes not turned up yet'


def voters_face_down() -> str:
    return 'Voters face down'


def a_tie() -> str:
    return 'A tie'


def slip_tie() -> str:
    return 'tie'


def tie_equal() -> str:
    return 'As many votes for each'


def leads_by(*, party: str | float, votes: str | float) -> str:
    return _show(party) + ' leads by ' + _show(votes)


def result_voters() -> str:
    return 'The voters'


def result_map() -> str:
    return 'The map'


def key_swing() -> str:
    return 'Swing county: breaks ties'


def key_leading() -> str:
    return 'Red leads here by 5 votes'


def key_closing() -> str:
    return 'A border here cuts off a part'


def cut_off(*, counties: float) -> str:
    return 'Cuts off ' + _counties_counted(counties=counties)


def cut_rest(*, rest: str | float, balance: str | float) -> str:
    return 'Other ' + _show(rest) + ': ' + _show(balance)


def stamp_tied() -> str:
    return 'Tied'


def stamp_wins(*, party: str | float) -> str:
    return _show(party) + ' wins'


def stamp_shared() -> str:
    return 'Shared'


def stamp_votes() -> str:
    return 'Votes'


def borders_left_short(*, left: str | float) -> str:
    return _show(left) + ' left'


def cut_off_label(*, lead: str | float, counties: float) -> str:
    return _cut_off(counties=counties) + ': ' + _show(lead)


def slip_lead(*, votes: float) -> str:
    return _number(votes, signDisplay='exceptZero')


def aim() -> str:
    return 'Win the most districts: inside each one only the party with most votes counts.'


def tip_tie_head() -> str:
    return 'You settle a tie'


def tip_tie_says() -> str:
    return 'You drew the last border, so you choose who wins. It need not be you: a rival who gets it may be the one that harms you least.'


def tip_confirm_head() -> str:
    return 'The last moment to change it'


def tip_confirm_says() -> str:
    return 'Until you end the turn you can undo its borders, the last one first. Look once more at what you leave open to the next player.'


def tip_late_head() -> str:
    return 'The map is nearly done'


def tip_late_says() -> str:
    return 'Few borders are left. Count who closes the last districts: it is better to be handed an open region than to hand one on.'


def tip_closing_head() -> str:
    return 'A border can cut off a part now'


def tip_closing_says() -> str:
    return 'Point at a dotted side to see the votes on both sides of it. Cut where you win by little and they lose much: their spare votes are wasted.'


def tip_hidden_head() -> str:
    return 'Votes you cannot see'


def tip_hidden_says() -> str:
    return 'Tokens are turned up when a district closes. Who shows more tokens there is only likely to win it.'


def tip_begin_head() -> str:
    return 'Nothing has to close yet'


def tip_begin_says() -> str:
    return 'Begin a fence that splits off your rival’s strongest corner, and leave no gift for the next turn.'


def level_easy() -> str:
    return 'Takes a district where one border wins it; hardly ever beats anybody who plans.'


def level_normal() -> str:
    return 'Makes the best district its turn has borders for, and spoils what you could close next; won 191 of 200 games against Easy.'


def level_hard() -> str:
    return 'Sees for every border how 300 maps come out with it; won 57 of 60 games against Normal.'


def level_expert() -> str:
    return 'Sees for every border how thousands of maps come out with it; won 104 of 120 games against Hard.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('grabs' if _plural(count) == 'one' else 'grab') + ' what lies open.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('makes' if _plural(count) == 'one' else 'make') + ' the most of every turn, and ' + ('breaks' if _plural(count) == 'one' else 'break') + ' into half-built fences.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('pictures' if _plural(count) == 'one' else 'picture') + ' the finished map.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('has' if _plural(count) == 'one' else 'have') + ' seen it all, a thousand maps over.'


def review_count() -> str:
    return 'Districts'


def review_stretch() -> str:
    return 'District'


def where(*, place: str) -> str:
    return ('in the middle' if place == 'middle' else 'in the east' if place == 'east' else 'in the south-east' if place == 'south-east' else 'in the south' if place == 'south' else 'in the south-west' if place == 'south-west' else 'in the west' if place == 'west' else 'in the north-west' if place == 'north-west' else 'in the north' if place == 'north' else 'in the north-east')


def reason_own_party(*, who: Person) -> str:
    return ('It is my own party.' if who.meant == 'me' else 'It is your own party.')


def reason_award(*, party: str | float, districts: float) -> str:
    return _show(party) + ' has ' + _districts_counted(districts=districts) + ' so far.'


def reason_award_fewest(*, party: str | float, districts: float) -> str:
    return _show(party) + ' has ' + _districts_counted(districts=districts) + ' so far, no more than anybody else who is tied.'


def reason_means(*, more: float, alone: bool) -> str:
    return ('It' if more == 0 else 'With one more border' + _reason_this_turn(alone=alone) + ' it' if more == 1 else 'With two more borders' + _reason_this_turn(alone=alone) + ' it' if more == 2 else 'With three more borders' + _reason_this_turn(alone=alone) + ' it')


def reason_this_turn(*, alone: bool) -> str:
    return ('' if alone else ' ' + 'this turn')


def reason_closes(*, counties: str | float, ends: str, votes: str | float, second: str | float, more: float, alone: bool, place: str, who: Person, winner: Person) -> str:
    return _reason_means(more=more, alone=alone) + ' closes the ' + _show(counties) + '-county district ' + _where(place=place) + ('' if ends == 'open' else ', ' + _reason_breaks(who=who) if ends == 'tie' else ' ' + _reason_for(winner=winner) + ', ' + _show(votes) + ' to ' + _show(second)) + '.'


def reason_closes_more(*, each: Sequence[str], more: float, alone: bool, districts: float) -> str:
    return _reason_means(more=more, alone=alone) + ' closes ' + _districts_counted(districts=districts) + ': ' + _list(each, 'conjunction') + '.'


def reason_one_closed(*, ends: str, votes: str | float, second: str | float, place: str, who: Person, winner: Person) -> str:
    return _where(place=place) + ('' if ends == 'open' else ', ' + _reason_breaks(who=who) if ends == 'tie' else ' ' + _reason_for(winner=winner) + ' ' + _show(votes) + ' to ' + _show(second))


def reason_breaks(*, who: Person) -> str:
    return ('a tie that I break' if who.meant == 'me' else 'a tie that you break')


def reason_for(*, winner: Person) -> str:
    return ('for me' if winner.meant == 'me' else 'for you' if winner.meant == 'you' else 'for ' + winner)


def reason_cuts_off(*, shown: bool, rival: float, more: float, alone: bool, counties: float, place: str, who: Person, votes: float) -> str:
    return _reason_means(more=more, alone=alone) + ' cuts off ' + _counties_counted(counties=counties) + ' ' + _where(place=place) + (', ' + _reason_votes(who=who, votes=votes) + ' to ' + ('none' if rival == 0 else _show(rival)) if shown else '') + ', to be divided further.'


def reason_prepares(*, named: bool, names: Sequence[str], counties: str | float, rival: float, more: float, place: str, who: Person, votes: float) -> str:
    return ('It is a side of the fence round ' + _list(names, 'conjunction') if named else 'It prepares a ' + _show(counties) + '-county district ' + _where(place=place)) + ', ' + _reason_votes(who=who, votes=votes) + ' to ' + ('none' if rival == 0 else _show(rival)) + ': ' + ('one more border closes' if more == 1 else 'two more borders close' if more == 2 else 'three more borders close') + ' it, if nobody comes in between.'


def reason_spoils(*, rival: Person, counties: str | float, shown: bool, votes: str | float, second: str | float, place: str) -> str:
    return 'It keeps ' + ('you' if rival.meant == 'you' else rival) + ' from closing a ' + _show(counties) + '-county district ' + _where(place=place) + ' next turn' + (', ' + _show(votes) + ' to ' + _show(second) if shown else '') + '.'


def reason_votes(*, who: Person, votes: float) -> str:
    return ('my ' + _votes_counted(votes=votes) if who.meant == 'me' else 'your ' + _votes_counted(votes=votes))


def votes_counted(*, votes: float) -> str:
    return ('1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def reason_parts(*, here: str | float, there: str | float, gain: str, which: str | float, now: float, before: float, place: str) -> str:
    return 'It splits ' + _show(here) + ' from ' + _show(there) + ' ' + _where(place=place) + ': ' + ('each may win a district' if gain == 'each' else 'they may no longer count together' if gain == 'apart' else _show(which) + ' helps win a district ' + _number(now, style='percent') + ' of the time, not ' + _number(before, style='percent')) + '.'


def reason_keeps_apart(*, here: str | float, there: str | float, place: str, who: Person) -> str:
    return 'It splits ' + _show(here) + ' from ' + _show(there) + ' ' + _where(place=place) + ', because ' + _reason_no_good_close(who=who) + '.'


def reason_quiet(*, who: Person) -> str:
    return 'It closes nothing, because ' + _reason_no_good_close(who=who) + '.'


def reason_no_good_close(*, who: Person) -> str:
    return 'no district that ' + ('I can close this turn helps me' if who.meant == 'me' else 'you can close this turn helps you')


def reason_least_harm(*, who: Person) -> str:
    return 'Every border left closes something; this one costs ' + ('me' if who.meant == 'me' else 'you') + ' least.'


def reason_first(*, who: Person, now: float, maps: str | float, before: float) -> str:
    return 'With it ' + ('I come' if who.meant == 'me' else 'you come') + ' first in ' + _number(now, style='percent') + ' of ' + _show(maps) + ' maps finished at random, without it in ' + _number(before, style='percent') + '.'


def voters(*, kind: str, owner: Person, votes: str | float) -> str:
    return ('the neutral county' if kind == 'neutral' else 'a county face down' if kind == 'hidden' else ('a county of mine' if owner.meant == 'me' else 'a county of yours' if owner.meant == 'you' else 'one of ' + owner + '’s') if kind == 'county' else ('my ' + _show(votes) if owner.meant == 'me' else 'your ' + _show(votes) if owner.meant == 'you' else owner + '’s ' + _show(votes)))


def voters_other() -> str:
    return 'another'


def which_county(*, by: str, owner: Person, votes: str | float) -> str:
    return (('mine' if owner.meant == 'me' else 'yours' if owner.meant == 'you' else owner + '’s') if by == 'party' else 'the ' + _show(votes) if by == 'votes' else 'one of them')


def figure_level() -> str:
    return 'Red level with Blue on average'


def figure_ahead(*, lead: float) -> str:
    return 'Red ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' districts ahead on average'


def figure_behind(*, lead: float) -> str:
    return 'Red ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' districts behind on average'


_borders_counted = borders_counted
_counties_counted = counties_counted
_county = county
_county_in_district = county_in_district
_cut_off = cut_off
_districts_counted = districts_counted
_irony_took = irony_took
_lead_called = lead_called
_player = player
_reason_breaks = reason_breaks
_reason_for = reason_for
_reason_means = reason_means
_reason_no_good_close = reason_no_good_close
_reason_this_turn = reason_this_turn
_reason_votes = reason_votes
_summary = summary
_swing_counted = swing_counted
_votes_counted = votes_counted
_where = where
_with_swing = with_swing
