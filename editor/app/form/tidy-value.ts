import { isGroup } from "#content/load/group.ts";
import { fitsVariant, type FormSchema } from "./form-schema.ts";

/**
 * Removes a form's leftovers from a value: spaces at the ends of changed texts, emptied fields, groups whose last field was emptied, such as
 * a second office, and empty groups that did not exist before.
 * @param original the value when it was opened
 */
export function tidyValue(value: unknown, original: unknown): unknown {
  if (Array.isArray(value)) {
    const before: unknown[] = Array.isArray(original) ? original : [];
    return value.map((each, index) => tidyValue(each, before[index]) ?? null);
  }
  if (typeof value === "string" && value !== original && value !== "") return value.trim() || undefined;
  if (typeof value !== "object" || value === null) return value;
  const before = (typeof original === "object" && original !== null ? original : {}) as Record<string, unknown>;
  const entries = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const tidied = tidyValue(each, before[key]);
    const wasEmpty = before[key] !== undefined && isEmptied(before[key]);
    const isLeft =
      tidied === undefined ||
      (isEmpty(tidied) && before[key] === undefined) ||
      (isGroup(tidied) && isEmptied(tidied) && !wasEmpty);
    return isLeft ? [] : [[key, tidied]];
  });
  return Object.fromEntries(entries);
}

/**
 * Adds required values as the form shows them: an unticked checkbox is `false`, and an absent list or group is empty. Absent optional values
 * stay absent.
 */
export function withShownValues(value: unknown, schema: FormSchema | undefined): unknown {
  if (schema?.$id === "variants") {
    const variant = schema["x-variants"]?.find((each) => fitsVariant(value, each));
    return variant ? withShownValues(value, variant.schema as FormSchema) : value;
  }
  if (Array.isArray(value)) {
    const items = schema?.items as FormSchema | undefined;
    return items ? value.map((each) => withShownValues(each, items)) : value;
  }
  if (!isGroup(value) || !schema) return value;
  const inner = (key: string) =>
    (schema.$id === "record" ? schema["x-value"] : schema.properties?.[key]) as FormSchema | undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, withShownValues(each, inner(key))] as const);
  const missing = (schema.required ?? []).filter((key) => !(key in value));
  const shown = missing.flatMap((key): [string, unknown][] => {
    const { type, const: constant = false } = inner(key) ?? {};
    if (type === "object") return [[key, withShownValues({}, inner(key))]];
    return type === "array" ? [[key, []]] : type === "boolean" ? [[key, constant]] : [];
  });
  return Object.fromEntries([...entries, ...shown]);
}

/** Whether nothing is filled in but the mark of a sample. */
function isEmptied(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptied);
  if (isGroup(value)) return Object.entries(value).every(([key, each]) => key === "sample" || isEmptied(each));
  return value === undefined || value === null || value === "";
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
