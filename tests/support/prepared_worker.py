"""A worker for computer players that takes the same one of moves that seem alike."""

from kartenrunde.bots import worker
from kartenrunde.cards import Stream

if __name__ == "__main__":
    setattr(worker, "Stream", lambda seed: Stream(bytes(len(seed))))  # noqa: B010
    worker.main()
