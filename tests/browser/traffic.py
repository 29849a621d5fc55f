"""Everything that goes over the page's sockets, in both directions, as searchable text."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocket

PARTS = ("header", "parent_header", "metadata", "content")


@dataclass(frozen=True)
class Message:
    """One message of the kernel's protocol, as it crossed the socket."""

    sent: bool  # by the browser
    size: int  # bytes on the wire, not counting the frame's own head and any compression
    channel: str
    kind: str
    content: dict[str, Any]
    parts: dict[str, Any]  # all of it
    rest: str  # buffers, or text that is no message at all

    @property
    def text(self) -> str:
        """All that it says, letters as they are."""
        return json.dumps(self.parts, ensure_ascii=False) + self.rest


class Traffic:
    """The messages of one page, oldest first."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Message] = []
        self._page = page
        page.on("websocket", self._listen)

    def close(self) -> None:
        """Listen to no further socket."""
        self._page.remove_listener("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.messages.append(decode(frame, sent=True)))
        socket.on("framereceived", lambda frame: self.messages.append(decode(frame, sent=False)))

    def received_bytes(self) -> int:
        return sum(message.size for message in self.messages if not message.sent)

    def sent_bytes(self) -> int:
        return sum(message.size for message in self.messages if message.sent)

    def mentions(self, text: str) -> list[Message]:
        return [message for message in self.messages if text in message.text]


def decode(frame: str | bytes, *, sent: bool) -> Message:
    """Read a frame: the protocol v1.kernel.websocket.jupyter.org is binary, others are JSON.

    A binary frame begins with a count and that many offsets, each of eight bytes, little end
    first; between the offsets lie the channel's name, the four JSON parts, then the buffers.
    """
    if isinstance(frame, str):
        try:
            found = json.loads(frame)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "header" not in found:
            return Message(sent, len(frame.encode()), "", "", {}, {}, frame)
        return _message(sent, len(frame.encode()), found.get("channel", ""), found, "")
    number = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * i + 8 : 8 * i + 16], "little") for i in range(number)]
    pieces = [frame[a:b] for a, b in zip(offsets, [*offsets[1:], len(frame)], strict=True)]
    channel, *parts = pieces[:5]
    found = dict(zip(PARTS, (json.loads(part) for part in parts), strict=True))
    rest = b"".join(pieces[5:]).decode("utf-8", errors="replace")
    return _message(sent, len(frame), channel.decode(), found, rest)


def _message(sent: bool, size: int, channel: str, parts: dict[str, Any], rest: str) -> Message:  # noqa: FBT001 - the fields in order
    kind = parts["header"].get("msg_type", "")
    return Message(sent, size, channel, kind, parts.get("content", {}), parts, rest)
