import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listOf, longHindiName, longHindiText, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { FigureSheet } from "./figure-sheet.tsx";

describe("a sheet of figures", () => {
  test.each([0, 1, manyCount])("with %i rows has as many terms and values", async (count) => {
    const rows = listOf(count, (place) => ({ label: `Figure ${place + 1}`, lines: [`${place} mm`] }));
    const part = await renderOnPage(<FigureSheet rows={rows} />);
    expect(page.getByRole("term").elements()).toHaveLength(count);
    expect(page.getByRole("definition").elements()).toHaveLength(count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("holds long words and Hindi in labels, values and notes", async () => {
    const rows = [
      { label: longWord, lines: [longWord], note: longWord },
      { label: longHindiName, lines: [longHindiText, longHindiText], note: longHindiText },
      { label: "Thickness", lines: [longWord, "12 mm"] },
      { label: longWord.toLowerCase(), lines: ["12 mm"] },
    ];
    expect(await layoutFaultsOnScreens(await renderOnPage(<FigureSheet rows={rows} />))).toEqual([]);
  });

  test("holds sixty lines in one value", async () => {
    const lines = listOf(manyCount, (place) => `${600 + place} × 1200 mm`);
    const part = await renderOnPage(<FigureSheet rows={[{ label: "Sizes", lines }]} />);
    for (const line of lines) expect(part.textContent).toContain(line);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("has nothing below a value without a note", async () => {
    await renderOnPage(<FigureSheet rows={[{ label: "Thickness", lines: ["12 mm"] }]} />);
    await expect.element(page.getByRole("definition")).toHaveTextContent(/^12 mm$/);
  });
});
