import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { HistoryScreen } from "./history-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

test("an error while the history is read is shown", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "Something went wrong." }, { status: 500 }));
  await renderPart(<HistoryScreen rest="" files={[]} onSaved={() => {}} />);
  await expect.element(page.getByText("Something went wrong.")).toBeVisible();
});

test("a step whose summary names only some of its changes lists all of them", async () => {
  const summary = "Felt: Name changed; and 2 more changes";
  const all = ["Name changed", "Weight changed", "Density changed"];
  const step = { id: 1, at: "2026-03-01T10:00:00.000Z", summary, all, files: [], canUndo: true, isUndone: false };
  vi.stubGlobal("fetch", async () => Response.json({ steps: [step] }));
  await renderPart(<HistoryScreen rest="" files={[]} onSaved={() => {}} />);
  await expect.element(page.getByText("Density changed")).not.toBeVisible();
  await page.getByText("All 3 changes").click();
  await expect.element(page.getByText("Density changed")).toBeVisible();
});

test("an earlier step of a file that has changed since says what to do instead", async () => {
  const step = (id: number, canUndo: boolean) => ({
    id,
    at: "2026-03-01T10:00:00.000Z",
    summary: `Step ${id}`,
    files: ["content/gallery.yaml"],
    canUndo,
    isUndone: id === 0,
  });
  vi.stubGlobal("fetch", async () => Response.json({ steps: [step(2, true), step(1, false), step(0, false)] }));
  await renderPart(<HistoryScreen rest="" files={[]} onSaved={() => {}} />);
  const [last, first] = [page.getByRole("listitem").nth(0), page.getByRole("listitem").nth(1)];
  await expect.element(last.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await expect.element(first).toHaveTextContent("Undo the later change first");
  await expect.element(page.getByRole("listitem").nth(2)).toHaveTextContent("This has been undone.");
  expect(last.element().textContent).not.toContain("later change");
});
