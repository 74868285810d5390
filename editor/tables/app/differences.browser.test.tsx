import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { Differences } from "./differences.tsx";
import "./tables.css";

const change = { path: "products/a.yaml", product: "a", card: "Performance", figure: "NRC", before: "0.8" };
const refused = { ...change, row: 7, after: "very good", refused: "Write a number, such as 0.85, not “very good”." };
const accepted = { ...change, row: 3, after: "0.9" };
const show = (changes: readonly (typeof accepted)[], otherMistakes: readonly string[] = []) =>
  renderPart(
    <Differences
      compared={{ changes, otherMistakes, unknown: [] }}
      onApply={() => Promise.resolve()}
      onCancel={() => {}}
    />,
  );

test("a figure that the build would refuse is marked with its row and the build's words, and is not promised", async () => {
  const part = await show([refused, accepted]);
  await expect.element(page.getByRole("heading", { name: "1 figure would change" })).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("1 figure cannot be changed");
  await expect.element(page.getByRole("row", { name: /^7 .*very good.*Write a number/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Change 1 figure", exact: true })).toBeVisible();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("where no figure can be changed, none is offered to be", async () => {
  await show([refused]);
  await expect.element(page.getByRole("heading", { name: "No figure would change" })).toBeVisible();
  expect(page.getByRole("button", { name: /^Change/ }).elements()).toEqual([]);
});

test("what the build would say of all figures together is said before they are changed", async () => {
  await show([accepted], ["These figures do not agree."]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("These figures do not agree.");
  expect(page.getByRole("button", { name: /^Change/ }).elements()).toEqual([]);
});
