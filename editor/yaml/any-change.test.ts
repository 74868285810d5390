import { globSync, readFileSync } from "node:fs";
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  infiniteStream,
  integer,
  letrec,
  nat,
  oneof,
  property,
  string,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml } from "./edit-yaml.ts";

const files = globSync("content/**/*.yaml").map((path) => ({ path, source: readFileSync(path, "utf8") }));

describe("any change to any file of the content", () => {
  const word = constantFrom(
    "12 mm",
    "0.90",
    "- dash",
    "# hash",
    "a: b",
    "true",
    "",
    "Ω ≥ 5",
    "two\nlines\n",
    "  spaces  ",
    "[x]",
    "{y}",
    "'",
    '"',
    "*",
    "&a",
    "!t",
    "%",
    "@",
    "`",
    "null",
    "~",
    "x".repeat(140),
    "word ".repeat(40).trim(),
  );
  const leaf = oneof(word, string(), integer(), boolean());
  const value = letrec((tie) => ({
    any: oneof(
      { maxDepth: 3 },
      leaf,
      array(tie("any"), { maxLength: 4 }),
      dictionary(constantFrom("nrc", "note", "value", "key 2", "7"), tie("any"), { maxKeys: 4 }),
    ),
  })).any;
  const choices = infiniteStream(nat());

  test("is read back as the value that was written, and keeps the comments of what stays", () => {
    assert(
      property(
        constantFrom(...files),
        array(tuple(choices, constantFrom("set", "remove", "insert", "reverse"), value), {
          minLength: 1,
          maxLength: 3,
        }),
        ({ source }, changes) => {
          let changed: unknown = parse(source);
          for (const [stream, kind, replacement] of changes)
            changed = changeSomewhere(changed, stream, kind, replacement);
          const text = editYaml(source, changed);
          expect(parse(text)).toEqual(changed);
          expect(JSON.stringify(parse(text))).toBe(JSON.stringify(changed));
          expect(text.startsWith(source.slice(0, source.indexOf("\n") + 1))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  /** Walks into a value along the random stream, and changes what it finds. */
  function changeSomewhere(root: unknown, stream: Iterator<number>, kind: string, replacement: unknown): unknown {
    const next = () => stream.next().value as number;
    const change = (node: unknown, depth: number): unknown => {
      if (typeof node !== "object" || node === null) return kind === "set" ? replacement : node;
      const entries = Object.entries(node as object);
      const inside = entries.length > 0 && (depth === 0 || next() % 3 > 0);
      if (!inside) return changeEntries(node, entries);
      const at = next() % entries.length;
      const walked = entries.map(([key, each], index): [string, unknown] => [
        key,
        index === at ? change(each, depth + 1) : each,
      ]);
      return rebuild(node, walked);
    };
    const changeEntries = (node: object, entries: [string, unknown][]): unknown => {
      const at = entries.length === 0 ? 0 : next() % entries.length;
      const key = entries[at]?.[0];
      if (kind === "set" && key !== undefined) return rebuild(node, entries.with(at, [key, replacement]));
      if (kind === "remove") return rebuild(node, entries.toSpliced(at, 1));
      if (kind === "insert") return rebuild(node, entries.toSpliced(at, 0, [`new ${next() % 3}`, replacement]));
      return rebuild(node, entries.toReversed());
    };
    return change(root, 0);
  }

  function rebuild(node: unknown, entries: [string, unknown][]): unknown {
    return Array.isArray(node) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
  }
});
