/** The signature of each file format. */
const beginnings: Record<string, readonly Buffer[]> = {
  pdf: [Buffer.from("%PDF-")],
  ies: [Buffer.from("IESNA"), Buffer.from("TILT=")],
  ifc: [Buffer.from("ISO-10303-21;")],
  // A compound file, as Revit writes it.
  rfa: [Buffer.from("d0cf11e0a1b11ae1", "hex")],
};

/** EULUMDAT has no signature: its second line is the kind of luminaire, and its third the kind of symmetry. */
const eulumdat = /^[^\n]*\r?\n\s*[0-3]\s*\r?\n\s*[0-4]\s*\r?\n/;

/** Whether a file's content matches its extension. */
export function beginsAs(content: Buffer, name: string): boolean {
  const format = name.slice(name.lastIndexOf(".") + 1);
  if (format === "ldt") return eulumdat.test(content.subarray(0, 1000).toString("latin1"));
  return (beginnings[format] ?? []).some((beginning) => content.subarray(0, beginning.length).equals(beginning));
}
