import { isGroup } from "./group.ts";

type Path = readonly (string | number)[];

/** Any item of a list. */
const each = "*";
/** All descendants. */
const all = "**";

const seo = [
  ["seo", "title"],
  ["seo", "description"],
];

/** The texts that may contain placeholders such as `{nrc}`, by kind of file. */
const fields: Record<"product" | "category" | "page", readonly (readonly string[])[]> = {
  product: [
    ...seo,
    ...seo.map((field) => ["alsoIn", each, ...field]),
    ["card", "title"],
    ["card", "description"],
    ...["product", "features", "advantages", "application", "installationProcedure"].map((name) => [name, each]),
    ["colours", "note"],
    ["patterns", "note"],
    ["patterns", "items", each, "description"],
    ["patterns", "items", each, "note"],
    ["standardUnitSize", "guidance", each],
    ["worksWith", each, "reason"],
  ],
  category: [...seo, ["statement"], ["home", "description"], ["advice", "text"]],
  page: [[all]],
};

export type ReferringKind = keyof typeof fields;

/** Whether the text at a field may contain placeholders. */
export function mayContainReferences(kind: ReferringKind, at: Path): boolean {
  return fields[kind].some(
    (field) =>
      field[0] === all ||
      (field.length <= at.length && field.every((part, index) => part === each || part === String(at[index]))),
  );
}

/**
 * Replaces the texts of an entry, or of a file's value, that may contain placeholders.
 * @param replace is called with each text and its field; a sentence that may be a sample is one field
 */
export function replaceTexts<Value>(
  kind: ReferringKind,
  value: Value,
  replace: (text: string, at: (string | number)[]) => string,
): Value {
  return replaceFields(fields[kind], value, replace);
}

/** Replaces the texts at certain fields of an entry. */
export function replaceFields<Value>(
  at: readonly (readonly string[])[],
  value: Value,
  replace: (text: string, at: (string | number)[]) => string,
): Value {
  return at.reduce((replaced: unknown, field) => replaceAt(replaced, field, [], replace), value) as Value;
}

function replaceAt(
  value: unknown,
  [first, ...rest]: readonly string[],
  at: (string | number)[],
  replace: (text: string, at: (string | number)[]) => string,
): unknown {
  if (first === all) return replaceBelow(value, at, replace);
  if (first === undefined) return replaceHere(value, at, replace);
  if (first === each) {
    if (!Array.isArray(value)) return value;
    return value.map((item, index) => replaceAt(item, rest, [...at, index], replace));
  }
  if (!isGroup(value) || !(first in value)) return value;
  return { ...value, [first]: replaceAt(value[first], rest, [...at, first], replace) };
}

/** A sentence is a text, or a group with the text and a mark: `value` in the file, `text` once it is parsed. */
function replaceHere(
  value: unknown,
  at: (string | number)[],
  replace: (text: string, at: (string | number)[]) => string,
): unknown {
  if (typeof value === "string") return replace(value, at);
  if (!isGroup(value)) return value;
  const name = ["text", "value"].find((key) => typeof value[key] === "string");
  return name === undefined ? value : { ...value, [name]: replace(value[name] as string, at) };
}

function replaceBelow(
  value: unknown,
  at: (string | number)[],
  replace: (text: string, at: (string | number)[]) => string,
): unknown {
  if (typeof value === "string") return replace(value, at);
  if (Array.isArray(value)) return value.map((item, index) => replaceBelow(item, [...at, index], replace));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceBelow(item, [...at, key], replace)]),
  );
}
