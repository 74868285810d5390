import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node } from "yaml";
import type { Mistakes } from "./mistake.ts";

/** A YAML file without syntax errors, with the line of each field. */
export class YamlFile {
  readonly path: string;
  readonly value: unknown;
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(path: string, value: unknown, document: Document, lineCounter: LineCounter) {
    this.path = path;
    this.value = value;
    this.#document = document;
    this.#lines = lineCounter;
  }

  /** The line of a field, or of its nearest existing parent if it is missing. */
  lineOf(field: readonly PropertyKey[]): number {
    let node: unknown = this.#document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const part of field) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
        if (!pair) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      } else break;
    }
    return this.#lines.linePos(offset).line || 1;
  }

  /** The text of a field exactly as in the file: `0.90` loses its last digit when it is parsed as a number. */
  sourceOf(field: readonly PropertyKey[]): string | undefined {
    const node = this.#document.getIn(field, true);
    return isScalar(node) ? node.source : undefined;
  }

  /** The value of a field. */
  valueAt(field: readonly PropertyKey[]): unknown {
    return field.reduce<unknown>(
      (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
      this.value,
    );
  }

  /** The paths of all maps that are marked `sample: true`. */
  sampleFields(): PropertyKey[][] {
    const fields: PropertyKey[][] = [];
    visit(this.#document, {
      Pair: (_, pair, ancestors) => {
        if (!isScalar(pair.key) || pair.key.value !== "sample" || !isScalar(pair.value) || pair.value.value !== true)
          return;
        fields.push(pathOf(ancestors as readonly unknown[]));
      },
    });
    return fields;
  }
}

function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (const [index, node] of ancestors.entries()) {
    const next = ancestors[index + 1];
    if (isSeq(node) && next) path.push(node.items.indexOf(next));
    const pair = next as { key?: unknown } | undefined;
    if (isMap(node) && pair && isScalar(pair.key)) path.push(String(pair.key.value));
  }
  return path;
}

/**
 * The value of YAML text without syntax errors, or the place of an alias (`*name`) for which there is none: no value before it has that
 * name, it is inside that value, or there are so many that they would fill the memory.
 */
export function valueIn(document: Document): { value: unknown } | { wrongAliasAt: number } {
  let last = 0;
  let isWrong = false;
  visit(document, {
    Alias: (_, alias, ancestors) => {
      last = alias.range?.[0] ?? 0;
      const meant = alias.resolve(document);
      isWrong = meant === undefined || ancestors.includes(meant);
      return isWrong ? visit.BREAK : undefined;
    },
  });
  if (isWrong) return { wrongAliasAt: last };
  try {
    return { value: document.toJS() };
  } catch {
    return { wrongAliasAt: last };
  }
}

/** Reads YAML text. Returns undefined for a syntax error, which is added to the mistakes. */
export function parseYaml(path: string, source: string, mistakes: Mistakes): YamlFile | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const add = (offset: number, advice: string) => {
    const line = lineCounter.linePos(offset).line || 1;
    mistakes.add({ file: path, line, field: "", message: `This cannot be read as YAML. ${advice}.` });
  };
  for (const { pos, message } of document.errors) add(pos[0], `Correct it: ${message}`);
  if (document.errors.length > 0) return undefined;
  const read = valueIn(document);
  if ("value" in read) return new YamlFile(path, read.value, document, lineCounter);
  add(read.wrongAliasAt, "Put a text that begins with * in quotes");
  return undefined;
}
