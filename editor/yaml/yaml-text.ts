import { isMap, isScalar, isSeq, Scalar, type Document, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { canonical, isSame } from "./is-same.ts";
import { pairItems } from "./pair-items.ts";
import { isPlain, writeFlow, writeItem, writePair, writeScalar, writeValue } from "./write-value.ts";

/** A file that cannot be changed in place, such as one with a syntax error. */
export class UneditableYaml extends Error {}

type Collection = YAMLMap | YAMLSeq;

/** Whether both values are non-empty lists, or both are non-empty groups. */
function isRewritable(node: Collection, value: unknown): value is object {
  if (isPlain(value) || node.items.length === 0 || Object.keys(value as object).length === 0) return false;
  return isSeq(node) === Array.isArray(value);
}

/** A field or an item with its lines: comments and empty lines above it, and itself from its key or dash to the end of its last line. */
interface Part {
  readonly lead: string;
  readonly text: string;
}

function isCollection(node: Node): node is Collection {
  return isMap(node) || isSeq(node);
}

/** The text of a document; parts of it can be replaced. */
export class YamlText {
  readonly #source: string;
  readonly #document: Document;

  constructor(source: string, document: Document) {
    this.#source = source;
    this.#document = document;
  }

  /** The whole text with a new value. */
  withValue(root: Node, value: unknown): string {
    const start = this.#startOf(root);
    return (
      this.#source.slice(0, start) +
      this.#rewrite(root, value, this.#columnOf(start)) +
      this.#source.slice(this.#endOf(root))
    );
  }

  /** The text of a node with a new value, starting at the same place. */
  #rewrite(node: Node, value: unknown, indent: number): string {
    if (isSame(this.#valueOf(node), value)) return this.#textOf(node);
    if (isCollection(node) && isRewritable(node, value)) {
      return node.flow ? this.#rewriteFlow(node, value) : this.#rewriteBlock(node, value);
    }
    if (isScalar(node) && isPlain(value)) return writeScalar(value, this.#styleFor(node, value), indent);
    const written = writeValue(value, indent);
    return "inline" in written ? written.inline : written.block;
  }

  /** A text keeps its style; one that replaces another kind of value gets the default style. */
  #styleFor(node: Scalar, value: unknown): Scalar.Type | undefined {
    return typeof node.value === typeof value ? node.type : undefined;
  }

  #rewriteBlock(collection: Collection, value: object): string {
    const column = this.#columnOf(this.#startOf(collection));
    const margin = " ".repeat(column);
    const parts = this.#partsOf(collection);
    const origins = this.#origins(collection, value);
    const used = new Set(origins);
    const entries = Object.entries(value).map(([key, inner], place): Part => {
      const origin = origins[place];
      if (origin !== undefined) {
        return { lead: parts[origin]!.lead, text: this.#rewriteEntry(collection, origin, inner, column) };
      }
      return { lead: "", text: isSeq(collection) ? writeItem(inner, column) : writePair(key, inner, column) };
    });
    // A comment above a removed part stays with what follows.
    let ending = "";
    for (const [index, { lead }] of parts.entries()) {
      if (used.has(index) || !lead.includes("#")) continue;
      const next = origins.findIndex((origin) => origin !== undefined && origin > index);
      const follower = entries[next];
      if (follower) entries[next] = { ...follower, lead: lead + follower.lead };
      else ending += `\n${lead.trimEnd()}`;
    }
    const [first, ...others] = entries;
    const lead = first!.lead.trimStart();
    return (
      (lead ? `${lead}${margin}` : "") +
      first!.text +
      others.map((each) => `\n${each.lead}${margin}${each.text}`).join("") +
      ending
    );
  }

  /** A field with its key, or an item with its dash, to the end of its last line. */
  #rewriteEntry(collection: Collection, index: number, value: unknown, column: number): string {
    const { start, node } = this.#entryAt(collection, index);
    const text = this.#source.slice(start, this.#lineEnd(this.#endOfEntry(collection, index)));
    if (isSame(this.#valueOf(node), value)) return text;
    const valueStart = this.#startOf(node);
    const gap = this.#source.slice(start, valueStart);
    const tail = this.#source.slice(this.#endOf(node), this.#lineEnd(this.#endOf(node)));
    const below = gap.includes("\n");
    const block = isCollection(node) && !node.flow;
    const sameKind = isCollection(node) ? isRewritable(node, value) : isPlain(value);
    const nested = isSeq(collection) ? column + gap.length : column + 2;
    if (block && sameKind) return gap + this.#rewrite(node, value, this.#columnOf(valueStart)) + tail;
    if (sameKind && !below) return this.#inLine(gap, this.#rewrite(node, value, nested), tail);
    const written = writeValue(value, nested);
    const comment = /#.*$/m.exec(gap)?.[0] ?? tail.trim();
    const head = gap.replace(/\s*(#[^\n]*)?\n[\s\S]*$/, "").trimEnd();
    if ("inline" in written)
      return `${head} ${written.inline}${comment && !written.inline.includes("\n") ? ` ${comment}` : ""}`;
    if (isSeq(collection) && !comment) return `${head} ${written.block}`;
    return `${head}${comment ? ` ${comment}` : ""}\n${" ".repeat(nested)}${written.block}`;
  }

  /** A comment at the end of a line moves to the first line of a text that now has several. */
  #inLine(gap: string, text: string, tail: string): string {
    const separated = /\s$/.test(gap) ? gap : `${gap} `;
    if (!tail.trim() || !text.includes("\n")) return separated + text + tail;
    return separated + text.replace("\n", ` ${tail.trim()}\n`);
  }

  #rewriteFlow(collection: Collection, value: object): string {
    const pieces = collection.items.map((_, index) => this.#entryAt(collection, index));
    const ends = collection.items.map((_, index) => this.#endOfEntry(collection, index));
    const origins = this.#origins(collection, value);
    const unmoved = origins.length === pieces.length && origins.every((origin, place) => origin === place);
    const between = (index: number) =>
      this.#source.slice(ends[index], pieces[index + 1]?.start ?? this.#endOf(collection));
    const opening = this.#source.slice(this.#startOf(collection), pieces[0]!.start);
    const closing = between(pieces.length - 1);
    const separator = pieces.length > 1 ? between(0) : ", ";
    const items = Object.entries(value).map(([key, inner], place) => {
      const origin = origins[place];
      if (origin === undefined) return isSeq(collection) ? writeFlow(inner) : `${writeFlow(key)}: ${writeFlow(inner)}`;
      const { start, node } = pieces[origin]!;
      if (isSame(this.#valueOf(node), inner)) return this.#source.slice(start, ends[origin]);
      return this.#source.slice(start, this.#startOf(node)) + this.#rewriteInFlow(node, inner);
    });
    const joined = items.map(
      (item, place) => item + (place === items.length - 1 ? "" : unmoved ? between(place) : separator),
    );
    return opening + joined.join("") + closing;
  }

  #rewriteInFlow(node: Node, value: unknown): string {
    if (!isCollection(node) || !isRewritable(node, value)) return writeFlow(value);
    const text = this.#rewriteFlow(node, value);
    return text.includes("\n") ? writeFlow(value) : text;
  }

  /** For each entry of the new value, the index in the collection of the entry that it comes from. */
  #origins(collection: Collection, value: object): (number | undefined)[] {
    if (isMap(collection)) {
      const keys = collection.items.map(({ key }) => String((key as Scalar).value));
      return Object.keys(value).map((key) => (keys.includes(key) ? keys.indexOf(key) : undefined));
    }
    const before = collection.items.map((_, index) => canonical(this.#valueOf(this.#entryAt(collection, index).node)));
    return pairItems(before, Object.values(value).map(canonical));
  }

  #partsOf(collection: Collection): Part[] {
    return collection.items.map((_, index) => {
      const { start } = this.#entryAt(collection, index);
      const end = this.#lineEnd(this.#endOfEntry(collection, index));
      const leadStart = index === 0 ? start : this.#lineEnd(this.#endOfEntry(collection, index - 1)) + 1;
      const lead = index === 0 ? "" : this.#source.slice(leadStart, start - this.#columnOf(start));
      return { lead, text: this.#source.slice(start, end) };
    });
  }

  /** The start of a field or an item, and its value. */
  #entryAt(collection: Collection, index: number): { start: number; node: Node } {
    if (isMap(collection)) {
      const { key, value } = collection.items[index]!;
      return { start: rangeOf(key as Node)[0], node: (value ?? key) as Node };
    }
    const node = collection.items[index] as Node;
    return { start: collection.flow ? this.#startOf(node) : this.#dashOf(collection, index), node };
  }

  #dashOf(sequence: YAMLSeq, index: number): number {
    const token = sequence.srcToken;
    const items = token?.type === "block-seq" ? token.items : [];
    const dashes = items.flatMap(({ start }) => start.find(({ type }) => type === "seq-item-ind") ?? []);
    const dash = dashes[index];
    if (!dash) throw new UneditableYaml("A list of the file has no dashes where they are expected.");
    return dash.offset;
  }

  #startOf(node: Node): number {
    if (isCollection(node) && !node.flow && node.items.length > 0) return this.#entryAt(node, 0).start;
    return rangeOf(node)[0];
  }

  #endOf(node: Node): number {
    if (isCollection(node) && !node.flow && node.items.length > 0) {
      return this.#lineEnd(this.#endOfEntry(node, node.items.length - 1));
    }
    const [start, end] = rangeOf(node);
    if (!isScalar(node) || (node.type !== Scalar.BLOCK_FOLDED && node.type !== Scalar.BLOCK_LITERAL)) return end;
    return start + this.#source.slice(start, end).trimEnd().length;
  }

  #endOfEntry(collection: Collection, index: number): number {
    return this.#endOf(this.#entryAt(collection, index).node);
  }

  #textOf(node: Node): string {
    return this.#source.slice(this.#startOf(node), this.#endOf(node));
  }

  #valueOf(node: Node): unknown {
    return node.toJS(this.#document);
  }

  #lineEnd(offset: number): number {
    const end = this.#source.indexOf("\n", offset);
    return end < 0 ? this.#source.length : end;
  }

  #columnOf(offset: number): number {
    return offset - (this.#source.lastIndexOf("\n", offset - 1) + 1);
  }
}

/** The start and end of a node in the text. */
export function rangeOf(node: Node): readonly [number, number] {
  if (!node.range) throw new UneditableYaml("A part of the file has no position.");
  return [node.range[0], node.range[1]];
}
