"""Every reason given in Early States is true: each sentence is checked against the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from hustings.core.model import CHANCE, NATURE, OVER, Event, Move, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.early_states import rules
from hustings.games.early_states import vocabulary as v
from hustings.games.early_states.bots import policy
from hustings.games.early_states.bots.hint import reasons
from hustings.games.early_states.events import Collected
from hustings.games.early_states.phrases import EFFECTS, ITEM_NAMES, STATE_NAMES
from hustings.games.early_states.rules.marks import rival_next
from hustings.games.early_states.sheet import (
    CIRCLES,
    FINANCE,
    ISSUES,
    ITEMS,
    MANAGER,
    ORGANISER,
    PLACES,
    SECOND_DIE,
    SPOKESPERSON,
    STATES,
    THIRD_DIE,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, REROLL, ROLL, TAKE, VOTE
from hustings.messages.formats import listed
from hustings.messages.generated import early_states as messages
from hustings.messages.people import Cast
from tests.game_driver import deciding_seats
from tests.games.early_states.driver import Game, of_kind
from tests.kit import NAMES

BY_NAME: Final = {name: i for i, name in enumerate(ITEM_NAMES)}
PLACE_OF: Final = {name: i for i, name in enumerate(STATE_NAMES)}
ORDINAL: Final = ("first", "second", "third")


def reasons_for(game: Game, token: str) -> list[str]:
    """Return the reasons for a move."""
    move = rules.legal(game.state, game.state.active)[game.legal().index(token)]
    return reasons(game.state, game.state.active, move, Cast(game.state.active, NAMES))


def test_no_reason_suggests_saving_for_a_third_issue() -> None:
    """A third issue is never on sale, so no reason says to save for one."""
    game = Game()
    game.idle_until_funds(0, 26)
    game.begin((4,), f"buy.{ISSUES[0]}", f"buy.{ISSUES[1]}", "buy.4", "buy.3")
    game.do(*[f"air.{place}" for place in range(5)])
    game.do("buy.2", "air.0", "air.1", "air.2")
    text = " ".join(reasons_for(game, "save"))
    assert not any(ITEM_NAMES[issue] in text for issue in ISSUES), text


def test_reasons_for_dice_count_the_staff() -> None:
    """The Spokesperson adds to each die, the Manager to every turn."""
    game = Game()
    game.state.items[0] = 1 << SPOKESPERSON | 1 << MANAGER
    game.roll(5)
    assert reasons_for(game, "keep")[-1] == (
        "As the dice lie, you collect 5 votes; thrown again, 17\N{NO-BREAK SPACE}% at best for"
        " New Hampshire."
    )
    assert reasons_for(game, "reroll.1") == [
        "17\N{NO-BREAK SPACE}% to fill New Hampshire (5 delegates): with a 6."
    ], "it brings less than 5 votes on average"


def test_a_bots_reasons_call_the_bot_i_and_the_reader_you() -> None:
    """The bot of seat 0 speaks, seat 1 reads."""
    game = Game()
    game.make_marks(1, PLACE_OF["Iowa"], CIRCLES[PLACE_OF["Iowa"]] - 3)
    game.make_marks(0, PLACE_OF["Iowa"], CIRCLES[PLACE_OF["Iowa"]] - 5)
    game.idle_until(0)
    game.roll(5)
    cast = Cast(1, NAMES, speaker=0)
    assert reasons(game.state, 0, (v.M_KEEP,), cast)[-1].startswith("As the dice lie, I collect")
    game.do("keep")
    texts = reasons(game.state, 0, (v.M_MARK, PLACE_OF["Iowa"], 2), cast)
    assert texts[1].startswith("You need 3 there too")
    rest = reasons(game.state, 0, (v.M_SAVE,), cast)
    assert not re.search(r"\b[Yy]ours?\b", " ".join([*texts[:1], *rest]))


def test_no_reroll_is_advised_for_a_goal_already_reached() -> None:
    """The goal is reached already, and the average of a reroll is lower."""
    game = Game()
    game.state.dice, game.state.turn = [6, 6, 6], Turn(game.state.turn.mode, (0,), REROLL)
    game.state.rerolls = 1
    game.state.marks[PLACE_OF["Iowa"]] = CIRCLES[PLACE_OF["Iowa"]] - 3
    assert reasons_for(game, "keep")[0].startswith("As they lie, the dice fill Iowa")
    assert not reasons_for(game, "reroll.1")


def test_reasons_name_the_use_of_an_issue_before_its_waste() -> None:
    """Three of its marks are lost, but with it the votes of the turn fill two states."""
    game = Game()
    one, two = ITEMS[ISSUES[3]].listed[1:]
    game.idle_until_funds(0, 9)
    game.begin((4,))
    game.state.votes = 7
    game.state.marks[one] = CIRCLES[one] - 8
    game.state.marks[two] = CIRCLES[two] - 5
    first, *_ = reasons_for(game, f"buy.{ISSUES[3]}")
    names = listed([STATE_NAMES[place] for place in sorted((one, two))])
    assert first == f"Your 7 votes can then fill {names}: 17 delegates."


def test_reasons_in_the_last_turn_mention_no_later_turn() -> None:
    """Staff, dice and savings are no use in it."""
    game = Game(1)
    game.state.turns = 14
    game.state.cash[0] = 30
    game.begin((6,))
    last = "This turn is your last"
    assert reasons_for(game, "save") == [f"{last}: funds left over count for nothing."]
    assert not reasons_for(game, "buy.6"), "it would work from the next turn on"
    game.do("save")
    assert not reasons_for(game, "mark.9.3"), "a further die comes too late"
    assert not reasons_for(game, "mark.4.3"), "Florida cannot be filled any more"


def test_solo_reasons_count_the_rival() -> None:
    """Rule 45: New Hampshire goes after turn 2, Iowa after turn 4."""
    game = Game(1)
    game.begin((6,))
    texts = [reasons_for(game, f"mark.{place}.3")[1] for place in (1, 0)]
    assert texts == [
        f"The rival takes first place there after turn {turn} at the latest." for turn in (2, 4)
    ]


@pytest.mark.broad
@pytest.mark.parametrize(
    ("seats", "rival", "games"),
    [(1, 0, 3), (1, 1, 3), pytest.param(2, 0, 1, marks=pytest.mark.slow), (4, 0, 1)],
)
def test_every_reason_is_true(seats: int, rival: int, games: int) -> None:
    """Over many random positions, for every legal move, checked by playing on."""
    checked = 0
    for number in range(games):
        for state in positions(seats, rival, f"true/{seats}/{number}"):
            for move in rules.legal(state, state.active):
                for sentence in reasons(state, state.active, move, Cast(state.active, NAMES)):
                    check(state, move, sentence)
                    checked += 1
    assert checked > 900


def positions(seats: int, rival: int, seed: str) -> Iterator[State]:
    """Yield positions with a decision from games in which half of the moves are random."""
    state, rng = rules.new(seats, {"rival": rival}), Rng(seed)

    def decide(state: State, seat: Seat) -> Move:
        by_luck = rng.random() < 0.5
        return rng.pick(rules.legal(state, seat)) if by_luck else policy.move(state, seat)

    for seat in deciding_seats(rules, state, decide, rng):
        if len(rules.legal(state, seat)) > 1 and rng.random() < 0.5:
            yield state.clone()


def check(state: State, move: Move, sentence: str) -> None:
    """Assert that a sentence holds; every sentence must be known here."""
    if more := re.fullmatch(r"(.+\.) You name (\d+) more\.", sentence):
        assert still_named(state, move) == int(more[2]), (sentence, move)
        sentence = more[1]
    for pattern, holds in CHECKS.items():
        if match := re.fullmatch(pattern, sentence):
            assert holds(state, move, *match.groups()), (sentence, move)
            return
    raise AssertionError(f"nobody checks: {sentence}")


def play_through(state: State, move: Move) -> tuple[State, list[Event]]:
    """Return the position after a move, and what happened."""
    after, events = state.clone(), list[Event]()
    rules.apply(after, state.active, move, events)
    return after, events


def still_named(state: State, move: Move) -> int:
    """Return how many states are named for an ad after a move."""
    after, named = play_through(state, move)[0], 0
    while after.turn.prompt == AIR:
        roomy = [m for m in rules.legal(after, after.active) if after.free(after.active, m[1])]
        rules.apply(after, after.active, roomy[0])
        named += 1
    return named


def next_turn(state: State, move: Move) -> State | None:
    """Return the position before the player's next throw, None when there is none."""
    after, _ = play_through(state, move)
    seat, turns, rng = state.active, state.turns, Rng("on")
    while after.turn.mode != OVER:
        if after.turn.prompt == ROLL and after.active == seat and after.turns > turns:
            return after
        if after.turn.mode == CHANCE:
            rules.apply(after, NATURE, rules.chance(after, rng))
        else:
            first = 0 if after.turn.prompt == VOTE else -1  # rather in states than in staff rows
            rules.apply(after, after.active, rules.legal(after, after.active)[first])
    return None


