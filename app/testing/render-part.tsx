import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";

/** Widths of the narrowest phone and of a desktop screen, in pixels of CSS. */
export const screenWidths = { phone: 320, desktop: 1440 } as const;

const screenHeightPx = 900;

/** Sets the width of the screen. */
export async function setScreen(width: keyof typeof screenWidths): Promise<void> {
  await page.viewport(screenWidths[width], screenHeightPx);
}

/**
 * Renders a part into an empty page, at any address of an application that has no other parts.
 * @param path where the visitor is, with the query
 * @returns the element that holds the part, as wide as the page
 */
export async function renderPart(part: ReactNode, path = "/"): Promise<HTMLElement> {
  // The package does this only for the first file of tests that imports it, and all files share one page.
  await cleanup();
  // The router keeps the component, so it reads the part from here.
  const Application = createRoutesStub([{ path: "*", Component: () => part }]);
  const { container } = await render(<Application initialEntries={[path]} />);
  return container;
}
