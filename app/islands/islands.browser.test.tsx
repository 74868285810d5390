import { useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { hydrateIsland } from "./hydrate-island.tsx";
import { island, IslandRenderer } from "./island.tsx";
import { PageIslands } from "./render-islands.tsx";

afterEach(() => document.body.replaceChildren());

function Counter({ label }: { label: string }) {
  const id = useId();
  const [count, setCount] = useState(0);
  if (count > 1) throw new Error("Two is too much.");
  return (
    <>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {`${label}: ${count}`}
      </button>
      <span id={id}>How often it was pressed</span>
    </>
  );
}

const CounterIsland = island("counter", Counter);

/** A page as the server renders it. */
function render(...labels: string[]): HTMLElement[] {
  const islands = new PageIslands("/page?q=oak");
  document.body.innerHTML = renderToString(
    <IslandRenderer value={islands.render}>
      {labels.map((label) => (
        <CounterIsland key={label} label={label} />
      ))}
    </IslandRenderer>,
  );
  return [...document.querySelectorAll<HTMLElement>("page-island")];
}

test("an island is hydrated as the server rendered it, and works", async () => {
  const [first, second] = render("One", "Two");
  const before = document.body.innerHTML;
  await hydrateIsland(second!, Counter, JSON.parse(second!.dataset["props"]!));
  expect(document.body.innerHTML).toBe(before);
  expect(first?.querySelector("span")?.id).not.toBe(second?.querySelector("span")?.id);
  await page.getByRole("button", { name: "Two: 0" }).click();
  await expect.element(page.getByRole("button", { name: "Two: 1" })).toBeVisible();
});

test("an island that fails shows an error, and the rest of the page stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [first] = render("One", "Two");
  await hydrateIsland(first!, Counter, { label: "One" });
  await page.getByRole("button", { name: "One: 0" }).click();
  await page.getByRole("button", { name: "One: 1" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Two is too much.");
  await expect.element(page.getByRole("button", { name: "Two: 0" })).toBeVisible();
});

test("an island inside another one is an ordinary component", () => {
  const Outer = island("outer", () => <CounterIsland label="Inner" />);
  const islands = new PageIslands("/page?q=oak");
  document.body.innerHTML = renderToString(
    <IslandRenderer value={islands.render}>
      <Outer />
    </IslandRenderer>,
  );
  expect(document.querySelectorAll("page-island")).toHaveLength(1);
  expect(document.querySelector("button")?.textContent).toBe("Inner: 0");
});
