"""The operator's page, on a phone without JavaScript, and what the people at a table see of it."""

from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.house import PHONE, Guest, serious_findings, serve

TOKEN = "a-token-of-the-operator"


def test_an_operator_closes_a_table_and_its_people_are_told(browser: Browser, tmp_path: Path) -> None:
    with serve(tmp_path, "--operator-token", TOKEN, "--root-path", "/club") as address:
        ann = Guest(browser, f"{address}/club", "Ann")
        made = ann.new_table(["human", "human"], hot_seat=True)
        ann.page.goto(ann.address + made["link"])
        ann.page.locator("[data-state=choosing]").first.wait_for()
        size: ViewportSize = {"width": PHONE[0], "height": PHONE[1]}
        for scripts, deed, told in ((False, "Close", "The house has closed this table"), (True, "Open again", "")):
            with browser.new_context(viewport=size, java_script_enabled=scripts) as context:
                page = context.new_page()
                page.goto(f"{ann.address}/operator")
                page.get_by_label("The operator's token").fill(TOKEN)
                page.get_by_role("button", name="Sign in").click()
                page.get_by_label("Search tables and people").fill("ann")
                page.get_by_role("button", name="Search").click()
                if scripts:
                    assert serious_findings(page) == []
                    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                page.locator(f"[data-table='{made['id']}']").get_by_role("button", name=deed).click()
                page.locator(f"[data-table='{made['id']}'][data-state='{'closed' if told else 'going on'}']").wait_for()
            if told:
                expect(ann.page.locator("#prompt")).to_contain_text(told)
            else:
                ann.page.locator("[data-state=choosing]").first.wait_for()
        ann.check()
        ann.context.close()
