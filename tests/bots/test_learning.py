"""Learning from games: rows, a network, weights, and what bots make of them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import burgher
from burgher.bots import leaves
from burgher.bots.learning import FOLDER, fit, rows, weights
from burgher.cli import cli
from burgher.core.chance import Dice
from burgher.core.errors import BurgherError
from burgher.core.playout import play_out

GAME = burgher.game("castles_of_burgundy")
TRAIN = ["train", GAME.id, "--level", "random", "--games", "16"]


def train(folder: Path, *more: str) -> Any:
    given = [*TRAIN, "--keep", str(folder / "kept"), "--out", str(folder / "weights.npz"), *more]
    return CliRunner().invoke(cli, given, catch_exceptions=False)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained")
    assert "rows of 16 games" in train(folder, "--epochs", "3").output
    return folder


@pytest.mark.parametrize("game", [game for game in burgher.GAMES if burgher.game(game).layouts])
def test_rows_hold_what_is_known_and_what_came_of_it(game: str) -> None:
    rules = burgher.game(game)
    players = rules.players[0]
    table = rows.play(rules, "random", players, 5, {})
    count = len(table["epochs"])
    assert 0 < count <= (rows.BEGINNINGS + rows.DECISIONS) * players and count % players == 0
    assert table["inputs"].shape[0] == count and table["inputs"].shape[1] > rules.layouts[players].size
    assert table["finals"].shape == table["parts"].shape == (count, len(rules.score_lines))
    for n in range(players, count, players):
        assert (table["finals"][n : n + players] == table["finals"][:players]).all(), "one game has one result"


def test_slopes_are_those_of_the_error() -> None:
    """Compared with differences, weight by weight."""
    table = rows.play(GAME, "random", 2, 1, {})
    net = fit.begin(table, 1)
    net.layers = {key: layer + 0.01 for key, layer in net.layers.items()}
    x = net.enter(table["inputs"], table["epochs"])
    gains = table["finals"] - table["parts"]

    def error() -> float:
        lines = (net.gains(x).astype(np.float64) - gains) / fit.POINTS
        return float((lines**2).sum() + fit.TOTAL * (lines.sum(axis=1) ** 2).sum()) / 2 / len(x) * fit.POINTS

    slopes = fit.slopes_of(net, x, gains)
    for key, at in (("end", (3,)), ("skip", (5, 6)), ("out", (7, 2)), ("bias", (4,)), ("hidden", (9, 4))):
        before = error()
        net.layers[key][at] += 0.01
        after = error()
        net.layers[key][at] -= 0.02
        below = error()
        net.layers[key][at] += 0.01
        assert (after - below) / 0.02 == pytest.approx(float(slopes[key][at]), rel=0.05, abs=2e-3), key
        assert before == pytest.approx(error(), rel=1e-5)


def test_a_run_goes_on_where_it_was_interrupted(trained: Path, tmp_path: Path) -> None:
    assert "rows of 16 games" in train(tmp_path, "--epochs", "1").output
    kept = sorted(path.name for path in (tmp_path / "kept").iterdir())
    made = (tmp_path / "kept" / kept[-1]).stat().st_mtime_ns
    train(tmp_path, "--epochs", "3")
    assert (tmp_path / "kept" / kept[-1]).stat().st_mtime_ns == made, "the games are not played again"
    with np.load(trained / "weights.npz") as whole, np.load(tmp_path / "weights.npz") as parts:
        assert (whole["2.skip"] == parts["2.skip"]).all()


def test_a_file_that_was_damaged_is_made_anew(trained: Path, tmp_path: Path) -> None:
    """Rows and checkpoint alike; the same comes out."""
    train(tmp_path, "--epochs", "1")
    for path in (tmp_path / "kept").iterdir():
        path.write_bytes(path.read_bytes()[:100])
    train(tmp_path, "--epochs", "3")
    with np.load(trained / "weights.npz") as whole, np.load(tmp_path / "weights.npz") as again:
        assert (whole["2.skip"] == again["2.skip"]).all()


def test_whatever_is_wrong_with_a_file_it_is_only_damaged(tmp_path: Path) -> None:
    """A disk that was full or lost its power leaves any bytes; zipfile and numpy have an error of its own for each."""
    path = tmp_path / "rows.npz"
    whole = fit.save_rows(path, {"inputs": np.arange(40), "parts": np.ones((4, 2))})
    good = path.read_bytes()
    flags, method = good.rindex(b"PK\x01\x02") + 8, good.rindex(b"PK\x01\x02") + 10
    torn = [good[:n] for n in range(len(good))]
    faded = [good[:n] + bytes(len(good) - n) for n in range(good.rindex(b"PK") + 16)]
    changed = [good[:at] + bytes([byte]) + good[at + 1 :] for at, byte in ((flags, 1), (flags, 32), (method, 99))]
    for damaged in [*torn, *faded, *changed]:
        path.write_bytes(damaged)
        assert fit.load(path) is None
    path.write_bytes(good)
    again = fit.load(path)
    assert again is not None and all((again[key] == whole[key]).all() for key in whole)


def test_a_folder_keeps_what_is_of_other_games_and_options_apart(trained: Path) -> None:
    """The rows of another game say nothing of this one, whatever was kept in the same folder before."""
    there = trained / "kept"
    before = set(there.iterdir())
    advanced = rows.kind(GAME, "random", 2, [{"setup": "advanced"}])
    assert advanced not in {rows.kind(GAME, "random", 2, [{}]), rows.kind(GAME, "random", 3, [{}])}
    for given in ([GAME.id, "--variant", '{"setup": "advanced"}'], ["glass_road"]):
        told = ["train", *given, "--level", "random", "--games", "16", "--epochs", "1", "--keep", str(there)]
        CliRunner().invoke(cli, [*told, "--out", str(trained / "other.npz")], catch_exceptions=False)
        new = {path.name for path in set(there.iterdir()) - before}
        assert len(new) == 2 and all(given[0] in name for name in new), "rows and checkpoint of its own"
        before = set(there.iterdir())


def test_who_asks_for_fewer_epochs_than_were_kept_gets_fewer(tmp_path: Path) -> None:
    for epochs, folder in ((1, "short"), (2, "long"), (1, "long")):
        (tmp_path / folder).mkdir(exist_ok=True)
        train(tmp_path / folder, "--epochs", str(epochs))
    with (
        np.load(tmp_path / "short" / "weights.npz") as short,
        np.load(tmp_path / "long" / "weights.npz") as again,
    ):
        assert (short["2.skip"] == again["2.skip"]).all()


def test_without_a_name_the_weights_lie_where_the_command_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never in the place of those that are shipped."""
    shipped = sorted(FOLDER.glob("*"))
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(cli, [*TRAIN, "--keep", "kept", "--epochs", "1"], catch_exceptions=False)
    assert weights.read(tmp_path / f"{GAME.id}.npz", 2, GAME.layouts[2]) is not None
    assert sorted(FOLDER.glob("*")) == shipped


