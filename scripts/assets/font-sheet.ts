import type { FallbackFace, FontFace } from "./font-faces.ts";

/** The `@font-face` rules of the site's fonts and of their fallbacks; `urls` gives the address of each font by name. */
export function fontSheet(
  faces: FontFace[],
  fallbacks: FallbackFace[],
  urls: Record<FontFace["name"], string>,
): string {
  const fallbackRules = fallbacks.map((fallback) => {
    const face = faces.find(({ name }) => name === fallback.for);
    if (!face) throw new Error(`A fallback is for ${fallback.for}, which is not a font of this site.`);
    return fallbackRule(fallback, face);
  });
  return [...faces.map((face) => fontRule(face, urls[face.name])), ...fallbackRules, ""].join("\n");
}

function fontRule(face: FontFace, url: string): string {
  return rule([
    `font-family:"${face.family}"`,
    `src:url(${url}) format("woff2")`,
    `font-weight:${face.weightRange.join(" ")}`,
    `font-style:${face.style}`,
    "font-display:swap",
    ...metrics(face, 1),
  ]);
}

/** Browsers multiply ascent and descent by the size adjustment, so both are divided by it here. */
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
