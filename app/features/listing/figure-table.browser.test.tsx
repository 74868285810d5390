import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listOf, longHindiName, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { FigureTable, type FigureTableProps } from "./figure-table.tsx";

function row(place: number, name = `Chair ${place + 1}`, value = "Fix"): FigureTableProps["rows"][number] {
  return { name, path: `/${place}`, values: listOf(2, () => ({ value, sample: place % 2 === 0 })) };
}

function table(rows: FigureTableProps["rows"], columns = ["Chair", "Seat", "Back"]) {
  return <FigureTable caption="Seat and back of every chair" columns={columns} rows={rows} />;
}

describe("the products of a listing in a table", () => {
  test.each([0, 1, manyCount])("are %i rows, each headed by a link", async (count) => {
    const part = await renderOnPage(table(listOf(count, (place) => row(place))));
    expect(page.getByRole("table", { name: "Seat and back of every chair" }).elements()).toHaveLength(1);
    expect(page.getByRole("rowheader").getByRole("link").elements()).toHaveLength(count);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["a word of sixty letters", longWord],
    ["long Hindi", longHindiName],
  ])("hold %s as a name, as a figure and as a column", async (_kind, text) => {
    const part = await renderOnPage(table([row(0, text), row(1, "Chair", text)], ["Chair", text, `${text}.`]));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("fit with text at twice the size, stacked if there is no room for columns", async () => {
    const part = await renderOnPage(
      table([row(0, "ABTWP-03", "Auto Tip-Up With Writing Pad"), row(1, "ABPB-04", "Push Back")]),
    );
    expect(await layoutFaultsWithLargeText(part)).toEqual([]);
  });
});
