/** A figure that ends in its unit: `15/20/25 mm`, `85%`, `1–2 H.P.` */
const unitAtTheEnd = /^(\d.*?) ?(mm|m|kg\/m³|kg\/m²|kg|kPa|%|W|K|years?|hours|H\.P\.)$/i;

/**
 * Takes the unit that all figures of a row end in out of them, so that it can stand in the head of the row. Words without a
 * number (`Custom`) have none. Where a figure has another unit, or one in its midst, all of them stay as they are.
 */
export function sharedUnit(figures: readonly (readonly string[])[]): { unit?: string; figures: string[][] } {
  const whole = figures.map((lines) => [...lines]);
  const parts = figures.flat().flatMap((line) => (/\d/.test(line) ? [splitUnit(line)] : []));
  const units = new Set(parts.map((part) => part && sameSpelling(part.unit)));
  const [unit] = units;
  if (units.size !== 1 || unit === undefined) return { figures: whole };
  return { unit, figures: whole.map((lines) => lines.map((line) => splitUnit(line)?.number ?? line)) };
}

function splitUnit(line: string): { number: string; unit: string } | undefined {
  const [, number, unit] = unitAtTheEnd.exec(line) ?? [];
  if (!number || !unit || new RegExp(`\\d ?${unit.replaceAll(".", "\\.")}(?!\\w)`, "i").test(number)) return undefined;
  return { number, unit };
}

/** One product's `Kg` is another's `kg`, and `1 year` stands above `5 years`. */
function sameSpelling(unit: string): string {
  if (/^kg$/i.test(unit)) return "kg";
  return unit === "year" ? "years" : unit;
}
