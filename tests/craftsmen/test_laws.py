"""Laws of this game alone; those of every game are in tests/test_laws.py."""

from random import Random

import msgspec
import pytest

from burgher.core.chance import Dice
from burgher.core.errors import BadPosition
from burgher.core.state import NO_SEAT, Step
from burgher.core.table import open_table
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.chapters.craft import add_recalls, has_recall, has_use, uses
from burgher.games.craftsmen.chapters.money import worth
from burgher.games.craftsmen.hidden import determinize
from burgher.games.craftsmen.pieces import check_pieces
from burgher.games.craftsmen.state import Craftsmen

from .helpers import at, new, play, random_play, state, table


def text(value: object) -> bytes:
    return msgspec.json.encode(value)


def whole(s: Craftsmen) -> bytes:
    return text(GAME.to_position(s))


PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@PLAYERS
def test_chance_steps_can_be_written_too(players: int) -> None:
    """A position may be taken in the middle of a draw."""
    s, rng = GAME.new_state(players, GAME.options(players, {})), Random(players)
    s.settle()
    while not s.over():
        if rng.random() < 0.2:
            assert whole(GAME.from_position(GAME.to_position(s), strict=True)) == whole(s)
        seat = s.to_move()[0]
        s.play(seat, s.draw(rng.getrandbits(32)) if seat < 0 else rng.choice(s.options(seat)))


@PLAYERS
def test_what_is_told_quickly_is_what_lists_would_tell(players: int) -> None:
    """Whether labour has a use, and which card is drawn from the deck."""
    s, rng = GAME.begin(players), Random(players)
    while not s.over():
        seat = s.mover()
        if seat < 0:
            step, number = s.top(), rng.getrandbits(32)
            assert s.draw(number) == Step.draw(step, s, NO_SEAT, s.top_data(), number)
            s.play(seat, s.draw(number))
            continue
        for other, p in enumerate(s.players):
            recalls: list[int] = []
            add_recalls(p, other, recalls)
            assert has_use(p, other) == bool(uses(s, other, False)) and has_recall(p, other) == bool(recalls)
        s.play(seat, rng.choice(s.options(seat)))


def test_nothing_is_taken_back_across_a_revealed_card() -> None:
    """A card on top of a pile that one player knows is still revealed by chance, which ends undo for all."""
    doc = {"players": [{"capital": {"green3": 1}}, {}], "stage": "notary", "queues": {"notary": [[0]]}}
    pile = {"basic": [{"card": "B05", "place": [1], "seen": [1]}, *["unseen"] * 20]}
    t = open_table(GAME, 0, seed=1, position={**doc, "display": {"basic": ["B22", "B01"]}, "piles": pile})
    t.act(0, "buy_card:0:0")
    assert t.can_undo(0)
    t.act(0, "pay:1:3")
    assert t.view()["buildings"][0]["display"][0] == "B05"
    assert not t.can_undo(0)


# ---------------------------------------------------------------- hidden information


@PLAYERS
def test_redrawn_secrets_keep_what_a_seat_knows(players: int) -> None:
    t, rng, dice = new(players, 9), Random(9), Dice(9)
    while not t.over:
        for seat in range(players):
            s = determinize(state(t), seat, dice)
            check_pieces(s)
            assert GAME.view(s, seat) == GAME.view(state(t), seat)
            assert GAME.view(s, None) == GAME.view(state(t), None)
            if seat in t.to_move:
                assert s.options(seat) == t.legal(seat)
                assert whole(GAME.from_position(GAME.to_position(s), strict=True)) == whole(s)
            for mine, other in zip(state(t).players, s.players, strict=True):
                assert other.shown == mine.shown
                assert set(mine.hand) - set(mine.secret) <= set(other.hand)
                assert sum(other.old) == sum(mine.old)
                assert sorted(f.LOT_OF[c] for c in other.secret) == sorted(f.LOT_OF[c] for c in mine.secret)
        t = random_play(t, rng, 4)


def test_redrawn_secrets_do_change() -> None:
    """Over many draws every hidden thing takes other values: hands, deck and cards looked at."""
    t = random_play(new(3, 2), Random(2), 60)
    hands, buildings = set(), set()
    for seed in range(30):
        s = determinize(state(t), 0, Dice(seed))
        hands.add(tuple(s.players[1].capital))
        buildings.add(tuple(s.players[2].secret))
    assert len(hands) > 5
    assert len(buildings) > 5


def test_known_sums_are_kept() -> None:
    """The sums that gave the starting order are public; redrawn hands have them."""
    t = new(5, 4)
    while t.view()["step"] == "exchange":
        t.act(t.to_move[0], "end")
    for seed in range(20):
        s = determinize(state(t), 2, Dice(seed))
        for p, real in zip(s.players, state(t).players, strict=True):
            assert real.sum == sum(n * (kind % 3 + 1) for kind, n in enumerate(p.capital))


