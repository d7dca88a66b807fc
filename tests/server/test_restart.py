"""The server is killed, ended and started again; nothing that was shown is lost (fault 1, P01)."""
