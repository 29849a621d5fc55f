"""Sequence for Kids, from deal to winning line."""

from sequence_widget.engine.kids.position import KidsPosition, KidsView
from sequence_widget.engine.kids.tables import KidsLayout, kids_layout

__all__ = ["KidsLayout", "KidsPosition", "KidsView", "kids_layout"]
