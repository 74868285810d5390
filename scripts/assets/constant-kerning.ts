const tableEntryBytes = 16;
const headerBytes = 12;

/**
 * Gives all weights of a variable font the kerning of one weight. Over a narrow range, the variation of the kerning is invisible, and takes
 * as many bytes as the outlines.
 * @param variable a TrueType font whose weight is a range
 * @param fixed the same font with the same characters, at one weight
 * @throws {Error} if the two do not have the same glyphs
 */
export function withConstantKerning(variable: Buffer, fixed: Buffer): Buffer {
  const tables = tablesOf(variable);
  const one = tablesOf(fixed);
  const glyphs = one.get("cmap");
  if (!glyphs || !tables.get("cmap")?.equals(glyphs)) {
    throw new Error("The kerning of a font cannot be kept from another one, because their glyphs differ.");
  }
  for (const name of ["GPOS", "GDEF"]) {
    const table = one.get(name);
    if (table) tables.set(name, table);
    else tables.delete(name);
  }
  // Advance widths follow from the outlines; the other two only describe the font.
  for (const name of ["HVAR", "MVAR", "STAT"]) tables.delete(name);
  return fontOf(tables);
}

/** The tables of a TrueType font by their names. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = headerBytes + index * tableEntryBytes;
    const offset = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString("latin1", entry, entry + 4),
      font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

/** Checksums stay empty: they are calculated when the font is subset again. */
function fontOf(tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(headerBytes + sorted.length * tableEntryBytes);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, [name, table]] of sorted.entries()) {
    const entry = headerBytes + index * tableEntryBytes;
    directory.write(name, entry, "latin1");
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    // A table begins at a multiple of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
