/** A place that the specifier fills in: `[ … quantity in m² ]`. */
export function blank(what: string): string {
  return `[ … ${what} ]`;
}

/** A part of a line, which is to be filled in or stands as it is. */
export interface LinePart {
  text: string;
  blank: boolean;
}

/** Divides a line at its blanks. */
export function partsOf(line: string): LinePart[] {
  return line
    .split(/(\[ … [^\]]* \])/)
    .filter((text) => text !== "")
    .map((text) => ({ text, blank: text.startsWith("[ … ") }));
}
