"""What the lobby offers of each game, asked of the game itself."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from kartenrunde import i18n
from kartenrunde.engine.errors import Refusal
from kartenrunde.engine.game import Choice, Game
from kartenrunde.engine.registry import games
from kartenrunde.server.packs import excerpt, pack_for, symbol

LEVELS: Final = ("beginner", "normal", "expert")
_USUAL_ROOM_SEATS: Final = 4
_SHOWN_FACES: Final = 5


class Value(Struct, frozen=True):
    """One value of an option; `most_seats` where it is not offered with more.

    `word` ends the id of its message, where it is not a number.
    """

    text: str
    word: str | None
    most_seats: int | None


class Option(Struct, frozen=True):
    """An option with all values that it has with any number of seats; `usual` as a form has it."""

    name: str
    label: str
    usual: str
    values: tuple[Value, ...]


class Offer(Struct, frozen=True):
    """A game as the lobby shows it; some symbols of its pack make its picture.

    `has_partners`: with the usual number of seats. `target_option`: that bounds a match by points.
    """

    game: str
    pack: str
    seats: range
    usual_seats: int
    usual_room_seats: int
    symbols: tuple[str, ...]
    options: tuple[Option, ...]
    target_option: str | None
    has_partners: bool


@cache
def offers() -> tuple[Offer, ...]:
    """Every game there is."""
    return tuple(_offer(game) for game in games().values())


def pictures(shown: Iterable[Offer]) -> str:
    """The drawings that these offers show, each once."""
    symbols: dict[str, list[str]] = {}
    for offer in shown:
        symbols.setdefault(offer.pack, []).extend(offer.symbols)
    return "".join(excerpt(pack, tuple(wanted)) for pack, wanted in symbols.items())


def read_options(game: Game[Any], seats: int, form: Mapping[str, str]) -> dict[str, Choice]:
    """The options that a form asks for, its own usual values where it is silent."""
    usual = game.options_type()
    options: dict[str, Choice] = {}
    for name, allowed in game.choices(seats).items():
        by_text = {as_text(value): value for value in allowed}
        wanted = form.get(name, as_text(getattr(usual, name)))
        if wanted not in by_text:
            raise Refusal("table/bad_options", option=name)
        options[name] = by_text[wanted]
    game.check_options(seats, game.options_type(**options))
    return options


def as_text(value: Choice) -> str:
    """A value of an option as it stands in a form."""
    return "" if value is None else i18n.value_word(value) or str(value)


def _offer(game: Game[Any]) -> Offer:
    fewest, most = game.seat_range
    distinct = tuple(game.deck_of(game.options_type()).cards_by_face)
    step = max(1, (len(distinct) - 1) // (_SHOWN_FACES - 1))
    pack = pack_for(distinct)
    return Offer(
        game=game.id,
        pack=pack,
        seats=range(fewest, most + 1),
        usual_seats=fewest,
        usual_room_seats=max(fewest, min(_USUAL_ROOM_SEATS, most)),
        symbols=tuple(symbol(face) for face in distinct[::step][:_SHOWN_FACES]),
        options=tuple(_option(game, name) for name in game.choices(fewest)),
        target_option=game.target_option,
        has_partners=len({game.side_of(seat) for seat in range(fewest)}) < fewest,
    )


def _option(game: Game[Any], name: str) -> Option:
    fewest, most = game.seat_range
    usual = getattr(game.options_type(), name)
    largest: dict[Choice, int] = {}
    for seats in range(fewest, most + 1):
        largest.update(dict.fromkeys(game.choices(seats)[name], seats))
    values = tuple(
        Value(as_text(value), i18n.value_word(value), None if seats == most else seats)
        for value, seats in largest.items()
    )
    return Option(name, i18n.option_message_id(game.id, name), as_text(usual), values)
