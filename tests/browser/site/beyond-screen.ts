import type { Page } from "@playwright/test";

/**
 * Text and controls that extend beyond the right edge of the screen, each by its text, and by how much the page
 * scrolls sideways.
 */
export function partsBeyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrollsByItself = (element: Element) => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        if (getComputedStyle(each).overflowX !== "visible") return true;
      }
      return false;
    };
    const range = document.createRange();
    const rightOf = (element: Element) => {
      if (element.matches("button, input, select, textarea")) return element.getBoundingClientRect().right;
      // Only its own letters: the box of a text may be wider, and its screen-reader text is clipped.
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const rights = texts.map((text) => {
        range.selectNodeContents(text);
        return range.getBoundingClientRect().right;
      });
      return Math.max(0, ...rights);
    };
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.matches("button, input, select, textarea") || isText(element))
      .filter((element) => !element.closest(".visually-hidden"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => rightOf(element) > clientWidth + 1 && !scrollsByItself(element))
      .map((element) => element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 60));
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`, ...beyond] : beyond;
  });
}
