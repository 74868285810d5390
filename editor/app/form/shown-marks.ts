import type { FormSchema } from "./form-schema.ts";
import { fitsVariant } from "./form-schema.ts";

type Group = Record<string, unknown>;

/**
 * A value with every mark that it has to have as the form shows it: one that is not ticked is `false`, also if nothing was said of
 * it. What is not there at all stays away.
 */
export function withShownMarks(value: unknown, schema: FormSchema | undefined): unknown {
  if (schema?.$id === "variants") {
    const variant = schema["x-variants"]?.find((each) => fitsVariant(value, each));
    return variant ? withShownMarks(value, variant.schema as FormSchema) : value;
  }
  if (Array.isArray(value)) {
    const items = schema?.items as FormSchema | undefined;
    return items ? value.map((each) => withShownMarks(each, items)) : value;
  }
  if (typeof value !== "object" || value === null || !schema) return value;
  const inner = (key: string) =>
    (schema.$id === "record" ? schema["x-value"] : schema.properties?.[key]) as FormSchema | undefined;
  const entries = Object.entries(value as Group).map(([key, each]) => [key, withShownMarks(each, inner(key))] as const);
  const missing = (schema.required ?? []).filter((key) => !(key in value) && inner(key)?.type === "boolean");
  const marks = missing.map((key) => [key, inner(key)?.const ?? false] as const);
  return Object.fromEntries([...entries, ...marks]);
}
