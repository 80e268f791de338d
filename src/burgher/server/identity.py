"""Who somebody is: a guest with a signed cookie, and a recovery link that brings the same guest back elsewhere."""

import hashlib
import hmac
import re
import secrets
import unicodedata

NAME_LENGTH = 40
COOKIE_SECONDS = 2 * 365 * 24 * 3600
TOKEN_BYTES = 18  # 144 bits: nobody guesses a link
SIGNATURE_BYTES = 24
PERSON = re.compile(r"[A-Za-z0-9_-]{16,40}")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


class Signer:
    """Signs the identities of guests with the secret that lies in the database."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        # Cookies do not know ports: servers with different databases on one machine must not overwrite each other's.
        self.cookie = "burgher_" + hashlib.sha256(b"cookie name" + secret).hexdigest()[:8]

    def sign(self, purpose: str, person: str) -> str:
        """The person with a signature that holds for this purpose only."""
        mac = hmac.new(self.secret, f"{purpose}:{person}".encode(), hashlib.sha256).digest()[:SIGNATURE_BYTES]
        return f"{person}.{mac.hex()}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The person whom a signed text names, or nobody if the signature is not ours."""
        person = signed.partition(".")[0]
        if not PERSON.fullmatch(person) or not signed.isascii():
            return None
        return person if hmac.compare_digest(self.sign(purpose, person), signed) else None


def tidy(name: str) -> str:
    """A name as it can be shown, or nothing if it cannot."""
    name = " ".join(name.split())
    return name if len(name) <= NAME_LENGTH and name.isprintable() else ""


def sound(name: str) -> str:
    """A name as it sounds: large and small letters and accents are the same, blanks and signs are left out."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in apart if sign.isalnum()) or name
