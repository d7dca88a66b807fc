"""What the server writes down about itself: no invite, no token, no card, no seed."""

import contextlib
import logging
import sys
from typing import Final, TextIO, cast

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

_SHARED: Final[list[Processor]] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
]


class Paper:
    """A stream that drops what cannot be written: a full disk must not stop the server too."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write if it can be done."""
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Flush if it can be done."""
        with contextlib.suppress(OSError):
            self._stream.flush()


def set_up(*, as_json: bool) -> None:
    """Write structured lines to standard error, JSON or for a reader."""
    ending: list[Processor] = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
    if as_json:
        ending = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[*_SHARED, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, Paper(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(Paper(sys.stderr))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
            foreign_pre_chain=[*_SHARED, _name_of_library],
        )
    )
    handler.addFilter(_is_news)
    # Libraries say at INFO which path was asked for, and an invite is a path.
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _name_of_library(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    event["library"] = event["_record"].name
    return event


def _is_news(record: logging.LogRecord) -> bool:
    """A frame that is not UTF-8 is closed with 1007; uvicorn would add a traceback to that."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
