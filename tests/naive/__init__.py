"""A second, deliberately naive implementation of the rules: an oracle for the tests.

It shares no code with the package.
"""
