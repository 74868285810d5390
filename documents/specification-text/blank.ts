/** A blank that the specifier fills in: `[ … quantity in m² ]`. */
export function blank(what: string): string {
  return `[ … ${what} ]`;
}

/** A part of a line, either a blank or fixed text. */
export interface LinePart {
  text: string;
  blank: boolean;
}

/** Splits a line at its blanks. */
export function partsOf(line: string): LinePart[] {
  return line
    .split(/(\[ … [^\]]* \])/)
    .filter((text) => text !== "")
    .map((text) => ({ text, blank: text.startsWith("[ … ") }));
}
