"""A deal played twice at once: by the game, and by the naive rules beside it."""

from collections import Counter
from typing import Final

from kartenrunde.cards import Stream
from kartenrunde.engine import IllegalMove
from kartenrunde.games.canasta import GAME
from kartenrunde.games.canasta.moves import AnyMove, Discard, Draw, EndDeal, Lay, TakePile
from kartenrunde.games.canasta.state import State
from tests.games.canasta.generated import Generator, told
from tests.games.canasta.guidance import check_guidance
from tests.games.canasta.naive import NOT_HELD, Action
from tests.games.canasta.shadow import differences, shadow_of

ACTIONS_EACH: Final = 6
"""So many are made and judged in each position."""
STEPS_PER_COMPARISON: Final = 8
STEPS_PER_VIEW: Final = 20
"""Of so many positions, one is also judged from the view of the seat on turn alone."""


class Tally:
    """What was asked, and what the answers were."""

    def __init__(self) -> None:
        self.legal: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    @property
    def asked(self) -> int:
        return self.legal.total() + self.refused.total()


class Lockstep:
    """One deal; `eagerness` of ten times something is laid where it may be."""

    def __init__(self, state: State, chance: Stream, eagerness: int, tally: Tally) -> None:
        self.state = state
        self.deal = shadow_of(state)
        self._chance = chance
        self._eagerness = eagerness
        self._tally = tally
        self._generator = Generator(chance)

    def play(self) -> None:
        """Play to the end, judging made-up actions all the way."""
        steps = 0
        while not self.deal.ending:
            legal = self._judge(from_view=steps % STEPS_PER_VIEW == 0)
            self._step(legal)
            steps += 1
            if steps % STEPS_PER_COMPARISON == 0 or self.deal.ending:
                assert differences(self.deal, self.state) == []
        self._tally.endings[self.deal.ending] += 1
        self._compare_scores()

    def _judge(self, from_view: bool) -> list[AnyMove]:
        """The legal ones among some actions about which both agree."""
        hand = self.state.hand_cards(self.deal.turn)
        moves = self._generator.actions(self.deal, hand, ACTIONS_EACH)
        legal = [move for move in moves if self._agree(move, told(move, hand))]
        if from_view:
            view = GAME.view(self.state, self.deal.turn)
            check_guidance(self.deal, view)
            assert [move for move in moves if GAME.accepts(view, move)] == legal
        return legal

    def _agree(self, move: AnyMove, action: Action) -> bool:
        """Whether an action is legal, both tellings being asked."""
        forbidden = self.deal.forbidden(action)
        try:
            GAME.check(self.state, self.deal.turn, move)
        except IllegalMove as refused:
            self._tally.refused[refused.code] += 1
            named = refused.clause in forbidden or NOT_HELD in forbidden
            assert named, f"{action} in {self.deal}: {refused.code}, expected {forbidden}"
            if refused.code == "move/below_minimum":
                laid = [self.deal.top] * (action.kind == "take_pile") + action.all_faces
                assert refused.arguments["missing"] == self.deal.missing(laid)
            return False
        assert not forbidden, f"{action} in {self.deal}: accepted, expected {forbidden}"
        self._tally.legal[action.kind] += 1
        return True

    def _step(self, legal: list[AnyMove]) -> None:
        move = self._chosen(legal)
        hand = self.state.hand_cards(self.deal.turn)
        action = told(move, hand)
        assert not self.deal.forbidden(action)
        GAME.apply(self.state, GAME.check(self.state, self.deal.turn, move))
        self.deal.do(action)

    def _chosen(self, legal: list[AnyMove]) -> AnyMove:
        laying = [move for move in legal if isinstance(move, Lay | TakePile)]
        if laying and self._chance.below(10) < self._eagerness:
            return laying[0]
        if self.deal.playing:
            hand = self.state.hand_cards(self.deal.turn)
            return Discard(hand[self._chance.below(len(hand))].id)
        if self.deal.draw_pile:
            return Draw()
        return TakePile((), ()) if self.deal.must_take else EndDeal()

    def _compare_scores(self) -> None:
        for side, sheet in enumerate(self.state.public.sheets or ()):
            items = (
                sheet.canasta_points,
                sheet.red_three_points,
                sheet.going_out_points,
                sheet.laid_points,
                sheet.hand_points,
            )
            assert tuple(self.deal.score(side).values()) == items
            self._tally.endings[f"going out {sheet.going_out_points}"] += 1
