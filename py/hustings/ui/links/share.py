"""Sharing a game: its links and its result as a line of text."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings import catalog
from hustings.core import player_notes
from hustings.core.model import ANY, Side
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.effects import Effect, Select, ShareLink
from hustings.ui.handling import current
from hustings.ui.links.address import folder_of, noted_link, record_link, start_link
from hustings.ui.links.challenge import challenge_link, own_score, standing
from hustings.ui.links.squares import own_side, squares
from hustings.ui.model import Model, Play, SeatSetup


class Link(NamedTuple):
    """One link of the share dialog. address: the part after '#'; "" if it would be too long.

    note: a sentence that is shared with it, or "".
    """

    key: str
    title: str
    help: str
    address: str
    note: str = ""


def link_base(model: Model) -> str:
    """Return the address that links lead to; "" if the page is a file without a known website."""
    address = model.site_address or model.page_address
    return address.partition("?")[0] if address.startswith(("http://", "https://")) else ""


def full_address(model: Model, game: str, link: str) -> str:
    """Return the full address of a link. link: the part after '#'.

    On a website it is that of the game's own page, which has a preview and leads to the table. The
    one-file edition links to the website it came from; without one, only the part after '#' is
    shared.
    """
    address = link_base(model)
    if not address:
        return f"#{link}"
    if model.single_file and not model.site_address:
        return f"{address}#{link}"
    table = address.rpartition("/")[0]
    return f"{table}/{folder_of(game)}/#{link}"


TURN: Final = "turn"
"""The key of the link that hands the turn on to players elsewhere."""
PUZZLE: Final = "puzzle"
"""The key of the link to the puzzle on the table."""


def receivers(play: Play) -> list[str]:
    """Return the names of those the game is sent to: who decides next, at its end all elsewhere.

    Of several who may react, the first is asked first, because a reaction changes what the others
    are asked. Sealed plans are made in any order.
    """
    seats = play.awaited or play.away
    if play.table.state.turn.mode == ANY:
        seats = seats[:1]
    return [play.names[seat] for seat in seats]


def turn_link(play: Play, *, named: bool) -> str:
    """Return the link that hands the turn on. named: whether the names go along."""
    return record_link(play.table.played(), play.seats, named=named)


def links(play: Play, *, named: bool) -> list[Link]:
    """Return the links to this game: as it is, its start, the viewed position, its notes.

    Of a puzzle only that to its question, which gives nothing away.

    named: whether names of players go along with a game on several devices.
    """
    if play.lesson is not None:
        about = words.learn.puzzle_link_help()
        return [Link(PUZZLE, words.learn.puzzle_link(), about, play.lesson.address)]
    record, seats = play.table.played(), play.seats
    result = [
        Link(
            "game",
            words.dialogs.share_game(),
            words.dialogs.share_game_help(),
            record_link(record, seats),
        ),
        Link(
            "start",
            words.dialogs.share_start(),
            words.dialogs.share_start_help(),
            start_link(record, seats),
        ),
    ]
    reached = own_score(play)
    if reached is not None:
        address = challenge_link(play)
        about = words.results.challenge_help(standing=standing(reached))
        result.insert(0, Link("beat", words.results.challenge_title(), about, address, dare(play)))
    if play.viewed_ply is not None:
        result.insert(
            0,
            Link(
                "moment",
                words.dialogs.share_moment(),
                words.dialogs.share_moment_help(),
                record_link(record, seats, play.viewed_ply),
            ),
        )
    if player_notes.upto(play.notes, len(record.moves)):
        address = noted_link(record, seats, play.notes)
        about = words.notes.share_help() if address else words.notes.share_too_long()
        result.insert(0, Link("notes", words.notes.share_title(), about, address))
    if play.away:
        names = receivers(play)
        texts = (
            words.distance.share_turn(names=names),
            words.distance.share_turn_help(names=names),
        )
        link = Link(TURN, *texts, turn_link(play, named=named))
        result = [link, *(other for other in result if other.key != "game")]
    return result


def find(play: Play, key: str, *, named: bool) -> Link | None:
    """Return the link with this key, None without one. named: see `links`."""
    return next((link for link in links(play, named=named) if link.key == key), None)


def ranking(play: Play) -> list[tuple[int, str, str]]:
    """Return (rank, name, score) of a finished game, best first, with sides without a seat.

    Whoever dropped out has the score they had then (`final_score`).
    """
    outcome = play.table.rules.outcome(play.table.state)
    if catalog.info(play.game).together and len(play.names) > 1:
        return [(outcome.ranks[0], words.over.together(), shown(outcome.scores[0]))]
    sides = catalog.review(play.game).sides(play.table.view(None), play.names)
    at_exit = scores_at_exit(play)
    left = {seat: at_exit[n] for n, side in enumerate(sides) for seat in side.seats}
    rows = [
        (rank, play.names[seat], final_score(score, left.get(seat, 0)))
        for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True))
    ]
    rows += [
        (rank, words.over.automatic(side=sides[i].name), final_score(score, at_exit[i]))
        for i, rank, score in outcome.others
    ]
    return sorted(rows, key=lambda row: row[0])


def scores_at_exit(play: Play) -> list[int]:
    """Return by side the score that it had when it dropped out, 0 if it did not."""
    review = catalog.review(play.game)
    scores = review.scores(play.table.view(None))
    if all(scores):
        return [0] * len(scores)
    stated = [review.event_scores(event) for step in play.table.log for event in step.events]
    return [
        0 if score else next((counts[n] for counts in reversed(stated) if counts and counts[n]), 0)
        for n, score in enumerate(scores)
    ]


def final_score(score: int, at_exit: int) -> str:
    """Return a side's score at the end as text. at_exit: see `scores_at_exit`."""
    return words.over.out_with(score=at_exit) if at_exit else shown(score)


