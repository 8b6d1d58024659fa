"""Words of several screens: the name, names of seats and seeds, numbers and times."""

from __future__ import annotations

from typing import Final

from hustings.core.wording import counted

# --- the name on the box

TITLE: Final = "Hustings"
TAGLINE: Final = "Election games in one box. No account, no server: your table stays with you."


def page_title(game: str) -> str:
    """Return the document's title while a game is on the table."""
    return f"{game} · {TITLE}"


# --- on many screens

HOME: Final = "Home"
RULES: Final = "Rules"
SHARE: Final = "Share"
KEYS: Final = "Keys"
MENU: Final = "Menu"
PREFERENCES: Final = "Preferences"
ABOUT: Final = "About"
CLOSE: Final = "Close"
PUT_AWAY: Final = "Put away"
CHOOSE_AGAIN: Final = "Choose again"


# --- who sits at a table, and the seeds

PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dan", "Esi", "Finn")
BOTS: Final = ("Iris", "Juno", "Kit", "Lou", "Moss", "Nell")
LEVELS: Final = {
    "easy": "Easy bot",
    "normal": "Normal bot",
    "hard": "Hard bot",
    "expert": "Expert bot",
}
HUMAN: Final = "Person"

SEED_FIRST: Final = (
    "amber", "brisk", "calm", "dapper", "early", "fair", "gentle", "hardy", "ivory", "jolly",
    "keen", "lively", "merry", "noble", "olive", "plain", "quiet", "rapid", "sunny", "tidy",
    "upper", "vivid", "warm", "young", "zesty", "bold", "crisp", "dusty", "eager", "frank",
    "grand", "humble",
)  # fmt: skip
SEED_SECOND: Final = (
    "ballot", "badger", "bell", "bridge", "caucus", "chair", "clock", "crane", "desk", "drum",
    "eagle", "ferry", "flag", "forum", "gavel", "harbor", "heron", "island", "kettle", "ledger",
    "lantern", "maple", "meadow", "motor", "otter", "parade", "pencil", "poster", "quorum",
    "ribbon", "river", "speech",
)  # fmt: skip


def seat_kind(kind: str) -> str:
    """Return how a seat's kind ("human", "bot:normal") reads."""
    return LEVELS.get(kind.removeprefix("bot:"), kind) if kind.startswith("bot:") else HUMAN


def seat_name(number: int) -> str:
    """Return the name of a seat, counted from 1, for which no other is left."""
    return f"Seat {number}"


# --- what a seed and a link give away

SAME_LUCK: Final = (
    "The seed is the same: what you have seen there of dice, draws and hands can tell what comes "
    "here."
)
GIVES_AWAY: Final = (
    "Whoever has a link to a game, or its file, can work out from it the dice to come, every hand "
    "and every sealed choice, and can change the moves. Play by links with people you trust."
)


# --- numbers and times


def people(count: tuple[int, ...]) -> str:
    """Return a range of seats in words: (1, 2, 3) is "1–3 players"."""
    first, last = count[0], count[-1]
    return counted(first, "player") if last == 1 else f"{first}–{last} players"


def moves(count: int) -> str:
    """Return a number of moves in words."""
    return counted(count, "move")


def age(ms: float) -> str:
    """Return how long ago something was, given milliseconds."""
    minutes = int(ms / 60_000)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} min ago"
    hours = minutes // 60
    if hours < 24:
        return f"{counted(hours, 'hour')} ago"
    days = hours // 24
    return "yesterday" if days == 1 else f"{counted(days, 'day')} ago"


def iso_day(ms: int) -> str:
    """Return the day (UTC) of a moment in milliseconds since 1970, such as "2026-11-20".

    Done here because the standard library's calendar costs start time.
    """
    days = ms // 86_400_000 + 719_468  # since 1 March of year 0, so that leap days come last
    era, day = divmod(days, 146_097)
    year = (day - day // 1460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month, late = (month + 3, 0) if month < 10 else (month - 9, 1)
    return f"{year + era * 400 + late:04}-{month:02}-{day + 1:02}"
