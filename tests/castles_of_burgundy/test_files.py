"""Saved games of this version still load, and broken files are refused in one sentence, never with a traceback.

The files in saves/ are never written anew: they stand for all the games that people have kept.
"""

import copy
import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher import Table
from burgher.core.playout import play_out
from burgher.games.castles_of_burgundy.rules import STEPS

from .helpers import GAME, SETUPS, Doc, document, new, random_play, setup_options

SAVES = Path(__file__).parent / "saves"
LONGEST_MESSAGE = 300

# file -> totals, seats to move, ranking
KEPT: dict[str, tuple[list[int], tuple[int, ...], list[int]]] = {
    "finished": ([48, 23, 71], (), [2, 0, 1]),
    "running": ([8, 22], (1,), [1, 0]),
    "boards": ([16, 12, 37, 14], (3,), [2, 0, 3, 1]),
    "from_a_position": ([4, 12], (1,), [1, 0]),
    "secret_choices": ([0, 0, 0], (0, 2), [1, 0, 2]),
    "open_choices": ([9, 20], (1,), [1, 0]),
}


def read(name: str) -> Doc:
    doc: Doc = json.loads((SAVES / f"{name}.json").read_text("utf-8"))
    return doc


# ---------------------------------------------------------------- kept games


@pytest.mark.parametrize("name", KEPT)
def test_kept_game_loads(name: str) -> None:
    t = burgher.load((SAVES / f"{name}.json").read_bytes())
    totals, to_move, ranking = KEPT[name]
    assert ([score["total"] for score in t.scores()], t.to_move, t.ranking()) == (totals, to_move, ranking)
    assert t.over == (not to_move)


@pytest.mark.parametrize("name", KEPT)
def test_kept_game_is_saved_as_it_was(name: str) -> None:
    """In today's format, which also names the data; a game of format 1 does not know it."""
    assert json.loads(json.dumps(burgher.load(read(name)).save())) == {**read(name), "burgher": 2, "data": ""}


@pytest.mark.parametrize("name", KEPT)
def test_kept_game_can_be_finished(name: str) -> None:
    t = burgher.load(read(name))
    assert random_play(t, Random(1)).over
    assert burgher.load(t.save()).scores() == t.scores()


def test_every_kept_game_is_tried() -> None:
    assert sorted(path.stem for path in SAVES.glob("*")) == sorted(KEPT)


# ---------------------------------------------------------------- broken files, by hand

Broken = Callable[[Doc], object]


def change(**entries: Any) -> Broken:
    def broken(doc: Doc) -> None:
        doc.update(entries)

    return broken


def in_log(entry: int, *, seat: int | None = None, action: str | None = None) -> Broken:
    def broken(doc: Doc) -> None:
        old = doc["log"][entry]
        doc["log"][entry] = [old[0] if seat is None else seat, old[1] if action is None else action]

    return broken


BROKEN_SAVES: dict[str, Broken] = {
    "no game": lambda doc: doc.pop("game"),
    "no log": lambda doc: doc.pop("log"),
    "another game": change(game="chess"),
    "a newer format": change(burgher=99),
    "newer rules": change(rules=99),
    "an unknown entry": change(colour="red"),
    "no seats": change(seats=[]),
    "too many seats": change(seats=[{}] * 5),
    "other seats": change(seats=[{}] * 3),
    "options of another type": change(options=[1]),
    "unknown options": change(options={"speed": "fast"}),
    "options that do not fit": change(options={"boards": [1]}),
    "a huge seed": change(seed=2**80),
    "a negative seed": change(seed=-1),
    "a log of numbers": change(log=[1, 2, 3]),
    "an unknown action": in_log(40, action="fly:1:2"),
    "an action out of range": in_log(40, action="take:0:9:0:3"),
    "an action not legal there": in_log(-1, action="end_turn"),
    "a seat that is not to move": in_log(-1, seat=3),
    "chance that cannot happen": in_log(0, action="roll:0:1:1"),
    "chance in a player's place": in_log(-1, seat=-1),
    "an entry that is missing": lambda doc: doc["log"].pop(10),
    "an entry twice": lambda doc: doc["log"].insert(-1, doc["log"][-1]),
}


def check_refused(fault: burgher.BurgherError) -> None:
    """One sentence, of a length that fits on a line of a log, that ends as sentences do."""
    message = str(fault)
    assert message.endswith(".") and not message.endswith("..")
    assert message.isprintable()
    assert len(message) <= LONGEST_MESSAGE
    assert "Traceback" not in message and " object at 0x" not in message


