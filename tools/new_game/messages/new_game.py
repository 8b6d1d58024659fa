"""The words of new_game, made by `make messages` from locales/en/new_game.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def town_alder() -> str:
    return 'Alder'


def town_birch() -> str:
    return 'Birch'


def town_cedar() -> str:
    return 'Cedar'


def town_dogwood() -> str:
    return 'Dogwood'


def town_elm() -> str:
    return 'Elm'


def supporters_of(*, name: str | float, supporters: str | float) -> str:
    return _show(name) + ' ' + _show(supporters)


def town_supporters(*, town: str | float, supporters: Sequence[str]) -> str:
    return _show(town) + ': ' + _list(supporters, 'unit')


def heard_town(*, town: str | float, supporters: Sequence[str]) -> str:
    return _town_supporters(town=town, supporters=supporters) + '.'


def town_empty(*, town: str | float) -> str:
    return _show(town) + ': nobody'


def towns_counted(*, towns: float) -> str:
    return ('1 town' if _plural(towns) == 'one' else _show(towns) + ' towns')


def prompt_rolling(*, name: str | float) -> str:
    return _show(name) + ' rolls.'


def prompt_choosing(*, name: str | float, die: str | float) -> str:
    return _show(name) + ': choose a town, ' + _show(die) + ' there will support you.'


def prompt_over() -> str:
    return 'The towns have voted.'


def move_town(*, town: str | float, supporters: float) -> str:
    return _show(town) + ': ' + _number(supporters, signDisplay='exceptZero')


def move_any() -> str:
    return 'Choose a town'


def why_not_your_turn() -> str:
    return 'Rule 2: it is not your turn.'


def why_same_town() -> str:
    return 'Rule 4: you were there last time, choose another town.'


def log_rolled(*, who: Person, pips: str | float) -> str:
    return ('You roll' if who.meant == 'you' else who + ' rolls') + ' ' + _show(pips) + '.'


def log_courted(*, who: Person, supporters: str | float, town: str | float) -> str:
    return ('You win' if who.meant == 'you' else who + ' wins') + ' ' + _show(supporters) + ' over in ' + _show(town) + '.'


def log_carried(*, town: str | float, who: Person) -> str:
    return _show(town) + ' goes to ' + ('you' if who.meant == 'you' else who) + '.'


def outcome_shared(*, names: Sequence[str], towns: float) -> str:
    return _list(names, 'conjunction') + ' share the win with ' + _towns_counted(towns=towns) + ' each.'


def outcome_won(*, name: str | float, reason: str, towns: float) -> str:
    return _show(name) + ' wins with ' + _towns_counted(towns=towns) + (' ' + 'and more supporters' if reason == 'supporters' else '') + '.'


def summary(*, round: str | float, rounds: str | float) -> str:
    return 'Round ' + _show(round) + ' of ' + _show(rounds)


def beat_rolled(*, pips: str | float) -> str:
    return 'rolls ' + _show(pips)


def beat_courted(*, supporters: float, town: str | float) -> str:
    return _number(supporters, signDisplay='exceptZero') + ' in ' + _show(town)


def beat_carried(*, name: str | float, town: str | float) -> str:
    return _show(name) + ' carries ' + _show(town)


def view_rolled(*, name: str | float, die: str | float) -> str:
    return _show(name) + ' has rolled ' + _show(die) + '.'


def view_towns_led() -> str:
    return 'Towns led'


def view_nobody() -> str:
    return 'Nobody'


def aim() -> str:
    return 'Carry the most towns.'


def tip_town_head() -> str:
    return 'Where to go'


def tip_town_says() -> str:
    return 'A town counts for whoever has most people there at the end.'


def level_easy() -> str:
    return 'Goes to any town; has no plan at all.'


def level_normal() -> str:
    return 'Goes where it gains most at once; won 143 of 200 games against Easy.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('wanders' if _plural(count) == 'one' else 'wander') + ' from town to town.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('goes' if _plural(count) == 'one' else 'go') + ' where there is most to win.'


def review_count() -> str:
    return 'Towns'


def review_stretch() -> str:
    return 'Round'


def review_round(*, round: str | float) -> str:
    return 'Round ' + _show(round)


def review_die() -> str:
    return 'Die'


def reason_takes_lead(*, who: Person, lead: str | float) -> str:
    return ('I' if who.meant == 'me' else 'You') + ' would lead there, by ' + _show(lead) + '.'


def reason_draws_level(*, who: Person) -> str:
    return ('I' if who.meant == 'me' else 'You') + ' would draw level there.'


def reason_still_behind(*, who: Person, behind: str | float) -> str:
    return ('I' if who.meant == 'me' else 'You') + ' would still be ' + _show(behind) + ' behind there.'


def reason_leads_by_more(*, who: Person, lead: str | float, before: str | float) -> str:
    return ('I' if who.meant == 'me' else 'You') + ' would lead there by ' + _show(lead) + ' instead of ' + _show(before) + '.'


_town_supporters = town_supporters
_towns_counted = towns_counted
