"""What a seat sees of Hospodský autobus, in ranks, and its moves as they go over the wire."""

from kartenrunde.bots.autobus.position import (
    BUS,
    FROM_HAND,
    FROM_MAIN,
    FROM_RESERVE,
    NOTHING,
    PUT,
    Action,
    Player,
    Position,
)
from kartenrunde.games.autobus.moves import (
    AnyMove,
    Bus,
    EndTurn,
    PlayHand,
    PlayMain,
    PlayReserve,
    Put,
)
from kartenrunde.games.autobus.spec import JOKER, KING, RANK_TEXTS
from kartenrunde.games.autobus.view import SeatView, View


class Sight:
    """The position as far as the seat sees it: nothing below main tops and in others' hands."""

    def __init__(self, view: View) -> None:
        seats = len(view.seats)
        rows = [0] * (KING + 1)
        self._places = [NOTHING] * (KING + 1)
        for place, cards in reversed(list(enumerate(view.rows))):
            rows[len(cards) + 1] += 1
            self._places[len(cards) + 1] = place
        players = [_player(view.seats[(view.seat + step) % seats]) for step in range(seats)]
        players[0].hand = [rank_of(card.face) for card in view.hand]
        self._handles = [card.id for card in view.hand]
        self.position = Position(rows, players, view.hand_size)
        self.position.can_draw = view.draw_count + view.finished_count > 0

    @property
    def own(self) -> Player:
        """The seat itself."""
        return self.position.players[0]

    def move(self, action: Action) -> AnyMove:
        """The move that does it, on the lowest of equal rows and with the first of equal cards."""
        kind, card, rank, place = action
        if FROM_HAND < kind < PUT:
            row = self._places[rank]
            return PlayMain(row) if kind == FROM_MAIN else PlayReserve(kind - FROM_RESERVE, row)
        if card == NOTHING:
            return EndTurn()
        handle = self._handles[self.own.hand.index(card)]
        if kind == FROM_HAND:
            return PlayHand(handle, self._places[rank])
        if kind == BUS:
            return Bus(handle)
        names_a_rank = card == JOKER and self.own.ranks[place] == NOTHING
        return Put(handle, place, RANK_TEXTS[rank] if names_a_rank else None)


def rank_of(face: str) -> int:
    """A card's rank; a joker's is 0."""
    return RANK_TEXTS.index(face[0])


def _player(seat: SeatView) -> Player:
    return Player(
        main=NOTHING if seat.main is None else rank_of(seat.main),
        hand=[],
        ranks=[NOTHING if pile.rank is None else rank_of(pile.rank) for pile in seat.reserves],
        counts=[len(pile.cards) for pile in seat.reserves],
    )
