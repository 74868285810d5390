const year = "((?:19|20)\\d{2})";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

/** Dates, and parts of them, of which the year is certain. */
const dates = [
  `${year}-\\d{1,2}-\\d{1,2}(?:[T ].*)?`,
  `(?:\\d{1,2}[./-]){2}${year}`,
  `(?:\\d{1,2}(?:st|nd|rd|th)?[ -])?${month}[ ,-]+${year}`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?,? ${year}`,
  `(?:0?[1-9]|1[0-2])[./-]${year}`,
  `Q[1-4][ ,-]*${year}`,
].map((date) => new RegExp(`^${date}$`, "i"));

/** As Excel prints a month: `Mar-24`. */
const shortMonth = new RegExp(`^${month}[ ,'’-]+(\\d{2})$`, "i");

/** Also a financial year: `FY 2023-24`. */
const span = new RegExp(`^(?:f\\.?\\s?y\\.?\\s*)?${year}\\s*(?:[-–—/]|to)\\s*((?:19|20)?\\d{2})$`, "i");

/** A financial year in short: `FY 22-23`. Without the letters it could be a day of a month. */
const shortSpan = /^f\.?\s?y\.?\s*(\d{2})\s*[-–—/]\s*(\d{2})$/i;

/** The year of a cell that holds one, or a date. Any other cell stays as it is, since nobody could tell which year is meant. */
export function yearIn(cell: string): string {
  const [, inCentury] = shortMonth.exec(cell) ?? [];
  if (inCentury !== undefined) return `20${inCentury}`;
  return dates.map((date) => date.exec(cell)?.[1]).find(Boolean) ?? cell;
}

/** The first and the last year of a span such as `2023-24`; undefined for anything else. */
export function yearsOfSpan(cell: string): readonly [first: string, last: string] | undefined {
  const short = shortSpan.exec(cell);
  if (short) return [`20${short[1]}`, `20${short[2]}`];
  const [, first, last] = span.exec(cell) ?? [];
  if (first === undefined || last === undefined) return undefined;
  return [first, last.length === 2 ? first.slice(0, 2) + last : last];
}

/** What to write in place of a cell that is no year: of a span, one of its years. */
export function adviceOnYear(cell: string): string | undefined {
  const years = yearsOfSpan(cell);
  return years && `“${cell}” names two years. Write the one in which it was finished: ${years[0]} or ${years[1]}.`;
}
