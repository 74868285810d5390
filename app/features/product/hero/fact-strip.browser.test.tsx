import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { DetailPage, Fact } from "../build-product-page.ts";
import { FactStrip } from "./fact-strip.tsx";

const fact = (place: number, rest: Partial<Fact> = {}): Fact => ({
  key: `fact${place}`,
  label: `Figure ${place + 1}`,
  lines: [{ value: "12", unit: "mm" }],
  sample: false,
  ...rest,
});
const nrc = { minimum: 0.5, maximum: 0.7, printed: "0.5–0.7", sample: false };

const render = (content: Partial<DetailPage>) => renderPart(<FactStrip page={content as DetailPage} />);

describe("the key facts of a product", () => {
  test.each([1, 2, 5])("are %i terms with their values", async (count) => {
    for (const scale of [undefined, nrc]) {
      const part = await render({ facts: listOf(count, (place) => fact(place)), nrc: scale });
      expect(page.getByRole("region", { name: "Key facts" }).elements()).toHaveLength(1);
      expect(page.getByRole("term").elements()).toHaveLength(count);
      expect(page.getByRole("definition").elements()).toHaveLength(count);
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    }
  });

  test("do not exist if nothing was supplied", async () => {
    const part = await render({ facts: [] });
    expect(part.childElementCount).toBe(0);
  });

  test("have no empty terms if only the absorption was supplied", async () => {
    const part = await render({ facts: [], nrc });
    expect(visibleTexts(part)).toContain("0.5–0.7");
    expect(page.getByRole("term").elements()).toEqual([]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("hold terms and values that are %s", async (_kind, text) => {
    const facts = [
      fact(0, { label: text }),
      fact(1, { lines: [{ value: text }], sample: true }),
      fact(2, { lines: [{ value: text }, { value: "12", unit: "mm" }, { value: "600 × 600", unit: "mm" }] }),
    ];
    for (const scale of [undefined, nrc]) {
      expect(await layoutFaultsOnScreens(await render({ facts, nrc: scale }))).toEqual([]);
    }
  });

  test("say that a missing figure can be requested", async () => {
    const missing = fact(1, { label: "Fire class", lines: [], askPath: "/contact?product=wallPanels/corkPanel" });
    for (const scale of [undefined, nrc]) {
      const part = await render({ facts: [fact(0), missing], nrc: scale });
      expect(visibleTexts(part).join(" ")).toMatch(/Fire class On request/);
      await expect.element(page.getByRole("link", { name: "On request" })).toBeVisible();
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    }
  });

  test("may have sixty values", async () => {
    const lines = listOf(60, (place) => ({ value: `${place + 1}`, unit: "mm" }));
    expect(await layoutFaultsOnScreens(await render({ facts: [fact(0, { lines }), fact(1)] }))).toEqual([]);
  });
});