@pytest.mark.parametrize("fault", BROKEN_SAVES)
def test_broken_save(fault: str) -> None:
    doc = read("running")
    BROKEN_SAVES[fault](doc)
    for form in (doc, json.dumps(doc), json.dumps(doc).encode()):
        with pytest.raises(burgher.BurgherError) as raised:
            burgher.load(form)
        check_refused(raised.value)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"null", b"[]", b"0", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"a":' * 5000, b"\x00" * 10]
)
def test_what_is_not_a_file_of_ours(data: bytes) -> None:
    with pytest.raises(burgher.BurgherError) as raised:
        burgher.load(data)
    check_refused(raised.value)
    with pytest.raises(burgher.BurgherError) as raised:
        burgher.position(GAME, data)
    check_refused(raised.value)


BROKEN_POSITIONS: dict[str, Doc] = {
    "no players": {"players": []},
    "one player": {"players": [{}]},
    "five players": {"players": [{}] * 5},
    "an unknown entry": {"colour": 1},
    "an unknown phase": {"phase": "F"},
    "round six": {"round": 6},
    "a die of seven": {"players": [{"dice": [7, 1]}, {}]},
    "one die": {"players": [{"dice": [0, 1]}, {}]},
    "board ten": {"players": [{"board": 10}, {}]},
    "an unknown tile": {"players": [{"storage": ["windmill"]}, {}]},
    "four stored tiles": {"players": [{"storage": ["ship"] * 4}, {}]},
    "four types of goods": {"players": [{"goods": {"1": 1, "2": 1, "3": 1, "4": 1}}, {}]},
    "goods of type seven": {"players": [{"goods": {"7": 1}}, {}]},
    "a tile on a wrong colour": {"players": [{"estate": {"18": "castle", "17": "bank"}}, {}]},
    "a cell outside the board": {"players": [{"estate": {"37": "bank"}}, {}]},
    "a start castle elsewhere": {"players": [{"start": 17}, {}]},
    "negative silver": {"players": [{"silver": -1}, {}]},
    "far too much silver": {"players": [{"silver": 10**9}, {}]},
    "an unknown line of the score": {"players": [{"score": {"luck": 3}}, {}]},
    "an unknown depot": {"depots": {"7": {}}},
    "too many tiles in a depot": {"depots": {"1": {"tiles": ["ship"] * 5}}},
    "goods in the black depot": {"depots": {"0": {"goods": [1]}}},
    "a turn of nobody": {"turn": 3},
    "an order without everybody": {"order": [0, 0]},
    "a line against the ships": {"players": [{"ships": 0}, {"ships": 2}], "line": [0, 1]},
    "a bonus for nobody": {"bonus": {"mine": {"large": 3}}},
    "both bonuses for one": {"bonus": {"mine": {"large": 0, "small": 0}}},
    "a bonus of an unknown colour": {"bonus": {"gold": {"large": 0}}},
    "a stack of nonsense": {"stack": ["dance:0:0:0"]},
    "a step with too many numbers": {"stack": ["turn:0:0:0:0"]},
    "a step of another seat": {"turn": 0, "stack": ["turn:1:0:0"]},
    "a step without what lies under it": {"stack": ["castle:0:0:0"]},
    "a castle with full storage": {
        "players": [{"storage": ["ship"] * 3}, {}],
        "stack": ["after:0:0", "castle:0:0:0"],
    },
    "a choice of goods that is none": {"stack": ["after:0:0", "sail:0:0", "keep:0:1:0"]},
    "too few start castles": {
        "players": [{"sheet": 0}, {"sheet": 1}],
        "stack": ["start_phase:0:0", "deal_goods:0:0", "choose_boards:0:0"],
        "stacks": {"coloured": {"castle": 1}},
    },
    "more tiles than there are in the stacks": {"stacks": {"black": {"ship": 7}}},
}


@pytest.mark.parametrize("fault", BROKEN_POSITIONS)
def test_broken_position(fault: str) -> None:
    doc = {"players": [{}, {}], **BROKEN_POSITIONS[fault]}
    for form in (doc, json.dumps(doc)):
        with pytest.raises(burgher.BadPosition) as raised:
            burgher.position(GAME, form)
        check_refused(raised.value)


STRICT_FAULTS: dict[str, Callable[[Doc], object]] = {
    "a tile too many": lambda doc: doc["players"][0]["storage"].__setitem__(0, "knowledge_1"),
    "a tile missing": lambda doc: doc["stacks"]["coloured"].pop("mine"),
    "a goods tile too many": lambda doc: doc["depots"]["1"]["goods"].append(1),
    "an estate in two parts": lambda doc: (
        doc["stacks"]["coloured"].__setitem__("mine", doc["stacks"]["coloured"]["mine"] - 1),
        doc["players"][0]["estate"].__setitem__("33", "mine"),
    ),
    "no start castle": lambda doc: (
        doc["players"][0]["estate"].clear(),
        doc["stacks"]["coloured"].__setitem__("castle", doc["stacks"]["coloured"]["castle"] + 1),
        doc["players"][0]["estate"].__setitem__("24", "mine"),
        doc["stacks"]["coloured"].__setitem__("mine", doc["stacks"]["coloured"]["mine"] - 1),
    ),
}


