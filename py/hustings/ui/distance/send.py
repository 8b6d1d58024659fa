"""Sending the game to the players elsewhere, and whether they have it."""

from __future__ import annotations

from hustings import catalog
from hustings.core.model import AWAY
from hustings.ui import words
from hustings.ui.distance.seats import set_place
from hustings.ui.effects import Effect, ShareLink
from hustings.ui.handling import current
from hustings.ui.links import share
from hustings.ui.links.share import full_address, receivers, turn_link
from hustings.ui.model import Model, Play
from hustings.ui.play.flow import keep


def address(model: Model, play: Play) -> str:
    """Return the full address of the link that is sent."""
    return full_address(model, play.game, turn_link(play, named=model.prefs.names == "on"))


def note(play: Play) -> str:
    """Return the sentence that goes along with the link."""
    game, names = catalog.info(play.game).title, receivers(play)
    table = play.table
    headline = catalog.headline(play.game)
    if table.over:
        outcome = headline.outcome(table.rules.outcome(table.state), play.names)
        return words.distance.note_over(names=names, game=game, outcome=outcome)
    scores = _scores_for_reader(play) if len(names) == 1 else None
    if scores is not None:
        own, best = scores
        lead = "ahead" if own > best else "behind" if own < best else "level"
        return words.distance.note(name=names[0], game=game, lead=lead, own=own, best=best)
    progress = catalog.text(play.game).progress(table.view(None))
    stands = headline.summary(progress, play.names)
    return words.distance.note_together(names=names, game=game, stands=stands)


def _scores_for_reader(play: Play) -> tuple[int, int] | None:
    """Return the score of the player who decides next and the best of the others.

    None in a game of one team, and where everybody belongs to one side.
    """
    if catalog.info(play.game).together or not play.awaited:
        return None
    review, obs = catalog.review(play.game), play.table.view(None)
    sides = list(zip(review.sides(obs, play.names), review.scores(obs), strict=True))
    own = [score for side, score in sides if play.awaited[0] in side.seats]
    others = [score for side, score in sides if play.awaited[0] not in side.seats]
    return (own[0], max(others)) if own and others else None


def send(model: Model, _: str) -> list[Effect]:
    """Send the game to the players elsewhere, by share sheet or clipboard."""
    play = current(model)
    if not play.away or play.unclaimed or play.readonly:
        return []
    play.sending = True
    return [ShareLink(address(model, play), share=True, note=note(play), key=share.TURN)]


def send_to(model: Model, arg: str) -> list[Effect]:
    """Have the player of a seat play elsewhere, and send the game if somebody elsewhere decides."""
    moved = set_place(model, f"{arg}:{AWAY}")
    return [*moved, *send(model, "")] if moved and current(model).awaited else moved


def mark_sent(model: Model, _: str) -> list[Effect]:
    """Note that the players elsewhere have the game now."""
    play = current(model)
    play.sending = False
    if not play.away:
        return []
    if model.dialog.startswith("share"):  # it says how to send it by hand
        model.dialog = ""
    play.shared_ply, play.shared_at = play.table.at, model.now
    return keep(model)


def copy(model: Model, which: str) -> list[Effect]:
    """Share a link of the share dialog; with that of the turn the game counts as sent."""
    current(model).sending = which == share.TURN
    return share.copy(model, which)


def copied(model: Model, arg: str) -> list[Effect]:
    """Say that the link is in the clipboard; the game counts as sent if it was that link."""
    play = current(model)
    if not play.sending:
        return share.copied(model, arg)
    effects = mark_sent(model, "")
    play.message = words.distance.copied(names=receivers(play))
    return effects


def shared(model: Model, arg: str) -> list[Effect]:
    """Note what the share sheet has sent."""
    share.shared(model, arg)
    return mark_sent(model, "") if current(model).sending else []


def copy_failed(model: Model, key: str) -> list[Effect]:
    """Select the link for copying by hand."""
    current(model).sending = False
    effects = share.copy_failed(model, key)
    if key == share.TURN:
        model.dialog = f"share:{key}"  # with its QR code
    return effects
