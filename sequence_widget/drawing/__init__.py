"""Pictures of chances, drawn as SVG: from claims, or from a joint distribution alone."""

from sequence_widget.drawing.asked import grid, icons, square, tree, two_way, venn
from sequence_widget.drawing.joint import Joint
from sequence_widget.drawing.picture import Picture

__all__ = ["Joint", "Picture", "grid", "icons", "square", "tree", "two_way", "venn"]
