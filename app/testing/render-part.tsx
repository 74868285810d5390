import { act, type ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { firstInteraction } from "#app/boot/first-interaction.ts";

/** Widths of the narrowest phone and of a desktop screen, in pixels of CSS. */
export const screenWidths = { phone: 320, desktop: 1440 } as const;

/** Height of every screen in CSS pixels. */
export const screenHeightPx = 900;

/** Sets the width of the screen. */
export async function setScreen(width: keyof typeof screenWidths): Promise<void> {
  await page.viewport(screenWidths[width], screenHeightPx);
}

/**
 * Renders a part into an empty page, at any address of an application that has no other parts.
 * @param path the visitor's address, with the query
 * @returns the element that contains the part, as wide as the page
 */
export async function renderPart(part: ReactNode, path = "/"): Promise<HTMLElement> {
  // The package does this only for the first test file that imports it, and all files share one page.
  await cleanup();
  // The pointer stays where an earlier test clicked, and would hover over something now.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } });
  // The router keeps the component, so it reads the part from here.
  const Application = createRoutesStub([{ path: "*", Component: () => part }]);
  const { container } = await render(<Application initialEntries={[path]} />);
  await arrivalOfLateParts();
  return container;
}

/** Renders a part with the page's margins, as `renderPart` does. */
export function renderOnPage(part: ReactNode, path?: string): Promise<HTMLElement> {
  return renderPart(<div className="wrap">{part}</div>, path);
}

/** How often the task queue is drained before an import must have resolved. */
const turnsOfAnImport = 5;

/** Waits for deferred parts and drawings too. Their code has loaded with the page. */
async function arrivalOfLateParts(): Promise<void> {
  const interaction = firstInteraction();
  dispatchEvent(new Event("pointermove"));
  // Outside of act, React delays suspended content by some tenths of a second.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    await interaction;
    // Imports again a module that has already loaded.
    for (let turn = 0; turn < turnsOfAnImport; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