def last(state: State, move: Move, *_: str) -> bool:
    return next_turn(state, move) is None


def effect(state: State, move: Move, name: str, does: str) -> bool:
    return move == (v.M_BUY, BY_NAME[name]) and EFFECTS[move[1]] == does


def fills(
    state: State, move: Move, name: str, rank: str, delegates: str, bonus: str | None
) -> bool:
    after, _ = play_through(state, move)
    seat, place = state.active, PLACE_OF[name]
    return (
        after.place[seat * 9 + place] == ORDINAL.index(rank) + 1
        and after.score[seat] - state.score[seat] == int(delegates)
        and bool(bonus) == (after.cash[seat] > state.cash[seat])
    )


def fills_some(state: State, move: Move, names: str) -> bool:
    after, _ = play_through(state, move)
    places = [PLACE_OF[name] for name in re.split(", | and ", names)]
    return all(state.free(state.active, p) and not after.free(state.active, p) for p in places)


def last_first(state: State, move: Move, who: str) -> bool:
    after, _ = play_through(state, move)
    more = next_turn(state, move) is not None
    return after.firsts == 0 < state.firsts and more and (who == "you have") == (state.seats == 1)


def to_go(state: State, move: Move, circles: str, prize: str, rank: str) -> bool:
    after, _ = play_through(state, move)
    region, place = STATES[move[1]], state.taken[move[1]]
    free = after.free(state.active, move[1])
    return (int(prize), rank, int(circles)) == (region.prizes[place], ORDINAL[place], free)


