"""Completing a line: with which cards or sums, and how likely that is, in one turn or several."""
