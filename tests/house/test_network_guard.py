"""The suite cannot reach the network."""

import socket

import pytest

from tests.conftest import NetworkForbidden


@pytest.mark.parametrize("host", ["192.0.2.1", "2001:db8::1"])
def test_connecting_to_another_machine_is_refused(host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as client, pytest.raises(NetworkForbidden):
        client.connect((host, 80))


def test_looking_up_a_name_is_refused() -> None:
    with pytest.raises(NetworkForbidden):
        socket.getaddrinfo("example.org", 80)


def test_loopback_is_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(server.getsockname()).close()