def nearest(state: State, place: int) -> int:
    at = range(state.seats)
    needs = [CIRCLES[place] - state.marks[s * PLACES + place] for s in at if s != state.active]
    return min(need for need in needs if need)


def rivals(state: State, place: int, need: int) -> str:
    """Return the names of the seats that need a number of circles in a state."""
    who = [s for s in range(state.seats) if s != state.active and state.free(s, place) == need]
    return listed([NAMES[seat] for seat in who])


def ahead(state: State, move: Move, who: str, need: str) -> bool:
    after, _ = play_through(state, move)
    return rivals(state, move[1], int(need)) == who and after.free(state.active, move[1]) < nearest(
        state, move[1]
    ) == int(need)


def behind(state: State, move: Move, who: str, need: str, too: str | None) -> bool:
    after, _ = play_through(state, move)
    assert rivals(state, move[1], int(need)) == who
    mine, best = after.free(state.active, move[1]), nearest(state, move[1])
    return best == int(need) <= mine and bool(too) == (mine == best)


def calendar(state: State, move: Move, turn: str) -> bool:
    """Return whether the first place is gone after that turn, whatever is played."""
    after, _ = play_through(state, move)
    rng = Rng("calendar")
    while after.turns < int(turn) and after.turn.mode != OVER:
        if after.turn.mode == CHANCE:
            rules.apply(after, NATURE, rules.chance(after, rng))
        else:
            rules.apply(after, 0, rng.pick(rules.legal(after, 0)))
    return int(turn) <= 14 and after.taken[move[1]] > 0 == state.taken[move[1]]


def dice_next(state: State, move: Move, dice: str) -> bool:
    after = next_turn(state, move)
    return after is not None and after.lifted.bit_count() == int(dice)


def circles(state: State, move: Move, rest: str, row: str) -> bool:
    after, _ = play_through(state, move)
    place = ("the second die", "the third die").index(row) + 9
    return move[1] == place and after.free(state.active, place) == int(rest)


def has_room(state: State, move: Move, some: str | None) -> bool:
    """Return whether the best states have room for a number of marks; None: for all marks."""
    thing = ITEMS[move[1]]
    free = [state.free(state.active, place) for place in thing.listed or range(9)]
    rooms = sorted((min(thing.marks, n) for n in free), reverse=True)
    most = thing.marks * (thing.states or len(thing.listed))
    can = sum(rooms[: thing.states or None])
    return can == (most if some is None else int(some)) and (some is None or can < most)


