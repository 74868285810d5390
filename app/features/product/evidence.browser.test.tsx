import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiText, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { Evidence } from "./evidence.tsx";
import type { EvidenceRow, PageEvidence } from "#content/printed/evidence.ts";

const row = (place: number, value?: string, label = `Document ${place + 1}`): EvidenceRow => ({
  label,
  value,
  ask: "report",
});

const render = (evidence: PageEvidence) =>
  renderOnPage(<Evidence evidence={evidence} enquiryPath="/contact?product=wallPanels/corkPanel" />);

describe("the evidence for a product", () => {
  test.each([0, 1, manyCount])("lacks %i documents, each of which can be requested", async (count) => {
    const part = await render({ rows: [row(manyCount, "IS 8225"), ...listOf(count, (place) => row(place))] });
    const links = page.getByRole("link", { name: /^document/i });
    expect(links.elements()).toHaveLength(count);
    for (const link of links.elements()) expect(link).toHaveAttribute("href", expect.stringContaining("&ask=report"));
    expect(page.getByRole("definition").elements()).toHaveLength(count > 0 ? 2 : 1);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("has no table of coefficients if none were supplied", async () => {
    await render({ rows: [row(0)] });
    expect(page.getByRole("table").elements()).toEqual([]);
  });

  test("holds the coefficients of six octave bands", async () => {
    const bands = ["125", "250", "500", "1000", "2000", "4000"].map((hz) => ({ hz, coefficient: "0.75" }));
    const part = await render({ bands, rows: [row(0)] });
    expect(page.getByRole("columnheader").elements()).toHaveLength(6);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("holds documents and values that are %s", async (_kind, text) => {
    const part = await render({ rows: [row(0, text, text), row(1, undefined, `${text}.`), row(2, longHindiText)] });
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
