"""Games small enough to be solved: every position, what it is worth, and the best moves."""
