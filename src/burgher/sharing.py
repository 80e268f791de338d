"""Positions as texts that can be passed on: as one seat knows them, without a seed, for any house of the same version.

>>> import burgher
>>> table = burgher.new("castles_of_burgundy", players=2, seed=7)
>>> code = share(table, 0)
>>> opened(code).table.view(0) == table.view(0)
True
"""

import secrets
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.errors import BurgherError, OtherRules
from burgher.core.table import Table, open_position
from burgher.games import NAMES
from burgher.games import game as find_game

MARK: Final = "b1."  # with which every such text begins: the format and its version
LONGEST: Final = 16_000  # signs
MOST_BYTES: Final = 120_000  # unpacked


class Doc(msgspec.Struct, forbid_unknown_fields=True):
    """What is in the text."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    rules: int
    data: Annotated[str, msgspec.Meta(max_length=60)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    position: dict[str, Any]


class Shared(NamedTuple):
    """A position that was shared, and the seat that shared it."""

    table: Table
    seat: int


def share(table: Table, seat: int, dice: Dice | None = None) -> str:
    """The position as this seat knows it. What it cannot know is drawn anew, by a lot that is not the game's, and so is
    what comes to be drawn next: all who open the text meet the same."""
    table.check_seat(seat)
    luck = Dice(secrets.randbits(60)) if dice is None else dice
    draws = luck.roll()
    known = table.game.determinize(table.state, seat, luck)
    Course(known, draws).run_chance()
    rules = table.opening.rules
    doc = Doc(table.game.id, rules, table.game.fingerprint(rules), seat, table.game.to_position(known))
    return MARK + urlsafe_b64encode(zlib.compress(msgspec.json.encode(doc), 9)).decode().rstrip("=")


def opened(code: str) -> Shared:
    """The position that a text holds, on a table of its own."""
    doc = _read(code.strip())
    if doc.game not in NAMES:
        raise OtherRules("newer_rules", "This position is of a game that this version of Burgher does not know.")
    game = find_game(doc.game)
    if not game.oldest_rules <= doc.rules <= game.rules_version:
        raise OtherRules(
            "newer_rules" if doc.rules > game.rules_version else "older_rules",
            f"This position was shared by another version of the rules of {doc.game}.",
        )
    if doc.data != game.fingerprint(doc.rules):
        raise OtherRules("other_data", f"This position was shared with other data of {doc.game} than is in use here.")
    table = open_position(game, doc.position, doc.rules)
    table.check_seat(doc.seat)
    return Shared(table, doc.seat)


def _read(code: str) -> Doc:
    if not code.startswith(MARK) or len(code) > LONGEST:
        raise BurgherError(
            f"This is no shared position: such a text begins with {MARK} and has {LONGEST} signs at most."
        )
    packed = code.removeprefix(MARK)
    try:
        raw = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(raw, MOST_BYTES)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise BurgherError("This is no shared position: it is too large, or not all of it is there.")
        return msgspec.json.decode(text, type=Doc)
    except (NoBase64, UnicodeError, zlib.error, msgspec.MsgspecError, RecursionError):
        raise BurgherError("This is no shared position: it cannot be read.") from None
