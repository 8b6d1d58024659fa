"""The words of poll_position, made by `make messages` from locales/en/poll_position.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def region(*, region: str) -> str:
    return ('Maritimes' if region == 'maritimes' else 'Quebec' if region == 'quebec' else 'Ontario' if region == 'ontario' else 'Prairies' if region == 'prairies' else 'British Columbia' if region == 'pacific' else 'Territories' if region == 'territories' else 'nowhere')


def the_region(*, region: str) -> str:
    return ('the ' + _region(region=region) if region == 'maritimes' else 'the ' + _region(region=region) if region == 'prairies' else 'the ' + _region(region=region) if region == 'territories' else _region(region=region))


def in_region(*, region: str) -> str:
    return 'in ' + _the_region(region=region)


def in_region_start(*, region: str) -> str:
    return 'In ' + _the_region(region=region)


def to_region(*, region: str) -> str:
    return 'to ' + _the_region(region=region)


def type(*, type: str) -> str:
    return ('urban' if type == 'urban' else 'rural' if type == 'rural' else 'remote')


def to_districts(*, type: str) -> str:
    return 'to ' + _type(type=type) + ' districts'


def place(*, region: str, type: str) -> str:
    return ('HQ' if region == 'hq' else _region(region=region) if region == 'territories' else _region(region=region) + ' ' + _type(type=type))


def the_place(*, region: str, type: str) -> str:
    return ('HQ' if region == 'hq' else 'the ' + _type(type=type) + ' ' + _region(region=region) if region == 'maritimes' else 'the ' + _type(type=type) + ' ' + _region(region=region) if region == 'prairies' else 'the ' + _region(region=region) if region == 'territories' else _type(type=type) + ' ' + _region(region=region))


def at_place(*, region: str, type: str) -> str:
    return ('at HQ' if region == 'hq' else 'in ' + _the_place(region=region, type=type))


def at_place_start(*, region: str, type: str) -> str:
    return ('At HQ' if region == 'hq' else 'In ' + _the_place(region=region, type=type))


def to_place(*, region: str, type: str) -> str:
    return 'to ' + _the_place(region=region, type=type)


def from_place(*, region: str, type: str) -> str:
    return 'from ' + _the_place(region=region, type=type)


def role(*, role: str) -> str:
    return ('Communications Officer' if role == 'communications' else 'Data Analyst' if role == 'analyst' else 'Distribution Specialist' if role == 'distribution' else 'Field Liaison Officer' if role == 'liaison' else 'Returning Officer' if role == 'returning' else 'Survey Specialist' if role == 'survey' else 'Staffing Officer')


def the_role(*, role: str) -> str:
    return 'the ' + _role(role=role)


def the_role_start(*, role: str) -> str:
    return 'The ' + _role(role=role)


def ability(*, role: str) -> str:
    return ('Reaching out may move two voters.' if role == 'communications' else '1 AP: see next week’s event.' if role == 'analyst' else 'Rural sites cost 1 AP, remote 2 AP; in town two sites for 1 AP.' if role == 'distribution' else 'Once per turn: act like a specialist in a neighbouring region.' if role == 'liaison' else 'Once per turn, 1 AP: a site down by 1, and a new site in the region.' if role == 'returning' else '1 AP: turn a voter in each district of the region.' if role == 'survey' else 'Staffing rolls two dice and uses the higher.')


def lone_specialist(*, name: str | float, first: bool) -> str:
    return _show(name) + '’s ' + ('first' if first else 'second') + ' specialist'


def player_with_role(*, player: str | float, role: str) -> str:
    return _show(player) + ', ' + _the_role(role=role)


def card_environmentalism() -> str:
    return 'Environmentalism'


def card_environmentalism_effect() -> str:
    return 'A voter comes to each district of British Columbia'


def card_fake_news() -> str:
    return 'Fake News'


def card_fake_news_effect() -> str:
    return 'All voters at HQ but one scatter over Canada'


def card_flash_floods() -> str:
    return 'Flash Floods'


def card_flash_floods_effect() -> str:
    return 'A random rural district closes for good'


def card_fordism() -> str:
    return 'Fordism'


def card_fordism_effect() -> str:
    return 'A voter comes to each district of Ontario'


def card_forest_fires() -> str:
    return 'Forest Fires'


def card_forest_fires_effect() -> str:
    return 'A random remote district closes for good'


def card_gas_prices() -> str:
    return 'Gas Prices'


def card_gas_prices_effect() -> str:
    return 'A voter comes to each rural district'


def card_honk_honk() -> str:
    return 'Honk Honk!'


def card_honk_honk_effect() -> str:
    return 'At the end HQ serves a quarter fewer voters'


def card_idle_no_more() -> str:
    return 'Idle No More'


def card_idle_no_more_effect() -> str:
    return 'A voter comes to each remote district'


def card_newfoundland() -> str:
    return 'Newfoundland Independentism'


def card_newfoundland_effect() -> str:
    return 'A voter comes to each district of the Maritimes'


def card_postal_strike() -> str:
    return 'Postal Strike'


def card_postal_strike_effect() -> str:
    return 'HQ loses half of its polling sites'


def card_personnel_shortage() -> str:
    return 'Personnel Shortage'


def card_personnel_shortage_effect(*, cost: str | float) -> str:
    return 'In a random region staffing costs ' + _show(cost) + ' AP from now on'


def card_protesters() -> str:
    return 'Protesters'


def card_protesters_effect() -> str:
    return 'Every site in a random district goes down by 1'


def card_quarantine() -> str:
    return 'Quarantine'


def card_quarantine_effect() -> str:
    return 'A random urban district closes for good'


def card_quebec() -> str:
    return 'Quebec Independentism'


def card_quebec_effect() -> str:
    return 'A voter comes to each district of Quebec'


def card_reconciliation() -> str:
    return 'Reconciliation'


def card_reconciliation_effect() -> str:
    return 'At the end remote complaints count twice'


def card_student_strikes() -> str:
    return 'Student Strikes'


def card_student_strikes_effect() -> str:
    return 'A voter comes to each urban district'


def card_wexit() -> str:
    return 'Wexit'


def card_wexit_effect() -> str:
    return 'A voter comes to each district of the Prairies'


def colour(*, type: str) -> str:
    return ('purple' if type == 'urban' else 'red' if type == 'rural' else 'green')


def verdict(*, verdict: str) -> str:
    return ('Triumph' if verdict == 'triumph' else 'Well done' if verdict == 'well_done' else 'Trouble' if verdict == 'trouble' else 'Disaster')


def verdict_within(*, verdict: str) -> str:
    return ('triumph' if verdict == 'triumph' else 'well done' if verdict == 'well_done' else 'trouble' if verdict == 'trouble' else 'disaster')


def complaints_counted(*, complaints: float) -> str:
    return ('no complaints' if complaints == 0 else '1 complaint' if _plural(complaints) == 'one' else _show(complaints) + ' complaints')


def served_counted(*, served: str | float, away: float) -> str:
    return _show(served) + ' served, ' + ('nobody' if away == 0 else _show(away)) + ' turned away'


def counted_twice(*, twice: float) -> str:
    return ('' if twice == 0 else ', 1 of them counts twice' if _plural(twice) == 'one' else ', ' + _show(twice) + ' of them count twice')


def sites_lost(*, lost: float) -> str:
    return ('' if lost == 0 else ', 1 site lost' if _plural(lost) == 'one' else ', ' + _show(lost) + ' sites lost')


def prompt_luck(*, luck: str) -> str:
    return ('The specialists are dealt.' if luck == 'dealing' else 'The chief is drawn.' if luck == 'chief' else 'The event card of the week is turned.' if luck == 'event' else 'Next week’s event card is looked at.' if luck == 'looking' else 'The die says which region is short of personnel.' if luck == 'region' else 'The dice say which district is hit.' if luck == 'district' else 'One voter stays at HQ.' if luck == 'remaining' else 'Voters scatter.' if luck == 'scattering' else 'The dice say where a voter turns up.' if luck == 'intending' else 'The staffing die rolls.' if luck == 'rolling' else 'The survey turns voters.')


def prompt_sealed(*, names: Sequence[str]) -> str:
    return 'Sealed plans: ' + _list(names, 'conjunction') + ' still to choose a region.'


def prompt_sacrifice(*, player: str | float, sites: float) -> str:
    return _show(player) + ': HQ loses ' + ('1 site' if _plural(sites) == 'one' else _show(sites) + ' sites') + '; choose which goes.'


def prompt_plan(*, player: str | float) -> str:
    return _show(player) + ': choose the region to work in this week.'


def prompt_agree(*, player: str | float, where: str | float) -> str:
    return _show(player) + ': stay ' + _show(where) + ', or change your plan.'


def prompt_die(*, player: str | float, die: str | float) -> str:
    return _show(player) + ': swap the ' + _show(die) + ' for one of the dice, or keep them all.'


def prompt_second(*, player: str | float) -> str:
    return _show(player) + ': move a second voter to HQ, or leave it at one.'


def prompt_spent(*, player: str | float, last: bool) -> str:
    return _show(player) + ': no action points left; ' + ('count the votes' if last else 'end your turn') + '.'


def prompt_act(*, player: str | float, points: str | float, where: str | float) -> str:
    return _show(player) + ': spend ' + _show(points) + ' AP ' + _show(where) + ' or at HQ, or end your turn.'


def prompt_count() -> str:
    return 'The votes are counted, region by region.'


def prompt_counted(*, region: str | float, served: str | float, away: float) -> str:
    return 'Counted up to ' + _show(region) + ': ' + _served_counted(served=served, away=away) + '.'


def move_plan(*, where: str | float) -> str:
    return 'Work ' + _show(where)


def move_plan_any() -> str:
    return 'Choose a region'


def move_stay(*, where: str | float) -> str:
    return 'Stay ' + _show(where)


def move_open(*, sites: float, where: str | float, cost: str | float, rise: str | float) -> str:
    return 'Open ' + ('two sites' if sites == 2 else 'a site') + ' ' + _show(where) + ' (' + _show(cost) + ' AP' + _show(rise) + ')'


def cost_change(*, more: float, score: float) -> str:
    return 'cost ' + _number(more, signDisplay='exceptZero') + ('' if score == 0 else ': score ' + _number(score, signDisplay='exceptZero'))


def cost_rise(*, more: float, score: float) -> str:
    return ', ' + _cost_change(more=more, score=score)


def move_open_any() -> str:
    return 'Open a site'


def move_staff() -> str:
    return 'Staff (1 AP)'


def move_staff_short() -> str:
    return 'Staff'


def move_roll(*, area: str | float, cost: str | float) -> str:
    return 'Roll for ' + _show(area) + ' (' + _show(cost) + ' AP)'


def move_replace_any() -> str:
    return 'Another die'


def move_die(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + ': ' + _show(old) + ' becomes ' + _show(new) + _show(rise)


def move_die_lower(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + ': ' + _show(old) + ' becomes only ' + _show(new) + _show(rise)


def move_keep() -> str:
    return 'Keep all dice'


def move_reach(*, where: str | float) -> str:
    return 'Reach out ' + _show(where)


def move_reach_any() -> str:
    return 'Reach out'


def move_voter(*, value: float, origin: str | float) -> str:
    return 'Move ' + ('a face-down voter' if value == 0 else 'the voter of value ' + _show(value)) + ' ' + _show(origin) + ' to HQ'


def move_enough() -> str:
    return 'One voter is enough'


def move_split_any() -> str:
    return 'Split a site (1 AP)'


def move_split(*, where: str | float) -> str:
    return 'Lower a site ' + _show(where)


def move_split_to(*, where: str | float, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _move_die(place=place, old=old, new=new, rise=rise) + ', new site ' + _show(where)


def move_survey() -> str:
    return 'Survey (1 AP)'


def move_look() -> str:
    return 'Look ahead (1 AP)'


def move_sacrifice(*, die: str | float) -> str:
    return 'Give up the ' + _show(die)


def move_sacrifice_any() -> str:
    return 'Give up a site of HQ'


def move_end(*, last: bool, points: float) -> str:
    return ('Count the votes' if last else 'End turn' + ('' if points == 0 else ', lose ' + _show(points) + ' AP'))


def move_like_any() -> str:
    return 'Liaise'


def move_like(*, cost: float, role: str) -> str:
    return 'Like ' + _the_role(role=role) + ('' if cost == 0 else ' ' + '(' + _show(cost) + ' AP)')


def move_like_doing(*, move: str | float, role: str) -> str:
    return 'Like ' + _the_role(role=role) + ': ' + _show(move)


def means_open() -> str:
    return 'A new die shows 1, in your region or at HQ.'


def means_staff() -> str:
    return 'Roll a die. It may replace one in your region or at HQ.'


def means_replace() -> str:
    return 'Press a place and say which of its dice gives way.'


def means_keep() -> str:
    return 'The rolled die is put nowhere.'


def means_reach() -> str:
    return 'A voter of your region goes to HQ, where dice count twice.'


def means_split() -> str:
    return 'One die goes down by 1, and a new one shows 1.'


def means_survey() -> str:
    return 'See how many voters a ballot hides, in each district of your region.'


def means_look() -> str:
    return 'See next week’s event card now.'


def means_liaise() -> str:
    return 'Act once like a specialist in a neighbouring region.'


def why_planning_first() -> str:
    return 'Rule 13: planning comes first.'


def why_die_first() -> str:
    return 'Rule 22: first say what the rolled die replaces.'


def why_sacrifice_first() -> str:
    return 'Rule 55: first choose which sites HQ loses.'


def why_second_first() -> str:
    return 'Rule 32: first say whether a second voter moves.'


def why_points_spent() -> str:
    return 'Rule 18: all 4 action points are spent.'


def why_sealed() -> str:
    return 'Rule 16: your plan is sealed.'


def why_not_your_plan() -> str:
    return 'Rule 15: it is not your turn to plan.'


def why_chief_chooses() -> str:
    return 'Rule 55: the chief chooses which sites HQ loses.'


def why_not_your_turn() -> str:
    return 'Rule 18: it is not your turn.'


def why_planned() -> str:
    return 'Rule 14: regions are chosen in planning.'


def why_no_marker_at_hq() -> str:
    return 'Rule 14: no marker stands on HQ.'


def why_there_already() -> str:
    return 'Rule 15: your marker is there already.'


def why_no_place() -> str:
    return 'Rule 2: there is no such place.'


def why_elsewhere(*, rule: str | float, where: str | float) -> str:
    return 'Rule ' + _show(rule) + ': your marker is ' + _show(where) + ', not there.'


def why_closed() -> str:
    return 'Rule 51: this district is closed.'


def why_no_dice() -> str:
    return 'Rule 6: all 50 dice are on the board.'


def why_site_costs(*, rule: str | float, cost: str | float, points: str | float) -> str:
    return 'Rule ' + _show(rule) + ': a site there costs ' + _show(cost) + ' AP, and you have ' + _show(points) + '.'


def why_roll_first() -> str:
    return 'Rule 22: roll a die for staffing first.'


def why_roll_for_region() -> str:
    return 'Rule 56: this roll is for the region.'


def why_roll_for_hq() -> str:
    return 'Rule 56: this roll is for HQ.'


def why_same_number() -> str:
    return 'Rule 22: that site shows the same number already.'


def why_no_site() -> str:
    return 'Rule 22: there is no polling site to replace.'


def why_not_short() -> str:
    return 'Rule 56: your region is not short of personnel: just roll.'


def why_short(*, cost: str | float) -> str:
    return 'Rule 56: staffing in this region costs ' + _show(cost) + ' AP and needs a site to staff.'


def why_last_week() -> str:
    return 'Rule 26: nobody reaches out in week 5.'


def why_nobody_here() -> str:
    return 'Rule 24: there is no voter in your region.'


def why_at_hq_already() -> str:
    return 'Rule 24: these voters are at HQ already.'


def why_no_such_voter() -> str:
    return 'Rule 24: there is no such voter in this district.'


def why_not_your_role(*, rule: str | float, role: str) -> str:
    return 'Rule ' + _show(rule) + ': You are not ' + _the_role(role=role) + '.'


def why_split_once() -> str:
    return 'Rule 40: once per turn only.'


def why_split_not_at_hq() -> str:
    return 'Rule 40: not at HQ.'


def why_split_too_low() -> str:
    return 'Rule 40: a site of 1 cannot go lower.'


def why_surveyed() -> str:
    return 'Rule 42: every district here is surveyed this week, or has no face-down voter.'


def why_no_next_week() -> str:
    return 'Rule 34: there is no next week.'


def why_card_known() -> str:
    return 'Rule 34: next week’s card is known already.'


def why_liaised() -> str:
    return 'Rule 37: once per turn only.'


def why_not_neighbouring() -> str:
    return 'Rule 39: that specialist is not in a neighbouring region.'


def why_no_neighbour() -> str:
    return 'Rule 39: no other specialist is in a neighbouring region.'


def why_not_here() -> str:
    return 'Rule 38: that is not possible in your region now.'


def subject(*, who: Person) -> str:
    return ('You' if who.meant == 'you' else who)


def log_dealt(*, who: Person, role: str) -> str:
    return _subject(who=who) + ' received ' + _the_role(role=role) + '.'


def log_goodwill(*, points: float) -> str:
    return 'The team starts with ' + _number(points, signDisplay='exceptZero') + ' goodwill points.'


def log_chief(*, who: Person) -> str:
    return _subject(who=who) + ' became chief.'


def log_week(*, week: str | float) -> str:
    return 'Week ' + _show(week) + ' begins.'


def log_sealed(*, who: Person) -> str:
    return _subject(who=who) + ' sealed a plan.'


def log_revealed() -> str:
    return 'The plans are opened.'


def log_placed(*, who: Person, region: str | float, now: str | float, later: str | float) -> str:
    return _subject(who=who) + ' took ' + _taken(region=region, now=now, later=later) + '.'


def log_changed(*, who: Person, region: str | float, old: str | float, why: str, later: str | float, there: str | float) -> str:
    return _subject(who=who) + ' took ' + _taken_instead(region=region, old=old, why=why, later=later, there=there) + '.'


def log_stayed(*, where: str | float, who: Person) -> str:
    return _subject(who=who) + ' stayed ' + _show(where) + '.'


def taken(*, region: str | float, now: str | float, later: str | float) -> str:
    return _show(region) + ' (' + _show(now) + ' turned away now, ' + _show(later) + ' by the end)'


def taken_instead(*, region: str | float, old: str | float, why: str, later: str | float, there: str | float) -> str:
    return _show(region) + ' instead of ' + _show(old) + (': ' + _show(later) + ' turned away by the end, not ' + _show(there) if why == 'more' else ', where others go: ' + _show(later) + ' turned away by the end' if why == 'alone' else '')


def log_card(*, week: str | float, card: str | float, effect: str | float) -> str:
    return 'Event of week ' + _show(week) + ': “' + _show(card) + '”. ' + _show(effect) + '.'


def log_engagement(*, level: str | float) -> str:
    return 'Engagement stands at ' + _show(level) + '.'


def log_arrived(*, where: str | float) -> str:
    return 'A voter came ' + _show(where) + '.'


def log_bag_empty() -> str:
    return 'The bag is empty: no more voters come.'


def log_closed(*, place: str | float, card: str | float, lost: float) -> str:
    return _show(place) + ': closed by ' + _show(card) + _sites_lost(lost=lost) + '.'


def log_scattered(*, origin: str | float, where: str | float, value: float) -> str:
    return _a_voter_start(value=value) + ' went ' + _show(origin) + ' ' + _show(where) + '.'


def log_remained(*, value: float) -> str:
    return _a_voter_start(value=value) + ' stayed at HQ.'


def a_voter_start(*, value: float) -> str:
    return ('A voter' if value == 0 else 'A ' + _show(value))


def log_shortage(*, cost: str | float, region: str) -> str:
    return _region(region=region) + ': staffing costs ' + _show(cost) + ' AP from now on.'


def log_protested(*, where: str | float) -> str:
    return 'Protesters ' + _show(where) + '.'


def log_site_lost(*, value: str | float, where: str | float) -> str:
    return 'A site of ' + _show(value) + ' ' + _show(where) + ' is gone.'


def log_site_lowered(*, value: str | float, where: str | float, lowered: str | float) -> str:
    return 'A site of ' + _show(value) + ' ' + _show(where) + ' became ' + _show(lowered) + '.'


def log_came(*, places: Sequence[str]) -> str:
    return 'Voters came to ' + _list(places, 'conjunction') + '.'


def place_with_voters(*, voters: float, place: str | float) -> str:
    return (_show(place) if voters == 1 else _show(place) + ' ' + _show(voters))


def log_turn(*, points: str | float, who: Person) -> str:
    return _subject(who=who) + ' began a turn with ' + _show(points) + ' AP.'


def log_opened(*, sites: float, where: str | float, cost: str | float, who: Person) -> str:
    return _subject(who=who) + ' opened ' + ('a site' if sites == 1 else _show(sites) + ' sites') + ' ' + _show(where) + ' (' + _show(cost) + ' AP).'


def log_rolled(*, dice: Sequence[str], who: Person) -> str:
    return _subject(who=who) + ' rolled ' + _list(dice, 'conjunction') + ' to staff a site.'


def log_replaced(*, old: str | float, where: str | float, new: str | float, who: Person) -> str:
    return _subject(who=who) + ' replaced a ' + _show(old) + ' ' + _show(where) + ' with a ' + _show(new) + '.'


def log_kept(*, die: float, who: Person) -> str:
    return _subject(who=who) + ' did not use the ' + _show(die) + (': no site shows less' if die == 1 else '') + '.'


def log_reached(*, value: float, origin: str | float, cost: float, who: Person) -> str:
    return _subject(who=who) + ' moved ' + ('a voter' if value == 0 else 'a ' + _show(value)) + ' ' + _show(origin) + ' to HQ' + ('' if cost == 0 else ' ' + '(' + _show(cost) + ' AP)') + '.'


def log_split(*, value: str | float, where: str | float, target: str | float, cost: str | float, who: Person) -> str:
    return _subject(who=who) + ' lowered a ' + _show(value) + ' ' + _show(where) + ' and opened a site ' + _show(target) + ' (' + _show(cost) + ' AP).'


def log_survey(*, cost: str | float, who: Person, region: str) -> str:
    return _subject(who=who) + ' surveyed ' + _the_region(region=region) + ' (' + _show(cost) + ' AP).'


def log_turned(*, where: str | float, value: str | float) -> str:
    return 'A voter ' + _show(where) + ' is a ' + _show(value) + '.'


def log_looked(*, week: str | float, card: str | float, who: Person) -> str:
    return _subject(who=who) + ' looked ahead: week ' + _show(week) + ' brings ' + _show(card) + '.'


def log_liaised(*, who: Person, role: str) -> str:
    return _subject(who=who) + ' acted with ' + _the_role(role=role) + '.'


def log_ended(*, unused: float, who: Person) -> str:
    return _subject(who=who) + ' ended the turn' + ('' if unused == 0 else ', ' + _show(unused) + ' AP unused') + '.'


def log_intention(*, number: str | float, where: str | float, who: Person, type: str) -> str:
    return _subject(who=who) + ' rolled ' + _show(number) + ' and ' + _colour(type=type) + ': a voter turns up ' + _show(where) + '.'


def log_counting(*, region: str) -> str:
    return 'Counting ' + ('HQ' if region == 'hq' else _the_region(region=region)) + '.'


def log_counted(*, place: str | float, any: bool, turned: str | float, turnout: str | float, capacity: str | float, complaints: float) -> str:
    return _show(place) + ': ' + ('turned ' + _show(turned) + ';' + ' ' if any else '') + 'turnout ' + _show(turnout) + ', capacity ' + _show(capacity) + ', ' + _complaints_counted(complaints=complaints) + '.'


def log_scored(*, final: float, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return 'Turnout ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill) + ' = ' + ('1 point' if _plural(final) == 'one' else _show(final) + ' points') + '.'


def summands(*, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _show(turnout) + ' − complaints ' + _show(complaints) + ' − cost ' + _show(cost) + (' ' + '+ goodwill ' + _show(goodwill) if sign == 'plus' else ' ' + '− goodwill ' + _show(goodwill) if sign == 'minus' else '')


def verdict_line(*, verdict: str, points: str | float) -> str:
    return ('Triumph with ' + _show(points) + ' points: a splendid election that everybody trusts.' if verdict == 'triumph' else 'Well done, ' + _show(points) + ': a calm election with a grumble in the local papers.' if verdict == 'well_done' else 'Trouble, ' + _show(points) + ': queues on every bulletin, and a committee has questions.' if verdict == 'trouble' else 'Disaster, ' + _show(points) + ': the crowd is at the doors, the team at the airport.')


def mood(*, verdict: str) -> str:
    return ('The country votes with a smile and trusts its elections again.' if verdict == 'triumph' else 'A calm election: some grumbling, on page nine of the local papers.' if verdict == 'well_done' else 'Queues lead every bulletin, and a committee of Parliament has questions.' if verdict == 'trouble' else 'Pitchforks storm a Parliament shut for repairs; the team flees to Switzerland.')


def outcome_won(*, who: Person, points: str | float, verdict: str) -> str:
    return (who + ' win' if who.meant == 'many' else who + ' wins') + ' with ' + _show(points) + ': ' + _verdict_within(verdict=verdict) + '.'


def outcome_lost(*, who: Person, points: str | float, verdict: str) -> str:
    return (who + ' lose' if who.meant == 'many' else who + ' loses') + ' with ' + _show(points) + ': ' + _verdict_within(verdict=verdict) + '.'


def summary_over(*, points: str | float) -> str:
    return 'Final score ' + _show(points)


def summary_count() -> str:
    return 'The count'


def summary_week(*, week: str | float, weeks: str | float) -> str:
    return 'Week ' + _show(week) + ' of ' + _show(weeks)


def week(*, week: str | float) -> str:
    return 'Week ' + _show(week)


def position_head(*, summary: str | float, engagement: str | float, bag: str | float) -> str:
    return _show(summary) + '. Engagement ' + _show(engagement) + '. Bag ' + _show(bag) + '.'


def position_events(*, cards: Sequence[str]) -> str:
    return 'Events: ' + _list(cards, 'unit')


def position_next(*, card: str | float) -> str:
    return 'Next week: ' + _show(card)


def position_goodwill(*, points: float) -> str:
    return 'Goodwill: ' + _number(points, signDisplay='exceptZero')


def position_short(*, region: str) -> str:
    return 'Short of personnel: ' + _region(region=region)


def position_sealed() -> str:
    return 'sealed'


def position_marker(*, player: str | float, where: str | float, chief: bool, points: float, role: str) -> str:
    return _show(player) + ': ' + _role(role=role) + ', ' + _show(where) + (', chief' if chief else '') + ('' if points == 0 else ', ' + _show(points) + ' AP')


def position_closed(*, place: str | float) -> str:
    return _show(place) + ' closed'


def position_place(*, place: str | float, voters: str | float, sites: str | float, capacity: str | float) -> str:
    return _show(place) + ' voters ' + _show(voters) + ' sites ' + _show(sites) + ' = ' + _show(capacity)


def beat_dealt(*, alone: bool, role: str) -> str:
    return ('has' if alone else 'is') + ' ' + _the_role(role=role)


def beat_goodwill(*, points: float) -> str:
    return 'Goodwill: the team starts with ' + _number(points, signDisplay='exceptZero') + ' points'


def beat_week(*, week: str | float, weeks: str | float, last: bool, alone: bool, name: str | float, role: str) -> str:
    return 'Week ' + _show(week) + ' of ' + _show(weeks) + (', election day' if last else '') + ': ' + (_the_role(role=role) if alone else _show(name)) + ' is chief'


def beat_sealed() -> str:
    return 'seals a plan'


def beat_revealed() -> str:
    return 'The plans are opened'


def beat_revealed_all(*, plans: Sequence[str]) -> str:
    return 'The plans are opened: ' + _list(plans, 'unit')


def plan_of(*, name: str | float, region: str) -> str:
    return _show(name) + ' ' + _region(region=region)


def beat_goes(*, where: str | float) -> str:
    return 'goes ' + _show(where)


def beat_takes(*, alone: bool, role: str, region: str | float, now: str | float, later: str | float) -> str:
    return (_the_role(role=role) + ' takes' if alone else 'takes') + ' ' + _taken(region=region, now=now, later=later)


def beat_changes(*, alone: bool, role: str, region: str | float, old: str | float, why: str, later: str | float, there: str | float) -> str:
    return (_the_role(role=role) + ' takes' if alone else 'takes') + ' ' + _taken_instead(region=region, old=old, why=why, later=later, there=there)


def beat_stays(*, where: str | float) -> str:
    return 'stays ' + _show(where)


def beat_card(*, card: str | float, effect: str | float) -> str:
    return _show(card) + ': ' + _show(effect)


def beat_arrived(*, card: str | float, voters: float, where: str | float, engagement: str | float) -> str:
    return _show(card) + ': ' + ('1 voter comes' if _plural(voters) == 'one' else _show(voters) + ' voters come') + ' ' + _show(where) + '; engagement is ' + _show(engagement)


def beat_bag_empty() -> str:
    return 'The bag is empty: no more voters come'


def beat_scattered_hq() -> str:
    return 'The voters at HQ scatter over Canada; one stays'


def beat_scattered_to_hq(*, place: str | float) -> str:
    return 'The voters of ' + _show(place) + ' go to HQ'


def beat_scattered(*, place: str | float, region: str | float) -> str:
    return 'The voters of ' + _show(place) + ' scatter within ' + _show(region)


def beat_closed(*, card: str | float, place: str | float, lost: float) -> str:
    return _show(card) + ': ' + _show(place) + ' closed for good' + _sites_lost(lost=lost)


def beat_shortage(*, where: str | float, cost: str | float) -> str:
    return _card_personnel_shortage() + ': staffing ' + _show(where) + ' costs ' + _show(cost) + ' AP from now on'


def beat_honk() -> str:
    return _card_honk_honk() + ': HQ will serve a quarter fewer'


def beat_reconciliation() -> str:
    return _card_reconciliation() + ': remote complaints will count twice'


def beat_protested(*, where: str | float) -> str:
    return 'Protesters ' + _show(where) + ': every site goes down by 1'


def beat_site_gone(*, value: str | float, where: str | float) -> str:
    return _card_protesters() + ': a site of ' + _show(value) + ' ' + _show(where) + ' is gone'


def beat_site_given(*, value: str | float) -> str:
    return 'gives up a ' + _show(value) + ' at HQ'


def beat_site_struck(*, value: str | float) -> str:
    return _card_postal_strike() + ': HQ loses a site of ' + _show(value)


def beat_site_lowered(*, value: str | float, where: str | float, lowered: str | float) -> str:
    return _card_protesters() + ': a ' + _show(value) + ' ' + _show(where) + ' becomes ' + _show(lowered)


def a_value(*, type: str, value: str | float) -> str:
    return ('an urban ' + _show(value) if type == 'urban' else 'a rural ' + _show(value) if type == 'rural' else 'a remote ' + _show(value) if type == 'remote' else 'a ' + _show(value) + ' at HQ')


def a_voter(*, type: str) -> str:
    return ('an urban voter' if type == 'urban' else 'a rural voter' if type == 'rural' else 'a remote voter' if type == 'remote' else 'a voter at HQ')


def a_site(*, type: str) -> str:
    return ('an urban site' if type == 'urban' else 'a rural site' if type == 'rural' else 'a remote site' if type == 'remote' else 'a site at HQ')


def beat_turn(*, alone: bool, where: str | float, role: str) -> str:
    return (_the_role(role=role) + ' ' + _show(where) if alone else _show(where))


def beat_opened(*, sites: float, type: str) -> str:
    return 'opens ' + (_a_site(type=type) if sites == 1 else _show(sites) + ' ' + _type(type=type) + ' sites')


def beat_rolled(*, dice: Sequence[str]) -> str:
    return 'rolls ' + _list(dice, 'conjunction')


def beat_replaced(*, new: str | float, type: str, value: str | float) -> str:
    return _a_value(type=type, value=value) + ' becomes ' + _show(new)


def beat_kept(*, die: float) -> str:
    return ('keeps all: no site shows less' if die == 1 else 'does not use the ' + _show(die))


def beat_reached(*, value: float, type: str) -> str:
    return 'sends ' + (_a_voter(type=type) if value == 0 else _a_value(type=type, value=value)) + ' to HQ'


def beat_split(*, site: str | float, type: str, value: str | float) -> str:
    return 'lowers ' + _a_value(type=type, value=value) + ', opens ' + _show(site)


def beat_survey(*, region: str) -> str:
    return 'surveys ' + _the_region(region=region)


def beat_turned(*, type: str, value: str | float) -> str:
    return 'finds ' + _a_value(type=type, value=value)


def beat_looked(*, week: str | float, card: str | float) -> str:
    return 'sees the event of week ' + _show(week) + ': ' + _show(card)


def beat_liaised(*, role: str) -> str:
    return 'acts like ' + _the_role(role=role)


def beat_intention(*, number: str | float, where: str | float, type: str) -> str:
    return _show(number) + ' and ' + _colour(type=type) + ': a voter turns up ' + _show(where)


def beat_counted(*, place: str | float, points: str | float, served: str | float, away: float, twice: float, verdict: str) -> str:
    return _show(place) + ': ' + _served_counted(served=served, away=away) + _counted_twice(twice=twice) + '; forecast ' + _show(points) + ', ' + _verdict_within(verdict=verdict)


def beat_scored(*, final: str | float, verdict: str, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _verdict(verdict=verdict) + ', ' + _show(final) + ': turnout ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill)


def headquarters() -> str:
    return 'Headquarters'


def heard_plans(*, who: Person, region: str | float, now: str | float, later: str | float) -> str:
    return ('You plan' if who.meant == 'you' else who + ' plans') + ' ' + _show(region) + ': ' + _show(now) + ' turned away now, ' + _show(later) + ' by the end.'


def heard_plans_instead(*, who: Person, region: str | float, old: str | float) -> str:
    return ('You plan' if who.meant == 'you' else who + ' plans') + ' ' + _show(region) + ' instead of ' + _show(old) + '.'


def heard_card(*, week: str | float, card: str | float) -> str:
    return 'Event of week ' + _show(week) + ': “' + _show(card) + '”.'


def heard_arrived(*, voters: float, where: str | float) -> str:
    return ('1 voter comes' if _plural(voters) == 'one' else _show(voters) + ' voters come') + ' ' + _show(where) + '.'


def heard_turned(*, where: str | float, value: str | float) -> str:
    return 'The voter ' + _show(where) + ' counts ' + _show(value) + '.'


def heard_turned_up(*, where: str | float) -> str:
    return 'A voter turns up ' + _show(where) + '.'


def heard_working(*, where: str | float) -> str:
    return 'You work ' + _show(where) + '.'


def heard_region(*, region: str | float, now: str | float, later: str | float) -> str:
    return _show(region) + ': ' + _show(now) + ' turned away now, ' + _show(later) + ' by the end.'


def heard_hq(*, now: str | float, later: str | float) -> str:
    return 'Headquarters: ' + _show(now) + ' turned away now, ' + _show(later) + ' by the end.'


def heard_engagement(*, level: str | float, voters: float) -> str:
    return 'Engagement ' + _show(level) + ': ' + ('one voter turns up' if _plural(voters) == 'one' else _show(voters) + ' voters turn up') + ' after each turn.'


def talk_leaves(*, leaves: str, place: str | float) -> str:
    return ('; you mind ' + _show(place) if leaves == 'you' else '; nobody minds ' + _show(place) + ' yet' if leaves == 'nobody' else '')


def talk_takes(*, region: str | float, later: str | float, leaves: str, place: str | float) -> str:
    return '“I take ' + _show(region) + ': ' + _show(later) + ' turned away there by the end' + _talk_leaves(leaves=leaves, place=place) + '”'


def talk_changes(*, region: str | float, old: str | float, leaves: str, place: str | float) -> str:
    return '“I go to ' + _show(region) + ', not to ' + _show(old) + _talk_leaves(leaves=leaves, place=place) + '”'


def talk_stays(*, where: str | float, leaves: str, place: str | float) -> str:
    return '“I stay ' + _show(where) + _talk_leaves(leaves=leaves, place=place) + '”'


def talk_works(*, where: str | float, leaves: str, place: str | float) -> str:
    return '“I work ' + _show(where) + ' now' + _talk_leaves(leaves=leaves, place=place) + '”'


def talk_looked(*, week: str | float, card: str | float, effect: str | float) -> str:
    return '“Week ' + _show(week) + ' brings ' + _show(card) + '. ' + _show(effect) + '”'


def swing(*, quiet: bool, before: float, after: float) -> str:
    return ('less harm than feared, forecast ' + _swung(before=before, after=after) if quiet else 'forecast ' + _swung(before=before, after=after))


def swung(*, before: float, after: float) -> str:
    return _number(before, signDisplay='exceptZero') + ' to ' + _number(after, signDisplay='exceptZero')


def swing_why(*, same: bool, after: float, reasons: Sequence[str], before: float) -> str:
    return ('forecast still ' + _number(after, signDisplay='exceptZero') + ': ' + _list(reasons, 'unit') if same else 'forecast ' + _swung(before=before, after=after) + ': ' + _list(reasons, 'unit'))


def why_points(*, points: float) -> str:
    return ('1 AP usually brings more' if _plural(points) == 'one' else _show(points) + ' AP usually bring more')


def why_better() -> str:
    return 'more than expected'


def why_fewer(*, voters: str | float) -> str:
    return _show(voters) + ' fewer turned away'


def why_more(*, voters: str | float) -> str:
    return _show(voters) + ' more turned away'


def why_room(*, voters: str | float) -> str:
    return 'room for ' + _show(voters) + ' more'


def why_less_room(*, voters: str | float) -> str:
    return 'room for ' + _show(voters) + ' fewer'


def why_cost(*, points: float, more: bool) -> str:
    return ('dice cost 1 point' if _plural(points) == 'one' else 'dice cost ' + _show(points) + ' points') + ' ' + ('more' if more else 'less')


def why_turned(*, sum: str | float, expected: str | float) -> str:
    return 'the voters turned count ' + _show(sum) + ', not about ' + _show(expected)


def log_swing(*, card: str | float, quiet: bool, better: bool, before: float, after: float) -> str:
    return _show(card) + (' ' + 'did less harm than feared' if quiet else '') + ': the forecast ' + ('rose' if better else 'fell') + ' from ' + _swung(before=before, after=after) + '.'


def log_swing_count(*, same: bool, after: float, before: float) -> str:
    return ('The count confirms the forecast of ' + _number(after, signDisplay='exceptZero') + '.' if same else 'The count: from a forecast of ' + _number(before, signDisplay='exceptZero') + ' to a score of ' + _number(after, signDisplay='exceptZero') + '.')


def aim() -> str:
    return 'End above 0: 5 voters bring a point; each turned away costs one, as do 10 pips of dice.'


def tip_last_head() -> str:
    return 'The last week'


def tip_last_says() -> str:
    return 'No voters come any more and nobody reaches out. Spend every point where voters are still waiting: that is a complaint each.'


def tip_sacrifice_head() -> str:
    return 'Headquarters loses sites'


def tip_sacrifice_says() -> str:
    return 'You choose which. Give up the lowest dice: the high ones serve most, and twice over at headquarters.'


def tip_die_head() -> str:
    return 'Where does the die go?'


def tip_die_says() -> str:
    return 'It may replace any die of the region. Take out a 1 where voters wait; where nobody waits a high die only costs.'


def tip_plan_head() -> str:
    return 'Plan for where voters wait'


def tip_plan_says() -> str:
    return 'Your marker says where you can work this week. Share the country: two in one region are needed only where the queues are long.'


def tip_goodwill_head() -> str:
    return 'Goodwill'


def tip_goodwill_says() -> str:
    return 'Your team does not start at 0 but with goodwill, which may be below zero when many play. It makes the game as hard as you have chosen.'


def tip_shortage_head() -> str:
    return 'More voters than places'


def tip_shortage_says() -> str:
    return 'Somewhere a queue is longer than its sites can serve. Open a site where it is cheap, in towns, or raise a die by staffing.'


def tip_hq_head() -> str:
    return 'Headquarters serves twice'


def tip_hq_says() -> str:
    return 'Every die there counts double, and you can work on it from anywhere. Moving voters there is often cheaper than remote sites.'


def tip_act_head() -> str:
    return 'Four points a turn'


def tip_act_says() -> str:
    return 'Staff first: one point can turn a 1 into a 6. Points you do not spend are lost.'


def level_easy() -> str:
    return 'Helps two times out of three; three of them end some 27 points below zero.'


def level_normal() -> str:
    return 'Does what helps most at once; three of them won 43 of 100 of the book’s games.'


def level_hard() -> str:
    return 'Plans for voters to come and searches its turn; three won 60 of 100 such games.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('helps' if _plural(count) == 'one' else 'help') + ' when it comes to mind.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('lends' if _plural(count) == 'one' else 'lend') + ' a hand where it is needed most.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('looks' if _plural(count) == 'one' else 'look') + ' ahead for the team.'


def review_count() -> str:
    return 'Forecast'


def points_counted(*, points: float) -> str:
    return ('1 point' if _plural(points) == 'one' else _show(points) + ' points')


def review_note() -> str:
    return 'The score to be expected with the team at work, as the needle showed it.'


def review_stretch() -> str:
    return 'Week'


def review_number_dice() -> str:
    return 'Number dice'


def review_coloured_dice() -> str:
    return 'Coloured dice'


def review_team() -> str:
    return 'The team'


def review_team_initial() -> str:
    return 'T'


def review_count_moment() -> str:
    return 'The count'


_a_site = a_site
_a_value = a_value
_a_voter = a_voter
_a_voter_start = a_voter_start
_card_honk_honk = card_honk_honk
_card_personnel_shortage = card_personnel_shortage
_card_postal_strike = card_postal_strike
_card_protesters = card_protesters
_card_reconciliation = card_reconciliation
_colour = colour
_complaints_counted = complaints_counted
_cost_change = cost_change
_counted_twice = counted_twice
_move_die = move_die
_region = region
_role = role
_served_counted = served_counted
_sites_lost = sites_lost
_subject = subject
_summands = summands
_swung = swung
_taken = taken
_taken_instead = taken_instead
_talk_leaves = talk_leaves
_the_place = the_place
_the_region = the_region
_the_role = the_role
_type = type
_verdict = verdict
_verdict_within = verdict_within
