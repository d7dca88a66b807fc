"""Run by Alembic: upgrades over the connection that kartenrunde.store.migration hands in."""

from alembic import context

from kartenrunde.store import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
)
with context.begin_transaction():
    context.run_migrations()
