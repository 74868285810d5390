import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import type { CellMistake } from "../messages.ts";
import type { Replacement } from "./keyed-rows.ts";
import { WrongCells } from "./wrong-cells.tsx";

const table = {
  version: "1",
  rows: [],
  paths: [],
  choices: { room: { court: "Courtroom", hall: "Hall" } },
  productNames: [],
};

const mistake = (row: number, column: string, word: string, suggestion?: string): CellMistake => ({
  row,
  column,
  word,
  message: `Correct “${word}”.`,
  suggestion,
});

async function renderWith(...mistakes: CellMistake[]) {
  const onReplace = vi.fn<(replacements: readonly Replacement[]) => void>();
  await renderPart(<WrongCells mistakes={mistakes} rows={[]} table={table} onReplace={onReplace} />);
  return onReplace;
}

test("all suggestions and choices are used in one step, and cells without one stay", async () => {
  const onReplace = await renderWith(
    mistake(0, "room", "court rm", "court"),
    mistake(1, "location", "Pune, Maharastra", "Pune, Maharashtra"),
    mistake(2, "year", "about 2020"),
  );
  await page.getByLabelText("Replace “court rm” with").selectOptions("Hall");
  const all = page.getByRole("button", { name: "Make these 2 replacements" });
  // Below the choices, where the owner has just made the last one.
  const lastChoice = page.getByLabelText("Replace “about 2020” with");
  expect(all.element().getBoundingClientRect().top).toBeGreaterThan(
    lastChoice.element().getBoundingClientRect().bottom,
  );
  await all.click();
  expect(onReplace).toHaveBeenCalledWith([
    { column: "room", word: "court rm", replacement: "hall" },
    { column: "location", word: "Pune, Maharastra", replacement: "Pune, Maharashtra" },
  ]);
});

test("areas without a unit get the same unit in one step", async () => {
  const onReplace = await renderWith(mistake(0, "area", "900"), mistake(1, "area", "1,200"), mistake(2, "area", "big"));
  await expect.element(page.getByText("2 areas have no unit.")).toBeVisible();
  await page.getByRole("button", { name: "sq ft", exact: true }).click();
  expect(onReplace).toHaveBeenCalledWith([
    { column: "area", word: "900", replacement: "900 sq ft" },
    { column: "area", word: "1,200", replacement: "1,200 sq ft" },
  ]);
  await expect.element(page.getByText("Correct “big”.")).toBeVisible();
});

test("financial years are replaced with one of their years in one step, and other periods stay", async () => {
  const words = ["2023-24", "FY 2021-2022", "21-22", "FY22", "2019-24"];
  const onReplace = await renderWith(...words.map((word, row) => mistake(row, "year", word)));
  await page.getByRole("button", { name: "Second year" }).click();
  expect(onReplace).toHaveBeenCalledWith([
    { column: "year", word: "2023-24", replacement: "2024" },
    { column: "year", word: "FY 2021-2022", replacement: "2022" },
    { column: "year", word: "21-22", replacement: "2022" },
    { column: "year", word: "FY22", replacement: "2022" },
  ]);
  await expect.element(page.getByText("Correct “2019-24”.")).toBeVisible();
});

test("a single financial year is offered as its two years", async () => {
  const onReplace = await renderWith(mistake(0, "year", "2023-24"));
  await page.getByRole("button", { name: "2023", exact: true }).click();
  expect(onReplace).toHaveBeenCalledWith([{ column: "year", word: "2023-24", replacement: "2023" }]);
});

test("a text without a suggestion is corrected in place, so that its other words stay", async () => {
  const onReplace = await renderWith(mistake(0, "location", "Kalaburagi, K.T."));
  const field = page.getByLabelText("Replace “Kalaburagi, K.T.” with");
  await expect.element(field).toHaveValue("Kalaburagi, K.T.");
  await expect.element(page.getByRole("button", { name: "Replace" })).toBeDisabled();
  await field.fill("Kalaburagi, Karnataka");
  await page.getByRole("button", { name: "Replace" }).click();
  expect(onReplace).toHaveBeenCalledWith([
    { column: "location", word: "Kalaburagi, K.T.", replacement: "Kalaburagi, Karnataka" },
  ]);
});
