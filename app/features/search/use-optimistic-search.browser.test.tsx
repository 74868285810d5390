import { Suspense, use } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, useLocation } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useOptimisticSearch } from "./use-optimistic-search.ts";

const chosen = "?chosen";
const never = new Promise<never>(() => {});

/** A part of the page whose render for the choice never completes. */
function SlowPart() {
  return useLocation().search === chosen ? use(never) : "Drawn";
}

function Choice() {
  const { search, show } = useOptimisticSearch("");
  return <input type="checkbox" checked={search === chosen} onChange={() => show(location.pathname + chosen)} />;
}

test("a choice is shown before the page has rendered it, and Back undoes it even then", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <BrowserRouter>
      <Choice />
      <Suspense>
        <SlowPart />
      </Suspense>
    </BrowserRouter>,
  );
  // All test files share one page, which still contains another file's parts.
  const part = page.elementLocator(place);
  const choice = part.getByRole("checkbox");
  await choice.click();
  await expect.element(choice).toBeChecked();
  expect(location.search).toBe(chosen);
  await expect.element(part.getByText("Drawn")).toBeVisible();
  history.back();
  await expect.element(choice).not.toBeChecked();
  expect(location.search).not.toBe(chosen);
});
