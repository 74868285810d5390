/** The characters for which a TrueType font has a glyph, from its table `cmap` in the formats 4 and 12. */
export function charactersIn(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const characters = new Set<string>();
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code += 1) characters.add(String.fromCodePoint(code));
  };
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(table);
    if (format === 12) {
      const groups = Array.from({ length: font.readUInt32BE(table + 12) }, (_, group) => table + 16 + 12 * group);
      for (const group of groups) add(font.readUInt32BE(group), font.readUInt32BE(group + 4));
    } else if (format === 4) {
      const segments = font.readUInt16BE(table + 6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const last = font.readUInt16BE(table + 14 + 2 * segment);
        add(font.readUInt16BE(table + 16 + 2 * segments + 2 * segment), last === 0xffff ? -1 : last);
      }
    }
  }
  return characters;
}
