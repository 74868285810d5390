import { readFigure, UnreadableFigure } from "../figures/read-figure.ts";
import { figureValue, type FigureDefinition, type FigureValue } from "../schema/figure.ts";
import { filtersOf } from "../facets/filters.ts";
import { isScalar } from "../figures/print-figure.ts";
import { quoted } from "../sentence-parts.ts";
import { groupOf } from "./group.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

type Field = readonly PropertyKey[];
type PlacedFigure = { field: Field; lines: readonly string[]; definition: FigureDefinition };

/** Checks that every figure can be read into the numbers that its key requires. */
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
      ...(warranty ? figure("warranty", [warranty], ["warranty"]) : []),
      ...(standardUnitSize?.sizes ? figure("size", standardUnitSize.sizes, ["standardUnitSize", "sizes"]) : []),
    ]);
  }
  // Other mistakes in a product do not hide those of its figures.
  for (const file of sources.refusedProducts) {
    const written = figuresIn(file.valueAt([])).flatMap(({ key, value, field }) => {
      const read = figureValue.safeParse(value);
      return read.success ? figure(key, read.data.lines, field) : [];
    });
    check({ file }, written);
  }
  for (const source of sources.categories.values()) {
    const home = source?.entry.home.figure;
    if (source && home) check(source, figure(home.key, [home.value].flat(), ["home", "figure", "value"]));
  }

  function check({ file }: Pick<Source<unknown>, "file">, placed: readonly PlacedFigure[]) {
    for (const { field, lines, definition } of placed) {
      try {
        readFigure(lines, definition);
      } catch (error) {
        if (!(error instanceof UnreadableFigure)) throw error;
        const words = `Write the ${labelInSentence(definition)} as ${error.wanted}, not ${quoted(error.found)}.`;
        const isPossiblyDecimal = isScalar(definition.quantity) && /\d,\d/.test(error.found);
        reportAt(mistakes, file, field, isPossiblyDecimal ? `${words} Decimals have a point, not a comma.` : words);
      }
    }
  }
}

/** The figures of a product's cards and its warranty, even if the rest of the file is invalid. */
function figuresIn(product: unknown): { key: string; value: unknown; field: Field }[] {
  const { specifications, warranty } = groupOf(product);
  const cards: unknown[] = Array.isArray(specifications) ? specifications : [];
  const inCards = cards.flatMap((card, index) =>
    Object.entries(groupOf(groupOf(card).figures)).map(([key, value]) => ({
      key,
      value,
      field: ["specifications", index, "figures", key],
    })),
  );
  return [...inCards, { key: "warranty", value: warranty, field: ["warranty"] }];
}

/** A label within a sentence: `density`, but `NRC`. */
function labelInSentence({ label }: FigureDefinition): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Checks how figures are used: only numbers are sorted, charted and searched, and names are unique. */
export function checkFigureUses({ figures, facets }: Sources, mistakes: Mistakes): void {
  if (!figures) return;
  const definitions = figures.entry;
  const report = (field: Field, message: string) => reportAt(mistakes, figures.file, field, message);

  for (const [key, { quantity, countsAs, compared, ...uses }] of Object.entries(definitions)) {
    const { chart, sorted, searched, filtered } = uses;
    const counted = {
      chart: chart?.marks === "words" ? undefined : chart,
      sorted,
      searched,
      filtered: filtered?.by === "value" ? undefined : filtered,
    };
    for (const [use, value] of Object.entries(counted)) {
      if (value && !isScalar(quantity) && quantity !== "climate") {
        report(
          [key, use],
          `Remove this, because ${quoted(quantity)} is not a numeric quantity, or choose one that is.`,
        );
      }
    }
    if (countsAs && definitions[countsAs]?.countsAs)
      report([key, "countsAs"], `Choose a figure that counts as itself, not ${quoted(countsAs)}.`);
    if (compared?.better && !compared.mark) report([key, "compared"], "Write a mark for the better figure.");
  }
  const filters = facets ? filtersOf(facets.entry, definitions).map(({ id }) => id) : [];
  const orders = Object.entries(definitions).flatMap(([key, { sorted }]) => (sorted ? (sorted.as ?? key) : []));
  for (const names of [filters, ["listing", "name", ...orders]]) {
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) < index)
        report([], `${quoted(name)} is listed twice. Give each filter and each order a different name.`);
    }
  }
}
