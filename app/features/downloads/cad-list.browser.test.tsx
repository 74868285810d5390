import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { CadList } from "./cad-list.tsx";
import type { CadRow } from "./product-files.ts";

const row = (place: number, more: Partial<CadRow> = {}): CadRow => ({
  title: `D3/${place}, module`,
  schematic: false,
  files: ["DXF, 4\u00A0kB", "SVG, 1\u00A0kB", "GLB, 21\u00A0kB"].map((what) => ({
    what,
    href: `/documents/${place}.${what.slice(0, 3)}`,
  })),
  ...more,
});

test.each([1, manyCount])("hold %i rows of CAD files", async (count) => {
  const part = await renderOnPage(<CadList rows={listOf(count, (place) => row(place))} />);
  expect(page.getByRole("listitem").elements()).toHaveLength(count);
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test.each(awkwardNames)("hold a title and a note that are %s", async (_kind, text) => {
  const part = await renderOnPage(<CadList rows={[row(0, { title: text, note: text })]} />);
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("schematics alone are not called CAD", async () => {
  await renderOnPage(<CadList rows={[row(10, { schematic: true })]} />);
  await expect.element(page.getByRole("heading", { name: "Drawings" })).toBeVisible();
  expect(page.getByText(/CAD|true size/).elements()).toEqual([]);
});

test("each file's accessible name includes its subject, since many rows have files of the same kinds", async () => {
  await renderOnPage(<CadList rows={[row(16), row(22)]} />);
  await expect.element(page.getByRole("link", { name: "D3/22, module: DXF, 4 kB" })).toHaveAttribute("download");
});
