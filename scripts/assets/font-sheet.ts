import type { FallbackFace, FontFace } from "./font-faces.ts";

/** A font file: its address, and the characters it is fetched for in `unicode-range` syntax (default: all). */
export interface FontFile {
  face: FontFace;
  range?: string;
  url: string;
}

/** The `@font-face` rules of the site's fonts and of their fallbacks. */
export function fontSheet(files: FontFile[], fallbacks: FallbackFace[]): string {
  const fallbackRules = fallbacks.map((fallback) => {
    const file = files.find(({ face }) => face.name === fallback.for);
    if (!file) throw new Error(`A fallback is for ${fallback.for}, which is not a font of this site.`);
    return fallbackRule(fallback, file.face);
  });
  return [...files.map(fontRule), ...fallbackRules, ""].join("\n");
}

/**
 * The rule of the font for Hindi. If the font is not there at once, the page keeps the system's for this visit, because
 * no system has one of the same width, and the layout would shift.
 */
export function hindiFontSheet(family: string, url: string, characters: string): string {
  return `${rule([
    `font-family:"${family}"`,
    `src:url(${url}) format("woff2")`,
    "font-weight:300 700",
    "font-display:optional",
    `unicode-range:${unicodeRange(characters)}`,
  ])}\n`;
}

function fontRule({ face, range, url }: FontFile): string {
  return rule([
    `font-family:"${face.family}"`,
    `src:url(${url}) format("woff2")`,
    `font-weight:${face.weightRange.join(" ")}`,
    `font-style:${face.style}`,
    "font-display:swap",
    ...metrics(face, 1),
    ...(range ? [`unicode-range:${range}`] : []),
  ]);
}

/** Characters as the ranges of their code points, such as `U+20-5A,U+D7`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

/** Browsers multiply ascent and descent by the size adjustment, so they are divided by it here. */
function fallbackRule(fallback: FallbackFace, face: FontFace): string {
  return rule([
    `font-family:"${fallback.family}"`,
    `src:${fallback.localNames.map((name) => `local("${name}")`).join(",")}`,
    `font-weight:${fallback.weightRange.join(" ")}`,
    `font-style:${face.style}`,
    `size-adjust:${fallback.sizeAdjustPercent}%`,
    ...metrics(face, fallback.sizeAdjustPercent / 100),
  ]);
}

function metrics({ ascentPercent, descentPercent }: FontFace, sizeAdjust: number): string[] {
  const percent = (value: number) => `${Number((value / sizeAdjust).toFixed(2))}%`;
  return [
    `ascent-override:${percent(ascentPercent)}`,
    `descent-override:${percent(descentPercent)}`,
    "line-gap-override:0%",
  ];
}

function rule(declarations: string[]): string {
  return `@font-face{${declarations.join(";")}}`;
}
