import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import CompareToggle from "./compare-toggle.island.tsx";

const Page = createRoutesStub([
  { path: "*", Component: () => <CompareToggle productId="wallPanels/petPanel" productName="PET Panel" /> },
]);

/** A page as rendered by the server, and a function that hydrates it. */
function writtenPage() {
  const holder = document.body.appendChild(document.createElement("div"));
  holder.innerHTML = renderToString(<Page initialEntries={["/"]} />);
  const hydrate = () => act(async () => hydrateRoot(holder, <Page initialEntries={["/"]} />));
  return { holder, hydrate };
}

test("focus on the link of a server-rendered page moves to the checkbox that replaces it", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { holder, hydrate } = writtenPage();
  const link = holder.querySelector("a");
  link?.focus();
  expect(document.activeElement).toBe(link);
  const root = await hydrate();
  expect(document.activeElement).toBe(holder.querySelector("input[type=checkbox]"));
  await act(async () => root.unmount());
});

test("a checkbox that replaces a link without focus does not take focus", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { holder, hydrate } = writtenPage();
  const root = await hydrate();
  expect(holder.querySelector("input[type=checkbox]")).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  await act(async () => root.unmount());
});

test("one press of Tab leads from a checked box to a link to the comparison, which is visible while it has focus", async () => {
  await renderPart(<CompareToggle productId="wallPanels/petPanel" productName="PET Panel" />);
  const box = page.getByRole("checkbox", { name: "Compare PET Panel" });
  await box.click();
  await userEvent.tab();
  const link = page.getByRole("link", { name: "View comparison" });
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThan(24);
  expect(link.element()).toHaveAttribute("href", expect.stringContaining("petPanel"));
  await box.click();
  expect(link.elements()).toEqual([]);
});