def incomes(state: State, move: Move) -> list[str]:
    """Return the funds and votes of the dice for every way to take the 1s."""
    after, events = play_through(state, move)
    ways = rules.legal(after, after.active) if after.turn.prompt == TAKE else [None]
    values = []
    for way in ways:
        more = play_through(after, way)[1] if way else []
        income = of_kind(Collected, events + more)[0]
        values.append(messages.proceeds(funds=income.funds, votes=income.votes))
    return values


def as_they_lie(
    state: State,
    move: Move,
    one: str,
    other: str | None,
    managed: str | None,
    chance: str | None = None,
    name: str | None = None,
) -> bool:
    ways = incomes(state, move)
    return (
        bool(managed) == (state.owns(state.active, MANAGER) and not name)
        and one == ways[0]
        and (other or one) == ways[-1]
        and (not name or keeping_misses(state, str(chance), name))
    )


def keeping_misses(state: State, chance: str, name: str) -> bool:
    """Return whether the best reroll fills a place with this chance, which keeping does not."""
    need = state.free(state.active, PLACE_BY_NAME[name])
    moves = [move for move in rules.legal(state, state.active) if move[0] == v.M_REROLL]
    best = max(chance_of(play_through(state, move)[0], need) for move in moves)
    return near(chance, best) and not chance_of(play_through(state, (v.M_KEEP,))[0], need)


def average(
    state: State,
    move: Move,
    votes: str,
    funds: str,
    stays: str,
    reroll: str | None,
    chance: str | None = None,
    name: str | None = None,
) -> bool:
    kept = incomes(state, (v.M_KEEP,))[0]
    after, _ = play_through(state, move)
    sums = [0.0, 0.0]
    for roll, weight in rules.chances(after):
        lying, events = after_luck(after, roll)
        while lying.turn.prompt in (REROLL, TAKE):
            way = (v.M_KEEP,) if lying.turn.prompt == REROLL else (v.M_TAKE, 0)
            rules.apply(lying, lying.active, way, events)
        income = of_kind(Collected, events)[0]
        sums[0] += weight * income.votes
        sums[1] += weight * income.funds
    close = all(abs(float(a) - b) < 0.051 for a, b in zip((votes, funds), sums, strict=True))
    if name:  # named instead of a further throw
        still = has_chance(state, move, str(chance), name) and has_chance(
            state, (v.M_KEEP,), "100", name
        )
        return close and stays == kept and still
    return close and bool(reroll) == (state.rerolls > 1) and stays == kept


def after_luck(state: State, roll: Move) -> tuple[State, list[Event]]:
    after, events = state.clone(), list[Event]()
    rules.apply(after, NATURE, roll, events)
    return after, events


def makes_affordable(state: State, move: Move, name: str, price: str) -> bool:
    """Return whether an item is affordable afterwards, and not with the 1s as votes."""
    item = BY_NAME[name]
    with_it = (v.M_BUY, item) in rules.legal(play_through(state, move)[0], state.active)
    without = (v.M_BUY, item) in rules.legal(play_through(state, (v.M_TAKE, 0))[0], state.active)
    return with_it and not without and ITEMS[item].price == int(price)


def is_missing(state: State, move: Move, more: str, name: str, price: str) -> bool:
    """Return whether exactly this number of further dollars is needed to buy an item."""
    can = []
    for extra in (int(more), int(more) - 1):
        richer = state.clone()
        richer.cash[state.active] += extra
        can.append((v.M_BUY, BY_NAME[name]) in rules.legal(richer, state.active))
    return (
        can == [True, False] and ITEMS[BY_NAME[name]].price == int(price) and not last(state, move)
    )


def fills_next_turn(
    state: State, move: Move, circles: str, name: str, chance: str, prize: str, rank: str
) -> bool:
    """Return whether a state needs these circles and is filled with this chance next turn."""
    after, _ = play_through(state, move)
    seat, place = state.active, PLACE_OF[name]
    rest = after.free(seat, place)
    named = (int(circles), int(prize), rank)
    region = STATES[place]
    right = (rest, region.prizes[state.taken[place]], ORDINAL[state.taken[place]])
    return named == right and near(chance, next_turn_chance(after, seat, rest))


def near(percent: str, chance: float) -> bool:
    return abs(int(percent) - 100 * chance) <= 0.5 + 1e-9


