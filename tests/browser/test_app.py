"""The page as an app: it opens without a network, says what is missing, and gives way to a new build."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from burgher.server.settings import PAGE
from tests.browser.house import Guest
from tests.server.house import running

INSTALLED = """
() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)
"""


def install(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(INSTALLED)


@pytest.mark.parametrize("root", ["", "/club/games"])
def test_the_shell_opens_without_a_network_and_says_what_is_missing(
    browser: Browser, tmp_path: Path, root: str
) -> None:
    with running(tmp_path / "db", root_path=root) as address:
        hanna = Guest(browser, address + root, "Hanna", app=True)
        page = hanna.page
        install(page, hanna.address + "/")
        link = hanna.new_table(["human", "random"])["link"]
        hanna.context.set_offline(True)
        page.reload()
        expect(page.get_by_text("There is no connection to the house.")).to_be_visible()
        expect(page.locator(".box")).to_have_count(4)
        page.goto(hanna.address + link)  # a table that was never opened here
        expect(page.get_by_text("There is no connection to the house.")).to_be_visible()
        expect(page.get_by_role("link", name="Burgher")).to_be_visible()
        hanna.context.set_offline(False)
        page.locator(".table-page").wait_for()
        hanna.context.close()


def test_a_new_build_takes_the_place_of_the_old_one(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    old = (folder / "index.html").read_text().split('data-build="')[1].split('"')[0]
    with running(tmp_path / "db", page=folder) as address:
        hanna = Guest(browser, address, "Hanna", app=True)
        install(hanna.page, "/")
        other = hanna.new_page()
        other.goto("/about")
        for name in ("index.html", "sw.js"):
            (folder / name).write_text((folder / name).read_text().replace(old, "another"))
        hanna.page.reload()  # gets the new page, which brings the new worker; the other one is told
        for page in (hanna.page, other):
            expect(page.locator("html")).to_have_attribute("data-build", "another")
        hanna.page.wait_for_function(
            "() => caches.keys().then((names) => names.length === 1 && names[0].endsWith(':another'))"
        )
        hanna.check()
        hanna.context.close()
