"""The one way in which the server says no."""

from typing import Any


class Refusal(Exception):
    """A request that changes nothing: a key of the words files with its values, and an HTTP status."""

    def __init__(self, key: str, status: int = 400, **args: int | str) -> None:
        super().__init__(key)
        self.key = f"error.{key}"
        self.status = status
        self.args_of_sentence = args

    def body(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args_of_sentence}
