"""What keeps a store from being opened."""


class StoreError(Exception):
    """The database cannot be used; the text says why and what to do."""


class NewerSchemaError(StoreError):
    """A newer Kartenrunde has written the database."""
