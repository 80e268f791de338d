"""A house below a path of a server that has other things too."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import Guest, expect_calm, serve


def test_the_whole_page_works_below_a_path(browser: Browser, tmp_path: Path) -> None:
    with serve(tmp_path, "--root-path", "/club/games") as address:
        ann = Guest(browser, f"{address}/club/games", "Ann")
        page = ann.page
        page.goto(ann.address)
        link = ann.new_table(["human", "human"], hot_seat=True)["link"]
        page.goto(ann.address + link)
        page.locator(".table-page").wait_for()
        page.locator("[data-action]").first.dispatch_event("click")
        expect_calm(page)
        page.goto(f"{ann.address}{link}/replay")
        page.locator(".table-page").wait_for()
        page.goto(f"{ann.address}/about")
        page.locator("header a.brand").click()
        page.locator("a.res").first.click()
        page.locator(".table-page").wait_for()
        expect(page).to_have_url(ann.address + link)
        ann.check()
        ann.context.close()
