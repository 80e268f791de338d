"""Where a server can be reached by others in the same network."""

import socket
from ipaddress import ip_address

ELSEWHERE = "192.0.2.1"  # an address of nobody's: what leads there leads out of this machine; nothing is sent


def base(host: str, port: int) -> str:
    """The address of a page of this host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(host: str, port: int) -> list[str]:
    """The addresses at which others reach a server that listens there; none if only this machine does."""
    listening = ip_address(host)
    if listening.is_loopback:
        return []
    if not listening.is_unspecified:
        return [base(host, port)]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        try:
            sock.connect((ELSEWHERE, 9))
        except OSError:  # there is no network
            return []
        own = sock.getsockname()[0]
    return [] if ip_address(own).is_loopback else [base(own, port)]
