"""What a seat knows of other hands: only what it has seen and what is certainly still there."""

from __future__ import annotations

from collections import Counter

from hustings.core.model import CHANCE, NATURE, OVER, Event, Seat
from hustings.core.rng import Rng
from hustings.draw.look import Look
from hustings.draw.tree import words
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import GREEN, INDEX
from hustings.games.whistle_stop.events import Bought, Fetched, Gave, Looked, Took, TookGreen
from hustings.games.whistle_stop.sight import known_cards
from hustings.games.whistle_stop.state import StopState
from hustings.games.whistle_stop.view.panel import candidates
from tests.games.whistle_stop.driver import NAMES, Game
from tests.games.whistle_stop.test_properties import options

A, B, C = range(3)
LOOKS = {INDEX["file"], INDEX["donors"]}
"""Cards by which others' cards are seen and change hands."""


def note_shown(event: Event, viewer: Seat, shown: dict[Seat, set[int]]) -> None:
    """Add the cards that an event shows to a viewer, by the hand that they are in after it."""
    match event:
        case Fetched(seat, card) | Took(seat, _, card) | Gave(_, seat, card):
            shown[seat].add(card)
        case TookGreen(seat) | Bought(seat):
            shown[seat].add(GREEN)
        case Looked(seat, rival, cards) if seat == viewer:
            shown[rival] |= set(cards)


def check(state: StopState, shown: list[dict[Seat, set[int]]]) -> int:
    """Check what everybody knows of all hands; return how many cards only one seat knows."""
    secret = 0
    for viewer in range(state.seats):
        obs = state.observe(viewer)
        assert all(who == viewer for who, _, _ in obs.seen)
        for owner in range(state.seats):
            if owner == viewer:
                continue
            known = known_cards(obs, viewer, owner)
            assert Counter(known) <= Counter(state.hands[owner]), "it is certainly there"
            assert set(known) <= shown[viewer][owner], "it was seen"
            assert Counter(state.known[owner]) <= Counter(known), "as everybody knows"
            secret += len(known) - len(state.known[owner])
    return secret


def play(number: int) -> int:
    """Play a random game and check every position; return how often only one seat knew a card."""
    state = rules.new(2 + number % 3, options(number // 3))
    greens = {GREEN} if state.bank else set[int]()
    shown = [{seat: set(greens) for seat in range(state.seats)} for _ in range(state.seats)]
    rng, secret = Rng(f"sight/{number}"), 0
    while state.turn.mode != OVER:
        seat = NATURE if state.turn.mode == CHANCE else rng.pick(state.turn.seats)
        legal = [] if seat == NATURE else rules.legal(state, seat)
        looks = [m for m in legal if m[0] == v.V_CARD and m[1] in LOOKS and m[2] == v.TEXT]
        move = rules.chance(state, rng) if seat == NATURE else rng.pick(looks or legal)
        events: list[Event] = []
        rules.apply(state, seat, move, events)
        for viewer in range(state.seats):
            for event in events:
                note_shown(rules.witness(event, viewer), viewer, shown[viewer])
        secret += check(state, shown)
    return secret


def test_every_card_said_to_be_known_was_seen_and_is_there() -> None:
    assert sum(map(play, range(0, 54, 3))) > 1000


def test_a_hand_that_was_looked_at_stays_known_until_its_cards_leave() -> None:
    game = Game(3, hands=["file texas", "south scandal", "florida"])
    game.do("card file text 1")
    game.let()
    before = game.state.hands[B]
    game.do("take south")
    game.do("give texas")
    obs = game.state.observe(A)
    assert known_cards(obs, A, B) == game.state.hands[B]
    assert Counter(before) - Counter(game.state.hands[B]) == Counter([INDEX["south"]])
    assert known_cards(game.state.observe(B), B, A) == (INDEX["south"], GREEN)
    assert INDEX["texas"] not in known_cards(game.state.observe(C), C, B)
    assert GREEN not in known_cards(game.state.observe(C), C, B), (
        "it may be the card that was given"
    )
    panel = words(candidates(obs, Look(NAMES[:3], A)))
    assert "Scandal" in panel
    game.end()
    game.do("card scandal money")
    assert INDEX["scandal"] not in known_cards(game.state.observe(A), A, B)
    assert INDEX["texas"] in known_cards(game.state.observe(A), A, B)
