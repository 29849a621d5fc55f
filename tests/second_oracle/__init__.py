"""A second oracle, written from docs/rules.md alone: it goes through every case, and is told none.

It shares no code with the package or the other oracles, and names of the package only what makes a
situation and asks. A situation is drawn at random, rules and all.
"""
