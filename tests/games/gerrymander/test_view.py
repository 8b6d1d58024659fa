"""The drawn map: click targets, marks, labels beside colours."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.core.model import Seat
from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.deferred import whole
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.gerrymander import rules, view
from hustings.games.gerrymander.prospects import prospect
from hustings.games.gerrymander.state import CLOSING, last_borders
from hustings.games.gerrymander.vocabulary import BORDER
from tests.games.gerrymander.driver import DEAL_2P, Game

NAMES = ("Ada", "Ben", "Cleo", "Dan")
TOP = ("A1", "A2", "A3", "A4")


def drawn(game: Game, viewer: Seat | None = None, past: bool = False) -> list[Tree]:
    """Return board and panels as the seat that decides, or another, sees them."""
    state = game.state
    seats = state.turn.seats
    legal = rules.legal(state, seats[0]) if seats and not past else []
    look = Look(NAMES[: state.seats], viewer if viewer is not None else next(iter(seats), 0))
    picks = Picks(rules.VOCABULARY.verbs, legal)
    look = look._replace(past=past)
    return [whole(view.board(state, picks, look)), *view.panels(state, picks, look)]


def elements(trees: list[Tree], name: str) -> Iterator[Tree]:
    """Yield the elements of a class."""
    for tree in trees:
        for element in walk(tree):
            if name in str(element[1].get("class", "")).split():
                yield element


def messages_of(trees: list[Tree]) -> list[str]:
    """Return the messages of all click targets, in order."""
    return [e[1]["data-do"] for tree in trees for e in walk(tree) if "data-do" in e[1]]


def draw_with_advice(game: Game, *pairs: tuple[str, str]) -> list[Tree]:
    """Return the board and panels while these borders are advised."""
    state, seat = game.state, game.seat
    moves = tuple((BORDER, game.edge(one, two)) for one, two in pairs)
    look = Look(NAMES[: state.seats], seat, advised=moves)
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(state, seat))
    return [whole(view.board(state, picks, look)), *view.panels(state, picks, look)]


def test_an_advised_border_shows_the_district_it_helps_to_build() -> None:
    """Alone or with a few more borders, which are drawn too; a distant border shows none."""
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "A3-B4")
    game.draw("D4-E3")
    near, far = ("A4", "B4"), ("G2", "G3")
    board = draw_with_advice(game, near, far)
    (help_,) = elements(board, "gm-help")
    assert help_[1]["data-shows"] == "1"
    counties = prospect(game.state, game.edge(*near), game.seat)
    assert counties is not None
    assert sorted(game.state.board.names[c] for c in counties[0]) == ["A1", "A2", "A3", "A4"]
    assert counties[1] == (game.edge("A4", "B5"),)
    assert list(elements(board, "gm-to-come"))
    game.draw("A4-B4")
    last = draw_with_advice(game, ("A4", "B5"))
    assert list(elements(last, "gm-help"))
    assert not list(elements(last, "gm-to-come"))
    assert not list(elements(drawn(game), "gm-helps")), "nothing is advised"


def test_legal_borders_can_be_tapped_and_others_say_why_not() -> None:
    game = Game(4)
    game.fence(*TOP[:2], "B3", "B4")
    done = messages_of(drawn(game))
    assert [do for do in done if do.startswith("pick:")] == [
        f"pick:border.{edge}" for _, edge in game.legal()
    ]
    assert len(done) == len(set(done)) == 186


def test_every_edge_has_a_name_and_a_place_in_the_tab_order() -> None:
    for element in elements(drawn(Game(2, DEAL_2P)), "gm-edge"):
        assert element[1]["role"] == "button"
        assert element[1]["aria-label"].startswith("Border ")
        assert "tabindex" in element[1]


def test_the_areas_to_tap_do_not_overlap_and_are_large() -> None:
    """Hexagons whose edge midpoints are at least 0.8 of an edge apart."""
    areas = [e[2][0][1]["points"].split() for e in elements(drawn(Game(4)), "gm-edge")]
    assert all(len(area) == 6 for area in areas)
    middles = []
    for area in areas:
        corners = [tuple(map(float, pair.split(","))) for pair in area]
        middles.append((sum(x for x, _ in corners) / 6, sum(y for _, y in corners) / 6))
    nearest = min(
        (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for i, a in enumerate(middles) for b in middles[:i]
    )
    assert nearest**0.5 >= 0.8 * 20


def test_a_closing_edge_previews_both_parts() -> None:
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "A4-B4")
    closing = list(elements(drawn(game), "gm-closing"))
    assert len(closing) == game.state.can.count(CLOSING) > 0
    label = f"pick:border.{game.edge('A4', 'B5')}"
    (last,) = (element for element in closing if element[1]["data-do"] == label)
    assert last[1]["aria-label"] == "Border A4–B5: cuts off 4 counties, Red 9, Blue 9"
    edges = next(elements(drawn(game), "gm-edges"))[2]
    behind = next(edges[i + 1] for i, e in enumerate(edges) if e[1]["data-do"] == label)
    assert behind[1]["class"] == "gm-preview"
    preview = " ".join(words(behind).split())
    assert preview == "Cuts off 4 counties 9 9 A tie Other 33: A tie"
    areas = [e[1]["d"].count("l17.32") for e in elements([behind], "gm-cut")]
    assert areas == [4]


def test_there_are_no_click_targets_without_a_decision() -> None:
    assert messages_of(drawn(Game(2, DEAL_2P), past=True)) == []
    game = Game(2, DEAL_2P)
    game.finish()
    assert messages_of(drawn(game)) == []


def test_each_seats_latest_borders_stay_marked_for_a_round() -> None:
    game = Game(2, DEAL_2P)
    game.draw("D3-D4", "C3-C4", "E3-E4", "B3-B4")
    seats = [seat for seat, _ in last_borders(game.state)]
    assert sorted(seats) == [0, 1, 1]
    marks = [e[1]["class"].split()[-1] for e in elements(drawn(game), "gm-mark")]
    assert marks == [f"seat-{seat}" for seat in seats]
    game.draw("F3-F4", "G2-G3")
    game.done()
    assert {edge for _, edge in last_borders(game.state)} == {
        game.edge("B3", "B4"),
        game.edge("F3", "F4"),
        game.edge("G2", "G3"),
    }


def test_a_finished_district_is_hatched_and_lettered_by_its_winner() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    assert len(list(elements(drawn(game), "gm-undecided"))) == 4
    game.award(1)
    trees = drawn(game)
    won = list(elements(trees, "gm-won"))
    assert [element[1]["fill"] for element in won] == ["url(#gm-hatch-1)"] * 4
    assert [words(slip).strip() for slip in elements(trees, "gm-held")] == ["tie"]
    assert next(elements(trees, "gm-held"))[1]["class"].split()[-1] == "seat-1"


def test_every_region_shows_its_leader() -> None:
    game = Game(2, DEAL_2P)
    assert slips(game) == ["tie"]
    panel = words(drawn(game)[1])
    assert "Open, A1 to G4, 37 counties" in panel
    assert "Red 99, Blue 99" in panel


def slips(game: Game) -> list[str]:
    """Return the texts of the slips on the map."""
    held = next(elements(drawn(game), "gm-balances"))
    return [words(slip).strip() for slip in elements([held], "gm-slip")]


def test_each_county_has_a_label_of_its_token() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    game.award(0)
    labels = [element[1]["aria-label"] for element in elements(drawn(game), "gm-token")]
    assert labels[0] == "A1, Red 9, district 1, won by Red"
    assert labels[2] == "A3, the neutral token, swing county, district 1, won by Red"
    assert labels[4] == "B1, Blue 10"


def test_hidden_voters_show_no_value() -> None:
    game = Game(2, [0, *[41] * 18, *[42] * 18], tokens=1)
    figures = [words(element).split()[-1] for element in elements(drawn(game), "gm-token")]
    assert figures == ["0", *["?"] * 36]
    game = Game(2, tokens=2)
    assert all("seat-" not in e[1]["class"] for e in elements(drawn(game), "gm-token"))


def test_the_score_names_the_players_of_the_parties() -> None:
    panel = words(drawn(Game(3))[2])
    assert all(name in panel for name in ("Red, Ada", "Blue, Ben", "Amber, Cleo"))
    assert "Ada" not in words(drawn(Game(1, DEAL_2P))[2])


def test_the_plates_show_districts_and_the_leader() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    game.award(1)
    plates = list(elements(drawn(game), "gm-plate"))
    assert [plate[1]["aria-label"] for plate in plates] == [
        "Red, Ada: 0 districts, with 0 swing counties and 0 votes in them",
        "Blue, Ben: 1 district, with 2 swing counties and 18 votes in them",
    ]
    assert [list(elements([plate], "gm-first")) != [] for plate in plates] == [False, True]


def test_the_tray_shows_the_borders_left() -> None:
    game = Game(2, DEAL_2P)
    game.draw("D3-D4", "C3-C4")
    tray = next(elements(drawn(game), "gm-tray"))
    assert "1 border left" in words(tray)
    assert len(list(elements([tray], "gm-gone"))) == 1
    assert words(next(elements(drawn(Game(1, DEAL_2P)), "gm-tray"))).split()[0] == "0"


def test_at_the_end_votes_are_shown_above_districts() -> None:
    game = Game(2, DEAL_2P)
    game.finish()
    result = words(next(elements(drawn(game), "gm-result"))).split()
    won = [str(count) for count in game.state.won]
    assert result == ["The", "voters", "99", "99", "The", "map", *won]
    assert not list(elements(drawn(game), "gm-tray"))


def test_no_edge_covers_a_region_label() -> None:
    """Slips are drawn after the edges, whose dots and lit lines would cover them."""
    board = drawn(Game(2, DEAL_2P))[0]
    order = [e[1].get("class") for e in walk(board)]
    assert order.index("gm-edges") < order.index("gm-balances")
