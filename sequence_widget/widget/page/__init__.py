"""The page that steps through a game where no kernel runs: one file, with everything worked out."""

from sequence_widget.widget.page.document import write_page

__all__ = ["write_page"]
