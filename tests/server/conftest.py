"""One server for the tests that leave it as it is, and a maker for those that do not."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.support.server_process import ServerProcess
from tests.support.visitor import Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server, shared."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    yield process
    process.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers of this test's own."""
    started: list[ServerProcess] = []

    def start(*arguments: str) -> ServerProcess:
        folder = tmp_path / f"server-{len(started)}"
        folder.mkdir()
        started.append(ServerProcess(folder, *arguments))
        return started[-1]

    yield start
    for process in started:
        process.stop()


@pytest.fixture
async def anna(server: ServerProcess) -> AsyncIterator[Visitor]:
    """A browser at the shared server."""
    async with Visitor(server.origin) as visitor:
        yield visitor


@pytest.fixture
async def bob(server: ServerProcess) -> AsyncIterator[Visitor]:
    """Another one, which reads English."""
    async with Visitor(server.origin, language="en") as visitor:
        yield visitor
