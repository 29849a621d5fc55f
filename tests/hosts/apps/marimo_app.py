"""A board and a question in an app of marimo, whose cells run for whoever opens the page."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from tests.hosts.apps.shown import board, question, told

    return board, mo, question, told


@app.cell
def _(board, mo):
    shown = board()
    ply, set_ply = mo.state(0)
    shown.observe(lambda change: set_ply(change.new), "ply")
    mo.ui.anywidget(shown)
    return (ply,)


@app.cell
def _(mo, ply, told):
    mo.md(told(ply()))


@app.cell
def _(mo, question):
    mo.ui.anywidget(question())