def next_turn_chance(state: State, seat: int, votes: int) -> float:
    """Return the chance of a number of votes in the seat's next turn, throw by throw."""
    start = state.clone()
    start.active, start.dice = seat, []
    start.lifted = (1 << start.dice_of(seat)) - 1
    start.rolled = 0
    start.turn = Turn(CHANCE, (), ROLL)
    return chance_of(start, votes)


STAFF: Final = 1 << FINANCE | 1 << SPOKESPERSON | 1 << MANAGER | 1 << ORGANISER
CHANCE_CACHE: Final[dict[object, float]] = {}
"""Cached chances, which depend on the dice and the staff only."""


def chance_of(state: State, votes: int) -> float:
    """Return the best chance that this turn's dice bring a number of votes."""
    dice = sorted((die, state.lifted >> i & 1) for i, die in enumerate(state.dice))
    staff = state.items[state.active] & STAFF
    thrown_next = state.lifted.bit_count()
    key = (votes, staff, state.turn.prompt, state.rerolls, tuple(dice), thrown_next)
    if key not in CHANCE_CACHE:
        CHANCE_CACHE[key] = compute_chance(state, votes)
    return CHANCE_CACHE[key]


def compute_chance(state: State, votes: int) -> float:
    if state.turn.mode == CHANCE:
        rolls = rules.chances(state)
        return sum(weight * chance_of(after_luck(state, roll)[0], votes) for roll, weight in rolls)
    if state.turn.prompt not in (REROLL, TAKE):
        return float(state.votes >= votes)
    ways = rules.legal(state, state.active)
    return max(chance_of(play_through(state, way)[0], votes) for way in ways)


def has_chance(state: State, move: Move, chance: str, name: str, *_: str | None) -> bool:
    """Return whether a reroll fills a place with this chance."""
    after, _events = play_through(state, move)
    need = state.free(state.active, PLACE_BY_NAME[name])
    return near(chance, chance_of(after, need))


def lying(state: State, move: Move, name: str, prize: str | None) -> bool:
    place = PLACE_BY_NAME[name]
    right = prize is None or STATES[place].prizes[state.taken[place]] == int(prize)
    return right and has_chance(state, move, "100", name)


def in_one_turn(
    state: State, move: Move, who: str, need: str, too: str | None, chance: str
) -> bool:
    place = move[1]
    others = [s for s in range(state.seats) if s != state.active]
    near_by = [s for s in others if state.free(s, place) == int(need)]
    best = max(next_turn_chance(state, seat, int(need)) for seat in near_by)
    return behind(state, move, who, need, too) and near(chance, best)


def could_fill(state: State, move: Move, names: str) -> bool:
    """Return whether the ad's marks fill these states."""
    after, _ = play_through(state, move)
    for name in re.split(", | and ", names):
        after = play_through(after, (v.M_AIR, PLACE_OF[name]))[0]
        if after.place[state.active * 9 + PLACE_OF[name]] not in (1, 2, 3):
            return False
    return True


def votes_fill(state: State, move: Move, name: str, prize: str) -> bool:
    place, seat = PLACE_OF[name], state.active
    need = state.free(seat, place)
    all_funds = play_through(state, (v.M_TAKE, state.ones))[0].votes
    right = STATES[place].prizes[state.taken[place]] == int(prize)
    return right and all_funds < need <= play_through(state, move)[0].votes


def doomed(state: State, move: Move) -> bool:
    after, _ = play_through(state, move)
    return after.target == move[1] and after.free(0, move[1]) > 0


def cannot_fill(state: State, move: Move) -> bool:
    """Return whether neither these marks nor all votes left fill a state."""
    after, _ = play_through(state, move)
    return doomed(state, move) and after.free(0, move[1]) > after.votes


def is_next_target(state: State, move: Move) -> bool:
    after, _ = play_through(state, move)
    return rival_next(after) == move[1] and after.target < 0


def hired(state: State, move: Move, name: str, does: str, votes: str, price: str) -> bool:
    item = BY_NAME[name]
    return effect(state, move, name, does) and ITEMS[item].price == int(price) and int(votes) > 0


def marks_for(
    state: State, move: Move, name: str, marks: str, price: str, every: str | None
) -> bool:
    fits = has_room(state, move, None if every else marks)
    thing = ITEMS[BY_NAME[name]]
    most = thing.marks * (thing.states or len(thing.listed))
    return fits and thing.price == int(price) and (not every or most == int(marks))


