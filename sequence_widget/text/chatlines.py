"""One line of text that comes through a chat unharmed, or is found to be spoilt."""

import hashlib

_PLAIN = "()-."


def check_sum(body: str) -> str:
    """Give the hash of what follows it in a line: one that was cut off or changed has another.

    >>> check_sum("seeds=1"), check_sum("seeds=2")
    ('73e43623', 'bdc0986c')
    """
    return hashlib.blake2b(body.encode(errors="surrogatepass"), digest_size=4).hexdigest()


def safe(text: str, *, plain: str = _PLAIN, ascii_only: bool = False) -> str:
    """Write a text without anything that separates words, or that a chat would change.

    >>> safe("Søren, 2nd"), safe("2/21", plain="/.-")
    ('Søren%2C%202nd', '2/21')
    """
    return "".join(
        letter
        if (letter.isalnum() and not (ascii_only and not letter.isascii())) or letter in plain
        else "".join(f"%{byte:02X}" for byte in letter.encode())
        for letter in text
    )


def halves(text: str, mark: str) -> tuple[str, str]:
    """Split at a mark that has to be there.

    >>> halves("name=Anna", "=")
    ('name', 'Anna')
    """
    left, found, right = text.partition(mark)
    if not found:
        raise ValueError
    return left, right
