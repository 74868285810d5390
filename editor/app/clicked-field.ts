import type { FieldPath } from "./form/field-state.ts";
import { labelOf } from "./form/labels.ts";

/** An element clicked in the preview. */
export interface Clicked {
  /** Its text, or the description of a picture. */
  readonly text: string;
  /** The text of the enclosing row, entry or section. */
  readonly around: string;
  /** The name of the picture, if it is one. */
  readonly picture?: string;
}

interface Leaf {
  readonly at: FieldPath;
  readonly text: string;
  /** The headings of the enclosing sections. */
  readonly headings: readonly string[];
}

/** Fields that are printed as the heading of their group. */
const headingKeys = ["label", "name", "title", "heading"];

/** Shorter parts of a sentence match too many texts. */
const fewestLettersOfPart = 12;

/** An exact match outranks any partial match. */
const whole = 10_000;

/**
 * The field of a file that contains the clicked text; undefined if none does, because it comes from another file or the code. A figure is
 * printed with its unit, and a sentence with figures instead of their names in braces, so the field need not contain all of the text.
 * @param labelsOfFigures the printed labels of figures, by key
 */
export function clickedField(
  value: unknown,
  { text, around }: Clicked,
  labelsOfFigures: Readonly<Record<string, string>> = {},
): FieldPath | undefined {
  const pressed = plain(text);
  if (pressed === "") return undefined;
  const nearby = plain(around);
  let best: { at: FieldPath; score: number } | undefined;
  for (const { at, text: said, headings } of leavesOf(value, [], [])) {
    const labels = at
      .filter((part) => typeof part === "string")
      .map((key) => plain(labelsOfFigures[key] ?? labelOf(key)));
    // A list of phones has the heading `Phone` if it has one entry.
    const names = [...labels.map((label) => label.replace(/s$/, "")), ...headings.map(plain)];
    const match = likeness(plain(said), pressed) || (labels.at(-1) === pressed ? whole - 1 : 0);
    if (match === 0) continue;
    // Among fields with the same value, the longest nearby name wins: `Track thickness` before `Thickness`.
    const named = Math.max(0, ...names.filter((name) => nearby.includes(name)).map((name) => name.length));
    const score = match + named / 1000;
    if (!best || score > best.score) best = { at, score };
  }
  return best?.at;
}

/** The number of letters of the clicked text that a field contains; a higher score than any part if it contains all of it. */
function likeness(said: string, pressed: string): number {
  if (said === "") return 0;
  if (said === pressed) return whole;
  if (pressed.length >= fewestLettersOfPart && said.includes(pressed)) return pressed.length;
  // A figure whose unit is beside the clicked text.
  if (/\d/.test(pressed) && hasWords(said, pressed)) return pressed.length;
  const parts = said.split(/\{[^}]*\}/).map((part) => part.trim());
  const isSaid = parts.every((part) => part === "" || hasWords(pressed, part));
  return isSaid ? parts.join("").length : 0;
}

/** Whether a text contains these words as whole words: `5` is not in `25 mm`. */
function hasWords(text: string, words: string): boolean {
  const isPartOfWord = (letter = " ") => /[\p{L}\p{N}.]/u.test(letter);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + words.length])) return true;
  return false;
}

function* leavesOf(value: unknown, at: FieldPath, headings: readonly string[]): Generator<Leaf> {
  if (typeof value === "string" || typeof value === "number") yield { at, text: String(value), headings };
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* leavesOf(each, [...at, index], headings);
  else if (typeof value === "object" && value !== null) {
    const own = headingKeys.flatMap((key) => (value as Record<string, unknown>)[key] ?? []);
    const texts = own.filter((each) => typeof each === "string");
    for (const [key, each] of Object.entries(value)) yield* leavesOf(each, [...at, key], [...headings, ...texts]);
  }
}

/** Removes what printing changes: capitals, spaces, superscripts, and the dashes of ranges. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s*[-‐–—−]\s*/g, "-")
    .trim()
    .toLowerCase();
}
