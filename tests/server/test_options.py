"""What an operator can set: on the command line, in the environment and in the docs the same."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from burgher.cli import cli
from burgher.server import commands
from burgher.server.options import OPTIONS, table
from burgher.server.settings import Rate, Settings

OPERATING = Path(__file__).resolve().parents[2] / "docs" / "operating.md"


def serve(monkeypatch: pytest.MonkeyPatch, *args: str, **environment: str) -> tuple[Result, list[Settings]]:
    """Start a server that does not run; the settings with which it would."""
    found: list[Settings] = []
    monkeypatch.setattr("burgher.server.run.run", lambda settings, sock, ready: found.append(settings))
    monkeypatch.setattr("burgher.server.run.listen", lambda host, port: None)
    monkeypatch.setattr(commands, "database", lambda given: given or "")
    monkeypatch.setattr("burgher.server.logs.set_up_logs", lambda level, json_lines: None)
    return CliRunner().invoke(cli, ["serve", *args], env=environment), found


def test_the_command_line_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    _, (settings,) = serve(
        monkeypatch,
        "--open-tables=3",
        BURGHER_OPEN_TABLES="9",
        BURGHER_REQUESTS="7:2.5",
        BURGHER_DB="house",
        BURGHER_ALLOW_HOST="A.example b.example.",
        BURGHER_KEEP_FINISHED="",
    )
    assert (settings.open_tables, settings.requests, settings.db) == (3, Rate(7, 2.5), "house")
    assert settings.allow_host == ("a.example", "b.example")
    assert settings.keep_finished == Settings(db="").keep_finished


@pytest.mark.parametrize(
    "name, value, word",
    [
        ("requests", "5", "600:100"),
        ("requests", "0:5", "at least 1"),
        ("requests", "5:0", "some more"),
        ("open-tables", "0", "x>=1"),
        ("keep-finished", "soon", "float"),
        ("keep-empty", "-1", "0<=x"),
        ("operator-token", "short", "16 characters"),
        ("operator-token", "with blanks in the middle", "blanks"),
        ("allow-host", "house:80", "tables.example.org"),
        ("root-path", "burgher", "/burgher"),
        ("root-path", "/a/../b", "/burgher"),
        ("trusted-proxies", "127.0.0.1,nginx", "'nginx'"),
        ("trusted-proxies", "10.0.0.1/8", "10.0.0.0/8"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(
    name: str, value: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variable = f"BURGHER_{name.upper().replace('-', '_')}"
    for arguments, environment in (([f"--{name}={value}"], {}), ([], {variable: value})):
        result, found = serve(monkeypatch, *arguments, **environment)
        last = result.output.splitlines()[-1]
        assert result.exit_code == 2 and not found
        assert word in last and f"--{name}" in last and variable in last


def test_the_help_is_in_sections_and_every_option_is_in_it() -> None:
    text = CliRunner().invoke(cli, ["serve", "--help"]).output
    assert all(f"  --{option.name}" in text for option in OPTIONS)
    assert all(f"\n{option.section}:\n" in text for option in OPTIONS)


def test_the_docs_have_every_option() -> None:
    assert table() in OPERATING.read_text("utf-8"), "put what python -m burgher.server.options prints into operating.md"
