"""What axe finds wrong with a page, for people who see, hear or move otherwise."""

from importlib import resources

from playwright.sync_api import Page

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js")

# Of what is right one place a rule is enough, as only the names of its rules are of use.
LOOK = """css => window.axe.run(css, { resultTypes: ["violations", "incomplete"] })"""


def violations(page: Page, selector: str, *, drawn: bool = False) -> list[str]:
    """Ask axe what is wrong with a part of a page.

    Of lettering that is `drawn` over shapes axe cannot tell the contrast.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(LOOK, selector)
    told = [rule["id"] for rule in found["passes"] + found["violations"]]
    assert "color-contrast" in told, found["incomplete"]
    unseen = [
        node["html"]
        for rule in found["incomplete"]
        for node in rule["nodes"]
        if not (drawn and node["html"].startswith("<text "))
        and any((check["data"] or {}).get("messageKey") == "bgOverlap" for check in node["any"])
    ]
    assert not unseen, f"something lies over these, so that axe checks no contrast: {unseen}"
    return [
        f"{rule['id']}: {rule['help']}\n  {node['html'][:200]}\n  {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
