import type { Page } from "@playwright/test";

/**
 * Remembers what the keyboard reaches before any part of the page has come alive.
 * @returns a function that says which of it could not have kept the focus: it is gone, hidden or can no longer have it
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  const before = await page.evaluateHandle(() => {
    const reached = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    return [...reached].filter((one) => one.tabIndex >= 0 && isShown(one) && !one.closest("[inert]"));

    function isShown(element: HTMLElement) {
      return element.checkVisibility({ visibilityProperty: true });
    }
  });
  return () =>
    before.evaluate((elements) =>
      elements.flatMap((element) => {
        element.focus({ preventScroll: true });
        return document.activeElement === element ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );
}
