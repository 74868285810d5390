import { extentsOf, extentsWithWords, type LayerName, type Part, type PointMm } from "#app/drawings/geometry/shapes.ts";

/** Line widths are a fixed share of the picture, so that they stay visible at any size. */
const lineShare = 1 / 600;
const dashes: Partial<Record<LayerName, number[]>> = {
  "CELL-CENTRES": [12, 3, 2, 3],
  "CHAIR-CENTRES": [12, 3, 2, 3],
  "BALCONY-EDGE": [12, 4],
};

/**
 * A drawing as SVG in real millimetres, with a group for each layer. A module is exactly as large as its repeat,
 * without its outline, so that copies of it tile seamlessly.
 * @param scale how many times smaller it is shown and printed: 100 for 1 : 100. Its unit stays a real millimetre.
 */
export function writeSvg(parts: readonly Part[], { title, description, source }: CadText, scale = 1): string {
  const isModule = parts.some(({ layer }) => layer === "MODULE");
  const bare = isModule ? extentsOf(parts) : extentsWithWords(parts);
  const lineMm = Math.max(bare.widthMm, bare.heightMm) * lineShare;
  const margin = isModule ? 0 : 4 * lineMm;
  const box = [bare.leftMm - margin, -(bare.bottomMm + bare.heightMm) - margin] as const;
  const [width, height] = [bare.widthMm + 2 * margin, bare.heightMm + 2 * margin];
  const layers = [...new Set(parts.map(({ layer }) => layer))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width / scale)}mm" height="${round(height / scale)}mm" viewBox="${[...box, width, height].map(round).join(" ")}" fill="none" stroke="#1a1e1b" stroke-width="${round(lineMm)}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped([description, source].filter(Boolean).join(" "))}</desc>`,
    ...layers.map((layer) =>
      group(
        layer,
        parts.filter((part) => part.layer === layer),
        lineMm,
      ),
    ),
    "</svg>\n",
  ].join("\n");
}

function group(layer: LayerName, shapes: readonly Part[], lineMm: number): string {
  const pattern = dashes[layer]?.map((length) => round(length * lineMm)).join(" ");
  const style = layer === "MODULE" ? ' stroke="none"' : layer === "LABELS" ? ' fill="#565d57" stroke="none"' : "";
  const dash = pattern ? ` stroke-dasharray="${pattern}"` : "";
  return `<g id="${layer}"${style}${dash}>\n${shapes.map(element).join("\n")}\n</g>`;
}

function element(part: Part): string {
  switch (part.form) {
    case "circle":
      return `<circle cx="${x(part.centre)}" cy="${y(part.centre)}" r="${round(part.diameterMm / 2)}"/>`;
    case "outline":
      return `<path d="M${part.points.map(pair).join("L")}Z"/>`;
    case "line":
      return `<path d="M${pair(part.from)}L${pair(part.to)}"/>`;
    case "words": {
      const baseline = round(-part.at[1] + part.heightMm);
      // Capitals are about 0.7 of a font's size.
      return `<text x="${x(part.at)}" y="${baseline}" font-family="sans-serif" font-size="${round(part.heightMm / 0.7)}" text-anchor="middle">${escaped(part.text)}</text>`;
    }
  }
}

const x = ([xMm]: PointMm) => round(xMm);
/** The y axis of SVG points down. */
const y = ([, yMm]: PointMm) => round(-yMm);
const pair = (point: PointMm) => `${x(point)} ${y(point)}`;

/** Rounded to a thousandth of a millimetre, without a negative zero. */
function round(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000 + 0;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The metadata in a CAD file. */
export interface CadText {
  /** Product and subject. */
  title: string;
  /** What the drawing leaves out, or how a code was read. */
  description?: string | undefined;
  /** The address of the product's page. */
  source: string;
}
