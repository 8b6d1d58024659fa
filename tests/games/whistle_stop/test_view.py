"""The drawn board: legal regions and cards can be clicked, and nothing hidden is shown."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.model import CHANCE, Move, Turn
from hustings.core.moves import Picks, decode
from hustings.core.protocols import Tree
from hustings.draw.lettering import width
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.whistle_stop import rules, text, view
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, INDEX
from hustings.games.whistle_stop.election_events import Rolled, RolloffBegan, Scored, Won
from hustings.games.whistle_stop.events import RoundBegan
from hustings.games.whistle_stop.regions import REGIONS
from hustings.games.whistle_stop.view.map import TALL_LAYOUT, WIDE_LAYOUT
from hustings.games.whistle_stop.view.plate import NAME_MARGIN, frame
from hustings.games.whistle_stop.view.polls import tickets
from tests.games.whistle_stop.driver import NAMES, REGION, Game
from tests.games.whistle_stop.test_rules_cards import game_with
from tests.games.whistle_stop.test_rules_elections import game_in_south


def drawn(game: Game, viewer: int | None = 0, chosen: Move = (), **more: Any) -> Tree:
    """Return the board and panels as a viewer sees them."""
    state = game.state
    legal = [] if viewer is None else rules.legal(state, viewer)
    picks = Picks(rules.VOCABULARY.verbs, legal, chosen)
    look = Look(NAMES[: state.seats], viewer, **more)
    obs = state.observe(viewer)
    return ["div", {}, [view.board(obs, picks, look), *view.panels(obs, picks, look)]]


def clicks(tree: Tree, start: str) -> list[str]:
    """Return the messages of everything that can be clicked."""
    messages = [e[1]["data-do"] for e in walk(tree) if "data-do" in e[1]]
    return [do for do in messages if do.startswith(start)]


def of_class(tree: Tree, name: str) -> list[Tree]:
    """Return the elements of a class."""
    return [e for e in walk(tree) if name in str(e[1].get("class", "")).split()]


def test_cards_in_hand_can_be_chosen_or_say_why_not() -> None:
    game = Game(hands=["south grassroots veto"])
    tree = drawn(game)
    assert f"pick:card.{INDEX['south']}" in clicks(tree, "pick:card")
    assert f"why:card.{INDEX['veto']}" in clicks(tree, "why:card")
    several = next(e for e in of_class(tree, "ws-card") if "Bake sale" in words(e))
    assert "×" in words(several)


def place(tree: Tree, region: str) -> Tree:
    """Return a region's plate."""
    key = f"region-{REGION[region]}"
    return next(e for e in of_class(tree, "ws-place") if e[1]["key"] == key)


def test_a_chosen_card_is_played_by_a_click_on_its_region() -> None:
    game = Game(hands=["south"])
    kind = INDEX["south"]
    tree = drawn(game, chosen=game.move("card south"))
    assert place(tree, "south")[1]["data-do"] == f"early:card.{kind}.0"
    assert "legal" in place(tree, "south")[1]["class"]
    assert place(tree, "texas")[1]["data-do"] == f"why:card.{kind}"
    assert f"pick:card.{kind}.0" not in clicks(tree, "pick:"), "the card keeps its button"
    assert place(drawn(game), "south")[1]["data-do"].startswith("why:"), "no card is chosen"


@pytest.mark.parametrize("name", ["south", "town_hall", "scandal", "phone_bank", "grassroots"])
def test_a_click_elsewhere_says_what_the_chosen_card_does(name: str) -> None:
    game = Game(hands=[name])
    game.state.board[REGION["florida"] * 2 : REGION["florida"] * 2 + 2] = bytes((1, 1))
    tree = drawn(game, chosen=game.move(f"card {name}"))
    token = place(tree, "texas")[1]["data-do"].removeprefix("why:")
    asked = decode(rules.VOCABULARY.verbs, token)
    reason = text.why_not(game.state.observe(0), 0, asked)
    assert CARDS[INDEX[name]].name in reason
    assert f"Rule {v.CARD_RULES[INDEX[name]]}" in reason