class RankedSide(NamedTuple):
    """A side of a finished game with its score. won: whether it is among the first.

    at_exit: see `scores_at_exit`.
    """

    side: Side
    score: int
    won: bool
    at_exit: int


def places(play: Play) -> list[RankedSide]:
    """Return the sides of a finished game, the highest score first; bots name their level."""
    outcome = play.table.rules.outcome(play.table.state)
    obs, review = play.table.view(None), catalog.review(play.game)
    sides = review.sides(obs, [_leveled_name(seat) for seat in play.seats])
    first = {rival.side for rival in outcome.others if rival.rank == 1}
    found = [
        RankedSide(
            side, score, n in first or any(outcome.ranks[seat] == 1 for seat in side.seats), left
        )
        for n, (side, score, left) in enumerate(
            zip(sides, review.scores(obs), scores_at_exit(play), strict=True)
        )
    ]
    return sorted(found, key=lambda place: (-place.score, not place.won))


def outcome_sentence(play: Play) -> str:
    """Return the sentence on who won a finished game, and how."""
    outcome = play.table.rules.outcome(play.table.state)
    return catalog.headline(play.game).outcome(outcome, play.names)


def result_line(play: Play) -> str:
    """Return the result of a finished game as a line of text."""
    table = play.table
    game = catalog.info(play.game).title
    outcome = outcome_sentence(play)
    moves, seed = table.at, table.record.seed
    rows = ranking(play)
    if len(rows) == 1:
        return words.over.result_line_alone(game=game, outcome=outcome, moves=moves, seed=seed)
    bots = {seat.name: _leveled_name(seat) for seat in play.seats if seat.is_bot}
    scores = [
        words.over.score_of(name=bots.get(name, name), score=score) for _, name, score in rows
    ]
    return words.over.result_line(game=game, outcome=outcome, scores=scores, moves=moves, seed=seed)


def _leveled_name(seat: SeatSetup) -> str:
    """Return the name of a seat; a bot's with its level."""
    if not seat.is_bot:
        return seat.name
    return words.over.bot_of_level(name=seat.name, level=words.common.bot_level(level=seat.level))


def copy(model: Model, which: str) -> list[Effect]:
    """Share a link of the share dialog, or the result with the link to it."""
    play = current(model)
    if which == "result" and play.table.over:
        link: Link | None = result_link(play)
        note = result_lines(play)
    else:
        link, note = find(play, which, named=model.prefs.names == "on"), ""
    if link is None or not link.address:
        return []
    address = full_address(model, play.game, link.address)
    return [ShareLink(address, share=True, note=note or link.note, key=link.key)]


def result_link(play: Play) -> Link:
    """Return the link beneath a result: the challenge to beat it, else the same start."""
    found = {link.key: link for link in links(play, named=False)}
    return found.get("beat") or found["start"]


def result_text(model: Model, play: Play) -> str:
    """Return the result of a finished game with its course, and the link beneath."""
    address = full_address(model, play.game, result_link(play).address)
    return f"{result_lines(play)}\n{address}"


def result_lines(play: Play) -> str:
    """Return the result of a finished game as a line, its course as squares, and the dare."""
    return "\n".join(filter(None, (result_line(play), squares(play), dare(play))))


def dare(play: Play) -> str:
    """Return the sentence that asks others to beat a result; "" without a result to beat."""
    reached = own_score(play)
    mine = own_side(play)
    if reached is None or (mine is not None and scores_at_exit(play)[mine]):
        return ""  # nobody is dared to beat the nothing that is left after dropping out
    return words.results.beat_me(team=len(play.humans) > 1, standing=standing(reached))


def copied(model: Model, _: str) -> list[Effect]:
    """Say that the link is in the clipboard."""
    current(model).message = words.dialogs.copied()
    return []


def shared(model: Model, _: str) -> list[Effect]:
    """Clear the message; the share sheet has said enough."""
    current(model).message = ""
    return []


def copy_failed(model: Model, key: str) -> list[Effect]:
    """Select the link for copying by hand: neither sharing nor the clipboard works."""
    play = current(model)
    play.message = words.dialogs.copy_failed()
    if find(play, key, named=False) is None:
        return []
    model.dialog = "share"
    return [Select(f'[data-link="{key}"]')]
