"""What all tests share: how hard hypothesis tries."""

import os

from hypothesis import settings

# No deadline: a slow shared machine is no fault. Derandomized: a red run is red again, everywhere.
settings.register_profile("ordinary", deadline=None, derandomize=True)
settings.register_profile("proof", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("proof" if os.environ.get("SEQUENCE_WIDGET_PROOF") else "ordinary")
