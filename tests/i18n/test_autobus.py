"""Hospodský autobus in words: courts and jokers in their case, a bussed card kept secret."""

import pytest

from kartenrunde import i18n
from kartenrunde.games.autobus.spec import DECK, HAND_SIZES, MAIN_SIZES, RANK_TEXTS

PUT_AS_A_JACK = {
    "de": "Anna legt einen Joker als Buben auf Hilfsstapel 2 und beendet den Zug.",
    "en": "Anna puts a joker as a jack on reserve 2 and ends the turn.",
    "es": "Anna deja un comodín como jota en la pila auxiliar 2 y termina el turno.",
    "pl": "Anna odkłada jokera jako waleta na stos pomocniczy 2 i kończy turę.",
    "cs": "Anna odkládá žolíka jako kluka na pomocnou hromádku 2 a končí tah.",
}
BUSSED = {
    "de": ("Anna legt eine Karte unter den Bus", "Du legst einen König unter den Bus"),
    "en": ("Anna puts a card under the bus", "You put a king under the bus"),
    "es": ("Anna mete una carta bajo el autobús", "Metes un rey bajo el autobús"),
    "pl": ("Anna wkłada kartę pod autobus", "Wkładasz króla pod autobus"),
    "cs": ("Anna dává kartu pod autobus", "Dáváš krále pod autobus"),
}
LEFT = {
    "de": ("Hauptstapel leer", "noch eine Karte: −1 Punkt", "noch 5 Karten: −5 Punkte"),
    "en": ("main pile empty", "one card left: −1 point", "5 cards left: −5 points"),
    "es": ("montón principal vacío", "queda una carta: −1 punto", "quedan 5 cartas: −5 puntos"),
    "pl": ("stos główny pusty", "jeszcze jedna karta: −1 punkt", "jeszcze 5 kart: −5 punktów"),
    "cs": ("hlavní balíček prázdný", "ještě jedna karta: −1 bod", "ještě 5 karet: −5 bodů"),
}


@pytest.mark.parametrize("face", DECK.cards_by_face)
def test_every_face_has_the_name_of_its_rank(face: str) -> None:
    assert i18n.text("en", "autobus-joker-rank", card=face).startswith("Joker as a")
    assert i18n.rank_message_id(face) == i18n.rank_message_id(face[0])


def test_the_ranks_of_the_picker_are_named_apart() -> None:
    for language in i18n.LANGUAGES:
        names = {i18n.text(language, "autobus-joker-rank", card=rank) for rank in RANK_TEXTS[1:]}
        assert len(names) == 13


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_HB16_a_joker_on_a_reserve_is_told_with_its_rank(language: str) -> None:
    words = {"name": "Anna", "card": "★", "as": "J", "pile": 2}
    assert i18n.text(language, "autobus-put-on-reserve", **words) == PUT_AS_A_JACK[language]
    words["count"] = 1
    label = i18n.text(language, "autobus-card-reserve", **words)
    assert i18n.text(language, "rank-jack") in label
    assert i18n.text(language, "rank-joker").lower() in label.lower()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_HB26_only_who_put_a_card_under_the_bus_reads_which(language: str) -> None:
    told, own = BUSSED[language]
    assert i18n.text(language, "autobus-bussed", name="Anna", card="Ks").startswith(told)
    assert i18n.text(language, "autobus-bussed.you", card="Ks").startswith(own)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_HB23_cards_left_are_told_with_their_minus_points(language: str) -> None:
    told = [i18n.text(language, "autobus-result-left", count=count) for count in (0, 1, 5)]
    assert tuple(told) == LEFT[language]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_rules_page_names_the_values_of_the_options(language: str) -> None:
    for number, values in ((1, MAIN_SIZES), (2, HAND_SIZES)):
        said = i18n.text(language, f"rules-autobus-variants-{number}.text")
        assert all(str(value) in said for value in values)
