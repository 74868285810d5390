import { createHash } from "node:crypto";
import { cadFilesOf, cadSubjectsOf, type CadKind, type CadSubject } from "#app/drawings/geometry/cad-subjects.ts";
import { scaleStatement } from "#app/drawings/scale-statement.ts";
import type { Product } from "#content/catalogue.ts";
import { printSvg } from "../drawings/print-svg.ts";
import type { PlannedFile } from "../make-files.ts";
import type { DrawSvg } from "../manuscript.ts";
import type { CadText } from "./write-svg.ts";

/** The width of a schematic drawing, which determines its line widths. */
const schematicWidthPt = 360;

interface Source {
  /** The origin of the site, for addresses. */
  origin: string;
  draw: DrawSvg;
  /** A fingerprint of the code that makes the files. */
  tools: string;
}

/** The DXF, SVG and GLB files of a product, for the subjects whose dimensions are complete. */
export function planCad(product: Product, { origin, draw, tools }: Source): PlannedFile[] {
  return cadSubjectsOf(product).flatMap((subject) => {
    const text: CadText = {
      title: `${product.name}: ${subject.title}`,
      description: subject.note,
      source: origin + product.path,
    };
    const schematic = subject.schematic && {
      svg: printSvg(draw(subject.schematic, subject.title).svg, schematicWidthPt),
      statement: scaleStatement(subject.schematic),
    };
    const key = createHash("sha256")
      .update(tools)
      .update(JSON.stringify([subject, text, schematic]))
      .digest("hex");
    return cadFilesOf(product, subject).map(({ kind, address }) => ({
      address,
      key,
      make: async () =>
        schematic ? Buffer.from(schematicSvg(schematic.svg, schematic.statement)) : writeCad(kind, subject, text),
    }));
  });
}

/** The writers are loaded only if a file has changed. */
async function writeCad(kind: CadKind, { parts = [], solids = [] }: CadSubject, text: CadText): Promise<Buffer> {
  switch (kind) {
    case "DXF":
      return Buffer.from((await import("./write-dxf.ts")).writeDxf(parts, text));
    case "SVG":
      return Buffer.from((await import("./write-svg.ts")).writeSvg(parts, text));
    case "GLB":
      return (await import("./write-glb.ts")).writeGlb(solids, text);
  }
}

/** Makes the site's drawing a standalone file, with the statement below it that it is not to scale. */
function schematicSvg(svg: string, statement: string): string {
  const height = Number(/viewBox="0 0 480 ([\d.]+)"/.exec(svg)?.[1]);
  const whole = height + 28;
  return `${svg
    .replace(/viewBox="[^"]*"/, `width="480" height="${whole}" viewBox="0 0 480 ${whole}"`)
    .replace(
      /<\/svg>$/,
      `<text class="drawing__text drawing__text--quiet" x="480" y="${height + 20}" text-anchor="end">${statement}</text></svg>`,
    )}\n`;
}
