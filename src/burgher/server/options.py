"""All that an operator can set, each thing once: on the command line of `burgher serve`, or in the environment.

An option `--open-tables` is the variable `BURGHER_OPEN_TABLES` and the field `open_tables` of the settings, which has
its default. The table of docs/operating.md is made from this list (`python -m burgher.server.options`).
"""

import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any, NamedTuple

import click
from click import BadParameter

from burgher.server.settings import Network, Rate, Settings

PREFIX = "BURGHER_"
LEAST_TOKEN = 16  # characters of the operator's token
PORT = 8400
SECTIONS = ("Where", "Behind a proxy", "Operator", "Retention", "Limits")


# ---------------------------------------------------------------- how values are read


def rate(value: str | Rate) -> Rate:
    """So many at once, and so many more each second."""
    if isinstance(value, Rate):
        return value
    found = re.fullmatch(r"(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)", value)
    if not found or float(found[1]) < 1 or not float(found[2]):
        raise BadParameter(f"{value!r:.40} is not of the form 600:100, at least 1 at once and some more each second.")
    return Rate(float(found[1]), float(found[2]))


def root_path(value: str) -> str:
    """The path below which a house lies: nothing, or /one or /one/two."""
    path = value.rstrip("/")
    if path and not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", path):
        raise BadParameter(f"{value!r:.60} is not a path like /burgher.")
    return path


def networks(value: str | tuple[Network, ...]) -> tuple[Network, ...]:
    """Addresses and networks, with commas between them."""
    if isinstance(value, tuple):
        return value
    out: list[Network] = []
    for part in value.replace(",", " ").split():
        try:
            out.append(ip_network(part))
        except ValueError:
            raise BadParameter(f"{part!r:.60} is neither an address nor a network like 10.0.0.0/8.") from None
    return tuple(out)


def host_name(value: str) -> str:
    """A name of a machine, without port."""
    if not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?", value):
        raise BadParameter(f"{value!r:.60} is not a name like tables.example.org.")
    return value.lower().removesuffix(".")


def token(value: str) -> str:
    """A secret that nobody guesses."""
    if value and len(value) < LEAST_TOKEN:
        raise BadParameter(f"it needs at least {LEAST_TOKEN} characters.")
    if not value.isascii() or not value.isprintable() or " " in value:
        raise BadParameter("it may have letters, digits and signs of ASCII only, and no blanks.")
    return value


# ---------------------------------------------------------------- the list


class Option(NamedTuple):
    """One thing that can be set."""

    section: str
    name: str  # as on the command line, without the dashes
    kind: Any  # what click knows as a type, also a function
    help: str
    default: Any = None
    metavar: str | None = None
    multiple: bool = False

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace("-", "_").upper()

    @property
    def field(self) -> str:
        return self.name.replace("-", "_")

    @property
    def shown_metavar(self) -> str | None:
        """What stands for its value in the help."""
        kinds = {rate: "BURST:RATE", root_path: "PATH", networks: "NETWORKS", host_name: "NAME", token: "TOKEN"}
        return self.metavar or ("NUMBER" if isinstance(self.kind, NUMBERS) else kinds.get(self.kind))

    @property
    def shown_default(self) -> str:
        """The default as an operator would write it."""
        value = self.default
        if value is None or value is False or value in ("", ()):
            return ""
        if isinstance(value, Rate):
            return f"{value.burst:g}:{value.per_second:g}"
        return f"{value:g}" if isinstance(value, float) else f"{value}"


def setting(section: str, name: str, kind: Any, help: str, **more: Any) -> Option:
    """An option that is a field of the settings."""
    return Option(section, name, kind, help, getattr(DEFAULTS, name.replace("-", "_")), **more)


