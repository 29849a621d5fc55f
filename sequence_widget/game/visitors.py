"""Who a notebook is run for: whoever wrote it, or visitors who are strangers to one another."""

import os

_VOILA = "VOILA_"


def shown_to_visitors() -> bool:
    """Whether Voilà shows this notebook: each visitor has a kernel, and all have one folder.

    What one of them leaves in a file there another would find.

    >>> shown_to_visitors()
    False
    """
    return any(name.startswith(_VOILA) for name in os.environ)
