import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DetailPage } from "../build-product-page.ts";
import { OpeningFiles } from "./opening-files.tsx";

const cad = (...formats: string[]) => ({
  title: "Panel",
  schematic: false,
  files: formats.map((format) => ({ what: `${format}, 4 kB`, href: `/panel.${format.toLowerCase()}` })),
});

/** The name and the address of each button; a download has a plus. */
function buttonsOf(rows: DetailPage["downloads"]["cad"]): string[] {
  const downloads = {
    files: [{ name: "Data sheet", what: "PDF, 87 kB", href: "/sheet.pdf" }],
    specification: [{ name: "Specification text", what: "Word, 12 kB", href: "/text.docx" }],
    more: [],
    cad: rows,
  };
  const shown = renderToStaticMarkup(<OpeningFiles page={{ name: "Panel", downloads }} />);
  return [...shown.matchAll(/<a ([^>]*)>([^<]*)/g)].map(([, attributes = "", words]) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
    return `${attribute("aria-label") ?? words} ${attribute("href")}${attributes.includes("download") ? " +" : ""}`;
  });
}

test("several CAD files are a link to their section, between data sheet and specification text", () => {
  expect(buttonsOf([cad("DXF", "SVG")])).toEqual([
    "Data sheet, PDF /sheet.pdf +",
    "CAD #cad-files",
    "Specification text, Word /text.docx +",
  ]);
});

test("a single CAD file is a direct download, and a schematic is not called CAD", () => {
  expect(buttonsOf([cad("DXF")])[1]).toBe("CAD, DXF /panel.dxf +");
  expect(buttonsOf([{ ...cad("PDF"), schematic: true }])[1]).toBe("Drawing, PDF /panel.pdf +");
});

test("a product without drawings has no button for them", () => {
  expect(buttonsOf([])).toHaveLength(2);
});
