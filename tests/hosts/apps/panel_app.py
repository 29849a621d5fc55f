"""A board and a question in Panel, which runs this file for whoever opens the page."""

import panel as pn

from tests.hosts.apps.shown import board, question

pn.extension("ipywidgets")
pn.Column(pn.panel(board()), pn.panel(question())).servable()
