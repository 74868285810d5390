import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Drawing } from "./drawing.tsx";
import { drawingKinds } from "./drawn.tsx";
import { sampleDrawing, samples } from "./testing/sample-drawings.ts";
import type { DrawingData } from "#content/schema/drawing.ts";
import { fieldMm } from "./geometry/perforation.ts";

const number = String.raw`(-?[\d.]+)`;
const dimensionLine = new RegExp(
  `<path class="drawing__dimension" d="M${number} ${number}([VH])${number}M${number} ${number}[VH].*?<text[^>]*>${number}`,
  "g",
);

/** The sample drawing of the given title as HTML. */
const markupOf = (title: string) => renderToStaticMarkup(<Drawing {...sampleDrawing(title)} />);

/** Every dimension line of a sample: whether it is vertical, its drawn length in sheet units, and the figure it prints. */
function dimensionsOf(title: string) {
  return [...markupOf(title).matchAll(dimensionLine)].map(([, x1, y1, direction, , x2, y2, figure]) => {
    const upright = direction === "H";
    const length = upright ? Math.abs(Number(y2) - Number(y1)) : Math.abs(Number(x2) - Number(x1));
    return { upright, length, figure: Number(figure) };
  });
}

/** The scale of every dimension line of a sample: sheet units for each unit of its figure. */
const scalesOf = (title: string) => dimensionsOf(title).map(({ length, figure }) => length / figure);

const named = samples.map(({ title, drawing }) => [`${drawing.kind}: ${title}`, title, drawing] as const);
const accessibleName = (markup: string) => /role="img" aria-label="([^"]*)"/.exec(markup)?.[1];

test("the samples show every kind of drawing", () => {
  expect(new Set(samples.map(({ drawing }) => drawing.kind))).toEqual(new Set(Object.keys(drawingKinds)));
});

