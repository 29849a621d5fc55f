"""Examples in docstrings, marked as code for the pages of the reference.

Markdown takes `>>>` at the beginning of a line for quotations.
"""

import re

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?:^>>>.*\n?(?:^(?!>>>).+\n?)*)+", re.MULTILINE)


def fenced(text: str) -> str:
    r"""Put a fence around each block of examples.

    >>> print(fenced("Adds.\n\n>>> 1 + 1\n2\n"))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    <BLANKLINE>
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class ExamplesAsCode(Extension):
    """Marks the examples of everything that is read."""

    def on_instance(self, *, obj: Object, **_: object) -> None:
        """Mark those of one function, class or module."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
