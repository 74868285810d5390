import { groupOf, isGroup } from "#content/load/group.ts";
import { valueAt } from "../../store/with-value.ts";
import type { FieldMistake } from "../api.ts";
import { idOf, type FieldPath } from "./field-state.ts";
import { fitsVariant, type FormSchema } from "./form-schema.ts";

/** A required field. */
export interface NeededField {
  readonly at: FieldPath;
  readonly isFilled: boolean;
}

/** Whether a field is empty. */
export function isEmptyAt(value: unknown, at: FieldPath): boolean {
  const found = valueAt(value, at);
  const own = isGroup(found) && "value" in found ? found.value : found;
  if (own === undefined || own === null || own === "") return true;
  return typeof own === "object" && Object.keys(own).length === 0;
}

/**
 * Splits the mistakes of a form into empty fields and wrong values.
 * @param isLeft whether a field has been visited and left
 */
export function divideMistakes(
  mistakes: readonly FieldMistake[],
  value: unknown,
  isLeft: (id: string) => boolean,
): { missing: FieldMistake[]; wrong: FieldMistake[] } {
  const { missing = [], wrong = [] } = Object.groupBy(mistakes, ({ at }) =>
    at.length > 0 && isEmptyAt(value, at) && !isLeft(idOf(at)) ? "missing" : "wrong",
  );
  return { missing, wrong };
}

/** The required fields of a value in form order: those of its schema, and those named by the check. */
export function neededFields(
  schema: FormSchema,
  value: unknown,
  mistakes: readonly Pick<FieldMistake, "at">[],
): NeededField[] {
  const fields = requiredIn(schema, value, []);
  const ids = new Set(fields.map(idOf));
  const others = mistakes.map(({ at }) => at).filter((at) => !ids.has(idOf(at)));
  const unfilled = new Set(mistakes.map(({ at }) => idOf(at)));
  return [...fields, ...others].map((at) => ({ at, isFilled: !unfilled.has(idOf(at)) && !isEmptyAt(value, at) }));
}

function requiredIn(schema: FormSchema, value: unknown, at: FieldPath): FieldPath[] {
  if (schema.$id === "variants") {
    const variant = schema["x-variants"]?.find((each) => fitsVariant(value, each));
    return variant ? requiredIn(variant.schema as FormSchema, value, at) : [];
  }
  if (schema.$id === "figures") {
    // An empty one is left out when the draft is added to the site, unless the check refuses that.
    const keys = Object.keys(groupOf(value)).filter((key) => !isEmptyAt(value, [key]));
    return keys.map((key) => [...at, key]);
  }
  if (schema.$id === "sampled") return [at];
  if (Array.isArray(value)) {
    const items = schema.items as FormSchema | undefined;
    return items ? value.flatMap((each, index) => requiredIn(items, each, [...at, index])) : [];
  }
  if (schema.type === "object" && schema.properties) {
    const group = isGroup(value) ? value : {};
    return Object.entries(schema.properties as Record<string, FormSchema>).flatMap(([key, inner]) => {
      const isRequired = schema.required?.includes(key) === true;
      return isRequired || group[key] !== undefined ? requiredIn(inner, group[key], [...at, key]) : [];
    });
  }
  // An unticked checkbox is an answer, and a constant has nothing to fill in.
  const isAsked = schema.type !== "boolean" && schema.type !== "array" && !("const" in schema);
  return isAsked && at.length > 0 && schema.$id !== "record" ? [at] : [];
}