DEFAULTS = Settings(db="")
NUMBERS = (click.IntRange, click.FloatRange)
DAYS = click.FloatRange(0, 36500)
FOR_EVER = "0: for ever."
OPTIONS = (
    Option(
        "Where", "host", click.STRING, "Address to listen on; 0.0.0.0: all of this machine.", "127.0.0.1", "ADDRESS"
    ),
    Option("Where", "port", click.IntRange(0, 65535), "Port to listen on; 0 for any.", PORT),
    Option("Where", "db", click.STRING, "Where tables are kept: a file, or postgresql://...", metavar="FILE or URL"),
    Option("Where", "workers", click.IntRange(1, 64), "Processes in which bots think. Else one less than cores."),
    Option("Where", "json", click.BOOL, "The address and the log as JSON.", False),
    setting(
        "Behind a proxy",
        "allow-host",
        host_name,
        "A name under which the house is reached; may be given again (in the environment: blanks between names).",
        multiple=True,
    ),
    setting("Behind a proxy", "root-path", root_path, "Path below which the house lies, as /burgher."),
    setting(
        "Behind a proxy",
        "trusted-proxies",
        networks,
        "Proxies whose X-Forwarded-For, -Proto and -Host are believed: addresses and networks, with commas between.",
    ),
    setting(
        "Operator", "operator-token", token, f"What opens /operator and /metrics, at least {LEAST_TOKEN} characters."
    ),
    setting("Retention", "keep-finished", DAYS, f"Days to keep finished games. {FOR_EVER}", metavar="DAYS"),
    setting(
        "Retention", "keep-empty", DAYS, f"Days to keep tables at which nobody sat down. {FOR_EVER}", metavar="DAYS"
    ),
    setting(
        "Retention",
        "keep-abandoned",
        DAYS,
        f"Days to keep games that go on and to which none of their players comes any more. {FOR_EVER}",
        metavar="DAYS",
    ),
    setting(
        "Retention",
        "keep-guests",
        DAYS,
        f"Days to keep the names of guests who sit at no table and do not come back. {FOR_EVER}",
        metavar="DAYS",
    ),
    setting("Limits", "open-tables", click.IntRange(1), "Tables that one guest may have made and not finished."),
    setting(
        "Limits",
        "least-grace",
        click.IntRange(0, 86400),
        "Seconds for which every table waits at least for somebody who has lost the line.",
    ),
    setting("Limits", "requests", rate, "Requests of one address: so many at once, and so many each second."),
    setting("Limits", "messages", rate, "Messages on one connection, likewise."),
    setting("Limits", "creations", rate, "New tables of one address, likewise."),
    setting("Limits", "guest-work", rate, "Milliseconds of work beside playing for one guest, likewise."),
    setting("Limits", "address-work", rate, "The same for all guests of one address."),
    setting("Limits", "review-work", rate, "Seconds of thinking for reviews of games, for the whole server, likewise."),
    setting("Limits", "connections", click.IntRange(1), "Connections to tables at once from one address."),
    setting("Limits", "upload-bytes", click.IntRange(1024), "Size of a saved game that may be uploaded."),
    setting("Limits", "bot-seconds", click.FloatRange(0.1, 600), "After which a bot has to have decided."),
    setting("Limits", "cached-tables", click.IntRange(1), "Tables kept in memory while nobody is at them."),
)


class Told(click.Option):
    """An option whose faults name the variable of the environment too."""

    def get_error_hint(self, context: click.Context | None) -> str:
        return f"{super().get_error_hint(context)} ({self.envvar})"


class InSections(click.Command):
    """A command whose help comes in sections."""

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        known = {option.field: option.section for option in OPTIONS}
        for section in (*SECTIONS, "Other"):
            lines = []
            for param in self.get_params(context):
                record = param.get_help_record(context)
                if record and known.get(param.name or "", "Other") == section and isinstance(param, click.Option):
                    lines.append((record[0], param.help or ""))
            with formatter.section(section):
                formatter.write_dl(lines)


def options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command all options."""
    for option in reversed(OPTIONS):
        command = click.option(
            f"--{option.name}",
            option.field,
            cls=Told,
            type=option.kind,
            default=option.default,
            is_flag=option.kind is click.BOOL,
            envvar=option.variable,
            metavar=option.shown_metavar,
            multiple=option.multiple,
            help=f"{option.help} [{option.shown_default}]" if option.shown_default else option.help,
        )(command)
    return command


def settings(given: dict[str, Any]) -> Settings:
    """The settings that were given on the command line or in the environment."""
    return Settings(**{name: value for name, value in given.items() if name in Settings.__struct_fields__})


def table() -> str:
    """All options for docs/operating.md."""
    lines = ["| option | variable | default | |", "| --- | --- | --- | --- |"]
    for option in OPTIONS:
        default = f"`{option.shown_default}`" if option.shown_default else ""
        lines.append(f"| `--{option.name}` | `{option.variable}` | {default} | {option.help} |")
    return "\n".join(lines)


if __name__ == "__main__":
    click.echo(table())
