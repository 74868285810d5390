import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiName, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { AxisChart, type AxisChartProps } from "./axis-chart.tsx";

const ticks = listOf(5, (place) => ({ at: place / 4, printed: `${place * 250}` }));

function row(place: number, rest: Partial<AxisChartProps["rows"][number]> = {}): AxisChartProps["rows"][number] {
  return { name: `Panel ${place + 1}`, path: `/${place}`, printed: "750", marks: [{ kind: "bar", to: 0.7 }], ...rest };
}

function chart(rows: AxisChartProps["rows"], label = "Density, kg/m³") {
  return <AxisChart label={label} name="Products by density" ticks={ticks} rows={rows} />;
}

describe("the products of a listing on one axis", () => {
  test.each([1, manyCount])("are %i links with their figures", async (count) => {
    const part = await renderOnPage(chart(listOf(count, (place) => row(place))));
    const links = page.getByRole("navigation", { name: "Products by density" }).getByRole("link");
    expect(links.elements()).toHaveLength(count);
    await expect.element(links.first()).toHaveTextContent("Panel 1750");
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("have no marks where a figure was not supplied, and say so", async () => {
    const part = await renderOnPage(chart([row(0), row(1, { printed: "Not supplied", marks: [] })]));
    await expect.element(page.getByRole("link", { name: "Panel 2" })).toHaveTextContent("Not supplied");
    expect(part.querySelectorAll(".axis-chart__bar")).toHaveLength(1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["a number", "0.83"],
    ["a range", "0.75–0.85"],
    ["five values", "60/100/200/300/400W"],
  ])("fit with text at twice the size and %s as a figure", async (_kind, printed) => {
    const part = await renderOnPage(chart([row(0, { name: "Perforated Gypsum Board", printed }), row(1, { printed })]));
    expect(await layoutFaultsWithLargeText(part)).toEqual([]);
  });

  test.each([
    [390, "100%"],
    [390, "200%"],
    [1440, "200%"],
  ])("have axis labels at %i px and %s text that do not touch", async (width, textSize) => {
    await renderOnPage(<div style={{ maxInlineSize: 625 }}>{chart([row(0, { printed: "0.75–0.85" })])}</div>);
    await page.viewport(width, 900);
    document.documentElement.style.fontSize = textSize;
    const words = [...document.querySelectorAll(".axis-chart__ticks text")].map((text) => text.getBoundingClientRect());
    document.documentElement.style.removeProperty("font-size");
    const shown = words.filter((box) => box.width > 0);
    expect(shown.filter((box, place) => box.left < (shown[place - 1]?.right ?? 0))).toEqual([]);
  });

  test("have a figure in the heading that takes no more room where it links to the glossary", async () => {
    const terms = [{ id: "density", words: [] }];
    const heads = await renderOnPage(
      <TermHints terms={terms}>
        {chart([row(0)], "Density")}
        <AxisChart label="Density" termId="density" name="Products by density" ticks={ticks} rows={[row(0)]} />
      </TermHints>,
    );
    await expect.element(page.getByRole("link", { name: "Density" })).toBeVisible();
    const heights = [...heads.querySelectorAll(".axis-chart__head")].map((head) => head.clientHeight);
    expect(heights[1]).toBe(heights[0]);
  });

  test.each(awkwardNames)("may be named by %s", async (_kind, name) => {
    const part = await renderOnPage(chart([row(0, { name }), row(1)], name));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each([
    ["twenty letters", "From 750 to 1000 kg/m³"],
    ["a word of sixty letters", longWord],
    ["long Hindi", longHindiName],
  ])("may have figures of %s", async (_kind, printed) => {
    const part = await renderOnPage(chart([row(0, { printed, sample: true }), row(1)]));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
