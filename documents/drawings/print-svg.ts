/** Every sheet of the site's drawings is this many units wide. */
const sheetWidth = 480;
/** The size of text in print, and the largest for which the drawings leave room, in sheet units. */
const textPt = 6.6;
const mostTextUnits = 28;

const ink = "#1a1e1b";
const quietInk = "#565d57";

/** The width of a printed line in points, and its dashes, by the class of its path. */
const pens: Record<string, { widthPt: number; dashesPt?: number[]; colour?: string }> = {
  cut: { widthPt: 1 },
  "sheet-metal": { widthPt: 1.3 },
  stipple: { widthPt: 0.75, colour: quietInk },
  fabric: { widthPt: 1.7, colour: "#21453a" },
  edge: { widthPt: 0.6 },
  tick: { widthPt: 0.6 },
  scale: { widthPt: 0.6 },
  hair: { widthPt: 0.4, colour: quietInk },
  hidden: { widthPt: 0.4, colour: quietInk, dashesPt: [2.8, 2] },
  axis: { widthPt: 0.4, colour: quietInk, dashesPt: [6.8, 1.7, 1.1, 1.7] },
  dimension: { widthPt: 0.4, colour: quietInk },
  hatch: { widthPt: 0.4, colour: quietInk },
};

/** The light surface colours of the site, mixed as in its style sheet. */
const surfaces: Record<string, string> = {
  wood: "#e4c9ac",
  "wood-deep": "#cb9f74",
  white: "#fbf9f5",
  paper: "#fbf9f5",
  metal: "#e4e3df",
  "metal-deep": "#cbcac6",
  cloth: "#c8cec8",
  "cloth-deep": "#9fada5",
  glass: "#d9b58d",
  void: "#171c19",
  dot: ink,
};

const style = [
  "svg{fill:none;stroke-linejoin:round}",
  ...Object.entries(surfaces).map(([name, colour]) => `.drawing__${name}{fill:${colour}}`),
  ...Object.entries(pens).map(([name, { colour = ink }]) => `.drawing__${name}{stroke:${colour}}`),
  ".drawing__stipple,.drawing__fabric{stroke-linecap:round}",
  ".drawing__hair.drawing__grain{stroke:#a2622a;stroke-opacity:.42}",
  ".drawing__hole{stroke:#171c19}",
  ".drawing__rim{stroke:#fbf9f5;stroke-opacity:.7}",
].join("");

/**
 * Makes an SVG of the site's drawings standalone for print, with its colours, and with lines and words that keep
 * their size in points at the printed width.
 */
export function printSvg(svg: string, widthPt: number): string {
  const unitsPerPt = sheetWidth / widthPt;
  const text = `.drawing__text{font-family:"Instrument Sans","DejaVu Sans","Noto Sans Devanagari",sans-serif;font-size:${Math.min(textPt * unitsPerPt, mostTextUnits).toFixed(2)}px;fill:${ink}}.drawing__text--quiet{fill:${quietInk}}`;
  const scales = [1];
  const lined = svg.replaceAll(
    /<(\/?)([a-z]+)([^>]*?)(\/?)>/gi,
    (tag, close: string, name: string, attributes: string, empty: string) => {
      if (name === "g" && close) scales.pop();
      if (close) return tag;
      const scale = (scales.at(-1) ?? 1) * scaleOf(attributes);
      if (name === "g" && !empty) scales.push(scale);
      return `<${name}${attributes}${penOf(attributes, unitsPerPt / scale)}${empty}>`;
    },
  );
  return (
    lined
      .replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${style}${text}</style>`)
      // A zero-length line is a dot on a screen, and invisible in print.
      .replaceAll(/(?<=\d)h0(?![.\d])/g, "h.01")
  );
}

function scaleOf(attributes: string): number {
  const [, scale = "1"] = /transform="[^"]*scale\(([\d.]+)\)/.exec(attributes) ?? [];
  return Number(scale);
}

/** The width and dashes of a path's line in its own units. */
function penOf(attributes: string, unitsPerPt: number): string {
  const [, name = ""] = /class="drawing__([a-z-]+)/.exec(attributes) ?? [];
  const pen = pens[name];
  if (!pen) return "";
  const dashes = pen.dashesPt?.map((length) => (length * unitsPerPt).toFixed(2)).join(" ");
  return ` stroke-width="${(pen.widthPt * unitsPerPt).toFixed(3)}"${dashes ? ` stroke-dasharray="${dashes}"` : ""}`;
}