def test_what_was_learned_adds_up_and_is_surer_near_the_end(trained: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = weights.read(trained / "weights.npz", 2, GAME.layouts[2])
    assert found is not None
    learned = weights.Learned(GAME, *found)
    assert learned.about.games == 16 and learned.about.validation["score"] > 0
    monkeypatch.setattr(leaves, "learned_of", lambda game, players: learned)
    early, over = GAME.begin(2), GAME.begin(2)
    play_out(over, 3)
    sheets = leaves.sheets_of(GAME, [early, over, early])
    assert sheets[0] == sheets[2] and len(sheets[0][1]) == len(GAME.score_lines)
    assert sheets[1] == [GAME.parts(over, seat) for seat in range(2)], "what is over is known"
    assert weights.read(trained / "weights.npz", 3, GAME.layouts[3]) is None
    assert weights.read(trained / "weights.npz", 2, GAME.layouts[3]) is None, "it knows other features"


def test_without_numpy_the_judge_tells_what_is_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaves, "weights_of", lambda game_id: Path(__file__))  # as if there were some
    monkeypatch.setitem(sys.modules, "burgher.bots.learning.weights", None)
    leaves.learned_of.cache_clear()
    try:
        assert leaves.learned_of(GAME, 2) is None
        (sheets,) = leaves.sheets_of(GAME, [GAME.begin(2)])
        assert [len(sheet) for sheet in sheets] == [len(GAME.score_lines)] * 2
    finally:
        leaves.learned_of.cache_clear()


def test_importing_burgher_does_not_load_numpy() -> None:
    told = "import burgher, burgher.bots, burgher.cli, sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", told], check=False).returncode == 0


def test_shipped_weights_are_small_tell_where_they_are_from_and_know_the_features() -> None:
    for path in FOLDER.glob("*.npz"):
        assert path.stat().st_size < 2_000_000
        game = burgher.game(path.stem)
        with np.load(path) as kept:
            numbers = {int(key.partition(".")[0]) for key in kept.files}
        for players in numbers:
            found = weights.read(path, players, game.layouts[players])
            assert found is not None, "the features have changed: train anew"
            about = found[1]
            assert about.command.startswith("burgher train") and about.rows and about.validation
            assert "/" not in about.command, "where its files lay says nothing"


def test_bad_input_is_refused(tmp_path: Path) -> None:
    for more, said in ((("--variant", "3"), "JSON object"), (("--players", "7"), "players"), (("--level", "x"), "bot")):
        with pytest.raises(BurgherError, match=said):
            train(tmp_path, *more)
    (tmp_path / "file").touch()
    with pytest.raises(BurgherError, match="cannot be a folder for what is kept"):
        CliRunner().invoke(cli, [*TRAIN, "--keep", str(tmp_path / "file" / "kept")], catch_exceptions=False)


def test_kept_positions_are_as_many_as_wanted() -> None:
    kept, dice = rows.Kept(3), Dice(1)
    for _ in range(50):
        kept.offer(GAME.begin(2), dice)
    assert len(kept.states) == 3
