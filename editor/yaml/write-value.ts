import { Scalar, stringify } from "yaml";

const lineLength = 120;
const shortCollectionLength = 90;

/** The text of a new value: on one line after its key or dash, or as a block on the lines below. */
export type Written = { readonly inline: string } | { readonly block: string };

const unfolded = { lineWidth: 0, indent: 2, doubleQuotedMinMultiLineLength: Infinity };

type Plain = string | number | boolean | null;

/**
 * Writes a value in the style of the content files: short lists of numbers and short groups on one line, everything
 * else on separate lines, texts that begin with a figure in quotes, and long texts folded. @param indent the
 * indentation of a block, in spaces
 */
export function writeValue(value: unknown, indent: number): Written {
  if (isPlain(value)) return { inline: writeScalar(value, styleOfNew(value), indent) };
  const entries = entriesOf(value);
  if (entries.length === 0) return { inline: Array.isArray(value) ? "[]" : "{}" };
  const flow = isFlat(value) ? writeFlow(value) : undefined;
  if (flow && flow.length <= shortCollectionLength) return { inline: flow };
  const lines = entries.map(([key, inner]) =>
    Array.isArray(value) ? writeItem(inner, indent) : writePair(key, inner, indent),
  );
  return { block: lines.join(`\n${" ".repeat(indent)}`) };
}

/** `key: value`, with nested values on the lines below. */
export function writePair(key: string, value: unknown, indent: number): string {
  const written = writeValue(value, indent + 2);
  const name = writeFlow(key);
  return "inline" in written ? `${name}: ${written.inline}` : `${name}:\n${" ".repeat(indent + 2)}${written.block}`;
}

/** `- value` */
export function writeItem(value: unknown, indent: number): string {
  const written = writeValue(value, indent + 2);
  return `- ${"inline" in written ? written.inline : written.block}`;
}

/** A value on one line, as part of a list or group in brackets. */
export function writeFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(", ")}]`;
  if (!isPlain(value)) {
    const pairs = entriesOf(value).map(([key, inner]) => `${writeFlow(key)}: ${writeFlow(inner)}`);
    return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
  }
  // In brackets more characters need quotes, so the library must know that the text is inside them.
  const scalar = new Scalar(value);
  if (startsWithFigure(value) || hasLines(value)) scalar.type = Scalar.QUOTE_DOUBLE;
  return stringify([scalar], { ...unfolded, collectionStyle: "flow", flowCollectionPadding: false })
    .trimEnd()
    .slice(1, -1);
}

/** A scalar in a YAML style, if that style can represent it. */
export function writeScalar(value: Plain, style: Scalar.Type | undefined, indent: number): string {
  if (typeof value === "string" && style === Scalar.BLOCK_FOLDED && isFoldable(value)) {
    return [">-", ...fold(value, lineLength - indent)].join(`\n${" ".repeat(indent)}`);
  }
  const scalar = new Scalar(value);
  if (style) scalar.type = style;
  if (hasLines(value) && !isBlock(value)) scalar.type = Scalar.QUOTE_DOUBLE;
  // Written in a field, so that the library adds the indentation indicator for text with leading spaces.
  const text = stringify({ k: scalar }, unfolded);
  return text
    .slice("k: ".length)
    .replace(/\n$/, "")
    .replaceAll(/\n {2}/g, `\n${" ".repeat(indent)}`);
}

function styleOfNew(value: Plain): Scalar.Type | undefined {
  if (startsWithFigure(value)) return Scalar.QUOTE_DOUBLE;
  return typeof value === "string" && value.length > shortCollectionLength ? Scalar.BLOCK_FOLDED : undefined;
}

function startsWithFigure(value: unknown): boolean {
  return typeof value === "string" && /^[+-]?\d/.test(value) && value.length <= shortCollectionLength;
}

function hasLines(value: Plain): value is string {
  return typeof value === "string" && value.includes("\n");
}

/** Whether a text of several lines can be written as a block. */
function isBlock(text: string): boolean {
  return /^\S.*(\n+\S.*)*\n?$/.test(text);
}

/** Whether folding preserves a text: it has only single spaces between words. */
function isFoldable(text: string): boolean {
  return /^\S+( \S+)*$/.test(text);
}

function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function isPlain(value: unknown): value is Plain {
  return typeof value !== "object" || value === null;
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(value as object);
}

/** A group of plain values, or a list of numbers or words. */
function isFlat(value: unknown): boolean {
  const inner = Object.values(value as object);
  if (!inner.every(isPlain)) return false;
  return !Array.isArray(value) || inner.every((each) => typeof each === "number" || /^[\w-]+$/.test(String(each)));
}
