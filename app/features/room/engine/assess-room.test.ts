import { assert, double, property } from "fast-check";
import { describe, expect, test, afterEach } from "vitest";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { ownCatalogue, ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { acousticData } from "./acoustic-data.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { assessRoom } from "./assess-room.ts";
import { resultOf, type RoomError } from "./room-error.ts";

const assess = (change: Partial<RoomPlan> = {}) => assessRoom({ ...samplePlan, ...change }, sampleData);
const bare = { parts: [], treatments: [], seating: undefined };

const errorOf = (change: Partial<RoomPlan>) => (resultOf(() => assess(change)) as { error: RoomError }).error;

describe("the surfaces of a room", () => {
  test("add up to its areas by their coefficients", () => {
    const { dimensions, full } = assess();
    // 268 m² of room: 4 m² open, 20 m² of people and 10 m² of empty armchairs, 40 m² of panels, the rest hard.
    expect(dimensions.volumeM3).toBeCloseTo(240);
    expect(full.after.surfaceM2).toBeCloseTo(268);
    expect(full.before.absorptionM2.least).toBeCloseTo(4 + 20 * 0.9 + 10 * 0.6 + 234 * 0.02);
    expect(full.after.absorptionM2.least).toBeCloseTo(4 + 20 * 0.9 + 10 * 0.6 + 40 * 0.9 + 194 * 0.02);
    expect(full.after.meanCoefficient.least).toBeCloseTo(67.88 / 268);
  });

  test("the share of treated surface is that of the whole room", () => {
    expect(assess()).toMatchObject({ treatedM2: 40, treatedShare: 40 / 268 });
  });

  test("seats without a figure for empty ones leave the floor unchanged", () => {
    const seating = { kind: "chairs", seats: 60, people: 40 };
    expect(assess({ seating }).empty.before).toEqual(assess({ seating: undefined }).empty.before);
  });

  test("a box and another shape with the same volume and areas have the same times", () => {
    const { box: _, ...rest } = samplePlan;
    const shape = { volumeM3: 240, floorM2: 80, wallsM2: 108, ceilingM2: 80 };
    const parts = [{ surface: "opening", face: "walls" as const, areaM2: 4 }];
    const { full, dimensions } = assessRoom({ ...rest, shape, parts }, sampleData);
    expect(dimensions.heightM).toBeCloseTo(3);
    expect(full.after.sabine.least).toBeCloseTo(assess().full.after.sabine.least, 9);
  });
});

describe("ranges and rounding", () => {
  test("a range of NRC gives a range of times, and a single NRC gives a single time", () => {
    const treatments = [{ product: "panels/range", face: "ceiling" as const, areaM2: 40 }];
    const { before, after } = assess({ treatments }).full;
    expect(before.sabine.least).toBe(before.sabine.most);
    expect(after.sabine.least).toBeLessThan(after.sabine.most);
    expect(after.absorptionM2.most - after.absorptionM2.least).toBeCloseTo(40 * 0.23);
  });

  test("the rounding of NRC makes at least 0.025 of the treated area uncertain, to both sides", () => {
    const { before, after } = assess().full;
    const absorption = (seconds: number) => (0.16111 * 240) / seconds;
    const widthM2 = absorption(after.sabineWithRounding.least) - absorption(after.sabineWithRounding.most);
    expect(widthM2).toBeCloseTo(2 * 0.025 * 40, 2);
    expect(before.sabineWithRounding).toEqual(before.sabine);
  });

  test("octave bands are given only if all materials have them", () => {
    expect(assess().full.before.bands).toHaveLength(6);
    expect(assess().full.after.bands).toBeUndefined();
    const treatments = [{ product: "panels/measured", face: "ceiling" as const, areaM2: 40 }];
    expect(assess({ treatments }).full.after.bands?.[0]).toBeGreaterThan(0);
  });
});

describe("a product that was measured by octave band", () => {
  const bands = [0.1, 0.34, 0.86, 1.02, 0.96, 0.9] as const;
  const measured = { ...sampleData.products["panels/exact"]!, nrc: { least: 0.8, most: 0.8 }, bands };
  const data = { ...sampleData, products: { "panels/exact": measured } };

  test("uses the mean of its bands in the speech band instead of its rounded NRC", () => {
    const { before, after } = assessRoom(samplePlan, data).full;
    const mean = (0.34 + 0.86 + 1.02 + 0.96) / 4;
    expect(after.absorptionM2.least - before.absorptionM2.least).toBeCloseTo(40 * (mean - 0.02), 9);
    expect(after.absorptionM2.most).toBe(after.absorptionM2.least);
  });

  test("has no rounding error of NRC", () => {
    const { after } = assessRoom(samplePlan, data).full;
    expect(after.sabineWithRounding).toEqual(after.sabine);
  });
});

describe("the target", () => {
  test("is judged with people unless its source says without", () => {
    expect(assess().judged).toBe("full");
    expect(assess({ target: "bare" }).judged).toBe("empty");
  });

  test("has a verdict before and after", () => {
    expect(assess().verdict).toEqual({ before: "tooLong", after: "met" });
    expect(assess({ box: { lengthM: 2, widthM: 3, heightM: 3 }, ...bare, target: "lecture" }).verdict).toBeUndefined();
  });
});

describe("an impossible room is refused with its field", () => {
  test.each([
    [{ box: { lengthM: NaN, widthM: 8, heightM: 3 } }, "notANumber", "box.lengthM"],
    [{ box: { lengthM: 10, widthM: 0, heightM: 3 } }, "outOfRange", "box.widthM"],
    [{ box: { lengthM: 10, widthM: 8, heightM: -3 } }, "outOfRange", "box.heightM"],
    [{ box: { lengthM: 10_000, widthM: 8, heightM: 3 } }, "outOfRange", "box.lengthM"],
    [{ treatments: [{ product: "panels/none", face: "ceiling", areaM2: 1 }] }, "unknown", "treatments[0].product"],
    [{ treatments: [{ product: "panels/exact", face: "walls", areaM2: 1 }] }, "unknown", "treatments[0].face"],
    [{ treatments: [{ product: "panels/exact", face: "left", areaM2: NaN }] }, "notANumber", "treatments[0].areaM2"],
    [{ treatments: [{ product: "panels/exact", face: "left", areaM2: -1 }] }, "outOfRange", "treatments[0].areaM2"],
    [{ treatments: [{ product: "panels/exact", face: "left", areaM2: 31 }] }, "doesNotFit", "treatments[0].areaM2"],
    [{ seating: { kind: "chairs", seats: 161, people: 161 } }, "doesNotFit", "seating.seats"],
    [{ seating: { kind: "chairs", seats: 10, people: 11 } }, "outOfRange", "seating.people"],
    [{ climate: "toString" }, "unknown", "climate"],
    [{ target: "none" }, "unknown", "target"],
  ] as [Partial<RoomPlan>, string, string][])("%j is %s at %s", (change, code, field) => {
    expect(errorOf(change)).toMatchObject({ code, field });
  });

  test("a volume that its areas cannot enclose", () => {
    const shape = { volumeM3: 5000, floorM2: 80, wallsM2: 108, ceilingM2: 80 };
    expect(errorOf({ box: undefined, shape, ...bare })).toMatchObject({ code: "outOfRange", field: "shape.volumeM3" });
  });

  test("the message says what does not fit on which face, and how much is free", () => {
    const parts = [{ surface: "soft", face: "left" as const, areaM2: 10 }];
    const treatments = [{ product: "panels/exact", face: "left" as const, areaM2: 25 }];
    expect(errorOf({ parts, treatments }).message).toBe("25 m² does not fit on the left wall, which has 20 m² left.");
    // 6 × 2.8 is 16.799… in binary.
    const box = { lengthM: 6, widthM: 8, heightM: 2.8 };
    expect(errorOf({ box, treatments }).message).toBe("25 m² does not fit on the left wall, which has 16.8 m² left.");
  });
});

test("in any room, a larger area of a panel never lengthens the time", () => {
  const metres = double({ min: 2, max: 60, noNaN: true });
  const share = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(
      metres,
      metres,
      double({ min: 2, max: 12, noNaN: true }),
      share,
      share,
      (length, width, height, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((part) => {
          const treatments = [{ product: "panels/range", face: "ceiling" as const, areaM2: part * length * width }];
          return assess({ ...bare, box: { lengthM: length, widthM: width, heightM: height }, treatments }).full.after;
        });
        expect(more!.sabine.most).toBeLessThanOrEqual(less!.sabine.most * (1 + 1e-12));
      },
    ),
  );
});

test("every example room can be calculated and has a target for its size", () => {
  const catalogue = ownCatalogue();
  const data = acousticData(catalogue);
  for (const [name, { plan }] of Object.entries(catalogue.acoustics.rooms)) {
    const { verdict, full } = assessRoom(plan, data);
    expect(verdict, name).toMatchObject({ before: "tooLong" });
    expect(full.after.sabine.most, name).toBeLessThan(full.before.sabine.least);
  }
});

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
