import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { acousticData } from "./acoustic-data.ts";

afterEach(removeContentCopies);

const cork = `name: Cork Panel
shortName: Cork
seo: { title: Cork Panel, description: Cork wall panel. }
specifications:
  - title: Panel
    figures: { nrc: "0.35-0.40" }
drawing: { kind: panel-section, toScale: false, core: unstated, thicknessesMm: [12], edges: [] }
`;

test("a product that is added to the content with an NRC can be put into a room", () => {
  const { products } = acousticData(new ContentCopy().add("products/wallPanels/corkPanel.yaml", cork).load());
  expect(products["wallPanels/corkPanel"]).toEqual({
    name: "Cork Panel",
    nrc: { least: 0.35, most: 0.4 },
    printedNrc: "0.35–0.40",
    sample: false,
    usualPlace: "walls",
    bands: undefined,
  });
});

test("measured octave-band coefficients are used, and products without an NRC are left out", () => {
  const bands = `evidence: { absorption: { "125": "0.10", "250": "0.35", "500": "0.40", "1000": "0.45", "2000": "0.40", "4000": "0.5" } }\n`;
  const measured = new ContentCopy().add("products/wallPanels/corkPanel.yaml", cork + bands).load();
  expect(acousticData(measured).products["wallPanels/corkPanel"]?.bands).toEqual([0.1, 0.35, 0.4, 0.45, 0.4, 0.5]);
  const without = new ContentCopy()
    .add("products/wallPanels/corkPanel.yaml", cork.replace("nrc:", "density:").replace("0.35-0.40", "12 kg/m3"))
    .load();
  expect(Object.keys(acousticData(without).products)).not.toContain("wallPanels/corkPanel");
});
