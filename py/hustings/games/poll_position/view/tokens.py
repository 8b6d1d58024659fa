"""What event cards have left on the map for good: a token each, where it matters."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position.board import HQ, OF_TYPE, REMOTE, WEEKS
from hustings.games.poll_position.cards import HONK_HONK, RECONCILIATION
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.map import TILES
from hustings.games.poll_position.view.sign import card_sign


def draw_tokens(obs: State) -> list[Child]:
    """Return the tokens of what changes the count; those of closed districts are drawn there."""
    found: list[Child] = []
    if obs.honk:
        found.append(_token(HONK_HONK, HQ, "−¼"))
    if obs.reconciliation and obs.week < WEEKS:
        places = (place for place in OF_TYPE[REMOTE] if not obs.closed[place])
        found += [_token(RECONCILIATION, place, "×2") for place in places]
    return found


@part
def _token(card: int, place: int, said: str) -> Tree:
    box = TILES[place]
    if place == HQ:
        x, y = box.x + 124, box.y + 10
    else:
        x, y = box.x + box.w - 8.5, box.y + 9
    return h(
        "g",
        {"class": "pp-token", "role": "img", "aria-label": words.EFFECTS[card]},
        h("title", {}, f"{words.CARDS[card]}: {words.EFFECTS[card]}"),
        h("rect", {"x": num(x - 7.5), "y": num(y - 6.5), "width": "15", "height": "13", "rx": "4"}),
        card_sign(card, x - 17, y, 13) if place == HQ else None,
        h("text", {"x": num(x), "y": num(y + 3.6)}, said),
    )
