"""The messages and bodies that clients send, checked as they are read. The page's side of docs/protocol.md."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from burgher.core.table import ChosenSeed
from burgher.server.records import BY_TURNS, GRACE_SECONDS

Id = Annotated[str, msgspec.Meta(max_length=64)] | Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Length = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Text = Annotated[str, msgspec.Meta(max_length=120)]
What = Annotated[str, msgspec.Meta(max_length=20)]


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    id: Id


class Act(ClientMessage, tag="act"):
    seat: Seat
    n: Length
    action: Text


class Undo(ClientMessage, tag="undo"):
    seat: Seat
    n: Length


class Propose(ClientMessage, tag="propose"):
    what: What
    seat: Seat | None = None


class Answer(ClientMessage, tag="answer"):
    what: What
    yes: bool


class Rename(ClientMessage, tag="rename"):
    name: Text


class Look(ClientMessage, tag="look"):
    seat: Seat


class Hint(ClientMessage, tag="hint"):
    seat: Seat
    stage: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2  # where to look; what to do, and why
    instead: Text | None = None  # what the player has in mind


class Why(ClientMessage, tag="why"):
    """Why these actions are not possible."""

    seat: Seat
    n: Length
    actions: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=64)]


class Sit(ClientMessage, tag="sit"):
    seat: Seat


class Stand(ClientMessage, tag="stand"):
    pass


class Ready(ClientMessage, tag="ready"):
    yes: bool


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of the table as its host sets it."""

    was: Seat | None = None  # which seat it has been; a new one has a new link
    bot: Text = ""
    name: Text = ""  # of a player at a shared screen


class Arrange(ClientMessage, tag="arrange"):
    seats: Annotated[list[Chair], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any]
    hot_seat: bool = False
    by_turns: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 0  # minutes that each player may think in all; 0: no clock


class Begin(ClientMessage, tag="begin"):
    pass


Message = Act | Undo | Propose | Answer | Rename | Look | Hint | Why | Sit | Stand | Ready | Arrange | Begin
read_message: Callable[[bytes | str], Message] = msgspec.json.Decoder(Message).decode


class OnlyId(msgspec.Struct):
    """What can still be read of a malformed message."""

    id: Id | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Text
    seats: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: ChosenSeed | None = None
    hot_seat: bool = False
    names: Annotated[list[Text], msgspec.Meta(max_length=8)] = []  # by seats, of people who have none of their own
    grace: Annotated[int, msgspec.Meta(ge=BY_TURNS, le=86400)] = GRACE_SECONDS
    gather: bool = False  # set the table first: the game begins when the host says so


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/me`."""

    name: Text
