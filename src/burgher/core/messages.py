"""What programs say to people: keys of the words files with their values. `core/words.py` makes sentences of them."""

import msgspec

Args = dict[str, int | str | list[str]]


class Message(msgspec.Struct, frozen=True):
    """A sentence as a key of the words files and the values of its placeholders."""

    key: str
    args: Args = {}


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not possible: the clause that forbids it ("" where no clause does), and the sentence."""

    clause: str
    message: Message
