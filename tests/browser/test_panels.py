"""The panels of what is unseen and of many trials, by mouse and by keyboard, in both languages."""

from playwright.sync_api import Locator, expect

from tests.browser.fitting import fitted
from tests.browser.notebook import Notebook
from tests.browser.playing import Keys, cell_with, wait_until_moved

FOLLOW = "sq.follow(game, sq.rolled)"
IN_PANEL = """row => row.getBoundingClientRect().bottom
  <= row.closest(".sqw-panel").getBoundingClientRect().bottom"""
LINE = 'sq.position("kids", chips={"c1": 0, "d1": 0, "e1": 0}, turn=0)'


def in_view(board: Locator, css: str) -> bool:
    inside = """found => {
      const box = found.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    }"""
    return bool(board.locator(css).first.evaluate(inside))


def beside(lab: Notebook, window: tuple[int, int], *, sidebar: bool) -> None:
    """Give the notebook a window, with JupyterLab's sidebar open or not."""
    lab.page.set_viewport_size({"width": window[0], "height": window[1]})
    lab.page.evaluate(f"window.jupyterapp.shell.{'expandLeft' if sidebar else 'collapseLeft'}()")
    fitted(lab)


def test_cards_by_mouse(lab: Notebook) -> None:
    lab.open(cell_with(LINE, options="show='Anna'"))
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    board = lab.board()
    assert lab.ask("board.unseen") == {}
    board.locator("[data-action=panel-unseen]").click()
    panel = board.locator(".sqw-unknown")
    expect(panel.locator("h3")).to_have_text("Not seen by Anna: 39 cards")
    expect(panel.locator("tr[data-helps]").last).to_contain_text("completes a line")
    assert lab.ask("board.panels") in (["unseen"], ("unseen",))
    board.evaluate("root => root.scrollIntoView()")
    assert in_view(board, "[data-action=start]")
    card = board.locator(".sqw-cards [data-card]").first
    kind = card.get_attribute("data-card")
    card.click()
    expect(panel.locator(".sqw-told")).to_contain_text(str(kind))
    sizes = panel.locator("*").evaluate_all(
        "found => found.map(each => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert min(sizes) >= 12
    assert lab.violations() == []
    board.locator("[data-action=panel-moves]").click()
    expect(panel).to_have_count(0)
    lab.becomes("board.unseen", {})


def test_cards_follow_a_move_played_by_keyboard(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', options="show='Anna', language='nb'"))
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=new]").focus()
    keys.tab_to("[data-action=panel-moves]")
    while keys.focused("action") != "panel-unseen":
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(board.locator(".sqw-unknown h3")).to_have_text("Ukjent for Anna: 39 kort")
    keys.tab_to(".sqw-unknown")
    lab.run("game.play('tiger b1')\ngame.play(game.position.legal_moves[0])")
    wait_until_moved(board, 0)
    expect(board.locator(".sqw-unknown h3")).to_have_text("Ukjent for Anna: 37 kort")
    lab.theme("dark")
    assert lab.violations() == []


def test_the_36_rolls_and_figures_over_the_spaces(lab: Notebook) -> None:
    chips = 'chips={"b1": 0, "c1": 0, "d1": 0, "e1": 0, "f1": 0}, turn=0'
    options = "panels=('unseen',), overlay='fills'"
    lab.open(cell_with(f'sq.position("dice", {chips})', luck="ask", options=options))
    board = lab.board()
    expect(board.locator(".sqw-rolls td[data-exact]")).to_have_count(36)
    expect(board.locator("[data-cell=b2] .sqw-figure")).to_contain_text("%")
    expect(board.locator(".sqw-legend")).to_contain_text("can fill the space next")
    assert "chance that Anna can fill it" in str(
        board.locator("[data-cell=b2]").get_attribute("aria-label")
    )
    assert lab.violations() == []
    lab.run("board.overlay = {'b2': 3, 'c2': 6}")
    expect(board.locator(".sqw-figure")).to_have_text(["3", "6"])
    expect(board.locator(".sqw-legend")).to_contain_text("numbers from the notebook")


def typed(panel: Locator, name: str, text: str) -> None:
    panel.locator(f"[name={name}]").fill(text)
    panel.locator(f"[name={name}]").press("Enter")


def test_many_rolls_and_games_by_mouse(lab: Notebook) -> None:
    lab.open(cell_with('"dice"'))
    lab.page.set_viewport_size({"width": 1366, "height": 768})
    board = lab.board()
    board.locator("[data-action=panel-many]").click()
    panel = board.locator(".sqw-many")
    expect(panel.locator("tbody tr")).to_have_count(11)
    panel.locator("[name=times]").fill("100000")
    lab.traffic.messages.clear()
    panel.locator("[data-action=many-main]").click()
    expect(panel).to_have_attribute("data-state", "runs")
    assert lab.ask("6 * 7") == 42  # while it runs
    panel.locator("[data-action=many-main]").click()
    expect(panel).to_have_attribute("data-state", "paused")
    panel.locator("[data-action=many-main]").click()
    expect(panel.locator("h3")).to_have_text("100,000 rolls")
    told = [
        each
        for each in lab.traffic.messages
        if "many" in each.content.get("data", {}).get("state", {})
    ]
    assert 5 < len(told) < 40
    row = panel.locator("tbody tr").nth(5)
    expect(row).to_contain_text("16.7%")
    assert abs(float(str(row.locator("td").nth(1).text_content()).removesuffix("%")) - 16.7) < 1
    board.evaluate("root => root.scrollIntoView()")
    assert in_view(board, "[data-action=start]")
    assert lab.violations() == []
    panel.locator("select").select_option("games")
    panel.locator("[data-action=many-main]").click()
    expect(panel.locator("tbody tr").first).to_contain_text("Anna")
    lab.run("game.play(game.position.legal_moves[0])")
    expect(panel.locator("h3")).to_have_text("0 games")
    panel.locator("select").select_option("rolls")
    expect(panel.locator("h3")).to_have_text("100,000 rolls")


def test_real_cards_by_keyboard_beside_many_draws(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', options="show='Anna', language='nb'"))
    board, keys = lab.board(), Keys(lab.board())
    board.locator("[data-action=new]").focus()
    keys.tab_to("[role=tab]")
    for _ in range(3):
        keys.press("ArrowRight")
    assert keys.focused("action") == "panel-many"
    keys.press("Enter")
    panel = board.locator(".sqw-many")
    keys.tab_to("[name=times]")
    panel.locator("[name=times]").fill("39")
    keys.press("Enter")
    expect(panel.locator("h3")).to_have_text("39 kort trukket")
    keys.tab_to("[data-action=many-more]")
    keys.press("Enter")
    keys.tab_to("[name=entry]")
    lab.page.keyboard.type("ørn")
    keys.press("Enter")
    expect(panel.locator("[role=alert]")).to_contain_text("ørn")
    typed(panel, "entry", "Rev")
    expect(panel.locator("h3")).to_have_text("40 kort trukket (1 for hånd)")
    expect(panel.locator("[role=alert]")).to_have_count(0)
    keys.tab_to("[data-entry=lion]")
    keys.press("Enter")
    expect(panel.locator("h3")).to_have_text("41 kort trukket (2 for hånd)")
    expect(panel.locator("[data-action=many-take-back]")).to_have_attribute(
        "title", "Ta tilbake løve"
    )
    panel.locator("[data-action=many-take-back]").press("Enter")
    expect(panel.locator("h3")).to_have_text("40 kort trukket (1 for hånd)")
    lab.theme("dark")
    assert lab.violations() == []


def test_what_follows_the_game_stands_beside_the_board(lab: Notebook) -> None:
    lab.open(cell_with('"dice"').replace("sq.SequenceWidget(game, )", FOLLOW))
    board = lab.board()
    for width, height, sidebar in ((690, 800, False), (1024, 768, False), (1366, 768, True)):
        beside(lab, (width, height), sidebar=sidebar)
        board.evaluate("root => root.scrollIntoView()")
        assert in_view(board, ".sqw-below")
        assert board.locator(".sqw-below tr").last.evaluate(IN_PANEL) or width < 1000
    assert lab.violations() == []
    board.locator("[data-action=panel-moves]").click()
    expect(board.locator(".sqw-below")).to_have_count(0)
    board.locator("[data-action=panel-said]").click()
    before = board.locator(".sqw-below").text_content() or ""
    lab.run("game.play(game.position.legal_moves[0])")
    expect(board.locator(".sqw-below")).not_to_have_text(before)
    lab.page.set_viewport_size({"width": 1200, "height": 900})


def test_a_row_is_told_exactly_where_it_is_pointed_at_or_has_the_focus(lab: Notebook) -> None:
    lab.open(cell_with('"kids"', options="show='Anna', panels=('unseen',)"))
    board, keys = lab.board(), Keys(lab.board())
    pointed = board.locator(".sqw-pointed")
    board.locator(".sqw-unknown tr", has_text="unicorn").hover()
    expect(pointed).to_have_text("unicorn: 2 of 39, so 2/39 ≈ 5.1%; held by Bo 37/247")
    lab.page.mouse.move(0, 0)  # where no row comes to lie under it when the list scrolls
    board.locator("[data-action=panel-unseen]").focus()
    keys.tab_to(".sqw-unknown tbody tr")
    keys.press("ArrowDown")
    expect(pointed).to_have_text("camel: 2 of 39, so 2/39 ≈ 5.1%; held by Bo 37/247")
    assert lab.violations() == []
    row = board.locator(".sqw-unknown tbody tr:focus")
    said = "row => getComputedStyle(row, '::after').content"
    assert row.evaluate(said) == "none"
    beside(lab, (360, 740), sidebar=False)  # there the status is out of sight
    assert "camel: 2 of 39" in row.evaluate(said)
    assert lab.violations() == []
    lab.page.set_viewport_size({"width": 1200, "height": 900})


def test_the_line_of_a_figure_is_copied_by_keyboard_and_gives_it(lab: Notebook) -> None:
    lab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lab.open(cell_with('"kids"', options="overlay='fills', panels=('unseen',), language='nb'"))
    board, keys = lab.board(), Keys(lab.board())
    for width, theme in ((1366, "light"), (360, "dark")):
        beside(lab, (width, 768), sidebar=False)
        lab.theme(theme)
        for name, shown in (("over", "1 = 100 %"), ("unseen", "'alligator': 2")):
            summary = board.locator(f"[data-action=code-{name}]")
            summary.focus()
            keys.press("Enter")
            keys.press("Tab")
            assert keys.focused("action") == "copy-line"
            keys.press("Enter")
            copied = board.locator(f"[data-code={name}] [role=status]").first
            expect(copied).to_have_text("Kopiert")
            assert shown in lab.run(lab.page.evaluate("navigator.clipboard.readText()"))
            box = board.locator(f"[data-code={name}]")
            assert box.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
            assert lab.violations() == []
            keys.press("Escape")
            expect(summary).to_be_focused()
            expect(box).not_to_have_attribute("open", "")
    lab.theme("light")
    lab.page.set_viewport_size({"width": 1200, "height": 900})


ROLLED = """import sequence_widget as sq
game = sq.Game("dice", players=["Anna", "Bo"], seed=3)
game.play(game.position.legal_moves[0])
for _ in range(24):
    game.play(game.position.legal_moves[0])
sq.follow(game, sq.rolled)"""


def test_the_longest_bar_of_a_result_is_seen_whole(lab: Notebook) -> None:
    lab.page.set_viewport_size({"width": 1366, "height": 900})
    lab.open(ROLLED)
    panel = lab.board().locator(".sqw-panel:has(.sqw-below)")
    expect(panel.locator("td svg").first).to_be_visible()
    assert panel.evaluate("each => each.scrollWidth - each.clientWidth") == 0
    right = panel.evaluate("each => each.getBoundingClientRect().right")
    for bar in panel.locator("td svg").all():
        assert bar.evaluate("each => each.getBoundingClientRect().right") <= right
