"""A board and a question in Solara, made by a component for whoever opens the page."""

import solara

from tests.hosts.apps.shown import board, question, told


@solara.component
def Followed(shown):
    ply, set_ply = solara.use_state(0)
    solara.use_effect(lambda: shown.observe(lambda change: set_ply(change.new), "ply"), [])
    solara.Text(told(ply))


@solara.component
def Page():
    shown = solara.use_memo(board, [])
    with solara.Column():
        solara.display(shown)
        Followed(shown)  # a component of its own: else the board is drawn anew with every move
        solara.display(solara.use_memo(question, []))
