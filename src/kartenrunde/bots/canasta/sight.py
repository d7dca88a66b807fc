"""From a seat's view and events to a scene, and from a decision to the move on the wire."""

from collections.abc import Iterable
from typing import Final

from kartenrunde.bots.canasta.scene import Decision, Scene
from kartenrunde.bots.policy import Choice
from kartenrunde.cards import Stream
from kartenrunde.engine import InformationSet
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.events import AnyEvent, Discarded
from kartenrunde.games.canasta.recollection import Memory
from kartenrunde.games.canasta.spec import DECK, KIND, KINDS, SEATS

KIND_OF: Final = {face: KIND[card] for card, face in enumerate(DECK.faces)}
"""By face."""


def scene_of(known: InformationSet, chance: Stream) -> Scene:
    """What the seat sees and remembers, all hidden cards being somewhere by chance."""
    memory = Memory(known.events)
    state = GAME.determinize(known, chance, memory)
    return Scene(state, _picked_up(known, memory), _tossed(known.events))


def choice_of(scene: Scene, decision: Decision) -> Choice:
    """The decision as a policy tells it."""
    return Choice(GAME.move(scene.state, decision.number), decision.reason)


def _picked_up(known: InformationSet, memory: Memory) -> list[list[int]]:
    """By seat and kind; without having heard everything, nothing is certain."""
    counts = [[0] * KINDS for _ in range(SEATS)]
    if len(memory.pile) == known.view.pile.count:
        for seat, faces in enumerate(memory.picked_up):
            for face, count in faces.items():
                counts[seat][KIND_OF[face]] += count
    return counts


def _tossed(events: Iterable[AnyEvent]) -> list[int]:
    kinds = [0] * SEATS
    for event in events:
        if isinstance(event, Discarded):
            kinds[event.seat] |= 1 << KIND_OF[event.face]
    return kinds