@pytest.mark.rule("CR-180", "CR-429")
@pytest.mark.parametrize("raised", [3, 13, 15])
def test_redrawn_hands_can_pay_what_they_have_bid(raised: int) -> None:
    """A bid is never higher than the hand, so that everybody knows something of the highest bidder's cards."""
    seats = [{"capital": {"red1": 3, "blue3": 2}}, {"capital": {"violet1": 3, "green1": 2}}, {"capital": {"red3": 1}}]
    t = at("notary", seats, display={"basic": ["B01", "B02"]})
    play(t, "auction:0:0:2", f"bid:{raised}", "drop")
    hands = set()
    for seed in range(30):
        s = determinize(state(t), 0, Dice(seed))
        assert worth(s.players[1].capital) >= raised
        hands.add(tuple(s.players[1].capital))
        GAME.from_position(GAME.to_position(s), strict=True)
    assert len(hands) > 5


@pytest.mark.rule("CR-147", "CR-346")
def test_redrawn_hands_can_pay_what_is_built_and_laid() -> None:
    """Also for those who only look on while another builds and pays."""
    builder = [{"capital": {"red1": 2, "blue3": 1}}, {}]
    for stack in (["stage:2:1", "build:0:0:6"], ["stage:2:1", "bonus_tokens:0", "pay:0:6:15"]):
        t = table(builder, stack=stack)
        hands = set()
        for seed in range(30):
            s = determinize(state(t), 1, Dice(seed))
            assert worth(s.players[0].capital) >= 6
            hands.add(tuple(s.players[0].capital))
        assert len(hands) > 5


def test_a_bundle_put_back_is_shuffled_for_the_others() -> None:
    position = {
        "players": [{}, {}],
        "piles": {
            "basic": [
                {"card": "B01", "place": [0], "seen": [0, 1], "bundle": 1},
                {"card": "B02", "place": [0], "seen": [0], "bundle": 1},
                {"card": "B03", "place": [0], "seen": [0], "bundle": 1},
                *["unseen"] * 21,
            ]
        },
        "bundles": 1,
    }
    s = GAME.from_position(position, strict=False)
    tops: set[int] = set()
    places: set[int] = set()
    for seed in range(60):
        assert determinize(s, 0, Dice(seed)).piles[0].entries[-3:] == s.piles[0].entries[-3:]
        found = [pl.card(entry) for entry in determinize(s, 1, Dice(seed)).piles[0].entries[-3:]]
        places.add(found.index(7))  # B01 is one of the three, but seat 1 does not know where
        tops |= set(found)
    assert places == {0, 1, 2}
    assert len(tops) > 10


@PLAYERS
def test_a_view_does_not_change_with_what_is_hidden(players: int) -> None:
    """Whatever seat 0 does not know may be anything: its view and its log stay the same to the byte."""
    t, rng = new(players, 11), Random(11)
    for _ in range(12):
        t = random_play(t, rng, 12)
        if t.over:
            break
        first, second = (determinize(state(t), 0, Dice(seed)) for seed in (1, 2))
        assert text(GAME.view(first, 0)) == text(GAME.view(second, 0))
        assert text(GAME.view(first, None)) == text(GAME.view(second, None))


@PLAYERS
def test_logs_hide_drawn_cards_from_the_others(players: int) -> None:
    t = random_play(new(players, 13), Random(13), 80)
    for n, entry in enumerate(t.log):
        for reader in (None, *range(players)):
            hidden = t.read_log(reader)[n][1] == "?"
            tells_nothing = GAME.verbs.text(entry.action).startswith(("end", "swap_saw"))
            assert hidden == (entry.audience >= 0 and entry.audience != reader and not tells_nothing)
    drawn = [e for e in t.log if e.seat < 0 and e.audience >= 0]
    assert len(drawn) >= 8 * players


# ---------------------------------------------------------------- broken positions


def mutate(doc: object, rng: Random) -> object:
    """A position with a few values changed, dropped or doubled."""
    if isinstance(doc, dict):
        out = {key: mutate(value, rng) if rng.random() < 0.15 else value for key, value in doc.items()}
        if out and rng.random() < 0.08:
            out.pop(rng.choice(list(out)))
        return out
    if isinstance(doc, list):
        out_list = [mutate(value, rng) if rng.random() < 0.2 else value for value in doc]
        if out_list and rng.random() < 0.15:
            out_list.append(rng.choice(out_list))
        if out_list and rng.random() < 0.15:
            del out_list[rng.randrange(len(out_list))]
        return out_list
    if isinstance(doc, bool):
        return not doc
    if isinstance(doc, int):
        return rng.choice([doc + 1, doc - 1, 0, 99, -1, 4])
    if isinstance(doc, str):
        parts = doc.split(":")
        if len(parts) > 1:
            i = rng.randrange(1, len(parts))
            parts[i] = str(rng.randrange(12))
            return ":".join(parts)
        return rng.choice([doc, "", "natural", "E22", "red3", "send:0:0:0", "craft:1:2:3"])
    return rng.choice([0, 1, "natural", None])


@pytest.mark.parametrize("seed", range(12))
def test_a_broken_position_is_refused_or_can_be_played(seed: int) -> None:
    rng = Random(seed)
    t = random_play(new(2 + seed % 4, seed), rng, rng.randrange(5, 220))
    refused = 0
    for _ in range(40):
        doc = mutate(GAME.to_position(state(t)), rng)
        assert isinstance(doc, dict)
        try:
            other = open_table(GAME, 0, seed=1, position=doc)
        except BadPosition:
            refused += 1
            continue
        random_play(other, Random(seed), 40)
        for reader in (None, *range(other.players)):
            text(other.view(reader))
    assert 0 < refused < 40
