"""A board and a question in Solara, made by a component for whoever opens the page."""

import solara

from tests.hosts.apps.shown import board, question


@solara.component
def Page():
    with solara.Column():
        solara.display(solara.use_memo(board, []))
        solara.display(solara.use_memo(question, []))
