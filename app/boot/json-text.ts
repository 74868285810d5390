declare const written: unique symbol;

/**
 * A value as JSON text. A loader that returns much returns it so: the router would write every value of an object into the
 * document as a table of numbered references, which compresses worse than text whose words already stand on the page.
 */
export type JsonText<Value> = string & { readonly [written]?: Value };

/** Writes a value as JSON text. It must consist of what JSON knows; properties that are undefined are left out. */
export function toJsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value);
}

/** The values that were read last. A page has few, and asks for each several times. */
const read = new Map<string, unknown>();
const mostKept = 4;

/** Reads a value that was written as JSON text. The same text gives the same object while a page is drawn. */
export function fromJsonText<Value>(text: JsonText<Value>): Value {
  if (!read.has(text)) {
    const [oldest] = read.keys();
    if (oldest !== undefined && read.size >= mostKept) read.delete(oldest);
    read.set(text, JSON.parse(text));
  }
  return read.get(text) as Value;
}
