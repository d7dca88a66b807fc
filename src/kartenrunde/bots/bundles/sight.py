"""What a seat sees, and what it remembers from its events: where it stands, and what it may do."""

from collections.abc import Iterable
from typing import Final

from kartenrunde.bots.bundles.position import Action, Position
from kartenrunde.bots.bundles.setting import NO_RANK, Setting
from kartenrunde.engine import InformationSet
from kartenrunde.games.bundles.events import AnyEvent, Laid, Stole, TableDealt, Took
from kartenrunde.games.bundles.moves import EFFECTS, LAY, STEAL, TAKE, AnyMove, Steal, Take
from kartenrunde.games.bundles.spec import MOST_BUNDLES, SUITS
from kartenrunde.games.bundles.view import View

_PLAYED: Final = (Laid, Stole, Took)


class Sight:
    """The position as the seat to move knows it, and a move of the game for every action."""

    __slots__ = ("moves", "position")

    def __init__(self, known: InformationSet) -> None:
        view: View = known.view
        setting = Setting(view)
        self.position = _position(setting, view, opened(view, known.events))
        faces = {card.id: card.face for card in view.hand}
        self.moves: dict[Action, AnyMove] = {}
        """Cards of one rank are alike: the first stands for all of them."""
        for move in view.legal:
            rank = setting.rank_of[faces[move.card]]
            self.moves.setdefault(rank * EFFECTS + effect_of(move), move)


def effect_of(move: AnyMove) -> int:
    """The number of a move's effect, whatever the card."""
    if isinstance(move, Steal):
        return STEAL + (move.seat * MOST_BUNDLES + move.bundle) * MOST_BUNDLES + move.into
    return TAKE + move.into if isinstance(move, Take) else LAY


def opened(view: View, events: Iterable[AnyEvent]) -> set[str]:
    """The faces that everybody has seen: those in sight, and those that the events told of."""
    faces = set(view.table)
    faces.update([bundle.top for seat in view.seats for bundle in seat.bundles if bundle.top])
    for event in events:
        if isinstance(event, _PLAYED):
            faces.add(event.face)
        elif isinstance(event, TableDealt):
            faces.update(event.faces)
    return faces


def _position(setting: Setting, view: View, open_faces: set[str]) -> Position:
    position = Position(setting)
    position.turn = view.seat
    for face in view.table:
        position.table[setting.rank_of[face]] += 1
    position.on_table = len(view.table)
    position.unseen = [SUITS] * setting.ranks
    for face in open_faces:
        position.unseen[setting.rank_of[face]] -= 1
    position.unseen_count = sum(position.unseen)
    position.draw_pile = [NO_RANK] * view.draw_count
    if view.last_capture is not None:
        position.last_capture = view.last_capture[0] * MOST_BUNDLES + view.last_capture[1]
    for seat, part in enumerate(view.seats):
        position.hands[seat] = [NO_RANK] * part.hand_count
        for spot, bundle in enumerate(part.bundles, seat * MOST_BUNDLES):
            position.sizes[spot] = bundle.count
            if bundle.top is not None:
                position.tops[spot] = setting.rank_of[bundle.top]
    position.hands[view.seat] = [setting.rank_of[card.face] for card in view.hand]
    return position
