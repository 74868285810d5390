import { isGroup } from "#content/load/group.ts";
import type { FormSchema } from "./form-schema.ts";
import { fitsVariant } from "./form-schema.ts";

/**
 * Adds required values as the form shows them: an unset checkbox is `false`, and an absent list or group is empty. Absent optional values
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
