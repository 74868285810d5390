import { inflateSync } from "node:zlib";

interface PdfObject {
  dictionary: string;
  stream: string;
}

/** A PDF made by this project, read back: the text of its pages in drawing order, and its objects. */
export interface ReadPdf {
  pages: string[];
  objects: PdfObject[];
}

/** Reads a PDF with the glyph tables of its fonts, as a reader does when text is copied. */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = readObjects(pdf.toString("latin1"));
  const object = (id: string | undefined) => objects.get(id ?? "") ?? { dictionary: "", stream: "" };
  const all = [...objects.values()];
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of all) {
    for (const [, name, id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = refOf(object(id).dictionary, "ToUnicode");
      if (name && table) fonts.set(name, readCharacters(object(table).stream));
    }
  }
  const kids = all.find(({ dictionary }) => /\/Type \/Pages\b/.test(dictionary))?.dictionary ?? "";
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? "").matchAll(/(\d+) 0 R/g)].map(([, id]) =>
    readText(object(refOf(object(id).dictionary, "Contents")).stream, fonts),
  );
  return { pages, objects: all };
}

function readObjects(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = "", packed] = body.split(/\nstream\n|\nendstream/);
    const stream = packed === undefined ? "" : unpack(dictionary, packed);
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

function unpack(dictionary: string, packed: string): string {
  const bytes = Buffer.from(packed, "latin1");
  return (dictionary.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

function refOf(dictionary: string, key: string): string | undefined {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
}

/** From glyph to characters, both in hexadecimal: `beginbfrange <0000> <0002> [<0041> <0042> <00660069>]`. */
function readCharacters(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = "", list = ""] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)) {
    for (const [index, [, codes = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      characters.set(glyph, Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    }
  }
  return characters;
}

function readText(content: string, fonts: Map<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  let text = "";
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name);
    for (const [, hex = ""] of (glyphs ?? "").matchAll(/<([0-9a-f]*)>/g)) {
      text += (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? "\uFFFD").join("");
    }
    if (glyphs) text += "\n";
  }
  return text;
}