def test_a_chosen_card_highlights_its_target_regions() -> None:
    game = Game(hands=["endorsement"])
    kind = INDEX["endorsement"]
    tree = drawn(game, chosen=game.move("card endorsement"))
    lit = {f"pick:card.{kind}.0.{r}" for r in range(5)}
    assert lit <= set(clicks(tree, "pick:"))
    assert f"why:card.{kind}.0.{REGION['texas']}" in clicks(tree, "why:")
    assert len(of_class(tree, "ws-chosen")) == 1


def test_delegates_are_placed_by_clicking_regions() -> None:
    game = Game(hands=["bake_sale"])
    game.do("card bake_sale money")
    tree = drawn(game)
    taps = {f"pick:place.{r}.1" for r in range(15)}
    assert taps <= set(clicks(tree, "pick:place")), "a tap places one"
    assert f"pick:place.{REGION['texas']}" in clicks(tree, "pick:place"), "several at once, too"
    game.do("place texas 1")
    tree = drawn(game)
    assert f"pick:place.{REGION['texas']}.1" in clicks(tree, "pick:place")
    planned_change = of_class(tree, "ws-planned")
    assert len(planned_change) == 1
    assert "+1" in words(planned_change[0])
    assert "1 more planned" in words(planned_change[0])


def test_the_map_shows_everything_about_each_region() -> None:
    game = Game(4, hands=["south", "south", "california"])
    game.play("card south text")
    game.end()
    game.play("card south text")
    game.until(5)
    places = of_class(drawn(game), "ws-place")
    assert len(places) == 15
    south = next(place for place in places if "South, 29" in words(place))
    label = words(south)
    assert "Ada 3, Ben 3; 6 of 25" in label
    assert "Won by" in label
    worth = of_class(south, "ws-worth")[0]
    token = of_class(worth, "piece-token")[0]
    assert {"seat-0", "seat-1"} & set(token[1]["class"].split()), "in the colour of who won it"


def test_no_hidden_card_is_named_anywhere() -> None:
    game = Game(hands=["swing legal_team", "second_look momentum leak"])
    for viewer in (0, None):
        page = words(drawn(game, viewer))
        for kind in game.state.hands[1]:
            alone = kind not in game.state.hands[0] or viewer is None
            if alone and CARDS[kind].group == "action":
                assert CARDS[kind].name not in page
    public = words(drawn(game, None))
    assert "Legal team" not in public


def test_everyone_sees_the_card_on_the_table_and_its_vetoes() -> None:
    game = Game(hands=["south", "veto"])
    game.do("card south text")
    game.do("veto veto")
    for viewer in (0, 1, None):
        text = words(drawn(game, viewer))
        assert "Ada plays" in text
        assert "Ben vetoes" in text


def test_dice_are_clicked_to_be_rolled_again() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "11")
    game.until(7)
    game.roll("6531", "66")
    game.until(8)
    tree = drawn(game)
    assert set(clicks(tree, "pick:reroll")) == {f"pick:reroll.{n}" for n in (6, 5, 3, 1)}
    assert len(of_class(tree, "ws-voting")) == 1
    assert "11" in words(of_class(tree, "ws-polls")[0])
    assert not of_class(drawn(game, tall=True), "ws-stop"), "a narrow map has no railway"


def test_a_card_with_one_use_needs_one_click() -> None:
    game = Game(hands=["bake_sale south"])
    tree = drawn(game)
    assert f"pick:card.{INDEX['bake_sale']}.1" in clicks(tree, "pick:card")
    assert f"pick:card.{INDEX['south']}" in clicks(tree, "pick:card"), "two uses"


def test_the_money_of_a_card_is_spent_by_one_click_on_wide_screens() -> None:
    game = Game(hands=["bake_sale south veto"])
    spend = f"early:card.{INDEX['south']}.1"
    tree = drawn(game)
    assert clicks(tree, spend) == [spend]
    bake = f"pick:card.{INDEX['bake_sale']}.1"
    assert clicks(tree, bake) == [bake], "the whole card"
    assert not clicks(tree, bake.replace("pick", "early")), "and not its money too"
    assert clicks(drawn(game, chosen=game.move("card bake_sale")), spend) == []
    assert clicks(drawn(game, chosen=game.move("card south")), spend) == [spend]
    cash = next(e for e in walk(tree) if e[1].get("data-do") == spend)
    assert cash[1]["title"] == "Spend South: 2 delegates"
    assert "tabindex" not in cash[1], "with keys it is the second step"
    assert clicks(drawn(game, tall=True), spend) == []


