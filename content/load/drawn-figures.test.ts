import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import { figureDefinitions } from "../schema/figure.ts";
import { drawnFigures } from "./drawn-figures.ts";

afterEach(removeContentCopies);

const definitions = figureDefinitions.parse({
  seat: { label: "Seat", group: "Seat", quantity: "seat" },
  seatWidth: { label: "Seat width", group: "Seat", quantity: "length" },
  thickness: { label: "Thickness", group: "Construction", quantity: "length" },
});
const product = (figures: object, drawing: object) => ({ specifications: [{ title: "Type", figures }], drawing });

test("a drawing that contradicts a figure is refused with both, and one within a range is accepted", () => {
  const chair = "products/seatingSystems/abpb11.yaml";
  const content = new ContentCopy().edit(chair, "seatWidthMm: 450", "seatWidthMm: 520");
  expect(content.mistakes()).toEqual([
    expect.stringContaining(
      "drawing.dimensions.seatWidthMm: Seat width is 450 mm, but the drawing says something else. Write 450 for the seat width in mm, or change the figure.",
    ),
  ]);
  expect(content.edit(chair, 'seatWidth: "450 mm"', 'seatWidth: "450-550 mm"').mistakes()).toEqual([]);
});

test("an empty field of a drawing gets a suggestion from its figure, if that is unambiguous", () => {
  const seat = product(
    { seat: "Auto Tip-Up With Writing Pad", seatWidth: "450-550 mm" },
    { kind: "chair", dimensions: {} },
  );
  expect(drawnFigures(seat, definitions)).toMatchObject([
    { at: ["drawing", "seatMechanism"], value: "tip-up", isEmpty: true, agrees: true },
    { at: ["drawing", "writingPad"], value: true },
    { at: ["drawing", "dimensions", "seatWidthMm"], value: undefined },
  ]);
  const panel = product(
    { thickness: { value: ["9 mm", "12 mm"], sample: true } },
    { kind: "panel-section", thicknessesMm: [9, 18] },
  );
  expect(drawnFigures(panel, definitions)).toMatchObject([{ value: [9, 12], isEmpty: false, agrees: false }]);
  expect(drawnFigures(product({ seatWidth: "wide" }, { kind: "chair", dimensions: {} }), definitions)).toEqual([]);
  expect(drawnFigures(product({ seatWidth: "450 mm" }, { kind: "chair" }), definitions)).toEqual([]);
});
