import type { Page } from "@playwright/test";

/** Takes away the rest of the page, which has no bearing on where this part's own are: each size of the screen is half the work. */
export function leaveOnly(page: Page, part: string) {
  return page.locator(part).evaluate((element) => {
    for (let kept = element; kept.parentElement && kept.localName !== "main"; kept = kept.parentElement)
      for (const other of [...kept.parentElement.children]) if (other !== kept) other.remove();
  });
}

/** From now on things only have their places: a page at another size is a third less work. */
export function stopPainting(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.opacity = "0";
  });
}