@pytest.mark.parametrize("fault", STRICT_FAULTS)
def test_strict_positions_miss_and_double_nothing(fault: str) -> None:
    t = new(2, seed=2)
    doc = copy.deepcopy(t.game.to_position(t.state))
    assert burgher.position(GAME, doc, strict=True).view() == t.view()
    STRICT_FAULTS[fault](doc)
    with pytest.raises(burgher.BadPosition) as raised:
        burgher.position(GAME, doc, strict=True)
    check_refused(raised.value)


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "7"])
def test_broken_seed(seed: Any) -> None:
    with pytest.raises(burgher.BurgherError) as raised:
        burgher.new(GAME, players=2, seed=seed)
    check_refused(raised.value)


def test_unknown_game() -> None:
    for name in ("", "chess", "castles_of_burgundy.rules", "../x", "c" * 500):
        with pytest.raises(burgher.BurgherError) as raised:
            burgher.new(name, players=2)
        check_refused(raised.value)


# ---------------------------------------------------------------- broken files, by the thousand

WEIRD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 6, 7, 36, 99, 999, 10**6, 2**63, 2**64, 10**30, -(10**30), 1.5, -0.0, 1e308,
    "", "x", "0", "1", "ship", "castle", "knowledge_1", "none", "?", "turn:0:0:0", "workers:0", "A", "E", "\n", "żółć",
    "é" * 50, "x" * 5000, "1" * 5000, [], {}, [[]], [None], [0, 0], ["ship"] * 9, {"1": 1}, {"x": {}}, {"": None},
]  # fmt: skip
deep: Any = 1
for _ in range(400):
    deep = [deep]