test("square holes are lines with a length, without which printers leave them out", () => {
  const square: DrawingData = { kind: "perforation", toScale: false, face: "white", hole: "square", holesMm: [6] };
  const markup = renderToStaticMarkup(<Drawing drawing={square} title="Square" />);
  expect(markup).toMatch(/stroke-linecap="square"/);
  expect(markup).not.toMatch(/h0[M"]/);
});

describe.each(named)("%s", (_, title, drawing) => {
  const framed = renderToStaticMarkup(<Drawing drawing={drawing} title={title} />);
  const cover = renderToStaticMarkup(<Drawing drawing={drawing} title={title} fit="cover" frame={false} />);

  test("is one image with a name that says what is drawn", () => {
    expect(framed.match(/role="img"/g)).toHaveLength(1);
    expect(accessibleName(framed)).toMatch(new RegExp(`^${title}: \\w.{10,}`));
  });

  test("says that it is schematic exactly where it is not to scale", () => {
    for (const words of [accessibleName(framed), /<figcaption.*/.exec(framed)?.[0]]) {
      expect(words?.includes("Schematic, not to scale")).toBe(!drawing.toScale);
      expect(/\b(To|Sections to) scale/.test(words ?? "")).toBe(drawing.toScale);
    }
    const unframed = renderToStaticMarkup(<Drawing drawing={drawing} title={title} frame={false} />);
    expect(unframed.includes(">Schematic, not to scale<")).toBe(!drawing.toScale);
    expect(accessibleName(cover)).toBe(accessibleName(framed));
  });

  test("has no annotations on a cover", () => {
    expect(cover).not.toContain("<text");
    expect(cover).not.toContain("<figcaption");
  });

  test("contains only finite numbers", () => {
    expect(framed + cover).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test("beside a whole unit, drawn smaller, only the sections are to scale", () => {
  const sections = samples.filter(({ drawing }) => drawing.kind === "panel-section" && drawing.toScale);
  const withUnit = sections.filter(({ drawing }) => "unitMm" in drawing);
  expect(withUnit.length).toBeGreaterThan(0);
  expect(sections.length).toBeGreaterThan(withUnit.length);
  for (const section of sections) {
    const name = accessibleName(renderToStaticMarkup(<Drawing {...section} />));
    expect(name).toMatch(withUnit.includes(section) ? /\. Sections to scale\.$/ : /\. To scale\.$/);
  }
});

describe("a drawing of what was not supplied", () => {
  const schematic: DrawingData = { kind: "slit", toScale: false, variant: 1, sample: true };
  const toScale: DrawingData = {
    kind: "linear",
    toScale: true,
    profilesMm: [{ widthMm: 84, heightMm: 16 }],
    sample: true,
  };

  test.each([schematic, toScale])(
    "is marked as a sample in its accessible name, caption and scale statement",
    (drawing) => {
      const framed = renderToStaticMarkup(<Drawing drawing={drawing} title="Slits" />);
      const unframed = renderToStaticMarkup(<Drawing drawing={drawing} title="Slits" frame={false} />);
      expect(accessibleName(framed)).toMatch(/ scale\. Sample design\.$/);
      expect(accessibleName(unframed)).toBe(accessibleName(framed));
      expect(/<figcaption.*/.exec(framed)?.[0]).toMatch(/ scale\. Sample design</);
      expect(/<p class="drawing__statement">.*/.exec(unframed)?.[0]).toMatch(/ scale\. Sample design</);
    },
  );

  test("differs from one of what was supplied", () => {
    expect(markupOf("Slit pattern 1")).not.toContain("Sample");
  });
});

test("a section whose core was not supplied names no material", () => {
  expect(accessibleName(markupOf("PET Panel"))).toBe(
    "PET Panel: section through a panel, 9 and 12 mm thick. Schematic, not to scale.",
  );
});

test("a perforation whose sizes were not supplied names none", () => {
  expect(accessibleName(markupOf("Irregular circle"))).not.toMatch(/\d/);
});

test("drawings on one page never share an id, and each refers to its own parts", () => {
  const page = renderToStaticMarkup(
    <>
      {samples.map(({ title, drawing }) => (
        <Drawing key={title} drawing={drawing} title={title} />
      ))}
    </>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const referred = [...page.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(referred.length).toBeGreaterThan(20);
  expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a note is printed below its drawing, and ends its accessible name", () => {
  const note = "Drawn with 10 mm clear between the holes.";
  expect(/<figcaption.*/.exec(markupOf("D10/10"))?.[0]).toContain(note);
  expect(accessibleName(markupOf("D10/10"))?.endsWith(note)).toBe(true);
});

describe("the accessible name", () => {
  test.each([
    ["D3/16", "3 mm round holes at 16 mm centres"],
    ["D10/10", "10 mm round holes, 10 mm apart"],
    ["Metal Baffle Ceiling", "25 × 100, 25 × 150, 50 × 150, 50 × 50, 50 × 75 and 50 × 100 mm"],
    ["Linear Ceiling", "84 × 12.5"],
    ["ABPB - 11", "seat 450 mm wide, 490 mm deep, 125 mm thick"],
    ["ABPB-04", "fixed seat, push-back"],
    ["ABTWP-03", "raised tip-up seat, fixed backrest, writing pad"],
    ["LED Blinder", "with 4 and with 2 lamps"],
    ["Wooden Flooring", "15 to 25 mm"],
  ])("of %s gives %s", (title, words) => {
    expect(accessibleName(markupOf(title))).toContain(words);
  });
});

test.each([
  ["Metal Baffle Ceiling", 15],
  ["Linear Ceiling", 8],
  ["Open Cell Ceiling", 4],
  ["ABPB - 11", 8],
])("all dimensions of %s are drawn to the length that their figures state", (title, count) => {
  const scales = scalesOf(title);
  expect(scales).toHaveLength(count);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
});

test.each([
  { title: "D3/16", holes: 36, diameterMm: 3 },
  { title: "D3/22", holes: 16, diameterMm: 3 },
  { title: "D10/10", holes: 25, diameterMm: 10 },
  { title: "D6/15", holes: 36, diameterMm: 6 },
])("$title has $holes holes of $diameterMm mm, at the scale that all perforations share", (sample) => {
  const [scale] = scalesOf(sample.title);
  expect(scale).toBeCloseTo(480 / fieldMm, 3);
  const row = new RegExp(
    `<path class="drawing__hole" d="((?:m[-\\d.]+ [-\\d.]+h0)+)" stroke-width="${sample.diameterMm}"`,
  ).exec(markupOf(sample.title))?.[1];
  expect(row?.match(/h0/g)).toHaveLength(sample.holes);
});

describe("sections of panels, to scale or schematic,", () => {
  test.each(["Fabril Wood Wool Panel", "Absoft Acoustic Ceiling Tile", "PET Panel"])(
    "draw the thicknesses of %s in proportion",
    (title) => {
      const [first, ...others] = dimensionsOf(title).filter(({ upright }) => upright);
      expect(others.length).toBeGreaterThan(0);
      // The ends of a dimension are rounded to hundredths of a unit.
      for (const { length, figure } of others) {
        expect(Math.abs(length - (figure * first!.length) / first!.figure)).toBeLessThan(0.05);
      }
    },
  );
});
