"""A board and a question in Panel, which runs this file for whoever opens the page."""

import panel as pn

from tests.hosts.apps.shown import board, question, told

pn.extension("ipywidgets")
shown, ply = board(), pn.pane.Str(told(0))
shown.observe(lambda change: setattr(ply, "object", told(change.new)), "ply")
wide = {"sizing_mode": "stretch_width"}
pn.Column(pn.panel(shown, **wide), ply, pn.panel(question()), **wide).servable()
