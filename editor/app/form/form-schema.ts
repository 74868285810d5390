import type { RJSFSchema } from "@rjsf/utils";
import { singular } from "#content/load/field-words.ts";
import { isGroup } from "#content/load/group.ts";
import { kindOf, labelOf } from "./labels.ts";

type Schema = Record<string, any>;

/** One of several variants of a value. */
export interface Variant {
  readonly title: string;
  readonly schema: RJSFSchema;
  /** The condition for a value to be this variant. */
  readonly fits: { readonly key: string; readonly constant: unknown } | { readonly type: "text" | "list" | "group" };
}

/** The keywords that the editor's fields read from a schema in addition to JSON Schema. */
export type FormSchema = RJSFSchema & {
  /** A sampled value may have several lines. */
  "x-several"?: boolean;
  /** A sampled value may have a note. */
  "x-note"?: boolean;
  /** The names that a record's fields may have; undefined for any. */
  "x-names"?: readonly string[];
  /** The site shows a record's fields in their order. */
  "x-ordered"?: boolean;
  "x-value"?: RJSFSchema;
  "x-variants"?: readonly Variant[];
  /** The value is a drawing, shown beside its fields. */
  "x-drawn"?: boolean;
  /** The value is `true` or absent. */
  "x-mark"?: boolean;
  /** The enclosing field already renders this value's frame. */
  "x-inner"?: boolean;
  /** The number of items cannot change. */
  "x-fixed"?: boolean;
  /** The text is a colour such as `#8a7f6d`. */
  "x-colour"?: boolean;
  /** An optional field that other fields may require. */
  "x-needed-at-times"?: boolean;
  /** Items come from uploads, so none are added in the form. */
  "x-taken-in"?: boolean;
};

/**
 * Converts a file's JSON Schema for the form: adds titles, removes defaults, which the form would write into the file, and turns variants
 * of a value into the editor's own fields.
 */
export function toFormSchema(jsonSchema: object): FormSchema {
  const definitions = ((jsonSchema as Schema).$defs ?? {}) as Record<string, Schema>;
  return convert(jsonSchema as Schema, "");

  function resolve(schema: Schema): Schema {
    const name = typeof schema.$ref === "string" ? schema.$ref.replace("#/$defs/", "") : undefined;
    const { $ref: _, ...own } = schema;
    return name === undefined ? schema : { ...definitions[name], ...own };
  }

  function convert(written: Schema, key: string): FormSchema {
    const schema = resolve(written);
    // The hint about quotes is for editing by hand; the form adds them.
    const description = (schema.description as string | undefined)?.replace(/, in quotes$/, "");
    const about = {
      title: (schema.title as string | undefined) ?? labelOf(key),
      ...(description ? { description } : {}),
    };
    const options = schema.anyOf ?? schema.oneOf;
    const drawn = schema.drawn === true ? { "x-drawn": true } : {};
    if (options) return { ...convertChoice((options as Schema[]).map(resolve), key), ...drawn, ...about };
    if ("const" in schema) return convertConstant(schema, about);
    const translations = schema.translations === true ? { $id: "translations" } : {};
    if (schema.type === "array") return { ...convertList(schema, key), ...translations, ...about };
    if (schema.type === "object" && schema.additionalProperties) return { ...convertRecord(schema, key), ...about };
    if (schema.type === "object") {
      const properties = Object.entries(schema.properties as Record<string, Schema>);
      return {
        type: "object",
        ...about,
        required: schema.required ?? [],
        properties: Object.fromEntries(properties.map(([name, each]) => [name, convert(each, name)])),
      };
    }
    const isColour = schema.format === "color" ? { "x-colour": true } : {};
    const isNeeded = schema.neededAtTimes === true ? { "x-needed-at-times": true } : {};
    return { type: schema.type, ...about, ...(schema.enum ? { enum: schema.enum } : {}), ...isColour, ...isNeeded };
  }

  function convertConstant(schema: Schema, about: object): FormSchema {
    if (schema.const === true) return { type: "boolean", "x-mark": true, ...about };
    return { const: schema.const, type: schema.type ?? typeof schema.const, ...about };
  }

  function convertList(schema: Schema, key: string): FormSchema {
    const { prefixItems, items, maxItems } = schema;
    const takenIn = schema.takenIn === true ? { "x-taken-in": true } : {};
    if (!prefixItems) {
      // A minimum would make the form add empty items.
      const most = maxItems === undefined ? {} : { maxItems };
      return { type: "array", items: convert(items as Schema, singular(key)), ...most, ...takenIn };
    }
    return { type: "array", items: convert(prefixItems[0] as Schema, singular(key)), "x-fixed": true };
  }

  function convertRecord(schema: Schema, key: string): FormSchema {
    const names = resolve((schema.propertyNames ?? {}) as Schema).enum as string[] | undefined;
    const value = convert(schema.additionalProperties as Schema, singular(key));
    return {
      $id: value.$id === "sampled" ? "figures" : "record",
      "x-value": value,
      ...(names ? { "x-names": names } : {}),
      ...(schema.shownInOrder === true ? { "x-ordered": true } : {}),
    };
  }

  function convertChoice(options: readonly Schema[], key: string): FormSchema {
    const wrapped = options.find(({ properties }) => properties?.value && properties.sample);
    if (wrapped) {
      const several = [...options, resolve(wrapped.properties.value)].some(
        ({ type, anyOf }) => type === "array" || anyOf,
      );
      return { $id: "sampled", "x-several": several, "x-note": "note" in wrapped.properties };
    }
    if (options.every(({ type }) => type === "string")) {
      const closed = options.every((each) => each.enum || "const" in each);
      return closed
        ? { type: "string", enum: options.flatMap((each) => each.enum ?? [each.const]) }
        : { type: "string" };
    }
    if (options.every((each) => "const" in each))
      return { type: options[0]!.type, enum: options.map((each) => each.const) };
    const by = Object.keys(options[0]?.properties ?? {}).find((name) =>
      options.every(({ properties }) => properties && "const" in (properties[name] ?? {})),
    );
    return { $id: "variants", "x-variants": options.map((each) => variant(each, by, key)) };
  }

  function variant(option: Schema, by: string | undefined, key: string): Variant {
    if (by !== undefined) {
      const constant: unknown = option.properties[by].const;
      return { title: kindOf(String(constant)), schema: convert(option, key), fits: { key: by, constant } };
    }
    const type = option.type === "array" ? "list" : option.type === "object" ? "group" : "text";
    const titles = {
      text: option.enum ? "From a shared list" : "One line",
      list: "Only for this item",
      group: "Several fields",
    };
    return { title: titles[type], schema: convert(option, key), fits: { type } };
  }
}

/** Whether a value is of a variant. */
export function fitsVariant(value: unknown, { fits }: Variant): boolean {
  if ("key" in fits) return isGroup(value) && value[fits.key] === fits.constant;
  if (fits.type === "list") return Array.isArray(value);
  return fits.type === "group" ? isGroup(value) : !isGroup(value) && !Array.isArray(value);
}

/** The initial value of a chosen variant: its required fields, and every required checkbox as false, as the form shows it. */
export function beginningOf({ schema, fits }: Variant): unknown {
  if ("type" in fits) return fits.type === "list" ? [] : fits.type === "group" ? {} : "";
  const required = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(([name]) =>
    schema.required?.includes(name),
  );
  return Object.fromEntries(
    required.flatMap(([name, each]): [string, unknown][] => {
      if ("const" in each) return [[name, each.const]];
      return each.type === "boolean" ? [[name, false]] : [];
    }),
  );
}
