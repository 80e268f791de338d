"""What operators read: lines of text, or of JSON."""

import json
import logging
import sys
from asyncio import CancelledError
from time import monotonic

COMPLAINT_SECONDS = 60.0  # until the same fault is told again


def without_trace(record: logging.LogRecord) -> bool:
    """What a client or the end of the server has broken off is no fault of ours: one line is enough."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError | CancelledError):
        record.exc_info = None
    return True


class Complaints:
    """Tells an operator of a fault that comes again and again, but not each time."""

    def __init__(self, log: logging.Logger, sentence: str) -> None:
        self.log = log
        self.sentence = sentence
        self.told = ""
        self.at = -COMPLAINT_SECONDS

    def tell(self, fault: Exception) -> None:
        if str(fault) != self.told or monotonic() - self.at > COMPLAINT_SECONDS:
            self.told, self.at = str(fault), monotonic()
            self.log.error(self.sentence, fault)


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(level: int, json_lines: bool) -> None:
    """Log to standard error.

    Uvicorn's own lines about requests stay off: they quote addresses, and those hold tokens.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_lines else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(without_trace)
    logging.getLogger("uvicorn.access").disabled = True
