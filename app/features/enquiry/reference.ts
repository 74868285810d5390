import { cleanLine } from "#content/text/clean-text.ts";

// Without the letters and digits that are easily confused when read out.
const reference = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A reference as somebody has typed or pasted it, as the store writes it. */
export function normaliseReference(text: string): string {
  return cleanLine(text)
    .replaceAll(/\p{Pd}/gu, "-")
    .toUpperCase();
}

/** The text if it is a reference such as `K7M2-QX4P`; otherwise undefined. */
export function parseReference(text: string | null | undefined): string | undefined {
  return text && reference.test(text) ? text : undefined;
}
