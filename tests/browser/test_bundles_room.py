"""Stealing Bundles with two people: Casita robada through a kill, a match to its play-off."""

from typing import Final

from playwright.sync_api import Page, expect

from kartenrunde.cards import Stream
from kartenrunde.engine.fairness import ADDITION_BYTES, deal_key
from kartenrunde.engine.match import PlayedDeal
from kartenrunde.games.bundles.game import GAME
from kartenrunde.games.bundles.spec import BundlesOptions
from tests.browser import bundles_player as bundles
from tests.browser import player
from tests.browser.conftest import PHONE, WHOLE_DEAL, Guest
from tests.browser.house import House
from tests.browser.test_room import rename
from tests.support.prepared_house import prepared_seed

SALT: Final = "match 402"
"""Two games are won, the third is tied and played off, if both make the first move there is."""
BY_HAND: Final = 8
"""The last moves of each game, with what is dealt last; it is the whole play-off."""


def meet(house: House, guest: Guest, **options: str | int) -> dict[Page, bundles.Act]:
    """Anna clicks at a German desktop, Ben taps on an English phone."""
    anna = guest(language="de", settings=bundles.FAST)
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ben = guest(language="en", settings=bundles.FAST, **touch)
    link = house.open_room(anna.context, game="bundles", seats=2, **options)
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        page.goto(link)
        rename(page, name)
    anna.click("[data-action=start]:not([disabled])")
    for page in (anna, ben):
        page.wait_for_selector("[data-zone=hand]")
    return {anna: bundles.by_clicks, ben: bundles.by_taps}


def taken(page: Page) -> dict[str, int]:
    return bundles.look(page).counts


@WHOLE_DEAL
def test_P2_P4_SB19_casita_robada_through_reload_and_kill(
    mortal_house: House, guest: Guest
) -> None:
    both = meet(mortal_house, guest, pack="spanish")
    anna, ben = both
    for page in both:
        expect(page.locator("[data-direction]")).to_have_attribute("data-direction", "right")
    bundles.play_until_over(both, until=lambda sight: sum(sight.counts.values()) > 4)
    before = taken(ben)
    ben.reload()
    ben.wait_for_selector(".hand")
    assert taken(ben) == before
    mortal_house.kill()
    anna.wait_for_selector(".toast.connection")
    mortal_house.start()
    for page in both:
        page.wait_for_selector(".toast.connection", state="detached")
    assert taken(ben) == before
    bundles.play_until_over(both)
    for page in both:
        page.wait_for_selector(".sheet-result")
    counts = bundles.counted(anna)
    assert sum(counts.values()) + len(bundles.look(anna).laid) == 40
    stacks = taken(anna)
    assert counts == {"Anna": stacks["bundle:0"], "Ben": stacks["seat:1:bundle:0"]}


def as_planned() -> tuple[list[PlayedDeal], list[list[tuple[int, str]]]]:
    """The prepared match of two seats that always make the first move there is."""
    options = BundlesOptions(games=3, pack="italian")
    played: list[PlayedDeal] = []
    moves: list[list[tuple[int, str]]] = []
    while (plan := GAME.next_plan(2, options, played)) is not None:
        seed = prepared_seed(SALT, len(played))
        stream = Stream(deal_key(seed, [bytes(ADDITION_BYTES)] * 2))
        state = GAME.deal(2, options, stream, plan)
        dealer = GAME.dealer(state)
        moves.append([])
        while (seat := GAME.to_move(state)) is not None:
            first = GAME.legal_moves(state)[0]
            moves[-1].append((seat, f"hand:{GAME.move(state, first).card}"))
            GAME.apply(state, first)
        outcome = GAME.outcome(state)
        assert outcome is not None
        played.append(PlayedDeal(plan, dealer, outcome.points))
    return played, moves


@WHOLE_DEAL
def test_SB13_SB14_a_match_of_three_games_that_ends_in_a_play_off(
    house: House, guest: Guest
) -> None:
    house.shuffle_by(SALT)
    played, moves = as_planned()
    assert [deal.plan.play_off for deal in played] == [None, None, None, (0, 1)]
    assert played[2].points[0] == played[2].points[1], "expected another salt for other rules"
    both = meet(house, guest, pack="italian", games=3)
    pages = list(both)
    anna, ben = pages
    link = anna.url
    for number, (deal, turns) in enumerate(zip(played, moves, strict=True)):
        expect(anna.locator(".play-off")).to_have_count(int(deal.plan.play_off is not None))
        early, late = turns[:-BY_HAND], turns[-BY_HAND:]
        if early:
            seats = [seat for seat, _ in early]
            bundles.play_out_of_sight(pages, link, [seats.count(0), seats.count(1)])
            for page in pages:
                page.goto(link)
        for seat, card in late:
            page = pages[seat]
            page.wait_for_selector(f'[data-key="{card}"][data-effect]:not([data-effect=""])')
            bundles.play(page, both[page], card)
        for page in pages:
            page.wait_for_selector(".sheet-result")
        counts = bundles.counted(anna)
        assert (counts["Anna"], counts["Ben"]) == deal.points
        button = anna.locator("[data-action=next-deal-sheet]")
        words = ["Nächste Runde", "Nächste Runde", "Zum Stechen", "Revanche"][number]
        expect(button).to_have_text(words)
        if number < 3:
            player.begin_next_deal(anna, ben)
    rows = anna.locator(".sheet-result table:not(.deals) tbody tr")
    assert sorted(rows.locator("td b").all_inner_texts()) == ["1", "2"]
    expect(ben.locator("#sheet-title")).to_have_text("You win the match!")
