import { readFigureIfPossible } from "../figures/read-figure.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { ProductEntry } from "../schema/product.ts";
import { allowsLength } from "./drawn-figures.ts";
import { formatField } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** A size with thicknesses that differ from the product's thickness. */
export interface OtherThicknesses {
  readonly at: readonly (string | number)[];
  /** Both figures: `Size is 600x600 at 20 and 25 mm, but Thickness is 20 or 30 mm`. */
  readonly words: string;
}

/** The sizes of a product with a thickness, as in `600x600 at 20 and 25 mm`, that is not one of its thicknesses. */
export function otherThicknesses({ specifications }: ProductEntry, definitions: FigureDefinitions): OtherThicknesses[] {
  const figures = specifications.flatMap(({ figures: card }, index) =>
    Object.entries(card).map(([key, { lines }]) => ({
      at: ["specifications", index, "figures", key],
      key,
      lines,
      reading: definitions[key] && readFigureIfPossible(lines, definitions[key]),
    })),
  );
  const thickness = figures.find(({ key }) => key === "thickness");
  if (!thickness?.reading) return [];
  const { reading: allowed } = thickness;
  const isThickness = (mm: number) => allowsLength(allowed, mm);
  return figures.flatMap(({ at, key, lines, reading }) => {
    if (reading?.quantity !== "size" || reading.thicknessesMm.every(isThickness)) return [];
    const [label, other] = [definitions[key]?.label, definitions["thickness"]?.label];
    return [{ at, words: `${label} is ${lines.join(", ")}, but ${other} is ${thickness.lines.join(", ")}` }];
  });
}

/** One line for each size of the content with different thicknesses, with its file, line and field. */
export function otherThicknessWarnings({ products, figures }: Sources): string[] {
  if (!figures) return [];
  return [...products.values()].flatMap((source) =>
    source
      ? otherThicknesses(source.entry, figures.entry).map(
          ({ at, words }) => `${source.file.path}:${source.file.lineOf(at)}: ${formatField(at)}: ${words}`,
        )
      : [],
  );
}
