import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { planCad } from "#documents/cad/plan-cad.ts";
import { readDxf } from "#documents/testing/read-dxf.ts";
import { objectsIn } from "#documents/testing/read-glb.ts";

afterEach(removeContentCopies);

const draw = () => ({ svg: "", alt: "" });

/** The CAD files of a product in a copy of the content, by the ends of their addresses. */
function filesOf(content: ContentCopy, id: string) {
  const product = content.load().products.find((one) => one.id === id)!;
  const planned = planCad(product, { origin: "http://localhost", draw, tools: "" });
  return new Map(planned.map(({ address, make }) => [address.replace(`/documents/${id}-`, ""), make]));
}

const corkPanel = (more: string) => `
name: Cork Panel
shortName: Cork
seo: { title: Cork Panel, description: A panel of cork. }
specifications:
  - title: Panel
    figures: { size: ["700x700 mm", "700x1400 mm"], thickness: "9 or 12.5 mm" }
patterns:
  title: Patterns
  items:
    - name: D4/20
      drawing: { kind: perforation, ${more}, face: wood, hole: round, holesMm: [4], pitchMm: 20 }
drawing: { kind: panel-section, toScale: false, core: unstated, thicknessesMm: [9, 12.5], edges: [] }
pictures: { product: example-picture }
pictureDescriptions:
  example-picture: { alt: A panel of cork., visualisation: false }
`;
const withCork = (more: string) =>
  new ContentCopy().addPicture("example-picture").add("products/wallPanels/corkPanel.yaml", corkPanel(more));

test("a product whose pattern, sizes and thicknesses are given has CAD files of them", async () => {
  const files = filesOf(withCork("toScale: true"), "wallPanels/corkPanel");
  expect([...files.keys()]).toEqual(["d4-20.dxf", "d4-20.svg", "sizes.dxf", "sizes.svg", "sizes.glb"]);
  const module = readDxf(String(await files.get("d4-20.dxf")!()));
  expect([module.extents(), module.diameters("HOLES")]).toEqual([[20, 20], [4]]);
  const sizes = readDxf(String(await files.get("sizes.dxf")!()));
  expect(sizes.outlines("PLAN")).toEqual([
    [700, 700],
    [700, 1400],
  ]);
  expect(await objectsIn(await files.get("sizes.glb")!())).toEqual({
    "700 x 700 x 9 mm": [700, 9, 700],
    "700 x 1400 x 9 mm": [700, 9, 1400],
    "700 x 700 x 12.5 mm": [700, 12.5, 700],
    "700 x 1400 x 12.5 mm": [700, 12.5, 1400],
  });
});

test("a pattern with an unconfirmed reading has only a schematic picture", () => {
  const files = filesOf(withCork("toScale: false, reading: unconfirmed"), "wallPanels/corkPanel");
  expect([...files.keys()].filter((name) => name.startsWith("d4"))).toEqual(["d4-20.svg"]);
});

test("a drawing to scale with an unconfirmed reading is refused", () => {
  expect(() => withCork("toScale: true, reading: unconfirmed").load()).toThrow(
    /corkPanel\.yaml:\d+: .*A drawing whose reading is unconfirmed cannot be to scale/,
  );
});

test("a slat with a reading confirmed by the owner has a module of slat and gap", async () => {
  const content = new ContentCopy().edit(
    "products/wallPanels/slatedPanel.yaml",
    'reading: unconfirmed, name: "28/4"',
    'name: "28/4"',
  );
  const files = filesOf(content, "wallPanels/slatedPanel");
  const module = readDxf(String(await files.get("slat-28-4.dxf")!()));
  expect(module.extents()).toEqual([32, 32]);
  expect(module.outlines("GROOVES")).toEqual([
    [2, 32],
    [2, 32],
  ]);
});