@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("name", ["comeback", "momentum", "south", "attack_ad"])
def test_a_second_press_on_a_chosen_card_plays_its_text(name: str, tall: bool) -> None:
    """The text keeps its button: the press is no pick of the card."""
    game = Game(hands=[f"{name} texas", "south"])
    game.state.board[REGION["florida"] * 2 : REGION["florida"] * 2 + 2] = bytes((1, 1))
    tree = drawn(game, chosen=game.move(f"card {name}"), tall=tall)
    (lifted,) = of_class(tree, "ws-chosen")
    assert lifted[1]["data-do"] == f"early:card.{INDEX[name]}.0"
    assert lifted[1]["aria-label"].startswith(f"Play {CARDS[INDEX[name]].name}.")
    assert lifted[1]["data-names"] == f"card:{INDEX[name]}", "it can still be highlighted"
    money = f"early:card.{INDEX[name]}.1"
    assert clicks(lifted, money) == [money] * (not tall), "on a phone its money is too small"


def test_a_card_can_be_chosen_during_playback() -> None:
    """Playback draws an earlier position with the picks of the coming decision."""
    game = Game(hands=["south bake_sale", "south"])
    legal = rules.legal(game.state, 0)
    position = game.state.observe(0)
    position.turn = Turn(CHANCE, (), v.ROLLING)
    picks = Picks(rules.VOCABULARY.verbs, legal, ahead=True)
    tree = view.board(position, picks, Look(NAMES[:2], 0))
    assert f"pick:card.{INDEX['south']}" in clicks(tree, "pick:card")
    assert not clicks(tree, "why:"), "no decision is due yet"
    assert not of_class(tree, "ws-idle")


def test_both_layouts_show_the_same() -> None:
    game = game_in_south(4, 2)
    for tall in (False, True):
        tree = drawn(game, tall=tall)
        assert len(of_class(tree, "ws-place")) == len(of_class(tree, "ws-ground")) == 15
        labels = {words(e) for e in of_class(tree, "ws-n")}
        assert tall or {f"{n}" for n in (4, 2)} <= labels
        brief = [share for e in of_class(tree, "ws-brief") for share in of_class(e, "seat-0")]
        assert len(brief) == (1 if tall else 0)
        stops = len(of_class(tree, "ws-stop")) + len(of_class(tree, "ws-train"))
        assert stops == 13
        svg = of_class(tree, "ws-map")[0]
        _, _, wide, high = map(float, svg[1]["viewBox"].split())
        for plate in of_class(tree, "ws-face"):
            face = of_class(plate, "piece-face")[0][1]
            x, y = float(face["x"]), float(face["y"])
            assert 0 <= x <= wide - float(face["width"])
            assert 0 <= y <= high - float(face["height"])


def test_a_tap_on_a_narrow_map_opens_the_regions_sheet() -> None:
    game = Game(4, hands=["south", "bake_sale"])
    game.play("card south text")
    tree = drawn(game, tall=True)
    assert not of_class(tree, "ws-name")
    assert not of_class(tree, "ws-n")
    south = REGION["south"]
    tap = f"arrange:region.{south}"
    assert tap in clicks(tree, "arrange:region")
    laid = view.INITIAL_ARRANGEMENT.after(tap.removeprefix("arrange:"), 0)
    label = words(of_class(drawn(game, tall=True, arranged=laid), "ws-sheet")[0])
    assert "South" in label
    assert "Ada 3" in label
    assert laid.after(f"region.{south}", 0) == view.INITIAL_ARRANGEMENT, "a second tap closes it"
    assert not of_class(drawn(game, tall=True, arranged=laid, ply=1), "ws-sheet"), (
        "a move closes it too"
    )
    assert not of_class(drawn(game, arranged=laid), "ws-sheet"), "a wide map needs no sheet"


