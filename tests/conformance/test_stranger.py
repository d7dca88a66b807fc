"""G-7: from what is public after a deal, a stranger recomputes every draw.

Nothing of the game's code is used on the stranger's side: the stream, the key and the order of
dealing are written down here a second time, from their description.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from kartenrunde.cards import Stream
from kartenrunde.engine import SPECTATOR, Event, deal_key
from kartenrunde.engine.record import DealRecord
from kartenrunde.games.stapelsprint import GAME
from kartenrunde.games.stapelsprint.spec import StapelsprintOptions
from tests.conformance.tables import Setting, seed_of

Json = dict[str, Any]


class Stranger:
    """Somebody who holds a finished deal's seed, additions and public events, and a pencil."""

    def __init__(self, seats: int, stock_size: int, seed: bytes, additions: list[bytes | None]):
        added = b"".join(b"\0" if each is None else b"\1" + each for each in additions)
        self.words = self.read(sha256(seed + added).digest())
        self.dealer = self.below(seats)
        self.draw_pile = [str(number) for number in range(1, 13) for _ in range(12)] + ["★"] * 18
        self.shuffle(self.draw_pile)
        order = [(self.dealer + step) % seats for step in range(1, seats + 1)]
        self.stocks: dict[int, list[str]] = {seat: [] for seat in order}
        for _ in range(stock_size):
            for seat in order:
                self.stocks[seat].append(self.draw_pile.pop())
        self.sequences: list[list[str]] = [[], [], [], []]
        self.cleared: list[str] = []
        self.drawn: list[tuple[int, list[str]]] = []
        self.turned_up: list[tuple[int, str]] = []
        self.reshuffles = 0

    def read(self, key: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(key + block.to_bytes(8, "big")).digest()
            for word in range(8):
                yield int.from_bytes(digest[4 * word : 4 * word + 4], "big")
            block += 1

    def below(self, limit: int) -> int:
        complete = 2**32 // limit * limit
        return next(word for word in self.words if word < complete) % limit

    def shuffle(self, cards: list[str]) -> None:
        for place in reversed(range(1, len(cards))):
            other = self.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]

    def hear(self, event: Json) -> None:
        match event["type"]:
            case "drew":
                cards = [self.draw_pile.pop() for _ in range(event["count"])]
                self.drawn.append((event["seat"], cards))
            case "played_hand" | "played_discard" | "played_stock":
                self.sequences[event["sequence"]].append(event["face"])
                if event["type"] == "played_stock":
                    assert self.stocks[event["seat"]].pop() == event["face"]
            case "turned_up":
                self.turned_up.append((event["seat"], self.stocks[event["seat"]][-1]))
            case "cleared":
                self.cleared += self.sequences[event["sequence"]]
                self.sequences[event["sequence"]] = []
            case "reshuffled":
                self.draw_pile, self.cleared = self.cleared, []
                self.shuffle(self.draw_pile)
                self.reshuffles += 1


@pytest.mark.parametrize("seats", range(2, 7))
def test_G7_a_stranger_recomputes_every_draw_and_reshuffle(seats: int) -> None:
    setting = Setting(GAME, seats, StapelsprintOptions())
    reshuffles = 0
    for number in range(3):
        seed = seed_of("stranger", seats, number)
        additions = [seed_of(seat, number)[:16] if seat % 2 else None for seat in range(seats)]
        events, tops, dealer = played(setting, number, seed, additions)
        stranger = Stranger(seats, 10, seed, additions)
        assert (stranger.dealer, [stranger.stocks[seat][-1] for seat in range(seats)]) == (
            dealer,
            tops,
        )
        for event in events:
            stranger.hear(json_of(event.half(SPECTATOR)))
        told = [json_of(half) for event in events for half in event.private.values()]
        assert stranger.drawn == [
            (half["seat"], [card["face"] for card in half["cards"]])
            for half in told
            if half["type"] == "drew"
        ]
        public = [json_of(event.public) for event in events]
        assert stranger.turned_up == [
            (half["seat"], half["face"]) for half in public if half["type"] == "turned_up"
        ]
        reshuffles += stranger.reshuffles
    assert reshuffles > 0


def json_of(half: Any) -> Json:
    decoded: Json = msgspec.json.decode(msgspec.json.encode(half))
    return decoded


def played(
    setting: Setting, number: int, seed: bytes, additions: list[bytes | None]
) -> tuple[list[Event], list[str | None], int]:
    """The events of a whole deal, the first stock tops and the dealer."""
    texts = tuple(None if each is None else each.hex() for each in additions)
    events: list[Event] = []
    stream = DealRecord(seed.hex(), texts, ()).open_stream()
    state = GAME.deal(setting.seats, setting.options, stream, events=events)
    tops = [seat.stock for seat in GAME.view(state, SPECTATOR).seats]
    chance = Stream(seed_of("choice", number))
    while legal := GAME.legal_moves(state):
        GAME.apply(state, legal[chance.below(len(legal))], events)
    return events, tops, GAME.dealer(state)


def test_G7_a_lie_about_the_seed_is_found_out() -> None:
    seed, lie = seed_of("true"), seed_of("false")
    assert deal_key(seed, [None, None]) != deal_key(lie, [None, None])
    assert Stranger(2, 10, seed, [None, None]).stocks != Stranger(2, 10, lie, [None, None]).stocks
