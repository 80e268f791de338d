"""Draws the icons of the installed page from icon.svg into static/, where they are kept, as they hardly change."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from tests.browser.browsers import launch  # noqa: E402

PAPER = "#f8f1e1"
# the name, the size, the share of it that the drawing takes, and how round the paper below is
# (systems cut the one for masks to a form of their own)
ICONS = [("icon-192", 192, 0.74, "20%"), ("icon-512", 512, 0.74, "20%"), ("icon-mask-512", 512, 0.58, "0")]


def main() -> None:
    drawing = (HERE / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, share, corner in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            width = round(size * share)
            page.set_content(
                f"<style>body {{ margin: 0; background: none }} svg {{ width: {width}px }}"
                f" div {{ width: {size}px; height: {size}px; display: grid; place-items: center;"
                f" background: {PAPER}; border-radius: {corner} }}</style>"
                f"<div>{drawing}</div>"
            )
            page.screenshot(path=HERE / "static" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
