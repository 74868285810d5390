import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";
import type { Figure, Product } from "#content/schema/resolved.ts";
import { extentsOf, inRow, label, moved, rectanglePart, type Part, type Solid } from "./shapes.ts";

/** The sizes and thicknesses of a board, a panel or a tile. */
export interface BoardSizes {
  formatsMm: WidthAndHeight[];
  /** Empty where a thickness was given as a range or not at all. */
  thicknessesMm: number[];
}

/** Reads the sizes and thicknesses of a product from its figures, without samples. */
export function boardSizesOf({ specifications }: Pick<Product, "specifications">): BoardSizes {
  const figures = specifications.flatMap((card) => card.figures).filter(({ sample }) => !sample);
  const figure = (key: string) => figures.find((one) => one.key === key);
  return { formatsMm: formatsOf(figure("size")), thicknessesMm: thicknessesOf(figure("thickness")) };
}

function formatsOf(figure: Figure | undefined): WidthAndHeight[] {
  if (figure?.reading.quantity !== "size" || !("sizes" in figure.reading)) return [];
  return figure.reading.sizes.map(({ firstMm, secondMm }) => ({ widthMm: firstMm, heightMm: secondMm }));
}

function thicknessesOf(figure: Figure | undefined): number[] {
  if (figure?.reading.quantity !== "length" || !("spans" in figure.reading)) return [];
  const { spans } = figure.reading;
  const exact = spans.flatMap(({ minimum, maximum }) =>
    minimum !== undefined && minimum === maximum ? [minimum] : [],
  );
  return exact.length === spans.length ? exact : [];
}

const apartMm = 200;
const labelMm = 40;

/** Every size in plan, side by side, and below them every thickness in section, as wide as the first size. */
export function boardDrawing({ formatsMm, thicknessesMm }: BoardSizes): Part[] {
  const plans = inRow(
    formatsMm.map((formatMm) => [
      rectanglePart("PLAN", [0, 0], formatMm),
      label(formatFileSize(formatMm), [formatMm.widthMm / 2, -labelMm], labelMm),
    ]),
    apartMm,
  );
  const widthMm = formatsMm[0]?.widthMm ?? 0;
  const sections = inRow(
    thicknessesMm.map((thicknessMm) => [
      rectanglePart("SECTION", [0, 0], { widthMm, heightMm: thicknessMm }),
      label(`${thicknessMm} mm`, [widthMm / 2, -labelMm], labelMm),
    ]),
    apartMm,
  );
  const roomMm = sections.length > 0 ? extentsOf(sections).heightMm + 2 * apartMm : 0;
  return [...plans, ...moved(sections, 0, -roomMm)];
}

/** Every size in every thickness as a solid, without edges, perforations or grooves. */
export function boardSolids({ formatsMm, thicknessesMm }: BoardSizes): Solid[] {
  return thicknessesMm.flatMap((thicknessMm) =>
    formatsMm.map((planMm) => ({
      name: `${planMm.widthMm} x ${planMm.heightMm} x ${thicknessMm} mm`,
      planMm,
      heightMm: thicknessMm,
    })),
  );
}

/** One tile in plan. */
export function tilePlan(sideMm: number): Part[] {
  const formatMm = { widthMm: sideMm, heightMm: sideMm };
  const half = labelMm / 2;
  return [rectanglePart("PLAN", [0, 0], formatMm), label(formatFileSize(formatMm), [sideMm / 2, -half], half)];
}

function formatFileSize({ widthMm, heightMm }: WidthAndHeight): string {
  return `${widthMm} × ${heightMm} mm`;
}
