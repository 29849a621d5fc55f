"""What the messages to and from a browser are made of."""

from typing import Any

from sequence_widget.rules import whole

Json = dict[str, Any]
"""What is sent to a browser."""

Message = dict[Any, Any]
"""What a browser has sent: nothing is known of it yet. Answers to it have the same form."""

LONGEST_TEXT = 60
"""What a browser writes into a message is longer only where more makes sense."""

_LONGEST_ID = 64


def id_of(message: Message) -> int | None:
    """Give the number that the answer is to carry: the message's, if it has a sensible one.

    >>> id_of({"id": 7}), id_of({"id": "7"}), id_of({"id": 10**100})
    (7, None, None)
    """
    number = whole(message.get("id"))
    return None if number is None or number.bit_length() > _LONGEST_ID else number
