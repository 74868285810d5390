import { readFigure, UnreadableFigure, type Readable } from "../figures/read-figure.ts";
import type { FigureValue } from "../schema/figure.ts";
import { formatField, type Mistakes } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

type Field = readonly PropertyKey[];
type PlacedFigure = { field: Field; lines: readonly string[]; definition: Readable };

/** Checks that every figure can be read into the numbers that its key promises. */
export function checkFigures(sources: Sources, mistakes: Mistakes): void {
  const definitions = sources.figures?.entry;
  if (!definitions) return;

  const figures = (values: Readonly<Record<string, FigureValue>> | undefined, field: Field) =>
    Object.entries(values ?? {}).flatMap(([key, { lines }]) => figure(key, lines, [...field, key]));
  const figure = (key: string, lines: readonly string[], field: Field): PlacedFigure[] => {
    const definition = definitions[key];
    return definition ? [{ field, lines, definition }] : [];
  };

  for (const source of sources.products.values()) {
    if (!source) continue;
    const { specifications, card, warranty, standardUnitSize } = source.entry;
    check(source, [
      ...specifications.flatMap((each, index) => figures(each.figures, ["specifications", index, "figures"])),
      ...figures(card?.figures, ["card", "figures"]),
      ...(warranty ? [{ field: ["warranty"], lines: [warranty], definition: { quantity: "years" as const } }] : []),
      ...(standardUnitSize?.sizes ? figure("size", standardUnitSize.sizes, ["standardUnitSize", "sizes"]) : []),
    ]);
  }
  for (const source of sources.categories.values()) {
    const home = source?.entry.home.figure;
    if (source && home) check(source, figure(home.key, [home.value].flat(), ["home", "figure", "value"]));
  }

  function check({ file }: Source<unknown>, placed: readonly PlacedFigure[]) {
    for (const { field, lines, definition } of placed) {
      try {
        readFigure(lines, definition);
      } catch (error) {
        if (!(error instanceof UnreadableFigure)) throw error;
        const { found, allowed } = error;
        const line = file.lineOf(field);
        mistakes.add({ file: file.path, line, field: formatField(field), found: JSON.stringify(found), allowed });
      }
    }
  }
}