WEIRD.append(deep)


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every place in a document, as the container and the key in it."""
    out: list[tuple[Any, Any]] = []
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in pairs:
        out.append((node, key))
        out += places(value)
    return out


def tweak_text(text: str, rng: Random) -> str:
    """A text form with one number, letter or colon changed."""
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice("0123456789:-+ _a٣") + text[at + rng.randrange(2) :]


def damage(doc: Any, rng: Random) -> None:
    """One wound somewhere in a document."""
    container, key = rng.choice(places(doc))
    value = container[key]
    kind = rng.randrange(6)
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(value, str):
        container[key] = tweak_text(value, rng)
    elif kind == 2 and isinstance(value, int):
        container[key] = value + rng.choice([-1, 1, 2, 7])
    elif kind == 3 and isinstance(container, list):
        container.insert(key, copy.deepcopy(rng.choice(container)))
    elif kind == 4:
        other, other_key = rng.choice(places(doc))
        container[key] = copy.deepcopy(other[other_key])
    elif isinstance(container, dict) and rng.randrange(2):
        container[rng.choice(["x", "0", "7", "18", "castle", "score", "x" * 3000, "a\n\x1b[2J", ""])] = value
    else:
        container[key] = copy.deepcopy(rng.choice(WEIRD))


@cache
def sound_saves() -> list[str]:
    docs = []
    for n, setup in enumerate(SETUPS):
        for length in (0, 3, 25):
            players = 2 + n % 3
            t = random_play(new(players, seed=n, **setup_options(setup, players)), Random(n), length)
            docs.append(json.dumps(t.save()))
    t = burgher.position(GAME, document({"storage": ["ship"], "goods": {2: 1}}), seed=1)
    docs.append(json.dumps(random_play(t, Random(1), 4).save()))
    return docs


@cache
def sound_positions() -> list[str]:
    docs = [json.dumps(document({"storage": ["ship"], "goods": {2: 1}}, tiles={2: ["bank"], 0: ["mine"]}))]
    for n, setup in enumerate(SETUPS):
        for length in (0, 1, 2, 5, 40, 120):
            players = 2 + (n + length) % 3
            t = random_play(new(players, seed=n, **setup_options(setup, players)), Random(n), length)
            docs.append(json.dumps(t.game.to_position(t.state)))
    for doc, stack in EFFECTS_PENDING:
        docs.append(json.dumps({**document(doc, goods={1: [3, 4, 5, 6]}, tiles={1: ["bank", "ship"]}), "stack": stack}))
    return docs


EFFECTS_PENDING: list[tuple[Doc, list[str]]] = [
    ({"storage": ["ship"]}, ["after:0:0", "castle:0:0:0"]),
    ({}, ["after:0:0", "sail:0:0", "ship:0:0:0"]),
    ({"goods": {1: 1, 2: 1}}, ["after:0:0", "sail:0:0", "keep:0:1:0"]),
    ({"goods": {1: 1, 2: 1}}, ["after:0:0", "warehouse:0:0:0"]),
    ({}, ["after:0:0", "free_take:0:4:0"]),
    ({"storage": ["ship"]}, ["after:0:0", "city_hall:0:0:0"]),
]


def try_to_open(open_it: Callable[[Any], Table], doc: Any) -> None:
    """Refused in one sentence, or playable to the end."""
    try:
        t = open_it(doc)
    except burgher.BurgherError as fault:
        check_refused(fault)
        return
    readable(t)
    play_out(t.state, 1)
    readable(t)
    assert sorted(t.ranking()) == list(range(t.players))


def readable(t: Table) -> None:
    """All that is shown can be written as JSON; what was loaded can be saved again."""
    for reader in [None, *range(t.players)]:
        msgspec.json.encode([t.view(reader), t.read_log(reader), t.story(reader)])
    msgspec.json.encode([t.scores(), t.save(), t.game.to_position(t.state)])
    for seat in t.to_move:
        if seat >= 0:
            t.game.prompt(t.state, seat)
            msgspec.json.encode([t.game.describe(t.state, seat, action) for action in t.legal(seat)])


def open_position(doc: Mapping[str, Any] | bytes | str) -> Table:
    return burgher.position(GAME, doc, seed=1)


fuzz = settings(max_examples=400)
seeds = st.integers(0, 2**32)


@fuzz
@given(seeds)
def test_damaged_saves(seed: int) -> None:
    rng = Random(seed)
    doc = json.loads(rng.choice(sound_saves()))
    for _ in range(rng.randint(1, 3)):
        damage(doc, rng)
    try_to_open(burgher.load, doc if rng.randrange(2) else json.dumps(doc).encode())


@fuzz
@given(seeds)
def test_damaged_positions(seed: int) -> None:
    rng = Random(seed)
    doc = json.loads(rng.choice(sound_positions()))
    for _ in range(rng.randint(1, 3)):
        damage(doc, rng)
    try_to_open(open_position, doc if rng.randrange(2) else json.dumps(doc).encode())


@fuzz
@given(seeds)
def test_any_pending_steps(seed: int) -> None:
    """Steps piled up at random, some of them as they could lie, on a position that may not suit them."""
    rng = Random(seed)
    doc = json.loads(rng.choice(sound_positions()))
    names = [step.name for step in STEPS]
    below = rng.choice(
        [[], [], doc.get("stack") or [], ["start_phase"], ["start_phase", "deal_goods"], ["start_round"]]
    )
    below = below[: rng.randrange(4)] or rng.choice([[], ["after:{}"], ["after:{}", "sail:{}"]])
    tops = [
        rng.choice(names) + f":{rng.randrange(4)}:{rng.randrange(7)}:{rng.randrange(7)}"
        for _ in range(rng.randrange(3))
    ]
    pile = [text.format(rng.randrange(3)) for text in [*below, *tops]]
    doc["stack"] = [text.rsplit(":", rng.randrange(3))[0] for text in pile]
    if rng.randrange(2):
        damage(doc, rng)
    try_to_open(open_position, doc)


@fuzz
@given(seeds)
def test_damaged_bytes(seed: int) -> None:
    rng = Random(seed)
    save = rng.randrange(2)
    data = bytearray(rng.choice(sound_saves() if save else sound_positions()).encode())
    if rng.randrange(2):
        del data[rng.randrange(len(data)) :]
    for _ in range(rng.randrange(3)):
        if data:
            data[rng.randrange(len(data))] = rng.randrange(256)
    try_to_open(burgher.load if save else open_position, bytes(data))


def test_a_loose_position_can_be_saved_and_loaded() -> None:
    doc = {"players": [{"estate": {"18": "castle", "12": "knowledge_9"}, "storage": ["knowledge_9"]}, {}]}
    t = burgher.position(GAME, doc, seed=3)
    with pytest.raises(burgher.BadPosition):
        burgher.position(GAME, doc, strict=True)
    assert burgher.load(t.save()).view() == t.view()


@pytest.mark.parametrize(
    "call",
    [
        lambda: burgher.position(GAME, [1, 2]),  # type: ignore[arg-type]
        lambda: burgher.position(GAME, 5),  # type: ignore[arg-type]
        lambda: burgher.new(GAME, players=2.0),  # type: ignore[arg-type]
        lambda: burgher.new(GAME, players=2, options=[1]),  # type: ignore[arg-type]
        lambda: burgher.new(GAME, players=2, seed="x"),  # type: ignore[arg-type]
        lambda: burgher.load(5),  # type: ignore[arg-type]
        lambda: new().act(0, 5),  # type: ignore[arg-type]
    ],
)
def test_wrong_types_are_refused_as_bad_input(call: Callable[[], object]) -> None:
    with pytest.raises(burgher.BurgherError):
        call()