@pytest.mark.parametrize("tall", [False, True])
def test_a_press_on_the_bar_of_points_says_who_needs_how_many_more(tall: bool) -> None:
    game = Game(2)
    for region in ("california", "texas"):
        game.state.holder[REGION[region]] = 0
    game.state.round = 5
    assert "arrange:race" in clicks(drawn(game, tall=tall), "arrange:race")
    assert not of_class(drawn(game, tall=tall), "ws-race")
    laid = view.INITIAL_ARRANGEMENT.after("race", 0)
    sheet = words(of_class(drawn(game, tall=tall, arranged=laid), "ws-race")[0])
    for says in (
        "The race to 270",
        "Ada 94 needs 176 more",
        "Ben 0 needs 270 more",
        "444 points belong to nobody yet.",
        "You lead by 94 points, with 94 of 538. The regions vote again in rounds 8 and 13",
    ):
        assert says in sheet
    assert laid.after("race", 0) == view.INITIAL_ARRANGEMENT, "a second press closes it"
    assert not of_class(drawn(game, tall=tall, arranged=laid, ply=1), "ws-race"), "so does a move"


def test_no_plate_lies_on_another() -> None:
    for at in (WIDE_LAYOUT, TALL_LAYOUT):
        boxes = [tuple(frame(at, r, brief=False)) for r in range(15)]
        for i, (x, y, wide, high) in enumerate(boxes):
            for u, w, broad, deep in boxes[:i]:
                assert x >= u + broad or u >= x + wide or y >= w + deep or w >= y + high


def board_after_playback(game: Game, **more: Any) -> Tree:
    """Return the board at the end of playback of all events, without picks."""
    events = tuple(game.events)
    state = game.state
    look = Look(NAMES[: state.seats], 0, back=lambda: reversed(events), **more)
    return view.board(state.observe(0), Picks(rules.VOCABULARY.verbs, ()), look)


def test_results_are_listed_beside_the_map_by_region() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "54", "31", "66")
    game.until(5)
    events = tuple(game.events)
    rows = tickets(events)
    assert [(t.region, t.winner) for t in rows] == [(REGION["south"], 0)]
    row = of_class(drawn(game, 0, recent=events), "ws-ticket")[0]
    assert "South, 29 points: won by Ada" in words(row)


def test_a_ticket_shows_the_dice_of_the_roll_off() -> None:
    south = REGION["south"]
    rolls = [
        Rolled(0, south, (6, 2)),
        Rolled(1, south, (5, 3)),
        Rolled(2, south, (6,)),
    ]
    replayed = [
        RolloffBegan(south, (0, 1)),
        Rolled(0, south, (2, 1)),
        Rolled(1, south, (3, 1)),
    ]
    ticket = tickets((*rolls, *replayed, Won(1, south, 29, 29)))[0]
    assert ticket.dice == {0: (2, 1), 1: (3, 1)}


def test_a_ticket_shows_the_dice_that_count_and_what_cards_added() -> None:
    south = REGION["south"]
    rolls = [
        Rolled(0, south, (3, 2)),
        Rolled(1, south, (5, 3)),
    ]
    scores = [Scored(0, south, 7), Scored(1, south, 5)]
    ticket = tickets((*rolls, *scores, Won(0, south, 29, 29)))[0]
    assert (ticket.scoring_dice(0), ticket.bonus(0)) == ((3, 2), 2)
    assert (ticket.scoring_dice(1), ticket.bonus(1)) == ((5,), 0), "only the best die counted"


def test_the_summary_of_an_election_lists_the_viewers_gains() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "54", "31", "66")
    game.until(5)
    ended = game.last(RoundBegan)
    text = words(of_class(board_after_playback(game, last=(ended,)), "ws-sum")[0])
    assert "After the first election" in text
    assert "You won South." in text
    assert "+29" in text


def test_a_narrow_map_counts_the_regions_won_in_an_election() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "54", "31", "66")
    game.until(5)
    ended = game.last(RoundBegan)
    back: dict[str, Any] = {"last": (ended,), "back": lambda: reversed(game.events)}
    for tall, line in ((False, "You won South."), (True, "You won 1 region.")):
        tree = drawn(game, game.state.turn.seats[0], tall=tall, **back)
        lines = [words(e).split(":")[1].strip() for e in of_class(tree, "ws-recap")]
        assert lines == [line]


