import type { DrawingOf } from "#content/schema/drawing.ts";
import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";
import { extentsOf, inRow, label, linePart, moved, rectanglePart, type Part, type PointMm } from "./shapes.ts";

const apartMm = 60;
const labelMm = 6;

/** The folds of a tray in section, from its upper left end: x from its left side, y downwards from its top. */
export function trayProfile({ widthMm, heightMm }: WidthAndHeight): PointMm[] {
  return [
    [0, 0],
    [0, heightMm],
    [widthMm, heightMm],
    [widthMm, 0],
  ];
}

/** A row of baffles of the first size, separated by each gap in turn: their size, and how far each is from the first. */
export function baffleRow({ profilesMm, gapsMm }: Pick<DrawingOf<"baffle">, "profilesMm" | "gapsMm">): {
  profileMm: WidthAndHeight;
  leftsMm: number[];
  totalMm: number;
} {
  const [profileMm = { widthMm: 25, heightMm: 100 }] = profilesMm;
  const leftsMm = [0];
  for (const gapMm of gapsMm) leftsMm.push((leftsMm.at(-1) ?? 0) + profileMm.widthMm + gapMm);
  return { profileMm, leftsMm, totalMm: (leftsMm.at(-1) ?? 0) + profileMm.widthMm };
}

/**
 * The cross-sections of profiles, drawn with their outer dimensions only, because how the sheet is folded inside was not
 * supplied.
 */
export function profileSections(profilesMm: readonly WidthAndHeight[]): Part[] {
  return inRow(
    profilesMm.map((profileMm) => [
      rectanglePart("SECTION", [0, 0], profileMm),
      label(`${profileMm.widthMm} × ${profileMm.heightMm} mm`, [profileMm.widthMm / 2, -labelMm], labelMm),
    ]),
    apartMm,
  );
}

/** The cross-sections of baffles, drawn with their outer dimensions, and below them a row with every gap. */
export function baffleSections(drawing: Pick<DrawingOf<"baffle">, "profilesMm" | "gapsMm">): Part[] {
  const { profileMm, leftsMm } = baffleRow(drawing);
  const { widthMm, heightMm } = profileMm;
  const row = [
    ...leftsMm.map((leftMm) => rectanglePart("SECTION", [leftMm, 0], profileMm)),
    ...drawing.gapsMm.flatMap((gapMm, index) => {
      const fromMm = (leftsMm[index] ?? 0) + widthMm;
      return [
        linePart("GAPS", [fromMm, heightMm / 2], [fromMm + gapMm, heightMm / 2]),
        label(`${gapMm} mm`, [fromMm + gapMm / 2, -labelMm], labelMm),
      ];
    }),
  ];
  const sections = profileSections(drawing.profilesMm);
  return [...sections, ...moved(row, 0, -extentsOf(row).heightMm - apartMm)];
}
