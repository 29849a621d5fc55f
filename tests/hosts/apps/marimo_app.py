"""A board and a question in an app of marimo, whose cells run for whoever opens the page."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from tests.hosts.apps.shown import board, question

    return board, mo, question


@app.cell
def _(board, mo):
    mo.ui.anywidget(board())


@app.cell
def _(mo, question):
    mo.ui.anywidget(question())
