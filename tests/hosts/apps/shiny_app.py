"""A board and a question in Shiny; both are made for whoever opens the page."""

from shiny import App, render, ui
from shinywidgets import output_widget, reactive_read, render_widget

from tests.hosts.apps.shown import board, question, told

page = ui.page_fluid(
    output_widget("shown_board", height="auto", fill=False),
    ui.output_text("ply"),
    output_widget("shown_question", height="auto", fill=False),
)


def server(_input, _output, _session):
    @render_widget
    def shown_board():
        return board()

    @render.text
    def ply():
        return told(reactive_read(shown_board.widget, "ply"))

    @render_widget
    def shown_question():
        return question()


app = App(page, server)
