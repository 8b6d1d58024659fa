"""Words of the home page and of setting up a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.wording import form, listing, percent
from hustings.ui.words.common import age, people

# --- the home page

GAMES: Final = "Games"
CHOOSE_GAME: Final = "Choose a game"
OPEN_FILE: Final = "Open a file"
OPEN_FILE_HELP: Final = "A saved game or a backup"
OPEN_LINK: Final = "Open a link"
OPEN_LINK_HELP: Final = (
    "Paste a link to a game: it is opened here, whatever address it was made at. A message around "
    "it does no harm."
)
OPEN_LINK_FIELD: Final = "Link"
OPEN_LINK_GO: Final = "Open"
BACKUP: Final = "Back up"
BACKUP_HELP: Final = "All kept games and the preferences as one file"
SAVE_TABLE: Final = "Save this table"
OFFLINE: Final = "Ready for use without a network."
TODAY: Final = "Today’s game"
TODAY_FACTS: Final = "the same for everybody, until midnight UTC"
KEPT_GAMES: Final = "Games you have kept"
CONTINUE: Final = "Continue"
UNREADABLE: Final = "A kept game cannot be shown by this version. It stays as it is."
DOWNLOAD_IT: Final = "Download it"

WATCH_GAMES: Final = "Watch the games"
WATCH_WHAT: Final = (
    "Here bots play half a minute of each game, to be looked at: the games themselves follow below."
)
WATCH_WHICH: Final = "Which game to watch"
WATCH_LEARN: Final = "Learn"
WATCH_STOP: Final = "Pause the demonstration"
WATCH_ON: Final = "Play the demonstration"


PLAY: Final = "Play"
SEE: Final = "Look back"
UNKNOWN_AGE: Final = "played while the clock was wrong"
FINISHED_GAMES: Final = "Finished games"
EFFORT: Final = {1: "easy to learn", 2: "some rules to learn", 3: "many rules to learn"}
"""How much there is to learn, by Info.effort."""


def game_facts(count: tuple[int, ...], minutes: object, effort: int) -> str:
    """Return for how many a game is, how long it takes and how hard it is to learn."""
    return f"{people(count)} · {minutes} min · {EFFORT[effort]}"


def watch_game(title: str) -> str:
    """Return what the button does that shows another game."""
    return f"Watch {title}"


def today(title: str, seed: str) -> str:
    """Return which game is played today."""
    return f"{title}, seed {seed}"


def today_kept(said: str, *, over: bool) -> str:
    """Return what is said of today's game once it was begun. said: whose turn it is, or who won."""
    return f"{'You have played it' if over else 'You have begun it'}: {said}"


def more_saves(count: int) -> str:
    """Return what the button says that lists more of the kept games; so many are not listed."""
    return f"Show more ({count:,} not shown)"


NAME_GAME: Final = "Name this game"
NAME_GAME_FIELD: Final = "Name"
NAME_GAME_DONE: Final = "Done"


def kept_since(seed: str, age_ms: int | None) -> str:
    """Return when a kept game was last played, None where nobody knows, and its seed."""
    return f"{UNKNOWN_AGE if age_ms is None else age(age_ms)} · seed {seed}"


def delete_this(title: str) -> str:
    """Return what the button does that deletes a kept game."""
    return f"Delete this game of {title}"


# --- setting up a game

SEATS: Final = "Seats"
OPTIONS: Final = "Options"
TAKING_BACK: Final = "Taking back"
TAKING_BACK_FAIR: Final = "What is fair"
TAKING_BACK_ANY: Final = "Anything"
TAKING_BACK_HELP: Final = (
    "Fair: your own last decisions, until dice, draws or a reveal show something or anybody else, "
    "a bot too, has acted."
)
SEED: Final = "Seed"
SEED_HELP: Final = (
    "The same seed gives the same dice and draws to everybody. So whoever knows the seed can work "
    "out beforehand what will be rolled and drawn, hidden hands too."
)
ANOTHER_SEED: Final = "Another"
START: Final = "Start the game"


def setup_line(names: Sequence[str], bots: int, seed: str, *, together: bool = False) -> str:
    """Return a set-up in one line. names: the people's. together: whether all are one team."""
    others = form(bots, "one bot", f"{bots} bots")
    who = listing(names)
    if bots:
        who = f"{who} {'with' if together else 'against'} {others}" if who else f"Only {others}"
    return f"{who} · seed {seed}"


OFTEN: Final = (
    (0.93, "nearly every game"),
    (0.80, "five games in six"),
    (0.70, "three games in four"),
    (0.60, "two games in three"),
    (0.40, "every other game"),
    (0.29, "one game in three"),
    (0.22, "one game in four"),
    (0.15, "one game in six"),
    (0.07, "one game in ten"),
    (0.0, "hardly any game"),
)
"""From which share of games won one says so."""


def odds(least: float, most: float, games: int, *, together: bool = False) -> str:
    """Return how often such a game was won, in words and as a number; shares are 0 to 1."""
    often = next(said for share, said in OFTEN if (least + most) / 2 >= share)
    share = percent(least, most)
    who = "A team with somebody" if together else "Somebody"
    return f"{who} who plays like Normal wins {often} here: {share} of {games}."


def name_of_seat(number: int) -> str:
    """Return what the field for a seat's name is called; seats count from 1."""
    return f"Name of seat {number}"


def who_sits(number: int) -> str:
    """Return what the choice of who sits there is called; seats count from 1."""
    return f"Who sits at seat {number}"


def seed_is(seed: str) -> str:
    """Return which seed is chosen."""
    return f"{SEED}: {seed}"
