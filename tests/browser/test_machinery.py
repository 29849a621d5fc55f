"""What all other tests here stand on, shown on the least widget there is."""

from playwright.sync_api import expect

from tests.browser.notebook import Notebook

CELL = "from tests.browser.counter import Counter\ncounter = Counter()\ncounter"
BUTTON = "[data-counter]"


def test_a_click_reaches_python_and_python_the_page(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    button = lab.page.locator(BUTTON)
    expect(button).to_have_text("0")
    button.click()
    expect(button).to_have_text("1")
    assert lab.ask("counter.count") == 1
    lab.run("counter.count = 41")
    expect(button).to_have_text("41")
    sent = [message for message in lab.traffic.messages if message.sent]
    assert any(m.kind == "comm_msg" and "add" in m.text for m in sent)
    assert any('"count": 41' in message.text for message in lab.traffic.messages)


def test_a_shown_error_is_a_complaint(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    lab.page.evaluate("console.error('a tiger')")
    lab.page.evaluate("setTimeout(() => { throw new Error('a lion') })")
    lab.page.wait_for_function("true")
    assert [("tiger" in text, "lion" in text) for text in lab.complaints] == [
        (True, False),
        (False, True),
    ]
    lab.complaints.clear()


def test_a_forged_message_arrives_as_if_the_page_had_sent_it(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    [model] = lab.models()
    lab.forge(model, {"method": "custom", "content": {"do": "add"}})
    expect(lab.page.locator(BUTTON)).to_have_text("1")
    lab.forge(model, {"method": "update", "state": {"count": 7}, "buffer_paths": []})
    assert lab.ask("counter.count") == 7


def test_a_saved_notebook_holds_the_state_and_a_reload_shows_the_same(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    lab.page.locator(BUTTON).click()
    expect(lab.page.locator(BUTTON)).to_have_text("1")
    saved = lab.save()
    states = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    assert any(model["state"].get("count") == 1 for model in states.values())
    lab.reload(shows=BUTTON)
    expect(lab.page.locator(BUTTON)).to_have_text("1")
    lab.page.locator(BUTTON).click()
    expect(lab.page.locator(BUTTON)).to_have_text("2")


def test_the_theme_and_the_cells_are_ours_to_change_and_read(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    for name in ("dark", "light"):
        lab.theme(name)
    assert lab.cells() == [CELL]
    lab.run_cell(0)
    lab.page.wait_for_function("document.querySelector('[data-counter]')?.textContent === '0'")


def test_axe_sees_what_is_wrong(lab: Notebook) -> None:
    lab.open(CELL, shows=BUTTON)
    lab.run("counter.count = 1234567")  # axe looks at no single letter's contrast
    expect(lab.page.locator(BUTTON)).to_have_text("1234567")
    assert not lab.violations(BUTTON)
    lab.page.locator(BUTTON).evaluate("button => { button.style.color = '#eee' }")
    [violation] = lab.violations(BUTTON)
    assert "color-contrast" in violation
