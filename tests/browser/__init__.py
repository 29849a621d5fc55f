"""The board as people meet it: in real JupyterLab, in a real browser."""
