"""Games on several devices: who acts where, sending, arriving, forks and cut links."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.merging import first_difference
from hustings.core.model import ALL, ONE
from hustings.core.packed_link import LinkedSeat, pack, to_link, unpack
from hustings.core.rng import Rng
from hustings.draw.tree import walk
from hustings.messages.generated import record as record_words
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links import share
from hustings.ui.links.address import read
from hustings.ui.links.names import MAX_NAME
from hustings.ui.phases import Deciding, Joining, Playback, Waiting
from hustings.ui.play import takeback
from tests.ui.driver import Driver
from tests.ui.friends import arrive, play_all, play_here, sent_link

TWO_DEVICES = "gerrymander?seats=human,away&seed=d0"


@pytest.mark.parametrize("game_id", catalog.GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_goes_from_device_to_device(game_id: str, seats: int) -> None:
    kinds = ",".join(["human"] + ["away"] * (seats - 1))
    devices: dict[int, Driver] = {}
    times = play_all(f"{game_id}?seats={kinds}&seed=friends", f"{game_id} {seats}", devices)
    assert times
    last = max(devices.values(), key=lambda driver: driver.play.table.at)
    for seat, driver in devices.items():
        assert driver.play.humans == (seat,)
        moves = driver.play.table.record.moves
        assert moves == last.play.table.record.moves[: len(moves)], "nothing is lost or changed"


def test_only_the_seats_of_this_device_act() -> None:
    ada = Driver(TWO_DEVICES)
    assert ada.root["data-away"] == "1"
    play_here(ada, Rng("only"))
    assert ada.play.find_phase(Waiting)
    assert ada.root["data-turn"] == "1"
    assert not ada.offered("pick:", "take:")


# --- sending


def test_after_the_last_move_a_primary_button_sends_the_link() -> None:
    ada = Driver(TWO_DEVICES)
    play_here(ada, Rng("send"))
    (button,) = [b for b in buttons(ada) if b.get("data-do") == "send"]
    assert "primary" in button["class"]
    assert button["data-link"].startswith("http://table.test/gerrymander/#r=")
    assert words.distance.unsent(names=["Ben"]) in ada.text
    effects = ada.send("send")
    (shared,) = (effect for effect in effects if isinstance(effect, fx.ShareLink))
    assert shared.text == button["data-link"]
    assert shared.note == "Your turn, Ben: Gerrymander, 0–0."
    ada.send("copied")
    assert words.distance.copied(names=["Ben"]) in ada.text
    assert not any("primary" in b["class"] for b in buttons(ada) if b.get("data-do") == "send")


def test_moves_that_were_sent_cannot_be_undone_even_with_free_undo() -> None:
    for friendly in (False, True):
        ada = Driver(TWO_DEVICES)
        ada.play.friendly = friendly
        play_here(ada, Rng("undo"))
        assert takeback.to_last_decision(ada.play)[0] is not None
        sent_link(ada)
        assert takeback.to_last_decision(ada.play) == (None, words.distance.undo_sent())
        assert takeback.to_start(ada.play)[0] is None
        assert takeback.to_turn_start(ada.play)[0] is None


def test_the_receiver_cannot_undo_the_sender_s_turn() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    play_here(ada, Rng("undo"))
    arrive(ben, sent_link(ada), 1)
    assert takeback.to_last_decision(ben.play)[0] is None


def test_a_share_sheet_that_is_closed_sends_nothing() -> None:
    ada = Driver(TWO_DEVICES)
    play_here(ada, Rng("closed"))
    ada.send("send")  # the shell sends no message when the sheet is closed
    assert not ada.play.is_sent
    ada.send("copy:start")
    ada.send("copied")
    assert not ada.play.is_sent, "the start is another link"
    ada.send("send")
    ada.send("copy-failed:turn")
    assert "sent" in ada.offered(), "a player who copied the link by hand confirms it"
    assert not ada.play.is_sent
    ada.send("sent")
    assert ada.play.shared_ply == ada.play.table.at
    assert "sent" not in ada.offered(), "the dialog is closed"


def test_links_contain_names_unless_the_sender_leaves_them_out() -> None:
    for choice, name in (("on", "Tomáš"), ("off", "Ada")):
        ada, ben = Driver(TWO_DEVICES), Driver()
        ada.send(f"pref:names:{choice}")
        ada.play.seats[0] = ada.play.seats[0]._replace(name="Tomáš")
        ada.play.seats[1] = ada.play.seats[1]._replace(name="<b>&/Ú 1")
        play_here(ada, Rng("names"))
        arrive(ben, sent_link(ada), 1)
        assert ben.play.names[0] == name
        assert ben.play.names[1] == ("<b>&/Ú 1" if choice == "on" else "Ben")


def test_a_name_in_a_link_is_text_of_limited_length() -> None:
    record = Driver(TWO_DEVICES).play.table.record
    sitting = [LinkedSeat("human", "x" * 500 + "\u202e\n"), LinkedSeat("away", "\u0000 ")]
    opened = read(f"r={to_link(record, sitting)}", "seed")
    assert opened is not None
    assert [seat.name for seat in opened.seats] == ["x" * MAX_NAME, "Ben"]


# --- arriving


def test_opening_a_link_asks_once_who_the_player_is() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    rng = Rng("who")
    play_here(ada, rng)
    ben.follow(sent_link(ada))
    assert ben.play.find_phase(Joining)
    assert ben.root["data-screen"] == "handover"
    assert any(isinstance(effect, fx.Focus) for effect in ben.log), "the keyboard begins there"
    assert not ben.offered("pick:", "take:")
    assert ben.offered("i-am:") == ["i-am:1", "i-am:0", "i-am:nobody"]
    assert not ben.kept
    ben.send("i-am:1")
    assert ben.play.humans == (1,)
    assert ben.play.away == (0,)
    assert ben.offered("pick:")
    assert len(ben.kept) == 1
    play_here(ben, rng)
    arrive(ada, sent_link(ben), 0)
    play_here(ada, rng)
    ben.follow(sent_link(ada))
    assert not ben.play.find_phase(Joining)
    assert ben.play.find_phase(Deciding)
    assert len(ben.kept) == 1
    assert len(ada.kept) == 1


def test_a_game_whose_first_player_is_elsewhere_is_saved_once() -> None:
    ada, ben = Driver("gerrymander?seats=human,away&seed=distance"), Driver()
    assert ada.play.awaited == (1,)
    assert words.distance.begins(names=["Ben"]) in ada.text
    link = sent_link(ada)
    for _ in range(2):
        arrive(ben, link, 1)
        ben.send("home")
    assert len(ben.kept) == 1
    arrive(ben, link, 1)
    play_here(ben, Rng("begins"))
    arrive(ada, sent_link(ben), 0)
    assert len(ada.kept) == 1


def test_a_spectator_cannot_move() -> None:
    ada, cleo = Driver(TWO_DEVICES), Driver()
    play_here(ada, Rng("watch"))
    cleo.follow(sent_link(ada))
    cleo.send("i-am:nobody")
    assert cleo.play.away == (0, 1)
    assert not cleo.offered("pick:", "take:", "send")
    assert words.distance.watching() in cleo.text


def test_an_arriving_link_is_played_back_from_the_players_last_turn_on() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    ben.model.prefs.pace = "step"
    rng = Rng("story")
    play_here(ada, rng)
    arrive(ben, sent_link(ada), 1)
    assert [line.who for line in ben.play.lines] == [0], "Ada's first turn, one beat"
    play_here(ben, rng)
    arrive(ada, sent_link(ben), 0)
    had = ben.play.table.at
    play_here(ada, rng)
    ben.follow(sent_link(ada))
    playback = ben.play.find_phase(Playback)
    assert playback is not None
    assert playback.at[0] >= ben.play.table.log_index(had)


def test_a_link_takes_the_game_from_another_tab() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    rng = Rng("tabs")
    play_here(ada, rng)
    arrive(ben, sent_link(ada), 1)
    play_here(ben, rng)
    ada.log.clear()
    ada.follow(sent_link(ben))
    assert [lock for lock in ada.log if isinstance(lock, fx.Lock)][-1].steal


def test_a_link_opened_twice_opens_the_game_that_is_kept() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    rng = Rng("twice")
    play_here(ada, rng)
    first = sent_link(ada)
    arrive(ben, first, 1)
    play_here(ben, rng)
    at = ben.play.table.at
    ben.send("home")
    ben.follow(first)
    assert len(ben.kept) == 1
    assert ben.play.table.at == at
    assert ben.play.viewed_ply is not None, "it shows its own moment"
    assert words.distance.older(moves=ben.play.viewed_ply, kept=at) in ben.text


def test_a_diverged_link_is_saved_separately_and_names_the_first_different_move() -> None:
    ada, ben = Driver(TWO_DEVICES), Driver()
    play_here(ada, Rng("fork"))
    link = sent_link(ada)
    arrive(ben, link, 1)
    play_here(ben, Rng("one"))
    elsewhere = Driver()
    arrive(elsewhere, link, 1)
    play_here(elsewhere, Rng("two"))
    assert elsewhere.play.table.record.moves != ben.play.table.record.moves
    shared = first_difference(ben.play.table.record, elsewhere.play.table.record)
    arrive(ada, sent_link(ben), 0)
    arrive(ada, sent_link(elsewhere), 0)
    assert words.distance.branched(move=shared + 1) in ada.text
    assert ada.play.humans == (0,)
    assert ada.play.table.record.moves == elsewhere.play.table.record.moves
    assert len(ada.kept) == 2
    (other,) = ada.offered("continue:")
    ada.send(other)
    assert ada.play.table.record.moves == ben.play.table.record.moves


def test_a_cut_link_can_be_viewed_but_not_played() -> None:
    ada, whole = Driver(TWO_DEVICES), ""
    rng = Rng("cut")
    ben = Driver()
    for _ in range(3):
        play_here(ada, rng)
        arrive(ben, sent_link(ada), 1)
        play_here(ben, rng)
        whole = sent_link(ben)
        arrive(ada, whole, 0)
    cuts, other_device = 0, Driver()
    for lost in range(5, 46):
        other_device = Driver()
        other_device.follow(whole[:-lost])
        if other_device.model.play is None:
            continue
        if other_device.play.table.record.moves == ada.play.table.record.moves:
            continue  # only the checksum of the packing is missing
        cuts += 1
        assert words.distance.cut() in other_device.text
        assert not other_device.offered("pick:", "take:", "i-am:")
        assert not other_device.kept
    assert cuts > 20
    other_device.send("play-on")
    assert other_device.play.find_phase(Joining)


def test_edited_moves_in_a_link_are_noticed() -> None:
    ada = Driver(TWO_DEVICES)
    play_here(ada, Rng("edit"))
    lines, damaged = unpack(sent_link(ada).partition("r=")[2])
    assert not damaged
    first, *rest = lines[7].split(" ")
    other = next(
        f"0:{token}"
        for token in ("border.40", "border.41", "border.42")
        if f"0:{token}" not in lines[7]
    )
    edited = [*lines[:7], " ".join((other, *rest)), *lines[8:]]
    other_device = Driver()
    other_device.follow(f"r={pack(edited)}")
    assert record_words.link_edited() in other_device.text
    assert first != other


# --- sealed plans of both


@pytest.mark.parametrize("fourth", ["", ",bot:easy"])
def test_plans_sealed_on_two_devices_are_joined(fourth: str) -> None:
    start = f"poll_position?seats=human,away,away{fourth}&seed=sealed&sealed=1"
    ada, ben, cleo = Driver(start), Driver(), Driver()
    play_here(ada, Rng("a"))
    link = sent_link(ada)
    arrive(ben, link, 1)
    arrive(cleo, link, 2)
    assert ben.play.table.state.turn.mode == ALL
    play_here(ben, Rng("b"))
    play_here(cleo, Rng("c"))
    of_ben, of_cleo = sent_link(ben), sent_link(cleo)
    arrive(ben, of_cleo, 1)
    assert words.distance.merged() in ben.text
    arrive(cleo, of_ben, 2)
    assert len(ben.kept) == len(cleo.kept) == 1
    assert ben.play.table.at == cleo.play.table.at
    assert ben.play.table.state.key() == cleo.play.table.state.key()


# --- seats that leave and come back


def test_the_hand_over_page_sends_the_game_to_a_player_elsewhere() -> None:
    ada = Driver("whistle_stop?seats=human,human&seed=curtain")
    rng = Rng("curtain")
    holder = ada.play.deciders[0]
    while ada.model.screen != "handover" or (
        ada.play.deciders == (holder,) or ada.play.table.state.turn.mode != ONE
    ):
        ada.send(rng.pick(ada.offered("pick:", "take:", "nobody")))
    (seat,) = ada.play.deciders
    assert "dialog:menu" in ada.offered()
    effects = ada.send(f"send-to:{seat}")
    assert any(isinstance(effect, fx.ShareLink) for effect in effects)
    assert ada.play.away == (seat,)
    assert ada.play.find_phase(Waiting)


def test_one_seat_always_plays_on_this_device() -> None:
    ada = Driver("gerrymander?seats=human,human&seed=here")
    ada.send("where:1:away")
    assert ada.play.away == (1,)
    ada.send("where:0:away")
    assert ada.play.away == (1,)
    ada.send("where:1:human")
    assert ada.play.humans == (0, 1)


def test_a_set_up_with_nobody_on_this_device_says_so() -> None:
    ada = Driver()
    ada.send("setup:gerrymander")
    ada.send("kind:0:away")
    ada.send("kind:1:away")
    ada.send("start")
    assert words.distance.nobody_here() in ada.text


# --- standing orders


def test_the_default_order_asks_only_about_cards_that_affect_its_player() -> None:
    with_orders = hand_ons("")
    asking = hand_ons("always")
    assert with_orders <= asking / 2


def hand_ons(order: str) -> int:
    """Return how often a game of Whistle-Stop for two is sent; random play."""
    devices: dict[int, Driver] = {}
    rng = Rng("orders")
    devices[0] = Driver("whistle_stop?seats=human,away&seed=orders")
    holder = times = 0
    for _ in range(60):
        driver = devices[holder]
        if order:
            driver.send(f"order:{holder}:{order}")
        play_here(driver, rng)
        if driver.play.table.over:
            break
        link, times = sent_link(driver), times + 1
        holder = driver.play.awaited[0]
        devices.setdefault(holder, Driver())
        arrive(devices[holder], link, holder)
        if devices[holder].play.table.state.round > 2:
            break
    return times


def test_an_order_travels_with_the_game_and_is_shown_to_nobody_else() -> None:
    ada, ben = Driver("whistle_stop?seats=human,away&seed=order"), Driver()
    ada.send("order:0:never")
    ada.send("order:1:never")  # not a seat of this device
    assert [seat.order for seat in ada.play.seats] == ["never", ""]
    rng = Rng("order")
    play_here(ada, rng)
    arrive(ben, sent_link(ada), 1)
    assert [seat.order for seat in ben.play.seats] == ["never", ""]
    assert ben.offered() == [do for do in ben.offered() if not do.startswith("order:0")]
    ada.boot(ada.address)
    assert ada.play.seats[0].order == "never"


# --- the home page


def test_the_home_page_lists_the_players_turns_first_then_waiting_games_with_their_age() -> None:
    ada = Driver(TWO_DEVICES)
    play_here(ada, Rng("home"))
    ada.send("home")
    assert words.distance.not_sent(names=["Ben"]) in ada.text
    ada.send(ada.offered("continue:")[0])
    sent_link(ada)
    ada.send("home")
    assert words.distance.waiting_for(names=["Ben"], age=words.home.age_now()) in ada.text
    ada.follow("gerrymander?seats=human,away&seed=d1")
    ada.send(Rng("one").pick(ada.offered("pick:")))
    ada.send("home")
    text = ada.text
    assert text.index(words.distance.my_turn()) < text.index(words.distance.waiting())
    assert not ada.model.notice


def test_a_rematch_changes_seats() -> None:
    devices: dict[int, Driver] = {}
    play_all("gerrymander?seats=human,away&seed=again", "again", devices)
    over = next(driver for driver in devices.values() if driver.play.table.over)
    before = over.play.humans
    assert "send" in over.offered(), "the end is sent too"
    over.send("rematch")
    assert over.play.humans != before


def buttons(driver: Driver) -> list[dict[str, str]]:
    """Return the attributes of all buttons on the page."""
    return [element[1] for element in walk(driver.page) if element[0] == "button"]


def test_the_result_calls_nobody_elsewhere_a_bot() -> None:
    devices: dict[int, Driver] = {}
    play_all("gerrymander?seats=human,away&seed=result", "result", devices)
    over = next(driver for driver in devices.values() if driver.play.table.over)
    assert "bot" not in share.result_line(over.play)
