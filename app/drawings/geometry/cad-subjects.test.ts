import { describe, expect, test } from "vitest";
import type { DrawingData } from "#content/schema/drawing.ts";
import type { Figure, Product } from "#content/schema/resolved.ts";
import { cadFilesOf, cadSubjectsOf } from "./cad-subjects.ts";

type Source = Pick<Product, "drawing" | "patterns" | "specifications">;

const section = { kind: "panel-section", toScale: false, core: "unstated", thicknessesMm: [12], edges: [] } as const;
const baffle = {
  kind: "baffle",
  toScale: true,
  profilesMm: [{ widthMm: 25, heightMm: 100 }],
  gapsMm: [50],
} as const;

const figure = (key: string, reading: object, sample = false) => ({ key, reading, sample }) as unknown as Figure;
const size = figure("size", { quantity: "size", sizes: [{ firstMm: 600, secondMm: 1200 }] });
const thickness = figure("thickness", { quantity: "length", spans: [{ minimum: 12, maximum: 12 }] });

const source = (drawing: object, figures: Figure[] = [], pattern?: object) =>
  ({
    drawing: { ...drawing } as DrawingData,
    specifications: [{ title: "Panel", figures }],
    ...(pattern && { patterns: { title: "Patterns", items: [{ name: "D4/20", drawing: pattern, sample: false }] } }),
  }) as Source;
const filesOf = (given: Source) =>
  cadSubjectsOf(given).flatMap((subject) => cadFilesOf({ id: "wallPanels/corkPanel" }, subject));
const addressesOf = (given: Source) =>
  filesOf(given).map(({ address }) => address.replace("/documents/wallPanels/corkPanel-", ""));

describe("the CAD files of a board", () => {
  test("are its sizes and thicknesses, and solids of them, at descriptive addresses", () => {
    expect(filesOf(source(section, [size, thickness]))).toEqual([
      { kind: "DXF", address: "/documents/wallPanels/corkPanel-sizes.dxf" },
      { kind: "SVG", address: "/documents/wallPanels/corkPanel-sizes.svg" },
      { kind: "GLB", address: "/documents/wallPanels/corkPanel-sizes.glb" },
    ]);
  });

  test.each([
    ["its edges have a profile that was not supplied", { ...section, edges: ["tongue-and-groove"] }, thickness],
    ["it has no thickness", section, figure("nrc", {})],
    [
      "its thickness is a range",
      section,
      figure("thickness", { quantity: "length", spans: [{ minimum: 15, maximum: 25 }] }),
    ],
  ])("have no solid if %s", (_, drawing, other) => {
    expect(addressesOf(source(drawing, [size, other]))).toEqual(["sizes.dxf", "sizes.svg"]);
  });

  test.each([
    ["no size was supplied", section, [thickness]],
    ["its size is a sample", section, [figure("size", size.reading, true), thickness]],
    ["the reading of its sizes is not confirmed", { ...section, reading: "unconfirmed" }, [size, thickness]],
  ])("do not exist if %s", (_, drawing, figures) => {
    expect(addressesOf(source(drawing, figures))).toEqual([]);
  });
});

describe("CAD files", () => {
  test("do not exist for a drawing of what was not supplied", () => {
    expect(addressesOf(source(baffle))).toEqual(["sections.dxf", "sections.svg"]);
    expect(addressesOf(source({ ...baffle, sample: true }))).toEqual([]);
  });

  test("do not exist for a product without a drawing", () => {
    expect(addressesOf({ ...source(baffle), drawing: undefined })).toEqual([]);
  });

  test.each<DrawingData>([
    { kind: "door", toScale: false, leaves: 1 },
    { kind: "tee-grid", toScale: false, variants: ["plain"] },
    {
      kind: "chair",
      toScale: false,
      seatMechanism: "fixed",
      back: "fixed",
      writingPad: false,
      form: { arm: "slim", backTop: "straight", support: "post" },
    },
  ])("do not exist for a $kind without dimensions", (drawing) => {
    expect(addressesOf(source(drawing))).toEqual([]);
  });
});

describe("the CAD files of a pattern", () => {
  const perforation = { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [4], pitchMm: 20 };
  const schematic = { ...perforation, toScale: false };
  const patternOf = (pattern: object) => addressesOf(source({ kind: "curtain", toScale: false }, [], pattern));

  test("are a module if every dimension was given", () => {
    expect(patternOf(perforation)).toEqual(["d4-20.dxf", "d4-20.svg"]);
  });

  test("are a schematic picture while the reading of its code is not confirmed", () => {
    expect(patternOf({ ...schematic, reading: "unconfirmed" })).toEqual(["d4-20.svg"]);
  });

  test("do not exist for a schematic or a sample", () => {
    expect(patternOf(schematic)).toEqual([]);
    expect(patternOf({ ...perforation, sample: true })).toEqual([]);
    expect(patternOf({ kind: "slit", toScale: false, variant: 1 })).toEqual([]);
  });
});