def fills_after_issue(state: State, move: Move, votes: str, names: str, prize: str) -> bool:
    """Return whether a number of votes fill these states, and could not fill as much before."""
    seat, after = state.active, play_through(state, move)[0]
    places = [PLACE_OF[name] for name in re.split(", | and ", names)]
    needs = [after.free(seat, place) for place in places]
    wins = sum(STATES[place].prizes[after.taken[place]] for place in places)
    enough = all(needs) and sum(needs) <= after.votes < sum(state.free(seat, p) for p in places)
    return enough and (after.votes, wins) == (int(votes), int(prize))


PLACE_BY_NAME: Final = PLACE_OF | {"the second die": SECOND_DIE, "the third die": THIRD_DIE}

CHECKS: Final[dict[str, Callable[..., bool]]] = {
    r"It fills (.+): (\w+) place, (\d+) delegates?( and \$2)?\.": fills,
    r"It fills (.+) at once\.": fills_some,
    r"It takes the last first place: (everybody has|you have) one more turn\.": last_first,
    r"(\d+) circles? to go in (.+), (\d+)\s% to fill them next turn: (\d+) delegates? for"
    r" (\w+) place\.": fills_next_turn,
    r"(\d+) circles? to go in .+, (\d+) delegates? for (\w+) place\.": to_go,
    r"(\d+)\s% to (?:fill|get) (.+?)(?: \((\d+) delegates?\))?(?:: .+)?\.": has_chance,
    r"As they lie, the dice (?:fill|get) (.+?)(?: \((\d+) delegates?\))?\.": lying,
    r"It can fill (.+) at once\.": could_fill,
    r"The votes then fill (.+): (\d+) delegates?\.": votes_fill,
    r"The rival takes all of it after this turn, unless you fill it before\.": doomed,
    r"The rival takes all of it after this turn: marks there are lost\.": cannot_fill,
    r"As things stand the rival goes for it next\.": is_next_target,
    r"(.+): (.+), about (\d+) votes? by the end for \$(\d+)\.": hired,
    r"(.+): (\d+) marks? for \$(\d+)(, none of them wasted)?\.": marks_for,
    r"Your (\d+) votes? can then fill (.+): (\d+) delegates?\.": fills_after_issue,
    r"(.+) needs? (\d+) there( too)?, (\d+)\s% to have them in one turn\.": in_one_turn,
    r"That leaves you nearest to it: (.+) needs? (\d+)\.": ahead,
    r"(.+) needs? (\d+) there( too)?\.": behind,
    r"The rival takes first place there after turn (\d+) at the latest\.": calendar,
    r"No prize is left in (.+): only .+": lambda s, m, n: (
        PLACE_OF[n] == m[1]
        and not any(
            s.free(s.active, p) and s.taken[p] < len(STATES[p].prizes) for p in range(SECOND_DIE)
        )
    ),
    r"(.+) is full: the marks are lost\.": lambda s, _, n: not s.free(s.active, PLACE_OF[n]),
    r"You throw (\d) dice from your next turn on\.": dice_next,
    r"(\d+) more circles? to fill for (.+), which then counts in every turn\.": circles,
    r"It works from your next turn on, about \d+ turns? long\.": lambda s, m: not last(s, m),
    r"None of its marks can find a circle\.": lambda s, m: has_room(s, m, "0"),
    r"As the dice lie, you collect (.+?)(?: or (.+?))?(, 2 of them the Manager’s)?"
    r"(?:; thrown again, (\d+)\s% at best for (.+?))?\.": as_they_lie,
    r"This throw brings on average ([\d.]+) votes and \$([\d.]+) instead of (.+?) as they lie"
    r"(, and you may throw once more)?(?:; (\d+)\s% then for (.+?))?\.": average,
    r"Votes make marks at once, and cannot be saved\.": lambda _s, _m: True,
    r"With these funds you can pay for (.+) \(\$(\d+)\)\.": makes_affordable,
    r"Funds can be saved, votes cannot\.": lambda s, m: not last(s, m),
    r"Your \$(\d+) can be spent in a later turn\.": lambda s, m, n: (
        s.cash[s.active] == int(n) and not last(s, m)
    ),
    r"\$(\d+) more and you can buy (.+) \(\$(\d+)\)\.": is_missing,
    r"This turn is your last.+": last,
    r"(.+): (.+ in .+|a second .+|\$1 more .+|1 vote .+|2 more .+)\.": effect,
}
