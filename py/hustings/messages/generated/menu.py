"""The words of menu, made by `make messages` from locales/en/menu.ftl."""

from __future__ import annotations

from hustings.messages.generated.language import plural as _plural


def delegate_dash_title() -> str:
    return 'Delegate Dash'


def delegate_dash_tagline() -> str:
    return 'Four candidates, five rounds of caucuses, 608 delegates: who takes 305?'


def delegate_dash_credit() -> str:
    return 'Delegate Dash by Chrystal and Glenn Overby (version 1.11, 2004), in the public domain. Playing it alone is our own extension.'


def delegate_dash_automatic(*, count: float) -> str:
    return ('One automatic candidate plays by fixed rules. If it wins, all players lose.' if _plural(count) == 'one' else 'Two automatic candidates play by fixed rules. If one wins, all players lose.' if count == 2 else 'Three automatic candidates play by fixed rules. If one wins, you lose.')


def whistle_stop_title() -> str:
    return 'Whistle-Stop'


def whistle_stop_tagline() -> str:
    return 'Play cards, buy delegates, veto your rivals and roll for fifteen regions.'


def whistle_stop_credit() -> str:
    return 'After the rule book of a boxed card game that is also called “Delegate Dash” (first edition), no relation to the game of that name here. Title, cards, words and pictures are our own.'


def whistle_stop_game() -> str:
    return 'Game'


def whistle_stop_game_basic() -> str:
    return 'Basic'


def whistle_stop_game_advanced() -> str:
    return 'Advanced'


def whistle_stop_game_help() -> str:
    return 'Advanced adds 18 red cards for elections, a fourth card at the end of a turn and regions that can be called at the debate.'


def whistle_stop_caps() -> str:
    return 'Delegates in a region'


def whistle_stop_caps_ten() -> str:
    return '10 each, 5 + 5 per candidate'


def whistle_stop_caps_eight() -> str:
    return '8 each, 2 + 4 per candidate'


def whistle_stop_caps_ten_each() -> str:
    return '10 each'


def whistle_stop_caps_help() -> str:
    return 'How many delegates fit in one region: of each candidate, and of all together.'


def whistle_stop_order() -> str:
    return 'Order of the elections'


def whistle_stop_order_smallest() -> str:
    return 'Smallest region first'


def whistle_stop_order_largest() -> str:
    return 'Largest region first'


def whistle_stop_order_lot() -> str:
    return 'Drawn by lot each time'


def whistle_stop_vetoes() -> str:
    return 'Vetoes'


def whistle_stop_vetoes_any() -> str:
    return 'Any card may be vetoed'


def whistle_stop_vetoes_once() -> str:
    return 'A Veto may not be vetoed'


def whistle_stop_vetoes_without() -> str:
    return 'No vetoes'


def whistle_stop_vetoes_help() -> str:
    return 'No vetoes: all Veto and Override cards stay in the box and nobody is asked to react.'


def early_states_title() -> str:
    return 'Early States'


def early_states_tagline() -> str:
    return 'Roll, spend and mark your way through nine early primaries before the others do.'


def early_states_credit() -> str:
    return 'After “Primary Dice” by Tim Kane (2016). Title, sheet and words are our own.'


def early_states_rival() -> str:
    return 'Your rival'


def early_states_rival_calendar() -> str:
    return 'By the calendar'


def early_states_rival_strikes() -> str:
    return 'Strikes where you are nearest'


def early_states_rival_help() -> str:
    return 'A rival that strikes takes what you are about to fill, and announces it one turn ahead.'


def early_states_start() -> str:
    return 'Later seats begin with'


def early_states_start_nothing() -> str:
    return 'Nothing'


def early_states_start_dollars() -> str:
    return 'A few dollars'


def early_states_start_help() -> str:
    return 'Going first is an advantage; a dollar or more for each later seat evens it out.'


def gerrymander_title() -> str:
    return 'Gerrymander'


def gerrymander_tagline() -> str:
    return 'Draw the borders, and the voters will follow.'


def gerrymander_credit() -> str:
    return 'After “Mapmaker: The Gerrymandering Game” by Louis, Joshua and Becca Lafair (Lafair Family Games, 2019). Title, parties, words and drawings here are our own.'


def gerrymander_tokens() -> str:
    return 'Voter tokens'


def gerrymander_tokens_up() -> str:
    return 'Face up'


def gerrymander_tokens_values() -> str:
    return 'Parties shown, values hidden until a district closes'


def gerrymander_tokens_down() -> str:
    return 'Face down until a district closes'


def gerrymander_tokens_help() -> str:
    return 'Hidden tokens are drawn from the bag only when their district is closed.'


def gerrymander_map() -> str:
    return 'Map'


def gerrymander_map_book() -> str:
    return 'The book’s'


def gerrymander_map_coast() -> str:
    return 'Longshore'


def gerrymander_map_panhandle() -> str:
    return 'Panhandle'


def gerrymander_map_lake() -> str:
    return 'Mirror Lake'


def gerrymander_map_plains() -> str:
    return 'Square Plains'


def gerrymander_map_capes() -> str:
    return 'Twin Capes'


def gerrymander_red() -> str:
    return 'Red'


def gerrymander_red_letter() -> str:
    return 'R'


def gerrymander_blue() -> str:
    return 'Blue'


def gerrymander_blue_letter() -> str:
    return 'B'


def gerrymander_amber() -> str:
    return 'Amber'


def gerrymander_amber_letter() -> str:
    return 'A'


def gerrymander_green() -> str:
    return 'Green'


def gerrymander_green_letter() -> str:
    return 'G'


def poll_position_title() -> str:
    return 'Poll Position!'


def poll_position_tagline() -> str:
    return 'Run an election across Canada together: enough polling sites for all who turn up.'


def poll_position_credit() -> str:
    return 'Poll Position! by Marcello Barisonzi (version 0.3, 2022). Contains information licensed under the Open Government Licence – Canada (https://open.canada.ca/en/open-government-licence-canada).'


def poll_position_goodwill() -> str:
    return 'Difficulty'


def poll_position_goodwill_book() -> str:
    return 'the book’s own game'


def poll_position_goodwill_easy() -> str:
    return 'easy: a team of Hard wins 7 of 10 games'


def poll_position_goodwill_even() -> str:
    return 'even: 5 of 10'


def poll_position_goodwill_hard() -> str:
    return 'hard: 3 of 10'


def poll_position_goodwill_help() -> str:
    return 'Ours, not the book’s (rule 65): the team starts with goodwill points, or with fewer than none. For one, two, three and four players: easy +11, +11, +3 and −5; even +7, +7, −2 and −8; hard +3, +3, −4 and −10.'


def poll_position_sealed() -> str:
    return 'Planning'


def poll_position_sealed_open() -> str:
    return 'open: everyone names a region, then may change it'


def poll_position_sealed_sealed() -> str:
    return 'sealed: all at once'


def poll_position_sealed_help() -> str:
    return 'How the team decides each week who works in which region.'


def poll_position_hq_cost() -> str:
    return 'Cost of headquarters'


def poll_position_hq_cost_plain() -> str:
    return 'its dice as they lie'


def poll_position_hq_cost_doubled() -> str:
    return 'its dice doubled, as on the score sheet'


def poll_position_hq_cost_help() -> str:
    return "The rule text and the author's score sheet disagree; the text is the default."