def test_a_region_takes_the_colour_of_its_winner() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "54", "31", "66")
    game.until(5)
    won = game.last(Won)
    tree = board_after_playback(game, last=(won,))
    assert "+29" in words(of_class(tree, "ws-fell")[0])
    ground, place = of_class(tree, "ws-held")
    assert "seat-0" in ground[1]["class"].split()
    assert "South, 29 points" in words(place)
    assert "seat-0" in place[1]["class"].split()
    share = of_class(of_class(tree, "ws-tally")[0], "piece-face")
    assert float(share[0][1]["width"]) > 0
    assert float(share[-1][1]["width"]) == 0


def test_notes_cover_no_plate_and_no_other_note() -> None:
    for at, wide, high in ((WIDE_LAYOUT, 42, 19), (TALL_LAYOUT, 27, 12)):
        taken: list[tuple[float, ...]] = [frame(at, r, brief=False) for r in range(15)]
        taken += [
            (*at.card_spot, *at.card_size),
            (0, at.rails - (21 if at.tall else 26), at.width, 30),
        ]
        for x, y, dx, dy in at.notes.values():
            for i in range(2):
                left, top = x + dx * i, y + dy * i
                assert 0 <= left <= at.width - wide
                assert top >= at.bar + at.bar_height
                for u, w, broad, deep in taken:
                    apart = left >= u + broad or u >= left + wide
                    assert apart or top >= w + deep or w >= top + high
            taken += [(x + dx * i, y + dy * i, wide, high) for i in range(2)]


def test_lines_from_a_card_lie_below_the_plates() -> None:
    game = Game(hands=["south", "veto"])
    game.do("card south text")
    drawing = list(walk(of_class(drawn(game), "ws-map")[0]))
    kinds = [node[1].get("class") for node in drawing]
    assert kinds.index("ws-thread") < kinds.index("ws-plate")


def test_a_card_lies_on_the_map_beside_its_region() -> None:
    game = Game(hands=["south", "veto"])
    game.do("card south text")
    lies = of_class(board_after_playback(game), "ws-lies")
    assert words(lies[0]).startswith("Ada plays South")
    assert not of_class(lies[0], "ws-stamp")
    game.do("veto veto")
    assert "VETO" in words(of_class(board_after_playback(game), "ws-stamp")[0])


def test_a_hand_is_shown_only_to_its_owner() -> None:
    game = Game(hands=["file", "swing"])
    game.play("card file text 1")
    assert f"pick:take.{INDEX['swing']}" in clicks(drawn(game), "pick:take")
    assert "Swing voters" not in words(drawn(game, None))


def test_cards_put_away_at_the_debate_stay_in_sight_until_others_are_drawn() -> None:
    game = Game(hands=["veto south", ""])
    game.until(9)
    game.do("drop south")
    game.do("drop veto")
    shown = of_class(drawn(game, back=lambda: reversed(game.events)), "ws-dropped")
    assert [e[1]["aria-label"] for e in shown] == [
        "South: chosen to be discarded",
        "Veto: chosen to be discarded",
    ]
    assert not [e for e in shown if "data-do" in e[1]]
    game.draw("swing legal_team")
    game.do("done")
    assert not of_class(drawn(game, back=lambda: reversed(game.events)), "ws-dropped")


def card_on_map(game: Game) -> str:
    """Return the text of the card that lies on the map."""
    (lies,) = of_class(drawn(game), "ws-lies")
    return words(lies)


def test_a_comeback_on_the_map_says_how_many_delegates_it_places() -> None:
    """More for whoever has fewest."""
    for mine, theirs, brings in (("south", "", "+3"), ("", "south", "+5")):
        game = game_with("comeback", mine=mine, theirs=theirs)
        game.do("card comeback text")
        placed = game.state.need
        assert brings == f"+{placed}"
        game.do("place texas 1")
        assert brings in card_on_map(game)


def test_names_keep_off_the_frames_of_their_plates() -> None:
    for number, region in enumerate(REGIONS):
        (plate,) = of_class(place(drawn(Game()), region.id), "ws-plate")
        (name,) = of_class(plate, "ws-name")
        box, size = frame(WIDE_LAYOUT, number, brief=False), WIDE_LAYOUT.letter_size
        size = float(name[1]["style"][10:-2]) if name[1].get("style") else size
        end = float(name[1]["x"]) + width(region.name) * size
        assert end <= box.x + box.wide - NAME_MARGIN + 0.1
