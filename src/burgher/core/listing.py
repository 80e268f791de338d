"""A view as plain text: how a game is drawn in a terminal that does not draw itself."""

from collections.abc import Mapping, Sequence
from typing import Any

from burgher.core.words import Words


def listed(view: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    """Each part of the view on a line of its own, with what the words files call it under `view`.

    >>> listed({"day": 2, "players": [{"coins": 3}]}, ["Ada"], Words({"view": {"day": "Day"}}, "en"))
    'Day: 2\\nAda: coins 3'
    """
    lines = [f"{label(key, words)}: {said(key, part, words)}" for key, part in view.items() if key != "players"]
    lines += [
        f"{name}: {said('players', player, words)}"
        for name, player in zip(names, view.get("players", []), strict=False)
    ]
    return "\n".join(lines)


def label(key: str, words: Words) -> str:
    return words.texts.get(f"view.{key}", key.replace("_", " "))


def said(key: str, part: Any, words: Words) -> str:
    if isinstance(part, Mapping):
        return ", ".join(f"{label(inner, words)} {said(inner, value, words)}" for inner, value in part.items())
    if isinstance(part, list):
        return " / ".join(said(key, value, words) for value in part)
    return "-" if part is None else words.value(key, part)
