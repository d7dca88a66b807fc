"""How the options of a game, and their values, are named in messages."""


def option_message_id(game: str, name: str) -> str:
    """The message of an option; the ids of its values begin with it.

    >>> option_message_id("autobus", "main_size")
    'autobus-option-main-size'
    """
    return f"{game}-option-{name.replace('_', '-')}"


def value_word(value: int | str | bool | None) -> str | None:
    """What stands at the end of the message of a value; None for a number, which is its own text.

    >>> value_word(False), value_word("first_to_go"), value_word(None), value_word(7)
    ('no', 'first-to-go', 'open', None)
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value.replace("_", "-")
    return "open" if value is None else None
