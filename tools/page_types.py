"""Writes the page's types of each game: its view, facts, preview and moves, from what the game itself declares.

python tools/page_types.py        writes page/src/games/<game>/generated.ts; a test holds them to what is written here
"""

import sys
import types
from collections.abc import Iterator
from functools import reduce
from json import dumps
from operator import or_
from pathlib import Path
from re import sub
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

import msgspec

from burgher.core.game import Game
from burgher.games import NAMES, game

PAGE = Path(__file__).resolve().parent.parent / "page" / "src" / "games"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def is_struct(kind: Any) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def struct_name(struct: type[msgspec.Struct]) -> str:
    return struct.__name__.removesuffix("Doc")


def array_name(name: str) -> str:
    """What a list of all values of a type is called: Category, CATEGORIES."""
    upper = sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    if upper.endswith("Y"):
        return f"{upper[:-1]}IES"
    return upper + ("ES" if upper.endswith("S") else "S")


class Emitter:
    """Collects the declarations that some structs need, each before whatever uses it."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.done: dict[str, Any] = {}
        self.names: dict[Any, str] = {}  # of types that a module has given one

    def add(self, struct: type[msgspec.Struct]) -> str:
        name = struct_name(struct)
        if name in self.done:
            if self.done[name] is not struct:
                raise ValueError(f"two types are called {name}: {struct} and {self.done[name]}")
            return name
        self.done[name] = struct
        self.learn(struct)
        bases = [base for base in struct.__bases__ if is_struct(base) and base.__struct_fields__]
        inherited = {field for base in bases for field in base.__struct_fields__}
        extends = f" extends {', '.join(self.add(base) for base in bases)}" if bases else ""
        own = [field for field in msgspec.structs.fields(struct) if field.name not in inherited]
        lines = [self.field(struct, field) for field in own]
        doc = struct.__dict__.get("__doc__")
        comment = [f"/** {doc.splitlines()[0]} */"] if doc else []
        self.out.append("\n".join([*comment, f"export interface {name}{extends} {{", *lines, "}"]))
        return name

    def learn(self, struct: type[msgspec.Struct]) -> None:
        """The names that the struct's module has for unions and pairs."""
        for name, value in vars(sys.modules[struct.__module__]).items():
            named = get_origin(value) is Literal or is_union(value) or is_pair(value)
            if named and not name.startswith("_"):
                self.names.setdefault(value, name)

    def field(self, struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
        kind = get_type_hints(struct, include_extras=True)[field.name]
        has_default = not field.required
        absent = has_default and struct.__struct_config__.omit_defaults
        if is_union(kind) and msgspec.UnsetType in get_args(kind):
            absent = True
        if absent:
            kind = without(kind, msgspec.UnsetType, *([type(None)] if field.default is None else []))
        text = self.type(kind)
        if field.default_factory is dict and text.startswith("Record<"):
            text = f"Partial<{text}>"  # with nothing for a default, it need not name everything
        return f"  {field.encode_name}{'?' if absent else ''}: {text};"

    def type(self, kind: Any) -> str:
        if kind in self.names:
            return self.alias(kind)
        return self.spelled(kind)

    def alias(self, kind: Any) -> str:
        name = self.names[kind]
        if name not in self.done:
            self.done[name] = kind
            if get_origin(kind) is Literal:
                values = ", ".join(dumps(value) for value in get_args(kind))
                array = array_name(name)
                self.out.append(
                    f"export const {array} = [{values}] as const;\nexport type {name} = (typeof {array})[number];"
                )
            else:
                self.out.append(f"export type {name} = {self.spelled(kind)};")
        return name

    def spelled(self, kind: Any) -> str:
        if is_struct(kind):
            return self.add(kind)
        if get_origin(kind) is Annotated:
            return self.annotated(kind)
        if get_origin(kind) is Literal:
            return " | ".join(dumps(value) for value in get_args(kind))
        if is_union(kind):
            return " | ".join(dict.fromkeys(self.type(part) for part in get_args(kind)))
        args = [self.type(part) for part in get_args(kind)]
        if get_origin(kind) is list:
            return f"({args[0]})[]" if " | " in args[0] else f"{args[0]}[]"
        if get_origin(kind) is tuple:
            return f"[{', '.join(args)}]"
        if get_origin(kind) is dict:
            return f"Record<{args[0]}, {args[1]}>"
        return PLAIN[kind]

    def annotated(self, kind: Any) -> str:
        bare, meta = get_args(kind)[:2]
        if is_pair(kind):
            (each,) = get_args(bare)
            return f"[{self.type(each)}, {self.type(each)}]"
        if (meta.extra or {}).get("partial"):
            return f"Partial<{self.type(bare)}>"
        return self.type(bare)


def is_pair(kind: Any) -> bool:
    """Is this a list of exactly two?"""
    if get_origin(kind) is not Annotated or get_origin(get_args(kind)[0]) is not list:
        return False
    meta = get_args(kind)[1]
    return bool(meta.min_length == meta.max_length == 2)


def without(kind: Any, *parts: type) -> Any:
    """A union without some of its parts."""
    if not is_union(kind):
        return kind
    return reduce(or_, [part for part in get_args(kind) if part not in parts])


def moves(one: Game[Any]) -> Iterator[str]:
    """The moves of players by their fields, and the fields in the order of the text forms."""
    table = [verb for verb in one.verbs.table(one.names) if not verb["chance"]]
    forms = [
        "{ " + "; ".join([f'verb: "{verb["verb"]}"', *(f"{field['name']}: number" for field in verb["fields"])]) + " }"
        for verb in table
    ]
    yield "export type Move =\n  | " + "\n  | ".join(forms) + ";"
    lines = [f"  {verb['verb']}: {dumps([field['name'] for field in verb['fields']])}," for verb in table]
    yield "\n".join(["export const VERBS = {", *lines, "} as const;"])


def generated(name: str) -> str:
    """The file of a game."""
    one = game(name)
    emitter = Emitter()
    emitter.add(one.view_type)
    emitter.add(one.facts_type)
    if one.preview_type:
        emitter.add(one.preview_type)
    head = "// Made by tools/page_types.py from the game's view, facts, preview and verbs: ./run types writes it anew."
    return "\n\n".join([head, *emitter.out, *moves(one)]) + "\n"


def path_of(name: str) -> Path:
    return PAGE / name / "generated.ts"


if __name__ == "__main__":
    for each in NAMES:
        path_of(each).write_text(generated(each), "utf-8")
