"""A board and a question in Shiny; both are made for whoever opens the page."""

from shiny import App, ui
from shinywidgets import output_widget, render_widget

from tests.hosts.apps.shown import board, question

page = ui.page_fluid(
    output_widget("shown_board", height="auto", fill=False),
    output_widget("shown_question", height="auto", fill=False),
)


def server(_input, _output, _session):
    @render_widget
    def shown_board():
        return board()

    @render_widget
    def shown_question():
        return question()


app = App(page, server)
