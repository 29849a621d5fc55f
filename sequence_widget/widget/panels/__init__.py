"""The panels beside the moves: what each shows, some of it worked out beside the kernel."""
