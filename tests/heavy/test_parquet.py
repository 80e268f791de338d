"""Games as Parquet files say the same as the lines of JSON."""

import json
from pathlib import Path

import pyarrow.parquet
from click.testing import CliRunner

from burgher.cli import cli


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    lines, parquet = tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    for out in (lines, parquet):
        args = ["export", "glass_road", "--bots", "random,random", "--games", "1", "--verdicts", "2", "--to", out]
        done = CliRunner().invoke(cli, [str(arg) for arg in args])
        assert done.exit_code == 0, done.output
    written = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
    assert pyarrow.parquet.read_table(parquet).to_pylist() == written
