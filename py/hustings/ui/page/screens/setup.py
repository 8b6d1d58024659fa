"""The set-up screen: seats, options, seed and the start button."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hustings import catalog
from hustings.core.model import AWAY, HUMAN, Info, Option, Seat
from hustings.core.odds import find_odds
from hustings.core.protocols import Tree
from hustings.core.record import relevant_options
from hustings.draw.portrait import portrait_numbers
from hustings.draw.tree import Child, cls, h
from hustings.ui import words
from hustings.ui.model import Model, SeatSetup, Setup
from hustings.ui.page.emblems import emblem
from hustings.ui.page.parts.facts import facts
from hustings.ui.page.parts.languages import language_field
from hustings.ui.page.parts.portraits import portrait_and_mark
from hustings.ui.page.parts.puzzles import ways_in
from hustings.ui.page.parts.seat_marks import own_side
from hustings.ui.page.parts.widgets import (
    SLOT,
    button,
    dropdown,
    fill_slot,
    icon_button,
    radios,
    text_field,
)
from hustings.ui.results.statistics import beaten_levels

FREQUENCIES: Final = (
    (0.93, "nearly-every"),
    (0.80, "five-in-six"),
    (0.70, "three-in-four"),
    (0.60, "two-in-three"),
    (0.40, "every-other"),
    (0.29, "one-in-three"),
    (0.22, "one-in-four"),
    (0.15, "one-in-six"),
    (0.07, "one-in-ten"),
    (0.0, "hardly-any"),
)
"""The word for a share of games won, by its lower bound."""
MEASURED_LEVEL = "normal"
"""The level of the player for whom the odds were measured."""


def setup(model: Model) -> list[Tree | None]:
    """Return the set-up screen."""
    choice = model.setup
    if choice is None:
        return []
    info = catalog.info(choice.game)
    return [
        h(
            "header",
            {"class": "topbar"},
            icon_button("home", "home", words.common.home()),
            h("h1", {"tabindex": "-1"}, info.title),
            icon_button("dialog:rules", "book", words.common.rules()),
        ),
        h(
            "div",
            {"class": cls("setup", f"game-{choice.game}")},
            _intro(model, info),
            h(
                "div",
                {"class": "setup-form"},
                _seats(model, choice, info),
                h(
                    "div",
                    {"class": "setup-more"},
                    _options(model, choice, relevant_options(info, len(choice.seats))),
                    _seed(choice),
                    language_field(model),
                ),
            ),
            _start_bar(choice),
        ),
    ]


def _intro(model: Model, info: Info) -> Tree:
    """Return the introduction: emblem, tagline, how to learn it, goal, credits."""
    picture = {"class": cls("game-picture", f"picture-{info.id}"), "aria-hidden": "true"}
    return h(
        "div",
        {"class": "setup-intro"},
        h(
            "div",
            {"class": "setup-head"},
            h("div", picture, emblem(info.id)),
            h(
                "div",
                {"class": "setup-words"},
                h("p", {"class": "setup-tagline"}, info.tagline),
                h("p", {"class": "help"}, facts(info)),
            ),
        ),
        ways_in(model, info.id),
        h("p", {"class": "aim"}, aim(info.id)),
        h("p", {"class": "credit"}, info.credit),
    )


def _start_bar(choice: Setup) -> Tree:
    """Return the bar with the start button; it stays visible however long the page is."""
    trouble = h("p", {"class": "trouble", "role": "alert"}, choice.trouble)
    elsewhere = [seat.name for seat in choice.seats if seat.kind == AWAY]
    return h(
        "div",
        {"class": "setup-go"},
        trouble if choice.trouble else None,
        h(
            "p",
            {"class": "setup-line"},
            words.distance.setup_help(names=elsewhere) if elsewhere else summary(choice),
        ),
        button("start", words.home.start(), kind="primary big"),
    )


@lru_cache
def aim(game: str) -> str:
    """Return the first paragraph of the rules."""
    _, _, after = catalog.rulebook(game).partition("\n\n")
    return after.partition("\n\n")[0].replace("\n", " ")


def summary(choice: Setup) -> str:
    """Return the set-up in one line."""
    people = [seat.name for seat in choice.seats if not seat.is_bot]
    bots = len(choice.seats) - len(people)
    together = catalog.info(choice.game).together
    if not people:
        return words.home.setup_only_bots(bots=bots, seed=choice.seed)
    if not bots:
        return words.home.setup_people(people=people, seed=choice.seed)
    line = words.home.setup_with_bots if together else words.home.setup_against_bots
    return line(people=people, bots=bots, seed=choice.seed)


def _seats(model: Model, choice: Setup, info: Info) -> Tree:
    sizes = [(str(n), str(n)) for n in info.seats]
    numbers = portrait_numbers(tuple(seat.name for seat in choice.seats))
    return h(
        "section",
        {"class": "card setup-seats", "aria-label": words.home.seats()},
        radios("seats", words.home.seats(), sizes, str(len(choice.seats)))
        if len(sizes) > 1
        else None,
        h(
            "ul",
            {"class": "seat-list"},
            [_seat(info, i, seat, numbers[i]) for i, seat in enumerate(choice.seats)],
        ),
        _levels(choice),
        _why_level(model, choice, info),
        _automatic(info, len(choice.seats)),
        _odds(choice, info),
    )


def _automatic(info: Info, seats: int) -> Tree | None:
    """Return what happens with the sides that nobody plays, None if there are none."""
    text = dict(zip(info.seats, info.automatic, strict=False)).get(seats)
    return h("p", {"class": "automatic"}, text) if text else None


def _seated(choice: Setup) -> set[str]:
    """Return the levels of the bots at the table."""
    return {seat.level for seat in choice.seats if seat.is_bot}


def _odds(choice: Setup, info: Info) -> Tree | None:
    """Return how often a player of the level Normal wins such a game, None if not measured.

    Measured against opponents of one level; with several levels the range is shown. A team of human
    players counts as Normal.
    """
    others = _seated(choice)
    people = sum(not seat.is_bot for seat in choice.seats)
    if people > 1 and info.together:
        others.add(MEASURED_LEVEL)
    alone = len(choice.seats) == 1
    if not people or (people > 1 and not info.together) or not (others or alone):
        return None
    rows = catalog.odds(choice.game)
    known = [
        find_odds(rows, info, len(choice.seats), level, choice.options)
        for level in (others or {""})
    ]
    shares = [row.share for row in known if row is not None]
    if len(shares) < len(known):
        return None
    games = min(row.games for row in known if row is not None)
    text = odds_text(min(shares), max(shares), games, team=info.together and not alone)
    return h("p", {"class": "odds"}, text)


def odds_text(least: float, most: float, games: int, *, team: bool = False) -> str:
    """Return how often such a game was won, in words and numbers; shares are 0 to 1."""
    low, high = round(100 * least), round(100 * most)
    return words.home.odds(
        team=team,
        often=next(word for share, word in FREQUENCIES if (least + most) / 2 >= share),
        between=low < high,
        least=low,
        most=high,
        games=games,
    )


def _levels(choice: Setup) -> Tree:
    """Return what the game says of the levels at the table."""
    used = _seated(choice)
    levels = [level for level in catalog.info(choice.game).levels if level in used]
    return h("ul", {"class": "help"}, [h("li", {}, _level(choice, level)) for level in levels])


def _why_level(model: Model, choice: Setup, info: Info) -> Tree | None:
    """Return why the level at the table is the one to play against, None if it is not."""
    used, level_of = _seated(choice), words.results.level_of
    if len(used) != 1 or info.together:
        return None
    (level,) = used
    beaten = beaten_levels(model.results, choice.game)
    following = info.levels[len(beaten) :][:1]
    if beaten and level in following:
        names = [level_of(level=each) for each in beaten]
        text = words.home.level_next(levels=names, level=level_of(level=level))
    elif level == info.rival and all(result.game != choice.game for result in model.results):
        text = words.home.level_first(level=level_of(level=level))
    else:
        return None
    return h("p", {"class": "why-level"}, text)


def _level(choice: Setup, level: str) -> list[Child]:
    """Return how the bots of a level play, who they are and how strong they are."""
    bots = catalog.bots(choice.game)
    names = [seat.name for seat in choice.seats if seat.level == level]
    manner = bots.LEVEL_MANNERS[level](names=names, count=len(names))
    line = words.home.bots_manner(
        manner=SLOT,
        level=words.common.bot_level(level=level),
        about=bots.LEVEL_DESCRIPTIONS[level],
    )
    return fill_slot(line, h("b", {}, manner))


def _seat(info: Info, index: Seat, seat: SeatSetup, number: int) -> Tree:
    """Return the row of a seat. number: its portrait."""
    kinds = [(HUMAN, words.common.person())]
    if len(info.seats) > 1 or info.seats[-1] > 1:
        kinds.append((AWAY, words.distance.elsewhere()))
    kinds += [(f"bot:{level}", words.common.bot_level(level=level)) for level in info.levels]
    side = info.sides[index] if info.sides else None
    return h(
        "li",
        {"class": cls("seat-row", side is not None and "for-side"), "key": str(index)},
        portrait_and_mark(number, side or own_side(index, seat.name)),
        h("span", {"class": "seat-side"}, side.name) if side else None,
        text_field(
            f"name:{index}", words.home.seat_name(number=index + 1), seat.name, limit=24, hide=True
        ),
        dropdown(f"kind:{index}", words.home.seat_kind(number=index + 1), kinds, seat.kind),
    )


def _options(model: Model, choice: Setup, options: tuple[Option, ...]) -> Tree | None:
    rows = [
        h(
            "div",
            {"class": "option"},
            radios(
                f"option:{option.key}",
                option.label,
                [(str(value), label) for value, label in option.choices],
                str(choice.options[option.key]),
                [
                    catalog.option_picture(choice.game, option.key, value)
                    for value, _ in option.choices * option.pictured
                ],
            ),
            h("p", {"class": "help"}, option.help) if option.help else None,
        )
        for option in options
    ]
    rows.append(
        h(
            "div",
            {"class": "option"},
            radios(
                "friendly",
                words.home.taking_back(),
                (("0", words.home.taking_back_fair()), ("1", words.home.taking_back_any())),
                str(int(choice.friendly)),
            ),
            h("p", {"class": "help"}, words.home.taking_back_help()),
        )
    )
    if any(seat.kind == AWAY for seat in choice.seats):
        names = radios(
            "pref:names",
            words.dialogs.pref_name(pref="names"),
            [(key, words.dialogs.pref_value(pref="names", value=key)) for key in ("on", "off")],
            model.prefs.names,
        )
        rows.append(h("div", {"class": "option"}, names))
    return h("details", {"class": "card options"}, h("summary", {}, words.home.options()), rows)


def _seed(choice: Setup) -> Tree:
    return h(
        "details",
        {"class": "card"},
        h("summary", {}, words.home.seed_is(seed=choice.seed)),
        h(
            "div",
            {"class": "seed-row"},
            text_field("seed", words.home.seed(), choice.seed, limit=80),
            button("fresh-seed", words.home.another_seed()),
        ),
        h("p", {"class": "help"}, words.home.seed_help()),
    )
