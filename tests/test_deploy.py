"""What lies in deploy/ uses options that there are, and files that are there."""

import ast
import re
import sys
from pathlib import Path

import pytest

from burgher.server.options import OPTIONS

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(path for path in (ROOT / "deploy").rglob("*") if path.is_file())
OURS = {"BURGHER_PUBLISH", "BURGHER_COMPILE"}  # of compose.yaml itself, and of what builds the wheel


@pytest.mark.parametrize("file", [*FILES, ROOT / "docs" / "operating.md"], ids=lambda path: path.name)
def test_every_option_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"BURGHER_[A-Z_]+", text)) <= {option.variable for option in OPTIONS} | OURS
    for line in re.findall(r"burgher serve( .*)?", text):
        assert set(re.findall(r"--([a-z-]+)", line)) <= {"help", *(option.name for option in OPTIONS)}


def test_the_image_is_made_of_files_that_are_there() -> None:
    text = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        assert all((ROOT / name).exists() for name in line.split()), line
    assert re.search(r"^USER \d+$", text, re.MULTILINE) and "HEALTHCHECK" in text


def test_what_compiles_the_wheel_finds_the_types_of_all_that_is_imported() -> None:
    """In the image and with `BURGHER_COMPILE=1 pip install .` alike; mypy brings librt and mypy_extensions."""
    imported = {
        name.partition(".")[0]
        for part in ("core", "games", "bots")
        for path in (ROOT / "src" / "burgher" / part).rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        for name in module_names(node)
    }
    foreign = imported - {"burgher", "librt", "mypy_extensions"} - sys.stdlib_module_names
    hook = (ROOT / "tools" / "wheel_hook.py").read_text("utf-8")
    (needed,) = re.findall(r"^COMPILER = (\[.*\])$", hook, re.MULTILINE)
    names = {re.split(r"[=>]", entry)[0] for entry in ast.literal_eval(needed)}
    assert foreign <= names
    text = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    (installed,) = re.findall(r"^RUN pip install .* --constraint requirements.lock (.*)$", text, re.MULTILINE)
    assert names <= set(installed.split())


def module_names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def test_compose_mounts_files_that_are_there_and_its_proxy_knows_the_servers() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    mounted = re.findall(r"- \./(\S+):\S+:ro", text)
    assert mounted and all((ROOT / "deploy" / name).is_file() for name in mounted)
    servers = re.findall(r"^  (burgher-\d):$", text, re.MULTILINE)
    proxy = (ROOT / "deploy" / "nginx" / "compose.conf").read_text("utf-8")
    assert len(servers) == 2 and re.findall(r"server (\S+):8400;", proxy) == servers
    (subnet,) = re.findall(r"- subnet: (\S+)", text)
    assert f"BURGHER_TRUSTED_PROXIES: {subnet}" in text


@pytest.mark.parametrize(
    "file", [path for path in FILES if path.parent.name in ("nginx", "caddy")], ids=lambda p: p.name
)
def test_proxies_let_nobody_read_the_metrics(file: Path) -> None:
    text = file.read_text("utf-8")
    if "proxy_pass" in text:
        assert (
            re.search(r"location = \S*/metrics \{\s+return 404;", text)
            and "include /etc/nginx/burgher/proxy.conf" in text
        )
    elif "reverse_proxy" in text:
        assert re.search(r"respond \S*/metrics 404", text)
