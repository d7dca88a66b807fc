"""Scenes as they may be: the cards that a seat does not know, dealt anew again and again."""

from kartenrunde.bots.canasta.scene import Scene
from kartenrunde.cards import Stream
from kartenrunde.games.canasta.spec import FIRST, FIRST_RED, KIND, SEATS
from kartenrunde.games.canasta.state import IN_DRAW_PILE


class Guess:
    """What the seat to move knows, and the pool of cards of which it knows nothing."""

    def __init__(self, scene: Scene, chance: Stream) -> None:
        state, public = scene.state, scene.public
        self._scene = scene.clone()
        self._chance = chance
        self._missing = [0] * SEATS
        pool = state.draw_pile[:]
        for seat in range(SEATS):
            if seat != public.turn:
                certain = _certain(scene, seat)
                pool += [card for card in state.cards_at(seat) if card not in certain]
                self._missing[seat] = public.sizes[seat] - len(certain)
        self._pool = sorted(pool)
        for card in pool:
            self._leave(card)

    def _leave(self, card: int) -> None:
        state = self._scene.state
        if state.place[card] != IN_DRAW_PILE:
            state.hands[state.place[card]][KIND[card]] -= 1
            state.place[card] = IN_DRAW_PILE

    def scene(self) -> Scene:
        """One more scene that looks to the seat like its own; red threes are in no hand (CA-19)."""
        scene = self._scene.clone()
        state = scene.state
        pool = self._pool[:]
        self._chance.shuffle(pool)
        ordinary = [card for card in pool if card < FIRST_RED]
        place, end = state.place, len(ordinary)
        for seat, missing in enumerate(self._missing):
            hand = state.hands[seat]
            for card in ordinary[end - missing : end]:
                place[card] = seat
                hand[KIND[card]] += 1
            end -= missing
        state.draw_pile = [card for card in pool if place[card] == IN_DRAW_PILE]
        return scene


def _certain(scene: Scene, seat: int) -> set[int]:
    """Cards that stand for those which everybody knows to be in a hand."""
    place = scene.state.place
    certain = set()
    for kind, count in enumerate(scene.known[seat]):
        card = FIRST[kind] - 1
        for _ in range(count):
            card = place.find(seat, card + 1, FIRST[kind + 1])
            certain.add(card)
    return certain
