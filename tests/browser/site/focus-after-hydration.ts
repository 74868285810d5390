import type { Page } from "@playwright/test";

/**
 * Records what the keyboard reaches before any part of the page has hydrated.
 * @returns a function that lists the elements that could not have kept focus: hidden, no longer focusable, or
 * removed without another control of the same name
 */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  const before = await page.evaluateHandle(() => {
    const reached = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    );
    const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    return [...reached].filter((one) => one.tabIndex >= 0 && isShown(one) && !one.closest("[inert]"));
  });
  return () =>
    before.evaluate((elements) =>
      elements.flatMap((element) => {
        const name = element.getAttribute("aria-label");
        const successor = name && !element.isConnected ? `[aria-label="${CSS.escape(name)}"]` : undefined;
        const now = successor ? document.querySelector<HTMLElement>(successor) : element;
        now?.focus({ preventScroll: true });
        return now && document.activeElement === now ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );
}
